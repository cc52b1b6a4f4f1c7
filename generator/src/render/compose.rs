//! From the linked archive to the values that pages show.
//!
//! A [`Composer`] makes the pages of one language. What a record says in words
//! falls back to English and is then marked as English; everything else comes
//! from the interface texts.

mod apparatus;
mod bibliography;
mod catalogue;
mod changes;
mod citation;
mod comparison;
mod coverage_figure;
mod data;
mod example;
mod facets;
mod game;
mod glossary;
mod guide;
mod linked_data;
mod map;
mod markup;
mod note;
mod order;
mod people;
mod player;
mod preview;
mod provenance;
mod reading;
mod redirect;
mod rules;
mod search;
mod statement;
mod verification;
mod works;

use std::fmt;

use engine::{Axis, Rulebook};

use super::{
    address::{CHAPTERS, Place},
    board::Figure,
    guide::Guide,
    pages::{Alternate, Foot, Mark, NavigationLink, Passage, Reference, Run, RunKind, Shell},
    site::File,
    texts::{FluentValue, Languages, REFERENCE, TextError, Texts},
    words,
};
use crate::{
    citing::Styles,
    link::archive::{Archive, Cite, Game, Reason, Work},
    parse::{
        note::{Section, StatementId},
        record::Status,
        text::Text,
    },
    verify::Report,
};

pub(super) use {data::DATA, works::Works};

/// Why a page could not be made.
#[derive(Debug)]
pub enum ComposeError {
    /// A text is missing.
    Text(TextError),
    /// A game or example does not play as its record says.
    Unplayable {
        /// Which game.
        game: String,
        /// Which example, if it is one.
        example: Option<String>,
        /// What is wrong.
        message: String,
    },
}

/// Makes the pages of one language.
#[derive(Clone, Copy)]
pub(super) struct Composer<'a> {
    pub(super) archive: &'a Archive,
    pub(super) report: &'a Report,
    pub(super) languages: &'a Languages,
    pub(super) texts: &'a Texts,
    pub(super) guide: &'a Guide,
    pub(super) works: &'a Works,
    pub(super) styles: &'a Styles,
    /// The files of the data set.
    pub(super) data: &'a [File],
    pub(super) base_url: Option<&'a str>,
}

type Composed<T> = Result<T, ComposeError>;

impl Composer<'_> {
    fn say(&self, key: &str) -> Composed<String> {
        Ok(self.texts.get(key)?)
    }

    fn say_with(&self, key: &str, arguments: &[(&str, FluentValue<'_>)]) -> Composed<String> {
        Ok(self.texts.say(key, arguments)?)
    }

    fn language(&self) -> &str {
        self.texts.language()
    }

    /// The whole address of a file of the site, if the site's own is known.
    pub(super) fn full_address(&self, file: &str) -> Option<String> {
        self.base_url
            .map(|base| format!("{}/{file}", base.trim_end_matches('/')))
    }

    /// What a language is called in the page's; an interface language that the
    /// page's has no name for, as it calls itself.
    fn language_name(&self, code: &str) -> Composed<String> {
        let key = format!("language-{code}");
        match self.languages.get(code) {
            Some(own) if !self.texts.has(&key) => Ok(own.get("language-name")?),
            _ => self.say(&key),
        }
    }

    /// What is around the page at `place`.
    fn shell(&self, place: &Place, title: String, description: String) -> Composed<Shell> {
        let language = self.language();
        let full = |file: String| self.full_address(&file);
        let alternates = self
            .languages
            .iter()
            .map(|texts| {
                let href = place.to_language(language, place, texts.language());
                Ok(Alternate {
                    lang: texts.language().to_owned(),
                    dir: texts.get("dir")?,
                    name: texts.get("language-name")?,
                    address: full(place.file(texts.language())).unwrap_or_else(|| href.clone()),
                    href,
                    current: texts.language() == language,
                })
            })
            .collect::<Composed<Vec<_>>>()?;
        Ok(Shell {
            lang: language.to_owned(),
            dir: self.say("dir")?,
            title,
            description,
            root: place.root(language),
            home: place.to(language, &Place::Catalogue),
            navigation: self.navigation(place)?,
            verified: Some(self.verified(place)?),
            changes: Some(Reference {
                text: self.say("changes-title")?,
                href: place.to(language, &Place::Changes),
            }),
            feed: self
                .base_url
                .map(|_| format!("{}{}", place.root(language), feed_file(language))),
            canonical: full(place.file(language)),
            alternates,
            head: self.head(place)?,
            scripts: place
                .scripts()
                .iter()
                .map(|script| format!("{}assets/{script}.js", place.root(language)))
                .collect(),
            search: (*place != Place::Search).then(|| place.to(language, &Place::Search)),
            citation: self.citation(place)?,
            preview: self.preview(place)?,
        })
    }

    /// The ways to the site's chapters from the page at `place`.
    fn navigation(&self, place: &Place) -> Composed<Vec<NavigationLink>> {
        CHAPTERS
            .into_iter()
            .map(|(chapter, key)| {
                let current = match () {
                    () if *place == chapter => "page",
                    () if place.chapter() == chapter => "true",
                    () => "",
                };
                Ok(NavigationLink {
                    text: self.say(key)?,
                    href: place.to(self.language(), &chapter),
                    current: current.to_owned(),
                })
            })
            .collect()
    }

    /// How many examples hold, and the way from the page at `place` to what was
    /// verified and how.
    fn verified(&self, place: &Place) -> Composed<Reference> {
        let runs = || self.report.games.iter().flat_map(|game| &game.examples);
        let verified = runs().filter(|run| run.is_verified).count();
        Ok(Reference {
            text: self.say_with(
                "foot-verified",
                &[("some", verified.into()), ("all", runs().count().into())],
            )?,
            href: place.to(self.language(), &Place::Verification),
        })
    }

    fn foot(&self) -> Composed<Foot> {
        let meta = &self.archive.meta;
        let editors: Vec<String> = meta
            .editors
            .iter()
            .map(|editor| editor.name.clone())
            .collect();
        let imprint = self.say_with(
            "imprint",
            &[
                ("title", meta.title.in_language(self.language()).0.into()),
                ("version", meta.version.as_str().into()),
                ("date", meta.date.as_str().into()),
                ("editors", self.texts.all_of(&editors)?.into()),
            ],
        )?;
        Ok(Foot {
            imprint,
            licence: Some(Reference {
                text: meta.licence.id.clone(),
                href: meta.licence.url.clone(),
            }),
        })
    }

    /// A text of the record, plain.
    fn plain(&self, text: &Text) -> String {
        text.in_language(self.language()).0.to_owned()
    }

    /// A text of the record, in which statements of `game` named between
    /// backticks are links; `game_page` is the way to the game's page, empty on
    /// that page itself.
    fn passage(&self, text: &Text, game: &Game, game_page: &str) -> Passage {
        self.passage_with(text, |name| {
            anchor_of_id(name, game).map(|anchor| format!("{game_page}#{anchor}"))
        })
    }

    /// A text in which a name between backticks is a link where `way_to` knows one.
    fn passage_with(&self, text: &Text, way_to: impl Fn(&str) -> Option<String>) -> Passage {
        let (text, language) = text.in_language(self.language());
        let is_own = language == self.language();
        let dir = self
            .languages
            .get(language)
            .and_then(|texts| texts.get("dir").ok())
            .unwrap_or_else(|| "ltr".to_owned());
        let mut runs = Vec::new();
        // Every other piece between backticks is a name.
        for (index, piece) in text.split('`').enumerate() {
            if piece.is_empty() {
                continue;
            }
            if index % 2 == 0 {
                runs.push(Run::text(piece));
                continue;
            }
            let href = way_to(piece);
            runs.push(Run {
                kind: match href {
                    Some(_) => RunKind::Link,
                    None => RunKind::Code,
                },
                text: piece.to_owned(),
                href: href.unwrap_or_default(),
            });
        }
        Passage {
            lang: (!is_own).then(|| language.to_owned()),
            dir,
            runs,
        }
    }

    fn passage_if(&self, text: Option<&Text>, game: &Game, game_page: &str) -> Option<Passage> {
        text.map(|text| self.passage(text, game, game_page))
    }

    /// The statements that `cites` name, each once.
    fn cites<'c>(
        &self,
        cites: impl IntoIterator<Item = &'c Cite>,
        game: &Game,
        game_page: &str,
    ) -> Vec<Reference> {
        let mut references: Vec<Reference> = Vec::new();
        for cite in cites {
            let Some(anchor) = anchor_of_cite(cite, game) else {
                continue;
            };
            let reference = Reference {
                text: cite.to_string(),
                href: format!("{game_page}#{anchor}"),
            };
            if !references.contains(&reference) {
                references.push(reference);
            }
        }
        references
    }

    fn reasons(&self, reasons: &[Reason], game: &Game, game_page: &str) -> Vec<Reference> {
        let mut references = Vec::new();
        for reason in reasons {
            match reason {
                Reason::Cite(cite) => references.extend(self.cites([cite], game, game_page)),
                Reason::Reading(index) => {
                    if let Some(reading) = game.readings.get(*index) {
                        references.push(Reference {
                            text: format!("reading:{}", reading.id),
                            href: format!("{game_page}#reading:{}", reading.id),
                        });
                    }
                }
            }
        }
        references
    }

    /// The works of the bibliography on the game's page.
    fn sources(&self, works: &[Work], game_page: &str) -> Vec<Reference> {
        works
            .iter()
            .map(|work| Reference {
                text: work.key().to_owned(),
                href: format!("{game_page}#work:{}", work.key()),
            })
            .collect()
    }

    /// The rule of an axis on the game's page.
    fn axis_reference(&self, axis: Axis, game_page: &str) -> Composed<Reference> {
        Ok(Reference {
            text: words::axis_name(axis, self.texts)?,
            href: format!("{game_page}#axis:{}", axis.name()),
        })
    }

    /// Board and sowing in a line.
    fn facts_line(&self, game: &Game) -> Composed<String> {
        Ok(self.facts(game)?.join(" · "))
    }

    /// Board, stores and sowing in a few words each.
    fn facts(&self, game: &Game) -> Composed<[String; 3]> {
        let rules = &game.rules;
        let pits = ("pits", rules.board.pits.into());
        let board = match &rules.board.seeds {
            engine::Seeds::PerPit(seeds) => {
                self.say_with("fact-board", &[pits, ("seeds", (*seeds).into())])?
            }
            engine::Seeds::Explicit(_) => self.say_with(
                "fact-board-explicit",
                &[pits, ("seeds", rules.board.seeds_in_all().into())],
            )?,
        };
        let stores = match rules.stores {
            engine::Stores::None => "none",
            engine::Stores::AtTheEnds => "at_the_ends",
        };
        let laps = match rules.sow.laps {
            engine::Laps::Single => "single",
            engine::Laps::RelayFromOccupiedPit => "relay",
        };
        Ok([
            board,
            self.say_with("fact-stores", &[("stores", stores.into())])?,
            self.say_with("fact-laps", &[("laps", laps.into())])?,
        ])
    }

    fn start(&self, game: &Game) -> Composed<Figure> {
        let rulebook = rulebook(game)?;
        Ok(figure(&rulebook.start(), &game.rules))
    }
}

/// The rules of a game, ready to be played.
fn rulebook(game: &Game) -> Composed<Rulebook> {
    Rulebook::new(game.rules.clone()).map_err(|faults| ComposeError::Unplayable {
        game: game.slug.clone(),
        example: None,
        message: faults
            .iter()
            .map(ToString::to_string)
            .collect::<Vec<_>>()
            .join("; "),
    })
}

/// A position of a game with these rules, to be drawn without marks.
fn figure(position: &engine::Position, rules: &engine::Rules) -> Figure {
    Figure {
        pits: position.pits_per_row(),
        seeds: engine::Side::BOTH
            .into_iter()
            .flat_map(|side| position.row(side).iter().copied())
            .collect(),
        captured: engine::Side::BOTH.map(|side| position.captured(side)),
        stores: rules.stores == engine::Stores::AtTheEnds,
        to_move: Some(position.to_move()),
        direction: rules.sow.direction,
        marks: super::board::Marks::default(),
    }
}

/// Whether a cite is of the sections that say how the game is played.
fn is_on_play(cite: &Cite) -> bool {
    matches!(
        cite.section,
        Section::Play | Section::Capture | Section::End
    )
}

/// The anchor of the first statement that a cite means.
fn anchor_of_cite(cite: &Cite, game: &Game) -> Option<String> {
    game.witnesses
        .iter()
        .filter(|witness| {
            cite.witness
                .as_deref()
                .is_none_or(|siglum| siglum == witness.siglum)
        })
        .find_map(|witness| {
            let statement = cite
                .statements
                .iter()
                .find(|id| witness.note.statement(**id).is_some())?;
            Some(format!("{}:{statement}", witness.siglum))
        })
}

/// The anchor of a statement named in running text, `capture.2` or `sq:capture.2`.
fn anchor_of_id(text: &str, game: &Game) -> Option<String> {
    let (siglum, id) = match text.split_once(':') {
        Some((siglum, id)) => (Some(siglum), id),
        None => (None, text),
    };
    let id: StatementId = id.parse().ok()?;
    game.witnesses
        .iter()
        .filter(|witness| siglum.is_none_or(|siglum| siglum == witness.siglum))
        .find(|witness| witness.note.statement(id).is_some())
        .map(|witness| format!("{}:{id}", witness.siglum))
}

/// Where the feed of changes in a language stands.
pub(super) fn feed_file(language: &str) -> String {
    match language == REFERENCE {
        true => "feed.xml".to_owned(),
        false => format!("{language}/feed.xml"),
    }
}

/// A status as keys of texts and classes of styles have it.
fn status_key(status: Status) -> String {
    status.name().replace('_', "-")
}

impl Composer<'_> {
    /// A status as pages show it.
    fn mark(&self, status: Status) -> Composed<Mark> {
        let status = status_key(status);
        Ok(Mark {
            name: self.say(&format!("status-{status}"))?,
            status,
        })
    }
}

/// A value of a record's enumeration as texts' keys have it.
fn kind_key(value: &impl serde::Serialize) -> String {
    serde_json::to_value(value)
        .ok()
        .and_then(|value| value.as_str().map(|name| name.replace('_', "-")))
        .unwrap_or_default()
}

impl From<TextError> for ComposeError {
    fn from(error: TextError) -> Self {
        ComposeError::Text(error)
    }
}

impl fmt::Display for ComposeError {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ComposeError::Text(error) => error.fmt(formatter),
            ComposeError::Unplayable {
                game,
                example: None,
                message,
            } => write!(formatter, "{game}: {message}"),
            ComposeError::Unplayable {
                game,
                example: Some(example),
                message,
            } => write!(formatter, "{game}, example {example}: {message}"),
        }
    }
}

impl std::error::Error for ComposeError {}
