//! The page of all works that the records cite.

use serde::Serialize;

use super::{Foot, Passage, Reference, Shell};

/// `bibliography.html`: every work, and what leans on it.
#[derive(Clone, Debug, Default, Serialize)]
pub struct BibliographyPage {
    /// Around the content.
    pub shell: Shell,
    /// At the foot.
    #[serde(flatten)]
    pub foot: Foot,
    /// The works, by author and date.
    pub works: Vec<WorkEntry>,
}

/// A work and what leans on it.
#[derive(Clone, Debug, Serialize)]
pub struct WorkEntry {
    /// The work.
    pub work: Work,
    /// Those who wrote or edited it.
    pub people: Vec<Reference>,
    /// The games whose records cite it.
    pub games: Vec<WorkInGame>,
}

/// A work cited.
#[derive(Clone, Debug, Serialize)]
pub struct Work {
    /// Its key.
    pub key: String,
    /// Its citation.
    pub runs: Vec<WorkRun>,
    /// Where it can be read.
    pub href: Option<String>,
    /// The same, as shown.
    pub address: String,
    /// The day on which it was seen there.
    pub accessed: Option<String>,
    /// What must be known of it.
    pub note: Option<String>,
    /// What of it was not checked, and who vouches for it; the page's language.
    pub check: Option<CheckEntry>,
}

/// What of a work was not checked.
#[derive(Clone, Debug, Serialize)]
pub struct CheckEntry {
    /// Its parts, in words.
    pub unchecked: String,
    /// The works that vouch for it.
    pub through: Vec<Reference>,
}

/// A part of a citation.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct WorkRun {
    /// What it says.
    pub text: String,
    /// Whether it is the title of a book or journal.
    pub is_title: bool,
}

/// Where a game's record leans on a work.
#[derive(Clone, Debug, Serialize)]
pub struct WorkInGame {
    /// The game.
    pub game: Reference,
    /// In which language its name is.
    pub title_lang: String,
    /// What leans on it.
    pub mentions: Vec<WorkMention>,
}

/// One mention of a work.
#[derive(Clone, Debug, Serialize)]
pub struct WorkMention {
    /// What mentions it.
    pub what: Passage,
    /// Where it stands on the game's page.
    pub href: String,
    /// The statements named with it.
    pub cites: Vec<Reference>,
}
