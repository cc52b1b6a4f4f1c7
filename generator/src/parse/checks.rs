//! How far the entries of the bibliography were checked, `checks.yaml`.
//!
//! Beside the bibliography and not in it: hayagriva's format has no place for
//! it but a note in some language. A work that is not named here was checked.

use std::collections::BTreeMap;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// What was checked of each work, by its key.
pub type Checks = BTreeMap<String, WorkCheck>;

/// What of a work was not seen, and who vouches for it.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct WorkCheck {
    /// What must be checked before it is relied on.
    pub unchecked: Vec<WorkPart>,
    /// The keys of the works that vouch for it meanwhile.
    #[serde(default)]
    pub through: Vec<String>,
}

/// A part of what is said of a work.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Deserialize, Serialize, JsonSchema,
)]
#[serde(rename_all = "snake_case")]
pub enum WorkPart {
    /// The work itself: all of the entry is another's word.
    Whole,
    /// The passage that records cite.
    Passage,
    /// Who wrote it, one or several.
    Author,
    /// Its title.
    Title,
    /// When it was printed.
    Date,
    /// Who printed it, and where.
    Imprint,
    /// Which volume or number it is in.
    Volume,
    /// Which pages it stands on.
    Pages,
    /// Which edition or version is meant.
    Version,
    /// The address at which it can be read.
    Address,
}
