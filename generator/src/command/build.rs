//! `sowbook build`: the archive as a site.

use std::path::PathBuf;

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
    /// Where the site is written; what a build wrote there before is replaced
    #[arg(long, value_name = "DIR", default_value = "target/site")]
    out: PathBuf,
    /// The address at which the site will stand
    #[arg(long, value_name = "URL")]
    base_url: Option<String>,
    /// How many threads work on it [default: one a processor]
    #[arg(long, value_name = "N")]
    jobs: Option<usize>,
}

pub(super) fn run(arguments: &Arguments, common: &Common) -> anyhow::Result<Outcome> {
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
        jobs: arguments.jobs.unwrap_or_else(processors),
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
        Err(error @ (OutputError::NotOurs(_) | OutputError::NotAFolder(_))) => {
            tell(&format!("error: {error}\n"));
            return Ok(Outcome::Misuse);
        }
        Err(error) => return Err(error).context("cannot write the site"),
    }
    print(&format!("{}\n", arguments.out.join("index.html").display()))?;
    Ok(Outcome::Good)
}

fn processors() -> usize {
    std::thread::available_parallelism().map_or(1, usize::from)
}
