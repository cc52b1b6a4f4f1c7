//! Playing: the module, the crate it is made of, and the engine itself.

use std::collections::BTreeSet;
use std::thread;

use engine::{Game, Line, Refusal, Rulebook, account};
use generator::link::archive;
use generator::parse::example::From;
use serde_json::{Value, json};

use crate::{ARCHIVE, any_position, collect, every_rules, module::Player, request};

/// What a line comes to, by the engine alone.
fn by_the_engine(rulebook: &Rulebook, from: &str, moves: &str) -> Value {
    let mut game = match from {
        "start" => Game::new(rulebook),
        position => Game::from_position(rulebook, position.parse().expect("a position")),
    };
    let (line, error) =
        Line::as_far_as_legal(&mut game, moves.split(' ').filter(|one| !one.is_empty()));
    let rules = rulebook.rules();
    let mut mover = line.start.position.to_move();
    let start = json!({
        "position": line.start.position.to_string(),
        "events": line.start_events,
        "said": account(&line.start_events, mover, rules),
    });
    let mut plies = Vec::new();
    for ply in &line.plies {
        plies.push(json!({
            "move": ply.played.to_string(),
            "captured": ply.captured,
            "position": ply.after.position.to_string(),
            "events": ply.events,
            "said": account(&ply.events, mover, rules),
        }));
        mover = ply.after.position.to_move();
    }
    let moves: Vec<Value> = game
        .legal_moves()
        .into_iter()
        .map(|chosen| {
            let mut next = game.clone();
            next.play(chosen, &mut engine::Unobserved)
                .expect("a legal move");
            let mover = game.position().to_move();
            json!({
                "move": chosen.to_string(),
                "after": next.position().to_string(),
                "captured": next.position().captured(mover) - game.position().captured(mover),
                "over": next.over().is_some(),
                "result": next.outcome(),
            })
        })
        .collect();
    let refused: Vec<Value> = game
        .refusals()
        .iter()
        .map(|(pit, refusal)| {
            json!({
                "move": pit.to_string(),
                "reason": refusal.name(),
                "said": engine::Saying::of_refusal(*refusal),
            })
        })
        .collect();
    let mut told = json!({
        "start": start,
        "plies": plies,
        "position": game.position().to_string(),
        "over": game.over().is_some(),
        "cause": game.over(),
        "result": game.outcome(),
        "moves": moves,
        "refused": refused,
    });
    if let Some(engine::LineError::Illegal { at, .. } | engine::LineError::Unreadable { at, .. }) =
        error
    {
        told["error"] = json!(at);
    }
    told
}

/// Asks the module for a line; it must answer as the crate and as the engine do.
#[track_caller]
fn check_line(player: &mut Player, rulebook: &Rulebook, from: &str, moves: &str) -> Value {
    let request = request("line", rulebook.rules(), from, moves, json!({}));
    let told = player.check(request.as_bytes());
    let mut told: Value = serde_json::from_str(&told).expect("JSON");
    if let Some(error) = told.get_mut("error") {
        *error = error["index"].take();
    }
    assert_eq!(told, by_the_engine(rulebook, from, moves), "{request}");
    told
}

#[test]
fn every_example_goes_as_it_goes_under_every_reading() {
    let mut player = Player::start();
    let mut lines = 0;
    let mut stopped = 0;
    for game in &ARCHIVE.games {
        for rules in every_rules(game) {
            let rulebook = Rulebook::new(rules).expect("rules that are linked can be played");
            for example in &game.examples {
                let from = match &example.record.from {
                    From::Start => "start",
                    From::Position(position) => position,
                };
                let moves = example.record.moves.join(" ");
                let told = check_line(&mut player, &rulebook, from, &moves);
                lines += 1;
                stopped += usize::from(told.get("error").is_some());
            }
        }
    }
    assert!(
        lines > 300 && stopped > 5,
        "{lines} lines, {stopped} stopped"
    );
}

/// Positions that each game is looked at in by the rules adopted, and by its
/// alternatives together.
const BY_THE_RULES: usize = 3000;
const BY_ALTERNATIVES: usize = 1000;

/// Positions of random games and such as are set up by hand, with every legal
/// move and every refusal.
#[test]
fn positions_are_judged_alike() {
    let mut seen = Seen::default();
    for one in of_every_game(judge) {
        seen.reasons.extend(one.reasons);
        seen.causes.extend(one.causes);
        seen.keys.extend(one.keys);
    }
    let every_reason = BTreeSet::from(Refusal::NAMES.map(str::to_owned));
    assert_eq!(seen.reasons, every_reason);
    // No position looked at here leaves only endless sowings.
    let every_cause = ["repetition", "stuck", "unfed"].map(str::to_owned);
    assert_eq!(seen.causes, BTreeSet::from(every_cause));
    assert!(seen.keys.len() > 15, "{:?}", seen.keys);
}

/// What was met: reasons of refusals, causes of ends, keys of sayings.
#[derive(Default)]
struct Seen {
    reasons: BTreeSet<String>,
    causes: BTreeSet<String>,
    keys: BTreeSet<String>,
}

/// Each game on a thread of its own, with a module of its own.
fn of_every_game<T: Send>(work: fn(&mut Player, &archive::Game) -> T) -> Vec<T> {
    thread::scope(|scope| {
        let started: Vec<_> = ARCHIVE
            .games
            .iter()
            .map(|game| scope.spawn(move || work(&mut Player::start(), game)))
            .collect();
        started
            .into_iter()
            .map(|one| one.join().expect("they answer the same"))
            .collect()
    })
}

fn judge(player: &mut Player, game: &archive::Game) -> Seen {
    let mut seen = Seen::default();
    let every = every_rules(game);
    for (index, rules) in every.iter().enumerate() {
        let rulebook = Rulebook::new(rules.clone()).expect("rules that are linked");
        let wanted = match index {
            0 => BY_THE_RULES,
            _ => BY_ALTERNATIVES.div_ceil(every.len() - 1),
        };
        let mut positions = BTreeSet::new();
        for seed in 0.. {
            if positions.len() == wanted {
                break;
            }
            let mut chance = fastrand::Rng::with_seed(seed);
            let from = if chance.bool() {
                any_position(rules.board.pits, &mut chance).to_string()
            } else {
                let moves = engine::random_moves(&rulebook, seed);
                random_position(&rulebook, &moves, &mut chance)
            };
            // None is looked at twice.
            if positions.insert(from.clone()) {
                let told = check_line(player, &rulebook, &from, "");
                collect(&told, "reason", &mut seen.reasons);
                collect(&told, "cause", &mut seen.causes);
            }
        }
    }
    let rulebook = Rulebook::new(game.rules.clone()).expect("rules that are linked");
    // One seed on each side, a sowing without end where seeds are sown on.
    if game.rules.board.pits == 6 {
        let from = "0,0,0,0,0,1/1,0,0,0,0,0 s 20-14 30";
        let told = check_line(player, &rulebook, from, "");
        collect(&told, "cause", &mut seen.causes);
    }
    // And whole games, which may end by repetition.
    for seed in 0..6 {
        let moves = engine::random_moves(&rulebook, seed);
        let moves: Vec<String> = moves.iter().map(ToString::to_string).collect();
        let told = check_line(player, &rulebook, "start", &moves.join(" "));
        assert_eq!(told["over"], true);
        collect(&told, "cause", &mut seen.causes);
        collect(&told, "key", &mut seen.keys);
    }
    seen
}

/// Where a game of these moves stands after some of them.
fn random_position(
    rulebook: &Rulebook,
    moves: &[engine::Move],
    chance: &mut fastrand::Rng,
) -> String {
    let mut game = Game::new(rulebook);
    for &played in &moves[..chance.usize(..=moves.len())] {
        game.play(played, &mut engine::Unobserved)
            .expect("a legal move");
    }
    game.position().to_string()
}

/// Every pit, a pass, and what is no move: legal, refused or not a move at all.
#[test]
fn moves_are_refused_alike() {
    let mut player = Player::start();
    let mut reasons = BTreeSet::new();
    for game in &ARCHIVE.games {
        let rulebook = Rulebook::new(game.rules.clone()).expect("rules that are linked");
        for seed in 0..20_u64 {
            let mut chance = fastrand::Rng::with_seed(seed);
            let from = any_position(rulebook.rules().board.pits, &mut chance).to_string();
            for tried in "ABCDEFGHPabcdefghp-?".chars() {
                let request = request("line", &game.rules, &from, &tried.to_string(), json!({}));
                let told = player.check(request.as_bytes());
                let told: Value = serde_json::from_str(&told).expect("JSON");
                collect(&told["error"], "reason", &mut reasons);
            }
        }
    }
    for reason in [
        "game_over",
        "not_on_board",
        "not_yours",
        "may_not_pass",
        "must_pass",
    ] {
        assert!(reasons.contains(reason), "{reason} is not in {reasons:?}");
    }
}

#[test]
fn moves_are_chosen_alike() {
    let mut player = Player::start();
    for game in &ARCHIVE.games {
        let rulebook = Rulebook::new(game.rules.clone()).expect("rules that are linked");
        for seed in 0..12_u64 {
            let moves = engine::random_moves(&rulebook, seed);
            // Near its end a game is soon looked through.
            let played = moves.len().saturating_sub(1 + seed as usize);
            let line: Vec<String> = moves[..played].iter().map(ToString::to_string).collect();
            for strength in 1..=if seed < 2 { 4 } else { 3 } {
                let more = json!({"strength": strength, "seed": seed});
                let request = request("choose", &game.rules, "start", &line.join(" "), more);
                let told = player.check(request.as_bytes());
                let told: Value = serde_json::from_str(&told).expect("JSON");
                let mut next = Game::new(&rulebook);
                Line::go_on(&mut next, line.iter().map(String::as_str)).expect("a legal line");
                let legal: Vec<String> =
                    next.legal_moves().iter().map(ToString::to_string).collect();
                let chosen = told["move"].as_str().expect("a move");
                assert!(
                    legal.iter().any(|one| one == chosen),
                    "{chosen} of {legal:?}"
                );
            }
        }
    }
}

/// What `sowbook moves` and `sowbook play` print is what pages are told.
#[test]
fn the_command_line_says_the_same() {
    let mut player = Player::start();
    for game in &ARCHIVE.games {
        let rulebook = Rulebook::new(game.rules.clone()).expect("rules that are linked");
        let moves = engine::random_moves(&rulebook, 7);
        let line: Vec<String> = moves[..6].iter().map(ToString::to_string).collect();
        let line = line.join(" ");
        let request = request("line", &game.rules, "start", &line, json!({}));
        let told: Value = serde_json::from_str(&player.check(request.as_bytes())).expect("JSON");

        let printed = sowbook(&["moves", &game.slug, "--after", &line, "--json"]);
        for key in ["position", "over", "result", "moves"] {
            assert_eq!(told[key], printed[key], "{}", game.slug);
        }
        let mut refused = told["refused"].clone();
        for one in refused.as_array_mut().expect("a list") {
            one.as_object_mut().expect("an object").remove("said");
        }
        assert_eq!(refused, printed["refused"]);

        let mut printed = sowbook(&["play", &game.slug, &line, "--json"]);
        let events: Vec<Value> = told["plies"]
            .as_array()
            .expect("a list")
            .iter()
            .flat_map(|ply| ply["events"].as_array().expect("a list").clone())
            .collect();
        for event in printed["events"].as_array_mut().expect("a list") {
            event.as_object_mut().expect("an object").remove("ply");
        }
        assert_eq!(Value::Array(events), printed["events"]);
    }
}

fn sowbook(arguments: &[&str]) -> Value {
    let output = assert_cmd::Command::cargo_bin("sowbook")
        .expect("the program")
        .arg("--sources")
        .arg(crate::path("sources"))
        .args(arguments)
        .output()
        .expect("it runs");
    assert!(output.status.success(), "{output:?}");
    serde_json::from_slice(&output.stdout).expect("JSON")
}
