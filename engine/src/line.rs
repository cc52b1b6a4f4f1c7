//! A line of play: moves run from a position, everything kept that can be told
//! or drawn of them, and what may be played next.

use std::fmt;

use crate::{
    game::Game,
    moves::{IllegalMove, Move, Refusal},
    notation::NotationError,
    outcome::Outcome,
    pit::Pit,
    position::Position,
    rulebook::Rulebook,
    trace::{Cause, Event, Trace},
};

/// Moves that were run.
#[derive(Clone, Debug)]
pub struct Line {
    /// Where it starts.
    pub start: Standing,
    /// What happens if the game is over before it begins; else nothing.
    pub start_events: Vec<Event>,
    /// The moves, one ply after another.
    pub plies: Vec<Ply>,
}

/// One move of a line.
#[derive(Clone, Debug)]
pub struct Ply {
    /// The move.
    pub played: Move,
    /// Seeds the mover takes with it.
    pub captured: u8,
    /// What happens, the end of the game included.
    pub events: Vec<Event>,
    /// How things stand after it.
    pub after: Standing,
}

/// How things stand between two moves.
#[derive(Clone, Debug)]
pub struct Standing {
    /// What lies where, before the end hands out anything.
    pub position: Position,
    /// Why the game is over, if it is.
    pub over: Option<Cause>,
    /// What it came to, if it is.
    pub outcome: Option<Outcome>,
    /// The legal moves; none if the game is over.
    pub legal: Vec<Move>,
    /// The pits of the player to move that may not be lifted, and why.
    pub refused: Vec<(Pit, Refusal)>,
}

/// Why a line cannot be run.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LineError {
    /// A move is not legal.
    Illegal {
        /// How many moves of the line went before.
        at: usize,
        /// The move.
        played: Move,
        /// The position it was tried in.
        position: Position,
        /// Why not.
        reason: IllegalMove,
    },
    /// A move is not written as one.
    Unreadable {
        /// How many moves of the line went before.
        at: usize,
        /// What is wrong with the text.
        reason: NotationError,
    },
}

impl Line {
    /// Runs moves, written as text, from a position of the rulebook's board.
    ///
    /// # Errors
    /// The first move that is not one or is not legal.
    pub fn play<'m>(
        rulebook: &Rulebook,
        from: Position,
        moves: impl IntoIterator<Item = &'m str>,
    ) -> Result<Line, LineError> {
        Line::go_on(&mut Game::from_position(rulebook, from), moves)
    }

    /// Runs moves, written as text, in a game.
    ///
    /// # Errors
    /// The first move that is not one or is not legal; the game then stands
    /// before that move.
    pub fn go_on<'m>(
        game: &mut Game<'_>,
        moves: impl IntoIterator<Item = &'m str>,
    ) -> Result<Line, LineError> {
        match Line::as_far_as_legal(game, moves) {
            (line, None) => Ok(line),
            (_, Some(error)) => Err(error),
        }
    }

    /// Runs moves, written as text, in a game until one is not a move or not
    /// legal: the line up to there, where the game then stands, and what is
    /// wrong with the next move.
    pub fn as_far_as_legal<'m>(
        game: &mut Game<'_>,
        moves: impl IntoIterator<Item = &'m str>,
    ) -> (Line, Option<LineError>) {
        let mut line = Line {
            start: Standing::of(game),
            start_events: match game.over() {
                Some(cause) => game.rulebook().end_events(game.position(), cause),
                None => Vec::new(),
            },
            plies: Vec::new(),
        };
        for (at, text) in moves.into_iter().enumerate() {
            let played: Move = match text.parse() {
                Ok(played) => played,
                Err(reason) => return (line, Some(LineError::Unreadable { at, reason })),
            };
            match Ply::play(game, played) {
                Ok(ply) => line.plies.push(ply),
                Err(reason) => {
                    let position = *game.position();
                    let error = LineError::Illegal {
                        at,
                        played,
                        position,
                        reason,
                    };
                    return (line, Some(error));
                }
            }
        }
        (line, None)
    }

    /// How things stand after so many plies.
    #[must_use]
    pub fn standing(&self, plies: usize) -> Option<&Standing> {
        match plies.checked_sub(1) {
            None => Some(&self.start),
            Some(index) => self.plies.get(index).map(|ply| &ply.after),
        }
    }

    /// How things stand after its last move.
    #[must_use]
    pub fn end(&self) -> &Standing {
        self.plies.last().map_or(&self.start, |ply| &ply.after)
    }

    /// Everything that happens in it.
    pub fn events(&self) -> impl Iterator<Item = &Event> {
        let plies = self.plies.iter().flat_map(|ply| &ply.events);
        self.start_events.iter().chain(plies)
    }
}

impl Ply {
    /// Plays a move in a game.
    ///
    /// # Errors
    /// Why the move is not legal; the game is then as it was.
    pub fn play(game: &mut Game<'_>, played: Move) -> Result<Ply, IllegalMove> {
        let before = *game.position();
        let mut trace = Trace::default();
        game.play(played, &mut trace)?;
        let mover = before.to_move();
        Ok(Ply {
            played,
            captured: game.position().captured(mover) - before.captured(mover),
            events: trace.events,
            after: Standing::of(game),
        })
    }
}

impl Game<'_> {
    /// What each legal move comes to, in the order of [`Game::legal_moves`].
    #[must_use]
    pub fn next_plies(&self) -> Vec<Ply> {
        let plies = self.legal_moves().into_iter().map(|chosen| {
            Ply::play(&mut self.clone(), chosen).expect("a legal move can be played")
        });
        plies.collect()
    }
}

impl Standing {
    /// How things stand in a game.
    #[must_use]
    pub fn of(game: &Game<'_>) -> Standing {
        Standing {
            position: *game.position(),
            over: game.over(),
            outcome: game.outcome(),
            legal: game.legal_moves(),
            refused: game.refusals().to_vec(),
        }
    }
}

impl fmt::Display for LineError {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            LineError::Illegal {
                at,
                played,
                position,
                reason,
            } => write!(
                formatter,
                "move {} of the line, `{played}`, is not legal in `{position}`: {reason}",
                at + 1
            ),
            LineError::Unreadable { at, reason } => {
                write!(formatter, "move {} of the line: {reason}", at + 1)
            }
        }
    }
}

impl std::error::Error for LineError {}
