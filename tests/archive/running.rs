//! What running the archive shows: everything holds, and each thing that would
//! not hold is found.

use engine::Position;
use generator::diagnostic::{Diagnostic, to_records};
use generator::load::{Loaded, load_files};
use generator::read::Files;
use generator::verify::{Difference, Parting, Report, verify};

use crate::{edit, files};

fn run(files: &Files) -> (Loaded, Report) {
    let loaded = load_files(files);
    let archive = loaded.archive.as_ref().expect("the archive links");
    let report = verify(archive, &loaded.diagnostics, |_| true);
    (loaded, report)
}

/// The code and place of a finding, `path:line`.
fn shown(loaded: &Loaded, findings: &[Diagnostic]) -> Vec<(&'static str, String)> {
    to_records(findings, &loaded.sources)
        .into_iter()
        .map(|record| {
            let path = record.place.path.unwrap_or_default();
            let line = record.place.line.unwrap_or_default();
            (record.code, format!("{path}:{line}"))
        })
        .collect()
}

/// Edits one file of the archive: the finding of this code stands on the line
/// that holds `place`.
#[track_caller]
fn check(path: &str, from: &str, to: &str, code: &str, place: &str) {
    let mut files = files("sources");
    edit(&mut files, path, from, to);
    let text = String::from_utf8(files.get(path).expect("just edited").to_vec()).expect("UTF-8");
    let offset = text.find(place).expect("the place is in the file");
    let line = 1 + text[..offset].matches('\n').count();
    let (loaded, report) = run(&files);
    let found = shown(&loaded, &report.diagnostics);
    let expected = (code, format!("{}:{line}", files.shown(path)));
    assert!(
        found
            .iter()
            .any(|(code, at)| (*code, at) == (expected.0, &expected.1)),
        "no {expected:?} in {found:#?}"
    );
}

#[test]
fn everything_holds() {
    let (loaded, report) = run(&files("sources"));
    assert_eq!(shown(&loaded, &loaded.diagnostics), []);
    assert_eq!(shown(&loaded, &report.diagnostics), []);
    for game in &report.games {
        assert!(game.examples.len() >= 5, "{}", game.slug);
        assert!(game.examples.iter().all(|run| run.is_verified));
        assert!(game.claims.iter().all(|claim| claim.holds));
        let totals = game.totals();
        assert_eq!(
            totals.exercised + totals.not_executable,
            totals.normative,
            "{}",
            game.slug
        );
    }
}

const PASS: &str = "games/tihbat/examples/pass.yaml";

#[test]
fn a_seed_is_missing() {
    check(
        PASS,
        "0,0/2,2 s 12-12 20",
        "0,0/2,2 s 12-11 20",
        "seeds-missing",
        "from:",
    );
}

#[test]
fn a_position_is_of_another_board() {
    check(
        PASS,
        "0,0/2,2 s 12-12 20",
        "0,0,0/2,2,0 s 12-12 20",
        "bad-position",
        "from:",
    );
    check(
        PASS,
        "0,0/2,2 s 12-12 20",
        "0,0/2,2 x 12-12 20",
        "bad-position",
        "from:",
    );
}

#[test]
fn a_move_is_no_move() {
    check(
        PASS,
        "\"- a - b\"",
        "\"- a 7 b\"",
        "unreadable-move",
        "moves:",
    );
    check(PASS, "\"- a - b\"", "\"a b - b\"", "illegal-move", "moves:");
}

#[test]
fn a_claim_is_not_borne_out() {
    // In 1,000 random games Modiar hardly ever ends by repetition.
    check(
        "games/modiar/game.yaml",
        "{every_game: {games: 1000, seed: 1, property: captures_even}}",
        "{every_game: {games: 1000, seed: 1, property: ends_by_repetition}}",
        "claim-fails",
        "verdict: confirmed\n    check: {every_game",
    );
    // The alternative that parts from the game at the second move is not the same game.
    check(
        "games/modiar/game.yaml",
        "{reading: chain-extent, alternative: whole-board, depth: 8}",
        "{reading: first-move, alternative: each-player, depth: 8}",
        "claim-fails",
        "verdict: confirmed\n    check: {same_game",
    );
    // What running shows decides, not what the record says.
    let some = "verdict: refuted\n    check: {some_game: {games: 1000, seed: 4";
    let turned = some.replace("refuted", "confirmed");
    check(
        "games/tihbat/game.yaml",
        some,
        &turned,
        "claim-fails",
        &turned,
    );
    let same = "verdict: confirmed\n    check: {same_game";
    let turned = same.replace("confirmed", "refuted");
    check(
        "games/modiar/game.yaml",
        same,
        &turned,
        "claim-fails",
        &turned,
    );
}

#[test]
fn a_rule_and_a_statement_are_left_without_an_example() {
    let mut files = files("sources");
    files.remove(PASS).expect("the example is there");
    files
        .remove("games/tihbat/examples/pass.trace")
        .expect("its trace is there");
    let (loaded, report) = run(&files);
    let found = shown(&loaded, &report.diagnostics);
    let codes: Vec<&str> = found.iter().map(|(code, _)| *code).collect();
    // Passing and moves that do not feed are shown nowhere else.
    assert_eq!(
        codes,
        ["rule-not-exercised", "rule-not-exercised"],
        "{found:#?}"
    );
    // The statement on passing is still borne out: a claim checks it.
    assert!(
        found
            .iter()
            .all(|(_, at)| at.contains("games/tihbat/game.yaml"))
    );
}

/// Where an alternative parts from the game, by hand: after `A` the board is
/// `2,8,8/8,8,8`; the eight of `c` fall into c A B C a b c A, so `A` holds four
/// and `c`, before it, two: six seeds, unless no player's first move captures.
#[test]
fn alternatives_part_where_they_must() {
    let (_, report) = run(&files("sources"));
    let modiar = report.game("modiar").expect("the game is there");
    let of = |reading: &str, alternative: &str| {
        modiar
            .divergences
            .iter()
            .find(|one| one.reading == reading && one.alternative == alternative)
            .expect("the alternative is run")
    };
    let second_move = of("first-move", "each-player");
    let Parting::Parts {
        line,
        is_shortest: true,
        differs,
        ..
    } = &second_move.parting
    else {
        panic!("{:?}", second_move.parting);
    };
    assert_eq!(line, &["A", "c"]);
    assert_eq!(differs[..2], [Difference::Board, Difference::Captured]);
    let example = second_move
        .examples
        .iter()
        .find(|one| one.example == "second-move-captures")
        .expect("the example of it goes otherwise");
    assert_eq!(example.plies, 2);
    let position: Position = example.position.expect("the move is legal in both");
    assert_eq!(position.captured(engine::Side::North), 0);

    let theorem = of("chain-extent", "whole-board");
    assert!(
        matches!(theorem.parting, Parting::SameToDepth { depth: 6.., .. }),
        "{:?}",
        theorem.parting
    );
    assert!(theorem.examples.is_empty());
}

#[test]
fn where_alternatives_part_is_shown() {
    let (_, report) = run(&files("sources"));
    for game in &report.games {
        for divergence in &game.divergences {
            let name = format!(
                "{} {} {}",
                game.slug, divergence.reading, divergence.alternative
            );
            let Parting::Parts {
                line,
                adopted,
                other,
                differs,
                ..
            } = &divergence.parting
            else {
                continue;
            };
            assert!(!differs.is_empty(), "{name}");
            assert_eq!(
                differs.contains(&Difference::Board) || differs.contains(&Difference::Captured),
                adopted.position != other.position,
                "{name}"
            );
            assert_eq!(adopted.position.ply() as usize, line.len(), "{name}");
        }
    }
}
