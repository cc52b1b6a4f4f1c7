//! `sowbook build`: the archive as a site.

use std::{
    fs, io,
    num::NonZero,
    path::{self, Component, Path, PathBuf},
};

use anyhow::Context;
use clap::Args;

use super::{Common, Outcome, print, tell};
use crate::{
    diagnostic::{self, Colour},
    load,
    render::{
        output::{self, OutputError},
        site::{self, Options},
    },
    verify,
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
    if let Some(fault) = overlap(&arguments.out, &common.sources)? {
        tell(&format!("error: {fault}\n"));
        return Ok(Outcome::Misuse);
    }
    let loaded = load::load(&common.sources);
    tell(&diagnostic::render_coloured(
        &loaded.diagnostics,
        &loaded.sources,
        Colour::for_stderr(),
    ));
    let archive = match &loaded.archive {
        Some(archive) if !loaded.has_errors() => archive,
        _ => return Ok(Outcome::Errors),
    };
    let report = verify::verify(archive, &loaded.diagnostics, |_| true);
    tell(&diagnostic::render_coloured(
        &report.diagnostics,
        &loaded.sources,
        Colour::for_stderr(),
    ));
    // What falls short is never shown as verified, nor the rest without it.
    if diagnostic::any_error(&report.diagnostics) {
        return Ok(Outcome::Errors);
    }
    let options = Options {
        base_url: arguments.base_url.as_deref(),
        jobs: arguments.jobs.map_or_else(processors, NonZero::get),
    };
    let files = match site::render(archive, &report, options) {
        Ok(files) => files,
        Err(error) => {
            tell(&format!("error: {error}\n"));
            return Ok(Outcome::Errors);
        }
    };
    match output::write(&arguments.out, &files) {
        Ok(()) => {}
        Err(error @ OutputError::Io { .. }) => {
            return Err(error).context("cannot write the site");
        }
        Err(error) => {
            tell(&format!("error: {error}\n"));
            return Ok(Outcome::Misuse);
        }
    }
    print(&format!("{}\n", arguments.out.join("index.html").display()))?;
    Ok(Outcome::Good)
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

/// Why a site cannot be written there: one of the two folders is within the
/// other, so that the build would replace the archive or read its own pages.
fn overlap(out: &Path, sources: &Path) -> anyhow::Result<Option<String>> {
    let at = |path: &Path| resolve(path).with_context(|| format!("cannot find {}", path.display()));
    let (real_out, real_sources) = (at(out)?, at(sources)?);
    let how = if real_out == real_sources {
        "is the folder of the archive"
    } else if real_out.starts_with(&real_sources) {
        "lies within the folder of the archive"
    } else if real_sources.starts_with(&real_out) {
        "holds the folder of the archive"
    } else {
        return Ok(None);
    };
    Ok(Some(format!(
        "--out {} {how}, {}; a site needs a folder of its own",
        out.display(),
        sources.display()
    )))
}

/// Where a path leads: the part of it that exists without links, and the rest.
fn resolve(path: &Path) -> io::Result<PathBuf> {
    let path = path::absolute(path)?;
    let existing = path.ancestors().find_map(|ancestor| {
        let real = fs::canonicalize(ancestor).ok()?;
        Some((real, path.strip_prefix(ancestor).ok()?))
    });
    let Some((mut real, rest)) = existing else {
        return Ok(path);
    };
    for part in rest.components() {
        match part {
            Component::ParentDir => {
                real.pop();
            }
            part => real.push(part),
        }
    }
    Ok(real)
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
