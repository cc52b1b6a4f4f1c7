//! The pages that list what all games share: works, people, what was verified.

use crate::{SITE, archive, files, made_up, site_of};

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

#[test]
fn every_statement_and_rule_stands_in_the_tables_and_none_is_loose() {
    let archive = archive(&files("sources"));
    for folder in ["", "sq/", "mn/"] {
        let page = &SITE[&format!("{folder}verification/index.html")];
        assert!(!page.contains("class=\"loose\""), "{folder}");
        for game in &archive.games {
            let slug = &game.slug;
            for witness in &game.witnesses {
                for statement in &witness.note.statements {
                    let row = format!(
                        "<th scope=\"row\"><a href=\"../games/{slug}/statements/{}.{}/index.html\">",
                        witness.siglum, statement.id
                    );
                    assert_eq!(page.matches(&row).count(), 1, "{row}");
                }
            }
            let start = page.find(&format!("<h3 id=\"{slug}-rules\">")).expect(slug);
            let rules = &page[start..];
            let rules = &rules[..rules.find("</table>").expect("the table's end")];
            for axis in engine::Axis::ALL {
                let row = format!(
                    "<th scope=\"row\"><a href=\"../games/{slug}/index.html#axis:{axis}\">"
                );
                // A clause with a ground of its own says more after the link.
                let whole = rules.split(&row).skip(1).filter(|rest| {
                    rest[rest.find("</a>").expect("a link")..].starts_with("</a></th>")
                });
                assert_eq!(whole.count(), 1, "{row}");
            }
        }
    }
}

#[test]
fn figures_and_checks_are_told_in_words() {
    let page = &SITE["verification/index.html"];
    let modiar = &page[page.find("<h2 id=\"modiar\">").expect("the game")..];
    // Sixty-two statements in two notes; as many examples as there are files.
    assert!(modiar.contains("<dd>62 of 62</dd>"));
    let examples = files("sources");
    let examples = examples.paths_in("games/modiar/examples/");
    let count = examples.filter(|path| path.ends_with(".yaml")).count();
    assert!(modiar.contains(&format!("<dd>{count} of {count}</dd>")));
    assert!(modiar.contains(
        "Proven from the rules, whatever is played: \
         every move captures an even number of seeds, or none."
    ));
}

#[test]
fn what_is_not_verified_is_not_counted() {
    let mut spoilt = made_up();
    spoilt.insert("games/pairs/examples/opening.trace", "another game\n");
    let site = site_of(&archive(&spoilt));
    let page = &site["verification/index.html"];
    assert!(page.contains("<dd>0 of 1</dd>"));
    assert!(page.contains(">not verified<") && !page.contains(">verified<"));
    // Its claim by that example is not settled either, the other one is.
    assert!(page.contains("<dd>1 of 2</dd>"));
    assert!(page.contains("verdict-open"));
}

#[test]
fn people_stand_once_with_what_they_did() {
    let page = &SITE["people/index.html"];
    let archive = archive(&files("sources"));
    for (id, _) in archive.persons.iter() {
        let anchor = format!("<li id=\"person:{id}\">");
        assert_eq!(page.matches(&anchor).count(), 1, "{id}");
    }
    let climent = person(page, "jordi-climent");
    for part in [
        "<h3>Jordi Climent</h3>",
        ">Jordi Clement</span>",
        "observer · <a href=\"../games/modiar/index.html#documentation\">",
        "<a href=\"../games/modiar/index.html#sq:overview.2\">overview.2</a>",
        "author · <a href=\"../bibliography/index.html#work:climent2012modiar\">",
    ] {
        assert!(climent.contains(part), "no {part} in {climent}");
    }
    // Sorted by what the family is called: Bautista i Roca before Browne, Voogt last.
    let at = |id: &str| page.find(&format!("id=\"person:{id}\"")).expect(id);
    let order = [
        "victor-bautista-i-roca",
        "cameron-browne",
        "jordi-climent",
        "alex-de-voogt",
    ];
    assert!(order.map(at).is_sorted());
    // The ways there: from a game, and from a work.
    let game = &SITE["mn/games/modiar/index.html"];
    assert!(game.contains("\"../../people/index.html#person:loubna-charrabi\""));
    let work = entry(&SITE["bibliography/index.html"], "devoogt2021");
    assert!(
        work.contains("<a href=\"../people/index.html#person:alex-de-voogt\">Alex de Voogt</a>")
    );
}

fn person<'p>(page: &'p str, id: &str) -> &'p str {
    let start = page
        .find(&format!("id=\"person:{id}\""))
        .expect("the person");
    let rest = &page[start..];
    &rest[..rest[1..]
        .find("id=\"person:")
        .map_or(rest.len(), |end| end + 1)]
}

#[test]
fn whoever_wrote_a_work_and_edits_the_archive_is_among_the_people() {
    let archive = archive(&files("sources"));
    for (key, entry) in archive.bibliography.iter() {
        let around = entry.parents().iter().filter_map(|parent| parent.editors());
        let authors = [entry.authors(), entry.editors()];
        for author in authors.into_iter().flatten().chain(around).flatten() {
            let found = archive.persons.find_author(author);
            assert!(found.is_some(), "{key}: {author:?}");
        }
    }
    for editor in &archive.meta.editors {
        assert!(archive.persons.find(&editor.name).is_some());
    }
}

#[test]
fn games_that_share_a_rule_stand_together() {
    let page = &SITE["rules/index.html"];
    let part = |axis: &str| {
        let start = page
            .find(&format!("<h2 class=\"axis\" id=\"axis:{axis}\">"))
            .expect(axis);
        let rest = &page[start..];
        &rest[..rest.find("</section>").expect("its end")]
    };
    // By the notes: Modiar and Tihbat put the first seed back, the other two
    // sow it on; every game has its own way to capture.
    let first_seed: Vec<&str> = part("sow.first_seed").split("<li>").skip(1).collect();
    assert_eq!(first_seed.len(), 2);
    for (rule, together) in [(0, ["Ayoayo", "Sadeqa II"]), (1, ["Modiar", "Tihbat"])] {
        for game in together {
            assert!(first_seed[rule].contains(&format!(">{game}</b>")), "{game}");
        }
    }
    assert_eq!(part("capture").split("<li>").skip(1).count(), 4);
    assert!(part("capture").contains("../games/modiar/index.html#axis:capture"));
}

#[test]
fn every_neighbour_of_the_rules_is_listed_and_told_apart_or_the_same() {
    let archive = archive(&files("sources"));
    let page = &SITE["verification/index.html"];
    for game in &archive.games {
        let start = page
            .find(&format!("<h3 id=\"{}-neighbours\">", game.slug))
            .expect("the heading");
        let part = &page[start..];
        let part = &part[..part.find("</table>").expect("the table's end")];
        let neighbours = engine::neighbours(&game.rules).len();
        assert_eq!(part.matches("<th scope=\"row\">").count(), neighbours);
        assert!(part.contains(&format!("<p>{neighbours} neighbours: ")));
        assert!(part.contains(" 0 told apart by no example though they differ."));
        assert!(!part.contains("loose"), "{}", game.slug);
        // Other values are said as rules are, not as a record writes them.
        assert!(!part.contains("<code>{"), "{}", game.slug);
        assert!(!part.contains("&quot;"), "{}", game.slug);
    }
}

/// Who published a game, where and when may rest on one work: that is one mention.
#[test]
fn no_work_is_said_to_be_leant_on_twice_by_the_same() {
    let page = &SITE["bibliography/index.html"];
    let mut mentions = 0;
    for list in page.split("<ul class=\"mentions\">").skip(1) {
        for game in list.split("<ul>").skip(1) {
            let game = &game[..game.find("</ul>").expect("the list's end")];
            let said: Vec<&str> = game
                .split("<li>")
                .skip(1)
                .map(|one| &one[..one.find("</a>").expect("a link")])
                .collect();
            let mut once = said.clone();
            once.sort_unstable();
            once.dedup();
            assert_eq!(said.len(), once.len(), "{said:?}");
            mentions += said.len();
        }
    }
    assert!(mentions > 30, "{mentions}");
}
