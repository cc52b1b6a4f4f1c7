//! What can be found: that it is all there, and that it is where it is said to be.

use std::collections::BTreeSet;

use serde_json::Value;

use crate::{REAL, SITE, pages};

/// The documents of the search, as its script reads them.
fn index() -> Value {
    let script = &SITE["assets/documents.js"];
    let json = script
        .strip_prefix("window.sowbookDocuments = ")
        .and_then(|rest| rest.strip_suffix(";\n"))
        .expect("an assignment");
    serde_json::from_str(json).expect("JSON")
}

fn text(value: &Value) -> &str {
    value.as_str().expect("a text")
}

/// What a number of a document stands for in one of the index's lists.
fn named<'v>(index: &'v Value, list: &str, number: &Value) -> &'v Value {
    let number = number.as_u64().expect("a number");
    &index[list][usize::try_from(number).expect("a place")]
}

#[test]
fn what_is_found_stands_where_it_is_said_to_in_each_language_in_which_it_is_read() {
    let (index, pages) = (index(), pages(&SITE));
    let documents = index["documents"].as_array().expect("a list");
    let mut read = 0;
    for document in documents {
        for reader in named(&index, "readers", &document[3])
            .as_array()
            .expect("readers")
        {
            let folder = text(&index["folders"][text(reader)]);
            let address = format!("{folder}{}", text(&document[4]));
            let (file, anchor) = address.split_once('#').unwrap_or((&address, ""));
            let page = pages.get(file).unwrap_or_else(|| panic!("no {file}"));
            assert!(anchor.is_empty() || page.ids.contains(anchor), "{address}");
            read += 1;
        }
    }
    // More than three times the statements and their glosses.
    assert!(read > 1500, "{read}");
}

#[test]
fn words_of_another_language_are_told_in_what_is_found() {
    let index = index();
    let document = |address: &str| {
        let documents = index["documents"].as_array().expect("a list");
        let mut found = documents
            .iter()
            .filter(|one| text(&one[4]) == address && one[0] == 2);
        found.next().expect("the statement").clone()
    };
    let label = document("games/modiar/statements/mn.play.5/index.html");
    assert!(text(&label[6]).starts_with("Grand Slam-ын хориг: "));
    assert_eq!(label[7], serde_json::json!([[0, 10, "en"]]));
    // Counted as scripts count: each of these letters is one unit.
    let stones = document("games/modiar/statements/sq.board.4/index.html");
    assert_eq!(text(&stones[6]), "Farat për vrimë në fillim: 7 stones");
    assert_eq!(stones[7], serde_json::json!([[29, 35, "en"]]));
    let phrase = document("games/tihbat/statements/sq.type.1/index.html");
    assert_eq!(text(named(&index, "languages", &phrase[1])), "en");
    assert_eq!(phrase.as_array().expect("a list").len(), 7);
}

#[test]
fn every_statement_reading_example_claim_term_person_and_work_can_be_found() {
    let index = index();
    let found: BTreeSet<(String, String)> = index["documents"]
        .as_array()
        .expect("a list")
        .iter()
        .map(|document| {
            let kind = text(named(&index, "kinds", &document[0]));
            (kind.to_owned(), text(&document[4]).to_owned())
        })
        .collect();
    let expect = |kind: &str, address: String| {
        assert!(
            found.contains(&(kind.to_owned(), address.clone())),
            "{kind} {address}"
        );
    };
    let (archive, _) = &*REAL;
    for game in &archive.games {
        let page = format!("games/{}/index.html", game.slug);
        expect("game", page.clone());
        expect("rule", format!("{page}#axis:capture"));
        for witness in &game.witnesses {
            for statement in &witness.note.statements {
                let address = format!(
                    "games/{}/statements/{}.{}/index.html",
                    game.slug, witness.siglum, statement.id
                );
                expect("statement", address.clone());
                expect("gloss", address);
            }
        }
        for reading in &game.readings {
            expect(
                "reading",
                format!("games/{}/readings/{}/index.html", game.slug, reading.id),
            );
        }
        for example in &game.examples {
            expect(
                "example",
                format!("games/{}/examples/{}/index.html", game.slug, example.id),
            );
        }
        for claim in &game.claims {
            expect("claim", format!("{page}#claim:{}", claim.id));
        }
        for emendation in &game.emendations {
            expect("remark", format!("{page}#emendation:{}", emendation.id));
        }
    }
    for term in generator::term::Term::ALL {
        expect("term", format!("glossary/index.html#term:{term}"));
    }
    for (id, _) in archive.persons.iter() {
        expect("person", format!("people/index.html#person:{id}"));
    }
    for key in archive.bibliography.keys() {
        expect("work", format!("bibliography/index.html#work:{key}"));
    }
}

#[test]
fn words_of_a_note_are_its_own_and_carry_its_language() {
    let index = index();
    let documents = index["documents"].as_array().expect("a list");
    let document = |address: &str, kind: &str| {
        documents
            .iter()
            .find(|one| one[4] == address && named(&index, "kinds", &one[0]) == kind)
            .expect("the document")
    };
    // Modiar's note in Mongolian, read by readers of every language.
    let address = "games/modiar/statements/mn.capture.2/index.html";
    let words = document(address, "statement");
    assert_eq!(named(&index, "languages", &words[1]), "mn");
    assert_eq!(
        named(&index, "readers", &words[3]),
        &serde_json::json!(["en", "mn", "sq"])
    );
    let statement = crate::files("sources");
    let note = statement
        .get("games/modiar/notes/mn.txt")
        .expect("the note");
    assert!(
        String::from_utf8_lossy(note).contains(text(&words[6])),
        "{words}"
    );
    let gloss = document(address, "gloss");
    assert_eq!(named(&index, "languages", &gloss[1]), "en");
}

#[test]
fn every_page_leads_to_the_search_of_its_language() {
    for (path, content) in SITE.iter().filter(|(path, _)| path.ends_with(".html")) {
        // Pages that have moved, and those for addresses that lead nowhere.
        if content.contains("data-moved") || !content.contains("class=\"languages\"") {
            continue;
        }
        let is_search = path.ends_with("search/index.html");
        let forms = content.matches("role=\"search\" ").count();
        assert_eq!(forms, 1, "{path}");
        assert_eq!(
            content.contains("class=\"search-box\""),
            !is_search,
            "{path}"
        );
    }
    let page = &SITE["sq/games/modiar/index.html"];
    assert!(page.contains("role=\"search\" action=\"../../search/index.html\" method=\"get\""));
}

#[test]
fn the_engine_carries_its_licence() {
    let engine = &SITE["assets/minisearch.js"];
    assert!(engine.starts_with("/* Copyright 2022 Luca Ongaro"));
    assert!(engine.contains("global.MiniSearch = factory()"));
}
