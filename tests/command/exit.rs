//! How the program ends: 0 good, 1 the archive or the input has errors, 2 misuse;
//! and that it says why.

use std::io::Read;
use std::process::{Command, Stdio};

use crate::{Copy, Run, repository, sowbook};

#[track_caller]
fn check(arguments: &[&str], code: i32, says: &str) {
    let run = Run::of(sowbook(arguments));
    assert_eq!(run.code, Some(code), "{arguments:?} {run:?}");
    let heard = if code == 0 { &run.stdout } else { &run.stderr };
    assert!(
        heard.contains(says),
        "{says:?} not in {arguments:?} {run:?}"
    );
    if code != 0 {
        assert_eq!(run.stdout, "", "{arguments:?}");
    }
}

#[test]
fn good() {
    check(&["--version"], 0, "sowbook 0.1.0");
    check(&["--help"], 0, "Usage: sowbook");
    check(&["moves", "modiar"], 0, "7,7,7/7,7,7 s 0-0 0");
    check(&["play", "modiar", ""], 0, "7,7,7/7,7,7 s 0-0 0");
}

#[test]
fn every_command_shows_examples_of_itself() {
    for command in [
        "build", "verify", "note", "moves", "play", "perft", "playouts", "cite", "serve",
    ] {
        check(&[command, "--help"], 0, &format!("\n  sowbook {command}"));
    }
}

#[test]
fn moves_that_are_not_legal() {
    check(
        &["play", "modiar", "C C"],
        1,
        "move 2 of the line, `C`, is not legal in `8,8,2/8,8,8 n 0-0 1`",
    );
    check(&["play", "modiar", "C @"], 1, "move 2 of the line");
    check(&["play", "modiar", "Z"], 1, "`Z`");
    check(&["play", "modiar", "-"], 1, "`-`");
    check(&["play", "modiar", "CC"], 1, "CC");
    check(&["play", "modiar", "Ç"], 1, "Ç");
    check(&["moves", "modiar", "--after", "a"], 1, "--after");
    let over = "0,0,10/0,0,0 s 16-16 20";
    check(&["play", "modiar", "C", "--position", over], 1, "over");
}

#[test]
fn positions_that_are_none() {
    for position in [
        "",
        " ",
        "rubbish",
        "7,7/7,7 s 0-0 0",
        "7,7,7,7/7,7,7,7 s 0-0 0",
        "7,7,7/7,7,7 x 0-0 0",
        "7,7,7/7,7,7 s 0-0",
        "7,7,7/7,7,7 s 0-0 0 0",
        "7,7,-7/7,7,7 s 0-0 0",
        "7,7,7/7,7,256 s 0-0 0",
        "7,7,7/7,7,99999999999999999999999 s 0-0 0",
        "7,7,7/7,7,7 s 0-0 99999999999999999999999",
        "255,255,255/255,255,255 s 255-255 0",
        "٧,7,7/7,7,7 s 0-0 0",
    ] {
        check(
            &["moves", "modiar", "--position", position],
            1,
            "--position",
        );
    }
    let elsewhere = ["--position", "7,7/7,7 s 0-0 0"];
    check(
        &[&["play", "modiar", "A"][..], &elsewhere].concat(),
        1,
        "--position",
    );
    check(
        &[&["perft", "modiar", "2"][..], &elsewhere].concat(),
        1,
        "--position",
    );
}

#[test]
fn readings_that_do_not_go_together() {
    let both = ["repetition=split", "repetition=draw"];
    check(
        &[
            "moves",
            "modiar",
            "--reading",
            both[0],
            "--reading",
            both[1],
        ],
        2,
        "are about the same reading",
    );
    // One that is asked for twice is the same as once.
    check(
        &[
            "moves",
            "modiar",
            "--reading",
            "first-move=each-player",
            "--reading",
            "first-move=each-player",
        ],
        0,
        "7,7,7/7,7,7 s 0-0 0",
    );
}

#[test]
fn names_of_nothing() {
    for command in [
        &["moves", "oware"][..],
        &["play", "oware", "A"],
        &["perft", "oware", "1"],
        &["playouts", "oware"],
    ] {
        check(
            command,
            2,
            "no game `oware`; it has ayoayo, modiar, sadeqa-ii, tihbat",
        );
    }
    check(&["verify", "oware"], 2, "no game `oware`");
    let reading = |choice| ["moves", "modiar", "--reading", choice];
    check(&reading("first-move"), 2, "ID=ALTERNATIVE");
    check(&reading("last-move=x"), 2, "no reading `last-move`");
    check(
        &reading("first-move=nobody"),
        2,
        "no alternative `nobody`; it has each-player",
    );
    for command in [
        &["play", "modiar", "A"][..],
        &["moves", "modiar"],
        &["verify"],
    ] {
        check(
            &[command, &["--lang", "xx"]].concat(),
            2,
            "no interface language `xx`; there are en, mn, sq",
        );
    }
}

#[test]
fn misuse() {
    for arguments in [
        &[][..],
        &["sow"],
        &["moves"],
        &["play", "modiar"],
        &["perft", "modiar"],
        &["perft", "modiar", "ten"],
        &["perft", "modiar", "-1"],
        &["perft", "modiar", "4294967296"],
        &["playouts", "modiar", "--jobs", "0"],
        &["playouts", "modiar", "--count", "-1"],
        &["playouts", "modiar", "--seed", "18446744073709551616"],
        &["build", "--jobs", "many"],
        &["verify", "--format", "xml"],
        &["moves", "modiar", "--jsn"],
        &["note"],
    ] {
        check(arguments, 2, "--help");
    }
    let modiar = "sources/games/modiar/notes/sq.txt";
    check(
        &["note", modiar, "--language", "xx"],
        2,
        "no table for the language `xx`; there are en, mn, sq",
    );
}

#[test]
fn notes_that_cannot_be_read() {
    check(
        &["note", "no/such/note.txt"],
        1,
        "cannot read no/such/note.txt",
    );
    check(&["note", "sources"], 1, "cannot read sources");
}

#[test]
fn an_archive_that_is_not_there() {
    for arguments in [
        &["verify"][..],
        &["build"],
        &["moves", "modiar"],
        &["playouts", "modiar"],
    ] {
        let arguments = [arguments, &["--sources", "no/such/folder"]].concat();
        check_archive(&arguments);
    }
}

/// `verify` also sums up, on standard output.
#[track_caller]
fn check_archive(arguments: &[&str]) {
    let run = Run::of(sowbook(arguments));
    assert_eq!(run.code, Some(1), "{arguments:?} {run:?}");
    assert!(run.stderr.contains("no/such/folder"), "{run:?}");
}

#[test]
fn an_empty_folder_is_no_archive() {
    let copy = Copy::of("tests/archives/good");
    std::fs::remove_dir_all(copy.path("sources")).expect("it can be removed");
    std::fs::create_dir(copy.path("sources")).expect("it can be made");
    for arguments in [&["verify"][..], &["build"], &["moves", "modiar"]] {
        let run = copy.run(arguments);
        assert_eq!(run.code, Some(1), "{run:?}");
        assert!(run.stderr.contains("archive"), "{run:?}");
    }
    assert!(!copy.path("target").exists(), "nothing is built");
}

/// As in `sowbook note … | head -1`, and with standard error closed as well.
#[test]
fn a_closed_stream_is_no_fault() {
    for (arguments, good) in [
        (&["play", "modiar", "C a B"][..], true),
        (&["--help"], true),
        (&["verify", "--sources", "no/such/folder"], false),
        (&["moves", "oware"], false),
    ] {
        let mut child = Command::new(env!("CARGO_BIN_EXE_sowbook"))
            .current_dir(repository())
            .args(arguments)
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("the program can be started");
        drop(child.stdout.take());
        drop(child.stderr.take());
        let status = child.wait().expect("it ends");
        assert!(status.code().is_some_and(|code| code <= 2), "{status}");
        assert_eq!(status.success(), good, "{arguments:?} {status}");
    }
}

/// Standard output alone closed: standard error says nothing of it.
#[test]
fn whoever_has_read_enough_is_not_told_off() {
    let mut child = Command::new(env!("CARGO_BIN_EXE_sowbook"))
        .current_dir(repository())
        .args(["play", "ayoayo", "A a B b C c", "--json"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program can be started");
    drop(child.stdout.take());
    let mut said = String::new();
    let mut stderr = child.stderr.take().expect("it is piped");
    stderr.read_to_string(&mut said).expect("it is UTF-8");
    assert!(child.wait().expect("it ends").code().is_some());
    assert!(
        !said.contains("panicked") && !said.contains("pipe"),
        "{said}"
    );
}
