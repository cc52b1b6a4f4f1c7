//! What becomes of every statement: by hand in the made-up archive, and counted
//! in the archive itself from the lines of its notes.

use engine::Axis;
use generator::load::load_files;
use generator::read::Files;
use generator::source::Source;
use generator::verify::{GameReport, Role, Totals, trace, verify};

use crate::files;

/// The made-up archive's game, its example's trace blessed.
fn made_up() -> GameReport {
    let mut files = files("tests/archives/good");
    let archive = load_files(&files).archive.expect("the archive links");
    let report = verify(&archive, &[], |_| true);
    let line = report.games[0].examples[0].line.as_ref();
    let blessed = trace::to_text(line.expect("the example runs"));
    files.insert("games/pairs/examples/opening.trace", blessed);
    only_game(&files)
}

fn only_game(files: &Files) -> GameReport {
    let archive = load_files(files).archive.expect("the archive links");
    let mut report = verify(&archive, &[], |_| true);
    report.games.remove(0)
}

#[test]
fn what_takes_up_a_statement_is_as_counted_by_hand() {
    let game = made_up();
    let of = |siglum: &str, id: &str| {
        game.statement(siglum, id.parse().expect("an id"))
            .expect("the statement is there")
    };

    let capture = of("copy", "capture.1");
    assert_eq!(capture.rules, [Axis::Capture]);
    assert_eq!(capture.readings, ["whose"]);
    assert_eq!(capture.claims, ["even"]);
    assert_eq!(capture.role, Some(Role::Rule));
    assert!(capture.is_bullet && capture.is_normative && capture.is_borne_out);
    assert_eq!((capture.line, capture.column), (15, 3));

    let sowing = of("en", "play.2");
    let sown = [Axis::SowDirection, Axis::SowFirstSeed, Axis::SowLaps];
    assert_eq!(sowing.rules, sown);
    assert_eq!(sowing.claims, ["opening"]);
    assert_eq!(sowing.expected_in, ["opening"]);
    assert_eq!(sowing.exercised_in, ["opening"]);

    // One move does not end a game: no example shows what `end.2` says.
    let end = of("en", "end.2");
    assert_eq!(end.rules, [Axis::Winner]);
    assert!(end.exercised_in.is_empty() && !end.is_borne_out);

    let remark = of("en", "overview.2");
    assert_eq!(remark.remarks, ["made-up"]);
    assert_eq!(remark.role, Some(Role::Remark));
    assert!(!remark.is_bullet && !remark.is_normative);
    assert_eq!(of("en", "source.1").role, Some(Role::Documentation));
}

#[test]
fn the_made_up_statements_are_counted() {
    let totals = made_up().totals();
    // Two type phrases, two sentences, five fields, two on play, one on
    // capture, two on the end, one source: fifteen, and all of it twice.
    assert_eq!((totals.statements, totals.bullets), (30, 20));
    assert_eq!((totals.normative, totals.taken_up), (20, 20));
    assert_eq!(totals.not_executable, 0);
    // One opening move captures and ends nothing: `board.3` (no stores),
    // `end.1` and `end.2` of both witnesses wait for an example.
    assert_eq!(totals.exercised, 14);
    let game = made_up();
    let waiting = game.coverage.iter();
    let waiting: Vec<String> = waiting
        .filter(|one| one.siglum == "en" && one.is_normative && !one.is_borne_out)
        .map(|one| one.statement.to_string())
        .collect();
    assert_eq!(waiting, ["board.3", "end.1", "end.2"]);
}

/// How many bullets each note has; 86 in all.
const BULLETS: [(&str, &[(&str, usize)]); 4] = [
    ("ayoayo", &[("sq", 14)]),
    ("modiar", &[("sq", 20), ("mn", 20)]),
    ("sadeqa-ii", &[("sq", 14)]),
    ("tihbat", &[("sq", 18)]),
];

#[test]
fn every_bullet_has_its_id_and_its_place() {
    let files = files("sources");
    let archive = load_files(&files).archive.expect("the archive links");
    let report = verify(&archive, &[], |_| true);
    let mut bullets = 0;
    let mut totals = Totals::default();
    for (slug, witnesses) in BULLETS {
        let game = report.game(slug).expect("the game is there");
        for (siglum, count) in witnesses {
            let bytes = files.get(&format!("games/{slug}/notes/{siglum}.txt"));
            let text = std::str::from_utf8(bytes.expect("the note is there")).expect("UTF-8");
            let lines: Vec<(usize, &str)> = (1..)
                .zip(text.lines())
                .filter_map(|(number, line)| Some((number, line.strip_prefix("- ")?)))
                .collect();
            assert_eq!(lines.len(), *count, "{slug}:{siglum}");
            let source = Source::new("note", text);
            let mut found = Vec::new();
            for one in &game.coverage {
                if one.siglum != *siglum || !one.is_bullet {
                    continue;
                }
                let witness = archive.game(slug).expect("the game is there");
                let note = &witness
                    .witnesses
                    .iter()
                    .find(|witness| witness.siglum == *siglum)
                    .expect("the witness is there")
                    .note;
                let statement = note.statement(one.statement).expect("its id leads to it");
                assert_eq!(source.place(statement.span.start).line, one.line);
                // After the sign of the bullet and a blank.
                assert_eq!(one.column, 3, "{slug}:{siglum}:{}", one.statement);
                found.push(one.line);
            }
            let expected: Vec<usize> = lines.iter().map(|(number, _)| *number).collect();
            assert_eq!(found, expected, "{slug}:{siglum}");
            bullets += found.len();
        }
        let of_game = game.totals();
        totals.bullets += of_game.bullets;
        totals.bullets_with_role += of_game.bullets_with_role;
        totals.statements += of_game.statements;
        assert_eq!(of_game.statements, game.coverage.len());
        // Nothing normative is loose.
        for one in game.coverage.iter().filter(|one| one.is_normative) {
            assert!(
                one.role.is_some(),
                "{slug} {}:{}",
                one.siglum,
                one.statement
            );
        }
    }
    assert_eq!((bullets, totals.bullets), (86, 86));
    assert_eq!(totals.bullets_with_role, 86);
}
