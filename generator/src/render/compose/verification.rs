//! The page that says what was verified: counted from what was run, with the
//! way to each thing.

use engine::{Axis, Setting};

use super::{Composed, Composer, kind_key, provenance::title_lang};
use crate::{
    link::archive::{Claim, Example, Game, Reading, Rule, Witness},
    render::{
        address::Place,
        pages::{
            CheckedClaim, CheckedExample, ComparedAlternative, ComparedReading, CoveredStatement,
            CoveredWitness, Fact, Pinned, PinnedNeighbour, Reference, RestingRule,
            VerificationPage, VerifiedGame,
        },
        words::{self, RuleSentence, rules_in_words},
    },
    verify::{GameReport, StatementCoverage, in_text},
};

impl Composer<'_> {
    pub(in crate::render) fn verification(&self) -> Composed<VerificationPage> {
        let title = self.say("verification-title")?;
        let games = self
            .games_by_title()
            .into_iter()
            .filter_map(|game| Some((game, self.report.game(&game.slug)?)))
            .map(|(game, report)| self.verified_game(game, report))
            .collect::<Composed<Vec<_>>>()?;
        Ok(VerificationPage {
            shell: self.shell(
                &Place::Verification,
                format!("{title} – {}", self.say("site-name")?),
                self.say("verification-lede")?,
            )?,
            foot: self.foot()?,
            games,
        })
    }

    fn verified_game(&self, game: &Game, report: &GameReport) -> Composed<VerifiedGame> {
        let page = self.way_to_place(Place::Game(game.slug.clone()));
        let statements = |witness: &Witness| {
            report
                .coverage
                .iter()
                .filter(|one| one.siglum == witness.siglum)
                .map(|one| self.covered_statement(game, &page, one))
                .collect::<Composed<Vec<_>>>()
        };
        Ok(VerifiedGame {
            id: game.slug.clone(),
            title_lang: title_lang(game),
            figures: self.figures(report)?,
            witnesses: game
                .witnesses
                .iter()
                .map(|witness| {
                    Ok(CoveredWitness {
                        siglum: witness.siglum.clone(),
                        language: self.say(&format!("language-{}", witness.language))?,
                        statements: statements(witness)?,
                    })
                })
                .collect::<Composed<_>>()?,
            rules: self.resting_rules(game, &page, report)?,
            pinning: self.pinned(game, &page, report)?,
            claims: game
                .claims
                .iter()
                .map(|claim| self.checked_claim(game, &page, claim))
                .collect::<Composed<_>>()?,
            readings: game
                .readings
                .iter()
                .filter(|reading| !reading.alternatives.is_empty())
                .map(|reading| self.compared_reading(game, &page, reading))
                .collect::<Composed<_>>()?,
            examples: game
                .examples
                .iter()
                .map(|example| self.checked_example(game, &page, example, report))
                .collect::<Composed<_>>()?,
            title: Reference {
                text: game.title().to_owned(),
                href: page,
            },
        })
    }

    /// How many of what hold, in words.
    pub(super) fn figures(&self, report: &GameReport) -> Composed<Vec<Fact>> {
        let totals = report.totals();
        let verified = report.examples.iter().filter(|run| run.is_verified);
        let settled = report.claims.iter().filter(|run| run.holds);
        let figures = [
            (
                "verification-examples",
                verified.count(),
                report.examples.len(),
            ),
            ("verification-claims", settled.count(), report.claims.len()),
            (
                "verification-statements",
                totals.with_role,
                totals.statements,
            ),
            (
                "verification-normative",
                totals.exercised,
                totals.normative - totals.not_executable,
            ),
        ];
        figures
            .into_iter()
            .map(|(key, some, all)| {
                Ok(Fact {
                    term: self.say(key)?,
                    value: self.say_with(
                        "verification-of",
                        &[("some", some.into()), ("all", all.into())],
                    )?,
                })
            })
            .collect()
    }

    fn way_to_place(&self, place: Place) -> String {
        Place::Verification.to(self.language(), &place)
    }

    fn covered_statement(
        &self,
        game: &Game,
        page: &str,
        one: &StatementCoverage,
    ) -> Composed<CoveredStatement> {
        let id = one.statement.to_string();
        let place = Place::Statement(game.slug.clone(), one.siglum.clone(), id.clone());
        let on_page = |kind: &str, ids: &[String]| {
            ids.iter()
                .map(|id| Reference {
                    text: id.clone(),
                    href: format!("{page}#{kind}:{id}"),
                })
                .collect()
        };
        Ok(CoveredStatement {
            statement: Reference {
                text: id,
                href: self.way_to_place(place),
            },
            role: one
                .role
                .map(|role| self.say(&format!("part-played-{}", kind_key(&role))))
                .transpose()?,
            rules: one
                .rules
                .iter()
                .map(|axis| self.rule_reference(page, *axis))
                .collect::<Composed<_>>()?,
            readings: self.reading_references(game, &one.readings),
            emendations: on_page("emendation", &one.emendations),
            claims: on_page("claim", &one.claims),
            expected_in: self.example_references(game, &one.expected_in),
            exercised_in: one.exercised_in.len(),
        })
    }

    fn rule_reference(&self, page: &str, axis: Axis) -> Composed<Reference> {
        Ok(Reference {
            text: words::axis_name(axis, self.texts)?,
            href: format!("{page}#axis:{}", axis.name()),
        })
    }

    fn reading_references(&self, game: &Game, ids: &[String]) -> Vec<Reference> {
        ids.iter()
            .map(|id| Reference {
                text: id.clone(),
                href: self.way_to_place(Place::Reading(game.slug.clone(), id.clone())),
            })
            .collect()
    }

    fn example_references(&self, game: &Game, ids: &[String]) -> Vec<Reference> {
        ids.iter()
            .map(|id| Reference {
                text: id.clone(),
                href: self.way_to_place(Place::Example(game.slug.clone(), id.clone())),
            })
            .collect()
    }

    /// Every rule, and after it its clauses that rest on something of their own.
    fn resting_rules(
        &self,
        game: &Game,
        page: &str,
        report: &GameReport,
    ) -> Composed<Vec<RestingRule>> {
        let sentences = rules_in_words(&game.rules, self.texts)?;
        let mut rules = Vec::new();
        for rule in &game.rule_records {
            rules.push(self.resting_rule(game, page, rule, None, report)?);
            for clause in rule.clauses.keys() {
                let sentence = sentences.iter().find(|one| one.clause == Some(*clause));
                rules.push(self.resting_rule(game, page, rule, sentence, report)?);
            }
        }
        Ok(rules)
    }

    fn resting_rule(
        &self,
        game: &Game,
        page: &str,
        rule: &Rule,
        clause: Option<&RuleSentence>,
        report: &GameReport,
    ) -> Composed<RestingRule> {
        let axis = rule.setting.axis();
        let basis = rule.basis(clause.and_then(|sentence| sentence.clause));
        let reading = basis.reading.and_then(|index| game.readings.get(index));
        let reading: Vec<String> = reading.map(|one| one.id.clone()).into_iter().collect();
        Ok(RestingRule {
            rule: self.rule_reference(page, axis)?,
            clause: clause.map(|sentence| sentence.sentence.text.clone()),
            status: self.mark(basis.status)?,
            cites: self.cites(&basis.cites, game, page),
            readings: self.reading_references(game, &reading),
            exercised_in: report.exercise.examples_of(&[axis]).len(),
        })
    }

    /// What became of every set of rules that differs in one value.
    fn pinned(&self, game: &Game, page: &str, report: &GameReport) -> Composed<Pinned> {
        let pinning = &report.pinning;
        let adopted = rules_in_words(&game.rules, self.texts)?;
        let neighbour = |setting: &Setting| -> Composed<PinnedNeighbour> {
            let text = in_text(setting);
            let value = text
                .split_once(": ")
                .map_or(text.as_str(), |(_, value)| value);
            Ok(PinnedNeighbour {
                rule: self.rule_reference(page, setting.axis())?,
                value: value.to_owned(),
                words: self.other_value(game, &adopted, setting)?,
                example: None,
                shown: None,
                is_open: false,
            })
        };
        let mut neighbours = Vec::new();
        for one in &pinning.told_apart {
            let example = self.example_references(game, std::slice::from_ref(&one.example));
            let row = PinnedNeighbour {
                example: example.into_iter().next(),
                ..neighbour(&one.setting)?
            };
            neighbours.push((one.setting.axis(), row));
        }
        let same = pinning.equivalent.iter();
        let same = same.map(|one| (&one.setting, &one.how, false));
        let open = pinning.open.iter();
        let open = open.map(|one| (&one.setting, &one.parting, true));
        for (setting, parting, is_open) in same.chain(open) {
            let row = PinnedNeighbour {
                shown: Some(self.parting_in_words(parting)?),
                is_open,
                ..neighbour(setting)?
            };
            neighbours.push((setting.axis(), row));
        }
        neighbours.sort_by_key(|(axis, _)| *axis);
        Ok(Pinned {
            summary: self.say_with(
                "pinning-summary",
                &[
                    ("neighbours", pinning.neighbours.into()),
                    ("told", pinning.told_apart.len().into()),
                    ("same", pinning.equivalent.len().into()),
                    ("open", pinning.open.len().into()),
                ],
            )?,
            neighbours: neighbours.into_iter().map(|(_, row)| row).collect(),
        })
    }

    /// How a rule book would say another value of an axis: the sentences of the
    /// axis that the game's own rules have not; none where it goes without saying.
    fn other_value(
        &self,
        game: &Game,
        adopted: &[RuleSentence],
        setting: &Setting,
    ) -> Composed<String> {
        let mut rules = game.rules.clone();
        rules.set(setting.clone());
        let is_new = |rule: &RuleSentence| {
            let mut own = adopted.iter();
            rule.sentence.axes.contains(setting.axis())
                && own.all(|own| own.sentence.text != rule.sentence.text)
        };
        let said = rules_in_words(&rules, self.texts)?;
        let said: Vec<String> = said
            .into_iter()
            .filter(is_new)
            .map(|rule| rule.sentence.text)
            .collect();
        Ok(said.join(" "))
    }

    fn checked_claim(&self, game: &Game, page: &str, claim: &Claim) -> Composed<CheckedClaim> {
        let verdict = self.verdict(game, claim);
        Ok(CheckedClaim {
            id: claim.id.clone(),
            href: format!("{page}#claim:{}", claim.id),
            text: self.passage(&claim.text, game, page),
            cites: self.cites(&claim.cites, game, page),
            verdict_name: self.say(&format!("verdict-{verdict}"))?,
            verdict,
            check: self.check(&Place::Verification, game, claim)?,
        })
    }

    fn compared_reading(
        &self,
        game: &Game,
        page: &str,
        reading: &Reading,
    ) -> Composed<ComparedReading> {
        let alternatives = reading
            .alternatives
            .iter()
            .map(|alternative| {
                let changed: Vec<String> = self
                    .divergence(game, &reading.id, &alternative.id)
                    .into_iter()
                    .flat_map(|divergence| &divergence.examples)
                    .map(|example| example.example.clone())
                    .collect();
                Ok(ComparedAlternative {
                    id: alternative.id.clone(),
                    text: self.passage(&alternative.text, game, page),
                    shown: self.parting(game, &reading.id, &alternative.id)?,
                    examples: self.example_references(game, &changed),
                })
            })
            .collect::<Composed<_>>()?;
        Ok(ComparedReading {
            reading: Reference {
                text: reading.id.clone(),
                href: self.way_to_place(Place::Reading(game.slug.clone(), reading.id.clone())),
            },
            question: self.passage(&reading.question, game, page),
            alternatives,
        })
    }

    fn checked_example(
        &self,
        game: &Game,
        page: &str,
        example: &Example,
        report: &GameReport,
    ) -> Composed<CheckedExample> {
        let place = Place::Example(game.slug.clone(), example.id.clone());
        let record = &example.record;
        Ok(CheckedExample {
            href: self.way_to_place(place),
            title: self.passage(&record.title, game, page),
            is_verified: report
                .example(&example.id)
                .is_some_and(|run| run.is_verified),
            facts: self.say_with(
                "verification-example-facts",
                &[
                    ("moves", record.moves.len().into()),
                    ("expectations", record.expect.len().into()),
                ],
            )?,
        })
    }
}
