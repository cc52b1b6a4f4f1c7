//! No input makes the parser panic, and whatever it finds has its place.

use generator::diagnostic::{render_human, to_records};
use generator::parse::note::{Note, StatementId};
use generator::source::{Place, Source, Sources};
use quickcheck::quickcheck;

use super::{REAL, parse, real_text};

/// What holds for every note, however it was typed.
fn check_laws(source: &Source, note: &Note) {
    let text = source.text();
    let mut end = 0;
    let mut counts = std::collections::BTreeMap::new();
    for statement in &note.statements {
        let span = &statement.span;
        assert!(
            end <= span.start && span.start <= span.end && span.end <= text.len(),
            "{statement:?}"
        );
        assert!(text.is_char_boundary(span.start) && text.is_char_boundary(span.end));
        let inner = &statement.text_span;
        assert!(
            span.start <= inner.start && inner.start <= inner.end && inner.end <= span.end,
            "{statement:?}"
        );
        assert!(text.is_char_boundary(inner.start) && text.is_char_boundary(inner.end));
        let Place { line, column } = source.place(span.start);
        assert_eq!((statement.line, statement.column), (line, column));
        let count = counts.entry(statement.id.section).or_insert(0);
        *count += 1;
        assert_eq!(statement.id.number, *count);
        assert_eq!(
            statement.id.to_string().parse::<StatementId>(),
            Ok(statement.id)
        );
        end = span.end;
    }
    let numbers = note.type_figures.iter().map(|(_, number)| number);
    for number in numbers.chain(note.fields.total.iter()) {
        assert!(text.is_char_boundary(number.span.start) && text.is_char_boundary(number.span.end));
        let statement = note
            .statement(number.statement)
            .expect("the statement it stands in");
        assert!(statement.span.start <= number.span.start && number.span.end <= statement.span.end);
    }
    for diagnostic in &note.diagnostics {
        let span = diagnostic.span.clone().unwrap_or_default();
        assert!(
            span.start <= span.end && span.end <= text.len(),
            "{diagnostic:?}"
        );
    }
    let sources = Sources::from_iter([source.clone()]);
    let _ = render_human(&note.diagnostics, &sources);
    let _ = to_records(&note.diagnostics, &sources);
}

fn check(text: &str, language: Option<&str>) {
    let (source, note) = parse(text, language);
    check_laws(&source, &note);
}

/// Pieces that mean something in notes or in Markdown.
const PIECES: [&str; 56] = [
    "\n",
    "\n",
    "\n",
    "\r\n",
    "\r",
    "\t",
    " ",
    "  ",
    "\u{a0}",
    "\u{feff}",
    "\u{2028}",
    "\0",
    "- ",
    "* ",
    "+ ",
    "-",
    "## ",
    "#",
    "1. ",
    "> ",
    "| ",
    "```",
    "`",
    "*",
    "**",
    "_",
    "[",
    "](",
    ")",
    "(",
    "<b>",
    "<!--",
    "&amp;",
    "&#x0;",
    "\\",
    ";",
    " — ",
    ": ",
    ":",
    ". ",
    ".",
    "!",
    "?",
    "A",
    "a",
    "e\u{308}",
    "\u{308}",
    "7",
    "Two",
    "播。",
    "Kapja",
    "Tabelë",
    "Lloji i lojës: ",
    "Source: ",
    "Vrima për rresht: ",
    "d.m.th.",
];

/// A real note with some of it replaced, repeated or taken out.
fn mutate(text: &str, edits: &[(usize, u8, u8)]) -> String {
    let mut chars: Vec<char> = text.chars().collect();
    for (at, kind, what) in edits.iter().take(20) {
        let at = at % chars.len().max(1);
        let piece = PIECES[usize::from(*what) % PIECES.len()];
        match kind % 4 {
            0 => drop(chars.splice(at..at, piece.chars())),
            1 => drop(chars.drain(at..(at + usize::from(*what)).min(chars.len()))),
            2 => {
                let end = (at + usize::from(*what)).min(chars.len());
                let copy = chars[at..end].to_vec();
                chars.splice(at..at, copy);
            }
            _ if at < chars.len() => drop(chars.splice(at..=at, piece.chars())),
            _ => {}
        }
    }
    chars.into_iter().collect()
}

quickcheck! {
    fn any_text_is_parsed(text: String) -> bool {
        check(&text, None);
        check(&text, Some("sq"));
        true
    }

    fn any_sequence_of_pieces_is_parsed(pieces: Vec<u8>) -> bool {
        let text: String = pieces.iter().map(|piece| PIECES[usize::from(*piece) % PIECES.len()]).collect();
        check(&text, Some("sq"));
        check(&format!("T\nLloji i lojës: x\nTabelë\n{text}"), Some("sq"));
        check(&format!("T\nLloji i lojës: {text}\nPërmbledhje\n{text}"), None);
        true
    }

    fn any_edit_of_a_real_note_is_parsed(note: usize, edits: Vec<(usize, u8, u8)>) -> bool {
        let (game, siglum) = REAL[note % REAL.len()];
        check(&mutate(&real_text(game, siglum), &edits), None);
        true
    }
}

#[test]
fn long_and_deep_notes_take_no_long_time() {
    let start = std::time::Instant::now();
    let opening = "T\nLloji i lojës: x\nTabelë\n";
    for piece in [
        "(", "[", "*", "`", "- ", "a.B", ":", "<", "&", "Vrima: ", "2×", "two-", "\\", "![", "_a",
    ] {
        check(&format!("{opening}{}", piece.repeat(5_000)), None);
        check(
            &format!("{opening}- Vrima për rresht: {}", piece.repeat(5_000)),
            None,
        );
        check(
            &format!("T\nLloji i lojës: {}\n", piece.repeat(5_000)),
            None,
        );
        check(
            &format!("{opening}{}", format!("- {piece}\n").repeat(500)),
            None,
        );
    }
    // In a debug build, on a busy machine.
    assert!(start.elapsed().as_secs() < 120, "{:?}", start.elapsed());
}
