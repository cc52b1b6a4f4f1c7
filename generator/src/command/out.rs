//! What `build` and `export` share: an archive without errors, and a folder of
//! its own that is written whole.

use std::{
    fs, io,
    path::{self, Component, Path, PathBuf},
};

use anyhow::Context;

use super::{Outcome, print, tell};
use crate::{
    diagnostic::{self, Colour},
    link::archive::Archive,
    load,
    render::{
        output::{self, OutputError, Product},
        site::File,
    },
    verify::{self, Report},
};

/// An archive in which nothing falls short.
pub(super) struct Verified {
    pub(super) archive: Archive,
    pub(super) report: Report,
}

/// Loads and verifies the archive in `sources` and says what was found; none if
/// anything falls short, since that is never shown as verified, nor the rest
/// without it.
pub(super) fn verified(sources: &Path) -> Option<Verified> {
    let loaded = load::load(sources);
    let say = |findings| {
        tell(&diagnostic::render_coloured(
            findings,
            &loaded.sources,
            Colour::for_stderr(),
        ));
    };
    say(&loaded.diagnostics);
    if loaded.has_errors() {
        return None;
    }
    let archive = loaded.archive?;
    let report = verify::verify(&archive, &loaded.diagnostics, |_| true);
    say(&report.diagnostics);
    (!diagnostic::any_error(&report.diagnostics)).then_some(Verified { archive, report })
}

/// A folder to write.
pub(super) struct Out<'a> {
    pub(super) folder: &'a Path,
    /// What stands before it on the command line.
    pub(super) named: &'a str,
    pub(super) product: Product,
}

impl Out<'_> {
    /// Why the folder cannot be written: one of the two is within the other, so
    /// that the archive would be replaced or the program read what it wrote.
    pub(super) fn overlap(&self, sources: &Path) -> anyhow::Result<Option<String>> {
        let at =
            |path: &Path| resolve(path).with_context(|| format!("cannot find {}", path.display()));
        let (real_out, real_sources) = (at(self.folder)?, at(sources)?);
        let how = if real_out == real_sources {
            "is the folder of the archive"
        } else if real_out.starts_with(&real_sources) {
            "lies within the folder of the archive"
        } else if real_sources.starts_with(&real_out) {
            "holds the folder of the archive"
        } else {
            return Ok(None);
        };
        let product = match self.product {
            Product::Site => "a site",
            Product::DataSet => "a data set",
        };
        Ok(Some(format!(
            "{}{} {how}, {}; {product} needs a folder of its own",
            self.named,
            self.folder.display(),
            sources.display()
        )))
    }

    /// Writes the folder whole and prints the file to begin with.
    pub(super) fn write(&self, files: &[File], first: &str) -> anyhow::Result<Outcome> {
        match output::write(self.folder, files, self.product) {
            Ok(()) => {}
            Err(error @ OutputError::Io { .. }) => {
                return Err(error).context(match self.product {
                    Product::Site => "cannot write the site",
                    Product::DataSet => "cannot write the data set",
                });
            }
            Err(error) => {
                tell(&format!("error: {error}\n"));
                return Ok(Outcome::Misuse);
            }
        }
        print(&format!("{}\n", self.folder.join(first).display()))?;
        Ok(Outcome::Good)
    }
}

/// Where a path leads: the part of it that exists without links, and the rest.
fn resolve(path: &Path) -> io::Result<PathBuf> {
    let path = path::absolute(path)?;
    let existing = path.ancestors().find_map(|ancestor| {
        let real = fs::canonicalize(ancestor).ok()?;
        Some((real, path.strip_prefix(ancestor).ok()?))
    });
    let Some((mut real, rest)) = existing else {
        return Ok(path);
    };
    for part in rest.components() {
        match part {
            Component::ParentDir => {
                real.pop();
            }
            part => real.push(part),
        }
    }
    Ok(real)
}
