//! The pages that list what all games share: works, people, what was verified.

use std::sync::LazyLock;

use crate::{Site, archive, files, made_up, real_files, site_of, text_of};

/// The real site.
static SITE: LazyLock<Site> = LazyLock::new(|| text_of(real_files(2)));

#[test]
fn every_work_stands_once_with_all_that_leans_on_it() {
    let site = &*SITE;
    let page = &site["bibliography/index.html"];
    let archive = archive(&files("sources"));
    for key in archive.bibliography.keys() {
        let anchor = format!("<li id=\"work:{key}\">");
        assert_eq!(page.matches(&anchor).count(), 1, "{key}");
    }
    // The entry of Climent's communication, from the record of Modiar.
    let climent = entry(page, "climent2012modiar");
    for mention in [
        "../games/modiar/index.html#documentation\">Observed by",
        "../games/modiar/index.html#provenance\">first description",
        "../games/modiar/index.html#sq:overview.2\">overview.2",
    ] {
        assert!(climent.contains(mention), "no {mention} in {climent}");
    }
    // Titles of books and journals are set off, as the style has them.
    assert!(entry(page, "russ1984").contains("<cite>Mancala Games</cite>"));
    // A game's own list leads here.
    let game = &site["sq/games/modiar/index.html"];
    assert!(game.contains("\"../../bibliography/index.html#work:climent2012modiar\""));
}

fn entry<'p>(page: &'p str, key: &str) -> &'p str {
    let start = page.find(&format!("id=\"work:{key}\"")).expect("the entry");
    let rest = &page[start..];
    &rest[..rest[1..]
        .find("id=\"work:")
        .map_or(rest.len(), |end| end + 1)]
}

#[test]
fn works_are_sorted_by_author() {
    let site = &*SITE;
    for folder in ["", "sq/", "mn/"] {
        let page = &site[&format!("{folder}bibliography/index.html")];
        let at = |key: &str| page.find(&format!("id=\"work:{key}\"")).expect(key);
        let expected = ["bautista2005", "culin1896", "pankhurst1971", "russ1984"];
        assert!(expected.map(at).is_sorted(), "{folder}");
    }
}

#[test]
fn the_chapter_one_is_in_is_marked() {
    let site = site_of(&archive(&made_up()));
    let page = &site["sq/bibliography/index.html"];
    assert!(page.contains("<a href=\"index.html\" aria-current=\"page\">Bibliografia</a>"));
    assert!(page.contains("<a href=\"../index.html\">Lojërat</a>"));
    let game = &site["games/pairs/index.html"];
    assert!(game.contains("<a href=\"../../index.html\" aria-current=\"true\">Games</a>"));
}
