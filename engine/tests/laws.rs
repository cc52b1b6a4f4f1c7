//! Laws that hold for every game, as properties over random rules, positions
//! and moves, and a naive reference for sowing.

mod games;

use engine::*;
use games::any::AnyRules;
use quickcheck::{TestResult, quickcheck};

/// A position of a board, by what its pits hold and who has captured what.
fn any_position(pits: u8, chance: &mut fastrand::Rng) -> Position {
    let places = 2 * usize::from(pits) + 2;
    let mut seeds = vec![0_u8; places];
    for _ in 0..chance.u8(..) {
        // Half of all seeds lie in one place: tall pits and long laps.
        let place = if chance.bool() {
            usize::from(chance.u8(..)) % places
        } else {
            places / 2
        };
        seeds[place] += 1;
    }
    let row = usize::from(pits);
    Position::set_up(
        &seeds[..row],
        &seeds[row..2 * row],
        if chance.bool() {
            Side::South
        } else {
            Side::North
        },
        [seeds[2 * row], seeds[2 * row + 1]],
        chance.u32(..4),
    )
    .expect("at most 255 seeds on a board of at most 32 pits")
}

/// Sows one seed at a time, as a hand does, on a board of named pits.
fn sow_by_hand(rules: &Rules, position: &Position, pit: Pit, limit: u32) -> Option<Vec<u8>> {
    let row = position.pits_per_row();
    let step = |pit: Pit| match rules.sow.direction {
        Direction::CounterClockwise if pit.place + 1 == row => Pit {
            side: pit.side.opponent(),
            place: 0,
        },
        Direction::CounterClockwise => Pit {
            place: pit.place + 1,
            ..pit
        },
        Direction::Clockwise if pit.place == 0 => Pit {
            side: pit.side.opponent(),
            place: row - 1,
        },
        Direction::Clockwise => Pit {
            place: pit.place - 1,
            ..pit
        },
    };
    let mut board: Vec<u8> = [Side::South, Side::North]
        .iter()
        .flat_map(|side| position.row(*side).to_vec())
        .collect();
    let mut lifted = pit;
    for lap in 0..limit {
        let mut hand = std::mem::take(&mut board[lifted.index(row)]);
        let goes_back = match rules.sow.first_seed {
            FirstSeed::NextPit => false,
            FirstSeed::EmptiedPit => true,
            FirstSeed::EmptiedPitLoneSeedNext => hand > 1,
        };
        let skips = match rules.sow.origin {
            Origin::SownAgain => false,
            Origin::SkippedEveryLap => true,
            Origin::SkippedFirstLap => lap == 0,
        };
        let mut here = lifted;
        if goes_back {
            board[here.index(row)] += 1;
            hand -= 1;
        }
        while hand > 0 {
            here = step(here);
            if skips && here == lifted {
                continue;
            }
            board[here.index(row)] += 1;
            hand -= 1;
        }
        if rules.sow.laps == Laps::Single || board[here.index(row)] == 1 {
            return Some(board);
        }
        lifted = here;
    }
    None
}

/// Plays a random game of at most `plies`, calling `look` before every move.
fn random_game(
    rulebook: &Rulebook,
    start: Position,
    seed: u64,
    plies: u32,
    mut look: impl FnMut(&Game<'_>),
) {
    let mut chance = fastrand::Rng::with_seed(seed);
    let mut game = Game::from_position(rulebook, start);
    for _ in 0..plies {
        look(&game);
        let moves = game.legal_moves();
        if moves.is_empty() {
            assert!(game.over().is_some(), "no move, and not over");
            return;
        }
        let chosen = moves[chance.usize(..moves.len())];
        game.play(chosen, &mut Unobserved).expect("a legal move");
    }
}

/// Calls `look` with positions of random games of the four games and of any rules.
fn on_any_game(
    rules: AnyRules,
    seed: u64,
    by_hand: bool,
    mut look: impl FnMut(&Game<'_>),
) -> TestResult {
    let rules = match seed % 8 {
        0 => games::modiar(),
        1 => games::tihbat(),
        2 => games::sadeqa(),
        3 => games::ayoayo(),
        _ => rules.0,
    };
    let Ok(rulebook) = Rulebook::new(rules) else {
        return TestResult::discard();
    };
    let mut chance = fastrand::Rng::with_seed(seed);
    let start = if by_hand {
        any_position(rulebook.rules().board.pits, &mut chance)
    } else {
        rulebook.start()
    };
    random_game(&rulebook, start, seed, 12, &mut look);
    TestResult::passed()
}

/// Replays events upon a board: what an onlooker would see.
fn replay(position: &Position, events: &[Event]) -> (Vec<u8>, u8) {
    let row = position.pits_per_row();
    let mut board: Vec<u8> = [Side::South, Side::North]
        .iter()
        .flat_map(|side| position.row(*side).to_vec())
        .collect();
    let (mut hand, mut captured) = (0_u8, 0_u8);
    for event in events {
        match event.kind {
            EventKind::Lift { pit, seeds } => {
                assert_eq!(hand, 0, "lifted with seeds in hand");
                assert_eq!(board[pit.index(row)], seeds);
                hand = std::mem::take(&mut board[pit.index(row)]);
            }
            EventKind::Drop { pit, holds } => {
                hand -= 1;
                board[pit.index(row)] += 1;
                assert_eq!(board[pit.index(row)], holds);
            }
            EventKind::Relay { pit } => {
                assert_eq!(hand, 0);
                assert!(board[pit.index(row)] > 1);
            }
            EventKind::Rest { .. } => assert_eq!(hand, 0),
            EventKind::Capture { pit, seeds } => {
                assert_eq!(board[pit.index(row)], seeds);
                assert!(seeds > 0);
                board[pit.index(row)] = 0;
                captured += seeds;
            }
            _ => {}
        }
    }
    (board, captured)
}

quickcheck! {
    fn seeds_are_conserved(rules: AnyRules, seed: u64, by_hand: bool) -> TestResult {
        let mut seeds = None;
        on_any_game(rules, seed, by_hand, |game| {
            let now = game.position().seeds_in_all();
            assert_eq!(*seeds.get_or_insert(now), now);
        })
    }

    fn legal_moves_are_those_that_play_accepts(rules: AnyRules, seed: u64, by_hand: bool) -> TestResult {
        on_any_game(rules, seed, by_hand, |game| {
            let legal = game.legal_moves();
            let refused: Vec<Pit> = game.refusals().into_iter().map(|(pit, _)| pit).collect();
            let every = ('A'..='P').chain('a'..='p').filter_map(Pit::from_letter).map(Move::Sow);
            for chosen in every.chain([Move::Pass]) {
                let mut copy = game.clone();
                let played = copy.play(chosen, &mut Unobserved);
                assert_eq!(played.is_ok(), legal.contains(&chosen), "{chosen}: {played:?}");
                if played.is_err() {
                    assert_eq!(copy.position(), game.position());
                }
                if let (Move::Sow(pit), Err(error)) = (chosen, played) {
                    let is_named = matches!(error, IllegalMove::Refused(..));
                    assert!(!is_named || refused.contains(&pit));
                }
            }
            let own = game.position().pits_of(game.position().to_move()).count();
            if let Turn::Choose(plays) = game.turn() {
                assert_eq!(plays.len() + refused.len(), own);
            }
        })
    }

    fn notation_round_trips(rules: AnyRules, seed: u64, by_hand: bool) -> TestResult {
        on_any_game(rules, seed, by_hand, |game| {
            let text = game.position().to_string();
            assert_eq!(text.parse::<Position>().as_ref(), Ok(game.position()));
            for chosen in game.legal_moves() {
                assert_eq!(chosen.to_string().parse(), Ok(chosen));
            }
        })
    }

    fn text_that_is_a_position_is_written_the_same(text: String) -> bool {
        text.parse::<Position>().map_or(true, |position| position.to_string() == text)
            && text.parse::<Move>().map_or(true, |chosen| chosen.to_string() == text)
    }

    fn a_trace_replays_to_the_same_position(rules: AnyRules, seed: u64, by_hand: bool) -> TestResult {
        on_any_game(rules, seed, by_hand, |game| {
            let before = *game.position();
            for chosen in game.legal_moves() {
                let mut copy = game.clone();
                let mut trace = Trace::default();
                copy.play(chosen, &mut trace).expect("a legal move");
                let (board, captured) = replay(&before, &trace.events);
                let after: Vec<u8> = Side::BOTH.iter().flat_map(|side| copy.position().row(*side).to_vec()).collect();
                assert_eq!(board, after);
                let mover = before.to_move();
                assert_eq!(captured, copy.position().captured(mover) - before.captured(mover));
                assert!(trace.events.iter().all(|event| event.axes.iter().next().is_some()));
            }
        })
    }

    fn an_observer_changes_nothing(rules: AnyRules, seed: u64, by_hand: bool) -> TestResult {
        on_any_game(rules, seed, by_hand, |game| {
            for chosen in game.legal_moves() {
                let (mut seen, mut unseen) = (game.clone(), game.clone());
                seen.play(chosen, &mut Trace::default()).expect("a legal move");
                unseen.play(chosen, &mut Unobserved).expect("a legal move");
                assert_eq!(seen.position(), unseen.position());
                assert_eq!(seen.turn(), unseen.turn());
            }
        })
    }

    fn sowing_by_table_is_sowing_seed_by_seed(rules: AnyRules, seed: u64, by_hand: bool) -> TestResult {
        let mut rules = rules.0;
        rules.capture = Capture::Nothing;
        rules.feeding = Feeding::Free;
        rules.opening.pit = OpeningPit::Free;
        on_any_game(AnyRules(rules), seed | 4, by_hand, |game| {
            let rulebook = game.rulebook();
            let position = game.position();
            for pit in position.pits_of(position.to_move()) {
                if position.seeds(pit) < rulebook.rules().lift.min_seeds.0 {
                    continue;
                }
                let by_hand = sow_by_hand(rulebook.rules(), position, pit, 200);
                let by_table = rulebook.play(position, Move::Sow(pit), &mut Unobserved).ok();
                let by_table = by_table.map(|after| {
                    Side::BOTH.iter().flat_map(|side| after.row(*side).to_vec()).collect::<Vec<u8>>()
                });
                assert_eq!(by_table, by_hand, "{position}, {pit}");
            }
        })
    }

    fn rules_are_refused_or_played(rules: AnyRules, seed: u64) -> bool {
        match Rulebook::new(rules.0) {
            Ok(rulebook) => {
                let start = rulebook.start();
                random_game(&rulebook, start, seed, 200, |game| {
                    assert_eq!(game.over().is_some(), game.outcome().is_some());
                });
                true
            }
            Err(faults) => !faults.is_empty(),
        }
    }
}
