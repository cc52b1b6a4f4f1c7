//! Long sowings, from an independent simulation and from published lines.

mod games;

use engine::{
    Circle, EventKind, Game, IllegalMove, Move, Position, Refusal, Rulebook, Rules, Trace,
};

#[track_caller]
fn play(rules: Rules, position: &str, chosen: &str) -> (Result<(), IllegalMove>, String, usize) {
    let rulebook = Rulebook::new(rules).expect("the rules of the games are valid");
    let position: Position = position.parse().expect("a position");
    let mut game = Game::from_position(&rulebook, position);
    let mut trace = Trace::default();
    let played = game.play(chosen.parse::<Move>().expect("a move"), &mut trace);
    let laps = trace
        .events
        .iter()
        .filter(|event| matches!(event.kind, EventKind::Lift { .. }))
        .count();
    (played, game.position().to_string(), laps)
}

#[test]
fn a_sowing_of_515_laps_ends() {
    let (played, after, laps) = play(games::sadeqa(), "1,2,1,0,3,4/0,8,1,2,7,0 s 7-0 2", "F");
    assert_eq!(played, Ok(()));
    assert_eq!(after, "3,0,0,0,1,7/1,0,4,1,5,6 n 8-0 3");
    assert_eq!(laps, 515);
}

#[test]
fn a_sowing_of_277_laps_ends() {
    let (played, after, laps) = play(games::ayoayo(), "0,11,1,0,1,2/1,0,1,0,2,5 n 11-13 10", "f");
    assert_eq!(played, Ok(()));
    assert_eq!(after, "1,3,0,3,4,0/0,2,3,0,4,0 s 11-17 11");
    assert_eq!(laps, 277);
}

/// The rules that J'odu has by its sources: two rows of six, four seeds a pit,
/// relay, an empty pit of one's own takes the facing pit.
fn jodu() -> Rules {
    let mut rules = games::ayoayo();
    rules.sow.origin = engine::Origin::SownAgain;
    rules.stores = engine::Stores::None;
    rules.capture = engine::Capture::Opposite {
        landing: engine::Whose::Own,
        takes: engine::Takes::Opposite,
        facing_empty: engine::FacingEmpty::Nothing,
    };
    rules
}

#[test]
fn a_circle_of_832_956_laps_is_seen_or_given_up() {
    let position = "1,11,11,1,0,1/2,1,11,2,1,0 s 6-0 4";
    let b = engine::Pit::from_letter('B').expect("a pit");
    let refused = |laps| {
        let mut rules = jodu();
        rules.sow.endless = engine::Endless::Illegal { after_laps: laps };
        play(rules, position, "B").0
    };
    let given_up = Circle::GivenUp { laps: 1_000_000 };
    assert_eq!(
        refused(1_000_000),
        Err(IllegalMove::Refused(b, Refusal::EndlessSowing(given_up)))
    );
    // The state after 2^20 + … laps is remembered and comes back one circle later;
    // Brent's powers of two: remembered after 1,048,576 laps, back 832,956 later.
    let returned = Circle::Returned {
        laps: 1_048_576 + 832_956,
    };
    assert_eq!(
        refused(3_000_000),
        Err(IllegalMove::Refused(b, Refusal::EndlessSowing(returned)))
    );
}

/// With a limit of one lap every relay is given up, so that a player whose one
/// seed falls into an occupied pit has seeds but only endless sowings.
#[test]
fn only_endless_sowings_left() {
    let outcome = |no_move| {
        let mut rules = games::sadeqa();
        rules.no_move = no_move;
        rules.sow.endless = engine::Endless::Illegal { after_laps: 1 };
        let rulebook = Rulebook::new(rules).expect("the rules are valid");
        let position = "0,0,0,0,0,1/1,0,0,0,0,0 s 20-14 30".parse();
        let game = Game::from_position(&rulebook, position.expect("a position"));
        (game.over(), game.outcome().expect("it is over").winner)
    };
    let drawn = (Some(engine::Cause::OnlyEndless), None);
    assert_eq!(outcome(engine::NoMove::DrawIfOnlyEndless), drawn);
    // Both rows hold a seed, so that a stuck player's game is drawn as well here.
    let stuck = (Some(engine::Cause::Stuck), None);
    assert_eq!(outcome(engine::NoMove::GameOver), stuck);
}
