//! Rules that can be played: validated, with what play looks up worked out once.

use std::fmt;

use crate::{
    pit::{Pit, Side},
    position::Position,
    rules::{
        Capture, Chain, ChainOver, Counts, Endless, FacingEmpty, Laps, MAX_PITS, OpeningCapture,
        OpeningPit, Origin, Rules, Takes, Whose,
    },
    table::{LapTable, Pits},
    validate::Fault,
};

/// Valid rules and their lap tables. All play goes through here; it is a few
/// hundred kilobytes, made once for a game and shared.
#[derive(Clone, Debug)]
pub struct Rulebook {
    rules: Rules,
    ring: usize,
    first_laps: LapTable,
    later_laps: Option<LapTable>,
    captures_count: [bool; 256],
    /// All ones where a side's pits are.
    pub(crate) row_masks: [Pits; 2],
    pub(crate) lap_limit: u32,
}

impl Rulebook {
    /// Works out the tables of `rules`.
    ///
    /// # Errors
    /// Every reason why the rules cannot be played.
    pub fn new(rules: Rules) -> Result<Rulebook, Vec<Fault>> {
        rules.validate()?;
        let ring = 2 * usize::from(rules.board.pits);
        let skips_first = rules.sow.origin != Origin::SownAgain;
        let skips_later = rules.sow.origin == Origin::SkippedEveryLap;
        let mut captures_count = [false; 256];
        if let Capture::ByCount { counts, .. } = &rules.capture {
            match counts {
                Counts::OneOf(counts) => {
                    for &count in counts {
                        captures_count[usize::from(count)] = true;
                    }
                }
                Counts::Even => (2..=254)
                    .step_by(2)
                    .for_each(|count| captures_count[count] = true),
            }
        }
        let Endless::Illegal { after_laps } = rules.sow.endless;
        Ok(Rulebook {
            ring,
            first_laps: LapTable::new(ring, &rules.sow, skips_first),
            later_laps: (skips_first != skips_later)
                .then(|| LapTable::new(ring, &rules.sow, skips_later)),
            captures_count,
            row_masks: row_masks(ring / 2),
            lap_limit: after_laps,
            rules,
        })
    }

    /// The rules.
    #[must_use]
    pub fn rules(&self) -> &Rules {
        &self.rules
    }

    /// The position a game starts from.
    #[must_use]
    pub fn start(&self) -> Position {
        Position::start(&self.rules)
    }

    /// Checks that a position set up by hand is one of this board.
    ///
    /// # Errors
    /// The two numbers of pits a row, if they differ.
    pub fn accepts(&self, position: &Position) -> Result<(), OtherBoard> {
        if position.per_row == self.rules.board.pits {
            Ok(())
        } else {
            Err(OtherBoard {
                position: position.per_row,
                board: self.rules.board.pits,
            })
        }
    }

    /// Pits on the board.
    #[inline]
    pub(crate) fn ring(&self) -> usize {
        self.ring
    }

    #[inline]
    pub(crate) fn laps(&self, is_first: bool) -> &LapTable {
        match &self.later_laps {
            Some(later) if !is_first => later,
            _ => &self.first_laps,
        }
    }

    #[inline]
    pub(crate) fn relays(&self) -> bool {
        self.rules.sow.laps == Laps::RelayFromOccupiedPit
    }

    /// Whether `ply` belongs to the opening that `opening.pit` speaks of.
    pub(crate) fn opens_at(&self, ply: u32) -> bool {
        match self.rules.opening.pit {
            OpeningPit::RightmostStarter => ply == 0,
            OpeningPit::Free | OpeningPit::RightmostEachPlayer => ply < 2,
        }
    }

    /// The pit that the opening must be played from, if any.
    #[inline]
    pub(crate) fn opening_pit(&self, position: &Position) -> Option<Pit> {
        if self.rules.opening.pit == OpeningPit::Free || !self.opens_at(position.ply) {
            return None;
        }
        let rightmost = Pit {
            side: position.to_move,
            place: position.per_row - 1,
        };
        (position.seeds(rightmost) >= self.rules.lift.min_seeds.0).then_some(rightmost)
    }

    #[inline]
    pub(crate) fn forfeits_at(&self, ply: u32) -> bool {
        match self.rules.opening.capture {
            OpeningCapture::Free => false,
            OpeningCapture::ForfeitedFirstPly => ply == 0,
            OpeningCapture::ForfeitedEachPlayer => ply < 2,
        }
    }

    /// The pits of a row, one bit each.
    #[inline]
    pub(crate) fn row_bits(&self, side: Side) -> u32 {
        let row = self.ring / 2;
        let bits = (1 << row) - 1;
        match side {
            Side::South => bits,
            Side::North => bits << row,
        }
    }

    /// The pits that are `whose` when `mover` moves, one bit each.
    #[inline]
    fn bits_of(&self, whose: Whose, mover: Side) -> u32 {
        match whose {
            Whose::Own => self.row_bits(mover),
            Whose::Opponent => self.row_bits(mover.opponent()),
            Whose::Any => u32::MAX,
        }
    }

    /// The pits taken when the last seed of `mover` fell into `last`, one bit
    /// each, before anything forbids or forfeits it.
    #[inline]
    pub(crate) fn taken(&self, pits: &Pits, last: usize, sown: u32, mover: Side) -> u32 {
        match &self.rules.capture {
            Capture::Nothing => 0,
            Capture::ByCount { whose, chain, .. } => {
                let allowed = self.bits_of(*whose, mover);
                if !self.captures_count[usize::from(pits[last])] || allowed & (1 << last) == 0 {
                    return 0;
                }
                self.taken_in_chain(pits, last, sown, mover, allowed, *chain)
            }
            Capture::Opposite {
                landing,
                takes,
                facing_empty,
            } => {
                if pits[last] != 1 || self.bits_of(*landing, mover) & (1 << last) == 0 {
                    return 0;
                }
                let facing = self.ring - 1 - last;
                match (pits[facing], takes, facing_empty) {
                    (0, _, FacingEmpty::Nothing) => 0,
                    (0, _, FacingEmpty::LoneSeed) => 1 << last,
                    (_, Takes::Opposite, _) => 1 << facing,
                    (_, Takes::Both, _) => 1 << facing | 1 << last,
                }
            }
        }
    }

    #[inline]
    fn taken_in_chain(
        &self,
        pits: &Pits,
        last: usize,
        sown: u32,
        mover: Side,
        allowed: u32,
        chain: Chain,
    ) -> u32 {
        let mut taken = 1 << last;
        let (is_backward, over) = match chain {
            Chain::None => return taken,
            Chain::Backward(over) => (true, over),
            Chain::Forward(over) => (false, over),
        };
        let allowed = allowed
            & match over {
                ChainOver::PitsSown => sown,
                ChainOver::Board => u32::MAX,
                ChainOver::OwnRow => self.row_bits(mover),
            };
        let mut pit = last;
        loop {
            pit = if is_backward {
                self.first_laps.previous(pit)
            } else {
                self.first_laps.next(pit)
            };
            if taken & (1 << pit) != 0
                || allowed & (1 << pit) == 0
                || !self.captures_count[usize::from(pits[pit])]
            {
                return taken;
            }
            taken |= 1 << pit;
        }
    }
}

fn row_masks(row: usize) -> [Pits; 2] {
    let mut masks = [[0; MAX_PITS]; 2];
    masks[Side::South.index()][..row].fill(u8::MAX);
    masks[Side::North.index()][row..2 * row].fill(u8::MAX);
    masks
}

/// A position has another number of pits a row than the game's board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OtherBoard {
    /// Pits a row of the position.
    pub position: u8,
    /// Pits a row of the game's board.
    pub board: u8,
}

impl fmt::Display for OtherBoard {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            formatter,
            "the position has {} pits a row, the board of this game {}",
            self.position, self.board
        )
    }
}

impl std::error::Error for OtherBoard {}
