//! The four games once more, each written down by itself, seed by seed and in
//! the order its rules are told, and compared with the engine on random
//! positions: every move, every refusal with its reason, every end.

mod games;

use engine::{Game, Move, Position, Rulebook, Rules, Side, Unobserved};

/// A board as it lies on the table: the ring of pits, South's first.
type Ring = Vec<u32>;

/// What lifting a pit comes to.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Try {
    Refused(&'static str),
    Played { ring: Ring, captured: u32 },
}

/// What a turn comes to by the reference: each own pit, and how it ends if it does.
struct Told {
    tries: Vec<Try>,
    /// `None` goes on, `Some((south, north, winner))` is over; winner 0, 1, or 2 for a draw.
    over: Option<(u32, u32, usize)>,
    passes: bool,
}

struct Table {
    ring: Ring,
    mover: usize,
    captured: [u32; 2],
    ply: u32,
}

impl Table {
    fn row(&self) -> usize {
        self.ring.len() / 2
    }

    fn own(&self, side: usize) -> std::ops::Range<usize> {
        side * self.row()..(side + 1) * self.row()
    }

    fn seeds_of(&self, ring: &Ring, side: usize) -> u32 {
        ring[self.own(side)].iter().sum()
    }

    /// Who has more, with what is added to each.
    fn counted(&self, south: u32, north: u32) -> (u32, u32, usize) {
        let (south, north) = (self.captured[0] + south, self.captured[1] + north);
        (
            south,
            north,
            match south.cmp(&north) {
                std::cmp::Ordering::Greater => 0,
                std::cmp::Ordering::Less => 1,
                std::cmp::Ordering::Equal => 2,
            },
        )
    }

    fn own_rows(&self) -> (u32, u32, usize) {
        self.counted(self.seeds_of(&self.ring, 0), self.seeds_of(&self.ring, 1))
    }
}

/// Lifts a pit and puts the first seed back into it, the rest one by one after
/// it; where the last one falls, and every pit that was sown.
fn sow_from_emptied_pit(ring: &mut Ring, pit: usize) -> (usize, Vec<usize>) {
    let mut hand = ring[pit];
    ring[pit] = 0;
    let mut here = pit;
    let mut sown = Vec::new();
    loop {
        ring[here] += 1;
        sown.push(here);
        hand -= 1;
        if hand == 0 {
            return (here, sown);
        }
        here = (here + 1) % ring.len();
    }
}

/// Sows lap after lap until a seed falls into an empty pit; `None` if board and
/// place come back.
fn relay(ring: &mut Ring, pit: usize, skips_lifted: bool) -> Option<usize> {
    let mut states = std::collections::HashSet::new();
    let mut lifted = pit;
    loop {
        if !states.insert((ring.clone(), lifted)) {
            return None;
        }
        let mut hand = std::mem::take(&mut ring[lifted]);
        let mut here = lifted;
        while hand > 0 {
            here = (here + 1) % ring.len();
            if skips_lifted && here == lifted {
                continue;
            }
            ring[here] += 1;
            hand -= 1;
        }
        if ring[here] == 1 {
            return Some(here);
        }
        lifted = here;
    }
}

fn modiar(table: &Table) -> Told {
    let (mover, opponent) = (table.mover, 1 - table.mover);
    let must_feed_if_able = table.seeds_of(&table.ring, opponent) == 0;
    let mut tries: Vec<Try> = Vec::new();
    let mut slams = Vec::new();
    for pit in table.own(mover) {
        slams.push(false);
        match table.ring[pit] {
            0 => tries.push(Try::Refused("empty")),
            1 => tries.push(Try::Refused("too_few_seeds")),
            _ => {
                let mut ring = table.ring.clone();
                let (last, sown) = sow_from_emptied_pit(&mut ring, pit);
                let held = table.seeds_of(&ring, opponent);
                let mut captured = 0;
                // Backward from the last pit, each pit once, while it was sown and holds 2, 4, 6.
                let mut place = last;
                let mut visited = Vec::new();
                while table.ply > 0
                    && sown.contains(&place)
                    && [2, 4, 6].contains(&ring[place])
                    && !visited.contains(&place)
                {
                    captured += std::mem::take(&mut ring[place]);
                    visited.push(place);
                    place = (place + ring.len() - 1) % ring.len();
                }
                let left = table.seeds_of(&ring, opponent);
                slams.pop();
                slams.push(held > 0 && left == 0);
                tries.push(Try::Played { ring, captured });
            }
        }
    }
    let feeds = |one: &Try| match one {
        Try::Played { ring, .. } => table.seeds_of(ring, opponent) > 0,
        Try::Refused(_) => false,
    };
    let some_feeds = tries
        .iter()
        .zip(&slams)
        .any(|(one, slam)| feeds(one) && !slam);
    for (one, slam) in tries.iter_mut().zip(&slams) {
        if matches!(one, Try::Refused(_)) {
            continue;
        }
        if must_feed_if_able && some_feeds && !feeds(one) {
            *one = Try::Refused("must_feed");
        } else if *slam {
            *one = Try::Refused("grand_slam");
        }
    }
    let stuck = tries.iter().all(|one| matches!(one, Try::Refused(_)));
    Told {
        over: stuck.then(|| table.own_rows()),
        tries,
        passes: false,
    }
}

fn tihbat(table: &Table) -> Told {
    let own = table.own(table.mover);
    let tries: Vec<Try> = own
        .clone()
        .map(|pit| {
            if table.ring[pit] == 0 {
                return Try::Refused("empty");
            }
            let mut ring = table.ring.clone();
            let (last, _) = sow_from_emptied_pit(&mut ring, pit);
            let takes = own.contains(&last) && [2, 4, 6, 8].contains(&ring[last]);
            let captured = if takes {
                std::mem::take(&mut ring[last])
            } else {
                0
            };
            Try::Played { ring, captured }
        })
        .collect();
    Told {
        over: None,
        passes: tries.iter().all(|one| matches!(one, Try::Refused(_))),
        tries,
    }
}

fn sadeqa(table: &Table) -> Told {
    let own = table.own(table.mover);
    let rightmost = own.end - 1;
    let is_bound = table.ply < 2 && table.ring[rightmost] > 0;
    let tries: Vec<Try> = own
        .clone()
        .map(|pit| {
            if table.ring[pit] == 0 {
                return Try::Refused("empty");
            }
            if is_bound && pit != rightmost {
                return Try::Refused("opening_pit");
            }
            let mut ring = table.ring.clone();
            let Some(last) = relay(&mut ring, pit, false) else {
                return Try::Refused("endless_sowing");
            };
            let facing = ring.len() - 1 - last;
            let captured = std::mem::take(&mut ring[facing]);
            Try::Played { ring, captured }
        })
        .collect();
    let stuck = tries.iter().all(|one| matches!(one, Try::Refused(_)));
    let over = stuck.then(|| {
        let [south, north] = [0, 1].map(|side| table.seeds_of(&table.ring, side) > 0);
        let only_endless = tries.contains(&Try::Refused("endless_sowing"));
        let winner = match (south, north) {
            _ if only_endless => 2,
            (true, false) => 0,
            (false, true) => 1,
            _ => 2,
        };
        (table.captured[0], table.captured[1], winner)
    });
    Told {
        tries,
        over,
        passes: false,
    }
}

fn ayoayo(table: &Table) -> Told {
    let (own, opponent) = (table.own(table.mover), 1 - table.mover);
    let mut tries: Vec<Try> = own
        .clone()
        .map(|pit| {
            if table.ring[pit] == 0 {
                return Try::Refused("empty");
            }
            let mut ring = table.ring.clone();
            let Some(last) = relay(&mut ring, pit, true) else {
                return Try::Refused("endless_sowing");
            };
            let facing = ring.len() - 1 - last;
            let mut captured = 0;
            if own.contains(&last) && ring[facing] > 0 {
                captured = std::mem::take(&mut ring[facing]) + std::mem::take(&mut ring[last]);
            }
            Try::Played { ring, captured }
        })
        .collect();
    if table.seeds_of(&table.ring, opponent) == 0 {
        for one in &mut tries {
            if let Try::Played { ring, .. } = one
                && table.seeds_of(ring, opponent) == 0
            {
                *one = Try::Refused("must_feed");
            }
        }
    }
    let stuck = tries.iter().all(|one| matches!(one, Try::Refused(_)));
    let over = stuck.then(|| {
        // All that is left goes to the player who moved last, the opponent.
        let mut left = [0, 0];
        left[opponent] = table.ring.iter().sum();
        table.counted(left[0], left[1])
    });
    Told {
        tries,
        over,
        passes: false,
    }
}

/// A random position: half of them with most seeds captured, where duties and ends are.
fn random_position(rules: &Rules, chance: &mut fastrand::Rng) -> Position {
    let row = usize::from(rules.board.pits);
    let total = rules.board.seeds_in_all();
    let on_board = if chance.bool() {
        chance.u32(0..=total)
    } else {
        chance.u32(0..=total.min(8))
    };
    let mut ring = vec![0_u8; 2 * row];
    let few = chance.bool();
    for _ in 0..on_board {
        let places = if few { row.div_ceil(2) + row } else { 2 * row };
        let offset = if few { row / 2 } else { 0 };
        let place = (chance.usize(..places) + offset) % (2 * row);
        ring[place] += 1;
    }
    let captured = u8::try_from(total - on_board).expect("at most 255 seeds");
    let south = chance.u8(0..=captured);
    let side = if chance.bool() {
        Side::South
    } else {
        Side::North
    };
    Position::set_up(
        &ring[..row],
        &ring[row..],
        side,
        [south, captured - south],
        chance.u32(..4),
    )
    .expect("rows of one length")
}

fn compare(rules: Rules, reference: fn(&Table) -> Told, reasons_met: &[&str]) {
    let rulebook = Rulebook::new(rules).expect("the rules of the games are valid");
    let mut chance = fastrand::Rng::with_seed(7);
    let mut reasons = std::collections::BTreeSet::new();
    for _ in 0..4_000 {
        let position = random_position(rulebook.rules(), &mut chance);
        let table = Table {
            ring: Side::BOTH
                .iter()
                .flat_map(|side| position.row(*side))
                .map(|&seeds| u32::from(seeds))
                .collect(),
            mover: position.to_move().index(),
            captured: Side::BOTH.map(|side| u32::from(position.captured(side))),
            ply: position.ply(),
        };
        let told = reference(&table);
        let game = Game::from_position(&rulebook, position);
        let refused = game.refusals();
        for (pit, expected) in position.pits_of(position.to_move()).zip(&told.tries) {
            let found = match refused.iter().find(|(own, _)| *own == pit) {
                Some((_, refusal)) => Try::Refused(refusal.name()),
                None => {
                    let mut next = game.clone();
                    next.play(Move::Sow(pit), &mut Unobserved)
                        .expect("a move not refused");
                    let mover = position.to_move();
                    let after = next.position();
                    Try::Played {
                        ring: Side::BOTH
                            .iter()
                            .flat_map(|side| after.row(*side))
                            .map(|&seeds| u32::from(seeds))
                            .collect(),
                        captured: u32::from(after.captured(mover) - position.captured(mover)),
                    }
                }
            };
            assert_eq!(&found, expected, "{position}, {pit}");
            if let Try::Refused(reason) = found {
                reasons.insert(reason);
            }
        }
        let over = game.outcome().map(|outcome| {
            (
                u32::from(outcome.south),
                u32::from(outcome.north),
                outcome.winner.map_or(2, Side::index),
            )
        });
        assert_eq!(over, told.over, "{position}");
        assert_eq!(
            game.legal_moves() == [Move::Pass],
            told.passes,
            "{position}"
        );
    }
    // The comparison is about something: these reasons were met.
    let met: Vec<&str> = reasons.into_iter().collect();
    assert_eq!(met, reasons_met);
}

#[test]
fn modiar_as_told() {
    let reasons = ["empty", "grand_slam", "must_feed", "too_few_seeds"];
    compare(games::modiar(), modiar, &reasons);
}

#[test]
fn tihbat_as_told() {
    compare(games::tihbat(), tihbat, &["empty"]);
}

#[test]
fn sadeqa_as_told() {
    let reasons = ["empty", "endless_sowing", "opening_pit"];
    compare(games::sadeqa(), sadeqa, &reasons);
}

#[test]
fn ayoayo_as_told() {
    compare(games::ayoayo(), ayoayo, &["empty", "must_feed"]);
}
