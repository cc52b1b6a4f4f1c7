//! What `search.html` shows.

use serde::Serialize;

use super::{Foot, Reference, Shell};

/// `search.html`: the form, and where a script puts what it finds.
#[derive(Clone, Debug, Default, Serialize)]
pub struct SearchPage {
    /// Around the content.
    pub shell: Shell,
    /// At the foot.
    #[serde(flatten)]
    pub foot: Foot,
    /// The languages of what can be found.
    pub languages: Vec<SearchChoice>,
    /// The kinds of what can be found.
    pub kinds: Vec<SearchChoice>,
    /// Ways on for those without scripts.
    pub without: Vec<Reference>,
}

/// Something that the search can be narrowed to.
#[derive(Clone, Debug, Serialize)]
pub struct SearchChoice {
    /// Its name in addresses.
    pub name: String,
    /// What it is called.
    pub text: String,
}
