//! Where two sets of rules part: over all lines of play from the start, and in
//! an example that is run under both.

use engine::{History, Outcome, Position, Rulebook, Turn};

use crate::{
    line::{Line, LineError, Standing},
    link::archive::{Example, Game},
    verify::examples,
};

/// How an alternative to a reading changes a game.
#[derive(Debug)]
pub struct Divergence {
    /// The reading's id.
    pub reading: String,
    /// The alternative's id.
    pub alternative: String,
    /// A shortest line of play from the start after which the games differ, if
    /// one was found.
    pub parting: Option<Vec<String>>,
    /// How many plies deep every line was searched.
    pub depth: u32,
    /// The examples that go otherwise, with the number of plies after which they do.
    pub examples: Vec<ExampleDivergence>,
}

/// Where an example goes otherwise.
#[derive(Debug)]
pub struct ExampleDivergence {
    /// The example's id.
    pub example: String,
    /// The plies after which it is seen; 0 is the start.
    pub plies: usize,
    /// The position then under the alternative; none if the move before is not legal.
    pub position: Option<Position>,
}

/// A search for a parting that has looked at so many lines goes no deeper: each
/// ply more costs a few times as many.
const LINES: u64 = 4_000;
/// Plies beyond which no search goes.
const DEEPEST: u32 = 12;

/// Runs every alternative of every reading.
pub(super) fn all(game: &Game, rulebook: &Rulebook) -> Vec<Divergence> {
    let mut divergences = Vec::new();
    for reading in &game.readings {
        for alternative in &reading.alternatives {
            // Linking refuses alternatives that cannot be played.
            let Ok(other) = Rulebook::new(alternative.apply(&game.rules)) else {
                continue;
            };
            let (parting, depth) = search(rulebook, &other);
            let examples = game
                .examples
                .iter()
                .filter_map(|example| in_example(example, rulebook, &other))
                .collect();
            divergences.push(Divergence {
                reading: reading.id.clone(),
                alternative: alternative.id.clone(),
                parting,
                depth,
                examples,
            });
        }
    }
    divergences
}

/// The first difference in an example, if there is one.
fn in_example(
    example: &Example,
    rulebook: &Rulebook,
    other: &Rulebook,
) -> Option<ExampleDivergence> {
    let start = examples::start(example, rulebook).ok()?;
    let moves = || example.record.moves.iter().map(String::as_str);
    let adopted = Line::play(rulebook, start, moves()).ok()?;
    let divergence = |plies, position| ExampleDivergence {
        example: example.id.clone(),
        plies,
        position,
    };
    other.accepts(&start).ok()?;
    let (line, stopped_at) = match Line::play(other, start, moves()) {
        Ok(line) => (line, None),
        Err(LineError::Illegal { at, .. } | LineError::Unreadable { at, .. }) => {
            let line = Line::play(other, start, moves().take(at)).ok()?;
            (line, Some(at + 1))
        }
    };
    (0..=line.plies.len())
        .find(|&plies| !stands_alike(adopted.standing(plies), line.standing(plies)))
        .map(|plies| divergence(plies, line.standing(plies).map(|one| one.position)))
        .or_else(|| stopped_at.map(|plies| divergence(plies, None)))
}

fn stands_alike(one: Option<&Standing>, other: Option<&Standing>) -> bool {
    let seen = |standing: &Standing| {
        let refused: Vec<_> = standing.refused.iter().map(|(pit, _)| *pit).collect();
        (
            standing.position,
            standing.over.is_some(),
            standing.outcome,
            standing.legal.clone(),
            refused,
        )
    };
    one.map(seen) == other.map(seen)
}

/// Searches deeper and deeper until the games part or there are too many lines.
fn search(one: &Rulebook, other: &Rulebook) -> (Option<Vec<String>>, u32) {
    let mut searched = 0;
    for depth in 0..=DEEPEST {
        let mut comparison = Comparison::new(one, other);
        if comparison.part_within(&one.start(), &other.start(), depth) {
            return (Some(comparison.line), depth);
        }
        searched = depth;
        if comparison.visited > LINES {
            break;
        }
    }
    (None, searched)
}

/// The shortest line within `depth` plies after which the games differ.
pub(super) fn parting(one: &Rulebook, other: &Rulebook, depth: u32) -> Option<Vec<String>> {
    (0..=depth).find_map(|depth| {
        let mut comparison = Comparison::new(one, other);
        comparison
            .part_within(&one.start(), &other.start(), depth)
            .then_some(comparison.line)
    })
}

struct Comparison<'r> {
    one: &'r Rulebook,
    other: &'r Rulebook,
    history: History,
    line: Vec<String>,
    visited: u64,
}

impl<'r> Comparison<'r> {
    fn new(one: &'r Rulebook, other: &'r Rulebook) -> Comparison<'r> {
        Comparison {
            one,
            other,
            history: History::default(),
            line: Vec::new(),
            visited: 0,
        }
    }

    /// Whether the games differ here or within so many plies; then `line`
    /// holds the moves that lead there.
    fn part_within(&mut self, here: &Position, there: &Position, depth: u32) -> bool {
        self.visited += 1;
        if here != there {
            return true;
        }
        let is_repeated = self.history.push(here);
        let parts = self.part_from(here, is_repeated, depth);
        self.history.pop();
        parts
    }

    fn part_from(&mut self, here: &Position, is_repeated: bool, depth: u32) -> bool {
        let turn = |rulebook: &Rulebook| {
            if is_repeated {
                Turn::Over(engine::Cause::Repetition)
            } else {
                rulebook.turn(here)
            }
        };
        let (one, other) = (turn(self.one), turn(self.other));
        let moves = |turn: &Turn| -> Vec<engine::Move> {
            match turn {
                Turn::Choose(plays) => plays
                    .iter()
                    .map(|play| engine::Move::Sow(play.pit))
                    .collect(),
                Turn::Pass => vec![engine::Move::Pass],
                Turn::Over(_) => Vec::new(),
            }
        };
        if moves(&one) != moves(&other)
            || outcome(self.one, here, &one) != outcome(self.other, here, &other)
        {
            return true;
        }
        if depth == 0 {
            return false;
        }
        match (one, other) {
            (Turn::Choose(plays), Turn::Choose(others)) => {
                plays.iter().zip(&others).any(|(play, other_play)| {
                    self.line.push(play.pit.to_string());
                    let next = self.one.after(here, play);
                    let other_next = self.other.after(here, other_play);
                    let parts = self.part_within(&next, &other_next, depth - 1);
                    if !parts {
                        self.line.pop();
                    }
                    parts
                })
            }
            (Turn::Pass, _) => {
                self.line.push(engine::Move::Pass.to_string());
                let next = self.one.after_pass(here);
                let parts = self.part_within(&next, &next, depth - 1);
                if !parts {
                    self.line.pop();
                }
                parts
            }
            _ => false,
        }
    }
}

fn outcome(rulebook: &Rulebook, position: &Position, turn: &Turn) -> Option<Outcome> {
    match turn {
        Turn::Over(cause) => Some(rulebook.outcome(position, *cause)),
        Turn::Choose(_) | Turn::Pass => None,
    }
}
