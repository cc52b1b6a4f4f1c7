//! Every value of every axis, and every kind of event, in every language.

use std::collections::BTreeSet;
use std::fmt::Write;
use std::path::Path;

use engine::{
    Axes, Axis, Board, Capture, Cause, Chain, ChainOver, Circle, Counts, Direction, Event,
    EventKind, FacingEmpty, Feeding, FirstSeed, GrandSlam, Laps, MinSeeds, NoMove, OpeningCapture,
    OpeningPit, Origin, Outcome, Pit, Refusal, Remainder, Repetition, Rules, Seeds, Setting, Side,
    SlamJudged, Stores, Takes, Unfed, Whose, Winner, neighbours,
};

use super::{Part, axis_name, cause, events_in_words, refusal, rules_in_words};
use crate::{
    clause::Clause,
    link::archive::Game,
    load::load_files,
    read::read,
    render::texts::{Languages, Texts},
};

/// A small game with a relay, so that every sentence about laps is said.
fn base() -> Rules {
    let mut rules = Rules::plain(Board {
        rows: 2,
        pits: 3,
        seeds: Seeds::PerPit(7),
    });
    rules.repetition = Repetition::Draw;
    rules
}

fn by_count(counts: Counts, whose: Whose, chain: Chain) -> Setting {
    Setting::Capture(Capture::ByCount {
        counts,
        whose,
        chain,
    })
}

fn opposite(landing: Whose, takes: Takes, facing_empty: FacingEmpty) -> Setting {
    Setting::Capture(Capture::Opposite {
        landing,
        takes,
        facing_empty,
    })
}

/// Settings to be said, each after the ones that must hold for it to matter.
fn variations() -> Vec<Vec<Setting>> {
    let two_four = || Counts::OneOf(vec![2, 4]);
    let stores = Setting::Stores(Stores::AtTheEnds);
    let relay = Setting::SowLaps(Laps::RelayFromOccupiedPit);
    let board = |pits, seeds| {
        Setting::Board(Board {
            rows: 2,
            pits,
            seeds,
        })
    };
    vec![
        vec![board(1, Seeds::PerPit(1))],
        vec![board(2, Seeds::Explicit(vec![1, 0, 3, 4]))],
        vec![stores],
        vec![Setting::OpeningPit(OpeningPit::RightmostEachPlayer)],
        vec![Setting::OpeningPit(OpeningPit::RightmostStarter)],
        vec![Setting::OpeningCapture(OpeningCapture::ForfeitedFirstPly)],
        vec![Setting::OpeningCapture(OpeningCapture::ForfeitedEachPlayer)],
        vec![Setting::LiftMinSeeds(MinSeeds(2))],
        vec![Setting::SowDirection(Direction::Clockwise)],
        vec![Setting::SowFirstSeed(FirstSeed::EmptiedPit)],
        vec![Setting::SowFirstSeed(FirstSeed::EmptiedPitLoneSeedNext)],
        vec![Setting::SowOrigin(Origin::SkippedEveryLap)],
        vec![Setting::SowOrigin(Origin::SkippedFirstLap)],
        vec![relay.clone()],
        vec![relay.clone(), Setting::SowOrigin(Origin::SkippedEveryLap)],
        vec![relay, Setting::SowOrigin(Origin::SkippedFirstLap)],
        vec![by_count(two_four(), Whose::Any, Chain::None)],
        vec![by_count(Counts::Even, Whose::Own, Chain::None)],
        vec![by_count(Counts::Even, Whose::Any, Chain::None)],
        vec![by_count(
            Counts::Even,
            Whose::Opponent,
            Chain::Backward(ChainOver::Board),
        )],
        vec![by_count(
            two_four(),
            Whose::Any,
            Chain::Backward(ChainOver::PitsSown),
        )],
        vec![by_count(
            two_four(),
            Whose::Own,
            Chain::Backward(ChainOver::OwnRow),
        )],
        vec![by_count(
            two_four(),
            Whose::Any,
            Chain::Forward(ChainOver::PitsSown),
        )],
        vec![by_count(
            two_four(),
            Whose::Opponent,
            Chain::Forward(ChainOver::Board),
        )],
        vec![by_count(
            two_four(),
            Whose::Own,
            Chain::Forward(ChainOver::OwnRow),
        )],
        vec![opposite(Whose::Own, Takes::Both, FacingEmpty::Nothing)],
        vec![opposite(Whose::Any, Takes::Opposite, FacingEmpty::LoneSeed)],
        vec![opposite(
            Whose::Opponent,
            Takes::Both,
            FacingEmpty::LoneSeed,
        )],
        vec![Setting::GrandSlam(GrandSlam::Illegal(
            SlamJudged::AfterSowing,
        ))],
        vec![Setting::GrandSlam(GrandSlam::Illegal(
            SlamJudged::BeforeMove,
        ))],
        vec![Setting::GrandSlam(GrandSlam::TakesNothing)],
        vec![Setting::Feeding(Feeding::EmptyRow {
            otherwise: Unfed::AnyMove,
        })],
        vec![Setting::Feeding(Feeding::EmptyRow {
            otherwise: Unfed::GameOver,
        })],
        vec![Setting::Feeding(Feeding::EveryMove {
            otherwise: Unfed::AnyMove,
            empty_row: Unfed::GameOver,
        })],
        vec![Setting::Feeding(Feeding::EveryMove {
            otherwise: Unfed::GameOver,
            empty_row: Unfed::AnyMove,
        })],
        vec![Setting::NoMove(NoMove::Pass)],
        vec![Setting::NoMove(NoMove::PassIfOtherCanFeed)],
        vec![Setting::NoMove(NoMove::DrawIfOnlyEndless)],
        vec![Setting::Remainder(Remainder::LastMover)],
        vec![Setting::Remainder(Remainder::SplitEqually)],
        vec![Setting::Remainder(Remainder::Nobody)],
        vec![Setting::Winner(Winner::SeedsInRow)],
        vec![Setting::Repetition(Repetition::GameOver(Remainder::OwnRow))],
        vec![Setting::Repetition(Repetition::GameOver(
            Remainder::LastMover,
        ))],
        vec![Setting::Repetition(Repetition::GameOver(
            Remainder::SplitEqually,
        ))],
        vec![Setting::Repetition(Repetition::GameOver(Remainder::Nobody))],
    ]
}

fn sentences(rules: &Rules, texts: &Texts) -> Vec<String> {
    rules_in_words(rules, texts)
        .expect("a complete table")
        .into_iter()
        .map(|rule| {
            let axes: Vec<&str> = rule.sentence.axes.iter().map(Axis::name).collect();
            let clause = rule.clause.map(|clause| format!(": {}", clause.name()));
            format!(
                "{} [{}{}]",
                rule.sentence.text,
                axes.join(", "),
                clause.unwrap_or_default()
            )
        })
        .collect()
}

fn each_language(check: impl Fn(&Texts)) {
    for texts in Languages::embedded().expect("complete tables").iter() {
        check(texts);
    }
}

#[test]
fn rules_read_like_a_rule_book() {
    each_language(|texts| {
        let base_rules = base();
        let said = sentences(&base_rules, texts);
        let mut book = said.join("\n");
        for settings in variations() {
            let mut rules = base_rules.clone();
            book.push_str("\n\n");
            for setting in settings {
                let _ = write!(book, "{setting:?} ");
                rules.set(setting);
            }
            for sentence in sentences(&rules, texts) {
                if !said.contains(&sentence) {
                    let _ = write!(book, "\n  {sentence}");
                }
            }
        }
        insta::assert_snapshot!(format!("rules_{}", texts.language()), book);
    });
}

#[test]
fn chapters_come_in_the_order_in_which_one_plays() {
    let languages = Languages::embedded().expect("complete tables");
    let rules = rules_in_words(&base(), languages.reference()).expect("a complete table");
    let parts: Vec<Part> = rules.iter().map(|rule| rule.part).collect();
    assert!(parts.is_sorted());
    let mut distinct = parts;
    distinct.dedup();
    assert_eq!(distinct, Part::ALL);
}

#[test]
fn every_axis_has_a_name_and_every_refusal_a_reason() {
    each_language(|texts| {
        for axis in Axis::ALL {
            axis_name(*axis, texts).expect("a name");
        }
        for reason in [
            Refusal::Empty,
            Refusal::TooFewSeeds,
            Refusal::OpeningPit,
            Refusal::MustFeed,
            Refusal::GrandSlam,
            Refusal::EndlessSowing(Circle::Returned { laps: 2 }),
        ] {
            refusal(reason, texts).expect("a reason");
        }
    });
}

fn pit(letter: char) -> Pit {
    Pit::from_letter(letter).expect("a pit's letter")
}

fn event(kind: EventKind, axes: &[Axis]) -> Event {
    Event {
        kind,
        axes: Axes::of(axes),
    }
}

/// A lap over `path`, whose last pit then holds `holds`.
fn lap(origin: char, path: &str, holds: u8) -> Vec<Event> {
    let seeds = u8::try_from(path.len()).expect("a short lap");
    let mut events = vec![event(
        EventKind::Lift {
            pit: pit(origin),
            seeds,
        },
        &[Axis::Board, Axis::LiftMinSeeds],
    )];
    for (index, letter) in path.chars().enumerate() {
        let is_last = index + 1 == path.len();
        events.push(event(
            EventKind::Drop {
                pit: pit(letter),
                holds: if is_last { holds } else { 3 },
            },
            &[Axis::SowDirection],
        ));
    }
    events
}

fn rest(letter: char) -> Event {
    event(EventKind::Rest { pit: pit(letter) }, &[Axis::SowLaps])
}

fn relay(laps: usize) -> Vec<Event> {
    let mut events = lap('A', "BC", 4);
    for index in 1..laps {
        let (from, path) = if index % 2 == 1 {
            ('C', "abcA")
        } else {
            ('A', "BC")
        };
        events.push(event(EventKind::Relay { pit: pit(from) }, &[Axis::SowLaps]));
        events.extend(lap(from, path, 4));
    }
    if let Some(last) = events.last_mut()
        && let EventKind::Drop { holds, .. } = &mut last.kind
    {
        *holds = 1;
    }
    events.push(rest('A'));
    events
}

fn plies() -> Vec<Vec<Event>> {
    let capture = |letter, seeds| {
        event(
            EventKind::Capture {
                pit: pit(letter),
                seeds,
            },
            &[Axis::Capture],
        )
    };
    let with = |mut events: Vec<Event>, more: Vec<Event>| {
        events.extend(more);
        events
    };
    vec![
        with(
            lap('C', "Cabc", 2),
            vec![rest('c'), capture('c', 2), capture('b', 4), capture('a', 6)],
        ),
        with(lap('C', "C", 1), vec![rest('C'), capture('C', 1)]),
        with(
            lap('A', "ABCabcA", 2),
            vec![
                rest('A'),
                event(
                    EventKind::Forfeit {
                        pit: pit('A'),
                        seeds: 2,
                    },
                    &[Axis::OpeningCapture],
                ),
            ],
        ),
        with(
            [
                lap('A', "BCabc", 1),
                vec![
                    event(EventKind::Skip { pit: pit('A') }, &[Axis::SowOrigin]),
                    event(
                        EventKind::PassStore { side: Side::South },
                        &[Axis::SowStores],
                    ),
                ],
                lap('A', "B", 5).split_off(1),
                vec![rest('B')],
            ]
            .concat(),
            vec![
                event(EventKind::NoCapture { pit: pit('B') }, &[Axis::Capture]),
                event(EventKind::Feed, &[Axis::Feeding]),
            ],
        ),
        relay(6),
        relay(277),
        vec![
            event(EventKind::Spare, &[Axis::GrandSlam]),
            event(EventKind::Slam, &[Axis::GrandSlam]),
            event(EventKind::Starve, &[Axis::Feeding]),
        ],
        vec![event(EventKind::Pass, &[Axis::NoMove])],
        vec![
            event(
                EventKind::Over {
                    cause: Cause::Stuck,
                },
                &[Axis::End],
            ),
            event(
                EventKind::HandOut {
                    to: Side::South,
                    seeds: 1,
                },
                &[Axis::Remainder],
            ),
            event(
                EventKind::HandOut {
                    to: Side::North,
                    seeds: 5,
                },
                &[Axis::Remainder],
            ),
            event(EventKind::Leave { seeds: 1 }, &[Axis::Remainder]),
            event(EventKind::Leave { seeds: 3 }, &[Axis::Remainder]),
            event(
                EventKind::Result {
                    result: Outcome {
                        south: 21,
                        north: 19,
                        winner: Some(Side::South),
                    },
                },
                &[Axis::Winner],
            ),
        ],
    ]
}

#[test]
fn a_move_is_told_in_a_few_sentences() {
    each_language(|texts| {
        let mut told = String::new();
        for events in plies() {
            for sentence in
                events_in_words(&events, Side::South, &base(), texts).expect("a complete table")
            {
                let axes: Vec<&str> = sentence.axes.iter().map(Axis::name).collect();
                let _ = writeln!(told, "{} [{}]", sentence.text, axes.join(", "));
            }
            told.push('\n');
        }
        for why in [
            Cause::Stuck,
            Cause::OnlyEndless,
            Cause::Unfed,
            Cause::Repetition,
        ] {
            let _ = writeln!(told, "{}", cause(why, texts).expect("a cause"));
        }
        let mut by_row = base();
        by_row.winner = Winner::SeedsInRow;
        for winner in [Some(Side::South), Some(Side::North), None] {
            let outcome = Outcome {
                south: 10,
                north: 12,
                winner,
            };
            for rules in [&base(), &by_row] {
                let said = super::outcome(&outcome, rules, texts).expect("an outcome");
                let _ = writeln!(told, "{said}");
            }
        }
        insta::assert_snapshot!(format!("events_{}", texts.language()), told);
    });
}

#[test]
fn a_long_relay_is_told_shortly() {
    let languages = Languages::embedded().expect("complete tables");
    let told = events_in_words(&relay(277), Side::South, &base(), languages.reference())
        .expect("a complete table");
    // Three laps, "and so on", the last lap, where it ends.
    assert_eq!(told.len(), 6);
    assert!(told[3].text.contains("277"));
}

/// The rules of a game as its page tells them: chapters, and a line a sentence.
fn rule_book(game: &Game, texts: &Texts) -> String {
    let mut book = String::new();
    let mut last = None;
    for rule in rules_in_words(&game.rules, texts).expect("a complete table") {
        let mut axes = rule.sentence.axes.iter();
        let is_ours = axes.next().is_none();
        let mut axes = rule.sentence.axes.iter();
        if !is_ours && !axes.any(|axis| game.rule(axis).basis(rule.clause).applies()) {
            continue;
        }
        if last != Some(rule.part) {
            let heading = texts.get(rule.part.key()).expect("a heading");
            let _ = write!(book, "\n# {heading}\n\n");
            last = Some(rule.part);
        }
        let _ = writeln!(book, "{}", rule.sentence.text);
    }
    book
}

#[test]
fn each_game_has_its_rule_book_in_each_language() {
    let sources = Path::new(env!("CARGO_MANIFEST_DIR")).join("../sources");
    let (files, _) = read(&sources);
    let archive = load_files(&files).archive.expect("the archive is linked");
    for game in &archive.games {
        each_language(|texts| {
            let name = format!("{}_{}", game.slug, texts.language());
            insta::assert_snapshot!(name, rule_book(game, texts));
        });
    }
}

/// Axes that say nothing under some rules: sown stores where there are none,
/// endless sowings where every sowing has one lap.
fn is_silent(axis: Axis, rules: &Rules) -> bool {
    match axis {
        Axis::SowStores => rules.stores == Stores::None,
        Axis::SowEndless => rules.sow.laps == Laps::Single,
        _ => false,
    }
}

/// Another setting of one axis is told otherwise, and in a sentence of that axis.
fn check_told_apart(rules: &Rules, texts: &Texts) -> usize {
    let said = |rules: &Rules, axis| -> Vec<String> {
        rules_in_words(rules, texts)
            .expect("a complete table")
            .into_iter()
            .filter(|rule| rule.sentence.axes.contains(axis))
            .map(|rule| rule.sentence.text)
            .collect()
    };
    let neighbours = neighbours(rules);
    let told = neighbours.len();
    for setting in neighbours {
        let axis = setting.axis();
        let mut other = rules.clone();
        other.set(setting.clone());
        if is_silent(axis, rules) {
            continue;
        }
        let (before, after) = (said(rules, axis), said(&other, axis));
        assert!(!after.is_empty(), "{}: {setting:?}", texts.language());
        assert_ne!(before, after, "{}: {setting:?}", texts.language());
        for sentence in after {
            assert!(!sentence.contains(['[', ']', '{', '}']), "{sentence}");
            assert!(!sentence.contains("  "), "{sentence}");
            assert!(sentence.ends_with(['.', ')']), "{sentence}");
        }
    }
    told
}

#[test]
fn no_setting_goes_unsaid_or_is_said_like_another() {
    let sources = Path::new(env!("CARGO_MANIFEST_DIR")).join("../sources");
    let (files, _) = read(&sources);
    let archive = load_files(&files).archive.expect("the archive is linked");
    each_language(|texts| {
        let mut told = check_told_apart(&base(), texts);
        for game in &archive.games {
            told += check_told_apart(&game.rules, texts);
        }
        // Each set of rules has at least one other value for each axis that has any.
        assert!(told > 200, "{told}");
    });
}

#[test]
fn rules_say_just_the_clauses_that_they_have() {
    let sources = Path::new(env!("CARGO_MANIFEST_DIR")).join("../sources");
    let (files, _) = read(&sources);
    let archive = load_files(&files).archive.expect("the archive is linked");
    let languages = Languages::embedded().expect("complete tables");
    let mut met = BTreeSet::new();
    let grounds: Vec<Rules> = archive
        .games
        .iter()
        .map(|game| game.rules.clone())
        .chain([base()])
        .collect();
    for ground in &grounds {
        for setting in neighbours(ground) {
            let mut rules = ground.clone();
            rules.set(setting);
            let said: BTreeSet<Clause> = rules_in_words(&rules, languages.reference())
                .expect("a complete table")
                .iter()
                .filter_map(|rule| rule.clause)
                .collect();
            for clause in Clause::ALL {
                assert_eq!(
                    said.contains(clause),
                    clause.is_in(&rules),
                    "{clause:?} in {rules:?}"
                );
            }
            met.extend(said);
        }
    }
    assert_eq!(met.len(), Clause::ALL.len());
}
