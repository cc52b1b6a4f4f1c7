//! Status: what a rule must have to be what it says it is.
//!
//! Attested: a statement. Inferred, editorial: the reading that argues it, which
//! must name the axis among those it settles.
//!
//! Codes: `unattested-rule`, `unargued-rule`, `unknown-reading`, `reading-elsewhere`.

use engine::Setting;

use crate::link::archive::Rule;
use crate::link::scope::{Scope, nearest};
use crate::parse::record::Status;
use crate::yaml::Step::{Index, Key};

/// The rules of the record with what they rest on.
pub(super) fn rule_records(scope: &Scope<'_>, settings: Option<Vec<Setting>>) -> Vec<Rule> {
    settings
        .into_iter()
        .flatten()
        .filter_map(|setting| rule_record(scope, setting))
        .collect()
}

fn rule_record(scope: &Scope<'_>, setting: Setting) -> Option<Rule> {
    let name = setting.axis().name();
    let record = scope.game.record.rules.get(name)?;
    let path = [Key("rules"), Key(name)];
    let cites = scope.cites(&record.cites, &[path[0], path[1], Key("cites")]);
    let reading = record
        .reading
        .as_deref()
        .and_then(|reading| resolve_reading(scope, name, reading));
    if record.status == Status::Attested && record.cites.is_empty() {
        scope.report(
            scope
                .error_at_key(
                    "unattested-rule",
                    format!("`{name}` is `attested`, but no statement is cited"),
                    &path,
                )
                .help("cite the statement that says so, or give it the status `inferred` or `editorial` and the reading that argues it"),
        );
    }
    if matches!(record.status, Status::Inferred | Status::Editorial) && record.reading.is_none() {
        scope.report(
            scope
                .error_at_key(
                    "unargued-rule",
                    format!(
                        "`{name}` is `{}`, but names no reading",
                        record.status.name()
                    ),
                    &path,
                )
                .help("add `reading:` with the id of the reading that argues it"),
        );
    }
    Some(Rule {
        setting,
        status: record.status,
        cites,
        reading,
        why: record.why.clone(),
    })
}

fn resolve_reading(scope: &Scope<'_>, axis: &str, id: &str) -> Option<usize> {
    let readings = &scope.game.record.readings;
    let path = [Key("rules"), Key(axis), Key("reading")];
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
