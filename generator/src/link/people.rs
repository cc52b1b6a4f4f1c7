//! People: whoever a record names is among the people of the archive, under this
//! id, name or spelling.
//!
//! Code: `unknown-person`.

use crate::link::archive::{Known, Named};
use crate::link::placeholders::names_nobody;
use crate::link::scope::{Scope, joined, nearest};
use crate::yaml::Step::{self, Key};

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
