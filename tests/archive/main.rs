//! Linking: a made-up archive in which all is well, and what is reported when one
//! thing in it is spoilt; then the archive itself.
//!
//! The made-up archive is in `archives/good`. Each bad case is an edit of it made
//! here; what must be reported stands in `snapshots`, read and approved by eye.

use std::path::Path;

use generator::diagnostic::render_human;
use generator::load::{Loaded, load_files};
use generator::read::{Files, read};

mod bad;
mod citing;
mod coverage;
mod hostile;
mod memory;
mod real;
mod running;

/// The files of a folder beside this file's, shown with paths of their own.
pub(crate) fn files(folder: &str) -> Files {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("..")
        .join(folder);
    let (files, diagnostics) = read(&folder);
    assert_eq!(diagnostics, []);
    let copies = files.paths().map(|path| {
        let bytes = files.get(path).expect("the path was just given");
        (path.to_owned(), bytes.to_vec())
    });
    Files::new("sources", copies)
}

/// Puts one text in the place of another, once.
pub(crate) fn edit(files: &mut Files, path: &str, from: &str, to: &str) {
    let bytes = files.get(path).expect("the file is there");
    let text = std::str::from_utf8(bytes).expect("the file is text");
    assert!(text.contains(from), "{path} does not contain {from:?}");
    let edited = text.replacen(from, to, 1);
    files.insert(path, edited);
}

/// What is reported, for people.
pub(crate) fn report(loaded: &Loaded) -> String {
    render_human(&loaded.diagnostics, &loaded.sources)
}

#[test]
fn a_good_archive_has_no_findings() {
    let loaded = load_files(&files("tests/archives/good"));
    assert_eq!(report(&loaded), "");
    let archive = loaded.archive.expect("the archive is good");
    let game = archive.game("pairs").expect("the game is there");
    assert_eq!(game.title(), "Pairs");
    assert_eq!(game.rule_records.len(), engine::Axis::ALL.len());
    let changed = game
        .rules_under("whose", "own")
        .expect("the alternative is there");
    assert_ne!(changed, game.rules);
    assert!(game.rules_under("whose", "nobody").is_none());
    let capture = "capture.1".parse().expect("an id");
    let citers: Vec<String> = game
        .coverage
        .of("copy", capture)
        .iter()
        .map(|one| one.citer.to_string())
        .collect();
    assert_eq!(
        citers,
        [
            "the rule `capture`",
            "the reading `whose`",
            "the claim `even`"
        ]
    );
    // A cite of one witness says nothing of the other.
    let overview = "overview.2".parse().expect("an id");
    let citers = |siglum: &str| -> Vec<String> {
        let citations = game.coverage.of(siglum, overview).iter();
        citations.map(|one| one.citer.to_string()).collect()
    };
    assert_eq!(citers("en"), ["the remark `made-up`"]);
    assert_eq!(citers("copy"), ["the remark `copied`"]);
}
