//! Citations as CSL-JSON, the format in which programs hand works to each other
//! and to styles of the Citation Style Language.

use serde::Serialize;

use super::{Facts, Kind};

/// One work, with the names of variables that the language has.
#[derive(Serialize)]
pub(super) struct Item<'a> {
    id: &'a str,
    r#type: &'a str,
    title: &'a str,
    #[serde(rename = "container-title", skip_serializing_if = "Option::is_none")]
    container_title: Option<&'a str>,
    editor: Vec<Name<'a>>,
    issued: Date,
    version: &'a str,
    language: &'a str,
    #[serde(rename = "URL", skip_serializing_if = "Option::is_none")]
    url: Option<&'a str>,
    archive_location: &'a str,
    #[serde(skip_serializing_if = "Option::is_none")]
    license: Option<&'a str>,
    #[serde(rename = "abstract", skip_serializing_if = "Option::is_none")]
    summary: Option<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    note: Option<&'a str>,
}

/// A name as it is to be printed.
#[derive(Serialize)]
struct Name<'a> {
    literal: &'a str,
}

#[derive(Serialize)]
struct Date {
    #[serde(rename = "date-parts")]
    parts: [Vec<u32>; 1],
}

/// The citation as a list with one item.
#[must_use]
pub fn write(facts: &Facts) -> String {
    let list = [item(facts)];
    // Texts and numbers under names: nothing in it that JSON cannot hold.
    let json = serde_json::to_string_pretty(&list).expect("a citation can be written as JSON");
    json + "\n"
}

pub(super) fn item(facts: &Facts) -> Item<'_> {
    Item {
        id: &facts.key,
        r#type: match facts.kind {
            Kind::Archive => "dataset",
            Kind::Part => "chapter",
        },
        title: &facts.title,
        container_title: facts.container.as_deref(),
        editor: facts
            .editors
            .iter()
            .map(|name| Name { literal: name })
            .collect(),
        issued: Date {
            parts: [facts.date_parts()],
        },
        version: &facts.version,
        language: &facts.language,
        url: facts.address.as_deref(),
        archive_location: &facts.path,
        license: facts.licence.as_deref(),
        summary: facts.summary.as_deref(),
        note: facts.note.as_deref(),
    }
}
