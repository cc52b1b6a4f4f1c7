//! The page of a reading.

use serde::Serialize;

use super::{Foot, LegendEntry, Passage, Reference, Shell, StatementCell};

/// `reading.html`: one decision, what it hangs on and what else one could read.
#[derive(Clone, Debug, Default, Serialize)]
pub struct ReadingPage {
    /// Around the content.
    pub shell: Shell,
    /// At the foot.
    #[serde(flatten)]
    pub foot: Foot,
    /// Markup: the heaps that the boards use.
    pub definitions: String,
    /// The game's page.
    pub game: Option<Reference>,
    /// Its id.
    pub id: String,
    /// What is in doubt.
    pub question: Passage,
    /// The statements it reads.
    pub statements: Vec<QuotedStatement>,
    /// What is adopted.
    pub adopted: Passage,
    /// Why.
    pub why: Passage,
    /// What was counted for the figures that the reason tells.
    pub figures: Vec<String>,
    /// The command that counts again.
    pub verify: String,
    /// The axes it settles.
    pub axes: Vec<Reference>,
    /// What else one could read.
    pub alternatives: Vec<AlternativePart>,
    /// The works it leans on.
    pub sources: Vec<Reference>,
    /// Where it stands on the game's page: the address that never changes.
    pub permalink: String,
    /// How to read the boards, if there are any.
    pub legend: Vec<LegendEntry>,
    /// The reading before it.
    pub previous: Option<Reference>,
    /// The reading after it.
    pub next: Option<Reference>,
}

/// A statement quoted in all notes that have it.
#[derive(Clone, Debug, Serialize)]
pub struct QuotedStatement {
    /// Its words in each note, with the way to its page.
    pub witnesses: Vec<QuotedWitness>,
}

/// A statement quoted from one note.
#[derive(Clone, Debug, Serialize)]
pub struct QuotedWitness {
    /// The statement's page.
    pub page: Reference,
    /// Its words.
    pub words: StatementCell,
    /// The archive's own translation of them.
    pub gloss: Option<Passage>,
}

/// What else one could read.
#[derive(Clone, Debug, Serialize)]
pub struct AlternativePart {
    /// Its id.
    pub id: String,
    /// It in words.
    pub text: Passage,
    /// What is to be said for or against it.
    pub why: Option<Passage>,
    /// The sentences of the rules that it does away with.
    pub without: Vec<String>,
    /// The sentences that it puts in their place.
    pub instead: Vec<String>,
    /// What running it showed.
    pub shown: String,
    /// The boards where the games part.
    pub parting: Option<PartingFigures>,
    /// The examples that go otherwise under it.
    pub examples: Vec<ChangedExample>,
    /// The command that plays it.
    pub command: String,
}

/// The same line of play under two rules.
#[derive(Clone, Debug, Serialize)]
pub struct PartingFigures {
    /// The moves after which the games part; empty at the start.
    pub moves: String,
    /// Under the reading adopted.
    pub adopted: PartingFigure,
    /// Under the alternative.
    pub alternative: PartingFigure,
    /// What differs, in words.
    pub differences: Vec<String>,
}

/// How things stand after a line of play.
#[derive(Clone, Debug, Serialize)]
pub struct PartingFigure {
    /// Markup: the board.
    pub board: String,
    /// The same as text.
    pub position: String,
    /// What may be played now, or how the game ended.
    pub facts: Vec<String>,
}

/// An example that goes otherwise under an alternative.
#[derive(Clone, Debug, Serialize)]
pub struct ChangedExample {
    /// The way to its page.
    pub href: String,
    /// What it is called.
    pub title: Passage,
    /// From where on.
    pub difference: String,
}
