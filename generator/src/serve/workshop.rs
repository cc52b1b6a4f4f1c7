//! From files in memory to an edition of the archive, again and again.

use crate::{
    diagnostic::{Diagnostic, any_error},
    load::load_files,
    read::Files,
    render::site::{Cited, Edition},
    source::Sources,
    verify::{self, Memory},
};

/// Makes editions, and remembers what need not be searched or cited again.
#[derive(Debug, Default)]
pub struct Workshop {
    memory: Memory,
    cited: Cited,
}

/// What came of the files of an archive.
#[derive(Debug)]
pub struct Made {
    /// The archive, if nothing in it falls short.
    pub edition: Option<Edition>,
    /// What was found, warnings too.
    pub findings: Vec<Diagnostic>,
    /// The files as text, to show what findings point at.
    pub sources: Sources,
}

impl Made {
    /// Of files that could not be read.
    pub(super) fn unread(findings: Vec<Diagnostic>) -> Made {
        Made {
            edition: None,
            findings,
            sources: Sources::new(),
        }
    }
}

impl Workshop {
    /// Loads and verifies the archive of `files`, as `sowbook build` does.
    pub fn make(&mut self, files: &Files) -> Made {
        let loaded = load_files(files);
        let mut made = Made {
            edition: None,
            findings: loaded.diagnostics,
            sources: loaded.sources,
        };
        let Some(archive) = loaded.archive.filter(|_| !any_error(&made.findings)) else {
            return made;
        };
        let report = verify::verify_again(&archive, &made.findings, &mut self.memory);
        made.findings.extend(report.diagnostics.iter().cloned());
        if !any_error(&made.findings) {
            made.edition = Some(Edition::new(archive, report, &mut self.cited));
        }
        made
    }
}
