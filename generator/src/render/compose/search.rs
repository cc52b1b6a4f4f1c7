//! What can be found: one list of documents for all languages, which the script
//! of the search page indexes when a reader first touches the search.
//!
//! A document is a piece of a page in one language, with the place where it is
//! read. Left out: how words are found, which the script knows.

use std::collections::BTreeSet;

use engine::Axis;
use serde::{Serialize, Serializer, ser::SerializeTuple};

use super::{Composed, Composer, order::WordOrder, provenance::title_lang};
use crate::{
    foreign::{Marked, parts},
    link::archive::{Game, Witness},
    parse::text::{ENGLISH, Text},
    render::{
        address::{CHAPTERS, Place},
        pages::{Reference, SearchChoice, SearchPage},
        texts::Texts,
        words::{axis_name, explained, rules_in_words, term_key},
    },
    term::Term,
};

/// What a document is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    Game,
    Rule,
    Statement,
    Gloss,
    Reading,
    Example,
    Claim,
    Remark,
    Term,
    Person,
    Work,
    Page,
}

impl Kind {
    const ALL: [Kind; 12] = [
        Kind::Game,
        Kind::Rule,
        Kind::Statement,
        Kind::Gloss,
        Kind::Reading,
        Kind::Example,
        Kind::Claim,
        Kind::Remark,
        Kind::Term,
        Kind::Person,
        Kind::Work,
        Kind::Page,
    ];

    /// Its name in addresses; that of its text has `search-kind-` before it.
    fn name(self) -> &'static str {
        match self {
            Kind::Game => "game",
            Kind::Rule => "rule",
            Kind::Statement => "statement",
            Kind::Gloss => "gloss",
            Kind::Reading => "reading",
            Kind::Example => "example",
            Kind::Claim => "claim",
            Kind::Remark => "remark",
            Kind::Term => "term",
            Kind::Person => "person",
            Kind::Work => "work",
            Kind::Page => "page",
        }
    }
}

/// Chapters whose title and first sentence can be found, besides those that are
/// lists of what is found anyway.
const LEDES: [(Place, &str); 8] = [
    (Place::Catalogue, "catalogue-lede"),
    (Place::Rules, "rules-index-lede"),
    (Place::Bibliography, "bibliography-lede"),
    (Place::People, "people-lede"),
    (Place::Verification, "verification-lede"),
    (Place::Glossary, "glossary-lede"),
    (Place::Data, "data-lede"),
    (Place::Guide, "guide-lede"),
];

/// The documents, as the script reads them.
#[derive(Serialize)]
struct Index {
    /// The names of the kinds; documents hold their places in this list.
    kinds: Vec<&'static str>,
    /// The languages of documents; the first is none, for names.
    languages: Vec<String>,
    /// The titles of games with their languages; the first is none.
    games: Vec<(String, String)>,
    /// Interface languages in which something is read.
    readers: Vec<Vec<String>>,
    /// The folder of each interface language.
    folders: std::collections::BTreeMap<String, String>,
    documents: Vec<Document>,
}

/// A piece of a page; numbers are places in the index's lists.
struct Document {
    kind: usize,
    language: usize,
    game: usize,
    readers: usize,
    /// From the folder of the reader's language.
    address: String,
    title: String,
    text: String,
    /// What of the text is in another language: from where to where, in units of
    /// UTF-16, and in which.
    foreign: Vec<(usize, usize, String)>,
}

impl Serialize for Document {
    /// As a bare list: names of fields in every document would be half the file.
    /// Few have words of another language; the others end before them.
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let has_foreign = !self.foreign.is_empty();
        let mut list = serializer.serialize_tuple(7 + usize::from(has_foreign))?;
        list.serialize_element(&self.kind)?;
        list.serialize_element(&self.language)?;
        list.serialize_element(&self.game)?;
        list.serialize_element(&self.readers)?;
        list.serialize_element(&self.address)?;
        list.serialize_element(&self.title)?;
        list.serialize_element(&self.text)?;
        if has_foreign {
            list.serialize_element(&self.foreign)?;
        }
        list.end()
    }
}

/// A document before its names are places in lists.
struct Found<'a> {
    kind: Kind,
    language: &'a str,
    game: Option<&'a Game>,
    readers: Vec<String>,
    place: Place,
    /// With `#`, if it is not the whole page.
    anchor: String,
    title: String,
    text: String,
    /// The words of the text that are in another language.
    marked: Vec<Marked<'a>>,
}

impl Index {
    fn add(&mut self, found: Found<'_>) {
        let game = found.game.map_or(0, |game| {
            place_in(&mut self.games, (game.title().to_owned(), title_lang(game)))
        });
        let text = found.text.replace('`', "");
        self.documents.push(Document {
            kind: Kind::ALL
                .iter()
                .position(|kind| *kind == found.kind)
                .expect("every kind is in the list of all"),
            language: place_in(&mut self.languages, found.language.to_owned()),
            game,
            readers: place_in(&mut self.readers, found.readers),
            address: format!("{}{}", found.place.file(ENGLISH), found.anchor),
            title: found.title.replace('`', ""),
            foreign: foreign_places(&text, &found.marked, found.language),
            text,
        });
    }
}

/// Where a text changes its language: in units of UTF-16, which scripts count.
fn foreign_places(
    text: &str,
    marked: &[Marked<'_>],
    language: &str,
) -> Vec<(usize, usize, String)> {
    let mut places = Vec::new();
    let mut at = 0;
    for part in parts(text, marked) {
        let end = at + part.text.encode_utf16().count();
        if let Some(other) = part.language.filter(|other| *other != language) {
            places.push((at, end, other.to_owned()));
        }
        at = end;
    }
    places
}

/// The place of `item` in `list`, where it is put if it is new.
fn place_in<T: PartialEq>(list: &mut Vec<T>, item: T) -> usize {
    match list.iter().position(|known| *known == item) {
        Some(place) => place,
        None => {
            list.push(item);
            list.len() - 1
        }
    }
}

impl Composer<'_> {
    pub(in crate::render) fn search_page(&self) -> Composed<SearchPage> {
        let place = Place::Search;
        let title = self.say("search-title")?;
        let order = WordOrder::of(self.language());
        // Words are found in what notes are in and in what the interface speaks.
        let mut codes: BTreeSet<String> = self.all_readers().into_iter().collect();
        let witnesses = self.archive.games.iter().flat_map(|game| &game.witnesses);
        codes.extend(witnesses.map(|witness| witness.language.clone()));
        let mut languages = codes
            .into_iter()
            .map(|name| {
                Ok(SearchChoice {
                    text: self.language_name(&name)?,
                    name,
                })
            })
            .collect::<Composed<Vec<_>>>()?;
        languages.sort_by(|one, other| order.compare(&one.text, &other.text));
        let without = [
            (Place::Catalogue, "catalogue-games"),
            (Place::Rules, "rules-index-title"),
            (Place::Glossary, "glossary-heading"),
            (Place::Bibliography, "bibliography-title"),
            (Place::People, "people-title"),
        ];
        Ok(SearchPage {
            shell: self.shell(
                &place,
                format!("{title} – {}", self.say("site-name")?),
                self.say("search-lede")?,
            )?,
            foot: self.foot()?,
            languages,
            kinds: Kind::ALL
                .iter()
                .map(|kind| {
                    Ok(SearchChoice {
                        name: kind.name().to_owned(),
                        text: self.say(&format!("search-kind-{}", kind.name()))?,
                    })
                })
                .collect::<Composed<_>>()?,
            without: without
                .into_iter()
                .map(|(other, key)| {
                    Ok(Reference {
                        text: self.say(key)?,
                        href: place.to(self.language(), &other),
                    })
                })
                .collect::<Composed<_>>()?,
        })
    }

    /// The documents as a script that gives them a name: files cannot be fetched
    /// from files. The same for every language.
    pub(in crate::render) fn search_script(&self) -> Composed<Vec<u8>> {
        let index = serde_json::to_string(&self.index()?)
            .expect("lists of texts and numbers can always be written");
        Ok(format!("window.sowbookDocuments = {index};\n").into_bytes())
    }

    fn index(&self) -> Composed<Index> {
        let mut index = Index {
            kinds: Kind::ALL.iter().map(|kind| kind.name()).collect(),
            languages: vec![String::new()],
            games: vec![(String::new(), String::new())],
            readers: vec![self.all_readers()],
            folders: self
                .languages
                .iter()
                .map(|texts| {
                    let language = texts.language().to_owned();
                    let file = Place::Catalogue.file(&language);
                    let folder = file.trim_end_matches("index.html").to_owned();
                    (language, folder)
                })
                .collect(),
            documents: Vec::new(),
        };
        for game in &self.archive.games {
            self.game_documents(game, &mut index)?;
        }
        for texts in self.languages.iter() {
            self.own_documents(texts, &mut index)?;
        }
        self.people_and_works(&mut index);
        Ok(index)
    }

    fn all_readers(&self) -> Vec<String> {
        self.languages
            .iter()
            .map(|texts| texts.language().to_owned())
            .collect()
    }

    /// In which interface languages the words of `text` in `language` are read.
    fn readers_of(&self, text: &Text, language: &str) -> Vec<String> {
        let mut readers = self.all_readers();
        readers.retain(|reader| text.in_language(reader).1 == language);
        readers
    }

    fn game_documents(&self, game: &Game, index: &mut Index) -> Composed<()> {
        let page = || Place::Game(game.slug.clone());
        // A text with all that goes with it, once in each of its languages.
        let mut add = |kind, place: Place, anchor: String, title: &Text, texts: &[&Text]| {
            for language in title.languages() {
                let readers = self.readers_of(title, language);
                if readers.is_empty() {
                    continue;
                }
                let texts: Vec<&str> = texts.iter().filter_map(|text| text.get(language)).collect();
                index.add(Found {
                    kind,
                    language,
                    game: Some(game),
                    readers,
                    place: place.clone(),
                    anchor: anchor.clone(),
                    title: title.get(language).unwrap_or_default().to_owned(),
                    text: texts.join(" "),
                    marked: Vec::new(),
                });
            }
        };
        for reading in &game.readings {
            let mut texts = vec![&reading.adopted, &reading.why];
            texts.extend(reading.alternatives.iter().map(|other| &other.text));
            let place = Place::Reading(game.slug.clone(), reading.id.clone());
            add(
                Kind::Reading,
                place,
                String::new(),
                &reading.question,
                &texts,
            );
        }
        for example in &game.examples {
            let texts: Vec<&Text> = example.record.shows.iter().collect();
            let place = Place::Example(game.slug.clone(), example.id.clone());
            add(
                Kind::Example,
                place,
                String::new(),
                &example.record.title,
                &texts,
            );
        }
        for claim in &game.claims {
            let texts: Vec<&Text> = claim.note.iter().collect();
            let anchor = format!("#claim:{}", claim.id);
            add(Kind::Claim, page(), anchor, &claim.text, &texts);
        }
        for emendation in &game.emendations {
            let anchor = format!("#emendation:{}", emendation.id);
            let texts = [&emendation.correction];
            add(Kind::Remark, page(), anchor, &emendation.fault, &texts);
        }
        for variant in &game.variants {
            let anchor = format!("#variant:{}", variant.id);
            add(Kind::Remark, page(), anchor, &variant.text, &[]);
        }
        for remark in &game.remarks {
            let anchor = format!("#remark:{}", remark.id);
            add(Kind::Remark, page(), anchor, &remark.text, &[]);
        }
        for texts in self.languages.iter() {
            self.game_itself(game, texts, index)?;
            self.rule_documents(game, texts, index)?;
        }
        for witness in &game.witnesses {
            self.statements(game, witness, index);
        }
        Ok(())
    }

    /// The game as its page in one language introduces it: names, summary, places.
    fn game_itself(&self, game: &Game, texts: &Texts, index: &mut Index) -> Composed<()> {
        let reader = texts.language();
        let (summary, language) = game.summary.in_language(reader);
        let mut words = vec![summary.to_owned()];
        words.extend(game.names.iter().map(|name| name.text.clone()));
        let said = |text: &Text| text.in_language(reader).0.to_owned();
        words.push(said(&game.classification.players));
        for place in &game.places {
            words.push(said(&place.name));
            words.push(texts.get(&format!("country-{}", place.country))?);
            for people in &place.peoples {
                words.extend(people.name.value().map(said));
                words.extend(people.language.value().map(said));
            }
        }
        index.add(Found {
            kind: Kind::Game,
            language,
            game: Some(game),
            readers: vec![reader.to_owned()],
            place: Place::Game(game.slug.clone()),
            anchor: String::new(),
            title: String::new(),
            text: words.join(" · "),
            marked: Vec::new(),
        });
        Ok(())
    }

    fn rule_documents(&self, game: &Game, texts: &Texts, index: &mut Index) -> Composed<()> {
        let sentences = rules_in_words(&game.rules, texts)?;
        for axis in Axis::ALL {
            if !game.rule(*axis).basis.applies() {
                continue;
            }
            let said: Vec<&str> = sentences
                .iter()
                .filter(|rule| rule.sentence.axes.contains(*axis))
                .map(|rule| rule.sentence.text.as_str())
                .collect();
            if said.is_empty() {
                continue;
            }
            index.add(Found {
                kind: Kind::Rule,
                language: texts.language(),
                game: Some(game),
                readers: vec![texts.language().to_owned()],
                place: Place::Game(game.slug.clone()),
                anchor: format!("#axis:{axis}"),
                title: axis_name(*axis, texts)?,
                text: said.join(" "),
                marked: Vec::new(),
            });
        }
        Ok(())
    }

    /// The words of a note as received, and their glosses.
    fn statements(&self, game: &Game, witness: &Witness, index: &mut Index) {
        for statement in &witness.note.statements {
            let place = Place::Statement(
                game.slug.clone(),
                witness.siglum.clone(),
                statement.id.to_string(),
            );
            let title = format!("{}:{}", witness.siglum, statement.id);
            let label = statement.label.iter().map(|label| format!("{label}: "));
            index.add(Found {
                kind: Kind::Statement,
                language: game.language_of(witness, statement),
                game: Some(game),
                readers: self.all_readers(),
                place: place.clone(),
                anchor: String::new(),
                title: title.clone(),
                text: label.chain([statement.text.clone()]).collect(),
                marked: game.marked(witness, statement),
            });
            let glosses = game.glosses.iter();
            for (_, gloss) in
                glosses.filter(|(cite, _)| cite.covers(&witness.siglum, &statement.id))
            {
                for language in gloss.languages() {
                    let readers = self.readers_of(gloss, language);
                    if readers.is_empty() {
                        continue;
                    }
                    index.add(Found {
                        kind: Kind::Gloss,
                        language,
                        game: Some(game),
                        readers,
                        place: place.clone(),
                        anchor: String::new(),
                        title: title.clone(),
                        text: gloss.get(language).unwrap_or_default().to_owned(),
                        marked: Vec::new(),
                    });
                }
            }
        }
    }

    /// What the interface itself says in one language: terms, chapters, the guide.
    fn own_documents(&self, texts: &Texts, index: &mut Index) -> Composed<()> {
        let language = texts.language();
        let mut add = |kind, place, anchor, title, text| {
            index.add(Found {
                kind,
                language,
                game: None,
                readers: vec![language.to_owned()],
                place,
                anchor,
                title,
                text,
                marked: Vec::new(),
            });
        };
        for term in Term::ALL {
            let key = term_key(*term);
            let meaning = explained(texts, &format!("{key}-meaning"), &[])?;
            // What notes in this language call it, which need not be its name here.
            let in_notes: BTreeSet<&String> = self
                .archive
                .languages
                .iter()
                .filter(|notes| notes.code == language)
                .filter_map(|notes| notes.terms.get(term))
                .flatten()
                .collect();
            let mut text = meaning.text;
            for word in in_notes {
                text.push_str(" · ");
                text.push_str(word);
            }
            let anchor = format!("#term:{term}");
            add(Kind::Term, Place::Glossary, anchor, texts.get(&key)?, text);
        }
        for (place, lede) in LEDES {
            let title = CHAPTERS.iter().find(|(chapter, _)| *chapter == place);
            let title = title.map_or(lede, |(_, key)| key);
            let (title, text) = (texts.get(title)?, texts.get(lede)?);
            add(Kind::Page, place, String::new(), title, text);
        }
        for chapter in self.guide.all().filter(|one| one.language == language) {
            let place = Place::Chapter(chapter.name.clone());
            let mut text = chapter.about.clone();
            for heading in &chapter.headings {
                text.push_str(" · ");
                text.push_str(&heading.text);
            }
            add(
                Kind::Page,
                place,
                String::new(),
                chapter.title.clone(),
                text,
            );
        }
        Ok(())
    }

    /// People and works: names, which are of no language.
    fn people_and_works(&self, index: &mut Index) {
        let mut add = |kind, place, anchor, title, text| {
            index.add(Found {
                kind,
                language: "",
                game: None,
                readers: self.all_readers(),
                place,
                anchor,
                title,
                text,
                marked: Vec::new(),
            });
        };
        for (id, person) in self.archive.persons.iter() {
            let anchor = format!("#person:{id}");
            let name = person.name.clone();
            add(
                Kind::Person,
                Place::People,
                anchor,
                name,
                person.aliases.join(" · "),
            );
        }
        for work in self.works.iter() {
            let entry = self.archive.bibliography.get(&work.key);
            let title = entry.and_then(|entry| entry.title());
            let title = title.map_or_else(|| work.key.clone(), ToString::to_string);
            let citation = work.runs.iter().map(|run| run.text.as_str()).collect();
            let anchor = format!("#work:{}", work.key);
            add(Kind::Work, Place::Bibliography, anchor, title, citation);
        }
    }
}
