//! What `catalogue.html` shows.

use serde::Serialize;

use super::{Fact, Foot, Passage, Shell, StatusMeaning};

/// `catalogue.html`: all games.
#[derive(Clone, Debug, Default, Serialize)]
pub struct CataloguePage {
    /// Around the content.
    pub shell: Shell,
    /// At the foot.
    #[serde(flatten)]
    pub foot: Foot,
    /// Markup: the heaps that the boards use.
    pub definitions: String,
    /// The archive's title.
    pub title: Passage,
    /// The games, in the order of their titles.
    pub games: Vec<Card>,
    /// The way to the map.
    pub map: String,
    /// The way to where they stand side by side.
    pub comparison: String,
    /// By what they can be filtered.
    pub facets: Vec<Facet>,
    /// How they can be sorted.
    pub sortings: Vec<Sorting>,
    /// What the status marks mean.
    pub statuses: Vec<StatusMeaning>,
}

/// A game in the catalogue.
#[derive(Clone, Debug, Default, Serialize)]
pub struct Card {
    /// The way to its page.
    pub href: String,
    /// What it is called.
    pub title: String,
    /// In which language.
    pub title_lang: String,
    /// The game in two sentences.
    pub summary: Passage,
    /// Board and sowing in a line.
    pub facts: String,
    /// Where, which notes, how many examples.
    pub details: Vec<Fact>,
    /// Markup: the board at the start.
    pub board: String,
    /// The values that it has of each facet.
    pub filed: Vec<Filed>,
    /// Its place in each order.
    pub places: Vec<Filed>,
}

/// Something by which games can be told apart.
#[derive(Clone, Debug, Serialize)]
pub struct Facet {
    /// Its name in addresses.
    pub name: String,
    /// What it is called.
    pub heading: String,
    /// The values that games have of it.
    pub values: Vec<FacetValue>,
}

/// One value of a facet.
#[derive(Clone, Debug, Serialize)]
pub struct FacetValue {
    /// Its name in addresses.
    pub name: String,
    /// What it is called.
    pub text: String,
    /// How many games have it.
    pub games: usize,
}

/// An order in which the games can stand.
#[derive(Clone, Debug, Serialize)]
pub struct Sorting {
    /// Its name in addresses.
    pub name: String,
    /// What it is called.
    pub text: String,
}

/// What a game is filed under in one respect.
#[derive(Clone, Debug, Serialize)]
pub struct Filed {
    /// In which.
    pub facet: String,
    /// The names of the values, with spaces between.
    pub values: String,
}
