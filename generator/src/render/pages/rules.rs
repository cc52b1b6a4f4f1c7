//! The index of rules: which games share one.

use serde::Serialize;

use super::{Foot, Mark, Reference, Shell};

/// `rules.html`: every axis of the rules, and how the games are set on it.
#[derive(Clone, Debug, Default, Serialize)]
pub struct RulesPage {
    /// Around the content.
    pub shell: Shell,
    /// At the foot.
    #[serde(flatten)]
    pub foot: Foot,
    /// The way to where the games stand side by side.
    pub comparison: String,
    /// The axes.
    pub axes: Vec<AxisEntry>,
}

/// An axis of the rules.
#[derive(Clone, Debug, Serialize)]
pub struct AxisEntry {
    /// Its name in records and addresses.
    pub axis: String,
    /// What it is called.
    pub name: String,
    /// The rules that games have there, each once.
    pub rules: Vec<SharedRule>,
}

/// A rule and the games that have it.
#[derive(Clone, Debug, Serialize)]
pub struct SharedRule {
    /// The rule in words.
    pub sentences: Vec<String>,
    /// The games.
    pub games: Vec<RuleInGame>,
}

/// A game that has a rule.
#[derive(Clone, Debug, Serialize)]
pub struct RuleInGame {
    /// The game, and the way to its rule.
    pub game: Reference,
    /// In which language its name is.
    pub title_lang: String,
    /// How it is known.
    pub mark: Mark,
}
