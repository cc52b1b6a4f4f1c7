//! Loading: read, parse, link. Each pass gathers all it can; the next one runs
//! only on what the last found no error in.

use std::path::Path;

use crate::diagnostic::{self, Diagnostic};
use crate::link::archive::Archive;
use crate::link::link;
use crate::parse;
use crate::read::{self, Files};
use crate::source::Sources;

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
    let (parsed, mut findings) = parse::parse(files);
    let sources = parsed.sources.clone();
    let strays = parsed.strays.clone();
    let archive = if diagnostic::any_error(&findings) {
        None
    } else {
        let (archive, found) = link(parsed);
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

fn sorted(mut findings: Vec<Diagnostic>) -> Vec<Diagnostic> {
    diagnostic::sort(&mut findings);
    findings
}
