//! What happened in a move, told in a few sentences.

use engine::{Axes, Event, EventKind, Pit, Rules, Side};

use super::{Sentence, cause, outcome, side_argument};
use crate::render::texts::{FluentValue, TextError, Texts};

/// How many laps of a long relay are told before the last one.
const LAPS_TOLD: usize = 3;
/// A relay of so many laps is told in full.
const LAPS_TOLD_IN_FULL: usize = 6;

/// The events of one ply of a game with these rules, made by `mover`, as a few sentences: a lap is one
/// sentence, and of a long relay only the first laps and the last one are told.
///
/// # Errors
/// A table that lacks a text.
pub fn events_in_words(
    events: &[Event],
    mover: Side,
    rules: &Rules,
    texts: &Texts,
) -> Result<Vec<Sentence>, TextError> {
    let mut telling = Telling {
        texts,
        mover,
        rules,
        sentences: Vec::new(),
    };
    let sowing = events
        .iter()
        .rposition(|event| is_sowing(&event.kind))
        .map_or(0, |last| last + 1);
    let (sowing, rest) = events.split_at(sowing);
    telling.sowing(sowing)?;
    telling.rest(rest)?;
    Ok(telling.sentences)
}

fn is_sowing(kind: &EventKind) -> bool {
    matches!(
        kind,
        EventKind::Lift { .. }
            | EventKind::Drop { .. }
            | EventKind::Skip { .. }
            | EventKind::PassStore { .. }
            | EventKind::Relay { .. }
            | EventKind::Rest { .. }
    )
}

/// One lap: what was lifted, where its seeds fell, what was passed over.
struct Lap {
    pit: Pit,
    seeds: u8,
    path: Vec<Pit>,
    skipped: usize,
    axes: Axes,
    skip_axes: Axes,
}

struct Telling<'a> {
    texts: &'a Texts,
    mover: Side,
    rules: &'a Rules,
    sentences: Vec<Sentence>,
}

impl Telling<'_> {
    fn tell(
        &mut self,
        axes: Axes,
        key: &str,
        arguments: &[(&str, FluentValue<'_>)],
    ) -> Result<(), TextError> {
        let text = self.texts.say(key, arguments)?;
        self.sentences.push(Sentence { text, axes });
        Ok(())
    }

    fn sowing(&mut self, events: &[Event]) -> Result<(), TextError> {
        let mut laps: Vec<Lap> = Vec::new();
        let mut stores_passed: Option<Axes> = None;
        let mut relay_axes = Axes::default();
        let mut last: Option<(Pit, u8)> = None;
        let mut rest: Option<(Pit, Axes)> = None;
        for event in events {
            match event.kind {
                EventKind::Lift { pit, seeds } => {
                    laps.push(Lap {
                        pit,
                        seeds,
                        path: Vec::new(),
                        skipped: 0,
                        axes: union(event.axes, std::mem::take(&mut relay_axes)),
                        skip_axes: Axes::default(),
                    });
                }
                EventKind::Drop { pit, holds } => {
                    last = Some((pit, holds));
                    if let Some(lap) = laps.last_mut() {
                        lap.path.push(pit);
                        lap.axes = union(lap.axes, event.axes);
                    }
                }
                EventKind::Skip { .. } => {
                    if let Some(lap) = laps.last_mut() {
                        lap.skipped += 1;
                        lap.skip_axes = union(lap.skip_axes, event.axes);
                    }
                }
                EventKind::PassStore { .. } => {
                    stores_passed = Some(union(stores_passed.unwrap_or_default(), event.axes));
                }
                EventKind::Relay { .. } => relay_axes = event.axes,
                EventKind::Rest { pit } => rest = Some((pit, event.axes)),
                _ => {}
            }
        }
        self.laps(&laps)?;
        if let Some(axes) = stores_passed {
            self.tell(axes, "event-stores-passed", &[])?;
        }
        if let Some((pit, axes)) = rest {
            let seeds = last.map_or(0, |(_, holds)| holds);
            let pit = ("pit", pit.to_string().into());
            if seeds == 1 {
                self.tell(axes, "event-rest-empty", &[pit])?;
            } else {
                self.tell(axes, "event-rest", &[pit, ("seeds", seeds.into())])?;
            }
        }
        Ok(())
    }

    fn laps(&mut self, laps: &[Lap]) -> Result<(), TextError> {
        if laps.len() <= LAPS_TOLD_IN_FULL {
            for (index, lap) in laps.iter().enumerate() {
                self.lap(index, lap)?;
            }
            return Ok(());
        }
        let (told, left_out) = laps.split_at(LAPS_TOLD);
        for (index, lap) in told.iter().enumerate() {
            self.lap(index, lap)?;
        }
        let axes = left_out
            .iter()
            .fold(Axes::default(), |axes, lap| union(axes, lap.axes));
        self.tell(axes, "event-laps-left-out", &[("laps", laps.len().into())])?;
        match laps.last() {
            Some(lap) => self.lap(laps.len() - 1, lap),
            None => Ok(()),
        }
    }

    fn lap(&mut self, index: usize, lap: &Lap) -> Result<(), TextError> {
        let path: Vec<String> = lap.path.iter().map(Pit::to_string).collect();
        let pit = ("pit", FluentValue::from(lap.pit.to_string()));
        let seeds = ("seeds", lap.seeds.into());
        let path = ("path", path.join(" ").into());
        if index == 0 {
            let side = side_argument(self.mover);
            self.tell(lap.axes, "event-sow", &[side, pit.clone(), seeds, path])?;
        } else {
            self.tell(lap.axes, "event-relay", &[pit.clone(), seeds, path])?;
        }
        if lap.skipped > 0 {
            let times = ("times", lap.skipped.into());
            self.tell(lap.skip_axes, "event-skip", &[pit, times])?;
        }
        Ok(())
    }

    /// What follows the sowing: captures, duties, the end.
    fn rest(&mut self, events: &[Event]) -> Result<(), TextError> {
        let mut events = events.iter().peekable();
        while let Some(event) = events.next() {
            let axes = event.axes;
            match event.kind {
                EventKind::Capture { pit, seeds } => {
                    let mut taken = vec![(pit, seeds)];
                    let mut axes = axes;
                    while let Some(next) =
                        events.next_if(|next| matches!(next.kind, EventKind::Capture { .. }))
                    {
                        if let EventKind::Capture { pit, seeds } = next.kind {
                            taken.push((pit, seeds));
                            axes = union(axes, next.axes);
                        }
                    }
                    self.captured(&taken, axes)?;
                }
                EventKind::Forfeit { pit, seeds } => {
                    let mut kept = vec![(pit, seeds)];
                    let mut axes = axes;
                    while let Some(next) =
                        events.next_if(|next| matches!(next.kind, EventKind::Forfeit { .. }))
                    {
                        if let EventKind::Forfeit { pit, seeds } = next.kind {
                            kept.push((pit, seeds));
                            axes = union(axes, next.axes);
                        }
                    }
                    let pits = self.pits(&kept)?;
                    self.tell(axes, "event-forfeit", &[("pits", pits.into())])?;
                }
                EventKind::Spare => self.tell(axes, "event-spare", &[])?,
                EventKind::NoCapture { .. } => self.tell(axes, "event-no-capture", &[])?,
                EventKind::Slam => self.tell(axes, "event-slam", &[])?,
                EventKind::Feed => self.tell(axes, "event-feed", &[])?,
                EventKind::Starve => self.tell(axes, "event-starve", &[])?,
                EventKind::Pass => self.tell(axes, "event-pass", &[side_argument(self.mover)])?,
                EventKind::Over { cause: why } => {
                    let text = cause(why, self.texts)?;
                    self.sentences.push(Sentence { text, axes });
                }
                EventKind::HandOut { to, seeds } => self.tell(
                    axes,
                    "event-hand-out",
                    &[side_argument(to), ("seeds", seeds.into())],
                )?,
                EventKind::Leave { seeds } => {
                    self.tell(axes, "event-leave", &[("seeds", seeds.into())])?;
                }
                EventKind::Result(result) => {
                    let text = outcome(&result, self.rules, self.texts)?;
                    self.sentences.push(Sentence { text, axes });
                }
                EventKind::Lift { .. }
                | EventKind::Drop { .. }
                | EventKind::Skip { .. }
                | EventKind::PassStore { .. }
                | EventKind::Relay { .. }
                | EventKind::Rest { .. } => {}
            }
        }
        Ok(())
    }

    fn captured(&mut self, taken: &[(Pit, u8)], axes: Axes) -> Result<(), TextError> {
        let total: u32 = taken.iter().map(|(_, seeds)| u32::from(*seeds)).sum();
        let side = side_argument(self.mover);
        let seeds = ("seeds", total.into());
        match taken {
            [(pit, _)] => {
                let pit = ("pit", pit.to_string().into());
                self.tell(axes, "event-capture-one", &[side, seeds, pit])
            }
            _ => {
                let pits = ("pits", self.pits(taken)?.into());
                self.tell(axes, "event-capture-many", &[side, seeds, pits])
            }
        }
    }

    /// `b (4) and a (2)`.
    fn pits(&self, pits: &[(Pit, u8)]) -> Result<String, TextError> {
        let items = pits
            .iter()
            .map(|(pit, seeds)| {
                self.texts.say(
                    "event-pit-seeds",
                    &[("pit", pit.to_string().into()), ("seeds", (*seeds).into())],
                )
            })
            .collect::<Result<Vec<_>, _>>()?;
        self.texts.all_of(&items)
    }
}

fn union(one: Axes, other: Axes) -> Axes {
    other.iter().fold(one, Axes::with)
}
