//! Uniformly random games, for statistics and for checking laws.

use fastrand::Rng;

use crate::{
    game::History,
    moves::Move,
    outcome::Outcome,
    pit::Side,
    play::{Plays, Prospect},
    position::Position,
    rulebook::Rulebook,
    trace::Cause,
};

/// What a number of random games came to.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Games played to their end.
    pub games: u64,
    /// Plies played, passes included.
    pub plies: u64,
    /// Legal moves met, summed over all plies; a forced pass is one.
    pub choices: u64,
    /// Games won by South.
    pub south_wins: u64,
    /// Games won by North.
    pub north_wins: u64,
    /// Games drawn.
    pub draws: u64,
    /// Games that ended because the player to move had no legal move.
    pub stuck: u64,
    /// Games that ended with only endless sowings left.
    pub only_endless: u64,
    /// Games that ended because no move could feed.
    pub unfed: u64,
    /// Games that ended by repetition.
    pub repetition: u64,
}

/// Plays one game from the start for each seed of chance. The same seed gives
/// the same game, whichever others are played with it.
#[must_use]
pub fn playouts(rulebook: &Rulebook, seeds: impl IntoIterator<Item = u64>) -> Tally {
    let start = rulebook.start();
    let mut tally = Tally::default();
    let mut history = History::default();
    for seed in seeds {
        let (outcome, cause) = random_game(rulebook, start, seed, &mut history, &mut tally, |_| {});
        tally.add_game(outcome, cause);
    }
    tally
}

/// The moves of the random game of this seed from the start.
#[must_use]
pub fn random_moves(rulebook: &Rulebook, seed: u64) -> Vec<Move> {
    let mut moves = Vec::new();
    let mut tally = Tally::default();
    let start = rulebook.start();
    let note = |chosen| moves.push(chosen);
    random_game(
        rulebook,
        start,
        seed,
        &mut History::default(),
        &mut tally,
        note,
    );
    moves
}

fn random_game(
    rulebook: &Rulebook,
    start: Position,
    seed: u64,
    history: &mut History,
    tally: &mut Tally,
    mut note: impl FnMut(Move),
) -> (Outcome, Cause) {
    let mut chance = Rng::with_seed(seed);
    let mut position = start;
    let mut plays = Plays::new();
    history.clear();
    loop {
        if history.push(&position) {
            let cause = Cause::Repetition;
            return (rulebook.outcome(&position, cause), cause);
        }
        position = match rulebook.prospect(&position, &mut plays) {
            Prospect::Over(cause) => return (rulebook.outcome(&position, cause), cause),
            Prospect::Pass => {
                note(Move::Pass);
                tally.choices += 1;
                rulebook.after_pass(&position)
            }
            Prospect::Choose => {
                let play = &plays[chance.usize(..plays.len())];
                note(Move::Sow(play.pit));
                tally.choices += plays.len() as u64;
                rulebook.after(&position, play)
            }
        };
        tally.plies += 1;
    }
}

impl Tally {
    /// Adds another tally to this one.
    pub fn add(&mut self, other: &Tally) {
        self.games += other.games;
        self.plies += other.plies;
        self.choices += other.choices;
        self.south_wins += other.south_wins;
        self.north_wins += other.north_wins;
        self.draws += other.draws;
        self.stuck += other.stuck;
        self.only_endless += other.only_endless;
        self.unfed += other.unfed;
        self.repetition += other.repetition;
    }

    fn add_game(&mut self, outcome: Outcome, cause: Cause) {
        self.games += 1;
        match outcome.winner {
            Some(Side::South) => self.south_wins += 1,
            Some(Side::North) => self.north_wins += 1,
            None => self.draws += 1,
        }
        match cause {
            Cause::Stuck => self.stuck += 1,
            Cause::OnlyEndless => self.only_endless += 1,
            Cause::Unfed => self.unfed += 1,
            Cause::Repetition => self.repetition += 1,
        }
    }
}
