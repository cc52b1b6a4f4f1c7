//! Properties that every game has because its rules leave no other way.
//!
//! The arguments, and no others:
//!
//! - What is captured by count are whole pits, each of which holds one of the
//!   counts: if these are even, so is every capture.
//! - Seeds leave the board by captures only. If what is taken is the facing pit
//!   alone, the seed that captured stays: there is always one on the board.
//! - A player who is stuck though any seed may be lifted, and no duty or ban
//!   forbids a move, has no seeds, or only sowings that never end. If the latter
//!   is an end of its own, the row is empty; if the board never is, the other row
//!   is not.
//! - If the end gives what is left to the owners of the rows or to one player,
//!   nothing is left over.

use engine::{
    Capture, Counts, FacingEmpty, Feeding, GrandSlam, NoMove, Remainder, Repetition, Rules, Takes,
};

use crate::parse::record::Property;

/// Whether one of the arguments above shows it. If not, it may be so or not.
pub(super) fn is_proven(rules: &Rules, property: Property) -> bool {
    match property {
        Property::CapturesEven => captures_even(&rules.capture),
        Property::BoardNeverEmpty => board_never_empty(rules),
        Property::StuckWithEmptyRow => {
            rules.lift.min_seeds.0 == 1
                && rules.feeding == Feeding::Free
                && rules.grand_slam == GrandSlam::Allowed
                && rules.no_move == NoMove::DrawIfOnlyEndless
                && board_never_empty(rules)
        }
        Property::TotalsComplete => {
            let at_repetition = match rules.repetition {
                Repetition::GameOver(remainder) => remainder,
                Repetition::Draw => Remainder::Nobody,
            };
            gives_all(rules.remainder) && gives_all(at_repetition)
        }
        _ => false,
    }
}

fn captures_even(capture: &Capture) -> bool {
    match capture {
        Capture::Nothing => true,
        Capture::ByCount { counts, .. } => match counts {
            Counts::Even => true,
            Counts::OneOf(counts) => counts.iter().all(|count| count.is_multiple_of(2)),
        },
        Capture::Opposite { .. } => false,
    }
}

fn board_never_empty(rules: &Rules) -> bool {
    let keeps_a_seed = match &rules.capture {
        Capture::Nothing => true,
        Capture::ByCount { .. } => false,
        Capture::Opposite {
            takes,
            facing_empty,
            ..
        } => *takes == Takes::Opposite && *facing_empty == FacingEmpty::Nothing,
    };
    keeps_a_seed && rules.board.seeds_in_all() > 0
}

fn gives_all(remainder: Remainder) -> bool {
    match remainder {
        Remainder::OwnRow | Remainder::LastMover => true,
        Remainder::SplitEqually | Remainder::Nobody => false,
    }
}

#[cfg(test)]
mod tests {
    use engine::{Board, Chain, Seeds, Whose};

    use super::*;

    fn rules(capture: Capture) -> Rules {
        let seeds = Seeds::PerPit(2);
        let board = Board {
            rows: 2,
            pits: 3,
            seeds,
        };
        Rules {
            capture,
            ..Rules::plain(board)
        }
    }

    fn by_count(counts: &[u8]) -> Capture {
        Capture::ByCount {
            counts: Counts::OneOf(counts.to_vec()),
            whose: Whose::Any,
            chain: Chain::None,
        }
    }

    fn opposite(takes: Takes, facing_empty: FacingEmpty) -> Capture {
        Capture::Opposite {
            landing: Whose::Any,
            takes,
            facing_empty,
        }
    }

    fn check(property: Property, rules: &Rules, expected: bool) {
        assert_eq!(
            is_proven(rules, property),
            expected,
            "{property:?} {rules:?}"
        );
    }

    #[test]
    fn one_odd_count_makes_odd_captures() {
        check(Property::CapturesEven, &rules(by_count(&[2, 4])), true);
        check(Property::CapturesEven, &rules(by_count(&[2, 3])), false);
    }

    #[test]
    fn a_seed_that_is_taken_does_not_stay() {
        let stays = rules(opposite(Takes::Opposite, FacingEmpty::Nothing));
        let taken = rules(opposite(Takes::Both, FacingEmpty::Nothing));
        let lone_seed_taken = rules(opposite(Takes::Opposite, FacingEmpty::LoneSeed));
        check(Property::BoardNeverEmpty, &stays, true);
        check(Property::BoardNeverEmpty, &taken, false);
        check(Property::BoardNeverEmpty, &lone_seed_taken, false);
    }

    #[test]
    fn who_is_stuck_may_have_seeds_where_a_pit_may_not_be_lifted() {
        let mut stuck = rules(opposite(Takes::Opposite, FacingEmpty::Nothing));
        stuck.no_move = NoMove::DrawIfOnlyEndless;
        check(Property::StuckWithEmptyRow, &stuck, true);
        stuck.grand_slam = GrandSlam::Illegal(engine::SlamJudged::AfterSowing);
        check(Property::StuckWithEmptyRow, &stuck, false);
        stuck.grand_slam = GrandSlam::Allowed;
        stuck.lift.min_seeds = engine::MinSeeds(2);
        check(Property::StuckWithEmptyRow, &stuck, false);
    }

    #[test]
    fn a_split_may_leave_a_seed_over() {
        let mut given = rules(Capture::Nothing);
        given.remainder = Remainder::LastMover;
        given.repetition = Repetition::GameOver(Remainder::OwnRow);
        check(Property::TotalsComplete, &given, true);
        given.repetition = Repetition::GameOver(Remainder::SplitEqually);
        check(Property::TotalsComplete, &given, false);
    }
}
