//! What is to be shown: the last good site, and what is wrong now.

use std::{
    borrow::Cow,
    collections::BTreeMap,
    sync::{Arc, LazyLock, OnceLock},
    time::{SystemTime, UNIX_EPOCH},
};

use crate::render::site::{self, Edition, Options, Press, SiteError};

/// How things stand after some change.
#[derive(Debug)]
pub struct Standing {
    /// Tells one standing from another, those of a server started anew too.
    pub number: u64,
    /// The last good site, if there was one.
    pub site: Option<Arc<Site>>,
    /// The number of the standing in which that site was made.
    pub site_number: u64,
    /// What is wrong with the archive as it is now, as text; empty if nothing is.
    pub faults: String,
}

impl Standing {
    /// Before anything was made.
    #[must_use]
    pub fn beginning() -> Standing {
        let since = SystemTime::now().duration_since(UNIX_EPOCH);
        // Milliseconds: a browser that knows a server's last standing finds that of
        // the next server to be another. They fit into a number of JavaScript.
        let number = since.map_or(1, |since| since.as_millis());
        Standing {
            number: u64::try_from(number).unwrap_or(1),
            site: None,
            site_number: 0,
            faults: String::new(),
        }
    }

    /// Whether anything was made, a site or findings.
    #[must_use]
    pub fn is_made(&self) -> bool {
        self.site.is_some() || !self.faults.is_empty()
    }

    /// The next one, with a site in which nothing falls short.
    #[must_use]
    pub fn with_site(&self, site: Site) -> Standing {
        let number = self.number + 1;
        Standing {
            number,
            site: Some(Arc::new(site)),
            site_number: number,
            faults: String::new(),
        }
    }

    /// The next one, with something wrong: the last good site stays.
    #[must_use]
    pub fn with_faults(&self, faults: String) -> Standing {
        Standing {
            number: self.number + 1,
            site: self.site.clone(),
            site_number: self.site_number,
            faults,
        }
    }
}

/// A site whose pages are made when they are asked for.
#[derive(Debug)]
pub struct Site {
    edition: Edition,
    press: Arc<Press>,
    whole: OnceLock<Result<BTreeMap<String, Vec<u8>>, String>>,
}

/// The files that are the same whatever the archive says.
static FIXED: LazyLock<BTreeMap<String, Vec<u8>>> = LazyLock::new(site::fixed);

impl Site {
    /// Of this edition.
    #[must_use]
    pub fn new(edition: Edition, press: Arc<Press>) -> Site {
        Site {
            edition,
            press,
            whole: OnceLock::new(),
        }
    }

    /// The file of this path, if there is one; else why it cannot be made.
    ///
    /// # Errors
    /// What is wrong, as text.
    pub fn file(&self, path: &str) -> Result<Option<Cow<'_, [u8]>>, String> {
        if let Some(bytes) = FIXED.get(path) {
            return Ok(Some(Cow::Borrowed(bytes)));
        }
        if let Some(page) = self.press.page(&self.edition, path) {
            let page = page.map_err(|error| text(&error))?;
            return Ok(Some(Cow::Owned(page)));
        }
        let whole = self.whole().as_ref().map_err(Clone::clone)?;
        Ok(whole.get(path).map(|bytes| Cow::Borrowed(bytes.as_slice())))
    }

    /// The whole site, made the first time it is asked for.
    ///
    /// # Errors
    /// What is wrong, as text.
    pub fn whole(&self) -> &Result<BTreeMap<String, Vec<u8>>, String> {
        self.whole.get_or_init(|| {
            let Edition {
                archive, report, ..
            } = &self.edition;
            let files = self.press.all(archive, report, Options::default());
            let files = files.map_err(|error| text(&error))?;
            Ok(files.into_iter().collect())
        })
    }

    /// Whether [`Site::whole`] was asked for and made.
    #[must_use]
    pub fn is_whole(&self) -> bool {
        self.whole.get().is_some()
    }
}

fn text(error: &SiteError) -> String {
    format!("error: {error}\n")
}
