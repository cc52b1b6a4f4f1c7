//! Claims: what a check names is there.
//!
//! Codes: `claim-of-nobody`, `unknown-example`, `unknown-reading`,
//! `unknown-alternative`, `unfit-check`.

use crate::link::archive::{Claim, Reading};
use crate::link::scope::{Scope, nearest};
use crate::parse::record::{Check, ClaimRecord, DEEPEST_CHECK, MOST_GAMES, MOST_POSITIONS};
use crate::yaml::Step::{self, Index, Key};

/// The claims of the record; one whose check leads nowhere is reported and left out.
pub(super) fn claims(scope: &Scope<'_>, readings: &[Reading]) -> Vec<Claim> {
    let claims = scope.game.record.claims.iter().enumerate();
    claims
        .filter_map(|(index, record)| claim(scope, record, index, readings))
        .collect()
}

fn claim(
    scope: &Scope<'_>,
    record: &ClaimRecord,
    index: usize,
    readings: &[Reading],
) -> Option<Claim> {
    let path = [Key("claims"), Index(index)];
    let cites = scope.cites(&record.cites, &[path[0], path[1], Key("cites")]);
    if record.cites.is_empty() {
        scope.report(
            scope
                .error_at_key(
                    "claim-of-nobody",
                    format!("the claim `{}` cites no statement", record.id),
                    &[path[0], path[1], Key("cites")],
                )
                .help("a claim is a statement of a note; cite it"),
        );
    }
    let check_path = [path[0], path[1], Key("check")];
    check_leads_somewhere(scope, &record.check, &check_path, readings).then(|| Claim {
        id: record.id.clone(),
        cites,
        text: record.text.clone(),
        verdict: record.verdict,
        check: record.check.clone(),
        note: record.note.clone(),
    })
}

fn check_leads_somewhere(
    scope: &Scope<'_>,
    check: &Check,
    path: &[Step<'_>; 3],
    readings: &[Reading],
) -> bool {
    let at = |key| [path[0], path[1], path[2], Key(key)];
    match check {
        Check::Example(id) => example_is_there(scope, id, &at("example")),
        Check::Counterexample(id) => example_is_there(scope, id, &at("counterexample")),
        Check::Examples(ids) => {
            if ids.len() < 2 {
                let message = format!("these are {} examples, not several", ids.len());
                let finding = scope.error_at_key("unfit-check", message, &at("examples"));
                scope.report(finding.help("name one example under `example`"));
                return false;
            }
            // Each that is missing is reported.
            let there: Vec<bool> = ids
                .iter()
                .enumerate()
                .map(|(index, id)| {
                    let place = [path[0], path[1], path[2], Key("examples"), Index(index)];
                    example_is_there(scope, id, &place)
                })
                .collect();
            !there.contains(&false)
        }
        Check::Proof(property) => {
            let is_fit = property.can_be_proven();
            if !is_fit {
                let finding = scope.error(
                    "unfit-check",
                    "no proof from the rules is known for this property".to_owned(),
                    &at("proof"),
                );
                scope.report(finding.help(
                    "`captures_even`, `board_never_empty`, `stuck_with_empty_row` and \
                     `totals_complete` can be proven so; for others use `every_game`",
                ));
            }
            is_fit
        }
        Check::EveryGame(random) | Check::SomeGame(random) => {
            let is_fit = (1..=MOST_GAMES).contains(&random.games);
            if !is_fit {
                let message = format!(
                    "a check plays 1 to {MOST_GAMES} games, not {}",
                    random.games
                );
                scope.report(scope.error("unfit-check", message, path));
            }
            is_fit
        }
        Check::EveryPosition(every) | Check::SomePosition(every) => {
            let is_fit = (1..=MOST_POSITIONS).contains(&every.at_most);
            if !is_fit {
                let message = format!(
                    "a check looks at 1 to {MOST_POSITIONS} positions, not {}",
                    every.at_most
                );
                scope.report(scope.error("unfit-check", message, path));
            }
            is_fit
        }
        Check::SameGame {
            reading,
            alternative,
            depth,
        } => {
            if !(1..=DEEPEST_CHECK).contains(depth) {
                let message = format!("a check compares 1 to {DEEPEST_CHECK} plies, not {depth}");
                scope.report(scope.error("unfit-check", message, path));
                return false;
            }
            let of = [path[0], path[1], path[2], Key("same_game")];
            let Some(known) = readings.iter().find(|known| known.id == *reading) else {
                let message = format!("the record has no reading `{reading}`");
                let place = [of[0], of[1], of[2], of[3], Key("reading")];
                scope.report(scope.error("unknown-reading", message, &place));
                return false;
            };
            let found = known.alternative(alternative).is_some();
            if !found {
                let message = format!("the reading `{reading}` has no alternative `{alternative}`");
                let place = [of[0], of[1], of[2], of[3], Key("alternative")];
                scope.report(scope.error("unknown-alternative", message, &place));
            }
            found
        }
    }
}

fn example_is_there(scope: &Scope<'_>, id: &str, place: &[Step<'_>]) -> bool {
    let examples = &scope.game.examples;
    let is_there = examples.iter().any(|example| example.id == *id);
    if !is_there {
        let message = format!("the game has no example `{id}`");
        let finding = scope.error("unknown-example", message, place);
        let ids = examples.iter().map(|example| example.id.as_str());
        scope.report(match nearest(id, ids) {
            Some(near) => finding.help(format!("is `{near}` meant?")),
            None => finding.help(format!("write examples/{id}.yaml")),
        });
    }
    is_there
}
