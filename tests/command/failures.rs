//! One thing of the real archive is spoilt; `verify` says where and what to do,
//! and nothing is built.

use crate::{Copy, Run};

/// What must be said: the code, the place, words of the message and of the help.
struct Finding<'a> {
    code: &'a str,
    place: &'a str,
    says: &'a str,
    helps: &'a str,
}

#[track_caller]
fn check(copy: &Copy, expected: &Finding<'_>) {
    let run = copy.run(&["verify"]);
    assert_eq!(run.code, Some(1), "{run:?}");
    let found = finding(&run, expected);
    assert!(found.contains(expected.says), "{found}");
    assert!(found.contains(expected.helps), "{found}");
    // For programs, the same place.
    let answer = copy.run(&["verify", "--format", "json"]);
    assert_eq!(answer.code, Some(1));
    let answer = answer.json();
    assert_eq!(answer["ok"], false);
    let place = |one: &serde_json::Value| {
        let path = one["path"].as_str().unwrap_or_default();
        match (one["line"].as_u64(), one["column"].as_u64()) {
            (Some(line), Some(column)) => format!("{path}:{line}:{column}"),
            _ => path.to_owned(),
        }
    };
    let diagnostics = answer["diagnostics"].as_array().expect("a list");
    assert!(
        diagnostics
            .iter()
            .any(|one| one["code"] == expected.code && place(one) == expected.place),
        "{diagnostics:#?}"
    );
    // And nothing is built of it.
    let built = copy.run(&["build", "--out", "site"]);
    assert_eq!(built.code, Some(1), "{built:?}");
    assert!(built.stderr.contains(expected.place), "{built:?}");
    assert!(!copy.path("site").exists());
}

/// The finding of this code and place, as people read it.
#[track_caller]
fn finding(run: &Run, expected: &Finding<'_>) -> String {
    let opening = format!("error[{}]", expected.code);
    let arrow = format!("--> {}\n", expected.place);
    run.stderr
        .split("\n\n")
        .find(|text| text.contains(&opening) && text.contains(&arrow))
        .unwrap_or_else(|| panic!("no {opening} at {} in {run:?}", expected.place))
        .to_owned()
}

/// `path:line:column` of a text in a file of the copy.
#[track_caller]
fn place(copy: &Copy, path: &str, text: &str) -> String {
    let whole = copy.read(path);
    let offset = whole
        .find(text)
        .unwrap_or_else(|| panic!("{text:?} in {path}"));
    let before = &whole[..offset];
    let line = before.matches('\n').count() + 1;
    let column = before.rsplit('\n').next().unwrap_or(before).chars().count() + 1;
    format!("{path}:{line}:{column}")
}

#[test]
fn a_changed_digit_in_a_table() {
    let copy = Copy::real();
    copy.edit(
        "sources/games/modiar/notes/mn.txt",
        "Эхлэлд нүх бүрт байх үр: 7 stones",
        "Эхлэлд нүх бүрт байх үр: 8 stones",
    );
    check(
        &copy,
        &Finding {
            code: "figures-differ",
            // `- Эхлэлд нүх бүрт байх үр: ` has 27 characters.
            place: "sources/games/modiar/notes/mn.txt:10:28",
            says: "`seeds` is 8 here, but 7 by the rules",
            helps: "help: ",
        },
    );
    let run = copy.run(&["verify"]);
    assert!(run.stderr.contains("8 stones"), "the line is shown {run:?}");
}

#[test]
fn a_renamed_heading() {
    let copy = Copy::real();
    copy.edit(
        "sources/games/tihbat/notes/sq.txt",
        "Si të luash",
        "Si të luhet",
    );
    check(
        &copy,
        &Finding {
            code: "unknown-heading",
            place: "sources/games/tihbat/notes/sq.txt:13:1",
            says: "Si të luhet",
            helps: "languages/sq.yaml",
        },
    );
}

#[test]
fn an_unknown_key() {
    let copy = Copy::real();
    let path = "sources/games/ayoayo/game.yaml";
    copy.edit(path, "\nreadings:", "\nlectures:");
    check(
        &copy,
        &Finding {
            code: "unknown-key",
            place: &place(&copy, path, "lectures:"),
            says: "`lectures`",
            helps: "readings",
        },
    );
}

#[test]
fn a_cite_of_a_missing_statement() {
    let copy = Copy::real();
    let path = "sources/games/sadeqa-ii/game.yaml";
    let rule = "sow.direction: {value: counter_clockwise, status: attested, cites: [play.1]}";
    copy.edit(path, rule, &rule.replace("play.1", "play.6"));
    check(
        &copy,
        &Finding {
            code: "unknown-statement",
            place: &place(&copy, path, "play.6"),
            says: "play.6",
            helps: "`play.1` to `play.5`",
        },
    );
}

#[test]
fn an_edited_trace() {
    let copy = Copy::real();
    let path = "sources/games/modiar/examples/forfeited-opening.trace";
    // Seven seeds from C come round to C and make two there.
    let lap = copy
        .read(path)
        .lines()
        .find(|line| line.contains("lap "))
        .expect("there is a sowing")
        .to_owned();
    copy.edit(path, &lap, &lap.replacen("lap", "lap of honour", 1));
    check(
        &copy,
        &Finding {
            code: "trace-differs",
            place: &place(&copy, path, "  lap of honour"),
            says: "lap of honour",
            helps: "--bless",
        },
    );
}

#[test]
fn an_expectation_that_the_rules_contradict() {
    let copy = Copy::real();
    let path = "sources/games/modiar/examples/made-up.yaml";
    // Nothing is captured on the first move of the game.
    copy.write(
        path,
        "title: {en: Made up}\nshows: {en: Nothing.}\nfrom: start\nmoves: \"A c\"\nexpect:\n  \
         - {at: 0, move: A, captured: 2, because: capture.2}\n  \
         - {at: 1, move: c, captured: 6, because: capture.3}\n",
    );
    check(
        &copy,
        &Finding {
            code: "expectation-failed",
            place: &place(&copy, path, "2, because: capture.2"),
            says: "expected `A` to capture 2 seeds; by the rules it captures 0",
            helps: "misread the notes",
        },
    );
    let run = copy.run(&["verify"]);
    assert_eq!(
        run.stderr.matches("error[expectation-failed]").count(),
        1,
        "what holds is not complained of {run:?}"
    );
}

#[test]
fn a_move_that_is_not_legal() {
    let copy = Copy::real();
    let path = "sources/games/modiar/examples/made-up.yaml";
    copy.write(
        path,
        "title: {en: Made up}\nshows: {en: Nothing.}\nfrom: start\nmoves: \"A c A\"\nexpect:\n  \
         - {at: 0, over: false, because: capture.2}\n",
    );
    check(
        &copy,
        &Finding {
            code: "illegal-move",
            // The second `A` of `moves: "A c A"`.
            place: &format!("{path}:4:13"),
            says: "move 3 of the line, `A`, is not legal in `0,9,9/9,9,0 s 0-6 2`",
            helps: "mend the moves",
        },
    );
}

#[test]
fn a_trace_that_no_example_owns() {
    let copy = Copy::real();
    let path = "sources/games/modiar/examples/nobody.trace";
    copy.write(path, "position 7,7,7/7,7,7 s 0-0 0\n");
    check(
        &copy,
        &Finding {
            code: "orphan-trace",
            place: path,
            says: "no example owns this trace",
            helps: "take it away",
        },
    );
}

#[test]
fn a_missing_trace() {
    let copy = Copy::real();
    std::fs::remove_file(copy.path("sources/games/modiar/examples/forfeited-opening.trace"))
        .expect("it is there");
    check(
        &copy,
        &Finding {
            code: "trace-missing",
            place: "sources/games/modiar/examples/forfeited-opening.yaml",
            says: "no trace",
            helps: "--bless",
        },
    );
}

#[test]
fn all_findings_of_a_run_are_told() {
    let copy = Copy::real();
    copy.edit(
        "sources/games/tihbat/notes/sq.txt",
        "Si të luash",
        "Si të luhet",
    );
    copy.edit(
        "sources/games/ayoayo/game.yaml",
        "\nreadings:",
        "\nlectures:",
    );
    copy.write("sources/games/modiar/examples/nobody.trace", "");
    let run = copy.run(&["verify"]);
    for code in ["unknown-heading", "unknown-key", "orphan-trace"] {
        assert!(run.stderr.contains(code), "{code} {run:?}");
    }
}

#[test]
fn faults_in_several_games_are_all_told_at_once() {
    let copy = Copy::real();
    copy.edit(
        "sources/games/tihbat/game.yaml",
        "\nreadings:",
        "\nlectures:",
    );
    copy.edit(
        "sources/games/modiar/examples/fed-and-captured.yaml",
        "reason: grand_slam",
        "reason: must_feed",
    );
    copy.edit(
        "sources/games/ayoayo/examples/relay.trace",
        "position ",
        "positions ",
    );
    let run = copy.run(&["verify"]);
    assert_eq!(run.code, Some(1), "{run:?}");
    for code in ["unknown-key", "expectation-failed", "trace-differs"] {
        assert!(
            run.stderr.contains(&format!("error[{code}]")),
            "{code} {run:?}"
        );
    }
    // A game that is sound can be played though another is not.
    assert_eq!(copy.run(&["moves", "modiar"]).code, Some(0));
    let broken = copy.run(&["verify", "tihbat"]);
    assert_eq!(broken.code, Some(1), "{broken:?}");
    assert!(broken.stderr.contains("error[unknown-key]"), "{broken:?}");
}
