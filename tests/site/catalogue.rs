//! Ways through the games: what the catalogue can be filtered and sorted by.

use crate::edition::text;
use crate::{REAL, SITE, archive, made_up, site_of};

/// The catalogue's entry of a game, with the list item it stands in.
fn card<'p>(page: &'p str, slug: &str) -> &'p str {
    page.split("<li class=\"card\"")
        .find(|card| card.contains(&format!("<h3><a href=\"games/{slug}/index.html\">")))
        .unwrap_or_else(|| panic!("no {slug}"))
}

#[test]
fn games_are_filed_by_what_their_notes_and_rules_say() {
    // From the notes: regions of type.1 and overview, boards of board.1, laps,
    // first seed and capture of the play and capture sections.
    let filed = [
        (
            "modiar",
            ["015", "2x3", "single", "emptied-pit", "by-count", "sq mn"],
        ),
        (
            "tihbat",
            ["015 039", "2x2", "single", "emptied-pit", "by-count", "sq"],
        ),
        (
            "sadeqa-ii",
            ["014", "2x6", "relay", "next-pit", "opposite", "sq"],
        ),
        (
            "ayoayo",
            ["011", "2x6", "relay", "next-pit", "opposite", "sq"],
        ),
    ];
    let facets = [
        "region",
        "board",
        "sowing",
        "first-seed",
        "capture",
        "notes",
    ];
    for language in ["", "sq/", "mn/"] {
        let page = &SITE[&format!("{language}index.html")];
        for (slug, values) in &filed {
            for (facet, value) in facets.iter().zip(values) {
                let attribute = format!(" data-{facet}=\"{value}\"");
                assert!(card(page, slug).contains(&attribute), "{slug}: {attribute}");
            }
        }
    }
}

#[test]
fn every_value_says_how_many_games_have_it() {
    for (page, choices) in [
        (
            "index.html",
            [
                ("region", "015", "Northern Africa", 2),
                ("board", "2x6", "2×6", 2),
                ("sowing", "relay", "relay sowing", 2),
                ("notes", "mn", "Mongolian", 1),
                ("verification", "complete", "all examples and claims", 4),
            ],
        ),
        (
            "sq/index.html",
            [
                ("region", "015", "Afrika Veriore", 2),
                ("board", "2x6", "2×6", 2),
                ("sowing", "relay", "mbjellje me stafetë", 2),
                ("notes", "mn", "mongolisht", 1),
                (
                    "verification",
                    "complete",
                    "të gjithë shembujt dhe pretendimet",
                    4,
                ),
            ],
        ),
        (
            "mn/index.html",
            [
                ("region", "015", "Хойд Африк", 2),
                ("board", "2x6", "2×6", 2),
                ("sowing", "relay", "дамжуулан тарих", 2),
                ("notes", "mn", "монгол", 1),
                ("verification", "complete", "бүх жишээ, мэдэгдэл", 4),
            ],
        ),
    ] {
        for (facet, value, text, games) in choices {
            let choice = format!(
                "<input type=\"checkbox\" name=\"{facet}\" value=\"{value}\"> <span>{text} \
                 <span class=\"choice-count\">({games})</span></span>"
            );
            assert_eq!(SITE[page].matches(&choice).count(), 1, "{page}: {choice}");
        }
    }
    // All are sown the same way round: nothing to choose.
    assert!(!SITE["index.html"].contains("name=\"direction\""));
}

#[test]
fn orders_follow_the_words_of_the_page_the_board_and_the_record() {
    // Eastern, Northern, Northern, Western; in Mongolian Баруун (west), Зүүн
    // (east), Хойд (north). Boards 2×2, 2×3, 2×6 with 36 and with 48 seeds.
    // Recorded in February 2006 and December 2012; of two it is not known.
    let by_region = ["sadeqa-ii", "modiar", "tihbat", "ayoayo"];
    let by_region_mn = ["ayoayo", "sadeqa-ii", "modiar", "tihbat"];
    let by_board = ["tihbat", "modiar", "sadeqa-ii", "ayoayo"];
    let by_record = ["tihbat", "modiar", "ayoayo", "sadeqa-ii"];
    for (page, order, games) in [
        ("index.html", "region", by_region),
        ("mn/index.html", "region", by_region_mn),
        ("sq/index.html", "board", by_board),
        ("index.html", "record", by_record),
    ] {
        for (place, slug) in games.iter().enumerate() {
            let attribute = format!(" data-place-{order}=\"{place}\"");
            assert!(
                card(&SITE[page], slug).contains(&attribute),
                "{page}: {slug} {attribute}"
            );
        }
    }
}

#[test]
fn what_does_not_hold_is_not_filed_as_verified() {
    // The example of the made-up archive has no trace that anyone committed.
    let site = site_of(&archive(&made_up()));
    assert!(site["index.html"].contains(" data-verification=\"incomplete\""));
    assert!(site["index.html"].contains("not all examples and claims"));
}

/// The row of an axis in the comparison.
fn row<'p>(page: &'p str, axis: &str) -> &'p str {
    page.split("<tr")
        .find(|row| row.contains(&format!("rules/index.html#axis:{axis}\">")))
        .unwrap_or_else(|| panic!("no {axis}"))
}

#[test]
fn games_stand_side_by_side_with_equal_numbers_for_equal_rules() {
    // From the notes: Modiar and Tihbat put the first seed back, Ayoayo and
    // Sadeqa II sow in relays; all go counter-clockwise; every board differs.
    let columns = ["ayoayo", "modiar", "sadeqa-ii", "tihbat"];
    for (axis, numbers) in [
        ("board", [1, 2, 3, 4]),
        ("sow.first_seed", [1, 2, 1, 2]),
        ("sow.laps", [1, 2, 1, 2]),
        ("sow.direction", [1, 1, 1, 1]),
    ] {
        for language in ["", "sq/", "mn/"] {
            let page = &SITE[&format!("{language}comparison/index.html")];
            let row = row(page, axis);
            for (game, number) in columns.iter().zip(numbers) {
                let cell = format!("<td data-game=\"{game}\" data-rule=\"{number}\">");
                assert!(row.contains(&cell), "{language}{axis}: {cell}");
            }
            let alike = row.starts_with(" class=\"is-alike\"");
            assert_eq!(alike, numbers == [1, 1, 1, 1], "{axis}");
        }
    }
    let page = &SITE["comparison/index.html"];
    assert!(row(page, "sow.first_seed").contains(
        "<a href=\"../games/tihbat/index.html#axis:sow.first_seed\">into the emptied pit</a>"
    ));
    // What does not apply is not compared by what the record happens to set.
    assert!(row(page, "sow.endless").contains(">not applicable</a>"));
}

#[test]
fn a_rule_leads_to_the_games_that_share_it() {
    let page = &SITE["games/modiar/index.html"];
    let anchor = page.find("id=\"axis:sow.first_seed\"").expect("the rule");
    let rule = &page[anchor..];
    let rule = &rule[..rule.find("</li>").expect("its end")];
    let link = "<a class=\"shared-link\" href=\"../../rules/index.html#axis:sow.first_seed\">as in \
                <span lang=\"";
    assert!(rule.contains(link), "{rule}");
    assert!(rule.contains(">Tihbat</span></a>"), "{rule}");
    // Its board is its own.
    let board = &page[page.find("id=\"axis:board\"").expect("the rule")..];
    let board = &board[..board.find("</li>").expect("its end")];
    assert!(!board.contains("shared-link"), "{board}");
}

/// Worked out by hand from the records: which sentences two games have in common,
/// letter by letter, though their axes differ, and which not, though they do not.
#[test]
fn as_in_is_true_of_the_sentence_it_stands_by() {
    let shared = |game: &str, words: &str| -> Vec<String> {
        let page = &SITE[&format!("games/{game}/index.html")];
        let rules = &page[page.find("id=\"rules\"").expect("the rules")..];
        let rule = rules
            .split("<li class=\"rule\">")
            .find(|rule| {
                let (said, _) = rule.split_once("</p>").unwrap_or_default();
                text(said).contains(words)
            })
            .unwrap_or_else(|| panic!("{game}: no rule says {words}"));
        let rule = &rule[..rule.find("</li>").expect("its end")];
        let Some((_, link)) = rule.split_once("class=\"shared-link\"") else {
            return Vec::new();
        };
        let (link, _) = link.split_once("</a>").expect("its end");
        let titles = link.split("<span lang=").skip(1).filter_map(|rest| {
            let (_, rest) = rest.split_once('>')?;
            Some(rest.split_once("</span>")?.0.to_owned())
        });
        titles.collect()
    };
    let nobody: [&str; 0] = [];
    // The axis is set alike in three games, but the sentence says how many seeds
    // come round: 7, 12 and 5, one more than the pits where one falls back.
    assert_eq!(shared("modiar", "comes round to the emptied pit"), nobody);
    // So it names the pits in the order of sowing: two boards are alike.
    assert_eq!(shared("modiar", "counter-clockwise"), nobody);
    assert_eq!(shared("ayoayo", "counter-clockwise"), ["Sadeqa II"]);
    // Feeding is set otherwise in Ayoayo, but only for when no move feeds.
    assert_eq!(shared("modiar", "empty at the start of a turn"), ["Ayoayo"]);
    assert_eq!(shared("modiar", "The row is looked at"), ["Ayoayo"]);
    assert_eq!(shared("modiar", "If there is no such move"), nobody);
    // Sadeqa II is a draw besides, where only endless sowings are left.
    assert_eq!(shared("modiar", "Nobody passes."), ["Ayoayo", "Sadeqa II"]);
    assert_eq!(shared("sadeqa-ii", "none of their sowings"), nobody);
    assert_eq!(shared("modiar", "Equal numbers"), ["Ayoayo", "Tihbat"]);
    // The index tells of a rule what is true of every game that shares it.
    let index = &SITE["rules/index.html"];
    let origin = &index[index.find("id=\"axis:sow.origin\"").expect("the axis")..];
    let origin = &origin[..origin.find("</section>").expect("its end")];
    assert_eq!(origin.matches("<li>").count(), 2, "{origin}");
    assert!(!origin.contains("7 seeds or more"), "{origin}");
    // Where there are no stores, no rule says anything of them.
    let stores = &index[index.find("id=\"axis:sow.stores\"").expect("the axis")..];
    let stores = &stores[..stores.find("</section>").expect("its end")];
    assert_eq!(
        stores.matches("<li>\n<p class=\"apparatus\">").count(),
        1,
        "{stores}"
    );
}

#[test]
fn the_map_and_its_list_have_every_place_of_every_record() {
    let (archive, _) = &*REAL;
    for language in ["", "sq/", "mn/"] {
        let page = &SITE[&format!("{language}map/index.html")];
        let (picture, list) = page.split_once("<h2 id=\"places\">").expect("a list");
        let mut places = 0;
        for game in &archive.games {
            for place in &game.places {
                let link = format!(
                    "href=\"../games/{}/index.html#place:{}\"",
                    game.slug, place.id
                );
                assert_eq!(picture.matches(&link).count(), 1, "{link}");
                assert_eq!(list.matches(&link).count(), 1, "{link}");
                places += 1;
            }
        }
        assert_eq!(
            picture.matches("<circle class=\"map-precision\"").count(),
            places
        );
        assert_eq!(picture.matches("<path class=\"map-dot\"").count(), places);
        assert!(page.len() < 60_000, "{}", page.len());
    }
    // Modiar's two places are near each other: they have one name, and in a narrow
    // picture one label with both numbers. Nothing else is left out.
    let page = &SITE["map/index.html"];
    for (name, times) in [
        ("Modiar", 1),
        ("Tihbat", 2),
        ("Ayoayo", 1),
        ("Sadeqa II", 1),
    ] {
        let name = format!(">{name}</text>");
        assert_eq!(page.matches(&name).count(), times, "{name}");
    }
    assert!(page.contains(">2, 3</text>"));
    assert!(!page.contains(">3</text>"));
    // Ayoayo's place is known to within 200 km, Sadeqa II's to within 10: on a
    // map of true areas their circles are as 20 to 1.
    let radii: Vec<f64> = SITE["map/index.html"]
        .split("<circle class=\"map-precision\"")
        .skip(1)
        .filter_map(|circle| {
            circle
                .split(" r=\"")
                .nth(1)?
                .split('"')
                .next()?
                .parse()
                .ok()
        })
        .collect();
    let (ayoayo, sadeqa) = (radii[0], radii[3]);
    assert!((ayoayo / sadeqa - 20.0).abs() < 1.0, "{radii:?}");
}
