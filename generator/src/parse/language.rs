//! What the parser knows of a human language: one table a language, all with
//! the same keys, so that no code branches on which language a note is in.
//!
//! The words of the site's pages are elsewhere; this is how *notes* are written.

use std::collections::BTreeMap;

use include_dir::{Dir, include_dir};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use unicode_normalization::UnicodeNormalization;

use crate::diagnostic::Diagnostic;
use crate::parse::codes;
use crate::parse::note::figures::Pattern;
use crate::parse::note::{Field, Section};
use crate::source::Source;
use crate::term::Term;
use crate::yaml::{self, Step};

static EMBEDDED: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/../sources/languages");

/// Where the tables are, from the root of an archive's repository.
const FOLDER: &str = "sources/languages";

/// A table as it stands in its file.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Table {
    name: String,
    english_name: String,
    glottocode: String,
    iso_639_3: String,
    script: String,
    direction: Direction,
    headings: Headings,
    fields: FieldLabels,
    labels: Vec<String>,
    numbers: BTreeMap<String, u32>,
    none: Vec<String>,
    figures: Vec<String>,
    figures_also_in: Vec<String>,
    abbreviations: Vec<String>,
    terms: BTreeMap<Term, Vec<String>>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Headings {
    #[serde(rename = "type")]
    type_line: Vec<String>,
    overview: Vec<String>,
    board: Vec<String>,
    play: Vec<String>,
    capture: Vec<String>,
    end: Vec<String>,
    notes: Vec<String>,
    source: Vec<String>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct FieldLabels {
    rows: Vec<String>,
    pits: Vec<String>,
    stores: Vec<String>,
    seeds: Vec<String>,
    total: Vec<String>,
}

/// Which way a script runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Direction {
    /// From left to right.
    Ltr,
    /// From right to left.
    Rtl,
}

impl Direction {
    /// As HTML's `dir` names it.
    pub fn name(self) -> &'static str {
        match self {
            Direction::Ltr => "ltr",
            Direction::Rtl => "rtl",
        }
    }
}

/// One language, ready to be asked.
#[derive(Clone, Debug)]
pub struct Language {
    /// Its code, which is its file's name: `sq`.
    pub code: String,
    /// The file to extend when something is not known.
    pub path: String,
    /// Its own name for itself.
    pub name: String,
    /// Its name in English.
    pub english_name: String,
    /// Its code in Glottolog, `alba1267`.
    pub glottocode: String,
    /// Its code in ISO 639-3, `sqi`.
    pub iso_639_3: String,
    /// ISO 15924 code of its script.
    pub script: String,
    /// Which way it is written.
    pub direction: Direction,
    /// What notes in it call things, in their own words.
    pub terms: BTreeMap<Term, Vec<String>>,
    headings: BTreeMap<String, Section>,
    fields: BTreeMap<String, Field>,
    labels: Vec<String>,
    numbers: BTreeMap<String, u32>,
    patterns: Vec<Pattern>,
    figures_also_in: Vec<String>,
    abbreviations: Vec<Vec<char>>,
}

impl Language {
    /// Reads a table; its code is the file's name.
    ///
    /// # Errors
    ///
    /// Every fault of the table, with its place.
    pub fn parse(source: &Source) -> Result<Language, Vec<Diagnostic>> {
        let table: Table = yaml::parse(source).map_err(|error| vec![*error])?;
        let mut faults = Vec::new();
        let file = source.path().rsplit(['/', '\\']).next().unwrap_or_default();
        let code = file.strip_suffix(".yaml").unwrap_or(file).to_owned();
        check_name(&code, source, &mut faults);
        check_codes(&table, source, &mut faults);
        let language = Language {
            code,
            path: source.path().to_owned(),
            headings: collect_headings(&table.headings, source, &mut faults),
            fields: collect_fields(&table.fields, source, &mut faults),
            labels: table.labels.iter().map(|label| comparable(label)).collect(),
            numbers: collect_numbers(&table),
            patterns: collect_patterns(&table.figures, source, &mut faults),
            figures_also_in: table.figures_also_in,
            abbreviations: table
                .abbreviations
                .iter()
                .map(|word| folded(word).chars().collect())
                .collect(),
            name: table.name,
            english_name: table.english_name,
            glottocode: table.glottocode,
            iso_639_3: table.iso_639_3,
            script: table.script,
            direction: table.direction,
            terms: table.terms,
        };
        if faults.is_empty() {
            Ok(language)
        } else {
            Err(faults)
        }
    }

    /// The section that this line opens (or that this word before a colon is).
    pub fn section(&self, heading: &str) -> Option<Section> {
        self.headings.get(&comparable(heading)).copied()
    }

    /// The spellings of a section's heading.
    pub fn spellings(&self, section: Section) -> impl Iterator<Item = &str> {
        self.headings
            .iter()
            .filter(move |(_, of)| **of == section)
            .map(|(heading, _)| heading.as_str())
    }

    /// The field of the table of the board that this label names.
    pub fn field(&self, label: &str) -> Option<Field> {
        self.fields.get(&comparable(label)).copied()
    }

    /// Whether these words before a colon are a label.
    pub fn is_label(&self, label: &str) -> bool {
        let label = comparable(label);
        self.fields.contains_key(&label) || self.labels.contains(&label)
    }

    /// Abbreviations, folded, each with its full stops.
    pub fn abbreviations(&self) -> &[Vec<char>] {
        &self.abbreviations
    }
}

/// How spellings are compared: in NFC, each run of white space as one space.
pub fn comparable(text: &str) -> String {
    let words: Vec<&str> = text.split_whitespace().collect();
    words.join(" ").nfc().collect()
}

/// As [`comparable`], without regard to case.
pub fn folded(text: &str) -> String {
    comparable(&comparable(text).to_lowercase())
}

/// Codes that other data sets know a language by must have their form.
fn check_codes(table: &Table, source: &Source, faults: &mut Vec<Diagnostic>) {
    let is_glottocode = |code: &[u8]| {
        code.len() == 8
            && code[..4]
                .iter()
                .all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit())
            && code[4..].iter().all(u8::is_ascii_digit)
    };
    let mut check = |key: &str, code: &str, is_good: bool, form: &str| {
        if !is_good {
            faults.push(
                Diagnostic::error("wrong-language-code", format!("`{code}` is no {form}"))
                    .at(source, yaml::locate(source, &[Step::Key(key)]))
                    .help("look the language up at https://glottolog.org, which has both codes"),
            );
        }
    };
    check(
        "glottocode",
        &table.glottocode,
        is_glottocode(table.glottocode.as_bytes()),
        "code of Glottolog: four letters or digits and four digits, as in `alba1267`",
    );
    check(
        "iso_639_3",
        &table.iso_639_3,
        codes::is_iso_639_3(&table.iso_639_3),
        "code of ISO 639-3: three small letters, as in `sqi`",
    );
    if !codes::is_script(&table.script) {
        faults.push(codes::unknown_script(
            &table.script,
            source,
            yaml::locate(source, &[Step::Key("script")]),
        ));
    }
}

/// A table is named by the tag of its language, which the pages give to browsers.
fn check_name(code: &str, source: &Source, faults: &mut Vec<Diagnostic>) {
    if let Err(fault) = codes::check_language_tag(code) {
        faults.push(
            Diagnostic::error(
                "unknown-code",
                format!("`{code}` is not the tag of a language: {fault}"),
            )
            .in_file(source.path())
            .help("name the file after the language's tag in BCP 47, e.g. `sq.yaml`"),
        );
    }
}

fn collect_headings(
    headings: &Headings,
    source: &Source,
    faults: &mut Vec<Diagnostic>,
) -> BTreeMap<String, Section> {
    let all = [
        (Section::Type, &headings.type_line),
        (Section::Overview, &headings.overview),
        (Section::Board, &headings.board),
        (Section::Play, &headings.play),
        (Section::Capture, &headings.capture),
        (Section::End, &headings.end),
        (Section::Notes, &headings.notes),
        (Section::Source, &headings.source),
    ];
    let named = all.map(|(section, spellings)| (section, section.name(), spellings));
    collect_spellings("headings", &named, source, faults)
}

fn collect_fields(
    labels: &FieldLabels,
    source: &Source,
    faults: &mut Vec<Diagnostic>,
) -> BTreeMap<String, Field> {
    let all = [
        (Field::Rows, &labels.rows),
        (Field::Pits, &labels.pits),
        (Field::Stores, &labels.stores),
        (Field::Seeds, &labels.seeds),
        (Field::Total, &labels.total),
    ];
    let named = all.map(|(field, spellings)| (field, field.name(), spellings));
    collect_spellings("fields", &named, source, faults)
}

fn collect_spellings<T: Copy>(
    group: &str,
    all: &[(T, &str, &Vec<String>)],
    source: &Source,
    faults: &mut Vec<Diagnostic>,
) -> BTreeMap<String, T> {
    let mut collected: BTreeMap<String, (T, [Step<'_>; 3])> = BTreeMap::new();
    for (meaning, name, spellings) in all {
        if spellings.is_empty() {
            let path = [Step::Key(group), Step::Key(name)];
            faults.push(
                Diagnostic::error("no-spelling", format!("`{group}: {name}` has no spelling"))
                    .at(source, yaml::locate_key(source, &path))
                    .help("give at least one, as it stands in notes of this language"),
            );
        }
        for (index, spelling) in spellings.iter().enumerate() {
            let path = [Step::Key(group), Step::Key(name), Step::Index(index)];
            let key = comparable(spelling);
            if let Some((_, first)) = collected.get(&key) {
                faults.push(
                    Diagnostic::error("ambiguous-spelling", format!("`{key}` has two meanings"))
                        .at(source, yaml::locate(source, &path))
                        .note_at("the first is here", source, yaml::locate(source, first)),
                );
            } else {
                collected.insert(key, (*meaning, path));
            }
        }
    }
    collected
        .into_iter()
        .map(|(spelling, (meaning, _))| (spelling, meaning))
        .collect()
}

fn collect_numbers(table: &Table) -> BTreeMap<String, u32> {
    let words = table.numbers.iter().map(|(word, number)| (word, *number));
    words
        .chain(table.none.iter().map(|word| (word, 0)))
        .map(|(word, number)| (folded(word), number))
        .collect()
}

fn collect_patterns(
    figures: &[String],
    source: &Source,
    faults: &mut Vec<Diagnostic>,
) -> Vec<Pattern> {
    let mut patterns = Vec::new();
    for (index, text) in figures.iter().enumerate() {
        match Pattern::parse(text) {
            Ok(pattern) => patterns.push(pattern),
            Err(fault) => faults.push(
                Diagnostic::error("wrong-pattern", format!("`{text}`: {fault}"))
                    .at(source, yaml::locate(source, &[Step::Key("figures"), Step::Index(index)]))
                    .help("a pattern is words with `{rows}`, `{pits}`, `{stores}`, `{seeds}` or `{total}` where the number stands"),
            ),
        }
    }
    patterns
}

/// All languages at hand.
#[derive(Clone, Debug, Default)]
pub struct Languages {
    by_code: BTreeMap<String, Language>,
}

impl Languages {
    /// The tables built into the program.
    pub fn embedded() -> Languages {
        let (languages, faults) = Languages::parse(&embedded_sources());
        assert!(faults.is_empty(), "the built-in tables pass their test");
        languages
    }

    /// Reads tables, leaving out those with faults.
    pub fn parse(sources: &[Source]) -> (Languages, Vec<Diagnostic>) {
        let mut languages = Languages::default();
        let mut faults = Vec::new();
        for source in sources {
            match Language::parse(source) {
                Ok(language) => {
                    languages.by_code.insert(language.code.clone(), language);
                }
                Err(found) => faults.extend(found),
            }
        }
        for source in sources {
            faults.extend(languages.check_references(source));
        }
        (languages, faults)
    }

    fn check_references(&self, source: &Source) -> Vec<Diagnostic> {
        let language = self.iter().find(|language| language.path == source.path());
        let others = language.map_or(&[][..], |language| &language.figures_also_in);
        let unknown = others
            .iter()
            .enumerate()
            .filter(|(_, code)| self.get(code).is_none());
        unknown
            .map(|(index, code)| {
                let path = [Step::Key("figures_also_in"), Step::Index(index)];
                Diagnostic::error(
                    "unknown-language",
                    format!("there is no table for `{code}`"),
                )
                .at(source, yaml::locate(source, &path))
                .help(format!("the tables are: {}", self.codes().join(", ")))
            })
            .collect()
    }

    /// The language of this code.
    pub fn get(&self, code: &str) -> Option<&Language> {
        self.by_code.get(code)
    }

    /// All languages, by code.
    pub fn iter(&self) -> impl Iterator<Item = &Language> {
        self.by_code.values()
    }

    /// All codes, sorted.
    pub fn codes(&self) -> Vec<&str> {
        self.by_code.keys().map(String::as_str).collect()
    }

    /// The language and those whose figures its notes hold too.
    pub fn with_others<'a>(&'a self, language: &'a Language) -> Vec<&'a Language> {
        let others = &language.figures_also_in;
        std::iter::once(language)
            .chain(others.iter().filter_map(|code| self.get(code)))
            .collect()
    }

    /// What a number word means in a language or those it borrows from; none
    /// at all is 0.
    pub fn number(&self, language: &Language, word: &str) -> Option<u32> {
        let word = folded(word);
        self.with_others(language)
            .iter()
            .find_map(|language| language.numbers.get(&word).copied())
    }

    /// The patterns of figures of a language and those it borrows from.
    pub fn patterns<'a>(&'a self, language: &'a Language) -> impl Iterator<Item = &'a Pattern> {
        self.with_others(language)
            .into_iter()
            .flat_map(|language| &language.patterns)
    }
}

/// The tables built into the program, as sources.
pub fn embedded_sources() -> Vec<Source> {
    let mut sources: Vec<Source> = EMBEDDED
        .files()
        .filter_map(|file| {
            let name = file.path().to_str()?;
            let text = file.contents_utf8()?;
            name.ends_with(".yaml")
                .then(|| Source::new(format!("{FOLDER}/{name}"), text))
        })
        .collect();
    sources.sort_by(|a, b| a.path().cmp(b.path()));
    sources
}

#[cfg(test)]
mod tests {
    use super::{Language, Languages, comparable, embedded_sources, folded};
    use crate::parse::note::{Field, Section};
    use crate::source::{Place, Source};

    #[test]
    fn the_built_in_tables_are_faultless() {
        let (languages, faults) = Languages::parse(&embedded_sources());
        assert_eq!(faults, []);
        assert_eq!(languages.codes(), ["en", "mn", "sq"]);
    }

    #[test]
    fn spellings_are_compared_in_nfc_and_by_case() {
        let languages = Languages::embedded();
        let albanian = languages.get("sq").expect("built in");
        assert_eq!(albanian.section("Përmbledhje"), Some(Section::Overview));
        assert_eq!(
            albanian.section("Pe\u{308}rmbledhje"),
            Some(Section::Overview)
        );
        assert_eq!(
            albanian.section("  Si  të\u{a0}luash "),
            Some(Section::Play)
        );
        assert_eq!(albanian.section("kapja"), None);
        assert_eq!(albanian.field("Depot"), Some(Field::Stores));
        assert!(albanian.is_label("Kufizim i hapjes"));
        assert!(!albanian.is_label("Nëse ndodh një kapje e vlefshme, kapja shtrihet prapa"));
        let mongolian = languages.get("mn").expect("built in");
        assert_eq!(mongolian.section("Тоглоомын самбар"), Some(Section::Board));
        assert_eq!(mongolian.section("Тои\u{306}м"), Some(Section::Overview));
    }

    #[test]
    fn number_words_are_those_of_the_language_and_of_english() {
        let languages = Languages::embedded();
        let albanian = languages.get("sq").expect("built in");
        let english = languages.get("en").expect("built in");
        assert_eq!(languages.number(albanian, "Two"), Some(2));
        assert_eq!(languages.number(albanian, "GJASHTË"), Some(6));
        assert_eq!(languages.number(albanian, "None"), Some(0));
        assert_eq!(languages.number(albanian, "shumë"), None);
        assert_eq!(languages.number(english, "gjashtë"), None);
    }

    #[test]
    fn comparing_and_folding() {
        assert_eq!(comparable(" a \t b "), "a b");
        assert_eq!(folded("D.M.Th."), "d.m.th.");
    }

    fn check_fault(from: &str, to: &str, code: &str, line: usize, column: usize) {
        let text = embedded_sources()
            .iter()
            .find(|source| source.path().ends_with("en.yaml"))
            .map(|source| source.text().replace("\r\n", "\n").replacen(from, to, 1))
            .expect("built in");
        let source = Source::new("sources/languages/yo.yaml", text);
        let faults = Language::parse(&source).expect_err("a fault");
        assert_eq!(faults[0].code, code, "{faults:?}");
        let span = faults[0].span.clone().expect("the place is known");
        assert_eq!(source.place(span.start), Place { line, column });
    }

    #[test]
    fn faults_of_a_table_are_placed() {
        check_fault("  notes: [Notes]", "  note: [Notes]", "unknown-key", 20, 3);
        check_fault(
            "  notes: [Notes]",
            "  notes: [Board]",
            "ambiguous-spelling",
            20,
            11,
        );
        check_fault("  notes: [Notes]", "  notes: []", "no-spelling", 20, 3);
        check_fault("{rows}-row", "{row}-row", "wrong-pattern", 59, 5);
        check_fault("twelve: 12", "twelve: dozen", "wrong-value", 54, 11);
        check_fault("name: English\n", "", "missing-key", 4, 1);
        check_fault("terms: {}", "terms: {hole: [pit]}", "wrong-value", 75, 9);
    }

    #[test]
    fn a_language_borrowed_from_must_exist() {
        let mut sources = embedded_sources();
        sources.retain(|source| !source.path().ends_with("en.yaml"));
        let (_, faults) = Languages::parse(&sources);
        let paths: Vec<_> = faults.iter().map(|fault| fault.path.as_deref()).collect();
        assert_eq!(faults[0].code, "unknown-language");
        assert_eq!(
            paths,
            [
                Some("sources/languages/mn.yaml"),
                Some("sources/languages/sq.yaml")
            ]
        );
    }
}
