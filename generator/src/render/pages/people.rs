//! The page of people.

use serde::Serialize;

use super::{Foot, Passage, Reference, Shell};

/// `people.html`: those who told, observed, wrote and edited.
#[derive(Clone, Debug, Default, Serialize)]
pub struct PeoplePage {
    /// Around the content.
    pub shell: Shell,
    /// At the foot.
    #[serde(flatten)]
    pub foot: Foot,
    /// The people, by family name.
    pub people: Vec<PersonEntry>,
}

/// A person and what the person did.
#[derive(Clone, Debug, Serialize)]
pub struct PersonEntry {
    /// The person's id.
    pub id: String,
    /// The name as it is printed.
    pub name: String,
    /// Other names and spellings met.
    pub aliases: Vec<String>,
    /// What is known.
    pub note: Option<Passage>,
    /// The parts in the documentation of games, and in this archive.
    pub parts: Vec<PersonPart>,
    /// The works by the person.
    pub works: Vec<PersonWork>,
}

/// A part that a person has in the documentation of a game or in this archive.
#[derive(Clone, Debug, Serialize)]
pub struct PersonPart {
    /// Which part.
    pub role: String,
    /// The game, where it is one's.
    pub game: Option<Reference>,
    /// In which language its name is.
    pub title_lang: String,
    /// When, as far as known.
    pub date: Option<String>,
    /// The statements that say so.
    pub cites: Vec<Reference>,
}

/// A work by a person.
#[derive(Clone, Debug, Serialize)]
pub struct PersonWork {
    /// Which part the person has in it.
    pub role: String,
    /// The title of the work, and the way to it in the bibliography.
    pub work: Reference,
    /// When it came out.
    pub date: Option<String>,
}
