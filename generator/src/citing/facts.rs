//! What a citation says of a thing, whatever the style.

use super::{Citable, Citing, Run};
use crate::{
    foreign::{Marked, parts},
    link::archive::{Game, Witness},
    parse::{note::Statement, record::Translation, segmentation, text::Text},
    render::{
        address::Place,
        texts::{TextError, Texts},
    },
};

/// Before every key, so that it stays unique among a reader's other works.
const KEY: &str = "sowbook";

/// Stands for the words quoted while the text around them is made.
const WORDS: &str = "\u{fffc}";

/// What a citation says.
#[derive(Clone, Debug)]
pub struct Facts {
    /// A key that does not change, such as `sowbook-modiar-sq-capture-2`.
    pub key: String,
    /// Whether it is the archive or a part of it.
    pub kind: Kind,
    /// What it is called.
    pub title: String,
    /// The archive's title, if it is a part of it.
    pub container: Option<String>,
    /// The archive's editors.
    pub editors: Vec<String>,
    /// The archive's version.
    pub version: String,
    /// The day of that version, ISO 8601.
    pub date: String,
    /// The language of what is cited, as `lang` has it.
    pub language: String,
    /// Where it stands, from the site's top, with its anchor.
    pub path: String,
    /// The same in full, if the site's address is known.
    pub address: Option<String>,
    /// The licence of the archive's own texts, if this is one.
    pub licence: Option<String>,
    /// The words of a statement.
    pub quotation: Option<Quotation>,
    /// What it says, in short: the words themselves, the reading adopted, what
    /// an example shows.
    pub summary: Option<String>,
    /// What else helps to find it again.
    pub note: Option<String>,
}

/// What is cited.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// The whole archive: a set of data.
    Archive,
    /// A part of it, under the archive's title.
    Part,
}

/// A statement's words and where they come from.
#[derive(Clone, Debug)]
pub struct Quotation {
    /// The words as received, label included.
    pub words: String,
    /// Their language.
    pub language: String,
    /// Those of them in another language, each with it.
    pub foreign: Vec<(String, String)>,
    /// `ltr` or `rtl`.
    pub direction: String,
    /// The witness, what it is and the hash of the words, as a text.
    pub origin: String,
}

impl Quotation {
    /// The words in quotation marks, and their origin.
    ///
    /// # Errors
    /// A text of the interface that is missing.
    pub fn in_words(&self, texts: &Texts) -> Result<Vec<Run>, TextError> {
        let said = texts.say(
            "citing-quotation",
            &[
                ("words", WORDS.into()),
                ("origin", self.origin.as_str().into()),
            ],
        )?;
        let (before, after) = said.split_once(WORDS).unwrap_or((&said, ""));
        let marked: Vec<Marked<'_>> = self
            .foreign
            .iter()
            .map(|(words, language)| Marked { language, words })
            .collect();
        let words = parts(&self.words, &marked).into_iter().map(|part| {
            let (language, direction) = match part.language {
                Some(language) => (language, "auto"),
                None => (self.language.as_str(), self.direction.as_str()),
            };
            Run {
                lang: (language != texts.language()).then(|| language.to_owned()),
                dir: direction.to_owned(),
                ..Run::plain(part.text)
            }
        });
        let mut runs = vec![Run::plain(before)];
        runs.extend(words);
        runs.push(Run::plain(after));
        Ok(runs)
    }
}

/// The facts of `citable`.
pub(super) fn gather(citing: &Citing<'_>, citable: Citable<'_>) -> Result<Facts, TextError> {
    let Citing { archive, texts, .. } = citing;
    let meta = &archive.meta;
    let (archive_title, title_language) = meta.title.in_language(texts.language());
    let mut facts = Facts {
        key: KEY.to_owned(),
        kind: Kind::Part,
        title: archive_title.to_owned(),
        container: Some(archive_title.to_owned()),
        editors: meta
            .editors
            .iter()
            .map(|editor| editor.name.clone())
            .collect(),
        version: meta.version.clone(),
        date: meta.date.clone(),
        language: texts.language().to_owned(),
        path: String::new(),
        address: None,
        licence: Some(meta.licence.url.clone()),
        quotation: None,
        summary: None,
        note: None,
    };
    let mut anchor = None;
    let place = match citable {
        Citable::Archive => {
            facts.kind = Kind::Archive;
            facts.container = None;
            facts.language = title_language.to_owned();
            Place::Catalogue
        }
        Citable::Game(game) => {
            facts.key = key(game, &[]);
            facts.title = game.title().to_owned();
            facts.summary = Some(plain(&game.summary, texts));
            Place::Game(game.slug.clone())
        }
        Citable::Statement(game, witness, statement) => {
            let id = format!("{}:{}", witness.siglum, statement.id);
            facts.key = key(game, &[&witness.siglum, &statement.id.to_string()]);
            facts.title = texts.say(
                "citing-statement",
                &[
                    ("game", game.title().into()),
                    ("statement", id.as_str().into()),
                ],
            )?;
            facts.language = game.language_of(witness, statement).to_owned();
            // The notes are not the archive's own.
            facts.licence = None;
            let quotation = quotation(citing, game, witness, statement)?;
            facts.summary = Some(quotation.words.clone());
            facts.note = Some(quotation.origin.clone());
            facts.quotation = Some(quotation);
            anchor = Some(id);
            Place::Game(game.slug.clone())
        }
        Citable::Reading(game, reading) => {
            facts.key = key(game, &["reading", &reading.id]);
            facts.title = texts.say(
                "citing-reading",
                &[
                    ("game", game.title().into()),
                    ("question", plain(&reading.question, texts).into()),
                ],
            )?;
            facts.language = language(&reading.question, texts);
            facts.summary = Some(plain(&reading.adopted, texts));
            facts.note = Some(texts.say(
                "citing-reading-note",
                &[("reading", reading.id.as_str().into())],
            )?);
            anchor = Some(format!("reading:{}", reading.id));
            Place::Game(game.slug.clone())
        }
        Citable::Example(game, example) => {
            let record = &example.record;
            facts.key = key(game, &["example", &example.id]);
            facts.title = texts.say(
                "citing-example",
                &[
                    ("game", game.title().into()),
                    ("example", plain(&record.title, texts).into()),
                ],
            )?;
            facts.language = language(&record.title, texts);
            facts.summary = record.shows.as_ref().map(|shows| plain(shows, texts));
            facts.note = Some(texts.say(
                "citing-example-note",
                &[
                    ("example", example.id.as_str().into()),
                    ("moves", record.moves.join(" ").into()),
                ],
            )?);
            Place::Example(game.slug.clone(), example.id.clone())
        }
    };
    facts.path = place.file(texts.language());
    if let Some(anchor) = anchor {
        facts.path = format!("{}#{anchor}", facts.path);
    }
    let base = citing.base_url.or(meta.address.as_deref());
    facts.address = base.map(|base| format!("{}/{}", base.trim_end_matches('/'), facts.path));
    Ok(facts)
}

/// The key of a part of what the archive says of a game.
fn key(game: &Game, parts: &[&str]) -> String {
    let mut key = format!("{KEY}-{}", game.slug);
    for part in parts {
        key.push('-');
        key.push_str(&part.replace('.', "-"));
    }
    key
}

/// A text of the record without the marks around what it names.
fn plain(text: &Text, texts: &Texts) -> String {
    let (text, _) = text.in_language(texts.language());
    one_line(&text.replace('`', ""))
}

/// The language in which a text of the record is shown.
fn language(text: &Text, texts: &Texts) -> String {
    text.in_language(texts.language()).1.to_owned()
}

/// A text on one line.
fn one_line(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

fn quotation(
    citing: &Citing<'_>,
    game: &Game,
    witness: &Witness,
    statement: &Statement,
) -> Result<Quotation, TextError> {
    let texts = citing.texts;
    let name = format!("language-{}", witness.language);
    let language = match texts.has(&name) {
        true => texts.get(&name)?,
        false => witness.language.clone(),
    };
    let translation = match witness.translation {
        Translation::Original => "original",
        Translation::Human => "human",
        Translation::Machine => "machine",
        Translation::Unknown => "unknown",
    };
    let origin = texts.say(
        "citing-origin",
        &[
            ("siglum", witness.siglum.as_str().into()),
            ("language", language.into()),
            ("translation", translation.into()),
            (
                "hash",
                segmentation::hash(statement, &witness.source).into(),
            ),
        ],
    )?;
    let direction = citing
        .archive
        .languages
        .get(&witness.language)
        .map_or("ltr", |language| language.direction.name());
    Ok(Quotation {
        words: one_line(witness.source.slice(&statement.span)),
        language: witness.language.clone(),
        foreign: game
            .marked(witness, statement)
            .into_iter()
            .map(|one| (one.words.to_owned(), one.language.to_owned()))
            .collect(),
        direction: direction.to_owned(),
        origin,
    })
}

impl Facts {
    /// Year, month and day, as far as the date has them.
    #[must_use]
    pub fn date_parts(&self) -> Vec<u32> {
        self.date
            .split('-')
            .map_while(|part| part.parse().ok())
            .collect()
    }

    /// The note for programs: what is known of it, and where it stands if it
    /// has no address.
    #[must_use]
    pub fn notes(&self) -> Vec<&str> {
        let path = self.address.is_none().then_some(self.path.as_str());
        self.note.as_deref().into_iter().chain(path).collect()
    }
}
