//! The guide: its contents, its chapters, and the axes of the rules.
//!
//! A chapter that has not been translated is shown in English, marked as such.
//! What the engine says of the axes is English everywhere.

use engine::{Board, Laps, Rules, Seeds, Setting, Stores};

use super::{Composed, Composer};
use crate::render::{
    address::Place,
    guide::{
        Chapter, Kind,
        axes::{AxisMeaning, ValueMeaning, axes},
    },
    pages::{
        ChapterEntry, ChapterLink, ChapterPage, GuideAxis, GuideClause, GuidePage, GuidePart,
        GuideValue, Passage, Run, RunKind, Section,
    },
    texts::{REFERENCE, Texts},
    words::{axis_name, rules_in_words},
};

/// A chapter as a reader gets it: the head perhaps in another language than the rest.
struct Shown<'a> {
    head: &'a Chapter,
    body: &'a Chapter,
}

impl<'a> Composer<'a> {
    pub(in crate::render) fn guide_page(&self) -> Composed<GuidePage> {
        let title = self.say("guide-title")?;
        Ok(GuidePage {
            shell: self.shell(
                &Place::Guide,
                format!("{title} – {}", self.say("site-name")?),
                self.say("guide-lede")?,
            )?,
            foot: self.foot()?,
            chapters: self
                .guide
                .chapters()
                .map(|english| {
                    let shown = self.shown(english);
                    Ok(ChapterEntry {
                        chapter: self.chapter_link(&Place::Guide, english),
                        about: shown.head.about.clone(),
                        body_language: self
                            .foreign(&shown.body.language)
                            .map(|code| self.language_name(&code))
                            .transpose()?,
                    })
                })
                .collect::<Composed<_>>()?,
        })
    }

    /// The page of a chapter, if there is one of this name.
    pub(in crate::render) fn chapter_page(&self, name: &str) -> Composed<Option<ChapterPage>> {
        let chapters: Vec<&Chapter> = self.guide.chapters().collect();
        let Some(number) = chapters.iter().position(|one| one.name == name) else {
            return Ok(None);
        };
        let place = Place::Chapter(name.to_owned());
        let shown = self.shown(chapters[number]);
        let Chapter { title, about, .. } = shown.head;
        let beside = |number: Option<usize>| {
            let chapter = chapters.get(number?)?;
            Some(self.chapter_link(&place, chapter))
        };
        let body = self.markup(&place, shown.body.body())?;
        let body_dir = self
            .languages
            .get(&shown.body.language)
            .map_or_else(|| Ok("ltr".to_owned()), |texts| texts.get("dir"))?;
        let mut headings: Vec<Section> = shown
            .body
            .headings
            .iter()
            .map(|heading| Section {
                id: heading.id.clone(),
                name: heading.text.clone(),
            })
            .collect();
        let axes = match shown.body.lists_axes || chapters[number].lists_axes {
            true => self.guide_axes()?,
            false => Vec::new(),
        };
        if !axes.is_empty() {
            headings.push(Section {
                id: "axes".to_owned(),
                name: self.texts_of(&shown.body.language).get("guide-axes")?,
            });
        }
        Ok(Some(ChapterPage {
            shell: self.shell(
                &place,
                format!("{title} – {}", self.say("guide-title")?),
                about.clone(),
            )?,
            foot: self.foot()?,
            definitions: body.definitions,
            contents_page: place.to(self.language(), &Place::Guide),
            title: title.clone(),
            lang: self.foreign(&shown.head.language),
            about: self.markup(&place, shown.head.paragraph())?.html,
            body_lang: self.foreign(&shown.body.language),
            body_language: self.language_name(&shown.body.language)?,
            body_dir,
            headings,
            body: body.html,
            axes,
            previous: beside(number.checked_sub(1)),
            next: beside(Some(number + 1)),
        }))
    }

    /// A chapter in the page's language, as far as it is translated.
    fn shown(&self, english: &'a Chapter) -> Shown<'a> {
        let own = self.guide.chapter(&english.name, self.language());
        let head = own.unwrap_or(english);
        let body = own.filter(|one| one.is_translated()).unwrap_or(english);
        Shown { head, body }
    }

    fn chapter_link(&self, from: &Place, english: &'a Chapter) -> ChapterLink {
        let head = self.shown(english).head;
        ChapterLink {
            title: head.title.clone(),
            lang: self.foreign(&head.language),
            href: from.to(self.language(), &Place::Chapter(english.name.clone())),
        }
    }

    /// A language's code, where it is not the page's.
    fn foreign(&self, language: &str) -> Option<String> {
        (language != self.language()).then(|| language.to_owned())
    }

    fn texts_of(&self, language: &str) -> &Texts {
        self.languages
            .get(language)
            .map_or(self.texts, |texts| texts)
    }

    /// The first page of a kind, if the archive has one.
    pub(super) fn first(&self, kind: Kind) -> Option<Place> {
        let games = &self.archive.games;
        match kind {
            Kind::Game => games.first().map(|game| Place::Game(game.slug.clone())),
            Kind::Example => games.iter().find_map(|game| {
                let example = game.examples.first()?;
                Some(Place::Example(game.slug.clone(), example.id.clone()))
            }),
            Kind::Reading => games.iter().find_map(|game| {
                let reading = game.readings.first()?;
                Some(Place::Reading(game.slug.clone(), reading.id.clone()))
            }),
            Kind::Statement => games.iter().find_map(|game| {
                let witness = game.witnesses.first()?;
                let statement = witness.note.statements.first()?;
                Some(Place::Statement(
                    game.slug.clone(),
                    witness.siglum.clone(),
                    statement.id.to_string(),
                ))
            }),
        }
    }

    fn guide_axes(&self) -> Composed<Vec<GuideAxis>> {
        axes().iter().map(|axis| self.guide_axis(axis)).collect()
    }

    fn guide_axis(&self, axis: &AxisMeaning) -> Composed<GuideAxis> {
        Ok(GuideAxis {
            axis: axis.axis.name().to_owned(),
            name: axis_name(axis.axis, self.texts)?,
            meaning: self.in_english(&axis.meaning),
            values: axis
                .values
                .iter()
                .map(|value| self.guide_value(value, &axis.meaning))
                .collect::<Composed<_>>()?,
            clauses: axis
                .clauses
                .iter()
                .map(|one| GuideClause {
                    name: one.clause.name().to_owned(),
                    meaning: self.in_english(&one.meaning),
                })
                .collect(),
        })
    }

    /// A value; `above` is what was already said of what it is a value of.
    fn guide_value(&self, value: &ValueMeaning, above: &str) -> Composed<GuideValue> {
        let parts = value.parts.iter().map(|part| {
            let mut choices = part
                .choices
                .iter()
                .map(|choice| self.guide_value(choice, &part.meaning))
                .collect::<Composed<Vec<_>>>()?;
            // What is said whatever is chosen is not said of one choice.
            let shared: Vec<String> = choices
                .first()
                .into_iter()
                .flat_map(|first| &first.sentences)
                .filter(|sentence| choices.iter().all(|one| one.sentences.contains(sentence)))
                .cloned()
                .collect();
            for choice in &mut choices {
                choice.sentences.retain(|one| !shared.contains(one));
            }
            Ok(GuidePart {
                name: part.name.clone(),
                meaning: self.in_english(&part.meaning),
                choices,
            })
        });
        let says_more = !value.meaning.is_empty() && value.meaning != above;
        Ok(GuideValue {
            written: value.written.clone(),
            meaning: says_more.then(|| self.in_english(&value.meaning)),
            sentences: self.sentences_of(&value.setting)?,
            parts: parts.collect::<Composed<_>>()?,
        })
    }

    /// What the engine says, in which names stand between backticks.
    fn in_english(&self, text: &str) -> Passage {
        let runs = text
            .split('`')
            .enumerate()
            .filter(|(_, piece)| !piece.is_empty());
        Passage {
            lang: self.foreign(REFERENCE),
            dir: "ltr".to_owned(),
            runs: runs
                .map(|(number, piece)| Run {
                    kind: if number % 2 == 0 {
                        RunKind::Text
                    } else {
                        RunKind::Code
                    },
                    ..Run::text(piece)
                })
                .collect(),
        }
    }

    /// What the rules in words say of an axis set so, on a board and among rules
    /// that give every axis something to say.
    fn sentences_of(&self, setting: &Setting) -> Composed<Vec<String>> {
        let mut rules = Rules::plain(Board {
            rows: 2,
            pits: 3,
            seeds: Seeds::PerPit(4),
        });
        rules.set(Setting::Stores(Stores::AtTheEnds));
        rules.set(Setting::SowLaps(Laps::RelayFromOccupiedPit));
        rules.set(setting.clone());
        let sentences = rules_in_words(&rules, self.texts)?;
        Ok(sentences
            .into_iter()
            .filter(|rule| rule.sentence.axes.contains(setting.axis()))
            .map(|rule| rule.sentence.text)
            .collect())
    }
}
