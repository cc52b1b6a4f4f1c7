//! Requests and what is answered, worked out by hand.

use serde_json::{Value, json};

/// Two rows of three pits with two seeds each, single laps; three seeds in a pit
/// of the opponent's are taken.
fn rules() -> Value {
    json!([
        {"board": {"rows": 2, "pits": 3, "seeds": 2}},
        {"stores": "none"},
        {"opening.pit": "free"},
        {"opening.capture": "free"},
        {"lift.min_seeds": 1},
        {"sow.direction": "counter_clockwise"},
        {"sow.first_seed": "next_pit"},
        {"sow.origin": "sown_again"},
        {"sow.stores": "never"},
        {"sow.laps": "single"},
        {"sow.endless": {"illegal": {"after_laps": 1000}}},
        {"capture": {"by_count": {
            "counts": {"one_of": [3]}, "whose": "opponent", "chain": "none",
        }}},
        {"grand_slam": "allowed"},
        {"feeding": "free"},
        {"end": "when_stuck"},
        {"no_move": "game_over"},
        {"remainder": "own_row"},
        {"winner": "most_seeds"},
        {"repetition": {"game_over": "own_row"}},
    ])
}

/// The rules with these settings after them.
fn changed(change: Value) -> Value {
    let mut rules = rules();
    let (Value::Array(settings), Value::Array(change)) = (&mut rules, change) else {
        panic!("settings are lists");
    };
    settings.extend(change);
    rules
}

fn answer_to(request: &str) -> Value {
    let told = player::answer(request.as_bytes());
    serde_json::from_str(&told).unwrap_or_else(|error| panic!("{request}: {error}: {told}"))
}

/// Asks by these rules; other parts of the request stand in `more`.
fn ask_under(rules: Value, ask: &str, more: Value) -> Value {
    let mut request = more;
    request["ask"] = ask.into();
    request["rules"] = rules;
    answer_to(&request.to_string())
}

fn ask(ask: &str, more: Value) -> Value {
    ask_under(rules(), ask, more)
}

#[test]
fn a_line_is_told_ply_by_ply_and_what_comes_next() {
    let told = ask("line", json!({"from": "start", "moves": "C"}));
    let expected = json!({
        "start": {"position": "2,2,2/2,2,2 s 0-0 0", "events": [], "said": []},
        "plies": [{
            "move": "C",
            "captured": 3,
            "position": "2,2,0/3,0,2 n 3-0 1",
            "events": [
                {"event": "lift", "pit": "C", "seeds": 2,
                 "axes": ["board", "opening.pit", "lift.min_seeds"]},
                {"event": "drop", "pit": "a", "holds": 3,
                 "axes": ["sow.direction", "sow.first_seed"]},
                {"event": "drop", "pit": "b", "holds": 3, "axes": ["sow.direction"]},
                {"event": "rest", "pit": "b", "axes": ["sow.laps"]},
                {"event": "capture", "pit": "b", "seeds": 3,
                 "axes": ["stores", "opening.capture", "capture"]},
            ],
            "said": [
                {"key": "event-sow",
                 "arguments": {"side": "south", "pit": "C", "seeds": 2, "path": "a b"},
                 "axes": ["board", "opening.pit", "lift.min_seeds", "sow.direction",
                          "sow.first_seed"]},
                {"key": "event-rest", "arguments": {"pit": "b", "seeds": 3},
                 "axes": ["sow.laps"]},
                {"key": "event-capture-one",
                 "arguments": {"side": "south", "seeds": 3, "pit": "b"},
                 "axes": ["stores", "opening.capture", "capture"]},
            ],
        }],
        "position": "2,2,0/3,0,2 n 3-0 1",
        "over": false,
        "cause": null,
        "result": null,
        "moves": [
            {"move": "a", "after": "0,2,0/0,1,3 s 3-3 2", "captured": 3, "over": false,
             "result": null},
            {"move": "c", "after": "3,0,0/3,0,0 s 3-3 2", "captured": 3, "over": false,
             "result": null},
        ],
        "refused": [
            {"move": "b", "reason": "empty",
             "said": {"key": "refusal-empty", "arguments": {}, "axes": ["lift.min_seeds"]}},
        ],
    });
    assert_eq!(told, expected);
    assert_eq!(ask("line", json!({"moves": " C\n"})), expected);
}

#[test]
fn a_game_that_is_over_says_how() {
    let told = ask("line", json!({"from": "0,0,0/1,0,0 s 3-8 4"}));
    assert_eq!(told["over"], true);
    assert_eq!(told["cause"], "stuck");
    let result = json!({"south": 3, "north": 9, "winner": "north"});
    assert_eq!(told["result"], result);
    assert_eq!(told["position"], "0,0,0/1,0,0 s 3-8 4");
    assert_eq!(told["moves"], json!([]));
    assert_eq!(told["refused"].as_array().map(Vec::len), Some(3));
    let keys: Vec<&Value> = told["start"]["said"]
        .as_array()
        .expect("sayings")
        .iter()
        .map(|saying| &saying["key"])
        .collect();
    assert_eq!(keys, ["over-stuck", "event-hand-out", "outcome"]);
    assert_eq!(told["start"]["events"][2]["result"], result);
}

#[test]
fn a_player_who_must_pass_is_told_so() {
    let told = ask_under(
        changed(json!([{"no_move": "pass"}])),
        "line",
        json!({"from": "0,0,0/1,0,0 s 3-8 4"}),
    );
    assert_eq!(told["moves"][0]["move"], "-");
    assert_eq!(told["moves"][0]["after"], "0,0,0/1,0,0 n 3-8 5");
}

/// By hand: A and then `a` go once round the bare board of two pits each; the
/// board of the start comes back.
#[test]
fn repetition_counts_over_the_whole_line() {
    let rules = changed(json!([
        {"board": {"rows": 2, "pits": 1, "seeds": 1}},
        {"capture": "nothing"},
    ]));
    let told = ask_under(
        rules,
        "line",
        json!({"from": "1/0 s 0-0 0", "moves": "A a"}),
    );
    assert_eq!(told["position"], "1/0 s 0-0 2");
    assert_eq!(told["cause"], "repetition");
    assert_eq!(told["plies"][1]["said"][3]["key"], "over-repetition");
}

#[test]
fn captures_of_several_pits_are_a_list() {
    let chain = json!([{"capture": {"by_count": {
        "counts": {"one_of": [3]}, "whose": "any", "chain": {"backward": "board"},
    }}}]);
    let told = ask_under(changed(chain), "line", json!({"moves": "C"}));
    let saying = &told["plies"][0]["said"][2];
    assert_eq!(saying["key"], "event-capture-many");
    assert_eq!(
        saying["arguments"],
        json!({"side": "south", "seeds": 6, "pits": [
            {"key": "event-pit-seeds", "arguments": {"pit": "b", "seeds": 3}},
            {"key": "event-pit-seeds", "arguments": {"pit": "a", "seeds": 3}},
        ]})
    );
}

#[test]
fn a_line_is_told_up_to_a_move_that_is_not_legal() {
    let told = ask("line", json!({"moves": "C b c"}));
    assert_eq!(
        told["error"],
        json!({
            "kind": "illegal_move", "field": "moves", "index": 1, "move": "b",
            "reason": "empty",
            "said": {"key": "refusal-empty", "arguments": {}, "axes": ["lift.min_seeds"]},
        })
    );
    assert_eq!(told["plies"].as_array().map(Vec::len), Some(1));
    assert_eq!(told["position"], "2,2,0/3,0,2 n 3-0 1");
    assert_eq!(told["moves"].as_array().map(Vec::len), Some(2));
    let told = ask("line", json!({"moves": "C Zz"}));
    assert_eq!(
        told["error"],
        json!({"kind": "unreadable_move", "field": "moves", "index": 1, "text": "Zz"})
    );
    for (moves, reason) in [
        ("a", "not_yours"),
        ("D", "not_on_board"),
        ("-", "may_not_pass"),
    ] {
        let error = &ask("line", json!({"moves": moves}))["error"];
        assert_eq!(error["reason"], reason);
        assert_eq!(error["said"], Value::Null);
    }
}

/// By hand: B fills C and takes the three of `a`, C those of `b`; A takes none.
#[test]
fn the_machine_takes_what_it_can() {
    for seed in 0..10 {
        let told = ask("choose", json!({"strength": 2, "seed": seed}));
        assert!(told["move"] == "B" || told["move"] == "C", "{told}");
        assert_eq!(told["line"], told["move"]);
        assert_eq!(
            told["value"],
            json!({"seeds": 3, "winner": null, "plies": 1})
        );
        assert_eq!(told["depth"], 1);
        assert_eq!(told["positions"], 3);
    }
    let error = &ask("choose", json!({"strength": 6}))["error"];
    assert_eq!(
        *error,
        json!({"kind": "bad_strength", "field": "strength", "least": 1, "most": 5})
    );
    let told = ask(
        "choose",
        json!({"strength": 1, "from": "0,0,0/1,0,0 s 3-8 4"}),
    );
    assert_eq!(told, json!({"error": {"kind": "game_over"}}));
    let told = ask("choose", json!({"strength": 1, "moves": "C b"}));
    assert_eq!(told["error"]["index"], 1);
}

/// The weakest plays by chance, which is the seed's: by hand, three pits may be played.
#[test]
fn the_seed_decides_where_chance_does() {
    let chosen = |seed: u64| ask("choose", json!({"strength": 1, "seed": seed}))["move"].clone();
    let mut moves: Vec<String> = (0..40).map(|seed| chosen(seed).to_string()).collect();
    assert_eq!(chosen(7), chosen(7));
    moves.sort();
    moves.dedup();
    assert_eq!(moves, ["\"A\"", "\"B\"", "\"C\""]);
}

/// By hand: B leaves North, who has no seeds, without a move, and South with the
/// two seeds of its row, seven to five; C gives North one.
#[test]
fn a_move_that_wins_says_so() {
    for strength in 2..=5 {
        let from = json!({"strength": strength, "from": "0,1,1/0,0,0 s 5-5 20"});
        let told = ask("choose", from);
        assert_eq!(told["move"], "B");
        assert_eq!(
            told["value"],
            json!({"seeds": 2, "winner": "south", "plies": 1})
        );
    }
}

#[test]
fn what_is_pasted_is_read() {
    let read = |text: &str| ask("read", json!({"text": text}));
    assert_eq!(read(" \n"), json!({"from": "start", "moves": ""}));
    assert_eq!(read("C  c"), json!({"from": "start", "moves": "C c"}));
    assert_eq!(
        read(" 0,2,2/2,2,2\u{a0}s 0\u{2013}0 0\n\n C\tc "),
        json!({"from": "0,2,2/2,2,2 s 0-0 0", "moves": "C c"})
    );
    assert_eq!(
        read("0,2,2/2,2,2 s 0-0 0"),
        json!({"from": "0,2,2/2,2,2 s 0-0 0", "moves": ""})
    );
    let pass = ask_under(
        changed(json!([{"no_move": "pass"}])),
        "read",
        json!({"text": "0,0,0/1,0,0 s 3-8 4 \u{2212} a"}),
    );
    assert_eq!(pass, json!({"from": "0,0,0/1,0,0 s 3-8 4", "moves": "- a"}));
}

/// What is wrong with a pasted text, and the part of it that is to blame; places
/// count as JavaScript does.
#[track_caller]
fn check_misread(text: &str, kind: &str, reason: &str, blamed: &str) {
    let told = ask("read", json!({"text": text}));
    let error = &told["error"];
    assert_eq!(error["kind"], kind, "{error}");
    if !reason.is_empty() {
        assert_eq!(error["reason"], reason, "{error}");
    }
    assert_eq!(error["field"], "text");
    let units: Vec<u16> = text.encode_utf16().collect();
    let place = |name: &str| -> usize {
        let place = error[name].as_u64().expect("a place");
        place.try_into().expect("a place in the text")
    };
    let part = String::from_utf16_lossy(&units[place("start")..place("end")]);
    assert_eq!(part, blamed, "{error}");
}

#[test]
fn what_cannot_be_read_has_its_place() {
    check_misread("C \u{1f331} c", "unreadable_move", "", "\u{1f331}");
    check_misread("\u{1f331}", "unreadable_move", "", "\u{1f331}");
    check_misread("C b", "illegal_move", "empty", "b");
    check_misread("  2,2,2/2,2,2 s", "bad_position", "parts", "2,2,2/2,2,2 s");
    check_misread("2/2/2 s 0-0 0", "bad_position", "rows", "2/2/2");
    check_misread(
        "2,2,2/2,x,2 s 0-0 0",
        "bad_position",
        "number",
        "2,2,2/2,x,2",
    );
    check_misread("2,2,2/2,2,2 x 0-0 0", "bad_position", "side", "x");
    check_misread("2,2,2/2,2,2 s 0:0 0", "bad_position", "captured", "0:0");
    check_misread("2,2,2/2,2,2 s 0-x 0", "bad_position", "number", "0-x");
    check_misread("2,2,2/2,2,2 s 0-0 -1 A", "bad_position", "number", "-1");
    let uneven = "2,2,2/2,2 s 0-0 0";
    check_misread(uneven, "bad_position", "unequal_rows", uneven);
    let many = "255,2,2/2,2,2 s 0-0 0";
    check_misread(many, "bad_position", "too_many_seeds", many);
    let late = "2,2,2/2,2,2 s 0-0 1000000001";
    check_misread(late, "bad_position", "too_many_plies", late);
    check_misread("2,2/2,2 s 0-0 0 A", "other_board", "", "2,2/2,2");
    let long = "C ".repeat(10_001);
    check_misread(&long, "too_many_moves", "", long.trim());
}

#[test]
fn a_bad_request_says_what_is_wrong_with_it() {
    let error = |request: &str| answer_to(request)["error"].clone();
    assert_eq!(error(""), json!({"kind": "not_json", "at": 0}));
    assert_eq!(
        error(r#"{"ask": "line", }"#),
        json!({"kind": "not_json", "at": 16})
    );
    let bad_request = |at| json!({"kind": "bad_request", "at": at});
    assert_eq!(error("[]"), bad_request(0));
    assert_eq!(error(r#"{"ask": "line"}"#), bad_request(0));
    assert_eq!(error(r#"{"ask": "dance", "rules": []}"#), bad_request(8));
    assert_eq!(
        error(r#"{"ask": "line", "rules": [], "moves": 7}"#),
        bad_request(38)
    );
    assert_eq!(
        error(r#"{"ask": "line", "rules": [], "seed": -1}"#),
        bad_request(37)
    );
    assert_eq!(
        error(r#"{"ask": "line", "rules": [{"stores": "many"}]}"#),
        bad_request(37)
    );
    let told = player::answer(b"{\"ask\": \"\xff\"}");
    assert_eq!(told, r#"{"error":{"kind":"not_utf8","at":9}}"#);
    let told = player::answer(&vec![b' '; player::MOST_BYTES + 1]);
    assert_eq!(told, r#"{"error":{"kind":"too_long","most":1048576}}"#);
}

#[test]
fn bad_rules_say_what_is_wrong_with_them() {
    let Value::Array(mut settings) = rules() else {
        panic!("settings are a list");
    };
    settings.retain(|setting| setting.get("stores").is_none() && setting.get("end").is_none());
    let told = ask_under(settings.into(), "line", json!({}));
    assert_eq!(
        told["error"],
        json!({"kind": "rules_incomplete", "axes": ["stores", "end"], "field": "rules"})
    );
    let told = ask_under(
        changed(json!([{"board": {"rows": 3, "pits": 200, "seeds": 200}}, {"lift.min_seeds": 0}])),
        "choose",
        json!({"strength": 2}),
    );
    assert_eq!(
        told["error"],
        json!({"kind": "rules_refused", "field": "rules", "faults": [
            {"kind": "rows", "axes": ["board"]},
            {"kind": "pits", "axes": ["board"]},
            {"kind": "seeds", "axes": ["board"]},
            {"kind": "min_seeds", "axes": ["lift.min_seeds"]},
        ]})
    );
}

#[test]
fn a_bad_start_says_what_is_wrong_with_it() {
    let error = |from: &str| ask("line", json!({"from": from}))["error"].clone();
    assert_eq!(
        error("2,2,2/2,2,2 S 0-0 0"),
        json!({"kind": "bad_position", "reason": "side", "field": "from"})
    );
    assert_eq!(
        error("2,2/2,2 s 0-0 0"),
        json!({"kind": "other_board", "position": 2, "board": 3, "field": "from"})
    );
    let told = ask("line", json!({"moves": "A ".repeat(10_001)}));
    assert_eq!(
        told["error"],
        json!({"kind": "too_many_moves", "most": 10_000, "field": "moves"})
    );
}
