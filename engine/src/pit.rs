//! The two sides of the board and its pits.

use std::fmt;

use crate::rules::MAX_PITS_PER_ROW;

/// A player, and the row nearest to that player. South moves first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum Side {
    /// The player at the lower edge of every drawing.
    South,
    /// The player at the upper edge.
    North,
}

impl Side {
    /// Both sides, South first.
    pub const BOTH: [Side; 2] = [Side::South, Side::North];

    /// The other side.
    #[must_use]
    pub fn opponent(self) -> Side {
        match self {
            Side::South => Side::North,
            Side::North => Side::South,
        }
    }

    /// Its name in data: `south` or `north`.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Side::South => "south",
            Side::North => "north",
        }
    }

    /// 0 for South, 1 for North.
    #[must_use]
    pub fn index(self) -> usize {
        self as usize
    }
}

/// One pit of a board: whose row it is in, and its place from that player's left.
///
/// ```
/// use engine::{Pit, Side};
/// assert_eq!(Pit { side: Side::South, place: 2 }.to_string(), "C");
/// assert_eq!(Pit { side: Side::North, place: 0 }.to_string(), "a");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Pit {
    /// Whose row.
    pub side: Side,
    /// From 0, counted from the owner's left.
    pub place: u8,
}

impl Pit {
    /// The pit named by `letter`: upper case South's, lower case North's.
    /// `None` if no board has such a pit.
    #[must_use]
    pub fn from_letter(letter: char) -> Option<Pit> {
        let (side, first) = if letter.is_ascii_uppercase() {
            (Side::South, b'A')
        } else if letter.is_ascii_lowercase() {
            (Side::North, b'a')
        } else {
            return None;
        };
        let place = u8::try_from(letter).ok()?.checked_sub(first)?;
        (place < MAX_PITS_PER_ROW).then_some(Pit { side, place })
    }

    /// Its letter: `A` is South's leftmost pit, `a` North's.
    #[must_use]
    pub fn letter(self) -> char {
        let first = match self.side {
            Side::South => b'A',
            Side::North => b'a',
        };
        char::from(first + self.place)
    }

    /// Its place in sowing order counter-clockwise from `A`, on a board of
    /// `pits` pits a row.
    #[must_use]
    pub fn index(self, pits: u8) -> usize {
        match self.side {
            Side::South => usize::from(self.place),
            Side::North => usize::from(pits) + usize::from(self.place),
        }
    }

    /// The pit at `index` in sowing order; the inverse of [`Pit::index`].
    #[must_use]
    pub fn at(index: usize, pits: u8) -> Pit {
        let row = usize::from(pits);
        let (side, place) = if index < row {
            (Side::South, index)
        } else {
            (Side::North, index - row)
        };
        Pit {
            side,
            place: u8::try_from(place).expect("a row has at most 16 pits"),
        }
    }

    /// The pit across the board, on a board of `pits` pits a row.
    #[must_use]
    pub fn facing(self, pits: u8) -> Pit {
        Pit {
            side: self.side.opponent(),
            place: pits - 1 - self.place,
        }
    }
}

/// Its letter.
#[cfg(feature = "serde")]
impl serde::Serialize for Pit {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_char(self.letter())
    }
}

impl fmt::Display for Pit {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "{}", self.letter())
    }
}
