//! How one axis is set, in as few words as will do: for tables and filters.
//!
//! Left out: whole sentences, which `rules` writes.

use engine::{
    Capture, Chain, ChainOver, Counts, Direction, Endless, FacingEmpty, Feeding, FirstSeed,
    GrandSlam, Laps, NoMove, OpeningCapture, OpeningPit, Origin, Remainder, Repetition, Seeds,
    Setting, SlamJudged, SowStores, Stores, Takes, Winner,
};

use super::rules::{unfed_name, whose_name};
use crate::render::texts::{TextError, Texts};

type Said = Result<String, TextError>;

/// The value of `setting`, without the name of its axis.
///
/// # Errors
/// A table that lacks a text.
pub fn setting_in_words(setting: &Setting, texts: &Texts) -> Said {
    match setting {
        Setting::Board(board) => {
            let size = [("rows", board.rows.into()), ("pits", board.pits.into())];
            let size = texts.say("value-board-size", &size)?;
            match board.seeds {
                Seeds::PerPit(seeds) => texts.say(
                    "value-board",
                    &[("size", size.into()), ("seeds", seeds.into())],
                ),
                Seeds::Explicit(_) => texts.say(
                    "value-board-explicit",
                    &[
                        ("size", size.into()),
                        ("seeds", board.seeds_in_all().into()),
                    ],
                ),
            }
        }
        Setting::LiftMinSeeds(least) => {
            texts.say("value-lift-min-seeds", &[("seeds", least.0.into())])
        }
        Setting::SowEndless(Endless::Illegal { after_laps }) => {
            texts.say("value-endless-illegal", &[("laps", (*after_laps).into())])
        }
        Setting::Capture(capture) => capture_in_words(capture, texts),
        Setting::Feeding(feeding) => feeding_in_words(*feeding, texts),
        Setting::Remainder(remainder) => texts.get(remainder_key(*remainder)),
        Setting::Repetition(Repetition::GameOver(remainder)) => {
            let over = texts.get("value-repetition-game-over")?;
            together(&[over, texts.get(remainder_key(*remainder))?], texts)
        }
        Setting::Repetition(Repetition::Draw) => texts.get("value-repetition-draw"),
        Setting::Stores(stores) => texts.get(match stores {
            Stores::None => "value-stores-none",
            Stores::AtTheEnds => "value-stores-at-the-ends",
        }),
        Setting::OpeningPit(pit) => texts.get(match pit {
            OpeningPit::Free => "value-opening-pit-free",
            OpeningPit::RightmostEachPlayer => "value-opening-pit-each",
            OpeningPit::RightmostStarter => "value-opening-pit-starter",
        }),
        Setting::OpeningCapture(capture) => texts.get(match capture {
            OpeningCapture::Free => "value-opening-capture-free",
            OpeningCapture::ForfeitedFirstPly => "value-opening-capture-first",
            OpeningCapture::ForfeitedEachPlayer => "value-opening-capture-each",
        }),
        Setting::SowDirection(direction) => texts.get(match direction {
            Direction::CounterClockwise => "value-direction-counter-clockwise",
            Direction::Clockwise => "value-direction-clockwise",
        }),
        Setting::SowFirstSeed(first) => texts.get(match first {
            FirstSeed::NextPit => "value-first-seed-next-pit",
            FirstSeed::EmptiedPit => "value-first-seed-emptied-pit",
            FirstSeed::EmptiedPitLoneSeedNext => "value-first-seed-lone-seed-next",
        }),
        Setting::SowOrigin(origin) => texts.get(match origin {
            Origin::SownAgain => "value-origin-sown-again",
            Origin::SkippedEveryLap => "value-origin-skipped-every-lap",
            Origin::SkippedFirstLap => "value-origin-skipped-first-lap",
        }),
        Setting::SowStores(SowStores::Never) => texts.get("value-sow-stores-never"),
        Setting::SowLaps(laps) => texts.get(match laps {
            Laps::Single => "value-laps-single",
            Laps::RelayFromOccupiedPit => "value-laps-relay",
        }),
        Setting::GrandSlam(slam) => texts.get(match slam {
            GrandSlam::Allowed => "value-grand-slam-allowed",
            GrandSlam::Illegal(SlamJudged::AfterSowing) => "value-grand-slam-illegal",
            GrandSlam::Illegal(SlamJudged::BeforeMove) => "value-grand-slam-illegal-before",
            GrandSlam::TakesNothing => "value-grand-slam-takes-nothing",
        }),
        Setting::End(engine::End::WhenStuck) => texts.get("value-end-when-stuck"),
        Setting::NoMove(stuck) => texts.get(match stuck {
            NoMove::GameOver => "value-no-move-game-over",
            NoMove::Pass => "value-no-move-pass",
            NoMove::PassIfOtherCanFeed => "value-no-move-pass-if-fed",
            NoMove::DrawIfOnlyEndless => "value-no-move-draw-if-endless",
        }),
        Setting::Winner(winner) => texts.get(match winner {
            Winner::MostSeeds => "value-winner-most-seeds",
            Winner::SeedsInRow => "value-winner-seeds-in-row",
        }),
    }
}

fn capture_in_words(capture: &Capture, texts: &Texts) -> Said {
    match capture {
        Capture::Nothing => texts.get("value-capture-nothing"),
        Capture::ByCount {
            counts,
            whose,
            chain,
        } => {
            let amount = match counts {
                Counts::OneOf(counts) => {
                    let counts: Vec<String> = counts.iter().map(u8::to_string).collect();
                    texts.one_of(&counts)?
                }
                Counts::Even => texts.get("value-counts-even")?,
            };
            let last = texts.say(
                "value-capture-count",
                &[
                    ("amount", amount.into()),
                    ("whose", whose_name(*whose).into()),
                ],
            )?;
            together(&[last, chain_in_words(*chain, texts)?], texts)
        }
        Capture::Opposite {
            landing,
            takes,
            facing_empty,
        } => {
            let takes = match takes {
                Takes::Opposite => "opposite",
                Takes::Both => "both",
            };
            let facing = match facing_empty {
                FacingEmpty::Nothing => "value-facing-nothing",
                FacingEmpty::LoneSeed => "value-facing-lone-seed",
            };
            let taken = texts.say(
                "value-capture-opposite",
                &[
                    ("landing", whose_name(*landing).into()),
                    ("takes", takes.into()),
                ],
            )?;
            together(&[taken, texts.get(facing)?], texts)
        }
    }
}

fn chain_in_words(chain: Chain, texts: &Texts) -> Said {
    let (direction, over) = match chain {
        Chain::None => return texts.get("value-chain-none"),
        Chain::Backward(over) => ("backward", over),
        Chain::Forward(over) => ("forward", over),
    };
    let over = match over {
        ChainOver::PitsSown => "pits_sown",
        ChainOver::Board => "board",
        ChainOver::OwnRow => "own_row",
    };
    texts.say(
        "value-chain",
        &[("direction", direction.into()), ("over", over.into())],
    )
}

fn feeding_in_words(feeding: Feeding, texts: &Texts) -> Said {
    match feeding {
        Feeding::Free => texts.get("value-feeding-free"),
        Feeding::EmptyRow { otherwise } => texts.say(
            "value-feeding-empty-row",
            &[("otherwise", unfed_name(otherwise).into())],
        ),
        Feeding::EveryMove {
            otherwise,
            empty_row,
        } => texts.say(
            "value-feeding-every-move",
            &[
                ("otherwise", unfed_name(otherwise).into()),
                ("empty_row", unfed_name(empty_row).into()),
            ],
        ),
    }
}

fn remainder_key(remainder: Remainder) -> &'static str {
    match remainder {
        Remainder::OwnRow => "value-remainder-own-row",
        Remainder::LastMover => "value-remainder-last-mover",
        Remainder::SplitEqually => "value-remainder-split-equally",
        Remainder::Nobody => "value-remainder-nobody",
    }
}

/// Parts of one value, one after another.
fn together(parts: &[String], texts: &Texts) -> Said {
    let mut said = String::new();
    for part in parts {
        said = match said.is_empty() {
            true => part.clone(),
            false => texts.say(
                "value-parts",
                &[("first", said.into()), ("next", part.as_str().into())],
            )?,
        };
    }
    Ok(said)
}
