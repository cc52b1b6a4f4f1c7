//! Verifying: everything the archive says about play is run.
//!
//! Examples are played and compared with what was expected of them and with
//! their committed traces; claims are checked; alternatives to readings are run
//! to see where the game would go otherwise; and it is worked out which rules
//! and statements all this exercises.

mod arguments;
mod claims;
mod coverage;
mod divergence;
mod examples;
mod exercise;
mod figures;
mod memory;
mod pinning;
pub mod trace;

use std::hash::{Hash, Hasher};

use engine::{Reach, Rulebook};

pub use claims::{ClaimRun, Evidence};
pub use coverage::{Role, StatementCoverage, Totals};
pub use divergence::{Difference, Divergence, ExampleDivergence, Parting, Proof};
pub use examples::ExampleRun;
pub use exercise::Exercise;
pub use figures::FigureRun;
pub use memory::Memory;
pub use pinning::{Equivalent, Neighbour, Open, Pinning, in_text};

use crate::{
    diagnostic::Diagnostic,
    link::archive::{Archive, Game},
    parse::note::StatementId,
};

/// How much is searched, where a search could go on for ever.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Effort {
    /// How far a search through all lines of play goes.
    pub search: Reach,
    /// Random games played where no line was found.
    pub games: u32,
    /// Every position is visited where a board could hold so many or fewer.
    pub positions: u64,
}

impl Hash for Effort {
    fn hash<H: Hasher>(&self, state: &mut H) {
        let Effort {
            search: Reach {
                positions,
                if_enough,
            },
            games,
            positions: visited,
        } = self;
        (positions, if_enough, games, visited).hash(state);
    }
}

impl Effort {
    /// Enough for every day: a second for a handful of games.
    pub const QUICK: Effort = Effort {
        search: Reach {
            positions: 20_000,
            if_enough: 2_000_000,
        },
        games: 2_000,
        positions: 100_000,
    };
    /// As much as one likes to wait for: several times as long.
    pub const DEEP: Effort = Effort {
        search: Reach {
            positions: 200_000,
            if_enough: 5_000_000,
        },
        games: 20_000,
        positions: 100_000_000,
    };
}

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
    /// What was counted for the figures of its readings.
    pub figures: Vec<FigureRun>,
    /// What the alternatives to its readings change.
    pub divergences: Vec<Divergence>,
    /// What the examples exercise.
    pub exercise: Exercise,
    /// How the examples tell the game from its neighbours.
    pub pinning: Pinning,
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

/// Runs what the archive says of the games that `is_asked_for`, with
/// [`Effort::QUICK`]. An example in whose file linking `found` an error counts
/// as not verified.
pub fn verify(
    archive: &Archive,
    found: &[Diagnostic],
    is_asked_for: impl Fn(&Game) -> bool,
) -> Report {
    verify_with(archive, found, is_asked_for, Effort::QUICK)
}

/// As [`verify`], with more effort or less.
pub fn verify_with(
    archive: &Archive,
    found: &[Diagnostic],
    is_asked_for: impl Fn(&Game) -> bool,
    effort: Effort,
) -> Report {
    let mut diagnostics = Vec::new();
    let mut memory = Memory::default();
    let games = archive
        .games
        .iter()
        .filter(|game| is_asked_for(game))
        .map(|game| verify_game(game, found, effort, &mut memory, &mut diagnostics))
        .collect();
    Report { games, diagnostics }
}

/// As [`verify`] of all games, without searching again for what is in `memory`;
/// the report is the same.
pub fn verify_again(archive: &Archive, found: &[Diagnostic], memory: &mut Memory) -> Report {
    let mut diagnostics = Vec::new();
    let games = archive
        .games
        .iter()
        .map(|game| verify_game(game, found, Effort::QUICK, memory, &mut diagnostics))
        .collect();
    memory.end();
    Report { games, diagnostics }
}

fn verify_game(
    game: &Game,
    found: &[Diagnostic],
    effort: Effort,
    memory: &mut Memory,
    findings: &mut Vec<Diagnostic>,
) -> GameReport {
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
    let exercise = exercise::check(game, &examples, findings);
    let claims: Vec<ClaimRun> = (0..game.claims.len())
        .map(|index| claims::run(game, index, &examples, memory, findings))
        .collect();
    let divergences = divergence::all(game, effort, memory);
    let figures = figures::all(game, memory, findings);
    let pinning = pinning::check(game, &examples, &exercise, effort, memory, findings);
    memory.end_game();
    let coverage = coverage::check(game, &exercise, &claims, findings);
    GameReport {
        slug: game.slug.clone(),
        divergences,
        pinning,
        figures,
        rulebook,
        examples,
        claims,
        exercise,
        coverage,
    }
}
