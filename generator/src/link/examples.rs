//! Examples: each reason leads to a statement or a reading.
//!
//! Codes: those of cites, and `unknown-reading`.

use crate::link::archive::{Example, Reason};
use crate::link::scope::{Finder, Scope, nearest};
use crate::parse::ParsedExample;
use crate::parse::example::{ExampleRecord, Expectation};
use crate::yaml::Step::{self, Index, Key};

/// Before the id of a reading where a reason is named.
const READING: &str = "reading:";

/// The examples of the game.
pub(super) fn examples(scope: &Scope<'_>) -> Vec<Example> {
    scope
        .game
        .examples
        .iter()
        .map(|example| link_example(scope, example))
        .collect()
}

fn link_example(scope: &Scope<'_>, example: &ParsedExample) -> Example {
    let finder = Finder::new(&example.source);
    let record = &example.record;
    let expectations = record.expect.iter().enumerate();
    let expect = expectations
        .map(|(index, expectation)| Expectation {
            at: expectation.at,
            kind: expectation.kind.clone(),
            because: reasons(scope, &finder, &expectation.because, index),
            note: expectation.note.clone(),
        })
        .collect();
    Example {
        id: example.id.clone(),
        source: example.source.clone(),
        record: ExampleRecord {
            title: record.title.clone(),
            shows: record.shows.clone(),
            from: record.from.clone(),
            moves: record.moves.clone(),
            expect,
        },
        trace: example.trace.clone(),
    }
}

fn reasons(
    scope: &Scope<'_>,
    finder: &Finder<'_>,
    reasons: &[String],
    expectation: usize,
) -> Vec<Reason> {
    let path = [Key("expect"), Index(expectation), Key("because")];
    let reasons = reasons.iter().enumerate();
    let reasons: Vec<Reason> = reasons
        .filter_map(|(index, text)| {
            // One reason stands alone; its path ends at `because`.
            let path = [path[0], path[1], path[2], Index(index)];
            match text.strip_prefix(READING) {
                Some(id) => reading(scope, finder, id, &path),
                None => scope.cite_in(finder, text, &path).map(Reason::Cite),
            }
        })
        .collect();
    let cites = reasons.iter().filter_map(|reason| match reason {
        Reason::Cite(cite) => Some(cite),
        Reason::Reading(_) => None,
    });
    scope.check_repeated(finder.source, cites);
    reasons
}

fn reading(scope: &Scope<'_>, finder: &Finder<'_>, id: &str, path: &[Step<'_>]) -> Option<Reason> {
    let readings = &scope.game.record.readings;
    if let Some(index) = readings.iter().position(|reading| reading.id == id) {
        return Some(Reason::Reading(index));
    }
    let finding = crate::diagnostic::Diagnostic::error(
        "unknown-reading",
        format!("the record has no reading `{id}`"),
    )
    .at(finder.source, finder.value(path));
    let ids = readings.iter().map(|reading| reading.id.as_str());
    scope.report(match nearest(id, ids) {
        Some(near) => finding.help(format!("is `{near}` meant?")),
        None => finding.help("name a reading of the game's record"),
    });
    None
}
