//! Glosses: a note that few can read is glossed in full.
//!
//! Every statement of a witness that is not in English has a gloss that names
//! the witness: a gloss of `sq:play.1` says nothing of how another translation
//! puts it. A gloss of a section is none of its statements.
//!
//! Codes: `missing-gloss`, `bad-gloss`.

use std::collections::BTreeSet;

use crate::diagnostic::Diagnostic;
use crate::link::archive::Game;
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
