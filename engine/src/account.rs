//! What is to be said of a move, in no human language: which messages, with
//! which arguments, in which order, and from which axes each of them comes.
//!
//! A table of texts says them: the page generator's and a page's player use the
//! same keys. Left out: every word, and how numbers and lists are written.
//!
//! ```
//! use engine::*;
//!
//! let rules = Rules::plain(Board { rows: 2, pits: 3, seeds: Seeds::PerPit(2) });
//! let rulebook = Rulebook::new(rules).expect("plain rules are valid");
//! let mut trace = Trace::default();
//! Game::new(&rulebook).play("A".parse()?, &mut trace)?;
//! let said = account(&trace.events, Side::South, rulebook.rules());
//! let keys: Vec<&str> = said.iter().map(|saying| saying.key).collect();
//! assert_eq!(keys, ["event-sow", "event-rest", "event-no-capture"]);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

use crate::{
    moves::Refusal,
    outcome::Outcome,
    pit::{Pit, Side},
    rules::{Rules, Winner},
    trace::{Axes, Cause, Event, EventKind},
};

/// How many laps of a long relay are told before the last one.
const LAPS_TOLD: usize = 3;
/// A relay of so many laps is told in full.
const LAPS_TOLD_IN_FULL: usize = 6;

/// One message to be said.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Saying {
    /// The key of its text.
    pub key: &'static str,
    /// What the text is told, by name.
    #[cfg_attr(feature = "serde", serde(serialize_with = "by_name"))]
    pub arguments: Vec<(&'static str, Argument)>,
    /// The rules it comes from; none where it is an item of a list.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Axes::is_empty"))]
    pub axes: Axes,
}

/// What a text is told.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(untagged))]
pub enum Argument {
    /// A number, which plural forms go by.
    Number(u32),
    /// What forms are chosen by: `south`, `north` or `draw`.
    Choice(&'static str),
    /// Pits by their letters, in order, parted by spaces.
    Pits(String),
    /// Items to be said one by one and joined as the language joins them, all
    /// of them meant.
    All(Vec<Saying>),
}

/// What is to be said of the events of one ply of a game with these rules, made
/// by `mover`: a lap is one message, and of a long relay only the first laps and
/// the last one are told.
#[must_use]
pub fn account(events: &[Event], mover: Side, rules: &Rules) -> Vec<Saying> {
    let mut account = Account {
        mover,
        rules,
        sayings: Vec::new(),
    };
    let sowing = events
        .iter()
        .rposition(|event| is_sowing(&event.kind))
        .map_or(0, |last| last + 1);
    let (sowing, rest) = events.split_at(sowing);
    account.sowing(sowing);
    account.rest(rest);
    account.sayings
}

impl Saying {
    fn new(key: &'static str, arguments: Vec<(&'static str, Argument)>, axes: Axes) -> Saying {
        Saying {
            key,
            arguments,
            axes,
        }
    }

    /// What a game with these rules came to; `axes` are those that decided it.
    #[must_use]
    pub fn of_outcome(outcome: &Outcome, rules: &Rules, axes: Axes) -> Saying {
        let key = match rules.winner {
            Winner::MostSeeds => "outcome",
            Winner::SeedsInRow => "outcome-not-counted",
        };
        let arguments = vec![
            (
                "winner",
                Argument::Choice(outcome.winner.map_or("draw", Side::name)),
            ),
            ("south", number(outcome.south)),
            ("north", number(outcome.north)),
        ];
        Saying::new(key, arguments, axes)
    }

    /// Why a game is over; `axes` are those that end it.
    #[must_use]
    pub fn of_cause(cause: Cause, axes: Axes) -> Saying {
        let key = match cause {
            Cause::Stuck => "over-stuck",
            Cause::OnlyEndless => "over-only-endless",
            Cause::Unfed => "over-unfed",
            Cause::Repetition => "over-repetition",
        };
        Saying::new(key, Vec::new(), axes)
    }

    /// Why a pit may not be lifted.
    #[must_use]
    pub fn of_refusal(refusal: Refusal) -> Saying {
        let key = match refusal {
            Refusal::Empty => "refusal-empty",
            Refusal::TooFewSeeds => "refusal-too-few-seeds",
            Refusal::OpeningPit => "refusal-opening-pit",
            Refusal::MustFeed => "refusal-must-feed",
            Refusal::GrandSlam => "refusal-grand-slam",
            Refusal::EndlessSowing(_) => "refusal-endless-sowing",
        };
        Saying::new(key, Vec::new(), refusal.axes())
    }
}

#[cfg(feature = "serde")]
fn by_name<S: serde::Serializer>(
    arguments: &[(&'static str, Argument)],
    serializer: S,
) -> Result<S::Ok, S::Error> {
    serializer.collect_map(arguments.iter().map(|(name, argument)| (name, argument)))
}

fn number(number: impl Into<u32>) -> Argument {
    Argument::Number(number.into())
}

fn count(count: usize) -> Argument {
    Argument::Number(u32::try_from(count).unwrap_or(u32::MAX))
}

fn pit(pit: Pit) -> (&'static str, Argument) {
    ("pit", Argument::Pits(pit.to_string()))
}

fn side(side: Side) -> (&'static str, Argument) {
    ("side", Argument::Choice(side.name()))
}

/// Pits with what each holds, as one list.
fn pits(pits: &[(Pit, u8)]) -> (&'static str, Argument) {
    let items = pits.iter().map(|&(one, seeds)| {
        let arguments = vec![pit(one), ("seeds", number(seeds))];
        Saying::new("event-pit-seeds", arguments, Axes::default())
    });
    ("pits", Argument::All(items.collect()))
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

/// The pits that `first` and the events of its kind right after it are about,
/// which are taken off `rest`, and the axes of them all.
fn in_a_row(
    first: &Event,
    rest: &mut &[Event],
    pit_of: impl Fn(&EventKind) -> Option<(Pit, u8)>,
) -> (Vec<(Pit, u8)>, Axes) {
    let mut pits: Vec<(Pit, u8)> = pit_of(&first.kind).into_iter().collect();
    let mut axes = first.axes;
    while let Some((next, following)) = rest.split_first() {
        let Some(pit) = pit_of(&next.kind) else {
            break;
        };
        pits.push(pit);
        axes = axes.union(next.axes);
        *rest = following;
    }
    (pits, axes)
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

/// The account of one ply as it is made.
struct Account<'a> {
    mover: Side,
    rules: &'a Rules,
    sayings: Vec<Saying>,
}

impl Account<'_> {
    fn tell(&mut self, axes: Axes, key: &'static str, arguments: Vec<(&'static str, Argument)>) {
        self.sayings.push(Saying::new(key, arguments, axes));
    }

    fn sowing(&mut self, events: &[Event]) {
        let mut laps: Vec<Lap> = Vec::new();
        let mut stores_passed: Option<Axes> = None;
        let mut relay_axes = Axes::default();
        let mut last: Option<u8> = None;
        let mut rest: Option<(Pit, Axes)> = None;
        for event in events {
            match event.kind {
                EventKind::Lift { pit, seeds } => {
                    laps.push(Lap {
                        pit,
                        seeds,
                        path: Vec::new(),
                        skipped: 0,
                        axes: event.axes.union(std::mem::take(&mut relay_axes)),
                        skip_axes: Axes::default(),
                    });
                }
                EventKind::Drop { pit, holds } => {
                    last = Some(holds);
                    if let Some(lap) = laps.last_mut() {
                        lap.path.push(pit);
                        lap.axes = lap.axes.union(event.axes);
                    }
                }
                EventKind::Skip { .. } => {
                    if let Some(lap) = laps.last_mut() {
                        lap.skipped += 1;
                        lap.skip_axes = lap.skip_axes.union(event.axes);
                    }
                }
                EventKind::PassStore { .. } => {
                    stores_passed = Some(stores_passed.unwrap_or_default().union(event.axes));
                }
                EventKind::Relay { .. } => relay_axes = event.axes,
                EventKind::Rest { pit } => rest = Some((pit, event.axes)),
                _ => {}
            }
        }
        self.laps(&laps);
        if let Some(axes) = stores_passed {
            self.tell(axes, "event-stores-passed", Vec::new());
        }
        if let Some((place, axes)) = rest {
            match last.unwrap_or_default() {
                1 => self.tell(axes, "event-rest-empty", vec![pit(place)]),
                seeds => {
                    let arguments = vec![pit(place), ("seeds", number(seeds))];
                    self.tell(axes, "event-rest", arguments);
                }
            }
        }
    }

    fn laps(&mut self, laps: &[Lap]) {
        let (told, left_out) = if laps.len() <= LAPS_TOLD_IN_FULL {
            (laps, &[][..])
        } else {
            laps.split_at(LAPS_TOLD)
        };
        for (index, lap) in told.iter().enumerate() {
            self.lap(index, lap);
        }
        if let Some(last) = left_out.last() {
            let axes = left_out
                .iter()
                .fold(Axes::default(), |axes, lap| axes.union(lap.axes));
            let laps_in_all = ("laps", count(laps.len()));
            self.tell(axes, "event-laps-left-out", vec![laps_in_all]);
            self.lap(laps.len() - 1, last);
        }
    }

    fn lap(&mut self, index: usize, lap: &Lap) {
        let path: Vec<String> = lap.path.iter().map(Pit::to_string).collect();
        let seeds = ("seeds", number(lap.seeds));
        let path = ("path", Argument::Pits(path.join(" ")));
        if index == 0 {
            let arguments = vec![side(self.mover), pit(lap.pit), seeds, path];
            self.tell(lap.axes, "event-sow", arguments);
        } else {
            self.tell(lap.axes, "event-relay", vec![pit(lap.pit), seeds, path]);
        }
        if lap.skipped > 0 {
            let times = ("times", count(lap.skipped));
            self.tell(lap.skip_axes, "event-skip", vec![pit(lap.pit), times]);
        }
    }

    /// What follows the sowing: captures, duties, the end.
    fn rest(&mut self, events: &[Event]) {
        let mut rest = events;
        while let Some((event, following)) = rest.split_first() {
            let axes = event.axes;
            rest = following;
            match event.kind {
                EventKind::Capture { .. } => {
                    let (taken, axes) = in_a_row(event, &mut rest, |kind| match *kind {
                        EventKind::Capture { pit, seeds } => Some((pit, seeds)),
                        _ => None,
                    });
                    self.captured(&taken, axes);
                }
                EventKind::Forfeit { .. } => {
                    let (kept, axes) = in_a_row(event, &mut rest, |kind| match *kind {
                        EventKind::Forfeit { pit, seeds } => Some((pit, seeds)),
                        _ => None,
                    });
                    self.tell(axes, "event-forfeit", vec![pits(&kept)]);
                }
                EventKind::Spare => self.tell(axes, "event-spare", Vec::new()),
                EventKind::NoCapture { .. } => self.tell(axes, "event-no-capture", Vec::new()),
                EventKind::Slam => self.tell(axes, "event-slam", Vec::new()),
                EventKind::Feed => self.tell(axes, "event-feed", Vec::new()),
                EventKind::Starve => self.tell(axes, "event-starve", Vec::new()),
                EventKind::Pass => self.tell(axes, "event-pass", vec![side(self.mover)]),
                EventKind::Over { cause } => self.sayings.push(Saying::of_cause(cause, axes)),
                EventKind::HandOut { to, seeds } => {
                    let arguments = vec![side(to), ("seeds", number(seeds))];
                    self.tell(axes, "event-hand-out", arguments);
                }
                EventKind::Leave { seeds } => {
                    self.tell(axes, "event-leave", vec![("seeds", number(seeds))]);
                }
                EventKind::Result { result } => {
                    let saying = Saying::of_outcome(&result, self.rules, axes);
                    self.sayings.push(saying);
                }
                EventKind::Lift { .. }
                | EventKind::Drop { .. }
                | EventKind::Skip { .. }
                | EventKind::PassStore { .. }
                | EventKind::Relay { .. }
                | EventKind::Rest { .. } => {}
            }
        }
    }

    fn captured(&mut self, taken: &[(Pit, u8)], axes: Axes) {
        let total: u32 = taken.iter().map(|(_, seeds)| u32::from(*seeds)).sum();
        let side = side(self.mover);
        let seeds = ("seeds", number(total));
        match taken {
            [(only, _)] => {
                self.tell(axes, "event-capture-one", vec![side, seeds, pit(*only)]);
            }
            _ => self.tell(axes, "event-capture-many", vec![side, seeds, pits(taken)]),
        }
    }
}
