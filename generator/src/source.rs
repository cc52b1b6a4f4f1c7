//! A source file in memory: its path and its text, and the way from a byte
//! offset to the line and column a person sees.
//!
//! Reading files is `read`'s work; here only what was read is looked at.
//! Offsets are bytes of the file as it came; lines and columns are counted
//! from 1, columns in characters. A byte order mark takes bytes, but no column.

use std::collections::BTreeMap;
use std::ops::Range;

use crate::diagnostic::Diagnostic;

const BYTE_ORDER_MARK: &str = "\u{feff}";

/// A line and a column, both from 1, the column in characters.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Place {
    /// Line, from 1.
    pub line: usize,
    /// Column in characters, from 1.
    pub column: usize,
}

/// One file of text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Source {
    path: String,
    text: String,
    line_starts: Vec<usize>,
    is_utf8: bool,
}

impl Source {
    /// A source of this path (as it is to be shown) and text.
    pub fn new(path: impl Into<String>, text: impl Into<String>) -> Source {
        let text = text.into();
        let line_starts = std::iter::once(0)
            .chain(text.match_indices('\n').map(|(at, _)| at + 1))
            .collect();
        Source {
            path: path.into(),
            text,
            line_starts,
            is_utf8: true,
        }
    }

    /// A source from the bytes of a file, and what is wrong with its encoding:
    /// bytes that are not UTF-8 are shown as U+FFFD, and the first is reported.
    pub fn decode(path: impl Into<String>, bytes: Vec<u8>) -> (Source, Option<Diagnostic>) {
        let error = match String::from_utf8(bytes) {
            Ok(text) => return (Source::new(path, text), None),
            Err(error) => error,
        };
        // Everything before the first bad byte is kept as it is, so its
        // offset is the same in the file and in the text shown.
        let bad = error.utf8_error().valid_up_to();
        let byte = error.as_bytes().get(bad).copied().unwrap_or_default();
        let text = String::from_utf8_lossy(error.as_bytes()).into_owned();
        let source = Source {
            is_utf8: false,
            ..Source::new(path, text)
        };
        let span = bad..source.boundary_after(bad);
        let diagnostic = Diagnostic::error(
            "not-utf8",
            format!("byte {byte:#04x} at offset {bad} is not UTF-8"),
        )
        .at(&source, span)
        .help("save the file in the encoding UTF-8");
        (source, Some(diagnostic))
    }

    /// The path, as it is shown.
    pub fn path(&self) -> &str {
        &self.path
    }

    /// Whether the file was UTF-8; if not, what it says is not known.
    pub fn is_utf8(&self) -> bool {
        self.is_utf8
    }

    /// The whole text, as it came.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// Where the text begins: after the byte order mark, if there is one.
    pub fn text_start(&self) -> usize {
        if self.text.starts_with(BYTE_ORDER_MARK) {
            BYTE_ORDER_MARK.len()
        } else {
            0
        }
    }

    /// The text of a range, clamped to the file and to whole characters.
    pub fn slice(&self, span: &Range<usize>) -> &str {
        let span = self.clamp(span);
        &self.text[span]
    }

    /// The same range, within the file and on whole characters.
    pub fn clamp(&self, span: &Range<usize>) -> Range<usize> {
        let start = self.boundary_at_or_before(span.start);
        let end = self.boundary_at_or_before(span.end.max(start));
        start..end
    }

    /// Line and column of an offset (clamped to the file).
    pub fn place(&self, offset: usize) -> Place {
        let offset = self.boundary_at_or_before(offset);
        let line = self.line_starts.partition_point(|&start| start <= offset);
        let start = self.line_starts[line - 1];
        let start = if line == 1 {
            self.text_start().min(offset)
        } else {
            start
        };
        Place {
            line,
            column: self.text[start..offset].chars().count() + 1,
        }
    }

    /// The offset of a place; a column beyond the line is its end, a line
    /// beyond the file is the file's end.
    pub fn offset(&self, place: Place) -> usize {
        if place.line > self.line_starts.len() {
            return self.text.len();
        }
        let line = self.line_range(place.line);
        self.text[line.clone()]
            .char_indices()
            .nth(place.column.saturating_sub(1))
            .map_or(line.end, |(at, _)| line.start + at)
    }

    /// How many lines there are; a file that ends with a line break has an
    /// empty last one.
    pub fn line_count(&self) -> usize {
        self.line_starts.len()
    }

    /// The bytes of a line (from 1) without its line break and without the
    /// byte order mark; empty beyond the file.
    pub fn line_range(&self, line: usize) -> Range<usize> {
        let Some(&start) = line.checked_sub(1).and_then(|at| self.line_starts.get(at)) else {
            return self.text.len()..self.text.len();
        };
        let end = self
            .line_starts
            .get(line)
            .map_or(self.text.len(), |next| next - 1);
        let start = if line == 1 { self.text_start() } else { start };
        let line = &self.text[start..end];
        start..start + line.strip_suffix('\r').unwrap_or(line).len()
    }

    fn boundary_at_or_before(&self, offset: usize) -> usize {
        self.text.floor_char_boundary(offset)
    }

    fn boundary_after(&self, offset: usize) -> usize {
        self.text
            .ceil_char_boundary(offset.saturating_add(1).min(self.text.len()))
    }
}

/// The sources at hand, by path: what a diagnostic's places are looked up in.
#[derive(Clone, Debug, Default)]
pub struct Sources {
    by_path: BTreeMap<String, Source>,
}

impl Sources {
    /// No sources yet.
    pub fn new() -> Sources {
        Sources::default()
    }

    /// Adds a source; one of the same path is replaced.
    pub fn insert(&mut self, source: Source) {
        self.by_path.insert(source.path.clone(), source);
    }

    /// The source of this path.
    pub fn get(&self, path: &str) -> Option<&Source> {
        self.by_path.get(path)
    }

    /// All sources, by path.
    pub fn iter(&self) -> impl Iterator<Item = &Source> {
        self.by_path.values()
    }
}

impl FromIterator<Source> for Sources {
    fn from_iter<I: IntoIterator<Item = Source>>(sources: I) -> Sources {
        let mut all = Sources::new();
        for source in sources {
            all.insert(source);
        }
        all
    }
}

impl Extend<Source> for Sources {
    fn extend<I: IntoIterator<Item = Source>>(&mut self, sources: I) {
        for source in sources {
            self.insert(source);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Place, Source};

    fn check_place(text: &str, offset: usize, line: usize, column: usize) {
        let source = Source::new("file", text);
        let place = Place { line, column };
        assert_eq!(source.place(offset), place, "{text:?} at {offset}");
        assert_eq!(source.offset(place), offset, "{text:?} at {line}:{column}");
    }

    #[test]
    fn columns_count_characters() {
        check_place("abc", 0, 1, 1);
        check_place("abc", 3, 1, 4);
        check_place("lojë x", 6, 1, 6);
        check_place("a\nТойм: x", 12, 2, 7);
        check_place("a\r\nb", 3, 2, 1);
        check_place("a\n", 2, 2, 1);
        check_place("\u{feff}abc", 3, 1, 1);
        check_place("\u{feff}abc\nd", 7, 2, 1);
        check_place("", 0, 1, 1);
    }

    #[test]
    fn offsets_within_a_character_and_beyond_the_file_are_clamped() {
        let source = Source::new("file", "ë");
        assert_eq!(source.place(1), Place { line: 1, column: 1 });
        assert_eq!(source.place(99), Place { line: 1, column: 2 });
        assert_eq!(source.offset(Place { line: 9, column: 9 }), 2);
        assert_eq!(source.slice(&(1..99)), "ë");
    }

    #[test]
    fn lines_leave_out_line_breaks_and_byte_order_mark() {
        let source = Source::new("file", "\u{feff}ab\r\n\nc\n");
        let lines: Vec<&str> = (1..=source.line_count())
            .map(|line| source.slice(&source.line_range(line)))
            .collect();
        assert_eq!(lines, ["ab", "", "c", ""]);
    }

    #[test]
    fn the_first_bad_byte_is_pointed_at() {
        let (source, diagnostic) = Source::decode("file", b"a\nlo\xffj\xfe".to_vec());
        let diagnostic = diagnostic.expect("0xff is never UTF-8");
        let span = diagnostic.span.expect("the place is known");
        assert_eq!(source.place(span.start), Place { line: 2, column: 3 });
        assert_eq!(span, 4..7);
        assert_eq!(diagnostic.message, "byte 0xff at offset 4 is not UTF-8");
        assert_eq!(source.text(), "a\nlo\u{fffd}j\u{fffd}");
    }
}
