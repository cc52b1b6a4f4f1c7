//! `verify --bless`: it writes what it owns, shows what changes, and leaves
//! everything else alone.

use std::fs;

use crate::{Copy, Run};

const TRACE: &str = "sources/games/modiar/examples/forfeited-opening.trace";
const STATEMENTS: &str = "sources/games/modiar/statements/mn.yaml";

#[test]
fn what_is_blessed_already_stays_as_it_is() {
    let copy = Copy::real();
    let before = copy.tree("sources");
    let run = copy.run(&["verify", "--bless"]);
    assert_eq!(run.code, Some(0), "{run:?}");
    assert_eq!(run.stderr, "", "nothing changes, nothing is shown");
    assert!(copy.tree("sources") == before);
}

#[test]
fn traces_and_segmentations_are_written_again() {
    let copy = Copy::real();
    let before = copy.tree("sources");
    fs::remove_file(copy.path(TRACE)).expect("it is there");
    fs::remove_file(copy.path(STATEMENTS)).expect("it is there");
    assert_eq!(copy.run(&["verify"]).code, Some(1));
    let run = copy.run(&["verify", "--bless"]);
    assert_eq!(run.code, Some(0), "{run:?}");
    assert!(copy.tree("sources") == before, "the same bytes again");
    for path in [TRACE, STATEMENTS] {
        assert!(run.stderr.contains(&format!("+++ {path}")), "{run:?}");
    }
}

#[test]
fn old_and_new_are_shown() {
    let copy = Copy::real();
    let good = copy.read(TRACE);
    let lap = good.lines().find(|line| line.contains("lap "));
    let lap = lap.expect("there is a sowing");
    copy.edit(TRACE, lap, "  lap of honour");
    let run = copy.run(&["verify", "--bless"]);
    assert_eq!(run.code, Some(0), "{run:?}");
    assert!(run.stderr.contains("\n-  lap of honour\n"), "{run:?}");
    assert!(run.stderr.contains(&format!("\n+{lap}\n")), "{run:?}");
    assert_eq!(copy.read(TRACE), good);
}

#[test]
fn expectations_are_never_blessed() {
    let copy = Copy::real();
    let example = "sources/games/modiar/examples/made-up.yaml";
    copy.write(
        example,
        "title: {en: Made up}\nshows: {en: Nothing.}\nfrom: start\nmoves: \"A\"\nexpect:\n  \
         - {at: 0, move: A, captured: 2, because: capture.2}\n",
    );
    let before = copy.tree("sources");
    let run = copy.run(&["verify", "--bless"]);
    assert_eq!(run.code, Some(1), "{run:?}");
    assert!(run.stderr.contains("expectation-failed"), "{run:?}");
    let mut after = copy.tree("sources");
    let trace = after.remove("games/modiar/examples/made-up.trace");
    assert!(trace.is_some(), "the trace tells what the rules do");
    assert!(after == before, "and nothing else is touched");
}

#[test]
fn notes_are_never_blessed() {
    let copy = Copy::real();
    let note = "sources/games/modiar/notes/sq.txt";
    copy.edit(note, "bie në çdo gropë", "bie në ndonjë gropë");
    let (text, record) = (copy.read(note), copy.read("sources/games/modiar/game.yaml"));
    let run = copy.run(&["verify", "--bless"]);
    assert_eq!(run.code, Some(1), "{run:?}");
    assert!(run.stderr.contains("note-changed"), "{run:?}");
    assert_eq!(copy.read(note), text);
    assert_eq!(copy.read("sources/games/modiar/game.yaml"), record);
}

#[test]
fn only_the_games_asked_for_are_blessed() {
    let copy = Copy::real();
    fs::remove_file(copy.path(TRACE)).expect("it is there");
    let run = copy.run(&["verify", "tihbat", "--bless"]);
    assert_eq!(run.code, Some(0), "{run:?}");
    assert!(!copy.path(TRACE).exists());
    assert_eq!(copy.run(&["verify", "modiar", "--bless"]).code, Some(0));
    assert!(copy.path(TRACE).exists());
}

#[test]
fn nothing_is_blessed_in_continuous_integration() {
    let copy = Copy::real();
    fs::remove_file(copy.path(TRACE)).expect("it is there");
    for value in ["true", "1"] {
        let mut command = copy.command(&["verify", "--bless"]);
        command.env("CI", value);
        let run = Run::of(command);
        assert_eq!(run.code, Some(2), "{run:?}");
        assert!(run.stderr.contains("CI"), "{run:?}");
        assert!(!copy.path(TRACE).exists());
    }
}
