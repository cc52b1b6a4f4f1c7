//! The page of what changed, and the pages for an address that leads nowhere.

use serde::Serialize;

use super::{Foot, Passage, Shell};

/// `changes.html`: what is new, version by version.
#[derive(Clone, Debug, Default, Serialize)]
pub struct ChangesPage {
    /// Around the content.
    pub shell: Shell,
    /// At the foot.
    #[serde(flatten)]
    pub foot: Foot,
    /// The page's title.
    pub title: String,
    /// The way to the feed of the same.
    pub feed: Option<String>,
    /// The newest first.
    pub changes: Vec<ChangeEntry>,
}

/// What is new in a version.
#[derive(Clone, Debug, Serialize)]
pub struct ChangeEntry {
    /// Its anchor.
    pub id: String,
    /// The version.
    pub version: String,
    /// Its day.
    pub date: String,
    /// What is new.
    pub text: Passage,
}

/// `nowhere.html`: shown at an address where there is nothing to read.
#[derive(Clone, Debug, Default, Serialize)]
pub struct NowherePage {
    /// The language of its title.
    pub lang: String,
    /// `ltr` or `rtl`.
    pub dir: String,
    /// The way to the site's top: not from the page, which shows anywhere.
    pub root: String,
    /// What it says at the top.
    pub title: String,
    /// What it says in each language.
    pub ways: Vec<Way>,
}

/// The way on in one language.
#[derive(Clone, Debug, Serialize)]
pub struct Way {
    /// The language.
    pub lang: String,
    /// `ltr` or `rtl`.
    pub dir: String,
    /// The page's title in that language, if it is not the first.
    pub title: Option<String>,
    /// What has happened.
    pub text: String,
    /// The way to the games, from the site's top.
    pub href: String,
    /// What it is called.
    pub onward: String,
}
