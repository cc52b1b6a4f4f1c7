//! Rules drawn at random.

use engine::*;
use quickcheck::{Arbitrary, Gen};

/// Rules drawn at random from all axes; not all are valid.
#[derive(Clone, Debug)]
pub(crate) struct AnyRules(pub(crate) Rules);

fn choose<T: Clone>(g: &mut Gen, from: &[T]) -> T {
    g.choose(from).expect("a choice").clone()
}

fn any_chain(g: &mut Gen) -> Chain {
    let over = choose(
        g,
        &[ChainOver::PitsSown, ChainOver::Board, ChainOver::OwnRow],
    );
    choose(
        g,
        &[Chain::None, Chain::Backward(over), Chain::Forward(over)],
    )
}

fn any_capture(g: &mut Gen) -> Capture {
    let whose = [Whose::Own, Whose::Opponent, Whose::Any];
    match u8::arbitrary(g) % 5 {
        0 => Capture::Nothing,
        1 | 2 => Capture::ByCount {
            counts: choose(
                g,
                &[
                    Counts::Even,
                    Counts::OneOf(vec![1]),
                    Counts::OneOf(vec![2, 3]),
                    Counts::OneOf(vec![2, 4, 6]),
                ],
            ),
            whose: choose(g, &whose),
            chain: any_chain(g),
        },
        _ => Capture::Opposite {
            landing: choose(g, &whose),
            takes: choose(g, &[Takes::Opposite, Takes::Both]),
            facing_empty: choose(g, &[FacingEmpty::Nothing, FacingEmpty::LoneSeed]),
        },
    }
}

fn any_remainder(g: &mut Gen) -> Remainder {
    choose(
        g,
        &[
            Remainder::OwnRow,
            Remainder::LastMover,
            Remainder::SplitEqually,
            Remainder::Nobody,
        ],
    )
}

impl Arbitrary for AnyRules {
    fn arbitrary(g: &mut Gen) -> AnyRules {
        let pits = u8::arbitrary(g) % 16 + 1;
        let unfed = [Unfed::AnyMove, Unfed::GameOver];
        AnyRules(Rules {
            board: Board {
                rows: 2,
                pits,
                seeds: Seeds::PerPit(u8::arbitrary(g) % (255 / (2 * pits) + 1)),
            },
            stores: choose(g, &[Stores::None, Stores::AtTheEnds]),
            opening: Opening {
                pit: choose(
                    g,
                    &[
                        OpeningPit::Free,
                        OpeningPit::RightmostEachPlayer,
                        OpeningPit::RightmostStarter,
                    ],
                ),
                capture: choose(
                    g,
                    &[
                        OpeningCapture::Free,
                        OpeningCapture::ForfeitedFirstPly,
                        OpeningCapture::ForfeitedEachPlayer,
                    ],
                ),
            },
            lift: Lift {
                min_seeds: MinSeeds(choose(g, &[1, 2])),
            },
            sow: Sow {
                direction: choose(g, &[Direction::CounterClockwise, Direction::Clockwise]),
                first_seed: choose(
                    g,
                    &[
                        FirstSeed::NextPit,
                        FirstSeed::NextPit,
                        FirstSeed::EmptiedPit,
                        FirstSeed::EmptiedPitLoneSeedNext,
                    ],
                ),
                origin: choose(
                    g,
                    &[
                        Origin::SownAgain,
                        Origin::SkippedEveryLap,
                        Origin::SkippedFirstLap,
                    ],
                ),
                stores: SowStores::Never,
                laps: choose(g, &[Laps::Single, Laps::RelayFromOccupiedPit]),
                endless: Endless::Illegal { after_laps: 200 },
            },
            capture: any_capture(g),
            grand_slam: choose(
                g,
                &[
                    GrandSlam::Allowed,
                    GrandSlam::TakesNothing,
                    GrandSlam::Illegal(SlamJudged::AfterSowing),
                    GrandSlam::Illegal(SlamJudged::BeforeMove),
                ],
            ),
            feeding: match u8::arbitrary(g) % 3 {
                0 => Feeding::Free,
                1 => Feeding::EmptyRow {
                    otherwise: choose(g, &unfed),
                },
                _ => Feeding::EveryMove {
                    otherwise: choose(g, &unfed),
                    empty_row: choose(g, &unfed),
                },
            },
            end: End::WhenStuck,
            no_move: choose(
                g,
                &[
                    NoMove::GameOver,
                    NoMove::Pass,
                    NoMove::PassIfOtherCanFeed,
                    NoMove::DrawIfOnlyEndless,
                ],
            ),
            remainder: any_remainder(g),
            winner: choose(g, &[Winner::MostSeeds, Winner::SeedsInRow]),
            repetition: match u8::arbitrary(g) % 2 {
                0 => Repetition::Draw,
                _ => Repetition::GameOver(any_remainder(g)),
            },
        })
    }
}
