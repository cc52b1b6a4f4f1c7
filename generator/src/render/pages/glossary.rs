//! What `glossary.html` shows.

use serde::Serialize;

use super::{Foot, Passage, Shell, StatementRun};

/// `glossary.html`: the words that the archive explains.
#[derive(Clone, Debug, Default, Serialize)]
pub struct GlossaryPage {
    /// Around the content.
    pub shell: Shell,
    /// At the foot.
    #[serde(flatten)]
    pub foot: Foot,
    /// Words of play, words of the edition.
    pub lists: Vec<TermList>,
}

/// Some of the words.
#[derive(Clone, Debug, Serialize)]
pub struct TermList {
    /// Its anchor.
    pub id: String,
    /// Its heading.
    pub name: String,
    /// The words.
    pub terms: Vec<TermEntry>,
}

/// A word and what it means.
#[derive(Clone, Debug, Serialize)]
pub struct TermEntry {
    /// Its anchor.
    pub id: String,
    /// The word.
    pub name: String,
    /// What it means.
    pub meaning: Passage,
    /// What notes call it.
    pub in_notes: Vec<NoteWords>,
    /// Whether every game of the archive has what it names.
    pub in_every_game: bool,
    /// The games that have what it names.
    pub games: Vec<TermGame>,
}

/// What the notes of one language call something.
#[derive(Clone, Debug, Serialize)]
pub struct NoteWords {
    /// The language's name.
    pub language: String,
    /// Its code.
    pub lang: String,
    /// The words.
    pub runs: Vec<StatementRun>,
}

/// A game that has what a word names.
#[derive(Clone, Debug, Serialize)]
pub struct TermGame {
    /// The way to its page.
    pub href: String,
    /// What it is called.
    pub title: String,
    /// In which language.
    pub title_lang: String,
}
