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
    /// The names and contents of its metadata.
    pub(crate) meta: Vec<(String, String)>,
    /// Its links for programs: kind, address and media type.
    pub(crate) typed: Vec<(String, String, String)>,
    /// The address of each script.
    pub(crate) scripts: Vec<String>,
    /// Its linked data, as text.
    pub(crate) linked_data: Vec<String>,
    /// Its citations as OpenURLs.
    pub(crate) coins: Vec<String>,
    /// What buttons are to copy.
    pub(crate) copied: Vec<String>,
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
                reading.policy.is_some_and(|policy| {
                    policy.starts_with("default-src 'none'; script-src 'self'")
                }),
                "no policy for what it may load",
            ),
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
    in_linked_data: bool,
    policy: Option<String>,
}

impl Reading {
    fn token(&mut self, token: Token) {
        match token {
            Token::Doctype(_) => self.doctype = true,
            Token::StartTag(tag) => {
                let name = text(&tag.name);
                if name == "a" && self.open.contains(&name) {
                    self.page.faults.push("<a> within <a>".to_owned());
                }
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
                self.in_linked_data &= name != "script";
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
            Token::String(data) if self.in_linked_data => {
                if let Some(json) = self.page.linked_data.last_mut() {
                    json.push_str(&text(&data));
                }
            }
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
        let value = |wanted: &str| {
            attributes
                .iter()
                .find(|(own, _)| own == wanted)
                .map(|(_, value)| value.clone())
        };
        match name {
            "style" => self.page.faults.push("<style> in the page".to_owned()),
            "script" if value("type").as_deref() == Some("application/ld+json") => {
                self.in_linked_data = true;
                self.page.linked_data.push(String::new());
            }
            // Data for a script of the site, which no policy takes for a script.
            "script" if value("type").as_deref() == Some("application/json") => {}
            // A policy that allows scripts from the site itself allows these only.
            "script" => match (value("src"), value("defer")) {
                (Some(address), Some(_)) => self.page.scripts.push(address),
                _ => self.page.faults.push("<script> in the page".to_owned()),
            },
            "meta" => {
                if value("http-equiv").as_deref() == Some("Content-Security-Policy") {
                    self.policy = value("content");
                }
                if let (Some(name), Some(content)) = (value("name"), value("content")) {
                    self.page.meta.push((name, content));
                }
            }
            "link" => self.page.typed.push((
                value("rel").unwrap_or_default(),
                value("href").unwrap_or_default(),
                value("type").unwrap_or_default(),
            )),
            _ => {}
        }
        if value("class").as_deref() == Some("Z3988") {
            self.page.coins.extend(value("title"));
        }
        self.page.copied.extend(value("data-copy"));
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
