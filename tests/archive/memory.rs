//! Verifying from memory comes to the same as verifying: whatever is edited, and
//! when it is put back.

use generator::{
    load::load_files,
    parse::files::sha256,
    read::Files,
    render::{
        site::{Cited, Edition, Press},
        texts::Languages,
    },
    verify::{Memory, Report, trace, verify, verify_again},
};

use crate::{edit, files};

const GAME: &str = "games/modiar/game.yaml";
const EXAMPLE: &str = "games/modiar/examples/all-moves-grand-slams.yaml";

/// A report as text; findings in an order that says nothing about when they were made.
fn told(mut report: Report) -> String {
    generator::diagnostic::sort(&mut report.diagnostics);
    format!("{report:#?}")
}

#[track_caller]
fn check(files: &Files, memory: &mut Memory) -> String {
    let loaded = load_files(files);
    let archive = loaded.archive.expect("the archive links");
    let anew = told(verify(&archive, &loaded.diagnostics, |_| true));
    let again = told(verify_again(&archive, &loaded.diagnostics, memory));
    assert!(anew == again, "memory says something else");
    anew
}

#[test]
fn memory_says_what_searching_says() {
    let original = files("sources");
    let mut memory = Memory::default();
    let first = check(&original, &mut memory);
    // Once with nothing in memory, once with everything.
    assert_eq!(check(&original, &mut memory), first);
    for (path, from, to) in [
        // The only expectation by which some other rules are told apart.
        (
            "games/modiar/examples/must-feed.yaml",
            "    refused: a\n    reason: must_feed\n",
            "    over: false\n",
        ),
        // Texts, which move everything below them.
        (GAME, "A children's game from", "A game of children from"),
        // Rules, and what alternatives change.
        (
            GAME,
            "value: forfeited_first_ply",
            "value: forfeited_each_player",
        ),
        (
            GAME,
            "{value: {game_over: own_row}",
            "{value: {game_over: split_equally}",
        ),
        (
            GAME,
            "change: {opening.capture: forfeited_each_player}",
            "change: {opening.capture: free}",
        ),
        // A claim: its verdict, its check, its cites.
        (
            GAME,
            "verdict: confirmed\n    check: {same_game",
            "verdict: refuted\n    check: {same_game",
        ),
        (
            GAME,
            "alternative: whole-board, depth: 8}",
            "alternative: whole-board, depth: 3}",
        ),
        // An example: what it expects, where nothing is so and where it is; what it is
        // called; what it plays.
        (EXAMPLE, "expect:\n", "expect:\n  - {at: 0, over: true}\n"),
        (EXAMPLE, "expect:\n", "expect:\n  - {at: 0, over: false}\n"),
        (EXAMPLE, "title:\n", "title:\n  # Another line.\n"),
    ] {
        let mut edited = original.clone();
        edit(&mut edited, path, from, to);
        check(&edited, &mut memory);
        check(&edited, &mut memory);
        assert!(check(&original, &mut memory) == first, "{from}");
    }
}

/// Pages are made of what is remembered too: byte by byte they are those of a
/// program that is started anew.
#[test]
fn pages_made_from_memory_are_the_pages_made_anew() {
    const PAIRS: &str = "games/pairs/game.yaml";
    const OPENING: &str = "games/pairs/examples/opening.yaml";
    const NOTE: &str = "games/pairs/notes/en.txt";
    const PAGES: [&str; 6] = [
        "games/pairs/index.html",
        "games/pairs/examples/opening/index.html",
        "games/pairs/readings/whose/index.html",
        "games/pairs/statements/en.overview.2/index.html",
        "verification/index.html",
        "sq/bibliography/index.html",
    ];
    let press = Languages::embedded().map(Press::new);
    let press = press
        .expect("the texts are sound")
        .expect("the templates too");
    // With the trace that goes with the example as it is.
    let blessed = |files: &Files| {
        let archive = load_files(files).archive.expect("the archive links");
        let report = verify(&archive, &[], |_| true);
        let mut files = files.clone();
        if let Some(line) = &report.games[0].examples[0].line {
            let path = OPENING.replace(".yaml", ".trace");
            files.insert(&path, trace::to_text(line));
        }
        files
    };
    let pages = |files: &Files, memory: &mut Memory, cited: &mut Cited| -> Vec<Vec<u8>> {
        let loaded = load_files(files);
        let archive = loaded.archive.expect("the archive links");
        let report = verify_again(&archive, &loaded.diagnostics, memory);
        let edition = Edition::new(archive, report, cited);
        let page = |path: &&str| press.page(&edition, path).expect("there is such a page");
        let pages = PAGES.iter().map(page);
        pages
            .map(|page| page.expect("the page can be made"))
            .collect()
    };
    let mut files = files("tests/archives/good");
    edit(&mut files, PAIRS, "country: GH", "country: MA");
    let mut note = files.clone();
    edit(&mut note, NOTE, "Nobody has ever", "Nobody has never");
    let [sum, other_sum] = [&files, &note].map(|files| sha256(files.get(NOTE).expect("the note")));
    edit(&mut note, PAIRS, &sum, &other_sum);
    let (mut memory, mut cited) = (Memory::default(), Cited::default());
    let mut check = |files: &Files, what: &str| {
        let files = &blessed(files);
        let anew = pages(files, &mut Memory::default(), &mut Cited::default());
        let again = pages(files, &mut memory, &mut cited);
        for (path, (one, other)) in PAGES.iter().zip(anew.iter().zip(&again)) {
            assert!(one == other, "{what}: {path}");
        }
        anew
    };
    let first = check(&files, "nothing");
    assert!(check(&note, "a note") != first);
    for (path, from, to) in [
        (PAIRS, "A game made up", "A game invented"),
        (OPENING, "An opening", "The opening"),
        // No longer so; then, what told other rules apart is not expected.
        (OPENING, "captured: 0,", "captured: 1,"),
        (
            OPENING,
            "  - {at: 1, board: \"0,4/4,4\", because: play.2}\n",
            "",
        ),
        (OPENING, "moves: \"A\"", "moves: \"A a\""),
        (
            PAIRS,
            "repetition: {value: draw",
            "repetition: {value: {game_over: own_row}",
        ),
        (
            PAIRS,
            "chain: none}}\n    status",
            "chain: {backward: board}}}\n    status",
        ),
        (PAIRS, "games: 10,", "games: 11,"),
        (PAIRS, "It says any.", "It says so."),
        (
            "bibliography.yaml",
            "title: Games That Were",
            "title: Games Which Were",
        ),
        ("bibliography.yaml", "date: 2001", "date: 2001-02"),
    ] {
        let mut edited = files.clone();
        edit(&mut edited, path, from, to);
        assert!(check(&edited, to) != first, "{to} is seen on no page");
        assert!(check(&files, "put back") == first, "{from}");
    }
}
