//! The bibliography, in hayagriva's format and by its own reader, with the place
//! of whatever is wrong.

use std::collections::BTreeMap;

use hayagriva::Entry;
use hayagriva::types::Person as Author;

use crate::diagnostic::Diagnostic;
use crate::source::{Place, Source};
use crate::wording;
use crate::yaml::{self, Step};

/// The works that records may cite, by key.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Bibliography {
    entries: BTreeMap<String, Entry>,
}

impl Bibliography {
    /// The work of this key; upper and lower case differ.
    pub fn get(&self, key: &str) -> Option<&Entry> {
        self.entries.get(key)
    }

    /// The keys, in order.
    pub fn keys(&self) -> impl Iterator<Item = &str> {
        self.entries.keys().map(String::as_str)
    }

    /// The works with their keys, in the order of the keys.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &Entry)> {
        self.entries
            .iter()
            .map(|(key, entry)| (key.as_str(), entry))
    }
}

/// Which hand somebody had in a work.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hand {
    /// Wrote it.
    Author,
    /// Edited it, or the book it stands in.
    Editor,
}

/// The people who had a hand in a work, those who edited what it stands in
/// included.
pub fn authors_of(entry: &Entry) -> Vec<(Hand, &[Author])> {
    let mut found = Vec::new();
    found.extend(entry.authors().map(|authors| (Hand::Author, authors)));
    let mut around = vec![entry];
    while let Some(work) = around.pop() {
        found.extend(work.editors().map(|editors| (Hand::Editor, editors)));
        around.extend(work.parents());
    }
    found
}

/// Reads a bibliography.
///
/// # Errors
///
/// The first thing wrong with the file, a key given twice included.
pub fn parse_bibliography(source: &Source) -> Result<Bibliography, Box<Diagnostic>> {
    // hayagriva's reader keeps the last of two entries of one key in silence.
    yaml::Tree::parse(source)?;
    let text = &source.text()[source.text_start()..];
    let library = hayagriva::io::from_yaml_str(text).map_err(|error| {
        let message = error.to_string();
        let message = message
            .rfind(" at line ")
            .map_or(message.as_str(), |end| &message[..end]);
        let start = error.location().map_or(source.text_start(), |location| {
            source.offset(Place {
                line: location.line(),
                column: location.column(),
            })
        });
        let line = source.line_range(source.place(start).line);
        let fault = wording::plain(message);
        let known = fault.help.map(|help| help + "; ").unwrap_or_default();
        Diagnostic::error("bibliography-entry", fault.message)
            .at(source, start..line.end.max(start))
            .help(format!(
                "{known}entries are in hayagriva's format: https://github.com/typst/hayagriva"
            ))
    })?;
    let entries: BTreeMap<String, Entry> = library
        .into_iter()
        .map(|entry| (entry.key().to_owned(), entry))
        .collect();
    for (key, entry) in &entries {
        check_address(source, key, entry)?;
    }
    Ok(Bibliography { entries })
}

/// Addresses become links, and a link to anything but a page of the web would
/// do on a reader's machine what no reader asked for.
fn check_address(source: &Source, key: &str, entry: &Entry) -> Result<(), Box<Diagnostic>> {
    let scheme = entry.url().map(|url| url.value.scheme().to_owned());
    match scheme.as_deref() {
        None | Some("https" | "http") => Ok(()),
        Some(scheme) => Err(Box::new(
            Diagnostic::error(
                "bad-address",
                format!("the work `{key}` has an address that begins with `{scheme}:`"),
            )
            .at(
                source,
                yaml::locate(source, &[Step::Key(key), Step::Key("url")]),
            )
            .help("it must begin with `https://` or `http://`"),
        )),
    }
}

#[cfg(test)]
mod tests {
    use super::parse_bibliography;
    use crate::source::Source;

    fn check_error(text: &str, code: &str, line: usize, column: usize) {
        let source = Source::new("bibliography.yaml", text);
        let error = parse_bibliography(&source).expect_err("the file is bad");
        let span = error.span.clone().expect("the place is known");
        let place = source.place(span.start);
        assert_eq!(
            (error.code, place.line, place.column),
            (code, line, column),
            "{error:?}"
        );
    }

    #[test]
    fn entries_are_found_by_their_exact_key() {
        let source = Source::new("b.yaml", "russ1984: {type: book, title: Mancala Games}");
        let bibliography = parse_bibliography(&source).expect("the entry is good");
        assert!(bibliography.get("russ1984").is_some());
        assert!(bibliography.get("Russ1984").is_none());
    }

    #[test]
    fn faults_are_shown_where_they_are() {
        check_error(
            "a: {type: book, title: A}\nb: {type: book, title: B}\na: {type: book}",
            "duplicate-key",
            3,
            1,
        );
        check_error("a: {type: book}\nb: {title: B}", "bibliography-entry", 2, 4);
        check_error("a: [", "yaml-syntax", 1, 5);
    }

    #[test]
    fn addresses_lead_to_pages_of_the_web() {
        for address in ["javascript:alert(1)", "htps://example.org"] {
            let text = format!("a:\n  type: web\n  title: A\n  url: {address}");
            check_error(&text, "bad-address", 4, 8);
        }
        let good = "a: {type: web, title: A, url: \"http://example.org\"}";
        let source = Source::new("bibliography.yaml", good);
        assert!(parse_bibliography(&source).is_ok());
    }

    #[test]
    fn faults_are_said_plainly() {
        let error = parse_bibliography(&Source::new("bibliography.yaml", "- 3"))
            .expect_err("no map of entries");
        assert_eq!(
            error.message,
            "expected a map between cite keys and entries, found a list"
        );
    }
}
