//! `sowbook cite`: the citation of the archive, a game or a part of it.

use anyhow::Context;
use clap::Args;

use super::game::{InputError, load_archive};
use super::{Common, Outcome, interface_languages, print, tell};
use crate::citing::{Citable, Citing, Style, Styles};
use crate::parse::archive::site_address;

/// Print how something is to be cited: the archive, a game, a statement, a reading, an example
#[derive(Debug, Args)]
#[command(after_help = "\
A statement is named as in its address, with its witness before it; without one it is
that of the game's first witness.

Examples:
  sowbook cite
  sowbook cite GAME --style bibtex
  sowbook cite 'GAME#sq:capture.2' --style csl-json
  sowbook cite 'GAME#capture.2' --lang sq
  sowbook cite 'GAME#reading:ID' --style apa
  sowbook cite 'GAME#example:ID' --base-url https://example.org/mancala")]
pub(super) struct Arguments {
    /// A game's slug; after `#` one of its statements, `reading:ID` or `example:ID`.
    /// Without it the archive is cited
    #[arg(value_name = "GAME[#STATEMENT]")]
    what: Option<String>,
    /// bibtex, ris, csl-json, chicago or apa
    #[arg(long, value_name = "STYLE", default_value = "chicago")]
    style: Style,
    /// The address at which the site stands, if it is not that of `archive.yaml`
    #[arg(long, value_name = "URL", value_parser = site_address)]
    base_url: Option<String>,
}

pub(super) fn run(arguments: &Arguments, common: &Common) -> anyhow::Result<Outcome> {
    let archive = match load_archive(common) {
        Ok(archive) => archive,
        Err(error) => return Ok(error.outcome()),
    };
    let citable = match &arguments.what {
        None => Citable::Archive,
        Some(name) => match Citable::find(&archive, name) {
            Ok(citable) => citable,
            Err(error) => return Ok(InputError::Misuse(error.to_string()).outcome()),
        },
    };
    if let Some(name) = &arguments.what {
        tell(&witness_taken(name, citable));
    }
    let languages = interface_languages()?;
    let texts = languages
        .get(&common.lang)
        .context("the language was looked for before")?;
    let citing = Citing {
        archive: &archive,
        texts,
        base_url: arguments.base_url.as_deref(),
        styles: &Styles::new(),
    };
    print(&citing.cite(citable, arguments.style)?)?;
    Ok(Outcome::Good)
}

/// Which witness a statement named without one is taken from, where there are
/// several.
fn witness_taken(name: &str, citable: Citable<'_>) -> String {
    match citable {
        Citable::Statement(game, witness, statement)
            if !name.contains(':') && game.witnesses.len() > 1 =>
        {
            let others: Vec<String> = game
                .witnesses
                .iter()
                .filter(|other| other.siglum != witness.siglum)
                .filter(|other| other.note.statement(statement.id).is_some())
                .map(|other| format!("`{}:{}`", other.siglum, statement.id))
                .collect();
            let also = match others.is_empty() {
                true => String::new(),
                false => format!("; there is also {}", others.join(", ")),
            };
            format!(
                "note: `{}` is `{}:{}` of the first witness{also}\n",
                statement.id, witness.siglum, statement.id
            )
        }
        _ => String::new(),
    }
}
