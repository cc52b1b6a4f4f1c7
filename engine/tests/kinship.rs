//! Rules and their neighbours; what is proven of two sets of rules holds in play.

mod games;

use std::collections::HashSet;
use std::ops::ControlFlow;

use engine::*;
use games::any::AnyRules;
use quickcheck::{TestResult, quickcheck};

fn with(rules: &Rules, setting: &Setting) -> Rules {
    let mut other = rules.clone();
    other.set(setting.clone());
    other
}

/// Whether the values of an axis can be listed, so that being neighbours goes
/// both ways.
fn is_listed(axis: Axis) -> bool {
    !matches!(axis, Axis::Board | Axis::Capture)
}

quickcheck! {
    fn neighbours_differ_in_one_axis_and_can_be_played(rules: AnyRules) -> TestResult {
        let rules = rules.0;
        if rules.validate().is_err() {
            return TestResult::discard();
        }
        let mut seen = HashSet::new();
        for setting in neighbours(&rules) {
            let other = with(&rules, &setting);
            assert_eq!(other.validate(), Ok(()), "{setting:?}");
            let differing: Vec<Axis> = Axis::ALL
                .iter()
                .copied()
                .filter(|axis| other.setting(*axis) != rules.setting(*axis))
                .collect();
            assert_eq!(differing, [setting.axis()], "{setting:?}");
            if is_listed(setting.axis()) {
                let back = rules.setting(setting.axis());
                assert!(neighbours(&other).contains(&back), "{back:?} from {setting:?}");
            }
            assert!(seen.insert(setting.clone()), "{setting:?} twice");
        }
        TestResult::passed()
    }

    fn what_is_proven_alike_is_played_alike(rules: AnyRules, seed: u64) -> TestResult {
        let Ok(rulebook) = Rulebook::new(rules.0.clone()) else {
            return TestResult::discard();
        };
        for setting in neighbours(&rules.0) {
            let other = with(&rules.0, &setting);
            if alike(&rules.0, &other).is_some() {
                let other = Rulebook::new(other).expect("a neighbour can be played");
                for game in 0..4 {
                    check_played_alike(&rulebook, &other, seed.wrapping_add(game), &setting);
                }
            }
        }
        TestResult::passed()
    }

    fn what_is_proven_by_exhaustion_is_played_alike(rules: AnyRules, seed: u64) -> TestResult {
        let mut rules = rules.0;
        rules.board = Board { rows: 2, pits: 2, seeds: Seeds::PerPit(2) };
        let Ok(rulebook) = Rulebook::new(rules.clone()) else {
            return TestResult::discard();
        };
        for setting in neighbours(&rules) {
            let other = Rulebook::new(with(&rules, &setting)).expect("a neighbour can be played");
            if same_in_every_position(&rulebook, &other, 10_000).is_none() {
                continue;
            }
            for game in 0..4 {
                let parting = parting_in_random_game(&rulebook, &other, seed.wrapping_add(game), 1000);
                assert_eq!(parting, None, "{setting:?}");
            }
            assert_eq!(shortest_parting(&rulebook, &other, 5, ENOUGH).line, None, "{setting:?}");
        }
        TestResult::passed()
    }
}

/// More positions than the small boards of these tests come to in a few plies.
const ENOUGH: Reach = Reach {
    positions: 1_000_000,
    if_enough: 1_000_000,
};

quickcheck! {
    /// Also where games differ in how they open, or in what a repetition comes to.
    fn the_parting_found_is_the_first_of_the_shortest(rules: AnyRules, seeds: u8) -> TestResult {
        let mut rules = rules.0;
        rules.board = Board { rows: 2, pits: 2, seeds: Seeds::PerPit(1 + seeds % 3) };
        let Ok(rulebook) = Rulebook::new(rules.clone()) else {
            return TestResult::discard();
        };
        for setting in neighbours(&rules) {
            let other = Rulebook::new(with(&rules, &setting)).expect("a neighbour can be played");
            let found = shortest_parting(&rulebook, &other, 8, ENOUGH);
            let games = || (Game::new(&rulebook), Game::new(&other));
            let expected = (0..=8).find_map(|plies| first_parting(games(), plies));
            assert_eq!(found.line, expected, "{setting:?}");
        }
        TestResult::passed()
    }
}

/// The first line of so many plies after which two games do not stand alike, found
/// by playing all of them.
fn first_parting((one, other): (Game<'_>, Game<'_>), plies: usize) -> Option<Vec<Move>> {
    let standing = |game: &Game<'_>| (*game.position(), game.legal_moves(), game.outcome());
    match (standing(&one) == standing(&other), plies) {
        (false, 0) => return Some(Vec::new()),
        (false, _) | (true, 0) => return None,
        (true, _) => {}
    }
    one.legal_moves().into_iter().find_map(|chosen| {
        let (mut one, mut other) = (one.clone(), other.clone());
        one.play(chosen, &mut Trace::default()).expect("legal");
        other.play(chosen, &mut Trace::default()).expect("legal");
        let rest = first_parting((one, other), plies - 1)?;
        Some([vec![chosen], rest].concat())
    })
}

quickcheck! {
    /// On small boards with any counts, so that chains often run far: where it is
    /// not proven nothing is asked, where it is they are played alike.
    fn a_chain_proven_to_stay_stays(seed: u64) -> bool {
        let mut chance = fastrand::Rng::with_seed(seed);
        let mut rules = Rules::plain(Board {
            rows: 2,
            pits: chance.u8(2..5),
            seeds: Seeds::PerPit(chance.u8(1..5)),
        });
        rules.sow.first_seed = chance.choice([FirstSeed::NextPit, FirstSeed::EmptiedPit]).expect("one");
        if chance.bool() {
            rules.sow.laps = Laps::RelayFromOccupiedPit;
            rules.sow.endless = Endless::Illegal { after_laps: 200 };
        }
        let counts: Vec<u8> = (1..7).filter(|_| chance.bool()).collect();
        let chain_over = |over| match seed % 4 {
            0 => Chain::Forward(over),
            _ => Chain::Backward(over),
        };
        let counts = || Counts::OneOf(counts.clone());
        let sown = chain(&rules, counts(), chain_over(ChainOver::PitsSown));
        let board = chain(&rules, counts(), chain_over(ChainOver::Board));
        if sown.validate().is_ok() && alike(&sown, &board).is_some() {
            let setting = board.setting(Axis::Capture);
            let (sown, board) = (Rulebook::new(sown), Rulebook::new(board));
            let (sown, board) = (sown.expect("valid rules"), board.expect("valid rules"));
            for game in 0..20 {
                check_played_alike(&sown, &board, seed.wrapping_add(game), &setting);
            }
        }
        true
    }
}

/// Plays a random game by both rules from a position with the seeds of the game.
#[track_caller]
fn check_played_alike(one: &Rulebook, other: &Rulebook, seed: u64, setting: &Setting) {
    let mut chance = fastrand::Rng::with_seed(seed);
    let pits = usize::from(one.rules().board.pits);
    let mut seeds = vec![0_u8; 2 * pits + 2];
    for _ in 0..one.rules().board.seeds_in_all() {
        let place = chance.usize(..seeds.len());
        // Often on the heap of the seed before: tall pits.
        let place = if chance.bool() {
            place
        } else {
            seed as usize % pits
        };
        seeds[place] += 1;
    }
    let captured = [seeds[2 * pits], seeds[2 * pits + 1]];
    let (south, north) = (&seeds[..pits], &seeds[pits..2 * pits]);
    let start =
        Position::set_up(south, north, Side::South, captured, chance.u32(..3)).expect("a position");
    let mut game = Game::from_position(one, start);
    let mut other = Game::from_position(other, start);
    for _ in 0..60 {
        let shown = format!("{setting:?} at {}", game.position());
        assert_eq!(game.position(), other.position(), "{shown}");
        assert_eq!(game.legal_moves(), other.legal_moves(), "{shown}");
        assert_eq!(game.outcome(), other.outcome(), "{shown}");
        let moves = game.legal_moves();
        if moves.is_empty() {
            return;
        }
        let chosen = moves[chance.usize(..moves.len())];
        game.play(chosen, &mut Unobserved).expect("a legal move");
        other
            .play(chosen, &mut Unobserved)
            .expect("a legal move in both");
    }
}

fn chain(rules: &Rules, counts: Counts, chain: Chain) -> Rules {
    let mut rules = rules.clone();
    rules.capture = Capture::ByCount {
        counts,
        whose: Whose::Any,
        chain,
    };
    rules
}

/// Six pits and handfuls of 2 to 42 seeds: 246 laps. Of seven seeds or more the
/// lap sows every pit; of fewer, it leaves one seed in the pit emptied, and one
/// is no count that is taken.
#[test]
fn a_chain_against_the_sowing_never_leaves_the_pits_sown() {
    let rules = games::modiar();
    let counts = || Counts::OneOf(vec![2, 4, 6]);
    let board = chain(&rules, counts(), Chain::Backward(ChainOver::Board));
    assert_eq!(alike(&rules, &board), Some(Alike::EveryLap(246)));
    assert_eq!(alike(&board, &rules), Some(Alike::EveryLap(246)));

    // With the sowing it does: beyond the last pit lies what was not sown.
    let sown = chain(&rules, counts(), Chain::Forward(ChainOver::PitsSown));
    let board = chain(&rules, counts(), Chain::Forward(ChainOver::Board));
    assert_eq!(alike(&sown, &board), None);
}

/// `0,2,0/0,0,0`: B's two fall into B and C, one each; a one is taken, and so is
/// the one before it, and then `A`, if it held one and the chain may go there.
#[test]
fn a_chain_that_takes_single_seeds_passes_the_emptied_pit() {
    let rules = games::modiar();
    let counts = || Counts::OneOf(vec![1, 2]);
    let sown = chain(&rules, counts(), Chain::Backward(ChainOver::PitsSown));
    let board = chain(&rules, counts(), Chain::Backward(ChainOver::Board));
    assert_eq!(alike(&sown, &board), None);
    let after = |rules: Rules| {
        let rulebook = Rulebook::new(rules).expect("valid rules");
        let position = "1,2,0/9,9,9 s 6-6 20".parse().expect("a position");
        let after = rulebook.play(&position, "B".parse().expect("a move"), &mut Unobserved);
        after.expect("a legal move").to_string()
    };
    assert_eq!(after(sown), "1,0,0/9,9,9 n 8-6 21");
    assert_eq!(after(board), "0,0,0/9,9,9 n 9-6 21");
}

#[test]
fn what_play_does_not_read_is_no_other_game() {
    let rules = games::modiar();
    let stores = with(&rules, &Setting::Stores(Stores::AtTheEnds));
    assert_eq!(alike(&rules, &stores), Some(Alike::NeverRead));
    let endless = with(&rules, &Setting::NoMove(NoMove::DrawIfOnlyEndless));
    assert_eq!(alike(&rules, &endless), Some(Alike::NeverRead));
    // A lone seed is never lifted: six pits, handfuls of 2 to 42.
    let lone = with(
        &rules,
        &Setting::SowFirstSeed(FirstSeed::EmptiedPitLoneSeedNext),
    );
    assert_eq!(alike(&rules, &lone), Some(Alike::EveryLap(246)));
    let pass = with(&rules, &Setting::NoMove(NoMove::Pass));
    assert_eq!(alike(&rules, &pass), None);

    let rules = games::sadeqa();
    let over = with(&rules, &Setting::NoMove(NoMove::GameOver));
    assert_eq!(alike(&rules, &over), None);
}

/// The positions of a game found by a walk that knows nothing of numbers of
/// positions: as many, and the same.
#[test]
fn every_position_is_visited_once() {
    for seeds in 1..=3 {
        let mut rules = games::tihbat();
        rules.board.seeds = Seeds::PerPit(seeds);
        let rulebook = Rulebook::new(rules).expect("valid rules");
        let mut by_walk = HashSet::new();
        let mut pending = vec![rulebook.start()];
        while let Some(position) = pending.pop() {
            let text = position.to_string();
            let mut parts = text.split(' ');
            let key = (
                parts.next().map(str::to_owned),
                position.to_move(),
                position.ply().min(2),
            );
            if !by_walk.insert(key) {
                continue;
            }
            match rulebook.turn(&position) {
                Turn::Choose(plays) => {
                    pending.extend(plays.iter().map(|play| rulebook.after(&position, play)));
                }
                Turn::Pass => pending.push(rulebook.after_pass(&position)),
                Turn::Over(_) => {}
            }
        }
        let visited = visit_every_position(&rulebook, 10_000, |_, _| ControlFlow::Continue(()));
        assert_eq!(visited, Some(by_walk.len() as u64), "{seeds} seeds a pit");
    }
}

#[test]
fn a_game_with_too_many_positions_is_not_walked() {
    let rulebook = Rulebook::new(games::ayoayo()).expect("valid rules");
    let look = |_: &Position, _: &Turn| panic!("nothing is shown");
    assert_eq!(visit_every_position(&rulebook, 1_000_000, look), None);
}

/// Tihbat's two rows: 28 seeds in 4 pits. Nobody ever passes, so what happens to
/// the seeds of a player who cannot move makes no other game; whether a chain
/// along the own row captures does.
#[test]
fn a_small_game_is_compared_in_every_position() {
    let rulebook = |rules: Rules| Rulebook::new(rules).expect("valid rules");
    let rules = games::tihbat();
    let one = rulebook(rules.clone());
    assert_eq!(conceivable_positions(&one), Some(2 * 35_960));
    let passing = rulebook(with(&rules, &Setting::NoMove(NoMove::GameOver)));
    let most = 100_000;
    assert!(same_in_every_position(&one, &passing, most).is_some());
    let own_row = rulebook(with(&rules, &Setting::Repetition(Repetition::Draw)));
    assert_eq!(same_in_every_position(&one, &own_row, most), None);
    let any = rulebook(chain(&rules, Counts::OneOf(vec![2, 4, 6, 8]), Chain::None));
    assert_eq!(same_in_every_position(&one, &any, most), None);
}
