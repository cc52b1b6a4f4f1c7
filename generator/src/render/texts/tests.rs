//! Tables that are good, and tables that are broken on purpose.

use std::{fs, path::Path};

use super::{Languages, TextError};
use crate::render::assets;

fn errors(tables: &[(&str, &str)]) -> Vec<String> {
    Languages::from_tables(tables.iter().copied())
        .expect_err("a broken table is refused")
        .iter()
        .map(TextError::to_string)
        .collect()
}

#[test]
fn the_embedded_tables_are_complete() {
    let languages = Languages::embedded().unwrap_or_else(|errors| {
        let errors: Vec<String> = errors.iter().map(ToString::to_string).collect();
        panic!("{}", errors.join("\n"))
    });
    let codes: Vec<&str> = languages.iter().map(|texts| texts.language()).collect();
    assert_eq!(codes, ["en", "mn", "sq"]);
}

#[test]
fn a_missing_and_a_superfluous_key_are_named_with_their_file() {
    assert_eq!(
        errors(&[
            ("en", "seed = seed\npit = pit\n"),
            ("sq", "pit = gropë\nrow = rresht\n")
        ]),
        [
            "site/texts/sq.ftl: `seed` is missing, which site/texts/en.ftl has",
            "site/texts/sq.ftl: `row` is not a key of site/texts/en.ftl",
        ]
    );
}

#[test]
fn arguments_must_agree() {
    assert_eq!(
        errors(&[
            ("en", "seeds = { $n } seeds\n"),
            ("mn", "seeds = { $m } үр\n")
        ]),
        [
            "site/texts/mn.ftl: `seeds` does not use `$n`",
            "site/texts/mn.ftl: `seeds` uses `$m`, which site/texts/en.ftl does not give it",
        ]
    );
}

#[test]
fn broken_syntax_and_double_keys_are_placed() {
    let found = errors(&[("en", "seed = seed\npit = { $\n")]);
    assert!(found[0].starts_with("site/texts/en.ftl:2: "), "{found:?}");
    assert_eq!(
        errors(&[("en", "seed = a\nseed = b\n")])[0],
        "site/texts/en.ftl: `seed` stands twice"
    );
}

#[test]
fn a_file_must_be_named_by_its_language_and_english_must_be_there() {
    assert_eq!(
        errors(&[("English!", "seed = seed\n")]),
        [
            "site/texts/English!.ftl: the file's name is not a language's code: it has not the form of one; \
             expected one such as `fr.ftl` or `mn-Mong.ftl`",
            "there is no site/texts/en.ftl",
        ]
    );
    // The site has folders of these names; the last is not as pages write it.
    for name in ["map", "games", "assets", "data", "guide", "fr_FR"] {
        let found = errors(&[("en", "seed = seed\n"), (name, "seed = seed\n")]);
        assert_eq!(found.len(), 1, "{found:?}");
        assert!(found[0].contains("is not a language's code"), "{found:?}");
    }
}

#[test]
fn a_name_stands_once_be_it_of_a_text_or_a_term() {
    for table in [
        "seed = a\n-seed = b\n",
        "-seed = a\nseed = b\n",
        "-seed = a\n-seed = b\n",
    ] {
        let found = errors(&[("en", table)]);
        assert_eq!(
            found,
            [
                "site/texts/en.ftl: `seed` stands twice",
                "there is no site/texts/en.ftl"
            ]
        );
    }
}

#[test]
fn texts_that_are_too_deep_are_placed() {
    for depth in [33, 20_000] {
        let deep = format!(
            "# {braces}\npit = pit\nseed = {braces}\"x\"{}\n",
            "}".repeat(depth),
            braces = "{".repeat(depth)
        );
        let found = errors(&[("en", &deep)]);
        assert_eq!(
            found[0],
            "site/texts/en.ftl:3: more than 32 braces stand in each other"
        );
    }
}

#[test]
fn a_table_says_how_its_language_runs_and_what_it_is_called() {
    let table = |dir: &str, name: &str| format!("dir = {dir}\nlanguage-name = {name}\n");
    let good = table("ltr", "English");
    for (dir, name, expected) in [
        (
            "sideways",
            "Français",
            "site/texts/fr.ftl: `dir` must be `ltr` or `rtl`",
        ),
        (
            "rtl",
            "{\"\"}",
            "site/texts/fr.ftl: `language-name` must be the language's name for itself",
        ),
        (
            "rtl",
            "{\" – \"}",
            "site/texts/fr.ftl: `language-name` must be the language's name for itself",
        ),
    ] {
        let found = errors(&[("en", &good), ("fr", &table(dir, name))]);
        assert_eq!(found, [expected]);
    }
}

#[test]
fn what_a_given_english_table_lacks_is_that_tables_fault() {
    let (_, english) = assets::texts()
        .into_iter()
        .find(|(language, _)| *language == "en")
        .expect("it is built in");
    let given = english.replacen("\nside-south = South\n", "\nside-south-pole = South\n", 1);
    let more = [("en".to_owned(), ("mine/en.ftl".to_owned(), given))].into();
    let found: Vec<String> = Languages::embedded_and(&more)
        .expect_err("a key is missing")
        .iter()
        .map(ToString::to_string)
        .collect();
    assert_eq!(
        found,
        [
            "mine/en.ftl: `side-south` is missing, which site/texts/en.ftl has",
            "mine/en.ftl: `side-south-pole` is not a key of site/texts/en.ftl",
        ]
    );
}

#[test]
fn asking_never_falls_back() {
    let languages =
        Languages::from_tables([("en", "seeds = { $n } seeds\n")]).expect("a good table");
    let texts = languages.reference();
    assert_eq!(
        texts.say("seeds", &[("n", 1_000_000.into())]).as_deref(),
        Ok("1\u{202f}000\u{202f}000 seeds")
    );
    assert!(matches!(texts.get("seeds"), Err(TextError::Format { .. })));
    assert!(matches!(texts.get("pit"), Err(TextError::Unknown { .. })));
}

#[test]
fn lists_are_joined() {
    let languages = Languages::embedded().expect("complete tables");
    let items: Vec<String> = ["2", "4", "6"].map(String::from).to_vec();
    let joined: Vec<String> = languages
        .iter()
        .map(|texts| texts.one_of(&items).expect("a list"))
        .collect();
    assert_eq!(joined, ["2, 4 or 6", "2, 4 эсвэл 6", "2, 4 ose 6"]);
}

/// Everything that could ask for a text: the sources, the engine's too, and the templates.
fn askers() -> String {
    fn read(folder: &Path, text: &mut String) {
        let mut entries: Vec<_> = fs::read_dir(folder)
            .expect("a folder")
            .map(|entry| entry.expect("an entry").path())
            .collect();
        entries.sort();
        for path in entries {
            if path.is_dir() {
                read(&path, text);
            } else if path.extension().is_some_and(|ending| ending == "rs") {
                text.push_str(&fs::read_to_string(&path).expect("a source"));
            }
        }
    }
    let mut text = String::new();
    let package = Path::new(env!("CARGO_MANIFEST_DIR"));
    read(&package.join("src"), &mut text);
    // What is to be said of a move is chosen there.
    read(&package.join("../engine/src"), &mut text);
    for (_, asker) in assets::templates()
        .into_iter()
        .chain(assets::player_scripts())
        .chain(assets::play_scripts())
    {
        text.push_str(asker);
    }
    text
}

/// Keys that are put together from a name: languages, countries, axes and so on.
const PUT_TOGETHER: &[&str] = &[
    "person-",
    "axis-",
    "capture-",
    "country-",
    "facet-",
    "game-",
    "kind-",
    "known-",
    "language-",
    "legend-",
    "nowhere-",
    "offline-",
    "refusal-",
    "region-",
    "remark-",
    "role-",
    "search-kind-",
    "section-",
    "sort-",
    "status-",
    "data-purpose-",
    "part-played-",
    "property-",
    "term-",
    "unchecked-",
    "verdict-",
    "verification-complete",
    "verification-incomplete",
    "over-",
    // The script puts together the name of what is wrong with a text.
    "play-error-",
    "witness-",
];

#[test]
fn no_text_is_there_in_vain() {
    let askers = askers();
    let (_, english) = assets::texts()
        .into_iter()
        .find(|(language, _)| *language == super::REFERENCE)
        .expect("the English table");
    let unused: Vec<&str> = english
        .lines()
        .filter_map(|line| line.split_once(" =").map(|(key, _)| key))
        .filter(|key| !key.starts_with([' ', '#']))
        .filter(|key| !PUT_TOGETHER.iter().any(|start| key.starts_with(start)))
        .filter(|key| !askers.contains(&format!("\"{key}\"")))
        .collect();
    assert_eq!(unused, [] as [&str; 0]);
}
