//! `sowbook build`: the archive as a site.

use std::{num::NonZero, path::PathBuf};

use clap::Args;

use super::{
    Common, Outcome,
    out::{Out, Verified, verified},
    tell,
};
use crate::render::{
    output::Product,
    site::{self, Options},
};

/// Build the site.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  sowbook build
  sowbook build --out public --base-url https://example.org/mancala")]
pub(super) struct Arguments {
    /// Where the site is written; what a build wrote there before is replaced, a
    /// folder with anything else in it refused
    #[arg(long, value_name = "DIR", default_value = "target/site")]
    out: PathBuf,
    /// The address at which the site will stand
    #[arg(long, value_name = "URL", value_parser = base_url)]
    base_url: Option<String>,
    /// How many threads work on it [default: one a processor]
    #[arg(long, value_name = "N")]
    jobs: Option<NonZero<usize>>,
}

pub(super) fn run(arguments: &Arguments, common: &Common) -> anyhow::Result<Outcome> {
    let out = Out {
        folder: &arguments.out,
        named: "--out ",
        product: Product::Site,
    };
    if let Some(fault) = out.overlap(&common.sources)? {
        tell(&format!("error: {fault}\n"));
        return Ok(Outcome::Misuse);
    }
    let Some(Verified { archive, report }) = verified(&common.sources) else {
        return Ok(Outcome::Errors);
    };
    let options = Options {
        base_url: arguments.base_url.as_deref(),
        jobs: arguments.jobs.map_or_else(processors, NonZero::get),
    };
    let files = match site::render(&archive, &report, options) {
        Ok(files) => files,
        Err(error) => {
            tell(&format!("error: {error}\n"));
            return Ok(Outcome::Errors);
        }
    };
    out.write(&files, "index.html")
}

fn processors() -> usize {
    std::thread::available_parallelism().map_or(1, usize::from)
}

/// An address under which pages can stand: a scheme, a host, perhaps a path.
fn base_url(text: &str) -> Result<String, String> {
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
    use super::base_url;

    #[test]
    fn a_base_url_has_a_scheme_and_a_host() {
        for good in [
            "https://example.org",
            "http://example.org/mancala/",
            "http://localhost:8000",
            "http://[::1]/x",
        ] {
            assert_eq!(base_url(good).as_deref(), Ok(good));
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
            assert!(base_url(bad).is_err(), "{bad}");
        }
    }
}
