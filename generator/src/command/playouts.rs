//! `sowbook playouts GAME`: uniformly random games, counted and timed.

use std::num::NonZero;
use std::thread;
use std::time::Instant;

use clap::Args;
use engine::{Rulebook, Tally, playouts};
use serde::Serialize;

use super::game::{GameArguments, InputError, load_archive};
use super::{Common, Outcome, answer};

/// Play uniformly random games from the start
#[derive(Debug, Args)]
#[command(after_help = "\
Example:
  sowbook playouts GAME --count 100000 --seed 1 --json")]
pub(super) struct Arguments {
    #[command(flatten)]
    game: GameArguments,
    /// How many games
    #[arg(long, value_name = "N", default_value_t = 1000)]
    count: u64,
    /// The seed of chance: the same seed gives the same games
    #[arg(long, value_name = "S", default_value_t = 0)]
    seed: u64,
    /// Threads to play in; the games are the same for any number
    #[arg(long, value_name = "N", default_value = "1")]
    jobs: NonZero<usize>,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

/// The answer, as programs read it.
#[derive(Debug, Serialize)]
struct PlayoutsRecord {
    games: u64,
    plies: u64,
    plies_per_second: f64,
    seconds: f64,
    mean_length: f64,
    branching: f64,
    south_wins: u64,
    north_wins: u64,
    draws: u64,
    ends: Ends,
}

/// How the games ended, counted.
#[derive(Debug, Serialize)]
struct Ends {
    stuck: u64,
    only_endless: u64,
    unfed: u64,
    repetition: u64,
}

pub(super) fn run(arguments: &Arguments, common: &Common) -> anyhow::Result<Outcome> {
    answer(
        play(arguments, common),
        arguments.json,
        PlayoutsRecord::in_words,
    )
}

fn play(arguments: &Arguments, common: &Common) -> Result<PlayoutsRecord, InputError> {
    let archive = load_archive(common)?;
    let rulebook = arguments.game.rulebook(&archive)?;
    let start = Instant::now();
    let tally = play_in_threads(
        &rulebook,
        arguments.seed,
        arguments.count,
        arguments.jobs.get(),
    );
    Ok(PlayoutsRecord::new(&tally, start.elapsed().as_secs_f64()))
}

/// Game `i` is played with the seed `seed + i` whichever thread plays it, so
/// the sum does not depend on their number.
fn play_in_threads(rulebook: &Rulebook, seed: u64, count: u64, jobs: usize) -> Tally {
    let jobs = jobs.min(MOST_THREADS) as u64;
    thread::scope(|scope| {
        let threads: Vec<_> = (0..jobs)
            .map(|job| {
                let games = (job..count).step_by(jobs as usize);
                scope.spawn(move || playouts(rulebook, games.map(|game| seed.wrapping_add(game))))
            })
            .collect();
        let mut sum = Tally::default();
        for thread in threads {
            sum.add(&thread.join().expect("playing does not panic"));
        }
        sum
    })
}

/// More threads than this bring nothing and may not be had.
const MOST_THREADS: usize = 256;

impl PlayoutsRecord {
    fn new(tally: &Tally, seconds: f64) -> PlayoutsRecord {
        let ratio = |of: u64, to: u64| of as f64 / to.max(1) as f64;
        PlayoutsRecord {
            games: tally.games,
            plies: tally.plies,
            plies_per_second: if seconds > 0.0 {
                tally.plies as f64 / seconds
            } else {
                0.0
            },
            seconds,
            mean_length: ratio(tally.plies, tally.games),
            branching: ratio(tally.choices, tally.plies),
            south_wins: tally.south_wins,
            north_wins: tally.north_wins,
            draws: tally.draws,
            ends: Ends {
                stuck: tally.stuck,
                only_endless: tally.only_endless,
                unfed: tally.unfed,
                repetition: tally.repetition,
            },
        }
    }

    fn in_words(&self) -> String {
        format!(
            "{} games, {} plies, {:.2} a game, {:.2} legal moves a ply\n\
             South wins {}, North wins {}, draws {}\n\
             ended: {} stuck, {} with only endless sowings, {} unable to feed, {} by repetition\n\
             {:.0} plies a second\n",
            self.games,
            self.plies,
            self.mean_length,
            self.branching,
            self.south_wins,
            self.north_wins,
            self.draws,
            self.ends.stuck,
            self.ends.only_endless,
            self.ends.unfed,
            self.ends.repetition,
            self.plies_per_second,
        )
    }
}
