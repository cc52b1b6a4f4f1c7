//! What `comparison.html` shows.

use serde::Serialize;

use super::{Foot, Mark, Shell};

/// `comparison.html`: the games side by side, axis by axis.
#[derive(Clone, Debug, Default, Serialize)]
pub struct ComparisonPage {
    /// Around the content.
    pub shell: Shell,
    /// At the foot.
    #[serde(flatten)]
    pub foot: Foot,
    /// The games, a column each.
    pub games: Vec<ComparedGame>,
    /// The axes, a row each.
    pub axes: Vec<ComparedAxis>,
    /// The way to the index of rules.
    pub rules: String,
}

/// A game in the comparison.
#[derive(Clone, Debug, Serialize)]
pub struct ComparedGame {
    /// Its slug, for addresses.
    pub slug: String,
    /// The way to its page.
    pub href: String,
    /// What it is called.
    pub title: String,
    /// In which language.
    pub title_lang: String,
}

/// An axis in the comparison.
#[derive(Clone, Debug, Serialize)]
pub struct ComparedAxis {
    /// Its name in records.
    pub axis: String,
    /// What it is called.
    pub name: String,
    /// The way to it in the index of rules.
    pub href: String,
    /// Whether all games have the same rule.
    pub alike: bool,
    /// How each game is set.
    pub cells: Vec<ComparedRule>,
}

/// How a game is set on an axis.
#[derive(Clone, Debug, Serialize)]
pub struct ComparedRule {
    /// The game's slug.
    pub slug: String,
    /// The rule in few words.
    pub text: String,
    /// The way to it on the game's page.
    pub href: String,
    /// The number of the rule in its row, from 1: equal numbers, the same rule.
    pub number: usize,
    /// How it is known, unless the notes attest it.
    pub mark: Option<Mark>,
}
