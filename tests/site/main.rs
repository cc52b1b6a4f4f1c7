//! The site as a reader's browser gets it: the real archive, and a made-up one
//! that is spoilt on purpose.

use std::collections::BTreeMap;
use std::path::Path;
use std::sync::LazyLock;

use generator::link::archive::Archive;
use generator::load::load_files;
use generator::read::{Files, read};
use generator::render::site::{Options, render, render_in};
use generator::render::texts::Languages;
use generator::verify::{Report, verify};

mod beside;
mod build;
mod catalogue;
mod citing;
mod data;
mod edition;
mod glossary;
mod guide;
mod html;
mod indexes;
mod player;
mod playing;
mod previews;
mod search;

use html::Page;

type Site = BTreeMap<String, String>;

fn files(folder: &str) -> Files {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("..")
        .join(folder);
    let (files, diagnostics) = read(&folder);
    assert_eq!(diagnostics, []);
    files
}

fn archive(files: &Files) -> Archive {
    load_files(files)
        .archive
        .expect("the archive can be linked")
}

/// The made-up archive, placed in a country that the interface knows.
fn made_up() -> Files {
    let mut files = files("tests/archives/good");
    edit(
        &mut files,
        "games/pairs/game.yaml",
        "country: GH",
        "country: MA",
    );
    files
}

fn edit(files: &mut Files, path: &str, from: &str, to: &str) {
    let bytes = files.get(path).expect("the file is there");
    let text = std::str::from_utf8(bytes).expect("the file is text");
    assert!(text.contains(from), "{path} does not contain {from:?}");
    let edited = text.replacen(from, to, 1);
    files.insert(path, edited);
}

/// The real archive, and what running it came to.
static REAL: LazyLock<(Archive, Report)> = LazyLock::new(|| {
    let archive = archive(&files("sources"));
    let report = verify(&archive, &[], |_| true);
    (archive, report)
});

/// The site of the real archive, rendered once for all tests.
static SITE: LazyLock<Site> = LazyLock::new(|| text_of(real_files(2)));

fn real_files(jobs: usize) -> Vec<(String, Vec<u8>)> {
    let (archive, report) = &*REAL;
    let options = Options {
        jobs,
        ..Options::default()
    };
    render(archive, report, options).unwrap_or_else(|error| panic!("{error}"))
}

fn site_of(archive: &Archive) -> Site {
    text_of(files_of(archive, Options::default()))
}

fn files_of(archive: &Archive, options: Options<'_>) -> Vec<(String, Vec<u8>)> {
    let report = verify(archive, &[], |_| true);
    render(archive, &report, options).unwrap_or_else(|error| panic!("{error}"))
}

/// All but the pictures.
fn text_of(files: Vec<(String, Vec<u8>)>) -> Site {
    files
        .into_iter()
        .filter(|(path, _)| !path.ends_with(".png"))
        .map(|(path, content)| (path, String::from_utf8(content).expect("text")))
        .collect()
}

fn pages(site: &Site) -> BTreeMap<&str, Page> {
    site.iter()
        .filter(|(path, _)| path.ends_with(".html"))
        .map(|(path, content)| (path.as_str(), Page::read(content)))
        .collect()
}

/// Every way in which the pages of a site are broken.
fn faults(site: &Site) -> Vec<String> {
    let pages = pages(site);
    let mut faults = Vec::new();
    for (path, page) in &pages {
        faults.extend(page.faults.iter().map(|fault| format!("{path}: {fault}")));
        for link in page.links.iter().filter(|link| !html::is_elsewhere(link)) {
            let (file, anchor) = link.split_once('#').unwrap_or((link, ""));
            let target = html::resolve(path, file);
            if !site.contains_key(&target) {
                faults.push(format!("{path}: `{link}` leads to no file"));
            } else if !anchor.is_empty()
                // A game to be played, not a place on the page.
                && !anchor.starts_with("play:")
                && pages
                    .get(target.as_str())
                    .is_none_or(|page| !page.ids.contains(anchor))
            {
                faults.push(format!("{path}: `{link}` leads to no anchor"));
            }
        }
    }
    faults
}

#[test]
fn the_real_site_has_no_dead_link_and_no_broken_page() {
    let site = &*SITE;
    assert_eq!(faults(site), [] as [String; 0]);
    for language in ["", "sq/", "mn/"] {
        for game in ["modiar", "tihbat", "sadeqa-ii", "ayoayo"] {
            let path = format!("{language}games/{game}/index.html");
            assert!(site.contains_key(&path), "{path}");
        }
    }
}

#[test]
fn every_statement_of_the_real_notes_has_its_anchor() {
    let (archive, _) = &*REAL;
    let pages = pages(&SITE);
    let mut statements = 0;
    for game in &archive.games {
        for language in ["", "sq/", "mn/"] {
            let page = &pages[format!("{language}games/{}/index.html", game.slug).as_str()];
            for witness in &game.witnesses {
                for statement in &witness.note.statements {
                    let id = format!("{}:{}", witness.siglum, statement.id);
                    assert!(page.ids.contains(&id), "{} lacks {id}", game.slug);
                    statements += 1;
                }
            }
        }
    }
    assert!(statements > 300, "{statements}");
}

#[test]
fn the_checks_find_what_is_broken() {
    let site: Site = [
        (
            "index.html",
            "<a href=\"gone.html\">a<a href=\"#gone\">c</a></a><a href=\"#gone\">b</a><p id=\"x\" id=\"y\">",
        ),
        (
            "a/index.html",
            "<p id=\"x\"></p><p id=\"x\" style=\"color: red\"></p><script>1</script>",
        ),
    ]
    .map(|(path, body)| {
        (
            path.to_owned(),
            format!("<!DOCTYPE html><html lang=\"en\" dir=\"ltr\"><body>{body}</body></html>"),
        )
    })
    .into();
    let found = faults(&site).join("\n");
    for fault in [
        "`gone.html` leads to no file",
        "<a> within <a>",
        "`#gone` leads to no anchor",
        "duplicate-attribute",
        "<p> is not closed",
        "id `x` stands twice",
        "a style of its own",
        "<script>",
        "no policy",
    ] {
        assert!(found.contains(fault), "{fault} is not in:\n{found}");
    }
}

#[test]
fn what_a_record_says_is_never_markup() {
    let mut files = made_up();
    let hostile = "<script>alert('x')</script> \\\"quoted\\\" & <b>bold</b>";
    edit(
        &mut files,
        "games/pairs/game.yaml",
        "text: Pairs,",
        &format!("text: \"{hostile}\","),
    );
    edit(
        &mut files,
        "games/pairs/game.yaml",
        "A game made up to test the program.",
        &format!("\"{hostile}\""),
    );
    edit(
        &mut files,
        "games/pairs/game.yaml",
        "Nora Nobody",
        &format!("\"{hostile}\""),
    );
    edit(
        &mut files,
        "people.yaml",
        "name: Nora Nobody",
        &format!("name: \"{hostile}\""),
    );
    let site = site_of(&archive(&files));
    assert_eq!(faults(&site), [] as [String; 0]);
    let pages = site.iter().filter(|(path, _)| path.ends_with(".html"));
    for (path, content) in pages {
        assert!(!content.contains("<script>"), "{path} has a script");
        assert!(!content.contains("<b>bold"), "{path} takes text for markup");
    }
    let page = &site["games/pairs/index.html"];
    assert!(page.contains("&lt;script&gt;"));
    assert!(page.contains("&quot;quoted&quot; &amp; &lt;b&gt;"));
}

#[test]
fn the_same_archive_gives_the_same_bytes() {
    let one = real_files(1);
    assert_eq!(one, real_files(1));
    assert_eq!(one, real_files(4));
}

#[test]
fn a_country_without_a_name_is_an_error_that_says_where_to_write_it() {
    // The interface does not know the made-up archive's country.
    let archive = archive(&files("tests/archives/good"));
    let error = render(
        &archive,
        &verify(&archive, &[], |_| true),
        Options::default(),
    )
    .expect_err("the country has no name");
    assert_eq!(error.to_string(), "site/texts/en.ftl: no text `country-GH`");
}

#[test]
fn what_does_not_come_out_as_expected_is_never_called_verified() {
    let mut files = made_up();
    files.insert("games/pairs/examples/opening.trace", "another game\n");
    let site = site_of(&archive(&files));
    let page = &site["games/pairs/examples/opening/index.html"];
    assert!(page.contains(">not verified<"));
    assert!(!page.contains(">verified<"));
}

#[test]
fn a_known_address_makes_full_links_for_machines() {
    let archive = archive(&made_up());
    let options = Options {
        base_url: Some("https://example.org/mancala/"),
        ..Options::default()
    };
    let site = text_of(files_of(&archive, options));
    let page = &site["sq/games/pairs/index.html"];
    for link in [
        "rel=\"canonical\" href=\"https://example.org/mancala/sq/games/pairs/index.html\"",
        "hreflang=\"en\" href=\"https://example.org/mancala/games/pairs/index.html\"",
        "hreflang=\"mn\" href=\"https://example.org/mancala/mn/games/pairs/index.html\"",
    ] {
        assert!(page.contains(link), "{link}");
    }
    // A host shows this page anywhere: its ways lead from the host's top.
    let mut site = site;
    let nowhere = site["404.html"].replace("\"/mancala/", "\"");
    site.insert("404.html".to_owned(), nowhere);
    assert_eq!(faults(&site), [] as [String; 0]);
}

#[test]
fn what_is_missing_in_a_language_is_english_and_says_so() {
    let site = site_of(&archive(&made_up()));
    let summary = "<span lang=\"en\" dir=\"ltr\">A game made up to test the program.</span>";
    assert!(site["sq/games/pairs/index.html"].contains(summary));
    assert!(!site["games/pairs/index.html"].contains(summary));
}

#[test]
fn a_language_written_from_the_right_is_one_more_table() {
    let english = include_str!("../../site/texts/en.ftl");
    let right_to_left = english.replacen("dir = ltr", "dir = rtl", 1).replacen(
        "language-name = English",
        "language-name = עברית",
        1,
    );
    let languages = Languages::from_tables([("en", english), ("he", right_to_left.as_str())])
        .expect("complete tables");
    let archive = archive(&made_up());
    let files = render_in(
        &languages,
        &archive,
        &verify(&archive, &[], |_| true),
        Options::default(),
    )
    .unwrap_or_else(|error| panic!("{error}"));
    let site = text_of(files);
    assert_eq!(faults(&site), [] as [String; 0]);
    assert!(site["he/games/pairs/index.html"].contains("<html lang=\"he\" dir=\"rtl\">"));
    assert!(site["games/pairs/index.html"].contains(
        "<a href=\"../../he/games/pairs/index.html\" hreflang=\"he\" lang=\"he\" dir=\"rtl\">עברית</a>"
    ));
    assert!(!site.contains_key("sq/index.html"));
}

#[test]
fn styles_do_not_take_sides() {
    // A page from the right is laid out by the same rules: no left, no right.
    let site = site_of(&archive(&made_up()));
    for word in ["left", "right"] {
        let found: Vec<&str> = site["assets/site.css"]
            .lines()
            .filter(|line| line.contains(word))
            .collect();
        assert_eq!(found, [] as [&str; 0]);
    }
}

#[test]
fn styles_come_without_what_they_tell_their_editors() {
    let site = site_of(&archive(&made_up()));
    let styles = &site["assets/site.css"];
    assert!(!styles.contains("/*") && !styles.contains("*/"));
    let rules = |styles: &str| styles.matches('{').count();
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../site/styles");
    let mut written = 0;
    for file in std::fs::read_dir(folder).expect("the styles") {
        let path = file.expect("a file").path();
        written += rules(&std::fs::read_to_string(path).expect("text"));
    }
    assert_eq!(rules(styles), written, "every rule is still there");
}
