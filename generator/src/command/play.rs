//! `sowbook play GAME MOVES`: a line of play, in words or as events.

use anyhow::Context;
use clap::Args;
use engine::{Event, Line, Rulebook, Side, Standing};
use serde::Serialize;
use serde_json::{Value, json};

use super::game::{GameArguments, InputError, PositionArguments, load_archive};
use super::{Common, Outcome, interface_languages, print, print_json};
use crate::render::texts::{TextError, Texts};
use crate::render::words;

/// Play moves and tell what happens
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  sowbook play GAME 'C a B'
  sowbook play GAME 'C a' --lang sq
  sowbook play GAME - --position '0,0/3,4 s 10-11 9'")]
pub(super) struct Arguments {
    #[command(flatten)]
    game: GameArguments,
    /// The moves, parted by spaces: pits' letters, `-` for a pass
    #[arg(allow_hyphen_values = true)]
    moves: String,
    #[command(flatten)]
    position: PositionArguments,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

/// The answer, as programs read it.
#[derive(Debug, Serialize)]
struct PlayRecord {
    events: Vec<Value>,
    position: String,
    over: bool,
    result: Option<engine::Outcome>,
}

pub(super) fn run(arguments: &Arguments, common: &Common) -> anyhow::Result<Outcome> {
    let (line, rulebook) = match play(arguments, common) {
        Ok(played) => played,
        Err(error) => return Ok(error.outcome()),
    };
    if arguments.json {
        print_json(&record(&line))?;
        return Ok(Outcome::Good);
    }
    let languages = interface_languages()?;
    let texts = languages
        .get(&common.lang)
        .context("the language was looked for before")?;
    print(&in_words(&line, &rulebook, texts)?)?;
    Ok(Outcome::Good)
}

fn play(arguments: &Arguments, common: &Common) -> Result<(Line, Rulebook), InputError> {
    let archive = load_archive(common)?;
    let rulebook = arguments.game.rulebook(&archive)?;
    let from = arguments.position.position(&rulebook)?;
    let line = Line::play(&rulebook, from, arguments.moves.split_whitespace())
        .map_err(|error| InputError::Input(error.to_string()))?;
    Ok((line, rulebook))
}

fn record(line: &Line) -> PlayRecord {
    let mut events: Vec<Value> = line
        .start_events
        .iter()
        .map(|event| event_record(event, None))
        .collect();
    for (index, ply) in line.plies.iter().enumerate() {
        events.extend(
            ply.events
                .iter()
                .map(|event| event_record(event, Some(index))),
        );
    }
    let end = line.end();
    PlayRecord {
        events,
        position: end.position.to_string(),
        over: end.over.is_some(),
        result: end.outcome,
    }
}

/// An event with the axes that made it, and the ply of the line it belongs to.
fn event_record(event: &Event, ply: Option<usize>) -> Value {
    let mut record = serde_json::to_value(event).expect("an event is plain data");
    record["ply"] = json!(ply);
    record
}

fn in_words(line: &Line, rulebook: &Rulebook, texts: &Texts) -> Result<String, TextError> {
    let mut text = format!("{}\n", line.start.position);
    for sentence in words::events_in_words(
        &line.start_events,
        mover(&line.start),
        rulebook.rules(),
        texts,
    )? {
        text += &format!("  {}\n", sentence.text);
    }
    for (index, ply) in line.plies.iter().enumerate() {
        text += &format!("\n{}. {}\n", index + 1, ply.played);
        let before = line.standing(index).unwrap_or(&line.start);
        for sentence in words::events_in_words(&ply.events, mover(before), rulebook.rules(), texts)?
        {
            text += &format!("  {}\n", sentence.text);
        }
        text += &format!("{}\n", ply.after.position);
    }
    Ok(text)
}

fn mover(standing: &Standing) -> Side {
    standing.position.to_move()
}
