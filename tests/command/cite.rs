//! `cite`: what can be asked of it, and names that name nothing. What citations
//! say is looked at with the archive.

use crate::{Copy, Run, run, sowbook};

/// Each style and how it gives the title.
const STYLES: [(&str, &str); 5] = [
    ("chicago", "“Modiar, statement sq:capture.2.” "),
    ("apa", "Modiar, statement sq:capture.2. (2026). "),
    ("bibtex", "title = {{Modiar, statement sq:capture.2}},"),
    ("ris", "TI  - Modiar, statement sq:capture.2\r\n"),
    ("csl-json", "\"title\": \"Modiar, statement sq:capture.2\","),
];

#[test]
fn each_style_by_its_name() {
    for (style, says) in STYLES {
        let printed = run(&["cite", "modiar#sq:capture.2", "--style", style]).stdout;
        assert!(printed.contains(says), "{style}: {printed}");
    }
    assert_eq!(
        run(&["cite", "modiar", "--lang", "sq"]).stdout,
        "The sowbook editors. 2026. «Modiar». sowbook: shënime terreni për mankalën, të lexuara \
         dhe të luajtura, versioni 0.1.0. nëntor 29. sq/games/modiar/index.html.\n"
    );
    assert!(run(&["cite"]).stdout.contains("index.html"));
}

#[test]
fn records_of_ris_have_their_line_ends() {
    let printed = run(&["cite", "tihbat", "--style", "ris"]).stdout;
    assert!(printed.starts_with("TY  - CHAP\r\n"), "{printed:?}");
    assert!(printed.ends_with("\r\nER  - \r\n"), "{printed:?}");
    assert_eq!(
        printed.matches('\n').count(),
        printed.matches("\r\n").count()
    );
}

#[test]
fn without_siglum_it_is_the_first_witness() {
    let with = run(&["cite", "modiar#sq:capture.2"]);
    let without = run(&["cite", "modiar#capture.2"]);
    assert_eq!(with.stdout, without.stdout);
    assert_eq!(with.stderr, "");
    assert_eq!(
        without.stderr,
        "note: `capture.2` is `sq:capture.2` of the first witness; there is also `mn:capture.2`\n"
    );
    // Where there is one witness there is nothing to tell.
    assert_eq!(run(&["cite", "tihbat#capture.2"]).stderr, "");
}

#[track_caller]
fn check_misuse(arguments: &[&str], says: &str) {
    let run = Run::of(sowbook(&[&["cite"], arguments].concat()));
    assert_eq!(run.code, Some(2), "{run:?}");
    assert_eq!(run.stdout, "");
    assert!(run.stderr.contains(says), "{says:?} not in {run:?}");
}

#[test]
fn names_that_name_nothing() {
    check_misuse(
        &["modair"],
        "error: the archive has no game `modair`; \
         it has ayoayo, modiar, sadeqa-ii, tihbat; is `modiar` meant?\n",
    );
    check_misuse(&[""], "the archive has no game ``");
    check_misuse(
        &["modiar#sq:capture.4"],
        "error: the note `sq` on `modiar` has no statement `capture.4`; \
         its section `capture` has `capture.1` to `capture.3`\n",
    );
    check_misuse(
        &["modiar#sq:source.2"],
        "its section `source` has `source.1`\n",
    );
    check_misuse(
        &["modiar#capure.2"],
        "expected a statement as `capture.2` or `sq:capture.2`, a reading as `reading:ID` \
         or an example as `example:ID`; the section `capture` has `capture.1` to `capture.3`\n",
    );
    check_misuse(&["modiar#"], "`` names nothing to cite: expected");
    check_misuse(&["modiar#sq:capture.02"], "names nothing to cite");
    check_misuse(
        &["modiar#en:capture.2"],
        "`modiar` has no witness `en`; it has sq, mn",
    );
    check_misuse(
        &["modiar#reading:first-mov"],
        "`modiar` has no reading `first-mov`; it has first-move",
    );
    check_misuse(&["modiar#reading:first-mov"], "is `first-move` meant?");
    check_misuse(&["modiar#example:chain-brokn"], "is `chain-broken` meant?");
    check_misuse(&["--style", "mla"], "expected one of bibtex, ris, csl-json");
    check_misuse(&["--base-url", "example.org"], "must begin with");
    check_misuse(&["--lang", "xx"], "no interface language `xx`");
}

#[test]
fn the_archive_s_own_address_is_used_unless_another_is_given() {
    let copy = Copy::of("tests/archives/good");
    copy.edit(
        "sources/archive.yaml",
        "version: 0.1.0",
        "version: 0.1.0\naddress: https://example.org/own/",
    );
    let cite = |arguments: &[&str]| copy.run(&[&["cite", "pairs"], arguments].concat());
    let own = cite(&[]);
    assert_eq!(own.code, Some(0), "{own:?}");
    let page = "/games/pairs/index.html";
    assert!(
        own.stdout
            .contains(&format!("https://example.org/own{page}"))
    );
    let other = cite(&["--base-url", "https://example.com"]);
    assert!(other.stdout.contains(&format!("https://example.com{page}")));

    copy.edit("sources/archive.yaml", "https://example.org/own/", "own");
    let verified = copy.run(&["verify"]);
    assert_eq!(verified.code, Some(1));
    assert!(
        verified.stderr.contains("bad-address") && verified.stderr.contains("https://"),
        "{verified:?}"
    );
}

#[test]
fn an_archive_that_cannot_be_loaded() {
    let copy = Copy::of("tests/archives/good");
    copy.edit("sources/archive.yaml", "version:", "vresion:");
    let run = copy.run(&["cite"]);
    assert_eq!(run.code, Some(1), "{run:?}");
    assert_eq!(run.stdout, "");
}
