//! The page of a reading: what it hangs on, and what each alternative changes,
//! shown by the very line of play after which the games part.

use std::collections::BTreeSet;

use engine::{Line, Move, Rules, Standing};

use super::{Composed, Composer, example::marks, figure, rulebook, statement::statement_place};
use crate::{
    link::archive::{Alternative, Game, Reading},
    parse::note::StatementId,
    render::{
        address::Place,
        board::{self, Figure, Size},
        pages::{
            AlternativePart, ChangedExample, PartingFigure, PartingFigures, QuotedStatement,
            QuotedWitness, ReadingPage, Reference,
        },
        words,
    },
    verify::{Difference, Parting},
};

impl Composer<'_> {
    pub(in crate::render) fn reading_page(
        &self,
        game: &Game,
        reading: &Reading,
    ) -> Composed<ReadingPage> {
        let place = reading_place(game, reading);
        let game_page = place.to(self.language(), &Place::Game(game.slug.clone()));
        let index = game.readings.iter().position(|one| one.id == reading.id);
        let neighbour = |index: Option<usize>| {
            let other = game.readings.get(index?)?;
            Some(Reference {
                text: self.plain(&other.question),
                href: place.to(self.language(), &reading_place(game, other)),
            })
        };
        let mut figures = Vec::new();
        let alternatives = reading
            .alternatives
            .iter()
            .map(|alternative| self.alternative(&place, game, reading, alternative, &mut figures))
            .collect::<Composed<Vec<_>>>()?;
        let question = self.plain(&reading.question);
        Ok(ReadingPage {
            shell: self.shell(
                &place,
                format!("{question} – {}", game.title()),
                self.plain(&reading.adopted),
            )?,
            foot: self.foot()?,
            legend: match figures.is_empty() {
                true => Vec::new(),
                false => self.legend()?,
            },
            definitions: board::definitions(&figures),
            game: Some(Reference {
                text: game.title().to_owned(),
                href: game_page.clone(),
            }),
            id: reading.id.clone(),
            question: self.passage(&reading.question, game, &game_page),
            statements: self.quoted(&place, game, reading),
            adopted: self.passage(&reading.adopted, game, &game_page),
            why: self.passage(&reading.why, game, &game_page),
            figures: self.counted(game, reading)?,
            verify: format!("sowbook verify {}", game.slug),
            axes: reading
                .axes
                .iter()
                .map(|axis| self.axis_reference(*axis, &game_page))
                .collect::<Composed<_>>()?,
            alternatives,
            sources: self.sources(&reading.bibliography, &game_page),
            permalink: format!("{game_page}#reading:{}", reading.id),
            previous: neighbour(index.and_then(|index| index.checked_sub(1))),
            next: neighbour(index.map(|index| index + 1)),
        })
    }

    /// What was counted for the figures of a reading.
    fn counted(&self, game: &Game, reading: &Reading) -> Composed<Vec<String>> {
        let runs = self.report.game(&game.slug).into_iter();
        runs.flat_map(|report| &report.figures)
            .filter(|run| run.reading == reading.id)
            .map(|run| {
                self.say_with(
                    "reading-figure",
                    &[
                        ("count", run.count.into()),
                        ("games", run.figure.games.into()),
                        ("seed", run.figure.seed.to_string().into()),
                        ("property", self.property(run.figure.property)?.into()),
                    ],
                )
            })
            .collect()
    }

    /// The statements that a reading reads, in the words of every note that it
    /// speaks of.
    fn quoted(&self, from: &Place, game: &Game, reading: &Reading) -> Vec<QuotedStatement> {
        let game_page = from.to(self.language(), &Place::Game(game.slug.clone()));
        let ids: BTreeSet<StatementId> = reading
            .cites
            .iter()
            .flat_map(|cite| cite.statements.iter().copied())
            .collect();
        ids.into_iter()
            .map(|id| QuotedStatement {
                witnesses: game
                    .witnesses
                    .iter()
                    .filter(|witness| {
                        let mut cites = reading.cites.iter();
                        cites.any(|cite| cite.covers(&witness.siglum, &id))
                    })
                    .filter_map(|witness| {
                        let statement = witness.note.statement(id)?;
                        Some(QuotedWitness {
                            page: Reference {
                                text: format!("{}:{id}", witness.siglum),
                                href: from.to(
                                    self.language(),
                                    &statement_place(game, witness, statement),
                                ),
                            },
                            words: self.cell(game, witness, id),
                            gloss: self.gloss(game, witness, id, &game_page),
                        })
                    })
                    .collect(),
            })
            .collect()
    }

    fn alternative(
        &self,
        from: &Place,
        game: &Game,
        reading: &Reading,
        alternative: &Alternative,
        figures: &mut Vec<Figure>,
    ) -> Composed<AlternativePart> {
        let game_page = from.to(self.language(), &Place::Game(game.slug.clone()));
        let rules = alternative.apply(&game.rules);
        let adopted = self.all_sentences(&game.rules)?;
        let instead = self.all_sentences(&rules)?;
        let left_out = |of: &[String], other: &[String]| -> Vec<String> {
            of.iter()
                .filter(|sentence| !other.contains(sentence))
                .cloned()
                .collect()
        };
        let parting = self
            .divergence(game, &reading.id, &alternative.id)
            .map(|divergence| &divergence.parting);
        let line = parting.and_then(Parting::line);
        let figures = match parting {
            Some(Parting::Parts { line, differs, .. }) => {
                self.parting_figures(game, &rules, line, differs, figures)?
            }
            _ => None,
        };
        let choice = format!("--reading {}={}", reading.id, alternative.id);
        let command = match line {
            Some([]) => format!("sowbook moves {} {choice}", game.slug),
            Some(line) => format!("sowbook play {} '{}' {choice}", game.slug, line.join(" ")),
            None => format!("sowbook verify {}", game.slug),
        };
        Ok(AlternativePart {
            id: alternative.id.clone(),
            text: self.passage(&alternative.text, game, &game_page),
            why: self.passage_if(alternative.why.as_ref(), game, &game_page),
            without: left_out(&adopted, &instead),
            instead: left_out(&instead, &adopted),
            shown: self.parting(game, &reading.id, &alternative.id)?,
            parting: figures,
            examples: self.changed_examples(from, game, reading, alternative)?,
            command,
        })
    }

    /// The boards after the line on which the games part.
    fn parting_figures(
        &self,
        game: &Game,
        rules: &Rules,
        line: &[String],
        differs: &[Difference],
        figures: &mut Vec<Figure>,
    ) -> Composed<Option<PartingFigures>> {
        // Linking refuses alternatives that cannot be played.
        let Ok(other) = engine::Rulebook::new(rules.clone()) else {
            return Ok(None);
        };
        let one = rulebook(game)?;
        let moves = || line.iter().map(String::as_str);
        let played = (
            Line::play(&one, one.start(), moves()),
            Line::play(&other, other.start(), moves()),
        );
        let (Ok(adopted), Ok(alternative)) = played else {
            return Ok(None);
        };
        Ok(Some(PartingFigures {
            moves: line.join(" "),
            differences: differs
                .iter()
                .map(|difference| {
                    self.say(match difference {
                        Difference::Board => "differs-board",
                        Difference::Captured => "differs-captured",
                        Difference::Moves => "differs-moves",
                        Difference::Over => "differs-over",
                        Difference::Result => "differs-result",
                    })
                })
                .collect::<Composed<_>>()?,
            adopted: self.parting_figure(&game.rules, &adopted, figures)?,
            alternative: self.parting_figure(rules, &alternative, figures)?,
        }))
    }

    fn parting_figure(
        &self,
        rules: &Rules,
        line: &Line,
        figures: &mut Vec<Figure>,
    ) -> Composed<PartingFigure> {
        let standing = line.end();
        let mut drawn = figure(&standing.position, rules);
        if let Some(ply) = line.plies.last() {
            drawn.marks = marks(&ply.events);
        }
        if standing.over.is_some() {
            drawn.to_move = None;
        }
        let board = board::draw(&drawn, Size::Small, self.texts)?;
        figures.push(drawn);
        Ok(PartingFigure {
            board,
            position: standing.position.to_string(),
            facts: self.standing_in_words(standing, rules)?,
        })
    }

    /// What may be played now and what may not, or how the game ended.
    fn standing_in_words(&self, standing: &Standing, rules: &Rules) -> Composed<Vec<String>> {
        let mut facts = Vec::new();
        if let Some(cause) = standing.over {
            facts.push(words::cause(cause, self.texts)?);
            if let Some(outcome) = &standing.outcome {
                facts.push(words::outcome(outcome, rules, self.texts)?);
            }
            return Ok(facts);
        }
        let moves: Vec<String> = standing
            .legal
            .iter()
            .filter(|played| **played != Move::Pass)
            .map(ToString::to_string)
            .collect();
        facts.push(match moves.is_empty() {
            true => self.say("parting-must-pass")?,
            false => self.say_with("parting-allowed", &[("moves", moves.join(", ").into())])?,
        });
        for (pit, refusal) in &standing.refused {
            // That an empty pit cannot be lifted goes without saying.
            if refusal.name() != "empty" {
                facts.push(self.say_with(
                    "parting-refused",
                    &[
                        ("move", pit.to_string().into()),
                        ("reason", words::refusal(*refusal, self.texts)?.into()),
                    ],
                )?);
            }
        }
        Ok(facts)
    }

    /// The examples that go otherwise under an alternative, and from where on.
    fn changed_examples(
        &self,
        from: &Place,
        game: &Game,
        reading: &Reading,
        alternative: &Alternative,
    ) -> Composed<Vec<ChangedExample>> {
        let game_page = from.to(self.language(), &Place::Game(game.slug.clone()));
        self.divergence(game, &reading.id, &alternative.id)
            .into_iter()
            .flat_map(|divergence| &divergence.examples)
            .filter_map(|changed| Some((changed, game.example(&changed.example)?)))
            .map(|(changed, example)| {
                let to = Place::Example(game.slug.clone(), example.id.clone());
                Ok(ChangedExample {
                    href: from.to(self.language(), &to),
                    title: self
                        .passage(&example.record.title, game, &game_page)
                        .without_links(),
                    difference: self.example_difference(changed)?,
                })
            })
            .collect()
    }
}

/// Where the page of a reading is.
pub(super) fn reading_place(game: &Game, reading: &Reading) -> Place {
    Place::Reading(game.slug.clone(), reading.id.clone())
}
