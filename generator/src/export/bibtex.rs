//! Works as BibTeX, in Unicode, for programs of any age: no field that only
//! BibLaTeX knows, but those that every reader passes over if it has no use for
//! them.

use super::document::{Author, Work};
use crate::citing::bibtex::{MONTHS, escape, verbatim};

/// A bibliography, in the order given.
pub(super) fn bibliography<'w>(works: impl IntoIterator<Item = &'w Work>) -> String {
    let entries: Vec<String> = works
        .into_iter()
        .map(|work| Entry::of(work).to_text())
        .collect();
    entries.join("\n")
}

/// One entry, its fields in the order in which they are written.
struct Entry<'w> {
    kind: &'static str,
    key: &'w str,
    fields: Vec<(&'static str, String)>,
}

impl<'w> Entry<'w> {
    fn of(work: &'w Work) -> Entry<'w> {
        let container = work.within.first();
        let kind = kind(work, container);
        let mut entry = Entry {
            kind,
            key: work.key.as_deref().unwrap_or_default(),
            fields: Vec::new(),
        };
        entry.people("author", &work.authors);
        entry.people("editor", &work.editors);
        // Double braces: no style may change what is a capital.
        entry.field("title", work.title.as_deref().map(braced));
        if let Some(container) = container {
            let name = match kind {
                "article" => "journal",
                "inproceedings" | "incollection" => "booktitle",
                _ => "howpublished",
            };
            entry.field(name, container.title.as_deref().map(braced));
            if kind != "article" {
                entry.people("editor", &container.editors);
            }
        }
        // The series of the book or proceedings that the work stands in.
        let series = container.and_then(|container| container.within.first());
        entry.field(
            "series",
            series.and_then(|one| one.title.as_deref()).map(braced),
        );
        let all = || [Some(work), container, series].into_iter().flatten();
        let first = |of: fn(&Work) -> Option<&String>| all().find_map(of).map(|text| escaped(text));
        let place_of_publisher = match kind {
            "phdthesis" => "school",
            "techreport" => "institution",
            "inproceedings" | "proceedings" => "organization",
            _ => "publisher",
        };
        entry.field("publisher", first(|work| work.publisher.as_ref()));
        if place_of_publisher != "publisher" {
            entry.field(place_of_publisher, first(|work| work.organization.as_ref()));
        }
        entry.field("address", first(|work| work.location.as_ref()));
        entry.field("edition", first(|work| work.edition.as_ref()));
        entry.field("volume", first(|work| work.volume.as_ref()));
        entry.field("number", first(|work| work.issue.as_ref()));
        entry.field("chapter", first(|work| work.chapter.as_ref()));
        entry.field("type", work.genre.as_deref().map(escaped));
        entry.field("pages", work.pages.as_deref().map(pages));
        if let Some(date) = all().find_map(|work| work.date.as_deref()) {
            entry.date(date);
        }
        for (kind, number) in all().flat_map(|work| &work.serial_numbers) {
            match kind.as_str() {
                "doi" => entry.field("doi", Some(verbatim(number))),
                "isbn" => entry.field("isbn", Some(escaped(number))),
                "issn" => entry.field("issn", Some(escaped(number))),
                "arxiv" => {
                    entry.field("archiveprefix", Some("arXiv".to_owned()));
                    entry.field("eprint", Some(verbatim(number)));
                }
                _ => {}
            }
        }
        entry.field("url", work.url.as_deref().map(verbatim));
        entry.field("urldate", work.accessed.clone());
        entry.field("langid", work.language.clone());
        entry.field("note", work.note.as_deref().map(escaped));
        entry
    }

    /// Adds a field that is not there yet.
    fn field(&mut self, name: &'static str, value: Option<String>) {
        if let Some(value) = value
            && !self.fields.iter().any(|(own, _)| *own == name)
        {
            self.fields.push((name, value));
        }
    }

    fn people(&mut self, name: &'static str, people: &[Author]) {
        if !people.is_empty() {
            let names: Vec<String> = people.iter().map(person).collect();
            self.field(name, Some(names.join(" and ")));
        }
    }

    fn date(&mut self, date: &str) {
        let date = date.trim_end_matches('~');
        // A year before the year 0 begins with the sign that parts the others.
        let (sign, rest) = match date.strip_prefix('-') {
            Some(rest) => ("-", rest),
            None => ("", date),
        };
        for (name, part) in ["year", "month", "day"].into_iter().zip(rest.split('-')) {
            let part = match name {
                "year" => format!("{sign}{part}"),
                _ => part.trim_start_matches('0').to_owned(),
            };
            self.field(name, Some(part));
        }
    }

    fn to_text(&self) -> String {
        let fields: String = self
            .fields
            .iter()
            .map(|(name, value)| match (*name, month(value)) {
                // Every style knows the months by these names.
                ("month", Some(month)) => format!("  month = {month},\n"),
                _ => format!("  {name} = {{{value}}},\n"),
            })
            .collect();
        format!("@{}{{{},\n{fields}}}\n", self.kind, self.key)
    }
}

/// The kind of entry whose fields hold most of what is known.
fn kind(work: &Work, container: Option<&Work>) -> &'static str {
    match (
        work.kind.as_str(),
        container.map(|container| container.kind.as_str()),
    ) {
        ("article", Some("proceedings" | "conference")) => "inproceedings",
        ("article", Some("book" | "anthology" | "reference"))
        | ("chapter" | "entry" | "anthos", _) => "incollection",
        ("article" | "newspaper", Some(_)) => "article",
        ("book" | "anthology" | "reference", _) => "book",
        ("proceedings" | "conference", _) => "proceedings",
        ("report", _) => "techreport",
        ("thesis", _) => "phdthesis",
        ("manuscript", _) => "unpublished",
        _ => "misc",
    }
}

/// A name with its family name first; one without given names is that of an
/// organisation or a pen name, which is never taken apart.
fn person(person: &Author) -> String {
    let Some(given) = &person.given_name else {
        return braced(&person.name);
    };
    let mut name = String::new();
    if let Some(prefix) = &person.prefix {
        name += &escaped(prefix);
        name.push(' ');
    }
    name += &escaped(&person.name);
    if let Some(suffix) = &person.suffix {
        name += ", ";
        name += &escaped(suffix);
    }
    name + ", " + &escaped(given)
}

fn pages(range: &str) -> String {
    escaped(range).replace('–', "-").replace('-', "--")
}

fn month(number: &str) -> Option<&'static str> {
    let number: usize = number.parse().ok()?;
    MONTHS.get(number.checked_sub(1)?).copied()
}

fn braced(text: &str) -> String {
    format!("{{{}}}", escaped(text))
}

/// A text as LaTeX reads it, in one line.
fn escaped(text: &str) -> String {
    escape(&text.replace(char::is_whitespace, " "))
}

#[cfg(test)]
mod tests {
    use hayagriva::io::from_yaml_str;

    use super::bibliography;
    use crate::export::works::work;

    /// The entry that an entry of the bibliography becomes.
    fn check(yaml: &str, expected: &str) {
        let library = from_yaml_str(yaml).expect("the entry is good");
        let works: Vec<_> = library.iter().map(|entry| work(entry, None)).collect();
        assert_eq!(bibliography(&works), expected);
    }

    #[test]
    fn an_article_of_a_journal() {
        check(
            "de:
  type: article
  title: '50 % of this & that_'
  author: [{name: Voogt, given-name: Alex, prefix: de}, {name: Board Game Studies}]
  date: 2021-02-15
  page-range: 1-12
  serial-number: {doi: 10.2478/bgs_2021-0001}
  parent: {type: periodical, title: Journal, volume: 15, issue: 1}
  note: Imprint checked.",
            r"@article{de,
  author = {de Voogt, Alex and {Board Game Studies}},
  title = {{50 \% of this \& that\_}},
  journal = {{Journal}},
  volume = {15},
  number = {1},
  pages = {1--12},
  year = {2021},
  month = feb,
  day = {15},
  doi = {10.2478/bgs_2021-0001},
  note = {Imprint checked.},
}
",
        );
    }

    #[test]
    fn a_paper_of_proceedings_in_a_series() {
        check(
            "p:
  type: article
  title: Ludii
  author: Piette, Éric
  date: 2020
  serial-number: {arxiv: '1905.05013'}
  parent:
    type: proceedings
    title: ECAI 2020
    parent: {type: periodical, title: Frontiers, volume: 325}",
            "@inproceedings{p,
  author = {Piette, Éric},
  title = {{Ludii}},
  booktitle = {{ECAI 2020}},
  series = {{Frontiers}},
  volume = {325},
  year = {2020},
  archiveprefix = {arXiv},
  eprint = {1905.05013},
}
",
        );
    }

    #[test]
    fn a_book_a_chapter_and_a_page_of_the_web() {
        check(
            "b: {type: book, title: Mancala Games, author: 'Russ, Laurence', date: 1984, publisher: Reference Publications, location: Algonac}
c: {type: article, title: C, date: 1896, parent: {type: book, title: Report, publisher: Office, location: Washington}}
w: {type: web, title: Modiar, url: 'https://example.org/a_b', parent: {type: web, title: Wiki}}",
            "@book{b,
  author = {Russ, Laurence},
  title = {{Mancala Games}},
  publisher = {Reference Publications},
  address = {Algonac},
  year = {1984},
}

@incollection{c,
  title = {{C}},
  booktitle = {{Report}},
  publisher = {Office},
  address = {Washington},
  year = {1896},
}

@misc{w,
  title = {{Modiar}},
  howpublished = {{Wiki}},
  url = {https://example.org/a_b},
}
",
        );
    }
}
