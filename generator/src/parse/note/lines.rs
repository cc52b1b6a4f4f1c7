//! A note cut into lines, each known by its form alone: blank, marked as a
//! heading, bullet, or text. What a line means is the reader's business.
//!
//! The cut comes before any Markdown: by CommonMark's rules every line after a
//! bullet that is not indented would still belong to the bullet.

use std::ops::Range;

use crate::source::Source;

/// One line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Line {
    /// From 1.
    pub(super) number: usize,
    /// Columns of white space before it; a tab is four.
    pub(super) indent: usize,
    /// Its form.
    pub(super) form: Form,
    /// The bytes of what it says: without indentation, marker and trailing
    /// white space.
    pub(super) body: Range<usize>,
}

/// The form of a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Form {
    /// Nothing but white space, or the underline of a heading.
    Blank,
    /// `## heading`, or a line underlined with `---` or `===`.
    Heading,
    /// `- `, `* `, `+ `, `• ` or `– ` and a body.
    Bullet,
    /// Anything else.
    Text,
}

/// All lines of a source.
pub(super) fn cut(source: &Source) -> Vec<Line> {
    let mut lines: Vec<Line> = (1..=source.line_count())
        .map(|number| cut_line(source, number))
        .collect();
    for at in 1..lines.len() {
        let [above, line] = &mut lines[at - 1..=at] else {
            continue;
        };
        let underlined = above.form == Form::Text
            && line.form == Form::Text
            // Not the continuation of a bullet before a rule.
            && line.indent >= above.indent
            && is_underline(source.slice(&line.body))
            && foreign_block(source.slice(&above.body)).is_none();
        if underlined {
            above.form = Form::Heading;
            line.form = Form::Blank;
        }
    }
    lines
}

fn cut_line(source: &Source, number: usize) -> Line {
    let whole = source.line_range(number);
    let text = source.slice(&whole);
    let indented = text.trim_start();
    let space = &text[..text.len() - indented.len()];
    let indent = space.chars().map(|c| if c == '\t' { 4 } else { 1 }).sum();
    let trimmed = indented.trim_end();
    let (form, body) = form_and_body(trimmed);
    let start = whole.start + space.len() + (trimmed.len() - body.len());
    let (start, body) = match form {
        // Closing number signs of a heading are no part of it.
        Form::Heading => (start, body.trim_end_matches('#').trim_end()),
        _ => (start, body),
    };
    Line {
        number,
        indent,
        form,
        body: start..start + body.len(),
    }
}

/// The form of a trimmed line, and the part of it after its marker.
fn form_and_body(line: &str) -> (Form, &str) {
    if line.is_empty() {
        return (Form::Blank, line);
    }
    let after_marker = |rest: &'_ str| rest.is_empty() || rest.starts_with(char::is_whitespace);
    let unmarked = line.trim_start_matches('#');
    let level = line.len() - unmarked.len();
    if (1..=6).contains(&level) && after_marker(unmarked) {
        return (Form::Heading, unmarked.trim_start());
    }
    if let Some(rest) = line.strip_prefix(['-', '*', '+', '•', '–'])
        && after_marker(rest)
        && !is_thematic_break(line)
    {
        return (Form::Bullet, rest.trim_start());
    }
    (Form::Text, line)
}

/// Three or more of one of `-`, `*`, `_`, spaces between them or not.
fn is_thematic_break(line: &str) -> bool {
    ['-', '*', '_'].into_iter().any(|mark| {
        line.chars().filter(|c| *c == mark).count() >= 3
            && line.chars().all(|c| c == mark || c.is_whitespace())
    })
}

/// Two or more of one of `-`, `=`.
fn is_underline(line: &str) -> bool {
    let is_of = |mark: char| line.chars().all(|c| c == mark);
    line.len() >= 2 && (is_of('-') || is_of('='))
}

/// What kind of Markdown block a line would begin that notes are not made of.
pub(super) fn foreign_block(line: &str) -> Option<&'static str> {
    let digits = line.trim_start_matches(|c: char| c.is_ascii_digit());
    let numbered =
        digits.len() < line.len() && (digits.starts_with(". ") || digits.starts_with(") "));
    if line.starts_with("```") || line.starts_with("~~~") {
        Some("a code block")
    } else if line.starts_with('|') {
        Some("a table")
    } else if line.starts_with('>') {
        Some("a quotation")
    } else if line.starts_with('<') {
        Some("HTML")
    } else if is_thematic_break(line) || is_underline(line) {
        Some("a rule")
    } else if numbered {
        Some("a numbered list")
    } else {
        None
    }
}

#[cfg(test)]
mod tests {
    use super::{Form, cut, foreign_block};
    use crate::source::Source;

    fn check(text: &str, form: Form, indent: usize, body: &str) {
        let source = Source::new("note", text);
        let line = cut(&source).remove(0);
        assert_eq!(
            (line.form, line.indent, source.slice(&line.body)),
            (form, indent, body),
            "{text:?}"
        );
    }

    #[test]
    fn forms() {
        check("Modiar", Form::Text, 0, "Modiar");
        check("\u{feff}Modiar \r\n", Form::Text, 0, "Modiar");
        check("  \t", Form::Blank, 6, "");
        check("", Form::Blank, 0, "");
        check("## Tabelë ##", Form::Heading, 0, "Tabelë");
        check("#1", Form::Text, 0, "#1");
        check("####### x", Form::Text, 0, "####### x");
        check("- a - b ", Form::Bullet, 0, "a - b");
        check("*   a", Form::Bullet, 0, "a");
        check("+ a", Form::Bullet, 0, "a");
        check("-", Form::Bullet, 0, "");
        check("-a", Form::Text, 0, "-a");
        check("*a* b", Form::Text, 0, "*a* b");
        check("  - a", Form::Bullet, 2, "a");
        check("• a", Form::Bullet, 0, "a");
        check(" –  a • b", Form::Bullet, 1, "a • b");
        check("•a", Form::Text, 0, "•a");
        check("–5", Form::Text, 0, "–5");
        check("\tx", Form::Text, 4, "x");
        check("- - -", Form::Text, 0, "- - -");
        check("---", Form::Text, 0, "---");
    }

    #[track_caller]
    fn check_forms(text: &str, forms: &[Form]) {
        let lines = cut(&Source::new("note", text));
        let found: Vec<Form> = lines.iter().map(|line| line.form).collect();
        assert_eq!(found, forms, "{text:?}");
    }

    #[test]
    fn what_is_underlined_is_a_heading() {
        use Form::{Blank, Bullet, Heading, Text};

        check_forms("Modiar\n======", &[Heading, Blank]);
        check_forms("Modiar\r\n--\r\nx", &[Heading, Blank, Text]);
        check_forms("Modiar\n=", &[Text, Text]);
        check_forms("Modiar\n- -", &[Text, Bullet]);
        check_forms("Modiar\n-=", &[Text, Text]);
        check_forms("Modiar\n\n---", &[Text, Blank, Text]);
        check_forms("- a\n---", &[Bullet, Text]);
        check_forms("- a\n  b\n---", &[Bullet, Text, Text]);
        check_forms("---\n---", &[Text, Text]);
        check_forms("## a\n---", &[Heading, Text]);
    }

    #[test]
    fn foreign_blocks_are_named() {
        assert_eq!(foreign_block("```"), Some("a code block"));
        assert_eq!(foreign_block("| a |"), Some("a table"));
        assert_eq!(foreign_block("12. a"), Some("a numbered list"));
        assert_eq!(foreign_block("* * *"), Some("a rule"));
        assert_eq!(foreign_block("=="), Some("a rule"));
        assert_eq!(foreign_block("2012 оны"), None);
        assert_eq!(foreign_block(". a"), None);
    }
}
