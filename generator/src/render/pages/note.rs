//! The notes on a game's page: their columns, statements and coverage.

use serde::Serialize;

use super::{Passage, Reference, Support};

/// A note and where it comes from.
#[derive(Clone, Debug, Serialize)]
pub struct WitnessHead {
    /// Its short name in cites.
    pub siglum: String,
    /// Its language.
    pub language: String,
    /// Whether a machine translated it.
    pub machine: bool,
    /// Whether it is a translation, in words.
    pub translation: String,
    /// Its file's name as received.
    pub received_as: String,
    /// Its checksum.
    pub sha256: String,
    /// What is known about its licence.
    pub licence: Passage,
    /// What else is to be said.
    pub note: Option<Passage>,
}

/// A column in which a note can be read: its words, or the archive's gloss.
#[derive(Clone, Debug, Serialize)]
pub struct Column {
    /// Its number, from 1.
    pub number: usize,
    /// The note.
    pub siglum: String,
    /// What it is called.
    pub name: String,
    /// Whether it is the archive's gloss.
    pub gloss: bool,
    /// Whether a machine translated the note.
    pub machine: bool,
    /// Whether it stands first unless the reader chooses.
    pub first: bool,
    /// Whether it stands second unless the reader chooses.
    pub second: bool,
}

/// A section of the notes, the columns side by side.
#[derive(Clone, Debug, Serialize)]
pub struct TextSection {
    /// Its anchor.
    pub id: String,
    /// What the section is called in the page's language.
    pub name: String,
    /// What stands over each column.
    pub headings: Vec<Heading>,
    /// Its statements.
    pub rows: Vec<StatementRow>,
}

/// What stands over a column of a section.
#[derive(Clone, Debug, Serialize)]
pub struct Heading {
    /// The column.
    pub column: Column,
    /// The language of the note's own heading.
    pub lang: String,
    /// Its direction.
    pub dir: String,
    /// The note's own heading, if it has one and the column is of its words.
    pub runs: Vec<StatementRun>,
}

/// A statement in all columns.
#[derive(Clone, Debug, Serialize)]
pub struct StatementRow {
    /// Its id without siglum.
    pub id: String,
    /// The anchor of its first witness.
    pub anchor: String,
    /// The statement in each column.
    pub cells: Vec<ColumnCell>,
    /// Faults and differences, told at the statement itself.
    pub faults: Vec<Fault>,
    /// Remarks on it, by kind.
    pub remarks: Vec<Reference>,
    /// What it supports in a few words.
    pub supports: String,
    /// What it supports.
    pub support: Support,
    /// The statement's own page, for each note that has it.
    pub pages: Vec<Reference>,
}

/// A statement in one column.
#[derive(Clone, Debug, Serialize)]
pub struct ColumnCell {
    /// The column.
    pub column: Column,
    /// Its words.
    pub words: StatementCell,
    /// The gloss, in a column of glosses.
    pub gloss: Option<Passage>,
}

/// A fault of a statement, or a difference between the notes.
#[derive(Clone, Debug, Serialize)]
pub struct Fault {
    /// Where the page lists it.
    pub href: String,
    /// What kind.
    pub kind: String,
    /// The one note that has it, if it is not all.
    pub siglum: Option<String>,
    /// Whether several notes share it.
    pub shared: bool,
    /// What is wrong, or how they differ.
    pub text: Passage,
    /// What is meant; told once, at the first of several statements.
    pub correction: Option<Passage>,
}

/// How much of the notes is taken up and borne out.
#[derive(Clone, Debug, Default, Serialize)]
pub struct CoverageFigure {
    /// Each note, its statements in order.
    pub rows: Vec<CoverageRow>,
    /// What the marks mean, and how many statements have each.
    pub parts: Vec<CoveragePart>,
    /// The same in sentences.
    pub sentences: Vec<String>,
    /// The way to the whole table.
    pub table: String,
}

/// The statements of a note, as marks.
#[derive(Clone, Debug, Serialize)]
pub struct CoverageRow {
    /// The note.
    pub siglum: String,
    /// The drawing's width.
    pub width: usize,
    /// One mark for each statement.
    pub marks: Vec<CoverageMark>,
}

/// A statement as a mark.
#[derive(Clone, Debug, Serialize)]
pub struct CoverageMark {
    /// How far from the start of the row.
    pub x: usize,
    /// Its part, for the style; `none` if it has none.
    pub part: String,
}

/// What a mark means.
#[derive(Clone, Debug, Serialize)]
pub struct CoveragePart {
    /// The part, for the style.
    pub part: String,
    /// What it is called.
    pub name: String,
    /// How many statements have it.
    pub count: usize,
}

/// A statement in one witness.
#[derive(Clone, Debug, Serialize)]
pub struct StatementCell {
    /// Its id with siglum, which is its anchor.
    pub id: String,
    /// The witness.
    pub siglum: String,
    /// Whether the witness lacks it.
    pub gap: bool,
    /// Its language.
    pub lang: String,
    /// Its direction.
    pub dir: String,
    /// Whether it is a bullet.
    pub bullet: bool,
    /// The label before it, with its colon.
    pub label: Vec<StatementRun>,
    /// What it says.
    pub runs: Vec<StatementRun>,
}

/// A part of a text of a note in one language.
#[derive(Clone, Debug, Serialize)]
pub struct StatementRun {
    /// Its language, where it is not the note's.
    pub lang: Option<String>,
    /// The text.
    pub text: String,
}
