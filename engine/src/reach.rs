//! Every position that can be reached from the start of a small game, and the
//! proof by exhaustion that two games are the same.
//!
//! Two positions are one here if the same seeds lie in the same pits and the
//! same player is to move. Who captured what does not bear on play, only on the
//! result; the number of plies bears on the opening only, so positions of the
//! first two plies are kept apart from later ones.
//!
//! History is left aside: a game that would be over because a position came
//! back goes on. So all positions of real games are among those visited, and
//! perhaps some more, and what holds in all of them holds in every game.

use std::ops::ControlFlow;

use crate::{
    parting::{Comparison, Pair},
    pit::Side,
    play::Turn,
    position::Position,
    rulebook::Rulebook,
    trace::Cause,
};

/// How many positions a board could hold, with both players to move, if no rule
/// bore on it: the memory, in bits, that [`visit_every_position`] needs. `None`
/// if they cannot be counted.
#[must_use]
pub fn conceivable_positions(rulebook: &Rulebook) -> Option<u64> {
    let seeds = u64::from(rulebook.rules().board.seeds_in_all());
    let pits = rulebook.ring() as u64;
    // As many as there are ways to part the seeds among the pits and what was captured.
    let boards = (1..=pits).try_fold(1_u64, |ways, pit| {
        Some(ways.checked_mul(seeds + pit)? / pit)
    })?;
    boards.checked_mul(2)
}

/// Shows `look` every position that can be reached, and what the player to move
/// can do there, until it breaks. How many positions there are; `None` if it
/// broke, or if there are more than `at_most` [conceivable
/// ones](conceivable_positions): then nothing was shown.
pub fn visit_every_position(
    rulebook: &Rulebook,
    at_most: u64,
    mut look: impl FnMut(&Position, &Turn) -> ControlFlow<()>,
) -> Option<u64> {
    let conceivable = conceivable_positions(rulebook).filter(|&count| count <= at_most)?;
    let ranks = Ranks::new(rulebook);
    let mut seen = vec![0_u64; usize::try_from(conceivable / 64 + 1).ok()?];
    let mut visited = 0;
    let mut here = vec![rulebook.start()];
    while !here.is_empty() {
        let mut next = Vec::new();
        for position in &here {
            visited += 1;
            let turn = rulebook.turn(position);
            if look(position, &turn).is_break() {
                return None;
            }
            let mut reach = |after: Position| {
                let rank = ranks.of(&after);
                let (word, bit) = (rank / 64, 1 << (rank % 64));
                if after.ply < 2 {
                    if !next.contains(&after) {
                        next.push(after);
                    }
                } else if seen[word] & bit == 0 {
                    seen[word] |= bit;
                    next.push(after);
                }
            };
            match &turn {
                Turn::Choose(plays) => plays
                    .iter()
                    .for_each(|play| reach(rulebook.after(position, play))),
                Turn::Pass => reach(rulebook.after_pass(position)),
                Turn::Over(_) => {}
            }
        }
        here = next;
    }
    Some(visited)
}

/// Whether two games are the same in every position that can be reached: then
/// how many there are. `None` if they differ somewhere, or might, or if more
/// than `at_most` positions are [conceivable](conceivable_positions).
///
/// They start alike, and wherever they stand alike the same moves lead to the
/// same positions, so the positions reached by one are those reached by the
/// other, with the same histories: if one game is over by repetition, so is the
/// other, at the same moment. What an end comes to, by repetition too, is
/// compared in every position and for every way in which the seeds that are
/// missing from the board may have been captured.
#[must_use]
pub fn same_in_every_position(one: &Rulebook, other: &Rulebook, at_most: u64) -> Option<u64> {
    if one.start() != other.start() {
        return None;
    }
    let (rules, others) = (one.rules(), other.rules());
    let settle_alike = rules.winner == others.winner
        && rules.remainder == others.remainder
        && rules.repetition == others.repetition;
    let mut pair = Pair::new(one, other);
    visit_every_position(one, at_most, |position, turn| {
        let is_same = match pair.stand(position, false) {
            Comparison::Apart => false,
            Comparison::Choose => pair.first_that_leads_elsewhere().is_none(),
            Comparison::Pass => true,
            Comparison::Over => match (turn, other.turn(position)) {
                (Turn::Over(cause), Turn::Over(other_cause)) => {
                    (settle_alike && *cause == other_cause)
                        || same_result(one, other, position, *cause, other_cause)
                }
                _ => false,
            },
        };
        let repeated = Cause::Repetition;
        let ends_alike = settle_alike || same_result(one, other, position, repeated, repeated);
        if is_same && ends_alike {
            ControlFlow::Continue(())
        } else {
            ControlFlow::Break(())
        }
    })
}

/// Whether games over at a position come to the same, whoever captured what is
/// no longer on the board.
fn same_result(
    one: &Rulebook,
    other: &Rulebook,
    position: &Position,
    cause: Cause,
    other_cause: Cause,
) -> bool {
    let captured = position.captured(Side::South) + position.captured(Side::North);
    (0..=captured).all(|south| {
        let position = Position {
            captured: [south, captured - south],
            ..*position
        };
        one.outcome(&position, cause) == other.outcome(&position, other_cause)
    })
}

/// A number for every position that a board could hold, dense from 0.
struct Ranks {
    /// `choose[n][k]`: ways to choose `k` of `n`.
    choose: Vec<Vec<usize>>,
    ring: usize,
}

impl Ranks {
    fn new(rulebook: &Rulebook) -> Ranks {
        let ring = rulebook.ring();
        let seeds = rulebook.rules().board.seeds_in_all() as usize;
        let mut choose = vec![vec![0_usize; ring + 1]; seeds + ring + 1];
        for n in 0..choose.len() {
            choose[n][0] = 1;
            for k in 1..=ring.min(n) {
                choose[n][k] = choose[n - 1][k - 1].saturating_add(choose[n - 1][k]);
            }
        }
        Ranks { choose, ring }
    }

    /// Seeds and pits in one row of signs, a sign for each seed and a bar after
    /// each pit: the places of the bars are a choice, and choices are numbered.
    fn of(&self, position: &Position) -> usize {
        let mut place = 0;
        let mut rank = 0;
        for (pit, &seeds) in position.pits[..self.ring].iter().enumerate() {
            place += usize::from(seeds);
            rank += self.choose[place][pit + 1];
            place += 1;
        }
        2 * rank + position.to_move.index()
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::{Ranks, conceivable_positions};
    use crate::{Board, Position, Rulebook, Rules, Seeds, Side};

    /// Three seeds in four pits: C(3 + 4, 4) boards, each with its own number.
    #[test]
    fn every_board_has_a_number_of_its_own() {
        let seeds = Seeds::Explicit(vec![1, 1, 1, 0]);
        let board = Board {
            rows: 2,
            pits: 2,
            seeds,
        };
        let rulebook = Rulebook::new(Rules::plain(board)).expect("valid rules");
        assert_eq!(conceivable_positions(&rulebook), Some(2 * 35));
        let ranks = Ranks::new(&rulebook);
        let mut numbers = HashSet::new();
        for board in 0..256_u32 {
            let pit = |index: u32| u8::try_from(board >> (2 * index) & 3).expect("two bits");
            let (south, north) = ([pit(0), pit(1)], [pit(2), pit(3)]);
            let lying: u8 = south.iter().chain(&north).sum();
            if lying > 3 {
                continue;
            }
            for side in Side::BOTH {
                let position = Position::set_up(&south, &north, side, [3 - lying, 0], 9);
                numbers.insert(ranks.of(&position.expect("a position")));
            }
        }
        assert_eq!(numbers.len(), 70);
        assert_eq!(numbers.iter().max(), Some(&69));
    }
}
