//! The notes in full, statement by statement, the witnesses side by side.

use std::collections::BTreeSet;

use super::{Composed, Composer, Remarks};
use crate::{
    link::archive::{Cite, Game, Witness},
    parse::{
        note::{Field, Form, Section, Statement, StatementId},
        record::Translation,
    },
    render::pages::{
        Heading, Passage, Reference, StatementCell, StatementRow, StatementRun, TextSection,
        WitnessHead,
    },
};

impl Composer<'_> {
    pub(super) fn witness_heads(&self, game: &Game) -> Composed<Vec<WitnessHead>> {
        game.witnesses
            .iter()
            .map(|witness| {
                Ok(WitnessHead {
                    siglum: witness.siglum.clone(),
                    language: self.say(&format!("language-{}", witness.language))?,
                    machine: witness.translation == Translation::Machine,
                    translation: self.say(&format!(
                        "witness-{}",
                        super::kind_key(&witness.translation)
                    ))?,
                    received_as: witness.received_as.clone(),
                    sha256: witness.sha256.clone(),
                    licence: self.passage(&witness.licence, game, ""),
                    note: self.passage_if(witness.remark.as_ref(), game, ""),
                })
            })
            .collect()
    }

    pub(super) fn text_sections(&self, game: &Game) -> Composed<Vec<TextSection>> {
        let remarks = self.remarks(game)?;
        let mut sections = Vec::new();
        for section in Section::ALL {
            let headings: Vec<Heading> = game
                .witnesses
                .iter()
                .filter_map(|witness| self.heading(witness, section))
                .collect();
            let ids: BTreeSet<StatementId> = game
                .witnesses
                .iter()
                .flat_map(|witness| witness.note.statements_in(section))
                .map(|statement| statement.id)
                .collect();
            if headings.is_empty() && ids.is_empty() {
                continue;
            }
            sections.push(TextSection {
                name: self.say(&format!("section-{}", section.name()))?,
                headings,
                rows: ids
                    .into_iter()
                    .map(|id| self.statement_row(game, id, &remarks))
                    .collect(),
            });
        }
        Ok(sections)
    }

    fn heading(&self, witness: &Witness, section: Section) -> Option<Heading> {
        let opening = witness
            .note
            .sections
            .iter()
            .find(|opening| opening.section == section)?;
        Some(Heading {
            lang: witness.language.clone(),
            dir: self.direction(witness),
            text: opening.heading.text.clone(),
        })
    }

    fn statement_row(&self, game: &Game, id: StatementId, remarks: &Remarks) -> StatementRow {
        let cells: Vec<StatementCell> = game
            .witnesses
            .iter()
            .map(|witness| self.cell(witness, id))
            .collect();
        let anchor = cells
            .iter()
            .find(|cell| !cell.gap)
            .map(|cell| cell.id.clone())
            .unwrap_or_default();
        StatementRow {
            id: id.to_string(),
            anchor,
            gloss: game
                .witnesses
                .iter()
                .find_map(|witness| self.gloss(game, witness, id, "")),
            cells,
            remarks: remarks.get(&id).cloned().unwrap_or_default(),
        }
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

    pub(super) fn cell(&self, witness: &Witness, id: StatementId) -> StatementCell {
        let statement = witness.note.statement(id);
        StatementCell {
            id: format!("{}:{id}", witness.siglum),
            siglum: witness.siglum.clone(),
            gap: statement.is_none(),
            lang: witness.language.clone(),
            dir: self.direction(witness),
            bullet: statement.is_some_and(|statement| statement.form == Form::Bullet),
            label: statement
                .and_then(|statement| statement.label.as_ref())
                .map(|label| format!("{label}:")),
            runs: statement
                .map(|statement| {
                    vec![StatementRun {
                        lang: self.other_language(witness, statement),
                        text: statement.text.clone(),
                    }]
                })
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

    /// The language in which a statement was left standing, where it is not the
    /// note's: the type line and the values of the table's fields, if the type
    /// line counts in the words of a language that the note's table borrows from.
    fn other_language(&self, witness: &Witness, statement: &Statement) -> Option<String> {
        let note = &witness.note;
        let is_field = Field::ALL
            .iter()
            .filter_map(|field| note.fields.get(*field))
            .any(|number| number.statement == statement.id);
        let is_figure = statement.id.section == Section::Type || is_field;
        if !is_figure || !statement.text.chars().any(char::is_alphabetic) {
            return None;
        }
        let languages = &self.archive.languages;
        let own = languages.get(&witness.language)?;
        let own_only: BTreeSet<&str> = [own.code.as_str()].into();
        languages
            .with_others(own)
            .into_iter()
            .filter(|language| !own_only.contains(language.code.as_str()))
            .find(|language| {
                note.statements_in(Section::Type).any(|phrase| {
                    phrase
                        .text
                        .split(|character: char| !character.is_alphabetic())
                        .any(|word| languages.number(language, word).is_some())
                })
            })
            .map(|language| language.code.clone())
    }

    /// Where the page speaks of single statements.
    fn remarks(&self, game: &Game) -> Composed<Remarks> {
        let mut remarks = Remarks::new();
        for reading in &game.readings {
            self.remark(&mut remarks, "reading", &reading.id, &reading.cites)?;
        }
        for emendation in &game.emendations {
            self.remark(
                &mut remarks,
                "emendation",
                &emendation.id,
                &emendation.cites,
            )?;
        }
        for variant in &game.variants {
            let cites = std::slice::from_ref(&variant.statement);
            self.remark(&mut remarks, "variant", &variant.id, cites)?;
        }
        for claim in &game.claims {
            self.remark(&mut remarks, "claim", &claim.id, &claim.cites)?;
        }
        for remark in &game.remarks {
            self.remark(&mut remarks, "remark", &remark.id, &remark.cites)?;
        }
        Ok(remarks)
    }

    fn remark(&self, remarks: &mut Remarks, kind: &str, id: &str, cites: &[Cite]) -> Composed<()> {
        let reference = Reference {
            text: format!("{}: {id}", self.say(&format!("remark-{kind}"))?),
            href: format!("#{kind}:{id}"),
        };
        // A cite of a whole section says nothing about one statement of it.
        for cite in cites.iter().filter(|cite| cite.number.is_some()) {
            for statement in &cite.statements {
                let list = remarks.entry(*statement).or_default();
                if !list.contains(&reference) {
                    list.push(reference.clone());
                }
            }
        }
        Ok(())
    }
}
