//! A chapter of the guide as HTML: headings with anchors, links that lead
//! somewhere, boards drawn, code set apart with what it is.
//!
//! HTML that stands in a chapter is text here, never markup.

use engine::Direction;
use pulldown_cmark::{Event, Tag, TagEnd, html::push_html};

use super::{Composed, Composer};
use crate::render::{
    address::Place,
    board::{self, Figure, Marks, Size},
    guide::{Block, BlockKind, Target, block_kind, drawing, plain},
    texts::REFERENCE,
};

/// A piece of a chapter, ready to be shown.
pub(super) struct Markup {
    pub(super) html: String,
    /// The heaps that its boards use.
    pub(super) definitions: String,
}

impl Composer<'_> {
    /// What a chapter says, on the page at `place`.
    pub(super) fn markup<'e>(
        &self,
        place: &Place,
        events: impl Iterator<Item = Event<'e>>,
    ) -> Composed<Markup> {
        let mut writing = Writing {
            composer: self,
            place,
            heading: String::new(),
            figures: Vec::new(),
            links: Vec::new(),
            out: Vec::new(),
        };
        let mut events = events.peekable();
        while let Some(event) = events.next() {
            match event {
                Event::Start(Tag::Paragraph)
                    if matches!(events.peek(), Some(Event::Start(Tag::Image { .. }))) =>
                {
                    let inner = until(&mut events, TagEnd::Paragraph);
                    writing.figure(&inner)?;
                }
                Event::Start(Tag::CodeBlock(kind)) => {
                    let text = plain(&until(&mut events, TagEnd::CodeBlock));
                    // The chapter was read before: a block that is none has been refused.
                    if let Ok((kind, language)) = block_kind(&kind) {
                        writing.block(&Block {
                            line: 0,
                            kind,
                            language,
                            text,
                        })?;
                    }
                }
                Event::Start(Tag::Heading { level, id, .. }) => {
                    let inner = until(&mut events, TagEnd::Heading(level));
                    let (id, text) = (
                        escaped(id.as_deref().unwrap_or_default()),
                        escaped(&plain(&inner)),
                    );
                    writing.heading.clone_from(&id);
                    writing.html(format!(
                        "<{level} id=\"{id}\">{text} <a class=\"anchor\" href=\"#{id}\" \
                         aria-label=\"{text}\">#</a></{level}>\n"
                    ));
                }
                event => writing.event(event),
            }
        }
        let mut html = String::new();
        push_html(&mut html, writing.out.into_iter());
        Ok(Markup {
            html,
            definitions: board::definitions(&writing.figures),
        })
    }
}

struct Writing<'a, 'e> {
    composer: &'a Composer<'a>,
    place: &'a Place,
    /// The anchor of the last heading, which names what has no name of its own.
    heading: String,
    figures: Vec<Figure>,
    /// Whether each link that is open leads somewhere.
    links: Vec<bool>,
    out: Vec<Event<'e>>,
}

impl<'e> Writing<'_, 'e> {
    fn html(&mut self, html: String) {
        self.out.push(Event::Html(html.into()));
    }

    fn inline_html(&mut self, html: String) {
        self.out.push(Event::InlineHtml(html.into()));
    }

    fn event(&mut self, event: Event<'e>) {
        match event {
            Event::Html(text) | Event::InlineHtml(text) => self.out.push(Event::Text(text)),
            Event::Start(Tag::Link { dest_url, .. }) => {
                let way = Target::parse(&dest_url)
                    .ok()
                    .and_then(|target| self.way(&target));
                self.links.push(way.is_some());
                if let Some((href, class)) = way {
                    self.inline_html(format!("<a href=\"{}\"{class}>", escaped(&href)));
                }
            }
            Event::End(TagEnd::Link) => {
                if self.links.pop() == Some(true) {
                    self.inline_html("</a>".to_owned());
                }
            }
            Event::Start(Tag::Table(_)) => {
                let name = match self.heading.as_str() {
                    "" => String::new(),
                    heading => format!(" aria-labelledby=\"{heading}\""),
                };
                self.html(format!(
                    "<div class=\"table\" role=\"group\" tabindex=\"0\"{name}>"
                ));
                self.out.push(event);
            }
            Event::End(TagEnd::Table) => {
                self.out.push(event);
                self.html("</div>\n".to_owned());
            }
            event => self.out.push(event),
        }
    }

    /// Where a link leads from here, and the class of such links; nowhere if the
    /// archive has no such page.
    fn way(&self, target: &Target) -> Option<(String, &'static str)> {
        let language = self.composer.language();
        let to = |place: &Place| self.place.to(language, place);
        Some(match target {
            Target::Elsewhere(address) => (address.clone(), ""),
            Target::Chapter(name, anchor) => {
                let page = match name {
                    Some(name) => to(&Place::Chapter(name.clone())),
                    None => String::new(),
                };
                let anchor = anchor.as_ref().map(|anchor| format!("#{anchor}"));
                (page + &anchor.unwrap_or_default(), "")
            }
            Target::Page(place) => (to(place), ""),
            Target::Term(term) => (
                format!("{}#term:{term}", to(&Place::Glossary)),
                " class=\"explained\"",
            ),
            Target::First(kind) => (to(&self.composer.first(*kind)?), ""),
        })
    }

    /// A board, with what the picture's text says below it.
    fn figure(&mut self, events: &[Event<'_>]) -> Composed<()> {
        let Some(Event::Start(Tag::Image { dest_url, .. })) = events.first() else {
            return Ok(());
        };
        let Ok([south, north]) = drawing(dest_url) else {
            return Ok(());
        };
        let figure = Figure {
            pits: u8::try_from(south.len()).unwrap_or_default(),
            seeds: [south, north].concat(),
            captured: [0, 0],
            stores: false,
            to_move: None,
            direction: Direction::CounterClockwise,
            marks: Marks::default(),
        };
        let board = board::draw(&figure, Size::Large, self.composer.texts)?;
        let caption = escaped(&plain(events));
        self.html(format!(
            "<figure class=\"figure\">\n{board}\n<figcaption>{caption}</figcaption>\n</figure>\n"
        ));
        self.figures.push(figure);
        Ok(())
    }

    /// Something set apart as code, with what it is above it.
    fn block(&mut self, block: &Block) -> Composed<()> {
        let composer = self.composer;
        let caption = match &block.kind {
            BlockKind::File(path) => format!("<code>{}</code>", escaped(path)),
            BlockKind::Change(path) => {
                let change = composer.say("guide-change")?;
                format!("<code>{}</code> {}", escaped(path), escaped(&change))
            }
            BlockKind::Commands { exit: 0 } => escaped(&composer.say("guide-commands")?),
            BlockKind::Commands { exit } => {
                let code = [("code", (*exit).into())];
                escaped(&composer.say_with("guide-commands-fail", &code)?)
            }
            BlockKind::Output => escaped(&composer.say("guide-output")?),
            BlockKind::Position => String::new(),
        };
        let caption = match caption.is_empty() {
            true => caption,
            false => format!("<figcaption>{caption}</figcaption>\n"),
        };
        let kind = match block.kind {
            BlockKind::Commands { .. } => "commands",
            BlockKind::Output => "output",
            _ => "file",
        };
        let language = escaped(block.language.as_deref().unwrap_or(REFERENCE));
        let text = escaped(&block.text);
        self.html(format!(
            "<figure class=\"snippet snippet-{kind}\">\n{caption}<pre tabindex=\"0\" translate=\"no\" \
             lang=\"{language}\" dir=\"ltr\"><code>{text}</code></pre>\n</figure>\n"
        ));
        Ok(())
    }
}

/// The events up to the end of an element.
fn until<'e>(events: &mut impl Iterator<Item = Event<'e>>, end: TagEnd) -> Vec<Event<'e>> {
    events
        .take_while(|event| *event != Event::End(end))
        .collect()
}

/// Text as HTML has it, in elements and in attributes.
fn escaped(text: &str) -> String {
    text.replace('&', "&amp;")
        .replace('<', "&lt;")
        .replace('>', "&gt;")
        .replace('"', "&quot;")
}
