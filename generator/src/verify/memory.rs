//! What searching came to before, kept so that what did not change need not be
//! searched again.
//!
//! Nearly all the time of verifying goes into claims, alternatives and
//! neighbouring rules. What comes of them hangs on how a game is played and on what
//! its examples and claims ask of it, not on any text; so a [`Question`] is put
//! together of that and nothing else, and the answer to one that was asked before
//! is taken from memory. Only answers in which nothing falls short are kept: a
//! finding has a place in a file, and places move.
//!
//! Left out: everything else about a game, which is verified each time.

use std::collections::BTreeMap;

use engine::{Rules, Setting};

use super::{ClaimRun, Divergence, Effort, ExampleRun, FigureRun, Pinning};
use crate::{
    link::archive::{Cite, Game, Reason},
    parse::{
        example::{ExpectationKind, From},
        note::StatementId,
        record::{Check, Figure, Verdict},
    },
};

/// What was found out about games; empty to begin with.
#[derive(Debug, Default)]
pub struct Memory {
    /// By the game's slug: the last question asked, and what came of it.
    games: BTreeMap<String, (Question, Found)>,
}

/// What comes of searching.
#[derive(Clone, Debug)]
pub(super) struct Found {
    pub(super) claims: Vec<ClaimRun>,
    pub(super) divergences: Vec<Divergence>,
    pub(super) figures: Vec<FigureRun>,
    pub(super) pinning: Pinning,
}

/// All that searching looks at.
#[derive(Debug, PartialEq)]
pub(super) struct Question {
    effort: Effort,
    rules: Rules,
    examples: Vec<Example>,
    /// Readings with their alternatives and what is counted for them.
    readings: Vec<(String, Vec<Alternative>, Vec<Figure>)>,
    claims: Vec<Claim>,
}

/// An alternative's id, and what it changes.
type Alternative = (String, Vec<Setting>);

#[derive(Debug, PartialEq)]
struct Example {
    id: String,
    is_verified: bool,
    from: From,
    moves: Vec<String>,
    expect: Vec<(usize, ExpectationKind, Vec<Vec<StatementId>>)>,
}

#[derive(Debug, PartialEq)]
struct Claim {
    id: String,
    cites: Vec<Vec<StatementId>>,
    verdict: Verdict,
    check: Check,
}

impl Question {
    /// What searching asks about a game whose examples ran so.
    pub(super) fn about(game: &Game, runs: &[ExampleRun], effort: Effort) -> Question {
        let statements = |cite: &Cite| cite.statements.clone();
        Question {
            effort,
            rules: game.rules.clone(),
            examples: game
                .examples
                .iter()
                .zip(runs)
                .map(|(example, run)| Example {
                    id: example.id.clone(),
                    is_verified: run.is_verified,
                    from: example.record.from.clone(),
                    moves: example.record.moves.clone(),
                    expect: example
                        .record
                        .expect
                        .iter()
                        .map(|one| {
                            let because = one.because.iter().filter_map(|reason| match reason {
                                Reason::Cite(cite) => Some(statements(cite)),
                                Reason::Reading(_) => None,
                            });
                            (one.at, one.kind.clone(), because.collect())
                        })
                        .collect(),
                })
                .collect(),
            readings: game
                .readings
                .iter()
                .map(|reading| {
                    let alternatives = reading.alternatives.iter();
                    let changes = alternatives.map(|one| (one.id.clone(), one.change.clone()));
                    (
                        reading.id.clone(),
                        changes.collect(),
                        reading.figures.clone(),
                    )
                })
                .collect(),
            claims: game
                .claims
                .iter()
                .map(|claim| Claim {
                    id: claim.id.clone(),
                    cites: claim.cites.iter().map(statements).collect(),
                    verdict: claim.verdict,
                    check: claim.check.clone(),
                })
                .collect(),
        }
    }
}

impl Memory {
    /// What came of this question about this game, if it was the last one.
    pub(super) fn recall(&self, slug: &str, question: &Question) -> Option<&Found> {
        let (asked, found) = self.games.get(slug)?;
        (asked == question).then_some(found)
    }

    /// Keeps what came of a question, if nothing falls short in it.
    pub(super) fn keep(&mut self, slug: &str, question: Question, found: &Found) {
        let figures_fit = || found.figures.iter().all(|run| run.figure.fits(run.count));
        let claims_hold = || found.claims.iter().all(|claim| claim.holds);
        if claims_hold() && figures_fit() && found.pinning.open.is_empty() {
            self.games
                .insert(slug.to_owned(), (question, found.clone()));
        }
    }
}
