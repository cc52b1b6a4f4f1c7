//! The rules of the first four games, written out once more: the tests of the
//! engine do not lean on the records that the archive links to it.

#![allow(dead_code, reason = "each test file uses some of these")]

use engine::*;

pub(crate) mod any;

fn two_row(pits: u8, seeds: u8, laps: Laps) -> Rules {
    let mut rules = Rules::plain(Board {
        rows: 2,
        pits,
        seeds: Seeds::PerPit(seeds),
    });
    rules.sow.laps = laps;
    rules
}

pub(crate) fn modiar() -> Rules {
    let mut rules = two_row(3, 7, Laps::Single);
    rules.opening.capture = OpeningCapture::ForfeitedFirstPly;
    rules.lift.min_seeds = MinSeeds(2);
    rules.sow.first_seed = FirstSeed::EmptiedPit;
    rules.capture = Capture::ByCount {
        counts: Counts::OneOf(vec![2, 4, 6]),
        whose: Whose::Any,
        chain: Chain::Backward(ChainOver::PitsSown),
    };
    rules.grand_slam = GrandSlam::Illegal(SlamJudged::AfterSowing);
    rules.feeding = Feeding::EmptyRow {
        otherwise: Unfed::AnyMove,
    };
    rules
}

pub(crate) fn tihbat() -> Rules {
    let mut rules = two_row(2, 7, Laps::Single);
    rules.sow.first_seed = FirstSeed::EmptiedPit;
    rules.capture = Capture::ByCount {
        counts: Counts::OneOf(vec![2, 4, 6, 8]),
        whose: Whose::Own,
        chain: Chain::None,
    };
    rules.no_move = NoMove::Pass;
    rules.remainder = Remainder::SplitEqually;
    rules.repetition = Repetition::GameOver(Remainder::SplitEqually);
    rules
}

pub(crate) fn sadeqa() -> Rules {
    let mut rules = two_row(6, 3, Laps::RelayFromOccupiedPit);
    rules.opening.pit = OpeningPit::RightmostEachPlayer;
    rules.capture = Capture::Opposite {
        landing: Whose::Any,
        takes: Takes::Opposite,
        facing_empty: FacingEmpty::Nothing,
    };
    rules.no_move = NoMove::DrawIfOnlyEndless;
    rules.remainder = Remainder::Nobody;
    rules.winner = Winner::SeedsInRow;
    rules.repetition = Repetition::Draw;
    rules
}

pub(crate) fn ayoayo() -> Rules {
    let mut rules = two_row(6, 4, Laps::RelayFromOccupiedPit);
    rules.stores = Stores::AtTheEnds;
    rules.sow.origin = Origin::SkippedEveryLap;
    rules.capture = Capture::Opposite {
        landing: Whose::Own,
        takes: Takes::Both,
        facing_empty: FacingEmpty::Nothing,
    };
    rules.feeding = Feeding::EmptyRow {
        otherwise: Unfed::GameOver,
    };
    rules.remainder = Remainder::LastMover;
    rules
}

pub(crate) fn all() -> [(&'static str, Rules); 4] {
    [
        ("modiar", modiar()),
        ("tihbat", tihbat()),
        ("sadeqa", sadeqa()),
        ("ayoayo", ayoayo()),
    ]
}
