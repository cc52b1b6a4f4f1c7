//! The map of all places of all games, and the list that says the same.

use super::{Composed, Composer, provenance::title_lang};
use crate::{
    link::archive::{Game, Location},
    render::{
        address::Place,
        assets,
        map::{self, Label, Sizes, View},
        pages::{MapLabel, MapPage, MapPlace, Reference},
    },
};

impl Composer<'_> {
    pub(in crate::render) fn map(&self) -> Composed<MapPage> {
        let title = self.say("map-title")?;
        let places: Vec<(&Game, &Location)> = self
            .games_by_title()
            .into_iter()
            .flat_map(|game| game.places.iter().map(move |place| (game, place)))
            .collect();
        let positions: Vec<(f64, f64)> = places
            .iter()
            .map(|(_, place)| (place.longitude, place.latitude))
            .collect();
        let view = View::around(&positions);
        let points: Vec<(f64, f64)> = positions
            .iter()
            .map(|(longitude, latitude)| view.place(*longitude, *latitude))
            .collect();
        let slugs: Vec<&str> = places.iter().map(|(game, _)| game.slug.as_str()).collect();
        let heads = map::heads(&points, &slugs);
        // The numbers of a place and of those of the same game near to it.
        let numbers: Vec<String> = (0..places.len())
            .map(|index| {
                let near = (0..places.len()).filter(|other| heads[*other] == index);
                let near: Vec<String> = near.map(|other| (other + 1).to_string()).collect();
                near.join(", ")
            })
            .collect();
        let names: Vec<Option<String>> = places
            .iter()
            .enumerate()
            .map(|(index, (game, _))| (heads[index] == index).then(|| game.title().to_owned()))
            .collect();
        let shorter: Vec<Option<String>> = names
            .iter()
            .zip(&numbers)
            .map(|(name, number)| name.as_ref().map(|_| number.clone()))
            .collect();
        let wide = labels_or(&points, &heads, names, &shorter);
        let narrow = map::labels(&points, &heads, &shorter, Sizes::NARROW);
        let mut shown = Vec::new();
        for (index, (game, place)) in places.into_iter().enumerate() {
            // Whoever asks for a place by voice says what is written beside it.
            let number = match heads[index] == index {
                true => numbers[index].clone(),
                false => (index + 1).to_string(),
            };
            let mut entry = self.map_place(&number, game, place)?;
            (entry.x, entry.y) = (tenths(points[index].0), tenths(points[index].1));
            entry.radius = tenths(view.length(place.precision_km));
            entry.label = wide[index]
                .as_ref()
                .map(|(text, label)| map_label(text, *label));
            entry.number = narrow[index].map(|label| map_label(&numbers[index], label));
            shown.push(entry);
        }
        Ok(MapPage {
            shell: self.shell(
                &Place::Map,
                format!("{title} – {}", self.say("site-name")?),
                self.say("map-lede")?,
            )?,
            foot: self.foot()?,
            width: map::WIDTH,
            height: map::HEIGHT,
            land: view.land(assets::land()),
            lines: view.lines(),
            places: shown,
        })
    }

    /// A place without its position in the picture.
    fn map_place(&self, number: &str, game: &Game, place: &Location) -> Composed<MapPlace> {
        let page = Place::Map.to(self.language(), &Place::Game(game.slug.clone()));
        let coordinates = self.coordinates(place)?;
        let name = self.plain(&place.name).replace('`', "");
        let country = self.say(&format!("country-{}", place.country))?;
        Ok(MapPlace {
            spoken: self.say_with(
                "map-place",
                &[
                    ("number", number.into()),
                    ("game", game.title().into()),
                    ("place", name.as_str().into()),
                    ("coordinates", coordinates.as_str().into()),
                ],
            )?,
            game: Reference {
                text: game.title().to_owned(),
                href: format!("{page}#place:{}", place.id),
            },
            title_lang: title_lang(game),
            name: self.passage(&place.name, game, &page),
            country: (!name.contains(&country)).then_some(country),
            coordinates,
            x: 0.0,
            y: 0.0,
            radius: 0.0,
            label: None,
            number: None,
        })
    }
}

/// Where names stand in a wide picture, or the shorter texts of those for which
/// there is no room beside the others.
fn labels_or(
    points: &[(f64, f64)],
    heads: &[usize],
    mut texts: Vec<Option<String>>,
    shorter: &[Option<String>],
) -> Vec<Option<(String, Label)>> {
    let labels = map::labels(points, heads, &texts, Sizes::WIDE);
    for (index, label) in labels.iter().enumerate() {
        if label.is_none() {
            texts[index].clone_from(&shorter[index]);
        }
    }
    let labels = map::labels(points, heads, &texts, Sizes::WIDE);
    texts
        .into_iter()
        .zip(labels)
        .map(|(text, label)| text.zip(label))
        .collect()
}

fn map_label(text: &str, label: Label) -> MapLabel {
    MapLabel {
        text: text.to_owned(),
        x: tenths(label.x),
        y: tenths(label.y),
    }
}

/// Rounded to tenths of a unit, which nobody can see.
fn tenths(value: f64) -> f64 {
    (value * 10.0).round() / 10.0
}
