//! Claims are checked by running: a claim's verdict in the record stands only
//! if its check shows what it says.
//!
//! Codes: `claim-fails`.

use engine::{Game as Play, Move, Rulebook, Turn, Unobserved, random_moves};

use crate::{
    diagnostic::Diagnostic,
    link::archive::{Claim, Game},
    parse::record::{Check, Property, Verdict},
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
    /// Whether the check bears it out.
    pub holds: bool,
}

/// Checks one claim.
pub(super) fn run(
    game: &Game,
    index: usize,
    rulebook: &Rulebook,
    examples: &[ExampleRun],
    findings: &mut Vec<Diagnostic>,
) -> ClaimRun {
    let claim = &game.claims[index];
    let failure = failure(game, claim, rulebook, examples);
    let holds = failure.is_none();
    if let Some(message) = failure {
        let path = [Step::Key("claims"), Step::Index(index), Step::Key("check")];
        findings.push(
            Diagnostic::error(
                "claim-fails",
                format!("the claim `{}` is not borne out: {message}", claim.id),
            )
            .at(&game.source, yaml::locate(&game.source, &path))
            .help("mend the claim and its verdict, or the rules"),
        );
    }
    ClaimRun {
        id: claim.id.clone(),
        verdict: claim.verdict,
        holds,
    }
}

/// Why the check does not show what it must, if it does not.
fn failure(
    game: &Game,
    claim: &Claim,
    rulebook: &Rulebook,
    examples: &[ExampleRun],
) -> Option<String> {
    match &claim.check {
        Check::Example(id) => {
            let run = examples.iter().find(|run| run.id == *id);
            (!run.is_some_and(|run| run.is_verified))
                .then(|| format!("its example `{id}` is not verified"))
        }
        Check::RandomGames {
            games,
            seed,
            property,
        } => (*seed..)
            .take(*games as usize)
            .find(|&seed| !holds_in_random_game(*property, rulebook, seed))
            .map(|seed| {
                let moves = random_moves(rulebook, seed);
                let line: Vec<String> = moves.iter().map(Move::to_string).collect();
                format!(
                    "it fails in the random game of seed {seed}: {}",
                    line.join(" ")
                )
            }),
        Check::SameGame {
            reading,
            alternative,
            depth,
        } => {
            let changed = game.rules_under(reading, alternative)?;
            let other = Rulebook::new(changed).ok()?;
            divergence::parting(rulebook, &other, *depth)
                .map(|line| format!("the games part after `{}`", line.join(" ")))
        }
    }
}

fn holds_in_random_game(property: Property, rulebook: &Rulebook, seed: u64) -> bool {
    let mut play = Play::new(rulebook);
    for chosen in random_moves(rulebook, seed) {
        let before = *play.position();
        play.play(chosen, &mut Unobserved)
            .expect("a random game is made of legal moves");
        let after = play.position();
        let captured = after.captured(before.to_move()) - before.captured(before.to_move());
        let holds = match property {
            Property::NeverPasses => chosen != Move::Pass,
            Property::CapturesEven => captured.is_multiple_of(2),
            Property::BoardNeverEmpty => after.seeds_on_board() > 0,
            Property::EndsByRepetition
            | Property::RemainderEven
            | Property::StuckWithEmptyRow
            | Property::TotalsComplete => true,
        };
        if !holds {
            return false;
        }
    }
    let position = play.position();
    match (property, play.turn()) {
        (_, Turn::Choose(_) | Turn::Pass) => false,
        (Property::EndsByRepetition, Turn::Over(cause)) => *cause == engine::Cause::Repetition,
        (Property::RemainderEven, _) => position.seeds_on_board().is_multiple_of(2),
        (Property::StuckWithEmptyRow, Turn::Over(engine::Cause::Stuck)) => {
            let side = position.to_move();
            position.seeds_in_row(side) == 0 && position.seeds_in_row(side.opponent()) > 0
        }
        (Property::TotalsComplete, Turn::Over(cause)) => {
            let outcome = rulebook.outcome(position, *cause);
            outcome.south + outcome.north == position.seeds_in_all()
        }
        _ => true,
    }
}
