//! What an observer is told: the events of laps, captures and duties, each with
//! the axes that make it happen. Nothing here decides anything.

use crate::{
    pit::{Pit, Side},
    play::{Play, Sown},
    position::Position,
    rulebook::Rulebook,
    rules::{Axis, Direction, Feeding, OpeningCapture, Stores},
    table::Pits,
    trace::{Event, EventKind, Observer},
};

impl Rulebook {
    /// The events of the lap from `place`, drop by drop.
    pub(crate) fn lap_events(
        &self,
        position: &Position,
        pits: &Pits,
        place: usize,
        is_first: bool,
    ) -> Vec<Event> {
        let per_row = position.per_row;
        let seeds = pits[place];
        let table = self.laps(is_first);
        let lift = EventKind::Lift {
            pit: Pit::at(place, per_row),
            seeds,
        };
        let mut lift_axes = vec![Axis::Board];
        if is_first {
            lift_axes.push(Axis::LiftMinSeeds);
            if self.opens_at(position.ply) {
                lift_axes.push(Axis::OpeningPit);
            }
        } else {
            lift_axes.push(Axis::SowLaps);
        }
        let mut events = vec![Event::of(lift, &lift_axes)];

        let mut pits = *pits;
        pits[place] = 0;
        let mut before = place;
        for (count, next) in table
            .path(place, seeds)
            .take(usize::from(seeds))
            .enumerate()
        {
            // The first seed may go back into the pit it came from: no way to go.
            let mut passed = before;
            let mut has_arrived = count == 0 && next == place;
            while !has_arrived {
                passed = table.next(passed);
                self.observe_passing(position, passed, &mut events);
                has_arrived = passed == next;
                if !has_arrived {
                    let pit = Pit::at(passed, per_row);
                    events.push(Event::of(EventKind::Skip { pit }, &[Axis::SowOrigin]));
                }
            }
            pits[next] = pits[next].wrapping_add(1);
            let axes: &[Axis] = match (count, next == place) {
                (0, _) => &[Axis::SowFirstSeed, Axis::SowDirection],
                (_, true) => &[Axis::SowOrigin, Axis::SowDirection],
                (_, false) => &[Axis::SowDirection],
            };
            events.push(Event::of(
                EventKind::Drop {
                    pit: Pit::at(next, per_row),
                    holds: pits[next],
                },
                axes,
            ));
            before = next;
        }
        events
    }

    /// A sowing that enters a row at `place` has passed the store before it.
    fn observe_passing(&self, position: &Position, place: usize, events: &mut Vec<Event>) {
        let row = usize::from(position.per_row);
        if self.rules().stores == Stores::None {
            return;
        }
        // Each player's store lies to the right of the own row.
        let side = match (self.rules().sow.direction, place) {
            (Direction::CounterClockwise, 0) => Side::North,
            (Direction::CounterClockwise, place) if place == row => Side::South,
            (Direction::Clockwise, place) if place == row - 1 => Side::South,
            (Direction::Clockwise, place) if place == 2 * row - 1 => Side::North,
            _ => return,
        };
        events.push(Event::of(EventKind::PassStore { side }, &[Axis::SowStores]));
    }

    pub(crate) fn capture_events(
        &self,
        position: &Position,
        sown: &Sown,
        takeable: u32,
        taken: u32,
        is_forfeited: bool,
        slams: bool,
    ) -> Vec<Event> {
        let pit = |place| Pit::at(place, position.per_row);
        if takeable == 0 {
            return vec![Event::of(
                EventKind::NoCapture {
                    pit: pit(sown.last),
                },
                &[Axis::Capture],
            )];
        }
        let mut events = Vec::new();
        for place in self.in_order_of_capture(sown.last, takeable) {
            let seeds = sown.pits[place];
            if is_forfeited {
                events.push(Event::of(
                    EventKind::Forfeit {
                        pit: pit(place),
                        seeds,
                    },
                    &[Axis::OpeningCapture, Axis::Capture],
                ));
            } else if taken & (1 << place) != 0 {
                let mut axes = vec![Axis::Capture, Axis::Stores];
                if position.ply < 2 && self.rules().opening.capture == OpeningCapture::Free {
                    axes.push(Axis::OpeningCapture);
                }
                events.push(Event::of(
                    EventKind::Capture {
                        pit: pit(place),
                        seeds,
                    },
                    &axes,
                ));
            }
        }
        if slams {
            let kind = if taken == 0 {
                EventKind::Spare
            } else {
                EventKind::Slam
            };
            events.push(Event::of(kind, &[Axis::GrandSlam]));
        }
        events
    }

    /// The pits of `taken`: the last pit first, then those before it, round the
    /// board; a chain forward is told from its far end.
    fn in_order_of_capture(&self, last: usize, taken: u32) -> impl Iterator<Item = usize> {
        std::iter::successors(Some(last), |&place| Some(self.laps(true).previous(place)))
            .take(self.ring())
            .filter(move |&place| taken & (1 << place) != 0)
    }

    /// Tells how the move stands to the duty to feed.
    pub(crate) fn observe_feeding<O: Observer>(
        &self,
        position: &Position,
        play: &Play,
        observer: &mut O,
    ) {
        let opponent = position.to_move.opponent();
        observer.observe(|| {
            let was_empty = position.is_row_empty(opponent);
            let feeds = play.feeds;
            let is_bound = match self.rules().feeding {
                Feeding::Free => false,
                Feeding::EmptyRow { .. } => was_empty,
                Feeding::EveryMove { .. } => true,
            };
            let kind = match (feeds, is_bound) {
                (true, true) => EventKind::Feed,
                (true, false) => return None,
                (false, _) => EventKind::Starve,
            };
            Some(Event::of(kind, &[Axis::Feeding]))
        });
    }
}
