//! Figures: the numbers of the notes and the rules agree.
//!
//! Code: `figures-differ`.

use engine::{Axis, Rules, Seeds, Stores};

use crate::diagnostic::Diagnostic;
use crate::link::archive::{Game, Witness};
use crate::link::scope::Finder;
use crate::parse::note::{Field, Number};
use crate::yaml::Step::Key;

/// Compares the table and the type line of every witness with the rules.
pub(super) fn check(game: &Game, findings: &mut Vec<Diagnostic>) {
    let record = Finder::new(&game.source);
    for witness in &game.witnesses {
        let fields = Field::ALL
            .into_iter()
            .filter_map(|field| Some((field, witness.note.fields.get(field)?)));
        let figures = witness.note.type_figures.iter();
        for (field, number) in fields.chain(figures.map(|(field, number)| (*field, number))) {
            let Some((axis, expected)) = expected(&game.rules, field) else {
                continue;
            };
            if number.value == expected {
                continue;
            }
            findings.push(differ(
                witness,
                (field, number),
                (axis, expected),
                game,
                &record,
            ));
        }
    }
}

fn differ(
    witness: &Witness,
    (field, number): (Field, &Number),
    (axis, expected): (Axis, u32),
    game: &Game,
    record: &Finder<'_>,
) -> Diagnostic {
    Diagnostic::error(
        "figures-differ",
        format!(
            "`{}` is {} here, but {expected} by the rules",
            field.name(),
            number.value
        ),
    )
    .at(&witness.source, number.span.clone())
    .note_at(
        format!("`{axis}` in the record"),
        &game.source,
        record.value(&[Key("rules"), Key(axis.name()), Key("value")]),
    )
    .help("notes are never edited; if the note is as it was received, correct the record")
}

/// What the rules say about a field, and which of them.
fn expected(rules: &Rules, field: Field) -> Option<(Axis, u32)> {
    Some(match field {
        Field::Rows => (Axis::Board, u32::from(rules.board.rows)),
        Field::Pits => (Axis::Board, u32::from(rules.board.pits)),
        Field::Stores => (
            Axis::Stores,
            match rules.stores {
                Stores::None => 0,
                Stores::AtTheEnds => 2,
            },
        ),
        Field::Seeds => match &rules.board.seeds {
            Seeds::PerPit(seeds) => (Axis::Board, u32::from(*seeds)),
            Seeds::Explicit(_) => return None,
        },
        Field::Total => (Axis::Board, rules.board.seeds_in_all()),
    })
}
