//! The catalogue: all games.

use super::{Composed, Composer, status_key};
use crate::{
    link::archive::{Game, State},
    parse::record::Status,
    render::{
        address::Place,
        board::{self, Size},
        pages::{Card, CataloguePage, Fact, StatusMeaning},
    },
};

impl Composer<'_> {
    pub(in crate::render) fn catalogue(&self) -> Composed<CataloguePage> {
        let title = &self.archive.meta.title;
        let games = self.games_by_title();
        let figures = games
            .iter()
            .map(|game| self.start(game))
            .collect::<Composed<Vec<_>>>()?;
        let (facets, filed) = self.facets(&games)?;
        let (sortings, places) = self.sortings(&games)?;
        let cards = (games.iter().zip(&figures))
            .zip(filed.into_iter().zip(places))
            .map(|((game, figure), (filed, places))| {
                Ok(Card {
                    href: Place::Catalogue.to(self.language(), &Place::Game(game.slug.clone())),
                    title: game.title().to_owned(),
                    title_lang: super::provenance::title_lang(game),
                    summary: self.passage(&game.summary, game, &self.way_to(game)),
                    facts: self.facts_line(game)?,
                    details: self.details(game)?,
                    board: board::draw(figure, Size::Small, self.texts)?,
                    filed,
                    places,
                })
            })
            .collect::<Composed<Vec<_>>>()?;
        let statuses = [
            Status::Attested,
            Status::Inferred,
            Status::Editorial,
            Status::NotApplicable,
        ]
        .into_iter()
        .map(|status| {
            let status = status_key(status);
            Ok(StatusMeaning {
                name: self.say(&format!("status-{status}"))?,
                meaning: self.say(&format!("status-{status}-meaning"))?,
                status,
            })
        })
        .collect::<Composed<Vec<_>>>()?;
        let plain_title = self.plain(title);
        let (_, title_language) = title.in_language(self.language());
        Ok(CataloguePage {
            shell: self.shell(
                &Place::Catalogue,
                plain_title.clone(),
                self.say("catalogue-lede")?,
            )?,
            foot: self.foot()?,
            definitions: board::definitions(&figures),
            title: crate::render::pages::Passage {
                lang: (title_language != self.language()).then(|| title_language.to_owned()),
                dir: "ltr".to_owned(),
                ..crate::render::pages::Passage::plain(plain_title)
            },
            games: cards,
            map: Place::Catalogue.to(self.language(), &Place::Map),
            comparison: Place::Catalogue.to(self.language(), &Place::Comparison),
            facets,
            sortings,
            statuses,
        })
    }

    fn way_to(&self, game: &Game) -> String {
        Place::Catalogue.to(self.language(), &Place::Game(game.slug.clone()))
    }

    /// When the game was recorded, if it is known.
    fn date_of_record(&self, game: &Game) -> Composed<String> {
        let date = |date: &str| date.replace('/', "–");
        match &game.dates.record.state {
            State::Stated(stated) => Ok(date(stated)),
            State::Inferred { value, .. } => {
                self.say_with("catalogue-date-inferred", &[("date", date(value).into())])
            }
            State::NotStated | State::StatedAsNone | State::NotApplicable { .. } => {
                Ok(String::new())
            }
        }
    }

    /// Where, which notes, how many examples.
    fn details(&self, game: &Game) -> Composed<Vec<Fact>> {
        let mut countries: Vec<String> = Vec::new();
        for place in &game.places {
            let country = self.say(&format!("country-{}", place.country))?;
            if !countries.contains(&country) {
                countries.push(country);
            }
        }
        let mut languages: Vec<String> = Vec::new();
        for witness in &game.witnesses {
            languages.push(self.say(&format!("language-{}", witness.language))?);
        }
        let mut details = Vec::new();
        let mut tell = |key: &str, value: String| -> Composed<()> {
            if !value.is_empty() {
                details.push(Fact {
                    term: self.say(key)?,
                    value,
                });
            }
            Ok(())
        };
        tell("fact-place", self.texts.all_of(&countries)?)?;
        tell("fact-notes", self.texts.all_of(&languages)?)?;
        tell("date-of-record", self.date_of_record(game)?)?;
        tell("fact-examples", game.examples.len().to_string())?;
        if let Some(report) = self.report.game(&game.slug) {
            let totals = report.totals();
            let verified = report.examples.iter().filter(|run| run.is_verified);
            let settled = report.claims.iter().filter(|run| run.holds);
            let figures = [
                ("examples", verified.count()),
                ("all_examples", report.examples.len()),
                ("claims", settled.count()),
                ("all_claims", report.claims.len()),
                ("statements", totals.with_role),
                ("all_statements", totals.statements),
            ];
            let figures = figures.map(|(name, figure)| (name, figure.into()));
            tell(
                "fact-verified",
                self.say_with("catalogue-verified", &figures)?,
            )?;
        }
        Ok(details)
    }
}
