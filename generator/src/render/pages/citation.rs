//! How what is on a page is to be cited, for readers and for programs.

use serde::Serialize;

use super::Reference;
use crate::citing::Run;

/// The section of a page that says how to cite what is on it.
#[derive(Clone, Debug, Serialize)]
pub struct Citation {
    /// Whether the address is known; else the path within the archive is given.
    pub addressed: bool,
    /// For readers, in one style after another.
    pub entries: Vec<CitationEntry>,
    /// For reference managers, in one format after another.
    pub formats: Vec<CitationFormat>,
    /// For tools in a browser: the citation as an OpenURL's key-encoded values.
    pub coins: String,
}

/// A citation in words.
#[derive(Clone, Debug, Serialize)]
pub struct CitationEntry {
    /// Its anchor.
    pub id: String,
    /// What the style is called.
    pub name: String,
    /// The entry for a list of works, then the words quoted, if there are any.
    pub paragraphs: Vec<Vec<Run>>,
}

/// A citation for programs.
#[derive(Clone, Debug, Serialize)]
pub struct CitationFormat {
    /// Its anchor.
    pub id: String,
    /// What the format is called.
    pub name: String,
    /// The citation.
    pub text: String,
    /// The same as a file of the site, if there is one.
    pub file: Option<Reference>,
}

/// What a page tells programs about itself.
#[derive(Clone, Debug, Default, Serialize)]
pub struct Head {
    /// Names and values, in an order that keeps names together.
    pub meta: Vec<Meta>,
    /// Typed links (Signposting).
    pub links: Vec<TypedLink>,
    /// Markup: JSON-LD in which nothing ends the element it stands in.
    pub linked_data: Option<String>,
}

/// A piece of metadata.
#[derive(Clone, Debug, Serialize)]
pub struct Meta {
    /// What it tells.
    pub name: String,
    /// What it is.
    pub content: String,
}

/// A link for programs.
#[derive(Clone, Debug, Serialize)]
pub struct TypedLink {
    /// What it leads to.
    pub rel: String,
    /// Where it leads.
    pub href: String,
    /// The media type of what is there.
    pub media_type: Option<String>,
}
