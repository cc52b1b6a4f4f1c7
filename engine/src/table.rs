//! Laps worked out once: what a lap of so many seeds from such a pit adds to
//! every pit of the board.
//!
//! Playing a lap is then a look-up and the addition of two vectors. The order
//! of the drops, which only a trace needs, comes from the same path.

use crate::rules::{Direction, FirstSeed, MAX_PITS, MAX_SEEDS, Sow};

/// What the pits hold, in sowing order counter-clockwise from South's first;
/// places beyond the board are 0.
pub(crate) type Pits = [u8; MAX_PITS];

/// One lap from one pit with one number of seeds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Lap {
    /// What each pit gains, modulo 256; the emptied pit loses what it held.
    pub(crate) gains: Pits,
    /// Where the last seed falls.
    pub(crate) last: u8,
    /// The pits that get at least one seed, one bit each.
    pub(crate) sown: u32,
}

/// The laps of one board.
#[derive(Clone, Debug)]
pub(crate) struct LapTable {
    ring: usize,
    direction: Direction,
    first_seed: FirstSeed,
    skips_origin: bool,
    laps: Vec<Lap>,
}

/// One entry for every number of seeds a pit may hold, 0 included.
const PER_PIT: usize = MAX_SEEDS as usize + 1;

impl LapTable {
    /// The laps on a board of `ring` pits.
    pub(crate) fn new(ring: usize, sow: &Sow, skips_origin: bool) -> LapTable {
        let mut table = LapTable {
            ring,
            direction: sow.direction,
            first_seed: sow.first_seed,
            skips_origin,
            laps: Vec::new(),
        };
        table.laps = (0..ring).flat_map(|pit| table.laps_from(pit)).collect();
        table
    }

    /// The laps from `pit`, of 0 seeds and more. Each goes one seed further than
    /// the one before; only a lone seed may have a way of its own.
    fn laps_from(&self, pit: usize) -> [Lap; PER_PIT] {
        let mut laps = [Lap {
            gains: [0; MAX_PITS],
            last: u8::try_from(pit).expect("a board has at most 32 pits"),
            sown: 0,
        }; PER_PIT];
        let mut drop = |from: usize, seeds: usize, place: usize| {
            let mut lap = laps[from];
            lap.gains[pit] = lap.gains[pit].wrapping_sub(1);
            lap.gains[place] = lap.gains[place].wrapping_add(1);
            lap.sown |= 1 << place;
            lap.last = u8::try_from(place).expect("a board has at most 32 pits");
            laps[seeds] = lap;
        };
        for (before, place) in self.path(pit, 2).take(PER_PIT - 1).enumerate() {
            drop(before, before + 1, place);
        }
        for place in self.path(pit, 1).take(1) {
            drop(0, 1, place);
        }
        laps
    }

    /// The lap of `seeds` from `pit`.
    #[inline]
    pub(crate) fn lap(&self, pit: usize, seeds: u8) -> &Lap {
        &self.laps[pit * PER_PIT + usize::from(seeds)]
    }

    /// Where the seeds of that lap fall, one after another, without end.
    pub(crate) fn path(&self, pit: usize, seeds: u8) -> impl Iterator<Item = usize> + '_ {
        let starts_at_origin = match self.first_seed {
            FirstSeed::NextPit => false,
            FirstSeed::EmptiedPit => true,
            FirstSeed::EmptiedPitLoneSeedNext => seeds > 1,
        };
        let first = if starts_at_origin {
            pit
        } else {
            self.next(pit)
        };
        std::iter::successors(Some(first), |&place| Some(self.next(place)))
            .filter(move |&place| !(self.skips_origin && place == pit))
    }

    /// The pit after `pit` in the direction of sowing.
    #[inline]
    pub(crate) fn next(&self, pit: usize) -> usize {
        match self.direction {
            Direction::CounterClockwise => (pit + 1) % self.ring,
            Direction::Clockwise => (pit + self.ring - 1) % self.ring,
        }
    }

    /// The pit before `pit` in the direction of sowing.
    #[inline]
    pub(crate) fn previous(&self, pit: usize) -> usize {
        match self.direction {
            Direction::CounterClockwise => (pit + self.ring - 1) % self.ring,
            Direction::Clockwise => (pit + 1) % self.ring,
        }
    }
}
