//! Which settings make rules that can be played.

use std::fmt;

use crate::rules::{
    Axis, Capture, Chain, ChainOver, Counts, Endless, FirstSeed, MAX_PITS_PER_ROW, MAX_SEEDS,
    NoMove, Origin, ROWS, Remainder, Rules, Seeds, Whose,
};

/// One reason why rules cannot be played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fault {
    /// The board does not have two rows.
    Rows(u8),
    /// A row has no pits or more than [`MAX_PITS_PER_ROW`].
    Pits(u8),
    /// An explicit start names another number of pits than the board has.
    StartLength {
        /// Pits named.
        named: usize,
        /// Pits of the board.
        pits: usize,
    },
    /// There are more than [`MAX_SEEDS`] seeds.
    Seeds(u32),
    /// A pit of no seeds cannot be lifted.
    MinSeeds,
    /// A set of counts is empty, holds 0, or does not ascend.
    Counts,
    /// The emptied pit cannot both get the first seed and be passed over.
    FirstSeedSkipped,
    /// A sowing must be followed for at least one lap.
    LapLimit,
    /// A chain along the own row never takes a pit of the opponent's.
    ChainOutOfReach,
    /// Where players pass, the last to move is not known from the position.
    LastMoverUnknown,
}

impl Fault {
    /// Its name in data, such as `min_seeds`.
    #[must_use]
    pub fn name(&self) -> &'static str {
        match self {
            Fault::Rows(_) => "rows",
            Fault::Pits(_) => "pits",
            Fault::StartLength { .. } => "start_length",
            Fault::Seeds(_) => "seeds",
            Fault::MinSeeds => "min_seeds",
            Fault::Counts => "counts",
            Fault::FirstSeedSkipped => "first_seed_skipped",
            Fault::LapLimit => "lap_limit",
            Fault::ChainOutOfReach => "chain_out_of_reach",
            Fault::LastMoverUnknown => "last_mover_unknown",
        }
    }

    /// The axes that do not fit.
    #[must_use]
    pub fn axes(&self) -> &'static [Axis] {
        match self {
            Fault::Rows(_) | Fault::Pits(_) | Fault::StartLength { .. } | Fault::Seeds(_) => {
                &[Axis::Board]
            }
            Fault::MinSeeds => &[Axis::LiftMinSeeds],
            Fault::Counts | Fault::ChainOutOfReach => &[Axis::Capture],
            Fault::FirstSeedSkipped => &[Axis::SowFirstSeed, Axis::SowOrigin],
            Fault::LapLimit => &[Axis::SowEndless],
            Fault::LastMoverUnknown => &[Axis::NoMove, Axis::Remainder],
        }
    }
}

impl Rules {
    /// Checks that the rules can be played.
    ///
    /// # Errors
    /// Every reason why they cannot.
    pub fn validate(&self) -> Result<(), Vec<Fault>> {
        let mut faults = Vec::new();
        self.validate_board(&mut faults);
        if self.lift.min_seeds.0 == 0 {
            faults.push(Fault::MinSeeds);
        }
        if self.sow.first_seed != FirstSeed::NextPit && self.sow.origin != Origin::SownAgain {
            faults.push(Fault::FirstSeedSkipped);
        }
        let Endless::Illegal { after_laps } = self.sow.endless;
        if after_laps == 0 {
            faults.push(Fault::LapLimit);
        }
        if let Capture::ByCount {
            counts,
            whose,
            chain,
        } = &self.capture
        {
            if let Counts::OneOf(counts) = counts
                && (counts.is_empty()
                    || counts[0] == 0
                    || !counts.is_sorted_by(|one, next| one < next))
            {
                faults.push(Fault::Counts);
            }
            if let Chain::Backward(ChainOver::OwnRow) | Chain::Forward(ChainOver::OwnRow) = chain
                && *whose == Whose::Opponent
            {
                faults.push(Fault::ChainOutOfReach);
            }
        }
        if self.no_move == NoMove::Pass && self.remainder == Remainder::LastMover {
            faults.push(Fault::LastMoverUnknown);
        }
        if faults.is_empty() {
            Ok(())
        } else {
            Err(faults)
        }
    }

    fn validate_board(&self, faults: &mut Vec<Fault>) {
        if self.board.rows != ROWS {
            faults.push(Fault::Rows(self.board.rows));
        }
        if !(1..=MAX_PITS_PER_ROW).contains(&self.board.pits) {
            faults.push(Fault::Pits(self.board.pits));
        }
        let pits = usize::from(ROWS) * usize::from(self.board.pits);
        if let Seeds::Explicit(start) = &self.board.seeds
            && start.len() != pits
        {
            faults.push(Fault::StartLength {
                named: start.len(),
                pits,
            });
        }
        let seeds = self.board.seeds_in_all();
        if seeds > MAX_SEEDS {
            faults.push(Fault::Seeds(seeds));
        }
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Fault::Rows(rows) => write!(formatter, "a board has {ROWS} rows, not {rows}"),
            Fault::Pits(pits) => write!(
                formatter,
                "a row has 1 to {MAX_PITS_PER_ROW} pits, not {pits}"
            ),
            Fault::StartLength { named, pits } => write!(
                formatter,
                "the start names {named} pits, the board has {pits}"
            ),
            Fault::Seeds(seeds) => {
                write!(formatter, "{seeds} seeds are more than {MAX_SEEDS}")
            }
            Fault::MinSeeds => formatter.write_str("an empty pit cannot be lifted"),
            Fault::Counts => formatter
                .write_str("the counts that capture must be one or more numbers, ascending from 1"),
            Fault::FirstSeedSkipped => formatter
                .write_str("the emptied pit cannot both get the first seed and be passed over"),
            Fault::LapLimit => {
                formatter.write_str("a sowing must be followed for at least one lap")
            }
            Fault::ChainOutOfReach => formatter
                .write_str("a chain along the mover's own row cannot take pits of the opponent's"),
            Fault::LastMoverUnknown => formatter.write_str(
                "where a player may pass, what is left cannot go to the player who moved last",
            ),
        }
    }
}

impl std::error::Error for Fault {}
