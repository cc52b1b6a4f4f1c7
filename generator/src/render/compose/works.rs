//! Citations of works, in a style of the Citation Style Language.

use hayagriva::{
    BibliographyDriver, BibliographyRequest, CitationItem, CitationRequest, ElemChild,
    ElemChildren, Entry,
    archive::{ArchivedStyle, locales},
    citationberg::{FontStyle, Style},
};

use super::{Composed, Composer, kind_key};
use crate::{
    parse::bibliography::Bibliography,
    render::pages::{CheckEntry, Reference, Work, WorkRun},
};

/// The works of the bibliography, cited, in the order of the style.
#[derive(Debug)]
pub(in crate::render) struct Works {
    works: Vec<Work>,
}

impl Works {
    /// Cites every work of `bibliography`.
    pub(in crate::render) fn cite(bibliography: &Bibliography) -> Works {
        let locales = locales();
        let Style::Independent(style) = ArchivedStyle::ChicagoAuthorDate.get() else {
            return Works { works: Vec::new() };
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
        let works = rendered
            .bibliography
            .into_iter()
            .flat_map(|list| list.items)
            .filter_map(|item| {
                let entry = bibliography.get(&item.key)?;
                Some(work(&item.key, &item.content, entry))
            })
            .collect();
        Works { works }
    }

    /// All of them, in the order of the style: by author and date.
    pub(in crate::render) fn iter(&self) -> impl Iterator<Item = &Work> {
        self.works.iter()
    }
}

impl Composer<'_> {
    /// A work with what of it was not checked; `bibliography` is the way to the
    /// page of all works, empty on a page that has the works it names.
    pub(super) fn checked(&self, work: &Work, bibliography: &str) -> Composed<Work> {
        let Some(check) = self.archive.checks.get(&work.key) else {
            return Ok(work.clone());
        };
        let parts: Vec<String> = check
            .unchecked
            .iter()
            .map(|part| self.say(&format!("unchecked-{}", kind_key(part))))
            .collect::<Composed<_>>()?;
        let through = check.through.iter();
        Ok(Work {
            check: Some(CheckEntry {
                unchecked: self.texts.all_of(&parts)?,
                through: through
                    .map(|key| Reference {
                        text: key.clone(),
                        href: format!("{bibliography}#work:{key}"),
                    })
                    .collect(),
            }),
            ..work.clone()
        })
    }
}

fn work(key: &str, content: &ElemChildren, entry: &Entry) -> Work {
    let href = entry.url().map(|url| url.value.to_string());
    let mut runs = Vec::new();
    gather(content, &mut runs);
    // The address stands beside the citation as a link.
    if let Some(href) = &href {
        for run in &mut runs {
            run.text = run
                .text
                .replace(href.as_str(), "")
                .replace(href.trim_end_matches('/'), "");
        }
    }
    end_in_a_full_stop(&mut runs);
    Work {
        key: key.to_owned(),
        runs,
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
        accessed: entry
            .url()
            .and_then(|url| url.visit_date.as_ref())
            .map(ToString::to_string),
        note: entry.note().map(ToString::to_string),
        check: None,
    }
}

/// The text of a citation; what the style sets in italics are titles.
fn gather(content: &ElemChildren, runs: &mut Vec<WorkRun>) {
    for child in &content.0 {
        let (text, is_title) = match child {
            ElemChild::Text(text) | ElemChild::Link { text, .. } => (
                text.text.as_str(),
                text.formatting.font_style == FontStyle::Italic,
            ),
            ElemChild::Markup(text) => (text.as_str(), false),
            ElemChild::Elem(element) => {
                gather(&element.children, runs);
                continue;
            }
            ElemChild::Transparent { .. } => continue,
        };
        match runs.last_mut() {
            Some(last) if last.is_title == is_title => last.text.push_str(text),
            _ => runs.push(WorkRun {
                text: text.to_owned(),
                is_title,
            }),
        }
    }
}

/// One full stop at the end, and no blank before or after.
fn end_in_a_full_stop(runs: &mut Vec<WorkRun>) {
    if let Some(first) = runs.first_mut() {
        first.text = first.text.trim_start().to_owned();
    }
    while let Some(last) = runs.last_mut() {
        let length = last.text.trim_end_matches(['.', ' ']).len();
        last.text.truncate(length);
        if length > 0 {
            break;
        }
        runs.pop();
    }
    let stop = WorkRun {
        text: ".".to_owned(),
        is_title: false,
    };
    match runs.last_mut() {
        Some(last) if !last.is_title => last.text.push('.'),
        _ => runs.push(stop),
    }
}
