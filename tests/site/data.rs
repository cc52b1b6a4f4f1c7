//! The data set: that it is on the site as it is exported, that it is what its
//! schemas say, and that it says what the notes say.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::LazyLock;

use boon::{Compiler, Schemas};
use generator::export;
use generator::read::Files;
use generator::render::texts::Languages;
use generator::source::Source;
use generator::yaml;
use serde_json::{Value, json};

use crate::{REAL, SITE, files, text_of};

/// The files of the data set, as they are exported.
static DATA: LazyLock<BTreeMap<String, String>> = LazyLock::new(|| {
    let (archive, report) = &*REAL;
    let languages = Languages::embedded().expect("the texts are complete");
    let files = export::files(archive, report, &languages).expect("no text is missing");
    text_of(files)
});

fn json(path: &str) -> Value {
    serde_json::from_str(&DATA[path]).unwrap_or_else(|error| panic!("{path}: {error}"))
}

#[test]
fn the_site_has_the_files_as_they_are_exported() {
    let on_site: BTreeMap<&str, &String> = SITE
        .iter()
        .filter_map(|(path, content)| Some((path.strip_prefix("data/")?, content)))
        .filter(|(path, _)| *path != "index.html")
        .collect();
    let exported: BTreeMap<&str, &String> = DATA
        .iter()
        .map(|(path, content)| (&**path, content))
        .collect();
    assert!(on_site == exported);
    // And every page of data leads to each of them.
    for (page, root) in [
        ("data/index.html", "../"),
        ("sq/data/index.html", "../../"),
        ("mn/data/index.html", "../../"),
    ] {
        let text = &SITE[page];
        for path in exported.keys() {
            let link = format!("href=\"{root}data/{path}\"");
            assert_eq!(text.matches(&link).count(), 1, "{page}: {path}");
        }
    }
    let game = &SITE["mn/games/modiar/index.html"];
    assert!(game.contains("href=\"../../../data/games/modiar.json\""));
    let bytes = DATA["archive.json"].len();
    let size = format!("JSON, {} kB", bytes.div_ceil(1000));
    assert!(SITE["data/index.html"].contains(&size), "{size}");
}

/// What a validator that is not ours says of a document.
fn validate(schema: &Value, document: &Value) -> Result<(), String> {
    let mut compiler = Compiler::new();
    let mut schemas = Schemas::new();
    let at = "https://example.org/schema.json";
    let mut schema = schema.clone();
    // The validator looks a schema up by its own name.
    schema["$id"] = at.into();
    compiler
        .add_resource(at, schema)
        .map_err(|error| error.to_string())?;
    let schema = compiler
        .compile(at, &mut schemas)
        .map_err(|error| format!("{error:#}"))?;
    schemas
        .validate(document, schema)
        .map_err(|error| format!("{error:#}"))
}

fn documents() -> Vec<(String, Value, Value)> {
    let mut all = vec![(
        export::ARCHIVE.to_owned(),
        json(export::ARCHIVE_SCHEMA),
        json(export::ARCHIVE),
    )];
    for game in ["modiar", "tihbat", "sadeqa-ii", "ayoayo"] {
        let path = export::game_file(game);
        let document = json(&path);
        all.push((path, json(export::GAME_SCHEMA), document));
    }
    all
}

#[test]
fn every_document_is_what_its_schema_says() {
    for (path, schema, document) in documents() {
        assert_eq!(
            schema["$schema"], "https://json-schema.org/draft/2020-12/schema",
            "{path}"
        );
        assert_eq!(validate(&schema, &document), Ok(()), "{path}");
        // The document names its schema, seen from its file.
        let named = document["$schema"].as_str().expect("a path");
        let named = crate::html::resolve(&path, named);
        assert!(DATA.contains_key(&named), "{path} names {named}");
    }
    let ids: BTreeSet<String> = documents()
        .iter()
        .map(|(_, schema, _)| schema["$id"].to_string())
        .collect();
    assert_eq!(ids.len(), 2, "{ids:?}");
}

#[test]
fn every_part_of_the_schemas_says_what_it_means() {
    for schema in [export::ARCHIVE_SCHEMA, export::GAME_SCHEMA].map(json) {
        let mut nameless = Vec::new();
        for (name, definition) in schema["$defs"].as_object().expect("definitions") {
            if !definition["description"].is_string() {
                nameless.push(name.clone());
            }
            for (property, about) in definition["properties"].as_object().into_iter().flatten() {
                if !about["description"].is_string() {
                    nameless.push(format!("{name}.{property}"));
                }
            }
        }
        assert_eq!(nameless, [] as [String; 0]);
        let text = schema.to_string();
        assert!(!text.contains("[`"), "a link of the code is left");
    }
}

/// A damage that the schema must find, done to the document of the archive.
#[track_caller]
fn check_damage(what: &str, damage: impl Fn(&mut Value)) {
    let (_, schema, mut document) = documents().remove(0);
    damage(&mut document);
    assert!(validate(&schema, &document).is_err(), "{what} is not found");
}

#[test]
fn a_damaged_document_is_refused() {
    let statement = "/games/1/witnesses/0/statements/0";
    check_damage("a game without its slug", |document| {
        let game = document["games"][0].as_object_mut().expect("a game");
        game.remove("slug").expect("it has one");
    });
    check_damage("a statement without its text", |document| {
        let one = document.pointer_mut(statement).expect("a statement");
        one.as_object_mut()
            .expect("a map")
            .remove("text")
            .expect("it has one");
    });
    for (path, bad) in [
        ("/games/0/slug", json!("No Slug")),
        ("/games/0/summary", json!({"sq": "no English"})),
        ("/games/0/rules/0/setting", json!({"board": {"rows": 2}})),
        (
            "/games/0/rules/6/setting",
            json!({"sow.first_seed": "anywhere"}),
        ),
        ("/games/0/rules/0/status", json!("certain")),
        ("/games/0/rules/0/cites/0", json!("capture")),
        ("/games/0/places/0/latitude", json!(91)),
        ("/games/0/examples/0/start", json!("the start")),
        ("/games/0/examples/0/verified", json!("yes")),
        ("/games/0/claims/0/verdict", json!("maybe")),
        ("/games/1/witnesses/0/sha256", json!("abc")),
        ("/games/1/witnesses/0/statements/0/line", json!("2")),
        ("/games/1/witnesses/0/statements/0/hash", json!("ABC")),
        ("/languages/0/glottocode", json!("albanian")),
        ("/version", Value::Null),
    ] {
        check_damage(path, |document| {
            *document.pointer_mut(path).expect("it is there") = bad.clone();
        });
    }
}

/// A statement of a game, as the whole archive's document has it.
fn statement<'d>(document: &'d Value, slug: &str, id: &str) -> &'d Value {
    let games = document["games"].as_array().expect("games");
    games
        .iter()
        .find(|game| game["slug"] == slug)
        .and_then(|game| game["witnesses"].as_array())
        .into_iter()
        .flatten()
        .flat_map(|witness| witness["statements"].as_array().into_iter().flatten())
        .find(|statement| statement["id"] == id)
        .unwrap_or_else(|| panic!("{slug} {id}"))
}

#[test]
fn statements_stand_as_in_the_notes() {
    let document = json(export::ARCHIVE);
    let files = crate::files("sources");
    let mut bullets = 0;
    for game in document["games"].as_array().expect("games") {
        for witness in game["witnesses"].as_array().expect("witnesses") {
            let file = witness["file"].as_str().expect("a path");
            let note = std::str::from_utf8(files.get(file).expect("the note")).expect("UTF-8");
            for one in witness["statements"].as_array().expect("statements") {
                let number = |key: &str| usize::try_from(one[key].as_u64().expect(key)).expect(key);
                let words = &note[number("start")..number("end")];
                // Line and column lead to where the words begin.
                let line = note.lines().nth(number("line") - 1).expect("the line");
                let rest: String = line.chars().skip(number("column") - 1).collect();
                let first = words.lines().next().expect("some words");
                assert!(rest.starts_with(first), "{one}");
                assert!(one["coverage"]["role"].is_string(), "{one}");
                bullets += usize::from(one["form"] == "bullet");
            }
        }
    }
    // The five notes have 86 bullets, table fields included.
    assert_eq!(bullets, 86);
    let note = std::str::from_utf8(files.get("games/modiar/notes/sq.txt").expect("the note"));
    let one = statement(&document, "modiar", "sq:capture.2");
    let text = one["text"].as_str().expect("text");
    assert!(note.expect("UTF-8").contains(text), "{text}");
    assert_eq!(one["coverage"]["role"], "rule");
    assert_eq!(one["language"], "sq");
    assert!(one["gloss"]["en"].is_string());
}

#[test]
fn running_is_told_as_it_was() {
    let document = json(export::ARCHIVE);
    let games = document["games"].as_array().expect("games");
    let game = |slug: &str| games.iter().find(|game| game["slug"] == slug).expect(slug);
    let by_id = |list: &'static str, slug: &str, id: &str| {
        game(slug)[list]
            .as_array()
            .expect(list)
            .iter()
            .find(|one| one["id"] == id)
            .unwrap_or_else(|| panic!("{slug} {id}"))
            .clone()
    };
    // READINGS.md: Tihbat's board is never empty; Modiar's chain over the pits sown
    // or round the board is one game; whether the second player too forfeits matters.
    assert_eq!(
        by_id("claims", "tihbat", "all-captured")["verdict"],
        "refuted"
    );
    let parting = |slug: &str, axis: &str| {
        let readings = game(slug)["readings"].as_array().expect("readings");
        let alternatives = readings
            .iter()
            .flat_map(|reading| reading["alternatives"].as_array().expect("alternatives"));
        alternatives
            .filter(|one| one["change"].to_string().contains(axis))
            .map(|one| one["divergence"]["parting"]["kind"].clone())
            .collect::<Vec<_>>()
    };
    let chain = parting("modiar", "{\"backward\":\"board\"}");
    assert_eq!(chain.len(), 1);
    assert_ne!(chain[0], "parts");
    assert_eq!(parting("modiar", "forfeited_each_player"), ["parts"]);
    let mut plies = 0;
    for game in games {
        for example in game["examples"].as_array().expect("examples") {
            assert_eq!(example["verified"], true, "{example}");
            plies += example["plies"].as_array().expect("plies").len();
        }
    }
    assert!(plies > 100);
    // READINGS.md: from the one position of Sadeqa II, F comes to the other.
    let long = game("sadeqa-ii")["examples"].to_string();
    assert!(long.contains("1,2,1,0,3,4/0,8,1,2,7,0 s 7-0 2"));
    assert!(long.contains("3,0,0,0,1,7/1,0,4,1,5,6 n 8-0 3"));
}

#[test]
fn a_game_alone_says_the_same_and_brings_its_works() {
    let whole = json(export::ARCHIVE);
    let alone = json("games/tihbat.json");
    let games = whole["games"].as_array().expect("games");
    let game = games.iter().find(|game| game["slug"] == "tihbat");
    assert_eq!(Some(&alone["game"]), game);
    let keys: Vec<&str> = alone["bibliography"]
        .as_array()
        .expect("works")
        .iter()
        .map(|work| work["key"].as_str().expect("a key"))
        .collect();
    // The works that its record names, no others.
    assert!(
        keys.contains(&"kinast2006") && keys.contains(&"mw-tihbat"),
        "{keys:?}"
    );
    assert!(
        !keys.contains(&"russ1984") && !keys.contains(&"pankhurst1971"),
        "{keys:?}"
    );
}

/// The rows of a table, by the names of its columns.
fn rows(table: &str) -> Vec<BTreeMap<String, String>> {
    let mut reader = csv::Reader::from_reader(DATA[table].as_bytes());
    reader
        .deserialize()
        .map(|row| row.unwrap_or_else(|error| panic!("{table}: {error}")))
        .collect()
}

#[test]
fn a_value_belongs_to_the_witness_whose_words_are_cited() {
    let values = rows("cldf/values.csv");
    // Five notes, nineteen axes.
    assert_eq!(values.len(), 5 * 19);
    let value = |id: &str| {
        values
            .iter()
            .find(|row| row["ID"] == id)
            .unwrap_or_else(|| panic!("{id}"))
    };
    // READINGS.md: Modiar's first seed goes back into the emptied pit.
    for witness in ["sq", "mn"] {
        let row = value(&format!("modiar_{witness}_sow-first_seed"));
        assert_eq!(row["Value"], "emptied_pit");
        assert_eq!(row["Code_ID"], "sow-first_seed-emptied_pit");
        assert_eq!(row["Status"], "attested");
        let source = format!("modiar_{witness}[");
        assert!(row["Source"].starts_with(&source) && row["Source"].contains("play.3"));
        let named = format!("{witness}:play.3: ");
        assert!(row["Comment"].contains(&named), "{row:?}");
    }
    assert_eq!(value("tihbat_sq_stores")["Value"], "none");
    for row in &values {
        let is_said = !row["Statement_IDs"].is_empty();
        for column in ["Value", "Comment", "Source"] {
            assert_eq!(!row[column].is_empty(), is_said, "{column} of {row:?}");
        }
        assert!(!row["Adopted_Value"].is_empty(), "{row:?}");
        if is_said {
            assert_eq!(row["Value"], row["Adopted_Value"], "{row:?}");
        }
    }
    // `stores` does not apply to sowing where there are none.
    let row = value("tihbat_sq_sow-stores");
    assert_eq!((&*row["Value"], &*row["Status"]), ("", "not_applicable"));
}

#[test]
fn the_bibliography_has_every_work_once() {
    let bibliography = &DATA[export::BIBLIOGRAPHY];
    let (archive, _) = &*REAL;
    for key in archive.bibliography.keys() {
        let entry = format!("{{{key},\n");
        assert_eq!(bibliography.matches(&entry).count(), 1, "{key}");
        assert!(DATA["cldf/sources.bib"].contains(&entry), "{key}");
    }
    assert!(bibliography.contains("doi = {10.2478/bgs-2021-0001},"));
}

/// A file of the archive as an editing program reads it.
fn written(files: &Files, path: &str) -> Value {
    let bytes = files.get(path).expect("the file is there").to_vec();
    let (source, fault) = Source::decode(path, bytes);
    assert_eq!(fault, None);
    yaml::parse(&source).expect("it can be read")
}

#[test]
fn what_editors_write_is_what_the_schemas_for_editors_say() {
    let files = files("sources");
    let mut checked = 0;
    for path in files.paths() {
        let schema = match path.rsplit('/').collect::<Vec<_>>().as_slice() {
            ["game.yaml", ..] => export::GAME_RECORD_SCHEMA,
            ["archive.yaml"] => export::ARCHIVE_RECORD_SCHEMA,
            [file, "examples", ..] if file.ends_with(".yaml") => export::EXAMPLE_RECORD_SCHEMA,
            _ => continue,
        };
        assert_eq!(
            validate(&json(schema), &written(&files, path)),
            Ok(()),
            "{path}"
        );
        checked += 1;
    }
    assert!(checked > 60, "{checked}");
}

#[test]
fn schemas_for_editors_refuse_what_the_program_refuses() {
    let files = files("sources");
    let record = written(&files, "games/modiar/game.yaml");
    let schema = json(export::GAME_RECORD_SCHEMA);
    type Spoil = fn(&mut Value);
    let spoilt: [(&str, Spoil); 9] = [
        ("a key that there is not", |one| one["remakrs"] = json!([])),
        ("no summary", |one| {
            one.as_object_mut().expect("a map").remove("summary");
        }),
        ("a text without English", |one| {
            one["summary"].as_object_mut().expect("a map").remove("en");
        }),
        ("an axis that is missing", |one| {
            one["rules"]
                .as_object_mut()
                .expect("a map")
                .remove("winner");
        }),
        ("an axis that there is not", |one| {
            one["rules"]["sow.lap"] = one["rules"]["sow.laps"].clone();
        }),
        ("a value that the axis has not", |one| {
            one["rules"]["sow.laps"]["value"] = json!("double");
        }),
        ("a status that there is not", |one| {
            one["rules"]["sow.laps"]["status"] = json!("guessed");
        }),
        ("an alternative of no axis", |one| {
            one["readings"][0]["alternatives"][0]["change"] = json!({"sow.lap": "single"});
        }),
        ("a number for a cite", |one| {
            one["claims"][0]["cites"] = json!([3])
        }),
    ];
    for (what, spoil) in spoilt {
        let mut record = record.clone();
        spoil(&mut record);
        assert!(validate(&schema, &record).is_err(), "{what}");
    }
    let mut example = written(&files, "games/modiar/examples/whole-game.yaml");
    example["expect"][0]["captures"] = json!(2);
    assert!(validate(&json(export::EXAMPLE_RECORD_SCHEMA), &example).is_err());
    let mut archive = written(&files, "archive.yaml");
    archive["editors"] = json!("everyone");
    assert!(validate(&json(export::ARCHIVE_RECORD_SCHEMA), &archive).is_err());
}
