//! The command line: what can be asked, one file a subcommand.
//!
//! Data goes to standard output, diagnostics to standard error.

use std::process::ExitCode;

use clap::{Parser, Subcommand};

mod build;
mod note;

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
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    Build(build::Arguments),
    Note(note::Arguments),
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
            error.print()?;
            return Ok(if error.use_stderr() {
                Outcome::Misuse
            } else {
                Outcome::Good
            });
        }
    };
    match arguments.command {
        Command::Build(arguments) => build::run(&arguments),
        Command::Note(arguments) => note::run(&arguments),
    }
}
