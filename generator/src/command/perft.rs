//! `sowbook perft GAME DEPTH`: how many lines of play there are.

use clap::Args;
use engine::{Repetitions, perft};

use super::game::{GameArguments, InputError, PositionArguments, load_archive};
use super::{Common, Outcome, answer};

/// Count the lines of play of exactly DEPTH plies
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  sowbook perft GAME 8
  sowbook perft GAME 10 --ignore-repetition")]
pub(super) struct Arguments {
    #[command(flatten)]
    game: GameArguments,
    /// Plies: passes count, finished games do not go on
    depth: u32,
    #[command(flatten)]
    position: PositionArguments,
    /// Play on where a position comes back
    #[arg(long)]
    ignore_repetition: bool,
}

pub(super) fn run(arguments: &Arguments, common: &Common) -> anyhow::Result<Outcome> {
    answer(count(arguments, common), false, |lines| {
        format!("{lines}\n")
    })
}

fn count(arguments: &Arguments, common: &Common) -> Result<u64, InputError> {
    let archive = load_archive(common)?;
    let rulebook = arguments.game.rulebook(&archive)?;
    let position = arguments.position.position(&rulebook)?;
    let repetitions = if arguments.ignore_repetition {
        Repetitions::Ignore
    } else {
        Repetitions::End
    };
    Ok(perft(&rulebook, &position, arguments.depth, repetitions))
}
