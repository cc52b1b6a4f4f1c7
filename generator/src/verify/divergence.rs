//! Where two sets of rules part: over all lines of play from the start, and in
//! an example that is run under both.

use engine::{Alike, Line, LineError, Move, Position, Rulebook, Rules, Side, Standing, Unobserved};
use schemars::JsonSchema;
use serde::Serialize;

use crate::{
    link::archive::Game,
    parse::example::From,
    verify::{
        Effort,
        memory::{Answers, Bench, Memory, Played, Question},
    },
};

/// How an alternative to a reading changes a game.
#[derive(Clone, Debug)]
pub struct Divergence {
    /// The reading's id.
    pub reading: String,
    /// The alternative's id.
    pub alternative: String,
    /// Where the games part from the start.
    pub parting: Parting,
    /// The examples that go otherwise, with the number of plies after which they do.
    pub examples: Vec<ExampleDivergence>,
}

/// Where two games part, over all play from the start.
#[derive(Clone, Debug)]
pub enum Parting {
    /// They do not stand alike after this line.
    Parts {
        /// Moves from the start, by the rules of both games.
        line: Vec<String>,
        /// Every line of so many plies was looked at: if these are all the shorter
        /// ones, no shorter one parts them.
        searched: u32,
        /// How things stand after it by the rules adopted.
        adopted: Box<Standing>,
        /// How things stand after it by the other rules.
        other: Box<Standing>,
        /// In what they differ; never empty.
        differs: Vec<Difference>,
    },
    /// No line was found that parts them.
    SameToDepth {
        /// Every line of so many plies was looked at.
        depth: u32,
        /// How many positions were looked at.
        positions: u64,
        /// How many random games were played to their end besides.
        games: u32,
    },
    /// No line whatever parts them.
    ProvenSame(Proof),
}

impl Parting {
    /// The line after which the games part, if they do.
    pub fn line(&self) -> Option<&[String]> {
        match self {
            Parting::Parts { line, .. } => Some(line),
            Parting::SameToDepth { .. } | Parting::ProvenSame(_) => None,
        }
    }

    /// Whether they part, and no line shorter than the one given parts them.
    pub fn is_shortest(&self) -> bool {
        match self {
            Parting::Parts { line, searched, .. } => line.len() <= *searched as usize + 1,
            Parting::SameToDepth { .. } | Parting::ProvenSame(_) => false,
        }
    }
}

/// How it is known that two games are the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Proof {
    /// They stand alike in every position that can be reached; there are so many.
    EveryPosition(u64),
    /// In every lap from every pit with every number of seeds, so many, the rules
    /// that differ come to the same.
    EveryLap(u64),
    /// Nothing in play ever looks at the difference.
    NeverRead,
}

/// In what two games differ after the same moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Difference {
    /// What lies in the pits.
    Board,
    /// Who has captured how many seeds.
    Captured,
    /// Which moves are legal.
    Moves,
    /// Whether the game is over.
    Over,
    /// What the game, over in both, came to.
    Result,
}

/// Where an example goes otherwise.
#[derive(Clone, Debug)]
pub struct ExampleDivergence {
    /// The example's id.
    pub example: String,
    /// The plies after which it is seen; 0 is the start.
    pub plies: usize,
    /// The position then under the alternative; none if the move before is not legal.
    pub position: Option<Position>,
}

/// Plies beyond which no search through all lines goes.
const DEEPEST: u32 = 20;

/// Runs every alternative of every reading.
pub(super) fn all(game: &Game, effort: Effort, memory: &mut Memory) -> Vec<Divergence> {
    let mut divergences = Vec::new();
    for reading in &game.readings {
        for alternative in &reading.alternatives {
            let other = alternative.apply(&game.rules);
            // Linking refuses alternatives that cannot be played.
            if other.validate().is_err() {
                continue;
            }
            let examples = game.examples.iter().filter_map(|example| {
                let (plies, position) = memory.ask(InExample {
                    played: Played::new(example, &game.rules),
                    other: other.clone(),
                })?;
                Some(ExampleDivergence {
                    example: example.id.clone(),
                    plies,
                    position,
                })
            });
            divergences.push(Divergence {
                reading: reading.id.clone(),
                alternative: alternative.id.clone(),
                examples: examples.collect(),
                parting: search(game, &other, effort, memory),
            });
        }
    }
    divergences
}

/// The first difference in an example that is run by other rules too, if there is
/// one: after how many plies, and the position then.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(super) struct InExample {
    played: Played,
    other: Rules,
}

impl Question for InExample {
    type Answer = Option<(usize, Option<Position>)>;

    fn kept(memory: &mut Memory) -> &mut Answers<InExample> {
        &mut memory.in_example
    }

    fn find(&self, bench: &mut Bench) -> Self::Answer {
        let adopted = bench.line(&self.played)?;
        let other = bench.book(&self.other);
        let start = adopted.start.position;
        other.accepts(&start).ok()?;
        let (line, stopped_at) = match Line::play(&other, start, self.played.moves()) {
            Ok(line) => (line, None),
            Err(LineError::Illegal { at, .. } | LineError::Unreadable { at, .. }) => {
                let line = Line::play(&other, start, self.played.moves().take(at)).ok()?;
                (line, Some(at + 1))
            }
        };
        (0..=line.plies.len())
            .find(|&plies| !stands_alike(adopted.standing(plies), line.standing(plies)))
            .map(|plies| (plies, line.standing(plies).map(|one| one.position)))
            .or_else(|| stopped_at.map(|plies| (plies, None)))
    }
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

/// Where a game parts from another, as far as can be found out: by argument; in
/// every position, if there are few; along the examples that begin at the start and
/// over random games to their end, which come to differences in endings; and over
/// all lines that are no longer than what is found so, as far as the search goes.
pub(super) fn search(game: &Game, other: &Rules, effort: Effort, memory: &mut Memory) -> Parting {
    let examples = game
        .examples
        .iter()
        .filter(|example| example.record.from == From::Start);
    let known = examples
        .filter_map(|example| {
            memory.ask(Along {
                one: game.rules.clone(),
                other: other.clone(),
                moves: example.record.moves.clone(),
            })
        })
        .min_by_key(Vec::len);
    memory.ask(Search {
        one: game.rules.clone(),
        other: other.clone(),
        known,
        effort,
    })
}

/// How far along a line two games go together: the moves after which they part.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(super) struct Along {
    one: Rules,
    other: Rules,
    moves: Vec<String>,
}

impl Question for Along {
    type Answer = Option<Vec<Move>>;

    fn kept(memory: &mut Memory) -> &mut Answers<Along> {
        &mut memory.along
    }

    fn find(&self, bench: &mut Bench) -> Self::Answer {
        let moves = self.moves.iter().map(|text| text.parse());
        let line: Vec<Move> = moves.collect::<Result<_, _>>().ok()?;
        engine::parting_along(&bench.book(&self.one), &bench.book(&self.other), &line)
    }
}

/// Where two games part that are known to part after a line, or not known to.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(super) struct Search {
    one: Rules,
    other: Rules,
    known: Option<Vec<Move>>,
    effort: Effort,
}

impl Question for Search {
    type Answer = Parting;

    fn kept(memory: &mut Memory) -> &mut Answers<Search> {
        &mut memory.searches
    }

    fn find(&self, bench: &mut Bench) -> Parting {
        let (one, other) = (&*bench.book(&self.one), &*bench.book(&self.other));
        let effort = self.effort;
        if let Some(proof) = proof(one, other, effort) {
            return Parting::ProvenSame(proof);
        }
        let mut known = self.known.clone();
        for seed in 0..u64::from(effort.games) {
            let within = known
                .as_ref()
                .map_or(usize::MAX, |line| line.len().saturating_sub(1));
            known = engine::parting_in_random_game(one, other, seed, within).or(known);
        }
        // Of the lines as long as the known one the first is to be told, whichever
        // game came upon another.
        let deepest = known
            .as_ref()
            .map_or(DEEPEST, |line| u32::try_from(line.len()).unwrap_or(DEEPEST));
        let search = engine::shortest_parting(one, other, deepest.min(DEEPEST), effort.search);
        match search.line.or(known) {
            Some(line) => parted(one, other, &line, search.depth),
            None => Parting::SameToDepth {
                depth: search.depth,
                positions: search.positions,
                games: effort.games,
            },
        }
    }
}

/// Where two games part, over no lines of more than so many plies and no random
/// games.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(super) struct ToDepth {
    pub(super) one: Rules,
    pub(super) other: Rules,
    pub(super) depth: u32,
    pub(super) effort: Effort,
}

impl Question for ToDepth {
    type Answer = Parting;

    fn kept(memory: &mut Memory) -> &mut Answers<ToDepth> {
        &mut memory.depths
    }

    fn find(&self, bench: &mut Bench) -> Parting {
        let (one, other) = (&*bench.book(&self.one), &*bench.book(&self.other));
        if let Some(proof) = proof(one, other, self.effort) {
            return Parting::ProvenSame(proof);
        }
        let search = engine::shortest_parting(one, other, self.depth, self.effort.search);
        match search.line {
            Some(line) => parted(one, other, &line, search.depth),
            None => Parting::SameToDepth {
                depth: search.depth,
                positions: search.positions,
                games: 0,
            },
        }
    }
}

/// A proof that two games are the same, if one is at hand.
fn proof(one: &Rulebook, other: &Rulebook, effort: Effort) -> Option<Proof> {
    match engine::alike(one.rules(), other.rules()) {
        Some(Alike::NeverRead) => Some(Proof::NeverRead),
        Some(Alike::EveryLap(laps)) => Some(Proof::EveryLap(laps)),
        None => {
            engine::same_in_every_position(one, other, effort.positions).map(Proof::EveryPosition)
        }
    }
}

/// The parting after a line that was found to part two games, where every line of
/// so many plies was `searched`.
fn parted(one: &Rulebook, other: &Rulebook, line: &[Move], searched: u32) -> Parting {
    let adopted = Box::new(standing_after(one, line));
    let other = Box::new(standing_after(other, line));
    Parting::Parts {
        line: line.iter().map(Move::to_string).collect(),
        searched,
        differs: differences(&adopted, &other),
        adopted,
        other,
    }
}

fn standing_after(rulebook: &Rulebook, line: &[Move]) -> Standing {
    let mut game = engine::Game::new(rulebook);
    for &chosen in line {
        game.play(chosen, &mut Unobserved)
            .expect("a line that parts two games is legal in both");
    }
    Standing::of(&game)
}

/// In what two standings differ.
fn differences(one: &Standing, other: &Standing) -> Vec<Difference> {
    let board = |standing: &Standing| Side::BOTH.map(|side| standing.position.row(side).to_vec());
    let captured = |standing: &Standing| Side::BOTH.map(|side| standing.position.captured(side));
    let is_over = |standing: &Standing| standing.over.is_some();
    let are_over = is_over(one) && is_over(other);
    [
        (Difference::Board, board(one) != board(other)),
        (Difference::Captured, captured(one) != captured(other)),
        (Difference::Moves, one.legal != other.legal),
        (Difference::Over, is_over(one) != is_over(other)),
        (Difference::Result, are_over && one.outcome != other.outcome),
    ]
    .into_iter()
    .filter_map(|(difference, differs)| differs.then_some(difference))
    .collect()
}
