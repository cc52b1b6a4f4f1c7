//! The page of a game.

use std::collections::BTreeSet;

use engine::{Axes, Axis, Rules};

use super::{Composed, Composer, data::DATA, kind_key, reading::reading_place};
use crate::{
    clause::Clause,
    export,
    link::archive::{Basis, Cite, Claim, Example, Game, Reading},
    parse::record::{Check, EveryPosition, Property, RandomGames},
    render::{
        address::Place,
        board,
        pages::{
            AlternativeEntry, ClaimEntry, ExampleEntry, GamePage, Mark, NamedGame, NotApplicable,
            Passage, QuotedWitness, ReadingEntry, Reference, RuleEntry, RulePart, Run, Section,
            SharedWith, Work,
        },
        words::{self, Part, RuleSentence, rules_in_words},
    },
    term::Term,
    verify::{Divergence, Evidence, Parting, Proof},
};

/// Most moves of a line that are told in full where there is little room.
const LINE_IN_FULL: usize = 8;

/// Most games that are named where a rule is shared; more are counted.
const NAMED_GAMES: usize = 3;

impl Composer<'_> {
    pub(in crate::render) fn game(&self, game: &Game) -> Composed<GamePage> {
        let place = Place::Game(game.slug.clone());
        let all_works = place.to(self.language(), &Place::Bibliography);
        let start = self.start(game)?;
        let facts = self.facts_line(game)?;
        let sentences = rules_in_words(&game.rules, self.texts)?;
        let columns = self.columns(game)?;
        let mut page = GamePage {
            shell: self.shell(
                &place,
                format!("{} – {}", game.title(), self.say("site-name")?),
                self.plain(&game.summary),
            )?,
            foot: self.foot()?,
            definitions: board::all_definitions(),
            title: game.title().to_owned(),
            title_lang: super::provenance::title_lang(game),
            summary: self.passage(&game.summary, game, ""),
            facts,
            contents: Vec::new(),
            player: self.player(game, &start)?,
            position: super::rulebook(game)?.start().to_string(),
            rules: self.rules(game, &sentences)?,
            comparison: place.to(self.language(), &Place::Comparison),
            not_applicable: self.not_applicable(game, &sentences)?,
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
            text_sections: self.text_sections(game, &columns, &sentences)?,
            chooser: Self::is_choice(&columns),
            columns,
            coverage: self.coverage_figure(game)?,
            apparatus: self.apparatus(game)?,
            documentation: self.documentation_part(game)?,
            bibliography: self.bibliography(game, &all_works)?,
            all_works,
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
        list("cite", self.say("cite-heading")?);
        Ok(contents)
    }

    /// The rules in words: sentences that follow each other and rest on the
    /// same are told together.
    fn rules(&self, game: &Game, sentences: &[RuleSentence]) -> Composed<Vec<RulePart>> {
        let mut told: Vec<Told<'_>> = Vec::new();
        for rule in sentences {
            let ground = Ground::of(game, rule);
            if !ground.applies(game) {
                continue;
            }
            match told.last_mut() {
                Some(last) if (last.part, last.ground) == (rule.part, ground) => {
                    last.sentences.push(rule);
                }
                _ => told.push(Told {
                    part: rule.part,
                    ground,
                    sentences: vec![rule],
                }),
            }
        }
        let others = self.told_in_others(game)?;
        let mut anchored = BTreeSet::new();
        let mut linked = BTreeSet::new();
        let mut parts: Vec<RulePart> = Vec::new();
        for one in &told {
            let id = one.part.key();
            if parts.last().is_none_or(|part| part.id != id) {
                parts.push(RulePart {
                    id: id.to_owned(),
                    name: self.say(id)?,
                    rules: Vec::new(),
                });
            }
            let entry = self.rule_entry(game, one, &others, &mut anchored, &mut linked)?;
            if let Some(part) = parts.last_mut() {
                part.rules.push(entry);
            }
        }
        Ok(parts)
    }

    /// The sentences that have a say in each other game.
    fn told_in_others(&self, game: &Game) -> Composed<Vec<(&Game, Vec<RuleSentence>)>> {
        let mut others = self.games_by_title();
        others.retain(|other| other.slug != game.slug);
        others
            .into_iter()
            .map(|other| {
                let mut sentences = rules_in_words(&other.rules, self.texts)?;
                sentences.retain(|rule| Ground::of(other, rule).applies(other));
                Ok((other, sentences))
            })
            .collect()
    }

    fn rule_entry(
        &self,
        game: &Game,
        told: &Told<'_>,
        others: &[(&Game, Vec<RuleSentence>)],
        anchored: &mut BTreeSet<Axis>,
        linked: &mut BTreeSet<Term>,
    ) -> Composed<RuleEntry> {
        let ground = told.ground;
        let place = Place::Game(game.slug.clone());
        let mut text = Passage::default();
        for rule in &told.sentences {
            if !text.runs.is_empty() {
                text.runs.push(Run::text(" "));
            }
            let said = self.explained(&rule.sentence.text, &rule.terms, &place, linked);
            text.runs.extend(said.runs);
        }
        let axes: Vec<Axis> = ground.axes.iter().collect();
        let mut marks: Vec<Mark> = Vec::new();
        let mut readings = Vec::new();
        if axes.is_empty() {
            marks.push(Mark {
                status: "convention".to_owned(),
                name: self.say("status-convention")?,
            });
        }
        for basis in ground.bases(game) {
            let mark = self.mark(basis.status)?;
            if !marks.contains(&mark) {
                marks.push(mark);
            }
        }
        for reading in ground.readings(game) {
            let reference = Reference {
                text: reading.id.clone(),
                href: Place::Game(game.slug.clone())
                    .to(self.language(), &reading_place(game, reading)),
            };
            if !readings.contains(&reference) {
                readings.push(reference);
            }
        }
        let anchors: Vec<String> = axes
            .iter()
            .filter(|axis| anchored.insert(**axis))
            .map(|axis| axis.name().to_owned())
            .collect();
        let cites: Vec<&Cite> = ground.bases(game).flat_map(|basis| &basis.cites).collect();
        // Where a value is spoken of again, the statements on play are enough.
        let again = anchors.is_empty() && ground.clause.is_none();
        let on_play: Vec<&Cite> = cites
            .iter()
            .copied()
            .filter(|cite| again && super::is_on_play(cite))
            .collect();
        let chosen = if on_play.is_empty() { cites } else { on_play };
        let is_new = !anchors.is_empty() || told.sentences.iter().any(|one| one.clause.is_some());
        let shared = match axes.first() {
            Some(axis) if is_new => self.shared_with(game, *axis, told, others)?,
            _ => None,
        };
        Ok(RuleEntry {
            text,
            anchors,
            marks,
            quoted: self.words_of(game, &chosen),
            cites: self.cites(chosen, game, ""),
            readings,
            shared,
        })
    }

    /// The other games of whose rules every one of these sentences is true.
    fn shared_with(
        &self,
        game: &Game,
        axis: Axis,
        told: &Told<'_>,
        others: &[(&Game, Vec<RuleSentence>)],
    ) -> Composed<Option<SharedWith>> {
        let says = |sentences: &[RuleSentence], rule: &RuleSentence| {
            let mut sentences = sentences.iter();
            sentences.any(|one| (one.clause, &one.sentence) == (rule.clause, &rule.sentence))
        };
        let others: Vec<&Game> = others
            .iter()
            .filter(|(_, sentences)| told.sentences.iter().all(|rule| says(sentences, rule)))
            .map(|(other, _)| *other)
            .collect();
        if others.is_empty() {
            return Ok(None);
        }
        let index = Place::Game(game.slug.clone()).to(self.language(), &Place::Rules);
        let href = format!("{index}#axis:{axis}");
        if others.len() > NAMED_GAMES {
            let text = self.say_with("rule-as-in-many", &[("games", others.len().into())])?;
            return Ok(Some(SharedWith {
                text,
                games: Vec::new(),
                href,
            }));
        }
        let games = others.into_iter().map(|other| NamedGame {
            title: other.title().to_owned(),
            title_lang: super::provenance::title_lang(other),
        });
        Ok(Some(SharedWith {
            text: self.say("rule-as-in")?,
            games: games.collect(),
            href,
        }))
    }

    /// The statements that cites name, in the words of the first note that has
    /// them: enough to read what a rule rests on where it stands.
    fn words_of(&self, game: &Game, cites: &[&Cite]) -> Vec<QuotedWitness> {
        let place = Place::Game(game.slug.clone());
        let mut quoted: Vec<QuotedWitness> = Vec::new();
        for cite in cites {
            for id in &cite.statements {
                let first = game.witnesses.iter().find_map(|witness| {
                    let statement = witness.note.statement(*id)?;
                    cite.covers(&witness.siglum, id)
                        .then_some((witness, statement))
                });
                let Some((witness, statement)) = first else {
                    continue;
                };
                let page = self.statement_reference(&place, game, witness, statement);
                if quoted.iter().all(|other| other.page != page) {
                    quoted.push(QuotedWitness {
                        page,
                        words: self.cell(game, witness, *id),
                        gloss: self.gloss(game, witness, *id, ""),
                    });
                }
            }
        }
        quoted
    }

    /// The axes that no sentence of the page speaks of.
    fn not_applicable(
        &self,
        game: &Game,
        sentences: &[RuleSentence],
    ) -> Composed<Vec<NotApplicable>> {
        let mut said = Axes::default();
        for rule in sentences {
            let ground = Ground::of(game, rule);
            // A clause that has a say does not make its rule apply.
            if ground.clause.is_none() && ground.applies(game) {
                said = ground.axes.iter().fold(said, Axes::with);
            }
        }
        Axis::ALL
            .iter()
            .filter(|axis| !said.contains(**axis))
            .map(|axis| {
                Ok(NotApplicable {
                    axis: axis.name().to_owned(),
                    name: words::axis_name(*axis, self.texts)?,
                    why: self.passage_if(game.rule(*axis).basis.why.as_ref(), game, ""),
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

    /// A reading in short; its own page has the whole of it.
    fn reading(&self, game: &Game, reading: &Reading) -> Composed<ReadingEntry> {
        let alternatives = reading
            .alternatives
            .iter()
            .map(|alternative| {
                let changed = self
                    .divergence(game, &reading.id, &alternative.id)
                    .map_or(0, |divergence| divergence.examples.len());
                Ok(AlternativeEntry {
                    id: alternative.id.clone(),
                    text: self.passage(&alternative.text, game, ""),
                    shown: self.parting(game, &reading.id, &alternative.id)?,
                    examples: match changed {
                        0 => None,
                        count => Some(self.say_with(
                            "alternative-examples-changed",
                            &[("count", count.into())],
                        )?),
                    },
                })
            })
            .collect::<Composed<_>>()?;
        Ok(ReadingEntry {
            id: reading.id.clone(),
            href: Place::Game(game.slug.clone()).to(self.language(), &reading_place(game, reading)),
            question: self.passage(&reading.question, game, "").without_links(),
            cites: self.cites(&reading.cites, game, ""),
            adopted: self.passage(&reading.adopted, game, ""),
            alternatives,
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
            Some(divergence) => self.parting_in_words(&divergence.parting),
        }
    }

    /// Where two games part, or how it is known that they do not.
    pub(super) fn parting_in_words(&self, parting: &Parting) -> Composed<String> {
        match parting {
            Parting::Parts { line, .. } if line.is_empty() => {
                self.say("alternative-parts-at-start")
            }
            Parting::Parts { line, searched, .. } => {
                let key = match (line.len() <= LINE_IN_FULL, parting.is_shortest()) {
                    (true, true) => "alternative-parts",
                    (true, false) => "alternative-parts-found",
                    (false, true) => "alternative-parts-late",
                    (false, false) => "alternative-parts-late-found",
                };
                self.say_with(
                    key,
                    &[
                        ("moves", line.join(" ").into()),
                        ("count", line.len().into()),
                        ("depth", (*searched).into()),
                    ],
                )
            }
            Parting::SameToDepth { depth, games, .. } => self.say_with(
                "alternative-same",
                &[("depth", (*depth).into()), ("games", (*games).into())],
            ),
            Parting::ProvenSame(Proof::EveryPosition(positions)) => self.say_with(
                "alternative-proven-positions",
                &[("positions", (*positions).into())],
            ),
            Parting::ProvenSame(Proof::EveryLap(laps)) => {
                self.say_with("alternative-proven-laps", &[("laps", (*laps).into())])
            }
            Parting::ProvenSame(Proof::NeverRead) => self.say("alternative-proven-never-read"),
        }
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

    /// By what running put a claim to the test.
    fn evidence(&self, game: &Game, claim: &Claim) -> Option<&Evidence> {
        let claims = &self.report.game(&game.slug)?.claims;
        claims
            .iter()
            .find(|run| run.id == claim.id)?
            .evidence
            .as_ref()
    }

    fn claim(&self, game: &Game, claim: &Claim) -> Composed<ClaimEntry> {
        let verdict = self.verdict(game, claim);
        let place = Place::Game(game.slug.clone());
        Ok(ClaimEntry {
            id: claim.id.clone(),
            text: self.passage(&claim.text, game, ""),
            cites: self.cites(&claim.cites, game, ""),
            verdict_name: self.say(&format!("verdict-{verdict}"))?,
            verdict,
            check: self.check(&place, game, claim)?,
            command: format!("sowbook verify {}", game.slug),
            note: self.passage_if(claim.note.as_ref(), game, ""),
        })
    }

    /// How a claim is put to the test, so that anyone can do it again.
    /// `from` is the page that tells it.
    pub(super) fn check(
        &self,
        from: &Place,
        game: &Game,
        claim: &Claim,
    ) -> Composed<Vec<Reference>> {
        let by_running = match &claim.check {
            Check::Example(id) | Check::Counterexample(id) => self.check_by_example(from, game, id),
            Check::Examples(ids) => {
                return ids
                    .iter()
                    .map(|id| self.check_by_example(from, game, id))
                    .collect();
            }
            Check::Proof(property) => Ok(Reference {
                text: self.say_with(
                    "check-rules",
                    &[("property", self.property(*property)?.into())],
                )?,
                href: String::new(),
            }),
            Check::EveryGame(random) => self.check_random("check-every-game", random),
            Check::SomeGame(random) => self.check_random("check-some-game", random),
            Check::EveryPosition(every) => {
                self.check_positions("check-every-position", game, claim, every)
            }
            Check::SomePosition(every) => {
                self.check_positions("check-some-position", game, claim, every)
            }
            Check::SameGame { reading, depth, .. } => Ok(Reference {
                text: match self.evidence(game, claim) {
                    Some(Evidence::Proof(_)) => self.say("check-proof")?,
                    _ => self.say_with("check-same-game", &[("depth", (*depth).into())])?,
                },
                href: game
                    .reading(reading)
                    .map(|reading| from.to(self.language(), &reading_place(game, reading)))
                    .unwrap_or_default(),
            }),
        };
        Ok(vec![by_running?])
    }

    fn check_by_example(&self, from: &Place, game: &Game, id: &str) -> Composed<Reference> {
        let example = game.example(id);
        let title = example.map_or_else(
            || id.to_owned(),
            |example| self.plain(&example.record.title),
        );
        Ok(Reference {
            text: self.say_with("check-example", &[("example", title.into())])?,
            href: match example {
                Some(_) => from.to(
                    self.language(),
                    &Place::Example(game.slug.clone(), id.to_owned()),
                ),
                None => String::new(),
            },
        })
    }

    /// A property of games in words, at the end of a sentence.
    pub(super) fn property(&self, property: Property) -> Composed<String> {
        self.say(&format!("property-{}", kind_key(&property)))
    }

    fn check_positions(
        &self,
        key: &str,
        game: &Game,
        claim: &Claim,
        every: &EveryPosition,
    ) -> Composed<Reference> {
        let positions = match self.evidence(game, claim) {
            Some(Evidence::Positions(positions)) => *positions,
            _ => every.at_most,
        };
        let property = self.property(every.property)?;
        Ok(Reference {
            text: self.say_with(
                key,
                &[
                    ("positions", positions.into()),
                    ("property", property.into()),
                ],
            )?,
            href: String::new(),
        })
    }

    fn check_random(&self, key: &str, random: &RandomGames) -> Composed<Reference> {
        let property = self.property(random.property)?;
        Ok(Reference {
            text: self.say_with(
                key,
                &[
                    ("games", random.games.into()),
                    ("seed", random.seed.to_string().into()),
                    ("property", property.into()),
                ],
            )?,
            href: String::new(),
        })
    }

    /// Every work that the page cites, and further reading, by author and date.
    fn bibliography(&self, game: &Game, all_works: &str) -> Composed<Vec<Work>> {
        let citations = game.work_citations();
        let cited: BTreeSet<&str> = citations.iter().map(|one| one.work.key()).collect();
        self.works
            .iter()
            .filter(|work| cited.contains(work.key.as_str()))
            .map(|work| self.checked(work, all_works))
            .collect()
    }
}

/// Sentences of a chapter of the rules that are told together.
struct Told<'r> {
    part: Part,
    /// On what all of them rest.
    ground: Ground,
    sentences: Vec<&'r RuleSentence>,
}

/// On what a sentence of the rules rests.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Ground {
    axes: Axes,
    /// Set if the sentence rests on something of its own.
    clause: Option<Clause>,
}

impl Ground {
    fn of(game: &Game, rule: &RuleSentence) -> Ground {
        let own = |axis| game.rule(axis).own_clause(rule.clause);
        Ground {
            axes: rule.sentence.axes,
            clause: rule.sentence.axes.iter().find_map(own),
        }
    }

    fn bases(self, game: &Game) -> impl Iterator<Item = &Basis> {
        let axes: Vec<Axis> = self.axes.iter().collect();
        axes.into_iter()
            .map(move |axis| game.rule(axis).basis(self.clause))
    }

    /// Whether the sentence has a say in the game. What the archive itself says always has.
    fn applies(self, game: &Game) -> bool {
        self.axes.iter().next().is_none() || self.bases(game).any(Basis::applies)
    }

    /// The readings that argue the sentence: a clause's own, or those of the
    /// axes that no clause claims.
    fn readings(self, game: &Game) -> Vec<&Reading> {
        let named = |basis: &Basis| basis.reading.and_then(|index| game.readings.get(index));
        if self.clause.is_some() {
            return self.bases(game).filter_map(named).collect();
        }
        let mut readings = Vec::new();
        for axis in self.axes.iter() {
            let rule = game.rule(axis);
            let own = named(&rule.basis).map(|reading| &reading.id);
            let claimed: Vec<&String> = rule
                .clauses
                .values()
                .filter_map(named)
                .map(|reading| &reading.id)
                .filter(|id| Some(*id) != own)
                .collect();
            let others = game.readings_of(axis);
            readings.extend(others.filter(|reading| !claimed.contains(&&reading.id)));
        }
        readings
    }
}
