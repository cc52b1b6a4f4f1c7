//! Verifying: everything the archive says about play is run.
//!
//! Examples are played and compared with what was expected of them and with
//! their committed traces; claims are checked; alternatives to readings are run
//! to see where the game would go otherwise; and it is worked out which rules
//! and statements all this exercises.

mod claims;
mod coverage;
mod divergence;
mod examples;
mod exercise;
pub mod trace;

use engine::Rulebook;

pub use claims::ClaimRun;
pub use coverage::{Role, StatementCoverage, Totals};
pub use divergence::{Difference, Divergence, ExampleDivergence, Parting, Proof};
pub use examples::ExampleRun;
pub use exercise::Exercise;

use crate::{
    diagnostic::Diagnostic,
    link::archive::{Archive, Game},
    parse::note::StatementId,
};

/// What running a whole archive came to.
#[derive(Debug)]
pub struct Report {
    /// The games asked for, in the archive's order.
    pub games: Vec<GameReport>,
    /// What falls short.
    pub diagnostics: Vec<Diagnostic>,
}

/// What running one game's documentation came to.
#[derive(Debug)]
pub struct GameReport {
    /// The game.
    pub slug: String,
    /// Its rules, ready to be played.
    pub rulebook: Rulebook,
    /// Its examples, in the record's order.
    pub examples: Vec<ExampleRun>,
    /// Its claims, in the record's order.
    pub claims: Vec<ClaimRun>,
    /// What the alternatives to its readings change.
    pub divergences: Vec<Divergence>,
    /// What the examples exercise.
    pub exercise: Exercise,
    /// What becomes of every statement, in the order of the witnesses and their notes.
    pub coverage: Vec<StatementCoverage>,
}

impl Report {
    /// The report on the game of this slug.
    pub fn game(&self, slug: &str) -> Option<&GameReport> {
        self.games.iter().find(|game| game.slug == slug)
    }
}

impl GameReport {
    /// The run of the example of this id.
    pub fn example(&self, id: &str) -> Option<&ExampleRun> {
        self.examples.iter().find(|run| run.id == id)
    }

    /// The statements, counted.
    pub fn totals(&self) -> Totals {
        Totals::of(&self.coverage)
    }

    /// What becomes of this statement of this witness.
    pub fn statement(&self, siglum: &str, id: StatementId) -> Option<&StatementCoverage> {
        self.coverage
            .iter()
            .find(|one| one.siglum == siglum && one.statement == id)
    }
}

/// Runs what the archive says of the games that `is_asked_for`. An example in
/// whose file linking `found` an error counts as not verified.
pub fn verify(
    archive: &Archive,
    found: &[Diagnostic],
    is_asked_for: impl Fn(&Game) -> bool,
) -> Report {
    let mut diagnostics = Vec::new();
    let games = archive
        .games
        .iter()
        .filter(|game| is_asked_for(game))
        .map(|game| verify_game(game, found, &mut diagnostics))
        .collect();
    Report { games, diagnostics }
}

fn verify_game(game: &Game, found: &[Diagnostic], findings: &mut Vec<Diagnostic>) -> GameReport {
    let rulebook =
        Rulebook::new(game.rules.clone()).expect("linking refuses rules that cannot be played");
    let examples: Vec<ExampleRun> = game
        .examples
        .iter()
        .map(|example| {
            let mut run = examples::run(example, &rulebook, findings);
            run.is_verified &= !found
                .iter()
                .any(|one| one.is_error() && one.path.as_deref() == Some(example.source.path()));
            run
        })
        .collect();
    let claims: Vec<ClaimRun> = (0..game.claims.len())
        .map(|index| claims::run(game, index, &rulebook, &examples, findings))
        .collect();
    let exercise = exercise::check(game, &examples, findings);
    let coverage = coverage::check(game, &exercise, &claims, findings);
    GameReport {
        slug: game.slug.clone(),
        divergences: divergence::all(game, &rulebook),
        rulebook,
        examples,
        claims,
        exercise,
        coverage,
    }
}
