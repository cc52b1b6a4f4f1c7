//! Notes: the five real ones statement by statement, the same notes typed
//! otherwise, notes with faults, and hostile ones.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::LazyLock;

use generator::diagnostic::{render_human, to_records};
use generator::parse::language::Languages;
use generator::parse::note::{self, Field, Form, Note, Section};
use generator::parse::segmentation::Segmentation;
use generator::source::{Source, Sources};
use unicode_normalization::UnicodeNormalization;

#[path = "notes/command.rs"]
mod command;
#[path = "notes/hostile.rs"]
mod hostile;

const REAL: [(&str, &str); 5] = [
    ("modiar", "sq"),
    ("modiar", "mn"),
    ("tihbat", "sq"),
    ("sadeqa-ii", "sq"),
    ("ayoayo", "sq"),
];

static LANGUAGES: LazyLock<Languages> = LazyLock::new(Languages::embedded);

fn repository() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

fn real_text(game: &str, siglum: &str) -> String {
    let path = repository().join(format!("sources/games/{game}/notes/{siglum}.txt"));
    fs::read_to_string(path).expect("the note is in the archive")
}

fn parse(text: &str, language: Option<&str>) -> (Source, Note) {
    let source = Source::new("note.txt", text);
    let note = note::parse(&source, language, &LANGUAGES);
    (source, note)
}

fn real(game: &str, siglum: &str) -> (Source, Note) {
    let (source, note) = parse(&real_text(game, siglum), None);
    assert_eq!(note.language.as_deref(), Some(siglum));
    assert_eq!(note.diagnostics, [], "{game}/{siglum}");
    (source, note)
}

/// Statements a section, in the order of `Section::ALL`: counted by hand.
fn check_counts(game: &str, siglum: &str, title: &str, counts: [usize; 8]) {
    let (_, note) = real(game, siglum);
    assert_eq!(
        note.title.as_ref().map(|title| title.text.as_str()),
        Some(title)
    );
    let sections: Vec<Section> = note
        .sections
        .iter()
        .map(|opening| opening.section)
        .collect();
    assert_eq!(sections, Section::ALL, "{game}/{siglum}");
    let found = Section::ALL.map(|section| note.statements_in(section).count());
    assert_eq!(found, counts, "{game}/{siglum}");
}

#[test]
fn every_statement_of_the_real_notes_is_counted() {
    //                                                ty ov bo pl ca en no so
    check_counts("modiar", "sq", "Modiar", [6, 4, 6, 6, 3, 3, 2, 1]);
    check_counts("modiar", "mn", "Modiar", [6, 4, 6, 6, 3, 3, 2, 1]);
    check_counts("tihbat", "sq", "Tihbat", [4, 5, 6, 4, 3, 3, 2, 1]);
    check_counts("sadeqa-ii", "sq", "Sadeqa II", [2, 3, 4, 5, 2, 2, 1, 1]);
    check_counts("ayoayo", "sq", "Ayoayo", [2, 3, 4, 5, 1, 3, 1, 1]);
}

#[test]
fn each_of_the_86_bullets_is_one_statement() {
    let bullets = |note: &Note| {
        let forms = note.statements.iter().map(|statement| statement.form);
        forms.filter(|form| *form == Form::Bullet).count()
    };
    let found = REAL.map(|(game, siglum)| bullets(&real(game, siglum).1));
    assert_eq!(found, [20, 20, 18, 14, 14]);
    assert_eq!(found.iter().sum::<usize>(), 86);
}

#[test]
fn the_two_witnesses_of_modiar_are_aligned() {
    let shape = |siglum| {
        let (_, note) = real("modiar", siglum);
        let statements = note.statements.iter();
        statements
            .map(|statement| {
                (
                    statement.id,
                    statement.form,
                    statement.line,
                    statement.label.is_some(),
                )
            })
            .collect::<Vec<_>>()
    };
    assert_eq!(shape("sq"), shape("mn"));
    assert_eq!(shape("sq").len(), 31);
}

/// One statement: the beginning of its text, its label, line and column, and
/// the first and last byte.
#[allow(clippy::too_many_arguments, reason = "a row of a table")]
fn check_statement(
    note: &Note,
    id: &str,
    label: Option<&str>,
    text: &str,
    place: (usize, usize),
    start: usize,
    end: Option<usize>,
) {
    let statement = note
        .statement(id.parse().expect("an id"))
        .unwrap_or_else(|| panic!("{id} is there"));
    assert_eq!(statement.label.as_deref(), label, "{id}");
    assert!(statement.text.starts_with(text), "{id}: {}", statement.text);
    assert_eq!((statement.line, statement.column), place, "{id}");
    assert_eq!(statement.span.start, start, "{id}");
    assert!(
        end.is_none_or(|end| end == statement.span.end),
        "{id}: {:?}",
        statement.span
    );
}

#[test]
fn statements_stand_where_the_bytes_of_the_files_say() {
    // Offsets as `grep -bo` gives them.
    let (_, modiar) = real("modiar", "sq");
    let check = |id, label, text, place, start, end| {
        check_statement(&modiar, id, label, text, place, start, end);
    };
    check(
        "type.1",
        None,
        "Two-player two-row mancala without stores",
        (2, 16),
        23,
        Some(64),
    );
    check(
        "type.3",
        None,
        "first seed sown into origin pit",
        (2, 111),
        119,
        Some(150),
    );
    check(
        "overview.1",
        None,
        "Modiar është një",
        (4, 1),
        302,
        Some(460),
    );
    check(
        "overview.2",
        None,
        "Regjistruar në dhjetor 2012",
        (4, 143),
        460,
        None,
    );
    check("overview.4", None, "Pavarësisht fushës", (5, 1), 809, None);
    let seeds = Some("Farat për vrimë në fillim");
    check("board.4", seeds, "7 stones", (10, 3), 1262, Some(1300));
    let ban = Some("Ndalimi i Grand Slam-it");
    check("play.5", ban, "Nëse një kundërshtari", (18, 3), 2039, None);
    let exception = Some("Përjashtimi i lëvizjes së parë");
    check(
        "capture.2",
        exception,
        "Në lëvizjen e parë të lojës",
        (22, 3),
        2622,
        Some(2751),
    );
    check(
        "source.1",
        None,
        "Mancala World – Modiar",
        (31, 9),
        3927,
        Some(3951),
    );

    let (_, modiar) = real("modiar", "mn");
    let check = |id, label, text, place, start, end| {
        check_statement(&modiar, id, label, text, place, start, end);
    };
    check("overview.1", None, "Modiar бол", (4, 1), 313, Some(571));
    check("overview.2", None, "2012 оны", (4, 143), 571, Some(847));
    check("overview.3", None, "Хүүхдүүд ихэвчлэн", (4, 293), 847, None);
    check("overview.4", None, "Модиар нь", (5, 1), 1117, None);
    check(
        "board.5",
        Some("Нийт үр"),
        "42 stones",
        (11, 3),
        1912,
        Some(1936),
    );
    let exception = Some("Анхны нүүдлийн онцгой тохиолдал");
    check(
        "capture.2",
        exception,
        "Тоглоомын эхний нүүдэл",
        (22, 3),
        3745,
        None,
    );

    let (_, ayoayo) = real("ayoayo", "sq");
    let check = |id, label, text, place, start, end| {
        check_statement(&ayoayo, id, label, text, place, start, end);
    };
    check("type.2", None, "multi-lap relay sowing", (2, 83), 92, None);
    let skip = Some("Kapërcimi i origjinës në prehër të plotë");
    check("play.4", skip, "Nëse gropa që zbrazet", (14, 3), 1809, None);

    let (_, sadeqa) = real("sadeqa-ii", "sq");
    let labels: Vec<&str> = sadeqa
        .statements_in(Section::Play)
        .filter_map(|s| s.label.as_deref())
        .collect();
    assert_eq!(
        labels,
        ["Mbjellja me stafetë me shumë xhiro", "Kufizim i hapjes"]
    );
    let (_, tihbat) = real("tihbat", "sq");
    let labels: Vec<&str> = tihbat
        .statements_in(Section::Play)
        .filter_map(|s| s.label.as_deref())
        .collect();
    assert_eq!(labels, ["Mbjellje nga origjina"]);
}

#[test]
fn labels_count_only_where_the_table_lists_them() {
    let (_, modiar) = real("modiar", "sq");
    let labelled = |section| {
        let statements = modiar.statements_in(section);
        let labelled = statements.filter(|statement| statement.label.is_some());
        labelled
            .map(|statement| statement.id.number)
            .collect::<Vec<u32>>()
    };
    assert_eq!(labelled(Section::Board), [1, 2, 3, 4, 5]);
    assert_eq!(labelled(Section::Play), [2, 3, 5, 6]);
    // capture.3 holds a colon, but no label.
    assert_eq!(labelled(Section::Capture), [2]);
    assert_eq!(labelled(Section::End), [] as [u32; 0]);
}

fn check_fields(game: &str, siglum: &str, expected: [(u32, &str); 5]) {
    let (source, note) = real(game, siglum);
    let found = Field::ALL.map(|field| {
        let number = note.fields.get(field).expect("the table gives every field");
        (number.value, source.slice(&number.span))
    });
    assert_eq!(found, expected, "{game}/{siglum}");
}

#[test]
fn the_numbers_of_the_tables_are_read_and_placed() {
    let modiar = [(2, "Two"), (3, "3"), (0, "None"), (7, "7"), (42, "42")];
    check_fields("modiar", "sq", modiar);
    check_fields("modiar", "mn", modiar);
    check_fields(
        "tihbat",
        "sq",
        [(2, "Two"), (2, "2"), (0, "None"), (7, "7"), (28, "28")],
    );
    check_fields(
        "sadeqa-ii",
        "sq",
        [(2, "Two"), (6, "6"), (0, "None"), (3, "3"), (36, "36")],
    );
    check_fields(
        "ayoayo",
        "sq",
        [(2, "Two"), (6, "6"), (2, "Two"), (4, "4"), (48, "48")],
    );
    let (_, ayoayo) = real("ayoayo", "sq");
    let span = |field| ayoayo.fields.get(field).map(|number| number.span.start);
    assert_eq!(span(Field::Stores), Some(1074));
    assert_eq!(span(Field::Total), Some(1254));
}

fn check_type_figures(game: &str, siglum: &str, expected: &[(&str, u32, &str, &str)]) {
    let (source, note) = real(game, siglum);
    let found: Vec<(&str, u32, String, String)> = note
        .type_figures
        .iter()
        .map(|(field, number)| {
            let text = source.slice(&number.span).to_owned();
            (
                field.name(),
                number.value,
                text,
                number.statement.to_string(),
            )
        })
        .collect();
    let expected: Vec<(&str, u32, String, String)> = expected
        .iter()
        .map(|(field, value, text, id)| (*field, *value, (*text).to_owned(), (*id).to_owned()))
        .collect();
    assert_eq!(found, expected, "{game}/{siglum}");
}

#[test]
fn the_numbers_of_the_type_lines_are_read_and_placed() {
    let modiar = [
        ("rows", 2, "two", "type.1"),
        ("rows", 2, "2", "type.2"),
        ("pits", 3, "3", "type.2"),
    ];
    check_type_figures("modiar", "sq", &modiar);
    check_type_figures("modiar", "mn", &modiar);
    let tihbat = [
        ("rows", 2, "two", "type.1"),
        ("rows", 2, "2", "type.2"),
        ("pits", 2, "2", "type.2"),
    ];
    check_type_figures("tihbat", "sq", &tihbat);
    let sadeqa = [
        ("rows", 2, "two", "type.1"),
        ("rows", 2, "2", "type.1"),
        ("pits", 6, "6", "type.1"),
        ("seeds", 3, "3", "type.1"),
    ];
    check_type_figures("sadeqa-ii", "sq", &sadeqa);
    check_type_figures(
        "ayoayo",
        "sq",
        &[("rows", 2, "two", "type.1"), ("pits", 6, "six", "type.1")],
    );
}

#[test]
fn attributions_name_work_and_page() {
    for (game, siglum) in REAL {
        let (source, note) = real(game, siglum);
        let attribution = note.attribution.expect("a source line");
        assert_eq!(attribution.work.text, "Mancala World");
        let page = attribution.page.expect("a page");
        assert_eq!(
            Some(&page.text),
            note.title.as_ref().map(|title| &title.text)
        );
        assert_eq!(source.slice(&page.span), page.text);
    }
}

/// What is left of a note without its statements is its title, its headings
/// and the signs between statements: nothing is lost.
#[test]
fn nothing_of_the_real_notes_is_lost() {
    for (game, siglum) in REAL {
        let (source, note) = real(game, siglum);
        let mut left = String::new();
        let mut end = 0;
        for statement in &note.statements {
            left += &source.text()[end..statement.span.start];
            end = statement.span.end;
        }
        left += &source.text()[end..];
        let phrases = note.statements_in(Section::Type).count();
        let separator = if source.text().contains("; ") && phrases > 2 {
            ";"
        } else {
            "—"
        };
        let mut expected = note
            .title
            .as_ref()
            .map(|title| title.text.clone())
            .expect("a title");
        for opening in &note.sections {
            expected += &opening.heading.text;
            match opening.section {
                Section::Type => expected += &(":".to_owned() + &separator.repeat(phrases - 1)),
                Section::Source => expected += ":",
                Section::Overview => {}
                section => expected += &"-".repeat(note.statements_in(section).count()),
            }
        }
        let visible = |text: &str| text.split_whitespace().collect::<String>();
        assert_eq!(visible(&left), visible(&expected), "{game}/{siglum}");
    }
}

#[test]
fn the_same_note_typed_otherwise_gives_the_same_statements() {
    type Edit = (&'static str, fn(&str) -> String);
    let edits: [Edit; 12] = [
        ("CRLF", |text| text.replace('\n', "\r\n")),
        ("a byte order mark", |text| format!("\u{feff}{text}")),
        ("NFD", |text| text.nfd().collect()),
        ("stars", |text| text.replace("\n- ", "\n* ")),
        ("pluses", |text| text.replace("\n- ", "\n+   ")),
        ("bullet signs", |text| text.replace("\n- ", "\n• ")),
        ("dashes", |text| text.replace("\n- ", "\n – ")),
        ("blank lines between bullets", |text| {
            text.replace("\n- ", "\n\n- ")
        }),
        ("blank lines everywhere", |text| {
            text.replace('\n', "\n \t\n")
        }),
        ("trailing spaces", |text| text.replace('\n', "  \n") + " \t"),
        ("a line break at the end", |text| format!("{text}\n")),
        ("all at once", |text| {
            let text: String = text.nfd().collect();
            format!(
                "\u{feff}{}\r\n",
                text.replace("\n- ", "  \n\n* ").replace('\n', "\r\n")
            )
        }),
    ];
    for (game, siglum) in REAL {
        let (_, expected) = real(game, siglum);
        let text = real_text(game, siglum);
        let headings: Vec<String> = expected.sections[1..7]
            .iter()
            .map(|opening| opening.heading.text.clone())
            .collect();
        let mut marked = format!("# {text}");
        let mut underlined = text.replacen('\n', "\n======\n", 1);
        for heading in &headings {
            marked = marked.replace(&format!("\n{heading}\n"), &format!("\n\n## {heading}\n\n"));
            underlined =
                underlined.replace(&format!("\n{heading}\n"), &format!("\n{heading}\n---\n"));
        }
        let edited = edits.iter().map(|(name, edit)| (*name, edit(&text)));
        for (name, edited) in edited.chain([
            ("marked headings", marked),
            ("underlined headings", underlined),
        ]) {
            check_same(&expected, &edited, &format!("{game}/{siglum} with {name}"));
        }
    }
}

fn check_same(expected: &Note, edited: &str, what: &str) {
    let (source, note) = parse(edited, None);
    assert_eq!(note.diagnostics, [], "{what}");
    assert_eq!(note.language, expected.language, "{what}");
    let statements = |note: &Note| {
        let all = note.statements.iter();
        all.map(|statement| {
            (
                statement.id,
                statement.label.clone(),
                statement.text.clone(),
            )
        })
        .collect::<Vec<_>>()
    };
    assert_eq!(statements(&note), statements(expected), "{what}");
    let numbers =
        |note: &Note| Field::ALL.map(|field| note.fields.get(field).map(|number| number.value));
    assert_eq!(numbers(&note), numbers(expected), "{what}");
    assert_eq!(
        note.type_figures.len(),
        expected.type_figures.len(),
        "{what}"
    );
    // The bytes are those of the file as it is.
    for statement in &note.statements {
        let text: String = source.slice(&statement.text_span).nfc().collect();
        assert_eq!(text, statement.text, "{what}: {}", statement.id);
        let whole: String = source.slice(&statement.span).nfc().collect();
        let label = statement
            .label
            .as_ref()
            .map_or(String::new(), |label| format!("{label}: "));
        assert_eq!(
            whole,
            format!("{label}{}", statement.text),
            "{what}: {}",
            statement.id
        );
    }
}

#[test]
fn a_note_in_markdown_is_read_as_markdown() {
    let text =
        fs::read_to_string(repository().join("tests/notes/good/markdown.md")).expect("a fixture");
    let (source, note) = parse(&text, None);
    assert_eq!(note.diagnostics, []);
    assert_eq!(note.language.as_deref(), Some("en"));
    assert_eq!(
        note.title.map(|title| (title.text, title.span)),
        Some(("Nim with pits".into(), 2..17))
    );
    let found: Vec<(String, Option<&str>, &str, usize, usize)> = note
        .statements
        .iter()
        .map(|statement| {
            (
                statement.id.to_string(),
                statement.label.as_deref(),
                statement.text.as_str(),
                statement.span.start,
                statement.span.end,
            )
        })
        .collect();
    let expected = [
        (
            "type.1",
            None,
            "Two-row mancala (2×4 board; small) — relay sowing",
            34,
            86,
        ),
        ("type.2", None, "three seeds per pit", 88, 107),
        ("overview.1", None, "Played in the village.", 125, 149),
        (
            "overview.2",
            None,
            "Said to be old, e.g. by Dr. Who.",
            149,
            181,
        ),
        ("overview.3", None, "\"Is it?\"", 182, 190),
        ("overview.4", None, "Yes!", 191, 195),
        ("overview.5", None, "R&D says 3.5 of 4.", 196, 218),
        ("board.1", Some("Rows"), "Two", 232, 245),
        ("board.2", Some("Pits per row"), "four, as a rule", 248, 277),
        ("board.3", Some("Stores"), "None.", 280, 293),
        (
            "board.4",
            Some("Seeds per pit at the start"),
            "3 (24 stones in total)",
            296,
            346,
        ),
        ("board.5", None, "Nobody owns the board.", 350, 372),
        (
            "play.1",
            Some("Opening restriction"),
            "from the last pit. Always.",
            392,
            447,
        ),
        ("play.2", None, "Sow: one by one. In words, A B.", 450, 488),
        ("source.1", None, "World of Games — Nim", 501, 546),
    ];
    let expected =
        expected.map(|(id, label, text, start, end)| (id.to_owned(), label, text, start, end));
    assert_eq!(found, expected);
    let rows = note.fields.rows.expect("rows are given");
    assert_eq!((rows.value, source.slice(&rows.span)), (2, "Two"));
    let values = [
        note.fields.pits,
        note.fields.stores,
        note.fields.seeds,
        note.fields.total,
    ];
    assert_eq!(
        values.map(|number| number.map(|number| number.value)),
        [Some(4), Some(0), Some(3), Some(24)]
    );
    let figures: Vec<(Field, u32)> = note
        .type_figures
        .iter()
        .map(|(field, number)| (*field, number.value))
        .collect();
    assert_eq!(
        figures,
        [
            (Field::Rows, 2),
            (Field::Rows, 2),
            (Field::Pits, 4),
            (Field::Seeds, 3)
        ]
    );
    let attribution = note.attribution.expect("a source");
    assert_eq!(attribution.work.text, "World of Games");
    assert_eq!(
        attribution.page.map(|page| page.text),
        Some("Nim".to_owned())
    );
}

#[test]
fn the_language_is_as_told_or_that_of_most_headings() {
    let text = real_text("modiar", "mn");
    assert_eq!(parse(&text, None).1.language.as_deref(), Some("mn"));
    let (_, told) = parse(&text, Some("sq"));
    assert_eq!(told.language.as_deref(), Some("sq"));
    assert!(!told.diagnostics.is_empty());
    let (_, unknown) = parse(&text, Some("xx"));
    assert_eq!(unknown.diagnostics[0].code, "unknown-language");
}

/// Each note with a fault: what is said of it, for people and as records.
#[test]
fn faulty_notes_are_told_what_is_wrong() {
    let folder = repository().join("tests/notes/bad");
    let mut paths: Vec<PathBuf> = fs::read_dir(folder)
        .expect("the fixtures are there")
        .map(|entry| entry.expect("a fixture").path())
        .collect();
    paths.sort();
    assert!(paths.len() >= 20, "the fixtures are there");
    let mut codes: BTreeMap<&str, usize> = BTreeMap::new();
    for path in paths {
        let name = path
            .file_stem()
            .and_then(|name| name.to_str())
            .expect("a plain name")
            .to_owned();
        let bytes = fs::read(&path).expect("a fixture can be read");
        let (source, undecodable) = Source::decode(format!("bad/{name}.txt"), bytes);
        let mut note = note::parse(&source, None, &LANGUAGES);
        note.diagnostics.extend(undecodable);
        assert!(!note.diagnostics.is_empty(), "{name} has a fault");
        for diagnostic in &note.diagnostics {
            *codes.entry(diagnostic.code).or_default() += 1;
        }
        let sources = Sources::from_iter([source]);
        let records = to_records(&note.diagnostics, &sources);
        assert!(records.iter().all(|record| record.place.path.is_some()));
        let places = records
            .iter()
            .filter(|record| record.place.line.is_some())
            .count();
        assert!(
            places > 0
                || records[0].code.starts_with("empty")
                || records[0].code == "unknown-language"
        );
        let ids: Vec<String> = note
            .statements
            .iter()
            .map(|statement| statement.id.to_string())
            .collect();
        let shown = format!(
            "{}understood: {}",
            render_human(&note.diagnostics, &sources),
            ids.join(" ")
        );
        let mut settings = insta::Settings::clone_current();
        settings.set_snapshot_path("notes/snapshots");
        settings.set_prepend_module_to_snapshot(false);
        settings.set_omit_expression(true);
        settings.bind(|| insta::assert_snapshot!(name, shown));
    }
    let unseen: Vec<&str> = CODES
        .into_iter()
        .filter(|code| !codes.contains_key(code))
        .collect();
    assert_eq!(unseen, [] as [&str; 0], "every finding has a fixture");
}

/// All that can be found wrong with a note.
const CODES: [&str; 18] = [
    "after-source",
    "empty-file",
    "empty-section",
    "empty-statement",
    "foreign-block",
    "missing-source",
    "missing-title",
    "missing-type-line",
    "nested-block",
    "not-utf8",
    "outside-section",
    "repeated-field",
    "repeated-section",
    "stray-line",
    "unknown-heading",
    "unknown-label",
    "unknown-language",
    "unreadable-number",
];

#[test]
fn a_segmentation_written_today_is_found_again() {
    for (game, siglum) in REAL {
        let (source, note) = real(game, siglum);
        let file = Source::new(
            "statements.yaml",
            Segmentation::of(&note, &source).to_text(),
        );
        let segmentation = Segmentation::parse(&file).expect("as written");
        assert_eq!(segmentation.segments.len(), note.statements.len());
        assert_eq!(segmentation.compare(&file, &note, &source), []);
    }
}
