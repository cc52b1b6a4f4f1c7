//! The guide: chapters in Markdown, `site/guide/LANGUAGE/NN-name.md`, read and
//! checked.
//!
//! A chapter is a heading, a paragraph that says what it is about, and the rest.
//! English says which chapters there are; a file in another language that has
//! only the heading and the paragraph translates those. Before the heading there
//! may be lines between two lines of `---`: `from: NAME`, the chapter whose
//! archive this one goes on with, and `lists: axes`, after which the axes of the
//! rules are listed.
//!
//! Everything set apart as code is a [`Block`] that tests run: files in full,
//! changes of files, commands, what they print. What else a chapter can hold is
//! checked here as well, so that no link of the guide leads nowhere.
//!
//! Left out: running the blocks, which is the tests' work, and markup.

use std::ops::Range;

use pulldown_cmark::{CodeBlockKind, Event, HeadingLevel, Options, Parser, Tag, TagEnd};

use super::{
    address::{ASIDES, CHAPTERS, Place},
    assets,
    texts::REFERENCE,
};
use crate::{
    diagnostic::{self, Diagnostic},
    link::is_id,
    source::{Source, Sources},
    term::Term,
};

pub mod axes;

/// Most pits that a row of a drawing has.
const MOST_PITS: usize = engine::MAX_PITS_PER_ROW as usize;

/// The chapters in every language.
#[derive(Debug)]
pub struct Guide {
    chapters: Vec<Chapter>,
}

/// One chapter in one language.
#[derive(Debug)]
pub struct Chapter {
    /// What it is called in addresses.
    pub name: String,
    /// Its language's code.
    pub language: String,
    /// What it is called.
    pub title: String,
    /// What it is about, without links.
    pub about: String,
    /// The chapter with whose archive it goes on.
    pub from: Option<String>,
    /// Whether the axes of the rules are listed after it.
    pub lists_axes: bool,
    /// Its headings of the first rank, with their anchors.
    pub headings: Vec<Heading>,
    /// What is set apart as code.
    pub blocks: Vec<Block>,
    source: Source,
    paragraph: Range<usize>,
    body: Range<usize>,
    anchors: Vec<String>,
    links: Vec<(Target, Range<usize>)>,
}

/// A heading of a chapter.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Heading {
    /// Its anchor.
    pub id: String,
    /// What it says.
    pub text: String,
}

/// Something set apart as code.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Block {
    /// The line on which it begins, from 1.
    pub line: usize,
    /// What it is.
    pub kind: BlockKind,
    /// In which language, where that is said.
    pub language: Option<String>,
    /// What it says.
    pub text: String,
}

/// What a block is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BlockKind {
    /// A file in full: its path.
    File(String),
    /// A change of a file: its path. Lines that begin with `-` go, with `+` come,
    /// with a space stay; `@@` stands between places.
    Change(String),
    /// Commands, one a line, the last of which ends so.
    Commands {
        /// The exit code of the last.
        exit: i32,
    },
    /// What the commands before it print; a line `…` stands for any lines.
    Output,
    /// A position.
    Position,
}

/// Where a link of a chapter leads.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Target {
    /// Out of the site.
    Elsewhere(String),
    /// To a chapter of the guide, and an anchor there; without a name to this one.
    Chapter(Option<String>, Option<String>),
    /// To a page of the site's navigation.
    Page(Place),
    /// To a word that the archive explains.
    Term(Term),
    /// To the first page of its kind, if the archive has one.
    First(Kind),
}

/// Kinds of pages of which an archive has many or none.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// A game.
    Game,
    /// An example.
    Example,
    /// A statement.
    Statement,
    /// A reading.
    Reading,
}

/// Why the guide cannot be shown: its faults, each with its place.
#[derive(Debug)]
pub struct GuideError {
    diagnostics: Vec<Diagnostic>,
    sources: Sources,
}

impl Guide {
    /// The guide that the program was built with.
    ///
    /// # Errors
    /// Every fault of its chapters.
    pub fn embedded() -> Result<Guide, GuideError> {
        Guide::of(assets::guide())
    }

    /// A guide of these files: language, name without its ending, content.
    ///
    /// # Errors
    /// Every fault of its chapters.
    pub fn of<'a>(
        files: impl IntoIterator<Item = (&'a str, &'a str, &'a str)>,
    ) -> Result<Guide, GuideError> {
        let mut diagnostics = Vec::new();
        let mut sources = Sources::new();
        let mut chapters = Vec::new();
        for (language, file, content) in files {
            let source = Source::new(format!("site/guide/{language}/{file}.md"), content);
            sources.insert(source.clone());
            chapters.extend(read(language, file, source, &mut diagnostics));
        }
        chapters.sort_by(|one, other| one.source.path().cmp(other.source.path()));
        let guide = Guide { chapters };
        guide.check(&mut diagnostics);
        match diagnostics.is_empty() {
            true => Ok(guide),
            false => Err(GuideError {
                diagnostics,
                sources,
            }),
        }
    }

    /// Every chapter in every language.
    pub fn all(&self) -> impl Iterator<Item = &Chapter> {
        self.chapters.iter()
    }

    /// The chapters in English, which has them all, in their order.
    pub fn chapters(&self) -> impl Iterator<Item = &Chapter> {
        self.all().filter(|one| one.language == REFERENCE)
    }

    /// The chapter of this name in a language, if it has been translated.
    #[must_use]
    pub fn chapter(&self, name: &str, language: &str) -> Option<&Chapter> {
        self.all()
            .find(|one| one.name == name && one.language == language)
    }

    /// What one chapter says of another must hold.
    fn check(&self, diagnostics: &mut Vec<Diagnostic>) {
        let names: Vec<&str> = self.chapters().map(|one| one.name.as_str()).collect();
        for chapter in &self.chapters {
            let source = &chapter.source;
            let Some(place) = names.iter().position(|name| *name == chapter.name) else {
                diagnostics.push(
                    Diagnostic::error(
                        "unknown-chapter",
                        format!("English has no chapter `{}`", chapter.name),
                    )
                    .at(source, 0..0)
                    .help(format!("the chapters are {}", listed(&names))),
                );
                continue;
            };
            if let Some(from) = &chapter.from
                && !names[..place].contains(&from.as_str())
            {
                diagnostics.push(
                    Diagnostic::error("unknown-chapter", format!("no chapter `{from}` before it"))
                        .at(source, 0..0)
                        .help(format!("before it are {}", listed(&names[..place]))),
                );
            }
            if let Some(english) = self.chapter(&chapter.name, REFERENCE)
                && chapter.is_translated()
                && chapter.anchors != english.anchors
            {
                diagnostics.push(
                    Diagnostic::error(
                        "anchors-differ",
                        "the anchors of the headings are not those of the English chapter",
                    )
                    .at(source, chapter.body.start..chapter.body.start)
                    .help(format!("there they are {}", listed(&english.anchors))),
                );
            }
            for (target, span) in &chapter.links {
                self.check_link(chapter, target, span, &names, diagnostics);
            }
        }
    }

    fn check_link(
        &self,
        chapter: &Chapter,
        target: &Target,
        span: &Range<usize>,
        names: &[&str],
        diagnostics: &mut Vec<Diagnostic>,
    ) {
        let Target::Chapter(name, anchor) = target else {
            return;
        };
        let name = name.as_deref().unwrap_or(&chapter.name);
        let Some(other) = self.chapter(name, REFERENCE) else {
            diagnostics.push(
                Diagnostic::error("dead-link", format!("there is no chapter `{name}`"))
                    .at(&chapter.source, span.clone())
                    .help(format!("the chapters are {}", listed(names))),
            );
            return;
        };
        if let Some(anchor) = anchor
            && !other.anchors.contains(anchor)
        {
            diagnostics.push(
                Diagnostic::error("dead-link", format!("`{name}` has no anchor `{anchor}`"))
                    .at(&chapter.source, span.clone())
                    .help(format!("its anchors are {}", listed(&other.anchors))),
            );
        }
    }
}

impl Chapter {
    /// Its file, from the top of the repository.
    #[must_use]
    pub fn path(&self) -> &str {
        self.source.path()
    }

    /// Whether there is more of it than heading and first paragraph.
    #[must_use]
    pub fn is_translated(&self) -> bool {
        !self.source.slice(&self.body).trim().is_empty()
    }

    /// The paragraph that says what it is about, with its links.
    pub(super) fn paragraph(&self) -> impl Iterator<Item = Event<'_>> {
        Parser::new_ext(self.source.slice(&self.paragraph), OPTIONS)
    }

    /// All that comes after it.
    pub(super) fn body(&self) -> impl Iterator<Item = Event<'_>> {
        Parser::new_ext(self.source.slice(&self.body), OPTIONS)
    }
}

impl Target {
    /// What stands between the brackets of a link, understood.
    ///
    /// # Errors
    /// What is wrong with it, and what could stand there.
    pub(super) fn parse(text: &str) -> Result<Target, (String, String)> {
        if text.starts_with("https://") {
            return Ok(Target::Elsewhere(text.to_owned()));
        }
        if let Some(name) = text.strip_prefix("page:") {
            let pages = || CHAPTERS.into_iter().map(|(place, _)| place).chain(ASIDES);
            return pages()
                .find(|place| name_of(place) == name)
                .map(Target::Page)
                .ok_or_else(|| {
                    let known: Vec<String> = pages().map(|place| name_of(&place)).collect();
                    (
                        format!("there is no page `{name}`"),
                        format!("the pages are {}", listed(&known)),
                    )
                });
        }
        if let Some(name) = text.strip_prefix("term:") {
            return Term::named(name).map(Target::Term).ok_or_else(|| {
                (
                    format!("`{name}` is no term of the glossary"),
                    "the terms are those of generator/src/term.rs".to_owned(),
                )
            });
        }
        if let Some(name) = text.strip_prefix("first:") {
            return Kind::named(name).map(Target::First).ok_or_else(|| {
                (
                    format!("there is no kind of page `{name}`"),
                    format!("the kinds are {}", listed(&Kind::ALL.map(Kind::name))),
                )
            });
        }
        let (name, anchor) = match text.split_once('#') {
            Some((name, anchor)) => (name, Some(anchor.to_owned())),
            None => (text, None),
        };
        if !(name.is_empty() && anchor.is_some() || is_id(name)) {
            return Err((
                format!("`{text}` leads nowhere"),
                "a link of the guide is the name of a chapter, `#anchor`, `page:NAME`, \
                 `term:NAME`, `first:KIND` or an address with `https://`"
                    .to_owned(),
            ));
        }
        let name = (!name.is_empty()).then(|| name.to_owned());
        Ok(Target::Chapter(name, anchor))
    }
}

impl Kind {
    const ALL: [Kind; 4] = [Kind::Game, Kind::Example, Kind::Statement, Kind::Reading];

    fn name(self) -> &'static str {
        match self {
            Kind::Game => "game",
            Kind::Example => "example",
            Kind::Statement => "statement",
            Kind::Reading => "reading",
        }
    }

    fn named(name: &str) -> Option<Kind> {
        Kind::ALL.into_iter().find(|kind| kind.name() == name)
    }
}

/// What links call a page of the navigation: its folder.
fn name_of(place: &Place) -> String {
    match place.file(REFERENCE).split_once('/') {
        Some((folder, _)) => folder.to_owned(),
        None => "catalogue".to_owned(),
    }
}

/// The rows of a drawing, `board:2,2/2,2`: South's pits and North's, each from
/// its owner's left.
///
/// # Errors
/// What is wrong with it, and what could stand there.
pub(super) fn drawing(text: &str) -> Result<[Vec<u8>; 2], (String, String)> {
    let rows = text
        .strip_prefix("board:")
        .and_then(|rows| rows.split_once('/'))
        .and_then(|(south, north)| {
            let row = |text: &str| -> Option<Vec<u8>> {
                text.split(',').map(|seeds| seeds.parse().ok()).collect()
            };
            Some([row(south)?, row(north)?])
        })
        .filter(|[south, north]: &[Vec<u8>; 2]| {
            south.len() == north.len() && south.len() <= MOST_PITS
        });
    rows.ok_or_else(|| {
        (
            format!("`{text}` is no picture of the guide"),
            "a picture is a board such as `board:2,2,2/2,2,2`: South's pits, then as many of \
             North's"
                .to_owned(),
        )
    })
}

const OPTIONS: Options = Options::ENABLE_TABLES
    .union(Options::ENABLE_HEADING_ATTRIBUTES)
    .union(Options::ENABLE_SMART_PUNCTUATION);

/// Reads a chapter; what is wrong with it goes to `diagnostics`.
fn read(
    language: &str,
    file: &str,
    source: Source,
    diagnostics: &mut Vec<Diagnostic>,
) -> Option<Chapter> {
    let name = file
        .split_once('-')
        .filter(|(number, name)| number.bytes().all(|byte| byte.is_ascii_digit()) && is_id(name))
        .map(|(_, name)| name.to_owned());
    let Some(name) = name else {
        diagnostics.push(
            Diagnostic::error("bad-chapter", format!("`{file}` cannot name a chapter"))
                .at(&source, 0..0)
                .help("a chapter's file is called `NN-name.md`: two digits for its place, then small letters, digits and hyphens"),
        );
        return None;
    };
    let mut reading = Reading {
        chapter: Chapter {
            name,
            language: language.to_owned(),
            title: String::new(),
            about: String::new(),
            from: None,
            lists_axes: false,
            headings: Vec::new(),
            blocks: Vec::new(),
            paragraph: 0..0,
            body: 0..0,
            anchors: Vec::new(),
            links: Vec::new(),
            source,
        },
        diagnostics,
    };
    let start = reading.front_matter();
    reading.markdown(start);
    Some(reading.chapter)
}

struct Reading<'d> {
    chapter: Chapter,
    diagnostics: &'d mut Vec<Diagnostic>,
}

impl Reading<'_> {
    fn fault(
        &mut self,
        code: &'static str,
        span: Range<usize>,
        message: impl Into<String>,
        help: impl Into<String>,
    ) {
        self.diagnostics.push(
            Diagnostic::error(code, message)
                .at(&self.chapter.source, span)
                .help(help),
        );
    }

    /// The lines between `---`, and where the Markdown begins.
    fn front_matter(&mut self) -> usize {
        let text = self.chapter.source.text().to_owned();
        let Some((lines, _)) = text
            .strip_prefix("---\n")
            .and_then(|rest| rest.split_once("\n---\n"))
        else {
            return 0;
        };
        let mut at = "---\n".len();
        for line in lines.lines() {
            match line.split_once(": ") {
                Some(("from", name)) => self.chapter.from = Some(name.to_owned()),
                Some(("lists", "axes")) => self.chapter.lists_axes = true,
                _ => self.fault(
                    "bad-front-matter",
                    at..at + line.len(),
                    format!("`{line}` says nothing known"),
                    "known are `from: NAME` and `lists: axes`",
                ),
            }
            at += line.len() + 1;
        }
        at + "---\n".len()
    }

    fn markdown(&mut self, start: usize) {
        let text = self.chapter.source.text().to_owned();
        let parser = Parser::new_ext(&text[start..], OPTIONS).into_offset_iter();
        let mut events = parser.map(|(event, span)| (event, start + span.start..start + span.end));
        match events.next() {
            Some((
                Event::Start(Tag::Heading {
                    level: HeadingLevel::H1,
                    ..
                }),
                _,
            )) => {
                self.chapter.title = text_until(&mut events, TagEnd::Heading(HeadingLevel::H1));
            }
            _ => self.fault(
                "no-title",
                start..start,
                "a chapter begins with its title",
                "let the first line be `# Title`",
            ),
        }
        match events.next() {
            Some((Event::Start(Tag::Paragraph), span)) => {
                self.chapter.body = span.end..text.len();
                let mut inner = Vec::new();
                for (event, span) in events.by_ref() {
                    if event == Event::End(TagEnd::Paragraph) {
                        break;
                    }
                    inner.push((event, span));
                }
                self.chapter.about = plain(inner.iter().map(|(event, _)| event));
                self.chapter.paragraph = span;
                for (event, span) in inner {
                    self.link(&event, span);
                }
            }
            _ => self.fault(
                "no-summary",
                start..start,
                "a paragraph that says what the chapter is about must follow the title",
                "write one; the contents show it",
            ),
        }
        while let Some((event, span)) = events.next() {
            match event {
                Event::Start(Tag::Heading { level, id, .. }) => {
                    let text = text_until(&mut events, TagEnd::Heading(level));
                    self.heading(level, id.as_deref(), text, span);
                }
                Event::Start(Tag::CodeBlock(kind)) => {
                    let text = text_until(&mut events, TagEnd::CodeBlock);
                    self.block(&kind, text, span);
                }
                event => self.link(&event, span),
            }
        }
    }

    fn heading(&mut self, level: HeadingLevel, id: Option<&str>, text: String, span: Range<usize>) {
        if !matches!(level, HeadingLevel::H2 | HeadingLevel::H3) {
            self.fault(
                "bad-heading",
                span,
                "a heading within a chapter is of the second or third rank",
                "begin it with `##` or `###`",
            );
            return;
        }
        let Some(id) = id.filter(|id| is_id(id)) else {
            self.fault(
                "bad-heading",
                span,
                format!("the heading `{text}` has no anchor that could last"),
                "give it one, the same in every language: `## Heading {#anchor}`",
            );
            return;
        };
        if self.chapter.anchors.iter().any(|known| known == id) {
            self.fault(
                "bad-heading",
                span,
                format!("the anchor `{id}` stands twice"),
                "give this heading another",
            );
        }
        self.chapter.anchors.push(id.to_owned());
        if level == HeadingLevel::H2 {
            self.chapter.headings.push(Heading {
                id: id.to_owned(),
                text,
            });
        }
    }

    fn block(&mut self, kind: &CodeBlockKind<'_>, text: String, span: Range<usize>) {
        match block_kind(kind) {
            Ok((kind, language)) => self.chapter.blocks.push(Block {
                line: self.chapter.source.place(span.start).line,
                kind,
                language,
                text,
            }),
            Err(message) => self.fault(
                "unknown-block",
                span,
                message,
                "known are `yaml FILE`, `txt FILE`, `ftl FILE`, `diff FILE`, `sh`, `sh exit=1`, \
                 `text` and `position`; what is in one is run in tests",
            ),
        }
    }

    /// Notes down a link or a picture.
    fn link(&mut self, event: &Event<'_>, span: Range<usize>) {
        let fault = match event {
            Event::Start(Tag::Link { dest_url, .. }) => match Target::parse(dest_url) {
                Ok(target) => {
                    self.chapter.links.push((target, span));
                    return;
                }
                Err(fault) => fault,
            },
            Event::Start(Tag::Image { dest_url, .. }) => match drawing(dest_url) {
                Ok(_) => return,
                Err(fault) => fault,
            },
            _ => return,
        };
        self.fault("dead-link", span, fault.0, fault.1);
    }
}

/// What a block is, by what stands after its fence, and in which language.
///
/// # Errors
/// What is wrong with it.
pub(super) fn block_kind(kind: &CodeBlockKind<'_>) -> Result<(BlockKind, Option<String>), String> {
    let CodeBlockKind::Fenced(info) = kind else {
        return Err("a block set apart by blanks does not say what it is".to_owned());
    };
    let mut words = info.split_whitespace();
    let name = words.next().unwrap_or_default();
    let mut path = None;
    let mut exit = 0;
    let mut language = None;
    for word in words {
        match word.split_once('=') {
            Some(("exit", code)) if name == "sh" => {
                exit = code
                    .parse()
                    .map_err(|_| format!("`{code}` is no exit code"))?;
            }
            Some(("lang", code)) => language = Some(code.to_owned()),
            None if path.is_none() => path = Some(word.to_owned()),
            _ => return Err(format!("`{word}` says nothing known about a block")),
        }
    }
    let kind = match (name, path) {
        ("yaml" | "txt" | "ftl", Some(path)) => BlockKind::File(path),
        ("diff", Some(path)) => BlockKind::Change(path),
        ("sh", None) => BlockKind::Commands { exit },
        ("text", None) => BlockKind::Output,
        ("position", None) => BlockKind::Position,
        _ => return Err(format!("nothing runs a block `{info}`")),
    };
    Ok((kind, language))
}

/// The text up to the end of an element, without its marks.
fn text_until<'e>(
    events: &mut impl Iterator<Item = (Event<'e>, Range<usize>)>,
    end: TagEnd,
) -> String {
    let inner: Vec<Event<'_>> = events
        .map(|(event, _)| event)
        .take_while(|event| *event != Event::End(end))
        .collect();
    plain(&inner)
}

/// What events say, without marks.
pub(super) fn plain<'i, 'e: 'i>(events: impl IntoIterator<Item = &'i Event<'e>>) -> String {
    events
        .into_iter()
        .map(|event| match event {
            Event::Text(text) | Event::Code(text) => text.as_ref(),
            Event::SoftBreak | Event::HardBreak => " ",
            _ => "",
        })
        .collect()
}

/// Names between backticks, with commas.
fn listed<S: AsRef<str>>(names: &[S]) -> String {
    let names: Vec<String> = names
        .iter()
        .map(|name| format!("`{}`", name.as_ref()))
        .collect();
    names.join(", ")
}

impl std::fmt::Display for GuideError {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let text = diagnostic::render_human(&self.diagnostics, &self.sources);
        formatter.write_str(text.trim_end())
    }
}

impl std::error::Error for GuideError {}

#[cfg(test)]
mod tests;
