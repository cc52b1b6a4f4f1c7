//! The archive's own data, `archive.yaml`: what a citation of it prints.

use serde::Deserialize;

use super::text::Text;

/// A whole `archive.yaml`.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ArchiveRecord {
    /// Its title.
    pub title: Text,
    /// Its version, e.g. `0.1.0`.
    pub version: String,
    /// The day of that version, ISO 8601.
    pub date: String,
    /// Who edits it.
    pub editors: Vec<Editor>,
    /// The licence of the archive's own texts.
    pub licence: Licence,
}

/// An editor of the archive.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Editor {
    /// The name as it is to be printed.
    pub name: String,
}

/// A licence and what it covers.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Licence {
    /// Its SPDX identifier.
    pub id: String,
    /// Where it stands in full.
    pub url: String,
    /// What it covers and what it does not.
    pub covers: Text,
}
