//! The page of an example: played again, step by step.

use engine::{Axes, Event, EventKind, Line, Move, Ply, Standing};

use serde_json::json;

use super::{ComposeError, Composed, Composer, figure, linked_data::within_a_page};
use crate::{
    link::archive::{Cite, Example, Game, Reason, Rule},
    parse::example::{Expectation, ExpectationKind, From},
    render::{
        address::Place,
        board::{self, Figure, Marks, Size},
        pages::{
            ExamplePage, LegendEntry, OtherReading, Passage, Reference, ReplayPart, SentenceEntry,
            StepEntry,
        },
        words::{self, Sentence, events_in_words, side_name},
    },
    verify::ExampleDivergence,
};

impl Composer<'_> {
    pub(in crate::render) fn example(
        &self,
        game: &Game,
        example: &Example,
    ) -> Composed<ExamplePage> {
        let place = Place::Example(game.slug.clone(), example.id.clone());
        let game_page = place.to(self.language(), &Place::Game(game.slug.clone()));
        let record = &example.record;
        let run = self
            .report
            .game(&game.slug)
            .and_then(|report| report.example(&example.id));
        let (line, is_verified) = run
            .and_then(|run| Some((run.line.as_ref()?, run.is_verified)))
            .ok_or_else(|| ComposeError::Unplayable {
                game: game.slug.clone(),
                example: Some(example.id.clone()),
                message: "the example cannot be played to its end".to_owned(),
            })?;
        let mut walk = Walk {
            composer: self,
            game,
            game_page: &game_page,
            expectations: &record.expect,
            steps: Vec::new(),
        };
        let start = &line.start.position;
        let mut start_figure = figure(start, &game.rules);
        if line.start.over.is_some() {
            start_figure.to_move = None;
        }
        walk.refusals(0, &line.start)?;
        for (index, ply) in line.plies.iter().enumerate() {
            let mover = walk_mover(line, index);
            walk.ply(index, ply, mover)?;
            walk.refusals(index + 1, &ply.after)?;
        }
        let start_sentences =
            events_in_words(&line.start_events, start.to_move(), &game.rules, self.texts)?
                .into_iter()
                .map(|sentence| walk.sentence(sentence))
                .collect();
        let steps = walk.steps;
        let result = line
            .end()
            .outcome
            .map(|outcome| words::outcome(&outcome, &game.rules, self.texts))
            .transpose()?;
        let shows = self
            .passage_if(record.shows.as_ref(), game, &game_page)
            .unwrap_or_default();
        let title = self.plain(&record.title);
        let replay = self.replay(line, &start_figure, &game_page)?;
        let start_drawing = board::draw(&start_figure, Size::Large, self.texts)?;
        Ok(ExamplePage {
            shell: self.shell(
                &place,
                format!("{title} – {}", game.title()),
                record
                    .shows
                    .as_ref()
                    .map_or_else(|| title.clone(), |shows| self.plain(shows)),
            )?,
            foot: self.foot()?,
            definitions: board::all_definitions(),
            game: Some(Reference {
                text: game.title().to_owned(),
                href: game_page.clone(),
            }),
            title: self.passage(&record.title, game, &game_page),
            shows,
            from_start: record.from == From::Start,
            position: start.to_string(),
            start: start_drawing,
            start_sentences,
            is_verified,
            replay,
            steps,
            result,
            readings: self.other_readings(game, &game_page, example)?,
            moves: record.moves.join(" "),
            legend: self.legend()?,
        })
    }

    /// What it takes to step through a line on one board.
    fn replay(&self, line: &Line, start: &Figure, game_page: &str) -> Composed<ReplayPart> {
        let plies: Vec<String> = line.plies.iter().map(seen).collect();
        let moves: Vec<String> = line
            .plies
            .iter()
            .map(|ply| ply.played.to_string())
            .collect();
        Ok(ReplayPart {
            board: board::draw_changing(start, self.texts)?,
            data: within_a_page(&json!({ "plies": plies })),
            plies: plies.len(),
            play_on: format!(
                "{game_page}#play:from={}&moves={}",
                line.start.position.to_string().replace(' ', "_"),
                moves.join(".")
            ),
        })
    }

    /// Where the example would go differently under each alternative reading.
    fn other_readings(
        &self,
        game: &Game,
        game_page: &str,
        example: &Example,
    ) -> Composed<Vec<OtherReading>> {
        let mut readings = Vec::new();
        let divergences = self
            .report
            .game(&game.slug)
            .into_iter()
            .flat_map(|report| &report.divergences);
        for divergence in divergences {
            let here = divergence
                .examples
                .iter()
                .find(|one| one.example == example.id);
            let named = game
                .reading(&divergence.reading)
                .and_then(|reading| Some((reading, reading.alternative(&divergence.alternative)?)));
            let (Some(here), Some((reading, alternative))) = (here, named) else {
                continue;
            };
            readings.push(OtherReading {
                href: format!("{game_page}#reading:{}", reading.id),
                question: self.passage(&reading.question, game, game_page),
                alternative: self.passage(&alternative.text, game, game_page),
                difference: self.example_difference(here)?,
            });
        }
        Ok(readings)
    }

    /// From where on an example goes otherwise.
    pub(super) fn example_difference(&self, here: &ExampleDivergence) -> Composed<String> {
        let key = match (here.plies, here.position) {
            (0, _) => return self.say("example-differs-at-start"),
            (_, Some(_)) => "example-differs-at",
            (_, None) => "example-refused-under",
        };
        self.say_with(key, &[("number", here.plies.into())])
    }

    pub(super) fn legend(&self) -> Composed<Vec<LegendEntry>> {
        ["turn", "lifted", "sown", "last", "captured"]
            .into_iter()
            .map(|mark| {
                Ok(LegendEntry {
                    figure: board::legend(mark),
                    name: self.say(&format!("legend-{mark}"))?,
                })
            })
            .collect()
    }
}

/// What is seen of a ply: who does what with which pit, event by event, such as
/// `lift C 7,drop C 1,rest C`.
fn seen(ply: &Ply) -> String {
    let events = ply.events.iter().filter_map(|event| match event.kind {
        EventKind::Lift { pit, seeds } => Some(format!("lift {pit} {seeds}")),
        EventKind::Drop { pit, holds } => Some(format!("drop {pit} {holds}")),
        EventKind::Rest { pit } => Some(format!("rest {pit}")),
        EventKind::Capture { pit, seeds } => Some(format!("capture {pit} {seeds}")),
        _ => None,
    });
    events.collect::<Vec<_>>().join(",")
}

/// Whose move the ply at `index` is.
fn walk_mover(line: &Line, index: usize) -> engine::Side {
    let before = line.standing(index).unwrap_or(&line.start);
    before.position.to_move()
}

/// The steps of an example as they are written.
struct Walk<'a> {
    composer: &'a Composer<'a>,
    game: &'a Game,
    game_page: &'a str,
    expectations: &'a [Expectation<Reason>],
    steps: Vec<StepEntry>,
}

impl Walk<'_> {
    /// The moves that must be refused after `played` plies.
    fn refusals(&mut self, played: usize, standing: &Standing) -> Composed<()> {
        for expectation in self.expectations.iter().filter(|one| one.at == played) {
            let ExpectationKind::Refused { refused, .. } = &expectation.kind else {
                continue;
            };
            let refusal = standing
                .refused
                .iter()
                .find(|(pit, _)| pit.to_string() == *refused)
                .map(|(_, refusal)| *refusal);
            let Some(refusal) = refusal else {
                continue;
            };
            let sentence = Sentence {
                text: words::refusal(refusal, self.composer.texts)?,
                axes: refusal.axes(),
            };
            let step = StepEntry {
                title: self
                    .composer
                    .say_with("example-refused", &[("move", refused.as_str().into())])?,
                anchor: None,
                refused: true,
                board: None,
                position: String::new(),
                sentences: vec![self.sentence(sentence)],
                because: self.because([expectation]),
                notes: self.notes([expectation]),
            };
            self.steps.push(step);
        }
        Ok(())
    }

    fn ply(&mut self, index: usize, ply: &Ply, mover: engine::Side) -> Composed<()> {
        let composer = self.composer;
        let number = ("number", (index + 1).into());
        let side = ("side", side_name(mover).into());
        let title = match ply.played {
            Move::Sow(pit) => composer.say_with(
                "example-move",
                &[number, side, ("move", pit.to_string().into())],
            )?,
            Move::Pass => composer.say_with("example-pass", &[number, side])?,
        };
        let sentences = events_in_words(&ply.events, mover, &self.game.rules, composer.texts)?
            .into_iter()
            .map(|sentence| self.sentence(sentence))
            .collect();
        let mut figure = figure(&ply.after.position, &self.game.rules);
        figure.marks = marks(&ply.events);
        if ply.after.over.is_some() {
            figure.to_move = None;
        }
        let about: Vec<&Expectation<Reason>> = self
            .expectations
            .iter()
            .filter(|expectation| match expectation.kind {
                ExpectationKind::Move { .. } => expectation.at == index,
                ExpectationKind::Position { .. } => expectation.at == index + 1,
                ExpectationKind::Refused { .. } => false,
            })
            .collect();
        let step = StepEntry {
            title,
            anchor: Some(format!("ply:{}", index + 1)),
            refused: false,
            board: Some(board::draw(&figure, Size::Large, composer.texts)?),
            position: ply.after.position.to_string(),
            sentences,
            because: self.because(about.iter().copied()),
            notes: self.notes(about.iter().copied()),
        };
        self.steps.push(step);
        Ok(())
    }

    fn sentence(&self, sentence: Sentence) -> SentenceEntry {
        SentenceEntry {
            text: sentence.text,
            cites: self.statements_behind(sentence.axes),
        }
    }

    /// The statements that say how pieces move, for these axes: those in the
    /// sections on play where there are any, else whatever the rules cite.
    fn statements_behind(&self, axes: Axes) -> Vec<Reference> {
        let cites: Vec<&Cite> = axes
            .iter()
            // What the board is like does not explain a move.
            .filter(|axis| *axis != engine::Axis::Board)
            .map(|axis| self.game.rule(axis))
            .filter(|rule| rule.basis.applies())
            .flat_map(Rule::cites)
            .collect();
        let on_play: Vec<&Cite> = cites
            .iter()
            .copied()
            .filter(|cite| super::is_on_play(cite))
            .collect();
        let chosen = if on_play.is_empty() { cites } else { on_play };
        self.composer.cites(chosen, self.game, self.game_page)
    }

    fn because<'e>(
        &self,
        expectations: impl IntoIterator<Item = &'e Expectation<Reason>>,
    ) -> Vec<Reference> {
        let mut because: Vec<Reference> = Vec::new();
        for expectation in expectations {
            for reference in self
                .composer
                .reasons(&expectation.because, self.game, self.game_page)
            {
                if !because.contains(&reference) {
                    because.push(reference);
                }
            }
        }
        because
    }

    fn notes<'e>(
        &self,
        expectations: impl IntoIterator<Item = &'e Expectation<Reason>>,
    ) -> Vec<Passage> {
        expectations
            .into_iter()
            .filter_map(|expectation| expectation.note.as_ref())
            .map(|note| self.composer.passage(note, self.game, self.game_page))
            .collect()
    }
}

/// What a ply did to the board.
pub(super) fn marks(events: &[Event]) -> Marks {
    let mut marks = Marks::default();
    for event in events {
        match event.kind {
            EventKind::Lift { pit, .. } => {
                marks.lifted.get_or_insert(pit);
            }
            EventKind::Drop { pit, .. } => {
                marks.sown.insert(pit);
            }
            EventKind::Rest { pit } => marks.last = Some(pit),
            EventKind::Capture { pit, .. } => {
                marks.captured.insert(pit);
            }
            _ => {}
        }
    }
    marks
}
