//! Alignment: the witnesses of a game have the same statements in each section
//! and the same numbers in the table of the board; where they differ, the record
//! says so as a variant of kind `structure`.
//!
//! Code: `witnesses-differ`.

use std::collections::BTreeSet;

use crate::diagnostic::Diagnostic;
use crate::link::archive::{Game, Witness};
use crate::parse::note::{Field, StatementId};
use crate::parse::record::VariantKind;

/// Compares every witness with the first.
pub(super) fn check(game: &Game, findings: &mut Vec<Diagnostic>) {
    let Some((first, others)) = game.witnesses.split_first() else {
        return;
    };
    let recorded: BTreeSet<StatementId> = game
        .variants
        .iter()
        .filter(|variant| variant.kind == VariantKind::Structure)
        .flat_map(|variant| variant.statement.statements.iter().copied())
        .collect();
    for other in others {
        missing(first, other, &recorded, findings);
        missing(other, first, &recorded, findings);
        numbers(first, other, &recorded, findings);
    }
}

/// The statements of one witness that another lacks.
fn missing(
    one: &Witness,
    other: &Witness,
    recorded: &BTreeSet<StatementId>,
    findings: &mut Vec<Diagnostic>,
) {
    let theirs: BTreeSet<StatementId> = other
        .note
        .statements
        .iter()
        .map(|statement| statement.id)
        .collect();
    for statement in &one.note.statements {
        if theirs.contains(&statement.id) || recorded.contains(&statement.id) {
            continue;
        }
        findings.push(
            Diagnostic::error(
                "witnesses-differ",
                format!(
                    "`{}` has the statement `{}`, `{}` has not",
                    one.siglum, statement.id, other.siglum
                ),
            )
            .at(&one.source, statement.span.clone())
            .help(help(statement.id)),
        );
    }
}

/// The numbers of the table of the board that differ.
fn numbers(
    first: &Witness,
    other: &Witness,
    recorded: &BTreeSet<StatementId>,
    findings: &mut Vec<Diagnostic>,
) {
    for field in Field::ALL {
        let (fields, others) = (&first.note.fields, &other.note.fields);
        let (Some(against), Some(number)) = (fields.get(field), others.get(field)) else {
            continue;
        };
        if against.value == number.value || recorded.contains(&number.statement) {
            continue;
        }
        findings.push(
            Diagnostic::error(
                "witnesses-differ",
                format!(
                    "`{}` is {} in `{}` and {} in `{}`",
                    field.name(),
                    number.value,
                    other.siglum,
                    against.value,
                    first.siglum
                ),
            )
            .at(&other.source, number.span.clone())
            .note_at("the other number", &first.source, against.span.clone())
            .help(help(number.statement)),
        );
    }
}

fn help(statement: StatementId) -> String {
    format!(
        "if the notes really differ, record it under `variants` with `statement: {statement}` and `kind: structure`"
    )
}
