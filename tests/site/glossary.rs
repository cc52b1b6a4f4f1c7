//! The words that the archive explains: the page, and the ways to it.

use std::collections::BTreeSet;

use generator::term::{Term, Vocabulary};

use crate::{REAL, SITE, files};

fn page(folder: &str) -> &'static str {
    &SITE[&format!("{folder}glossary/index.html")]
}

/// What the page says of one term.
fn entry(page: &str, term: Term) -> &str {
    let start = page
        .find(&format!("<div id=\"term:{term}\">"))
        .unwrap_or_else(|| panic!("no {term}"));
    let rest = &page[start..];
    &rest[..rest.find("</div>").expect("the entry is closed")]
}

#[test]
fn every_term_is_explained_in_every_language() {
    for folder in ["", "sq/", "mn/"] {
        let page = page(folder);
        for term in Term::ALL {
            let entry = entry(page, *term);
            assert!(entry.contains("<dfn>"), "{folder}: {entry}");
            // An explanation, not a mark that was left in it.
            assert!(!entry.contains("]("), "{folder}: {entry}");
        }
        assert_eq!(page.matches("<dfn>").count(), Term::ALL.len());
    }
}

/// Titles of the games that an entry names, in its order.
fn games_of(term: Term) -> Vec<&'static str> {
    let entry = entry(page(""), term);
    ["Ayoayo", "Modiar", "Sadeqa II", "Tihbat"]
        .into_iter()
        .filter(|title| entry.contains(&format!(">{title}</a>")))
        .collect()
}

#[test]
fn a_word_of_play_names_the_games_that_have_it() {
    // From the notes: Modiar's board.3, capture.3, play.2, play.5, play.6 and
    // capture.2; Tihbat's play.2 and play.4; Sadeqa II's play.2, play.4 and
    // capture.1; Ayoayo's board.3, play.2, play.4, play.5, capture.1 and end.2.
    for (term, games) in [
        (Term::Store, vec!["Ayoayo"]),
        (Term::EmptiedPit, vec!["Ayoayo", "Modiar", "Tihbat"]),
        (Term::Relay, vec!["Ayoayo", "Sadeqa II"]),
        (Term::EndlessSowing, vec!["Ayoayo", "Sadeqa II"]),
        (Term::Chain, vec!["Modiar"]),
        (Term::FacingPit, vec!["Ayoayo", "Sadeqa II"]),
        (Term::RightmostPit, vec!["Sadeqa II"]),
        (Term::Singleton, vec!["Modiar"]),
        (Term::Opening, vec!["Modiar", "Sadeqa II"]),
        (Term::Feeding, vec!["Ayoayo", "Modiar"]),
        (Term::GrandSlam, vec!["Modiar"]),
        (Term::Pass, vec!["Tihbat"]),
        // All have pits: said in a word, not in a list.
        (Term::Pit, vec![]),
        // What an edition has, no game has.
        (Term::Reading, vec![]),
    ] {
        assert_eq!(games_of(term), games, "{term}");
    }
    assert!(entry(page(""), Term::Pit).contains("In every game here."));
    assert!(!entry(page(""), Term::Reading).contains("In every game here."));
    assert!(entry(page("sq/"), Term::Chain).contains("\"../games/modiar/index.html\""));
}

#[test]
fn what_notes_call_things_stands_in_notes_of_that_language() {
    let (archive, _) = &*REAL;
    let sources = files("sources");
    let mut words = 0;
    for language in archive.languages.iter() {
        let mut notes = String::new();
        for game in &archive.games {
            for witness in &game.witnesses {
                if witness.language == language.code {
                    notes += &witness.source.text().to_lowercase();
                }
            }
        }
        for (term, called) in &language.terms {
            for word in called {
                assert!(
                    notes.contains(&word.to_lowercase()),
                    "{}: no note says `{word}` for {term}",
                    language.code
                );
                words += 1;
            }
        }
    }
    assert!(words > 50, "{words}");
    assert!(sources.get("languages/sq.yaml").is_some());
    let pit = entry(page("mn/"), Term::Pit);
    assert!(pit.contains("<i lang=\"sq\">gropë, vrimë</i>"), "{pit}");
    assert!(pit.contains("<i lang=\"mn\">нүх, хотгор</i>"), "{pit}");
    // The Albanian notes left it in English.
    let grand_slam = entry(page("mn/"), Term::GrandSlam);
    assert!(
        grand_slam.contains("<i lang=\"sq\"><span lang=\"en\">Grand Slam</span></i>"),
        "{grand_slam}"
    );
}

/// The terms in the order in which a page has them.
fn order(folder: &str, vocabulary: Vocabulary) -> Vec<Term> {
    let page = page(folder);
    let mut terms: Vec<Term> = Term::ALL
        .iter()
        .copied()
        .filter(|term| term.vocabulary() == vocabulary)
        .collect();
    terms.sort_by_key(|term| page.find(&format!("id=\"term:{term}\"")));
    terms
}

#[test]
fn words_are_in_the_order_of_the_language() {
    let comes_before = |folder, vocabulary, one: Term, other: Term| {
        let order = order(folder, vocabulary);
        let place = |term| order.iter().position(|found| *found == term);
        assert!(
            place(one) < place(other),
            "{folder}: {one}, {other}: {order:?}"
        );
    };
    // Albanian: ë comes right after e, so `përkthim pune` before `pohim`, and
    // `përsëritje` before `pozicion`; by codes they would come after.
    comes_before("sq/", Vocabulary::Edition, Term::Gloss, Term::Statement);
    comes_before("sq/", Vocabulary::Play, Term::Repetition, Term::Position);
    // Mongolian: ө after о, ү after у, so `өнжих` before `сан`, `үр` before
    // `хооллох`; by codes they would come after я.
    comes_before("mn/", Vocabulary::Play, Term::Pass, Term::Store);
    comes_before("mn/", Vocabulary::Play, Term::Seed, Term::Feeding);
    comes_before("", Vocabulary::Play, Term::Capture, Term::Chain);
}

#[test]
fn the_rules_in_words_lead_to_each_term_once() {
    for folder in ["", "sq/", "mn/"] {
        let mut met = BTreeSet::new();
        for game in ["ayoayo", "modiar", "sadeqa-ii", "tihbat"] {
            let page = &SITE[&format!("{folder}games/{game}/index.html")];
            for term in Term::ALL {
                let link = format!("glossary/index.html#term:{term}\" class=\"explained\"");
                let links = page.matches(&link).count();
                assert!(links <= 1, "{folder}{game}: {term}");
                if links == 1 {
                    met.insert(*term);
                }
            }
        }
        // All words of play but the one for a position as text.
        let wanted: BTreeSet<Term> = Term::ALL
            .iter()
            .copied()
            .filter(|term| term.vocabulary() == Vocabulary::Play && *term != Term::Position)
            .collect();
        assert_eq!(met, wanted, "{folder}");
    }
    let sadeqa = &SITE["games/sadeqa-ii/index.html"];
    assert!(sadeqa.contains(
        "<a href=\"../../glossary/index.html#term:relay\" class=\"explained\">relay sowing</a>"
    ));
    assert!(!sadeqa.contains("#term:chain"));
}
