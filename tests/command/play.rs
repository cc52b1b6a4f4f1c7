//! `moves`, `play`, `perft` and `playouts` on the real archive. Positions are
//! worked out by hand from the notes; numbers of lines come from an independent
//! simulation.

use serde_json::{Value, json};

use crate::{keys, run};

fn moves(arguments: &[&str]) -> Value {
    run(&[&["moves"], arguments, &["--json"]].concat()).json()
}

/// What a move is told to do; `None` if it is not legal.
fn after(answer: &Value, played: &str) -> Option<(String, u64)> {
    let moves = answer["moves"].as_array().expect("a list");
    let found = moves.iter().find(|one| one["move"] == played)?;
    let after = found["after"].as_str().expect("a position").to_owned();
    Some((after, found["captured"].as_u64().expect("a number")))
}

#[track_caller]
fn check_perft(game: &str, arguments: &[&str], first_depth: u32, expected: &[u64]) {
    for (depth, lines) in (first_depth..).zip(expected) {
        let depth = depth.to_string();
        let printed = run(&[&["perft", game, &depth], arguments].concat()).stdout;
        assert_eq!(printed, format!("{lines}\n"), "{game} {depth}");
    }
}

#[test]
fn lines_of_play_are_as_many_as_an_independent_simulation_counts() {
    // Smaller depths are counted in the engine's own tests.
    check_perft("modiar", &[], 6, &[522, 1364, 3477]);
    check_perft("tihbat", &[], 8, &[239, 464, 879]);
    check_perft("tihbat", &["--ignore-repetition"], 8, &[251, 499, 976]);
    check_perft("sadeqa-ii", &[], 6, &[443, 1897, 7767]);
    check_perft("ayoayo", &[], 5, &[2870, 13060]);
}

#[test]
fn no_ply_is_one_line_and_a_finished_game_has_none() {
    let over = ["--position", "0,0,10/0,0,0 s 16-16 20"];
    check_perft("modiar", &[], 0, &[1]);
    check_perft("modiar", &over, 1, &[0]);
    check_perft("tihbat", &["--position", "0,0/3,4 s 10-11 9"], 1, &[1]);
}

#[test]
fn moves_have_the_keys_of_the_contract() {
    let answer = moves(&["modiar"]);
    assert_eq!(
        keys(&answer),
        ["moves", "over", "position", "refused", "result"]
    );
    assert_eq!(answer["position"], "7,7,7/7,7,7 s 0-0 0");
    assert_eq!(answer["over"], false);
    assert_eq!(answer["result"], Value::Null);
    // Seven seeds, the first into the emptied pit, come round to it; ply 0 takes nothing.
    assert_eq!(
        answer["moves"],
        json!([
            {"move": "A", "after": "2,8,8/8,8,8 n 0-0 1", "captured": 0, "over": false, "result": null},
            {"move": "B", "after": "8,2,8/8,8,8 n 0-0 1", "captured": 0, "over": false, "result": null},
            {"move": "C", "after": "8,8,2/8,8,8 n 0-0 1", "captured": 0, "over": false, "result": null},
        ])
    );
}

/// `C` sows ten seeds into all six pits, four of them twice. It would take the
/// two in each of North's pits, all that it fed.
#[test]
fn a_grand_slam_is_refused_and_the_game_is_over() {
    let position = "0,0,10/0,0,0 s 16-16 20";
    let answer = moves(&["modiar", "--position", position]);
    assert_eq!(
        answer,
        json!({
            "position": position,
            "over": true,
            "result": {"south": 26, "north": 16, "winner": "south"},
            "moves": [],
            "refused": [
                {"move": "A", "reason": "empty"},
                {"move": "B", "reason": "empty"},
                {"move": "C", "reason": "grand_slam"},
            ],
        })
    );
}

/// Places in sowing order: `A…F` 0 to 5, `a…f` 6 to 11; place `i` faces `11 − i`.
#[test]
fn a_relay_captures_the_mover_s_own_seeds() {
    let answer = moves(&["sadeqa-ii"]);
    let refused: Vec<&str> = answer["refused"]
        .as_array()
        .expect("a list")
        .iter()
        .map(|one| one["reason"].as_str().expect("a name"))
        .collect();
    assert_eq!(refused, ["opening_pit"; 5]);
    // F 3: a b c; c 4: d e f A; A 4: B C D E; E 4: F a b c, which was empty.
    // c faces D with four seeds.
    assert_eq!(
        after(&answer, "F"),
        Some(("0,4,4,0,0,1/5,5,1,4,4,4 n 4-0 1".to_owned(), 4))
    );
}

#[test]
fn long_relays_come_to_rest() {
    let answer = moves(&["sadeqa-ii", "--position", "1,2,1,0,3,4/0,8,1,2,7,0 s 7-0 2"]);
    assert_eq!(
        after(&answer, "F"),
        Some(("3,0,0,0,1,7/1,0,4,1,5,6 n 8-0 3".to_owned(), 1))
    );
    let answer = moves(&[
        "ayoayo",
        "--position",
        "0,11,1,0,1,2/1,0,1,0,2,5 n 11-13 10",
    ]);
    assert_eq!(
        after(&answer, "f"),
        Some(("1,3,0,3,4,0/0,2,3,0,4,0 s 11-17 11".to_owned(), 4))
    );
}

/// North has nothing: `A` leaves it so, `F` gives it one seed.
#[test]
fn the_opponent_must_be_fed() {
    let answer = moves(&["ayoayo", "--position", "1,0,0,0,0,1/0,0,0,0,0,0 s 20-26 40"]);
    assert_eq!(
        answer["refused"][0],
        json!({"move": "A", "reason": "must_feed"})
    );
    assert_eq!(
        after(&answer, "F"),
        Some(("1,0,0,0,0,0/1,0,0,0,0,0 n 20-26 41".to_owned(), 0))
    );
}

/// Once fed, North cannot feed: the last mover, South, takes the seed left. The
/// board is told as the move leaves it, the result with what is handed out.
#[test]
fn the_result_has_what_the_end_hands_out() {
    let answer = moves(&["ayoayo", "--position", "0,0,0,0,0,1/0,0,0,0,0,0 s 20-27 40"]);
    assert_eq!(
        answer["moves"],
        json!([{
            "move": "F",
            "after": "0,0,0,0,0,0/1,0,0,0,0,0 n 20-27 41",
            "captured": 0,
            "over": true,
            "result": {"south": 21, "north": 27, "winner": "north"},
        }])
    );
}

#[test]
fn a_pass_is_a_move() {
    let answer = moves(&["tihbat", "--position", "0,0/3,4 s 10-11 9"]);
    assert_eq!(
        answer["moves"],
        json!([{"move": "-", "after": "0,0/3,4 n 10-11 10", "captured": 0, "over": false, "result": null}])
    );
    let answer = moves(&["tihbat", "--position", "0,0/3,4 s 10-11 9", "--after", "-"]);
    assert_eq!(answer["position"], "0,0/3,4 n 10-11 10");
}

#[test]
fn moves_played_first_count_for_repetition() {
    // Four single seeds stand still; the position comes back after two plies and
    // is split two and two.
    let four = ["tihbat", "--position", "1,1/1,1 s 12-12 20", "--after"];
    let answer = moves(&[&four[..], &["A"]].concat());
    assert_eq!(answer["position"], "1,1/1,1 n 12-12 21");
    assert_eq!(answer["moves"][0]["over"], true);
    let answer = moves(&[&four[..], &["A a"]].concat());
    assert_eq!(answer["over"], true);
    assert_eq!(
        answer["result"],
        json!({"south": 14, "north": 14, "winner": "draw"})
    );
    assert_eq!(answer["moves"], json!([]));
}

/// After `A`, North's `c` sows eight from `c` round to `A`, making four there;
/// `c`, sown before it, holds two.
#[test]
fn another_reading_gives_another_game() {
    let adopted = moves(&["modiar", "--after", "A"]);
    assert_eq!(
        after(&adopted, "c"),
        Some(("0,9,9/9,9,0 s 0-6 2".to_owned(), 6))
    );
    let other = moves(&[
        "modiar",
        "--after",
        "A",
        "--reading",
        "first-move=each-player",
    ]);
    assert_eq!(
        after(&other, "c"),
        Some(("4,9,9/9,9,2 s 0-0 2".to_owned(), 0))
    );
}

#[test]
fn a_lone_seed_is_read_in_three_ways() {
    let position = ["tihbat", "--position", "1,3/4,4 s 8-8 10"];
    let answer = |reading: &str| {
        let reading = format!("lone-seed={reading}");
        moves(&[&position[..], &["--reading", &reading]].concat())
    };
    assert_eq!(
        after(&moves(&position), "A"),
        Some(("1,3/4,4 n 8-8 11".to_owned(), 0))
    );
    // It makes four in B, South's own.
    assert_eq!(
        after(&answer("to-the-next-pit"), "A"),
        Some(("0,0/4,4 n 12-8 11".to_owned(), 4))
    );
    let refused = answer("not-lifted");
    assert_eq!(after(&refused, "A"), None);
    assert_eq!(
        refused["refused"][0],
        json!({"move": "A", "reason": "too_few_seeds"})
    );
}

#[test]
fn two_readings_go_together() {
    let both = moves(&[
        "modiar",
        "--after",
        "A c",
        "--reading",
        "first-move=each-player",
        "--reading",
        "chain-extent=whole-board",
    ]);
    assert_eq!(both["position"], "4,9,9/9,9,2 s 0-0 2");
}

#[test]
fn events_have_the_keys_of_the_contract() {
    let answer = run(&["play", "modiar", "A c", "--json"]).json();
    assert_eq!(keys(&answer), ["events", "over", "position", "result"]);
    assert_eq!(answer["position"], "0,9,9/9,9,0 s 0-6 2");
    assert_eq!(answer["over"], false);
    assert_eq!(answer["result"], Value::Null);
    let events = answer["events"].as_array().expect("a list");
    let captures: Vec<(&Value, &Value)> = events
        .iter()
        .filter(|event| event["event"] == "capture")
        .map(|event| (&event["pit"], &event["seeds"]))
        .collect();
    assert_eq!(
        captures,
        [(&json!("A"), &json!(4)), (&json!("c"), &json!(2))]
    );
    let drops = events.iter().filter(|event| event["event"] == "drop");
    assert_eq!(drops.count(), 7 + 8);
    for event in events {
        assert!(event["ply"].is_u64(), "{event}");
        let axes = event["axes"].as_array().expect("a list");
        assert!(!axes.is_empty(), "{event} names the axes that made it");
    }
}

#[test]
fn the_position_is_told_before_the_end_hands_out() {
    let answer = run(&[
        "play",
        "ayoayo",
        "F",
        "--position",
        "0,0,0,0,0,1/0,0,0,0,0,0 s 20-27 40",
        "--json",
    ])
    .json();
    assert_eq!(answer["position"], "0,0,0,0,0,0/1,0,0,0,0,0 n 20-27 41");
    assert_eq!(answer["over"], true);
    assert_eq!(
        answer["result"],
        json!({"south": 21, "north": 27, "winner": "north"})
    );
}

#[test]
fn play_is_told_in_every_language() {
    let told = |lang: &str| run(&["play", "modiar", "C a", "--lang", lang]).stdout;
    let (english, albanian, mongolian) = (told("en"), told("sq"), told("mn"));
    for text in [&english, &albanian, &mongolian] {
        assert!(text.contains("9,9,3/2,10,9 s 0-0 2"), "{text}");
    }
    assert!(english.contains("North"), "{english}");
    assert_ne!(english, albanian);
    assert_ne!(albanian, mongolian);
}

fn playouts(arguments: &[&str]) -> Value {
    run(&[&["playouts"], arguments, &["--json"]].concat()).json()
}

/// What does not depend on the machine.
fn without_time(mut answer: Value) -> Value {
    let object = answer.as_object_mut().expect("an object");
    for key in ["seconds", "plies_per_second"] {
        let value = object.remove(key).expect("it is timed");
        assert!(value.as_f64().is_some_and(|value| value >= 0.0), "{key}");
    }
    answer
}

#[test]
fn random_games_are_counted() {
    for game in ["modiar", "tihbat", "sadeqa-ii", "ayoayo"] {
        let answer = without_time(playouts(&[game, "--count", "300", "--seed", "1"]));
        assert_eq!(
            keys(&answer),
            [
                "branching",
                "draws",
                "ends",
                "games",
                "mean_length",
                "north_wins",
                "plies",
                "south_wins"
            ]
        );
        let number = |key: &str| answer[key].as_u64().expect("a number");
        assert_eq!(number("games"), 300);
        assert_eq!(
            number("south_wins") + number("north_wins") + number("draws"),
            300
        );
        let ends = answer["ends"].as_object().expect("an object");
        let ended: u64 = ends.values().filter_map(Value::as_u64).sum();
        assert_eq!(ended, 300, "{game}");
        let mean = number("plies") as f64 / 300.0;
        assert!((answer["mean_length"].as_f64().expect("a number") - mean).abs() < 1e-9);
    }
}

#[test]
fn the_same_seed_gives_the_same_games_whoever_plays_them() {
    let with = |seed: &str, jobs: &str| {
        let arguments = ["ayoayo", "--count", "101", "--seed", seed, "--jobs", jobs];
        without_time(playouts(&arguments))
    };
    let one = with("5", "1");
    assert_eq!(one, with("5", "2"));
    assert_eq!(one, with("5", "7"));
    assert_eq!(one, with("5", "1000"));
    assert_ne!(one, with("500", "1"));
    // Seeds count on, past the largest as well.
    assert_eq!(
        with("18446744073709551615", "1"),
        with("18446744073709551615", "3")
    );
}

#[test]
fn no_games_are_no_division_by_nothing() {
    let answer = playouts(&["modiar", "--count", "0"]);
    assert_eq!(answer["games"], 0);
    assert_eq!(answer["mean_length"], 0.0);
}

/// Tihbat's games end by repetition alone; see its record.
#[test]
fn ends_are_told_apart() {
    let answer = playouts(&["tihbat", "--count", "100", "--seed", "3"]);
    assert_eq!(answer["ends"]["repetition"], 100);
}
