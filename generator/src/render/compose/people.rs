//! The page of people: what each did, from the records and the bibliography.

use hayagriva::types::Person as Author;

use super::{Composed, Composer, kind_key, provenance::title_lang};
use crate::{
    link::archive::Named,
    parse::{
        bibliography::{Hand, authors_of},
        known::Knowledge,
        people::Person,
    },
    render::{
        address::Place,
        pages::{PeoplePage, PersonEntry, PersonPart, PersonWork, Reference, Run, RunKind},
    },
};

impl Composer<'_> {
    pub(in crate::render) fn people_page(&self) -> Composed<PeoplePage> {
        let title = self.say("people-title")?;
        let mut people: Vec<(&str, &Person)> = self.archive.persons.iter().collect();
        people.sort_by_key(|(id, person)| (person.sort.to_lowercase(), *id));
        Ok(PeoplePage {
            shell: self.shell(
                &Place::People,
                format!("{title} – {}", self.say("site-name")?),
                self.say("people-lede")?,
            )?,
            foot: self.foot()?,
            people: people
                .into_iter()
                .map(|(id, person)| self.person_entry(id, person))
                .collect::<Composed<_>>()?,
        })
    }

    fn person_entry(&self, id: &str, person: &Person) -> Composed<PersonEntry> {
        let mut parts = Vec::new();
        for game in self.games_by_title() {
            let place = Place::Game(game.slug.clone());
            let page = Place::People.to(self.language(), &place);
            for entry in &game.documentation {
                if entry.person.value().is_none_or(|named| named.id != id) {
                    continue;
                }
                let cites = entry.cites.iter().chain(&entry.person.cites);
                let role = self.say(&format!("person-{}", kind_key(&entry.role)))?;
                let date = entry.date.value().map(|date| date.replace('/', "–"));
                parts.push(PersonPart {
                    role: self.as_known(role, entry.person.status())?,
                    game: Some(Reference {
                        text: game.title().to_owned(),
                        href: format!("{page}#documentation"),
                    }),
                    title_lang: title_lang(game),
                    date: date
                        .map(|date| self.as_known(date, entry.date.status()))
                        .transpose()?,
                    cites: self.cites(cites, game, &page),
                });
            }
        }
        let editors = self.archive.meta.editors.iter();
        for _ in editors.filter(|editor| person.names().any(|name| name == editor.name)) {
            parts.push(PersonPart {
                role: self.say("person-archive-editor")?,
                game: None,
                title_lang: String::new(),
                date: None,
                cites: Vec::new(),
            });
        }
        let mut works = Vec::new();
        for (key, entry) in self.archive.bibliography.iter() {
            for (hand, authors) in authors_of(entry) {
                if authors.iter().any(|author| self.is_author(author, id)) {
                    works.push(PersonWork {
                        role: self.say(match hand {
                            Hand::Author => "person-author",
                            Hand::Editor => "person-editor",
                        })?,
                        work: Reference {
                            text: entry
                                .title()
                                .map_or_else(|| key.to_owned(), ToString::to_string),
                            href: self.way_to_work(&Place::People, key),
                        },
                        date: entry.date().map(ToString::to_string),
                    });
                }
            }
        }
        works.sort_by(|one, other| one.date.cmp(&other.date));
        Ok(PersonEntry {
            id: id.to_owned(),
            name: person.name.clone(),
            aliases: person.aliases.clone(),
            note: person
                .note
                .as_ref()
                .map(|note| self.passage_with(note, |_| None)),
            parts,
            works,
        })
    }

    /// What is said, with a mark where no source says it.
    fn as_known(&self, said: String, status: Knowledge) -> Composed<String> {
        Ok(match status {
            Knowledge::Inferred => format!("{said} ({})", self.say("known-inferred")?),
            _ => said,
        })
    }

    fn is_author(&self, author: &Author, id: &str) -> bool {
        let found = self.archive.persons.find_author(author);
        found.is_some_and(|(own, _)| own == id)
    }

    /// The way from a page to a work in the bibliography.
    fn way_to_work(&self, from: &Place, key: &str) -> String {
        let page = from.to(self.language(), &Place::Bibliography);
        format!("{page}#work:{key}")
    }

    /// The people who wrote or edited a work, and the way to each from a page.
    pub(super) fn people_of_work(&self, from: &Place, key: &str) -> Vec<Reference> {
        let entry = self.archive.bibliography.get(key);
        let authors = entry.into_iter().flat_map(authors_of);
        authors
            .flat_map(|(_, authors)| authors)
            .filter_map(|author| self.archive.persons.find_author(author))
            .map(|(id, person)| Reference {
                text: person.name.clone(),
                href: self.way_to_person(from, id),
            })
            .collect()
    }

    fn way_to_person(&self, from: &Place, id: &str) -> String {
        let page = from.to(self.language(), &Place::People);
        format!("{page}#person:{id}")
    }

    /// The name of a person, as a link where the person is among the people.
    pub(super) fn person_run(&self, from: &Place, named: &Named) -> Run {
        match self.archive.persons.get(&named.id) {
            None => Run::text(&named.name),
            Some(person) => Run {
                kind: RunKind::Person,
                text: person.name.clone(),
                href: self.way_to_person(from, &named.id),
            },
        }
    }
}
