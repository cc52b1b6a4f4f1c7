//! The search against plain minimax, and what any player must do.

mod games;

use engine::*;
use games::any::AnyRules;
use quickcheck::{TestResult, quickcheck};

/// Calls `check` with the game after some random plies of the four games or of
/// any rules; nothing to say if it is over by then.
fn on_any_game(rules: AnyRules, seed: u64, check: impl FnOnce(&Game<'_>) -> bool) -> TestResult {
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
    let mut game = Game::new(&rulebook);
    for _ in 0..chance.u32(..60) {
        let moves = game.legal_moves();
        let mut next = game.clone();
        match moves.get(chance.usize(..moves.len().max(1))) {
            Some(&chosen) => next.play(chosen, &mut Unobserved).expect("a legal move"),
            None => break,
        }
        // Most random games are soon over: many are looked at near their end.
        if next.over().is_some() {
            break;
        }
        game = next;
    }
    if game.over().is_some() {
        return TestResult::discard();
    }
    TestResult::from_bool(check(&game))
}

/// How things stand for South, to be compared part by part: won, drawn and open
/// or lost; how soon; by how many seeds.
fn standing(game: &Game<'_>, plies: i64) -> (i64, i64, i64) {
    let is_counted = game.rulebook().rules().winner == Winner::MostSeeds;
    let difference = |south: u8, north: u8| i64::from(south) - i64::from(north);
    match game.outcome() {
        Some(Outcome { winner: None, .. }) => (0, 0, 0),
        Some(Outcome {
            south,
            north,
            winner: Some(winner),
        }) => {
            let sign = if winner == Side::South { 1 } else { -1 };
            let seeds = if is_counted {
                difference(south, north)
            } else {
                0
            };
            (sign, -sign * plies, seeds)
        }
        None => {
            let position = game.position();
            let seeds = if is_counted {
                difference(
                    position.captured(Side::South),
                    position.captured(Side::North),
                )
            } else {
                difference(
                    position.seeds_in_row(Side::South),
                    position.seeds_in_row(Side::North),
                )
            };
            (0, 0, seeds)
        }
    }
}

/// Every line of so many plies: no pruning, no deepening, no history of its own.
fn minimax(game: &Game<'_>, depth: u32, plies: i64) -> (i64, i64, i64) {
    let moves = game.legal_moves();
    if depth == 0 || moves.is_empty() {
        return standing(game, plies);
    }
    let worths = moves.into_iter().map(|chosen| {
        let mut next = game.clone();
        next.play(chosen, &mut Unobserved).expect("a legal move");
        minimax(&next, depth - 1, plies + 1)
    });
    match game.position().to_move() {
        Side::South => worths.max(),
        Side::North => worths.min(),
    }
    .expect("there are moves")
}

fn after<'r>(game: &Game<'r>, line: &[Move]) -> Game<'r> {
    let mut game = game.clone();
    for &next in line {
        game.play(next, &mut Unobserved).expect("a legal line");
    }
    game
}

fn strengths() -> impl Iterator<Item = Strength> {
    (Strength::LEAST.number()..=Strength::MOST.number()).filter_map(Strength::new)
}

quickcheck! {
    fn a_search_finds_what_looking_at_every_line_finds(rules: AnyRules, seed: u64) -> TestResult {
        on_any_game(rules, seed, |game| {
            (1..=3).all(|depth| {
                let limits = Limits { depth, positions: u64::MAX };
                let chance = &mut fastrand::Rng::with_seed(seed);
                let choice = search(game, limits, chance).expect("a game that goes on");
                let end = after(game, &choice.line);
                let plies = i64::try_from(choice.line.len()).expect("a short line");
                let first = after(game, &choice.line[..1]);
                // Where it stopped sooner, the game is decided or there is no choice.
                (choice.depth == depth || end.over().is_some() || game.legal_moves().len() == 1)
                    && standing(&end, plies) == minimax(game, choice.depth, 0)
                    && minimax(&first, choice.depth - 1, 1) == minimax(game, choice.depth, 0)
                    && (choice.depth == depth
                        || game.legal_moves().len() == 1
                        || minimax(game, depth, 0) == minimax(game, choice.depth, 0))
            })
        })
    }

    fn every_strength_plays_a_legal_move_and_the_same_again(rules: AnyRules, seed: u64) -> TestResult {
        on_any_game(rules, seed, |game| {
            strengths().take(4).all(|strength| {
                let choice = choose(game, strength, seed).expect("a game that goes on");
                after(game, &choice.line);
                game.legal_moves().contains(&choice.chosen)
                    && choice.line[0] == choice.chosen
                    && choose(game, strength, seed) == Some(choice)
            })
        })
    }

    fn a_game_won_at_once_is_won_at_once(rules: AnyRules, seed: u64) -> TestResult {
        on_any_game(rules, seed, |game| {
            let mover = game.position().to_move();
            let wins = |chosen: Move| {
                let end = after(game, &[chosen]);
                end.outcome().is_some_and(|outcome| outcome.winner == Some(mover))
            };
            !game.legal_moves().into_iter().any(wins)
                || strengths().skip(1).all(|strength| {
                    let choice = choose(game, strength, seed).expect("a game that goes on");
                    wins(choice.chosen) && choice.line.len() == 1
                })
        })
    }
}

#[test]
fn a_game_that_is_over_has_no_move() {
    let rulebook = Rulebook::new(games::modiar()).expect("valid rules");
    let position = "0,0,0/1,0,0 s 20-21 9".parse().expect("a position");
    let game = Game::from_position(&rulebook, position);
    assert!(game.over().is_some());
    assert!(strengths().all(|strength| choose(&game, strength, 1).is_none()));
}

#[test]
fn a_player_who_must_pass_passes() {
    let rulebook = Rulebook::new(games::tihbat()).expect("valid rules");
    let position = "0,0/3,4 s 10-11 9".parse().expect("a position");
    let game = Game::from_position(&rulebook, position);
    assert_eq!(game.legal_moves(), [Move::Pass]);
    for strength in strengths() {
        let choice = choose(&game, strength, 1).expect("a game that goes on");
        assert_eq!(choice.chosen, Move::Pass);
    }
}

/// By hand: A's two seeds fall into B and C and take nothing there, C's seed
/// makes two in `a` and takes them; B is empty.
#[test]
fn seeds_within_reach_are_taken() {
    let mut rules = Rules::plain(Board {
        rows: 2,
        pits: 3,
        seeds: Seeds::PerPit(1),
    });
    rules.capture = Capture::ByCount {
        counts: Counts::OneOf(vec![2]),
        whose: Whose::Opponent,
        chain: Chain::None,
    };
    let rulebook = Rulebook::new(rules).expect("valid rules");
    let position = "2,0,1/1,0,1 s 0-0 0".parse().expect("a position");
    let game = Game::from_position(&rulebook, position);
    let strength = Strength::new(2).expect("a strength");
    for seed in 0..20 {
        let choice = choose(&game, strength, seed).expect("a game that goes on");
        assert_eq!(choice.chosen, "C".parse().expect("a move"));
        assert_eq!(choice.value.seeds, Some(2));
        assert_eq!(choice.depth, 1);
    }
}

#[test]
fn strengths_are_those_from_least_to_most() {
    let numbers: Vec<u8> = (0..=u8::MAX)
        .filter(|number| Strength::new(*number).is_some())
        .collect();
    assert_eq!(numbers, [1, 2, 3, 4, 5]);
}

/// A search stops within its positions, the first ply aside.
#[test]
fn a_search_keeps_to_its_positions() {
    let rulebook = Rulebook::new(games::ayoayo()).expect("valid rules");
    let game = Game::new(&rulebook);
    for positions in [0, 1, 100, 10_000] {
        let limits = Limits {
            depth: 40,
            positions,
        };
        let mut chance = fastrand::Rng::with_seed(1);
        let choice = search(&game, limits, &mut chance).expect("a game that goes on");
        let least = game.legal_moves().len() as u64;
        assert!(
            choice.positions <= positions.max(least),
            "{} of {positions}",
            choice.positions
        );
    }
}
