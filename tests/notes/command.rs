//! `sowbook note`, from outside.

use std::fs;

use assert_cmd::Command;
use serde_json::{Value, json};

use super::repository;

fn sowbook() -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_sowbook"));
    command.current_dir(repository());
    command
}

fn note_json(arguments: &[&str], exit: i32) -> Value {
    let output = sowbook()
        .arg("note")
        .args(arguments)
        .arg("--json")
        .assert()
        .code(exit);
    serde_json::from_slice(&output.get_output().stdout).expect("JSON on standard output")
}

#[test]
fn json_has_the_keys_of_the_contract() {
    let path = "sources/games/ayoayo/notes/sq.txt";
    let note = note_json(&[path], 0);
    let keys: Vec<&String> = note.as_object().expect("an object").keys().collect();
    let mut expected = [
        "language",
        "title",
        "sections",
        "statements",
        "fields",
        "diagnostics",
    ];
    expected.sort_unstable();
    assert_eq!(keys, expected);
    assert_eq!(note["language"], "sq");
    assert_eq!(note["title"], "Ayoayo");
    assert_eq!(
        note["sections"],
        json!([
            "type", "overview", "board", "play", "capture", "end", "notes", "source"
        ])
    );
    assert_eq!(
        note["fields"],
        json!({"rows": 2, "pits": 6, "stores": 2, "seeds": 4, "total": 48})
    );
    assert_eq!(note["diagnostics"], json!([]));
    let statements = note["statements"].as_array().expect("a list");
    assert_eq!(statements.len(), 20);
    let total = statements
        .iter()
        .find(|statement| statement["id"] == "board.4");
    // 1225 = the byte after `- `; `grep -b` says the line begins at 1223.
    assert_eq!(
        total,
        Some(&json!({
            "id": "board.4", "section": "board", "label": "Farat për vrimë në fillim",
            "text": "4 (48 seeds in total)", "line": 9, "column": 3, "start": 1221, "end": 1272,
        }))
    );
    let bytes = fs::read(repository().join(path)).expect("the note");
    for statement in statements {
        let at = |key: &str| {
            statement[key]
                .as_u64()
                .and_then(|at| usize::try_from(at).ok())
                .expect("a number")
        };
        let slice = String::from_utf8_lossy(&bytes[at("start")..at("end")]).into_owned();
        let text = statement["text"].as_str().expect("a text");
        match statement["label"].as_str() {
            Some(label) => assert_eq!(slice, format!("{label}: {text}")),
            None => assert_eq!(slice, text),
        }
    }
}

#[test]
fn errors_are_in_the_json_and_in_the_exit_code() {
    let note = note_json(&["tests/notes/bad/unknown-heading.txt"], 1);
    assert_eq!(note["diagnostics"].as_array().map(Vec::len), Some(1));
    let diagnostic = &note["diagnostics"][0];
    assert_eq!(diagnostic["severity"], "error");
    assert_eq!(diagnostic["code"], "unknown-heading");
    assert_eq!(diagnostic["path"], "tests/notes/bad/unknown-heading.txt");
    assert_eq!(
        (&diagnostic["line"], &diagnostic["column"]),
        (&json!(5), &json!(1))
    );
    assert_eq!(
        (&diagnostic["end_line"], &diagnostic["end_column"]),
        (&json!(5), &json!(7))
    );
    let help = diagnostic["help"].as_str().expect("a help");
    assert!(help.contains("sources/languages/sq.yaml"), "{help}");
}

#[test]
fn no_archive_is_needed() {
    let folder = tempfile::tempdir().expect("a folder");
    let note = repository().join("sources/games/modiar/notes/mn.txt");
    fs::copy(note, folder.path().join("note.txt")).expect("a copy");
    let mut command = sowbook();
    command
        .current_dir(folder.path())
        .args(["note", "note.txt", "--json"]);
    let output = command.assert().success();
    let note: Value = serde_json::from_slice(&output.get_output().stdout).expect("JSON");
    assert_eq!(note["language"], "mn");
}

#[test]
fn a_table_of_the_archive_is_used_before_those_built_in() {
    let folder = tempfile::tempdir().expect("a folder");
    let languages = folder.path().join("languages");
    fs::create_dir(&languages).expect("a folder");
    let table =
        fs::read_to_string(repository().join("sources/languages/en.yaml")).expect("a table");
    fs::write(
        languages.join("de.yaml"),
        table.replace("Overview", "Überblick"),
    )
    .expect("a table");
    let note = folder.path().join("note.txt");
    fs::write(
        &note,
        "Spiel\nGame type: x\nÜberblick\nAlt.\nSource: Buch\n",
    )
    .expect("a note");
    let path = note.display().to_string();
    let sources = folder.path().display().to_string();
    let note = note_json(&[&path, "--sources", &sources], 0);
    assert_eq!(note["language"], "de");
    // A faulty table is reported, whatever the note.
    fs::write(languages.join("xx.yaml"), "name: X\nnom: Y\n").expect("a table");
    let note = note_json(&[&path, "--sources", &sources], 1);
    assert_eq!(note["diagnostics"][0]["code"], "unknown-key");
    assert_eq!(note["diagnostics"][0]["line"], 2);
}

#[test]
fn people_get_a_listing_and_diagnostics_apart() {
    let output = sowbook()
        .args(["note", "tests/notes/bad/stray-line.txt"])
        .assert()
        .code(1);
    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    let (out, err) = (
        text(&output.get_output().stdout),
        text(&output.get_output().stderr),
    );
    assert!(out.starts_with("Lojë (sq)\n"), "{out}");
    assert!(out.contains("  play.1      Mbillet një xhiro.\n"), "{out}");
    assert!(err.starts_with("error[stray-line]"), "{err}");
    assert!(
        err.contains("--> tests/notes/bad/stray-line.txt:5:1"),
        "{err}"
    );
}

#[test]
fn a_note_in_another_encoding_is_not_guessed_at() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("note.txt");
    fs::write(&path, b"Loj\xeb\nP\xebrmbledhje\nLuhet\n").expect("a note");
    let note = note_json(&[&path.display().to_string()], 1);
    assert_eq!(note["diagnostics"][0]["code"], "not-utf8");
    assert_eq!(note["diagnostics"].as_array().map(Vec::len), Some(1));
    assert_eq!(note["statements"], json!([]));
}

#[test]
fn misuse_is_told_apart() {
    sowbook().args(["note"]).assert().code(2);
    sowbook()
        .args(["note", "no-such-file.txt"])
        .assert()
        .code(1);
    sowbook()
        .args(["note", "README.md", "--colour"])
        .assert()
        .code(2);
    let path = "sources/games/modiar/notes/sq.txt";
    let output = sowbook()
        .args(["note", path, "--language", "xx"])
        .assert()
        .code(2);
    let said = String::from_utf8_lossy(&output.get_output().stderr).into_owned();
    assert_eq!(
        said,
        "error: there is no table for the language `xx`; there are en, mn, sq\n"
    );
    let help = sowbook().args(["note", "--help"]).assert().success();
    assert!(String::from_utf8_lossy(&help.get_output().stdout).contains("Examples:"));
}
