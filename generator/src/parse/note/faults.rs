//! What can be wrong with a note: one function a finding, so that the reader
//! says only where and when.

use std::ops::Range;

use crate::diagnostic::Diagnostic;
use crate::parse::language::Language;
use crate::parse::note::{Field, Section, Words};
use crate::source::Source;

/// What is at hand when something is found.
#[derive(Clone, Copy)]
pub(super) struct Faults<'a> {
    pub(super) source: &'a Source,
    pub(super) language: &'a Language,
}

/// How a line came to be taken for a heading.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Taken {
    /// It is marked as one, or is a label before a colon.
    Plainly,
    /// It is short and has no full stop.
    ByLooks,
}

impl Faults<'_> {
    pub(super) fn missing_title(&self, first: Range<usize>) -> Diagnostic {
        Diagnostic::error("missing-title", "the note begins without a title")
            .at(self.source, first)
            .help("put the game's name on a line of its own before this one")
    }

    pub(super) fn missing_type_line(&self, after: usize) -> Diagnostic {
        Diagnostic::error("missing-type-line", "the note has no type line")
            .at(self.source, after..after)
            .help(format!(
                "after the title comes a line {}",
                self.labels(Section::Type)
            ))
    }

    pub(super) fn missing_source(&self) -> Diagnostic {
        let end = self.source.text().trim_end().len();
        Diagnostic::error("missing-source", "the note doesn't say where it is from")
            .at(self.source, end..end)
            .help(format!(
                "close it with a line {}",
                self.labels(Section::Source)
            ))
    }

    fn labels(&self, section: Section) -> String {
        let spellings = self.language.spellings(section);
        let labels: Vec<String> = spellings.map(|label| format!("`{label}: …`")).collect();
        labels.join(" or ")
    }

    pub(super) fn unknown_heading(&self, heading: Words, taken: Taken) -> Diagnostic {
        let known: Vec<String> = Section::ALL
            .into_iter()
            .flat_map(|section| self.language.spellings(section))
            .map(|heading| format!("`{heading}`"))
            .collect();
        let advice = match taken {
            Taken::Plainly => "",
            Taken::ByLooks => "; if it is a sentence, close it with a full stop",
        };
        let Words { text, span } = heading;
        let language = &self.language.english_name;
        Diagnostic::error(
            "unknown-heading",
            format!("`{text}` is no heading known in {language}"),
        )
        .at(self.source, span)
        .note(format!("those known are {}", known.join(", ")))
        .help(format!(
            "mend the heading, or add it to `headings` in {}{advice}",
            self.language.path
        ))
    }

    pub(super) fn repeated_section(
        &self,
        heading: &Words,
        section: Section,
        first: Range<usize>,
    ) -> Diagnostic {
        Diagnostic::error(
            "repeated-section",
            format!("the section `{section}` is opened twice"),
        )
        .at(self.source, heading.span.clone())
        .note_at("first opened here", self.source, first)
        .help("put its statements into one section, or mend the heading")
    }

    pub(super) fn empty_section(&self, heading: Words, section: Section) -> Diagnostic {
        Diagnostic::warning(
            "empty-section",
            format!("the section `{section}` says nothing"),
        )
        .at(self.source, heading.span)
    }

    pub(super) fn empty_statement(&self, section: Section, span: Range<usize>) -> Diagnostic {
        Diagnostic::error(
            "empty-statement",
            format!("a statement of `{section}` says nothing"),
        )
        .at(self.source, span)
        .help("remove it, or write what it says")
    }

    pub(super) fn stray_line(&self, span: Range<usize>, bullet: Range<usize>) -> Diagnostic {
        Diagnostic::error(
            "stray-line",
            "a line after a bullet is neither a heading, nor a bullet, nor the source line",
        )
        .at(self.source, span)
        .note_at("the bullet is here", self.source, bullet)
        .help("indent the line if it continues the bullet, or begin it with `- `")
    }

    pub(super) fn outside_section(&self, span: Range<usize>) -> Diagnostic {
        Diagnostic::error(
            "outside-section",
            "this stands in no section, so it has no name to be cited by",
        )
        .at(self.source, span)
        .help(format!(
            "put a heading before it; those known are under `headings` in {}",
            self.language.path
        ))
    }

    pub(super) fn after_source(&self, span: Range<usize>) -> Diagnostic {
        Diagnostic::error(
            "after-source",
            "the source line closes a note, but this stands after it",
        )
        .at(self.source, span)
        .help("move the source line to the end")
    }

    pub(super) fn nested_block(&self, span: Range<usize>) -> Diagnostic {
        Diagnostic::warning(
            "nested-block",
            "what is nested in a bullet is read as part of its sentence",
        )
        .at(self.source, span)
        .help("a statement is a bullet of the outermost list; give this one a bullet of its own")
    }

    pub(super) fn foreign_block(&self, span: Range<usize>, block: &str) -> Diagnostic {
        Diagnostic::warning("foreign-block", format!("{block} is read as plain text"))
            .at(self.source, span)
            .help("a note is headings, paragraphs of one line and bullets")
    }

    pub(super) fn unknown_label(&self, label: Words) -> Diagnostic {
        let Words { text, span } = label;
        let language = &self.language.english_name;
        Diagnostic::warning(
            "unknown-label",
            format!("`{text}` is no label known in {language}"),
        )
        .at(self.source, span)
        .help(format!(
            "if it is a field of the board, add it to `fields` in {}",
            self.language.path
        ))
    }

    pub(super) fn unreadable_number(&self, field: Field, value: Range<usize>) -> Diagnostic {
        Diagnostic::error(
            "unreadable-number",
            format!("the value of `{}` begins with no number", field.name()),
        )
        .at(self.source, value)
        .help(format!(
            "write digits, or a word that stands under `numbers` or `none` in {}",
            self.language.path
        ))
    }

    pub(super) fn repeated_field(
        &self,
        field: Field,
        again: Range<usize>,
        first: Range<usize>,
    ) -> Diagnostic {
        Diagnostic::error(
            "repeated-field",
            format!("`{}` is given twice", field.name()),
        )
        .at(self.source, again)
        .note_at("first given here", self.source, first)
        .help("a table gives each field once")
    }
}
