//! A note into its title, sections, statements, fields and attribution.
//!
//! Parsing never fails: it gives what it understood and what was wrong. A note
//! is cut by its lines first ([`lines`](self)); then each body is read as
//! inline Markdown, cut into statements, and its numbers are read. Everything
//! keeps the bytes of the file. What the statements mean is for records to say.

use std::fmt;
use std::ops::Range;
use std::str::FromStr;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::diagnostic::Diagnostic;
use crate::parse::language::Languages;
use crate::source::Source;

mod faults;
pub mod figures;
mod inline;
mod lines;
mod reader;
mod sentences;

/// A part of a note.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema,
)]
#[serde(rename_all = "snake_case")]
pub enum Section {
    /// The line that says what type of game it is.
    Type,
    /// What the game is and where it was found.
    Overview,
    /// The board, as a table of fields and sentences.
    Board,
    /// How to play.
    Play,
    /// What is captured.
    Capture,
    /// How the game ends and who wins.
    End,
    /// Remarks.
    Notes,
    /// Where the note is from.
    Source,
}

impl Section {
    /// All sections, in the usual order.
    pub const ALL: [Section; 8] = [
        Section::Type,
        Section::Overview,
        Section::Board,
        Section::Play,
        Section::Capture,
        Section::End,
        Section::Notes,
        Section::Source,
    ];

    /// Its name in ids: `capture`.
    pub fn name(self) -> &'static str {
        match self {
            Section::Type => "type",
            Section::Overview => "overview",
            Section::Board => "board",
            Section::Play => "play",
            Section::Capture => "capture",
            Section::End => "end",
            Section::Notes => "notes",
            Section::Source => "source",
        }
    }
}

impl fmt::Display for Section {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(self.name())
    }
}

impl FromStr for Section {
    type Err = ParseIdError;

    fn from_str(text: &str) -> Result<Section, ParseIdError> {
        Section::ALL
            .into_iter()
            .find(|section| section.name() == text)
            .ok_or_else(|| ParseIdError(text.to_owned()))
    }
}

/// A statement's name within its note: `capture.2`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct StatementId {
    /// The section it stands in.
    pub section: Section,
    /// Its place there, from 1.
    pub number: u32,
}

impl fmt::Display for StatementId {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "{}.{}", self.section, self.number)
    }
}

impl FromStr for StatementId {
    type Err = ParseIdError;

    fn from_str(text: &str) -> Result<StatementId, ParseIdError> {
        let wrong = || ParseIdError(text.to_owned());
        let (section, number) = text.split_once('.').ok_or_else(wrong)?;
        let id = StatementId {
            section: section.parse()?,
            number: number.parse().map_err(|_| wrong())?,
        };
        // One spelling only: no `play.0`, `play.02`, `play.+2`.
        if id.number > 0 && id.to_string() == text {
            Ok(id)
        } else {
            Err(wrong())
        }
    }
}

impl From<StatementId> for String {
    fn from(id: StatementId) -> String {
        id.to_string()
    }
}

impl TryFrom<String> for StatementId {
    type Error = ParseIdError;

    fn try_from(text: String) -> Result<StatementId, ParseIdError> {
        text.parse()
    }
}

/// A text that is no section or no statement's id.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParseIdError(String);

impl fmt::Display for ParseIdError {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            formatter,
            "`{}` is no statement: expected a section and a number from 1, as in `capture.2`",
            self.0
        )
    }
}

impl std::error::Error for ParseIdError {}

/// How a statement is written in its note.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Form {
    /// A phrase of the type line.
    Phrase,
    /// A sentence of prose.
    Sentence,
    /// A bullet, however many sentences it holds.
    Bullet,
    /// The line that names the source.
    Attribution,
}

/// The smallest part of a note that can be cited.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Statement {
    /// Its name within the note.
    pub id: StatementId,
    /// How it is written.
    pub form: Form,
    /// Number of the line or bullet it is from: sentences of one paragraph
    /// share it.
    pub block: usize,
    /// The label before its colon, if the language knows it for one.
    pub label: Option<String>,
    /// What it says, in NFC, without label and markup.
    pub text: String,
    /// The bytes of label and text.
    pub span: Range<usize>,
    /// The bytes of the text alone.
    pub text_span: Range<usize>,
    /// Line of the span's start, from 1.
    pub line: usize,
    /// Column of the span's start, in characters, from 1.
    pub column: usize,
}

/// A field of the table of the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Field {
    /// Rows of the board.
    Rows,
    /// Pits a row.
    Pits,
    /// Stores.
    Stores,
    /// Seeds a pit at the start.
    Seeds,
    /// Seeds on the whole board at the start.
    Total,
}

impl Field {
    /// All fields, in the table's order.
    pub const ALL: [Field; 5] = [
        Field::Rows,
        Field::Pits,
        Field::Stores,
        Field::Seeds,
        Field::Total,
    ];

    /// Its name: `rows`.
    pub fn name(self) -> &'static str {
        match self {
            Field::Rows => "rows",
            Field::Pits => "pits",
            Field::Stores => "stores",
            Field::Seeds => "seeds",
            Field::Total => "total",
        }
    }
}

/// A number that a note gives.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Number {
    /// The number.
    pub value: u32,
    /// The bytes of the digits or the word.
    pub span: Range<usize>,
    /// The statement it stands in.
    pub statement: StatementId,
}

/// The numbers in the table of the board.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Fields {
    /// Rows of the board.
    pub rows: Option<Number>,
    /// Pits a row.
    pub pits: Option<Number>,
    /// Stores.
    pub stores: Option<Number>,
    /// Seeds a pit at the start.
    pub seeds: Option<Number>,
    /// Seeds in all, whether in a field of its own or with the seeds.
    pub total: Option<Number>,
}

impl Fields {
    /// The number of a field.
    pub fn get(&self, field: Field) -> Option<&Number> {
        match field {
            Field::Rows => self.rows.as_ref(),
            Field::Pits => self.pits.as_ref(),
            Field::Stores => self.stores.as_ref(),
            Field::Seeds => self.seeds.as_ref(),
            Field::Total => self.total.as_ref(),
        }
    }

    fn slot(&mut self, field: Field) -> &mut Option<Number> {
        match field {
            Field::Rows => &mut self.rows,
            Field::Pits => &mut self.pits,
            Field::Stores => &mut self.stores,
            Field::Seeds => &mut self.seeds,
            Field::Total => &mut self.total,
        }
    }
}

/// Words with their bytes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Words {
    /// In NFC, without markup.
    pub text: String,
    /// The bytes in the file.
    pub span: Range<usize>,
}

/// A section as a note opens it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Opening {
    /// Which section.
    pub section: Section,
    /// The heading, or the label before the colon.
    pub heading: Words,
}

/// Where a note says it is from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Attribution {
    /// The work: what stands before the dash, or all.
    pub work: Words,
    /// The page or chapter of it: what stands after the dash.
    pub page: Option<Words>,
}

/// One note, as far as it was understood.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Note {
    /// The file.
    pub path: String,
    /// Code of the language it was read in; none if it couldn't be told.
    pub language: Option<String>,
    /// The title.
    pub title: Option<Words>,
    /// The sections, as they are opened.
    pub sections: Vec<Opening>,
    /// The statements, in the order they stand in.
    pub statements: Vec<Statement>,
    /// The numbers in the table of the board.
    pub fields: Fields,
    /// The numbers in the type line: several may be of one field.
    pub type_figures: Vec<(Field, Number)>,
    /// Where it says it is from.
    pub attribution: Option<Attribution>,
    /// What is wrong with it.
    pub diagnostics: Vec<Diagnostic>,
}

impl Note {
    fn empty(path: &str) -> Note {
        Note {
            path: path.to_owned(),
            language: None,
            title: None,
            sections: Vec::new(),
            statements: Vec::new(),
            fields: Fields::default(),
            type_figures: Vec::new(),
            attribution: None,
            diagnostics: Vec::new(),
        }
    }

    /// The statement of this id.
    pub fn statement(&self, id: StatementId) -> Option<&Statement> {
        self.statements.iter().find(|statement| statement.id == id)
    }

    /// What stands over a section, where it is first opened.
    pub fn heading(&self, section: Section) -> Option<&str> {
        let mut openings = self.sections.iter();
        openings
            .find(|opening| opening.section == section)
            .map(|opening| opening.heading.text.as_str())
    }

    /// The statements of a section.
    pub fn statements_in(&self, section: Section) -> impl Iterator<Item = &Statement> {
        self.statements
            .iter()
            .filter(move |statement| statement.id.section == section)
    }
}

/// Reads a note in the language told, else in the one whose table knows most
/// of its headings. One that is not UTF-8 is not guessed at: who decoded it has
/// reported that, and nothing else would be true of it.
pub fn parse(source: &Source, language: Option<&str>, languages: &Languages) -> Note {
    let mut note = Note::empty(source.path());
    if !source.is_utf8() {
        note.language = language.map(str::to_owned);
        return note;
    }
    if source
        .text()
        .trim_start_matches('\u{feff}')
        .trim()
        .is_empty()
    {
        note.language = language.map(str::to_owned);
        note.diagnostics.push(
            Diagnostic::error("empty-file", "the note is empty")
                .in_file(source.path())
                .help("a note has a title, a type line, sections and a closing source line"),
        );
        return note;
    }
    let known = languages.codes().join(", ");
    let found = match language {
        Some(code) => languages.get(code).ok_or_else(|| {
            Diagnostic::error(
                "unknown-language",
                format!("there is no table for the language `{code}`"),
            )
            .in_file(source.path())
            .help(format!(
                "the tables are: {known}; a new language is one file in sources/languages"
            ))
        }),
        None => reader::detect(source, languages).ok_or_else(|| {
            Diagnostic::error("unknown-language", "no heading is known in any language")
                .in_file(source.path())
                .help(format!(
                    "say which language it is in ({known}), or add its table to sources/languages"
                ))
        }),
    };
    match found {
        Ok(language) => reader::read(source, language, languages, note),
        Err(diagnostic) => {
            note.diagnostics.push(diagnostic);
            note
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Section, StatementId};

    #[test]
    fn ids_are_written_one_way_only() {
        let id = StatementId {
            section: Section::Capture,
            number: 2,
        };
        assert_eq!(id.to_string(), "capture.2");
        assert_eq!("capture.2".parse(), Ok(id));
        for wrong in [
            "capture",
            "capture.",
            "capture.0",
            "capture.02",
            "capture.+2",
            "Capture.2",
            "sq:capture.2",
            "",
        ] {
            assert!(wrong.parse::<StatementId>().is_err(), "{wrong}");
        }
    }
}
