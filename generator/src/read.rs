//! Reading: the folder of the archive into files in memory.
//!
//! The only stage that reads from the disk. What a file means is not asked here.
//! Hidden files (a leading full stop) are passed over. The folder itself may be a
//! link; links within it are not followed.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Component, Path};

use walkdir::WalkDir;

use crate::diagnostic::Diagnostic;

/// No file of an archive is larger; a note has a few thousand bytes.
const MAX_BYTES: u64 = 8 << 20;

const NOT_UTF8: &str = "its name is not UTF-8";

/// The files of an archive, by their path seen from its folder, with `/`.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Files {
    root: String,
    by_path: BTreeMap<String, Vec<u8>>,
    /// The folders, by their path: one that holds no file is seen here alone.
    folders: BTreeSet<String>,
}

impl Files {
    /// Files that stand in a folder shown as `root`, with their paths seen from it.
    pub fn new(
        root: impl Into<String>,
        files: impl IntoIterator<Item = (String, Vec<u8>)>,
    ) -> Files {
        Files {
            root: root.into(),
            by_path: files.into_iter().collect(),
            folders: BTreeSet::new(),
        }
    }

    /// The bytes of the file of this path.
    pub fn get(&self, path: &str) -> Option<&[u8]> {
        self.by_path.get(path).map(Vec::as_slice)
    }

    /// The paths, in order.
    pub fn paths(&self) -> impl Iterator<Item = &str> {
        self.by_path.keys().map(String::as_str)
    }

    /// The paths that begin with `prefix`, in order.
    pub fn paths_in<'a>(&'a self, prefix: &'a str) -> impl Iterator<Item = &'a str> {
        self.by_path
            .range(prefix.to_owned()..)
            .map(|(path, _)| path.as_str())
            .take_while(move |path| path.starts_with(prefix))
    }

    /// The names of the folders in a folder, whose path ends with `/`; those that
    /// hold no file too.
    pub fn folders_in<'a>(&'a self, folder: &'a str) -> BTreeSet<&'a str> {
        let of_files = self.paths_in(folder).filter_map(|path| {
            let (name, _) = path[folder.len()..].split_once('/')?;
            Some(name)
        });
        let own = self.folders.iter().filter_map(|path| {
            let name = path.strip_prefix(folder)?;
            (!name.contains('/')).then_some(name)
        });
        of_files.chain(own).collect()
    }

    /// A path as it is to be shown: with the folder it is in.
    pub fn shown(&self, path: &str) -> String {
        if self.root.is_empty() || self.root == "." {
            path.to_owned()
        } else {
            format!("{}/{path}", self.root.trim_end_matches('/'))
        }
    }

    /// Puts a file in the place of another, or beside them.
    pub fn insert(&mut self, path: impl Into<String>, bytes: impl Into<Vec<u8>>) {
        self.by_path.insert(path.into(), bytes.into());
    }

    /// Puts a folder among the others; what stands in it is another matter.
    pub fn insert_folder(&mut self, path: impl Into<String>) {
        self.folders.insert(path.into());
    }

    /// Keeps only the files whose path is to be kept.
    pub fn retain(&mut self, is_kept: impl Fn(&str) -> bool) {
        self.by_path.retain(|path, _| is_kept(path));
    }

    /// Takes a file out.
    pub fn remove(&mut self, path: &str) -> Option<Vec<u8>> {
        self.by_path.remove(path)
    }
}

/// Reads every file of a folder, sorted by name, and says what could not be read.
pub fn read(folder: &Path) -> (Files, Vec<Diagnostic>) {
    let mut files = Files {
        root: folder.to_string_lossy().replace('\\', "/"),
        by_path: BTreeMap::new(),
        folders: BTreeSet::new(),
    };
    let mut diagnostics = Vec::new();
    match fs::metadata(folder) {
        Ok(metadata) if metadata.is_dir() => {}
        Ok(_) => diagnostics.push(unreadable(&files, None, &"it is not a folder")),
        Err(error) => diagnostics.push(unreadable(&files, None, &error)),
    }
    if !diagnostics.is_empty() {
        return (files, diagnostics);
    }
    let walk = WalkDir::new(folder)
        .min_depth(1)
        .sort_by_file_name()
        .into_iter()
        .filter_entry(|entry| !is_hidden(entry.path()));
    for entry in walk {
        let entry = match entry {
            Ok(entry) => entry,
            Err(error) => {
                diagnostics.push(unreadable(&files, error.path(), &error));
                continue;
            }
        };
        if entry.file_type().is_dir() {
            match relative_path(folder, entry.path()) {
                Some(path) => files.insert_folder(path),
                None => diagnostics.push(unreadable(&files, Some(entry.path()), &NOT_UTF8)),
            }
            continue;
        }
        match read_file(folder, entry.path()) {
            Ok((path, bytes)) => files.insert(path, bytes),
            Err(error) => diagnostics.push(unreadable(&files, Some(entry.path()), &error)),
        }
    }
    (files, diagnostics)
}

fn is_hidden(path: &Path) -> bool {
    path.file_name()
        .is_some_and(|name| name.as_encoded_bytes().starts_with(b"."))
}

fn read_file(folder: &Path, path: &Path) -> Result<(String, Vec<u8>), String> {
    let relative = relative_path(folder, path).ok_or(NOT_UTF8)?;
    let metadata = fs::symlink_metadata(path).map_err(|error| error.to_string())?;
    if !metadata.is_file() {
        return Err("neither a file nor a folder; links are not followed".to_owned());
    }
    if metadata.len() > MAX_BYTES {
        return Err(format!(
            "{} bytes; no file of an archive has more than {MAX_BYTES}",
            metadata.len()
        ));
    }
    let bytes = fs::read(path).map_err(|error| error.to_string())?;
    Ok((relative, bytes))
}

fn relative_path(folder: &Path, path: &Path) -> Option<String> {
    let parts: Option<Vec<&str>> = path
        .strip_prefix(folder)
        .ok()?
        .components()
        .map(|part| match part {
            Component::Normal(name) => name.to_str(),
            _ => None,
        })
        .collect();
    Some(parts?.join("/"))
}

fn unreadable(files: &Files, path: Option<&Path>, error: &dyn std::fmt::Display) -> Diagnostic {
    let (path, help) = match path {
        None => (
            files.root.clone(),
            "the folder of an archive holds `archive.yaml`, `bibliography.yaml`, `languages` and `games`",
        ),
        Some(path) => (
            path.to_string_lossy().replace('\\', "/"),
            "put a file in its place that this user may read, or take it out of the archive's folder",
        ),
    };
    Diagnostic::error("unreadable-file", format!("cannot be read: {error}"))
        .in_file(path)
        .help(help)
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::{Files, read};

    #[test]
    fn files_come_sorted_and_hidden_ones_not_at_all() {
        let folder = tempfile::tempdir().expect("a folder can be made");
        fs::create_dir_all(folder.path().join("games/b")).expect("a folder can be made");
        for name in ["games/b/y", "archive.yaml", "games/a", ".hidden"] {
            fs::write(folder.path().join(name), name).expect("a file can be written");
        }
        let (files, diagnostics) = read(folder.path());
        assert_eq!(diagnostics, []);
        let paths: Vec<&str> = files.paths().collect();
        assert_eq!(paths, ["archive.yaml", "games/a", "games/b/y"]);
        assert_eq!(files.get("games/b/y"), Some(b"games/b/y".as_slice()));
        assert_eq!(files.paths_in("games/").count(), 2);
        fs::create_dir_all(folder.path().join("games/c/notes")).expect("a folder can be made");
        let (files, _) = read(folder.path());
        let folders: Vec<&str> = files.folders_in("games/").into_iter().collect();
        assert_eq!(folders, ["b", "c"]);
    }

    #[test]
    fn what_cannot_be_read_is_said() {
        let (_, diagnostics) = read(std::path::Path::new("no/such/folder"));
        let [diagnostic] = diagnostics.as_slice() else {
            panic!("one finding expected, not {diagnostics:?}");
        };
        assert_eq!(diagnostic.code, "unreadable-file");
        assert_eq!(diagnostic.path.as_deref(), Some("no/such/folder"));
    }

    #[test]
    fn a_file_is_not_a_folder() {
        let folder = tempfile::tempdir().expect("a folder can be made");
        let file = folder.path().join("file");
        fs::write(&file, "x").expect("a file can be written");
        let (files, diagnostics) = read(&file);
        assert_eq!(files.paths().count(), 0);
        let [diagnostic] = diagnostics.as_slice() else {
            panic!("one finding expected, not {diagnostics:?}");
        };
        assert!(
            diagnostic.message.contains("is not a folder"),
            "{diagnostic:?}"
        );
    }

    #[cfg(unix)]
    #[test]
    fn the_folder_itself_may_be_a_link() {
        let folder = tempfile::tempdir().expect("a folder can be made");
        let (real, link) = (folder.path().join("real"), folder.path().join("link"));
        fs::create_dir(&real).expect("a folder can be made");
        fs::write(real.join("archive.yaml"), "x").expect("a file can be written");
        std::os::unix::fs::symlink(&real, &link).expect("a link can be made");
        let (files, diagnostics) = read(&link);
        assert_eq!(diagnostics, []);
        assert_eq!(files.paths().collect::<Vec<_>>(), ["archive.yaml"]);
    }

    #[cfg(unix)]
    #[test]
    fn links_are_not_followed() {
        let folder = tempfile::tempdir().expect("a folder can be made");
        std::os::unix::fs::symlink(folder.path(), folder.path().join("loop"))
            .expect("a link can be made");
        let (files, diagnostics) = read(folder.path());
        assert_eq!(files.paths().count(), 0);
        assert_eq!(diagnostics.len(), 1);
    }

    #[test]
    fn paths_are_shown_with_their_folder() {
        assert_eq!(Files::new("sources/", []).shown("a"), "sources/a");
        assert_eq!(Files::new("", []).shown("a"), "a");
    }
}
