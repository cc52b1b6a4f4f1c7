//! The search for a shortest line that parts two games, position by position:
//! lines of play that come to the same position are followed once.
//!
//! Up to the parting both games are at the same positions, so those of one game
//! are enough. They are gone through ply by ply, in the order of the lines that
//! come to them first, so the line found is the first of the shortest, pits being
//! tried from the player's left.
//!
//! What a position leads to depends on how it came about in two ways only:
//!
//! - The opening. What holds on the first ply holds at the start alone. If the
//!   second ply is a matter of the opening too, positions are kept apart by the
//!   move that opened the game.
//! - Repetition. A line is over when a position of its own comes back. The first
//!   line to come to a position never comes back to one, for it would be shorter
//!   without the way round; and a shortest line that parts two games otherwise
//!   than by a repetition can be put together from such first lines. Where the
//!   games may settle a repetition differently, though, the search ends as soon
//!   as a line comes to a position of an earlier ply: perhaps it was there before.

use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};

use crate::{
    moves::Move,
    parting::{Comparison, Pair, Reach, Search},
    pit::Side,
    position::Position,
    rulebook::Rulebook,
    rules::{OpeningCapture, OpeningPit},
    table::Pits,
};

/// A search that went as far as positions alone can tell.
pub(crate) struct Breadth<'r> {
    pair: Pair<'r>,
    start: Position,
    keeps_openings_apart: bool,
    /// Whether a repetition comes to the same in both games.
    settles_alike: bool,
    /// The positions looked at after the start, each with its ply.
    seen: HashMap<Key, u32, BuildHasherDefault<Mixer>>,
    nodes: Vec<Node>,
    steps: Vec<Step>,
    /// What was found.
    pub(crate) found: Search,
    /// Whether the search ended because from here on it matters by which line a
    /// position was come to.
    pub(crate) needs_lines: bool,
}

/// What makes two positions one.
#[derive(PartialEq, Eq, Hash)]
struct Key {
    pits: Pits,
    to_move: Side,
    captured: [u8; 2],
    opened: Option<Move>,
}

/// A position looked at: the end of a line.
#[derive(Clone, Copy)]
struct Node {
    /// The position before among the nodes; none after the start.
    before: Option<usize>,
    chosen: Move,
}

/// A move that is still to be looked at.
struct Step {
    node: Node,
    after: Position,
    /// The move that opened the game, where that matters.
    opened: Option<Move>,
    leads_elsewhere: bool,
}

/// How a search goes on after a move.
enum Found {
    /// The line that ends with it parts the games.
    Parting,
    Nothing,
    /// The search ends before it.
    Limit,
}

impl<'r> Breadth<'r> {
    /// Searches no deeper than `deepest` plies and no further than `reach`.
    pub(crate) fn search(
        one: &'r Rulebook,
        other: &'r Rulebook,
        deepest: u32,
        reach: Reach,
    ) -> Breadth<'r> {
        let opens_twice = |rulebook: &Rulebook| {
            let opening = &rulebook.rules().opening;
            opening.pit == OpeningPit::RightmostEachPlayer
                || opening.capture == OpeningCapture::ForfeitedEachPlayer
        };
        let (rules, others) = (one.rules(), other.rules());
        let mut breadth = Breadth {
            pair: Pair::new(one, other),
            start: one.start(),
            keeps_openings_apart: opens_twice(one) || opens_twice(other),
            settles_alike: rules.repetition == others.repetition && rules.winner == others.winner,
            seen: HashMap::default(),
            nodes: Vec::new(),
            steps: Vec::new(),
            found: Search::default(),
            needs_lines: false,
        };
        let start = breadth.start;
        if start != other.start() || breadth.parts_at(&start, None, None) {
            breadth.found.line = Some(Vec::new());
        }
        let mut positions = reach.positions;
        while breadth.found.line.is_none() && breadth.found.depth < deepest {
            let before = breadth.nodes.len() as u64;
            if !breadth.look_at_next_ply(positions) {
                break;
            }
            let plies_left = deepest.saturating_sub(breadth.found.depth + 1);
            positions = match breadth.grown_to(before, plies_left) <= reach.if_enough {
                true => reach.if_enough,
                false => reach.positions,
            };
        }
        breadth.found.positions = 1 + breadth.seen.len() as u64;
        breadth
    }

    /// How many positions there will be after more plies, if they go on to become
    /// as many times more as they did last, from so many `before`.
    fn grown_to(&self, before: u64, plies: u32) -> u64 {
        let now = self.nodes.len() as u64;
        (0..plies).fold(now, |grown, _| {
            grown
                .saturating_mul(now)
                .checked_div(before)
                .unwrap_or(u64::MAX)
        })
    }

    /// Looks one ply further, at the end of every line or up to one that parts the
    /// games. Whether it could.
    fn look_at_next_ply(&mut self, positions: u64) -> bool {
        let ply = self.found.depth + 1;
        for step in std::mem::take(&mut self.steps) {
            match self.look(&step, ply, positions) {
                Found::Nothing => {}
                Found::Limit => return false,
                Found::Parting => {
                    self.found.line = Some(self.line(step.node));
                    break;
                }
            }
        }
        self.found.depth = ply;
        true
    }

    fn look(&mut self, step: &Step, ply: u32, positions: u64) -> Found {
        let here = &step.after;
        if step.leads_elsewhere {
            return Found::Parting;
        }
        let key = Key {
            pits: here.pits,
            to_move: here.to_move,
            captured: here.captured,
            opened: step.opened,
        };
        let is_start = here.pits == self.start.pits
            && here.to_move == self.start.to_move
            && here.captured == self.start.captured;
        let before = match is_start {
            true => Some(0),
            false => self.seen.get(&key).copied(),
        };
        match before {
            Some(before) if before < ply && !self.settles_alike => {
                self.needs_lines = true;
                Found::Limit
            }
            Some(_) => Found::Nothing,
            None if self.seen.len() as u64 >= positions => Found::Limit,
            None => {
                self.seen.insert(key, ply);
                self.nodes.push(step.node);
                match self.parts_at(here, Some(self.nodes.len() - 1), step.opened) {
                    true => Found::Parting,
                    false => Found::Nothing,
                }
            }
        }
    }

    /// Whether the games stand apart at a position; if not, its moves are noted.
    fn parts_at(&mut self, here: &Position, before: Option<usize>, opened: Option<Move>) -> bool {
        let standing = self.pair.stand(here, false);
        let keeps_apart = self.keeps_openings_apart;
        let one = self.pair.one;
        let mut note = |chosen, after, leads_elsewhere| {
            self.steps.push(Step {
                node: Node { before, chosen },
                after,
                opened: opened.or(keeps_apart.then_some(chosen)),
                leads_elsewhere,
            });
        };
        match standing {
            Comparison::Apart => return true,
            Comparison::Over => {}
            Comparison::Pass => note(Move::Pass, one.after_pass(here), false),
            Comparison::Choose => {
                for (play, other) in self.pair.plays() {
                    let leads_elsewhere = !play.leads_where(other);
                    note(Move::Sow(play.pit), one.after(here, play), leads_elsewhere);
                }
            }
        }
        false
    }

    /// The moves that lead to a node.
    fn line(&self, node: Node) -> Vec<Move> {
        let before = |node: &Node| node.before.map(|before| self.nodes[before]);
        let mut line: Vec<Move> = std::iter::successors(Some(node), before)
            .map(|node| node.chosen)
            .collect();
        line.reverse();
        line
    }
}

/// Makes a number of a key, eight pits at once: the way of the standard library
/// took longer than playing. The keys come from no one who means ill.
#[derive(Default)]
struct Mixer(u64);

impl Hasher for Mixer {
    fn write(&mut self, bytes: &[u8]) {
        for part in bytes.chunks(8) {
            let mut eight = [0; 8];
            eight[..part.len()].copy_from_slice(part);
            let mixed = self.0.rotate_left(23) ^ u64::from_le_bytes(eight);
            self.0 = mixed.wrapping_mul(0x9E37_79B9_7F4A_7C15);
        }
    }

    fn finish(&self) -> u64 {
        self.0 ^ (self.0 >> 32)
    }
}
