//! The notes in full: their words and glosses in columns, statement by
//! statement, with what each statement supports.

use std::collections::BTreeSet;

use super::{Composed, Composer, kind_key};
use crate::{
    foreign::{Marked, parts},
    link::archive::{Cite, Game, Witness},
    parse::{
        note::{Form, Section, Statement, StatementId},
        record::Translation,
    },
    render::{
        address::Place,
        pages::{
            Column, ColumnCell, Fault, Heading, Passage, Reference, StatementCell, StatementRow,
            StatementRun, TextSection, WitnessHead,
        },
        words::RuleSentence,
    },
};

/// Most columns between which the style sheet lets the reader choose.
const MOST_COLUMNS: usize = 12;

impl Composer<'_> {
    pub(super) fn witness_heads(&self, game: &Game) -> Composed<Vec<WitnessHead>> {
        game.witnesses
            .iter()
            .map(|witness| {
                Ok(WitnessHead {
                    siglum: witness.siglum.clone(),
                    language: self.say(&format!("language-{}", witness.language))?,
                    machine: witness.translation == Translation::Machine,
                    translation: self
                        .say(&format!("witness-{}", kind_key(&witness.translation)))?,
                    received_as: witness.received_as.clone(),
                    sha256: witness.sha256.clone(),
                    licence: self.passage(&witness.licence, game, ""),
                    note: self.passage_if(witness.remark.as_ref(), game, ""),
                })
            })
            .collect()
    }

    /// Each note and, where there are any, its glosses. Two notes stand side by
    /// side unless the reader chooses; one stands beside its glosses.
    pub(super) fn columns(&self, game: &Game) -> Composed<Vec<Column>> {
        let mut columns = Vec::new();
        for witness in &game.witnesses {
            let language = self.say(&format!("language-{}", witness.language))?;
            let has_glosses = witness
                .note
                .statements
                .iter()
                .any(|statement| self.gloss(game, witness, statement.id, "").is_some());
            for gloss in [false, true] {
                if gloss && !has_glosses {
                    continue;
                }
                let key = match gloss {
                    true => "column-gloss",
                    false => "column-words",
                };
                columns.push(Column {
                    number: columns.len() + 1,
                    siglum: witness.siglum.clone(),
                    name: self.say_with(
                        key,
                        &[
                            ("siglum", witness.siglum.as_str().into()),
                            ("language", language.as_str().into()),
                        ],
                    )?,
                    gloss,
                    machine: witness.translation == Translation::Machine,
                    first: false,
                    second: false,
                });
            }
        }
        let mut notes = (0..columns.len()).filter(|index| !columns[*index].gloss);
        let first = notes.next();
        let second = notes
            .next()
            .or_else(|| columns.iter().position(|column| column.gloss));
        if let Some(column) = first.and_then(|index| columns.get_mut(index)) {
            column.first = true;
        }
        if let Some(column) = second.and_then(|index| columns.get_mut(index)) {
            column.second = true;
        }
        Ok(columns)
    }

    /// Whether there is a choice between these columns.
    pub(super) fn is_choice(columns: &[Column]) -> bool {
        (3..=MOST_COLUMNS).contains(&columns.len())
    }

    pub(super) fn text_sections(
        &self,
        game: &Game,
        columns: &[Column],
        sentences: &[RuleSentence],
    ) -> Composed<Vec<TextSection>> {
        let mut sections = Vec::new();
        for section in Section::ALL {
            let ids: BTreeSet<StatementId> = game
                .witnesses
                .iter()
                .flat_map(|witness| witness.note.statements_in(section))
                .map(|statement| statement.id)
                .collect();
            let has_heading = game
                .witnesses
                .iter()
                .any(|witness| witness.note.heading(section).is_some());
            if ids.is_empty() && !has_heading {
                continue;
            }
            sections.push(TextSection {
                id: format!("notes:{}", section.name()),
                name: self.say(&format!("section-{}", section.name()))?,
                headings: each_column(game, columns)
                    .map(|(column, witness)| Heading {
                        column: column.clone(),
                        lang: witness.language.clone(),
                        dir: self.direction(witness),
                        runs: match column.gloss {
                            true => Vec::new(),
                            false => own_heading(game, witness, section).unwrap_or_default(),
                        },
                    })
                    .collect(),
                rows: ids
                    .into_iter()
                    .map(|id| self.statement_row(game, id, columns, sentences))
                    .collect::<Composed<_>>()?,
            });
        }
        Ok(sections)
    }

    fn statement_row(
        &self,
        game: &Game,
        id: StatementId,
        columns: &[Column],
        sentences: &[RuleSentence],
    ) -> Composed<StatementRow> {
        let place = Place::Game(game.slug.clone());
        let found: Vec<(&Witness, &Statement)> = game
            .witnesses
            .iter()
            .filter_map(|witness| Some((witness, witness.note.statement(id)?)))
            .collect();
        let support = self.support(&place, game, &found, sentences)?;
        Ok(StatementRow {
            id: id.to_string(),
            anchor: found
                .first()
                .map(|(witness, _)| format!("{}:{id}", witness.siglum))
                .unwrap_or_default(),
            cells: each_column(game, columns)
                .map(|(column, witness)| ColumnCell {
                    column: column.clone(),
                    words: self.cell(game, witness, id),
                    gloss: match column.gloss {
                        true => self.gloss(game, witness, id, ""),
                        false => None,
                    },
                })
                .collect(),
            faults: self.faults(game, &found, id)?,
            remarks: self.remarks_on(game, &found, id)?,
            supports: self.supports(&support)?,
            support,
            pages: found
                .iter()
                .map(|(witness, statement)| {
                    self.statement_reference(&place, game, witness, statement)
                })
                .collect(),
        })
    }

    /// The emendations of a statement and the differences between the notes in it.
    fn faults(
        &self,
        game: &Game,
        found: &[(&Witness, &Statement)],
        id: StatementId,
    ) -> Composed<Vec<Fault>> {
        let mut faults = Vec::new();
        for emendation in &game.emendations {
            let faulty = witnesses_with(found, &emendation.cites, id);
            if faulty.is_empty() {
                continue;
            }
            faults.push(Fault {
                href: format!("#emendation:{}", emendation.id),
                kind: self.fault_kind(emendation.kind)?,
                siglum: the_one(&faulty, game),
                shared: faulty.len() > 1,
                text: self.passage(&emendation.fault, game, ""),
                correction: is_first_of(&emendation.cites, id)
                    .then(|| self.passage(&emendation.correction, game, "")),
            });
        }
        for variant in &game.variants {
            let cites = std::slice::from_ref(&variant.statement);
            if witnesses_with(found, cites, id).is_empty() {
                continue;
            }
            faults.push(Fault {
                href: format!("#variant:{}", variant.id),
                kind: self.say("remark-variant")?,
                siglum: None,
                shared: false,
                text: self.passage(&variant.text, game, ""),
                correction: None,
            });
        }
        Ok(faults)
    }

    /// The remarks on a statement, each by its kind.
    fn remarks_on(
        &self,
        game: &Game,
        found: &[(&Witness, &Statement)],
        id: StatementId,
    ) -> Composed<Vec<Reference>> {
        game.remarks
            .iter()
            .filter(|remark| !witnesses_with(found, &remark.cites, id).is_empty())
            .map(|remark| {
                Ok(Reference {
                    text: self.say(&format!("kind-{}", kind_key(&remark.kind)))?,
                    href: format!("#remark:{}", remark.id),
                })
            })
            .collect()
    }

    /// The archive's own translation of a statement.
    pub(super) fn gloss(
        &self,
        game: &Game,
        witness: &Witness,
        id: StatementId,
        game_page: &str,
    ) -> Option<Passage> {
        game.glosses
            .iter()
            .find(|(cite, _)| cite.covers(&witness.siglum, &id))
            .map(|(_, gloss)| self.passage(gloss, game, game_page))
    }

    /// The words of a statement in one note.
    pub(super) fn cell(&self, game: &Game, witness: &Witness, id: StatementId) -> StatementCell {
        let statement = witness.note.statement(id);
        let marked = statement
            .map(|statement| game.marked(witness, statement))
            .unwrap_or_default();
        StatementCell {
            id: format!("{}:{id}", witness.siglum),
            siglum: witness.siglum.clone(),
            gap: statement.is_none(),
            lang: witness.language.clone(),
            dir: self.direction(witness),
            bullet: statement.is_some_and(|statement| statement.form == Form::Bullet),
            label: statement
                .and_then(|statement| statement.label.as_ref())
                .map(|label| runs(&format!("{label}:"), &marked))
                .unwrap_or_default(),
            runs: statement
                .map(|statement| runs(&statement.text, &marked))
                .unwrap_or_default(),
        }
    }

    fn direction(&self, witness: &Witness) -> String {
        self.archive
            .languages
            .get(&witness.language)
            .map_or("ltr", |language| language.direction.name())
            .to_owned()
    }
}

/// Each column with its note.
fn each_column<'a>(
    game: &'a Game,
    columns: &'a [Column],
) -> impl Iterator<Item = (&'a Column, &'a Witness)> {
    columns.iter().filter_map(|column| {
        let mut witnesses = game.witnesses.iter();
        Some((
            column,
            witnesses.find(|witness| witness.siglum == column.siglum)?,
        ))
    })
}

/// The runs of a text of a note.
pub(super) fn runs(text: &str, marked: &[Marked<'_>]) -> Vec<StatementRun> {
    parts(text, marked)
        .into_iter()
        .map(|part| StatementRun {
            lang: part.language.map(str::to_owned),
            text: part.text.to_owned(),
        })
        .collect()
}

/// The note's own heading of a section. What is marked in it is marked in the
/// first statement.
fn own_heading(game: &Game, witness: &Witness, section: Section) -> Option<Vec<StatementRun>> {
    let heading = witness.note.heading(section)?;
    let mut statements = witness.note.statements_in(section);
    let marked = statements
        .next()
        .map(|first| game.marked(witness, first))
        .unwrap_or_default();
    Some(runs(heading, &marked))
}

/// Which of these notes one of the cites speaks of at this very statement. A
/// cite of a whole section says nothing about one statement of it.
fn witnesses_with<'w>(
    found: &[(&'w Witness, &Statement)],
    cites: &[Cite],
    id: StatementId,
) -> Vec<&'w str> {
    found
        .iter()
        .map(|(witness, _)| witness.siglum.as_str())
        .filter(|siglum| {
            let mut single = cites.iter().filter(|cite| cite.number.is_some());
            single.any(|cite| cite.covers(siglum, &id))
        })
        .collect()
}

/// Whether these cites speak of no earlier statement: what is said of several is
/// told in full at the first.
fn is_first_of(cites: &[Cite], id: StatementId) -> bool {
    let statements = cites.iter().flat_map(|cite| &cite.statements);
    statements.min().is_none_or(|first| *first == id)
}

/// The one note of several that has something; nothing if all have it.
fn the_one(having: &[&str], game: &Game) -> Option<String> {
    match having {
        [only] if game.witnesses.len() > 1 => Some((*only).to_owned()),
        _ => None,
    }
}
