//! Choosing a move: what a player that looks some plies ahead would play.
//!
//! Alpha-beta over the engine's own plays, deeper and deeper until a depth or a
//! number of positions is reached, so that it takes the same moves on any
//! machine. Repetition counts from the game's history on, as it does in play.
//!
//! Left out: what cannot be told from rules, position and history. No table of
//! positions is kept, for what a position is worth depends on which ones came
//! before it.
//!
//! ```
//! use engine::*;
//!
//! let mut rules = Rules::plain(Board { rows: 2, pits: 3, seeds: Seeds::PerPit(2) });
//! rules.capture = Capture::ByCount {
//!     counts: Counts::OneOf(vec![3]),
//!     whose: Whose::Opponent,
//!     chain: Chain::None,
//! };
//! let rulebook = Rulebook::new(rules).expect("these rules are valid");
//! let choice = choose(&Game::new(&rulebook), Strength::new(2).unwrap(), 1).unwrap();
//! // B and C can both take three seeds at once, A none.
//! assert_ne!(choice.chosen, "A".parse().unwrap());
//! assert_eq!(choice.value.seeds, Some(3));
//! ```

use fastrand::Rng;

use crate::{
    game::{Game, History},
    moves::Move,
    outcome::Outcome,
    pit::Side,
    play::{Plays, Prospect},
    position::Position,
    rulebook::Rulebook,
    rules::{MAX_SEEDS, Winner},
    trace::{Cause, Unobserved},
};

/// How well a player plays: from [`Strength::LEAST`], who plays any legal move,
/// to [`Strength::MOST`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Strength(u8);

impl Strength {
    /// Any legal move, by chance.
    pub const LEAST: Strength = Strength(1);
    /// The deepest look ahead.
    pub const MOST: Strength = Strength(5);

    /// The strength of this number, if there is one.
    #[must_use]
    pub fn new(number: u8) -> Option<Strength> {
        let strength = Strength(number);
        (Strength::LEAST..=Strength::MOST)
            .contains(&strength)
            .then_some(strength)
    }

    /// Its number.
    #[must_use]
    pub fn number(self) -> u8 {
        self.0
    }

    /// How far it looks; none plays by chance.
    fn limits(self) -> Option<Limits> {
        let (depth, positions) = match self.0 {
            1 => return None,
            2 => (1, 100_000),
            3 => (3, 100_000),
            4 => (6, 100_000),
            _ => (24, 300_000),
        };
        Some(Limits { depth, positions })
    }
}

/// Plies that no search looks beyond: it goes down by calls within calls.
const DEEPEST: u32 = 64;

/// When a search stops.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// Plies to look ahead, at least 1; more than 64 are taken for 64.
    pub depth: u32,
    /// Positions to look at, after which no deeper look is begun or finished;
    /// the first ply is always looked at in full.
    pub positions: u64,
}

/// A move and why.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choice {
    /// The move.
    pub chosen: Move,
    /// The play that is expected, that move first.
    pub line: Vec<Move>,
    /// How things stand at the end of that line.
    pub value: Value,
    /// How many plies were looked ahead in full.
    pub depth: u32,
    /// How many positions were looked at.
    pub positions: u64,
}

/// How things stand at the end of the play that is expected.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Value {
    /// South's seeds less North's, what the end hands out included; `None` for
    /// a game that is not won by counting them.
    pub seeds: Option<i16>,
    /// What the game has come to, if it is over there.
    pub outcome: Option<Outcome>,
}

/// The move of a player of this strength, by this seed of chance: the same for
/// the same game and seed. `None` if the game is over.
#[must_use]
pub fn choose(game: &Game<'_>, strength: Strength, seed: u64) -> Option<Choice> {
    let mut chance = Rng::with_seed(seed);
    match strength.limits() {
        Some(limits) => search(game, limits, &mut chance),
        None => {
            let moves = game.legal_moves();
            let chosen = *moves.get(below(moves.len().max(1), &mut chance))?;
            Some(Choice::along(game, vec![chosen], 0, 1))
        }
    }
}

/// The best move within these limits; among equally good ones, one by chance.
/// `None` if the game is over.
#[must_use]
pub fn search(game: &Game<'_>, limits: Limits, chance: &mut Rng) -> Option<Choice> {
    let mut moves = game.legal_moves();
    if moves.is_empty() {
        return None;
    }
    for left in (2..=moves.len()).rev() {
        moves.swap(left - 1, below(left, chance));
    }
    let mut look = Look {
        rulebook: game.rulebook(),
        history: game.history().clone(),
        left: u64::MAX,
        looked_at: 0,
    };
    let mut best: Option<Vec<Move>> = None;
    let mut depth = 0;
    while depth < limits.depth.clamp(1, DEEPEST) {
        let Some((score, line)) = look.best_of(game.position(), &moves, depth + 1) else {
            break;
        };
        depth += 1;
        // The best move so far first: the others are then soon seen to be worse.
        let first = moves.iter().position(|chosen| line.first() == Some(chosen));
        moves[..=first.unwrap_or(0)].rotate_right(1);
        best = Some(line);
        let is_decided = score.abs() > DECIDED;
        let is_forced = moves.len() == 1;
        look.left = limits.positions.saturating_sub(look.looked_at);
        if is_decided || is_forced || look.left == 0 {
            break;
        }
    }
    best.map(|line| Choice::along(game, line, depth, look.looked_at))
}

impl Choice {
    /// A choice of the first move of `line`, valued at its end.
    fn along(game: &Game<'_>, line: Vec<Move>, depth: u32, positions: u64) -> Choice {
        let mut end = game.clone();
        for &next in &line {
            end.play(next, &mut Unobserved)
                .expect("a line that was searched can be played");
        }
        let outcome = end.outcome();
        let position = end.position();
        let [south, north] = match &outcome {
            Some(outcome) => [outcome.south, outcome.north],
            None => Side::BOTH.map(|side| position.captured(side)),
        };
        let is_counted = game.rulebook().rules().winner == Winner::MostSeeds;
        Choice {
            chosen: line[0],
            line,
            value: Value {
                seeds: is_counted.then(|| i16::from(south) - i16::from(north)),
                outcome,
            },
            depth,
            positions,
        }
    }
}

/// What a position is worth to the player to move.
type Score = i32;

/// More than any number of seeds: beyond it stand won games, beyond its negative
/// lost ones.
const DECIDED: Score = 1_000;
/// A game won at once; each ply that it takes longer costs more than any number
/// of seeds is worth.
const WON: Score = 1_000_000_000;
const A_PLY: Score = 2 * (MAX_SEEDS as Score) + 1;

/// A search as it goes.
struct Look<'r> {
    rulebook: &'r Rulebook,
    history: History,
    /// Positions that may still be looked at.
    left: u64,
    looked_at: u64,
}

impl Look<'_> {
    /// The best of these legal moves at the root and the line it leads to, or
    /// nothing if that is too much to look at.
    fn best_of(
        &mut self,
        position: &Position,
        moves: &[Move],
        depth: u32,
    ) -> Option<(Score, Vec<Move>)> {
        let mut plays = Plays::new();
        let _ = self.rulebook.prospect(position, &mut plays);
        let mut best: Option<(Score, Vec<Move>)> = None;
        for &chosen in moves {
            let next = match chosen {
                Move::Pass => self.rulebook.after_pass(position),
                Move::Sow(pit) => {
                    let play = plays.iter().find(|play| play.pit == pit)?;
                    self.rulebook.after(position, play)
                }
            };
            let floor = best.as_ref().map_or(-Score::MAX, |(score, _)| *score);
            let mut line = Vec::new();
            let score = -self.worth(&next, depth - 1, 1, -Score::MAX, -floor, &mut line)?;
            if best.is_none() || score > floor {
                line.push(chosen);
                best = Some((score, line));
            }
        }
        best.map(|(score, mut line)| {
            line.reverse();
            (score, line)
        })
    }

    /// What a position, `plies` below the root, is worth to the player to move
    /// if both look `depth` plies further, as far as that lies between `floor`
    /// and `ceiling`; `line` becomes the play expected, its last move first.
    fn worth(
        &mut self,
        position: &Position,
        depth: u32,
        plies: i32,
        floor: Score,
        ceiling: Score,
        line: &mut Vec<Move>,
    ) -> Option<Score> {
        line.clear();
        if self.left == 0 {
            return None;
        }
        self.left -= 1;
        self.looked_at += 1;
        let is_repeated = self.history.push(position);
        let worth = if is_repeated {
            Some(self.worth_at_end(position, Cause::Repetition, plies))
        } else {
            self.worth_of_turn(position, depth, plies, floor, ceiling, line)
        };
        self.history.pop();
        worth
    }

    fn worth_of_turn(
        &mut self,
        position: &Position,
        depth: u32,
        plies: i32,
        floor: Score,
        ceiling: Score,
        line: &mut Vec<Move>,
    ) -> Option<Score> {
        let mut plays = Plays::new();
        let prospect = self.rulebook.prospect(position, &mut plays);
        if let Prospect::Over(cause) = prospect {
            return Some(self.worth_at_end(position, cause, plies));
        }
        if depth == 0 {
            return Some(self.estimate(position));
        }
        if prospect == Prospect::Pass {
            let next = self.rulebook.after_pass(position);
            let worth = self.worth(&next, depth - 1, plies + 1, -ceiling, -floor, line)?;
            line.push(Move::Pass);
            return Some(-worth);
        }
        let mut floor = floor;
        let mut best = -Score::MAX;
        let mut next_line = Vec::new();
        for index in 0..plays.len() {
            bring_best_capture_to(index, &mut plays);
            let play = &plays[index];
            let next = self.rulebook.after(position, play);
            let worth = -self.worth(
                &next,
                depth - 1,
                plies + 1,
                -ceiling,
                -floor,
                &mut next_line,
            )?;
            if worth > best {
                best = worth;
                next_line.push(Move::Sow(play.pit));
                std::mem::swap(line, &mut next_line);
            }
            floor = floor.max(worth);
            if floor >= ceiling {
                break;
            }
        }
        Some(best)
    }

    /// What a game that is over is worth: the sooner won the better, then the
    /// more seeds; a draw is worth as much as equal seeds.
    fn worth_at_end(&self, position: &Position, cause: Cause, plies: i32) -> Score {
        let outcome = self.rulebook.outcome(position, cause);
        let Some(winner) = outcome.winner else {
            return 0;
        };
        let seeds = Score::from(outcome.south) - Score::from(outcome.north);
        let seeds = match winner {
            _ if self.rulebook.rules().winner == Winner::SeedsInRow => 0,
            Side::South => seeds,
            Side::North => -seeds,
        };
        let won = WON - plies * A_PLY + seeds;
        if winner == position.to_move {
            won
        } else {
            -won
        }
    }

    /// What a game that goes on looks worth: the seeds captured more, or, where
    /// those do not count, the seeds more in the own row.
    fn estimate(&self, position: &Position) -> Score {
        let seeds = |side: Side| match self.rulebook.rules().winner {
            Winner::MostSeeds => Score::from(position.captured(side)),
            Winner::SeedsInRow => Score::from(position.seeds_in_row(side)),
        };
        seeds(position.to_move) - seeds(position.to_move.opponent())
    }
}

/// Swaps the play from `index` on that captures most to `index`: what is likely
/// to be best is looked at first, and the others then cut short. All of them
/// are seldom looked at, so that they are not sorted.
fn bring_best_capture_to(index: usize, plays: &mut Plays) {
    let best = (index..plays.len())
        .rev()
        .max_by_key(|&place| plays[place].captured)
        .unwrap_or(index);
    plays.swap(index, best);
}

/// A number below `bound`, the same on machines of any word size.
fn below(bound: usize, chance: &mut Rng) -> usize {
    let bound = u32::try_from(bound).expect("a row has at most 16 pits");
    chance.u32(..bound) as usize
}
