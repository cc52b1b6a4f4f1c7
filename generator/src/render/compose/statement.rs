//! The page of a statement: its words, where they stand, what hangs on them.

use engine::Axis;

use super::{Composed, Composer, kind_key, reading::reading_place};
use crate::{
    link::archive::{Cite, Example, Game, Reading, Witness},
    parse::{note::Statement, record::Translation, segmentation},
    render::{
        address::Place,
        pages::{
            Entry, Fact, OtherWitness, Reference, StatementPage, Support, SupportedClaim,
            SupportedExample, SupportedReading, SupportedRule,
        },
        words::{RuleSentence, rules_in_words},
    },
    verify::StatementCoverage,
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
            words: Some(self.cell(game, witness, statement.id)),
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
                    words: self.cell(game, other, statement.id),
                    gloss: self.gloss(game, other, statement.id, &game_page),
                })
                .collect(),
            support: self.support(
                &place,
                game,
                &[(witness, statement)],
                &rules_in_words(&game.rules, self.texts)?,
            )?,
            entries: self.entries_on(game, witness, statement, &game_page)?,
            facts: self.statement_facts(game, witness, statement)?,
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

    fn statement_facts(
        &self,
        game: &Game,
        witness: &Witness,
        statement: &Statement,
    ) -> Composed<Vec<Fact>> {
        let fact = |key: &str, value: String| -> Composed<Fact> {
            Ok(Fact {
                term: self.say(key)?,
                value,
            })
        };
        Ok(vec![
            // Within the archive: where it lies on a machine is no business of a page.
            fact(
                "statement-file",
                format!("games/{}/{}", game.slug, witness.file),
            )?,
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

    /// What hangs on a statement of these notes, with ways from `from`.
    pub(super) fn support(
        &self,
        from: &Place,
        game: &Game,
        found: &[(&Witness, &Statement)],
        sentences: &[RuleSentence],
    ) -> Composed<Support> {
        let game_page = self.way_to_game(from, game);
        let covered: Vec<&StatementCoverage> = found
            .iter()
            .filter_map(|(witness, statement)| {
                let report = self.report.game(&game.slug)?;
                report.statement(&witness.siglum, statement.id)
            })
            .collect();
        let taken = |ids: fn(&StatementCoverage) -> &[String], id: &str| {
            covered
                .iter()
                .any(|one| ids(one).iter().any(|other| other == id))
        };
        let examples = |ids: fn(&StatementCoverage) -> &[String]| -> Vec<SupportedExample> {
            game.examples
                .iter()
                .filter(|example| taken(ids, &example.id))
                .map(|example| self.supported_example(from, game, example))
                .collect()
        };
        Ok(Support {
            rules: Axis::ALL
                .iter()
                .filter(|axis| covered.iter().any(|one| one.rules.contains(axis)))
                .map(|axis| self.supported_rules(game, *axis, &game_page, found, sentences))
                .collect::<Composed<Vec<_>>>()?
                .concat(),
            readings: game
                .readings
                .iter()
                .filter(|reading| taken(|one| &one.readings, &reading.id))
                .map(|reading| self.supported_reading(from, game, reading))
                .collect(),
            claims: game
                .claims
                .iter()
                .filter(|claim| taken(|one| &one.claims, &claim.id))
                .map(|claim| {
                    let verdict = self.verdict(game, claim);
                    Ok(SupportedClaim {
                        href: format!("{game_page}#claim:{}", claim.id),
                        text: self.passage(&claim.text, game, &game_page).without_links(),
                        verdict_name: self.say(&format!("verdict-{verdict}"))?,
                        verdict,
                    })
                })
                .collect::<Composed<_>>()?,
            expected_in: examples(|one| &one.expected_in),
            exercised_in: examples(|one| &one.exercised_in),
            not_executable: game
                .not_executable
                .iter()
                .find(|entry| {
                    found.iter().any(|(witness, statement)| {
                        entry.statement.covers(&witness.siglum, &statement.id)
                    })
                })
                .map(|entry| self.passage(&entry.reason, game, &game_page)),
        })
    }

    /// What a statement supports, in a few words.
    pub(super) fn supports(&self, support: &Support) -> Composed<String> {
        let mut words: Vec<String> = support
            .rules
            .iter()
            .map(|rule| rule.axis.text.clone())
            .collect();
        for (key, count) in [
            ("supports-readings", support.readings.len()),
            ("supports-claims", support.claims.len()),
        ] {
            if count > 0 {
                words.push(self.say_with(key, &[("count", count.into())])?);
            }
        }
        if words.is_empty() {
            words.push(self.say(match support.not_executable {
                Some(_) => "supports-no-play",
                None => "supports-documentation",
            })?);
        }
        Ok(words.join(" · "))
    }

    /// The sentences on an axis that these statements bear, by what they rest on.
    fn supported_rules(
        &self,
        game: &Game,
        axis: Axis,
        game_page: &str,
        found: &[(&Witness, &Statement)],
        sentences: &[RuleSentence],
    ) -> Composed<Vec<SupportedRule>> {
        let rule = game.rule(axis);
        let clauses = rule.clauses.iter();
        std::iter::once((None, &rule.basis))
            .chain(clauses.map(|(clause, basis)| (Some(*clause), basis)))
            .filter(|(_, basis)| {
                found.iter().any(|(witness, statement)| {
                    let mut cites = basis.cites.iter();
                    cites.any(|cite| cite.covers(&witness.siglum, &statement.id))
                })
            })
            .map(|(clause, basis)| {
                let is_borne = |one: &&RuleSentence| {
                    one.sentence.axes.contains(axis) && rule.own_clause(one.clause) == clause
                };
                Ok(SupportedRule {
                    axis: self.axis_reference(axis, game_page)?,
                    mark: self.mark(basis.status)?,
                    sentences: sentences
                        .iter()
                        .filter(is_borne)
                        .map(|one| one.sentence.text.clone())
                        .collect(),
                })
            })
            .collect()
    }

    fn supported_reading(&self, from: &Place, game: &Game, reading: &Reading) -> SupportedReading {
        let game_page = self.way_to_game(from, game);
        SupportedReading {
            href: from.to(self.language(), &reading_place(game, reading)),
            question: self
                .passage(&reading.question, game, &game_page)
                .without_links(),
            adopted: self.passage(&reading.adopted, game, &game_page),
        }
    }

    fn supported_example(&self, from: &Place, game: &Game, example: &Example) -> SupportedExample {
        let to = Place::Example(game.slug.clone(), example.id.clone());
        SupportedExample {
            href: from.to(self.language(), &to),
            title: self
                .passage(&example.record.title, game, &self.way_to_game(from, game))
                .without_links(),
        }
    }

    /// The way to the game's page; empty on that page itself.
    fn way_to_game(&self, from: &Place, game: &Game) -> String {
        let to = Place::Game(game.slug.clone());
        match *from == to {
            true => String::new(),
            false => from.to(self.language(), &to),
        }
    }

    /// The entries of the apparatus that are about a statement.
    fn entries_on(
        &self,
        game: &Game,
        witness: &Witness,
        statement: &Statement,
        game_page: &str,
    ) -> Composed<Vec<Entry>> {
        let is_on_it = |cites: &[Cite]| {
            let mut cites = cites.iter();
            cites.any(|cite| cite.covers(&witness.siglum, &statement.id))
        };
        let mut entries = Vec::new();
        for emendation in &game.emendations {
            if is_on_it(&emendation.cites) {
                entries.push(self.emendation(game, emendation, game_page)?);
            }
        }
        for variant in &game.variants {
            if is_on_it(std::slice::from_ref(&variant.statement)) {
                entries.push(self.variant(game, variant, game_page)?);
            }
        }
        for remark in &game.remarks {
            if is_on_it(&remark.cites) {
                entries.push(self.remark(game, remark, game_page)?);
            }
        }
        Ok(entries)
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
