//! The command line: what can be asked, one file a subcommand.
//!
//! Data goes to standard output, diagnostics to standard error.

use std::io::{self, Write};
use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::Context;
use clap::{Args, Parser, Subcommand};
use serde::Serialize;

use self::game::InputError;
use crate::render::texts::Languages;

mod build;
mod cite;
mod export;
mod game;
mod moves;
mod note;
mod out;
mod perft;
mod pins;
mod play;
mod playouts;
#[cfg(feature = "serve")]
mod serve;
mod verify;

/// How a command ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// All is well.
    Good,
    /// The archive or the input has errors.
    Errors,
    /// The command was not used as it should be.
    Misuse,
}

impl From<Outcome> for ExitCode {
    fn from(outcome: Outcome) -> ExitCode {
        ExitCode::from(match outcome {
            Outcome::Good => 0,
            Outcome::Errors => 1,
            Outcome::Misuse => 2,
        })
    }
}

/// From field notes on sowing games to verified pages.
#[derive(Debug, Parser)]
#[command(name = "sowbook", version)]
struct Arguments {
    #[command(flatten)]
    common: Common,
    #[command(subcommand)]
    command: Command,
}

/// What every command understands.
#[derive(Debug, Args)]
struct Common {
    /// The archive's folder
    #[arg(long, global = true, value_name = "DIR", default_value = "sources")]
    sources: PathBuf,
    /// The language of what is said about play
    #[arg(long, global = true, value_name = "L", default_value = "en")]
    lang: String,
}

impl Common {
    /// What to say of `--lang` if there is no such interface language.
    fn unknown_language(&self) -> anyhow::Result<Option<String>> {
        let languages = interface_languages()?;
        let known: Vec<&str> = languages.iter().map(|texts| texts.language()).collect();
        Ok((!known.contains(&self.lang.as_str())).then(|| {
            format!(
                "there is no interface language `{}`; there are {}",
                self.lang,
                known.join(", ")
            )
        }))
    }
}

/// The interface languages in the binary; that they are sound is tested.
fn interface_languages() -> anyhow::Result<Languages> {
    Languages::embedded().map_err(|errors| {
        let errors: Vec<String> = errors.iter().map(ToString::to_string).collect();
        anyhow::anyhow!("the interface texts are broken: {}", errors.join("; "))
    })
}

#[derive(Debug, Subcommand)]
enum Command {
    Build(build::Arguments),
    #[cfg(feature = "serve")]
    Serve(serve::Arguments),
    Export(export::Arguments),
    Verify(verify::Arguments),
    Note(note::Arguments),
    Moves(moves::Arguments),
    Play(play::Arguments),
    Perft(perft::Arguments),
    Playouts(playouts::Arguments),
    Cite(cite::Arguments),
}

/// Runs the program on the process's arguments.
///
/// # Errors
///
/// What keeps the program itself from its work: a file that can't be read.
pub fn run() -> anyhow::Result<Outcome> {
    let arguments = match Arguments::try_parse() {
        Ok(arguments) => arguments,
        Err(error) => {
            // As with `tell`: whoever closed the stream does not want the help.
            let _ = error.print();
            return Ok(if error.use_stderr() {
                Outcome::Misuse
            } else {
                Outcome::Good
            });
        }
    };
    let common = &arguments.common;
    if let Some(message) = common.unknown_language()? {
        return Ok(InputError::Misuse(message).outcome());
    }
    match &arguments.command {
        Command::Build(arguments) => build::run(arguments, common),
        #[cfg(feature = "serve")]
        Command::Serve(arguments) => serve::run(arguments, common),
        Command::Export(arguments) => export::run(arguments, common),
        Command::Verify(arguments) => verify::run(arguments, common),
        Command::Note(arguments) => note::run(arguments, common),
        Command::Moves(arguments) => moves::run(arguments, common),
        Command::Play(arguments) => play::run(arguments, common),
        Command::Perft(arguments) => perft::run(arguments, common),
        Command::Playouts(arguments) => playouts::run(arguments, common),
        Command::Cite(arguments) => cite::run(arguments, common),
    }
}

/// Prints an answer as JSON or in words, or says what was wrong with the input.
fn answer<R: Serialize>(
    answer: Result<R, InputError>,
    as_json: bool,
    in_words: impl FnOnce(&R) -> String,
) -> anyhow::Result<Outcome> {
    match answer {
        Ok(record) if as_json => print_json(&record)?,
        Ok(record) => print(&in_words(&record))?,
        Err(error) => return Ok(error.outcome()),
    }
    Ok(Outcome::Good)
}

/// Prints data.
fn print(text: &str) -> anyhow::Result<()> {
    match io::stdout().write_all(text.as_bytes()) {
        // Whoever read has read enough, as in `sowbook play … | head`.
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => Ok(()),
        written => written.context("cannot write to standard output"),
    }
}

/// Tells people something, on standard error. Where even that is closed, nobody
/// is left to be told.
pub fn tell(text: &str) {
    let _ = io::stderr().write_all(text.as_bytes());
}

/// A number of things, e.g. `1 error`, `2 errors`.
fn count(number: usize, thing: &str) -> String {
    let plural = if number == 1 { "" } else { "s" };
    format!("{number} {thing}{plural}")
}

/// Prints data as JSON.
fn print_json(record: &impl Serialize) -> anyhow::Result<()> {
    let json = serde_json::to_string_pretty(record).context("cannot write JSON")?;
    print(&(json + "\n"))
}
