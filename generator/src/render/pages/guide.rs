//! What `guide.html` and `chapter.html` show.

use serde::Serialize;

use super::{Foot, Passage, Section, Shell};

/// `guide.html`: the contents of the guide.
#[derive(Clone, Debug, Default, Serialize)]
pub struct GuidePage {
    /// Around the content.
    pub shell: Shell,
    /// At the foot.
    #[serde(flatten)]
    pub foot: Foot,
    /// The chapters, in order.
    pub chapters: Vec<ChapterEntry>,
}

/// A chapter in the contents.
#[derive(Clone, Debug, Serialize)]
pub struct ChapterEntry {
    /// The chapter, and the way to it.
    pub chapter: ChapterLink,
    /// What it is about.
    pub about: String,
    /// The language of the chapter itself, where that is not the page's.
    pub body_language: Option<String>,
}

/// The way to a chapter.
#[derive(Clone, Debug, Serialize)]
pub struct ChapterLink {
    /// What it is called.
    pub title: String,
    /// In which language, where that is not the page's.
    pub lang: Option<String>,
    /// The way there.
    pub href: String,
}

/// `chapter.html`: a chapter of the guide.
#[derive(Clone, Debug, Default, Serialize)]
pub struct ChapterPage {
    /// Around the content.
    pub shell: Shell,
    /// At the foot.
    #[serde(flatten)]
    pub foot: Foot,
    /// Markup: the heaps that its boards use.
    pub definitions: String,
    /// The way to the contents.
    pub contents_page: String,
    /// What it is called.
    pub title: String,
    /// In which language title and first paragraph are, where that is not the page's.
    pub lang: Option<String>,
    /// Markup: the first paragraph.
    pub about: String,
    /// In which language the rest is, where that is not the page's.
    pub body_lang: Option<String>,
    /// What that language is called.
    pub body_language: String,
    /// Which way that language is written.
    pub body_dir: String,
    /// Its headings.
    pub headings: Vec<Section>,
    /// Markup: the rest.
    pub body: String,
    /// The axes of the rules, if they are listed.
    pub axes: Vec<GuideAxis>,
    /// The chapter before.
    pub previous: Option<ChapterLink>,
    /// The chapter after.
    pub next: Option<ChapterLink>,
}

/// An axis of the rules.
#[derive(Clone, Debug, Serialize)]
pub struct GuideAxis {
    /// Its name in records.
    pub axis: String,
    /// What it is called.
    pub name: String,
    /// What it is about, in English.
    pub meaning: Passage,
    /// Its values.
    pub values: Vec<GuideValue>,
    /// What rules say besides the bare value.
    pub clauses: Vec<GuideClause>,
}

/// A value of an axis, or a choice of one of its parts.
#[derive(Clone, Debug, Serialize)]
pub struct GuideValue {
    /// As a record writes it.
    pub written: String,
    /// What it means, in English, if that is more than was said before.
    pub meaning: Option<Passage>,
    /// What it makes of the rules in words.
    pub sentences: Vec<String>,
    /// Its parts.
    pub parts: Vec<GuidePart>,
}

/// A part of a value.
#[derive(Clone, Debug, Serialize)]
pub struct GuidePart {
    /// As a record writes it.
    pub name: String,
    /// What it means, in English.
    pub meaning: Passage,
    /// What can stand there; none of these has parts.
    pub choices: Vec<GuideValue>,
}

/// A clause of an axis.
#[derive(Clone, Debug, Serialize)]
pub struct GuideClause {
    /// As a record writes it.
    pub name: String,
    /// What it is about, in English.
    pub meaning: Passage,
}
