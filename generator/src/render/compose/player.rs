//! What the player of a game's page is told besides what the page says anyway:
//! the rules as data, what each alternative changes, and which statements stand
//! behind each axis.

use std::collections::BTreeMap;

use engine::{Axis, Setting};
use serde::Serialize;

use super::{Composed, Composer, is_on_play, linked_data::within_a_page, rulebook};
use crate::{
    link::archive::{Cite, Game, Reading, Rule},
    render::{
        address::Place,
        board::{self, Figure},
        pages::PlayerPart,
    },
};

/// Read by `site/scripts/player/`.
#[derive(Serialize)]
struct Told<'a> {
    /// Where the game starts, as text.
    start: String,
    /// Every axis set.
    rules: Vec<Setting>,
    /// By reading, what else can be played.
    readings: BTreeMap<&'a str, Otherwise<'a>>,
    /// By axis: a statement, the way to it, and whether it is on play.
    cites: BTreeMap<&'static str, Vec<(String, String, bool)>>,
}

/// What a reading leaves to choose.
#[derive(Serialize)]
struct Otherwise<'a> {
    /// The statements that it reads: each, and the way to it.
    cites: Vec<(String, String)>,
    /// By alternative, what is set instead.
    alternatives: BTreeMap<&'a str, &'a [Setting]>,
}

impl Composer<'_> {
    pub(super) fn player(&self, game: &Game, start: &Figure) -> Composed<PlayerPart> {
        let root = Place::Game(game.slug.clone()).root(self.language());
        let texts = format!("texts.{}", self.language());
        let told = Told {
            start: rulebook(game)?.start().to_string(),
            rules: Axis::ALL
                .iter()
                .map(|axis| game.rules.setting(*axis))
                .collect(),
            readings: game
                .readings
                .iter()
                .filter(|reading| !reading.alternatives.is_empty())
                .map(|reading| (reading.id.as_str(), self.otherwise(game, reading)))
                .collect(),
            cites: Axis::ALL
                .iter()
                .map(|axis| (axis.name(), self.behind(game, game.rule(*axis))))
                .filter(|(_, statements)| !statements.is_empty())
                .collect(),
        };
        let told = serde_json::to_value(&told).expect("names, numbers and texts are JSON");
        Ok(PlayerPart {
            board: board::draw_changing(start, self.texts)?,
            data: within_a_page(&told),
            scripts: ["board", "play", "engine", texts.as_str()]
                .map(|name| format!("{root}assets/player/{name}.js"))
                .to_vec(),
        })
    }

    fn otherwise<'a>(&self, game: &Game, reading: &'a Reading) -> Otherwise<'a> {
        let cites = self.cites(&reading.cites, game, "").into_iter();
        let alternatives = reading.alternatives.iter();
        Otherwise {
            cites: cites
                .map(|reference| (reference.text, reference.href))
                .collect(),
            alternatives: alternatives
                .map(|alternative| (alternative.id.as_str(), alternative.change.as_slice()))
                .collect(),
        }
    }

    /// The statements behind a rule that has a say.
    fn behind(&self, game: &Game, rule: &Rule) -> Vec<(String, String, bool)> {
        let cites = rule.cites().filter(|_| rule.basis.applies());
        cites
            .flat_map(|cite: &Cite| {
                let references = self.cites([cite], game, "");
                references
                    .into_iter()
                    .map(|reference| (reference.text, reference.href, is_on_play(cite)))
            })
            .collect()
    }
}
