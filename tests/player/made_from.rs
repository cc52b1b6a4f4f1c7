//! The module was made from the sources that are here.
//!
//! Nothing is built: `site/player/build` records what it builds from, and the
//! record is compared. It works where there is no compiler for WebAssembly.

use std::collections::BTreeSet;
use std::fs;

use generator::parse::files::sha256;
use walkdir::WalkDir;

use crate::path;

const HELP: &str = "run `site/player/build` and commit what it writes";

/// What the module is made from, as the record names it: path and SHA-256.
fn recorded() -> Vec<(String, String)> {
    let record = fs::read_to_string(path("site/player/player.sources")).expect("a record");
    record
        .lines()
        .filter(|line| !line.starts_with('#'))
        .map(|line| {
            let (sum, path) = line.split_once("  ").expect("a sum and a path");
            (path.to_owned(), sum.to_owned())
        })
        .collect()
}

#[test]
fn the_module_was_made_from_these_sources() {
    for (file, sum) in recorded() {
        let bytes = fs::read(path(&file)).unwrap_or_else(|error| panic!("{file}: {error}; {HELP}"));
        assert_eq!(sha256(&bytes), sum, "{file} has changed; {HELP}");
    }
}

#[test]
fn no_source_is_left_out_of_the_record() {
    let mut expected = BTreeSet::from(
        [
            "site/player/player.wasm",
            "engine/Cargo.toml",
            "site/player/Cargo.toml",
        ]
        .map(str::to_owned),
    );
    for folder in ["engine/src", "site/player/src"] {
        for entry in WalkDir::new(path(folder)) {
            let entry = entry.expect("a file");
            let file = entry.path().strip_prefix(path("")).expect("a file of it");
            if file.extension().is_some_and(|extension| extension == "rs") {
                expected.insert(file.to_string_lossy().replace('\\', "/"));
            }
        }
    }
    let recorded: BTreeSet<String> = recorded().into_iter().map(|(file, _)| file).collect();
    assert_eq!(recorded, expected, "{HELP}");
}

/// The crates it was made with are those of `Cargo.lock`; one that is new there
/// changes a `Cargo.toml` or the version of another.
#[test]
fn the_module_was_made_with_these_crates() {
    let record = fs::read_to_string(path("site/player/player.sources")).expect("a record");
    let lock = fs::read_to_string(path("Cargo.lock")).expect("the lock file");
    let mut crates = 0;
    for line in record.lines().filter_map(|line| line.strip_prefix("# ")) {
        let [name, version, checksum] = line.split(' ').collect::<Vec<_>>()[..] else {
            panic!("{line:?} is not a crate, its version and its checksum");
        };
        let found = lock.split("\n\n").any(|package| {
            [("name", name), ("version", version), ("checksum", checksum)]
                .iter()
                .all(|(key, value)| package.contains(&format!("{key} = \"{value}\"")))
        });
        assert!(found, "Cargo.lock has another {name}; {HELP}");
        crates += 1;
    }
    assert!(crates >= 4, "serde and what the engine needs: {crates}");
}
