//! Whether the examples pin a game down: whether they tell it from every set of
//! rules that differs from its own in one axis. Mutation testing for rules.
//!
//! An example tells another set of rules apart if it fails under it: it can't be
//! set up, a move is refused, an expectation is not met, or something else is
//! seen to happen, where seeds fall, what is taken, when the game is over and
//! what it comes to. That other rules are credited with what happens, or that
//! other moves would have been legal and no expectation says so, is not enough.
//!
//! Neighbours that no example tells apart are looked into as the alternatives of
//! readings are: proven to be the same game, found to part from it after a line
//! of play, or found to be the same as far as was searched. A line found is an
//! error: an example is missing. It is not reported where it follows from another
//! error: while an example fails, or for a rule that no example exercises.
//!
//! Codes: `rule-not-pinned`.

use engine::{Axis, EventKind, Line, Refusal, Rules, Setting, Side, Standing, neighbours};

use super::{
    Effort,
    divergence::{self, Difference, Parting},
    examples::{self, ExampleRun},
    exercise::Exercise,
    memory::{Answers, Bench, Memory, Played, Question},
};
use crate::{
    diagnostic::Diagnostic,
    link::archive::{Example, Game},
    parse::example::ExpectationKind,
    yaml::{self, Step},
};

/// How the examples tell a game from its neighbours.
#[derive(Clone, Debug, Default)]
pub struct Pinning {
    /// How many neighbours there are: the three lists together.
    pub neighbours: usize,
    /// Those that an example tells apart.
    pub told_apart: Vec<Neighbour>,
    /// Those that are the same game, as is proven or as far as was searched.
    pub equivalent: Vec<Equivalent>,
    /// Those that part from the game, and no example shows it.
    pub open: Vec<Open>,
}

/// A neighbour that an example tells apart.
#[derive(Clone, Debug)]
pub struct Neighbour {
    /// The axis and its other value.
    pub setting: Setting,
    /// The first example, in the record's order, that tells it apart.
    pub example: String,
}

/// A neighbour from which no line was found to part.
#[derive(Clone, Debug)]
pub struct Equivalent {
    /// The axis and its other value.
    pub setting: Setting,
    /// Why it counts as the same game; never [`Parting::Parts`].
    pub how: Parting,
}

/// A neighbour that no example tells apart, and should.
#[derive(Clone, Debug)]
pub struct Open {
    /// The axis and its other value.
    pub setting: Setting,
    /// Where it parts from the game: [`Parting::Parts`].
    pub parting: Parting,
}

/// Runs the examples under every neighbour of a game's rules.
pub(super) fn check(
    game: &Game,
    runs: &[ExampleRun],
    exercise: &Exercise,
    effort: Effort,
    memory: &mut Memory,
    findings: &mut Vec<Diagnostic>,
) -> Pinning {
    let all_hold = runs.iter().all(|run| run.is_verified);
    let mut pinning = Pinning::default();
    let verified: Vec<&Example> = game
        .examples
        .iter()
        .zip(runs)
        .filter(|(_, run)| run.is_verified && run.line.is_some())
        .map(|(example, _)| example)
        .collect();
    for setting in neighbours(&game.rules) {
        pinning.neighbours += 1;
        let mut other = game.rules.clone();
        other.set(setting.clone());
        let teller = verified
            .iter()
            .find(|example| memory.ask(TellsApart::new(game, example, &other)));
        if let Some(example) = teller {
            pinning.told_apart.push(Neighbour {
                setting,
                example: example.id.clone(),
            });
            continue;
        }
        match divergence::search(game, &other, effort, memory) {
            parting @ Parting::Parts { .. } => {
                if all_hold && !is_left_out(game, exercise, setting.axis()) {
                    findings.push(not_pinned(game, &setting, &parting));
                }
                pinning.open.push(Open { setting, parting });
            }
            how => pinning.equivalent.push(Equivalent { setting, how }),
        }
    }
    pinning
}

/// Whether it is an error already that no example exercises the rule.
fn is_left_out(game: &Game, exercise: &Exercise, axis: Axis) -> bool {
    game.rule(axis).basis.applies() && exercise.examples_of(&[axis]).is_empty()
}

/// Whether an example, which runs as it should, fails under other rules.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(super) struct TellsApart {
    played: Played,
    expect: Vec<(usize, ExpectationKind)>,
    other: Rules,
}

impl TellsApart {
    fn new(game: &Game, example: &Example, other: &Rules) -> TellsApart {
        let expect = example.record.expect.iter();
        TellsApart {
            played: Played::new(example, &game.rules),
            expect: expect.map(|one| (one.at, one.kind.clone())).collect(),
            other: other.clone(),
        }
    }
}

impl Question for TellsApart {
    type Answer = bool;

    fn kept(memory: &mut Memory) -> &mut Answers<TellsApart> {
        &mut memory.told_apart
    }

    fn find(&self, bench: &mut Bench) -> bool {
        let Some(adopted) = bench.line(&self.played) else {
            return false;
        };
        let other = bench.book(&self.other);
        let Ok(start) = examples::start(&self.played.from, &other) else {
            return true;
        };
        let Ok(line) = Line::play(&other, start, self.played.moves()) else {
            return true;
        };
        let mut expect = self.expect.iter();
        start != adopted.start.position
            || !seen(&adopted).eq(seen(&line))
            || !expect.all(|(at, kind)| examples::meets(&line, *at, kind))
    }
}

/// What an onlooker sees happen in a line.
fn seen(line: &Line) -> impl Iterator<Item = &EventKind> {
    line.events()
        .map(|event| &event.kind)
        .filter(|kind| match kind {
            EventKind::Drop { .. }
            | EventKind::Capture { .. }
            | EventKind::Pass
            | EventKind::HandOut { .. }
            | EventKind::Leave { .. }
            | EventKind::Result { .. } => true,
            // The result tells that the game is over; a cause is not seen, nor
            // what might have been; the rest is said by the drops.
            EventKind::Over { .. }
            | EventKind::Lift { .. }
            | EventKind::Skip { .. }
            | EventKind::PassStore { .. }
            | EventKind::Relay { .. }
            | EventKind::Rest { .. }
            | EventKind::Forfeit { .. }
            | EventKind::Spare
            | EventKind::NoCapture { .. }
            | EventKind::Slam
            | EventKind::Feed
            | EventKind::Starve => false,
        })
}

fn not_pinned(game: &Game, setting: &Setting, parting: &Parting) -> Diagnostic {
    let axis = setting.axis();
    let path = [Step::Key("rules"), Step::Key(axis.name())];
    let finding = Diagnostic::error(
        "rule-not-pinned",
        format!(
            "no example of `{}` tells its rule `{axis}` from `{}`",
            game.slug,
            in_text(setting)
        ),
    )
    .at(&game.source, yaml::locate(&game.source, &path));
    match parting {
        Parting::Parts {
            line,
            adopted,
            other,
            differs,
            ..
        } => {
            let line = line.join(" ");
            let after = match line.as_str() {
                "" => "at the start".to_owned(),
                _ => format!("after `{line}`"),
            };
            finding
                .note(format!(
                    "the games part {after}: {}",
                    difference(adopted, other, differs)
                ))
                .help(advice(&after, adopted, other, differs))
        }
        Parting::SameToDepth { .. } | Parting::ProvenSame(_) => finding,
    }
}

/// In what the games differ, side by side: the positions if they do, else what
/// may be done in the one that both come to.
fn difference(adopted: &Standing, other: &Standing, differs: &[Difference]) -> String {
    let at = adopted.position;
    match differs.first() {
        Some(Difference::Board | Difference::Captured) | None => format!(
            "`{at}` by the rules of the record, `{}` by the others",
            other.position
        ),
        Some(Difference::Moves) => format!(
            "at `{at}` {} by the rules of the record, {} by the others",
            legal(adopted),
            legal(other)
        ),
        Some(Difference::Over) => format!(
            "at `{at}` the game {} by the rules of the record, it {} by the others",
            over(adopted),
            over(other)
        ),
        Some(Difference::Result) => format!(
            "at `{at}` the game comes to {} by the rules of the record, to {} by the others",
            result(adopted),
            result(other)
        ),
    }
}

/// The moves that are legal.
fn legal(standing: &Standing) -> String {
    if standing.over.is_some() {
        return "the game is over".to_owned();
    }
    let moves: Vec<String> = standing.legal.iter().map(ToString::to_string).collect();
    match moves.as_slice() {
        [one] => format!("only `{one}` is legal"),
        several => format!("`{}` are legal", several.join("`, `")),
    }
}

fn over(standing: &Standing) -> &'static str {
    match standing.over {
        Some(_) => "is over",
        None => "goes on",
    }
}

/// What a game came to: South's seeds and North's, and who won.
fn result(standing: &Standing) -> String {
    let Some(outcome) = standing.outcome else {
        return "nothing".to_owned();
    };
    let winner = match outcome.winner {
        Some(Side::South) => "South wins",
        Some(Side::North) => "North wins",
        None => "a draw",
    };
    format!("{}–{} ({winner})", outcome.south, outcome.north)
}

/// Which example would tell the games apart.
fn advice(after: &str, adopted: &Standing, other: &Standing, differs: &[Difference]) -> String {
    let reason = |refused: &[(engine::Pit, Refusal)], chosen: &engine::Move| {
        refused
            .iter()
            .find(|(pit, _)| engine::Move::Sow(*pit) == *chosen)
            .map_or("empty", |(_, refusal)| refusal.name())
    };
    let only = |here: &Standing, there: &Standing| {
        let mut moves = here.legal.iter().copied();
        moves.find(|chosen| !there.legal.contains(chosen))
    };
    match differs.first() {
        Some(Difference::Board | Difference::Captured) => format!(
            "write an example in which the line is played; {after} it shows the difference by itself"
        ),
        Some(Difference::Moves) => match (only(adopted, other), only(other, adopted)) {
            (_, Some(chosen)) if adopted.over.is_none() => format!(
                "write an example with this line that expects, {after}, `refused: {chosen}` and `reason: {}`",
                reason(&adopted.refused, &chosen)
            ),
            (Some(chosen), _) => format!(
                "write an example in which `{chosen}` is played {after}: by the other rules it may not be"
            ),
            _ => format!("write an example that expects, {after}, that the game is over"),
        },
        Some(Difference::Over | Difference::Result) | None => format!(
            "write an example in which the line is played; {after} it shows the end by itself"
        ),
    }
}

/// An axis with its value, as a record would write it in one line.
pub fn in_text(setting: &Setting) -> String {
    let value = serde_json::to_value(setting).unwrap_or_default();
    let inner = value.as_object().and_then(|axes| axes.iter().next());
    match inner {
        Some((axis, serde_json::Value::String(text))) => format!("{axis}: {text}"),
        Some((axis, value)) => format!("{axis}: {value}"),
        None => value.to_string(),
    }
}
