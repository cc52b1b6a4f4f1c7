//! The running text of a paragraph or bullet: inline Markdown read by
//! `pulldown-cmark`, every character with the bytes of the file it comes from.
//!
//! Characters are in NFC and runs of white space are one space, so that what is
//! compared is not how a text was typed; the bytes are those of the file.

use std::ops::Range;

use pulldown_cmark::{Event, Options, Parser};
use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

use crate::source::Source;

/// Before the text, so that nothing in it can begin a block (a list, a code
/// block, a heading): a body is one paragraph, whatever it begins with.
const GUARD: &str = "x ";

/// Plain characters with their bytes in the file.
#[derive(Clone, Debug)]
pub(super) struct Inline {
    chars: Vec<char>,
    spans: Vec<Range<usize>>,
    body: Range<usize>,
}

impl Inline {
    /// Reads the text of a body, which may go over several lines.
    pub(super) fn read(source: &Source, body: Range<usize>) -> Inline {
        let mut inline = Inline {
            chars: Vec::new(),
            spans: Vec::new(),
            body: body.clone(),
        };
        // Line breaks become spaces of the same number of bytes.
        let guarded = GUARD.to_owned() + &source.slice(&body).replace(['\n', '\r'], " ");
        let events = Parser::new_ext(&guarded, Options::empty()).into_offset_iter();
        let mut raw = Vec::new();
        for (event, range) in events {
            match event {
                Event::Text(text)
                | Event::InlineHtml(text)
                | Event::Html(text)
                | Event::Code(text) => {
                    push_text(&mut raw, &guarded, &text, range);
                }
                Event::SoftBreak | Event::HardBreak => raw.push((' ', range)),
                _ => {}
            }
        }
        let shift = |range: &Range<usize>| {
            let offset = |at: usize| body.start + at.saturating_sub(GUARD.len());
            offset(range.start)..offset(range.end)
        };
        let raw = raw
            .into_iter()
            .filter(|(_, range)| range.end > GUARD.len() || range.start >= GUARD.len())
            .map(|(c, range)| (c, shift(&range)))
            .collect();
        inline.push_normalised(raw);
        inline
    }

    /// Appends characters in NFC, white space collapsed, trimmed at both ends.
    fn push_normalised(&mut self, raw: Vec<(char, Range<usize>)>) {
        let mut rest = raw.into_iter().peekable();
        while let Some((c, mut span)) = rest.next() {
            if c.is_whitespace() {
                while let Some((_, next)) = rest.next_if(|(next, _)| next.is_whitespace()) {
                    span.end = next.end;
                }
                if !self.chars.is_empty() && rest.peek().is_some() {
                    self.chars.push(' ');
                    self.spans.push(span);
                }
                continue;
            }
            let mut cluster = String::from(c);
            while let Some((mark, next)) = rest.next_if(|(next, _)| is_combining_mark(*next)) {
                cluster.push(mark);
                span.end = next.end;
            }
            for composed in cluster.nfc() {
                self.chars.push(composed);
                self.spans.push(span.clone());
            }
        }
    }

    /// The characters.
    pub(super) fn chars(&self) -> &[char] {
        &self.chars
    }

    /// All of them, as a range.
    pub(super) fn all(&self) -> Range<usize> {
        0..self.chars.len()
    }

    /// The bytes of the whole body, markup included.
    pub(super) fn body(&self) -> Range<usize> {
        self.body.clone()
    }

    /// The text of a range of characters.
    pub(super) fn text(&self, range: &Range<usize>) -> String {
        self.chars[range.clone()].iter().copied().nfc().collect()
    }

    /// A range of characters without white space at its ends.
    pub(super) fn trim(&self, range: Range<usize>) -> Range<usize> {
        let Range { mut start, mut end } = range;
        while start < end && self.chars[start] == ' ' {
            start += 1;
        }
        while start < end && self.chars[end - 1] == ' ' {
            end -= 1;
        }
        start..end
    }

    /// The bytes of just these characters.
    pub(super) fn span(&self, range: &Range<usize>) -> Range<usize> {
        match (self.spans.get(range.start), range.end.checked_sub(1)) {
            (Some(first), Some(last)) if range.start < range.end => {
                first.start..self.spans[last].end
            }
            (Some(first), _) => first.start..first.start,
            (None, _) => self.body.end..self.body.end,
        }
    }

    /// The bytes of a piece of the body that is followed by another at `next`:
    /// markup around its characters is its own, and pieces never overlap.
    pub(super) fn piece_span(&self, range: &Range<usize>, next: Option<usize>) -> Range<usize> {
        let start = match range.start.checked_sub(1) {
            None => self.body.start,
            Some(before) => self.spans[before].end,
        };
        let end = match next {
            _ if range.end == self.chars.len() => self.body.end,
            Some(next) if next == range.end => self.span(range).end,
            _ => self.spans[range.end].start.max(self.span(range).end),
        };
        // Marks that were composed anew share their bytes: the first piece has them.
        start..end.max(start)
    }
}

/// Appends a text with the bytes of each character, where it stands in the
/// file as it is; a character written otherwise (`&amp;`) has all its bytes.
fn push_text(raw: &mut Vec<(char, Range<usize>)>, guarded: &str, text: &str, range: Range<usize>) {
    let written = &guarded[range.clone()];
    let Some(within) = written.find(text) else {
        raw.extend(text.chars().map(|c| (c, range.clone())));
        return;
    };
    let start = range.start + within;
    raw.extend(
        text.char_indices()
            .map(|(at, c)| (c, start + at..start + at + c.len_utf8())),
    );
}

#[cfg(test)]
mod tests {
    use super::Inline;
    use crate::source::Source;

    fn check(text: &str, plain: &str) {
        let source = Source::new("note", text);
        let inline = Inline::read(&source, 0..text.len());
        assert_eq!(inline.text(&inline.all()), plain, "{text:?}");
    }

    #[test]
    fn markup_is_read() {
        check("a *b* **c** `d`", "a b c d");
        check("a &amp; b \\* c", "a & b * c");
        check("[a](b) ![c](d) <i>e</i>", "a c <i>e</i>");
        check("snake_case_word 2*3*4", "snake_case_word 234");
        check("<!-- a -->", "<!-- a -->");
    }

    #[test]
    fn nothing_begins_a_block() {
        for text in [
            "- a", "# a", "1. a", "> a", "```", "| a |", "===", "[a]: b", "<div>", "2012 a",
        ] {
            check(text, text);
        }
        check("    a", "a");
    }

    #[test]
    fn lines_are_joined_and_white_space_is_one_space() {
        check("a\r\n  b\n\n   - c", "a b - c");
        check("a\u{a0} \tb ", "a b");
    }

    #[test]
    fn nfd_is_composed_and_keeps_its_bytes() {
        let text = "loje\u{308} x";
        let source = Source::new("note", text);
        let inline = Inline::read(&source, 0..text.len());
        assert_eq!(inline.text(&inline.all()), "lojë x");
        assert_eq!(inline.span(&(3..4)), 3..6);
    }

    #[test]
    fn a_cut_between_marks_gives_no_bytes_twice() {
        // NFC turns the two marks round, so that all three share their bytes.
        let text = ".\u{308}\u{323}x";
        let source = Source::new("note", text);
        let inline = Inline::read(&source, 0..text.len());
        assert_eq!(inline.piece_span(&(0..1), Some(1)), 0..5);
        assert_eq!(inline.piece_span(&(1..4), None), 5..6);
    }

    #[test]
    fn pieces_take_their_markup_and_do_not_overlap() {
        let text = "*Aa.* *Bb*.Cc.";
        let source = Source::new("note", text);
        let inline = Inline::read(&source, 0..text.len());
        assert_eq!(inline.text(&inline.all()), "Aa. Bb.Cc.");
        assert_eq!(inline.piece_span(&(0..3), Some(4)), 0..5);
        assert_eq!(inline.piece_span(&(4..7), Some(7)), 6..11);
        assert_eq!(inline.piece_span(&(7..10), None), 11..14);
    }
}
