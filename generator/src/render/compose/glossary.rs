//! The page of the words that the archive explains, and links to it.

use std::collections::BTreeSet;

use super::{Composed, Composer, note::runs, order::WordOrder, provenance::title_lang};
use crate::{
    foreign::Marked,
    link::archive::Game,
    render::{
        address::Place,
        pages::{GlossaryPage, NoteWords, Passage, Run, RunKind, TermEntry, TermGame, TermList},
        words::{TermUse, explained, occurs, term_key},
    },
    term::{Term, Vocabulary},
};

/// The anchor of a term on the page.
fn anchor(term: Term) -> String {
    format!("term:{term}")
}

impl Composer<'_> {
    pub(in crate::render) fn glossary(&self) -> Composed<GlossaryPage> {
        let place = Place::Glossary;
        let lists = [
            (Vocabulary::Play, "glossary-play"),
            (Vocabulary::Edition, "glossary-edition"),
        ];
        Ok(GlossaryPage {
            shell: self.shell(
                &place,
                format!(
                    "{} – {}",
                    self.say("glossary-heading")?,
                    self.say("site-name")?
                ),
                self.say("glossary-lede")?,
            )?,
            foot: self.foot()?,
            lists: lists
                .into_iter()
                .map(|(vocabulary, key)| {
                    Ok(TermList {
                        id: key.to_owned(),
                        name: self.say(key)?,
                        terms: self.terms(vocabulary)?,
                    })
                })
                .collect::<Composed<_>>()?,
        })
    }

    /// The terms of a vocabulary, in the order in which the page's language
    /// puts words.
    pub(in crate::render) fn terms(&self, vocabulary: Vocabulary) -> Composed<Vec<TermEntry>> {
        let mut terms = Term::ALL
            .iter()
            .filter(|term| term.vocabulary() == vocabulary)
            .map(|term| self.term(*term))
            .collect::<Composed<Vec<_>>>()?;
        let order = WordOrder::of(self.language());
        terms.sort_by(|one, other| order.compare(&one.name, &other.name));
        Ok(terms)
    }

    fn term(&self, term: Term) -> Composed<TermEntry> {
        let key = term_key(term);
        let meaning = explained(self.texts, &format!("{key}-meaning"), &[])?;
        let games: Vec<&Game> = self
            .archive
            .games
            .iter()
            .filter(|game| occurs(term, &game.rules))
            .collect();
        Ok(TermEntry {
            id: anchor(term),
            name: self.say(&key)?,
            meaning: self.explained(
                &meaning.text,
                &meaning.terms,
                &Place::Glossary,
                &mut BTreeSet::from([term]),
            ),
            in_notes: self.words_of_notes(term)?,
            in_every_game: !games.is_empty() && games.len() == self.archive.games.len(),
            games: games
                .into_iter()
                .map(|game| TermGame {
                    href: Place::Glossary.to(self.language(), &Place::Game(game.slug.clone())),
                    title: game.title().to_owned(),
                    title_lang: title_lang(game),
                })
                .collect(),
        })
    }

    /// What notes call it, language by language.
    fn words_of_notes(&self, term: Term) -> Composed<Vec<NoteWords>> {
        self.archive
            .languages
            .iter()
            .filter_map(|language| {
                let words = language.terms.get(&term)?;
                Some((language, words))
            })
            .map(|(language, words)| {
                Ok(NoteWords {
                    language: self.say(&format!("language-{}", language.code))?,
                    lang: language.code.clone(),
                    runs: runs(&words.join(", "), &self.marked_in(&language.code)),
                })
            })
            .collect()
    }

    /// What is in another language in notes of this one.
    fn marked_in(&self, language: &str) -> Vec<Marked<'_>> {
        let games = self.archive.games.iter();
        games
            .flat_map(|game| game.witnesses.iter().map(move |witness| (game, witness)))
            .filter(|(_, witness)| witness.language == language)
            .flat_map(|(game, witness)| {
                let statements = witness.note.statements.iter();
                statements.flat_map(|statement| game.marked(witness, statement))
            })
            .collect()
    }

    /// A text whose words lead to the glossary, each term where it is met first;
    /// `linked` keeps which ones were.
    pub(super) fn explained(
        &self,
        text: &str,
        terms: &[TermUse],
        place: &Place,
        linked: &mut BTreeSet<Term>,
    ) -> Passage {
        let glossary = match place {
            Place::Glossary => String::new(),
            _ => place.to(self.language(), &Place::Glossary),
        };
        let mut runs = Vec::new();
        let mut done = 0;
        for used in terms {
            if !linked.insert(used.term) {
                continue;
            }
            if done < used.range.start {
                runs.push(Run::text(&text[done..used.range.start]));
            }
            runs.push(Run {
                kind: RunKind::Term,
                text: text[used.range.clone()].to_owned(),
                href: format!("{glossary}#{}", anchor(used.term)),
            });
            done = used.range.end;
        }
        if done < text.len() {
            runs.push(Run::text(&text[done..]));
        }
        Passage {
            runs,
            ..Passage::default()
        }
    }
}
