//! The page of what changed, version by version, and the feed of the same.

use std::fmt::Write;

use super::{Composed, Composer, feed_file};
use crate::{
    parse::archive::Change,
    render::{
        address::Place,
        markup::escape,
        pages::{ChangeEntry, ChangesPage},
    },
};

impl Composer<'_> {
    pub(in crate::render) fn changes(&self) -> Composed<ChangesPage> {
        let title = self.say("changes-title")?;
        let shell = self.shell(
            &Place::Changes,
            format!("{title} – {}", self.say("site-name")?),
            self.say("changes-lede")?,
        )?;
        Ok(ChangesPage {
            feed: shell.feed.clone(),
            shell,
            foot: self.foot()?,
            title,
            changes: self
                .archive
                .meta
                .changes
                .iter()
                .map(|change| ChangeEntry {
                    id: anchor(change),
                    version: change.version.clone(),
                    date: change.date.clone(),
                    text: self.passage_with(&change.text, |_| None),
                })
                .collect(),
        })
    }

    /// The changes as an Atom feed: where it stands, and its bytes. None if the
    /// site's address is not known, since a feed names things by their addresses.
    pub(in crate::render) fn feed(&self) -> Composed<Option<(String, Vec<u8>)>> {
        let language = self.language();
        let file = feed_file(language);
        let (Some(own), Some(page)) = (
            self.full_address(&file),
            self.full_address(&Place::Changes.file(language)),
        ) else {
            return Ok(None);
        };
        let meta = &self.archive.meta;
        let mut feed = String::from("<?xml version=\"1.0\" encoding=\"utf-8\"?>\n");
        let newest = meta.changes.first().map_or(&meta.date, |one| &one.date);
        let _ = write!(
            feed,
            "<feed xmlns=\"http://www.w3.org/2005/Atom\" xml:lang=\"{language}\">\n\
             <title>{}</title>\n<id>{}</id>\n<updated>{newest}T00:00:00Z</updated>\n\
             <link rel=\"self\" type=\"application/atom+xml\" href=\"{}\"/>\n\
             <link rel=\"alternate\" type=\"text/html\" href=\"{}\"/>\n",
            escape(&self.plain(&meta.title)),
            escape(&own),
            escape(&own),
            escape(&page),
        );
        for editor in &meta.editors {
            let _ = writeln!(
                feed,
                "<author><name>{}</name></author>",
                escape(&editor.name)
            );
        }
        for change in &meta.changes {
            let address = format!("{page}#{}", anchor(change));
            let title = self.say_with(
                "changes-version",
                &[
                    ("version", change.version.as_str().into()),
                    ("date", change.date.as_str().into()),
                ],
            )?;
            let (text, text_language) = change.text.in_language(language);
            let _ = write!(
                feed,
                "<entry>\n<title>{}</title>\n<id>{2}</id>\n<updated>{1}T00:00:00Z</updated>\n\
                 <link rel=\"alternate\" type=\"text/html\" href=\"{2}\"/>\n\
                 <content type=\"text\" xml:lang=\"{text_language}\">{3}</content>\n</entry>\n",
                escape(&title),
                change.date,
                escape(&address),
                escape(text),
            );
        }
        feed.push_str("</feed>\n");
        Ok(Some((file, feed.into_bytes())))
    }
}

/// A version's anchor on the page.
fn anchor(change: &Change) -> String {
    format!("version-{}", change.version)
}
