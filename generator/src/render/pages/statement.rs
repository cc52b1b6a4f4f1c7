//! The page of a statement.

use serde::Serialize;

use super::{Entry, Fact, Foot, Mark, Passage, Reference, Shell, StatementCell};

/// `statement.html`: one statement of a note, where it stands and what hangs on it.
#[derive(Clone, Debug, Default, Serialize)]
pub struct StatementPage {
    /// Around the content.
    pub shell: Shell,
    /// At the foot.
    #[serde(flatten)]
    pub foot: Foot,
    /// The game's page.
    pub game: Option<Reference>,
    /// Its id with siglum.
    pub id: String,
    /// The section it stands in, in the page's language.
    pub section: String,
    /// The language of the note, in words.
    pub language: String,
    /// Whether a machine translated the note.
    pub machine: bool,
    /// Whether the note is a translation, in words.
    pub translation: String,
    /// The words as received.
    pub words: Option<StatementCell>,
    /// The archive's own translation of them.
    pub gloss: Option<Passage>,
    /// The same statement in the other notes.
    pub others: Vec<OtherWitness>,
    /// What it supports.
    pub support: Support,
    /// Its emendations, its differences between the notes, the remarks on it.
    pub entries: Vec<Entry>,
    /// Where it stands in its file, and the checksums.
    pub facts: Vec<Fact>,
    /// Where it stands on the game's page: the address that never changes.
    pub permalink: String,
    /// The statement before it in the note.
    pub previous: Option<Reference>,
    /// The statement after it.
    pub next: Option<Reference>,
}

/// A statement in another note.
#[derive(Clone, Debug, Serialize)]
pub struct OtherWitness {
    /// Its id with siglum, and the way to its page, if the note has it.
    pub page: Option<Reference>,
    /// Its words, or that the note lacks it.
    pub words: StatementCell,
    /// The archive's own translation of them.
    pub gloss: Option<Passage>,
}

/// What a statement supports.
#[derive(Clone, Debug, Default, Serialize)]
pub struct Support {
    /// Rules that cite it.
    pub rules: Vec<SupportedRule>,
    /// Readings that read it.
    pub readings: Vec<SupportedReading>,
    /// Claims that it makes.
    pub claims: Vec<SupportedClaim>,
    /// Examples whose expectations cite it.
    pub expected_in: Vec<SupportedExample>,
    /// Examples in which a rule that cites it comes into play.
    pub exercised_in: Vec<SupportedExample>,
    /// Why no run can bear it out, if so.
    pub not_executable: Option<Passage>,
}

/// A rule that a statement supports.
#[derive(Clone, Debug, Serialize)]
pub struct SupportedRule {
    /// The axis, and the way to its sentence.
    pub axis: Reference,
    /// How it is known.
    pub mark: Mark,
    /// The sentences of the rules in words.
    pub sentences: Vec<String>,
}

/// A reading that a statement has a part in.
#[derive(Clone, Debug, Serialize)]
pub struct SupportedReading {
    /// The way to its page.
    pub href: String,
    /// What is in doubt.
    pub question: Passage,
    /// What is adopted.
    pub adopted: Passage,
}

/// A claim that a statement makes.
#[derive(Clone, Debug, Serialize)]
pub struct SupportedClaim {
    /// The way to it.
    pub href: String,
    /// What is claimed.
    pub text: Passage,
    /// The verdict, for the style.
    pub verdict: String,
    /// The same in words.
    pub verdict_name: String,
}

/// An example that has to do with a statement.
#[derive(Clone, Debug, Serialize)]
pub struct SupportedExample {
    /// The way to its page.
    pub href: String,
    /// What it is called.
    pub title: Passage,
}
