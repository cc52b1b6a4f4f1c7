//! The people of the archive, `people.yaml`: those who told, observed, wrote and
//! edited, each once, under every spelling met.
//!
//! Codes: `bad-id`, `name-taken`, and those of every YAML file.

use std::collections::BTreeMap;

use hayagriva::types::Person as Author;
use serde::Deserialize;

use super::text::Text;
use crate::diagnostic::Diagnostic;
use crate::source::Source;
use crate::yaml::{self, Step};

/// A person, or a group that goes by one name.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Person {
    /// The name as it is printed.
    pub name: String,
    /// The name by which lists are sorted: the family name first.
    pub sort: String,
    /// Other names and spellings met, wrong ones included.
    #[serde(default)]
    pub aliases: Vec<String>,
    /// What is known.
    pub note: Option<Text>,
}

impl Person {
    /// The name and every other one.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        std::iter::once(&self.name)
            .chain(&self.aliases)
            .map(String::as_str)
    }
}

/// Everyone, by id.
#[derive(Clone, Debug, Default)]
pub struct Persons {
    persons: BTreeMap<String, Person>,
}

impl Persons {
    /// The person with this id.
    pub fn get(&self, id: &str) -> Option<&Person> {
        self.persons.get(id)
    }

    /// The id and the person meant by an id, a name or another spelling; upper
    /// and lower case differ.
    pub fn find(&self, name: &str) -> Option<(&str, &Person)> {
        let by_id = self.persons.get_key_value(name);
        by_id.map(|(id, person)| (id.as_str(), person)).or_else(|| {
            self.iter()
                .find(|(_, one)| one.names().any(|own| own == name))
        })
    }

    /// The id and the person meant by an author or editor of a work: by the full
    /// name, given name first.
    pub fn find_author(&self, author: &Author) -> Option<(&str, &Person)> {
        self.find(&full_name(author))
    }

    /// Everyone with their ids, in the order of the ids.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &Person)> {
        self.persons
            .iter()
            .map(|(id, person)| (id.as_str(), person))
    }
}

/// The name of an author or editor of a work, given name first.
fn full_name(author: &Author) -> String {
    let parts = [
        author.given_name.as_deref(),
        author.prefix.as_deref(),
        Some(author.name.as_str()),
        author.suffix.as_deref(),
    ];
    parts.into_iter().flatten().collect::<Vec<_>>().join(" ")
}

/// Reads the people, and everything wrong with them: an id that is none, a name
/// that two go by.
pub fn parse_people(source: &Source) -> (Persons, Vec<Diagnostic>) {
    let persons: BTreeMap<String, Person> = match yaml::parse(source) {
        Ok(persons) => persons,
        Err(fault) => return (Persons::default(), vec![*fault]),
    };
    let mut findings = Vec::new();
    let mut taken: BTreeMap<&str, &str> = BTreeMap::new();
    for (id, person) in &persons {
        let at = || yaml::locate_key(source, &[Step::Key(id)]);
        if !crate::link::is_id(id) {
            findings.push(
                Diagnostic::error("bad-id", format!("`{id}` is not an id"))
                    .at(source, at())
                    .help(
                        "an id is of small letters a–z, digits and single hyphens, e.g. `jane-doe`",
                    ),
            );
        }
        for name in person.names() {
            let Some(other) = taken.insert(name, id) else {
                continue;
            };
            findings.push(
                Diagnostic::error("name-taken", format!("`{name}` is the name of two"))
                    .at(source, at())
                    .note_at(
                        "the other",
                        source,
                        yaml::locate_key(source, &[Step::Key(other)]),
                    )
                    .help("a name leads to one person: leave it to one of them, or tell them apart by a fuller form"),
            );
        }
    }
    (Persons { persons }, findings)
}

#[cfg(test)]
mod tests {
    use super::parse_people;
    use crate::source::Source;

    const TWO: &str = "\
jane-doe: {name: Jane Doe, sort: 'Doe, Jane', aliases: [J. Doe]}
john-doe: {name: John Doe, sort: 'Doe, John'}
";

    fn check_error(text: &str, code: &str, line: usize) {
        let source = Source::new("people.yaml", text);
        let (_, findings) = parse_people(&source);
        let [finding] = &findings[..] else {
            panic!("one finding expected: {findings:?}");
        };
        let span = finding.span.clone().expect("the place is known");
        assert_eq!((finding.code, source.place(span.start).line), (code, line));
    }

    #[test]
    fn people_are_found_by_id_and_by_every_name() {
        let (persons, findings) = parse_people(&Source::new("people.yaml", TWO));
        assert_eq!(findings, []);
        for name in ["jane-doe", "Jane Doe", "J. Doe"] {
            assert_eq!(persons.find(name).map(|(id, _)| id), Some("jane-doe"));
        }
        assert!(persons.find("jane doe").is_none());
    }

    #[test]
    fn authors_are_found_with_the_given_name_first() {
        let text = "alex-de-voogt: {name: Alex de Voogt, sort: 'Voogt, Alex de'}\n";
        let (persons, _) = parse_people(&Source::new("people.yaml", text));
        let author = |text: &str| text.parse().expect("a name");
        let found = persons.find_author(&author("Voogt, Alex de"));
        assert_eq!(found.map(|(id, _)| id), Some("alex-de-voogt"));
        assert!(persons.find_author(&author("Voogt, A. de")).is_none());
    }

    #[test]
    fn faults_are_shown_where_they_are() {
        check_error(&TWO.replace("john-doe", "John"), "bad-id", 2);
        check_error(
            &TWO.replace("name: John Doe", "name: J. Doe"),
            "name-taken",
            2,
        );
        check_error(&TWO.replace("aliases", "alias"), "unknown-key", 1);
        check_error("- Jane Doe\n", "wrong-value", 1);
    }
}
