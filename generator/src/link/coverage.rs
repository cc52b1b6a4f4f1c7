//! Coverage: who cites which statement.
//!
//! Every statement of the normative sections (board, play, capture, end) is
//! cited by a rule, a reading, an emendation or a claim, or stands under
//! `not_executable` with a reason. What a rule, reading or claim cites is not
//! listed there as well. Every other statement is cited by something too: a
//! gloss and an example only speak of what others took up, and do not count.
//!
//! Codes: `uncited-statement`, `cited-and-listed`.

use std::collections::BTreeMap;
use std::fmt;

use engine::Axis;

use crate::diagnostic::Diagnostic;
use crate::link::archive::{Cite, Game, Reason, Witness};
use crate::parse::note::{Section, Statement, StatementId};
use crate::source::Source;

/// Who cites which statement of which witness.
#[derive(Clone, Debug, Default)]
pub struct Coverage {
    by_statement: BTreeMap<(String, StatementId), Vec<Citation>>,
}

/// One cite of a statement.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Citation {
    /// Who cites it.
    pub citer: Citer,
    /// Where.
    pub cite: Cite,
}

/// Who cites a statement.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Citer {
    /// A rule, by its axis.
    Rule(Axis),
    /// A reading, by its id.
    Reading(String),
    /// An emendation.
    Emendation(String),
    /// A claim.
    Claim(String),
    /// A variant between witnesses.
    Variant(String),
    /// A remark.
    Remark(String),
    /// The list of what cannot be run.
    NotExecutable,
    /// An expectation of an example.
    Example(String),
    /// A gloss.
    Gloss,
    /// A name of the game.
    Name(String),
    /// The documentation.
    Documentation,
    /// A place.
    Place(String),
    /// The chain of provenance.
    Provenance,
}

impl Citer {
    /// Whether what the statement says about play is taken up here.
    pub fn takes_up_play(&self) -> bool {
        matches!(
            self,
            Citer::Rule(_) | Citer::Reading(_) | Citer::Emendation(_) | Citer::Claim(_)
        )
    }

    /// Whether a statement cited here plays a part in the edition. A gloss and
    /// an example only speak of what others took up.
    pub fn gives_a_part(&self) -> bool {
        !matches!(self, Citer::Gloss | Citer::Example(_))
    }

    fn is_emendation(&self) -> bool {
        matches!(self, Citer::Emendation(_))
    }
}

impl fmt::Display for Citer {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Citer::Rule(axis) => write!(formatter, "the rule `{axis}`"),
            Citer::Reading(id) => write!(formatter, "the reading `{id}`"),
            Citer::Emendation(id) => write!(formatter, "the emendation `{id}`"),
            Citer::Claim(id) => write!(formatter, "the claim `{id}`"),
            Citer::Variant(id) => write!(formatter, "the variant `{id}`"),
            Citer::Remark(id) => write!(formatter, "the remark `{id}`"),
            Citer::NotExecutable => formatter.write_str("`not_executable`"),
            Citer::Example(id) => write!(formatter, "the example `{id}`"),
            Citer::Gloss => formatter.write_str("a gloss"),
            Citer::Name(name) => write!(formatter, "the name {name}"),
            Citer::Documentation => formatter.write_str("the documentation"),
            Citer::Place(id) => write!(formatter, "the place `{id}`"),
            Citer::Provenance => formatter.write_str("the provenance"),
        }
    }
}

impl Coverage {
    /// Who cites this statement of this witness, in the order of the record.
    pub fn of(&self, siglum: &str, statement: StatementId) -> &[Citation] {
        self.by_statement
            .get(&(siglum.to_owned(), statement))
            .map_or(&[], Vec::as_slice)
    }

    /// Works out who cites what.
    pub(super) fn new(game: &Game) -> Coverage {
        let mut coverage = Coverage::default();
        for (citer, cite) in citations(game) {
            for witness in &game.witnesses {
                for statement in &cite.statements {
                    if cite.covers(&witness.siglum, statement) {
                        coverage
                            .by_statement
                            .entry((witness.siglum.clone(), *statement))
                            .or_default()
                            .push(Citation {
                                citer: citer.clone(),
                                cite: cite.clone(),
                            });
                    }
                }
            }
        }
        coverage
    }
}

/// Every cite of a game with who makes it.
fn citations(game: &Game) -> Vec<(Citer, &Cite)> {
    let mut all = Vec::new();
    for rule in &game.rule_records {
        add(&mut all, Citer::Rule(rule.setting.axis()), rule.cites());
    }
    for reading in &game.readings {
        add(
            &mut all,
            Citer::Reading(reading.id.clone()),
            reading.cites.iter(),
        );
    }
    for emendation in &game.emendations {
        let citer = Citer::Emendation(emendation.id.clone());
        add(&mut all, citer, emendation.cites.iter());
    }
    for claim in &game.claims {
        add(&mut all, Citer::Claim(claim.id.clone()), claim.cites.iter());
    }
    for variant in &game.variants {
        let citer = Citer::Variant(variant.id.clone());
        add(&mut all, citer, std::iter::once(&variant.statement));
    }
    for remark in &game.remarks {
        add(
            &mut all,
            Citer::Remark(remark.id.clone()),
            remark.cites.iter(),
        );
    }
    for entry in &game.not_executable {
        add(
            &mut all,
            Citer::NotExecutable,
            std::iter::once(&entry.statement),
        );
    }
    for example in &game.examples {
        let reasons = example.record.expect.iter().flat_map(|one| &one.because);
        let cites = reasons.filter_map(|reason| match reason {
            Reason::Cite(cite) => Some(cite),
            Reason::Reading(_) => None,
        });
        add(&mut all, Citer::Example(example.id.clone()), cites);
    }
    for (cite, _) in &game.glosses {
        add(&mut all, Citer::Gloss, std::iter::once(cite));
    }
    for name in &game.names {
        add(&mut all, Citer::Name(name.text.clone()), name.cites.iter());
    }
    for part in &game.documentation {
        let cites = part.sources().into_iter().flat_map(|(cites, _)| cites);
        add(&mut all, Citer::Documentation, cites);
    }
    let dates = game.dates.sources().into_iter();
    add(
        &mut all,
        Citer::Documentation,
        dates.flat_map(|(cites, _)| cites),
    );
    add(&mut all, Citer::Documentation, game.notices.cites.iter());
    for place in &game.places {
        let cites = place.sources().into_iter().flat_map(|(cites, _)| cites);
        add(&mut all, Citer::Place(place.id.clone()), cites);
    }
    for link in &game.provenance {
        let cites = link.sources().into_iter().flat_map(|(cites, _)| cites);
        add(&mut all, Citer::Provenance, cites);
    }
    all
}

fn add<'g>(all: &mut Vec<(Citer, &'g Cite)>, citer: Citer, cites: impl Iterator<Item = &'g Cite>) {
    all.extend(cites.map(|cite| (citer.clone(), cite)));
}

/// Whether statements of this section say how the game is played.
pub fn is_normative(section: Section) -> bool {
    matches!(
        section,
        Section::Board | Section::Play | Section::Capture | Section::End
    )
}

/// The statements nobody takes up, and those both taken up and given up.
pub(super) fn check(game: &Game, findings: &mut Vec<Diagnostic>) {
    for witness in &game.witnesses {
        for statement in &witness.note.statements {
            let citations = game.coverage.of(&witness.siglum, statement.id);
            let taken_up = citations.iter().find(|one| one.citer.takes_up_play());
            let given_up = citations
                .iter()
                .find(|one| one.citer == Citer::NotExecutable);
            // A statement may be corrected and still be nothing to play.
            let played = citations
                .iter()
                .find(|one| one.citer.takes_up_play() && !one.citer.is_emendation());
            if let (Some(played), Some(given_up)) = (played, given_up) {
                let finding = both(&game.source, played, given_up);
                // Of several witnesses it is still one entry of the list.
                if !findings.contains(&finding) {
                    findings.push(finding);
                }
            }
            let is_loose = match is_normative(statement.id.section) {
                true => taken_up.is_none() && given_up.is_none(),
                false => !citations.iter().any(|one| one.citer.gives_a_part()),
            };
            if is_loose {
                findings.push(loose(game, witness, statement));
            }
        }
    }
}

fn loose(game: &Game, witness: &Witness, statement: &Statement) -> Diagnostic {
    let id = statement.id;
    let record = game.source.path();
    let help = match is_normative(id.section) {
        true => format!(
            "cite `{id}` in a rule, reading, emendation or claim of {record}, or list it under `not_executable` with the reason"
        ),
        false => format!(
            "cite `{id}` where {record} leans on it (names, documentation, places, provenance, rules), say in a remark what it is worth, or list it under `not_executable` with the reason"
        ),
    };
    Diagnostic::error(
        "uncited-statement",
        format!("nothing takes up the statement `{}:{id}`", witness.siglum),
    )
    .at(&witness.source, statement.span.clone())
    .help(help)
}

fn both(source: &Source, taken_up: &Citation, given_up: &Citation) -> Diagnostic {
    Diagnostic::error(
        "cited-and-listed",
        format!(
            "`{}` stands under `not_executable`, but {} cites it",
            given_up.cite, taken_up.citer
        ),
    )
    .at(source, given_up.cite.span.clone())
    .note_at("cited here", source, taken_up.cite.span.clone())
    .help("what running bears out is not `not_executable`; take one of the two out")
}
