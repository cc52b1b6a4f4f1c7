//! Status: what a rule must have to be what it says it is.
//!
//! Attested: a statement. Inferred, editorial: the reading that argues it, which
//! must name the axis among those it settles. Clauses of a rule likewise.
//!
//! Codes: `unattested-rule`, `unargued-rule`, `unknown-reading`, `reading-elsewhere`,
//! `unknown-clause`, `idle-clause`.

use std::collections::BTreeMap;

use engine::{Axis, Rules, Setting};

use crate::clause::Clause;
use crate::diagnostic::Diagnostic;
use crate::link::archive::{Basis, Rule};
use crate::link::scope::{Scope, joined, nearest};
use crate::parse::record::{RuleRecord, Status};
use crate::parse::text::Text;
use crate::yaml::Step::{self, Index, Key};

/// The rules of the record with what they rest on.
pub(super) fn rule_records(scope: &Scope<'_>, settings: Option<Vec<Setting>>) -> Vec<Rule> {
    settings
        .into_iter()
        .flatten()
        .filter_map(|setting| rule_record(scope, setting))
        .collect()
}

fn rule_record(scope: &Scope<'_>, setting: Setting) -> Option<Rule> {
    let axis = setting.axis();
    let record = scope.game.record.rules.get(axis.name())?;
    let path = [Key("rules"), Key(axis.name())];
    let basis = Claimed {
        axis,
        name: axis.name().to_owned(),
        path: &path,
        status: record.status,
        cites: &record.cites,
        reading: record.reading.as_deref(),
        why: record.why.as_ref(),
    };
    Some(Rule {
        basis: basis.resolve(scope),
        clauses: clauses(scope, axis, record),
        setting,
    })
}

fn clauses(scope: &Scope<'_>, axis: Axis, record: &RuleRecord) -> BTreeMap<Clause, Basis> {
    let mut clauses = BTreeMap::new();
    for (name, record) in &record.clauses {
        let path = [Key("rules"), Key(axis.name()), Key("clauses"), Key(name)];
        let Some(clause) = Clause::of(axis, name) else {
            scope.report(unknown_clause(scope, axis, name, &path));
            continue;
        };
        let basis = Claimed {
            axis,
            name: format!("{axis}: {name}"),
            path: &path,
            status: record.status,
            cites: &record.cites,
            reading: record.reading.as_deref(),
            why: record.why.as_ref(),
        };
        clauses.insert(clause, basis.resolve(scope));
    }
    clauses
}

fn unknown_clause(scope: &Scope<'_>, axis: Axis, name: &str, path: &[Step<'_>]) -> Diagnostic {
    let names: Vec<&str> = Clause::all_of(axis).map(Clause::name).collect();
    let message = format!("`{axis}` has no clause `{name}`");
    let finding = scope.error_at_key("unknown-clause", message, path);
    if names.is_empty() {
        return finding.help("this axis has no clauses; take `clauses` out");
    }
    finding.help(match nearest(name, names.iter().copied()) {
        Some(near) => format!("is `{near}` meant?"),
        None => format!("its clauses: {}", names.join(", ")),
    })
}

/// The clauses that a record speaks of although its rules do not have them.
pub(super) fn check_clauses(scope: &Scope<'_>, rules: &Rules, records: &[Rule]) {
    for rule in records {
        let axis = rule.setting.axis();
        for clause in rule.clauses.keys().filter(|clause| !clause.is_in(rules)) {
            let (axis, name) = (axis.name(), clause.name());
            let path = [Key("rules"), Key(axis), Key("clauses"), Key(name)];
            scope.report(
                scope
                    .error_at_key(
                        "idle-clause",
                        format!("with this value `{axis}` has no clause `{name}`"),
                        &path,
                    )
                    .help("take the clause out, or change the value"),
            );
        }
    }
}

/// On what a record says that a rule or a clause rests.
struct Claimed<'a> {
    axis: Axis,
    /// As messages name it.
    name: String,
    path: &'a [Step<'a>],
    status: Status,
    cites: &'a [String],
    reading: Option<&'a str>,
    why: Option<&'a Text>,
}

impl Claimed<'_> {
    fn resolve(&self, scope: &Scope<'_>) -> Basis {
        let name = &self.name;
        if self.status == Status::Attested && self.cites.is_empty() {
            scope.report(
                scope
                    .error_at_key(
                        "unattested-rule",
                        format!("`{name}` is `attested`, but no statement is cited"),
                        self.path,
                    )
                    .help("cite the statement that says so, or give it the status `inferred` or `editorial` and the reading that argues it"),
            );
        }
        if matches!(self.status, Status::Inferred | Status::Editorial) && self.reading.is_none() {
            scope.report(
                scope
                    .error_at_key(
                        "unargued-rule",
                        format!("`{name}` is `{}`, but names no reading", self.status.name()),
                        self.path,
                    )
                    .help("add `reading:` with the id of the reading that argues it"),
            );
        }
        Basis {
            status: self.status,
            cites: scope.cites(self.cites, &joined(self.path, Key("cites"))),
            reading: self.reading.and_then(|id| self.resolve_reading(scope, id)),
            why: self.why.cloned(),
        }
    }

    fn resolve_reading(&self, scope: &Scope<'_>, id: &str) -> Option<usize> {
        let readings = &scope.game.record.readings;
        let path = joined(self.path, Key("reading"));
        let Some(index) = readings.iter().position(|reading| reading.id == id) else {
            let finding = scope.error(
                "unknown-reading",
                format!("the record has no reading `{id}`"),
                &path,
            );
            let ids = readings.iter().map(|reading| reading.id.as_str());
            scope.report(match nearest(id, ids) {
                Some(near) => finding.help(format!("is `{near}` meant?")),
                None => finding.help("add it to `readings`"),
            });
            return None;
        };
        let axis = self.axis.name();
        if !readings[index].axes.iter().any(|settled| settled == axis) {
            scope.report(
                scope
                    .error(
                        "reading-elsewhere",
                        format!("the reading `{id}` does not settle `{axis}`"),
                        &path,
                    )
                    .note_at(
                        "the axes it settles",
                        scope.record.source,
                        scope
                            .record
                            .value(&[Key("readings"), Index(index), Key("axes")]),
                    )
                    .help(format!(
                        "add `{axis}` to its `axes`, or name another reading"
                    )),
            );
        }
        Some(index)
    }
}
