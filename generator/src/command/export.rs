//! `sowbook export`: the archive as a data set.

use std::path::PathBuf;

use clap::Args;

use super::{
    Common, Outcome, interface_languages,
    out::{Out, Verified, verified},
    tell,
};
use crate::{export, render::output::Product};

/// Write the archive as a data set: JSON, CLDF, BibTeX.
#[derive(Debug, Args)]
#[command(after_help = "\
The same archive gives the same bytes. README.md in the folder says what each
file is for; the site has the same files under data/.

Examples:
  sowbook export target/data
  sowbook export ../data --sources ../archive/sources")]
pub(super) struct Arguments {
    /// Where it is written; what an export wrote there before is replaced, a
    /// folder with anything else in it refused
    #[arg(value_name = "DIR")]
    folder: PathBuf,
}

pub(super) fn run(arguments: &Arguments, common: &Common) -> anyhow::Result<Outcome> {
    let out = Out {
        folder: &arguments.folder,
        named: "",
        product: Product::DataSet,
    };
    if let Some(fault) = out.overlap(&common.sources)? {
        tell(&format!("error: {fault}\n"));
        return Ok(Outcome::Misuse);
    }
    let languages = interface_languages()?;
    let Some(Verified { archive, report }) = verified(&common.sources) else {
        return Ok(Outcome::Errors);
    };
    match export::files(&archive, &report, &languages) {
        Ok(files) => out.write(&files, export::README),
        Err(error) => {
            tell(&format!("error: {error}\n"));
            Ok(Outcome::Errors)
        }
    }
}
