//! Glosses: a note that few can read is glossed in full.
//!
//! Every statement of a witness that is not in English has a gloss that names
//! the witness: a gloss of `sq:play.1` says nothing of how another translation
//! puts it. A gloss of a section is none of its statements.
//!
//! Codes: `missing-gloss`, `bad-gloss`.

use std::collections::BTreeSet;

use crate::diagnostic::Diagnostic;
use crate::link::archive::{Cite, Game};
use crate::parse::text::ENGLISH;

/// The statements without a gloss, and glosses of more or less than one statement.
pub(super) fn check(game: &Game, findings: &mut Vec<Diagnostic>) {
    for (cite, _) in &game.glosses {
        if cite.witness.is_none() || cite.number.is_none() {
            findings.push(
                Diagnostic::error(
                    "bad-gloss",
                    format!("`{cite}` is not one statement of one witness"),
                )
                .at(&game.source, cite.span.clone())
                .help("a gloss names the witness and the statement, e.g. `sq:capture.2`"),
            );
        }
    }
    for (cite, text) in &game.glosses {
        for language in text.languages() {
            let gloss = text.get(language).unwrap_or_default();
            if has_letter(gloss) || !says_something(game, cite) {
                continue;
            }
            findings.push(
                Diagnostic::error("bad-gloss", format!("`{gloss}` has no letter in it"))
                    .at(&game.source, cite.span.clone())
                    .help(format!("put the words of `{cite}` into `{language}`")),
            );
        }
    }
    for witness in &game.witnesses {
        if witness.language == ENGLISH {
            continue;
        }
        let glossed: BTreeSet<_> = game
            .glosses
            .iter()
            .filter(|(cite, _)| cite.witness.as_ref() == Some(&witness.siglum))
            .flat_map(|(cite, _)| &cite.statements)
            .collect();
        for statement in &witness.note.statements {
            if glossed.contains(&statement.id) {
                continue;
            }
            let id = format!("{}:{}", witness.siglum, statement.id);
            findings.push(
                Diagnostic::error("missing-gloss", format!("`{id}` has no gloss"))
                    .at(&witness.source, statement.span.clone())
                    .help(format!(
                        "add `{id}` with its words in English to `glosses` of {}",
                        game.source.path()
                    )),
            );
        }
    }
}

/// Whether a statement that a gloss is of has words of its own; a bare number
/// may be glossed by one.
fn says_something(game: &Game, cite: &Cite) -> bool {
    let mut witnesses = game.witnesses.iter();
    witnesses.any(|witness| {
        let mut statements = witness.note.statements.iter();
        statements.any(|statement| {
            cite.covers(&witness.siglum, &statement.id) && has_letter(&statement.text)
        })
    })
}

fn has_letter(text: &str) -> bool {
    text.chars().any(char::is_alphabetic)
}
