//! Whatever stands in the folder, the program ends by itself, with findings and
//! an exit code, not with a panic.

use std::fs;

use quickcheck::QuickCheck;

use crate::{Copy, Run};

const GOOD: &str = "tests/archives/good";
const GAME: &str = "sources/games/pairs/game.yaml";
const NOTE: &str = "sources/games/pairs/notes/en.txt";
const EXAMPLE: &str = "sources/games/pairs/examples/opening.yaml";
const TRACE: &str = "sources/games/pairs/examples/opening.trace";
const FILES: [&str; 8] = [
    GAME,
    NOTE,
    EXAMPLE,
    TRACE,
    "sources/games/pairs/statements/en.yaml",
    "sources/languages/en.yaml",
    "sources/bibliography.yaml",
    "sources/archive.yaml",
];

/// Runs what reads the archive; gives back how `verify` ended.
#[track_caller]
fn survives(copy: &Copy, what: &str) -> Run {
    for arguments in [
        &["build", "--out", "site"][..],
        &["moves", "pairs", "--json"],
        &["verify", "--bless"],
        &["note", NOTE, "--json"],
    ] {
        ended(copy.run(arguments), what);
    }
    ended(copy.run(&["verify"]), what)
}

#[track_caller]
fn ended(run: Run, what: &str) -> Run {
    let code = run.code.unwrap_or(-1);
    assert!((0..=2).contains(&code), "{what}: {run:?}");
    assert!(!run.stderr.contains("panicked"), "{what}: {run:?}");
    run
}

/// As [`survives`], and an error is found.
#[track_caller]
fn refuses(copy: &Copy, what: &str) {
    let run = survives(copy, what);
    assert_eq!(run.code, Some(1), "{what}: {run:?}");
    assert!(run.stderr.contains("error"), "{what}: {run:?}");
}

#[test]
fn random_bytes_for_a_file() {
    fn random(file: usize, bytes: Vec<u8>) -> bool {
        let copy = Copy::of(GOOD);
        copy.write(FILES[file % FILES.len()], bytes);
        survives(&copy, "random bytes");
        true
    }
    QuickCheck::new()
        .tests(16)
        .quickcheck(random as fn(usize, Vec<u8>) -> bool);
}

#[test]
fn contents_that_nobody_meant() {
    let deep_list = "[".repeat(20_000);
    let deep_map = "a: {".repeat(5_000);
    let bomb = "a: &a [x, x, x, x, x, x, x, x, x]\n".to_owned()
        + &(b'b'..=b'i')
            .map(|letter| {
                let (own, other) = (letter as char, (letter - 1) as char);
                let nine = vec![format!("*{other}"); 9].join(", ");
                format!("{own}: &{own} [{nine}]\n")
            })
            .collect::<String>();
    let long_line = "x".repeat(1 << 20);
    for file in FILES {
        for (what, content) in [
            ("nothing", ""),
            ("a byte order mark", "\u{feff}"),
            ("zeroes", "\0\0\0\0"),
            ("another shape", "- [1, 2, 3]\n"),
            ("a tag", "!!python/object x\n"),
            ("deep lists", &deep_list),
            ("deep maps", &deep_map),
            ("an alias of many", &bomb),
            ("an alias of itself", "a: &a [*a]\n"),
            ("two documents", "a: 1\n---\nb: 2\n"),
            ("one long line", &long_line),
        ] {
            let copy = Copy::of(GOOD);
            copy.write(file, content);
            let run = ended(copy.run(&["verify"]), &format!("{what} in {file}"));
            assert_eq!(run.code, Some(1), "{what} in {file}: {run:?}");
        }
    }
}

#[test]
fn bytes_that_are_not_utf_8() {
    for file in FILES {
        let copy = Copy::of(GOOD);
        copy.write(file, b"title: \xff\xfe\xc3\x28");
        refuses(&copy, file);
    }
}

#[test]
fn numbers_and_moves_beyond_measure() {
    let huge = "Pits per row: 99999999999999999999999999";
    for (path, from, to) in [
        (GAME, "seeds: 3", "seeds: 99999999999999999999999999"),
        (GAME, "seeds: 3", "seeds: -4"),
        (GAME, "seeds: 3", "seeds: 4.5"),
        (GAME, "seeds: 3", "seeds: 200"),
        (GAME, "pits: 2", "pits: 0"),
        (GAME, "pits: 2", "pits: 255"),
        (EXAMPLE, "at: 0", "at: 99999999999999999999999999"),
        (EXAMPLE, "at: 1", "at: 18446744073709551615"),
        (EXAMPLE, "captured: 0", "captured: 4294967296"),
        (EXAMPLE, "from: start", "from: \"999,9/9,9 s 0-0 0\""),
        (EXAMPLE, "from: start", "from: \"2,2/2,2 s 65535-65535 0\""),
        (EXAMPLE, "moves: \"A\"", "moves: \"A A A A\""),
        (EXAMPLE, "moves: \"A\"", "moves: \"☃\""),
        (NOTE, "Pits per row: 2", huge),
    ] {
        let copy = Copy::of(GOOD);
        let text = copy.read(path);
        assert!(
            text.contains(from),
            "{path} does not contain {from:?}:\n{text}"
        );
        copy.write(path, text.replacen(from, to, 1));
        refuses(&copy, &format!("{to} in {path}"));
    }
}

#[test]
fn a_file_that_is_missing() {
    for file in FILES {
        let copy = Copy::of(GOOD);
        if copy.path(file).exists() {
            fs::remove_file(copy.path(file)).expect("it is there");
        }
        survives(&copy, file);
    }
}

#[test]
fn a_folder_where_a_file_should_be() {
    for file in FILES {
        let copy = Copy::of(GOOD);
        let _ = fs::remove_file(copy.path(file));
        fs::create_dir_all(copy.path(file)).expect("a folder can be made");
        survives(&copy, file);
        copy.write(&format!("{file}/within"), "x");
        survives(&copy, file);
    }
}

#[test]
fn a_file_where_a_folder_should_be() {
    for folder in ["games", "games/pairs", "games/pairs/examples", "languages"] {
        let copy = Copy::of(GOOD);
        let path = copy.path("sources").join(folder);
        let _ = fs::remove_dir_all(&path);
        fs::write(&path, "x").expect("a file can be written");
        survives(&copy, folder);
    }
}

#[test]
fn names_beyond_measure() {
    let copy = Copy::of(GOOD);
    let long = "n".repeat(200);
    copy.write(&format!("sources/games/{long}/game.yaml"), "x: 1\n");
    copy.write("sources/games/../games/ünïcode/game.yaml", "x: 1\n");
    copy.write("sources/games/new\nline/game.yaml", "x: 1\n");
    refuses(&copy, "names");
}

#[cfg(unix)]
#[test]
fn links_lead_nowhere() {
    use std::os::unix::fs::symlink;

    let copy = Copy::of(GOOD);
    copy.write("secret", "title: secret\n");
    fs::create_dir(copy.path("sources/languages")).expect("a folder can be made");
    for (target, name) in [
        ("../../../..", "sources/games/pairs/loop"),
        ("/no/such/file", "sources/games/pairs/dangling"),
        ("/", "sources/languages/root"),
    ] {
        symlink(target, copy.path(name)).expect("a link can be made");
    }
    fs::remove_file(copy.path(GAME)).expect("it is there");
    symlink(copy.path("secret"), copy.path(GAME)).expect("a link can be made");
    let run = survives(&copy, "links");
    assert_eq!(run.code, Some(1), "{run:?}");
    assert!(
        !run.stderr.contains("title: secret"),
        "not followed {run:?}"
    );
}

#[cfg(unix)]
#[test]
fn a_pipe_does_not_hang_it() {
    let copy = Copy::of(GOOD);
    fs::create_dir(copy.path("sources/languages")).expect("a folder can be made");
    let made = std::process::Command::new("mkfifo")
        .arg(copy.path("sources/languages/xx.yaml"))
        .status();
    if made.is_ok_and(|status| status.success()) {
        refuses(&copy, "a pipe");
    }
}
