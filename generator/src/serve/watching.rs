//! Waiting until something within a folder changes.
//!
//! Editors save in many ways: they write a file anew, or write another and put it
//! in its place, and leave files of their own beside it for a while. So changes
//! are gathered until none comes for a moment, and [`is_passing`] says which files
//! are nobody's business. A folder may go and come back.

use std::{
    path::{self, Path, PathBuf},
    sync::mpsc::{Receiver, RecvTimeoutError, channel},
    time::{Duration, Instant},
};

use notify::{
    Event, EventKind, RecommendedWatcher, RecursiveMode, Watcher as _,
    event::{AccessKind, AccessMode, ModifyKind},
};

/// No more changes for so long: what was being saved is saved.
const SETTLED: Duration = Duration::from_millis(10);
/// But whoever waits for the page waits no longer than this.
const AT_MOST: Duration = Duration::from_millis(30);

/// Waits for changes in some folders.
pub struct Watcher {
    watcher: RecommendedWatcher,
    changes: Receiver<notify::Result<Event>>,
    folders: Vec<Watched>,
}

struct Watched {
    folder: PathBuf,
    /// Whether it is, or was when last looked at, the folder that is watched.
    is_held: bool,
}

impl Watcher {
    /// Watches these folders, and those within them. One that is not there is
    /// looked for from time to time.
    ///
    /// # Errors
    /// The system cannot watch folders at all.
    pub fn new(folders: impl Iterator<Item = PathBuf>) -> notify::Result<Watcher> {
        let (tell, changes) = channel();
        let watcher = notify::recommended_watcher(tell)?;
        let folders = folders.map(|folder| Watched {
            // As the events have it.
            folder: path::absolute(&folder).unwrap_or(folder),
            is_held: false,
        });
        let mut watcher = Watcher {
            watcher,
            changes,
            folders: folders.collect(),
        };
        watcher.hold();
        Ok(watcher)
    }

    /// Whether something changed before `patience` was over.
    pub fn wait(&mut self, patience: Duration) -> bool {
        if self.hold() {
            return true;
        }
        let until = Instant::now() + patience;
        loop {
            let left = until.saturating_duration_since(Instant::now());
            match self.changes.recv_timeout(left) {
                Ok(change) if self.matters(&change) => break,
                Ok(_) => {}
                // Nobody tells any more, but folders still come back.
                Err(RecvTimeoutError::Disconnected) => {
                    std::thread::sleep(left);
                    return false;
                }
                Err(RecvTimeoutError::Timeout) => return false,
            }
        }
        let until = Instant::now() + AT_MOST;
        loop {
            let left = until.saturating_duration_since(Instant::now());
            match self.changes.recv_timeout(left.min(SETTLED)) {
                Ok(change) => {
                    self.matters(&change);
                }
                Err(_) => break,
            }
            if left.is_zero() {
                break;
            }
        }
        self.hold();
        true
    }

    /// Takes hold of folders that were lost and are there again; whether any was.
    fn hold(&mut self) -> bool {
        let mut came_back = false;
        for watched in &mut self.folders {
            if watched.is_held || !watched.folder.is_dir() {
                continue;
            }
            // Of the folder that was in its place.
            let _ = self.watcher.unwatch(&watched.folder);
            let held = self
                .watcher
                .watch(&watched.folder, RecursiveMode::Recursive);
            watched.is_held = held.is_ok();
            came_back |= watched.is_held;
        }
        came_back
    }

    /// Whether an event may change what is made of the folders; notes down which
    /// of them are lost.
    fn matters(&mut self, change: &notify::Result<Event>) -> bool {
        // That something was missed is no reason to miss it.
        let Ok(event) = change else {
            return true;
        };
        if let EventKind::Access(kind) = event.kind
            && kind != AccessKind::Close(AccessMode::Write)
        {
            return false;
        }
        let leaves = matches!(
            event.kind,
            EventKind::Remove(_) | EventKind::Modify(ModifyKind::Name(_))
        );
        for watched in &mut self.folders {
            if leaves && event.paths.contains(&watched.folder) {
                watched.is_held = false;
            }
        }
        event.need_rescan()
            || event.paths.is_empty()
            || event.paths.iter().any(|path| !is_passing(path))
    }
}

/// Whether a file is one that editors make for themselves: a lock, a backup, a
/// file that is about to take another's place. Hidden files are no part of an
/// archive either.
#[must_use]
pub fn is_passing(path: &Path) -> bool {
    let Some(name) = path.file_name().map(|name| name.to_string_lossy()) else {
        return false;
    };
    let ends = [
        "~",
        "#",
        ".swp",
        ".swx",
        ".tmp",
        ".bak",
        "___jb_tmp___",
        "___jb_old___",
    ];
    // Vim tries out with a file `4913` whether it may write in the folder.
    name.starts_with(['.', '#']) || name == "4913" || ends.iter().any(|end| name.ends_with(end))
}

#[cfg(test)]
mod tests {
    use super::is_passing;
    use std::path::Path;

    #[test]
    fn what_editors_leave_is_passing() {
        for name in [
            ".game.yaml.swp",
            "game.yaml~",
            "#game.yaml#",
            ".#game.yaml",
            "4913",
            "game.yaml.tmp",
            "game.yaml___jb_tmp___",
            "game.yaml.bak",
        ] {
            assert!(is_passing(&Path::new("games/modiar").join(name)), "{name}");
        }
        for name in ["game.yaml", "sq.txt", "start.trace", "49130", "a~b.yaml"] {
            assert!(
                !is_passing(&Path::new("games/modiar~/x").join(name)),
                "{name}"
            );
        }
    }
}
