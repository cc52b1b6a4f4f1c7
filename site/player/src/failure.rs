//! Why a request cannot be answered: for programs, which find words for it.

use std::ops::Range;

use engine::{Axis, BadPosition, IllegalMove, LineError, Move, NotationError, OtherBoard, Saying};
use serde::Serialize;

/// Why a request cannot be answered, and where in it.
#[derive(Debug, Serialize)]
pub struct Failure {
    /// What is wrong.
    #[serde(flatten)]
    pub fault: Fault,
    /// The part of the request that it is in.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub field: Option<Field>,
    /// Where it begins in a pasted text, in units of UTF-16.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub start: Option<usize>,
    /// Where it ends there.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub end: Option<usize>,
}

/// A part of a request.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Field {
    /// `rules`.
    Rules,
    /// `from`.
    From,
    /// `moves`.
    Moves,
    /// `strength`.
    Strength,
    /// `text`.
    Text,
}

/// What is wrong.
#[derive(Debug, Serialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Fault {
    /// The request is not UTF-8.
    NotUtf8 {
        /// The first byte that is not, from 0.
        at: usize,
    },
    /// The request is not JSON.
    NotJson {
        /// The first byte that does not belong there, from 0.
        at: usize,
    },
    /// The request is JSON, but asks nothing that can be answered.
    BadRequest {
        /// The first byte of the value that does not fit, from 0.
        at: usize,
    },
    /// The request is too long.
    TooLong {
        /// Most bytes it may have.
        most: usize,
    },
    /// Rules that do not set every axis.
    RulesIncomplete {
        /// Those that are not set.
        axes: Vec<Axis>,
    },
    /// Rules that cannot be played.
    RulesRefused {
        /// Every reason.
        faults: Vec<RulesFault>,
    },
    /// A text that is not a position.
    BadPosition {
        /// Why.
        reason: &'static str,
    },
    /// A position of another board.
    OtherBoard {
        /// Its pits a row.
        position: u8,
        /// Those of the rules' board.
        board: u8,
    },
    /// A word that is not a move.
    UnreadableMove {
        /// Moves of the line before it.
        index: usize,
        /// The word.
        text: String,
    },
    /// A move that is not legal.
    IllegalMove {
        /// Moves of the line before it.
        index: usize,
        /// The move.
        #[serde(rename = "move")]
        played: String,
        /// Why not.
        reason: &'static str,
        /// The same, to be said, where the rules refuse the pit.
        said: Option<Box<Saying>>,
    },
    /// The line is too long.
    TooManyMoves {
        /// Most moves it may have.
        most: usize,
    },
    /// There is no such strength.
    BadStrength {
        /// The least there is.
        least: u8,
        /// The most there is.
        most: u8,
    },
    /// A move is asked for, and the game is over.
    GameOver,
}

/// One reason why rules cannot be played.
#[derive(Debug, Serialize)]
pub struct RulesFault {
    kind: &'static str,
    axes: &'static [Axis],
}

impl Failure {
    pub(crate) fn of(fault: Fault) -> Failure {
        Failure {
            fault,
            field: None,
            start: None,
            end: None,
        }
    }

    pub(crate) fn in_field(self, field: Field) -> Failure {
        Failure {
            field: Some(field),
            ..self
        }
    }

    /// In the pasted `text`, at these bytes.
    pub(crate) fn at(self, text: &str, place: Range<usize>) -> Failure {
        let units = |end: usize| text[..end].encode_utf16().count();
        Failure {
            field: Some(Field::Text),
            start: Some(units(place.start)),
            end: Some(units(place.end)),
            ..self
        }
    }
}

impl Fault {
    pub(crate) fn refused(faults: &[engine::Fault]) -> Fault {
        let faults = faults.iter().map(|fault| RulesFault {
            kind: fault.name(),
            axes: fault.axes(),
        });
        Fault::RulesRefused {
            faults: faults.collect(),
        }
    }

    pub(crate) fn position(error: &NotationError) -> Fault {
        let reason = match error {
            NotationError::Parts(_) => "parts",
            NotationError::Rows => "rows",
            NotationError::Number(_) => "number",
            NotationError::Side(_) => "side",
            NotationError::Captured(_) => "captured",
            NotationError::Position(BadPosition::UnequalRows { .. }) => "unequal_rows",
            NotationError::Position(BadPosition::RowLength(_)) => "row_length",
            NotationError::Position(BadPosition::TooManySeeds(_)) => "too_many_seeds",
            NotationError::Position(BadPosition::TooManyPlies(_)) => "too_many_plies",
            NotationError::Move(_) => "move",
        };
        Fault::BadPosition { reason }
    }

    pub(crate) fn other_board(error: OtherBoard) -> Fault {
        Fault::OtherBoard {
            position: error.position,
            board: error.board,
        }
    }

    /// What is wrong with a move; `words` are the moves of the line as written.
    pub(crate) fn of_move(error: &LineError, words: &[&str]) -> Fault {
        match *error {
            LineError::Unreadable { at, .. } => Fault::UnreadableMove {
                index: at,
                text: words.get(at).copied().unwrap_or_default().to_owned(),
            },
            LineError::Illegal {
                at, played, reason, ..
            } => Fault::illegal(at, played, reason),
        }
    }

    fn illegal(index: usize, played: Move, reason: IllegalMove) -> Fault {
        let (reason, said) = match reason {
            IllegalMove::GameOver => ("game_over", None),
            IllegalMove::NotOnBoard(_) => ("not_on_board", None),
            IllegalMove::NotYours(_) => ("not_yours", None),
            IllegalMove::MayNotPass => ("may_not_pass", None),
            IllegalMove::MustPass => ("must_pass", None),
            IllegalMove::Refused(_, refusal) => {
                (refusal.name(), Some(Box::new(Saying::of_refusal(refusal))))
            }
        };
        Fault::IllegalMove {
            index,
            played: played.to_string(),
            reason,
            said,
        }
    }
}
