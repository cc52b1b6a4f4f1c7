//! Works: every key must be in the bibliography, in upper and lower case as there.
//!
//! No list names one twice.
//!
//! Codes: `unknown-work`, `repeated-work`.

use crate::link::archive::{Cite, Documentation, Game, Link, Location, Reading, Sources, Work};
use crate::link::scope::{Scope, joined, nearest};
use crate::parse::record::Remark;
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
    Documentation(&'g Documentation),
    /// A date.
    Date,
    /// A place.
    Place(&'g Location),
    /// A notice of a community.
    Notice,
    /// A reading.
    Reading(&'g Reading),
    /// A remark.
    Remark(&'g Remark<Cite, Work>),
    /// A link of the chain of provenance.
    Provenance(&'g Link),
    /// Nothing; it is named as further reading.
    FurtherReading,
}

impl Game {
    /// Every mention of a work, in the order of the record.
    pub fn work_citations<'g>(&'g self) -> Vec<WorkCitation<'g>> {
        let mut all = Vec::new();
        let mut add = |(cites, works): Sources<'g>, citer: WorkCiter<'g>| {
            all.extend(works.iter().map(|work| WorkCitation { work, citer, cites }));
        };
        for part in &self.documentation {
            for sources in part.sources() {
                add(sources, WorkCiter::Documentation(part));
            }
        }
        for sources in self.dates.sources() {
            add(sources, WorkCiter::Date);
        }
        for place in &self.places {
            for sources in place.sources() {
                add(sources, WorkCiter::Place(place));
            }
        }
        add(self.notices.sources(), WorkCiter::Notice);
        for reading in &self.readings {
            add(
                (&reading.cites, &reading.bibliography),
                WorkCiter::Reading(reading),
            );
        }
        for remark in &self.remarks {
            add(
                (&remark.cites, &remark.bibliography),
                WorkCiter::Remark(remark),
            );
        }
        for link in &self.provenance {
            for sources in link.sources() {
                add(sources, WorkCiter::Provenance(link));
            }
        }
        add((&[], &self.further_reading), WorkCiter::FurtherReading);
        all
    }
}

impl Scope<'_> {
    /// The works of a list in the record; those not in the bibliography are reported.
    pub(super) fn works(&self, keys: &[String], path: &[Step<'_>]) -> Vec<Work> {
        let mut works = Vec::new();
        for (index, key) in keys.iter().enumerate() {
            if let Some(first) = keys[..index].iter().position(|other| other == key) {
                self.report(
                    self.error(
                        "repeated-work",
                        format!("`{key}` is named twice in one list"),
                        &joined(path, Step::Index(index)),
                    )
                    .note_at(
                        "named here already",
                        self.record.source,
                        self.record.value(&joined(path, Step::Index(first))),
                    )
                    .help("name each work once"),
                );
                continue;
            }
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
