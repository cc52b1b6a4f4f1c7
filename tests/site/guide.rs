//! The guide on the site: its chapters in every language, what is not yet
//! translated, and every axis of the rules with every value.

use std::collections::BTreeSet;

use engine::{Axis, Board, Rules, Seeds, neighbours};
use generator::clause::Clause;
use generator::render::guide::Guide;
use generator::render::site::{Options, render};
use generator::verify::verify;
use serde_json::{Value, json};

use crate::{Site, archive, faults, files, made_up, site_of, text_of};

const FOLDERS: [(&str, &str); 3] = [("en", ""), ("sq", "sq/"), ("mn", "mn/")];

fn site() -> Site {
    site_of(&archive(&made_up()))
}

#[test]
fn every_chapter_is_in_every_language_and_in_the_contents() {
    let site = site();
    assert_eq!(faults(&site), [] as [String; 0]);
    let guide = Guide::embedded().unwrap_or_else(|error| panic!("{error}"));
    for (language, folder) in FOLDERS {
        let contents = &site[&format!("{folder}guide/index.html")];
        assert!(site[&format!("{folder}index.html")].contains("href=\"guide/index.html\""));
        for chapter in guide.chapters() {
            let name = &chapter.name;
            assert!(
                contents.contains(&format!("<a href=\"{name}/index.html\">")),
                "{name}"
            );
            let page = &site[&format!("{folder}guide/{name}/index.html")];
            let own = guide
                .chapter(name, language)
                .expect("its title is translated");
            assert!(page.contains(&format!("<h1>{}</h1>", own.title)), "{name}");
            let in_english = "<article class=\"guide\" lang=\"en\" dir=\"ltr\">";
            let says_so = page.contains("class=\"untranslated\"");
            assert_eq!(
                page.contains(in_english),
                !own.is_translated(),
                "{folder}{name}"
            );
            assert_eq!(says_so, !own.is_translated(), "{folder}{name}");
            for heading in &chapter.headings {
                let anchor = format!("<h2 id=\"{}\">", heading.id);
                assert!(page.contains(&anchor), "{folder}{name} lacks {anchor}");
            }
        }
        let reading = guide.chapter("reading", language).expect("it is there");
        assert!(reading.is_translated(), "{language}");
    }
}

/// The site of the made-up archive with this guide.
fn site_with(guide: &[(&str, &str, &str)]) -> Site {
    let guide = Guide::of(guide.iter().copied()).unwrap_or_else(|error| panic!("{error}"));
    let archive = archive(&made_up());
    let report = verify(&archive, &[], |_| true);
    let options = Options {
        guide: Some(&guide),
        ..Options::default()
    };
    text_of(render(&archive, &report, options).unwrap_or_else(|error| panic!("{error}")))
}

#[test]
fn html_in_a_chapter_is_text() {
    let site = site_with(&[(
        "en",
        "01-one",
        "# A <b>title</b>\n\nSay <i>so</i>, [\"here\"](https://example.org/?a=1&b=\"2\").\n\n\
         <script>alert(1)</script>\n\n## A <u>part</u> {#part}\n\n```sh\nls <a>\n```\n\n\
         ![A <s>board</s>](board:1,2/3,4)\n",
    )]);
    assert_eq!(faults(&site), [] as [String; 0]);
    let page = &site["guide/one/index.html"];
    for element in ["<b>", "<i>so", "<script>", "<u>", "<a>", "<s>"] {
        assert!(!page.contains(element), "{element}");
    }
    for text in [
        "&lt;script&gt;alert(1)&lt;/script&gt;",
        "Say &lt;i&gt;so&lt;/i&gt;",
        "<code>ls &lt;a&gt;\n</code>",
        "?a=1&amp;b=&quot;2&quot;",
    ] {
        assert!(page.contains(text), "{text} is not in:\n{page}");
    }
}

#[test]
fn links_lead_where_they_say() {
    let site = site_with(&[
        (
            "en",
            "01-one",
            "# One\n\nAbout.\n\n## A {#a}\n\n[b](two#b), [c](#a), [d](page:catalogue), \
             [e](page:rules), [f](term:sow), [g](first:game), [h](first:example), \
             [i](first:statement), [j](first:reading)\n",
        ),
        ("en", "02-two", "# Two\n\nAbout.\n\n## B {#b}\n"),
        ("sq", "01-one", "# Një\n\nPër të.\n"),
    ]);
    assert_eq!(faults(&site), [] as [String; 0]);
    let page = &site["sq/guide/one/index.html"];
    for link in [
        "<a href=\"../two/index.html#b\">b</a>",
        "<a href=\"#a\">c</a>",
        "<a href=\"../../index.html\">d</a>",
        "<a href=\"../../rules/index.html\">e</a>",
        "<a href=\"../../glossary/index.html#term:sow\" class=\"explained\">f</a>",
        "<a href=\"../../games/pairs/index.html\">g</a>",
        "<a href=\"../../games/pairs/examples/opening/index.html\">h</a>",
        "<a href=\"../../games/pairs/statements/en.type.1/index.html\">i</a>",
        "<a href=\"../../games/pairs/readings/whose/index.html\">j</a>",
        "<a rel=\"next\" href=\"../two/index.html\" lang=\"en\">Two →</a>",
    ] {
        assert!(page.contains(link), "{link} is not in:\n{page}");
    }
}

#[test]
fn an_archive_without_games_has_the_guide_as_well() {
    let mut files = made_up();
    let games: Vec<String> = files.paths_in("games/").map(str::to_owned).collect();
    for path in games {
        files.remove(&path);
    }
    let site = site_of(&archive(&files));
    assert_eq!(faults(&site), [] as [String; 0]);
    assert!(site.contains_key("guide/reading/index.html"));
}

/// The section of the page that is about an axis.
fn section(page: &str, axis: Axis) -> &str {
    let start = format!("<section aria-labelledby=\"axis:{axis}\">");
    let (_, rest) = page
        .split_once(&start)
        .unwrap_or_else(|| panic!("no {axis}"));
    rest.split_once("</section>").expect("it ends").0
}

/// Every name in a value: keys and names of choices.
fn names(value: &Value, found: &mut BTreeSet<String>) {
    match value {
        Value::String(name) => {
            found.insert(name.clone());
        }
        Value::Array(items) => items.iter().for_each(|item| names(item, found)),
        Value::Object(parts) => {
            for (name, part) in parts {
                found.insert(name.clone());
                names(part, found);
            }
        }
        _ => {}
    }
}

/// The words within `<code>` of a piece of a page.
fn codes(html: &str) -> BTreeSet<String> {
    html.split("<code translate=\"no\">")
        .skip(1)
        .filter_map(|rest| rest.split_once("</code>"))
        .flat_map(|(code, _)| code.split(|c: char| !(c.is_alphanumeric() || c == '_' || c == '.')))
        .map(str::to_owned)
        .collect()
}

#[test]
fn every_axis_and_every_value_is_on_the_page_of_rules() {
    // The engine's own list of what can stand on each axis, from which it makes
    // neighbouring rules: followed from the plainest rules to theirs, and on.
    let plain = Rules::plain(Board {
        rows: 2,
        pits: 3,
        seeds: Seeds::PerPit(4),
    });
    let mut known = vec![plain.clone()];
    for _ in 0..2 {
        for rules in known.clone() {
            for setting in neighbours(&rules) {
                let mut other = plain.clone();
                other.set(setting);
                if !known.contains(&other) {
                    known.push(other);
                }
            }
        }
    }
    let site = site();
    for (_, folder) in FOLDERS {
        let page = &site[&format!("{folder}guide/rules/index.html")];
        for axis in Axis::ALL {
            let section = section(page, *axis);
            let codes = codes(section);
            let mut wanted = BTreeSet::from([axis.name().to_owned()]);
            for rules in &known {
                let setting = json!(rules.setting(*axis));
                names(&setting[axis.name()], &mut wanted);
            }
            wanted.extend(Clause::all_of(*axis).map(|clause| clause.name().to_owned()));
            let missing: Vec<&String> = wanted.difference(&codes).collect();
            assert!(missing.is_empty(), "{folder}{axis} lacks {missing:?}");
            // What it makes of the rules in words.
            assert!(section.contains("class=\"in-words\""), "{folder}{axis}");
        }
    }
    // The explanations are the engine's; the sentences the reader's language's.
    let page = section(&site["sq/guide/rules/index.html"], Axis::SowFirstSeed);
    assert!(
        page.contains("<span lang=\"en\" dir=\"ltr\">Into the pit after the emptied one.</span>")
    );
    assert!(page.contains("gropë"), "{page}");
}

#[test]
fn the_guide_names_no_game_of_the_archive() {
    // It must hold for every archive.
    let guide = Guide::embedded().unwrap_or_else(|error| panic!("{error}"));
    let files = files("sources");
    let slugs: BTreeSet<&str> = files
        .paths_in("games/")
        .filter_map(|path| path.split('/').nth(1))
        .collect();
    assert!(slugs.len() > 3);
    for chapter in guide.all() {
        let text = std::fs::read_to_string(
            std::path::Path::new(env!("CARGO_MANIFEST_DIR"))
                .join("..")
                .join(chapter.path()),
        )
        .expect("the chapter can be read");
        for slug in &slugs {
            assert!(
                !text.to_lowercase().contains(slug),
                "{} names {slug}",
                chapter.path()
            );
        }
    }
}
