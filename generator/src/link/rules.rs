//! Rules: every axis stands in the record, with a value the engine knows.
//!
//! Codes: `missing-axis`, `unknown-axis`, `bad-setting`, `unplayable-rules`.

use std::collections::BTreeMap;

use engine::{Axis, Rules, Setting};

use crate::link::scope::{Scope, joined, nearest};
use crate::wording;
use crate::yaml::Step::{self, Key};

/// The axis of this name.
pub(super) fn axis(name: &str) -> Option<Axis> {
    Axis::ALL.iter().copied().find(|axis| axis.name() == name)
}

/// The settings of every axis, in order; `None` if one is missing or bad.
pub(super) fn settings(scope: &Scope<'_>) -> Option<Vec<Setting>> {
    let rules = &scope.game.record.rules;
    for name in rules.keys().filter(|name| axis(name).is_none()) {
        unknown_axis(scope, name, &[Key("rules"), Key(name)]);
    }
    let mut settings = Vec::new();
    for axis in Axis::ALL {
        match rules.get(axis.name()) {
            None => scope.report(missing_axis(scope, *axis)),
            Some(rule) => settings.extend(setting(
                scope,
                *axis,
                &rule.value,
                &[Key("rules"), Key(axis.name()), Key("value")],
            )),
        }
    }
    (settings.len() == Axis::ALL.len()).then_some(settings)
}

fn missing_axis(scope: &Scope<'_>, axis: Axis) -> crate::diagnostic::Diagnostic {
    scope
        .error_at_key(
            "missing-axis",
            format!("`rules` says nothing about `{axis}`"),
            &[Key("rules")],
        )
        .help("a record sets every axis; where one makes no difference its status is `not_applicable`")
}

/// Reports the name of an axis that there is not, at the key of a path.
pub(super) fn unknown_axis(scope: &Scope<'_>, name: &str, path: &[Step<'_>]) {
    let finding = scope.error_at_key("unknown-axis", format!("there is no axis `{name}`"), path);
    let names = Axis::ALL.iter().map(|axis| axis.name());
    scope.report(match nearest(name, names.clone()) {
        Some(near) => finding.help(format!("is `{near}` meant?")),
        None => finding.help(format!(
            "the axes are {}",
            names.collect::<Vec<_>>().join(", ")
        )),
    });
}

/// The setting of an axis; a value that it does not have is reported.
pub(super) fn setting(
    scope: &Scope<'_>,
    axis: Axis,
    value: &serde_json::Value,
    path: &[Step<'_>],
) -> Option<Setting> {
    let value = serde_json::Map::from_iter([(axis.name().to_owned(), value.clone())]);
    match serde_json::from_value(value.into()) {
        Ok(setting) => Some(setting),
        Err(error) => {
            let fault = wording::plain(&error.to_string());
            let finding = scope.error(
                "bad-setting",
                format!("not a value of `{axis}`: {}", fault.message),
                path,
            );
            scope.report(match fault.help {
                Some(help) => finding.help(help),
                None => finding,
            });
            None
        }
    }
}

/// Reports every reason why rules cannot be played; `path` leads to the map of
/// settings to blame.
pub(super) fn check_playable(
    scope: &Scope<'_>,
    rules: &Rules,
    blame: &BTreeMap<Axis, Vec<Step<'_>>>,
    otherwise: &[Step<'_>],
) {
    let Err(faults) = rules.validate() else {
        return;
    };
    for fault in faults {
        let mut places = fault.axes().iter().filter_map(|axis| blame.get(axis));
        let first = places.next().map_or(otherwise, Vec::as_slice);
        let mut finding = scope.error(
            "unplayable-rules",
            format!("these rules cannot be played: {fault}"),
            first,
        );
        for second in places {
            finding = finding.note_at(
                "together with this",
                scope.record.source,
                scope.record.value(second),
            );
        }
        scope.report(finding);
    }
}

/// Where the record sets each axis.
pub(super) fn places_of_settings() -> BTreeMap<Axis, Vec<Step<'static>>> {
    let path = [Key("rules")];
    Axis::ALL
        .iter()
        .map(|axis| {
            let path = joined(&joined(&path, Key(axis.name())), Key("value"));
            (*axis, path)
        })
        .collect()
}
