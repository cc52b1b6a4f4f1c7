//! Which axes of the rules the examples exercise: worked out from what fires in
//! what they run and in the refusals they document, never from what anyone says
//! of them.
//!
//! Left out: what that means for the statements, which is `coverage`'s.
//!
//! Codes: `rule-not-exercised`.

use engine::{Axes, Axis, Move};

use crate::{
    diagnostic::Diagnostic,
    link::archive::{Example, Game},
    parse::example::ExpectationKind,
    verify::examples::ExampleRun,
    yaml::{self, Step},
};

/// The axes that fire in the examples that hold.
#[derive(Debug, Default)]
pub struct Exercise {
    fired: Vec<(String, Axes)>,
}

impl Exercise {
    /// The examples in which one of these axes fires, by id, in the record's order.
    pub fn examples_of<'e>(&'e self, axes: &[Axis]) -> Vec<&'e str> {
        self.fired
            .iter()
            .filter(|(_, fired)| axes.iter().any(|axis| fired.contains(*axis)))
            .map(|(example, _)| example.as_str())
            .collect()
    }
}

/// Works out what the examples exercise and reports the rules they leave out.
pub(super) fn check(game: &Game, runs: &[ExampleRun], findings: &mut Vec<Diagnostic>) -> Exercise {
    let fired = game
        .examples
        .iter()
        .zip(runs)
        .map(|(example, run)| (example.id.clone(), fired_in(example, run)))
        .collect();
    let exercise = Exercise { fired };
    for rule in &game.rule_records {
        let axis = rule.setting.axis();
        if rule.basis.applies() && exercise.examples_of(&[axis]).is_empty() {
            let path = [Step::Key("rules"), Step::Key(axis.name())];
            findings.push(
                Diagnostic::error(
                    "rule-not-exercised",
                    format!("no example of `{}` exercises the rule `{axis}`", game.slug),
                )
                .at(&game.source, yaml::locate(&game.source, &path))
                .help("add an example in which it makes a difference, a refusal included"),
            );
        }
    }
    exercise
}

/// The axes that fire in an example that holds.
fn fired_in(example: &Example, run: &ExampleRun) -> Axes {
    let Some(line) = run.line.as_ref().filter(|_| run.is_verified) else {
        return Axes::default();
    };
    let played = line.events().flat_map(|event| event.axes.iter());
    let documented = example.record.expect.iter().filter_map(|expectation| {
        let ExpectationKind::Refused { refused, .. } = &expectation.kind else {
            return None;
        };
        let standing = line.standing(expectation.at)?;
        let refusal = standing
            .refused
            .iter()
            .find(|(pit, _)| refused.parse() == Ok(Move::Sow(*pit)))?;
        Some(refusal.1.axes())
    });
    played.chain(documented.flat_map(Axes::iter)).collect()
}
