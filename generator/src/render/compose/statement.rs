//! The page of a statement: its words, where they stand, what hangs on them.

use engine::Axis;

use super::{Composed, Composer, kind_key, status_key};
use crate::{
    link::{
        archive::{Example, Game, Reading, Witness},
        coverage::Citer,
    },
    parse::{note::Statement, record::Translation, segmentation},
    render::{
        address::Place,
        pages::{
            Fact, Mark, OtherWitness, Reference, StatementPage, Support, SupportedClaim,
            SupportedExample, SupportedReading, SupportedRule,
        },
        words::rules_in_words,
    },
};

impl Composer<'_> {
    pub(in crate::render) fn statement(
        &self,
        game: &Game,
        witness: &Witness,
        statement: &Statement,
    ) -> Composed<StatementPage> {
        let id = format!("{}:{}", witness.siglum, statement.id);
        let place = statement_place(game, witness, statement);
        let game_page = place.to(self.language(), &Place::Game(game.slug.clone()));
        let statements = &witness.note.statements;
        let index = statements.iter().position(|one| one.id == statement.id);
        let neighbour = |index: Option<usize>| {
            let other = statements.get(index?)?;
            Some(self.statement_reference(&place, game, witness, other))
        };
        let section = self.say(&format!("section-{}", statement.id.section.name()))?;
        Ok(StatementPage {
            shell: self.shell(
                &place,
                format!("{id} – {}", game.title()),
                self.say_with(
                    "statement-description",
                    &[
                        ("id", id.as_str().into()),
                        ("game", game.title().into()),
                        ("section", section.as_str().into()),
                    ],
                )?,
            )?,
            foot: self.foot()?,
            game: Some(Reference {
                text: game.title().to_owned(),
                href: game_page.clone(),
            }),
            section,
            language: self.say(&format!("language-{}", witness.language))?,
            machine: witness.translation == Translation::Machine,
            translation: self.say(&format!("witness-{}", kind_key(&witness.translation)))?,
            words: Some(self.cell(witness, statement.id)),
            gloss: self.gloss(game, witness, statement.id, &game_page),
            others: game
                .witnesses
                .iter()
                .filter(|other| other.siglum != witness.siglum)
                .map(|other| OtherWitness {
                    page: other
                        .note
                        .statement(statement.id)
                        .map(|found| self.statement_reference(&place, game, other, found)),
                    words: self.cell(other, statement.id),
                    gloss: self.gloss(game, other, statement.id, &game_page),
                })
                .collect(),
            support: self.support(&place, game, witness, statement)?,
            facts: self.statement_facts(witness, statement)?,
            permalink: format!("{game_page}#{id}"),
            previous: neighbour(index.and_then(|index| index.checked_sub(1))),
            next: neighbour(index.map(|index| index + 1)),
            id,
        })
    }

    /// The page of a statement, seen from `from`.
    pub(super) fn statement_reference(
        &self,
        from: &Place,
        game: &Game,
        witness: &Witness,
        statement: &Statement,
    ) -> Reference {
        Reference {
            text: format!("{}:{}", witness.siglum, statement.id),
            href: from.to(self.language(), &statement_place(game, witness, statement)),
        }
    }

    fn statement_facts(&self, witness: &Witness, statement: &Statement) -> Composed<Vec<Fact>> {
        let fact = |key: &str, value: String| -> Composed<Fact> {
            Ok(Fact {
                term: self.say(key)?,
                value,
            })
        };
        Ok(vec![
            fact("statement-file", witness.source.path().to_owned())?,
            fact("witness-received-as", witness.received_as.clone())?,
            fact(
                "statement-place",
                self.say_with(
                    "statement-line-column",
                    &[
                        ("line", statement.line.into()),
                        ("column", statement.column.into()),
                    ],
                )?,
            )?,
            fact(
                "statement-bytes",
                format!("{}–{}", statement.span.start, statement.span.end),
            )?,
            fact(
                "statement-hash",
                segmentation::sha256(statement, &witness.source),
            )?,
            fact("statement-file-hash", witness.sha256.clone())?,
        ])
    }

    /// What hangs on a statement, with ways from `from`.
    fn support(
        &self,
        from: &Place,
        game: &Game,
        witness: &Witness,
        statement: &Statement,
    ) -> Composed<Support> {
        let game_page = from.to(self.language(), &Place::Game(game.slug.clone()));
        let mut support = Support::default();
        let mut entries = Vec::new();
        for citation in game.coverage.of(&witness.siglum, statement.id) {
            match &citation.citer {
                Citer::Rule(axis) => {
                    support
                        .rules
                        .push(self.supported_rule(game, *axis, &game_page)?);
                }
                Citer::Reading(id) => {
                    if let Some(reading) = game.reading(id) {
                        support
                            .readings
                            .push(self.supported_reading(from, game, reading));
                    }
                }
                Citer::Claim(id) => {
                    for claim in game.claims.iter().filter(|claim| claim.id == *id) {
                        let verdict = self.verdict(game, claim);
                        support.claims.push(SupportedClaim {
                            href: format!("{game_page}#claim:{id}"),
                            text: self.passage(&claim.text, game, &game_page),
                            verdict_name: self.say(&format!("verdict-{verdict}"))?,
                            verdict,
                        });
                    }
                }
                Citer::Emendation(id) => entries.push(format!("emendation:{id}")),
                Citer::Variant(id) => entries.push(format!("variant:{id}")),
                Citer::Remark(id) => entries.push(format!("remark:{id}")),
                Citer::Example(id) => {
                    let entry = game
                        .example(id)
                        .map(|example| self.supported_example(from, game, example));
                    if let Some(entry) = entry
                        && support
                            .expected_in
                            .iter()
                            .all(|other| other.href != entry.href)
                    {
                        support.expected_in.push(entry);
                    }
                }
                Citer::NotExecutable => {
                    let reason = game
                        .not_executable
                        .iter()
                        .find(|entry| entry.statement.covers(&witness.siglum, &statement.id));
                    support.not_executable =
                        reason.map(|entry| self.passage(&entry.reason, game, &game_page));
                }
                Citer::Gloss
                | Citer::Name(_)
                | Citer::Documentation
                | Citer::Place(_)
                | Citer::Provenance => {}
            }
        }
        for list in self.apparatus(game, &game_page)? {
            support.entries.extend(
                list.entries
                    .into_iter()
                    .filter(|entry| entries.contains(&entry.id)),
            );
        }
        Ok(support)
    }

    fn supported_rule(&self, game: &Game, axis: Axis, game_page: &str) -> Composed<SupportedRule> {
        let status = status_key(game.rule(axis).status);
        Ok(SupportedRule {
            axis: self.axis_reference(axis, game_page)?,
            mark: Mark {
                name: self.say(&format!("status-{status}"))?,
                status,
            },
            sentences: self.sentences_of(game, axis)?,
        })
    }

    /// The sentences of the rules in words that come from this axis.
    pub(super) fn sentences_of(&self, game: &Game, axis: Axis) -> Composed<Vec<String>> {
        Ok(rules_in_words(&game.rules, self.texts)?
            .into_iter()
            .filter(|rule| rule.sentence.axes.contains(axis))
            .map(|rule| rule.sentence.text)
            .collect())
    }

    fn supported_reading(&self, from: &Place, game: &Game, reading: &Reading) -> SupportedReading {
        let game_page = from.to(self.language(), &Place::Game(game.slug.clone()));
        let to = Place::Reading(game.slug.clone(), reading.id.clone());
        SupportedReading {
            href: from.to(self.language(), &to),
            question: self.passage(&reading.question, game, &game_page),
            adopted: self.passage(&reading.adopted, game, &game_page),
        }
    }

    fn supported_example(&self, from: &Place, game: &Game, example: &Example) -> SupportedExample {
        let game_page = from.to(self.language(), &Place::Game(game.slug.clone()));
        let to = Place::Example(game.slug.clone(), example.id.clone());
        SupportedExample {
            href: from.to(self.language(), &to),
            title: self.passage(&example.record.title, game, &game_page),
        }
    }
}

/// Where the page of a statement is.
pub(super) fn statement_place(game: &Game, witness: &Witness, statement: &Statement) -> Place {
    Place::Statement(
        game.slug.clone(),
        witness.siglum.clone(),
        statement.id.to_string(),
    )
}
