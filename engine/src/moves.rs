//! Moves, and why one is not legal.

use std::fmt;

use crate::{pit::Pit, rules::Axis, trace::Axes};

/// A move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Move {
    /// Lift a pit and sow.
    ///
    /// ```
    /// use engine::{Move, Pit};
    /// assert_eq!("C".parse::<Move>().unwrap(), Move::Sow(Pit::from_letter('C').unwrap()));
    /// ```
    Sow(Pit),
    /// Pass, where there is no legal move and the rules say so.
    ///
    /// ```
    /// assert_eq!("-".parse::<engine::Move>().unwrap(), engine::Move::Pass);
    /// ```
    Pass,
}

/// Why a pit may not be lifted. Where several reasons hold, the first in this
/// order is given.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Refusal {
    /// The pit is empty.
    Empty,
    /// It holds fewer seeds than a pit must.
    TooFewSeeds,
    /// The opening must be played from another pit.
    OpeningPit,
    /// Another move leaves the opponent a seed and this one does not; or none
    /// does, and the game is over.
    MustFeed,
    /// It would take every seed of the opponent's row.
    GrandSlam,
    /// The sowing does not end.
    EndlessSowing(Circle),
}

/// How it was found that a sowing does not end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Circle {
    /// Board and place of lifting had come back when so many laps were sown.
    Returned {
        /// Laps sown until it was noticed, at most about three times those that
        /// make the circle and lead to it.
        laps: u32,
    },
    /// It was given up after so many laps, the limit that the rules set.
    GivenUp {
        /// Laps sown.
        laps: u32,
    },
}

impl Refusal {
    /// Its name in data, such as `must_feed`.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Refusal::Empty => "empty",
            Refusal::TooFewSeeds => "too_few_seeds",
            Refusal::OpeningPit => "opening_pit",
            Refusal::MustFeed => "must_feed",
            Refusal::GrandSlam => "grand_slam",
            Refusal::EndlessSowing(_) => "endless_sowing",
        }
    }

    /// Every name, in the order in which reasons are given.
    pub const NAMES: [&str; 6] = [
        "empty",
        "too_few_seeds",
        "opening_pit",
        "must_feed",
        "grand_slam",
        "endless_sowing",
    ];

    /// The rule that refuses.
    #[must_use]
    pub fn axes(self) -> Axes {
        Axes::of(&[match self {
            Refusal::Empty | Refusal::TooFewSeeds => Axis::LiftMinSeeds,
            Refusal::OpeningPit => Axis::OpeningPit,
            Refusal::MustFeed => Axis::Feeding,
            Refusal::GrandSlam => Axis::GrandSlam,
            Refusal::EndlessSowing(_) => Axis::SowEndless,
        }])
    }
}

/// Why a move cannot be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum IllegalMove {
    /// The game is over.
    GameOver,
    /// The board has no such pit.
    NotOnBoard(Pit),
    /// The pit is the opponent's.
    NotYours(Pit),
    /// The rules refuse the pit.
    Refused(Pit, Refusal),
    /// The player has a legal move and may not pass.
    MayNotPass,
    /// The player has no legal move and must pass.
    MustPass,
}

impl fmt::Display for IllegalMove {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            IllegalMove::GameOver => formatter.write_str("the game is over"),
            IllegalMove::NotOnBoard(pit) => write!(formatter, "the board has no pit `{pit}`"),
            IllegalMove::NotYours(pit) => write!(formatter, "pit `{pit}` is the opponent's"),
            IllegalMove::Refused(pit, refusal) => {
                write!(
                    formatter,
                    "pit `{pit}` may not be lifted: {}",
                    refusal.name()
                )
            }
            IllegalMove::MayNotPass => {
                formatter.write_str("there is a legal move, so passing is not allowed")
            }
            IllegalMove::MustPass => {
                formatter.write_str("there is no legal move: the player must pass, `-`")
            }
        }
    }
}

impl std::error::Error for IllegalMove {}
