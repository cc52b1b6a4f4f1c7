//! Characters that are not seen: none stands in a record, and one in a note is
//! spoken of, for a note is kept as it came.
//!
//! Code: `unseen-character`.

use serde_json::Value;

use crate::diagnostic::Diagnostic;
use crate::link::archive::Game;
use crate::link::scope::Finder;
use crate::parse::unseen::{name, unseen};
use crate::source::Source;
use crate::yaml::{self, Step};

/// Looks through a YAML file, and through what it writes as `"\u202e"`.
pub(super) fn check(source: &Source, findings: &mut Vec<Diagnostic>) {
    for (at, letter) in unseen(source.text()) {
        findings.push(
            found(letter)
                .at(source, at..at + letter.len_utf8())
                .help("take it out; where a reader must know of it, write its number"),
        );
    }
    if !source.text().contains('\\') {
        return;
    }
    // A file with faults of its own was reported when it was parsed.
    let Ok(value) = yaml::parse::<Value>(source) else {
        return;
    };
    let mut paths = Vec::new();
    walk(&value, &mut Vec::new(), &mut paths);
    let finder = Finder::new(source);
    for (letter, path) in paths {
        let span = finder.value(&path);
        // What stands there itself was found above.
        if !source.slice(&span).contains(letter) {
            findings.push(found(letter).at(source, span).help(
                "take it out; where a reader must know of it, write its number without the backslash",
            ));
        }
    }
}

fn walk<'v>(value: &'v Value, path: &mut Vec<Step<'v>>, found: &mut Vec<(char, Vec<Step<'v>>)>) {
    match value {
        Value::String(text) => {
            found.extend(unseen(text).map(|(_, letter)| (letter, path.clone())));
        }
        Value::Array(items) => {
            for (index, item) in items.iter().enumerate() {
                path.push(Step::Index(index));
                walk(item, path, found);
                path.pop();
            }
        }
        Value::Object(pairs) => {
            for (key, item) in pairs {
                path.push(Step::Key(key));
                found.extend(unseen(key).map(|(_, letter)| (letter, path.clone())));
                walk(item, path, found);
                path.pop();
            }
        }
        Value::Null | Value::Bool(_) | Value::Number(_) => {}
    }
}

/// Looks through the notes of a game. In a statement that an emendation speaks
/// of, such a character is let stand.
pub(super) fn check_notes(game: &Game, findings: &mut Vec<Diagnostic>) {
    for witness in &game.witnesses {
        let source = &witness.source;
        for (at, letter) in unseen(source.text()) {
            let mut statements = witness.note.statements.iter();
            let statement = statements.find(|statement| statement.span.contains(&at));
            let help = match statement {
                None => "no statement holds it, so no emendation can speak of it: ask for another copy of the note".to_owned(),
                Some(statement) => {
                    let mut cites = game.emendations.iter().flat_map(|one| &one.cites);
                    if cites.any(|cite| cite.covers(&witness.siglum, &statement.id)) {
                        continue;
                    }
                    format!(
                        "notes stay as received: say what stands there in an entry of `emendations` of {} that cites `{}:{}`",
                        game.source.path(),
                        witness.siglum,
                        statement.id
                    )
                }
            };
            findings.push(
                found(letter)
                    .at(source, at..at + letter.len_utf8())
                    .help(help),
            );
        }
    }
}

fn found(letter: char) -> Diagnostic {
    Diagnostic::error(
        "unseen-character",
        format!("here stands {}, which nobody sees", name(letter)),
    )
}
