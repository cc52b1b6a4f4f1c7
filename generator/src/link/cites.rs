//! Cites: `capture.2`, `sq:capture.2`, `capture`. Each must lead to a statement.
//!
//! No list names a statement twice, by its section either.
//!
//! Codes: `bad-cite`, `unknown-witness`, `unknown-statement`, `repeated-cite`.

use std::collections::BTreeSet;

use crate::diagnostic::Diagnostic;
use crate::link::archive::Cite;
use crate::link::scope::{Finder, Scope, joined, nearest};
use crate::parse::note::{Section, StatementId};
use crate::source::Source;
use crate::yaml::Step;

impl Scope<'_> {
    /// The cites of a list in the record; those that lead nowhere are reported.
    pub(super) fn cites(&self, texts: &[String], path: &[Step<'_>]) -> Vec<Cite> {
        let cites: Vec<Cite> = texts
            .iter()
            .enumerate()
            .filter_map(|(index, text)| self.cite(text, &joined(path, Step::Index(index))))
            .collect();
        self.check_repeated(self.record.source, cites.iter());
        cites
    }

    /// Reports the cites of one list that name a statement which one before
    /// them named.
    pub(super) fn check_repeated<'c>(
        &self,
        source: &Source,
        cites: impl Iterator<Item = &'c Cite> + Clone,
    ) {
        for (index, cite) in cites.clone().enumerate() {
            let mut before = cites.clone().take(index);
            if let Some(first) = before.find(|first| first.shares_with(cite)) {
                self.report(
                    Diagnostic::error("repeated-cite", twice(first, cite))
                        .at(source, cite.span.clone())
                        .note_at("named here already", source, first.span.clone())
                        .help("name each statement once"),
                );
            }
        }
    }

    /// The cite at a place of the record.
    pub(super) fn cite(&self, text: &str, path: &[Step<'_>]) -> Option<Cite> {
        self.cite_in(&self.record, text, path)
    }

    /// The cite at a place of another file of the game.
    pub(super) fn cite_in(
        &self,
        finder: &Finder<'_>,
        text: &str,
        path: &[Step<'_>],
    ) -> Option<Cite> {
        let span = finder.value(path);
        let resolved = self.resolve(text);
        match resolved {
            Ok((witness, section, number, statements)) => Some(Cite {
                witness,
                section,
                number,
                statements,
                path: finder.source.path().to_owned(),
                span,
            }),
            Err(finding) => {
                self.report(finding.at(finder.source, span));
                None
            }
        }
    }

    #[allow(clippy::result_large_err, reason = "the error is reported at once")]
    fn resolve(&self, text: &str) -> Result<Resolved, Diagnostic> {
        let (witness, rest) = match text.split_once(':') {
            Some((witness, rest)) => (Some(witness), rest),
            None => (None, text),
        };
        let (section, number) = match rest.split_once('.') {
            Some((section, number)) => (section, Some(number)),
            None => (rest, None),
        };
        let Some(section) = Section::ALL
            .iter()
            .copied()
            .find(|known| known.name() == section)
        else {
            return Err(bad_cite(text).help(section_help(section)));
        };
        let number = match number {
            None => None,
            Some(number) => Some(statement_number(number).ok_or_else(|| {
                bad_cite(text).help("statements are numbered from 1, e.g. `capture.2`")
            })?),
        };
        let known = self.statements_of(witness).ok_or_else(|| {
            let witness = witness.unwrap_or_default();
            let sigla: Vec<String> = self
                .statements
                .keys()
                .map(|siglum| format!("`{siglum}`"))
                .collect();
            Diagnostic::error(
                "unknown-witness",
                format!("this game has no witness `{witness}`"),
            )
            .help(format!("its witnesses are {}", sigla.join(", ")))
        })?;
        let statements: Vec<StatementId> = known
            .iter()
            .filter(|id| id.section == section && number.is_none_or(|number| id.number == number))
            .copied()
            .collect();
        if statements.is_empty() {
            return Err(unknown_statement(text, section, &known));
        }
        Ok((witness.map(str::to_owned), section, number, statements))
    }

    /// The statements of one witness or of all.
    fn statements_of(&self, witness: Option<&str>) -> Option<BTreeSet<StatementId>> {
        match witness {
            Some(witness) => self.statements.get(witness).cloned(),
            None => Some(self.statements.values().flatten().copied().collect()),
        }
    }
}

/// How the second cite says again what the first said.
fn twice(first: &Cite, cite: &Cite) -> String {
    if first.to_string() == cite.to_string() {
        format!("`{cite}` is cited twice in one list")
    } else {
        format!("`{cite}` names what `{first}` names in the same list")
    }
}

type Resolved = (Option<String>, Section, Option<u32>, Vec<StatementId>);

/// A number as ids have it: no sign, no leading zero.
fn statement_number(text: &str) -> Option<u32> {
    let plain = text.bytes().all(|byte| byte.is_ascii_digit()) && !text.starts_with('0');
    plain.then(|| text.parse().ok()).flatten()
}

fn bad_cite(text: &str) -> Diagnostic {
    Diagnostic::error("bad-cite", format!("`{text}` is not a cite of a statement"))
}

fn section_help(section: &str) -> String {
    let names = Section::ALL.iter().map(|section| section.name());
    match nearest(section, names.clone()) {
        Some(near) => format!("is the section `{near}` meant?"),
        None => format!(
            "a cite begins with one of the sections {}",
            names
                .map(|name| format!("`{name}`"))
                .collect::<Vec<_>>()
                .join(", ")
        ),
    }
}

fn unknown_statement(text: &str, section: Section, known: &BTreeSet<StatementId>) -> Diagnostic {
    let last = known
        .iter()
        .filter(|id| id.section == section)
        .map(|id| id.number)
        .max();
    let name = section.name();
    let help = match last {
        None => format!("the notes have no section `{name}`"),
        Some(1) => format!("the only statement there is `{name}.1`"),
        Some(last) => format!("the statements there are `{name}.1` to `{name}.{last}`"),
    };
    Diagnostic::error(
        "unknown-statement",
        format!("there is no statement `{text}`"),
    )
    .help(help)
}
