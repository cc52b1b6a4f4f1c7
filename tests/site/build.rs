//! `sowbook build`, as it is typed, where the archive falls short.

use std::fs;

use assert_cmd::Command;
use generator::render::output;

#[test]
fn an_archive_that_falls_short_leaves_the_old_site() {
    let mut files = super::made_up();
    super::edit(
        &mut files,
        "games/pairs/game.yaml",
        "cites: [capture.1]",
        "cites: [capture.7]",
    );
    let folder = tempfile::tempdir().expect("a folder");
    for path in files.paths() {
        let file = folder.path().join("sources").join(path);
        fs::create_dir_all(file.parent().expect("a file's folder")).expect("a folder");
        fs::write(file, files.get(path).expect("the path was just given")).expect("a file");
    }
    let old = ["index.html", "games/pairs/index.html"];
    let pages = old.map(|page| (page.to_owned(), b"old".to_vec()));
    output::write(&folder.path().join("out"), &pages, output::Product::Site).expect("the old site");
    let output = Command::cargo_bin("sowbook")
        .expect("the program")
        .current_dir(folder.path())
        .args(["build", "--out", "out"])
        .output()
        .expect("it runs");
    let error = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(1), "{error}");
    assert!(error.contains("capture.7"), "{error}");
    assert!(output.stdout.is_empty());
    for page in old {
        let page = folder.path().join("out").join(page);
        assert_eq!(fs::read_to_string(page).expect("the page"), "old");
    }
}
