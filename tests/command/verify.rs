//! `verify` on the real archive: all is well, and what it says for programs.

use serde_json::Value;

use crate::{keys, run};

#[test]
fn the_archive_holds() {
    let run = run(&["verify"]);
    assert_eq!(run.stderr, "");
    assert!(run.stdout.ends_with("every check holds\n"), "{run:?}");
    for game in ["ayoayo", "modiar", "sadeqa-ii", "tihbat"] {
        assert!(run.stdout.contains(&format!("{game}: ")), "{run:?}");
    }
}

#[test]
fn json_tells_of_every_game() {
    let answer = run(&["verify", "--format", "json"]).json();
    assert_eq!(keys(&answer), ["diagnostics", "games", "ok"]);
    assert_eq!(answer["ok"], true);
    assert_eq!(answer["diagnostics"], Value::Array(Vec::new()));
    let games = answer["games"].as_array().expect("a list");
    let bullets = games.iter().map(|game| &game["coverage"]["bullets"]);
    assert_eq!(bullets.filter_map(Value::as_u64).sum::<u64>(), 86);
    let slugs: Vec<&Value> = games.iter().map(|game| &game["game"]).collect();
    assert_eq!(slugs, ["ayoayo", "modiar", "sadeqa-ii", "tihbat"]);
    for game in games {
        assert_eq!(keys(game), ["claims", "coverage", "examples", "game"]);
        let examples = game["examples"].as_array().expect("a list");
        assert!(examples.len() >= 5, "{} has too few examples", game["game"]);
        for example in examples {
            assert_eq!(keys(example), ["id", "plies", "verified"]);
            assert_eq!(example["verified"], true, "{example}");
        }
        for claim in game["claims"].as_array().expect("a list") {
            assert_eq!(keys(claim), ["holds", "id", "verdict"]);
            assert_eq!(claim["holds"], true, "{claim}");
        }
        let coverage = &game["coverage"];
        let of = |key: &str| coverage[key].as_u64().expect("a number");
        assert_eq!(
            of("exercised") + of("not_executable"),
            of("normative"),
            "{game}"
        );
        assert_eq!(
            of("taken_up") + of("not_executable"),
            of("normative"),
            "{game}"
        );
    }
}

#[test]
fn one_game_may_be_asked_for() {
    let answer = run(&["verify", "tihbat", "--format", "json"]).json();
    let games = answer["games"].as_array().expect("a list");
    assert_eq!(games.len(), 1);
    assert_eq!(games[0]["game"], "tihbat");
}
