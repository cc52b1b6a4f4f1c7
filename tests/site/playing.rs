//! What pages give the player: rules, readings, statements, events, texts.

use engine::{Axis, Position, Rulebook, Rules, Setting};
use serde_json::Value;

use crate::{REAL, SITE, pages};

const LANGUAGES: [(&str, &str); 3] = [("en", ""), ("sq", "sq/"), ("mn", "mn/")];

/// What the page of that path tells its player.
fn told(path: &str) -> Value {
    let (_, rest) = SITE[path]
        .split_once("<script type=\"application/json\" class=\"player-data\">")
        .expect("data for the player");
    let (json, _) = rest.split_once("</script>").expect("their end");
    assert!(!json.contains(['<', '>', '&']), "{path}: markup in data");
    serde_json::from_str(json).expect("JSON")
}

#[test]
fn a_game_is_played_by_its_rules_and_each_alternative_by_its_own() {
    let (archive, _) = &*REAL;
    for game in &archive.games {
        for (language, folder) in LANGUAGES {
            let path = format!("{folder}games/{}/index.html", game.slug);
            let told = told(&path);
            // Set one after another from other rules, they come to the game's.
            let mut rules = Rules::plain(game.rules.board.clone());
            let settings: Vec<Setting> =
                serde_json::from_value(told["rules"].clone()).expect("settings");
            for setting in &settings {
                rules.set(setting.clone());
            }
            assert_eq!(settings.len(), Axis::ALL.len(), "{path}");
            assert_eq!(rules, game.rules, "{path}");
            let start: Position = told["start"]
                .as_str()
                .and_then(|start| start.parse().ok())
                .expect("a position");
            let rulebook = Rulebook::new(rules).expect("rules of a game");
            assert_eq!(start, rulebook.start(), "{path}");

            let readings = told["readings"].as_object().expect("readings by id");
            let recorded = game.readings.iter();
            let alternatives: usize = recorded.map(|reading| reading.alternatives.len()).sum();
            assert!(alternatives > 0);
            let mut seen = 0;
            for (id, changes) in readings {
                let reading = game.reading(id).expect("a reading of the record");
                // The statements it reads, each at its place on the page.
                let read = changes["cites"].as_array().expect("statements");
                assert_eq!(
                    read.is_empty(),
                    reading.cites.is_empty(),
                    "{path}: {}",
                    reading.id
                );
                for statement in read {
                    let text = statement[0].as_str().expect("a statement");
                    let cited = reading.cites.iter().any(|cite| cite.to_string() == text);
                    assert!(cited, "{path}: {} does not read {text}", reading.id);
                    let way = statement[1].as_str().and_then(|way| way.strip_prefix('#'));
                    let anchor = format!("id=\"{}\"", way.expect("a place on the page"));
                    assert!(SITE[&path].contains(&anchor), "{path}: {anchor}");
                }
                for (id, change) in changes["alternatives"]
                    .as_object()
                    .expect("alternatives by id")
                {
                    let alternative = reading.alternative(id).expect("one of the record");
                    let mut changed = game.rules.clone();
                    let change: Vec<Setting> =
                        serde_json::from_value(change.clone()).expect("settings");
                    for setting in change {
                        changed.set(setting);
                    }
                    assert_eq!(changed, alternative.apply(&game.rules), "{path}: {id}");
                    // The script takes its words from there.
                    let anchor = format!("id=\"reading:{}={id}\"", reading.id);
                    assert!(SITE[&path].contains(&anchor), "{path}: {anchor}");
                    seen += 1;
                }
            }
            assert_eq!(seen, alternatives, "{path}");

            let root = "../".repeat(path.matches('/').count());
            let scripts = ["board", "play", "engine", &format!("texts.{language}")]
                .map(|name| format!("assets/player/{name}.js"));
            assert!(scripts.iter().all(|script| SITE.contains_key(script)));
            let ways = scripts.map(|script| format!("{root}{script}")).join(" ");
            let ways = format!("data-scripts=\"{ways}\"");
            assert!(SITE[&path].contains(&ways), "{path}: {ways}");
        }
    }
}

#[test]
fn statements_behind_an_axis_are_those_of_its_rule_and_are_on_the_page() {
    let (archive, _) = &*REAL;
    let pages = pages(&SITE);
    for game in &archive.games {
        let path = format!("games/{}/index.html", game.slug);
        let told = told(&path);
        let cites = told["cites"].as_object().expect("statements by axis");
        assert!(cites.len() > 5, "{path}");
        for (axis, statements) in cites {
            let axis = Axis::ALL
                .iter()
                .find(|one| one.name() == axis)
                .expect("an axis");
            let rule = game.rule(*axis);
            assert!(rule.basis.applies(), "{path}: {}", axis.name());
            for statement in statements.as_array().expect("a list") {
                let text = statement[0].as_str().expect("a statement");
                let cited = rule.cites().any(|cite| cite.to_string() == text);
                assert!(cited, "{path}: {} does not rest on {text}", axis.name());
                let anchor = statement[1]
                    .as_str()
                    .and_then(|href| href.strip_prefix('#'))
                    .expect("the way to it");
                assert!(
                    pages[path.as_str()].ids.contains(anchor),
                    "{path}: {anchor}"
                );
            }
        }
    }
}

#[test]
fn what_is_seen_of_an_example_comes_to_the_positions_of_its_steps() {
    let (archive, report) = &*REAL;
    for game in &archive.games {
        for example in &game.examples {
            let path = format!("games/{}/examples/{}/index.html", game.slug, example.id);
            let told = told(&path);
            let plies = told["plies"].as_array().expect("plies");
            let line = report
                .game(&game.slug)
                .and_then(|report| report.example(&example.id)?.line.as_ref())
                .expect("a line");
            assert_eq!(plies.len(), line.plies.len(), "{path}");
            let mut before = &line.start.position;
            for (ply, seen) in line.plies.iter().zip(plies) {
                let after = played(before, seen.as_str().expect("events"));
                let end: Vec<u8> = rows(&ply.after.position);
                assert_eq!(after, end, "{path}: {seen}");
                before = &ply.after.position;
            }
        }
    }
}

fn rows(position: &Position) -> Vec<u8> {
    engine::Side::BOTH
        .into_iter()
        .flat_map(|side| position.row(side).to_vec())
        .collect()
}

/// The pits after events such as `lift C 7,drop C 1,rest C`, as the script runs them.
fn played(before: &Position, events: &str) -> Vec<u8> {
    let mut pits = rows(before);
    let row = pits.len() / 2;
    for event in events.split(',').filter(|event| !event.is_empty()) {
        let mut words = event.split(' ');
        let (name, pit) = (words.next(), words.next().expect("a pit"));
        let pit: engine::Pit = pit
            .chars()
            .next()
            .and_then(engine::Pit::from_letter)
            .expect("a pit's letter");
        let index = row * usize::from(pit.side == engine::Side::North) + usize::from(pit.place);
        match name {
            Some("lift" | "capture") => pits[index] = 0,
            Some("drop") => pits[index] += 1,
            Some("rest") => {}
            other => panic!("{other:?} is not seen"),
        }
    }
    pits
}
