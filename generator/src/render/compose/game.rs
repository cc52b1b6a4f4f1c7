//! The page of a game.

use std::collections::BTreeSet;

use engine::{Axes, Axis, Rules};

use super::{Composed, Composer, data::DATA, kind_key, status_key};
use crate::{
    export,
    link::archive::{Cite, Claim, Example, Game, Reading},
    parse::record::{Check, Status},
    render::{
        address::Place,
        board::{self, Size},
        pages::{
            AlternativeEntry, ClaimEntry, ExampleEntry, GamePage, Mark, NotApplicable, Passage,
            ReadingEntry, Reference, RuleEntry, RulePart, Run, Section, Work,
        },
        words::{self, Part, rules_in_words},
    },
    verify::{Divergence, Parting},
};

impl Composer<'_> {
    pub(in crate::render) fn game(&self, game: &Game) -> Composed<GamePage> {
        let place = Place::Game(game.slug.clone());
        let start = self.start(game)?;
        let facts = self.facts(game)?;
        let mut page = GamePage {
            shell: self.shell(
                &place,
                format!("{} – {}", game.title(), self.say("site-name")?),
                self.plain(&game.summary),
            )?,
            foot: self.foot()?,
            definitions: board::definitions([&start]),
            title: game.title().to_owned(),
            title_lang: super::provenance::title_lang(game),
            summary: self.passage(&game.summary, game, ""),
            facts,
            contents: Vec::new(),
            board: board::draw(&start, Size::Large, self.texts)?,
            position: super::rulebook(game)?.start().to_string(),
            rules: self.rules(game)?,
            not_applicable: self.not_applicable(game)?,
            examples: self.examples(game)?,
            readings: game
                .readings
                .iter()
                .map(|reading| self.reading(game, reading))
                .collect::<Composed<_>>()?,
            claims: game
                .claims
                .iter()
                .map(|claim| self.claim(game, claim))
                .collect::<Composed<_>>()?,
            witnesses: self.witness_heads(game)?,
            text_sections: self.text_sections(game)?,
            apparatus: self.apparatus(game, "")?,
            documentation: self.documentation_part(game)?,
            bibliography: self.bibliography(game),
            all_works: place.to(self.language(), &Place::Bibliography),
            data: format!(
                "{}{DATA}/{}",
                place.root(self.language()),
                export::game_file(&game.slug)
            ),
        };
        page.contents = self.contents(&page)?;
        Ok(page)
    }

    fn contents(&self, page: &GamePage) -> Composed<Vec<Section>> {
        let mut contents = Vec::new();
        let mut list = |id: &str, name: String| {
            contents.push(Section {
                id: id.to_owned(),
                name,
            });
        };
        list("rules", self.say("game-rules")?);
        for (id, there) in [
            ("examples", !page.examples.is_empty()),
            ("readings", !page.readings.is_empty()),
            ("claims", !page.claims.is_empty()),
        ] {
            if there {
                list(id, self.say(&format!("game-{id}"))?);
            }
        }
        list(
            "notes",
            self.say_with("game-notes", &[("count", page.witnesses.len().into())])?,
        );
        for entries in &page.apparatus {
            list(&entries.id, entries.name.clone());
        }
        for (id, there) in [
            ("documentation", true),
            ("notices", true),
            ("provenance", !page.documentation.provenance.is_empty()),
            ("bibliography", !page.bibliography.is_empty()),
        ] {
            if there {
                list(id, self.say(&format!("game-{id}"))?);
            }
        }
        Ok(contents)
    }

    /// The rules in words: sentences that follow each other and rest on the
    /// same axes are told together.
    fn rules(&self, game: &Game) -> Composed<Vec<RulePart>> {
        let mut anchored = BTreeSet::new();
        let mut parts: Vec<RulePart> = Vec::new();
        let mut last: Option<(Part, Axes)> = None;
        let place = Place::Game(game.slug.clone());
        let mut linked = BTreeSet::new();
        for rule in rules_in_words(&game.rules, self.texts)? {
            let axes = rule.sentence.axes;
            if axes
                .iter()
                .all(|axis| game.rule(axis).status == Status::NotApplicable)
            {
                continue;
            }
            if last.is_none_or(|(part, _)| part != rule.part) {
                parts.push(RulePart {
                    id: rule.part.key().to_owned(),
                    name: self.say(rule.part.key())?,
                    rules: Vec::new(),
                });
            }
            let Some(part) = parts.last_mut() else {
                continue;
            };
            let said = self.explained(&rule.sentence.text, &rule.terms, &place, &mut linked);
            match part.rules.last_mut() {
                Some(entry) if last == Some((rule.part, axes)) => {
                    entry.text.runs.push(Run::text(" "));
                    entry.text.runs.extend(said.runs);
                }
                _ => part
                    .rules
                    .push(self.rule_entry(game, said, axes, &mut anchored)?),
            }
            last = Some((rule.part, axes));
        }
        Ok(parts)
    }

    fn rule_entry(
        &self,
        game: &Game,
        text: Passage,
        axes: Axes,
        anchored: &mut BTreeSet<Axis>,
    ) -> Composed<RuleEntry> {
        let axes: Vec<Axis> = axes.iter().collect();
        let mut marks: Vec<Mark> = Vec::new();
        let mut readings = Vec::new();
        for axis in &axes {
            let status = status_key(game.rule(*axis).status);
            let mark = Mark {
                name: self.say(&format!("status-{status}"))?,
                status,
            };
            if !marks.contains(&mark) {
                marks.push(mark);
            }
            for reading in game.readings_of(*axis) {
                let reference = Reference {
                    text: reading.id.clone(),
                    href: format!("#reading:{}", reading.id),
                };
                if !readings.contains(&reference) {
                    readings.push(reference);
                }
            }
        }
        let anchors: Vec<String> = axes
            .iter()
            .filter(|axis| anchored.insert(**axis))
            .map(|axis| axis.name().to_owned())
            .collect();
        let cites = axes.iter().flat_map(|axis| &game.rule(*axis).cites);
        // Where an axis is spoken of again, the statements on play are enough.
        let on_play: Vec<&Cite> = cites
            .clone()
            .filter(|cite| anchors.is_empty() && super::is_on_play(cite))
            .collect();
        let cites = match on_play.is_empty() {
            true => self.cites(cites, game, ""),
            false => self.cites(on_play, game, ""),
        };
        Ok(RuleEntry {
            text,
            anchors,
            marks,
            cites,
            readings,
        })
    }

    /// The axes that no sentence of the page speaks of.
    fn not_applicable(&self, game: &Game) -> Composed<Vec<NotApplicable>> {
        let mut said = Axes::default();
        for rule in rules_in_words(&game.rules, self.texts)? {
            let axes = rule.sentence.axes;
            if axes
                .iter()
                .any(|axis| game.rule(axis).status != Status::NotApplicable)
            {
                said = axes.iter().fold(said, Axes::with);
            }
        }
        Axis::ALL
            .iter()
            .filter(|axis| !said.contains(**axis))
            .map(|axis| {
                Ok(NotApplicable {
                    axis: axis.name().to_owned(),
                    name: words::axis_name(*axis, self.texts)?,
                    why: self.passage_if(game.rule(*axis).why.as_ref(), game, ""),
                })
            })
            .collect()
    }

    fn examples(&self, game: &Game) -> Composed<Vec<ExampleEntry>> {
        game.examples
            .iter()
            .map(|example| self.example_entry(game, example))
            .collect()
    }

    fn example_entry(&self, game: &Game, example: &Example) -> Composed<ExampleEntry> {
        let place = Place::Game(game.slug.clone());
        let to = Place::Example(game.slug.clone(), example.id.clone());
        let record = &example.record;
        Ok(ExampleEntry {
            href: place.to(self.language(), &to),
            title: self.passage(&record.title, game, ""),
            shows: self
                .passage_if(record.shows.as_ref(), game, "")
                .unwrap_or_default(),
            facts: self.say_with("example-facts", &[("moves", record.moves.len().into())])?,
        })
    }

    fn reading(&self, game: &Game, reading: &Reading) -> Composed<ReadingEntry> {
        let adopted = self.all_sentences(&game.rules)?;
        let alternatives = reading
            .alternatives
            .iter()
            .map(|alternative| {
                let rules = self
                    .all_sentences(&alternative.apply(&game.rules))?
                    .into_iter()
                    .filter(|sentence| !adopted.contains(sentence))
                    .collect();
                Ok(AlternativeEntry {
                    id: alternative.id.clone(),
                    text: self.passage(&alternative.text, game, ""),
                    why: self.passage_if(alternative.why.as_ref(), game, ""),
                    rules,
                    shown: self.parting(game, &reading.id, &alternative.id)?,
                    examples: self.examples_changed(game, &reading.id, &alternative.id)?,
                })
            })
            .collect::<Composed<_>>()?;
        Ok(ReadingEntry {
            id: reading.id.clone(),
            question: self.passage(&reading.question, game, ""),
            cites: self.cites(&reading.cites, game, ""),
            adopted: self.passage(&reading.adopted, game, ""),
            why: self.passage(&reading.why, game, ""),
            axes: reading
                .axes
                .iter()
                .map(|axis| self.axis_reference(*axis, ""))
                .collect::<Composed<_>>()?,
            alternatives,
            sources: self.sources(&reading.bibliography, ""),
        })
    }

    /// After which moves the game goes another way under an alternative.
    pub(super) fn parting(
        &self,
        game: &Game,
        reading: &str,
        alternative: &str,
    ) -> Composed<String> {
        match self.divergence(game, reading, alternative) {
            None => Ok(String::new()),
            Some(divergence) => match &divergence.parting {
                Parting::Parts { line, .. } if line.is_empty() => {
                    self.say("alternative-parts-at-start")
                }
                Parting::Parts { line, .. } => {
                    self.say_with("alternative-parts", &[("moves", line.join(" ").into())])
                }
                Parting::SameToDepth { depth, .. } => {
                    self.say_with("alternative-same", &[("depth", (*depth).into())])
                }
                Parting::ProvenSame(_) => self.say("alternative-proven-same"),
            },
        }
    }

    /// The examples that go otherwise under an alternative.
    fn examples_changed(
        &self,
        game: &Game,
        reading: &str,
        alternative: &str,
    ) -> Composed<Vec<ExampleEntry>> {
        self.divergence(game, reading, alternative)
            .into_iter()
            .flat_map(|divergence| &divergence.examples)
            .filter_map(|changed| game.example(&changed.example))
            .map(|example| self.example_entry(game, example))
            .collect()
    }

    pub(super) fn divergence(
        &self,
        game: &Game,
        reading: &str,
        alternative: &str,
    ) -> Option<&Divergence> {
        self.report
            .game(&game.slug)?
            .divergences
            .iter()
            .find(|one| one.reading == reading && one.alternative == alternative)
    }

    pub(super) fn all_sentences(&self, rules: &Rules) -> Composed<Vec<String>> {
        Ok(rules_in_words(rules, self.texts)?
            .into_iter()
            .map(|rule| rule.sentence.text)
            .collect())
    }

    /// The verdict on a claim; `open` if running does not bear out what is recorded.
    pub(super) fn verdict(&self, game: &Game, claim: &Claim) -> String {
        let holds = self.report.game(&game.slug).is_some_and(|report| {
            report
                .claims
                .iter()
                .any(|run| run.id == claim.id && run.holds)
        });
        match holds {
            true => kind_key(&claim.verdict),
            false => "open".to_owned(),
        }
    }

    fn claim(&self, game: &Game, claim: &Claim) -> Composed<ClaimEntry> {
        let verdict = self.verdict(game, claim);
        let check = match &claim.check {
            Check::Example(id) | Check::Counterexample(id) => {
                let title = game
                    .example(id)
                    .map_or_else(|| id.clone(), |example| self.plain(&example.record.title));
                Reference {
                    text: self.say_with("check-example", &[("example", title.into())])?,
                    href: match game.example(id) {
                        Some(_) => Place::Game(game.slug.clone()).to(
                            self.language(),
                            &Place::Example(game.slug.clone(), id.clone()),
                        ),
                        None => String::new(),
                    },
                }
            }
            Check::EveryGame(random) | Check::SomeGame(random) => Reference {
                text: self.say_with("check-random-games", &[("games", random.games.into())])?,
                href: String::new(),
            },
            Check::SameGame { reading, depth, .. } => Reference {
                text: self.say_with("check-same-game", &[("depth", (*depth).into())])?,
                href: format!("#reading:{reading}"),
            },
        };
        Ok(ClaimEntry {
            id: claim.id.clone(),
            text: self.passage(&claim.text, game, ""),
            cites: self.cites(&claim.cites, game, ""),
            verdict_name: self.say(&format!("verdict-{verdict}"))?,
            verdict,
            check: Some(check),
            note: self.passage_if(claim.note.as_ref(), game, ""),
        })
    }

    /// Every work that the page cites, and further reading, by author and date.
    fn bibliography(&self, game: &Game) -> Vec<Work> {
        let citations = game.work_citations();
        let cited: BTreeSet<&str> = citations.iter().map(|one| one.work.key()).collect();
        self.works
            .iter()
            .filter(|work| cited.contains(work.key.as_str()))
            .cloned()
            .collect()
    }
}
