//! Placeholders: words that stand where a source or a text is still to come.
//!
//! A file that says "unknown author" looks sourced and is not; what is not known
//! is left out, or said in words of its own.
//!
//! Codes: `placeholder`, `unknown-text-language`.

use std::collections::BTreeSet;

use serde_json::Value;

use crate::diagnostic::Diagnostic;
use crate::link::scope::Finder;
use crate::parse::language::Languages;
use crate::source::Source;
use crate::yaml::{self, Step};

/// Marks of unfinished work, wherever they stand.
const MARKS: [&str; 6] = ["todo", "fixme", "tbd", "xxx", "???", "lorem ipsum"];
/// What names nobody and nothing, where somebody or something must be named.
const NOBODY: [&str; 16] = [
    "?",
    "-",
    "–",
    "—",
    "...",
    "…",
    "n/a",
    "none",
    "unknown",
    "unknown author",
    "author unknown",
    "anonymous",
    "anon.",
    "unknown source",
    "no source",
    "source",
];
/// The keys whose values name somebody or something.
const NAMING: [&str; 14] = [
    "applied_by",
    "author",
    "bibliography",
    "cites",
    "date",
    "editor",
    "key",
    "label",
    "name",
    "person",
    "place",
    "publisher",
    "title",
    "url",
];

/// The languages that a text may be in.
#[derive(Clone, Copy)]
pub(super) struct Known<'a> {
    /// Those with a table.
    pub(super) languages: &'a Languages,
    /// Those whose missing table was reported already.
    pub(super) reported: &'a BTreeSet<String>,
}

impl Known<'_> {
    fn has(self, code: &str) -> bool {
        self.languages.get(code).is_some() || self.reported.contains(code)
    }
}

/// Looks through every text of a YAML file.
pub(super) fn check(source: &Source, known: Known<'_>, findings: &mut Vec<Diagnostic>) {
    // A file with faults of its own was reported when it was parsed.
    let Ok(value) = yaml::parse::<Value>(source) else {
        return;
    };
    let mut found = Vec::new();
    walk(&value, &mut Vec::new(), known, &mut found);
    if found.is_empty() {
        return;
    }
    let finder = Finder::new(source);
    for (finding, path) in found {
        findings.push(finding.at(source, finder.value(&path)));
    }
}

type Found<'v> = Vec<(Diagnostic, Vec<Step<'v>>)>;

fn walk<'v>(value: &'v Value, path: &mut Vec<Step<'v>>, known: Known<'_>, found: &mut Found<'v>) {
    match value {
        Value::String(text) => {
            if let Some(finding) = placeholder(text, path) {
                found.push((finding, path.clone()));
            }
        }
        Value::Array(items) => {
            for (index, item) in items.iter().enumerate() {
                path.push(Step::Index(index));
                walk(item, path, known, found);
                path.pop();
            }
        }
        Value::Object(pairs) => {
            let is_text = pairs.contains_key("en") && pairs.values().all(Value::is_string);
            for (key, item) in pairs {
                path.push(Step::Key(key));
                if is_text && !known.has(key) {
                    found.push((unknown_language(key, known.languages), path.clone()));
                }
                walk(item, path, known, found);
                path.pop();
            }
        }
        Value::Null | Value::Bool(_) | Value::Number(_) => {}
    }
}

fn placeholder(text: &str, path: &[Step<'_>]) -> Option<Diagnostic> {
    let lower = text.trim().to_lowercase();
    let mut keys = path.iter().rev().filter_map(|step| match step {
        // What is known of a person stands a level further down.
        Step::Key("value") | Step::Index(_) => None,
        Step::Key(key) => Some(key),
    });
    let naming = keys.next().is_some_and(|key| NAMING.contains(key));
    let marked = MARKS.iter().any(|mark| contains_word(&lower, mark));
    let names_nobody = naming && names_nobody(text);
    (marked || names_nobody).then(|| {
        Diagnostic::error(
            "placeholder",
            format!("`{}` is a placeholder, not a source or a text", text.trim()),
        )
        .help("write what is known; where nothing is, say `not_stated` or leave the key out")
    })
}

/// Whether a text stands where a name must, and names nobody.
pub(super) fn names_nobody(text: &str) -> bool {
    let lower = text.trim().to_lowercase();
    lower.is_empty() || NOBODY.contains(&&*lower)
}

/// Whether a mark stands in a text and not within a longer word.
fn contains_word(text: &str, mark: &str) -> bool {
    text.match_indices(mark).any(|(start, _)| {
        let before = text[..start].chars().next_back();
        let after = text[start + mark.len()..].chars().next();
        let apart = |letter: Option<char>| letter.is_none_or(|letter| !letter.is_alphanumeric());
        apart(before) && apart(after)
    })
}

fn unknown_language(code: &str, languages: &Languages) -> Diagnostic {
    let known = languages.codes().join(", ");
    Diagnostic::error(
        "unknown-text-language",
        format!("there is no language `{code}`"),
    )
    .help(format!(
        "the languages are {known}; another is added as languages/{code}.yaml"
    ))
}

#[cfg(test)]
mod tests {
    use super::placeholder;
    use crate::yaml::Step::{Index, Key};

    #[test]
    fn placeholders_are_told_from_texts() {
        let anywhere = [Key("why"), Key("en")];
        assert!(placeholder("TODO", &anywhere).is_some());
        assert!(placeholder("see ??? of the note", &anywhere).is_some());
        assert!(placeholder("Todos los juegos", &anywhere).is_none());
        assert!(placeholder("unknown", &anywhere).is_none());
        let person = [Key("documentation"), Index(0), Key("person")];
        assert!(placeholder("Unknown author", &person).is_some());
        assert!(placeholder("Lalo Kinast", &person).is_none());
        let value = [Key("documentation"), Index(0), Key("person"), Key("value")];
        assert!(placeholder("Unknown author", &value).is_some());
        let works = [Key("bibliography"), Index(2)];
        assert!(placeholder("?", &works).is_some());
    }
}
