//! Witnesses: their notes are there, as received, and in a language that is known.
//!
//! Codes: `missing-note`, `unclaimed-note`, `unknown-language`, `bad-checksum`,
//! `note-changed`, `unclaimed-segmentation`.

use std::collections::BTreeSet;

use crate::diagnostic::Diagnostic;
use crate::link::archive::Witness;
use crate::link::scope::Scope;
use crate::parse::record::WitnessRecord;
use crate::yaml::Step::{Index, Key};

/// The witnesses of the record; one without a note is reported and left out.
pub(super) fn witnesses(scope: &Scope<'_>) -> Vec<Witness> {
    let records = &scope.game.record.witnesses;
    unclaimed(scope, records);
    let witnesses = records.iter().enumerate();
    witnesses
        .filter_map(|(index, record)| witness(scope, record, index))
        .collect()
}

fn witness(scope: &Scope<'_>, record: &WitnessRecord, index: usize) -> Option<Witness> {
    let path = [Key("witnesses"), Index(index)];
    if scope.languages.get(&record.language).is_none() {
        let code = &record.language;
        scope.report(
            scope
                .error(
                    "unknown-language",
                    format!("there is no table for the language `{code}`"),
                    &[path[0], path[1], Key("language")],
                )
                .help(format!(
                    "add languages/{code}.yaml, or name another language"
                )),
        );
    }
    let Some(parsed) = scope.game.notes.get(&record.file) else {
        scope.report(
            scope
                .error(
                    "missing-note",
                    format!("there is no file `{}`", record.file),
                    &[path[0], path[1], Key("file")],
                )
                .help("notes stand in the folder `notes` beside the record"),
        );
        return None;
    };
    check_sum(scope, record, &parsed.sha256, index);
    Some(Witness {
        siglum: record.siglum.clone(),
        language: record.language.clone(),
        file: record.file.clone(),
        sha256: record.sha256.clone(),
        received_as: record.received_as.clone(),
        translation: record.translation,
        licence: record.licence.clone(),
        remark: record.note.clone(),
        source: parsed.source.clone(),
        note: parsed.note.clone(),
        segmentation: scope
            .game
            .segmentations
            .get(&record.siglum)
            .map(|parsed| parsed.segmentation.clone()),
    })
}

fn check_sum(scope: &Scope<'_>, record: &WitnessRecord, actual: &str, index: usize) {
    let path = [Key("witnesses"), Index(index), Key("sha256")];
    let recorded = &record.sha256;
    let is_sum = recorded.len() == 64
        && recorded
            .bytes()
            .all(|byte| matches!(byte, b'0'..=b'9' | b'a'..=b'f'));
    if !is_sum {
        scope.report(
            scope
                .error(
                    "bad-checksum",
                    format!("`{recorded}` is not a SHA-256"),
                    &path,
                )
                .help(format!("of the file as it is it would be {actual}")),
        );
    } else if recorded != actual {
        scope.report(
            scope
                .error(
                    "note-changed",
                    format!("`{}` is not the note as received", record.file),
                    &path,
                )
                .note(format!("SHA-256 of the file as it is: {actual}"))
                .help("notes are never edited: restore the file; only if this is a new copy, record its checksum"),
        );
    }
}

/// Notes and segmentations that belong to no witness.
fn unclaimed(scope: &Scope<'_>, records: &[WitnessRecord]) {
    let files: BTreeSet<&str> = records.iter().map(|one| one.file.as_str()).collect();
    for (file, parsed) in &scope.game.notes {
        if !files.contains(file.as_str()) {
            scope.report(
                Diagnostic::error("unclaimed-note", "this note is no witness of the game")
                    .in_file(parsed.source.path())
                    .help(format!("add it to `witnesses` with `file: {file}`")),
            );
        }
    }
    for (siglum, parsed) in &scope.game.segmentations {
        if !records.iter().any(|one| one.siglum == *siglum) {
            scope.report(
                Diagnostic::error(
                    "unclaimed-segmentation",
                    format!("the game has no witness `{siglum}`"),
                )
                .in_file(parsed.source.path())
                .help("the file is named after the siglum of its witness"),
            );
        }
    }
}
