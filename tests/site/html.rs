//! A page read token by token: its links, its anchors, and what is wrong with it.

use std::collections::BTreeSet;

use html5gum::{Token, Tokenizer};

/// What a page holds, as far as the tests ask.
#[derive(Debug, Default)]
pub(crate) struct Page {
    /// Its anchors.
    pub(crate) ids: BTreeSet<String>,
    /// What it links to.
    pub(crate) links: Vec<String>,
    /// What is wrong with it on its own.
    pub(crate) faults: Vec<String>,
}

/// Elements that have no end.
const VOID: [&str; 6] = ["meta", "link", "br", "hr", "img", "input"];

impl Page {
    pub(crate) fn read(content: &str) -> Page {
        let mut reading = Reading::default();
        for token in Tokenizer::new(content) {
            let Ok(token) = token;
            reading.token(token);
        }
        let mut page = reading.page;
        for element in reading.open {
            page.faults.push(format!("<{element}> is not closed"));
        }
        for (there, what) in [
            (reading.doctype, "no doctype"),
            (reading.language, "no language"),
            (
                reading.headings.first().is_none_or(|level| *level == 1),
                "the first heading is not <h1>",
            ),
        ] {
            if !there {
                page.faults.push(what.to_owned());
            }
        }
        for pair in reading.headings.windows(2) {
            if pair[1] > pair[0] + 1 {
                page.faults
                    .push(format!("<h{}> follows <h{}>", pair[1], pair[0]));
            }
        }
        page
    }
}

#[derive(Default)]
struct Reading {
    page: Page,
    open: Vec<String>,
    headings: Vec<u32>,
    doctype: bool,
    language: bool,
}

impl Reading {
    fn token(&mut self, token: Token) {
        match token {
            Token::Doctype(_) => self.doctype = true,
            Token::StartTag(tag) => {
                let name = text(&tag.name);
                let attributes: Vec<(String, String)> = tag
                    .attributes
                    .iter()
                    .map(|(name, value)| (text(name), text(value)))
                    .collect();
                self.start(&name, &attributes);
                if !tag.self_closing && !VOID.contains(&name.as_str()) {
                    self.open.push(name);
                }
            }
            Token::EndTag(tag) => {
                let name = text(&tag.name);
                match self.open.pop() {
                    Some(open) if open == name => {}
                    Some(open) => self
                        .page
                        .faults
                        .push(format!("<{open}> is not closed before </{name}>")),
                    None => self.page.faults.push(format!("</{name}> closes nothing")),
                }
            }
            Token::Error(error) => self.page.faults.push(error.to_string()),
            Token::String(_) | Token::Comment(_) => {}
        }
    }

    fn start(&mut self, name: &str, attributes: &[(String, String)]) {
        if let Some(level) = name
            .strip_prefix('h')
            .and_then(|level| level.parse::<u32>().ok())
        {
            self.headings.push(level);
        }
        if name == "script" || name == "style" {
            self.page.faults.push(format!("<{name}> in the page"));
        }
        for (attribute, value) in attributes {
            match attribute.as_str() {
                "id" => {
                    if value.is_empty() || value.contains(char::is_whitespace) {
                        self.page.faults.push(format!("`{value}` is no id"));
                    }
                    if !self.page.ids.insert(value.clone()) {
                        self.page.faults.push(format!("id `{value}` stands twice"));
                    }
                }
                "href" | "src" => self.page.links.push(value.clone()),
                "aria-labelledby" => self.page.links.push(format!("#{value}")),
                "lang" if name == "html" => self.language = !value.is_empty(),
                "lang" if value.is_empty() => {
                    self.page.faults.push("an empty language".to_owned());
                }
                "style" => self.page.faults.push("a style of its own".to_owned()),
                _ if attribute.starts_with("on") => {
                    self.page.faults.push(format!("a script in `{attribute}`"));
                }
                _ => {}
            }
        }
    }
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

/// Whether a link leads out of the site.
pub(crate) fn is_elsewhere(link: &str) -> bool {
    ["https://", "http://", "mailto:"]
        .iter()
        .any(|start| link.starts_with(start))
}

/// The file that `link` on the page `from` leads to.
pub(crate) fn resolve(from: &str, link: &str) -> String {
    if link.is_empty() {
        return from.to_owned();
    }
    let mut parts: Vec<&str> = from.split('/').collect();
    parts.pop();
    for part in link.split('/') {
        if part == ".." {
            parts.pop();
        } else {
            parts.push(part);
        }
    }
    parts.join("/")
}
