//! Writing a site: into a new folder beside the old one, then swapped in whole,
//! so that a build that fails leaves the old site as it was.

use std::{
    fmt, fs, io,
    path::{Path, PathBuf},
};

/// The file by which a folder is known to be a site that this program wrote.
pub const MARKER: &str = ".sowbook";

const MARKER_TEXT: &str = "A site built by sowbook. The next build replaces this whole folder.\n";

/// Why a site could not be written.
#[derive(Debug)]
pub enum OutputError {
    /// The folder holds something that is not a site of ours.
    NotOurs(PathBuf),
    /// The path is a file.
    NotAFolder(PathBuf),
    /// A file or folder could not be read or written.
    Io {
        /// Which.
        path: PathBuf,
        /// Why.
        error: io::Error,
    },
}

/// Writes `files` (paths with `/`, relative to `out`) as the site `out`.
///
/// # Errors
/// `out` is something else than a site of ours or an empty folder, or the disk
/// refuses.
pub fn write(out: &Path, files: &[(String, Vec<u8>)]) -> Result<(), OutputError> {
    let exists = check(out)?;
    let parent = match out.parent() {
        Some(parent) if !parent.as_os_str().is_empty() => parent,
        _ => Path::new("."),
    };
    create(parent)?;
    let name = out
        .file_name()
        .ok_or_else(|| OutputError::NotAFolder(out.to_owned()))?
        .to_string_lossy();
    let fresh = parent.join(format!(".{name}.{}.new", std::process::id()));
    remove(&fresh)?;
    let written = fill(&fresh, files).and_then(|()| swap_in(&fresh, out, exists));
    // After the swap this is the old site; after a failure, the unfinished one.
    let removed = remove(&fresh);
    written.and(removed)
}

/// Whether `out` is there; an error if it is not ours to replace.
fn check(out: &Path) -> Result<bool, OutputError> {
    let metadata = match fs::symlink_metadata(out) {
        Ok(metadata) => metadata,
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(false),
        Err(error) => return Err(at(out, error)),
    };
    if !metadata.is_dir() {
        return Err(OutputError::NotAFolder(out.to_owned()));
    }
    let is_empty = fs::read_dir(out)
        .map_err(|error| at(out, error))?
        .next()
        .is_none();
    if is_empty || out.join(MARKER).is_file() {
        Ok(true)
    } else {
        Err(OutputError::NotOurs(out.to_owned()))
    }
}

fn fill(folder: &Path, files: &[(String, Vec<u8>)]) -> Result<(), OutputError> {
    create(folder)?;
    put(&folder.join(MARKER), MARKER_TEXT.as_bytes())?;
    for (path, content) in files {
        let path = folder.join(path);
        if let Some(parent) = path.parent() {
            create(parent)?;
        }
        put(&path, content)?;
    }
    Ok(())
}

#[cfg(target_os = "linux")]
fn swap_in(fresh: &Path, out: &Path, exists: bool) -> Result<(), OutputError> {
    use rustix::fs::{CWD, RenameFlags, renameat_with};
    if exists {
        match renameat_with(CWD, fresh, CWD, out, RenameFlags::EXCHANGE) {
            Ok(()) => return Ok(()),
            // Not every file system can exchange two folders.
            Err(rustix::io::Errno::INVAL | rustix::io::Errno::NOSYS) => {}
            Err(error) => return Err(at(out, error.into())),
        }
    }
    replace(fresh, out, exists)
}

#[cfg(not(target_os = "linux"))]
fn swap_in(fresh: &Path, out: &Path, exists: bool) -> Result<(), OutputError> {
    replace(fresh, out, exists)
}

/// Moves the old site aside, the new one in its place, and back if that fails.
fn replace(fresh: &Path, out: &Path, exists: bool) -> Result<(), OutputError> {
    let rename = |from: &Path, to: &Path| fs::rename(from, to).map_err(|error| at(to, error));
    if !exists {
        return rename(fresh, out);
    }
    let aside = fresh.with_extension("old");
    rename(out, &aside)?;
    if let Err(error) = rename(fresh, out) {
        rename(&aside, out)?;
        return Err(error);
    }
    remove(&aside)
}

fn create(folder: &Path) -> Result<(), OutputError> {
    fs::create_dir_all(folder).map_err(|error| at(folder, error))
}

fn put(path: &Path, content: &[u8]) -> Result<(), OutputError> {
    fs::write(path, content).map_err(|error| at(path, error))
}

fn remove(folder: &Path) -> Result<(), OutputError> {
    match fs::remove_dir_all(folder) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => Err(at(folder, error)),
        _ => Ok(()),
    }
}

fn at(path: &Path, error: io::Error) -> OutputError {
    OutputError::Io {
        path: path.to_owned(),
        error,
    }
}

impl fmt::Display for OutputError {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            OutputError::NotOurs(path) => write!(
                formatter,
                "{} is neither empty nor a site built by sowbook: it is left as it is",
                path.display()
            ),
            OutputError::NotAFolder(path) => {
                write!(formatter, "{} is not a folder", path.display())
            }
            OutputError::Io { path, error } => write!(formatter, "{}: {error}", path.display()),
        }
    }
}

impl std::error::Error for OutputError {}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::{MARKER, OutputError, write};

    fn page(text: &str) -> Vec<(String, Vec<u8>)> {
        vec![("games/index.html".to_owned(), text.as_bytes().to_vec())]
    }

    #[test]
    fn a_site_is_written_and_replaced_whole() {
        let folder = tempfile::tempdir().expect("a folder");
        let out = folder.path().join("site");
        write(&out, &page("one")).expect("the first site");
        fs::write(out.join("left-over.html"), "old").expect("a file");
        write(&out, &page("two")).expect("the second site");
        assert_eq!(
            fs::read_to_string(out.join("games/index.html")).expect("a page"),
            "two"
        );
        assert!(!out.join("left-over.html").exists());
        assert!(out.join(MARKER).exists());
        let beside: Vec<_> = fs::read_dir(folder.path()).expect("a folder").collect();
        assert_eq!(beside.len(), 1, "nothing is left beside the site");
    }

    #[test]
    fn what_is_not_ours_is_left_alone() {
        let folder = tempfile::tempdir().expect("a folder");
        let out = folder.path().join("thesis");
        fs::create_dir(&out).expect("a folder");
        fs::write(out.join("chapter.txt"), "years of work").expect("a file");
        assert!(matches!(
            write(&out, &page("one")),
            Err(OutputError::NotOurs(_))
        ));
        assert!(out.join("chapter.txt").exists());
        assert!(matches!(
            write(&out.join("chapter.txt"), &page("one")),
            Err(OutputError::NotAFolder(_))
        ));
    }

    #[test]
    fn an_empty_folder_may_be_filled() {
        let folder = tempfile::tempdir().expect("a folder");
        let out = folder.path().join("site");
        fs::create_dir(&out).expect("a folder");
        write(&out, &page("one")).expect("the site");
        assert!(out.join("games/index.html").exists());
    }

    #[test]
    fn a_failed_build_leaves_the_old_site() {
        let folder = tempfile::tempdir().expect("a folder");
        let out = folder.path().join("site");
        write(&out, &page("one")).expect("the first site");
        // A page whose folder is a file cannot be written.
        let broken = vec![
            ("games".to_owned(), b"a file".to_vec()),
            ("games/index.html".to_owned(), b"two".to_vec()),
        ];
        assert!(write(&out, &broken).is_err());
        assert_eq!(
            fs::read_to_string(out.join("games/index.html")).expect("a page"),
            "one"
        );
        let beside: Vec<_> = fs::read_dir(folder.path()).expect("a folder").collect();
        assert_eq!(beside.len(), 1, "nothing is left beside the site");
    }
}
