//! Works: every key must be in the bibliography, in upper and lower case as there.
//!
//! Code: `unknown-work`.

use crate::link::archive::{Cite, Game, Reading, Work};
use crate::link::scope::{Scope, joined, nearest};
use crate::parse::record::{Documentation, Link, Location, Remark};
use crate::yaml::Step;

/// A work and what in a record leans on it.
#[derive(Clone, Debug)]
pub struct WorkCitation<'g> {
    /// The work.
    pub work: &'g Work,
    /// What leans on it.
    pub citer: WorkCiter<'g>,
    /// The statements named with it.
    pub cites: &'g [Cite],
}

/// What in a record leans on a work.
#[derive(Clone, Copy, Debug)]
pub enum WorkCiter<'g> {
    /// A part of the documentation.
    Documentation(&'g Documentation<Cite, Work>),
    /// A place.
    Place(&'g Location<Cite, Work>),
    /// A reading.
    Reading(&'g Reading),
    /// A remark.
    Remark(&'g Remark<Cite, Work>),
    /// A link of the chain of provenance.
    Provenance(&'g Link<Cite, Work>),
    /// Nothing; it is named as further reading.
    FurtherReading,
}

impl Game {
    /// Every mention of a work, in the order of the record.
    pub fn work_citations<'g>(&'g self) -> Vec<WorkCitation<'g>> {
        let mut all = Vec::new();
        let mut add = |works: &'g [Work], citer: WorkCiter<'g>, cites: &'g [Cite]| {
            all.extend(works.iter().map(|work| WorkCitation { work, citer, cites }));
        };
        for entry in &self.documentation {
            let citer = WorkCiter::Documentation(entry);
            add(&entry.bibliography, citer, &entry.cites);
        }
        for place in &self.places {
            add(&place.bibliography, WorkCiter::Place(place), &place.cites);
        }
        for reading in &self.readings {
            let citer = WorkCiter::Reading(reading);
            add(&reading.bibliography, citer, &reading.cites);
        }
        for remark in &self.remarks {
            let citer = WorkCiter::Remark(remark);
            add(&remark.bibliography, citer, &remark.cites);
        }
        for link in &self.provenance {
            let citer = WorkCiter::Provenance(link);
            add(&link.bibliography, citer, &link.cites);
        }
        add(&self.further_reading, WorkCiter::FurtherReading, &[]);
        all
    }
}

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
