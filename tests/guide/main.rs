//! The guide's snippets, run in the order in which a reader meets them: files
//! are written, changes made, commands run, and what they print is compared.
//!
//! A chapter has a folder of its own. It begins with the interface texts, as a
//! checkout of the repository has them, or with all that the chapter left behind
//! from which this one goes on.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use generator::render::guide::{Block, BlockKind, Chapter, Guide};
use tempfile::TempDir;

/// Programs besides `sowbook` that commands of the guide may run.
const PROGRAMS: [&str; 4] = ["cp", "ls", "mkdir", "sha256sum"];

/// A line that stands for any lines, and the end of one that stands for any end.
const LEFT_OUT: &str = "…";

#[test]
fn every_snippet_does_what_the_guide_says() {
    let guide = Guide::embedded().unwrap_or_else(|error| panic!("{error}"));
    let mut folders: BTreeMap<&str, Bench> = BTreeMap::new();
    let mut ran = 0;
    // The English chapters first, from which those of other languages may go on.
    for chapter in guide.chapters() {
        let bench = run(chapter, &folders);
        folders.insert(&chapter.name, bench);
        ran += chapter.blocks.len();
    }
    for chapter in guide.all().filter(|one| one.language != "en") {
        run(chapter, &folders);
    }
    assert!(ran > 40, "{ran}");
}

/// Runs a chapter and gives back what it left behind.
fn run(chapter: &Chapter, folders: &BTreeMap<&str, Bench>) -> Bench {
    let from = chapter.from.as_deref().map(|name| &folders[name]);
    let mut bench = Bench::new(from);
    bench
        .run_all(&chapter.blocks)
        .unwrap_or_else(|(line, fault)| panic!("{}:{line}: {fault}", chapter.path()));
    bench
}

/// A folder in which snippets are run.
struct Bench {
    folder: TempDir,
    /// What the commands of the last block printed.
    printed: Option<String>,
}

/// What is wrong with a snippet, and the line on which it begins.
type Fault = (usize, String);

impl Bench {
    fn new(from: Option<&Bench>) -> Bench {
        let bench = Bench {
            folder: tempfile::tempdir().expect("a folder can be made"),
            printed: None,
        };
        let texts = Path::new(env!("CARGO_MANIFEST_DIR")).join("../site/texts");
        match from {
            Some(from) => copy(from.folder.path(), bench.folder.path()),
            None => copy(&texts, &bench.path("site/texts")),
        }
        bench
    }

    fn path(&self, path: &str) -> PathBuf {
        self.folder.path().join(path)
    }

    fn run_all(&mut self, blocks: &[Block]) -> Result<(), Fault> {
        for block in blocks {
            self.run(block).map_err(|fault| (block.line, fault))?;
        }
        Ok(())
    }

    fn run(&mut self, block: &Block) -> Result<(), String> {
        match &block.kind {
            BlockKind::File(path) => {
                let file = self.path(path);
                let folder = file.parent().expect("a file's folder");
                fs::create_dir_all(folder).map_err(|error| error.to_string())?;
                fs::write(file, &block.text).map_err(|error| error.to_string())
            }
            BlockKind::Change(path) => {
                let file = self.path(path);
                let old = fs::read_to_string(&file).map_err(|error| format!("{path}: {error}"))?;
                let new = changed(&old, &block.text)?;
                fs::write(file, new).map_err(|error| error.to_string())
            }
            BlockKind::Commands { exit } => self.commands(&block.text, *exit),
            BlockKind::Output => {
                let printed = self.printed.as_deref().ok_or("no command is before it")?;
                compare(&block.text, printed)
            }
            BlockKind::Position => {
                let text = block.text.trim();
                let read: engine::Position =
                    text.parse().map_err(|error| format!("{text}: {error}"))?;
                match read.to_string() == text {
                    true => Ok(()),
                    false => Err(format!("`{text}` is written `{read}`")),
                }
            }
        }
    }

    /// Runs commands, one a line; all but the last must end well.
    fn commands(&mut self, lines: &str, exit: i32) -> Result<(), String> {
        let mut printed = String::new();
        let mut lines = lines.lines().peekable();
        while let Some(line) = lines.next() {
            let wanted = if lines.peek().is_some() { 0 } else { exit };
            let (code, text) = self.command(line)?;
            printed += &text;
            if code != Some(wanted) {
                return Err(format!(
                    "`{line}` ends with {code:?}, not {wanted}:\n{printed}"
                ));
            }
        }
        self.printed = Some(printed);
        Ok(())
    }

    /// How a command ends and what it prints, diagnostics first.
    fn command(&self, line: &str) -> Result<(Option<i32>, String), String> {
        let words = words(line);
        let words: Vec<&str> = words.iter().map(String::as_str).collect();
        let (program, arguments) = match words.as_slice() {
            ["sowbook", arguments @ ..] => (env!("CARGO_BIN_EXE_sowbook"), arguments),
            [program, arguments @ ..] if PROGRAMS.contains(program) => (*program, arguments),
            _ => {
                return Err(format!(
                    "`{line}` is not run; known are `sowbook` and {PROGRAMS:?}"
                ));
            }
        };
        let output = Command::new(program)
            .args(arguments)
            .current_dir(self.folder.path())
            .env_remove("CI")
            .output()
            .map_err(|error| format!("{program}: {error}"))?;
        let text = [output.stderr, output.stdout].concat();
        let text = String::from_utf8(text).map_err(|error| error.to_string())?;
        Ok((output.status.code(), text))
    }
}

/// A file with a change made: each part of it must be found once.
fn changed(old: &str, change: &str) -> Result<String, String> {
    let mut text = old.to_owned();
    let lines: Vec<&str> = change.lines().collect();
    for part in lines.split(|line| *line == "@@") {
        let side = |other: char| -> Result<String, String> {
            let mut side = String::new();
            for line in part {
                let mut characters = line.chars();
                match characters.next() {
                    Some(sign @ ('-' | '+' | ' ')) if sign != other => {
                        side.push_str(characters.as_str());
                        side.push('\n');
                    }
                    Some(sign) if sign == other => {}
                    _ => return Err(format!("`{line}` begins with none of `-`, `+` and a space")),
                }
            }
            Ok(side)
        };
        let (from, to) = (side('+')?, side('-')?);
        match text.matches(&from).count() {
            1 => text = text.replacen(&from, &to, 1),
            count => return Err(format!("found {count} times, not once:\n{from}")),
        }
    }
    Ok(text)
}

/// Whether what was printed is what was wanted.
fn compare(wanted: &str, printed: &str) -> Result<(), String> {
    let found: Vec<&str> = printed.lines().collect();
    // After how many lines of what was printed we may be.
    let mut places = BTreeSet::from([0]);
    for line in wanted.lines() {
        let next: BTreeSet<usize> = if line == LEFT_OUT {
            let first = places.first().copied().unwrap_or_default();
            (first..=found.len()).collect()
        } else {
            let fits =
                |place: &&usize| found.get(**place).is_some_and(|found| is_like(line, found));
            places.iter().filter(fits).map(|place| place + 1).collect()
        };
        if next.is_empty() {
            return Err(format!("`{line}` is not where it should be in:\n{printed}"));
        }
        places = next;
    }
    match places.contains(&found.len()) {
        true => Ok(()),
        false => Err(format!("more is printed than is shown:\n{printed}")),
    }
}

fn is_like(wanted: &str, found: &str) -> bool {
    match wanted.strip_suffix(LEFT_OUT) {
        Some(start) => found.starts_with(start),
        None => found == wanted,
    }
}

/// The words of a command; a word between quotes may hold blanks.
fn words(line: &str) -> Vec<String> {
    let mut words = vec![String::new()];
    let mut quoted = false;
    for character in line.chars() {
        match character {
            '"' => quoted = !quoted,
            ' ' if !quoted => words.push(String::new()),
            character => words.last_mut().expect("never empty").push(character),
        }
    }
    words.retain(|word| !word.is_empty());
    words
}

fn copy(from: &Path, to: &Path) {
    fs::create_dir_all(to).expect("a folder can be made");
    for entry in fs::read_dir(from).expect("the folder can be read") {
        let path = entry.expect("the folder can be read").path();
        let target = to.join(path.file_name().expect("a name"));
        match path.is_dir() {
            true => copy(&path, &target),
            false => {
                fs::copy(&path, &target).expect("a file can be copied");
            }
        }
    }
}

/// The faults of a chapter with these blocks.
fn fault_of(blocks: &str) -> Option<Fault> {
    let text = format!("# T\n\nAbout.\n\n{blocks}");
    let guide = Guide::of([("en", "01-one", text.as_str())]).unwrap_or_else(|e| panic!("{e}"));
    let chapter = guide.chapters().next().expect("one chapter");
    Bench::new(None).run_all(&chapter.blocks).err()
}

#[track_caller]
fn check_fault(blocks: &str, line: usize, says: &str) {
    let (at, fault) = fault_of(blocks).expect("a fault is found");
    assert_eq!(at, line, "{fault}");
    assert!(fault.contains(says), "{says:?} is not in:\n{fault}");
}

#[test]
fn a_snippet_that_does_not_do_what_it_says_is_found() {
    let file = "```txt a/b\none\ntwo\nthree\n```\n";
    assert_eq!(fault_of(file), None);
    let see = |text: &str| format!("{file}```sh\nls a\n```\n```text\n{text}\n```\n");
    assert_eq!(fault_of(&see("b")), None);
    check_fault(&see("c"), 13, "`c` is not where it should be");
    check_fault(&see("b\nc"), 13, "`c` is not where it should be");
    check_fault("```text\nb\n```\n", 5, "no command is before it");
    check_fault("```sh\nls gone\n```\n", 5, "ends with Some(");
    check_fault("```sh exit=1\nls .\n```\n", 5, "ends with Some(0), not 1");
    check_fault("```sh\nrm -r a\n```\n", 5, "is not run");
    check_fault("```sh\nsowbook nothing\n```\n", 5, "ends with Some(2)");
    check_fault("```position\n1,1/1,1 s 0-0\n```\n", 5, "1,1/1,1 s 0-0");
}

#[test]
fn a_change_is_made_where_it_belongs_and_nowhere_else() {
    let old = "a\nb\nc\nb\n";
    assert_eq!(
        changed(old, " a\n-b\n+B\n@@\n c\n+d\n").as_deref(),
        Ok("a\nB\nc\nd\nb\n")
    );
    assert!(changed(old, "-b\n+B\n").is_err_and(|fault| fault.contains("2 times")));
    assert!(changed(old, "-x\n").is_err_and(|fault| fault.contains("0 times")));
    assert!(changed(old, "x\n").is_err_and(|fault| fault.contains("begins with none")));
}

#[test]
fn what_is_left_out_stands_for_any_lines() {
    for (wanted, printed, good) in [
        ("a\n…\nc\n", "a\nc\n", true),
        ("a\n…\nc\n", "a\nb\nb\nc\n", true),
        ("…\nb\n…\nb\n", "a\nb\nc\nb\n", true),
        ("…\nb\n", "a\nb\nc\n", false),
        ("a\n", "a\nb\n", false),
        ("a …\n", "a long line\n", true),
        ("a …\n", "no\n", false),
        ("…\n", "", true),
    ] {
        assert_eq!(
            compare(wanted, printed).is_ok(),
            good,
            "{wanted:?} {printed:?}"
        );
    }
}
