//! Rules that differ in what play never looks at, or never comes to: the proof
//! that two sets of rules are the same game on any board with their seeds.
//!
//! Each argument takes one axis of the second rules and shows that it could as
//! well be set as in the first; where all that differs is so taken away, the
//! rules are alike. The arguments, and no others:
//!
//! - Stores are never sown, so nothing in play looks at them.
//! - Where a move is one lap, no sowing is endless, and the limit and the draw
//!   for endless sowings never come into play.
//! - The rules of sowing come to the same if they make the same lap from every
//!   pit with every number of seeds that can be lifted.
//! - Counts that no pit can come to, for want of seeds, are never met.
//! - If nothing is ever taken from the opponent's row, there is no grand slam;
//!   if nothing is ever taken, none can be forfeited.
//! - Along the own row only the own row is reached, if only own pits are taken.
//! - A chain that goes no further than the pits sown, or round the whole board,
//!   comes to the same if it never passes the pits sown: see [`chain_stays`].

use crate::{
    rules::{Capture, Chain, ChainOver, Counts, Laps, MAX_SEEDS, NoMove, Origin, Rules, Whose},
    table::LapTable,
};

/// Why two sets of rules are the same game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Alike {
    /// Play never looks at what differs.
    NeverRead,
    /// In so many laps, which are all there are, what differs comes to the same.
    EveryLap(u64),
}

/// Whether one of the arguments above shows that two sets of rules, both of
/// which can be played, are the same game. `None` means that they don't show
/// it, not that the games differ.
#[must_use]
pub fn alike(one: &Rules, other: &Rules) -> Option<Alike> {
    let mut other = other.clone();
    let mut laps = 0;
    other.stores = one.stores;
    if other.sow.laps == Laps::Single {
        other.sow.endless = one.sow.endless;
        let ends_when_stuck =
            |no_move| matches!(no_move, NoMove::GameOver | NoMove::DrawIfOnlyEndless);
        if ends_when_stuck(one.no_move) && ends_when_stuck(other.no_move) {
            other.no_move = one.no_move;
        }
    }
    if let Some(count) = same_laps(one, &other) {
        other.sow.first_seed = one.sow.first_seed;
        other.sow.origin = one.sow.origin;
        laps += count;
    }
    if let Some(count) = same_capture(one, &other) {
        other.capture = one.capture.clone();
        laps += count;
    }
    if !takes_from_opponent(&other.capture) {
        other.grand_slam = one.grand_slam;
    }
    if other.capture == Capture::Nothing {
        other.opening.capture = one.opening.capture;
    }
    match laps {
        _ if other != *one => None,
        0 => Some(Alike::NeverRead),
        laps => Some(Alike::EveryLap(laps)),
    }
}

fn takes_from_opponent(capture: &Capture) -> bool {
    match capture {
        Capture::Nothing => false,
        Capture::ByCount { whose, .. } => *whose != Whose::Own,
        // The facing pit of an own pit is the opponent's, and the other way round.
        Capture::Opposite { .. } => true,
    }
}

/// The laps of a game: of the first lap of a move, and of later ones if there
/// are any, with the fewest seeds that such a lap is sown with.
fn tables(rules: &Rules) -> Vec<(LapTable, u8)> {
    let ring = 2 * usize::from(rules.board.pits);
    let origin = rules.sow.origin;
    let first = LapTable::new(ring, &rules.sow, origin != Origin::SownAgain);
    let mut tables = vec![(first, rules.lift.min_seeds.0)];
    if rules.sow.laps == Laps::RelayFromOccupiedPit {
        let later = LapTable::new(ring, &rules.sow, origin == Origin::SkippedEveryLap);
        // The pit was occupied, and the last seed fell into it.
        tables.push((later, 2));
    }
    tables
}

/// The numbers of seeds that a lap may be sown with.
fn handfuls(rules: &Rules, fewest: u8) -> std::ops::RangeInclusive<u8> {
    let most = rules.board.seeds_in_all().min(MAX_SEEDS);
    fewest..=u8::try_from(most).unwrap_or(u8::MAX)
}

/// If where the first seed goes and whether the emptied pit is sown again make
/// no difference to any lap: how many laps were compared.
fn same_laps(one: &Rules, other: &Rules) -> Option<u64> {
    let (sow, other_sow) = (&one.sow, &other.sow);
    let differs = sow.first_seed != other_sow.first_seed || sow.origin != other_sow.origin;
    let rest_is_same = one.board == other.board
        && one.lift == other.lift
        && sow.laps == other_sow.laps
        && sow.direction == other_sow.direction;
    if !differs || !rest_is_same {
        return None;
    }
    let mut laps = 0;
    for ((table, fewest), (other_table, _)) in tables(one).iter().zip(&tables(other)) {
        for pit in 0..2 * usize::from(one.board.pits) {
            for seeds in handfuls(one, *fewest) {
                if table.lap(pit, seeds) != other_table.lap(pit, seeds) {
                    return None;
                }
                laps += 1;
            }
        }
    }
    Some(laps)
}

/// If captures by count come to the same: how many laps were looked at for it.
fn same_capture(one: &Rules, other: &Rules) -> Option<u64> {
    let (
        Capture::ByCount {
            counts,
            whose,
            chain,
        },
        Capture::ByCount {
            counts: other_counts,
            whose: other_whose,
            chain: other_chain,
        },
    ) = (&one.capture, &other.capture)
    else {
        return None;
    };
    let same_counts = handfuls(one, 1).all(|count| counts.has(count) == other_counts.has(count));
    let is_same = one.board == other.board && same_counts && whose == other_whose;
    if !is_same {
        return None;
    }
    let is_own = *whose == Whose::Own;
    match (chain, other_chain) {
        (one, other) if one == other => Some(0),
        (Chain::Backward(over), Chain::Backward(other_over))
        | (Chain::Forward(over), Chain::Forward(other_over)) => match (over, other_over) {
            (ChainOver::Board, ChainOver::OwnRow) | (ChainOver::OwnRow, ChainOver::Board)
                if is_own =>
            {
                Some(0)
            }
            (ChainOver::PitsSown, ChainOver::Board) | (ChainOver::Board, ChainOver::PitsSown) => {
                chain_stays(other, counts, matches!(chain, Chain::Backward(_)))
            }
            _ => None,
        },
        _ => None,
    }
}

/// If no chain from the last pit of a lap can pass the pits that the lap sowed:
/// how many laps there are. In each of them either every pit is sown, or on the
/// way from the last pit to the first one not sown there is a pit that no chain
/// passes. That pit can only be the one emptied, for of the others it is not
/// known what they held: it now holds what the lap dropped into it, and that
/// is none of the counts.
fn chain_stays(rules: &Rules, counts: &Counts, is_backward: bool) -> Option<u64> {
    let ring = 2 * usize::from(rules.board.pits);
    let mut laps = 0;
    for (table, fewest) in tables(rules) {
        for emptied in 0..ring {
            for seeds in handfuls(rules, fewest) {
                let lap = table.lap(emptied, seeds);
                let is_sown = |pit: usize| lap.sown & (1 << pit) != 0;
                let holds_now = lap.gains[emptied].wrapping_add(seeds);
                let stops = |pit: usize| pit == emptied && !counts.has(holds_now);
                let mut pit = usize::from(lap.last);
                for _ in 0..ring {
                    if stops(pit) {
                        break;
                    }
                    if !is_sown(pit) {
                        return None;
                    }
                    pit = if is_backward {
                        table.previous(pit)
                    } else {
                        table.next(pit)
                    };
                }
                laps += 1;
            }
        }
    }
    Some(laps)
}

impl Counts {
    /// Whether a pit of so many seeds is taken.
    fn has(&self, count: u8) -> bool {
        match self {
            Counts::OneOf(counts) => counts.contains(&count),
            Counts::Even => count >= 2 && count.is_multiple_of(2),
        }
    }
}
