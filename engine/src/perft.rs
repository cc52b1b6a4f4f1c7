//! Counting lines of play: the measure by which two programs are compared.

use crate::{
    game::History,
    play::{Plays, Prospect},
    position::Position,
    rulebook::Rulebook,
};

/// Whether a position that comes back ends the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Repetitions {
    /// It does, as the rules say.
    End,
    /// It is overlooked.
    Ignore,
}

/// The number of lines of play of exactly `depth` plies from `position`.
/// Passes count as plies; finished games do not go on.
#[must_use]
pub fn perft(
    rulebook: &Rulebook,
    position: &Position,
    depth: u32,
    repetitions: Repetitions,
) -> u64 {
    count(
        rulebook,
        position,
        depth,
        repetitions,
        &mut History::default(),
    )
}

fn count(
    rulebook: &Rulebook,
    position: &Position,
    depth: u32,
    repetitions: Repetitions,
    history: &mut History,
) -> u64 {
    if depth == 0 {
        return 1;
    }
    let is_over = repetitions == Repetitions::End && history.push(position);
    let mut plays = Plays::new();
    let lines = match rulebook.prospect(position, &mut plays) {
        _ if is_over => 0,
        Prospect::Over(_) => 0,
        Prospect::Choose if depth == 1 => plays.len() as u64,
        Prospect::Choose => plays
            .iter()
            .map(|play| rulebook.after(position, play))
            .map(|next| count(rulebook, &next, depth - 1, repetitions, history))
            .sum(),
        Prospect::Pass => {
            let next = rulebook.after_pass(position);
            count(rulebook, &next, depth - 1, repetitions, history)
        }
    };
    history.pop();
    lines
}
