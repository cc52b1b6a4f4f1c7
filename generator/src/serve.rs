//! The site while one works on it: served from memory on loopback, made again
//! when a file of the archive changes.
//!
//! [`Workshop`] makes editions of files and remembers what need not be worked out
//! again; [`watching`] waits for changes on the disk; [`standing`] is what is to be
//! shown, the last good site and what is wrong now; [`answering`] says what a
//! browser is given, and [`host`] speaks HTTP.
//!
//! A page is made when a browser asks for it, always of the whole archive as it now
//! is: nothing has to know which page hangs on which file, and only the page that
//! is looked at has to be waited for. The rest of the site is made when nothing
//! else is to be done, so that whatever is wrong with it is found too.
//!
//! Left out: writing anything to the disk.

pub mod answering;
pub mod host;
pub mod standing;
pub mod watching;
mod workshop;

pub use workshop::{Made, Workshop};

use std::{
    path::PathBuf,
    sync::Arc,
    time::{Duration, Instant},
};

use tokio::sync::watch;

use crate::{
    diagnostic::{self, Colour, any_error},
    read,
    render::{site::Press, texts::Languages},
    serve::{
        standing::{Site, Standing},
        watching::{Watcher, is_passing},
    },
};

/// What is served, and whom it is told.
pub struct Desk<'a> {
    /// The archive's folder.
    pub sources: PathBuf,
    /// A folder of interface texts, which is watched too.
    pub texts: Option<PathBuf>,
    /// Reads the interface texts; else what is wrong with them.
    pub languages: &'a dyn Fn() -> Result<Languages, String>,
    /// Is told what was found, coloured or not.
    pub tell: &'a dyn Fn(&str),
    /// How.
    pub colour: Colour,
}

/// How long nothing must change before the rest of the site is made.
const QUIET: Duration = Duration::from_millis(400);
/// A file may be gone for a moment while an editor puts another in its place.
const READ_AGAIN: Duration = Duration::from_millis(15);

impl Desk<'_> {
    /// Makes the site, and again whenever something changes, until nobody is left
    /// to be shown it.
    ///
    /// # Errors
    /// The system cannot watch folders at all.
    pub fn keep(&self, shown: &watch::Sender<Arc<Standing>>) -> notify::Result<()> {
        let folders = std::iter::once(&self.sources).chain(&self.texts);
        let mut watcher = Watcher::new(folders.cloned())?;
        let mut workshop = Workshop::default();
        let mut last = None;
        let mut press = self.press();
        loop {
            let begun = Instant::now();
            let read = self.read();
            if last.as_ref() != Some(&read) || self.texts.is_some() {
                let standing = shown.borrow().clone();
                let next = self.next(&mut workshop, &press, &read, &standing);
                if next.faults.is_empty() {
                    (self.tell)(&format!(
                        "the site is as its sources, after {} ms\n",
                        begun.elapsed().as_millis()
                    ));
                }
                shown.send_replace(Arc::new(next));
                last = Some(read);
            }
            while !watcher.wait(QUIET) {
                if shown.is_closed() {
                    return Ok(());
                }
                self.finish(shown);
            }
            if self.texts.is_some() {
                press = self.press();
            }
        }
    }

    fn press(&self) -> Result<Arc<Press>, String> {
        let press = Press::new((self.languages)()?);
        press
            .map(Arc::new)
            .map_err(|error| format!("error: {error}\n"))
    }

    /// The files of the archive, without those that editors leave for a while.
    fn read(&self) -> (read::Files, Vec<diagnostic::Diagnostic>) {
        let read = || {
            let (mut files, findings) = read::read(&self.sources);
            files.retain(|path| !is_passing(path.as_ref()));
            (files, findings)
        };
        let first = read();
        if !any_error(&first.1) {
            return first;
        }
        std::thread::sleep(READ_AGAIN);
        read()
    }

    /// What is to be shown after `before`.
    fn next(
        &self,
        workshop: &mut Workshop,
        press: &Result<Arc<Press>, String>,
        (files, unread): &(read::Files, Vec<diagnostic::Diagnostic>),
        before: &Standing,
    ) -> Standing {
        let press = match press {
            Ok(press) => press,
            Err(faults) => {
                (self.tell)(faults);
                return before.with_faults(faults.clone());
            }
        };
        let made = if any_error(unread) {
            Made::unread(unread.clone())
        } else {
            workshop.make(files)
        };
        let say = |colour| diagnostic::render_coloured(&made.findings, &made.sources, colour);
        (self.tell)(&say(self.colour));
        match made.edition {
            Some(edition) => before.with_site(Site::new(edition, Arc::clone(press))),
            None => before.with_faults(say(Colour::Plain)),
        }
    }

    /// Makes what no browser asked for yet, and shows what is wrong with it.
    fn finish(&self, shown: &watch::Sender<Arc<Standing>>) {
        let standing = shown.borrow().clone();
        let Some(site) = &standing.site else {
            return;
        };
        if site.is_whole() || !standing.faults.is_empty() {
            return;
        }
        if let Err(faults) = site.whole() {
            (self.tell)(faults);
            shown.send_replace(Arc::new(standing.with_faults(faults.clone())));
        }
    }
}
