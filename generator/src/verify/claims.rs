//! Claims are put to the test by running, and their verdict follows from what
//! running shows; a record that says otherwise is wrong.
//!
//! Codes: `claim-fails`.

use std::ops::ControlFlow;

use engine::{
    Cause, Game as Play, Move, Outcome, Position, Rulebook, Rules, Turn, Unobserved, random_moves,
    visit_every_position,
};
use serde::Serialize;

use crate::{
    diagnostic::Diagnostic,
    link::archive::{Claim, Game, Reason},
    parse::record::{Check, EveryPosition, Property, RandomGames, Verdict},
    verify::{
        Effort, arguments,
        divergence::{Parting, Proof, ToDepth},
        examples::ExampleRun,
        memory::{Answers, Bench, Memory, Question},
    },
    yaml::{self, Step},
};

/// What checking a claim came to.
#[derive(Clone, Debug)]
pub struct ClaimRun {
    /// The claim's id.
    pub id: String,
    /// The verdict recorded.
    pub verdict: Verdict,
    /// Whether running gives that verdict.
    pub holds: bool,
    /// By what running gives a verdict; `None` if it gives none.
    pub evidence: Option<Evidence>,
}

/// By what a claim was put to the test.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Evidence {
    /// An example that is verified.
    Example(String),
    /// Several of them.
    Examples(Vec<String>),
    /// Random games.
    Games {
        /// How many.
        games: u32,
        /// The first one's seed of chance; each has the seed after the one before.
        seed: u64,
    },
    /// Every position that can be reached: how many there are.
    Positions(u64),
    /// Every line of so many plies from the start.
    Lines {
        /// Plies.
        depth: u32,
    },
    /// A proof that two games are the same.
    Proof(Proof),
    /// A proof from the rules, whatever is played.
    Rules {
        /// What they leave no way around.
        property: Property,
    },
}

/// What running makes of a claim, in words, and by what; or why it shows nothing.
type Shown = Result<(Verdict, String, Evidence), String>;

/// Checks one claim.
pub(super) fn run(
    game: &Game,
    index: usize,
    examples: &[ExampleRun],
    memory: &mut Memory,
    findings: &mut Vec<Diagnostic>,
) -> ClaimRun {
    let claim = &game.claims[index];
    let shown = show(game, claim, examples, memory);
    let evidence = shown.as_ref().ok().map(|(_, _, evidence)| evidence.clone());
    let (key, message) = match shown {
        Ok((verdict, ..)) if verdict == claim.verdict => {
            return ClaimRun {
                id: claim.id.clone(),
                verdict,
                holds: true,
                evidence,
            };
        }
        Ok((verdict, shown, _)) => (
            "verdict",
            format!(
                "the claim `{}` is recorded as {}, but running shows it {}: {shown}",
                claim.id,
                claim.verdict.name(),
                verdict.name()
            ),
        ),
        Err(reason) => (
            "check",
            format!("the claim `{}` is not put to the test: {reason}", claim.id),
        ),
    };
    let path = [Step::Key("claims"), Step::Index(index), Step::Key(key)];
    findings.push(
        Diagnostic::error("claim-fails", message)
            .at(&game.source, yaml::locate(&game.source, &path))
            .help("mend the claim, its check or its verdict, or the rules"),
    );
    ClaimRun {
        id: claim.id.clone(),
        verdict: claim.verdict,
        holds: false,
        evidence,
    }
}

fn show(game: &Game, claim: &Claim, examples: &[ExampleRun], memory: &mut Memory) -> Shown {
    match &claim.check {
        Check::Example(id) => by_example(game, claim, examples, id, Verdict::Confirmed),
        Check::Examples(ids) => {
            for id in ids {
                by_example(game, claim, examples, id, Verdict::Confirmed)?;
            }
            Ok((
                Verdict::Confirmed,
                format!("by the examples `{}`", ids.join("`, `")),
                Evidence::Examples(ids.clone()),
            ))
        }
        Check::Counterexample(id) => by_example(game, claim, examples, id, Verdict::Refuted),
        Check::Proof(property) => match arguments::is_proven(&game.rules, *property) {
            true => Ok((
                Verdict::Confirmed,
                "the rules leave no other way".to_owned(),
                Evidence::Rules {
                    property: *property,
                },
            )),
            false => Err("the rules alone do not show it".to_owned()),
        },
        Check::EveryGame(random) => Ok(match find_game(game, random, false, memory) {
            None => (
                Verdict::Confirmed,
                format!("so it is in all {} random games", random.games),
                of_games(random),
            ),
            Some(seed) => (
                Verdict::Refuted,
                told(&game.rules, seed, "not so"),
                of_games(random),
            ),
        }),
        Check::SomeGame(random) => Ok(match find_game(game, random, true, memory) {
            None => (
                Verdict::Refuted,
                format!("so it is in none of {} random games", random.games),
                of_games(random),
            ),
            Some(seed) => (
                Verdict::Confirmed,
                told(&game.rules, seed, "so"),
                of_games(random),
            ),
        }),
        Check::EveryPosition(every) => {
            let (positions, found) = find_position(game, every, false, memory)?;
            let (verdict, shown) = match found {
                None => (
                    Verdict::Confirmed,
                    format!("so it is in all {positions} positions"),
                ),
                Some(position) => (Verdict::Refuted, format!("not so in `{position}`")),
            };
            Ok((verdict, shown, Evidence::Positions(positions)))
        }
        Check::SomePosition(every) => {
            let (positions, found) = find_position(game, every, true, memory)?;
            let (verdict, shown) = match found {
                None => (
                    Verdict::Refuted,
                    format!("so it is in none of {positions} positions"),
                ),
                Some(position) => (Verdict::Confirmed, format!("so it is in `{position}`")),
            };
            Ok((verdict, shown, Evidence::Positions(positions)))
        }
        Check::SameGame {
            reading,
            alternative,
            depth,
        } => {
            let other = game
                .rules_under(reading, alternative)
                .filter(|rules| rules.validate().is_ok())
                .ok_or("the alternative cannot be played")?;
            Ok(
                match memory.ask(ToDepth {
                    one: game.rules.clone(),
                    other,
                    depth: *depth,
                    effort: Effort::QUICK,
                }) {
                    Parting::ProvenSame(proof) => (
                        Verdict::Confirmed,
                        "the games are proven to be the same".to_owned(),
                        Evidence::Proof(proof),
                    ),
                    Parting::SameToDepth { depth, .. } => (
                        Verdict::Confirmed,
                        format!("no line of {depth} plies tells the games apart"),
                        Evidence::Lines { depth },
                    ),
                    Parting::Parts { line, .. } => (
                        Verdict::Refuted,
                        format!("the games part after `{}`", line.join(" ")),
                        Evidence::Lines { depth: *depth },
                    ),
                },
            )
        }
    }
}

fn of_games(random: &RandomGames) -> Evidence {
    Evidence::Games {
        games: random.games,
        seed: random.seed,
    }
}

/// An example speaks to a claim only if it expects something because of a
/// statement that makes the claim.
fn by_example(
    game: &Game,
    claim: &Claim,
    examples: &[ExampleRun],
    id: &str,
    verdict: Verdict,
) -> Shown {
    let is_claimed = |reason: &Reason| match reason {
        Reason::Cite(cite) => claim.cites.iter().any(|own| {
            let mut statements = own.statements.iter();
            statements.any(|statement| cite.statements.contains(statement))
        }),
        Reason::Reading(_) => false,
    };
    let speaks = game.example(id).is_some_and(|example| {
        let mut reasons = example.record.expect.iter().flat_map(|one| &one.because);
        reasons.any(is_claimed)
    });
    if !speaks {
        return Err(format!(
            "its example `{id}` expects nothing because of a statement that the claim cites"
        ));
    }
    let run = examples.iter().find(|run| run.id == id);
    if run.is_some_and(|run| run.is_verified) {
        let evidence = Evidence::Example(id.to_owned());
        Ok((verdict, format!("by the example `{id}`"), evidence))
    } else {
        Err(format!("its example `{id}` is not verified"))
    }
}

/// How many of these random games have the property.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(super) struct CountGames {
    pub(super) rules: Rules,
    pub(super) random: RandomGames,
}

impl Question for CountGames {
    type Answer = u32;

    fn kept(memory: &mut Memory) -> &mut Answers<CountGames> {
        &mut memory.counts
    }

    fn find(&self, bench: &mut Bench) -> u32 {
        let rulebook = bench.book(&self.rules);
        let property = self.random.property;
        self.random
            .seeds()
            .map(|seed| u32::from(RandomGame::play(&rulebook, seed).has(property)))
            .sum()
    }
}

/// The seed of the first random game that has the property, or has it not.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(super) struct FindGame {
    rules: Rules,
    random: RandomGames,
    has: bool,
}

impl Question for FindGame {
    type Answer = Option<u64>;

    fn kept(memory: &mut Memory) -> &mut Answers<FindGame> {
        &mut memory.games
    }

    fn find(&self, bench: &mut Bench) -> Option<u64> {
        let rulebook = bench.book(&self.rules);
        let property = self.random.property;
        self.random
            .seeds()
            .find(|&seed| RandomGame::play(&rulebook, seed).has(property) == self.has)
    }
}

fn find_game(game: &Game, random: &RandomGames, has: bool, memory: &mut Memory) -> Option<u64> {
    memory.ask(FindGame {
        rules: game.rules.clone(),
        random: *random,
        has,
    })
}

/// How many positions can be reached, and the first that has the property, or
/// has it not.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(super) struct FindPosition {
    rules: Rules,
    every: EveryPosition,
    has: bool,
}

impl Question for FindPosition {
    type Answer = Result<(u64, Option<Position>), String>;

    fn kept(memory: &mut Memory) -> &mut Answers<FindPosition> {
        &mut memory.positions
    }

    fn find(&self, bench: &mut Bench) -> Self::Answer {
        let rulebook = bench.book(&self.rules);
        let EveryPosition { property, at_most } = self.every;
        let mut found = None;
        let positions = visit_every_position(&rulebook, at_most, |position, turn| {
            if found.is_none() && has_at(&rulebook, position, turn, property) == self.has {
                found = Some(*position);
            }
            ControlFlow::Continue(())
        });
        let positions = positions.ok_or_else(|| {
            let conceivable = engine::conceivable_positions(&rulebook)
                .map_or("more than can be counted".to_owned(), |count| {
                    count.to_string()
                });
            format!(
                "its board could hold {conceivable} positions, and the check looks at no more than {at_most}"
            )
        })?;
        Ok((positions, found))
    }
}

fn find_position(
    game: &Game,
    every: &EveryPosition,
    has: bool,
    memory: &mut Memory,
) -> Result<(u64, Option<Position>), String> {
    memory.ask(FindPosition {
        rules: game.rules.clone(),
        every: *every,
        has,
    })
}

/// Whether a position has a property: a game has it if all its positions have
/// it, or for properties of the kind that something happens, if one has.
fn has_at(rulebook: &Rulebook, position: &Position, turn: &Turn, property: Property) -> bool {
    let mover = position.to_move();
    let is_complete = |cause| {
        let outcome = rulebook.outcome(position, cause);
        outcome.south + outcome.north == position.seeds_in_all()
    };
    match (property, turn) {
        (Property::Passes, turn) => matches!(turn, Turn::Pass),
        (Property::EndsByRepetition, turn) => !matches!(turn, Turn::Over(_)),
        (Property::EndsWithoutRepetition, turn) => matches!(turn, Turn::Over(_)),
        (Property::CapturesEven, Turn::Choose(plays)) => {
            plays.iter().all(|play| play.captured.is_multiple_of(2))
        }
        (Property::CapturesEven, Turn::Pass | Turn::Over(_)) => true,
        (Property::RemainderEven, _) => position.seeds_on_board().is_multiple_of(2),
        (Property::BoardNeverEmpty, _) => position.seeds_on_board() > 0,
        (Property::BoardEmpties, _) => position.seeds_on_board() == 0,
        (Property::StuckWithEmptyRow, Turn::Over(Cause::Stuck)) => {
            position.seeds_in_row(mover) == 0 && position.seeds_in_row(mover.opponent()) > 0
        }
        (Property::StuckWithEmptyRow, _) => true,
        (Property::TotalsComplete, Turn::Over(cause)) => {
            is_complete(*cause) && is_complete(Cause::Repetition)
        }
        (Property::TotalsComplete, _) => is_complete(Cause::Repetition),
        (Property::SecondMoveCaptures, Turn::Choose(plays)) => {
            position.ply() == 1 && plays.iter().any(|play| play.captured > 0)
        }
        (Property::StuckWithoutSeeds, Turn::Over(Cause::Stuck)) => {
            position.seeds_in_row(mover) == 0
        }
        (Property::EndsOnlyEndless, turn) => matches!(turn, Turn::Over(Cause::OnlyEndless)),
        (Property::SecondMoveCaptures | Property::StuckWithoutSeeds, _) => false,
    }
}

fn told(rules: &Rules, seed: u64, what: &str) -> String {
    let rulebook =
        Rulebook::new(rules.clone()).expect("linking refuses rules that cannot be played");
    let moves: Vec<String> = random_moves(&rulebook, seed)
        .iter()
        .map(Move::to_string)
        .collect();
    format!(
        "{what} in the random game of seed {seed}, `{}`",
        moves.join(" ")
    )
}

/// What is worth knowing of a random game.
struct RandomGame {
    passes: bool,
    captures_even: bool,
    board_empties: bool,
    second_move_captures: bool,
    end: Position,
    cause: Cause,
    outcome: Outcome,
}

impl RandomGame {
    fn play(rulebook: &Rulebook, seed: u64) -> RandomGame {
        let mut play = Play::new(rulebook);
        let (mut passes, mut captures_even, mut board_empties) = (false, true, false);
        let mut second_move_captures = false;
        for chosen in random_moves(rulebook, seed) {
            let before = *play.position();
            play.play(chosen, &mut Unobserved)
                .expect("a random game is made of legal moves");
            let after = play.position();
            let mover = before.to_move();
            let captured = after.captured(mover) - before.captured(mover);
            passes |= chosen == Move::Pass;
            captures_even &= captured.is_multiple_of(2);
            board_empties |= after.seeds_on_board() == 0;
            second_move_captures |= before.ply() == 1 && captured > 0;
        }
        let cause = play.over().expect("a random game is played to its end");
        RandomGame {
            passes,
            captures_even,
            board_empties,
            second_move_captures,
            end: *play.position(),
            cause,
            outcome: rulebook.outcome(play.position(), cause),
        }
    }

    fn has(&self, property: Property) -> bool {
        let mover = self.end.to_move();
        match property {
            Property::Passes => self.passes,
            Property::EndsByRepetition => self.cause == Cause::Repetition,
            Property::EndsWithoutRepetition => self.cause != Cause::Repetition,
            Property::CapturesEven => self.captures_even,
            Property::RemainderEven => self.end.seeds_on_board().is_multiple_of(2),
            Property::BoardNeverEmpty => !self.board_empties,
            Property::BoardEmpties => self.board_empties,
            Property::StuckWithEmptyRow => {
                self.cause != Cause::Stuck
                    || (self.end.seeds_in_row(mover) == 0
                        && self.end.seeds_in_row(mover.opponent()) > 0)
            }
            Property::TotalsComplete => {
                self.outcome.south + self.outcome.north == self.end.seeds_in_all()
            }
            Property::SecondMoveCaptures => self.second_move_captures,
            Property::StuckWithoutSeeds => {
                self.cause == Cause::Stuck && self.end.seeds_in_row(mover) == 0
            }
            Property::EndsOnlyEndless => self.cause == Cause::OnlyEndless,
        }
    }
}
