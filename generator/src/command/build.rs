//! `sowbook build`: the archive as a site.

use std::{
    collections::BTreeMap,
    fs,
    num::NonZero,
    path::{Path, PathBuf},
};

use anyhow::Context;
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
        texts::Languages,
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
    /// More tables of interface texts, a file `CODE.ftl` a language: to try one out
    #[arg(long, value_name = "DIR")]
    texts: Option<PathBuf>,
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
    let languages = match languages(arguments.texts.as_deref())? {
        Ok(languages) => languages,
        Err(faults) => {
            tell(&faults);
            return Ok(Outcome::Errors);
        }
    };
    let Some(Verified { archive, report }) = verified(&common.sources) else {
        return Ok(Outcome::Errors);
    };
    let options = Options {
        base_url: arguments.base_url.as_deref(),
        jobs: arguments.jobs.map_or_else(processors, NonZero::get),
        guide: None,
    };
    let files = match site::render_in(&languages, &archive, &report, options) {
        Ok(files) => files,
        Err(error) => {
            tell(&format!("error: {error}\n"));
            return Ok(Outcome::Errors);
        }
    };
    out.write(&files, "index.html")
}

/// The interface languages built in and those whose tables are in `folder`; else
/// what is wrong with them, a fault a line.
pub(super) fn languages(folder: Option<&Path>) -> anyhow::Result<Result<Languages, String>> {
    let mut tables = BTreeMap::new();
    let mut faults = Vec::new();
    if let Some(folder) = folder {
        let cannot_read = |path: &Path| format!("cannot read {}", path.display());
        for entry in fs::read_dir(folder).with_context(|| cannot_read(folder))? {
            let path = entry.with_context(|| cannot_read(folder))?.path();
            if path.extension().is_none_or(|ending| ending != "ftl") {
                continue;
            }
            let language = path.file_stem().unwrap_or_default().to_string_lossy();
            // A pipe would be waited for.
            if !path.is_file() {
                faults.push(format!("error: {}: it is not a file\n", path.display()));
                continue;
            }
            match fs::read_to_string(&path) {
                Ok(source) => {
                    let table = (path.display().to_string(), source);
                    tables.insert(language.into_owned(), table);
                }
                Err(error) => faults.push(format!("error: {}: {error}\n", path.display())),
            }
        }
        if tables.is_empty() && faults.is_empty() {
            faults.push(format!(
                "error: there is no table in {}: expected a file such as fr.ftl, with the keys of the English one\n",
                folder.display()
            ));
        }
    }
    match Languages::embedded_and(&tables) {
        Ok(languages) if faults.is_empty() => return Ok(Ok(languages)),
        Ok(_) => {}
        Err(errors) => faults.extend(errors.iter().map(|error| format!("error: {error}\n"))),
    }
    faults.sort();
    Ok(Err(faults.concat()))
}

fn processors() -> usize {
    std::thread::available_parallelism().map_or(1, usize::from)
}
