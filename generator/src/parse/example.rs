//! A worked example, `examples/ID.yaml`: a position, moves, and what must come
//! of them, with the reasons.
//!
//! The trace beside it, `examples/ID.trace`, is kept as text: comparing it is
//! `verify`'s work, and so is everything that needs the rules.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::text::Text;
use crate::diagnostic::Diagnostic;
use crate::source::Source;
use crate::yaml::{self, Step};

/// A whole example file. `R` is a reason: text as written, resolved after linking.
#[derive(Clone, Debug)]
pub struct ExampleRecord<R = String> {
    /// What it is called.
    pub title: Text,
    /// What it shows.
    pub shows: Option<Text>,
    /// Where it starts.
    pub from: From,
    /// The moves, in the engine's notation.
    pub moves: Vec<String>,
    /// What must come of them.
    pub expect: Vec<Expectation<R>>,
}

/// Where an example starts.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum From {
    /// At the start of the game.
    Start,
    /// At a position, in the engine's notation.
    Position(String),
}

/// Something that must hold in an example.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Expectation<R = String> {
    /// After how many plies of this example.
    pub at: usize,
    /// What must hold then.
    pub kind: ExpectationKind,
    /// Why: statements or readings.
    pub because: Vec<R>,
    /// What is to be said about it.
    pub note: Option<Text>,
}

/// What must hold.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum ExpectationKind {
    /// The next move of the example is this one, and it captures so many seeds.
    Move {
        /// The move, in the engine's notation.
        played: String,
        /// Seeds it takes, if that is to be checked.
        captured: Option<u32>,
    },
    /// This move would be refused.
    Refused {
        /// The move.
        refused: String,
        /// Why it would be.
        reason: String,
    },
    /// The position has these properties.
    Position {
        /// What the pits hold, `1,2,3/4,5,6`.
        board: Option<String>,
        /// Whether the game is over.
        over: Option<bool>,
        /// What it came to.
        result: Option<ExpectedResult>,
    },
}

/// What a game must come to.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Deserialize, Serialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ExpectedResult {
    /// South's seeds.
    pub south: u32,
    /// North's seeds.
    pub north: u32,
    /// `south`, `north` or `draw`.
    pub winner: Winner,
}

/// Who must have won.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[schemars(rename = "ExpectedWinner")]
pub enum Winner {
    /// South.
    South,
    /// North.
    North,
    /// Nobody.
    Draw,
}

/// A whole example file, as it is written.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct ExampleFile {
    /// What it is called.
    title: Text,
    /// What it shows.
    shows: Option<Text>,
    /// Where it starts: `start`, or a position in the engine's notation.
    from: String,
    /// The moves, in the engine's notation, with blanks between.
    moves: String,
    /// What must come of them.
    expect: Vec<ExpectationFile>,
}

/// Something that must hold, as it is written.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(rename = "Expectation")]
struct ExpectationFile {
    /// After how many plies of this example.
    at: usize,
    /// The next move of the example.
    #[serde(rename = "move")]
    played: Option<String>,
    /// Seeds that the move takes.
    captured: Option<u32>,
    /// A move that would be refused.
    refused: Option<String>,
    /// Why it would be.
    reason: Option<String>,
    /// What the pits hold, `1,2,3/4,5,6`.
    board: Option<String>,
    /// Whether the game is over.
    over: Option<bool>,
    /// What it came to.
    result: Option<ExpectedResult>,
    /// Why: statements or readings, such as `capture.2` and `reading:first-move`.
    because: Option<OneOrMore>,
    /// What is to be said about it.
    note: Option<Text>,
}

/// One, or a list.
#[derive(Deserialize, JsonSchema)]
#[serde(untagged)]
enum OneOrMore {
    /// One.
    One(String),
    /// Several.
    More(Vec<String>),
}

/// Reads an example: what was understood, and what is wrong with it.
pub fn parse_example(source: &Source) -> (Option<ExampleRecord>, Vec<Diagnostic>) {
    let file: ExampleFile = match yaml::parse(source) {
        Ok(file) => file,
        Err(error) => return (None, vec![*error]),
    };
    let mut diagnostics = Vec::new();
    let moves: Vec<String> = file.moves.split_whitespace().map(str::to_owned).collect();
    let mut expect = Vec::new();
    for (index, expectation) in file.expect.into_iter().enumerate() {
        match expectation.check(moves.len()) {
            Ok(expectation) => expect.push(expectation),
            Err(fault) => diagnostics.push(fault.into_diagnostic().at(
                source,
                yaml::locate(source, &[Step::Key("expect"), Step::Index(index)]),
            )),
        }
    }
    let example = ExampleRecord {
        title: file.title,
        shows: file.shows,
        from: match file.from.as_str() {
            "start" => From::Start,
            _ => From::Position(file.from),
        },
        moves,
        expect,
    };
    (Some(example), diagnostics)
}

impl ExpectationFile {
    /// The expectation, if its keys go together.
    fn check(self, plies: usize) -> Result<Expectation, Fault> {
        if self.at > plies {
            return Err(fault(format!(
                "`at: {}` lies beyond the example's {plies} moves",
                self.at
            ))
            .help("`at` counts the moves of this example that have been played, from 0"));
        }
        let about_position = self.board.is_some() || self.over.is_some() || self.result.is_some();
        let kind = match (self.played, self.refused) {
            (Some(_), Some(_)) => return Err(fault("an expectation has either `move` or `refused`")),
            (None, Some(_)) | (Some(_), None) if about_position => {
                return Err(fault(
                    "`board`, `over` and `result` stand in an expectation of their own",
                )
                .help("give the position its own entry, `at` one more than the move's"));
            }
            (Some(_), None) if self.reason.is_some() => {
                return Err(fault("`reason` belongs to `refused`; say `because` for a move"));
            }
            (Some(played), None) => ExpectationKind::Move {
                played,
                captured: self.captured,
            },
            (None, _) if self.captured.is_some() => {
                return Err(fault("`captured` belongs to `move`"));
            }
            (None, Some(refused)) => ExpectationKind::Refused {
                refused,
                reason: self.reason.ok_or_else(|| {
                    fault(
                        "a refusal needs a `reason`",
                    )
                    .help("one of: empty, too_few_seeds, opening_pit, must_feed, grand_slam, endless_sowing")
                })?,
            },
            (None, None) if self.reason.is_some() => {
                return Err(fault("`reason` belongs to `refused`"));
            }
            (None, None) if about_position => ExpectationKind::Position {
                board: self.board,
                over: self.over,
                result: self.result,
            },
            (None, None) => {
                return Err(fault(
                    "an expectation says one of `move`, `refused`, `board`, `over`, `result`",
                ));
            }
        };
        Ok(Expectation {
            at: self.at,
            kind,
            because: match self.because {
                None => Vec::new(),
                Some(OneOrMore::One(reason)) => vec![reason],
                Some(OneOrMore::More(reasons)) => reasons,
            },
            note: self.note,
        })
    }
}

/// Keys of an expectation that do not go together.
struct Fault {
    message: String,
    help: Option<&'static str>,
}

impl Fault {
    fn help(mut self, help: &'static str) -> Fault {
        self.help = Some(help);
        self
    }

    fn into_diagnostic(self) -> Diagnostic {
        let diagnostic = Diagnostic::error("bad-expectation", self.message);
        match self.help {
            Some(help) => diagnostic.help(help),
            None => diagnostic,
        }
    }
}

fn fault(message: impl Into<String>) -> Fault {
    Fault {
        message: message.into(),
        help: None,
    }
}

#[cfg(test)]
mod tests {
    use super::{ExpectationKind, From, parse_example};
    use crate::source::Source;

    fn example(expect: &str) -> Source {
        Source::new(
            "games/g/examples/e.yaml",
            format!("title: {{en: T}}\nfrom: start\nmoves: \"A a\"\nexpect:\n  - {expect}\n"),
        )
    }

    fn check_fault(expect: &str, message: &str) {
        let source = example(expect);
        let (_, diagnostics) = parse_example(&source);
        let [diagnostic] = diagnostics.as_slice() else {
            panic!("one fault expected, not {diagnostics:?}");
        };
        assert_eq!(diagnostic.message, message);
        let span = diagnostic.span.clone().expect("the place is known");
        assert_eq!(source.place(span.start).line, 5);
    }

    #[test]
    fn an_example_is_read() {
        let source = example("{at: 0, move: A, captured: 0, because: [capture.2, reading:r]}");
        let (example, diagnostics) = parse_example(&source);
        assert_eq!(diagnostics, []);
        let example = example.expect("the example is good");
        assert_eq!(example.from, From::Start);
        assert_eq!(example.moves, ["A", "a"]);
        assert_eq!(
            example.expect[0].kind,
            ExpectationKind::Move {
                played: "A".to_owned(),
                captured: Some(0)
            }
        );
        assert_eq!(example.expect[0].because, ["capture.2", "reading:r"]);
    }

    #[test]
    fn an_expectation_says_one_thing() {
        check_fault(
            "{at: 0, move: A, refused: B, reason: empty}",
            "an expectation has either `move` or `refused`",
        );
        check_fault(
            "{at: 3, over: true}",
            "`at: 3` lies beyond the example's 2 moves",
        );
        check_fault("{at: 0, refused: A}", "a refusal needs a `reason`");
        check_fault("{at: 0, captured: 2}", "`captured` belongs to `move`");
        check_fault(
            "{at: 0, move: A, over: true}",
            "`board`, `over` and `result` stand in an expectation of their own",
        );
        check_fault(
            "{at: 0}",
            "an expectation says one of `move`, `refused`, `board`, `over`, `result`",
        );
    }
}
