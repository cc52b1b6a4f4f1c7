//! Positions and moves as text: reading and writing are exact inverses.
//!
//! A position is `<south pits>/<north pits> <s|n> <south captured>-<north
//! captured> <ply>`; a move a pit's letter, or `-` for a pass.
//!
//! ```
//! let text = "7,7,7/7,7,7 s 0-0 0";
//! let position: engine::Position = text.parse().unwrap();
//! assert_eq!(position.to_string(), text);
//! ```

use std::{fmt, str::FromStr};

use crate::{
    moves::Move,
    pit::{Pit, Side},
    position::{BadPosition, Position},
};

/// Why a text is not a position or not a move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NotationError {
    /// A position has four parts between single spaces: pits, player to move,
    /// captured seeds, plies.
    Parts(usize),
    /// The rows are parted by one `/`.
    Rows,
    /// Not a whole number in range, written without sign or leading zeros.
    Number(String),
    /// The player to move is `s` or `n`.
    Side(String),
    /// Captured seeds are two numbers parted by `-`.
    Captured(String),
    /// The numbers do not make a position.
    Position(BadPosition),
    /// A move is one letter, `A` to `P` or `a` to `p`, or `-`.
    Move(String),
}

impl FromStr for Position {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Position, NotationError> {
        let parts: Vec<&str> = text.split(' ').collect();
        let [pits, side, captured, ply] = parts[..] else {
            return Err(NotationError::Parts(parts.len()));
        };
        let (south, north) = pits.split_once('/').ok_or(NotationError::Rows)?;
        if north.contains('/') {
            return Err(NotationError::Rows);
        }
        let to_move = match side {
            "s" => Side::South,
            "n" => Side::North,
            _ => return Err(NotationError::Side(side.to_owned())),
        };
        let (south_captured, north_captured) = captured
            .split_once('-')
            .ok_or_else(|| NotationError::Captured(captured.to_owned()))?;
        Position::set_up(
            &row(south)?,
            &row(north)?,
            to_move,
            [number(south_captured)?, number(north_captured)?],
            number(ply)?,
        )
        .map_err(NotationError::Position)
    }
}

fn row(text: &str) -> Result<Vec<u8>, NotationError> {
    text.split(',').map(number).collect()
}

fn number<N: FromStr + fmt::Display>(text: &str) -> Result<N, NotationError> {
    text.parse()
        .ok()
        .filter(|number: &N| number.to_string() == text)
        .ok_or_else(|| NotationError::Number(text.to_owned()))
}

impl fmt::Display for Position {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (side, end) in [(Side::South, '/'), (Side::North, ' ')] {
            for (place, seeds) in self.row(side).iter().enumerate() {
                if place > 0 {
                    formatter.write_str(",")?;
                }
                write!(formatter, "{seeds}")?;
            }
            write!(formatter, "{end}")?;
        }
        let side = match self.to_move {
            Side::South => 's',
            Side::North => 'n',
        };
        write!(
            formatter,
            "{side} {}-{} {}",
            self.captured[0], self.captured[1], self.ply
        )
    }
}

impl FromStr for Move {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Move, NotationError> {
        let mut letters = text.chars();
        match (letters.next(), letters.next()) {
            (Some('-'), None) => Some(Move::Pass),
            (Some(letter), None) => Pit::from_letter(letter).map(Move::Sow),
            _ => None,
        }
        .ok_or_else(|| NotationError::Move(text.to_owned()))
    }
}

impl fmt::Display for Move {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Move::Sow(pit) => write!(formatter, "{pit}"),
            Move::Pass => formatter.write_str("-"),
        }
    }
}

impl fmt::Display for NotationError {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NotationError::Parts(found) => write!(
                formatter,
                "a position has four parts, such as `7,7,7/7,7,7 s 0-0 0`; found {found}"
            ),
            NotationError::Rows => {
                formatter.write_str("South's pits and North's are parted by one `/`")
            }
            NotationError::Number(text) => write!(
                formatter,
                "`{text}` is not a number of seeds or plies, written without sign or leading zeros"
            ),
            NotationError::Side(text) => {
                write!(formatter, "the player to move is `s` or `n`, not `{text}`")
            }
            NotationError::Captured(text) => write!(
                formatter,
                "captured seeds are two numbers such as `4-0`, not `{text}`"
            ),
            NotationError::Position(reason) => write!(formatter, "{reason}"),
            NotationError::Move(text) => write!(
                formatter,
                "a move is a pit's letter, `A` to `P` or `a` to `p`, or `-` for a pass, not `{text}`"
            ),
        }
    }
}

impl std::error::Error for NotationError {}
