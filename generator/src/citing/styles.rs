//! Citations in words, by styles of the Citation Style Language.
//!
//! Titles are not recast in capitals, as Chicago has it for English: ids and
//! names stand in them as they are. Terms come from `site/locales/`, where the
//! Citation Style Language has no locale of the language or a poor one.

use hayagriva::{
    BibliographyDriver, BibliographyRequest, CitationItem, CitationRequest, ElemChild,
    ElemChildren, Formatted,
    archive::{ArchivedStyle, locales},
    citationberg::{
        FontStyle, IndependentStyle, Locale, LocaleCode, LocaleFile, Style as CslStyle,
        json::{Item, Value},
    },
};
use serde::Serialize;

use super::{Facts, Kind, Style, csl_json};
use crate::{parse::text::ENGLISH, render::assets};

/// A stretch of a citation that is written in one way.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Run {
    /// What it says.
    pub text: String,
    /// Whether it is in italics: the title of a whole work.
    pub italic: bool,
    /// Where it leads, if it is an address.
    pub href: Option<String>,
    /// Its language, where it is not that of the text around it.
    pub lang: Option<String>,
    /// The direction of that language.
    pub dir: String,
}

impl Run {
    /// Text without marks.
    #[must_use]
    pub fn plain(text: &str) -> Run {
        Run {
            text: text.to_owned(),
            ..Run::default()
        }
    }
}

/// The styles for readers, and the words they use.
#[derive(Clone, Debug)]
pub struct Styles {
    chicago: IndependentStyle,
    apa: IndependentStyle,
    locales: Vec<Locale>,
}

impl Default for Styles {
    fn default() -> Styles {
        Styles::new()
    }
}

impl Styles {
    /// Those that come with the program.
    #[must_use]
    pub fn new() -> Styles {
        Styles {
            chicago: independent(ArchivedStyle::ChicagoAuthorDate),
            apa: independent(ArchivedStyle::AmericanPsychologicalAssociation),
            locales: own_locales().chain(locales()).collect(),
        }
    }

    /// The citation as an entry of a list of works, for readers of `language`.
    /// Styles for programs have none.
    #[must_use]
    pub fn cite(&self, facts: &Facts, style: Style, language: &str) -> Vec<Run> {
        let csl = match style {
            Style::Chicago => &self.chicago,
            Style::Apa => &self.apa,
            Style::Bibtex | Style::Ris | Style::CslJson => return Vec::new(),
        };
        let locale = self.locale(language);
        let item = item(facts, style);
        let mut driver = BibliographyDriver::new();
        driver.citation(CitationRequest::new(
            vec![CitationItem::with_entry(&item)],
            csl,
            Some(locale.clone()),
            &self.locales,
            None,
        ));
        let rendered = driver.finish(BibliographyRequest {
            style: csl,
            locale: Some(locale),
            locale_files: &self.locales,
        });
        let mut runs = Vec::new();
        for entry in rendered
            .bibliography
            .into_iter()
            .flat_map(|list| list.items)
        {
            collect(&entry.content, facts, &mut runs);
        }
        drop_second_stops(&mut runs);
        runs
    }

    /// The locale of `language`; American English, as the styles are written
    /// in, if there is none.
    fn locale(&self, language: &str) -> LocaleCode {
        self.locales
            .iter()
            .filter_map(|locale| locale.lang.as_ref())
            .filter(|_| language != ENGLISH)
            .find(|code| code.0.split('-').next() == Some(language))
            .cloned()
            .unwrap_or_else(LocaleCode::en_us)
    }
}

/// The site's own locales, which are asked first.
fn own_locales() -> impl Iterator<Item = Locale> {
    assets::locales().into_iter().map(|(_, xml)| {
        LocaleFile::from_xml(xml)
            .expect("the site's locales are sound, as the tests of citing show")
            .into()
    })
}

fn independent(style: ArchivedStyle) -> IndependentStyle {
    match style.get() {
        CslStyle::Independent(style) => Some(style),
        CslStyle::Dependent(_) => None,
    }
    .expect("both styles are written out in full, as the tests of citing show")
}

/// The facts as the styles are asked for them. Programs are told `chapter`,
/// which all of them know; the styles know `entry`, for parts that have no
/// author of their own, and give the day of those.
fn item(facts: &Facts, style: Style) -> Item {
    let value = serde_json::to_value(csl_json::item(facts)).expect("a citation is plain JSON");
    let mut item: Item = serde_json::from_value(value).expect("CSL-JSON can be read as such");
    let mut set = |name: &str, value: &str| {
        item.0
            .insert(name.to_owned(), Value::String(value.to_owned()));
    };
    if facts.kind == Kind::Part {
        set("type", "entry");
    }
    set("URL", facts.address.as_deref().unwrap_or(&facts.path));
    match style {
        // It prints only the year of the day, and versions may share that.
        Style::Apa => {
            set("version", &format!("{}, {}", facts.version, facts.date));
            // For the capital letters of its terms; titles it leaves alone.
            set("language", ENGLISH);
        }
        // Undetermined: English would be recast in capitals, ids included.
        _ => set("language", "und"),
    }
    for name in ["archive_location", "note", "abstract", "license"] {
        item.0.remove(name);
    }
    item
}

/// What was written, without anything but the marks that mean something.
fn collect(children: &ElemChildren, facts: &Facts, runs: &mut Vec<Run>) {
    for child in &children.0 {
        match child {
            ElemChild::Text(text) => push(text, None, runs),
            ElemChild::Elem(element) => collect(&element.children, facts, runs),
            ElemChild::Markup(text) => runs.push(Run::plain(text)),
            ElemChild::Link { text, .. } => push(text, facts.address.as_deref(), runs),
            ElemChild::Transparent { .. } => {}
        }
    }
}

fn push(text: &Formatted, href: Option<&str>, runs: &mut Vec<Run>) {
    let italic = text.formatting.font_style == FontStyle::Italic;
    match runs.last_mut() {
        Some(last) if last.italic == italic && last.href.as_deref() == href => {
            last.text.push_str(&text.text);
        }
        _ => runs.push(Run {
            italic,
            href: href.map(str::to_owned),
            ..Run::plain(&text.text)
        }),
    }
}

/// Takes away a full stop right after a question or exclamation mark: a title
/// that ends so needs no other end.
fn drop_second_stops(runs: &mut [Run]) {
    let mut last = ' ';
    for run in runs.iter_mut().filter(|run| run.href.is_none()) {
        let mut kept = String::with_capacity(run.text.len());
        for character in run.text.chars() {
            if character != '.' || !matches!(last, '?' | '!') {
                kept.push(character);
            }
            last = character;
        }
        run.text = kept;
    }
}
