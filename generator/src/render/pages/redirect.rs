//! A page that has moved.

use serde::Serialize;

/// `redirect.html`: where a page is that once stood here.
#[derive(Clone, Debug, Default, Serialize)]
pub struct RedirectPage {
    /// The page's language.
    pub lang: String,
    /// `ltr` or `rtl`.
    pub dir: String,
    /// The way from the page to the site's top folder.
    pub root: String,
    /// What the game is called.
    pub title: String,
    /// In which language.
    pub title_lang: String,
    /// The way to where it is now.
    pub href: String,
    /// The same for machines: the full address, if the site's is known.
    pub address: String,
}
