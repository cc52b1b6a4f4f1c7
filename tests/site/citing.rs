//! What pages say of how to cite them, to readers and to programs.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use generator::render::site::Options;
use generator::yaml;
use serde_json::{Value, json};

use super::html::{self, Page};
use super::{SITE, Site, archive, edit, faults, files_of, made_up, pages, site_of, text_of};

const BASE: &str = "https://example.org/mancala";

/// Pages of each kind that can be cited, in each language.
const CITABLE: [&str; 5] = [
    "index.html",
    "games/modiar/index.html",
    "games/modiar/examples/chain-broken/index.html",
    "games/modiar/statements/mn.capture.2/index.html",
    "games/modiar/readings/first-move/index.html",
];

fn value<'p>(page: &'p Page, name: &str) -> Option<&'p str> {
    page.meta
        .iter()
        .find(|(own, _)| own == name)
        .map(|(_, value)| value.as_str())
}

fn typed<'p>(page: &'p Page, rel: &str) -> Vec<&'p str> {
    page.typed
        .iter()
        .filter(|(own, ..)| own == rel)
        .map(|(_, address, _)| address.as_str())
        .collect()
}

#[test]
fn every_kind_of_page_says_how_to_cite_it() {
    for language in ["", "sq/", "mn/"] {
        for path in CITABLE {
            let path = format!("{language}{path}");
            let page = Page::read(&SITE[&path]);
            for id in [
                "cite",
                "cite-apa",
                "cite-chicago",
                "cite-bibtex",
                "cite-ris",
            ] {
                assert!(page.ids.contains(id), "{path} lacks {id}");
            }
            // Each can be copied, and each button copies something.
            assert_eq!(page.copied.len(), 5, "{path}");
            for id in &page.copied {
                assert!(page.ids.contains(id), "{path} has nothing of id {id}");
            }
            assert!(value(&page, "citation_title").is_some(), "{path}");
            assert_eq!(value(&page, "citation_date"), Some("2026/11/29"), "{path}");
            assert_eq!(value(&page, "author"), Some("The sowbook editors"));
            assert_eq!(page.coins.len(), 1, "{path}");
            assert_eq!(page.linked_data.len(), 1, "{path}");
        }
    }
    let statement = Page::read(&SITE[CITABLE[3]]);
    assert_eq!(
        value(&statement, "citation_title"),
        Some("Modiar, statement mn:capture.2")
    );
    assert_eq!(value(&statement, "citation_language"), Some("mn"));
    // The notes are not the archive's, nor under its licence.
    assert!(typed(&statement, "license").is_empty());
    let game = Page::read(&SITE[CITABLE[1]]);
    assert_eq!(
        typed(&game, "license"),
        ["https://creativecommons.org/licenses/by/4.0/"]
    );
    assert_eq!(typed(&game, "type"), ["https://schema.org/Game"]);
    assert_eq!(typed(&game, "collection"), ["../../index.html"]);
    // Where the site stands is not known.
    assert!(typed(&game, "cite-as").is_empty());
    assert_eq!(value(&game, "citation_public_url"), None);
}

#[test]
fn the_words_of_a_statement_are_in_its_citation_in_their_own_language() {
    let page = &SITE["sq/games/modiar/statements/mn.capture.2/index.html"];
    let (_, citing) = page.split_once("id=\"cite-apa\"").expect("it is there");
    let words = "«<span lang=\"mn\" dir=\"ltr\">Анхны нүүдлийн онцгой тохиолдал: \
                 Тоглоомын эхний нүүдэл дээр ямар ч боломжит олзлолтыг хурааж, чулуунууд \
                 самбар дээр үлдэнэ.</span>» (shënimi mn, mongolisht, përkthim makine; \
                 SHA-256 i tekstit fillon me 96395d31c53e)";
    assert!(citing.contains(words), "{citing}");
    assert!(citing.contains("<i>sowbook: shënime terreni për mankalën"));
    let page = &SITE["mn/games/modiar/statements/sq.board.4/index.html"];
    let (_, citing) = page.split_once("id=\"cite-apa\"").expect("it is there");
    let words = "<span lang=\"sq\" dir=\"ltr\">Farat për vrimë në fillim: 7 </span>\
                 <span lang=\"en\" dir=\"auto\">stones</span>";
    assert!(citing.contains(words), "{citing}");
}

/// An OpenURL taken apart as any server does it.
fn read_coins(text: &str) -> BTreeMap<String, String> {
    text.split('&')
        .map(|pair| {
            let (key, value) = pair.split_once('=').expect("a key and a value");
            let mut bytes = Vec::new();
            let mut rest = value.bytes();
            while let Some(byte) = rest.next() {
                if byte == b'%' {
                    let digits = [rest.next(), rest.next()].map(|byte| byte.expect("two digits"));
                    let digits = std::str::from_utf8(&digits).expect("digits").to_owned();
                    bytes.push(u8::from_str_radix(&digits, 16).expect("hexadecimal"));
                } else {
                    assert!(
                        byte.is_ascii_alphanumeric() || b"-._~".contains(&byte),
                        "{text}"
                    );
                    bytes.push(byte);
                }
            }
            (key.to_owned(), String::from_utf8(bytes).expect("UTF-8"))
        })
        .collect()
}

#[test]
fn an_openurl_says_the_same() {
    let page = Page::read(&SITE["mn/games/modiar/readings/first-move/index.html"]);
    let coins = read_coins(&page.coins[0]);
    assert_eq!(coins["ctx_ver"], "Z39.88-2004");
    assert_eq!(coins["rft_val_fmt"], "info:ofi/fmt:kev:mtx:book");
    assert_eq!(coins["rft.genre"], "bookitem");
    assert_eq!(
        coins["rft.atitle"],
        "Modiar, тайлбар: Авалт хүчингүй болдог «тоглоомын эхний нүүдэл» гэж аль нүүдэл вэ?"
    );
    assert_eq!(
        coins["rft.btitle"],
        "sowbook: манкалагийн хээрийн тэмдэглэл, уншиж тоглосон нь"
    );
    assert_eq!(coins["rft.date"], "2026-11-29");
}

/// The addresses of an object and of everything in it: what is named by `@id`,
/// and `url` where it is of the site.
fn addresses<'d>(data: &'d Value, found: &mut Vec<&'d str>) {
    match data {
        Value::Object(members) => {
            for (key, value) in members {
                match value.as_str() {
                    Some(address) if key == "@id" || key == "url" => found.push(address),
                    _ => addresses(value, found),
                }
            }
        }
        Value::Array(items) => items.iter().for_each(|item| addresses(item, found)),
        _ => {}
    }
}

/// Addresses in linked data that lead nowhere, and how many were looked at.
fn lost(site: &Site, base: &str) -> (Vec<String>, usize) {
    let pages = pages(site);
    let mut lost = Vec::new();
    let mut seen = 0;
    for (path, page) in &pages {
        for json in &page.linked_data {
            let data: Value = serde_json::from_str(json).unwrap_or_else(|error| {
                panic!("{path}: {error} in {json}");
            });
            assert_eq!(data["@context"], "https://schema.org", "{path}");
            let mut found = Vec::new();
            addresses(&data, &mut found);
            for address in found {
                let own = match address.strip_prefix(base) {
                    Some(own) if !base.is_empty() => own.trim_start_matches('/').to_owned(),
                    _ if html::is_elsewhere(address) => continue,
                    _ => {
                        let (file, anchor) = address.split_once('#').unwrap_or((address, ""));
                        format!("{}#{anchor}", html::resolve(path, file))
                    }
                };
                seen += 1;
                let (file, anchor) = own.split_once('#').unwrap_or((&own, ""));
                let there = pages
                    .get(file)
                    .is_some_and(|page| anchor.is_empty() || page.ids.contains(anchor));
                if !there {
                    lost.push(format!("{path}: {address}"));
                }
            }
        }
    }
    (lost, seen)
}

#[test]
fn everything_that_linked_data_names_is_there() {
    let (nowhere, seen) = lost(&SITE, "");
    assert_eq!(nowhere, [] as [String; 0]);
    assert!(seen > 1000, "{seen}");
    let archive = archive(&made_up());
    let options = Options {
        base_url: Some(BASE),
        ..Options::default()
    };
    let site = text_of(files_of(&archive, options));
    let (nowhere, seen) = lost(&site, BASE);
    assert_eq!(nowhere, [] as [String; 0]);
    assert!(seen > 10, "{seen}");
    // The check itself: an address that leads nowhere is found.
    let mut broken = site.clone();
    let page = broken.get_mut("games/pairs/index.html").expect("the page");
    *page = page.replace("id=\"witness:en\"", "id=\"witness:other\"");
    assert!(!lost(&broken, BASE).0.is_empty());
}

#[test]
fn linked_data_says_what_the_archive_says() {
    let read = |path: &str| -> Value {
        let page = Page::read(&SITE[path]);
        serde_json::from_str(&page.linked_data[0]).expect("it is JSON")
    };
    let game = read("games/modiar/index.html");
    assert_eq!(game["@type"], "Game");
    assert_eq!(game["name"], "Modiar");
    assert_eq!(game["alternateName"][0]["@value"], "Модиар");
    assert_eq!(game["numberOfPlayers"]["value"], 2);
    assert_eq!(game["isPartOf"]["@type"], "Dataset");
    assert_eq!(game["isPartOf"]["@id"], "../../index.html");
    assert_eq!(game["isPartOf"]["version"], "0.1.0");
    assert_eq!(
        game["spatialCoverage"][0]["address"]["addressCountry"],
        "MA"
    );
    assert_eq!(game["spatialCoverage"][0]["geo"]["latitude"], 35.77);
    let witness = &game["subjectOf"][0];
    assert_eq!(witness["@id"], "index.html#witness:sq");
    assert_eq!(witness["inLanguage"], "sq");
    assert_eq!(
        witness["identifier"]["value"],
        "44449f44784c970c44773e9b4462a5f5eb3d54c45835d842003bc651ad7ffc6c"
    );
    // As many as counted by hand in that note.
    assert_eq!(witness["hasPart"].as_array().map(Vec::len), Some(31));
    // Its own page says the rest.
    let part = |id: &str| {
        json!({
            "@type": "Quotation",
            "@id": format!("index.html#sq:{id}"),
            "url": format!("statements/sq.{id}/index.html"),
        })
    };
    assert!(
        witness["hasPart"]
            .as_array()
            .is_some_and(|parts| parts.contains(&part("capture.2")))
    );
    let works: Vec<&str> = game["citation"]
        .as_array()
        .expect("works")
        .iter()
        .filter_map(|work| work["@id"].as_str())
        .collect();
    assert!(
        works.contains(&"../../bibliography/index.html#work:culin1896"),
        "{works:?}"
    );

    let statement = read("sq/games/modiar/statements/mn.capture.2/index.html");
    assert_eq!(statement["@type"], "Quotation");
    assert_eq!(statement["@id"], "../../index.html#mn:capture.2");
    assert_eq!(statement["inLanguage"], "mn");
    // As the note has it.
    let words = statement["text"].as_str().expect("its words");
    assert!(
        words.contains("ямар ч боломжит олзлолтыг хурааж"),
        "{words}"
    );
    // The whole hash, as the name of the property says.
    let hash = statement["identifier"]["value"]
        .as_str()
        .unwrap_or_default();
    assert_eq!(
        (hash.len(), &statement["identifier"]["propertyID"]),
        (64, &Value::from("SHA-256"))
    );
    let terms = read("sq/glossary/index.html");
    assert_eq!(terms["@type"], "DefinedTermSet");
    assert!(
        terms["hasDefinedTerm"]
            .as_array()
            .is_some_and(|terms| terms.len() > 10)
    );
    let archive = read("mn/index.html");
    assert_eq!(archive["hasPart"].as_array().map(Vec::len), Some(4));
}

#[test]
fn a_known_address_stands_in_every_citation() {
    let archive = archive(&made_up());
    let options = Options {
        base_url: Some(BASE),
        ..Options::default()
    };
    let site = text_of(files_of(&archive, options));
    let path = "sq/games/pairs/index.html";
    let page = Page::read(&site[path]);
    let address = format!("{BASE}/{path}");
    assert_eq!(typed(&page, "cite-as"), [address.as_str()]);
    assert_eq!(value(&page, "citation_public_url"), Some(address.as_str()));
    assert_eq!(read_coins(&page.coins[0])["rft_id"], address);
    assert!(site[path].contains(&format!("<a href=\"{address}\">{address}</a>")));

    // The address in the archive's own record does the same.
    let mut files = made_up();
    edit(
        &mut files,
        "archive.yaml",
        "version: 0.1.0",
        &format!("version: 0.1.0\naddress: {BASE}/"),
    );
    let own = site_of(&super::archive(&files));
    assert_eq!(own[path], site[path]);
}

#[test]
fn the_archive_and_every_game_have_their_citations_as_files() {
    let mut folders = vec![(String::new(), "sowbook".to_owned())];
    for game in ["modiar", "tihbat", "sadeqa-ii", "ayoayo"] {
        folders.push((format!("games/{game}/"), format!("sowbook-{game}")));
    }
    for (folder, key) in folders {
        let page = Page::read(&SITE[&format!("{folder}index.html")]);
        let described: BTreeSet<(String, &str)> = page
            .typed
            .iter()
            .filter(|(rel, ..)| rel == "describedby")
            .map(|(_, href, media_type)| {
                let from = format!("{folder}index.html");
                (html::resolve(&from, href), media_type.as_str())
            })
            .collect();
        let file = |ending: &str| format!("{folder}cite.{ending}");
        assert_eq!(
            described,
            BTreeSet::from([
                (file("bib"), "application/x-bibtex"),
                (file("ris"), "application/x-research-info-systems"),
                (file("json"), "application/vnd.citationstyles.csl+json"),
            ])
        );
        let entries = biblatex::Bibliography::parse(&SITE[&file("bib")]).expect("it is BibTeX");
        assert!(entries.get(&key).is_some(), "{key}");
        let items: Value = serde_json::from_str(&SITE[&file("json")]).expect("it is JSON");
        assert_eq!(items[0]["id"], key);
        assert!(SITE[&file("ris")].contains(&format!("\r\nID  - {key}\r\n")));
    }
}

#[test]
fn a_former_slug_leads_on() {
    let mut files = made_up();
    edit(
        &mut files,
        "games/pairs/game.yaml",
        "witnesses:",
        "formerly: [couples]\nwitnesses:",
    );
    let site = site_of(&archive(&files));
    assert_eq!(faults(&site), [] as [String; 0]);
    for language in ["", "sq/", "mn/"] {
        for (rest, up) in [
            ("index.html", "../pairs/index.html"),
            (
                "examples/opening/index.html",
                "../../../pairs/examples/opening/index.html",
            ),
            (
                "statements/en.capture.1/index.html",
                "../../../pairs/statements/en.capture.1/index.html",
            ),
        ] {
            let path = format!("{language}games/couples/{rest}");
            let text = &site[&path];
            let page = Page::read(text);
            assert!(
                text.contains(&format!("content=\"0; url={up}\"")),
                "{path}: {text}"
            );
            assert_eq!(typed(&page, "canonical"), [up]);
            assert!(
                text.contains(&format!("<a href=\"{up}\" data-moved>")),
                "{path}"
            );
            assert_eq!(page.scripts.len(), 1);
            let target = html::resolve(&path, up);
            assert_eq!(target, format!("{language}games/pairs/{rest}"));
            assert!(site.contains_key(&target));
        }
    }
    // What has not moved leaves nothing behind.
    assert!(!SITE.values().any(|text| text.contains("data-moved>")));
}

#[test]
fn one_script_is_on_every_page() {
    let script = &SITE["assets/site.js"];
    for word in ["data-copy", "data-moved", "role=status"] {
        assert!(script.contains(word), "{word}");
    }
    for (path, page) in pages(&SITE) {
        let scripts: Vec<String> = page
            .scripts
            .iter()
            .map(|script| html::resolve(path, script))
            .collect();
        if ["404.html", "offline.html"].contains(&path) {
            assert_eq!(scripts, [] as [String; 0], "{path}");
            continue;
        }
        assert_eq!(scripts[0], "assets/site.js", "{path}");
        // What else a page has is the site's own as well.
        assert!(
            scripts.iter().all(|script| SITE.contains_key(script)),
            "{path}: {scripts:?}"
        );
    }
}

#[test]
fn the_file_for_those_who_cite_the_repository_says_the_same() {
    #[derive(serde::Deserialize)]
    struct Citation {
        #[serde(rename = "cff-version")]
        format: String,
        title: String,
        version: String,
        #[serde(rename = "date-released")]
        date: String,
        authors: Vec<BTreeMap<String, String>>,
        license: String,
        r#type: String,
    }
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../CITATION.cff");
    let text = std::fs::read_to_string(path).expect("the file is there");
    let source = generator::source::Source::new("CITATION.cff", text);
    let citation: Citation = yaml::parse(&source).unwrap_or_else(|error| panic!("{error:?}"));
    let archive = archive(&super::files("sources"));
    let meta = &archive.meta;
    assert_eq!(citation.format, "1.2.0");
    assert_eq!(citation.r#type, "dataset");
    assert_eq!(citation.title, meta.title.english());
    assert_eq!(citation.version, meta.version);
    assert_eq!(citation.date, meta.date);
    assert_eq!(citation.license, meta.licence.id);
    let names: Vec<&str> = citation.authors.iter().map(|one| &*one["name"]).collect();
    let editors: Vec<&str> = meta.editors.iter().map(|one| &*one.name).collect();
    assert_eq!(names, editors);
}
