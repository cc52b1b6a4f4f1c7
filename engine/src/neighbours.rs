//! The neighbours of rules: every set of rules that differs from them in the
//! value of one axis.
//!
//! Documentation pins a game down if it tells the game from all its neighbours;
//! what that takes is not for the engine to say.
//!
//! What counts as one step away: of an axis whose values can be listed, every
//! other value; of numbers, one more and one less; of a set of counts, one count
//! less, or one more of those up to two above the greatest. Kinds of capture
//! differ in everything they need: from one kind to another lead only the
//! plainest values of that kind. Rules that cannot be played are left out.
//!
//! Left out as well is `sow.endless`: its limit says how long a program follows
//! a sowing before giving it up, not how the game is played. Two limits differ
//! only where a sowing outlasts the smaller one, which no player would sit out.
//!
//! Every `match` here names every value, so that the compiler asks for the
//! neighbours of a value that is new.

use crate::rules::{
    Axis, Board, Capture, Chain, ChainOver, Counts, Direction, End, Endless, FacingEmpty, Feeding,
    FirstSeed, GrandSlam, Laps, MAX_SEEDS, MinSeeds, NoMove, OpeningCapture, OpeningPit, Origin,
    Remainder, Repetition, Rules, Seeds, Setting, SlamJudged, SowStores, Stores, Takes, Unfed,
    Whose, Winner,
};

/// Every setting that makes other rules of these which can be played: axis by
/// axis in the order of [`Axis::ALL`], none twice.
///
/// ```
/// use engine::*;
///
/// let rules = Rules::plain(Board { rows: 2, pits: 3, seeds: Seeds::PerPit(4) });
/// let neighbours = neighbours(&rules);
/// assert!(neighbours.contains(&Setting::SowLaps(Laps::RelayFromOccupiedPit)));
/// assert!(neighbours.contains(&Setting::LiftMinSeeds(MinSeeds(2))));
/// // An empty pit cannot be lifted: not rules that can be played.
/// assert!(!neighbours.contains(&Setting::LiftMinSeeds(MinSeeds(0))));
/// ```
#[must_use]
pub fn neighbours(rules: &Rules) -> Vec<Setting> {
    Axis::ALL
        .iter()
        .flat_map(|&axis| others(rules, rules.setting(axis)))
        .filter(|setting| {
            let mut other = rules.clone();
            other.set(setting.clone());
            other.validate().is_ok()
        })
        .collect()
}

/// The other settings of an axis, whether they can be played or not.
fn others(rules: &Rules, setting: Setting) -> Vec<Setting> {
    match setting {
        Setting::Board(value) => settings(boards(&value), Setting::Board),
        Setting::Stores(value) => other_values(&value, Setting::Stores),
        Setting::OpeningPit(value) => other_values(&value, Setting::OpeningPit),
        Setting::OpeningCapture(value) => other_values(&value, Setting::OpeningCapture),
        Setting::LiftMinSeeds(MinSeeds(value)) => {
            let near = one_off(value).into_iter().map(MinSeeds).collect();
            settings(near, Setting::LiftMinSeeds)
        }
        Setting::SowDirection(value) => other_values(&value, Setting::SowDirection),
        Setting::SowFirstSeed(value) => other_values(&value, Setting::SowFirstSeed),
        Setting::SowOrigin(value) => other_values(&value, Setting::SowOrigin),
        Setting::SowStores(value) => other_values(&value, Setting::SowStores),
        Setting::SowLaps(value) => other_values(&value, Setting::SowLaps),
        Setting::SowEndless(Endless::Illegal { after_laps: _ }) => Vec::new(),
        Setting::Capture(value) => settings(
            captures(&value, rules.board.seeds_in_all()),
            Setting::Capture,
        ),
        Setting::GrandSlam(value) => other_values(&value, Setting::GrandSlam),
        Setting::Feeding(value) => other_values(&value, Setting::Feeding),
        Setting::End(value) => other_values(&value, Setting::End),
        Setting::NoMove(value) => other_values(&value, Setting::NoMove),
        Setting::Remainder(value) => other_values(&value, Setting::Remainder),
        Setting::Winner(value) => other_values(&value, Setting::Winner),
        Setting::Repetition(value) => other_values(&value, Setting::Repetition),
    }
}

fn settings<T>(values: Vec<T>, setting: fn(T) -> Setting) -> Vec<Setting> {
    values.into_iter().map(setting).collect()
}

fn other_values<T: Values>(value: &T, setting: fn(T) -> Setting) -> Vec<Setting> {
    settings(others_than(value), setting)
}

/// A type whose values can be listed.
trait Values: PartialEq + Sized {
    fn all() -> Vec<Self>;
}

fn others_than<T: Values>(value: &T) -> Vec<T> {
    let mut values = T::all();
    values.retain(|other| other != value);
    values
}

/// Lists the variants of an enum that hold nothing. One that is forgotten is an
/// error of the compiler.
macro_rules! values {
    ($($type:ty: $($variant:ident),+;)+) => {
        $(
            const _: fn(&$type) = |value| match value {
                $(<$type>::$variant => {})+
            };

            impl Values for $type {
                fn all() -> Vec<$type> {
                    vec![$(<$type>::$variant),+]
                }
            }
        )+
    };
}

values! {
    Stores: None, AtTheEnds;
    OpeningPit: Free, RightmostEachPlayer, RightmostStarter;
    OpeningCapture: Free, ForfeitedFirstPly, ForfeitedEachPlayer;
    Direction: CounterClockwise, Clockwise;
    FirstSeed: NextPit, EmptiedPit, EmptiedPitLoneSeedNext;
    Origin: SownAgain, SkippedEveryLap, SkippedFirstLap;
    SowStores: Never;
    Laps: Single, RelayFromOccupiedPit;
    Whose: Own, Opponent, Any;
    ChainOver: PitsSown, Board, OwnRow;
    Takes: Opposite, Both;
    FacingEmpty: Nothing, LoneSeed;
    SlamJudged: AfterSowing, BeforeMove;
    Unfed: AnyMove, GameOver;
    End: WhenStuck;
    NoMove: GameOver, Pass, PassIfOtherCanFeed, DrawIfOnlyEndless;
    Remainder: OwnRow, LastMover, SplitEqually, Nobody;
    Winner: MostSeeds, SeedsInRow;
}

const _: fn(&Chain) = |value| match value {
    Chain::None | Chain::Backward(_) | Chain::Forward(_) => {}
};

impl Values for Chain {
    fn all() -> Vec<Chain> {
        let over = ChainOver::all;
        [Chain::None]
            .into_iter()
            .chain(over().into_iter().map(Chain::Backward))
            .chain(over().into_iter().map(Chain::Forward))
            .collect()
    }
}

const _: fn(&GrandSlam) = |value| match value {
    GrandSlam::Allowed | GrandSlam::Illegal(_) | GrandSlam::TakesNothing => {}
};

impl Values for GrandSlam {
    fn all() -> Vec<GrandSlam> {
        [GrandSlam::Allowed, GrandSlam::TakesNothing]
            .into_iter()
            .chain(SlamJudged::all().into_iter().map(GrandSlam::Illegal))
            .collect()
    }
}

const _: fn(&Feeding) = |value| match value {
    Feeding::Free
    | Feeding::EmptyRow { otherwise: _ }
    | Feeding::EveryMove {
        otherwise: _,
        empty_row: _,
    } => {}
};

impl Values for Feeding {
    fn all() -> Vec<Feeding> {
        let mut values = vec![Feeding::Free];
        for otherwise in Unfed::all() {
            values.push(Feeding::EmptyRow { otherwise });
        }
        for otherwise in Unfed::all() {
            for empty_row in Unfed::all() {
                values.push(Feeding::EveryMove {
                    otherwise,
                    empty_row,
                });
            }
        }
        values
    }
}

const _: fn(&Repetition) = |value| match value {
    Repetition::GameOver(_) | Repetition::Draw => {}
};

impl Values for Repetition {
    fn all() -> Vec<Repetition> {
        Remainder::all()
            .into_iter()
            .map(Repetition::GameOver)
            .chain([Repetition::Draw])
            .collect()
    }
}

/// One more and one less, where there is such a number.
fn one_off(number: u8) -> Vec<u8> {
    [number.checked_sub(1), number.checked_add(1)]
        .into_iter()
        .flatten()
        .collect()
}

/// Boards with a pit a row more or less, or a seed more or less in each pit; of
/// an explicit start, in one pit. The rows are always two.
fn boards(board: &Board) -> Vec<Board> {
    let Board { rows, pits, seeds } = board;
    let with_pits = one_off(*pits).into_iter().map(|pits| Board {
        rows: *rows,
        pits,
        seeds: seeds.clone(),
    });
    let starts: Vec<Seeds> = match seeds {
        Seeds::PerPit(seeds) => one_off(*seeds).into_iter().map(Seeds::PerPit).collect(),
        Seeds::Explicit(start) => (0..start.len())
            .flat_map(|pit| {
                one_off(start[pit]).into_iter().map(move |seeds| {
                    let mut start = start.clone();
                    start[pit] = seeds;
                    Seeds::Explicit(start)
                })
            })
            .collect(),
    };
    let with_seeds = starts.into_iter().map(|seeds| Board {
        rows: *rows,
        pits: *pits,
        seeds,
    });
    with_pits.chain(with_seeds).collect()
}

/// Captures that differ in one thing, and the plainest of the other kinds.
fn captures(capture: &Capture, seeds_in_all: u32) -> Vec<Capture> {
    let nothing = || vec![Capture::Nothing];
    match capture {
        Capture::Nothing => [plain_by_count(), plain_opposite()].concat(),
        Capture::ByCount {
            counts,
            whose,
            chain,
        } => {
            let by_count = |counts, whose, chain| Capture::ByCount {
                counts,
                whose,
                chain,
            };
            let other_counts = counts_near(counts, seeds_in_all)
                .into_iter()
                .map(|counts| by_count(counts, *whose, *chain));
            let other_whose = others_than(whose)
                .into_iter()
                .map(|whose| by_count(counts.clone(), whose, *chain));
            let other_chains = others_than(chain)
                .into_iter()
                .map(|chain| by_count(counts.clone(), *whose, chain));
            nothing()
                .into_iter()
                .chain(other_counts)
                .chain(other_whose)
                .chain(other_chains)
                .chain(plain_opposite())
                .collect()
        }
        Capture::Opposite {
            landing,
            takes,
            facing_empty,
        } => {
            let opposite = |landing, takes, facing_empty| Capture::Opposite {
                landing,
                takes,
                facing_empty,
            };
            let other_landings = others_than(landing)
                .into_iter()
                .map(|landing| opposite(landing, *takes, *facing_empty));
            let other_takes = others_than(takes)
                .into_iter()
                .map(|takes| opposite(*landing, takes, *facing_empty));
            let other_facing = others_than(facing_empty)
                .into_iter()
                .map(|facing_empty| opposite(*landing, *takes, facing_empty));
            nothing()
                .into_iter()
                .chain(plain_by_count())
                .chain(other_landings)
                .chain(other_takes)
                .chain(other_facing)
                .collect()
        }
    }
}

/// Captures of even numbers without a chain.
fn plain_by_count() -> Vec<Capture> {
    let by_count = |whose| Capture::ByCount {
        counts: Counts::Even,
        whose,
        chain: Chain::None,
    };
    Whose::all().into_iter().map(by_count).collect()
}

/// Captures of the facing pit alone.
fn plain_opposite() -> Vec<Capture> {
    let opposite = |landing| Capture::Opposite {
        landing,
        takes: Takes::Opposite,
        facing_empty: FacingEmpty::Nothing,
    };
    Whose::all().into_iter().map(opposite).collect()
}

/// Of a set: without one count, with one more, and all even numbers. Of all even
/// numbers: those up to a bound that the seeds of the game exceed.
fn counts_near(counts: &Counts, seeds_in_all: u32) -> Vec<Counts> {
    let most = u8::try_from(seeds_in_all.min(MAX_SEEDS)).unwrap_or(u8::MAX);
    match counts {
        Counts::OneOf(counts) => {
            let without = counts.iter().map(|left_out| {
                let rest = counts.iter().copied().filter(|count| count != left_out);
                rest.collect::<Vec<u8>>()
            });
            let greatest = counts.last().copied().unwrap_or(0);
            let with = (1..=greatest.saturating_add(2).min(most))
                .filter(|count| !counts.contains(count))
                .map(|count| {
                    let mut more = counts.clone();
                    more.push(count);
                    more.sort_unstable();
                    more
                });
            without
                .chain(with)
                .map(Counts::OneOf)
                .chain([Counts::Even])
                .collect()
        }
        Counts::Even => (2..most)
            .step_by(2)
            .filter(|bound| bound + 2 <= most)
            .map(|bound| Counts::OneOf((2..=bound).step_by(2).collect()))
            .collect(),
    }
}
