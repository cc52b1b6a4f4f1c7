//! What a page asks.

use std::{cell::RefCell, rc::Rc};

use engine::{Axis, Game, Position, Rulebook, Rules, Setting};
use serde::Deserialize;

use crate::{
    failure::{Failure, Fault, Field},
    json,
};

/// Most bytes that a request may have.
pub const MOST_BYTES: usize = 1 << 20;
/// Most moves that a line may have: some times as many as any game known.
pub const MOST_MOVES: usize = 10_000;

thread_local! {
    /// The rules played by last, and most likely by next: to make them ready takes
    /// longer than most answers.
    static LAST_RULEBOOK: RefCell<Option<Rc<Rulebook>>> = const { RefCell::new(None) };
}

/// A request; what one of them does not need is left out.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Request {
    /// What is asked for.
    pub(crate) ask: Ask,
    /// Every axis of the rules, as the data set writes settings; of one that is
    /// set twice the later setting holds, so that a change can follow the rules
    /// it changes.
    rules: Vec<Setting>,
    /// The position that the line starts from; the start, if it is left out.
    #[serde(default)]
    from: Option<String>,
    /// The moves of the line, parted by white space.
    #[serde(default)]
    moves: String,
    /// Who chooses: see [`engine::Strength`].
    #[serde(default)]
    pub(crate) strength: u8,
    /// The seed of chance.
    #[serde(default)]
    pub(crate) seed: u64,
    /// What was pasted.
    #[serde(default)]
    pub(crate) text: String,
}

/// What is asked for.
#[derive(Clone, Copy, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Ask {
    Line,
    Choose,
    Read,
}

impl Request {
    /// Reads a request.
    ///
    /// # Errors
    /// It is too long, not UTF-8, not JSON, or JSON that asks nothing.
    pub(crate) fn parse(bytes: &[u8]) -> Result<Request, Failure> {
        if bytes.len() > MOST_BYTES {
            return Err(Failure::of(Fault::TooLong { most: MOST_BYTES }));
        }
        let text = std::str::from_utf8(bytes).map_err(|error| {
            Failure::of(Fault::NotUtf8 {
                at: error.valid_up_to(),
            })
        })?;
        let value = json::parse(text).map_err(|at| Failure::of(Fault::NotJson { at }))?;
        json::from_value(&value).map_err(|at| Failure::of(Fault::BadRequest { at }))
    }

    /// The rules, ready to be played.
    ///
    /// # Errors
    /// An axis is not set, or the settings do not go together.
    pub(crate) fn rulebook(&self) -> Result<Rc<Rulebook>, Failure> {
        let failure = |fault| Failure::of(fault).in_field(Field::Rules);
        let rules = Rules::from_settings(&self.rules).ok_or_else(|| {
            let is_set = |axis: &Axis| self.rules.iter().any(|setting| setting.axis() == *axis);
            failure(Fault::RulesIncomplete {
                axes: Axis::ALL
                    .iter()
                    .copied()
                    .filter(|axis| !is_set(axis))
                    .collect(),
            })
        })?;
        LAST_RULEBOOK.with_borrow_mut(|last| {
            if let Some(rulebook) = last
                && *rulebook.rules() == rules
            {
                return Ok(Rc::clone(rulebook));
            }
            let rulebook =
                Rulebook::new(rules).map_err(|faults| failure(Fault::refused(&faults)))?;
            Ok(Rc::clone(last.insert(Rc::new(rulebook))))
        })
    }

    /// The game that the line is played in, before its first move.
    ///
    /// # Errors
    /// The position is not one, or of another board.
    pub(crate) fn game<'r>(&self, rulebook: &'r Rulebook) -> Result<Game<'r>, Failure> {
        let failure = |fault| Failure::of(fault).in_field(Field::From);
        let position: Position = match self.from.as_deref() {
            None | Some("start") => return Ok(Game::new(rulebook)),
            Some(text) => text
                .parse()
                .map_err(|error| failure(Fault::position(&error)))?,
        };
        rulebook
            .accepts(&position)
            .map_err(|error| failure(Fault::other_board(error)))?;
        Ok(Game::from_position(rulebook, position))
    }

    /// The moves of the line as they are written.
    ///
    /// # Errors
    /// There are too many.
    pub(crate) fn moves(&self) -> Result<Vec<&str>, Failure> {
        let moves: Vec<&str> = self.moves.split_whitespace().collect();
        if moves.len() > MOST_MOVES {
            let fault = Fault::TooManyMoves { most: MOST_MOVES };
            return Err(Failure::of(fault).in_field(Field::Moves));
        }
        Ok(moves)
    }
}
