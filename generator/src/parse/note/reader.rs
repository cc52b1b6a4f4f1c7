//! The lines of a note, one after another, into the note: what each means
//! where it stands, and what is wrong where it means nothing.

use std::collections::BTreeMap;
use std::ops::Range;

use crate::diagnostic::Diagnostic;
use crate::parse::language::{Language, Languages};
use crate::parse::note::faults::{Faults, Taken};
use crate::parse::note::inline::Inline;
use crate::parse::note::lines::{self, Line};
use crate::parse::note::{
    Attribution, Field, Form, Note, Number, Opening, Section, Statement, StatementId, Words,
    figures, sentences,
};
use crate::source::{Place, Source};

/// The language whose table knows most of a note's headings; none if no table
/// knows any.
pub(super) fn detect<'a>(source: &Source, languages: &'a Languages) -> Option<&'a Language> {
    let texts: Vec<Inline> = lines::cut(source)
        .into_iter()
        .filter(|line| matches!(line.form, lines::Form::Text | lines::Form::Heading))
        .map(|line| Inline::read(source, line.body))
        .collect();
    let known = |language: &Language| {
        texts
            .iter()
            .filter(|text| opening(text, language).is_some())
            .count()
    };
    languages
        .iter()
        .map(|language| (known(language), language))
        .filter(|(known, _)| *known > 0)
        // The first of equals: codes are sorted.
        .fold(None, |best: Option<(usize, &Language)>, next| match best {
            Some(best) if best.0 >= next.0 => Some(best),
            _ => Some(next),
        })
        .map(|(_, language)| language)
}

/// Reads a note that is known to hold something.
pub(super) fn read(
    source: &Source,
    language: &Language,
    languages: &Languages,
    note: Note,
) -> Note {
    let mut reader = Reader {
        source,
        faults: Faults { source, language },
        language,
        languages,
        note,
        position: Position::Before,
        after_bullet: None,
        counts: BTreeMap::new(),
        block: 0,
        last_place: (0, Place { line: 1, column: 1 }),
    };
    reader.note.language = Some(language.code.clone());
    reader.read_lines(&lines::cut(source));
    reader.note
}

/// Where in the note the reader is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Position {
    /// No section is open yet.
    Before,
    /// Within a section.
    In(Section),
    /// Under a heading that is not known: what stands there can't be named.
    Unknown,
    /// The source line closed the note.
    After,
}

/// A section that a line opens: its heading, and what stands on the line
/// besides (a type line, a source line).
struct Opened {
    section: Section,
    heading: Range<usize>,
    rest: Range<usize>,
}

/// A label is a few words; what stands before a colon further on is prose.
const LONGEST_LABEL: usize = 80;

/// Colons within the first characters of a text.
fn colons(text: &Inline) -> impl Iterator<Item = usize> {
    let start = text.chars().iter().take(LONGEST_LABEL + 1).enumerate();
    start
        .filter(|(_, c)| matches!(c, ':' | '：'))
        .map(|(at, _)| at)
}

/// The section that a line opens, if the language knows it.
fn opening(text: &Inline, language: &Language) -> Option<Opened> {
    let labelled = colons(text).find_map(|colon| {
        let section = language.section(&text.text(&(0..colon)))?;
        let rest = text.trim(colon + 1..text.chars().len());
        let takes_text = matches!(section, Section::Type | Section::Source);
        (takes_text || rest.is_empty()).then_some(Opened {
            section,
            heading: text.trim(0..colon),
            rest,
        })
    });
    labelled.or_else(|| {
        let all = text.all();
        let section = language.section(&text.text(&all))?;
        Some(Opened {
            section,
            rest: all.end..all.end,
            heading: all,
        })
    })
}

struct Reader<'a> {
    source: &'a Source,
    faults: Faults<'a>,
    language: &'a Language,
    languages: &'a Languages,
    note: Note,
    position: Position,
    /// The bytes of the bullet just read, while nothing else followed it.
    after_bullet: Option<Range<usize>>,
    counts: BTreeMap<Section, u32>,
    block: usize,
    /// The last statement's place: the next one's is counted on from there.
    last_place: (usize, Place),
}

impl Reader<'_> {
    fn read_lines(&mut self, lines: &[Line]) {
        let mut rest = lines;
        while let Some((line, after)) = rest.split_first() {
            rest = after;
            match line.form {
                lines::Form::Blank => {}
                lines::Form::Bullet => {
                    let (body, following) = self.gather_bullet(line, after);
                    rest = following;
                    self.read_bullet(line, body);
                }
                lines::Form::Heading | lines::Form::Text => self.read_text(line),
            }
        }
        self.check_whole();
    }

    /// A bullet's body with the indented lines that continue it, and the lines
    /// after those.
    fn gather_bullet<'l>(
        &mut self,
        bullet: &Line,
        after: &'l [Line],
    ) -> (Range<usize>, &'l [Line]) {
        let mut body = bullet.body.clone();
        let mut rest = after;
        let mut blank = false;
        while let Some((line, further)) = rest.split_first() {
            let within = match line.form {
                lines::Form::Blank => {
                    blank = true;
                    rest = further;
                    continue;
                }
                lines::Form::Text if !blank => line.indent > bullet.indent,
                _ => line.indent >= bullet.indent + 2,
            };
            if !within {
                break;
            }
            if line.form != lines::Form::Text {
                self.report(self.faults.nested_block(line.body.clone()));
            }
            body.end = line.body.end;
            blank = false;
            rest = further;
        }
        (body, rest)
    }

    fn read_bullet(&mut self, line: &Line, body: Range<usize>) {
        self.block = line.number;
        self.expect_title(line);
        let text = Inline::read(self.source, body.clone());
        match self.position {
            Position::In(section) if text.chars().is_empty() => {
                self.after_bullet = Some(body);
                self.report(
                    self.faults
                        .empty_statement(section, self.source.line_range(line.number)),
                );
            }
            Position::In(section) => {
                self.after_bullet = Some(body);
                self.push_bullet(section, &text);
            }
            Position::Before => self.report(self.faults.outside_section(body)),
            Position::After => self.report(self.faults.after_source(body)),
            Position::Unknown => {}
        }
    }

    fn read_text(&mut self, line: &Line) {
        self.block = line.number;
        let text = Inline::read(self.source, line.body.clone());
        let marked = line.form == lines::Form::Heading;
        if let Some(opened) = opening(&text, self.language) {
            self.expect_title(line);
            self.open(&text, opened);
        } else if self.is_first() {
            self.note.title = Some(Words {
                text: text.text(&text.all()),
                span: text.body(),
            });
        } else if self.position == Position::After {
            self.report(self.faults.after_source(text.body()));
        } else if marked || self.looks_like_heading(&text) {
            self.position = Position::Unknown;
            self.after_bullet = None;
            let taken = if marked {
                Taken::Plainly
            } else {
                Taken::ByLooks
            };
            let heading = self.words(&text, &text.all());
            self.report(self.faults.unknown_heading(heading, taken));
        } else if let Some(label) = self.misplaced_label(&text) {
            let label = self.words(&text, &label);
            self.report(self.faults.unknown_heading(label, Taken::Plainly));
        } else if let Some(bullet) = self.after_bullet.clone() {
            self.report(self.faults.stray_line(text.body(), bullet));
        } else {
            self.read_prose(&text);
        }
    }

    fn is_first(&self) -> bool {
        self.note.title.is_none()
            && self.note.sections.is_empty()
            && self.note.statements.is_empty()
            && self.note.diagnostics.is_empty()
    }

    /// The first line of a note is its title; another kind of line is not.
    fn expect_title(&mut self, line: &Line) {
        if self.is_first() {
            self.report(self.faults.missing_title(line.body.clone()));
        }
    }

    fn open(&mut self, text: &Inline, opened: Opened) {
        let Opened {
            section,
            heading,
            rest,
        } = opened;
        let heading = self.words(text, &heading);
        self.after_bullet = None;
        if self.position == Position::After {
            self.report(self.faults.after_source(heading.span));
            return;
        }
        if let Some(first) = self
            .note
            .sections
            .iter()
            .find(|first| first.section == section)
        {
            let first = first.heading.span.clone();
            self.report(self.faults.repeated_section(&heading, section, first));
        }
        self.note.sections.push(Opening { section, heading });
        match section {
            Section::Type if !rest.is_empty() => self.push_type_line(text, rest),
            Section::Source if !rest.is_empty() => {
                self.push_attribution(text, rest);
                self.position = Position::After;
            }
            _ => self.position = Position::In(section),
        }
    }

    /// A short line without a full stop stands alone as a heading does.
    fn looks_like_heading(&self, text: &Inline) -> bool {
        let in_labelled = matches!(self.position, Position::In(Section::Type | Section::Source));
        let ends_openly = text
            .chars()
            .last()
            .is_some_and(|c| c.is_alphanumeric() || matches!(c, ')' | '"' | '”' | '»'));
        let label = colons(text).next().is_some();
        !in_labelled && ends_openly && !label && text.chars().len() <= LONGEST_LABEL
    }

    /// A label where only the type line or the source line can stand.
    fn misplaced_label(&self, text: &Inline) -> Option<Range<usize>> {
        let expected = self.position == Position::Before || self.after_bullet.is_some();
        let colon = colons(text).next().filter(|_| expected)?;
        Some(0..colon).filter(|label| !label.is_empty())
    }

    fn read_prose(&mut self, text: &Inline) {
        match self.position {
            Position::In(Section::Type) => self.push_type_line(text, text.all()),
            Position::In(Section::Source) => self.push_attribution(text, text.all()),
            Position::In(section) => self.push_prose(section, text),
            Position::Before => self.report(self.faults.outside_section(text.body())),
            Position::Unknown | Position::After => {}
        }
    }

    fn push_prose(&mut self, section: Section, text: &Inline) {
        if let Some(block) = lines::foreign_block(self.source.slice(&text.body())) {
            self.report(self.faults.foreign_block(text.body(), block));
        }
        let sentences = sentences::sentences(text.chars(), self.language.abbreviations());
        if sentences.is_empty() {
            self.report(self.faults.empty_statement(section, text.body()));
        }
        self.push_pieces(section, Form::Sentence, text, &sentences);
    }

    fn push_type_line(&mut self, text: &Inline, rest: Range<usize>) {
        let phrases: Vec<Range<usize>> = sentences::phrases(&text.chars()[rest.clone()])
            .into_iter()
            .map(|phrase| rest.start + phrase.start..rest.start + phrase.end)
            .collect();
        let ids = self.push_pieces(Section::Type, Form::Phrase, text, &phrases);
        for (statement, phrase) in ids.into_iter().zip(phrases) {
            let found =
                figures::figures(&text.chars()[phrase.clone()], self.language, self.languages);
            for figure in found {
                let range = phrase.start + figure.range.start..phrase.start + figure.range.end;
                let number = Number {
                    value: figure.value,
                    span: text.span(&range),
                    statement,
                };
                self.note.type_figures.push((figure.field, number));
            }
        }
    }

    fn push_attribution(&mut self, text: &Inline, rest: Range<usize>) {
        self.push_pieces(
            Section::Source,
            Form::Attribution,
            text,
            std::slice::from_ref(&rest),
        );
        if self.note.attribution.is_some() {
            return;
        }
        let dash = text.chars()[rest.clone()]
            .windows(3)
            .position(|window| matches!(window, [' ', '–' | '—' | '-', ' ']))
            .map(|at| rest.start + at);
        let (work, page) = match dash {
            Some(dash) => (rest.start..dash, Some(dash + 3..rest.end)),
            None => (rest, None),
        };
        self.note.attribution = Some(Attribution {
            work: self.words(text, &work),
            page: page.map(|page| self.words(text, &page)),
        });
    }

    fn push_bullet(&mut self, section: Section, text: &Inline) {
        let all = text.all();
        let label = colons(text).find(|colon| self.language.is_label(&text.text(&(0..*colon))));
        let id = self.next_id(section);
        let rest = label.map_or(all.clone(), |colon| text.trim(colon + 1..all.end));
        let text_span = text.piece_span(&rest, None);
        let label = label.map(|colon| text.text(&text.trim(0..colon)));
        let field = label
            .as_deref()
            .and_then(|label| self.language.field(label));
        self.push_statement(
            id,
            Form::Bullet,
            label,
            text.text(&rest),
            text.body(),
            text_span,
        );
        if rest.is_empty() {
            self.report(self.faults.empty_statement(section, text.body()));
        } else if section == Section::Board {
            match field {
                Some(field) => self.read_field(id, field, text, rest),
                None => self.check_unknown_label(text),
            }
        }
    }

    /// A bullet of the board that looks like a field, but is none that is known.
    fn check_unknown_label(&mut self, text: &Inline) {
        let Some(colon) = colons(text)
            .next()
            .filter(|colon| *colon <= LONGEST_LABEL / 2)
        else {
            return;
        };
        if self.language.is_label(&text.text(&(0..colon))) {
            return;
        }
        let words = self.words(text, &(0..colon));
        self.report(self.faults.unknown_label(words));
    }

    fn read_field(
        &mut self,
        statement: StatementId,
        field: Field,
        text: &Inline,
        rest: Range<usize>,
    ) {
        let value = &text.chars()[rest.clone()];
        let shift = |range: Range<usize>| rest.start + range.start..rest.start + range.end;
        let number = |value, range| Number {
            value,
            span: text.span(&shift(range)),
            statement,
        };
        match figures::leading_number(value, self.language, self.languages) {
            Some((value, range)) => self.set_field(field, number(value, range)),
            None => {
                self.report(self.faults.unreadable_number(field, text.span(&rest)));
            }
        }
        if field == Field::Seeds {
            let totals = figures::figures(value, self.language, self.languages);
            for total in totals
                .into_iter()
                .filter(|figure| figure.field == Field::Total)
            {
                self.set_field(Field::Total, number(total.value, total.range));
            }
        }
    }

    fn set_field(&mut self, field: Field, number: Number) {
        let slot = self.note.fields.slot(field);
        match slot {
            None => *slot = Some(number),
            Some(first) if first.value == number.value && field == Field::Total => {}
            Some(first) => {
                let first = first.span.clone();
                self.report(self.faults.repeated_field(field, number.span, first));
            }
        }
    }

    /// Statements without labels: sentences, phrases.
    fn push_pieces(
        &mut self,
        section: Section,
        form: Form,
        text: &Inline,
        pieces: &[Range<usize>],
    ) -> Vec<StatementId> {
        let nexts = pieces.iter().skip(1).map(|next| Some(next.start));
        let nexts = nexts.chain(std::iter::once(None));
        let mut ids = Vec::new();
        for (piece, next) in pieces.iter().zip(nexts) {
            let id = self.next_id(section);
            let span = text.piece_span(piece, next);
            self.push_statement(id, form, None, text.text(piece), span.clone(), span);
            ids.push(id);
        }
        ids
    }

    fn next_id(&mut self, section: Section) -> StatementId {
        let count = self.counts.entry(section).or_default();
        *count += 1;
        StatementId {
            section,
            number: *count,
        }
    }

    fn push_statement(
        &mut self,
        id: StatementId,
        form: Form,
        label: Option<String>,
        text: String,
        span: Range<usize>,
        text_span: Range<usize>,
    ) {
        let Place { line, column } = self.place(span.start);
        self.note.statements.push(Statement {
            id,
            form,
            block: self.block,
            label,
            text,
            span,
            text_span,
            line,
            column,
        });
    }

    /// The place of an offset; statements of one long line are counted on from
    /// one another, not each from the line's start.
    fn place(&mut self, offset: usize) -> Place {
        let (last, place) = self.last_place;
        let between = self.source.text().get(last..offset);
        let place = match between {
            Some(between) if last > 0 && !between.contains('\n') => Place {
                line: place.line,
                column: place.column + between.chars().count(),
            },
            _ => self.source.place(offset),
        };
        self.last_place = (offset, place);
        place
    }

    fn words(&self, text: &Inline, range: &Range<usize>) -> Words {
        Words {
            text: text.text(range),
            span: text.span(range),
        }
    }

    /// What can be seen only at the end.
    fn check_whole(&mut self) {
        let sections = &self.note.sections;
        if !sections
            .iter()
            .any(|opening| opening.section == Section::Type)
        {
            let title = self.note.title.as_ref();
            let after = title.map_or(self.source.text_start(), |title| title.span.end);
            self.report(self.faults.missing_type_line(after));
        }
        if self.note.attribution.is_none() {
            self.report(self.faults.missing_source());
        }
        for Opening { section, heading } in self.note.sections.clone() {
            if section != Section::Source && !self.counts.contains_key(&section) {
                self.report(self.faults.empty_section(heading, section));
            }
        }
    }

    fn report(&mut self, diagnostic: Diagnostic) {
        self.note.diagnostics.push(diagnostic);
    }
}
