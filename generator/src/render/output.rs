//! Writing a site or a data set: into a new folder beside the old one, then
//! swapped in whole, so that a run that fails leaves the old one as it was.
//!
//! The marker in the folder lists what was written: a folder that holds anything
//! else besides is refused, since the swap would take that away.

use std::{
    collections::BTreeSet,
    fmt, fs, io,
    path::{Path, PathBuf},
};

/// The file by which a folder is known to be one that this program wrote: a
/// line that says so, then its files, sorted, one a line.
pub const MARKER: &str = ".sowbook";

/// What a folder is written as: one is never replaced by the other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Product {
    /// The pages of an archive.
    Site,
    /// Its data for programs.
    DataSet,
}

impl Product {
    /// How the marker's first line begins, whichever version wrote it.
    fn marker_start(self) -> &'static str {
        match self {
            Product::Site => "A site built by sowbook.",
            Product::DataSet => "A data set exported by sowbook.",
        }
    }

    /// The marker's first line.
    fn marker_line(self) -> String {
        let next = match self {
            Product::Site => "The next build replaces these files:",
            Product::DataSet => "The next export replaces these files:",
        };
        format!("{} {next}", self.marker_start())
    }

    fn name(self) -> &'static str {
        match self {
            Product::Site => "a site built by sowbook",
            Product::DataSet => "a data set exported by sowbook",
        }
    }
}

/// How many of the files that are not ours are named.
const MOST_NAMED: usize = 5;

/// Why a folder could not be written.
#[derive(Debug)]
pub enum OutputError {
    /// The folder holds something that was not written as this product.
    NotOurs(PathBuf, Product),
    /// The folder is ours, but something else was put into it.
    Foreign {
        /// The folder.
        path: PathBuf,
        /// What was not written there, sorted, seen from the folder;
        /// folders end in `/`.
        foreign: Vec<String>,
    },
    /// The path is a file.
    NotAFolder(PathBuf),
    /// The path is a symbolic link.
    ALink(PathBuf),
    /// A file or folder could not be read or written.
    Io {
        /// Which.
        path: PathBuf,
        /// Why.
        error: io::Error,
    },
}

/// Writes `files` (paths with `/`, relative to `out`) as the folder `out`.
///
/// # Errors
/// `out` is something else than an empty folder or one that was written as this
/// product, holds more than was written, or the disk refuses.
pub fn write(out: &Path, files: &[(String, Vec<u8>)], product: Product) -> Result<(), OutputError> {
    // Without a slash at the end, which would lead through a link.
    let mut out: PathBuf = out.components().collect();
    if out.file_name().is_none() {
        // `.` and `..` have a name only where they lead.
        out = fs::canonicalize(&out).map_err(|error| at(&out, error))?;
    }
    let out = out.as_path();
    let exists = check(out, product)?;
    let parent = match out.parent() {
        Some(parent) if !parent.as_os_str().is_empty() => parent,
        _ => Path::new("."),
    };
    create(parent)?;
    let name = out
        .file_name()
        .ok_or_else(|| OutputError::NotAFolder(out.to_owned()))?
        .to_string_lossy();
    remove_abandoned(parent, &name);
    let fresh = parent.join(format!(".{name}.{}.new", std::process::id()));
    remove(&fresh)?;
    create(&fresh)?;
    let _held = hold(&fresh);
    let written = fill(&fresh, files, product).and_then(|()| swap_in(&fresh, out, exists));
    // After the swap this is the old one; after a failure, the unfinished one.
    let removed = remove(&fresh);
    written.and(removed)
}

/// Where unfinished folders for `name` stand in `parent`, those of runs that were
/// broken off are removed: nobody holds them.
fn remove_abandoned(parent: &Path, name: &str) {
    let is_unfinished = |entry: &fs::DirEntry| {
        entry
            .file_name()
            .to_str()
            .and_then(|other| {
                other
                    .strip_prefix('.')?
                    .strip_prefix(name)?
                    .strip_prefix('.')
            })
            .and_then(|rest| rest.strip_suffix(".new"))
            .is_some_and(|process| {
                !process.is_empty() && process.bytes().all(|byte| byte.is_ascii_digit())
            })
    };
    let entries = fs::read_dir(parent).into_iter().flatten().flatten();
    for entry in entries.filter(is_unfinished) {
        if hold(&entry.path()).is_some() {
            // What cannot be removed is in nobody's way.
            let _ = fs::remove_dir_all(entry.path());
        }
    }
}

/// Holds a folder for as long as the value lives, unless another process does.
fn hold(folder: &Path) -> Option<fs::File> {
    let folder = fs::File::open(folder).ok()?;
    folder.try_lock().ok()?;
    Some(folder)
}

/// Whether `out` is there; an error if it is not ours to replace.
fn check(out: &Path, product: Product) -> Result<bool, OutputError> {
    let metadata = match fs::symlink_metadata(out) {
        Ok(metadata) => metadata,
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(false),
        Err(error) => return Err(at(out, error)),
    };
    if metadata.is_symlink() {
        return Err(OutputError::ALink(out.to_owned()));
    }
    if !metadata.is_dir() {
        return Err(OutputError::NotAFolder(out.to_owned()));
    }
    let is_empty = fs::read_dir(out)
        .map_err(|error| at(out, error))?
        .next()
        .is_none();
    if is_empty {
        return Ok(true);
    }
    let Some(written) = manifest(out, product)? else {
        return Err(OutputError::NotOurs(out.to_owned(), product));
    };
    let foreign = foreign(out, &written)?;
    if foreign.is_empty() {
        Ok(true)
    } else {
        Err(OutputError::Foreign {
            path: out.to_owned(),
            foreign,
        })
    }
}

/// What the marker of a folder says was written there; none without a marker of
/// this product.
fn manifest(out: &Path, product: Product) -> Result<Option<BTreeSet<String>>, OutputError> {
    let marker = out.join(MARKER);
    if !fs::symlink_metadata(&marker).is_ok_and(|metadata| metadata.is_file()) {
        return Ok(None);
    }
    let text = fs::read(&marker).map_err(|error| at(&marker, error))?;
    let text = String::from_utf8_lossy(&text);
    Ok(text.starts_with(product.marker_start()).then(|| {
        let paths = text.lines().skip(1).map(str::to_owned);
        paths.chain([MARKER.to_owned()]).collect()
    }))
}

/// What a folder holds that was not written there, sorted. A link is never
/// ours, nor is a folder in which nothing of ours stands.
fn foreign(out: &Path, written: &BTreeSet<String>) -> Result<Vec<String>, OutputError> {
    let mut foreign = Vec::new();
    let mut folders = vec![(out.to_owned(), String::new())];
    while let Some((folder, prefix)) = folders.pop() {
        for entry in fs::read_dir(&folder).map_err(|error| at(&folder, error))? {
            let entry = entry.map_err(|error| at(&folder, error))?;
            let kind = entry
                .file_type()
                .map_err(|error| at(&entry.path(), error))?;
            let name = entry.file_name();
            let path = format!("{prefix}{}", name.to_string_lossy());
            let within = format!("{path}/");
            if kind.is_dir() {
                let holds_ours = written
                    .range(within.clone()..)
                    .next()
                    .is_some_and(|next| next.starts_with(&within));
                if holds_ours {
                    folders.push((entry.path(), within));
                } else {
                    foreign.push(within);
                }
            } else if !kind.is_file() || name.to_str().is_none() || !written.contains(&path) {
                foreign.push(path);
            }
        }
    }
    foreign.sort();
    Ok(foreign)
}

fn fill(folder: &Path, files: &[(String, Vec<u8>)], product: Product) -> Result<(), OutputError> {
    create(folder)?;
    for (path, content) in files {
        let path = folder.join(path);
        if let Some(parent) = path.parent() {
            create(parent)?;
        }
        put(&path, content)?;
    }
    let paths: BTreeSet<&str> = files.iter().map(|(path, _)| path.as_str()).collect();
    let first = product.marker_line();
    let lines = [first.as_str()].into_iter().chain(paths);
    let marker: String = lines.flat_map(|line| [line, "\n"]).collect();
    put(&folder.join(MARKER), marker.as_bytes())
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

/// Moves the old folder aside, the new one in its place, and back if that fails.
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
            OutputError::NotOurs(path, product) => write!(
                formatter,
                "{} is neither empty nor {}: it is left as it is",
                path.display(),
                product.name()
            ),
            OutputError::Foreign { path, foreign } => {
                let named = foreign.len().min(MOST_NAMED);
                write!(
                    formatter,
                    "{} holds what sowbook did not write there: {}",
                    path.display(),
                    foreign[..named].join(", ")
                )?;
                if foreign.len() > named {
                    write!(formatter, " and {} more", foreign.len() - named)?;
                }
                write!(
                    formatter,
                    "; it would be taken away, so the folder is left as it is"
                )
            }
            OutputError::NotAFolder(path) => {
                write!(formatter, "{} is not a folder", path.display())
            }
            OutputError::ALink(path) => write!(
                formatter,
                "{} is a symbolic link; give the folder that it leads to",
                path.display()
            ),
            OutputError::Io { path, error } => write!(formatter, "{}: {error}", path.display()),
        }
    }
}

impl std::error::Error for OutputError {}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::{MARKER, OutputError, Product};

    fn write(out: &std::path::Path, files: &[(String, Vec<u8>)]) -> Result<(), OutputError> {
        super::write(out, files, Product::Site)
    }

    fn page(text: &str) -> Vec<(String, Vec<u8>)> {
        vec![("games/index.html".to_owned(), text.as_bytes().to_vec())]
    }

    #[test]
    fn a_site_is_written_and_replaced_whole() {
        let folder = tempfile::tempdir().expect("a folder");
        let out = folder.path().join("site");
        write(&out, &page("one")).expect("the first site");
        let left_over = [page("one"), vec![("old/page.html".to_owned(), Vec::new())]].concat();
        write(&out, &left_over).expect("a site with one page more");
        write(&out, &page("two")).expect("the next site");
        assert_eq!(
            fs::read_to_string(out.join("games/index.html")).expect("a page"),
            "two"
        );
        assert!(!out.join("old").exists());
        let marker = fs::read_to_string(out.join(MARKER)).expect("a marker");
        let lines: Vec<&str> = marker.lines().skip(1).collect();
        assert_eq!(lines, ["games/index.html"]);
        let beside: Vec<_> = fs::read_dir(folder.path()).expect("a folder").collect();
        assert_eq!(beside.len(), 1, "nothing is left beside the site");
    }

    #[test]
    fn what_a_broken_run_left_is_removed_and_what_another_makes_is_not() {
        let folder = tempfile::tempdir().expect("a folder");
        let beside = |name: &str| folder.path().join(name);
        for name in [
            ".site.1.new",
            ".site.2.new",
            ".site.x.new",
            ".sites.3.new",
            ".site.4.old",
        ] {
            fs::create_dir_all(beside(name).join("games")).expect("a folder");
        }
        let held = super::hold(&beside(".site.2.new")).expect("nobody holds it");
        write(&beside("site"), &page("one")).expect("a site");
        assert!(!beside(".site.1.new").exists());
        for name in [".site.2.new", ".site.x.new", ".sites.3.new", ".site.4.old"] {
            assert!(beside(name).join("games").exists(), "{name}");
        }
        drop(held);
        write(&beside("site"), &page("two")).expect("a site");
        assert!(!beside(".site.2.new").exists());
    }

    #[test]
    fn what_is_not_ours_is_left_alone() {
        let folder = tempfile::tempdir().expect("a folder");
        let out = folder.path().join("thesis");
        fs::create_dir(&out).expect("a folder");
        fs::write(out.join("chapter.txt"), "years of work").expect("a file");
        assert!(matches!(
            write(&out, &page("one")),
            Err(OutputError::NotOurs(..))
        ));
        assert!(out.join("chapter.txt").exists());
        assert!(matches!(
            write(&out.join("chapter.txt"), &page("one")),
            Err(OutputError::NotAFolder(_))
        ));
    }

    /// Puts a file into a site that was built; the next build must name it and
    /// change nothing.
    #[track_caller]
    fn check_foreign(file: &str, named: &str) {
        let folder = tempfile::tempdir().expect("a folder");
        let out = folder.path().join("site");
        write(&out, &page("one")).expect("the first site");
        let path = out.join(file);
        fs::create_dir_all(path.parent().expect("a file's folder")).expect("a folder");
        fs::write(&path, "mine").expect("a file");
        let error = write(&out, &page("two")).expect_err(file);
        assert!(
            matches!(&error, OutputError::Foreign { foreign, .. } if *foreign == [named]),
            "{error:?}"
        );
        assert!(error.to_string().contains(named), "{error}");
        let read = |path| fs::read_to_string(path).expect("still there");
        assert_eq!(read(path), "mine");
        assert_eq!(read(out.join("games/index.html")), "one");
    }

    #[test]
    fn what_was_put_into_a_site_is_not_taken_away() {
        check_foreign("CNAME", "CNAME");
        check_foreign(".git/config", ".git/");
        check_foreign("games/mine.html", "games/mine.html");
        check_foreign("games/mine/thesis.txt", "games/mine/");
        // Another site within this one.
        check_foreign("inner/.sowbook", "inner/");
    }

    #[test]
    fn one_product_does_not_replace_another() {
        let folder = tempfile::tempdir().expect("a folder");
        let out = folder.path().join("site");
        write(&out, &page("one")).expect("the first site");
        let error = super::write(&out, &page("two"), Product::DataSet).expect_err("a site");
        assert!(matches!(error, OutputError::NotOurs(_, Product::DataSet)));
        write(&out, &page("three")).expect("the next site");
    }

    #[test]
    fn many_foreign_files_are_not_all_named() {
        let folder = tempfile::tempdir().expect("a folder");
        let out = folder.path().join("site");
        write(&out, &page("one")).expect("the first site");
        for name in ["a", "b", "c", "d", "e", "f", "g"] {
            fs::write(out.join(name), "mine").expect("a file");
        }
        let said = write(&out, &page("two")).expect_err("refused").to_string();
        assert!(said.contains(": a, b, c, d, e and 2 more;"), "{said}");
    }

    #[test]
    fn a_marker_without_a_list_vouches_for_nothing() {
        let folder = tempfile::tempdir().expect("a folder");
        let out = folder.path().join("site");
        fs::create_dir(&out).expect("a folder");
        fs::write(out.join(MARKER), "A site built by sowbook.\n").expect("a marker");
        fs::write(out.join("index.html"), "old").expect("a file");
        assert!(matches!(
            write(&out, &page("one")),
            Err(OutputError::Foreign { .. })
        ));
        fs::remove_file(out.join("index.html")).expect("it is there");
        write(&out, &page("one")).expect("nothing else is there");
    }

    #[cfg(unix)]
    #[test]
    fn a_link_is_said_to_be_one() {
        let folder = tempfile::tempdir().expect("a folder");
        let out = folder.path().join("site");
        let link = folder.path().join("link");
        write(&out, &page("one")).expect("the first site");
        std::os::unix::fs::symlink(&out, &link).expect("a link");
        for path in [link.clone(), link.join("")] {
            let error = write(&path, &page("two")).expect_err("a link");
            assert!(matches!(error, OutputError::ALink(_)), "{error:?}");
        }
        // Nor is a link within a site ours, whatever its name.
        fs::remove_file(out.join("games/index.html")).expect("it is there");
        std::os::unix::fs::symlink(&link, out.join("games/index.html")).expect("a link");
        let error = write(&out, &page("two")).expect_err("a link within");
        assert!(matches!(error, OutputError::Foreign { .. }), "{error:?}");
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
