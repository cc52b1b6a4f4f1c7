//! A move for the machine.

use engine::{Line, Side, Strength};
use serde::Serialize;

use crate::{
    failure::{Failure, Fault, Field},
    request::Request,
    text,
};

#[derive(Serialize)]
struct ChooseAnswer {
    #[serde(rename = "move")]
    chosen: String,
    /// The play that is expected, the move first.
    line: String,
    value: Value,
    /// Plies looked ahead.
    depth: u32,
    /// Positions looked at.
    positions: u64,
}

/// How things stand at the end of the play that is expected.
#[derive(Serialize)]
struct Value {
    /// South's seeds less North's, where they count.
    seeds: Option<i16>,
    /// Who has won there, if the game is over.
    winner: Option<&'static str>,
    /// Plies until then.
    plies: usize,
}

/// Chooses a move at the end of the line.
///
/// # Errors
/// There is no such line or strength, or the game is over.
pub(crate) fn choose(request: &Request) -> Result<String, Failure> {
    let rulebook = request.rulebook()?;
    let mut game = request.game(&rulebook)?;
    let moves = request.moves()?;
    Line::go_on(&mut game, moves.iter().copied())
        .map_err(|error| Failure::of(Fault::of_move(&error, &moves)).in_field(Field::Moves))?;
    let strength = Strength::new(request.strength).ok_or_else(|| {
        let fault = Fault::BadStrength {
            least: Strength::LEAST.number(),
            most: Strength::MOST.number(),
        };
        Failure::of(fault).in_field(Field::Strength)
    })?;
    let choice = engine::choose(&game, strength, request.seed)
        .ok_or_else(|| Failure::of(Fault::GameOver))?;
    let line: Vec<String> = choice.line.iter().map(ToString::to_string).collect();
    let winner = |outcome: engine::Outcome| outcome.winner.map_or("draw", Side::name);
    Ok(text(&ChooseAnswer {
        chosen: choice.chosen.to_string(),
        value: Value {
            seeds: choice.value.seeds,
            winner: choice.value.outcome.map(winner),
            plies: line.len(),
        },
        line: line.join(" "),
        depth: choice.depth,
        positions: choice.positions,
    }))
}
