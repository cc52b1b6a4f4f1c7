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
        let parts = [
            "alternatives",
            "claims",
            "coverage",
            "examples",
            "game",
            "pinning",
        ];
        assert_eq!(keys(game), parts);
        let pinning = &game["pinning"];
        assert_eq!(
            keys(pinning),
            ["equivalent", "neighbours", "open", "told_apart"]
        );
        assert_eq!(pinning["open"], Value::Array(Vec::new()));
        for one in pinning["told_apart"].as_array().expect("a list") {
            assert_eq!(keys(one), ["example", "rule"]);
        }
        for one in pinning["equivalent"].as_array().expect("a list") {
            let parting = one["parting"].as_object().expect("an object");
            let known = ["proven_same", "same_to_depth"];
            assert!(known.iter().any(|key| parting.contains_key(*key)), "{one}");
        }
        let examples = game["examples"].as_array().expect("a list");
        assert!(examples.len() >= 5, "{} has too few examples", game["game"]);
        for example in examples {
            assert_eq!(keys(example), ["id", "plies", "verified"]);
            assert_eq!(example["verified"], true, "{example}");
        }
        for claim in game["claims"].as_array().expect("a list") {
            assert_eq!(keys(claim), ["evidence", "holds", "id", "verdict"]);
            assert!(claim["evidence"].is_object(), "{claim}");
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

/// What the archive rests on is named: the neighbours, by which example each is
/// told apart, the proofs, where alternatives part, how claims were checked.
#[test]
fn the_report_on_pins_names_everything() {
    let run = run(&["verify", "tihbat", "--pin"]);
    assert_eq!(run.stderr, "");
    let told: Vec<&str> = run.stdout.lines().collect();
    let after = |line: &str| {
        let at = told.iter().position(|one| one.trim() == line);
        let at = at.unwrap_or_else(|| panic!("no `{line}` in {run:?}"));
        told.get(at + 1).copied().unwrap_or_default().trim()
    };
    let counts =
        r#"capture: {"by_count":{"chain":"none","counts":{"one_of":[2,4,6,8,9]},"whose":"own"}}"#;
    assert_eq!(after(counts), "by `odd-numbers-stay`");
    let proven = after("remainder: own_row");
    assert!(
        proven.starts_with("proven: the same in every position"),
        "{proven}"
    );
    let alternative = after("lone-seed=not-lifted");
    assert_eq!(
        alternative,
        "part after `A a A a A`, no shorter line parts them"
    );
    let refuted = after("all-captured");
    assert!(
        refuted.starts_with("refuted by every position"),
        "{refuted}"
    );
    assert!(run.stdout.ends_with("every check holds\n"), "{run:?}");
}
