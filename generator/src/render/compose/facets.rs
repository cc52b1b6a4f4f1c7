//! By what the catalogue can be filtered and sorted. Every value comes from a
//! record, its rules or what running it showed; nothing here knows a game.

use std::{cmp::Ordering, sync::LazyLock};

use engine::{Capture, Direction, FirstSeed, Laps, Setting};

use super::{Composed, Composer, order::WordOrder};
use crate::{
    link::archive::Game,
    render::{
        assets,
        pages::{Facet, FacetValue, Filed, Sorting},
        words::setting_in_words,
    },
};

/// What games can be told apart by, in the order of the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    Region,
    Board,
    Sowing,
    Direction,
    FirstSeed,
    Capture,
    Notes,
    Verification,
}

impl Kind {
    const ALL: [Kind; 8] = [
        Kind::Region,
        Kind::Board,
        Kind::Sowing,
        Kind::Direction,
        Kind::FirstSeed,
        Kind::Capture,
        Kind::Notes,
        Kind::Verification,
    ];

    /// Its name in addresses; that of its text has `facet-` before it.
    fn name(self) -> &'static str {
        match self {
            Kind::Region => "region",
            Kind::Board => "board",
            Kind::Sowing => "sowing",
            Kind::Direction => "direction",
            Kind::FirstSeed => "first-seed",
            Kind::Capture => "capture",
            Kind::Notes => "notes",
            Kind::Verification => "verification",
        }
    }

    /// Whether it is worth showing where all games are alike: that everything
    /// is verified is worth knowing, that all boards are alike is not.
    fn tells_even_if_alike(self) -> bool {
        self == Kind::Verification
    }
}

/// A value that a game has, before those of all games are gathered.
struct Value {
    /// Its name in addresses.
    name: String,
    /// What it is called.
    text: String,
    /// Its place among its like, before the order of words.
    rank: usize,
}

impl Value {
    fn new(name: impl Into<String>, text: String, rank: usize) -> Value {
        Value {
            name: name.into(),
            text,
            rank,
        }
    }
}

/// The regions with the countries in each.
static REGIONS: LazyLock<Vec<(&str, Vec<&str>)>> = LazyLock::new(|| {
    assets::regions()
        .lines()
        .filter(|line| !line.starts_with('#'))
        .filter_map(|line| line.split_once(' '))
        .map(|(region, countries)| (region, countries.split(' ').collect()))
        .collect()
});

/// The region in which a country is, both by their codes.
fn region_of(country: &str) -> Option<&'static str> {
    REGIONS
        .iter()
        .find(|(_, countries)| countries.contains(&country))
        .map(|(region, _)| *region)
}

impl Composer<'_> {
    /// The facets, and for each of `games`, in their order, what it is filed under.
    pub(super) fn facets(&self, games: &[&Game]) -> Composed<(Vec<Facet>, Vec<Vec<Filed>>)> {
        let order = WordOrder::of(self.language());
        let mut facets = Vec::new();
        let mut filed: Vec<Vec<Filed>> = games.iter().map(|_| Vec::new()).collect();
        for kind in Kind::ALL {
            let of_games = games
                .iter()
                .map(|game| self.values(kind, game))
                .collect::<Composed<Vec<_>>>()?;
            for (game, values) in filed.iter_mut().zip(&of_games) {
                let names: Vec<&str> = values.iter().map(|value| value.name.as_str()).collect();
                game.push(Filed {
                    facet: kind.name().to_owned(),
                    values: names.join(" "),
                });
            }
            let mut all: Vec<(Value, usize)> = Vec::new();
            for value in of_games.into_iter().flatten() {
                match all.iter_mut().find(|(known, _)| known.name == value.name) {
                    Some((_, games)) => *games += 1,
                    None => all.push((value, 1)),
                }
            }
            let tells = all.iter().any(|(_, with)| *with < games.len());
            if all.is_empty() || !(tells || kind.tells_even_if_alike()) {
                continue;
            }
            all.sort_by(|(one, _), (other, _)| {
                (one.rank.cmp(&other.rank)).then_with(|| order.compare(&one.text, &other.text))
            });
            facets.push(Facet {
                name: kind.name().to_owned(),
                heading: self.say(&format!("facet-{}", kind.name()))?,
                values: all
                    .into_iter()
                    .map(|(value, games)| FacetValue {
                        name: value.name,
                        text: value.text,
                        games,
                    })
                    .collect(),
            });
        }
        Ok((facets, filed))
    }

    /// What `game` is filed under, each value once.
    fn values(&self, kind: Kind, game: &Game) -> Composed<Vec<Value>> {
        let rules = &game.rules;
        let short = |setting: Setting| setting_in_words(&setting, self.texts);
        let only = |value: Value| Ok(vec![value]);
        match kind {
            Kind::Region => self.regions(game),
            Kind::Board => {
                let (rows, pits) = (rules.board.rows, rules.board.pits);
                only(Value::new(
                    format!("{rows}x{pits}"),
                    self.say_with(
                        "value-board-size",
                        &[("rows", rows.into()), ("pits", pits.into())],
                    )?,
                    usize::from(rows) * usize::from(pits),
                ))
            }
            Kind::Sowing => {
                let (name, rank) = match rules.sow.laps {
                    Laps::Single => ("single", 0),
                    Laps::RelayFromOccupiedPit => ("relay", 1),
                };
                only(Value::new(
                    name,
                    short(Setting::SowLaps(rules.sow.laps))?,
                    rank,
                ))
            }
            Kind::Direction => {
                let direction = rules.sow.direction;
                let (name, rank) = match direction {
                    Direction::CounterClockwise => ("counter-clockwise", 0),
                    Direction::Clockwise => ("clockwise", 1),
                };
                only(Value::new(
                    name,
                    short(Setting::SowDirection(direction))?,
                    rank,
                ))
            }
            Kind::FirstSeed => {
                let first = rules.sow.first_seed;
                let (name, rank) = match first {
                    FirstSeed::NextPit => ("next-pit", 0),
                    FirstSeed::EmptiedPit => ("emptied-pit", 1),
                    FirstSeed::EmptiedPitLoneSeedNext => ("lone-seed-next", 2),
                };
                only(Value::new(name, short(Setting::SowFirstSeed(first))?, rank))
            }
            Kind::Capture => {
                let (name, rank) = match rules.capture {
                    Capture::Nothing => ("nothing", 0),
                    Capture::ByCount { .. } => ("by-count", 1),
                    Capture::Opposite { .. } => ("opposite", 2),
                };
                only(Value::new(
                    name,
                    self.say(&format!("capture-{name}"))?,
                    rank,
                ))
            }
            Kind::Notes => self.languages_of_notes(game),
            Kind::Verification => {
                let (name, rank) = match self.is_all_verified(game) {
                    true => ("complete", 0),
                    false => ("incomplete", 1),
                };
                only(Value::new(
                    name,
                    self.say(&format!("verification-{name}"))?,
                    rank,
                ))
            }
        }
    }

    /// The regions of the game's places, in the record's order.
    fn regions(&self, game: &Game) -> Composed<Vec<Value>> {
        let mut regions: Vec<Value> = Vec::new();
        for place in &game.places {
            // A country that no region has would be missing from the filter
            // without a word: it is filed with what is not known.
            let region = region_of(&place.country).unwrap_or("none");
            if regions.iter().all(|known| known.name != region) {
                let text = self.say(&format!("region-{region}"))?;
                regions.push(Value::new(region, text, usize::from(region == "none")));
            }
        }
        if regions.is_empty() {
            regions.push(Value::new("none", self.say("region-none")?, 1));
        }
        Ok(regions)
    }

    fn languages_of_notes(&self, game: &Game) -> Composed<Vec<Value>> {
        let mut languages: Vec<Value> = Vec::new();
        for witness in &game.witnesses {
            let code = &witness.language;
            if languages.iter().all(|known| known.name != *code) {
                languages.push(Value::new(code, self.say(&format!("language-{code}"))?, 0));
            }
        }
        if languages.is_empty() {
            languages.push(Value::new("none", self.say("notes-none")?, 1));
        }
        Ok(languages)
    }

    /// Whether every example came out as expected and every claim is settled.
    fn is_all_verified(&self, game: &Game) -> bool {
        self.report.game(&game.slug).is_some_and(|report| {
            report.examples.iter().all(|run| run.is_verified)
                && report.claims.iter().all(|run| run.holds)
        })
    }

    /// The ways to sort `games`, which stand in the order of their titles, and
    /// for each its place in every one of them.
    pub(super) fn sortings(&self, games: &[&Game]) -> Composed<(Vec<Sorting>, Vec<Vec<Filed>>)> {
        let order = WordOrder::of(self.language());
        let regions = games
            .iter()
            .map(|game| Ok(self.regions(game)?.into_iter().next()))
            .collect::<Composed<Vec<_>>>()?;
        let by_region = |one: usize, other: usize| match (&regions[one], &regions[other]) {
            (Some(one), Some(other)) => {
                (one.rank.cmp(&other.rank)).then_with(|| order.compare(&one.text, &other.text))
            }
            _ => Ordering::Equal,
        };
        let size = |index: usize| {
            let board = &games[index].rules.board;
            (board.rows, board.pits, board.seeds_in_all())
        };
        // What has no date comes last.
        let date = |index: usize| {
            let record = games[index].dates.record.value();
            (record.is_none(), record.cloned())
        };
        let mut sortings = Vec::new();
        let mut places: Vec<Vec<Filed>> = games.iter().map(|_| Vec::new()).collect();
        for name in ["name", "region", "board", "record"] {
            let mut indices: Vec<usize> = (0..games.len()).collect();
            // Stable: those that are equal stay in the order of their titles.
            indices.sort_by(|one, other| match name {
                "region" => by_region(*one, *other),
                "board" => size(*one).cmp(&size(*other)),
                "record" => date(*one).cmp(&date(*other)),
                _ => one.cmp(other),
            });
            for (place, index) in indices.into_iter().enumerate() {
                places[index].push(Filed {
                    facet: name.to_owned(),
                    values: place.to_string(),
                });
            }
            sortings.push(Sorting {
                name: name.to_owned(),
                text: self.say(&format!("sort-{name}"))?,
            });
        }
        Ok((sortings, places))
    }
}

#[cfg(test)]
mod tests {
    use super::{REGIONS, region_of};
    use crate::render::texts::Languages;

    #[test]
    fn every_country_is_in_one_region_and_every_region_has_a_name() {
        let languages = Languages::embedded().expect("the texts are whole");
        let mut all = Vec::new();
        for (region, countries) in REGIONS.iter() {
            assert!(
                languages.reference().has(&format!("region-{region}")),
                "{region}"
            );
            for country in countries {
                assert!(!all.contains(country), "{country} is in two regions");
                all.push(country);
            }
        }
        assert_eq!(REGIONS.len(), 22);
        assert_eq!(region_of("MA"), Some("015"));
        assert_eq!(region_of("XX"), None);
    }
}
