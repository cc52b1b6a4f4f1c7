//! What a page is about, as JSON-LD in the words of schema.org.
//!
//! Everything named by `@id` stands at that address: a page of the site, or a
//! place on one. Addresses are full where the site's is known, else seen from
//! the page.

use hayagriva::Entry;
use serde_json::{Map, Value, json};

use super::{Composed, Composer, anchor_of_cite};
use crate::{
    link::archive::{Example, Game, Reading, Witness},
    parse::{note::Statement, segmentation, text::Text},
    render::address::Place,
    term::Vocabulary,
};

impl Composer<'_> {
    /// The data of the page at `place`, ready to stand in a page; none if the
    /// page is about nothing of its own.
    pub(super) fn linked_data(&self, place: &Place) -> Composed<Option<String>> {
        let view = View {
            composer: self,
            place,
        };
        let data = match place {
            Place::Glossary => Some(view.glossary()?),
            place => view.thing(place),
        };
        Ok(data.map(|mut data| {
            data.insert("@context".to_owned(), json!("https://schema.org"));
            within_a_page(&Value::Object(data))
        }))
    }
}

/// JSON in which nothing is markup.
pub(super) fn within_a_page(value: &Value) -> String {
    value
        .to_string()
        .replace('<', "\\u003c")
        .replace('>', "\\u003e")
        .replace('&', "\\u0026")
}

/// The archive seen from one page.
struct View<'a> {
    composer: &'a Composer<'a>,
    place: &'a Place,
}

type Node = Map<String, Value>;

impl View<'_> {
    /// What the page at `place` is about.
    fn thing(&self, place: &Place) -> Option<Node> {
        let archive = self.composer.archive;
        let game = place.game().and_then(|slug| archive.game(slug));
        Some(match place {
            Place::Catalogue | Place::Data => self.archive_in_full(),
            Place::Game(_) => self.game(game?),
            Place::Example(_, id) => self.example(game?, game?.example(id)?),
            Place::Statement(_, siglum, id) => {
                let game = game?;
                let witness = game.witnesses.iter().find(|one| one.siglum == *siglum)?;
                let statement = witness.note.statement(id.parse().ok()?)?;
                let mut data = self.statement(game, witness, statement);
                let whole = self.witness_reference(game, witness);
                data.insert("isPartOf".to_owned(), whole);
                data
            }
            Place::Reading(_, id) => self.reading(game?, game?.reading(id)?),
            _ => return None,
        })
    }

    /// The words that the archive explains.
    fn glossary(&self) -> Composed<Node> {
        let mut terms = Vec::new();
        for vocabulary in [Vocabulary::Play, Vocabulary::Edition] {
            for term in self.composer.terms(vocabulary)? {
                let meaning: String = term.meaning.runs.iter().map(|run| &*run.text).collect();
                terms.push(json!({
                    "@type": "DefinedTerm",
                    "@id": self.at(&Place::Glossary, &term.id),
                    "name": term.name,
                    "description": meaning,
                }));
            }
        }
        Ok(node(json!({
            "@type": "DefinedTermSet",
            "@id": self.at(&Place::Glossary, ""),
            "name": self.composer.say("glossary-heading")?,
            "inLanguage": self.language(),
            "isPartOf": self.archive(),
            "hasDefinedTerm": terms,
        })))
    }

    fn language(&self) -> &str {
        self.composer.language()
    }

    /// The address of a place, and of an anchor there.
    fn at(&self, place: &Place, anchor: &str) -> String {
        let page = match self.composer.base_url {
            Some(base) => format!(
                "{}/{}",
                base.trim_end_matches('/'),
                place.file(self.language())
            ),
            None => self.place.to(self.language(), place),
        };
        match anchor {
            "" => page,
            anchor => format!("{page}#{anchor}"),
        }
    }

    fn game_at(&self, game: &Game, anchor: &str) -> String {
        self.at(&Place::Game(game.slug.clone()), anchor)
    }

    /// A text of the record with its language.
    fn text(&self, text: &Text) -> Value {
        let (text, language) = text.in_language(self.language());
        json!({"@value": text.replace('`', ""), "@language": language})
    }

    /// The archive, as far as its parts need it.
    fn archive(&self) -> Node {
        let meta = &self.composer.archive.meta;
        let editors: Vec<&str> = meta.editors.iter().map(|one| one.name.as_str()).collect();
        node(json!({
            "@type": "Dataset",
            "@id": self.at(&Place::Catalogue, ""),
            "name": self.text(&meta.title),
            "version": meta.version,
            "datePublished": meta.date,
            "creator": editors,
            "license": meta.licence.url,
        }))
    }

    fn archive_in_full(&self) -> Node {
        let mut archive = self.archive();
        let games: Vec<Value> = self
            .composer
            .archive
            .games
            .iter()
            .map(|game| self.game_reference(game))
            .collect();
        put(
            &mut archive,
            "description",
            self.composer.say("catalogue-lede").ok(),
        );
        put(&mut archive, "inLanguage", Some(self.language()));
        put(&mut archive, "hasPart", Some(games));
        archive
    }

    fn game_reference(&self, game: &Game) -> Value {
        json!({"@type": "Game", "@id": self.game_at(game, ""), "name": game.title()})
    }

    fn witness_reference(&self, game: &Game, witness: &Witness) -> Value {
        json!({
            "@type": "CreativeWork",
            "@id": self.game_at(game, &format!("witness:{}", witness.siglum)),
            "inLanguage": witness.language,
        })
    }

    fn game(&self, game: &Game) -> Node {
        let other_names: Vec<Value> = game
            .names
            .iter()
            .skip(1)
            .map(|name| match &name.language {
                Some(language) => json!({"@value": name.text, "@language": language}),
                None => json!(name.text),
            })
            .collect();
        let places: Vec<Value> = game
            .places
            .iter()
            .map(|place| {
                json!({
                    "@type": "Place",
                    "@id": self.game_at(game, &format!("place:{}", place.id)),
                    "name": self.text(&place.name),
                    "address": {"@type": "PostalAddress", "addressCountry": place.country},
                    "geo": {
                        "@type": "GeoCoordinates",
                        "latitude": place.latitude,
                        "longitude": place.longitude,
                    },
                })
            })
            .collect();
        let witnesses: Vec<Value> = game
            .witnesses
            .iter()
            .map(|witness| Value::Object(self.witness(game, witness)))
            .collect();
        let mut works: Vec<&str> = game
            .work_citations()
            .iter()
            .map(|citation| citation.work.key())
            .collect();
        works.sort_unstable();
        works.dedup();
        let works: Vec<Value> = works
            .into_iter()
            .filter_map(|key| {
                let entry = self.composer.archive.bibliography.get(key)?;
                Some(Value::Object(self.work(key, entry)))
            })
            .collect();
        node(json!({
            "@type": "Game",
            "@id": self.game_at(game, ""),
            "name": game.title(),
            "alternateName": other_names,
            "description": self.text(&game.summary),
            "inLanguage": self.language(),
            "numberOfPlayers": {"@type": "QuantitativeValue", "value": 2},
            "license": self.composer.archive.meta.licence.url,
            "isPartOf": self.archive(),
            "spatialCoverage": places,
            "subjectOf": witnesses,
            "citation": works,
        }))
    }

    fn witness(&self, game: &Game, witness: &Witness) -> Node {
        let statements: Vec<Value> = witness
            .note
            .statements
            .iter()
            .map(|statement| self.statement_reference(game, witness, statement))
            .collect();
        node(json!({
            "@type": "CreativeWork",
            "@id": self.game_at(game, &format!("witness:{}", witness.siglum)),
            "name": witness.note.title.as_ref().map(|title| title.text.as_str()),
            "inLanguage": witness.language,
            "identifier": {
                "@type": "PropertyValue",
                "propertyID": "SHA-256",
                "value": witness.sha256,
            },
            "usageInfo": self.text(&witness.licence),
            "hasPart": statements,
        }))
    }

    /// A statement without what its own page says of it: words and checksums of all
    /// statements would be a sixth of what a reader of a game's page has to load.
    fn statement_reference(&self, game: &Game, witness: &Witness, statement: &Statement) -> Value {
        let id = format!("{}:{}", witness.siglum, statement.id);
        let page = Place::Statement(
            game.slug.clone(),
            witness.siglum.clone(),
            statement.id.to_string(),
        );
        json!({
            "@type": "Quotation",
            "@id": self.game_at(game, &id),
            "url": self.at(&page, ""),
        })
    }

    fn statement(&self, game: &Game, witness: &Witness, statement: &Statement) -> Node {
        let mut whole = node(self.statement_reference(game, witness, statement));
        let text = witness.source.slice(&statement.span);
        let identifier = json!({
            "@type": "PropertyValue",
            "propertyID": "SHA-256",
            "value": segmentation::sha256(statement, &witness.source),
        });
        put(&mut whole, "text", Some(text));
        put(
            &mut whole,
            "inLanguage",
            Some(game.language_of(witness, statement)),
        );
        put(&mut whole, "identifier", Some(identifier));
        whole
    }

    fn reading(&self, game: &Game, reading: &Reading) -> Node {
        let page = Place::Reading(game.slug.clone(), reading.id.clone());
        let mut statements: Vec<String> = reading
            .cites
            .iter()
            .filter_map(|cite| anchor_of_cite(cite, game))
            .map(|anchor| self.game_at(game, &anchor))
            .collect();
        statements.dedup();
        let statements: Vec<Value> = statements
            .into_iter()
            .map(|id| json!({"@type": "Quotation", "@id": id}))
            .collect();
        node(json!({
            "@type": "CreativeWork",
            "@id": self.game_at(game, &format!("reading:{}", reading.id)),
            "url": self.at(&page, ""),
            "name": self.text(&reading.question),
            "abstract": self.text(&reading.adopted),
            "text": self.text(&reading.why),
            "license": self.composer.archive.meta.licence.url,
            "about": self.game_reference(game),
            "citation": statements,
            "isPartOf": self.archive(),
        }))
    }

    fn example(&self, game: &Game, example: &Example) -> Node {
        let record = &example.record;
        let page = Place::Example(game.slug.clone(), example.id.clone());
        let mut example = node(json!({
            "@type": "LearningResource",
            "@id": self.at(&page, ""),
            "name": self.text(&record.title),
            "learningResourceType": "worked example",
            "license": self.composer.archive.meta.licence.url,
            "about": self.game_reference(game),
            "isPartOf": self.archive(),
        }));
        put(
            &mut example,
            "description",
            record.shows.as_ref().map(|text| self.text(text)),
        );
        example
    }

    /// A work of the bibliography, where it stands in the list of all works.
    fn work(&self, key: &str, entry: &Entry) -> Node {
        let mut work = node(json!({
            "@type": "CreativeWork",
            "@id": self.at(&Place::Bibliography, &format!("work:{key}")),
            "name": entry.title().map(ToString::to_string),
        }));
        let authors: Vec<String> = entry
            .authors()
            .unwrap_or_default()
            .iter()
            .map(|person| person.given_first(false))
            .collect();
        put(
            &mut work,
            "author",
            (!authors.is_empty()).then_some(authors),
        );
        let date = entry.date().map(|date| match (date.month, date.day) {
            (Some(month), Some(day)) => {
                // Counted from 0 there.
                format!("{:04}-{:02}-{:02}", date.year, month + 1, day + 1)
            }
            (Some(month), None) => format!("{:04}-{:02}", date.year, month + 1),
            _ => format!("{:04}", date.year),
        });
        put(&mut work, "datePublished", date);
        put(
            &mut work,
            "url",
            entry.url().map(|url| url.value.to_string()),
        );
        work
    }
}

/// An object without the values that are not there.
fn node(value: Value) -> Node {
    match value {
        Value::Object(mut node) => {
            node.retain(|_, value| {
                !value.is_null() && value.as_array().is_none_or(|list| !list.is_empty())
            });
            node
        }
        _ => Node::new(),
    }
}

fn put(node: &mut Node, key: &str, value: Option<impl Into<Value>>) {
    if let Some(value) = value {
        node.insert(key.to_owned(), value.into());
    }
}
