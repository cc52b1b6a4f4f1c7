//! Claims are put to the test by running, and their verdict follows from what
//! running shows; a record that says otherwise is wrong.
//!
//! Codes: `claim-fails`.

use engine::{Cause, Game as Play, Move, Outcome, Position, Rulebook, Unobserved, random_moves};

use crate::{
    diagnostic::Diagnostic,
    link::archive::{Claim, Game},
    parse::record::{Check, Property, RandomGames, Verdict},
    verify::{divergence, examples::ExampleRun},
    yaml::{self, Step},
};

/// What checking a claim came to.
#[derive(Debug)]
pub struct ClaimRun {
    /// The claim's id.
    pub id: String,
    /// The verdict recorded.
    pub verdict: Verdict,
    /// Whether running gives that verdict.
    pub holds: bool,
}

/// What running makes of a claim, and what showed it; or why it shows nothing.
type Shown = Result<(Verdict, String), String>;

/// Checks one claim.
pub(super) fn run(
    game: &Game,
    index: usize,
    rulebook: &Rulebook,
    examples: &[ExampleRun],
    findings: &mut Vec<Diagnostic>,
) -> ClaimRun {
    let claim = &game.claims[index];
    let (key, message) = match show(game, claim, rulebook, examples) {
        Ok((verdict, _)) if verdict == claim.verdict => {
            return ClaimRun {
                id: claim.id.clone(),
                verdict,
                holds: true,
            };
        }
        Ok((verdict, shown)) => (
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
    }
}

fn show(game: &Game, claim: &Claim, rulebook: &Rulebook, examples: &[ExampleRun]) -> Shown {
    match &claim.check {
        Check::Example(id) => by_example(examples, id, Verdict::Confirmed),
        Check::Counterexample(id) => by_example(examples, id, Verdict::Refuted),
        Check::EveryGame(random) => Ok(match find_game(rulebook, random, false) {
            None => (
                Verdict::Confirmed,
                format!("so it is in all {} random games", random.games),
            ),
            Some(seed) => (Verdict::Refuted, told(rulebook, seed, "not so")),
        }),
        Check::SomeGame(random) => Ok(match find_game(rulebook, random, true) {
            None => (
                Verdict::Refuted,
                format!("so it is in none of {} random games", random.games),
            ),
            Some(seed) => (Verdict::Confirmed, told(rulebook, seed, "so")),
        }),
        Check::SameGame {
            reading,
            alternative,
            depth,
        } => {
            let other = game
                .rules_under(reading, alternative)
                .and_then(|rules| Rulebook::new(rules).ok())
                .ok_or("the alternative cannot be played")?;
            Ok(match divergence::parting(rulebook, &other, *depth) {
                None => (
                    Verdict::Confirmed,
                    format!("no line of {depth} plies tells the games apart"),
                ),
                Some(line) => (
                    Verdict::Refuted,
                    format!("the games part after `{}`", line.join(" ")),
                ),
            })
        }
    }
}

fn by_example(examples: &[ExampleRun], id: &str, verdict: Verdict) -> Shown {
    let run = examples.iter().find(|run| run.id == id);
    if run.is_some_and(|run| run.is_verified) {
        Ok((verdict, format!("by the example `{id}`")))
    } else {
        Err(format!("its example `{id}` is not verified"))
    }
}

/// The seed of the first random game that has the property, or has it not.
fn find_game(rulebook: &Rulebook, random: &RandomGames, has: bool) -> Option<u64> {
    (0..u64::from(random.games))
        .map(|game| random.seed.wrapping_add(game))
        .find(|&seed| RandomGame::play(rulebook, seed).has(random.property) == has)
}

fn told(rulebook: &Rulebook, seed: u64, what: &str) -> String {
    let moves: Vec<String> = random_moves(rulebook, seed)
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
    end: Position,
    cause: Cause,
    outcome: Outcome,
}

impl RandomGame {
    fn play(rulebook: &Rulebook, seed: u64) -> RandomGame {
        let mut play = Play::new(rulebook);
        let (mut passes, mut captures_even, mut board_empties) = (false, true, false);
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
        }
        let cause = play.over().expect("a random game is played to its end");
        RandomGame {
            passes,
            captures_even,
            board_empties,
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
        }
    }
}
