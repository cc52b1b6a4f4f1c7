//! The module that pages load, as it is committed, run in an interpreter of
//! WebAssembly: it was made from the sources that are here, and answers whatever
//! the engine beside it answers.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::sync::LazyLock;

use engine::{Axis, Position, Rules, Setting};
use generator::link::archive::{Archive, Game};
use generator::load::load_files;
use generator::read::read;
use serde_json::{Value, json};

mod hostile;
mod made_from;
mod module;
mod playing;

/// A path of the repository.
fn path(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(path)
}

static ARCHIVE: LazyLock<Archive> = LazyLock::new(|| {
    let (files, diagnostics) = read(&path("sources"));
    assert_eq!(diagnostics, []);
    load_files(&files).archive.expect("the archive links")
});

/// A game's rules and those of every alternative to its readings.
fn every_rules(game: &Game) -> Vec<Rules> {
    let alternatives = game
        .readings
        .iter()
        .flat_map(|reading| &reading.alternatives)
        .map(|alternative| alternative.apply(&game.rules));
    [game.rules.clone()]
        .into_iter()
        .chain(alternatives)
        .collect()
}

fn settings(rules: &Rules) -> Vec<Setting> {
    Axis::ALL.iter().map(|axis| rules.setting(*axis)).collect()
}

/// A request; `from` is `start` or a position, other parts stand in `more`.
fn request(ask: &str, rules: &Rules, from: &str, moves: &str, more: Value) -> String {
    let mut request = more;
    request["ask"] = ask.into();
    request["rules"] = json!(settings(rules));
    request["from"] = from.into();
    request["moves"] = moves.into();
    request.to_string()
}

/// A position set up by hand, half of its seeds in one place: tall pits and long
/// sowings.
fn any_position(pits: u8, chance: &mut fastrand::Rng) -> Position {
    let places = 2 * usize::from(pits) + 2;
    let tall = chance.usize(..places);
    let mut seeds = vec![0_u8; places];
    for _ in 0..chance.u8(..60) {
        let place = if chance.bool() {
            chance.usize(..places)
        } else {
            tall
        };
        seeds[place] += 1;
    }
    let row = usize::from(pits);
    let side = if chance.bool() {
        engine::Side::South
    } else {
        engine::Side::North
    };
    let captured = [seeds[2 * row], seeds[2 * row + 1]];
    Position::set_up(
        &seeds[..row],
        &seeds[row..2 * row],
        side,
        captured,
        chance.u32(..4),
    )
    .expect("few seeds on a small board")
}

/// Every value that stands under `name` anywhere in an answer.
fn collect(answer: &Value, name: &str, found: &mut BTreeSet<String>) {
    match answer {
        Value::Array(items) => items.iter().for_each(|item| collect(item, name, found)),
        Value::Object(entries) => {
            for (key, value) in entries {
                if let (true, Value::String(text)) = (key == name, value) {
                    found.insert(text.clone());
                }
                collect(value, name, found);
            }
        }
        _ => {}
    }
}
