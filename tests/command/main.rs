//! The program as it is typed: what it prints, how it ends, what it leaves on
//! the disk.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use assert_cmd::Command;
use serde_json::Value;
use tempfile::TempDir;

mod bless;
mod build;
mod cite;
mod exit;
mod export;
mod failures;
mod hostile;
mod play;
#[cfg(feature = "serve")]
mod serve;
mod verify;

/// The top of the repository.
pub(crate) fn repository() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

/// The program, started at the top of the repository.
pub(crate) fn sowbook(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_sowbook"));
    command.current_dir(repository()).args(arguments);
    command
}

/// How a run ended and what it said.
pub(crate) struct Run {
    pub(crate) code: Option<i32>,
    pub(crate) stdout: String,
    pub(crate) stderr: String,
}

impl Run {
    pub(crate) fn of(mut command: Command) -> Run {
        let output = command.output().expect("the program can be started");
        let text = |bytes| String::from_utf8(bytes).expect("the program prints UTF-8");
        Run {
            code: output.status.code(),
            stdout: text(output.stdout),
            stderr: text(output.stderr),
        }
    }

    pub(crate) fn json(&self) -> Value {
        serde_json::from_str(&self.stdout).unwrap_or_else(|error| panic!("{error}: {self:?}"))
    }
}

impl std::fmt::Debug for Run {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(
            formatter,
            "exit {:?}\n{}\n{}",
            self.code, self.stdout, self.stderr
        )
    }
}

/// Runs the program on the real archive; it must end well.
pub(crate) fn run(arguments: &[&str]) -> Run {
    let run = Run::of(sowbook(arguments));
    assert_eq!(run.code, Some(0), "{arguments:?} {run:?}");
    run
}

/// A copy of an archive in a folder of its own, to be spoilt.
pub(crate) struct Copy {
    folder: TempDir,
}

impl Copy {
    /// Of the real archive.
    pub(crate) fn real() -> Copy {
        Copy::of("sources")
    }

    /// Of a folder of the repository.
    pub(crate) fn of(folder: &str) -> Copy {
        let copy = Copy {
            folder: tempfile::tempdir().expect("a folder can be made"),
        };
        for (path, bytes) in tree(&repository().join(folder)) {
            let file = copy.path("sources").join(path);
            fs::create_dir_all(file.parent().expect("a file's folder"))
                .expect("a folder can be made");
            fs::write(file, bytes).expect("a file can be written");
        }
        copy
    }

    /// A path beside `sources`, or in it.
    pub(crate) fn path(&self, path: &str) -> PathBuf {
        self.folder.path().join(path)
    }

    pub(crate) fn read(&self, path: &str) -> String {
        fs::read_to_string(self.path(path)).unwrap_or_else(|error| panic!("{path}: {error}"))
    }

    pub(crate) fn write(&self, path: &str, bytes: impl AsRef<[u8]>) {
        let file = self.path(path);
        fs::create_dir_all(file.parent().expect("a file's folder")).expect("a folder can be made");
        fs::write(file, bytes).expect("a file can be written");
    }

    /// Puts one text in the place of another, once.
    pub(crate) fn edit(&self, path: &str, from: &str, to: &str) {
        let text = self.read(path);
        assert!(text.contains(from), "{path} does not contain {from:?}");
        self.write(path, text.replacen(from, to, 1));
    }

    /// The program, started beside `sources`; not as in continuous integration.
    pub(crate) fn command(&self, arguments: &[&str]) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_sowbook"));
        command
            .current_dir(self.folder.path())
            .env_remove("CI")
            .args(arguments);
        command
    }

    pub(crate) fn run(&self, arguments: &[&str]) -> Run {
        Run::of(self.command(arguments))
    }

    /// Every file in a folder beside `sources`.
    pub(crate) fn tree(&self, folder: &str) -> BTreeMap<String, Vec<u8>> {
        tree(&self.path(folder))
    }
}

/// Every file in a folder: its path seen from there, and its bytes.
pub(crate) fn tree(folder: &Path) -> BTreeMap<String, Vec<u8>> {
    let mut files = BTreeMap::new();
    let mut folders = vec![folder.to_owned()];
    while let Some(next) = folders.pop() {
        for entry in fs::read_dir(&next).expect("the folder can be read") {
            let path = entry.expect("the folder can be read").path();
            if path.is_dir() {
                folders.push(path);
            } else {
                let name = path.strip_prefix(folder).expect("found in it");
                let name = name.to_str().expect("names are UTF-8").to_owned();
                files.insert(name, fs::read(&path).expect("the file can be read"));
            }
        }
    }
    files
}

/// The keys of an object, sorted.
pub(crate) fn keys(value: &Value) -> Vec<&str> {
    let object = value.as_object().expect("an object");
    object.keys().map(String::as_str).collect()
}
