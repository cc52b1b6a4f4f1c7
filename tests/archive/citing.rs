//! Citations of everything in the archive, read back by parsers that are not
//! ours, and of a made-up title that holds whatever a format could stumble over.

use std::collections::BTreeSet;
use std::sync::LazyLock;

use biblatex::{Bibliography, ChunksExt};
use generator::citing::{Citable, Citing, Facts, Kind, Style, Styles, bibtex, csl_json, ris};
use generator::link::archive::Archive;
use generator::load::load_files;
use generator::render::texts::Languages;
use hayagriva::citationberg::json::{Item, NameValue, Value};
use quickcheck::quickcheck;

use crate::files;

static STYLES: LazyLock<Styles> = LazyLock::new(Styles::new);

fn archive() -> Archive {
    load_files(&files("sources"))
        .archive
        .expect("the archive links")
}

/// Everything that can be cited.
fn citables(archive: &Archive) -> Vec<Citable<'_>> {
    let mut citables = vec![Citable::Archive];
    for game in &archive.games {
        citables.push(Citable::Game(game));
        for witness in &game.witnesses {
            let statements = witness.note.statements.iter();
            citables.extend(statements.map(|one| Citable::Statement(game, witness, one)));
        }
        let readings = game.readings.iter();
        citables.extend(readings.map(|reading| Citable::Reading(game, reading)));
        let examples = game.examples.iter();
        citables.extend(examples.map(|example| Citable::Example(game, example)));
    }
    citables
}

/// The facts of everything, in every language, with an address and without.
static EVERYTHING: LazyLock<Vec<Facts>> = LazyLock::new(every_citation);

fn every_citation() -> Vec<Facts> {
    let archive = archive();
    let languages = Languages::embedded().expect("the texts are sound");
    let mut all = Vec::new();
    for texts in languages.iter() {
        for base_url in [None, Some("https://example.org/mancala/")] {
            let citing = Citing {
                archive: &archive,
                texts,
                base_url,
                styles: &STYLES,
            };
            for citable in citables(&archive) {
                all.push(citing.facts(citable).expect("the texts are there"));
            }
        }
    }
    all
}

/// The one entry of a BibTeX file: its key, its kind, and a field of it.
fn field(entry: &biblatex::Entry, name: &str) -> Option<String> {
    entry.get(name).map(|chunks| chunks.format_verbatim())
}

#[track_caller]
fn read_bibtex(facts: &Facts) -> biblatex::Entry {
    let text = bibtex::write(facts);
    let entries = Bibliography::parse(&text)
        .unwrap_or_else(|error| panic!("{error}\n{text}"))
        .into_vec();
    assert_eq!(entries.len(), 1, "{text}");
    entries.into_iter().next().expect("just counted")
}

#[test]
fn bibtex_is_read_back_as_it_was_meant() {
    for facts in &*EVERYTHING {
        let entry = read_bibtex(facts);
        assert_eq!(entry.key, facts.key);
        let kind = match facts.kind {
            Kind::Archive => biblatex::EntryType::Dataset,
            Kind::Part => biblatex::EntryType::InCollection,
        };
        assert_eq!(entry.entry_type, kind, "{facts:?}");
        assert_eq!(field(&entry, "title"), Some(facts.title.clone()));
        assert_eq!(field(&entry, "booktitle"), facts.container);
        assert_eq!(field(&entry, "version"), Some(facts.version.clone()));
        assert_eq!(field(&entry, "url"), facts.address);
        assert_eq!(field(&entry, "abstract"), facts.summary);
        let editors = entry.editors().expect("editors are names");
        let names: Vec<String> = editors
            .iter()
            .flat_map(|(persons, _)| persons.iter().map(|person| person.name.clone()))
            .collect();
        assert_eq!(names, facts.editors);
        let date = field(&entry, "date");
        assert_eq!(date.as_deref(), Some("2026-11-29"));
        if facts.address.is_none() {
            let note = field(&entry, "note").expect("the path is in it");
            assert!(note.ends_with(&facts.path), "{note}");
        }
    }
}

#[test]
fn csl_json_is_read_back_as_it_was_meant() {
    for facts in &*EVERYTHING {
        let items: Vec<Item> =
            serde_json::from_str(&csl_json::write(facts)).expect("it is CSL-JSON");
        let [item] = &items[..] else {
            panic!("{items:?}");
        };
        let text = |name: &str| match item.0.get(name) {
            None => None,
            Some(Value::String(text)) => Some(text.clone()),
            Some(other) => panic!("{name} is {other:?}"),
        };
        assert_eq!(item.id().as_deref(), Some(facts.key.as_str()));
        let kind = match facts.kind {
            Kind::Archive => "dataset",
            Kind::Part => "chapter",
        };
        assert_eq!(item.type_().as_deref(), Some(kind));
        assert_eq!(text("title"), Some(facts.title.clone()));
        assert_eq!(text("container-title"), facts.container);
        assert_eq!(text("version"), Some(facts.version.clone()));
        assert_eq!(text("language"), Some(facts.language.clone()));
        assert_eq!(text("URL"), facts.address);
        assert_eq!(text("abstract"), facts.summary);
        assert_eq!(text("archive_location"), Some(facts.path.clone()));
        let Some(Value::Names(names)) = item.0.get("editor") else {
            panic!("no editors: {item:?}");
        };
        let [NameValue::Literal(name)] = &names[..] else {
            panic!("{names:?}");
        };
        assert_eq!(name.literal, "The sowbook editors");
        let Some(Value::Date(date)) = item.0.get("issued") else {
            panic!("no date: {item:?}");
        };
        let date = hayagriva::citationberg::json::FixedDateRange::try_from(date.clone())
            .expect("it is a date")
            .start;
        // Months and days are counted from 0 there.
        assert_eq!(
            (date.year, date.month, date.day),
            (2026, Some(10), Some(28))
        );
    }
}

/// The tags and values of a record, each line as the format has it.
#[track_caller]
fn read_ris(text: &str) -> Vec<(String, String)> {
    let lines = text.strip_suffix("\r\n").expect("the last line ends");
    lines
        .split("\r\n")
        .map(|line| {
            let (tag, value) = line.split_at_checked(6).expect("a tag and a dash");
            let tag = tag
                .strip_suffix("  - ")
                .unwrap_or_else(|| panic!("{line:?}"));
            assert_eq!(tag.len(), 2, "{line:?}");
            assert!(!value.contains(['\r', '\n']), "{line:?}");
            (tag.to_owned(), value.to_owned())
        })
        .collect()
}

#[test]
fn a_record_of_ris_begins_with_its_type_and_ends_with_its_end() {
    for facts in &*EVERYTHING {
        let lines = read_ris(&ris::write(facts));
        let kind = match facts.kind {
            Kind::Archive => "DATA",
            Kind::Part => "CHAP",
        };
        assert_eq!(lines[0], ("TY".to_owned(), kind.to_owned()));
        assert_eq!(lines[lines.len() - 1], ("ER".to_owned(), String::new()));
        let value = |tag: &str| {
            let mut values = lines.iter().filter(|(own, _)| own == tag);
            let value = values.next().map(|(_, value)| value.clone());
            assert!(values.next().is_none(), "{tag} stands twice");
            value
        };
        assert_eq!(value("TI"), Some(facts.title.clone()));
        assert_eq!(value("T2"), facts.container);
        assert_eq!(value("UR"), facts.address);
        assert_eq!(value("AB"), facts.summary);
        assert_eq!(value("DA").as_deref(), Some("2026/11/29"));
        assert_eq!(value("PY").as_deref(), Some("2026"));
        assert_eq!(value("ET"), Some(facts.version.clone()));
    }
}

#[test]
fn keys_are_unique_and_the_same_in_every_language() {
    let archive = archive();
    let number = citables(&archive).len();
    let keys: BTreeSet<String> = EVERYTHING.iter().map(|one| one.key.clone()).collect();
    assert_eq!(keys.len(), number);
    for key in ["sowbook", "sowbook-modiar", "sowbook-modiar-sq-capture-2"] {
        assert!(keys.contains(key), "{key}");
    }
    for key in keys {
        assert!(
            key.bytes()
                .all(|byte| byte.is_ascii_alphanumeric() || byte == b'-'),
            "{key}"
        );
    }
}

#[test]
fn words_for_readers_hold_what_leads_back() {
    let archive = archive();
    let languages = Languages::embedded().expect("the texts are sound");
    for texts in languages.iter() {
        let citing = Citing {
            archive: &archive,
            texts,
            base_url: Some("https://example.org"),
            styles: &STYLES,
        };
        for citable in citables(&archive) {
            let facts = citing.facts(citable).expect("the texts are there");
            for style in [Style::Chicago, Style::Apa] {
                let text = citing.cite(citable, style).expect("the texts are there");
                let address = facts.address.as_deref().expect("it is known");
                for part in [
                    address,
                    &facts.title,
                    "0.1.0",
                    "2026",
                    "The sowbook editors",
                ] {
                    assert!(text.contains(part), "{part:?} is not in {text}");
                }
                if facts.title.ends_with(['?', '!', '.']) {
                    assert!(!text.contains(&format!("{}.", facts.title)), "{text}");
                }
                for odd in ["..", "  "] {
                    assert!(!text.replace(&facts.title, "title").contains(odd), "{text}");
                }
                let runs = STYLES.cite(&facts, style, texts.language());
                let italic: Vec<&str> = runs
                    .iter()
                    .filter(|run| run.italic)
                    .map(|run| run.text.as_str())
                    .collect();
                let whole = facts.container.as_ref().unwrap_or(&facts.title);
                if facts.kind == Kind::Part || style == Style::Apa {
                    assert_eq!(italic, [whole], "{text}");
                }
                if let Citable::Statement(_, witness, statement) = citable {
                    let words = witness.source.slice(&statement.span);
                    assert!(text.contains(words), "{words:?} is not in {text}");
                }
            }
        }
    }
}

/// One thing of each kind in all styles. The snapshots were compared by eye with
/// APA's manual (7th edition: a part of an edited work, a data set) and with the
/// Chicago Manual of Style (18th, author-date).
#[test]
fn one_of_each_kind_in_each_style() {
    let archive = archive();
    let languages = Languages::embedded().expect("the texts are sound");
    let every_style = |name: &str, language: &str, base_url: Option<&str>| {
        let citing = Citing {
            archive: &archive,
            texts: languages.get(language).expect("the language is there"),
            base_url,
            styles: &STYLES,
        };
        let citable = match name {
            "" => Citable::Archive,
            name => Citable::find(&archive, name).expect("it is there"),
        };
        let printed = Style::ALL.map(|style| {
            let text = citing.cite(citable, style).expect("the texts are there");
            format!("{}\n{}", style.name(), text.replace('\r', ""))
        });
        printed.join("\n")
    };
    let base = Some("https://example.org/mancala");
    for (name, of, language, base_url) in [
        ("archive", "", "en", base),
        ("game", "modiar", "en", base),
        ("statement-sq", "modiar#sq:capture.2", "en", base),
        ("statement-mn", "modiar#mn:capture.2", "en", base),
        ("reading", "modiar#reading:first-move", "en", base),
        ("example", "modiar#example:chain-broken", "en", base),
        ("without-address", "modiar#sq:capture.2", "en", None),
        ("interface-sq", "modiar#mn:capture.2", "sq", base),
        ("interface-mn", "modiar#mn:capture.2", "mn", base),
    ] {
        insta::assert_snapshot!(name, every_style(of, language, base_url));
    }
}

/// Facts with this title and these words.
fn made_up(title: &str) -> Facts {
    Facts {
        key: "key".to_owned(),
        kind: Kind::Part,
        title: title.to_owned(),
        container: Some(title.to_owned()),
        editors: vec!["An Editor and Sons".to_owned()],
        version: "1.2.3".to_owned(),
        date: "2026-01-31".to_owned(),
        language: "sq".to_owned(),
        path: "games/x/index.html".to_owned(),
        address: None,
        licence: None,
        quotation: None,
        summary: Some(title.to_owned()),
        note: None,
    }
}

#[test]
fn what_bibtex_takes_for_commands_is_text() {
    let title = r"50 % of A & B_1 #2 $3 ~4 ^5 \6 “ë” «Ч»";
    let entry = read_bibtex(&made_up(title));
    assert_eq!(field(&entry, "abstract").as_deref(), Some(title));
    assert_eq!(field(&entry, "title").as_deref(), Some(title));
    // The parser lets a comment's sign pass; TeX does not.
    assert!(bibtex::write(&made_up(title)).contains(r"50 \% of A \& B\_1 \#2 \$3"));
    // Braces stay balanced whatever the text.
    for odd in ["{", "}", "}{", r"\{", "a } b"] {
        let facts = made_up(odd);
        assert_eq!(read_bibtex(&facts).key, "key");
        let text = bibtex::write(&facts);
        let opened = text.matches('{').count();
        assert_eq!(opened, text.matches('}').count(), "{text}");
    }
    let editors = read_bibtex(&made_up("x")).editors().expect("names");
    assert_eq!(editors[0].0.len(), 1, "one name, whatever words it holds");
}

quickcheck! {
    fn any_title_is_one_entry(title: String) -> bool {
        let facts = made_up(&title);
        Bibliography::parse(&bibtex::write(&facts)).is_ok_and(|entries| entries.len() == 1)
    }

    fn any_title_is_one_line_of_ris(title: String) -> bool {
        let expected = title.split_whitespace().collect::<Vec<_>>().join(" ");
        let text = ris::write(&made_up(&title));
        let lines = read_ris(&text);
        lines.contains(&("TI".to_owned(), expected))
    }

    fn any_title_can_be_put_into_words(title: String) -> bool {
        let facts = made_up(&title);
        [Style::Apa, Style::Chicago]
            .into_iter()
            .all(|style| !STYLES.cite(&facts, style, "en").is_empty())
    }
}
