//! Citations: what can be cited, and how it is written in each style.
//!
//! [`facts`] gathers what a citation says of a thing, [`styles`] writes it for
//! readers as APA and Chicago have it, [`bibtex`], [`ris`] and [`csl_json`] for
//! reference managers, [`coins`] for browsers' tools. A statement is cited with
//! its very words, its witness and the hash of its text, so that it can be told
//! again whatever becomes of its address.
//!
//! Left out: works of the bibliography, which the pages cite; where a citation
//! stands on a page.

use std::{fmt, str::FromStr};

use crate::{
    link::archive::{Archive, Example, Game, Reading, Witness},
    parse::note::Statement,
    render::texts::{TextError, Texts},
};

pub mod bibtex;
pub mod coins;
pub mod csl_json;
pub mod facts;
pub mod ris;
pub mod styles;
mod target;

pub use facts::{Facts, Kind, Quotation};
pub use styles::{Run, Styles};
pub use target::NotFound;

/// What can be cited.
#[derive(Clone, Copy, Debug)]
pub enum Citable<'a> {
    /// The whole archive.
    Archive,
    /// All that the archive says of a game.
    Game(&'a Game),
    /// A statement in the words of one witness.
    Statement(&'a Game, &'a Witness, &'a Statement),
    /// A decision of the editors.
    Reading(&'a Game, &'a Reading),
    /// A worked example.
    Example(&'a Game, &'a Example),
}

/// How a citation can be written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Style {
    /// An entry of a BibTeX file.
    Bibtex,
    /// A record of the format RIS.
    Ris,
    /// A list with one item of the Citation Style Language's JSON.
    CslJson,
    /// Words, as the Chicago Manual of Style has them, author-date.
    Chicago,
    /// Words, as the American Psychological Association has them.
    Apa,
}

/// A name that is not one of a [`Style`].
#[derive(Debug)]
pub struct NoSuchStyle;

impl Style {
    /// All of them, those for programs first.
    pub const ALL: [Style; 5] = [
        Style::Bibtex,
        Style::Ris,
        Style::CslJson,
        Style::Chicago,
        Style::Apa,
    ];

    /// Its name on the command line and in anchors.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Style::Bibtex => "bibtex",
            Style::Ris => "ris",
            Style::CslJson => "csl-json",
            Style::Chicago => "chicago",
            Style::Apa => "apa",
        }
    }
}

impl FromStr for Style {
    type Err = NoSuchStyle;

    fn from_str(name: &str) -> Result<Style, NoSuchStyle> {
        Style::ALL
            .into_iter()
            .find(|style| style.name() == name)
            .ok_or(NoSuchStyle)
    }
}

impl fmt::Display for NoSuchStyle {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names = Style::ALL.map(Style::name);
        write!(formatter, "expected one of {}", names.join(", "))
    }
}

impl std::error::Error for NoSuchStyle {}

/// Cites things of an archive in one language.
#[derive(Clone, Copy, Debug)]
pub struct Citing<'a> {
    /// The archive.
    pub archive: &'a Archive,
    /// The language in which the archive's own titles are given and the
    /// address leads to pages.
    pub texts: &'a Texts,
    /// The address at which the site stands, if it is known.
    pub base_url: Option<&'a str>,
    /// The styles for readers.
    pub styles: &'a Styles,
}

impl Citing<'_> {
    /// What a citation says.
    ///
    /// # Errors
    /// A text of the interface that is missing.
    pub fn facts(&self, citable: Citable<'_>) -> Result<Facts, TextError> {
        facts::gather(self, citable)
    }

    /// The citation as text, a newline at its end.
    ///
    /// # Errors
    /// As [`Citing::facts`].
    pub fn cite(&self, citable: Citable<'_>, style: Style) -> Result<String, TextError> {
        let facts = self.facts(citable)?;
        Ok(match style {
            Style::Bibtex => bibtex::write(&facts),
            Style::Ris => ris::write(&facts),
            Style::CslJson => csl_json::write(&facts),
            Style::Chicago | Style::Apa => {
                let mut text = plain(&self.styles.cite(&facts, style, self.texts.language()));
                text.push('\n');
                if let Some(quotation) = &facts.quotation {
                    text.push_str(&plain(&quotation.in_words(self.texts)?));
                    text.push('\n');
                }
                text
            }
        })
    }
}

/// Runs without their marks.
#[must_use]
pub fn plain(runs: &[Run]) -> String {
    runs.iter().map(|run| run.text.as_str()).collect()
}
