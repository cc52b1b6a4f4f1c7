//! What is known of something, and on what that rests, as records write it.
//!
//! An empty place in a record says nothing: the thing may be unknown, absent,
//! or forgotten. So where it matters a record always says which. Whether a
//! status has what it needs is looked at by `link`.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::text::Text;

/// What is known of a date, a person, a place, …
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct KnownRecord<T> {
    /// How it is known, or why not.
    pub status: Knowledge,
    /// What it is; only if it is stated or inferred.
    pub value: Option<T>,
    /// From what it is inferred, or why it does not apply.
    pub why: Option<Text>,
    /// The statements that say so.
    #[serde(default = "Vec::<String>::new")]
    pub cites: Vec<String>,
    /// The works that say so.
    #[serde(default = "Vec::<String>::new")]
    pub bibliography: Vec<String>,
    /// What else is to be said.
    pub note: Option<Text>,
}

/// How something is known, or why not.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Knowledge {
    /// A statement or a work says it.
    Stated,
    /// The sources lead there without saying so.
    Inferred,
    /// The sources are silent.
    NotStated,
    /// A source says that there is none.
    StatedAsNone,
    /// There can be none.
    NotApplicable,
}

impl Knowledge {
    /// As records write it.
    pub fn name(self) -> &'static str {
        match self {
            Knowledge::Stated => "stated",
            Knowledge::Inferred => "inferred",
            Knowledge::NotStated => "not_stated",
            Knowledge::StatedAsNone => "stated_as_none",
            Knowledge::NotApplicable => "not_applicable",
        }
    }
}
