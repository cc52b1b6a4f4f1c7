//! Documentation and provenance on the page of a game.

use super::{Composed, Composer, kind_key};
use crate::{
    link::archive::{Dates, Documentation, Game, Known, Link, Location, People, State},
    parse::{record::Name, text::Text},
    render::address::Place,
    render::pages::{
        Passage, Reference,
        provenance::{
            DocumentationEntry, DocumentationPart, FileEntry, KnownEntry, NameEntry, NoticeEntry,
            PeopleEntry, PlaceEntry, ProvenanceEntry, Told,
        },
    },
};

/// The language of a game's title, as `lang` has it; undetermined if unknown.
pub(super) fn title_lang(game: &Game) -> String {
    game.names
        .first()
        .map_or_else(|| "und".to_owned(), name_lang)
}

fn name_lang<C>(name: &Name<C>) -> String {
    let language = name.language.as_deref().unwrap_or("und");
    format!("{language}-{}", name.script)
}

/// The four dates with the keys of their terms.
fn dates(dates: &Dates) -> [(&'static str, &Known<String>); 4] {
    [
        ("date-of-play", &dates.play),
        ("date-of-record", &dates.record),
        ("date-of-publication", &dates.publication),
        ("date-of-access", &dates.access),
    ]
}

impl Composer<'_> {
    pub(super) fn documentation_part(&self, game: &Game) -> Composed<DocumentationPart> {
        let parts = game.documentation.iter();
        let places = game.places.iter();
        let links = game.provenance.iter();
        Ok(DocumentationPart {
            names: self.names(game)?,
            players: self.passage(&game.classification.players, game, ""),
            status: self.say(&format!(
                "game-status-{}",
                kind_key(&game.classification.status)
            ))?,
            parts: parts
                .map(|part| self.documentation(game, part))
                .collect::<Composed<_>>()?,
            dates: dates(&game.dates)
                .into_iter()
                .map(|(term, date)| self.told(game, term, date, |date| self.date(date)))
                .collect::<Composed<_>>()?,
            places: places
                .map(|place| self.place(game, place))
                .collect::<Composed<_>>()?,
            notices_known: self.known(game, &game.notices, |_| None)?,
            notices: self.notices(game),
            provenance: links
                .map(|link| self.link(game, link))
                .collect::<Composed<_>>()?,
        })
    }

    /// A term and what is known of it; the value is not shown where `show`
    /// gives nothing.
    fn told<T>(
        &self,
        game: &Game,
        term: &str,
        known: &Known<T>,
        show: impl Fn(&T) -> Option<Passage>,
    ) -> Composed<Told> {
        Ok(Told {
            term: self.say(term)?,
            known: self.known(game, known, show)?,
        })
    }

    fn known<T>(
        &self,
        game: &Game,
        known: &Known<T>,
        show: impl Fn(&T) -> Option<Passage>,
    ) -> Composed<KnownEntry> {
        let status = known.status().name().replace('_', "-");
        let why = match &known.state {
            State::Inferred { why, .. } => Some(why),
            State::NotApplicable { why } => why.as_ref(),
            State::Stated(_) | State::NotStated | State::StatedAsNone => None,
        };
        let mark = match &known.state {
            State::Stated(_) => None,
            _ => Some(self.say(&format!("known-{status}"))?),
        };
        Ok(KnownEntry {
            status,
            mark,
            value: known.value().and_then(show),
            why: self.passage_if(why, game, ""),
            cites: self.cites(&known.cites, game, ""),
            sources: self.sources(&known.bibliography, ""),
            note: self.passage_if(known.note.as_ref(), game, ""),
        })
    }

    /// A date as records write it, a span with the dash of the language's texts.
    fn date(&self, date: &str) -> Option<Passage> {
        Some(Passage::plain(date.replace('/', "–")))
    }

    fn words<'s>(&'s self, game: &'s Game) -> impl Fn(&Text) -> Option<Passage> + 's {
        move |text| Some(self.passage(text, game, ""))
    }

    fn names(&self, game: &Game) -> Composed<Vec<NameEntry>> {
        game.names
            .iter()
            .map(|name| {
                Ok(NameEntry {
                    text: name.text.clone(),
                    lang: name_lang(name),
                    language: name
                        .language
                        .as_ref()
                        .map(|language| self.say(&format!("language-{language}")))
                        .transpose()?,
                    cites: self.cites(&name.cites, game, ""),
                    note: self.passage_if(name.note.as_ref(), game, ""),
                })
            })
            .collect()
    }

    fn documentation(&self, game: &Game, part: &Documentation) -> Composed<DocumentationEntry> {
        let here = Place::Game(game.slug.clone());
        let place = |id: &String| {
            let place = game.places.iter().find(|place| place.id == *id)?;
            Some(self.passage(&place.name, game, ""))
        };
        Ok(DocumentationEntry {
            role: self.say(&format!("role-{}", kind_key(&part.role)))?,
            known: vec![
                self.told(game, "documentation-person", &part.person, |person| {
                    Some(Passage {
                        runs: vec![self.person_run(&here, person)],
                        ..Passage::default()
                    })
                })?,
                self.told(game, "documentation-place", &part.place, place)?,
                self.told(game, "documentation-date", &part.date, |date| {
                    self.date(date)
                })?,
            ],
            cites: self.cites(&part.cites, game, ""),
            sources: self.sources(&part.bibliography, ""),
            note: self.passage_if(part.note.as_ref(), game, ""),
        })
    }

    /// Where a place is and how far off that may be, in words.
    pub(super) fn coordinates(&self, place: &Location) -> Composed<String> {
        self.say_with(
            "place-coordinates",
            &[
                ("latitude", place.latitude.to_string().into()),
                ("longitude", place.longitude.to_string().into()),
                ("kilometres", place.precision_km.to_string().into()),
            ],
        )
    }

    fn place(&self, game: &Game, place: &Location) -> Composed<PlaceEntry> {
        let coordinates = self.coordinates(place)?;
        Ok(PlaceEntry {
            id: place.id.clone(),
            name: self.passage(&place.name, game, ""),
            country: self.say(&format!("country-{}", place.country))?,
            country_code: place.country.clone(),
            coordinates,
            peoples: place
                .peoples
                .iter()
                .map(|people| self.people(game, people))
                .collect::<Composed<_>>()?,
            cites: self.cites(&place.cites, game, ""),
            sources: self.sources(&place.bibliography, ""),
            note: self.passage_if(place.note.as_ref(), game, ""),
        })
    }

    fn people(&self, game: &Game, people: &People) -> Composed<PeopleEntry> {
        Ok(PeopleEntry {
            known: vec![
                self.told(game, "people-name", &people.name, self.words(game))?,
                self.told(game, "people-language", &people.language, self.words(game))?,
            ],
            code: people.glottocode.value().map(|code| Reference {
                text: code.clone(),
                href: format!("https://glottolog.org/resource/languoid/id/{code}"),
            }),
            glottocode: self.known(game, &people.glottocode, |_| None)?,
        })
    }

    fn notices(&self, game: &Game) -> Vec<NoticeEntry> {
        let notices = game.notices.value().into_iter().flatten();
        notices
            .map(|notice| NoticeEntry {
                label: Reference {
                    text: notice.label.clone(),
                    href: notice.address.clone(),
                },
                applied_by: notice.applied_by.clone(),
                text: self.passage(&notice.text, game, ""),
            })
            .collect()
    }

    fn link(&self, game: &Game, link: &Link) -> Composed<ProvenanceEntry> {
        let witnesses = game.witnesses.iter();
        Ok(ProvenanceEntry {
            kind: self.say(&format!("kind-{}", kind_key(&link.kind)))?,
            what: self.passage(&link.what, game, ""),
            known: vec![
                self.told(game, "documentation-date", &link.date, |date| {
                    self.date(date)
                })?,
                self.told(
                    game,
                    "provenance-attribution",
                    &link.attribution,
                    self.words(game),
                )?,
                self.told(game, "provenance-licence", &link.licence, self.words(game))?,
            ],
            also_known: self.passage_if(link.known.as_ref(), game, ""),
            unknown: self.passage_if(link.unknown.as_ref(), game, ""),
            files: witnesses
                .filter(|witness| link.files.contains(&witness.siglum))
                .map(|witness| FileEntry {
                    witness: Reference {
                        text: witness.siglum.clone(),
                        href: format!("#witness:{}", witness.siglum),
                    },
                    received_as: witness.received_as.clone(),
                    sha256: witness.sha256.clone(),
                })
                .collect(),
            cites: self.cites(&link.cites, game, ""),
            sources: self.sources(&link.bibliography, ""),
        })
    }
}
