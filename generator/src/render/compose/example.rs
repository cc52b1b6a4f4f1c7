//! The page of an example: played again, step by step.

use engine::{
    Axes, Event, EventKind, Game as Play, IllegalMove, Move, Position, Refusal, Rulebook, Side,
    Trace,
};

use super::{ComposeError, Composed, Composer, figure};
use crate::{
    link::archive::{Cite, Example, Game, Reason},
    parse::{
        example::{Expectation, ExpectationKind, From},
        record::Status,
    },
    render::{
        address::Place,
        board::{self, Figure, Marks, Size},
        pages::{
            ExamplePage, LegendEntry, OtherReading, Passage, Reference, SentenceEntry, StepEntry,
        },
        words::{self, Sentence, events_in_words, side_name},
    },
};

/// One ply as it was played.
struct Ply {
    mover: Side,
    chosen: Move,
    events: Vec<Event>,
    after: Position,
    over: bool,
}

impl Composer<'_> {
    pub(in crate::render) fn example(
        &self,
        game: &Game,
        example: &Example,
    ) -> Composed<ExamplePage> {
        let place = Place::Example(game.slug.clone(), example.id.clone());
        let game_page = place.to(self.language(), &Place::Game(game.slug.clone()));
        let record = &example.record;
        let fail = |message: String| ComposeError::Unplayable {
            game: game.slug.clone(),
            example: Some(example.id.clone()),
            message,
        };
        let rulebook = super::rulebook(game)?;
        let start = start_of(&record.from, &rulebook).map_err(fail)?;
        let plies = replay(&rulebook, start, &record.moves).map_err(fail)?;
        let mut page = Walk {
            composer: self,
            game,
            game_page: &game_page,
            expectations: &record.expect,
            steps: Vec::new(),
            figures: Vec::new(),
        };
        let start_figure = figure(&start, &game.rules);
        page.expected_before(0, &rulebook, &start)?;
        for (index, ply) in plies.iter().enumerate() {
            page.ply(index, ply)?;
            page.expected_before(index + 1, &rulebook, &ply.after)?;
        }
        let Walk {
            steps, mut figures, ..
        } = page;
        let result = plies
            .last()
            .and_then(|ply| {
                ply.events.iter().find_map(|event| match event.kind {
                    EventKind::Result(outcome) => Some(outcome),
                    _ => None,
                })
            })
            .map(|outcome| words::outcome(&outcome, &game.rules, self.texts))
            .transpose()?;
        let shows = self
            .passage_if(record.shows.as_ref(), game, &game_page)
            .unwrap_or_default();
        let title = self.plain(&record.title);
        let start_drawing = board::draw(&start_figure, Size::Large, self.texts)?;
        figures.push(start_figure);
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
            definitions: board::definitions(&figures),
            game: Some(Reference {
                text: game.title().to_owned(),
                href: game_page.clone(),
            }),
            title: self.passage(&record.title, game, &game_page),
            shows,
            from_start: record.from == From::Start,
            position: start.to_string(),
            start: start_drawing,
            steps,
            result,
            readings: self.other_readings(game, &game_page, start, &record.moves, &plies)?,
            moves: record.moves.join(" "),
            legend: self.legend()?,
        })
    }

    /// Where the example would go differently under each alternative reading.
    fn other_readings(
        &self,
        game: &Game,
        game_page: &str,
        start: Position,
        moves: &[String],
        plies: &[Ply],
    ) -> Composed<Vec<OtherReading>> {
        let mut readings = Vec::new();
        for reading in &game.readings {
            for alternative in &reading.alternatives {
                let Ok(rulebook) = Rulebook::new(alternative.apply(&game.rules)) else {
                    continue;
                };
                let Some(difference) = first_difference(&rulebook, start, moves, plies) else {
                    continue;
                };
                let (key, number) = match difference {
                    Difference::Refused(number) => ("example-refused-under", number),
                    Difference::Position(number) => ("example-differs-at", number),
                };
                readings.push(OtherReading {
                    href: format!("{game_page}#reading:{}", reading.id),
                    question: self.passage(&reading.question, game, game_page),
                    alternative: self.passage(&alternative.text, game, game_page),
                    difference: self.say_with(key, &[("number", number.into())])?,
                });
            }
        }
        Ok(readings)
    }

    fn legend(&self) -> Composed<Vec<LegendEntry>> {
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

fn start_of(from: &From, rulebook: &Rulebook) -> Result<Position, String> {
    match from {
        From::Start => Ok(rulebook.start()),
        From::Position(text) => {
            let position: Position = text
                .parse()
                .map_err(|error| format!("`{text}` is not a position: {error}"))?;
            rulebook
                .accepts(&position)
                .map_err(|error| error.to_string())?;
            Ok(position)
        }
    }
}

fn replay(rulebook: &Rulebook, start: Position, moves: &[String]) -> Result<Vec<Ply>, String> {
    let mut play = Play::from_position(rulebook, start);
    let mut plies = Vec::new();
    for text in moves {
        let chosen: Move = text
            .parse()
            .map_err(|error| format!("`{text}` is not a move: {error}"))?;
        let mover = play.position().to_move();
        let mut trace = Trace::default();
        play.play(chosen, &mut trace)
            .map_err(|error: IllegalMove| format!("move `{text}`: {error}"))?;
        plies.push(Ply {
            mover,
            chosen,
            events: trace.events,
            after: *play.position(),
            over: play.over().is_some(),
        });
    }
    Ok(plies)
}

/// Where a game first goes another way, by the number of the move.
enum Difference {
    /// The move would not be allowed, or the game would be over before it.
    Refused(usize),
    /// The move would leave another board or end otherwise.
    Position(usize),
}

fn first_difference(
    rulebook: &Rulebook,
    start: Position,
    moves: &[String],
    plies: &[Ply],
) -> Option<Difference> {
    let mut play = Play::from_position(rulebook, start);
    for (index, (text, ply)) in moves.iter().zip(plies).enumerate() {
        let chosen: Move = text.parse().ok()?;
        let mut trace = Trace::default();
        if play.play(chosen, &mut trace).is_err() {
            return Some(Difference::Refused(index + 1));
        }
        let ends_alike = ply.over == play.over().is_some()
            && outcome_of(&ply.events) == outcome_of(&trace.events);
        if *play.position() != ply.after || !ends_alike {
            return Some(Difference::Position(index + 1));
        }
    }
    None
}

fn outcome_of(events: &[Event]) -> Option<engine::Outcome> {
    events.iter().find_map(|event| match event.kind {
        EventKind::Result(outcome) => Some(outcome),
        _ => None,
    })
}

/// The steps of an example as they are written.
struct Walk<'a> {
    composer: &'a Composer<'a>,
    game: &'a Game,
    game_page: &'a str,
    expectations: &'a [Expectation<Reason>],
    steps: Vec<StepEntry>,
    figures: Vec<Figure>,
}

impl Walk<'_> {
    /// What must hold after `played` plies, before the next move: refusals.
    fn expected_before(
        &mut self,
        played: usize,
        rulebook: &Rulebook,
        position: &Position,
    ) -> Composed<()> {
        for expectation in self.expectations.iter().filter(|one| one.at == played) {
            let ExpectationKind::Refused { refused, .. } = &expectation.kind else {
                continue;
            };
            let refusal = refused
                .parse()
                .ok()
                .and_then(|chosen: Move| refusal_of(rulebook, position, chosen));
            let Some(refusal) = refusal else {
                continue;
            };
            let sentence = Sentence {
                text: words::refusal(refusal.name(), self.composer.texts)?,
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

    fn ply(&mut self, index: usize, ply: &Ply) -> Composed<()> {
        let composer = self.composer;
        let number = ("number", (index + 1).into());
        let side = ("side", side_name(ply.mover).into());
        let title = match ply.chosen {
            Move::Sow(pit) => composer.say_with(
                "example-move",
                &[number, side, ("move", pit.to_string().into())],
            )?,
            Move::Pass => composer.say_with("example-pass", &[number, side])?,
        };
        let sentences = events_in_words(&ply.events, ply.mover, &self.game.rules, composer.texts)?
            .into_iter()
            .map(|sentence| self.sentence(sentence))
            .collect();
        let mut figure = figure(&ply.after, &self.game.rules);
        figure.marks = marks(&ply.events);
        if ply.over {
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
            position: ply.after.to_string(),
            sentences,
            because: self.because(about.iter().copied()),
            notes: self.notes(about.iter().copied()),
        };
        self.figures.push(figure);
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
            .filter(|rule| rule.status != Status::NotApplicable)
            .flat_map(|rule| &rule.cites)
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

fn refusal_of(rulebook: &Rulebook, position: &Position, chosen: Move) -> Option<Refusal> {
    let Move::Sow(pit) = chosen else {
        return None;
    };
    rulebook
        .refusals(position)
        .find(|(refused, _)| *refused == pit)
        .map(|(_, refusal)| refusal)
}

/// What a ply did to the board.
fn marks(events: &[Event]) -> Marks {
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
