//! Citations as BibTeX, in UTF-8, for BibTeX and BibLaTeX alike.

use super::{Facts, Kind};

/// Names of months that every style of BibTeX defines.
pub(crate) const MONTHS: [&str; 12] = [
    "jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec",
];

/// The citation as one entry.
#[must_use]
pub fn write(facts: &Facts) -> String {
    let (kind, container) = match facts.kind {
        Kind::Archive => ("dataset", None),
        Kind::Part => ("incollection", facts.container.as_deref()),
    };
    let date = facts.date_parts();
    let month = date
        .get(1)
        .and_then(|month| MONTHS.get((*month as usize).checked_sub(1)?));
    let editors: Vec<String> = facts.editors.iter().map(|name| name_of(name)).collect();
    let notes: Vec<String> = facts.notes().into_iter().map(escape).collect();
    let fields = [
        // Twice in braces: the letters stay as they are.
        ("title", Some(whole(&facts.title))),
        ("booktitle", container.map(whole)),
        ("editor", Some(braced(&editors.join(" and ")))),
        (
            "year",
            date.first().map(|year| braced(&format!("{year:04}"))),
        ),
        ("month", month.map(|month| (*month).to_owned())),
        ("date", Some(braced(&escape(&facts.date)))),
        ("version", Some(braced(&escape(&facts.version)))),
        ("language", Some(braced(&escape(&facts.language)))),
        (
            "url",
            facts.address.as_deref().map(|url| braced(&verbatim(url))),
        ),
        (
            "abstract",
            facts.summary.as_deref().map(|text| braced(&escape(text))),
        ),
        (
            "note",
            (!notes.is_empty()).then(|| braced(&notes.join("; "))),
        ),
    ];
    let mut entry = format!("@{kind}{{{},\n", facts.key);
    for (name, value) in fields {
        if let Some(value) = value {
            entry.push_str(&format!("  {name} = {value},\n"));
        }
    }
    entry.push_str("}\n");
    entry
}

fn braced(text: &str) -> String {
    format!("{{{text}}}")
}

fn whole(text: &str) -> String {
    braced(&braced(&escape(text)))
}

/// A name kept in one piece: it is printed as it stands.
fn name_of(name: &str) -> String {
    braced(&escape(name))
}

/// Text in which nothing is a command. Braces are commands too, since a brace
/// that is only escaped still opens a group.
pub(crate) fn escape(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for character in text.chars() {
        match character {
            '&' | '%' | '$' | '#' | '_' => {
                escaped.push('\\');
                escaped.push(character);
            }
            '\\' => escaped.push_str("\\textbackslash{}"),
            '{' => escaped.push_str("\\textbraceleft{}"),
            '}' => escaped.push_str("\\textbraceright{}"),
            '~' => escaped.push_str("\\textasciitilde{}"),
            '^' => escaped.push_str("\\textasciicircum{}"),
            character => escaped.push(character),
        }
    }
    escaped
}

/// An address, which is not read for commands; what would end it is encoded.
pub(crate) fn verbatim(address: &str) -> String {
    address
        .replace('\\', "%5C")
        .replace('{', "%7B")
        .replace('}', "%7D")
}
