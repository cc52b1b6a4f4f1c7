//! Moves played, what happened, and what can be played next.

use engine::{
    Cause, Event, Game, Line, Outcome, Pit, Ply, Refusal, Rules, Saying, Side, Standing, account,
};
use serde::Serialize;

use crate::{
    failure::{Failure, Fault, Field},
    request::Request,
    text,
};

/// A line, as far as it is legal.
#[derive(Serialize)]
struct LineAnswer<'l> {
    /// What is wrong with the next move, if there is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    error: Option<Failure>,
    start: Start<'l>,
    plies: Vec<Played<'l>>,
    /// Where it ends, before anything is handed out.
    position: String,
    over: bool,
    cause: Option<Cause>,
    result: Option<Outcome>,
    moves: Vec<Next>,
    refused: Vec<Refused>,
}

/// Where it starts; something happens there only if the game is over.
#[derive(Serialize)]
struct Start<'l> {
    position: String,
    events: &'l [Event],
    said: Vec<Saying>,
}

#[derive(Serialize)]
struct Played<'l> {
    #[serde(rename = "move")]
    played: String,
    captured: u8,
    position: String,
    events: &'l [Event],
    said: Vec<Saying>,
}

/// A legal move and what it comes to.
#[derive(Serialize)]
struct Next {
    #[serde(rename = "move")]
    played: String,
    after: String,
    captured: u8,
    over: bool,
    result: Option<Outcome>,
}

#[derive(Serialize)]
struct Refused {
    #[serde(rename = "move")]
    pit: Pit,
    reason: &'static str,
    said: Saying,
}

/// Plays the line.
///
/// # Errors
/// It has no rules, no start or too many moves; one that is not legal does not
/// keep what went before it from being told.
pub(crate) fn line(request: &Request) -> Result<String, Failure> {
    let rulebook = request.rulebook()?;
    let mut game = request.game(&rulebook)?;
    let moves = request.moves()?;
    let (line, error) = Line::as_far_as_legal(&mut game, moves.iter().copied());
    let error =
        error.map(|error| Failure::of(Fault::of_move(&error, &moves)).in_field(Field::Moves));
    Ok(text(&LineAnswer::new(&line, error, &game)))
}

impl<'l> LineAnswer<'l> {
    /// What there is to know of a line that `game` stands at the end of.
    fn new(line: &'l Line, error: Option<Failure>, game: &Game<'_>) -> LineAnswer<'l> {
        let rules = game.rulebook().rules();
        let standings = [&line.start]
            .into_iter()
            .chain(line.plies.iter().map(|ply| &ply.after));
        let plies = line
            .plies
            .iter()
            .zip(standings)
            .map(|(ply, before)| Played::new(ply, before.position.to_move(), rules));
        let end = line.end();
        LineAnswer {
            error,
            start: Start::new(&line.start, &line.start_events, rules),
            plies: plies.collect(),
            position: end.position.to_string(),
            over: end.over.is_some(),
            cause: end.over,
            result: end.outcome,
            moves: game.next_plies().iter().map(Next::new).collect(),
            refused: end.refused.iter().map(Refused::new).collect(),
        }
    }
}

impl<'l> Start<'l> {
    fn new(start: &Standing, events: &'l [Event], rules: &Rules) -> Start<'l> {
        Start {
            position: start.position.to_string(),
            events,
            said: account(events, start.position.to_move(), rules),
        }
    }
}

impl<'l> Played<'l> {
    fn new(ply: &'l Ply, mover: Side, rules: &Rules) -> Played<'l> {
        Played {
            played: ply.played.to_string(),
            captured: ply.captured,
            position: ply.after.position.to_string(),
            events: &ply.events,
            said: account(&ply.events, mover, rules),
        }
    }
}

impl Next {
    fn new(ply: &Ply) -> Next {
        Next {
            played: ply.played.to_string(),
            after: ply.after.position.to_string(),
            captured: ply.captured,
            over: ply.after.over.is_some(),
            result: ply.after.outcome,
        }
    }
}

impl Refused {
    fn new(&(pit, refusal): &(Pit, Refusal)) -> Refused {
        Refused {
            pit,
            reason: refusal.name(),
            said: Saying::of_refusal(refusal),
        }
    }
}
