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
///
/// The tree is walked with a list of what is still to be tried, not by calls
/// within calls: any depth may be asked for.
#[must_use]
pub fn perft(
    rulebook: &Rulebook,
    position: &Position,
    depth: u32,
    repetitions: Repetitions,
) -> u64 {
    let mut lines = 0;
    let mut history = History::default();
    let mut plays = Plays::new();
    // Positions still to be visited, each with the plies left to play there;
    // those of one line lie one after another in the history.
    let mut pending = vec![(*position, depth)];
    let mut played = 0;
    while let Some((here, left)) = pending.pop() {
        if left == 0 {
            lines += 1;
            continue;
        }
        if repetitions == Repetitions::End {
            // Back to where this position branches off.
            while played > depth - left {
                history.pop();
                played -= 1;
            }
            played += 1;
            if history.push(&here) {
                continue;
            }
        }
        match rulebook.prospect(&here, &mut plays) {
            Prospect::Over(_) => {}
            Prospect::Choose if left == 1 => lines += plays.len() as u64,
            Prospect::Choose => {
                let next = plays.iter().map(|play| rulebook.after(&here, play));
                pending.extend(next.map(|next| (next, left - 1)));
            }
            Prospect::Pass => pending.push((rulebook.after_pass(&here), left - 1)),
        }
    }
    lines
}
