//! The page of the data set.

use serde::Serialize;

use super::{Foot, Reference, Shell};

/// `data.html`: the files for programs.
#[derive(Clone, Debug, Default, Serialize)]
pub struct DataPage {
    /// Around the content.
    pub shell: Shell,
    /// At the foot.
    #[serde(flatten)]
    pub foot: Foot,
    /// The page's title.
    pub title: String,
    /// Which version it is.
    pub version: String,
    /// The files.
    pub files: Vec<DataFile>,
    /// What the archive's licence covers and what not.
    pub covers: String,
    /// The language of that.
    pub covers_lang: String,
    /// How to cite what is used of it.
    pub citing: String,
}

/// A file of the data set.
#[derive(Clone, Debug, Serialize)]
pub struct DataFile {
    /// Its path within the data set, and the way there.
    pub file: Reference,
    /// Its format.
    pub format: String,
    /// How big it is.
    pub size: String,
    /// What it is for.
    pub purpose: String,
}
