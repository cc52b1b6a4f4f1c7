//! Works of the bibliography as the data set says them.

use hayagriva::{Entry, types};

use super::document::{Author, Work};
use crate::parse::checks::WorkCheck;

/// The work of an entry, what it appeared in included, and how far it was checked.
pub(crate) fn work(entry: &Entry, check: Option<&WorkCheck>) -> Work {
    Work {
        key: Some(entry.key().to_owned()),
        check: check.cloned(),
        ..without_key(entry)
    }
}

fn without_key(entry: &Entry) -> Work {
    let publisher = entry.publisher();
    let placed = publisher
        .and_then(types::Publisher::location)
        .or_else(|| entry.location());
    Work {
        key: None,
        kind: kind(*entry.entry_type()),
        title: entry.title().map(ToString::to_string),
        authors: people(entry.authors()),
        editors: people(entry.editors()),
        date: entry.date().map(date),
        language: entry.language().map(ToString::to_string),
        publisher: publisher
            .and_then(types::Publisher::name)
            .map(ToString::to_string),
        organization: entry.organization().map(ToString::to_string),
        location: placed.map(ToString::to_string),
        edition: entry.edition().map(|edition| edition.to_string()),
        volume: entry.volume().map(|volume| volume.to_string()),
        issue: entry.issue().map(|issue| issue.to_string()),
        chapter: entry.chapter().map(|chapter| chapter.to_string()),
        pages: entry.page_range().map(|pages| pages.to_string()),
        genre: entry.genre().map(ToString::to_string),
        url: entry.url().map(|url| url.value.to_string()),
        accessed: entry
            .url()
            .and_then(|url| url.visit_date.as_ref())
            .map(date),
        serial_numbers: entry
            .serial_number()
            .map(|numbers| numbers.0.clone())
            .unwrap_or_default(),
        note: entry.note().map(ToString::to_string),
        check: None,
        within: entry.parents().iter().map(without_key).collect(),
    }
}

/// As hayagriva's format names it.
fn kind(kind: types::EntryType) -> String {
    serde_json::to_value(kind)
        .ok()
        .and_then(|value| value.as_str().map(str::to_owned))
        .unwrap_or_default()
}

fn people(people: Option<&[types::Person]>) -> Vec<Author> {
    let people = people.unwrap_or_default().iter();
    people
        .map(|person| Author {
            name: person.name.clone(),
            given_name: person.given_name.clone(),
            prefix: person.prefix.clone(),
            suffix: person.suffix.clone(),
        })
        .collect()
}

/// hayagriva counts months and days from 0.
fn date(date: &types::Date) -> String {
    let mut text = format!("{:04}", date.year);
    if let Some(month) = date.month {
        text += &format!("-{:02}", month + 1);
        if let Some(day) = date.day {
            text += &format!("-{:02}", day + 1);
        }
    }
    if date.approximate {
        text += "~";
    }
    text
}
