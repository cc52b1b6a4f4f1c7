//! Examples are run: their moves must be legal, what was expected must come
//! about, and the trace must be the one that was committed.
//!
//! Codes: `bad-position`, `seeds-missing`, `unreadable-move`, `illegal-move`,
//! `expectation-failed`, `trace-missing`, `trace-differs`.

use engine::{Line, LineError, Move, Position, Rulebook, Standing};

use crate::{
    diagnostic::Diagnostic,
    link::archive::Example,
    parse::example::{ExpectationKind, ExpectedResult, From, Winner},
    source::Source,
    verify::trace,
    yaml::{self, Step},
};

/// What running an example came to.
#[derive(Debug)]
pub struct ExampleRun {
    /// The example's id.
    pub id: String,
    /// The line, unless it cannot be run to its end.
    pub line: Option<Line>,
    /// Whether the line ran, every expectation held and the trace is the one committed.
    pub is_verified: bool,
}

/// Runs one example.
pub(super) fn run(
    example: &Example,
    rulebook: &Rulebook,
    findings: &mut Vec<Diagnostic>,
) -> ExampleRun {
    let before = findings.len();
    let line = run_line(example, rulebook, findings);
    if let Some(line) = &line {
        check_expectations(example, line, findings);
        check_trace(example, line, findings);
    }
    ExampleRun {
        id: example.id.clone(),
        is_verified: line.is_some() && findings.len() == before,
        line,
    }
}

/// Why an example cannot start where it says.
pub(super) struct BadStart {
    code: &'static str,
    message: String,
    help: Option<&'static str>,
}

/// Where an example starts, if that is a position of the board.
pub(super) fn start(from: &From, rulebook: &Rulebook) -> Result<Position, BadStart> {
    let From::Position(text) = from else {
        return Ok(rulebook.start());
    };
    let position: Position = text.parse().map_err(|error| BadStart {
        code: "bad-position",
        message: format!("`from` is not a position: {error}"),
        help: Some(
            "write `start`, or a position such as `7,7,7/7,7,7 s 0-0 0`: South's pits, North's, who moves, captured seeds, plies played",
        ),
    })?;
    rulebook.accepts(&position).map_err(|error| BadStart {
        code: "bad-position",
        message: error.to_string(),
        help: None,
    })?;
    let seeds = u32::from(position.seeds_in_all());
    let total = rulebook.rules().board.seeds_in_all();
    if seeds != total {
        return Err(BadStart {
            code: "seeds-missing",
            message: format!(
                "the position has {seeds} seeds, captured ones included; the game has {total}"
            ),
            help: Some("count the captured seeds in: no seed is ever lost"),
        });
    }
    Ok(position)
}

fn run_line(
    example: &Example,
    rulebook: &Rulebook,
    findings: &mut Vec<Diagnostic>,
) -> Option<Line> {
    let start = match start(&example.record.from, rulebook) {
        Ok(start) => start,
        Err(bad) => {
            let span = yaml::locate(&example.source, &[Step::Key("from")]);
            let finding = Diagnostic::error(bad.code, bad.message).at(&example.source, span);
            findings.push(match bad.help {
                Some(help) => finding.help(help),
                None => finding,
            });
            return None;
        }
    };
    let moves = example.record.moves.iter().map(String::as_str);
    match Line::play(rulebook, start, moves) {
        Ok(line) => Some(line),
        Err(error) => {
            findings.push(bad_move(example, &error));
            None
        }
    }
}

fn bad_move(example: &Example, error: &LineError) -> Diagnostic {
    let (code, at) = match error {
        LineError::Illegal { at, .. } => ("illegal-move", *at),
        LineError::Unreadable { at, .. } => ("unreadable-move", *at),
    };
    let place = yaml::locate(&example.source, &[Step::Key("moves")]);
    let span = word_in(&example.source, place, at);
    let finding = Diagnostic::error(code, error.to_string()).at(&example.source, span);
    match error {
        LineError::Illegal { .. } => {
            finding.help("mend the moves, or the rules if the notes say that this may be played")
        }
        LineError::Unreadable { .. } => finding.help("moves are letters parted by spaces"),
    }
}

/// The bytes of the `index`-th move within the value of `moves`.
fn word_in(source: &Source, place: std::ops::Range<usize>, index: usize) -> std::ops::Range<usize> {
    let text = source.text().get(place.clone()).unwrap_or_default();
    let mut words = text
        .split(|letter: char| !letter.is_ascii_alphabetic() && letter != '-')
        .filter(|word| !word.is_empty());
    match words.nth(index) {
        Some(word) => {
            let start = place.start + (word.as_ptr() as usize - text.as_ptr() as usize);
            start..start + word.len()
        }
        None => place,
    }
}

/// What an expectation has that is not so: the key in the record, and what is.
type Failure = (&'static str, String);

/// Whether a line, of this example under any rules, meets what is expected.
pub(super) fn meets(line: &Line, at: usize, kind: &ExpectationKind) -> bool {
    let standing = line.standing(at);
    standing.is_none_or(|standing| failures(line, standing, at, kind).is_empty())
}

fn check_expectations(example: &Example, line: &Line, findings: &mut Vec<Diagnostic>) {
    for (index, expectation) in example.record.expect.iter().enumerate() {
        let Some(standing) = line.standing(expectation.at) else {
            continue;
        };
        for (key, message) in failures(line, standing, expectation.at, &expectation.kind) {
            let path = [Step::Key("expect"), Step::Index(index), Step::Key(key)];
            findings.push(
                Diagnostic::error("expectation-failed", message)
                    .at(&example.source, yaml::locate(&example.source, &path))
                    .note(format!(
                        "after {} plies of the example the position is `{}`",
                        expectation.at, standing.position
                    ))
                    .help("either the rules or the expectation misread the notes: look at what it gives as its reason"),
            );
        }
    }
}

fn failures(line: &Line, standing: &Standing, at: usize, kind: &ExpectationKind) -> Vec<Failure> {
    match kind {
        ExpectationKind::Move { played, captured } => check_move(line, at, played, *captured)
            .into_iter()
            .collect(),
        ExpectationKind::Refused { refused, reason } => check_refusal(standing, refused, reason)
            .into_iter()
            .collect(),
        ExpectationKind::Position {
            board,
            over,
            result,
        } => check_standing(standing, board.as_deref(), *over, result.as_ref()),
    }
}

fn check_move(line: &Line, at: usize, expected: &str, captured: Option<u32>) -> Option<Failure> {
    let Some(ply) = line.plies.get(at) else {
        return Some(("move", format!("the example has no move after {at} plies")));
    };
    let played = ply.played.to_string();
    if played != expected {
        return Some((
            "move",
            format!("the move expected is `{expected}`, the example plays `{played}`"),
        ));
    }
    let captured = captured.filter(|captured| *captured != u32::from(ply.captured))?;
    Some((
        "captured",
        format!(
            "expected `{expected}` to capture {captured} seeds; by the rules it captures {}",
            ply.captured
        ),
    ))
}

fn check_refusal(standing: &Standing, refused: &str, reason: &str) -> Option<Failure> {
    if !engine::Refusal::NAMES.contains(&reason) {
        let names = engine::Refusal::NAMES.join(", ");
        return Some(("reason", format!("`{reason}` is no reason: one of {names}")));
    }
    let Ok(Move::Sow(pit)) = refused.parse() else {
        return Some(("refused", format!("`{refused}` is not a pit")));
    };
    let found = standing.refused.iter().find(|(own, _)| *own == pit);
    match found {
        Some((_, refusal)) if refusal.name() == reason => None,
        Some((_, refusal)) => Some((
            "reason",
            format!(
                "expected `{pit}` to be refused because of `{reason}`; by the rules it is because of `{}`",
                refusal.name()
            ),
        )),
        None if standing.legal.contains(&Move::Sow(pit)) => Some((
            "refused",
            format!("expected `{pit}` to be refused; by the rules it is a legal move"),
        )),
        None => Some((
            "refused",
            format!("`{pit}` is not a pit of the player to move"),
        )),
    }
}

fn check_standing(
    standing: &Standing,
    board: Option<&str>,
    over: Option<bool>,
    result: Option<&ExpectedResult>,
) -> Vec<Failure> {
    let mut failures = Vec::new();
    let position = standing.position.to_string();
    let found = position.split(' ').next().unwrap_or_default();
    if let Some(board) = board
        && board != found
    {
        failures.push((
            "board",
            format!("expected the board `{board}`; by the rules it is `{found}`"),
        ));
    }
    if let Some(over) = over
        && over != standing.over.is_some()
    {
        let found = match standing.over {
            Some(cause) => format!("it is over: {}", cause.name()),
            None => "it goes on".to_owned(),
        };
        let expected = if over { "to be over" } else { "to go on" };
        failures.push((
            "over",
            format!("expected the game {expected}; by the rules {found}"),
        ));
    }
    if let Some(expected) = result {
        let found = standing.outcome.map(|outcome| ExpectedResult {
            south: u32::from(outcome.south),
            north: u32::from(outcome.north),
            winner: match outcome.winner {
                Some(engine::Side::South) => Winner::South,
                Some(engine::Side::North) => Winner::North,
                None => Winner::Draw,
            },
        });
        if found.as_ref() != Some(expected) {
            let found = found.map_or("the game goes on".to_owned(), |found| {
                format!("it is {}", found.in_words())
            });
            failures.push((
                "result",
                format!(
                    "expected the result {}; by the rules {found}",
                    expected.in_words()
                ),
            ));
        }
    }
    failures
}

impl ExpectedResult {
    fn in_words(&self) -> String {
        let winner = match self.winner {
            Winner::South => "South wins",
            Winner::North => "North wins",
            Winner::Draw => "draw",
        };
        format!("{}-{}, {winner}", self.south, self.north)
    }
}

fn check_trace(example: &Example, line: &Line, findings: &mut Vec<Diagnostic>) {
    let now = trace::to_text(line);
    let Some(committed) = &example.trace else {
        findings.push(
            Diagnostic::error("trace-missing", "the example has no trace beside it")
                .in_file(example.source.path())
                .help("`sowbook verify --bless` writes it; review it before you commit it"),
        );
        return;
    };
    let old = committed.text().replace("\r\n", "\n");
    if old == now {
        return;
    }
    let (offset, was, is) = first_difference(&old, &now);
    let end = offset + was.len();
    findings.push(
        Diagnostic::error(
            "trace-differs",
            format!("the trace says `{}`; the rules now give `{}`", was.trim(), is.trim()),
        )
        .at(committed, offset..end)
        .help("if the rules are right, `sowbook verify --bless` rewrites the trace; review what it changes"),
    );
}

/// The first line that differs: its offset in the old text, and both lines.
fn first_difference<'t>(old: &'t str, new: &'t str) -> (usize, &'t str, &'t str) {
    let mut offset = 0;
    let mut new_lines = new.lines();
    for line in old.split_inclusive('\n') {
        let is = new_lines.next().unwrap_or("nothing more");
        let was = line.trim_end_matches('\n');
        if was != is {
            return (offset, was, is);
        }
        offset += line.len();
    }
    (offset, "", new_lines.next().unwrap_or("nothing more"))
}
