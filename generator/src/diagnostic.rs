//! What is wrong with a source, where, and how to mend it.
//!
//! Every stage hands its findings up as [`Diagnostic`]s; only here are they
//! made into text for people or into records for programs. A place is a byte
//! range in a file; line and column are worked out when it is printed.

use std::io::IsTerminal;
use std::ops::Range;

use annotate_snippets::renderer::DecorStyle;
use annotate_snippets::{AnnotationKind, Element, Group, Level, Origin, Renderer, Snippet};
use serde::Serialize;

use crate::source::{Source, Sources};

/// How bad a finding is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Severity {
    /// Nothing can be published before it is mended.
    Error,
    /// Worth a look.
    Warning,
}

/// One finding.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Diagnostic {
    /// How bad it is.
    pub severity: Severity,
    /// A stable name of the kind of finding, e.g. `unknown-heading`.
    pub code: &'static str,
    /// What was found, and what was expected.
    pub message: String,
    /// The file, unless the finding belongs to none.
    pub path: Option<String>,
    /// The bytes of the file, unless the finding concerns the whole of it.
    pub span: Option<Range<usize>>,
    /// Further remarks, often with a second place.
    pub notes: Vec<Remark>,
    /// How to mend it.
    pub help: Option<String>,
}

/// A remark on a finding, with a place of its own if it has one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Remark {
    /// What is to be said.
    pub message: String,
    /// The file it speaks of.
    pub path: Option<String>,
    /// The bytes of that file.
    pub span: Option<Range<usize>>,
}

impl Diagnostic {
    /// An error, without a place as yet.
    pub fn error(code: &'static str, message: impl Into<String>) -> Diagnostic {
        Diagnostic::new(Severity::Error, code, message.into())
    }

    /// A warning, without a place as yet.
    pub fn warning(code: &'static str, message: impl Into<String>) -> Diagnostic {
        Diagnostic::new(Severity::Warning, code, message.into())
    }

    fn new(severity: Severity, code: &'static str, message: String) -> Diagnostic {
        Diagnostic {
            severity,
            code,
            message,
            path: None,
            span: None,
            notes: Vec::new(),
            help: None,
        }
    }

    /// Places the finding at these bytes of a source.
    #[must_use]
    pub fn at(mut self, source: &Source, span: Range<usize>) -> Diagnostic {
        self.path = Some(source.path().to_owned());
        self.span = Some(span);
        self
    }

    /// Says that the finding concerns a whole file.
    #[must_use]
    pub fn in_file(mut self, path: impl Into<String>) -> Diagnostic {
        self.path = Some(path.into());
        self.span = None;
        self
    }

    /// Adds a remark without a place.
    #[must_use]
    pub fn note(mut self, message: impl Into<String>) -> Diagnostic {
        self.notes.push(Remark {
            message: message.into(),
            path: None,
            span: None,
        });
        self
    }

    /// Adds a remark on a second place.
    #[must_use]
    pub fn note_at(
        mut self,
        message: impl Into<String>,
        source: &Source,
        span: Range<usize>,
    ) -> Diagnostic {
        self.notes.push(Remark {
            message: message.into(),
            path: Some(source.path().to_owned()),
            span: Some(span),
        });
        self
    }

    /// Says how to mend it.
    #[must_use]
    pub fn help(mut self, help: impl Into<String>) -> Diagnostic {
        self.help = Some(help.into());
        self
    }

    /// Whether this is an error.
    pub fn is_error(&self) -> bool {
        self.severity == Severity::Error
    }
}

/// Whether any finding is an error.
pub fn any_error(diagnostics: &[Diagnostic]) -> bool {
    diagnostics.iter().any(Diagnostic::is_error)
}

/// Sorts findings by file, then place, then what they say; those without a
/// file come first. The order does not depend on the order they were found in.
pub fn sort(diagnostics: &mut [Diagnostic]) {
    diagnostics.sort_by(|a, b| sort_key(a).cmp(&sort_key(b)));
}

type SortKey<'a> = (
    Option<&'a str>,
    Option<(usize, usize)>,
    Severity,
    &'static str,
    &'a str,
);

fn sort_key(diagnostic: &Diagnostic) -> SortKey<'_> {
    (
        diagnostic.path.as_deref(),
        diagnostic.span.as_ref().map(|span| (span.start, span.end)),
        diagnostic.severity,
        diagnostic.code,
        &diagnostic.message,
    )
}

/// Whether text for people is coloured.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Colour {
    /// Plain text.
    #[default]
    Plain,
    /// With the terminal's colours.
    Terminal,
}

impl Colour {
    /// Coloured if standard error is a terminal and nobody asked for none.
    pub fn for_stderr() -> Colour {
        if std::io::stderr().is_terminal() && std::env::var_os("NO_COLOR").is_none() {
            Colour::Terminal
        } else {
            Colour::Plain
        }
    }
}

/// The findings as plain text, sorted, each with the line it points at.
pub fn render_human(diagnostics: &[Diagnostic], sources: &Sources) -> String {
    render_coloured(diagnostics, sources, Colour::Plain)
}

/// The findings as text for people, coloured or not.
pub fn render_coloured(diagnostics: &[Diagnostic], sources: &Sources, colour: Colour) -> String {
    let renderer = match colour {
        Colour::Plain => Renderer::plain(),
        Colour::Terminal => Renderer::styled(),
    }
    .decor_style(DecorStyle::Ascii)
    .term_width(LINE_WIDTH);
    let mut sorted = diagnostics.to_vec();
    sort(&mut sorted);
    let mut text = String::new();
    for diagnostic in &sorted {
        text.push_str(&renderer.render(&groups(diagnostic, sources)));
        text.push_str("\n\n");
    }
    text
}

/// Lines of notes are whole paragraphs; longer ones are cut around the place.
const LINE_WIDTH: usize = 120;

fn groups<'a>(diagnostic: &'a Diagnostic, sources: &'a Sources) -> Vec<Group<'a>> {
    let level = match diagnostic.severity {
        Severity::Error => Level::ERROR,
        Severity::Warning => Level::WARNING,
    };
    let mut first = level
        .primary_title(&diagnostic.message)
        .id(diagnostic.code)
        .elements(place_elements(
            diagnostic.path.as_deref(),
            diagnostic.span.as_ref(),
            sources,
        ));
    let mut further = Vec::new();
    for remark in &diagnostic.notes {
        if remark.path.is_none() {
            first = first.element(Level::NOTE.message(&remark.message));
        } else {
            further.push(
                Level::NOTE
                    .secondary_title(&remark.message)
                    .elements(place_elements(
                        remark.path.as_deref(),
                        remark.span.as_ref(),
                        sources,
                    )),
            );
        }
    }
    if let Some(help) = &diagnostic.help {
        if further.is_empty() {
            first = first.element(Level::HELP.message(help));
        } else {
            further.push(Group::with_title(Level::HELP.secondary_title(help)));
        }
    }
    std::iter::once(first).chain(further).collect()
}

fn place_elements<'a>(
    path: Option<&'a str>,
    span: Option<&Range<usize>>,
    sources: &'a Sources,
) -> Vec<Element<'a>> {
    let Some(path) = path else {
        return Vec::new();
    };
    let known = span.and_then(|span| Some((span, sources.get(path)?)));
    let Some((span, source)) = known else {
        return vec![Origin::path(path).into()];
    };
    // Only the lines spoken of: a long file would be searched for each finding.
    // They are without byte order mark, which the renderer would count as a column.
    let span = source.clamp(span);
    let (first, last) = (source.place(span.start).line, source.place(span.end).line);
    let lines = source.line_range(first).start..source.line_range(last).end.max(span.end);
    let within = |offset: usize| offset.saturating_sub(lines.start);
    vec![
        Snippet::source(source.slice(&lines))
            .path(path)
            .line_start(first)
            .annotation(AnnotationKind::Primary.span(within(span.start)..within(span.end)))
            .into(),
    ]
}

/// A finding as programs read it; what is unknown is null.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct DiagnosticRecord {
    /// `error` or `warning`.
    pub severity: Severity,
    /// Name of the kind of finding.
    pub code: &'static str,
    /// What was found.
    pub message: String,
    /// Where.
    #[serde(flatten)]
    pub place: PlaceRecord,
    /// How to mend it.
    pub help: Option<String>,
    /// Further remarks.
    pub notes: Vec<RemarkRecord>,
}

/// A remark as programs read it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct RemarkRecord {
    /// What is said.
    pub message: String,
    /// Where.
    #[serde(flatten)]
    pub place: PlaceRecord,
}

/// A place as programs read it: lines and columns from 1, columns in
/// characters, the end exclusive.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct PlaceRecord {
    /// The file.
    pub path: Option<String>,
    /// First line.
    pub line: Option<usize>,
    /// First column.
    pub column: Option<usize>,
    /// Line of the end.
    pub end_line: Option<usize>,
    /// Column after the last character.
    pub end_column: Option<usize>,
}

/// The findings as records, sorted.
pub fn to_records(diagnostics: &[Diagnostic], sources: &Sources) -> Vec<DiagnosticRecord> {
    let mut sorted = diagnostics.to_vec();
    sort(&mut sorted);
    sorted
        .into_iter()
        .map(|diagnostic| DiagnosticRecord {
            severity: diagnostic.severity,
            code: diagnostic.code,
            message: diagnostic.message,
            place: place_record(diagnostic.path, diagnostic.span, sources),
            help: diagnostic.help,
            notes: diagnostic
                .notes
                .into_iter()
                .map(|remark| RemarkRecord {
                    message: remark.message,
                    place: place_record(remark.path, remark.span, sources),
                })
                .collect(),
        })
        .collect()
}

fn place_record(
    path: Option<String>,
    span: Option<Range<usize>>,
    sources: &Sources,
) -> PlaceRecord {
    let source = path.as_deref().and_then(|path| sources.get(path));
    let places = source.zip(span).map(|(source, span)| {
        let span = source.clamp(&span);
        (source.place(span.start), source.place(span.end))
    });
    PlaceRecord {
        path,
        line: places.map(|(start, _)| start.line),
        column: places.map(|(start, _)| start.column),
        end_line: places.map(|(_, end)| end.line),
        end_column: places.map(|(_, end)| end.column),
    }
}

#[cfg(test)]
mod tests {
    use std::ops::Range;

    use quickcheck::quickcheck;

    use super::{Diagnostic, render_human, sort, to_records};
    use crate::source::{Source, Sources};

    fn check_human(diagnostic: Diagnostic, sources: &Sources, expected: &str) {
        let text = render_human(&[diagnostic], sources);
        assert_eq!(text.trim_end(), expected.trim_matches('\n'));
    }

    #[test]
    fn the_underline_fits_the_characters_above_it() {
        let source = Source::new("notes/mn.txt", "Modiar\nТойм: лангуу x\n");
        let span = source.text().find("лангуу").map(|at| at..at + 12);
        let diagnostic = Diagnostic::error("shop-counter", "`лангуу` is a shop's counter")
            .at(&source, span.expect("the word is there"))
            .help("say `seed`");
        let sources = Sources::from_iter([source]);
        check_human(
            diagnostic,
            &sources,
            "
error[shop-counter]: `лангуу` is a shop's counter
 --> notes/mn.txt:2:7
  |
2 | Тойм: лангуу x
  |       ^^^^^^
  |
  = help: say `seed`",
        );
    }

    #[test]
    fn wide_characters_are_underlined_by_their_width() {
        let source = Source::new("a.txt", "播種 x");
        let diagnostic = Diagnostic::warning("w", "wide").at(&source, 0..6);
        let sources = Sources::from_iter([source]);
        let text = render_human(&[diagnostic], &sources);
        assert!(
            text.contains("\n  | ^^^^\n") || text.ends_with("\n  | ^^^^\n\n"),
            "{text}"
        );
    }

    #[test]
    fn a_second_place_is_shown_with_its_line() {
        let one = Source::new("one.txt", "first\nsecond");
        let two = Source::new("two.txt", "\u{feff}third\r\nfourth");
        let diagnostic = Diagnostic::error("twice", "said twice")
            .at(&one, 6..12)
            .note_at("first said here", &two, 3..8)
            .help("say it once");
        let sources = Sources::from_iter([one, two]);
        check_human(
            diagnostic,
            &sources,
            "
error[twice]: said twice
 --> one.txt:2:1
  |
2 | second
  | ^^^^^^
  |
note: first said here
 --> two.txt:1:1
  |
1 | third
  | ^^^^^
help: say it once",
        );
    }

    #[test]
    fn a_finding_may_have_no_span_and_no_file() {
        let sources = Sources::new();
        check_human(
            Diagnostic::error("no-file", "nothing there").in_file("games/x.yaml"),
            &sources,
            "
error[no-file]: nothing there
--> games/x.yaml",
        );
        check_human(
            Diagnostic::error("none", "nothing anywhere").help("look again"),
            &sources,
            "
error[none]: nothing anywhere
 |
 = help: look again",
        );
    }

    #[test]
    fn records_give_lines_and_columns() {
        let source = Source::new("a.txt", "x\nëë y\nz");
        let diagnostic = Diagnostic::error("c", "m")
            .at(&source, 4..9)
            .note("n")
            .help("h");
        let records = to_records(&[diagnostic], &Sources::from_iter([source]));
        let json = serde_json::to_value(&records).expect("records are plain data");
        assert_eq!(
            json,
            serde_json::json!([{
                "severity": "error", "code": "c", "message": "m", "path": "a.txt",
                "line": 2, "column": 2, "end_line": 3, "end_column": 1, "help": "h",
                "notes": [{"message": "n", "path": null, "line": null, "column": null,
                    "end_line": null, "end_column": null}],
            }])
        );
    }

    #[test]
    fn order_is_by_file_and_place() {
        let a = Source::new("a", "xxxx");
        let b = Source::new("b", "xxxx");
        let mut found = vec![
            Diagnostic::error("5", "").at(&b, 0..1),
            Diagnostic::warning("4", "").at(&a, 2..3),
            Diagnostic::error("3", "").at(&a, 2..3),
            Diagnostic::error("2", "").at(&a, 0..3),
            Diagnostic::error("1", "").at(&a, 0..1),
            Diagnostic::error("0", ""),
        ];
        sort(&mut found);
        let codes: String = found.iter().map(|diagnostic| diagnostic.code).collect();
        assert_eq!(codes, "012345");
    }

    quickcheck! {
        fn any_text_and_span_can_be_shown(text: String, span: Range<usize>, far: bool) -> bool {
            let length = text.len() + 2;
            let span = if far { span } else { span.start % length..span.end % length };
            let source = Source::new("file", text);
            let diagnostic = Diagnostic::error("code", "message").at(&source, span);
            let sources = Sources::from_iter([source]);
            to_records(std::slice::from_ref(&diagnostic), &sources);
            render_human(&[diagnostic], &sources).starts_with("error[code]: message\n --> file:")
        }
    }
}
