//! Citations in words, by styles of the Citation Style Language.
//!
//! Titles are not recast in capitals, as Chicago has it for English: ids and
//! names stand in them as they are. Terms come from `site/locales/`, where the
//! Citation Style Language has no locale of the language or a poor one.

use std::{collections::BTreeMap, sync::Mutex};

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

/// Stands for the title in a pattern.
const TITLE: char = '\u{e000}';
/// Stands for the address.
const ADDRESS: &str = "\u{e001}";

/// The styles for readers, and the words they use.
#[derive(Debug)]
pub struct Styles {
    chicago: IndependentStyle,
    apa: IndependentStyle,
    locales: Vec<Locale>,
    /// Citations without title and address, by what else is in them: parts of
    /// one archive differ in nothing else, and a style takes its time.
    patterns: Mutex<BTreeMap<Vec<String>, Vec<Run>>>,
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
            patterns: Mutex::default(),
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
        let mut key = vec![
            style.name().to_owned(),
            language.to_owned(),
            facts.version.clone(),
            facts.date.clone(),
        ];
        key.extend(facts.container.clone());
        key.extend(facts.editors.iter().cloned());
        let mut patterns = self
            .patterns
            .lock()
            .expect("no thread panics while it holds the patterns");
        let pattern = patterns.entry(key).or_insert_with(|| {
            let facts = Facts {
                title: TITLE.to_string(),
                address: Some(ADDRESS.to_owned()),
                ..facts.clone()
            };
            self.write(&item(&facts, style), csl, language)
        });
        fill(pattern, facts)
    }

    /// What the style makes of `item`.
    fn write(&self, item: &Item, csl: &IndependentStyle, language: &str) -> Vec<Run> {
        let locale = self.locale(language);
        let mut driver = BibliographyDriver::new();
        driver.citation(CitationRequest::new(
            vec![CitationItem::with_entry(item)],
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
            collect(&entry.content, &mut runs);
        }
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
fn collect(children: &ElemChildren, runs: &mut Vec<Run>) {
    for child in &children.0 {
        match child {
            ElemChild::Text(text) => push(text, None, runs),
            ElemChild::Elem(element) => collect(&element.children, runs),
            ElemChild::Markup(text) => runs.push(Run::plain(text)),
            ElemChild::Link { text, url } => push(text, Some(url), runs),
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

/// The pattern with the title and the address of `facts`.
fn fill(pattern: &[Run], facts: &Facts) -> Vec<Run> {
    let mut runs = Vec::with_capacity(pattern.len());
    // A title that ends like a sentence needs no full stop after it.
    let ends_itself = facts.title.ends_with(['.', '?', '!', '…']);
    let mut after_title = false;
    for run in pattern {
        if run.href.is_some() {
            runs.push(Run {
                text: facts.address.as_ref().unwrap_or(&facts.path).clone(),
                href: facts.address.clone(),
                ..run.clone()
            });
            continue;
        }
        let mut text = String::with_capacity(run.text.len() + facts.title.len());
        for character in run.text.chars() {
            match character {
                TITLE => text.push_str(&facts.title),
                '.' if after_title && ends_itself => {}
                character => text.push(character),
            }
            after_title = character == TITLE;
        }
        runs.push(Run {
            text,
            ..run.clone()
        });
    }
    runs
}
