//! The chapters that the program carries, and chapters broken on purpose.

use super::{BlockKind, Guide};

const GOOD: &str = "# A title\n\nWhat it is about, [so](#part).\n\n## A part {#part}\n\nText.\n";

#[track_caller]
fn check(files: &[(&str, &str, &str)], place: &str, says: &str) {
    let error = Guide::of(files.iter().copied()).expect_err("the guide has a fault");
    let text = error.to_string();
    assert!(text.contains(says), "{says:?} is not in:\n{text}");
    assert!(
        text.contains(&format!("--> {place}")),
        "{place} is not in:\n{text}"
    );
    assert!(text.contains("= help: "), "no help in:\n{text}");
}

/// The same for one chapter whose part says this.
#[track_caller]
fn check_part(part: &str, line: usize, column: usize, says: &str) {
    let text = GOOD.replace("Text.", part);
    let place = format!("site/guide/en/01-one.md:{line}:{column}");
    check(&[("en", "01-one", &text)], &place, says);
}

#[test]
fn the_guide_that_the_program_carries_has_no_fault() {
    let guide = Guide::embedded().unwrap_or_else(|error| panic!("{error}"));
    assert!(guide.chapters().count() >= 7);
    for chapter in guide.chapters() {
        assert!(chapter.is_translated(), "{}", chapter.path());
    }
}

#[test]
fn a_chapter_is_read() {
    let text = format!(
        "---\nfrom: one\nlists: axes\n---\n{GOOD}\n```sh exit=1\nsowbook verify\n```\n\n```txt a/b.txt lang=sq\nÇ\n```\n"
    );
    let guide = Guide::of([("en", "01-one", GOOD), ("en", "02-two", &text)])
        .unwrap_or_else(|error| panic!("{error}"));
    let chapter = guide.chapter("two", "en").expect("it is there");
    assert_eq!(chapter.title, "A title");
    assert_eq!(chapter.about, "What it is about, so.");
    assert_eq!(chapter.from.as_deref(), Some("one"));
    assert!(chapter.lists_axes);
    assert_eq!(chapter.headings[0].id, "part");
    assert_eq!(chapter.blocks[0].kind, BlockKind::Commands { exit: 1 });
    assert_eq!(chapter.blocks[0].line, 13);
    assert_eq!(
        chapter.blocks[1].kind,
        BlockKind::File("a/b.txt".to_owned())
    );
    assert_eq!(chapter.blocks[1].language.as_deref(), Some("sq"));
    assert_eq!(chapter.blocks[1].text, "Ç\n");
}

#[test]
fn a_link_that_leads_nowhere_is_a_fault() {
    check_part("See [it](two).", 7, 5, "there is no chapter `two`");
    check_part("See [it](one#gone).", 7, 5, "`one` has no anchor `gone`");
    check_part("See [it](#gone).", 7, 5, "`one` has no anchor `gone`");
    check_part("See [it](page:none).", 7, 5, "there is no page `none`");
    check_part("See [it](term:saw).", 7, 5, "`saw` is no term");
    check_part("See [it](first:thing).", 7, 5, "no kind of page `thing`");
    check_part("See [it](http://example.org).", 7, 5, "leads nowhere");
    check_part("See [it](../index.html).", 7, 5, "leads nowhere");
    check_part("![It](it.png)", 7, 1, "is no picture of the guide");
    check_part("![It](board:1,2/3)", 7, 1, "is no picture of the guide");
}

#[test]
fn a_block_that_nothing_runs_is_a_fault() {
    check_part("```python\n1\n```", 7, 1, "nothing runs a block `python`");
    check_part("```\n1\n```", 7, 1, "nothing runs a block ``");
    check_part("```yaml\na: 1\n```", 7, 1, "nothing runs a block `yaml`");
    check_part("```sh exit=x\n1\n```", 7, 1, "`x` is no exit code");
    check_part("```text exit=1\n1\n```", 7, 1, "says nothing known");
    check_part("a\n\n    indented", 9, 5, "does not say what it is");
}

#[test]
fn headings_have_anchors_that_last() {
    check_part("## B\n", 7, 1, "has no anchor");
    check_part("## B {#part}\n", 7, 1, "stands twice");
    check_part("# B {#b}\n", 7, 1, "second or third rank");
    let file = "site/guide/sq/01-one.md";
    check(
        &[
            ("en", "01-one", GOOD),
            ("sq", "01-one", &GOOD.replace("part", "pjesa")),
        ],
        file,
        "are not those of the English chapter",
    );
}

#[test]
fn a_chapter_has_a_title_and_a_summary() {
    check(
        &[("en", "01-one", "Text.\n")],
        "site/guide/en/01-one.md:1:1",
        "begins with its title",
    );
    check(
        &[("en", "01-one", "# A\n\n## B {#b}\n")],
        "site/guide/en/01-one.md:1:1",
        "what the chapter is about",
    );
    check(
        &[("en", "one", GOOD)],
        "site/guide/en/one.md:1:1",
        "cannot name a chapter",
    );
    check(
        &[("sq", "01-one", GOOD)],
        "site/guide/sq/01-one.md:1:1",
        "English has no chapter `one`",
    );
    let bad = format!("---\nform: two\n---\n{GOOD}");
    check(
        &[("en", "01-one", &bad)],
        "site/guide/en/01-one.md:2:1",
        "says nothing known",
    );
    let itself = format!("---\nfrom: one\n---\n{GOOD}");
    check(
        &[("en", "01-one", &itself)],
        "site/guide/en/01-one.md:1:1",
        "no chapter `one` before it",
    );
}
