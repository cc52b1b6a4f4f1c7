//! What the page of a game says of its documentation: who, when, where, by what
//! way it came here, and what is not known.

use serde::Serialize;

use super::{Passage, Reference};

/// Documentation and provenance of one game.
#[derive(Clone, Debug, Default, Serialize)]
pub struct DocumentationPart {
    /// What the game is called, and by whom.
    pub names: Vec<NameEntry>,
    /// Who plays it.
    pub players: Passage,
    /// How old or new it is.
    pub status: String,
    /// Who observed, told, wrote and published.
    pub parts: Vec<DocumentationEntry>,
    /// When it was played, recorded, published and looked up.
    pub dates: Vec<Told>,
    /// Where.
    pub places: Vec<PlaceEntry>,
    /// Whether communities applied notices.
    pub notices_known: KnownEntry,
    /// Their notices.
    pub notices: Vec<NoticeEntry>,
    /// From the players to this page.
    pub provenance: Vec<ProvenanceEntry>,
}

/// What is known of something; the five statuses look different.
#[derive(Clone, Debug, Default, Serialize)]
pub struct KnownEntry {
    /// The status, for the style.
    pub status: String,
    /// The status in words; not given for what is stated.
    pub mark: Option<String>,
    /// What it is.
    pub value: Option<Passage>,
    /// From what it is inferred, or why it does not apply.
    pub why: Option<Passage>,
    /// The statements that say so.
    pub cites: Vec<Reference>,
    /// The works that say so.
    pub sources: Vec<Reference>,
    /// What else is to be said.
    pub note: Option<Passage>,
}

/// A term and what is known of it.
#[derive(Clone, Debug, Serialize)]
pub struct Told {
    /// The term.
    pub term: String,
    /// What is known.
    pub known: KnownEntry,
}

/// A name of a game.
#[derive(Clone, Debug, Serialize)]
pub struct NameEntry {
    /// The name.
    pub text: String,
    /// Its language and script, as `lang` has them.
    pub lang: String,
    /// Its language in words.
    pub language: Option<String>,
    /// The statements that have it.
    pub cites: Vec<Reference>,
    /// What is to be said about it.
    pub note: Option<Passage>,
}

/// A part in the making of the documentation.
#[derive(Clone, Debug, Serialize)]
pub struct DocumentationEntry {
    /// Which part.
    pub role: String,
    /// Whose, where, when.
    pub known: Vec<Told>,
    /// The statements that say so.
    pub cites: Vec<Reference>,
    /// The works that say so.
    pub sources: Vec<Reference>,
    /// What else is to be said.
    pub note: Option<Passage>,
}

/// Where a game is or was played.
#[derive(Clone, Debug, Serialize)]
pub struct PlaceEntry {
    /// Its id.
    pub id: String,
    /// What it is called.
    pub name: Passage,
    /// Its country.
    pub country: String,
    /// The country's code, ISO 3166.
    pub country_code: String,
    /// Position and precision.
    pub coordinates: String,
    /// Who plays it there, in which language.
    pub peoples: Vec<PeopleEntry>,
    /// The statements that name it.
    pub cites: Vec<Reference>,
    /// The works that name it.
    pub sources: Vec<Reference>,
    /// What else is to be said.
    pub note: Option<Passage>,
}

/// Who plays a game at a place.
#[derive(Clone, Debug, Serialize)]
pub struct PeopleEntry {
    /// The people, their language.
    pub known: Vec<Told>,
    /// What is known of the language's key in Glottolog.
    pub glottocode: KnownEntry,
    /// That key and the language's page there.
    pub code: Option<Reference>,
}

/// A notice of a community.
#[derive(Clone, Debug, Serialize)]
pub struct NoticeEntry {
    /// The label and where it is kept.
    pub label: Reference,
    /// Who applied it.
    pub applied_by: String,
    /// Its wording.
    pub text: Passage,
}

/// A link of the chain of provenance.
#[derive(Clone, Debug, Serialize)]
pub struct ProvenanceEntry {
    /// What kind of link.
    pub kind: String,
    /// What it is.
    pub what: Passage,
    /// When, by whom, under which licence.
    pub known: Vec<Told>,
    /// What else is known of it.
    pub also_known: Option<Passage>,
    /// What is not.
    pub unknown: Option<Passage>,
    /// The files that it is.
    pub files: Vec<FileEntry>,
    /// The statements that show it.
    pub cites: Vec<Reference>,
    /// The works that show it.
    pub sources: Vec<Reference>,
}

/// A file as received.
#[derive(Clone, Debug, Serialize)]
pub struct FileEntry {
    /// The witness that it holds.
    pub witness: Reference,
    /// The file's name as received.
    pub received_as: String,
    /// SHA-256 of its bytes.
    pub sha256: String,
}
