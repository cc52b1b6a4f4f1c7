//! The one implementation of play: sowing, capturing, and what a turn allows.
//!
//! Everything here is generic over an [`Observer`]. With [`Unobserved`] it is
//! the fast path of searches and playouts; with a
//! [`Trace`](crate::trace::Trace) it tells what happens, event by event.

use arrayvec::ArrayVec;

use crate::{
    moves::{Circle, IllegalMove, Move, Refusal},
    pit::{Pit, Side},
    position::Position,
    rulebook::Rulebook,
    rules::{Axis, Feeding, GrandSlam, MAX_PITS_PER_ROW, NoMove, SlamJudged, Unfed},
    table::Pits,
    trace::{Cause, Event, EventKind, Observer, Unobserved},
};

/// What the player to move can do.
#[expect(
    clippy::large_enum_variant,
    reason = "a turn is made for every position of a search; boxing would allocate each time"
)]
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Turn {
    /// Play one of these moves, in the order of the pits from the player's left.
    Choose(Plays),
    /// Only pass.
    Pass,
    /// Nothing: the game is over.
    Over(Cause),
}

/// The legal moves of a turn with where they lead.
pub type Plays = ArrayVec<Play, { MAX_PITS_PER_ROW as usize }>;

/// The pits of a row that may not be lifted, and why.
pub type Refusals = ArrayVec<(Pit, Refusal), { MAX_PITS_PER_ROW as usize }>;

/// A legal move and where it leads.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Play {
    /// The pit lifted.
    pub pit: Pit,
    /// Seeds that the mover takes with it.
    pub captured: u8,
    pits: Pits,
    is_slam: bool,
    /// Whether the opponent has seeds after it.
    pub(crate) feeds: bool,
}

/// What a turn comes to when its plays are listed elsewhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Prospect {
    /// There are plays.
    Choose,
    /// The player passes.
    Pass,
    /// The game is over.
    Over(Cause),
}

/// Whether a turn must feed the opponent.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Duty {
    /// It need not, or no move can and any other may be made.
    None,
    /// It must, and some move does.
    Feed,
    /// It must, and no move does: the game is over.
    Unfulfillable,
}

/// Where a sowing ended.
pub(crate) struct Sown {
    pub(crate) pits: Pits,
    pub(crate) last: usize,
    pub(crate) sown: u32,
}

impl Rulebook {
    /// What the player to move can do, repetition aside: that depends on the
    /// game's history, which a [`Game`](crate::Game) keeps.
    #[must_use]
    pub fn turn(&self, position: &Position) -> Turn {
        let mut plays = Plays::new();
        match self.prospect(position, &mut plays) {
            Prospect::Choose => Turn::Choose(plays),
            Prospect::Pass => Turn::Pass,
            Prospect::Over(cause) => Turn::Over(cause),
        }
    }

    /// As [`turn`](Rulebook::turn), with the plays written into a list that is
    /// used again: what a search or a playout calls for every position.
    #[inline]
    pub(crate) fn prospect(&self, position: &Position, plays: &mut Plays) -> Prospect {
        let mut has_endless = false;
        self.attempts(position, plays, |_, refusal| {
            has_endless |= matches!(refusal, Refusal::EndlessSowing(_));
        });
        let has_sown = !plays.is_empty();
        let duty = self.duty(position, plays);
        plays.retain(|play| play.refusal(duty).is_none());
        if !plays.is_empty() {
            return Prospect::Choose;
        }
        if duty == Duty::Unfulfillable {
            return Prospect::Over(Cause::Unfed);
        }
        match self.rules().no_move {
            NoMove::GameOver => Prospect::Over(Cause::Stuck),
            NoMove::Pass => Prospect::Pass,
            NoMove::PassIfOtherCanFeed if self.other_can_feed(position) => Prospect::Pass,
            NoMove::PassIfOtherCanFeed => Prospect::Over(Cause::Stuck),
            NoMove::DrawIfOnlyEndless if has_endless && !has_sown => {
                Prospect::Over(Cause::OnlyEndless)
            }
            NoMove::DrawIfOnlyEndless => Prospect::Over(Cause::Stuck),
        }
    }

    /// The pits of the player to move that may not be lifted, from the
    /// player's left, each with the first reason that holds.
    #[must_use]
    pub fn refusals(&self, position: &Position) -> Refusals {
        let mut plays = Plays::new();
        let mut refusals = [None; MAX_PITS_PER_ROW as usize];
        self.attempts(position, &mut plays, |pit, refusal| {
            refusals[usize::from(pit.place)] = Some(refusal);
        });
        let duty = self.duty(position, &plays);
        for play in &plays {
            if let Some(refusal) = play.refusal(duty) {
                refusals[usize::from(play.pit.place)] = Some(refusal);
            }
        }
        position
            .pits_of(position.to_move)
            .zip(refusals)
            .filter_map(|(pit, refusal)| Some((pit, refusal?)))
            .collect()
    }

    /// Plays `play`, which must come from this rulebook's [`turn`](Rulebook::turn)
    /// at `position`.
    #[inline]
    #[must_use]
    pub fn after(&self, position: &Position, play: &Play) -> Position {
        let mut after = *position;
        after.pits = play.pits;
        after.captured[position.to_move.index()] += play.captured;
        after.to_move = position.to_move.opponent();
        after.ply = position.ply.saturating_add(1);
        after
    }

    /// Passes.
    #[must_use]
    pub fn after_pass(&self, position: &Position) -> Position {
        Position {
            to_move: position.to_move.opponent(),
            ply: position.ply.saturating_add(1),
            ..*position
        }
    }

    /// Plays a move if it is legal, repetition aside, and tells `observer` how.
    ///
    /// # Errors
    /// Why the move is not legal; then `observer` has been told nothing.
    pub fn play<O: Observer>(
        &self,
        position: &Position,
        chosen: Move,
        observer: &mut O,
    ) -> Result<Position, IllegalMove> {
        let turn = self.turn(position);
        match (chosen, &turn) {
            (_, Turn::Over(_)) => Err(IllegalMove::GameOver),
            (Move::Pass, Turn::Choose(_)) => Err(IllegalMove::MayNotPass),
            (Move::Sow(_), Turn::Pass) => Err(IllegalMove::MustPass),
            (Move::Pass, Turn::Pass) => {
                observer.observe(|| [Event::of(EventKind::Pass, &[Axis::NoMove])]);
                Ok(self.after_pass(position))
            }
            (Move::Sow(pit), Turn::Choose(plays)) => {
                if pit.place >= position.per_row {
                    return Err(IllegalMove::NotOnBoard(pit));
                }
                if pit.side != position.to_move {
                    return Err(IllegalMove::NotYours(pit));
                }
                let Some(play) = plays.iter().find(|play| play.pit == pit) else {
                    let refusal = self
                        .refusals(position)
                        .into_iter()
                        .find_map(|(refused, refusal)| (refused == pit).then_some(refusal))
                        .expect("a pit is either legal or refused");
                    return Err(IllegalMove::Refused(pit, refusal));
                };
                self.attempt(position, pit, observer)
                    .expect("a legal move can be sown to its end");
                self.observe_feeding(position, play, observer);
                Ok(self.after(position, play))
            }
        }
    }

    /// Tries every pit of the player to move: the moves that can be sown to an
    /// end, which a duty or a ban may still forbid, go into `plays`, the others
    /// to `refuse`.
    #[inline]
    fn attempts(
        &self,
        position: &Position,
        plays: &mut Plays,
        mut refuse: impl FnMut(Pit, Refusal),
    ) {
        plays.clear();
        let opening_pit = self.opening_pit(position);
        for pit in position.pits_of(position.to_move) {
            let seeds = position.seeds(pit);
            if seeds == 0 {
                refuse(pit, Refusal::Empty);
            } else if seeds < self.rules().lift.min_seeds.0 {
                refuse(pit, Refusal::TooFewSeeds);
            } else if opening_pit.is_some_and(|opening| opening != pit) {
                refuse(pit, Refusal::OpeningPit);
            } else {
                match self.attempt(position, pit, &mut Unobserved) {
                    Ok(play) => plays.push(play),
                    Err(circle) => refuse(pit, Refusal::EndlessSowing(circle)),
                }
            }
        }
    }

    /// The duty to feed, with these moves that can be sown to an end.
    #[inline]
    fn duty(&self, position: &Position, plays: &[Play]) -> Duty {
        let row_is_empty = || !self.row_has_seeds(&position.pits, position.to_move.opponent());
        let otherwise = match self.rules().feeding {
            Feeding::Free => return Duty::None,
            Feeding::EmptyRow { otherwise } if row_is_empty() => otherwise,
            Feeding::EmptyRow { .. } => return Duty::None,
            Feeding::EveryMove { empty_row, .. } if row_is_empty() => empty_row,
            Feeding::EveryMove { otherwise, .. } => otherwise,
        };
        if plays.iter().any(|play| play.feeds && !play.is_slam) {
            return Duty::Feed;
        }
        match otherwise {
            Unfed::GameOver if !plays.is_empty() => Duty::Unfulfillable,
            Unfed::GameOver | Unfed::AnyMove => Duty::None,
        }
    }

    /// Whether the opponent of a stuck player has a move that gives that player a seed.
    fn other_can_feed(&self, position: &Position) -> bool {
        let mut plays = Plays::new();
        let passed = self.after_pass(position);
        self.attempts(&passed, &mut plays, |_, _| {});
        let duty = self.duty(&passed, &plays);
        plays
            .iter()
            .any(|play| play.feeds && play.refusal(duty).is_none())
    }

    /// Lifts `pit`, which holds seeds enough, sows and captures.
    #[inline]
    fn attempt<O: Observer>(
        &self,
        position: &Position,
        pit: Pit,
        observer: &mut O,
    ) -> Result<Play, Circle> {
        let mover = position.to_move;
        let sown = self.sow(position, pit, observer)?;
        let takeable = self.taken(&sown.pits, sown.last, sown.sown, mover);
        let is_forfeited = takeable != 0 && self.forfeits_at(position.ply);
        let mut taken = if is_forfeited { 0 } else { takeable };
        let slams = taken != 0 && self.takes_whole_row(&sown.pits, taken, mover.opponent());
        let mut is_slam = false;
        match self.rules().grand_slam {
            GrandSlam::Illegal(SlamJudged::AfterSowing) => is_slam = slams,
            GrandSlam::Illegal(SlamJudged::BeforeMove) => {
                is_slam = slams && !position.is_row_empty(mover.opponent());
            }
            GrandSlam::TakesNothing if slams => taken = 0,
            GrandSlam::TakesNothing | GrandSlam::Allowed => {}
        }

        let mut pits = sown.pits;
        let mut captured = 0;
        let mut rest = taken;
        while rest != 0 {
            let place = rest.trailing_zeros() as usize;
            captured += pits[place];
            pits[place] = 0;
            rest &= rest - 1;
        }
        observer
            .observe(|| self.capture_events(position, &sown, takeable, taken, is_forfeited, slams));

        Ok(Play {
            pit,
            captured,
            pits,
            is_slam,
            feeds: self.row_has_seeds(&pits, mover.opponent()),
        })
    }

    /// Sows from `pit` until the move ends, or says how it was seen that it does not.
    #[inline]
    fn sow<O: Observer>(
        &self,
        position: &Position,
        pit: Pit,
        observer: &mut O,
    ) -> Result<Sown, Circle> {
        let mut pits = position.pits;
        let mut place = pit.index(position.per_row);
        let mut laps = 0_u32;
        // Brent's method: one state is remembered, after 16, 32, 64 … laps, and
        // every later one is compared with it. Most sowings are over by then.
        let mut remembered = (pits, usize::MAX);
        let mut remember_at = 16;
        loop {
            let table = self.laps(laps == 0);
            let seeds = pits[place];
            let lap = table.lap(place, seeds);
            observer.observe(|| self.lap_events(position, &pits, place, laps == 0));
            pits = add(&pits, &lap.gains);
            let last = usize::from(lap.last);
            laps += 1;
            if !self.relays() || pits[last] <= 1 {
                observer.observe(|| {
                    [Event::of(
                        EventKind::Rest {
                            pit: Pit::at(last, position.per_row),
                        },
                        &[Axis::SowLaps],
                    )]
                });
                return Ok(Sown {
                    pits,
                    last,
                    sown: lap.sown,
                });
            }
            observer.observe(|| {
                [Event::of(
                    EventKind::Relay {
                        pit: Pit::at(last, position.per_row),
                    },
                    &[Axis::SowLaps],
                )]
            });
            place = last;
            if laps >= 16 {
                if place == remembered.1 && pits == remembered.0 {
                    return Err(Circle::Returned { laps });
                }
                if laps == remember_at {
                    remembered = (pits, place);
                    remember_at = remember_at.saturating_mul(2);
                }
            }
            if laps >= self.lap_limit {
                return Err(Circle::GivenUp { laps });
            }
        }
    }

    /// Whether a row holds seeds: both halves of the board at once.
    #[inline]
    fn row_has_seeds(&self, pits: &Pits, side: Side) -> bool {
        let mask = &self.row_masks[side.index()];
        pits.iter()
            .zip(mask)
            .fold(0, |any, (seeds, mask)| any | seeds & mask)
            != 0
    }

    /// Whether a row that holds seeds loses them all when `taken` is.
    #[inline]
    fn takes_whole_row(&self, pits: &Pits, taken: u32, side: Side) -> bool {
        if taken & self.row_bits(side) == 0 {
            return false;
        }
        let row = self.ring() / 2;
        let start = side.index() * row;
        (start..start + row).all(|place| pits[place] == 0 || taken & (1 << place) != 0)
    }
}

/// Adds two boards, pit by pit, modulo 256. Made from whole arrays: a loop over
/// `iter_mut` was not turned into vector instructions where this is inlined.
#[inline]
fn add(pits: &Pits, gains: &Pits) -> Pits {
    std::array::from_fn(|place| pits[place].wrapping_add(gains[place]))
}

impl Play {
    /// Whether it comes to the same position as a play of other rules from the
    /// same one.
    #[inline]
    pub(crate) fn leads_where(&self, other: &Play) -> bool {
        self.pits == other.pits && self.captured == other.captured
    }

    /// The first reason why the duty or a ban forbids it, if any.
    #[inline]
    fn refusal(&self, duty: Duty) -> Option<Refusal> {
        if duty == Duty::Unfulfillable || (duty == Duty::Feed && !self.feeds) {
            Some(Refusal::MustFeed)
        } else if self.is_slam {
            Some(Refusal::GrandSlam)
        } else {
            None
        }
    }
}
