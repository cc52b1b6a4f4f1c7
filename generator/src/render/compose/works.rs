//! Citations of works, in a style of the Citation Style Language.

use std::collections::BTreeMap;

use hayagriva::{
    BibliographyDriver, BibliographyRequest, BufWriteFormat, CitationItem, CitationRequest, Entry,
    archive::{ArchivedStyle, locales},
    citationberg::Style,
};

use crate::{parse::bibliography::Bibliography, render::pages::Work};

/// The works of the bibliography, cited, by key.
pub(in crate::render) struct Works {
    by_key: BTreeMap<String, Work>,
}

impl Works {
    /// Cites every work of `bibliography`.
    pub(in crate::render) fn cite(bibliography: &Bibliography) -> Works {
        let locales = locales();
        let Style::Independent(style) = ArchivedStyle::ChicagoAuthorDate.get() else {
            return Works {
                by_key: BTreeMap::new(),
            };
        };
        let mut driver = BibliographyDriver::new();
        for (_, entry) in bibliography.iter() {
            driver.citation(CitationRequest::from_items(
                vec![CitationItem::with_entry(entry)],
                &style,
                &locales,
            ));
        }
        let rendered = driver.finish(BibliographyRequest {
            style: &style,
            locale: None,
            locale_files: &locales,
        });
        let mut by_key = BTreeMap::new();
        for item in rendered
            .bibliography
            .into_iter()
            .flat_map(|list| list.items)
        {
            let mut text = String::new();
            let written = item.content.write_buf(&mut text, BufWriteFormat::Plain);
            if let (Ok(()), Some(entry)) = (written, bibliography.get(&item.key)) {
                by_key.insert(item.key.clone(), work(&item.key, text, entry));
            }
        }
        Works { by_key }
    }

    /// The work with this key.
    pub(in crate::render) fn get(&self, key: &str) -> Option<&Work> {
        self.by_key.get(key)
    }
}

fn work(key: &str, text: String, entry: &Entry) -> Work {
    let href = entry.url().map(|url| url.value.to_string());
    // The address stands beside the citation as a link.
    let text = match &href {
        Some(href) => text
            .replace(href.as_str(), "")
            .replace(href.trim_end_matches('/'), ""),
        None => text,
    };
    let text = text.trim().trim_end_matches(['.', ' ']).to_owned() + ".";
    Work {
        key: key.to_owned(),
        text,
        address: href
            .as_deref()
            .map(|href| {
                href.trim_start_matches("https://")
                    .trim_start_matches("http://")
                    .trim_end_matches('/')
                    .to_owned()
            })
            .unwrap_or_default(),
        href,
        note: entry.note().map(ToString::to_string),
    }
}
