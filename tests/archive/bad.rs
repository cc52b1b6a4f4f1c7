//! What is reported when one thing of the made-up archive is spoilt.

use generator::load::load_files;
use generator::read::Files;

use crate::{edit, files, report};

const GAME: &str = "games/pairs/game.yaml";
const NOTE: &str = "games/pairs/notes/en.txt";
const PEOPLE: &str = "people.yaml";
const BIBLIOGRAPHY: &str = "bibliography.yaml";
const EXAMPLE: &str = "games/pairs/examples/opening.yaml";

/// Edits the good archive and snapshots what is then reported; at least one
/// error, each of the code given.
fn check(name: &str, code: &str, edits: &[(&str, &str, &str)]) {
    let mut files = files("tests/archives/good");
    for (path, from, to) in edits {
        edit(&mut files, path, from, to);
    }
    check_files(name, code, &files);
}

fn check_files(name: &str, code: &str, files: &Files) {
    let loaded = load_files(files);
    let codes: Vec<&str> = loaded.diagnostics.iter().map(|one| one.code).collect();
    assert!(codes.contains(&code), "{code} expected, not {codes:?}");
    insta::assert_snapshot!(name, report(&loaded));
}

#[test]
fn cites() {
    let cite = "cites: [play.2]}\n  sow.origin";
    let other = |cite: &str| format!("cites: [{cite}]}}\n  sow.origin");
    check(
        "cite-of-a-missing-statement",
        "unknown-statement",
        &[(GAME, cite, &other("play.9"))],
    );
    check(
        "cite-of-a-missing-section",
        "bad-cite",
        &[(GAME, cite, &other("ply.2"))],
    );
    check(
        "cite-with-a-wrong-number",
        "bad-cite",
        &[(GAME, cite, &other("play.02"))],
    );
    check(
        "cite-of-a-missing-witness",
        "unknown-witness",
        &[(GAME, cite, &other("'sq:play.2'"))],
    );
    check(
        "work-in-another-case",
        "unknown-work",
        &[(
            GAME,
            "bibliography: [nobody2001]\ndates",
            "bibliography: [Nobody2001]\ndates",
        )],
    );
}

#[test]
fn what_is_named_twice_in_one_list() {
    let cite = "cites: [play.2]}\n  sow.origin";
    let other = |cites: &str| format!("cites: [{cites}]}}\n  sow.origin");
    check(
        "a-statement-cited-twice",
        "repeated-cite",
        &[(GAME, cite, &other("play.2, play.1, play.2"))],
    );
    check(
        "a-statement-cited-with-its-section",
        "repeated-cite",
        &[(GAME, cite, &other("play, \"copy:play.2\""))],
    );
    check(
        "a-reason-given-twice",
        "repeated-cite",
        &[(EXAMPLE, "because: play.2", "because: [play.2, play.2]")],
    );
    check(
        "a-work-named-twice",
        "repeated-work",
        &[(
            GAME,
            "bibliography: [nobody2001]\ndates",
            "bibliography: [nobody2001, nobody2001]\ndates",
        )],
    );
    // Two witnesses of a statement are two.
    let mut files = files("tests/archives/good");
    edit(
        &mut files,
        GAME,
        cite,
        &other("\"en:play.2\", \"copy:play.2\""),
    );
    assert_eq!(report(&load_files(&files)), "");
}

/// Puts an entry of `foreign_words` into the record.
fn marking(entry: &str) -> String {
    format!("foreign_words:\n  - {entry}\nclaims:\n  - id: even")
}

#[test]
fn words_of_another_language() {
    let claims = "claims:\n  - id: even";
    // In all that is said, in labels, in a heading, in the midst of a sentence.
    for entry in [
        "{language: la, cites: [\"en:board.3\"]}",
        "{language: la, cites: [board.4, board.5], words: [seeds]}",
        "{language: la, cites: [source.1], words: [Source, Never Played, Pairs]}",
        "{language: grc-Latn, cites: [overview.2], words: [ever]}",
    ] {
        let mut files = files("tests/archives/good");
        edit(&mut files, GAME, claims, &marking(entry));
        assert_eq!(report(&load_files(&files)), "", "{entry}");
    }
    for (name, code, entry) in [
        (
            "words-that-another-statement-has",
            "words-elsewhere",
            "{language: la, cites: [board.1, \"en:board.3\"], words: [Rows]}",
        ),
        (
            "words-that-are-part-of-a-longer-word",
            "words-elsewhere",
            "{language: la, cites: [overview.2], words: [play]}",
        ),
        (
            "words-in-the-language-of-the-note",
            "own-language",
            "{language: en, cites: [board.1], words: [Two]}",
        ),
        (
            "words-in-a-language-that-there-is-not",
            "unknown-code",
            "{language: eng, cites: [board.1], words: [Two]}",
        ),
        (
            "words-of-no-statement",
            "idle-entry",
            "{language: la, cites: [], words: [Two]}",
        ),
        (
            "words-marked-twice",
            "words-marked-twice",
            "{language: la, cites: [board.1], words: [Two, Two]}\n  - {language: la, cites: [board], words: []}\n  - {language: grc, cites: [board.3]}",
        ),
    ] {
        check(name, code, &[(GAME, claims, &marking(entry))]);
    }
    check(
        "words-left-untranslated-that-nothing-marks",
        "unmarked-words",
        &[(
            GAME,
            claims,
            "emendations:\n  - {id: left, kind: untranslated, cites: [board.1], fault: {en: F}, correction: {en: C}}\nforeign_words:\n  - {language: la, cites: [\"en:board.1\"], words: [Two]}\nclaims:\n  - id: even",
        )],
    );
}

/// Nobody who writes a record need know what serde or Rust is.
#[test]
fn values_of_another_kind_are_said_plainly() {
    for (path, from, to, said) in [
        (
            GAME,
            "pits: 2,",
            "pits: two,",
            "not a value of `board`: expected a whole number from 0 to 255, found `two`",
        ),
        (
            GAME,
            "seeds: 3",
            "seeds: many",
            "expected one number of seeds for every pit, or a list with one for each",
        ),
        (
            EXAMPLE,
            "captured: 0",
            "captured: none",
            "expected a whole number from 0 to 4294967295, found `none`",
        ),
    ] {
        let mut files = files("tests/archives/good");
        edit(&mut files, path, from, to);
        let report = report(&load_files(&files));
        assert!(report.contains(said), "{said:?} not in {report}");
        for leak in [
            "invalid type",
            "untagged",
            "struct ",
            "variant",
            "u8",
            "u32",
        ] {
            assert!(!report.contains(leak), "{leak:?} in {report}");
        }
    }
}

#[test]
fn one_fault_is_one_finding() {
    let mut files = files("sources");
    let table = files.remove("languages/mn.yaml").expect("it is there");
    let codes = |files: &Files| -> Vec<&str> {
        let found = load_files(files).diagnostics;
        found.iter().map(|one| one.code).collect()
    };
    assert_eq!(codes(&files), ["unknown-language"]);
    let report = report(&load_files(&files));
    assert!(report.contains("add languages/mn.yaml"), "{report}");
    // The table is there, but cannot be read.
    files.insert("languages/mn.yaml", [b"\xff", table.as_slice()].concat());
    assert_eq!(codes(&files), ["not-utf8"]);
    files.insert("languages/mn.yaml", table);
    assert_eq!(codes(&files), [] as [&str; 0]);
    let path = "games/modiar/notes/sq.txt";
    let mut note = files.get(path).expect("it is there").to_vec();
    note[40] = 0xeb;
    files.insert(path, note);
    assert_eq!(codes(&files), ["not-utf8"]);
}

#[test]
fn rules() {
    check(
        "attested-without-a-statement",
        "unattested-rule",
        &[(GAME, "cites: [board.3]", "cites: []")],
    );
    check(
        "editorial-without-a-reading",
        "unargued-rule",
        &[(
            GAME,
            "status: editorial, reading: repetition",
            "status: editorial",
        )],
    );
    check(
        "rule-of-a-missing-reading",
        "unknown-reading",
        &[(GAME, "reading: repetition}", "reading: repetitions}")],
    );
    check(
        "rule-of-a-reading-that-settles-another",
        "reading-elsewhere",
        &[(GAME, "axes: [repetition]", "axes: [winner]")],
    );
    let winner = "  winner: {value: most_seeds, status: attested, cites: [end.2]}";
    let winner_with = |clauses: &str| winner.replace('}', &format!(", clauses: {{{clauses}}}}}"));
    for (name, code, clauses) in [
        (
            "clause-without-a-reading",
            "unargued-rule",
            "equal_numbers: {status: editorial}",
        ),
        (
            "clause-without-a-statement",
            "unattested-rule",
            "equal_numbers: {status: attested}",
        ),
        (
            "clause-of-a-reading-that-settles-another",
            "reading-elsewhere",
            "equal_numbers: {status: editorial, reading: repetition}",
        ),
        (
            "unknown-clause",
            "unknown-clause",
            "equal_number: {status: attested, cites: [end.2]}",
        ),
    ] {
        check(name, code, &[(GAME, winner, &winner_with(clauses))]);
    }
    check(
        "clause-that-the-rules-do-not-have",
        "idle-clause",
        &[(
            GAME,
            "opening.pit: {value: free, status: inferred, reading: unstated}",
            "opening.pit: {value: free, status: inferred, reading: unstated, clauses: {empty_pit: {status: inferred, reading: unstated}}}",
        )],
    );
    check(
        "missing-axis",
        "missing-axis",
        &[(
            GAME,
            "  feeding: {value: free, status: inferred, reading: unstated}\n",
            "",
        )],
    );
    check(
        "unknown-axis",
        "unknown-axis",
        &[(GAME, "  sow.laps:", "  sow.lap:")],
    );
    check(
        "bad-setting",
        "bad-setting",
        &[(GAME, "stores: {value: none", "stores: {value: some")],
    );
    check(
        "unplayable-rules",
        "unplayable-rules",
        &[(
            GAME,
            "one_of: [2]}, whose: any",
            "one_of: [4, 2]}, whose: any",
        )],
    );
}

#[test]
fn readings_and_claims() {
    check(
        "alternative-that-changes-nothing",
        "idle-alternative",
        &[(GAME, "whose: own", "whose: any")],
    );
    check(
        "alternative-of-another-axis",
        "foreign-change",
        &[(
            GAME,
            "change: {capture: {by_count: {counts: {one_of: [2]}, whose: own, chain: none}}}",
            "change: {winner: seeds_in_row}",
        )],
    );
    check(
        "alternative-that-cannot-be-played",
        "unplayable-rules",
        &[(GAME, "one_of: [2]}, whose: own", "one_of: []}, whose: own")],
    );
    check(
        "claim-of-a-missing-example",
        "unknown-example",
        &[(
            GAME,
            "check: {example: opening}",
            "check: {example: openings}",
        )],
    );
    check(
        "claim-of-a-missing-alternative",
        "unknown-alternative",
        &[(
            GAME,
            "check: {example: opening}",
            "check: {same_game: {reading: whose, alternative: nobody, depth: 3}}",
        )],
    );
    check(
        "example-of-a-missing-reading",
        "unknown-reading",
        &[(EXAMPLE, "reading:unstated", "reading:stated")],
    );
    check(
        "example-of-a-missing-statement",
        "unknown-statement",
        &[(EXAMPLE, "because: play.2", "because: play.3")],
    );
    check(
        "taken-id",
        "duplicate-id",
        &[(GAME, "id: unstated", "id: whose")],
    );
    check(
        "id-with-a-blank",
        "bad-id",
        &[(GAME, "id: even", "id: so even")],
    );
}

#[test]
fn coverage() {
    check(
        "statement-that-nothing-takes-up",
        "uncited-statement",
        &[(GAME, "cites: [end.2]", "cites: [end.1]")],
    );
    check(
        "statement-taken-up-and-given-up",
        "cited-and-listed",
        &[(
            GAME,
            "provenance:",
            "not_executable:\n  - {statement: capture.1, reason: {en: It cannot be.}}\nprovenance:",
        )],
    );
    check(
        "statement-of-the-overview-that-nothing-takes-up",
        "uncited-statement",
        &[(
            GAME,
            "cites: [\"en:overview.2\"], text",
            "cites: [\"en:overview.1\"], text",
        )],
    );
    // A gloss does not take it up.
    check(
        "statement-that-only-a-gloss-names",
        "uncited-statement",
        &[
            (
                GAME,
                "cites: [\"en:overview.2\"], text",
                "cites: [\"en:overview.1\"], text",
            ),
            (
                GAME,
                "provenance:",
                "glosses:\n  en:overview.2: {en: It is made up.}\nprovenance:",
            ),
        ],
    );
    // What is listed needs no other cite.
    let mut files = files("tests/archives/good");
    edit(&mut files, GAME, "cites: [end.2]", "cites: [end.1]");
    edit(
        &mut files,
        GAME,
        "provenance:",
        "not_executable:\n  - {statement: end.2, reason: {en: It cannot be.}}\nprovenance:",
    );
    assert_eq!(report(&load_files(&files)), "");
}

#[test]
fn notes() {
    check(
        "a-changed-digit-in-the-table",
        "figures-differ",
        &[(NOTE, "start: 3 seeds", "start: 4 seeds")],
    );
    check(
        "a-changed-digit-in-the-type-line",
        "figures-differ",
        &[(NOTE, "2×2 board", "2×3 board")],
    );
    check(
        "a-statement-that-one-witness-lacks",
        "witnesses-differ",
        &[(NOTE, "- The player with more seeds wins.\n", "")],
    );
    check(
        "a-renamed-heading",
        "unknown-heading",
        &[(NOTE, "How to play", "How to paly")],
    );
    check(
        "changed-words",
        "statement-changed",
        &[(NOTE, "makes two in any pit", "makes 2 in any pit")],
    );
    check(
        "a-checksum-that-is-none",
        "bad-checksum",
        &[(GAME, "sha256: ", "sha256: x")],
    );
    check(
        "a-note-that-is-not-there",
        "missing-note",
        &[(GAME, "file: notes/copy.txt", "file: notes/copies.txt")],
    );
    check(
        "a-language-without-a-table",
        "unknown-language",
        &[(
            GAME,
            "siglum: copy\n    language: en",
            "siglum: copy\n    language: xx",
        )],
    );
    // What differs between witnesses may be recorded.
    let mut files = files("tests/archives/good");
    edit(&mut files, NOTE, "- The player with more seeds wins.\n", "");
    edit(
        &mut files,
        GAME,
        "claims:",
        "variants:\n  - {id: winner, statement: end.2, kind: structure, text: {en: One is silent.}}\nclaims:",
    );
    let codes: Vec<&str> = load_files(&files)
        .diagnostics
        .iter()
        .map(|one| one.code)
        .collect();
    assert!(!codes.contains(&"witnesses-differ"), "{codes:?}");
}

#[test]
fn texts_and_values() {
    check(
        "a-person-who-is-nobody",
        "placeholder",
        &[(GAME, "value: Nora Nobody}\n", "value: Unknown author}\n")],
    );
    check(
        "a-text-to-be-written",
        "placeholder",
        &[(
            GAME,
            "why: {en: It has to end.}",
            "why: {en: \"TODO: say why\"}",
        )],
    );
    check(
        "an-author-who-is-nobody",
        "placeholder",
        &[("bibliography.yaml", "Nobody, Nora", "'???'")],
    );
    check(
        "a-text-in-a-language-that-there-is-not",
        "unknown-text-language",
        &[(
            GAME,
            "players: {en: nobody}",
            "players: {en: nobody, tlh: pagh}",
        )],
    );
    check(
        "a-date-that-is-none",
        "bad-date",
        &[(GAME, "value: 2001-02}", "value: 2001-02-30}")],
    );
    check(
        "a-place-off-the-globe",
        "bad-position",
        &[(GAME, "latitude: 0", "latitude: 91")],
    );
    check(
        "a-place-that-there-is-not",
        "unknown-place",
        &[(GAME, "value: nowhere", "value: anywhere")],
    );
    check(
        "an-archive-of-no-day",
        "bad-date",
        &[("archive.yaml", "date: 2026-11-29", "date: 2026-11")],
    );
}

#[test]
fn codes_of_the_standards() {
    check(
        "a-country-that-there-is-not",
        "unknown-code",
        &[(GAME, "country: GH", "country: UK")],
    );
    check(
        "a-country-left-to-users",
        "unknown-code",
        &[(GAME, "country: GH", "country: XX")],
    );
    check(
        "a-script-that-there-is-not",
        "unknown-code",
        &[(GAME, "script: Latn", "script: Lati")],
    );
    check(
        "a-name-in-a-language-that-there-is-not",
        "unknown-code",
        &[(GAME, "script: Latn", "script: Latn, language: al")],
    );
    check(
        "a-work-in-a-language-that-there-is-not",
        "unknown-code",
        &[(
            BIBLIOGRAPHY,
            "  date: 2001\n",
            "  date: 2001\n  language: al\n",
        )],
    );
    let table = |path: &str, from: &str, to: &str| {
        let mut files = files("sources");
        edit(&mut files, "languages/sq.yaml", from, to);
        let bytes = files.remove("languages/sq.yaml").expect("it is there");
        files.insert(path, bytes);
        files
    };
    check_files(
        "a-table-of-a-script-that-there-is-not",
        "unknown-code",
        &table("languages/sq.yaml", "script: Latn", "script: Latin"),
    );
    check_files(
        "a-table-of-a-language-that-there-is-not",
        "wrong-language-code",
        &table("languages/sq.yaml", "iso_639_3: sqi", "iso_639_3: alb"),
    );
    let loaded = load_files(&table("languages/al.yaml", "script", "script"));
    let report = report(&loaded);
    assert!(
        report.contains("`al` is not the tag of a language"),
        "{report}"
    );
    // Kosovo has no code of the standard's own.
    let mut files = files("tests/archives/good");
    edit(&mut files, GAME, "country: GH", "country: XK");
    assert_eq!(crate::report(&load_files(&files)), "");
}

#[test]
fn dates_that_cannot_be() {
    check(
        "a-month-too-many",
        "bad-date",
        &[(GAME, "value: 2001-02}", "value: 2001-13}")],
    );
    check(
        "a-year-before-the-first",
        "bad-date",
        &[(GAME, "value: 2001-02}", "value: \"0000\"}")],
    );
    check(
        "a-date-still-to-come",
        "bad-date",
        &[(GAME, "value: 2001-02}", "value: 2026-11-30}")],
    );
    check(
        "a-span-that-ends-after-the-archive",
        "bad-date",
        &[(GAME, "2000/2001", "2000/2027")],
    );
    check(
        "a-work-of-a-year-to-come",
        "bad-date",
        &[(BIBLIOGRAPHY, "  date: 2001\n", "  date: 2026-12\n")],
    );
    check(
        "a-work-of-no-year",
        "bad-date",
        &[(BIBLIOGRAPHY, "  date: 2001\n", "  date: \"0000\"\n")],
    );
    check(
        "a-work-of-a-day-that-there-is-not",
        "bibliography-entry",
        &[(BIBLIOGRAPHY, "  date: 2001\n", "  date: 2001-02-30\n")],
    );
    check(
        "a-work-looked-up-after-the-archive",
        "bad-date",
        &[(
            BIBLIOGRAPHY,
            "  date: 2001\n",
            "  date: 2001\n  url: {value: \"https://example.org\", date: 2027-01-01}\n",
        )],
    );
    check(
        "a-book-around-a-work-of-a-year-to-come",
        "bad-date",
        &[(
            BIBLIOGRAPHY,
            "  date: 2001\n",
            "  date: 2001\n  parent:\n    - {type: anthology, title: All, date: 2001}\n    - {type: anthology, title: More, date: 2101}\n",
        )],
    );
    // What begins no later than the archive is dated may stand.
    let mut files = files("tests/archives/good");
    edit(&mut files, GAME, "value: 2001-02}", "value: 2026-11}");
    edit(&mut files, GAME, "2000/2001", "2000/2026-11-29");
    assert_eq!(report(&load_files(&files)), "");
}

#[test]
fn what_nobody_sees() {
    check(
        "a-record-that-turns-its-direction",
        "unseen-character",
        &[(
            GAME,
            "{en: It is usual.}",
            "{en: It is \u{202e}lausu\u{202c}.}",
        )],
    );
    check(
        "an-unseen-character-written-as-a-number",
        "unseen-character",
        &[(GAME, "{en: It is usual.}", "{en: \"It is\\u200Busual.\"}")],
    );
    check(
        "a-work-with-a-soft-hyphen",
        "unseen-character",
        &[(BIBLIOGRAPHY, "Never Played", "Never Play\u{ad}ed")],
    );
    check(
        "a-note-with-a-space-of-no-width",
        "unseen-character",
        &[(NOTE, "makes two in any pit", "makes two\u{200b} in any pit")],
    );
    // A note stays as it came: an emendation says what stands there.
    let codes = |files: &Files| -> Vec<&str> {
        let found = load_files(files).diagnostics;
        found.iter().map(|one| one.code).collect()
    };
    let mut files = files("tests/archives/good");
    edit(
        &mut files,
        NOTE,
        "makes two in any pit",
        "makes two\u{200b} in any pit",
    );
    assert!(codes(&files).contains(&"unseen-character"));
    edit(
        &mut files,
        GAME,
        "claims:",
        "emendations:\n  - {id: unseen, kind: wording, cites: [\"en:capture.1\"], fault: {en: A space of no width.}, correction: {en: None.}}\nclaims:",
    );
    assert!(!codes(&files).contains(&"unseen-character"));
}

#[test]
fn what_is_known() {
    check(
        "a-date-that-nothing-states",
        "unattested-value",
        &[(
            GAME,
            "value: \"2001\", bibliography: [nobody2001]",
            "value: \"2001\"",
        )],
    );
    check(
        "a-stated-date-that-is-not-given",
        "missing-value",
        &[(
            GAME,
            "status: stated, value: \"2001\", bib",
            "status: stated, bib",
        )],
    );
    check(
        "a-date-that-is-not-stated-and-given",
        "needless-value",
        &[(
            GAME,
            "play: {status: not_stated}",
            "play: {status: not_stated, value: \"1999\"}",
        )],
    );
    check(
        "a-date-inferred-from-nothing",
        "unargued-value",
        &[(GAME, ", why: {en: Before it was printed.}", "")],
    );
    check(
        "a-reason-for-silence",
        "needless-why",
        &[(
            GAME,
            "play: {status: not_stated}",
            "play: {status: not_stated, why: {en: Nobody asked.}}",
        )],
    );
    check(
        "a-span-that-goes-back",
        "bad-date",
        &[(GAME, "2000/2001", "2001/2000")],
    );
    check(
        "a-status-that-there-is-not",
        "wrong-value",
        &[(
            GAME,
            "play: {status: not_stated}",
            "play: {status: unknown}",
        )],
    );
    check(
        "none-that-nobody-states",
        "unattested-value",
        &[(
            GAME,
            "date: {status: not_stated}",
            "date: {status: stated_as_none}",
        )],
    );
    check(
        "a-date-that-is-left-out",
        "missing-key",
        &[(GAME, "  play: {status: not_stated}\n", "")],
    );
    check(
        "a-key-of-glottolog-that-is-none",
        "bad-glottocode",
        &[(GAME, "nobo1234", "Nobody12")],
    );
    let notice = |address: &str| {
        format!(
            "notices: {{status: stated, bibliography: [nobody2001], value: [{{label: TK Attribution, address: \"{address}\", applied_by: The people of Null Island, text: {{en: Name us.}}}}]}}"
        )
    };
    check(
        "a-notice-of-another-place",
        "bad-notice",
        &[(
            GAME,
            "notices: {status: not_stated}",
            &notice("https://example.org/label"),
        )],
    );
    check(
        "a-notice-without-a-notice",
        "bad-notice",
        &[(
            GAME,
            "notices: {status: not_stated}",
            "notices: {status: stated, bibliography: [nobody2001], value: []}",
        )],
    );
    // A notice that is kept where labels are kept is good.
    let mut files = files("tests/archives/good");
    let good = notice("https://localcontexts.org/label/tk-attribution/");
    edit(&mut files, GAME, "notices: {status: not_stated}", &good);
    assert_eq!(report(&load_files(&files)), "");
}

#[test]
fn glosses() {
    check(
        "a-gloss-of-a-whole-section",
        "bad-gloss",
        &[(
            GAME,
            "provenance:",
            "glosses:\n  en:overview: {en: It is made up.}\nprovenance:",
        )],
    );
    // A statement that has words is glossed by words.
    let record = "games/modiar/game.yaml";
    let gloss = "  sq:type.3: {en: \"first seed sown into origin pit\"}\n";
    let mut glossed = files("sources");
    edit(&mut glossed, record, gloss, "  sq:type.3: {en: \"?\"}\n");
    check_files("a-gloss-without-a-letter", "bad-gloss", &glossed);
    // A statement of a note in Albanian without its gloss.
    let mut files = files("sources");
    edit(&mut files, record, gloss, "");
    check_files("a-statement-without-a-gloss", "missing-gloss", &files);
}

#[test]
fn checks_of_works() {
    let with = |checks: &str| {
        let mut files = files("tests/archives/good");
        files.insert("checks.yaml", checks);
        files
    };
    let good = "nobody2001: {unchecked: [imprint, pages], through: [nobody2001]}";
    let loaded = load_files(&with(good));
    assert_eq!(report(&loaded), "");
    let archive = loaded.archive.expect("the archive is good");
    assert_eq!(archive.checks["nobody2001"].unchecked.len(), 2);
    check_files(
        "a-check-of-no-work",
        "unknown-work",
        &with("Nobody2001: {unchecked: [pages], through: [somebody1900]}"),
    );
    check_files(
        "a-check-that-leaves-nothing-unchecked",
        "empty-check",
        &with("nobody2001: {unchecked: []}"),
    );
    check_files(
        "a-check-of-a-part-that-there-is-not",
        "wrong-value",
        &with("nobody2001: {unchecked: [smell]}"),
    );
}

#[test]
fn provenance() {
    check(
        "a-file-of-no-witness",
        "unknown-witness",
        &[(GAME, "files: [en, copy]", "files: [en, copy, sq]")],
    );
    check(
        "a-witness-that-the-chain-does-not-reach",
        "file-without-link",
        &[(GAME, "files: [en, copy]", "files: [en]")],
    );
    check(
        "a-link-file-without-a-file",
        "link-without-file",
        &[(GAME, "    files: [en, copy]\n", "")],
    );
}

#[test]
fn former_slugs() {
    let formerly = |slugs: &str| format!("formerly: [{slugs}]\nsummary: ");
    check(
        "a-former-slug-that-is-in-use",
        "taken-slug",
        &[(GAME, "summary: ", &formerly("pairs"))],
    );
    check(
        "a-former-slug-given-twice",
        "taken-slug",
        &[(GAME, "summary: ", &formerly("twos, twos"))],
    );
    check(
        "a-former-slug-with-a-blank",
        "bad-id",
        &[(GAME, "summary: ", &formerly("two pairs"))],
    );
    let mut files = files("tests/archives/good");
    edit(&mut files, GAME, "summary: ", &formerly("twos"));
    let loaded = load_files(&files);
    assert_eq!(report(&loaded), "");
    let archive = loaded.archive.expect("the archive is good");
    assert_eq!(archive.games[0].formerly, ["twos"]);
}

#[test]
fn files_that_are_too_many_or_too_few() {
    let good = || files("tests/archives/good");
    let mut files = good();
    files.insert("games/pairs/examples/old.trace", "");
    check_files("a-trace-without-an-example", "orphan-trace", &files);

    let mut files = good();
    files.insert("games/pairs/gane.yaml", "");
    check_files("a-file-that-nothing-reads", "stray-file", &files);

    let mut files = good();
    files.insert(
        "games/pairs/notes/third.txt",
        files.get(NOTE).expect("it is there").to_vec(),
    );
    check_files("a-note-of-no-witness", "unclaimed-note", &files);

    let mut files = good();
    files.remove("games/pairs/statements/en.yaml");
    check_files("a-note-without-a-segmentation", "no-segmentation", &files);

    let mut files = good();
    files.remove("archive.yaml");
    check_files("an-archive-without-its-data", "missing-file", &files);

    // Without it every work would count as checked.
    let mut files = good();
    files.remove("checks.yaml");
    check_files("an-archive-without-checks", "missing-file", &files);

    let mut files = good();
    files.insert_folder("games/foo");
    check_files("a-game-whose-folder-is-empty", "missing-file", &files);

    let mut files = good();
    files.insert_folder("games/foo");
    files.insert_folder("games/foo/notes");
    assert!(report(&load_files(&files)).contains("games/foo/game.yaml"));

    let mut files = good();
    files.insert(NOTE, b"Pairs\n\xff".as_slice());
    check_files("a-note-that-is-not-utf-8", "not-utf8", &files);
}

#[test]
fn keys() {
    check(
        "an-unknown-key",
        "unknown-key",
        &[(GAME, "remarks:", "remakrs:")],
    );
    check(
        "a-key-given-twice",
        "duplicate-key",
        &[(GAME, "remarks:", "claims: []\nremarks:")],
    );
    check(
        "a-missing-key",
        "missing-key",
        &[(
            GAME,
            "summary: {en: A game made up to test the program.}\n",
            "",
        )],
    );
}

#[test]
fn what_must_not_be_empty() {
    check(
        "a-claim-that-cites-nothing",
        "claim-of-nobody",
        &[(
            GAME,
            "cites: [play.2]\n    text: {en: The first",
            "cites: []\n    text: {en: The first",
        )],
    );
    check(
        "a-check-that-plays-nothing",
        "unfit-check",
        &[(GAME, "games: 10,", "games: 0,")],
    );
    check(
        "a-figure-of-no-share",
        "unfit-check",
        &[(
            GAME,
            "why: {en: It says any.}",
            "why: {en: It says any.}\n    figures: [{games: 10, seed: 1, property: passes, percent: {from: 9, to: 101}}]",
        )],
    );
    check(
        "a-proof-that-nobody-knows",
        "unfit-check",
        &[(
            GAME,
            "{every_game: {games: 10, seed: 1, property: captures_even}}",
            "{proof: passes}",
        )],
    );
    check(
        "one-of-several-examples-is-missing",
        "unknown-example",
        &[(
            GAME,
            "check: {example: opening}",
            "check: {examples: [opening, openings]}",
        )],
    );
    check(
        "a-check-of-too-many-positions",
        "unfit-check",
        &[(
            GAME,
            "{every_game: {games: 10, seed: 1, property: captures_even}}",
            "{every_position: {property: captures_even, at_most: 1000001}}",
        )],
    );
    check(
        "a-game-without-a-name",
        "nameless-game",
        &[(
            GAME,
            "names:\n  - {text: Pairs, script: Latn, cites: [overview.1]}",
            "names: []",
        )],
    );
    check(
        "an-archive-without-an-editor",
        "no-editor",
        &[("archive.yaml", "[{name: An Editor}]", "[]")],
    );
    check(
        "an-archive-of-no-version",
        "bad-version",
        &[("archive.yaml", "version: 0.1.0", "version: first")],
    );
    check(
        "a-segmentation-of-no-witness",
        "unclaimed-segmentation",
        &[(GAME, "siglum: copy", "siglum: copies")],
    );
    check(
        "a-work-without-a-type",
        "bibliography-entry",
        &[("bibliography.yaml", "  type: book\n", "")],
    );
    check(
        "an-expectation-of-two-things",
        "bad-expectation",
        &[(EXAMPLE, "captured: 0,", "captured: 0, board: \"0,4/4,4\",")],
    );
}

#[test]
fn a_game_whose_folder_has_a_bad_name() {
    let good = files("tests/archives/good");
    let renamed = good.paths().map(|path| {
        let bytes = good.get(path).expect("the path was just given");
        (
            path.replace("games/pairs/", "games/Two Pairs/"),
            bytes.to_vec(),
        )
    });
    check_files(
        "a-slug-with-a-blank",
        "bad-slug",
        &Files::new("sources", renamed),
    );
}

#[test]
fn people() {
    let person = |name: &str| format!("value: {name}}}");
    check(
        "a-person-misspelt",
        "unknown-person",
        &[(GAME, &person("Nora Nobody"), &person("Nora Nobodi"))],
    );
    check(
        "a-person-not-among-the-people",
        "unknown-person",
        &[(GAME, &person("Nora Nobody"), &person("Zacharias Somebody"))],
    );
    check(
        "a-name-of-two-people",
        "name-taken",
        &[(PEOPLE, "name: An Editor", "name: N. Nobody")],
    );
    check(
        "a-person-with-a-blank-in-the-id",
        "bad-id",
        &[(PEOPLE, "an-editor:", "an editor:")],
    );
    check(
        "a-person-whom-nothing-names",
        "unnamed-person",
        &[(
            PEOPLE,
            "an-editor:",
            "jane-doe: {name: Jane Doe, sort: \"Doe, Jane\"}\nan-editor:",
        )],
    );
    check(
        "a-person-without-a-form-to-sort-by",
        "missing-key",
        &[(PEOPLE, ", sort: Editor", "")],
    );
}
