//! The archive's own data, `archive.yaml`: what a citation of it prints.

use schemars::JsonSchema;
use serde::Deserialize;

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
    let rest = ["https://", "http://"]
        .into_iter()
        .find_map(|scheme| text.strip_prefix(scheme))
        .ok_or("it must begin with `https://` or `http://`")?;
    let authority = rest.split('/').next().unwrap_or_default();
    let host = authority.split(':').next().unwrap_or_default();
    if host.is_empty() {
        return Err("it names no host".to_owned());
    }
    if let Some(odd) = rest
        .chars()
        .find(|c| c.is_whitespace() || c.is_control() || "?#\"<>\\".contains(*c))
    {
        return Err(format!("an address of pages holds no {odd:?}"));
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
        ] {
            assert!(site_address(bad).is_err(), "{bad}");
        }
    }
}
