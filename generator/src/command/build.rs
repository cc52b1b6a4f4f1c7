//! `sowbook build`: the archive as a site.

use std::{num::NonZero, path::PathBuf};

use clap::Args;

use super::{
    Common, Outcome,
    out::{Out, Verified, verified},
    tell,
};
use crate::{
    parse::archive::site_address,
    render::{
        output::Product,
        site::{self, Options},
    },
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
    #[arg(long, value_name = "URL", value_parser = site_address)]
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
