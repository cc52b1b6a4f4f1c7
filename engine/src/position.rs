//! A position: what lies where, and whose turn it is.
//!
//! A position knows the size of its board but not the rules; whether it fits a
//! game is for [`Rulebook::accepts`](crate::Rulebook::accepts) to say.

use std::fmt;

use crate::{
    pit::{Pit, Side},
    rules::{MAX_PITS, MAX_PITS_PER_ROW, MAX_PLIES, MAX_SEEDS, Rules, Seeds},
    table::Pits,
};

/// Seeds in the pits and in the players' keeping, the player to move and the
/// number of plies played.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Position {
    pub(crate) pits: Pits,
    pub(crate) per_row: u8,
    pub(crate) to_move: Side,
    pub(crate) captured: [u8; 2],
    pub(crate) ply: u32,
}

/// Why numbers do not make a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BadPosition {
    /// The rows differ in length.
    UnequalRows {
        /// South's pits.
        south: usize,
        /// North's pits.
        north: usize,
    },
    /// A row has no pits or more than [`MAX_PITS_PER_ROW`].
    RowLength(usize),
    /// There are more than [`MAX_SEEDS`] seeds, captured ones included.
    TooManySeeds(u64),
    /// More plies were played than [`MAX_PLIES`].
    TooManyPlies(u32),
}

impl Position {
    /// The start of a game with these rules, which must be valid.
    pub(crate) fn start(rules: &Rules) -> Position {
        let mut pits = [0; MAX_PITS];
        let ring = 2 * usize::from(rules.board.pits);
        match &rules.board.seeds {
            Seeds::PerPit(seeds) => pits[..ring].fill(*seeds),
            Seeds::Explicit(seeds) => pits[..ring].copy_from_slice(seeds),
        }
        Position {
            pits,
            per_row: rules.board.pits,
            to_move: Side::South,
            captured: [0, 0],
            ply: 0,
        }
    }

    /// A position set up by hand: each row from its owner's left.
    ///
    /// # Errors
    /// What is wrong with the numbers.
    pub fn set_up(
        south: &[u8],
        north: &[u8],
        to_move: Side,
        captured: [u8; 2],
        ply: u32,
    ) -> Result<Position, BadPosition> {
        if south.len() != north.len() {
            return Err(BadPosition::UnequalRows {
                south: south.len(),
                north: north.len(),
            });
        }
        let per_row = u8::try_from(south.len())
            .ok()
            .filter(|length| (1..=MAX_PITS_PER_ROW).contains(length))
            .ok_or(BadPosition::RowLength(south.len()))?;
        let seeds = [south, north, &captured]
            .into_iter()
            .flatten()
            .map(|&seeds| u64::from(seeds))
            .sum();
        if seeds > u64::from(MAX_SEEDS) {
            return Err(BadPosition::TooManySeeds(seeds));
        }
        if ply > MAX_PLIES {
            return Err(BadPosition::TooManyPlies(ply));
        }
        let mut pits = [0; MAX_PITS];
        pits[..south.len()].copy_from_slice(south);
        pits[south.len()..2 * south.len()].copy_from_slice(north);
        Ok(Position {
            pits,
            per_row,
            to_move,
            captured,
            ply,
        })
    }

    /// What a pit holds; 0 beyond the board.
    #[must_use]
    pub fn seeds(&self, pit: Pit) -> u8 {
        if pit.place < self.per_row {
            self.pits[pit.index(self.per_row)]
        } else {
            0
        }
    }

    /// What the pits of a row hold, from its owner's left.
    #[must_use]
    pub fn row(&self, side: Side) -> &[u8] {
        let start = side.index() * usize::from(self.per_row);
        &self.pits[start..start + usize::from(self.per_row)]
    }

    /// How many seeds lie in a row.
    #[must_use]
    pub fn seeds_in_row(&self, side: Side) -> u8 {
        self.row(side).iter().sum()
    }

    /// How many seeds lie on the board.
    #[must_use]
    pub fn seeds_on_board(&self) -> u8 {
        self.seeds_in_row(Side::South) + self.seeds_in_row(Side::North)
    }

    /// How many seeds there are, captured ones included.
    #[must_use]
    pub fn seeds_in_all(&self) -> u8 {
        self.seeds_on_board() + self.captured[0] + self.captured[1]
    }

    /// Pits in each row.
    #[must_use]
    pub fn pits_per_row(&self) -> u8 {
        self.per_row
    }

    /// Whose turn it is.
    #[must_use]
    pub fn to_move(&self) -> Side {
        self.to_move
    }

    /// How many seeds a player has captured.
    #[must_use]
    pub fn captured(&self, side: Side) -> u8 {
        self.captured[side.index()]
    }

    /// How many plies were played before.
    #[must_use]
    pub fn ply(&self) -> u32 {
        self.ply
    }

    /// The pits of a row, from its owner's left.
    pub fn pits_of(&self, side: Side) -> impl DoubleEndedIterator<Item = Pit> + use<> {
        (0..self.per_row).map(move |place| Pit { side, place })
    }

    /// Whether a row is empty.
    #[inline]
    pub(crate) fn is_row_empty(&self, side: Side) -> bool {
        self.row(side).iter().all(|&seeds| seeds == 0)
    }
}

impl fmt::Debug for Position {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "Position({self})")
    }
}

impl fmt::Display for BadPosition {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BadPosition::UnequalRows { south, north } => write!(
                formatter,
                "the rows differ: South has {south} pits, North {north}"
            ),
            BadPosition::RowLength(length) => write!(
                formatter,
                "a row has 1 to {MAX_PITS_PER_ROW} pits, not {length}"
            ),
            BadPosition::TooManySeeds(seeds) => write!(
                formatter,
                "{seeds} seeds, captured ones included, are more than {MAX_SEEDS}"
            ),
            BadPosition::TooManyPlies(plies) => {
                write!(formatter, "{plies} plies are more than {MAX_PLIES}")
            }
        }
    }
}

impl std::error::Error for BadPosition {}
