//! What every check of one game has at hand, and where it reports.

use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;

use crate::diagnostic::Diagnostic;
use crate::link::values;
use crate::parse::bibliography::Bibliography;
use crate::parse::language::Languages;
use crate::parse::note::StatementId;
use crate::parse::people::Persons;
use crate::parse::{Parsed, ParsedGame};
use crate::source::Source;
use crate::yaml::{Step, Tree};

/// A file with the places of its values.
pub(super) struct Finder<'a> {
    pub(super) source: &'a Source,
    tree: Option<Tree>,
}

impl<'a> Finder<'a> {
    pub(super) fn new(source: &'a Source) -> Finder<'a> {
        Finder {
            source,
            tree: Tree::parse(source).ok(),
        }
    }

    /// The bytes of the value at the end of a path.
    pub(super) fn value(&self, path: &[Step<'_>]) -> Range<usize> {
        match &self.tree {
            Some(tree) => tree.locate(path),
            None => 0..0,
        }
    }

    /// The bytes of the key at the end of a path.
    pub(super) fn key(&self, path: &[Step<'_>]) -> Range<usize> {
        match &self.tree {
            Some(tree) => tree.locate_key(path),
            None => 0..0,
        }
    }
}

/// One game under linking.
pub(super) struct Scope<'a> {
    pub(super) game: &'a ParsedGame,
    pub(super) record: Finder<'a>,
    pub(super) bibliography: &'a Bibliography,
    pub(super) persons: &'a Persons,
    pub(super) languages: &'a Languages,
    /// The day of the archive, if it has a good one.
    pub(super) day: Option<&'a str>,
    /// The statements of each witness, by siglum.
    pub(super) statements: BTreeMap<&'a str, BTreeSet<StatementId>>,
    findings: RefCell<Vec<Diagnostic>>,
}

impl<'a> Scope<'a> {
    pub(super) fn new(game: &'a ParsedGame, parsed: &'a Parsed) -> Scope<'a> {
        let statements = game
            .record
            .witnesses
            .iter()
            .map(|witness| {
                let note = game.notes.get(&witness.file);
                let ids = note
                    .into_iter()
                    .flat_map(|note| note.note.statements.iter().map(|statement| statement.id));
                (witness.siglum.as_str(), ids.collect())
            })
            .collect();
        Scope {
            game,
            record: Finder::new(&game.source),
            bibliography: &parsed.bibliography,
            persons: &parsed.persons,
            languages: &parsed.languages,
            day: values::day_of(parsed),
            statements,
            findings: RefCell::new(Vec::new()),
        }
    }

    /// Reports a finding.
    pub(super) fn report(&self, finding: Diagnostic) {
        self.findings.borrow_mut().push(finding);
    }

    /// An error at a value of the record; report it when it is complete.
    pub(super) fn error(
        &self,
        code: &'static str,
        message: impl Into<String>,
        path: &[Step<'_>],
    ) -> Diagnostic {
        Diagnostic::error(code, message).at(self.record.source, self.record.value(path))
    }

    /// An error at a key of the record.
    pub(super) fn error_at_key(
        &self,
        code: &'static str,
        message: impl Into<String>,
        path: &[Step<'_>],
    ) -> Diagnostic {
        Diagnostic::error(code, message).at(self.record.source, self.record.key(path))
    }

    /// How many errors were reported so far.
    pub(super) fn errors(&self) -> usize {
        self.findings
            .borrow()
            .iter()
            .filter(|finding| finding.is_error())
            .count()
    }

    pub(super) fn into_findings(self) -> Vec<Diagnostic> {
        self.findings.into_inner()
    }
}

/// A path with one step more.
pub(super) fn joined<'s>(path: &[Step<'s>], step: Step<'s>) -> Vec<Step<'s>> {
    let mut joined = path.to_vec();
    joined.push(step);
    joined
}

/// The nearest of the names that do exist, if one is near enough to be meant.
pub(crate) fn nearest<'n>(
    wanted: &str,
    names: impl IntoIterator<Item = &'n str>,
) -> Option<&'n str> {
    names
        .into_iter()
        .map(|name| (distance(wanted, name), name))
        .filter(|(distance, name)| *distance <= 1 + name.chars().count().min(wanted.len()) / 4)
        .min()
        .map(|(_, name)| name)
}

/// How many letters must be changed, put in or taken out (Levenshtein).
fn distance(one: &str, other: &str) -> usize {
    let other: Vec<char> = other.chars().take(100).collect();
    let mut row: Vec<usize> = (0..=other.len()).collect();
    for (i, letter) in one.chars().take(100).enumerate() {
        let mut diagonal = i;
        row[0] = i + 1;
        for (j, &against) in other.iter().enumerate() {
            let changed = diagonal + usize::from(!letter.eq_ignore_ascii_case(&against));
            diagonal = row[j + 1];
            row[j + 1] = changed.min(row[j] + 1).min(diagonal + 1);
        }
    }
    row[other.len()]
}

#[cfg(test)]
mod tests {
    use super::nearest;

    #[test]
    fn a_near_name_is_offered_and_a_far_one_is_not() {
        let names = ["pankhurst1971", "russ1984"];
        assert_eq!(nearest("Pankhurst1971", names), Some("pankhurst1971"));
        assert_eq!(nearest("russ1948", names), Some("russ1984"));
        assert_eq!(nearest("culin1896", names), None);
    }
}
