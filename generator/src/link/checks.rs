//! Checks of works: each is of a work that is there, and says something.
//!
//! Codes: `unknown-work`, `empty-check`.

use crate::diagnostic::Diagnostic;
use crate::link::scope::{Finder, nearest};
use crate::parse::bibliography::Bibliography;
use crate::parse::checks::Checks;
use crate::source::Source;
use crate::yaml::Step::{Index, Key};

/// Looks up every key, and reports checks that leave nothing unchecked.
pub(super) fn check(
    checks: &Checks,
    source: Option<&Source>,
    bibliography: &Bibliography,
    findings: &mut Vec<Diagnostic>,
) {
    let Some(source) = source else { return };
    let finder = Finder::new(source);
    let unknown = |key: &str| {
        let finding = Diagnostic::error(
            "unknown-work",
            format!("the bibliography has no work `{key}`"),
        );
        match nearest(key, bibliography.keys()) {
            Some(near) => finding.help(format!("is `{near}` meant?")),
            None => finding.help(format!("add `{key}` to bibliography.yaml")),
        }
    };
    for (key, check) in checks {
        if bibliography.get(key).is_none() {
            findings.push(unknown(key).at(source, finder.key(&[Key(key)])));
        }
        if check.unchecked.is_empty() {
            findings.push(
                Diagnostic::error("empty-check", format!("nothing of `{key}` is unchecked"))
                    .at(source, finder.value(&[Key(key), Key("unchecked")]))
                    .help("take the entry out: a work that is not named here was checked"),
            );
        }
        for (index, through) in check.through.iter().enumerate() {
            if bibliography.get(through).is_none() {
                let path = [Key(key), Key("through"), Index(index)];
                findings.push(unknown(through).at(source, finder.value(&path)));
            }
        }
    }
}
