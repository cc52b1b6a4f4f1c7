//! The rules as a rule book says them.

use engine::{
    Axes, Axis, Board, Capture, Chain, ChainOver, Counts, Direction, Endless, FacingEmpty, Feeding,
    FirstSeed, GrandSlam, Laps, NoMove, OpeningCapture, OpeningPit, Origin, Pit, Remainder,
    Repetition, Rules, Seeds, Side, SlamJudged, SowStores, Stores, Takes, Unfed, Whose, Winner,
};

use super::{Part, RuleSentence, Sentence, explained};
use crate::clause::Clause;
use crate::render::texts::{FluentValue, TextError, Texts};

/// The rules in words, in the order in which one plays.
///
/// An axis that says nothing under these rules has no sentence: sown stores
/// where there are none, endless sowings where every sowing has one lap.
///
/// # Errors
/// A table that lacks a text.
pub fn rules_in_words(rules: &Rules, texts: &Texts) -> Result<Vec<RuleSentence>, TextError> {
    let mut book = RuleBook {
        texts,
        part: Part::Board,
        sentences: Vec::new(),
    };
    book.board(rules)?;
    book.turn(rules)?;
    book.sowing(rules)?;
    book.part = Part::Capture;
    book.capture(&rules.capture)?;
    book.opening(rules)?;
    book.duties(rules)?;
    book.end(rules)?;
    Ok(book.sentences)
}

struct RuleBook<'a> {
    texts: &'a Texts,
    part: Part,
    sentences: Vec<RuleSentence>,
}

type Written = Result<(), TextError>;

impl RuleBook<'_> {
    fn write(
        &mut self,
        axes: &[Axis],
        key: &str,
        arguments: &[(&str, FluentValue<'_>)],
    ) -> Written {
        self.push(axes, None, key, arguments)
    }

    /// A sentence that says more than the value of its axis does.
    fn add(&mut self, clause: Clause, key: &str, arguments: &[(&str, FluentValue<'_>)]) -> Written {
        self.push(&[clause.axis()], Some(clause), key, arguments)
    }

    fn push(
        &mut self,
        axes: &[Axis],
        clause: Option<Clause>,
        key: &str,
        arguments: &[(&str, FluentValue<'_>)],
    ) -> Written {
        let said = explained(self.texts, key, arguments)?;
        self.sentences.push(RuleSentence {
            part: self.part,
            clause,
            sentence: Sentence {
                text: said.text,
                axes: Axes::of(axes),
            },
            terms: said.terms,
        });
        Ok(())
    }

    fn board(&mut self, rules: &Rules) -> Written {
        let board = &rules.board;
        self.write(&[Axis::Board], "rule-board", &[("pits", board.pits.into())])?;
        match &board.seeds {
            Seeds::PerPit(seeds) => {
                let total = u32::from(*seeds) * u32::from(board.rows) * u32::from(board.pits);
                self.write(
                    &[Axis::Board],
                    "rule-seeds-per-pit",
                    &[("seeds", (*seeds).into()), ("total", total.into())],
                )?;
            }
            Seeds::Explicit(seeds) => {
                let total: u32 = seeds.iter().map(|seeds| u32::from(*seeds)).sum();
                let seeds: Vec<String> = seeds
                    .iter()
                    .enumerate()
                    .map(|(index, seeds)| format!("{}\u{a0}{seeds}", Pit::at(index, board.pits)))
                    .collect();
                self.write(
                    &[Axis::Board],
                    "rule-seeds-explicit",
                    &[("seeds", seeds.join(", ").into()), ("total", total.into())],
                )?;
            }
        }
        self.write(
            &[],
            "rule-board-letters",
            &[
                ("pits", board.pits.into()),
                ("south", letters(board, Side::South).into()),
                ("north", letters(board, Side::North).into()),
            ],
        )?;
        let stores = match rules.stores {
            Stores::None => "rule-stores-none",
            Stores::AtTheEnds => "rule-stores-at-the-ends",
        };
        self.write(&[Axis::Stores], stores, &[])?;
        let aim = match rules.winner {
            Winner::MostSeeds => "rule-aim-most-seeds",
            Winner::SeedsInRow => "rule-aim-seeds-in-row",
        };
        self.write(&[Axis::Winner], aim, &[])
    }

    fn turn(&mut self, rules: &Rules) -> Written {
        self.part = Part::Turn;
        self.add(Clause::Turns, "rule-turn", &[])?;
        self.write(&[], "rule-turn-first", &[])?;
        self.write(
            &[Axis::LiftMinSeeds],
            "rule-lift",
            &[("seeds", rules.lift.min_seeds.0.into())],
        )
    }

    fn sowing(&mut self, rules: &Rules) -> Written {
        self.part = Part::Sowing;
        let sow = &rules.sow;
        let direction = match sow.direction {
            Direction::CounterClockwise => "rule-direction-counter-clockwise",
            Direction::Clockwise => "rule-direction-clockwise",
        };
        self.write(
            &[Axis::SowDirection],
            direction,
            &[("order", order_of_sowing(&rules.board, sow.direction).into())],
        )?;
        let first_seed = match sow.first_seed {
            FirstSeed::NextPit => "rule-first-seed-next-pit",
            FirstSeed::EmptiedPit => "rule-first-seed-emptied-pit",
            FirstSeed::EmptiedPitLoneSeedNext => "rule-first-seed-emptied-pit-lone-seed-next",
        };
        self.write(&[Axis::SowFirstSeed], first_seed, &[])?;
        let (origin, names_laps) = match sow.origin {
            Origin::SownAgain => ("rule-origin-sown-again", false),
            Origin::SkippedEveryLap => ("rule-origin-skipped-every-lap", true),
            Origin::SkippedFirstLap => ("rule-origin-skipped-first-lap", true),
        };
        let laps = match sow.laps {
            Laps::Single => "single",
            Laps::RelayFromOccupiedPit => "relay",
        };
        let round = ("round", seeds_that_come_round(rules).into());
        if names_laps {
            self.write(&[Axis::SowOrigin], origin, &[round, ("laps", laps.into())])?;
        } else {
            self.write(&[Axis::SowOrigin], origin, &[round])?;
        }
        match (sow.stores, rules.stores) {
            (SowStores::Never, Stores::AtTheEnds) => {
                self.write(&[Axis::SowStores], "rule-sow-stores-never", &[])?;
            }
            (SowStores::Never, Stores::None) => {}
        }
        match sow.laps {
            Laps::Single => self.write(&[Axis::SowLaps], "rule-laps-single", &[]),
            Laps::RelayFromOccupiedPit => {
                self.write(&[Axis::SowLaps], "rule-laps-relay", &[])?;
                let Endless::Illegal { after_laps } = sow.endless;
                self.write(
                    &[Axis::SowEndless],
                    "rule-endless",
                    &[("laps", after_laps.into())],
                )
            }
        }
    }

    fn capture(&mut self, capture: &Capture) -> Written {
        let axes = &[Axis::Capture];
        match capture {
            Capture::Nothing => self.write(axes, "rule-capture-nothing", &[]),
            Capture::ByCount {
                counts,
                whose,
                chain,
            } => {
                let amount = match counts {
                    Counts::OneOf(counts) => {
                        let counts: Vec<String> = counts.iter().map(u8::to_string).collect();
                        let counts = self.texts.one_of(&counts)?;
                        self.texts
                            .say("rule-amount-counts", &[("counts", counts.into())])?
                    }
                    Counts::Even => self.texts.get("rule-amount-even")?,
                };
                let amount = ("amount", FluentValue::from(amount));
                let whose_argument = ("whose", whose_name(*whose).into());
                self.write(
                    axes,
                    "rule-capture-count",
                    &[whose_argument.clone(), amount.clone()],
                )?;
                let chain_key = match chain {
                    Chain::None => return self.one_pit(*whose, whose_argument),
                    Chain::Backward(ChainOver::PitsSown) => "rule-chain-backward-pits-sown",
                    Chain::Backward(ChainOver::Board) => "rule-chain-backward-board",
                    Chain::Backward(ChainOver::OwnRow) => "rule-chain-backward-own-row",
                    Chain::Forward(ChainOver::PitsSown) => "rule-chain-forward-pits-sown",
                    Chain::Forward(ChainOver::Board) => "rule-chain-forward-board",
                    Chain::Forward(ChainOver::OwnRow) => "rule-chain-forward-own-row",
                };
                self.write(axes, chain_key, &[amount])?;
                match (whose, chain) {
                    (Whose::Any, _)
                    | (_, Chain::Backward(ChainOver::OwnRow) | Chain::Forward(ChainOver::OwnRow)) => {
                        Ok(())
                    }
                    (Whose::Own | Whose::Opponent, _) => {
                        self.write(axes, "rule-chain-whose", &[whose_argument])
                    }
                }
            }
            Capture::Opposite {
                landing,
                takes,
                facing_empty,
            } => {
                let takes = match takes {
                    Takes::Opposite => "opposite",
                    Takes::Both => "both",
                };
                self.write(
                    axes,
                    "rule-capture-opposite",
                    &[
                        ("landing", whose_name(*landing).into()),
                        ("takes", takes.into()),
                    ],
                )?;
                if *landing != Whose::Own {
                    self.write(axes, "rule-capture-own-seeds", &[])?;
                }
                let facing = match facing_empty {
                    FacingEmpty::Nothing => "rule-facing-nothing",
                    FacingEmpty::LoneSeed => "rule-facing-lone-seed",
                };
                self.add(Clause::FacingEmpty, facing, &[])
            }
        }
    }

    /// A capture by count without a chain.
    fn one_pit(&mut self, whose: Whose, argument: (&str, FluentValue<'_>)) -> Written {
        let axes = &[Axis::Capture];
        match whose {
            Whose::Any => {}
            Whose::Own | Whose::Opponent => {
                self.write(axes, "rule-capture-elsewhere", &[argument])?;
            }
        }
        self.write(axes, "rule-chain-none", &[])
    }

    fn opening(&mut self, rules: &Rules) -> Written {
        self.part = Part::Opening;
        let rightmost = |side| {
            let place = rules.board.pits.saturating_sub(1);
            FluentValue::from(Pit { side, place }.to_string())
        };
        let axes = &[Axis::OpeningPit];
        match rules.opening.pit {
            OpeningPit::Free => self.write(axes, "rule-opening-pit-free", &[])?,
            OpeningPit::RightmostEachPlayer => self.write(
                axes,
                "rule-opening-pit-each",
                &[
                    ("south", rightmost(Side::South)),
                    ("north", rightmost(Side::North)),
                ],
            )?,
            OpeningPit::RightmostStarter => self.write(
                axes,
                "rule-opening-pit-starter",
                &[("south", rightmost(Side::South))],
            )?,
        }
        if Clause::EmptyPit.is_in(rules) {
            self.add(Clause::EmptyPit, "rule-opening-pit-empty", &[])?;
        }
        let capture = match rules.opening.capture {
            OpeningCapture::Free => "rule-opening-capture-free",
            OpeningCapture::ForfeitedFirstPly => "rule-opening-capture-first",
            OpeningCapture::ForfeitedEachPlayer => "rule-opening-capture-each",
        };
        self.write(&[Axis::OpeningCapture], capture, &[])
    }

    fn duties(&mut self, rules: &Rules) -> Written {
        self.part = Part::Duties;
        let axes = &[Axis::Feeding];
        match rules.feeding {
            Feeding::Free => self.write(axes, "rule-feeding-free", &[])?,
            Feeding::EmptyRow { otherwise } => {
                self.write(axes, "rule-feeding-empty-row", &[])?;
                self.add(Clause::Judged, "rule-feeding-judged", &[])?;
                self.add(
                    Clause::Otherwise,
                    "rule-feeding-otherwise",
                    &[("otherwise", unfed_name(otherwise).into())],
                )?;
            }
            Feeding::EveryMove {
                otherwise,
                empty_row,
            } => {
                self.write(axes, "rule-feeding-every-move", &[])?;
                self.add(Clause::Judged, "rule-feeding-judged", &[])?;
                self.add(
                    Clause::Otherwise,
                    "rule-feeding-every-move-otherwise",
                    &[
                        ("otherwise", unfed_name(otherwise).into()),
                        ("empty_row", unfed_name(empty_row).into()),
                    ],
                )?;
            }
        }
        let slam = match rules.grand_slam {
            GrandSlam::Allowed => "rule-grand-slam-allowed",
            GrandSlam::Illegal(_) => "rule-grand-slam-illegal",
            GrandSlam::TakesNothing => "rule-grand-slam-takes-nothing",
        };
        self.write(&[Axis::GrandSlam], slam, &[])?;
        match rules.grand_slam {
            GrandSlam::Illegal(SlamJudged::AfterSowing) => {
                self.add(Clause::SeedsCounted, "rule-slam-judged-after-sowing", &[])
            }
            GrandSlam::Illegal(SlamJudged::BeforeMove) => {
                self.add(Clause::SeedsCounted, "rule-slam-judged-before-move", &[])
            }
            GrandSlam::Allowed | GrandSlam::TakesNothing => Ok(()),
        }
    }

    fn end(&mut self, rules: &Rules) -> Written {
        self.part = Part::End;
        let engine::End::WhenStuck = rules.end;
        match rules.no_move {
            NoMove::GameOver => {
                self.write(&[Axis::NoMove], "rule-no-move-game-over", &[])?;
                self.write(&[Axis::End], "rule-end", &[])?;
            }
            // Who passes never ends the game: `end` has nothing to say.
            NoMove::Pass => self.write(&[Axis::NoMove], "rule-no-move-pass", &[])?,
            NoMove::PassIfOtherCanFeed => {
                let key = "rule-no-move-pass-if-other-can-feed";
                self.write(&[Axis::NoMove], key, &[])?;
                self.write(&[Axis::End], "rule-end-otherwise", &[])?;
            }
            NoMove::DrawIfOnlyEndless => {
                self.write(&[Axis::NoMove], "rule-no-move-game-over", &[])?;
                self.write(&[Axis::End], "rule-end", &[])?;
                self.add(Clause::OnlyEndless, "rule-only-endless", &[])?;
            }
        }
        let remainder = match rules.remainder {
            Remainder::OwnRow => "rule-remainder-own-row",
            Remainder::LastMover => "rule-remainder-last-mover",
            Remainder::SplitEqually => "rule-remainder-split-equally",
            Remainder::Nobody => "rule-remainder-nobody",
        };
        self.write(&[Axis::Remainder], remainder, &[])?;
        if Clause::OddSeed.is_in(rules) {
            self.add(Clause::OddSeed, "rule-odd-seed", &[])?;
        }
        let repetition = match rules.repetition {
            Repetition::GameOver(Remainder::OwnRow) => "rule-repetition-own-row",
            Repetition::GameOver(Remainder::LastMover) => "rule-repetition-last-mover",
            Repetition::GameOver(Remainder::SplitEqually) => "rule-repetition-split-equally",
            Repetition::GameOver(Remainder::Nobody) => "rule-repetition-nobody",
            Repetition::Draw => "rule-repetition-draw",
        };
        self.write(&[Axis::Repetition], repetition, &[])?;
        if Clause::OddSeedRepeated.is_in(rules) {
            self.add(Clause::OddSeedRepeated, "rule-odd-seed", &[])?;
        }
        let winner = match rules.winner {
            Winner::MostSeeds => "rule-winner-most-seeds",
            Winner::SeedsInRow => "rule-winner-seeds-in-row",
        };
        self.write(&[Axis::Winner], winner, &[])?;
        if Clause::EqualNumbers.is_in(rules) {
            self.add(Clause::EqualNumbers, "rule-equal-numbers", &[])?;
        }
        Ok(())
    }
}

/// The letters of a side's pits, from their owner's left.
fn letters(board: &Board, side: Side) -> String {
    let letters: Vec<String> = (0..board.pits)
        .map(|place| Pit { side, place }.to_string())
        .collect();
    letters.join(" ")
}

/// The pits' letters in the order in which they are sown.
fn order_of_sowing(board: &Board, direction: Direction) -> String {
    let pits = usize::from(board.pits);
    let mut letters: Vec<String> = (0..2 * pits)
        .map(|index| Pit::at(index, board.pits).to_string())
        .collect();
    if direction == Direction::Clockwise {
        letters.reverse();
        letters.rotate_left(pits);
    }
    letters.join(" ")
}

/// How many seeds a sowing needs to come round to the pit it was lifted from.
fn seeds_that_come_round(rules: &Rules) -> u32 {
    let pits = u32::from(rules.board.rows) * u32::from(rules.board.pits);
    match rules.sow.first_seed {
        FirstSeed::NextPit => pits,
        FirstSeed::EmptiedPit | FirstSeed::EmptiedPitLoneSeedNext => pits + 1,
    }
}

pub(super) fn whose_name(whose: Whose) -> &'static str {
    match whose {
        Whose::Own => "own",
        Whose::Opponent => "opponent",
        Whose::Any => "any",
    }
}

pub(super) fn unfed_name(unfed: Unfed) -> &'static str {
    match unfed {
        Unfed::AnyMove => "any_move",
        Unfed::GameOver => "game_over",
    }
}
