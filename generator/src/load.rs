//! Loading: read, parse, link. Each pass gathers all it can; the next one runs
//! only on what the last found no error in: a game with an error in a file of
//! its own is left out, the others go on.

use std::path::Path;

use crate::diagnostic::{self, Diagnostic};
use crate::link::archive::Archive;
use crate::link::link;
use crate::parse;
use crate::read::{self, Files};
use crate::source::{Source, Sources};

/// What came of a folder.
#[derive(Debug)]
pub struct Loaded {
    /// The archive, as far as it could be made; sound only without errors.
    pub archive: Option<Archive>,
    /// The files as text, to show what findings point at.
    pub sources: Sources,
    /// What was found, sorted by place.
    pub diagnostics: Vec<Diagnostic>,
}

impl Loaded {
    /// Whether anything found is an error.
    pub fn has_errors(&self) -> bool {
        diagnostic::any_error(&self.diagnostics)
    }
}

/// Loads the archive in a folder.
pub fn load(folder: &Path) -> Loaded {
    let (files, findings) = read::read(folder);
    if diagnostic::any_error(&findings) {
        return Loaded {
            archive: None,
            sources: Sources::new(),
            diagnostics: sorted(findings),
        };
    }
    load_files(&files)
}

/// Loads the archive of files already read.
pub fn load_files(files: &Files) -> Loaded {
    let (mut parsed, mut findings) = parse::parse(files);
    let sources = parsed.sources.clone();
    let strays = parsed.strays.clone();
    parsed.games.retain(|game| {
        let folder = folder_of(&game.source);
        !findings
            .iter()
            .any(|one| one.is_error() && is_within(one, &folder))
    });
    let games = files.shown("games/");
    let is_common = |one: &Diagnostic| one.is_error() && !is_within(one, &games);
    let is_whole = !diagnostic::any_error(&findings);
    let archive = if findings.iter().any(is_common) {
        None
    } else {
        let (archive, found) = link(parsed, is_whole);
        findings.extend(found);
        archive
    };
    findings.extend(strays);
    Loaded {
        archive,
        sources,
        diagnostics: sorted(findings),
    }
}

/// The folder of a game's record, with a slash at its end.
fn folder_of(record: &Source) -> String {
    let path = record.path();
    path[..=path.rfind('/').unwrap_or_default()].to_owned()
}

fn is_within(finding: &Diagnostic, folder: &str) -> bool {
    finding
        .path
        .as_deref()
        .is_some_and(|path| path.starts_with(folder))
}

fn sorted(mut findings: Vec<Diagnostic>) -> Vec<Diagnostic> {
    diagnostic::sort(&mut findings);
    findings
}
