//! What `map.html` shows.

use serde::Serialize;

use super::{Foot, Passage, Reference, Shell};

/// `map.html`: where the games are or were played.
#[derive(Clone, Debug, Default, Serialize)]
pub struct MapPage {
    /// Around the content.
    pub shell: Shell,
    /// At the foot.
    #[serde(flatten)]
    pub foot: Foot,
    /// Width of the picture.
    pub width: f64,
    /// Its height.
    pub height: f64,
    /// The outline of land, as the `d` of a path.
    pub land: String,
    /// Meridians and parallels, likewise.
    pub lines: String,
    /// Every place of every game.
    pub places: Vec<MapPlace>,
}

/// A place on the map and in the list beside it.
#[derive(Clone, Debug, Serialize)]
pub struct MapPlace {
    /// The game.
    pub game: Reference,
    /// In which language its name is.
    pub title_lang: String,
    /// What the place is called.
    pub name: Passage,
    /// The same without marks, with the game.
    pub spoken: String,
    /// The country, unless the place's name says it.
    pub country: Option<String>,
    /// Position and precision in words.
    pub coordinates: String,
    /// Where it is in the picture.
    pub x: f64,
    /// Downwards.
    pub y: f64,
    /// How far off it may be, in the picture.
    pub radius: f64,
    /// In a wide picture the game's name, or the place's number in the list where
    /// there is no room for it; none if the label of a place of the same game is near.
    pub label: Option<MapLabel>,
    /// In a narrow one the number of the place and of those near to it.
    pub number: Option<MapLabel>,
}

/// What stands beside a place in the picture.
#[derive(Clone, Debug, Serialize)]
pub struct MapLabel {
    /// What it says.
    pub text: String,
    /// Its left end.
    pub x: f64,
    /// Its base line.
    pub y: f64,
}
