//! Whatever is done to a file, loading ends with findings, not with a panic.

use std::sync::OnceLock;

use generator::load::load_files;
use generator::read::Files;
use quickcheck::QuickCheck;

use crate::{files, report};

const EDITS: u64 = 80;

fn good() -> &'static Files {
    static GOOD: OnceLock<Files> = OnceLock::new();
    GOOD.get_or_init(|| files("tests/archives/good"))
}

/// Cuts some bytes out of one file and puts others in.
fn survives(file: usize, at: usize, cut: u8, put: Vec<u8>) -> bool {
    let mut files = good().clone();
    let paths: Vec<String> = files.paths().map(str::to_owned).collect();
    let path = &paths[file % paths.len()];
    let mut bytes = files.get(path).expect("the path was just given").to_vec();
    let start = at % (bytes.len() + 1);
    let end = (start + usize::from(cut)).min(bytes.len());
    bytes.splice(start..end, put);
    files.insert(path.clone(), bytes);
    let loaded = load_files(&files);
    // Every finding can be shown.
    report(&loaded).is_empty() == loaded.diagnostics.is_empty()
}

#[test]
fn any_edit_is_survived() {
    QuickCheck::new()
        .tests(EDITS)
        .quickcheck(survives as fn(usize, usize, u8, Vec<u8>) -> bool);
}

#[test]
fn every_line_may_be_missing() {
    let path = "games/pairs/game.yaml";
    let text = String::from_utf8(good().get(path).expect("it is there").to_vec()).expect("text");
    for missing in (0..text.lines().count()).step_by(3) {
        let lines = text.lines().enumerate();
        let rest: Vec<&str> = lines
            .filter(|(index, _)| *index != missing)
            .map(|(_, line)| line)
            .collect();
        let mut files = good().clone();
        files.insert(path, rest.join("\n"));
        report(&load_files(&files));
    }
}
