//! What stands beside the pages: nothing in it leads astray.

use std::collections::BTreeSet;

use generator::render::site::Options;

use crate::{SITE, Site, archive, files_of, made_up, text_of};

fn addressed() -> Site {
    let options = Options {
        base_url: Some("https://example.org/some/where/"),
        ..Options::default()
    };
    text_of(files_of(&archive(&made_up()), options))
}

/// What stands between two marks, each time.
fn between<'t>(text: &'t str, start: &str, end: &str) -> Vec<&'t str> {
    text.split(start)
        .skip(1)
        .map(|rest| &rest[..rest.find(end).expect("it ends")])
        .collect()
}

#[test]
fn the_worker_keeps_what_there_is_and_knows_every_file() {
    let listed: BTreeSet<String> =
        serde_json::from_str(&SITE["assets/files.json"]).expect("a list");
    let there: BTreeSet<String> = SITE.keys().cloned().collect();
    let own = ["assets/files.json", "sw.js"].map(str::to_owned);
    assert_eq!(
        there.difference(&listed).cloned().collect::<BTreeSet<_>>(),
        BTreeSet::from(own)
    );
    assert_eq!(listed.difference(&there).count(), 0);
    let worker = &SITE["sw.js"];
    let first = between(worker, "const FIRST = ", ";\n")[0];
    let first: Vec<String> = serde_json::from_str(first).expect("a list");
    assert!(first.contains(&"sq/index.html".to_owned()), "{first:?}");
    for file in &first {
        assert!(there.contains(file), "{file}");
    }
}

#[test]
fn the_worker_is_another_when_any_page_is() {
    let version = |site: &Site| between(&site["sw.js"], "const VERSION = \"", "\"")[0].to_owned();
    let mut files = made_up();
    let one = text_of(files_of(&archive(&files), Options::default()));
    crate::edit(&mut files, "games/pairs/game.yaml", "nobody}}", "no one}}");
    let other = text_of(files_of(&archive(&files), Options::default()));
    assert_ne!(version(&one), version(&other));
}

#[test]
fn without_an_address_nothing_names_one() {
    for file in ["sitemap.xml", "robots.txt", "feed.xml", "sq/feed.xml"] {
        assert!(!SITE.contains_key(file), "{file}");
    }
    assert!(!SITE["index.html"].contains("application/atom+xml"));
}

#[test]
fn the_sitemap_names_every_page_once() {
    let site = addressed();
    let start = "https://example.org/some/where/";
    let mut named: Vec<&str> = between(&site["sitemap.xml"], "<loc>", "</loc>")
        .into_iter()
        .map(|address| address.strip_prefix(start).expect("an address of the site"))
        .collect();
    named.sort_unstable();
    let pages: Vec<&str> = site
        .keys()
        .map(String::as_str)
        .filter(|path| path.ends_with("index.html"))
        .collect();
    assert_eq!(named, pages);
    assert!(site["robots.txt"].contains("Sitemap: https://example.org/some/where/sitemap.xml\n"));
}

#[test]
fn a_page_for_nowhere_leads_on_from_anywhere() {
    let site = addressed();
    for (page, top) in [
        (&site["404.html"], "/some/where/"),
        (&site["offline.html"], ""),
        (&SITE["404.html"], ""),
    ] {
        for file in [
            "index.html",
            "sq/index.html",
            "mn/index.html",
            "assets/site.css",
        ] {
            let way = format!("href=\"{top}{file}\"");
            assert!(page.contains(&way), "{way}");
        }
    }
}

#[test]
fn the_feed_tells_the_changes_that_the_page_tells() {
    let mut files = made_up();
    crate::edit(
        &mut files,
        "archive.yaml",
        "licence:",
        "changes:\n  - {version: 0.2.0, date: 2026-11-20, text: {en: \"<More> & better.\", sq: Më mirë.}}\n  - {version: 0.1.0, date: 2026-10-01, text: {en: All of it.}}\nlicence:",
    );
    let options = Options {
        base_url: Some("https://example.org"),
        ..Options::default()
    };
    let site = text_of(files_of(&archive(&files), options));
    let feed = &site["feed.xml"];
    assert_eq!(
        between(feed, "<updated>", "</updated>"),
        [
            "2026-11-20T00:00:00Z",
            "2026-11-20T00:00:00Z",
            "2026-10-01T00:00:00Z"
        ]
    );
    assert!(feed.contains("&lt;More&gt; &amp; better."));
    for address in between(feed, "<id>", "</id>") {
        let path = address
            .strip_prefix("https://example.org/")
            .expect("an address of the site");
        let (file, anchor) = path.split_once('#').unwrap_or((path, ""));
        assert!(site.contains_key(file), "{file}");
        assert!(
            anchor.is_empty() || site[file].contains(&format!("id=\"{anchor}\"")),
            "{anchor}"
        );
    }
    assert!(site["sq/feed.xml"].contains("xml:lang=\"sq\">Më mirë.<"));
    assert!(site["sq/feed.xml"].contains("xml:lang=\"en\">All of it.<"));
    assert!(site["games/pairs/index.html"].contains("href=\"../../feed.xml\""));
}
