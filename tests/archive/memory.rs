//! Verifying from memory comes to the same as verifying: whatever is edited, and
//! when it is put back.

use generator::{
    load::load_files,
    read::Files,
    verify::{Memory, Report, verify, verify_again},
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
        // An example: where it starts, what it plays, what it expects.
        (EXAMPLE, "expect:\n", "expect:\n  - {at: 0, over: true}\n"),
    ] {
        let mut edited = original.clone();
        edit(&mut edited, path, from, to);
        check(&edited, &mut memory);
        check(&edited, &mut memory);
        assert!(check(&original, &mut memory) == first, "{from}");
    }
}
