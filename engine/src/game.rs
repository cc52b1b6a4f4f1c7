//! A game in progress: rules, position and history.

use crate::{
    moves::{IllegalMove, Move},
    outcome::Outcome,
    pit::Side,
    play::{Refusals, Turn},
    position::Position,
    rulebook::Rulebook,
    rules::{Axis, Remainder, Repetition, Winner},
    table::Pits,
    trace::{Cause, Event, EventKind, Observer},
};

/// The positions of a game so far. Only those since the last capture can come
/// back, for seeds that left the board never return to it.
#[derive(Clone, Debug, Default)]
pub struct History {
    seen: Vec<Seen>,
}

#[derive(Clone, Debug)]
struct Seen {
    pits: Pits,
    to_move: Side,
    captured: u8,
}

impl History {
    /// Adds a position; whether it was there before.
    #[inline]
    pub fn push(&mut self, position: &Position) -> bool {
        let captured = position.captured[0] + position.captured[1];
        let is_repeated = self
            .seen
            .iter()
            .rev()
            .take_while(|seen| seen.captured == captured)
            .any(|seen| seen.to_move == position.to_move && seen.pits == position.pits);
        self.seen.push(Seen {
            pits: position.pits,
            to_move: position.to_move,
            captured,
        });
        is_repeated
    }

    /// Takes back the position added last.
    pub fn pop(&mut self) {
        self.seen.pop();
    }

    /// Forgets everything.
    pub fn clear(&mut self) {
        self.seen.clear();
    }
}

/// A game in progress.
#[derive(Clone, Debug)]
pub struct Game<'rules> {
    rulebook: &'rules Rulebook,
    position: Position,
    history: History,
    turn: Turn,
}

impl<'rules> Game<'rules> {
    /// A game from the start.
    #[must_use]
    pub fn new(rulebook: &'rules Rulebook) -> Game<'rules> {
        Game::from_position(rulebook, rulebook.start())
    }

    /// A game from a position, which must be one of this board; it has no
    /// history but that position.
    #[must_use]
    pub fn from_position(rulebook: &'rules Rulebook, position: Position) -> Game<'rules> {
        let mut history = History::default();
        history.push(&position);
        Game {
            rulebook,
            turn: rulebook.turn(&position),
            position,
            history,
        }
    }

    /// The rules.
    #[must_use]
    pub fn rulebook(&self) -> &'rules Rulebook {
        self.rulebook
    }

    /// What lies where: when the game is over, before anything is handed out.
    #[must_use]
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// The positions so far.
    #[must_use]
    pub fn history(&self) -> &History {
        &self.history
    }

    /// What the player to move can do.
    #[must_use]
    pub fn turn(&self) -> &Turn {
        &self.turn
    }

    /// Why the game is over, if it is.
    #[must_use]
    pub fn over(&self) -> Option<Cause> {
        match self.turn {
            Turn::Over(cause) => Some(cause),
            Turn::Choose(_) | Turn::Pass => None,
        }
    }

    /// What the game came to, if it is over.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        Some(self.rulebook.outcome(&self.position, self.over()?))
    }

    /// The legal moves: none when the game is over, a pass when it is forced.
    #[must_use]
    pub fn legal_moves(&self) -> Vec<Move> {
        match &self.turn {
            Turn::Choose(plays) => plays.iter().map(|play| Move::Sow(play.pit)).collect(),
            Turn::Pass => vec![Move::Pass],
            Turn::Over(_) => Vec::new(),
        }
    }

    /// The pits of the player to move that may not be lifted, and why.
    #[must_use]
    pub fn refusals(&self) -> Refusals {
        self.rulebook.refusals(&self.position)
    }

    /// Plays a move and tells `observer` what happens, the end of the game included.
    ///
    /// # Errors
    /// Why the move is not legal; the game is then as it was.
    pub fn play<O: Observer>(&mut self, chosen: Move, observer: &mut O) -> Result<(), IllegalMove> {
        if self.over().is_some() {
            return Err(IllegalMove::GameOver);
        }
        let position = self.rulebook.play(&self.position, chosen, observer)?;
        self.position = position;
        self.turn = if self.history.push(&position) {
            Turn::Over(Cause::Repetition)
        } else {
            self.rulebook.turn(&position)
        };
        if let Turn::Over(cause) = self.turn {
            observer.observe(|| self.rulebook.end_events(&position, cause));
        }
        Ok(())
    }
}

impl Rulebook {
    /// What a game that is over at `position` came to.
    #[must_use]
    pub fn outcome(&self, position: &Position, cause: Cause) -> Outcome {
        let handed_out = self.handed_out(position, cause);
        let south = position.captured[0] + handed_out[0];
        let north = position.captured[1] + handed_out[1];
        let is_draw = match cause {
            Cause::OnlyEndless => true,
            Cause::Repetition => self.rules().repetition == Repetition::Draw,
            Cause::Stuck | Cause::Unfed => false,
        };
        let counts = match self.rules().winner {
            _ if is_draw => [0, 0],
            Winner::MostSeeds => [south, north],
            Winner::SeedsInRow => Side::BOTH.map(|side| u8::from(!position.is_row_empty(side))),
        };
        Outcome {
            south,
            north,
            winner: match counts[0].cmp(&counts[1]) {
                std::cmp::Ordering::Greater => Some(Side::South),
                std::cmp::Ordering::Less => Some(Side::North),
                std::cmp::Ordering::Equal => None,
            },
        }
    }

    /// What happens when the game is over at `position`: also for a game that
    /// is over before it begins.
    #[must_use]
    pub fn end_events(&self, position: &Position, cause: Cause) -> Vec<Event> {
        let over_axes: &[Axis] = match cause {
            Cause::Stuck => &[Axis::End, Axis::NoMove],
            Cause::OnlyEndless => &[Axis::NoMove, Axis::SowEndless],
            Cause::Unfed => &[Axis::End, Axis::Feeding],
            Cause::Repetition => &[Axis::Repetition],
        };
        let hand_out_axis = match cause {
            Cause::Repetition => Axis::Repetition,
            _ => Axis::Remainder,
        };
        let result_axis = match (cause, self.rules().repetition) {
            (Cause::OnlyEndless, _) => Axis::NoMove,
            (Cause::Repetition, Repetition::Draw) => Axis::Repetition,
            _ => Axis::Winner,
        };
        let mut events = vec![Event::of(EventKind::Over { cause }, over_axes)];
        let handed_out = self.handed_out(position, cause);
        for side in Side::BOTH {
            let seeds = handed_out[side.index()];
            if seeds > 0 {
                events.push(Event::of(
                    EventKind::HandOut { to: side, seeds },
                    &[hand_out_axis],
                ));
            }
        }
        let seeds = position.seeds_on_board() - handed_out[0] - handed_out[1];
        if seeds > 0 {
            events.push(Event::of(EventKind::Leave { seeds }, &[hand_out_axis]));
        }
        events.push(Event::of(
            EventKind::Result {
                result: self.outcome(position, cause),
            },
            &[result_axis],
        ));
        events
    }

    /// What each player gets of the seeds left on the board.
    fn handed_out(&self, position: &Position, cause: Cause) -> [u8; 2] {
        let remainder = match (cause, self.rules().repetition) {
            (Cause::Repetition, Repetition::GameOver(remainder)) => remainder,
            (Cause::Repetition, Repetition::Draw) => Remainder::Nobody,
            (Cause::Stuck | Cause::OnlyEndless | Cause::Unfed, _) => self.rules().remainder,
        };
        match remainder {
            Remainder::OwnRow => Side::BOTH.map(|side| position.seeds_in_row(side)),
            Remainder::LastMover => {
                let mut handed_out = [0, 0];
                handed_out[position.to_move.opponent().index()] = position.seeds_on_board();
                handed_out
            }
            Remainder::SplitEqually => [position.seeds_on_board() / 2; 2],
            Remainder::Nobody => [0, 0],
        }
    }
}
