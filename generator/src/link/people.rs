//! People: whoever a record names is among the people of the archive, under this
//! id, name or spelling, and everyone among them is named.
//!
//! Codes: `unknown-person`, `unnamed-person`.

use std::collections::BTreeSet;

use crate::diagnostic::Diagnostic;

use crate::link::archive::{Known, Named};
use crate::link::is_file;
use crate::link::placeholders::names_nobody;
use crate::link::scope::{Scope, joined, nearest};
use crate::parse::Parsed;
use crate::parse::bibliography::authors_of;
use crate::yaml;
use crate::yaml::Step::{self, Key};

/// Those among the people whom no record, no work and not the archive itself
/// names: a spelling that nothing has, or somebody forgotten.
pub(super) fn check_named(parsed: &Parsed, findings: &mut Vec<Diagnostic>) {
    let mut sources = parsed.sources.iter();
    let Some(source) = sources.find(|one| is_file(one, "people.yaml")) else {
        return;
    };
    let records = parsed.games.iter().map(|game| &game.record);
    let in_records = records
        .flat_map(|record| &record.documentation)
        .filter_map(|part| parsed.persons.find(part.person.value.as_deref()?));
    let editors = parsed.archive.iter().flat_map(|archive| &archive.editors);
    let in_archive = editors.filter_map(|editor| parsed.persons.find(&editor.name));
    let works = parsed.bibliography.iter();
    let in_works = works
        .flat_map(|(_, work)| authors_of(work))
        .flat_map(|(_, authors)| authors)
        .filter_map(|author| parsed.persons.find_author(author));
    let named: BTreeSet<&str> = in_records
        .chain(in_archive)
        .chain(in_works)
        .map(|(id, _)| id)
        .collect();
    for (id, person) in parsed.persons.iter() {
        if named.contains(id) {
            continue;
        }
        let message = format!("nothing in the archive names {}", person.name);
        findings.push(
            Diagnostic::error("unnamed-person", message)
                .at(source, yaml::locate_key(source, &[Key(id)]))
                .help("take the entry out, or name the person under `documentation` of a record, as author or editor of a work, or as editor of the archive"),
        );
    }
}

impl Scope<'_> {
    /// The person meant; one who is not among the people is reported and keeps
    /// the name written.
    pub(super) fn person(&self, known: Known<String>, path: &[Step<'_>]) -> Known<Named> {
        known.map(|name| {
            if let Some((id, person)) = self.persons.find(&name) {
                return Named {
                    id: id.to_owned(),
                    name: person.name.clone(),
                };
            }
            let nobody = Named {
                id: name.clone(),
                name: name.clone(),
            };
            // A placeholder was reported as one.
            if names_nobody(&name) {
                return nobody;
            }
            let finding = self.error(
                "unknown-person",
                format!("nobody among the people goes by `{name}`"),
                &joined(path, Key("value")),
            );
            let everyone = self.persons.iter();
            let names = everyone.flat_map(|(id, person)| person.names().chain([id]));
            self.report(match nearest(&name, names) {
                Some(near) => finding.help(format!(
                    "is `{near}` meant? Else add a person, or this spelling to the `aliases` of one, in people.yaml"
                )),
                None => finding.help(
                    "add a person, or this spelling to the `aliases` of one, in people.yaml",
                ),
            });
            nobody
        })
    }
}
