//! The archive's own data, `archive.yaml`: what a citation of it prints.

use schemars::JsonSchema;
use serde::Deserialize;

use url::Url;

use super::text::Text;

/// A whole `archive.yaml`.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ArchiveRecord {
    /// Its title.
    pub title: Text,
    /// Its version, e.g. `0.1.0`.
    pub version: String,
    /// The day of that version, ISO 8601.
    pub date: String,
    /// Who edits it.
    pub editors: Vec<Editor>,
    /// The licence of the archive's own texts.
    pub licence: Licence,
    /// The address at which its site stands, once it has one.
    pub address: Option<String>,
    /// What changed for those who read it, the newest first.
    #[serde(default)]
    pub changes: Vec<Change>,
}

/// What is new in a version of the archive.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Change {
    /// The version, e.g. `0.1.0`.
    pub version: String,
    /// Its day, ISO 8601.
    pub date: String,
    /// What is new.
    pub text: Text,
}

/// An editor of the archive.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Editor {
    /// The name as it is to be printed.
    pub name: String,
}

/// A licence and what it covers.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Licence {
    /// Its SPDX identifier.
    pub id: String,
    /// Where it stands in full.
    pub url: String,
    /// What it covers and what it does not.
    pub covers: Text,
}

/// An address under which pages can stand: a scheme, a host, perhaps a path.
///
/// # Errors
/// What is wrong with it, to be said after it.
pub fn site_address(text: &str) -> Result<String, String> {
    if !text.starts_with("https://") && !text.starts_with("http://") {
        return Err("it must begin with `https://` or `http://`".to_owned());
    }
    // Read as in a browser, these would be something else than they look.
    if let Some(odd) = text
        .chars()
        .find(|c| c.is_whitespace() || c.is_control() || "?#\"<>\\".contains(*c))
    {
        return Err(format!("an address of pages holds no {odd:?}"));
    }
    let address = match Url::parse(text) {
        Ok(address) => address,
        Err(url::ParseError::EmptyHost) => return Err("it names no host".to_owned()),
        Err(error) => return Err(format!("it is no address: {error}")),
    };
    if !address.username().is_empty() || address.password().is_some() {
        return Err("a name or password in it would stand on every page".to_owned());
    }
    let is_named = address.domain().is_none_or(|domain| {
        domain
            .trim_end_matches('.')
            .split('.')
            .all(|label| !label.is_empty() && !label.starts_with('-') && !label.ends_with('-'))
    });
    if !is_named {
        return Err("it names no host".to_owned());
    }
    // Another form of the same: a step back, a port that goes without saying.
    if address.as_str().trim_end_matches('/') != text.trim_end_matches('/') {
        return Err(format!("it is written `{address}`"));
    }
    Ok(text.to_owned())
}

#[cfg(test)]
mod tests {
    use super::site_address;

    #[test]
    fn the_address_of_a_site_has_a_scheme_and_a_host() {
        for good in [
            "https://example.org",
            "http://example.org/mancala/",
            "http://localhost:8000",
            "http://[::1]/x",
            "https://example.org/~me/mancala",
            "https://xn--bcher-kva.example/a%20b",
            "https://user.example.org:8443/a@b",
        ] {
            assert_eq!(site_address(good).as_deref(), Ok(good));
        }
        for bad in [
            "",
            "example.org",
            "//example.org",
            "https://",
            "https:///x",
            "http://:80/",
            "ftp://example.org",
            "javascript:alert(1)",
            "https://example.org/?a",
            "https://exa mple.org",
            "https://example.org/\"x",
            "https:///example.org",
            "https:example.org",
            "https://user:word@example.org/a",
            "https://user@example.org",
            "https://example.org/a/../b",
            "https://example.org:443/",
            "https://example.org:99999/",
            "https://Example.org/",
            "https://./",
            "https://-/",
            "https://example..org",
        ] {
            assert!(site_address(bad).is_err(), "{bad}");
        }
    }
}
