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
    /// Its number in the list, from 1.
    pub number: usize,
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
    /// Where the game's name stands, if there is room.
    pub label: Option<MapLabel>,
}

/// Where a name stands in the picture.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct MapLabel {
    /// Its left end.
    pub x: f64,
    /// Its base line.
    pub y: f64,
}
