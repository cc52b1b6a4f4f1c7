//! The archive as a data set: files in memory, the same bytes for the same
//! archive, for `sowbook export` and for the site.
//!
//! [`document`] says what the JSON files hold, `gather` fills it in, `schema`
//! describes it.
//!
//! Left out: whether what the archive says holds; that is known before.

mod bibtex;
mod cldf;
mod codes;
pub mod document;
mod gather;
mod listing;
pub(crate) mod schema;
mod works;

use schemars::Schema;
use serde::Serialize;

use crate::{
    link::archive::Archive,
    parse::{archive::ArchiveRecord, example::ExampleFile, record::GameRecord},
    render::{
        site::File,
        texts::{Languages, TextError},
    },
    verify::Report,
};
use document::{ArchiveDocument, GameDocument};
use gather::FORMAT;

pub(crate) use listing::{citing_how, listed, version};

/// What is there, for people.
pub const README: &str = "README.md";
/// The whole archive.
pub const ARCHIVE: &str = "archive.json";
/// The schema of [`ARCHIVE`].
pub const ARCHIVE_SCHEMA: &str = "archive.schema.json";
/// The schema of the files of single games.
pub const GAME_SCHEMA: &str = "game.schema.json";

/// The schema of a game's record, for those who write one.
pub const GAME_RECORD_SCHEMA: &str = "schema/game.schema.json";
/// The schema of an example's file.
pub const EXAMPLE_RECORD_SCHEMA: &str = "schema/example.schema.json";
/// The schema of `archive.yaml`.
pub const ARCHIVE_RECORD_SCHEMA: &str = "schema/archive.schema.json";

/// The works cited.
pub const BIBLIOGRAPHY: &str = "bibliography.bib";

/// The file of one game, by slug.
#[must_use]
pub fn game_file(slug: &str) -> String {
    format!("games/{slug}.json")
}

/// All files of the data set of `archive`, which running came to `report`, in the
/// order of their paths.
///
/// # Errors
/// An interface text that there is not.
pub fn files(
    archive: &Archive,
    report: &Report,
    languages: &Languages,
) -> Result<Vec<File>, TextError> {
    let mut files = vec![
        json(ARCHIVE_SCHEMA, &schema::of::<ArchiveDocument>("archive")),
        json(GAME_SCHEMA, &schema::of::<GameDocument>("game")),
    ];
    files.extend(record_schemas().map(|(path, schema)| json(path, &schema)));
    let whole = gather::archive(archive, report, languages, ARCHIVE_SCHEMA)?;
    files.push(json(ARCHIVE, &whole));
    let bibliography = bibtex::bibliography(&whole.bibliography);
    files.push((BIBLIOGRAPHY.to_owned(), bibliography.into_bytes()));
    let texts = languages.reference();
    let citation = listing::citation(archive, texts)?;
    files.extend(cldf::files(&whole, &citation, texts)?);
    let schema = format!("../{GAME_SCHEMA}");
    for document in gather::game_documents(archive, whole, &schema) {
        files.push(json(&game_file(&document.game.slug.0), &document));
    }
    // The list names itself too, before its size is known.
    files.push((README.to_owned(), Vec::new()));
    let readme = listing::readme(archive, &files, texts)?;
    if let Some((_, bytes)) = files.last_mut() {
        *bytes = readme.into_bytes();
    }
    files.sort();
    Ok(files)
}

/// The schemas of the data set's documents: of the whole archive, of one game.
#[must_use]
pub fn schemas() -> [Schema; 2] {
    [
        schema::of::<ArchiveDocument>("archive"),
        schema::of::<GameDocument>("game"),
    ]
}

/// The schemas of the files that editors write, each with its path in the data set.
#[must_use]
pub fn record_schemas() -> [(&'static str, Schema); 3] {
    [
        (GAME_RECORD_SCHEMA, schema::of_record::<GameRecord>("game")),
        (
            EXAMPLE_RECORD_SCHEMA,
            schema::of_record::<ExampleFile>("example"),
        ),
        (
            ARCHIVE_RECORD_SCHEMA,
            schema::of_record::<ArchiveRecord>("archive"),
        ),
    ]
}

fn json(path: &str, document: &impl Serialize) -> File {
    (path.to_owned(), pretty(document))
}

fn pretty(document: &impl Serialize) -> Vec<u8> {
    let mut bytes = serde_json::to_vec_pretty(document)
        .expect("maps of these documents have texts as keys, and their numbers are finite");
    bytes.push(b'\n');
    bytes
}
