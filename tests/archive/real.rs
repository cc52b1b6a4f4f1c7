//! The archive itself: its notes as they are cut, and what is reported when one
//! thing in it is spoilt.

use generator::diagnostic::to_records;
use generator::load::load_files;

use crate::{edit, files, report};

/// How many statements each section of a game's notes has, counted by hand.
const STATEMENTS: [(&str, [usize; 8]); 4] = [
    // type, overview, board, play, capture, end, notes, source
    ("ayoayo", [2, 3, 4, 5, 1, 3, 1, 1]),
    ("modiar", [6, 4, 6, 6, 3, 3, 2, 1]),
    ("sadeqa-ii", [2, 3, 4, 5, 2, 2, 1, 1]),
    ("tihbat", [4, 5, 6, 4, 3, 3, 2, 1]),
];

#[test]
fn every_note_is_cut_as_counted_by_hand() {
    let loaded = load_files(&files("sources"));
    let archive = loaded.archive.expect("the archive links");
    let slugs: Vec<&str> = archive.games.iter().map(|game| &*game.slug).collect();
    assert_eq!(slugs, STATEMENTS.map(|(slug, _)| slug));
    for (slug, counts) in STATEMENTS {
        let game = archive.game(slug).expect("just compared");
        for witness in &game.witnesses {
            let found = generator::parse::note::Section::ALL
                .map(|section| witness.note.statements_in(section).count());
            assert_eq!(found, counts, "{slug}:{}", witness.siglum);
        }
    }
}

#[test]
fn every_rule_has_its_seeds_and_pits() {
    let loaded = load_files(&files("sources"));
    let archive = loaded.archive.expect("the archive links");
    let seeds: Vec<u32> = archive
        .games
        .iter()
        .map(|game| game.rules.board.seeds_in_all())
        .collect();
    assert_eq!(seeds, [48, 42, 36, 28]);
}

/// Edits one file; the finding of this code must stand there.
fn check(path: &str, from: &str, to: &str, code: &str, place: (&str, usize, usize), says: &str) {
    let mut files = files("sources");
    edit(&mut files, path, from, to);
    let loaded = load_files(&files);
    let records = to_records(&loaded.diagnostics, &loaded.sources);
    let found = records.iter().find(|record| record.code == code);
    let found = found.unwrap_or_else(|| panic!("no {code} in:\n{}", report(&loaded)));
    let at = (
        found.place.path.as_deref().unwrap_or_default(),
        found.place.line.unwrap_or_default(),
        found.place.column.unwrap_or_default(),
    );
    assert_eq!(at, place, "{}", report(&loaded));
    let help = found.help.as_deref().unwrap_or_default();
    assert!(
        found.message.contains(says) || help.contains(says),
        "{} {help}",
        found.message
    );
}

#[test]
fn a_changed_digit_in_a_table_is_found() {
    check(
        "games/modiar/notes/mn.txt",
        "Эхлэлд нүх бүрт байх үр: 7 stones",
        "Эхлэлд нүх бүрт байх үр: 8 stones",
        "figures-differ",
        ("sources/games/modiar/notes/mn.txt", 10, 28),
        "`seeds` is 8 here, but 7 by the rules",
    );
}

#[test]
fn a_renamed_heading_is_found() {
    check(
        "games/tihbat/notes/sq.txt",
        "Si të luash",
        "Si të luhet",
        "unknown-heading",
        ("sources/games/tihbat/notes/sq.txt", 13, 1),
        "languages/sq.yaml",
    );
}

#[test]
fn an_unknown_key_is_found() {
    check(
        "games/ayoayo/game.yaml",
        "\nreadings:",
        "\nlectures:",
        "unknown-key",
        (
            "sources/games/ayoayo/game.yaml",
            line_of("games/ayoayo/game.yaml", "readings:"),
            1,
        ),
        "unknown key `lectures`",
    );
}

#[test]
fn a_cite_of_a_missing_statement_is_found() {
    let path = "games/sadeqa-ii/game.yaml";
    let line = "  sow.direction: {value: counter_clockwise, status: attested, cites: [play.1]}";
    check(
        path,
        line,
        &line.replace("play.1", "play.6"),
        "unknown-statement",
        (
            "sources/games/sadeqa-ii/game.yaml",
            line_of(path, line),
            line.find("play.1").expect("just written") + 1,
        ),
        "`play.1` to `play.5`",
    );
}

#[test]
fn changed_words_list_what_hangs_on_them() {
    let mut files = files("sources");
    edit(
        &mut files,
        "games/modiar/notes/sq.txt",
        "bie në çdo gropë",
        "bie në ndonjë gropë",
    );
    let loaded = load_files(&files);
    let changed = loaded
        .diagnostics
        .iter()
        .find(|finding| finding.code == "statement-changed")
        .expect("the words were changed");
    let notes: Vec<&str> = changed.notes.iter().map(|note| &*note.message).collect();
    for expected in [
        "the rule `stores` hangs on it",
        "the rule `capture` hangs on it",
        "the claim `even-captures` hangs on it",
    ] {
        assert!(notes.contains(&expected), "{notes:?}");
    }
    // The checksum says so as well.
    assert!(
        loaded
            .diagnostics
            .iter()
            .any(|one| one.code == "note-changed")
    );
}

/// The line of a file, from 1, that begins with a text.
fn line_of(path: &str, start: &str) -> usize {
    let files = files("sources");
    let text = std::str::from_utf8(files.get(path).expect("the file is there")).expect("text");
    let line = text.lines().position(|line| line.starts_with(start));
    line.expect("the line is there") + 1
}
