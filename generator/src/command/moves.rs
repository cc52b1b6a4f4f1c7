//! `sowbook moves GAME`: what the player to move can do, and what not, and why.

use clap::Args;
use engine::{Game, Line, Ply, Side, Standing};
use serde::Serialize;

use super::game::{GameArguments, InputError, PositionArguments, load_archive};
use super::{Common, Outcome, answer};

/// Show the legal moves of a position and why the others are refused
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  sowbook moves GAME
  sowbook moves GAME --after 'C a B' --json
  sowbook moves GAME --position '0,0,10/0,0,0 s 16-16 20'")]
pub(super) struct Arguments {
    #[command(flatten)]
    game: GameArguments,
    #[command(flatten)]
    position: PositionArguments,
    /// Play these moves first; they count for repetition
    #[arg(
        long,
        value_name = "MOVES",
        default_value = "",
        allow_hyphen_values = true
    )]
    after: String,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

/// The answer, as programs read it.
#[derive(Debug, Serialize)]
struct MovesRecord {
    position: String,
    over: bool,
    result: Option<engine::Outcome>,
    moves: Vec<MoveRecord>,
    refused: Vec<RefusedRecord>,
}

#[derive(Debug, Serialize)]
struct MoveRecord {
    #[serde(rename = "move")]
    played: String,
    after: String,
    captured: u8,
    over: bool,
    result: Option<engine::Outcome>,
}

#[derive(Debug, Serialize)]
struct RefusedRecord {
    #[serde(rename = "move")]
    refused: String,
    reason: &'static str,
}

pub(super) fn run(arguments: &Arguments, common: &Common) -> anyhow::Result<Outcome> {
    answer(
        moves(arguments, common),
        arguments.json,
        MovesRecord::in_words,
    )
}

fn moves(arguments: &Arguments, common: &Common) -> Result<MovesRecord, InputError> {
    let archive = load_archive(common)?;
    let rulebook = arguments.game.rulebook(&archive)?;
    let from = arguments.position.position(&rulebook)?;
    let mut game = Game::from_position(&rulebook, from);
    Line::go_on(&mut game, arguments.after.split_whitespace())
        .map_err(|error| InputError::Input(format!("`--after`: {error}")))?;
    Ok(MovesRecord::new(&game))
}

impl MovesRecord {
    fn new(game: &Game<'_>) -> MovesRecord {
        let standing = Standing::of(game);
        let moves = game.next_plies();
        let refused = standing.refused.iter().map(|(pit, refusal)| RefusedRecord {
            refused: pit.to_string(),
            reason: refusal.name(),
        });
        MovesRecord {
            position: standing.position.to_string(),
            over: standing.over.is_some(),
            result: standing.outcome,
            moves: moves.iter().map(MoveRecord::new).collect(),
            refused: refused.collect(),
        }
    }

    fn in_words(&self) -> String {
        let mut text = format!("{}\n", self.position);
        if let Some(result) = &self.result {
            text += &format!("over {}\n", result_text(result));
        }
        for chosen in &self.moves {
            text += &format!("{}  {}", chosen.played, chosen.after);
            if chosen.captured > 0 {
                text += &format!("  captures {}", chosen.captured);
            }
            if let Some(result) = &chosen.result {
                text += &format!("  over {}", result_text(result));
            }
            text += "\n";
        }
        for refused in &self.refused {
            text += &format!("{}  refused: {}\n", refused.refused, refused.reason);
        }
        text
    }
}

impl MoveRecord {
    fn new(ply: &Ply) -> MoveRecord {
        MoveRecord {
            played: ply.played.to_string(),
            after: ply.after.position.to_string(),
            captured: ply.captured,
            over: ply.after.over.is_some(),
            result: ply.after.outcome,
        }
    }
}

/// A result in figures, e.g. `20-22 north`.
pub(super) fn result_text(outcome: &engine::Outcome) -> String {
    let winner = outcome.winner.map_or("draw", Side::name);
    format!("{}-{} {winner}", outcome.south, outcome.north)
}
