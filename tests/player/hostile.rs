//! Requests that nobody should send: each has an answer, and the same as natively.

use engine::{Board, Rules, Seeds};
use serde_json::{Value, json};

use crate::{ARCHIVE, module::Player, request};

fn good() -> Vec<String> {
    let game = &ARCHIVE.games[0];
    vec![
        request("line", &game.rules, "start", "A a", json!({})),
        request(
            "choose",
            &game.rules,
            "start",
            "",
            json!({"strength": 2, "seed": 5}),
        ),
        request(
            "read",
            &game.rules,
            "start",
            "",
            json!({"text": "4,4,4,4,4,4/4,4,4,4,4,4 s 0-0 0 A"}),
        ),
    ]
}

#[test]
fn what_is_no_request_is_answered() {
    let mut player = Player::start();
    let deep = "[".repeat(100_000);
    let vast = format!("[{}]", "9".repeat(10_000));
    let lists = format!("{{\"rules\": [{}1]}}", "[],".repeat(10_000));
    for request in [
        "",
        " ",
        "null",
        "true",
        "0",
        "-",
        "1e999",
        "\"",
        "\"\\",
        "\"\\u",
        "\"\\ud800\"",
        "\"\\ud800\\u0041\"",
        "{",
        "{}",
        "[[]]",
        "{\"\":}",
        "{\"ask\"}",
        "\u{feff}{}",
        "{}{}",
        r#"{"ask":"line","ask":"line","rules":[]}"#,
        r#"{"ask":{"line":null},"rules":[]}"#,
        r#"{"ask":{"line":1},"rules":[]}"#,
        r#"{"ask":{},"rules":[]}"#,
        r#"{"ask":"line","rules":{}}"#,
        r#"{"ask":"line","rules":[{}]}"#,
        r#"{"ask":"line","rules":[{"stores":"none","end":"when_stuck"}]}"#,
        r#"{"ask":"line","rules":[{"board":{"rows":2,"pits":3,"seeds":[1,2,3,4,5,6],"x":1}}]}"#,
        r#"{"ask":"line","rules":[{"board":{"rows":2,"pits":3,"seeds":"many"}}]}"#,
        r#"{"ask":"line","rules":[{"board":[2,3,7]}]}"#,
        r#"{"ask":"choose","rules":[],"strength":256}"#,
        r#"{"ask":"choose","rules":[],"seed":18446744073709551616}"#,
        r#"{"ask":"read","rules":[],"text":null}"#,
        &deep,
        &vast,
        &lists,
    ] {
        let told = player.check(request.as_bytes());
        let told: Value = serde_json::from_str(&told).expect("JSON");
        assert!(told["error"]["kind"].is_string(), "{request}: {told}");
    }
    for bytes in [
        &b"\xff"[..],
        b"{\"ask\":\"\xc3\x28\"}",
        b"\xed\xa0\x80",
        b"\0",
        b"{\"ask\":\"\0\"}",
        &[0xf0; 5000],
    ] {
        player.check(bytes);
    }
    player.check(&vec![b'['; player::MOST_BYTES]);
    player.check(&vec![b'['; player::MOST_BYTES + 1]);
}

/// Good requests with bytes changed, cut out, put in or said again.
#[test]
fn spoilt_requests_are_answered() {
    let mut player = Player::start();
    let good = good();
    for seed in 0..2000 {
        let mut chance = fastrand::Rng::with_seed(seed);
        let mut bytes = good[chance.usize(..good.len())].clone().into_bytes();
        for _ in 0..chance.usize(1..4) {
            let at = chance.usize(..bytes.len());
            match chance.u8(..4) {
                0 => bytes[at] = chance.u8(..),
                1 => bytes[at] = b"{}[]\",:0129-sn/ \\"[chance.usize(..17)],
                2 => drop(bytes.drain(at..(at + chance.usize(1..9)).min(bytes.len()))),
                _ => {
                    let again = bytes[at..(at + 9).min(bytes.len())].to_vec();
                    bytes.splice(at..at, again);
                }
            }
            if bytes.is_empty() {
                break;
            }
        }
        player.check(&bytes);
    }
}

#[test]
fn absurd_positions_moves_and_texts_are_answered() {
    let mut player = Player::start();
    let rules = &ARCHIVE.games[0].rules;
    let many = "A ".repeat(20_000);
    for from in [
        "",
        " ",
        "START",
        "0/0 s 0-0 0",
        "0,0,0,0,0,0/0,0,0,0,0,0 s 0-0 0",
        "255,0,0,0,0,0/0,0,0,0,0,0 s 0-0 1000000000",
        "0,0,0,0,0,0/0,0,0,0,0,0 n 255-0 4",
        "1,0,0,0,0,0/0,0,0,0,0,0 n 255-0 4",
        "256,0,0,0,0,0/0,0,0,0,0,0 s 0-0 0",
        "-1,0,0,0,0,0/0,0,0,0,0,0 s 0-0 0",
        "1,1,1,1,1,1/1,1,1,1,1,1 s 0-0 4294967296",
        "1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1/1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1 s 0-0 0",
        "\u{1f331}/\u{1f331} s 0-0 0",
        "////",
        ",,,/,,, s - 0",
    ] {
        for moves in ["", "A", "a -", "Q", "\u{1f331}", "A\u{0}", many.as_str()] {
            player.check(request("line", rules, from, moves, json!({})).as_bytes());
            let text = format!("{from} {moves}");
            let more = json!({"strength": 3, "text": text});
            player.check(request("choose", rules, from, moves, more.clone()).as_bytes());
            player.check(request("read", rules, from, moves, more).as_bytes());
        }
    }
}

/// The greatest board and all seeds there may be.
#[test]
fn the_greatest_boards_are_played() {
    let mut player = Player::start();
    let rules = Rules::plain(Board {
        rows: 2,
        pits: 16,
        seeds: Seeds::Explicit([[8; 31].as_slice(), &[7]].concat()),
    });
    player.check(request("line", &rules, "start", "A a B b", json!({})).as_bytes());
}

/// Every way in which settings do not go together.
#[test]
fn rules_that_cannot_be_played_are_refused() {
    let mut player = Player::start();
    let mut refused = 0;
    for game in &ARCHIVE.games {
        for change in [
            json!([{"board": {"rows": 1, "pits": 3, "seeds": 7}}]),
            json!([{"board": {"rows": 2, "pits": 0, "seeds": 7}}]),
            json!([{"board": {"rows": 2, "pits": 17, "seeds": 7}}]),
            json!([{"board": {"rows": 2, "pits": 255, "seeds": 255}}]),
            json!([{"board": {"rows": 2, "pits": 3, "seeds": [1, 2]}}]),
            json!([{"lift.min_seeds": 0}]),
            json!([{"sow.first_seed": "emptied_pit"}, {"sow.origin": "skipped_every_lap"}]),
            json!([{"sow.endless": {"illegal": {"after_laps": 0}}}]),
            json!([{"capture": {"by_count": {"counts": {"one_of": []}, "whose": "any", "chain": "none"}}}]),
            json!([{"capture": {"by_count": {"counts": {"one_of": [3, 2]}, "whose": "any", "chain": "none"}}}]),
            json!([{"capture": {"by_count": {"counts": "even", "whose": "opponent",
                "chain": {"backward": "own_row"}}}}]),
            json!([{"no_move": "pass"}, {"remainder": "last_mover"}]),
        ] {
            let mut settings = json!(crate::settings(&game.rules));
            if let (Value::Array(settings), Value::Array(change)) = (&mut settings, change) {
                settings.extend(change);
            }
            for ask in ["line", "choose", "read"] {
                let request = json!({"ask": ask, "rules": settings, "strength": 2}).to_string();
                let told = player.check(request.as_bytes());
                let told: Value = serde_json::from_str(&told).expect("JSON");
                assert_eq!(told["error"]["kind"], "rules_refused", "{request}");
                refused += 1;
            }
        }
    }
    assert_eq!(refused, 4 * 12 * 3);
}
