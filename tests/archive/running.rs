//! What running the archive shows: everything holds, and each thing that would
//! not hold is found.

use engine::Position;
use generator::diagnostic::{Diagnostic, render_human, to_records};
use generator::load::{Loaded, load_files};
use generator::read::Files;
use generator::verify::{Difference, Evidence, Parting, Proof, Report, in_text, verify};

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
        "{proof: captures_even}",
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
    // Each of several examples must speak of the claim.
    check(
        "games/modiar/game.yaml",
        "forfeited-opening-a, forfeited-opening-b]",
        "forfeited-opening-a, chain-broken]",
        "claim-fails",
        "check: {examples: [forfeited-opening,",
    );
    // Modiar's rules let the board be emptied, for all that an argument can tell.
    check(
        "games/modiar/game.yaml",
        "{proof: captures_even}",
        "{proof: board_never_empty}",
        "claim-fails",
        "check: {proof: board_never_empty}",
    );
    // What running shows decides, not what the record says.
    let some = "verdict: refuted\n    check: {some_position: {property: passes";
    let turned = some.replace("refuted", "confirmed");
    check(
        "games/tihbat/game.yaml",
        some,
        &turned,
        "claim-fails",
        &turned,
    );
    // An example that expects nothing because of the claim's statements says nothing of it.
    check(
        "games/tihbat/game.yaml",
        "{counterexample: four-single-seeds}",
        "{counterexample: capture-two}",
        "claim-fails",
        "check: {counterexample: capture-two}",
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
    let Parting::Parts { line, differs, .. } = &second_move.parting else {
        panic!("{:?}", second_move.parting);
    };
    assert_eq!(line, &["A", "c"]);
    assert!(second_move.parting.is_shortest());
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
    // Six pits with 2 to 42 seeds each: so many laps there are.
    assert!(
        matches!(theorem.parting, Parting::ProvenSame(Proof::EveryLap(246))),
        "{:?}",
        theorem.parting
    );
    let claim = modiar.claims.iter().find(|one| one.id == "chain-theorem");
    let evidence = claim.and_then(|claim| claim.evidence.clone());
    assert_eq!(evidence, Some(Evidence::Proof(Proof::EveryLap(246))));
    assert!(theorem.examples.is_empty());
}

/// Partings in endings, which only a search of many plies finds; that they are as
/// short as can be, the search through all lines with `verify --pin` found too.
#[test]
fn late_partings_are_the_shortest() {
    let (_, report) = run(&files("sources"));
    let modiar = report.game("modiar").expect("the game is there");
    for (reading, alternative, plies) in [
        ("no-feeding-move", "game-over", 11),
        ("grand-slam-judged", "before-move", 11),
    ] {
        let mut divergences = modiar.divergences.iter();
        let divergence = divergences
            .find(|one| one.reading == reading && one.alternative == alternative)
            .expect("the alternative is run");
        let line = divergence.parting.line().expect("the games part");
        assert_eq!(line.len(), plies, "{reading}: {line:?}");
        assert!(divergence.parting.is_shortest(), "{reading}");
    }
}

/// Of Modiar's nine ways to play the first two moves one captures with the second.
#[test]
fn a_figure_is_not_what_is_counted() {
    check(
        "games/modiar/game.yaml",
        "percent: {from: 9, to: 13}",
        "percent: {from: 20, to: 30}",
        "figure-fails",
        "percent: {from: 20, to: 30}",
    );
    let (_, report) = run(&files("sources"));
    let modiar = report.game("modiar").expect("the game is there");
    let counts: Vec<u32> = modiar.figures.iter().map(|run| run.count).collect();
    assert!(
        matches!(counts[..], [count] if (180..=260).contains(&count)),
        "{counts:?}"
    );
}

/// A check that would have to look at more positions than it may.
#[test]
fn too_many_positions_for_a_check() {
    let check_of = "{some_position: {property: passes, at_most: 100000}}";
    check(
        "games/tihbat/game.yaml",
        check_of,
        "{some_position: {property: passes, at_most: 71919}}",
        "claim-fails",
        "{some_position: {property: passes, at_most: 71919}}",
    );
    // 28 seeds in 4 pits, or captured, and two players: 2 × C(32, 4) is 71,920.
    let mut files = files("sources");
    let enough = "{some_position: {property: passes, at_most: 71920}}";
    edit(&mut files, "games/tihbat/game.yaml", check_of, enough);
    let (loaded, report) = run(&files);
    assert_eq!(shown(&loaded, &report.diagnostics), []);
}

/// What must hold in every position holds in none that can be reached: the same
/// question asked both ways, and of what does happen.
#[test]
fn claims_are_put_to_the_test_in_every_position() {
    let (_, report) = run(&files("sources"));
    let tihbat = report.game("tihbat").expect("the game is there");
    let positions: Vec<u64> = tihbat
        .claims
        .iter()
        .filter_map(|claim| match claim.evidence {
            Some(Evidence::Positions(positions)) => Some(positions),
            _ => None,
        })
        .collect();
    assert_eq!(positions.len(), 5);
    assert!(
        positions
            .iter()
            .all(|&count| count == positions[0] && count > 1_000)
    );

    for (from, to) in [
        (
            "{some_position: {property: board_empties",
            "{some_position: {property: board_never_empty",
        ),
        (
            "{every_position: {property: remainder_even",
            "{every_position: {property: passes",
        ),
        (
            "{every_position: {property: ends_by_repetition",
            "{every_position: {property: ends_without_repetition",
        ),
    ] {
        let place = format!(
            "verdict: {}\n    check: {to}",
            match from.contains("some") {
                true => "refuted",
                false => "confirmed",
            }
        );
        check("games/tihbat/game.yaml", from, to, "claim-fails", &place);
    }
}

#[test]
fn the_examples_pin_every_game_down() {
    let (_, report) = run(&files("sources"));
    for game in &report.games {
        let pinning = &game.pinning;
        assert!(pinning.open.is_empty(), "{}: {:?}", game.slug, pinning.open);
        let listed = pinning.told_apart.len() + pinning.equivalent.len();
        assert_eq!(listed, pinning.neighbours, "{}", game.slug);
        assert!(pinning.told_apart.len() > 35, "{}", game.slug);
    }
    let how = |slug: &str, rule: &str| {
        let game = report.game(slug).expect("the game is there");
        let found = game.pinning.equivalent.iter();
        let mut found = found.filter(|one| in_text(&one.setting) == rule);
        found.next().map(|one| one.how.clone())
    };
    // What is the same game, and why: nobody ever passes in Tihbat's every position,
    // stores are never sown, a lone stone is never lifted.
    assert!(matches!(
        how("tihbat", "remainder: own_row"),
        Some(Parting::ProvenSame(Proof::EveryPosition(_)))
    ));
    assert!(matches!(
        how("ayoayo", "stores: none"),
        Some(Parting::ProvenSame(Proof::NeverRead))
    ));
    assert!(matches!(
        how("modiar", "sow.first_seed: emptied_pit_lone_seed_next"),
        Some(Parting::ProvenSame(Proof::EveryLap(_)))
    ));
}

/// Without the example that shows odd numbers, nothing says that five or nine
/// seeds are not captured.
#[test]
fn a_rule_is_not_pinned() {
    let mut files = files("sources");
    for kind in ["yaml", "trace"] {
        let path = format!("games/tihbat/examples/odd-numbers-stay.{kind}");
        files.remove(&path).expect("the example is there");
    }
    let (loaded, report) = run(&files);
    let record = to_records(&report.diagnostics, &loaded.sources);
    let messages: Vec<&str> = record.iter().map(|one| one.message.as_str()).collect();
    let counts = |counts: &str| {
        format!(
            "no example of `tihbat` tells its rule `capture` from `capture: \
             {{\"by_count\":{{\"chain\":\"none\",\"counts\":{{\"one_of\":{counts}}},\"whose\":\"own\"}}}}`"
        )
    };
    assert_eq!(messages, [counts("[2,4,5,6,8]"), counts("[2,4,6,8,9]")]);
    let text = files.get("games/tihbat/game.yaml").expect("the record");
    let text = String::from_utf8(text.to_vec()).expect("UTF-8");
    let rule = text.find("  capture:\n").expect("the rule");
    let line = 2 + text[..rule].matches('\n').count();
    assert!(
        record.iter().all(|one| one.place.line == Some(line)),
        "{record:?}"
    );
    // By hand: after A b B the board is 6,3/14,5; the fourteen of `a` come to rest in
    // `b`, which then holds nine.
    let told = render_human(&report.diagnostics, &loaded.sources);
    for part in [
        "the games part after `A b B a`: `9,6/4,9 s 0-0 4` by the rules of the record, \
         `9,6/4,0 s 0-9 4` by the others",
        "write an example in which the line is played; after `A b B a` it shows the difference \
         by itself",
    ] {
        assert!(told.contains(part), "{told}");
    }
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

/// A duty shows only in what may not be played. After B b A a C a B South has no
/// stone left; North's `a` gives none, so it is refused, and the example that said
/// so says it no longer.
#[test]
fn an_expectation_that_pins_is_taken_away() {
    let mut files = files("sources");
    edit(
        &mut files,
        "games/modiar/examples/must-feed.yaml",
        "    refused: a\n    reason: must_feed\n",
        "    over: false\n",
    );
    let (loaded, report) = run(&files);
    let told = render_human(&report.diagnostics, &loaded.sources);
    assert_eq!(report.diagnostics.len(), 1, "{told}");
    for part in [
        "error[rule-not-pinned]: no example of `modiar` tells its rule `feeding` from \
         `feeding: free`",
        "after `B b A a C a B`: at `0,0,0/",
        " by the rules of the record, `",
        "write an example with this line that expects, after `B b A a C a B`, `refused: a` \
         and `reason: must_feed`",
    ] {
        assert!(told.contains(part), "{told}");
    }
    let modiar = report.game("modiar").expect("the game is there");
    assert_eq!(modiar.pinning.open.len(), 1);
}
