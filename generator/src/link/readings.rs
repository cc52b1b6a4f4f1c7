//! Readings: each alternative changes something, into rules that can be played.
//!
//! Codes: `unknown-axis`, `bad-setting`, `idle-alternative`, `foreign-change`,
//! `unplayable-rules`, `unfit-check`.

use std::collections::BTreeMap;

use engine::{Axis, Rules};

use crate::link::archive::{Alternative, Reading};
use crate::link::rules::{self, axis, unknown_axis};
use crate::link::scope::Scope;
use crate::parse::record::{AlternativeRecord, Figure, MOST_GAMES, ReadingRecord};
use crate::yaml::Step::{self, Index, Key};

/// The readings of the record; `adopted` are its rules, if they could be made.
pub(super) fn readings(scope: &Scope<'_>, adopted: Option<&Rules>) -> Vec<Reading> {
    let readings = scope.game.record.readings.iter().enumerate();
    readings
        .map(|(index, record)| reading(scope, record, index, adopted))
        .collect()
}

fn reading(
    scope: &Scope<'_>,
    record: &ReadingRecord,
    index: usize,
    adopted: Option<&Rules>,
) -> Reading {
    let path = [Key("readings"), Index(index)];
    let mut axes = Vec::new();
    for (place, name) in record.axes.iter().enumerate() {
        match axis(name) {
            Some(axis) => axes.push(axis),
            None => unknown_axis(scope, name, &[path[0], path[1], Key("axes"), Index(place)]),
        }
    }
    let alternatives = record.alternatives.iter().enumerate();
    let alternatives = alternatives
        .map(|(place, alternative)| {
            let path = [path[0], path[1], Key("alternatives"), Index(place)];
            self::alternative(scope, alternative, &path, &axes, adopted)
        })
        .collect();
    Reading {
        id: record.id.clone(),
        question: record.question.clone(),
        cites: scope.cites(&record.cites, &[path[0], path[1], Key("cites")]),
        axes,
        adopted: record.adopted.clone(),
        why: record.why.clone(),
        bibliography: scope.works(
            &record.bibliography,
            &[path[0], path[1], Key("bibliography")],
        ),
        figures: figures(scope, record, &path),
        alternatives,
    }
}

/// The figures; one that cannot be counted is reported and left out.
fn figures(scope: &Scope<'_>, record: &ReadingRecord, path: &[Step<'_>; 2]) -> Vec<Figure> {
    let figures = record.figures.iter().enumerate();
    figures
        .filter(|(place, figure)| {
            let at = |key| [path[0], path[1], Key("figures"), Index(*place), Key(key)];
            let Figure { games, percent, .. } = figure;
            let is_countable = (1..=MOST_GAMES).contains(games);
            if !is_countable {
                let message = format!("a check plays 1 to {MOST_GAMES} games, not {games}");
                scope.report(scope.error("unfit-check", message, &at("games")));
            }
            let is_share = percent.from <= percent.to && percent.to <= 100;
            if !is_share {
                let message = format!(
                    "a share goes from 0 or more up to 100 or fewer, not from {} to {}",
                    percent.from, percent.to
                );
                let finding = scope.error_at_key("unfit-check", message, &at("percent"));
                scope.report(
                    finding.help(
                        "write the smaller number as `from`, the greater, at most 100, as `to`",
                    ),
                );
            }
            is_countable && is_share
        })
        .map(|(_, figure)| *figure)
        .collect()
}

fn alternative(
    scope: &Scope<'_>,
    record: &AlternativeRecord,
    path: &[Step<'_>; 4],
    axes: &[Axis],
    adopted: Option<&Rules>,
) -> Alternative {
    let change_path = [path[0], path[1], path[2], path[3], Key("change")];
    let mut change = Vec::new();
    let mut places = BTreeMap::new();
    let errors = scope.errors();
    for (name, value) in &record.change {
        let mut place = change_path.to_vec();
        place.push(Key(name));
        let Some(axis) = axis(name) else {
            unknown_axis(scope, name, &place);
            continue;
        };
        if !axes.contains(&axis) {
            scope.report(
                scope
                    .error_at_key(
                        "foreign-change",
                        format!("this changes `{axis}`, which the reading does not settle"),
                        &place,
                    )
                    .help(format!("add `{axis}` to the reading's `axes`")),
            );
        }
        change.extend(rules::setting(scope, axis, value, &place));
        places.insert(axis, place);
    }
    let alternative = Alternative {
        id: record.id.clone(),
        text: record.text.clone(),
        why: record.why.clone(),
        change,
    };
    if let (Some(adopted), true) = (adopted, errors == scope.errors()) {
        let changed = alternative.apply(adopted);
        if changed == *adopted {
            scope.report(
                scope
                    .error_at_key(
                        "idle-alternative",
                        format!("the alternative `{}` changes nothing", record.id),
                        &change_path,
                    )
                    .help("set an axis otherwise than `rules` does, or leave the alternative out"),
            );
        }
        rules::check_playable(scope, &changed, &places, &change_path);
    }
    alternative
}
