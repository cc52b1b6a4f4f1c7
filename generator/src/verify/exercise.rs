//! Whether the examples exercise the rules: worked out from the axes that fire
//! in what they run and in the refusals they document, never from what anyone
//! says of them.
//!
//! Codes: `rule-not-exercised`, `statement-not-exercised`.

use engine::{Axes, Axis, Move};

use crate::{
    diagnostic::Diagnostic,
    link::{
        archive::{Example, Game},
        coverage::{Citer, is_normative},
    },
    parse::{example::ExpectationKind, note::StatementId, record::Status},
    verify::{claims::ClaimRun, examples::ExampleRun},
    yaml::{self, Step},
};

/// How much of a game's documentation is taken up and borne out.
#[derive(Debug, Default)]
pub struct Exercise {
    /// The axes that fire, and in which examples.
    pub fired: Vec<(Axis, Vec<String>)>,
    /// Statements of all witnesses.
    pub statements: usize,
    /// Those of them that say how the game is played.
    pub normative: usize,
    /// Normative statements that a rule, reading, emendation or claim takes up.
    pub taken_up: usize,
    /// Normative statements that no run can bear out, with a reason.
    pub not_executable: usize,
    /// Normative statements whose rule fires in an example or whose claim was checked.
    pub exercised: usize,
}

/// Works out what the examples exercise and reports what they leave out.
pub(super) fn check(
    game: &Game,
    runs: &[ExampleRun],
    claims: &[ClaimRun],
    findings: &mut Vec<Diagnostic>,
) -> Exercise {
    let fired: Vec<(Axis, Vec<String>)> = Axis::ALL
        .iter()
        .map(|&axis| {
            let ids = game
                .examples
                .iter()
                .zip(runs)
                .filter(|(example, run)| fired_in(example, run).contains(axis))
                .map(|(example, _)| example.id.clone())
                .collect();
            (axis, ids)
        })
        .collect();
    let fires = |axis: Axis| {
        fired
            .iter()
            .any(|(own, examples)| *own == axis && !examples.is_empty())
    };

    for rule in &game.rule_records {
        let axis = rule.setting.axis();
        if rule.status != Status::NotApplicable && !fires(axis) {
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

    let mut exercise = Exercise::default();
    for witness in &game.witnesses {
        for statement in &witness.note.statements {
            exercise.statements += 1;
            if !is_normative(statement.id.section) {
                continue;
            }
            exercise.normative += 1;
            let citers: Vec<&Citer> = game
                .coverage
                .of(&witness.siglum, statement.id)
                .iter()
                .map(|citation| &citation.citer)
                .collect();
            exercise.taken_up += usize::from(citers.iter().any(|citer| citer.takes_up_play()));
            if citers.contains(&&Citer::NotExecutable) {
                exercise.not_executable += 1;
            } else if citers
                .iter()
                .any(|citer| is_borne_out(game, citer, claims, &fires))
            {
                exercise.exercised += 1;
            } else {
                findings.push(loose_statement(witness, statement.id));
            }
        }
    }
    exercise.fired = fired;
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

fn is_borne_out(
    game: &Game,
    citer: &Citer,
    claims: &[ClaimRun],
    fires: &impl Fn(Axis) -> bool,
) -> bool {
    match citer {
        Citer::Rule(axis) => fires(*axis),
        Citer::Reading(id) => game
            .reading(id)
            .is_some_and(|reading| reading.axes.iter().any(|axis| fires(*axis))),
        Citer::Claim(id) => claims.iter().any(|claim| claim.id == *id && claim.holds),
        _ => false,
    }
}

fn loose_statement(witness: &crate::link::archive::Witness, id: StatementId) -> Diagnostic {
    let finding = Diagnostic::error(
        "statement-not-exercised",
        format!(
            "no example and no claim bears out `{}:{id}`",
            witness.siglum
        ),
    )
    .help("let an example exercise a rule that cites it, or a claim check it");
    match witness.note.statement(id) {
        Some(statement) => finding.at(&witness.source, statement.span.clone()),
        None => finding.in_file(witness.source.path()),
    }
}
