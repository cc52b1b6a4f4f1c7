//! Works: every key must be in the bibliography, in upper and lower case as there.
//!
//! Code: `unknown-work`.

use crate::link::archive::Work;
use crate::link::scope::{Scope, joined, nearest};
use crate::yaml::Step;

impl Scope<'_> {
    /// The works of a list in the record; those not in the bibliography are reported.
    pub(super) fn works(&self, keys: &[String], path: &[Step<'_>]) -> Vec<Work> {
        let mut works = Vec::new();
        for (index, key) in keys.iter().enumerate() {
            if self.bibliography.get(key).is_some() {
                works.push(Work::found(key));
                continue;
            }
            let finding = self.error(
                "unknown-work",
                format!("the bibliography has no work `{key}`"),
                &joined(path, Step::Index(index)),
            );
            self.report(match nearest(key, self.bibliography.keys()) {
                Some(near) => finding.help(format!("is `{near}` meant?")),
                None => finding.help(format!("add `{key}` to bibliography.yaml")),
            });
        }
        works
    }
}
