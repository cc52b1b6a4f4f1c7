//! Statements: the notes are cut as the committed segmentations say, so that a
//! cite still means what it meant when it was written.
//!
//! Codes: `no-segmentation`, and those of the comparison; each finding lists
//! what cites the statement.

use crate::diagnostic::Diagnostic;
use crate::link::archive::{Game, Witness};
use crate::parse::ParsedGame;
use crate::parse::note::StatementId;
use crate::parse::segmentation::Segmentation;

/// Compares every witness with its committed segmentation.
pub(super) fn check(game: &Game, parsed: &ParsedGame, findings: &mut Vec<Diagnostic>) {
    for witness in &game.witnesses {
        let Some(committed) = parsed.segmentations.get(&witness.siglum) else {
            findings.push(
                Diagnostic::error(
                    "no-segmentation",
                    format!("the statements of `{}` are not committed", witness.siglum),
                )
                .in_file(witness.source.path())
                .help(format!(
                    "run `sowbook verify --bless`, which writes statements/{}.yaml, and review it",
                    witness.siglum
                )),
            );
            continue;
        };
        let differences =
            committed
                .segmentation
                .compare(&committed.source, &witness.note, &witness.source);
        let now = Segmentation::of(&witness.note, &witness.source);
        for (statement, finding) in differences {
            // What only stands elsewhere in the file still says what it said.
            let kept = hash(&committed.segmentation, statement) == hash(&now, statement);
            findings.push(if kept {
                finding
            } else {
                with_citers(finding, game, witness, statement)
            });
        }
    }
}

fn hash(segmentation: &Segmentation, id: StatementId) -> Option<&str> {
    let mut segments = segmentation.segments.iter();
    segments
        .find(|segment| segment.id == id)
        .map(|segment| segment.hash.as_str())
}

/// The finding with everything that hangs on the statement.
fn with_citers(
    mut finding: Diagnostic,
    game: &Game,
    witness: &Witness,
    statement: StatementId,
) -> Diagnostic {
    for citation in game.coverage.of(&witness.siglum, statement) {
        let source = if citation.cite.path == game.source.path() {
            Some(&game.source)
        } else {
            let mut examples = game.examples.iter().map(|example| &example.source);
            examples.find(|source| source.path() == citation.cite.path)
        };
        let message = format!("{} hangs on it", citation.citer);
        finding = match source {
            Some(source) => finding.note_at(message, source, citation.cite.span.clone()),
            None => finding.note(message),
        };
    }
    finding
}
