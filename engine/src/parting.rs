//! Where two sets of rules part: the line of play after which a player could
//! tell one game from the other.
//!
//! Two games stand alike after the same moves when the same seeds lie in the
//! same places and were captured by the same players, the same moves are legal,
//! and either both games go on or both are over and came to the same. Why a
//! move is refused, or why a game is over, is not looked at: nobody sees it on
//! the board.
//!
//! [`shortest_parting`] looks at every line to some depth,
//! [`parting_in_random_game`] at one game to its end, [`parting_along`] at a line
//! that is given. That nothing is found proves nothing beyond what was looked at.

use fastrand::Rng;

use crate::{
    breadth::Breadth,
    game::History,
    moves::Move,
    play::{Play, Plays, Prospect},
    position::Position,
    rulebook::Rulebook,
    trace::Cause,
};

/// What a search over all lines of play found.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Search {
    /// A shortest line from the start after which the games do not stand alike,
    /// if one was found.
    pub line: Option<Vec<Move>>,
    /// Plies within which every line was looked at: without a line found, the
    /// games stand alike after all of them.
    pub depth: u32,
    /// How many positions were looked at.
    pub positions: u64,
}

/// How many positions a search looks at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reach {
    /// As many in any case.
    pub positions: u64,
    /// So many, if with them it looks like coming to the last ply asked for.
    pub if_enough: u64,
}

/// Searches for a shortest line that parts the games, of no more than `deepest`
/// plies; it is the first of the shortest, pits being tried from the player's
/// left. Where positions alone do not tell enough and lines must be followed one
/// by one, as many positions again are looked at as in any case.
#[must_use]
pub fn shortest_parting(one: &Rulebook, other: &Rulebook, deepest: u32, reach: Reach) -> Search {
    let breadth = Breadth::search(one, other, deepest, reach);
    let mut found = breadth.found;
    if !breadth.needs_lines {
        return found;
    }
    let mut lines = Lines::new(one, other, reach.positions);
    while found.line.is_none() && found.depth < deepest {
        match lines.part_within(&one.start(), &other.start(), found.depth + 1) {
            None => break,
            Some(parts) => found.line = parts.then(|| lines.line.clone()),
        }
        found.depth += 1;
    }
    found.positions += reach.positions - lines.left;
    found
}

/// The moves after which the random game of this seed, played from the start by
/// the rules of `one`, parts the games; `None` if it is over, or `within` plies
/// are played, and they still stand alike.
#[must_use]
pub fn parting_in_random_game(
    one: &Rulebook,
    other: &Rulebook,
    seed: u64,
    within: usize,
) -> Option<Vec<Move>> {
    let mut chance = Rng::with_seed(seed);
    parting_on_the_way(one, other, |plays, line| {
        (line.len() < within).then(|| chance.usize(..plays.len().max(1)))
    })
}

/// The moves after which a line from the start parts the games: a beginning of
/// it, or that and one move more. `None` if they still stand alike at its end,
/// or where it ceases to be legal.
#[must_use]
pub fn parting_along(one: &Rulebook, other: &Rulebook, line: &[Move]) -> Option<Vec<Move>> {
    parting_on_the_way(one, other, |plays, played| {
        match line.get(played.len())? {
            Move::Pass => plays.is_empty().then_some(0),
            Move::Sow(pit) => plays.iter().position(|play| play.pit == *pit),
        }
    })
}

/// Walks from the start until the games part; `choose` is given the plays, none
/// where the player must pass, and the line so far, and gives one of them up.
fn parting_on_the_way(
    one: &Rulebook,
    other: &Rulebook,
    mut choose: impl FnMut(&Plays, &[Move]) -> Option<usize>,
) -> Option<Vec<Move>> {
    let mut pair = Pair::new(one, other);
    let mut history = History::default();
    let mut line = Vec::new();
    let mut here = one.start();
    if here != other.start() {
        return Some(line);
    }
    loop {
        let is_repeated = history.push(&here);
        match pair.stand(&here, is_repeated) {
            Comparison::Apart => return Some(line),
            Comparison::Over => return None,
            Comparison::Pass => {
                choose(&Plays::new(), &line)?;
                line.push(Move::Pass);
                here = one.after_pass(&here);
            }
            Comparison::Choose => {
                let chosen = choose(&pair.plays, &line)?;
                if let Some(pit) = pair.first_that_leads_elsewhere() {
                    line.push(Move::Sow(pit));
                    return Some(line);
                }
                let play = &pair.plays[chosen];
                line.push(Move::Sow(play.pit));
                here = one.after(&here, play);
            }
        }
    }
}

/// Two games at the same position.
pub(crate) struct Pair<'r> {
    pub(crate) one: &'r Rulebook,
    pub(crate) other: &'r Rulebook,
    /// The plays by the rules of one, after [`Pair::stand`] found some.
    plays: Plays,
    others: Plays,
    /// Whether the same moves are always legal in both, and lead to the same.
    plays_alike: bool,
}

/// How two games stand at the same position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Comparison {
    /// They differ there.
    Apart,
    /// Both are over and came to the same.
    Over,
    /// In both the player must pass.
    Pass,
    /// In both the same pits may be lifted.
    Choose,
}

impl<'r> Pair<'r> {
    pub(crate) fn new(one: &'r Rulebook, other: &'r Rulebook) -> Pair<'r> {
        let mut settled_alike = other.rules().clone();
        settled_alike.stores = one.rules().stores;
        settled_alike.remainder = one.rules().remainder;
        settled_alike.winner = one.rules().winner;
        settled_alike.repetition = one.rules().repetition;
        Pair {
            one,
            other,
            plays_alike: settled_alike == *one.rules(),
            plays: Plays::new(),
            others: Plays::new(),
        }
    }

    /// How the games stand at a position; where moves lead is not looked at.
    pub(crate) fn stand(&mut self, here: &Position, is_repeated: bool) -> Comparison {
        let (one, other) = if is_repeated {
            let over = Prospect::Over(Cause::Repetition);
            (over, over)
        } else {
            let one = self.one.prospect(here, &mut self.plays);
            let other = if self.plays_alike {
                self.others.clone_from(&self.plays);
                one
            } else {
                self.other.prospect(here, &mut self.others)
            };
            (one, other)
        };
        match (one, other) {
            (Prospect::Choose, Prospect::Choose) => {
                let pits = self.plays.iter().map(|play| play.pit);
                if pits.eq(self.others.iter().map(|play| play.pit)) {
                    Comparison::Choose
                } else {
                    Comparison::Apart
                }
            }
            (Prospect::Pass, Prospect::Pass) => Comparison::Pass,
            (Prospect::Over(one), Prospect::Over(other))
                if self.one.outcome(here, one) == self.other.outcome(here, other) =>
            {
                Comparison::Over
            }
            _ => Comparison::Apart,
        }
    }

    /// After [`Comparison::Choose`]: the plays by the rules of one, each with that of
    /// the same pit by the rules of the other.
    pub(crate) fn plays(&self) -> impl Iterator<Item = (&Play, &Play)> {
        self.plays.iter().zip(&self.others)
    }

    /// After [`Comparison::Choose`]: the first pit from which the games come to
    /// different positions.
    pub(crate) fn first_that_leads_elsewhere(&self) -> Option<crate::pit::Pit> {
        self.plays()
            .find_map(|(play, other)| (!play.leads_where(other)).then_some(play.pit))
    }
}

/// The lines of play from the start of two games, one by one.
struct Lines<'r> {
    pair: Pair<'r>,
    history: History,
    line: Vec<Move>,
    /// How many positions may still be looked at.
    left: u64,
}

impl<'r> Lines<'r> {
    fn new(one: &'r Rulebook, other: &'r Rulebook, positions: u64) -> Lines<'r> {
        Lines {
            pair: Pair::new(one, other),
            history: History::default(),
            line: Vec::new(),
            left: positions,
        }
    }

    /// Whether the games differ here or within so many plies; then `line` holds
    /// the moves that lead there. `None` if that is too much to look at.
    fn part_within(&mut self, here: &Position, there: &Position, depth: u32) -> Option<bool> {
        if here != there {
            return Some(true);
        }
        self.left = self.left.checked_sub(1)?;
        let is_repeated = self.history.push(here);
        let parts = self.part_from(here, is_repeated, depth);
        self.history.pop();
        parts
    }

    fn part_from(&mut self, here: &Position, is_repeated: bool, depth: u32) -> Option<bool> {
        let standing = self.pair.stand(here, is_repeated);
        if depth == 0 || matches!(standing, Comparison::Apart | Comparison::Over) {
            return Some(standing == Comparison::Apart);
        }
        let next: Vec<(Move, Position, Position)> = if standing == Comparison::Pass {
            let after = self.pair.one.after_pass(here);
            vec![(Move::Pass, after, after)]
        } else {
            let Pair { one, other, .. } = self.pair;
            let plays = self.pair.plays();
            plays
                .map(|(play, others)| {
                    let chosen = Move::Sow(play.pit);
                    (chosen, one.after(here, play), other.after(here, others))
                })
                .collect()
        };
        for (chosen, after, other_after) in next {
            self.line.push(chosen);
            if self.part_within(&after, &other_after, depth - 1)? {
                return Some(true);
            }
            self.line.pop();
        }
        Some(false)
    }
}
