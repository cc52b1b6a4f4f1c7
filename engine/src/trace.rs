//! What happens in a move, as a flat list of events.
//!
//! Playing tells an [`Observer`]; the one that keeps what it is told is
//! [`Trace`], the one that throws it away is [`Unobserved`]. Words and pictures
//! are made from events elsewhere.

use std::fmt;

use crate::{
    outcome::Outcome,
    pit::{Pit, Side},
    rules::Axis,
};

/// Is told what happens in a move.
pub trait Observer {
    /// Some events, in order; `events` is called only by observers that want to know.
    fn observe<E: IntoIterator<Item = Event>>(&mut self, events: impl FnOnce() -> E);
}

/// Wants to know nothing, and costs nothing.
#[derive(Clone, Copy, Debug, Default)]
pub struct Unobserved;

impl Observer for Unobserved {
    #[inline]
    fn observe<E: IntoIterator<Item = Event>>(&mut self, _events: impl FnOnce() -> E) {}
}

/// Keeps every event.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Trace {
    /// What happened, in order.
    pub events: Vec<Event>,
}

impl Observer for Trace {
    fn observe<E: IntoIterator<Item = Event>>(&mut self, events: impl FnOnce() -> E) {
        self.events.extend(events());
    }
}

/// One thing that happens, and the axes of the rules that make it happen.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Event {
    /// What happens.
    #[cfg_attr(feature = "serde", serde(flatten))]
    pub kind: EventKind,
    /// Which rules make it happen; never empty.
    pub axes: Axes,
}

impl Event {
    /// An event and the axes that make it happen.
    pub(crate) fn of(kind: EventKind, axes: &[Axis]) -> Event {
        Event {
            kind,
            axes: Axes::of(axes),
        }
    }
}

/// What happens.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(tag = "event", rename_all = "snake_case"))]
pub enum EventKind {
    /// A pit is emptied into the hand: a lap begins.
    Lift {
        /// The pit lifted.
        pit: Pit,
        /// What it held, at least 1.
        seeds: u8,
    },
    /// One seed falls from the hand.
    Drop {
        /// Where it falls.
        pit: Pit,
        /// What the pit holds now, that seed included.
        holds: u8,
    },
    /// The sowing comes round to the pit it was lifted from and passes over it.
    Skip {
        /// That pit.
        pit: Pit,
    },
    /// The sowing passes by a store and leaves nothing there.
    PassStore {
        /// Whose store.
        side: Side,
    },
    /// The last seed fell into an occupied pit: the sowing goes on from there.
    Relay {
        /// That pit.
        pit: Pit,
    },
    /// The sowing ends.
    Rest {
        /// Where the last seed lies.
        pit: Pit,
    },
    /// Seeds are taken from a pit.
    Capture {
        /// The pit emptied.
        pit: Pit,
        /// How many.
        seeds: u8,
    },
    /// The last seed could have captured; the rules of the opening say it does not.
    Forfeit {
        /// The pit that keeps its seeds.
        pit: Pit,
        /// How many would have been taken from it.
        seeds: u8,
    },
    /// The move would have taken every seed of the opponent's row, and takes nothing.
    Spare,
    /// The last seed takes nothing.
    NoCapture {
        /// Where it lies.
        pit: Pit,
    },
    /// The move takes every seed of the opponent's row, and may.
    Slam,
    /// The duty to feed holds, and the move obeys it.
    Feed,
    /// The opponent's row stays or becomes empty, and that is allowed here.
    Starve,
    /// The player to move has no legal move and passes.
    Pass,
    /// The game is over.
    Over {
        /// Why.
        cause: Cause,
    },
    /// Seeds left on the board are handed out.
    HandOut {
        /// Who gets them.
        to: Side,
        /// How many.
        seeds: u8,
    },
    /// Seeds left on the board count for nobody.
    Leave {
        /// How many.
        seeds: u8,
    },
    /// What the game came to.
    Result {
        /// Seeds and winner.
        result: Outcome,
    },
}

/// Why a game is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum Cause {
    /// The player to move has no legal move.
    Stuck,
    /// The player to move has seeds, but only sowings that do not end.
    OnlyEndless,
    /// No move of the player to move feeds the opponent.
    Unfed,
    /// The same board with the same player to move came back.
    Repetition,
}

impl Cause {
    /// Its name in data, such as `stuck`.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Cause::Stuck => "stuck",
            Cause::OnlyEndless => "only_endless",
            Cause::Unfed => "unfed",
            Cause::Repetition => "repetition",
        }
    }
}

/// A set of axes.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Axes(u32);

impl Axes {
    /// The set of these.
    #[must_use]
    pub fn of(axes: &[Axis]) -> Axes {
        axes.iter().copied().collect()
    }

    /// The set with `axis` in it.
    #[must_use]
    pub fn with(self, axis: Axis) -> Axes {
        Axes(self.0 | 1 << axis as u32)
    }

    /// The set of those in either.
    #[must_use]
    pub fn union(self, other: Axes) -> Axes {
        Axes(self.0 | other.0)
    }

    /// Whether nothing is in it.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0 == 0
    }

    /// Whether `axis` is in it.
    #[must_use]
    pub fn contains(self, axis: Axis) -> bool {
        self.0 & 1 << axis as u32 != 0
    }

    /// Those in it, in the order of [`Axis::ALL`].
    pub fn iter(self) -> impl Iterator<Item = Axis> {
        Axis::ALL
            .iter()
            .copied()
            .filter(move |axis| self.contains(*axis))
    }
}

impl FromIterator<Axis> for Axes {
    fn from_iter<I: IntoIterator<Item = Axis>>(axes: I) -> Axes {
        axes.into_iter().fold(Axes::default(), Axes::with)
    }
}

/// Their names, in the order of [`Axis::ALL`].
#[cfg(feature = "serde")]
impl serde::Serialize for Axes {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl fmt::Debug for Axes {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter
            .debug_set()
            .entries(self.iter().map(Axis::name))
            .finish()
    }
}
