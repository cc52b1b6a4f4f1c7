//! Coverage: for every statement of every witness what takes it up, which
//! examples rest on it and exercise it, and the part it plays in the edition.
//!
//! Everything is counted from who cites what and from what runs; nothing is
//! asserted. Left out: statements that nobody takes up at all, which linking
//! refuses.
//!
//! Codes: `statement-not-exercised`.

use engine::Axis;
use schemars::JsonSchema;
use serde::Serialize;

use crate::{
    diagnostic::Diagnostic,
    link::{
        archive::{Game, Witness},
        coverage::{Citer, is_normative},
    },
    parse::note::{Form, Statement, StatementId},
    verify::{claims::ClaimRun, exercise::Exercise},
};

/// What becomes of one statement of one witness.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StatementCoverage {
    /// The witness.
    pub siglum: String,
    /// The statement.
    pub statement: StatementId,
    /// Whether it is a bullet of the note.
    pub is_bullet: bool,
    /// Whether it says how the game is played: board, play, capture or end.
    pub is_normative: bool,
    /// Its line in the note, from 1.
    pub line: usize,
    /// Its column there in characters, from 1.
    pub column: usize,
    /// The rules that cite it, by their axes.
    pub rules: Vec<Axis>,
    /// The readings that cite it, by id; so below.
    pub readings: Vec<String>,
    /// The emendations of it.
    pub emendations: Vec<String>,
    /// The claims that it makes.
    pub claims: Vec<String>,
    /// The variants between witnesses.
    pub variants: Vec<String>,
    /// The remarks on it.
    pub remarks: Vec<String>,
    /// The examples with an expectation that cites it.
    pub expected_in: Vec<String>,
    /// The examples in which an axis fires of a rule or reading that cites it.
    pub exercised_in: Vec<String>,
    /// Whether it stands under `not_executable`.
    pub is_not_executable: bool,
    /// Whether running bears it out: an example exercises it, or a claim that
    /// it makes was put to the test.
    pub is_borne_out: bool,
    /// The part it plays; none if nothing takes it up.
    pub role: Option<Role>,
}

/// The part a statement plays in the edition: of several the first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[schemars(rename = "StatementRole")]
pub enum Role {
    /// A rule rests on it.
    Rule,
    /// A reading reads it.
    Reading,
    /// It makes a claim that is put to the test.
    Claim,
    /// A name, a place, a person, a date or a link of the provenance rests on it.
    Documentation,
    /// It says nothing that can be run, and why.
    NotExecutable,
    /// Something else is said of it.
    Remark,
    /// A fault of it is corrected.
    Emendation,
    /// The witnesses differ in it.
    Variant,
}

impl Role {
    /// All of them, the first to count first.
    pub const ALL: [Role; 8] = [
        Role::Rule,
        Role::Reading,
        Role::Claim,
        Role::Documentation,
        Role::NotExecutable,
        Role::Remark,
        Role::Emendation,
        Role::Variant,
    ];

    /// Its name, as in `not_executable`.
    pub fn name(self) -> &'static str {
        match self {
            Role::Rule => "rule",
            Role::Reading => "reading",
            Role::Claim => "claim",
            Role::Emendation => "emendation",
            Role::NotExecutable => "not_executable",
            Role::Documentation => "documentation",
            Role::Remark => "remark",
            Role::Variant => "variant",
        }
    }

    /// The part a statement plays for whoever cites it; an example and a gloss
    /// speak of what others took up.
    fn of(citer: &Citer) -> Option<Role> {
        match citer {
            Citer::Rule(_) => Some(Role::Rule),
            Citer::Reading(_) => Some(Role::Reading),
            Citer::Claim(_) => Some(Role::Claim),
            Citer::Emendation(_) => Some(Role::Emendation),
            Citer::NotExecutable => Some(Role::NotExecutable),
            Citer::Documentation | Citer::Place(_) | Citer::Name(_) | Citer::Provenance => {
                Some(Role::Documentation)
            }
            Citer::Remark(_) => Some(Role::Remark),
            Citer::Variant(_) => Some(Role::Variant),
            Citer::Example(_) | Citer::Gloss => None,
        }
    }
}

/// The statements of a game, counted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Totals {
    /// Statements of all witnesses.
    pub statements: usize,
    /// Those of them that are bullets.
    pub bullets: usize,
    /// Those that play a part.
    pub with_role: usize,
    /// Bullets that play a part.
    pub bullets_with_role: usize,
    /// Those that say how the game is played.
    pub normative: usize,
    /// Normative ones that a rule, reading, emendation or claim takes up.
    pub taken_up: usize,
    /// Normative ones that no run can bear out, with a reason.
    pub not_executable: usize,
    /// The other normative ones that running bears out.
    pub exercised: usize,
}

impl Totals {
    /// Counts statements.
    pub fn of<'s>(statements: impl IntoIterator<Item = &'s StatementCoverage>) -> Totals {
        let mut totals = Totals::default();
        for one in statements {
            totals.statements += 1;
            totals.bullets += usize::from(one.is_bullet);
            totals.with_role += usize::from(one.role.is_some());
            totals.bullets_with_role += usize::from(one.is_bullet && one.role.is_some());
            if one.is_normative {
                totals.normative += 1;
                totals.taken_up += usize::from(one.is_taken_up());
                totals.not_executable += usize::from(one.is_not_executable);
                totals.exercised += usize::from(one.is_borne_out && !one.is_not_executable);
            }
        }
        totals
    }
}

impl StatementCoverage {
    /// Whether what it says about play is taken up.
    pub fn is_taken_up(&self) -> bool {
        !(self.rules.is_empty()
            && self.readings.is_empty()
            && self.emendations.is_empty()
            && self.claims.is_empty())
    }

    fn of(
        game: &Game,
        witness: &Witness,
        statement: &Statement,
        exercise: &Exercise,
        claims: &[ClaimRun],
    ) -> StatementCoverage {
        let mut one = StatementCoverage {
            siglum: witness.siglum.clone(),
            statement: statement.id,
            is_bullet: statement.form == Form::Bullet,
            is_normative: is_normative(statement.id.section),
            line: statement.line,
            column: statement.column,
            rules: Vec::new(),
            readings: Vec::new(),
            emendations: Vec::new(),
            claims: Vec::new(),
            variants: Vec::new(),
            remarks: Vec::new(),
            expected_in: Vec::new(),
            exercised_in: Vec::new(),
            is_not_executable: false,
            is_borne_out: false,
            role: None,
        };
        let mut axes = Vec::new();
        for citation in game.coverage.of(&witness.siglum, statement.id) {
            one.role = [one.role, Role::of(&citation.citer)]
                .into_iter()
                .flatten()
                .min();
            match &citation.citer {
                Citer::Rule(axis) => {
                    add(&mut one.rules, *axis);
                    add(&mut axes, *axis);
                }
                Citer::Reading(id) => {
                    add(&mut one.readings, id.clone());
                    let reading = game.reading(id);
                    axes.extend(reading.into_iter().flat_map(|reading| &reading.axes));
                }
                Citer::Emendation(id) => add(&mut one.emendations, id.clone()),
                Citer::Claim(id) => {
                    add(&mut one.claims, id.clone());
                    one.is_borne_out |= claims.iter().any(|run| run.id == *id && run.holds);
                }
                Citer::Variant(id) => add(&mut one.variants, id.clone()),
                Citer::Remark(id) => add(&mut one.remarks, id.clone()),
                Citer::NotExecutable => one.is_not_executable = true,
                Citer::Example(id) => add(&mut one.expected_in, id.clone()),
                Citer::Gloss
                | Citer::Name(_)
                | Citer::Documentation
                | Citer::Place(_)
                | Citer::Provenance => {}
            }
        }
        let exercised = exercise.examples_of(&axes);
        one.is_borne_out |= !exercised.is_empty();
        one.exercised_in = exercised.into_iter().map(str::to_owned).collect();
        one
    }
}

/// Adds what is not there yet: a statement may be cited twice by one.
fn add<T: PartialEq>(list: &mut Vec<T>, item: T) {
    if !list.contains(&item) {
        list.push(item);
    }
}

/// Works out what becomes of every statement, in the order of the witnesses and
/// of their notes, and reports the normative ones that nothing bears out.
pub(super) fn check(
    game: &Game,
    exercise: &Exercise,
    claims: &[ClaimRun],
    findings: &mut Vec<Diagnostic>,
) -> Vec<StatementCoverage> {
    let mut all = Vec::new();
    for witness in &game.witnesses {
        for statement in &witness.note.statements {
            let one = StatementCoverage::of(game, witness, statement, exercise, claims);
            if one.is_normative && !one.is_not_executable && !one.is_borne_out {
                findings.push(not_exercised(witness, statement));
            }
            all.push(one);
        }
    }
    all
}

fn not_exercised(witness: &Witness, statement: &Statement) -> Diagnostic {
    Diagnostic::error(
        "statement-not-exercised",
        format!(
            "no example and no claim bears out `{}:{}`",
            witness.siglum, statement.id
        ),
    )
    .at(&witness.source, statement.span.clone())
    .help("let an example exercise a rule that cites it, or a claim check it")
}
