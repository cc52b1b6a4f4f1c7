//! `export`: the same bytes every time and from anywhere, and nothing of
//! anybody's else taken away.

use std::fs;

use crate::{Copy, Run, sowbook};

#[test]
fn the_same_bytes_from_anywhere() {
    let copy = Copy::real();
    let run = copy.run(&["export", "data"]);
    assert_eq!(run.code, Some(0), "{run:?}");
    assert_eq!(
        (run.stdout.as_str(), run.stderr.as_str()),
        ("data/README.md\n", "")
    );
    let here = copy.tree("data");
    let sources = copy.path("sources");
    let elsewhere = copy.path("else/where");
    let mut command = sowbook(&[
        "export",
        elsewhere.to_str().expect("UTF-8"),
        "--sources",
        sources.to_str().expect("UTF-8"),
        "--lang",
        "mn",
    ]);
    command
        .env("TZ", "Asia/Ulaanbaatar")
        .env("LC_ALL", "sq_AL.UTF-8");
    let run = Run::of(command);
    assert_eq!(run.code, Some(0), "{run:?}");
    assert!(copy.tree("else/where") == here);
    for file in [
        "README.md",
        "archive.json",
        "archive.schema.json",
        "bibliography.bib",
        "cldf/StructureDataset-metadata.json",
        "cldf/values.csv",
        "games/modiar.json",
    ] {
        assert!(here.contains_key(file), "{file}");
    }
    // No path of the machine, no carriage return, no byte order mark.
    let folder = copy.path(".").display().to_string();
    for (path, bytes) in &here {
        let text = std::str::from_utf8(bytes).expect("every file is text");
        assert!(!text.contains(folder.trim_end_matches('.')), "{path}");
        assert!(
            !text.contains('\r') && !text.starts_with('\u{feff}'),
            "{path}"
        );
        assert!(text.ends_with('\n'), "{path}");
    }
}

#[test]
fn what_is_left_of_an_older_archive_goes() {
    let copy = Copy::real();
    assert_eq!(copy.run(&["export", "data"]).code, Some(0));
    assert!(copy.tree("data").contains_key("games/tihbat.json"));
    fs::remove_dir_all(copy.path("sources/games/tihbat")).expect("it was there");
    assert_eq!(copy.run(&["export", "data"]).code, Some(0));
    let tree = copy.tree("data");
    assert!(tree.contains_key("games/modiar.json"));
    assert!(!tree.contains_key("games/tihbat.json"));
}

#[test]
fn what_is_not_a_data_set_is_left_alone() {
    let copy = Copy::real();
    copy.write("thesis/chapter.txt", "years of work");
    assert_eq!(copy.run(&["build", "--out", "site"]).code, Some(0));
    assert_eq!(copy.run(&["export", "data"]).code, Some(0));
    copy.write("data/mine.csv", "mine");
    let before = copy.tree(".");
    for (folder, said) in [
        ("thesis", "neither empty nor a data set exported by sowbook"),
        ("thesis/chapter.txt", "is not a folder"),
        ("site", "neither empty nor a data set exported by sowbook"),
        ("data", "holds what sowbook did not write there: mine.csv"),
        ("sources", "is the folder of the archive"),
        ("sources/games", "lies within the folder of the archive"),
        (".", "holds the folder of the archive"),
    ] {
        let run = copy.run(&["export", folder]);
        assert_eq!(run.code, Some(2), "{folder} {run:?}");
        assert!(run.stderr.contains(said), "{folder} {run:?}");
        assert_eq!(run.stdout, "");
    }
    let run = copy.run(&["build", "--out", "data"]);
    assert_eq!(run.code, Some(2), "{run:?}");
    assert!(copy.tree(".") == before);
}

#[test]
fn an_archive_with_errors_leaves_the_old_data() {
    let copy = Copy::real();
    assert_eq!(copy.run(&["export", "data"]).code, Some(0));
    let old = copy.tree("data");
    for (path, from, to) in [
        // Found when linking and when verifying.
        (
            "games/sadeqa-ii/game.yaml",
            "status: attested, cites: [play.1]}",
            "status: attested, cites: [play.7]}",
        ),
        (
            "games/modiar/examples/forfeited-opening.trace",
            "lap ",
            "lop ",
        ),
    ] {
        let path = format!("sources/{path}");
        let good = copy.read(&path);
        copy.edit(&path, from, to);
        let run = copy.run(&["export", "data"]);
        assert_eq!(run.code, Some(1), "{path} {run:?}");
        assert!(run.stderr.contains(&path), "{run:?}");
        assert!(copy.tree("data") == old, "{path}");
        copy.write(&path, good);
    }
}

#[test]
fn a_folder_must_be_named() {
    assert_eq!(Run::of(sowbook(&["export"])).code, Some(2));
}
