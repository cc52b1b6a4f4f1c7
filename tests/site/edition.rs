//! The pages of the edition: notes in columns, statements, readings, coverage.

use generator::parse::note::StatementId;

use crate::{REAL, SITE, archive, made_up, site_of};

/// The element that starts with this, up to its end.
fn element<'p>(page: &'p str, start: &str, end: &str) -> &'p str {
    let from = page
        .find(start)
        .unwrap_or_else(|| panic!("no {start} in the page"));
    let rest = &page[from..];
    &rest[..rest.find(end).expect("it ends")]
}

/// What a reader sees of markup.
pub(crate) fn text(markup: &str) -> String {
    let mut text = String::new();
    let mut inside = false;
    for character in markup.chars() {
        match character {
            '<' => inside = true,
            '>' => inside = false,
            _ if !inside => text.push(character),
            _ => {}
        }
    }
    for (entity, character) in [
        ("&quot;", "\""),
        ("&#39;", "'"),
        ("&#x27;", "'"),
        ("&#x2F;", "/"),
        ("&lt;", "<"),
        ("&gt;", ">"),
        ("&amp;", "&"),
    ] {
        text = text.replace(entity, character);
    }
    text
}

/// The row of a statement on a game's page.
fn row<'p>(page: &'p str, id: &str) -> &'p str {
    let end = page.find(&format!("id=\"{id}\"")).expect("the statement");
    let start = page[..end]
        .rfind("<div class=\"statement\">")
        .expect("its row");
    element(&page[start..], "<div", "</details>")
}

#[test]
fn every_statement_stands_on_its_pages_with_the_very_bytes_of_its_note() {
    let (archive, _) = &*REAL;
    let mut statements = 0;
    for game in &archive.games {
        for language in ["", "sq/", "mn/"] {
            let page = &SITE[&format!("{language}games/{}/index.html", game.slug)];
            for witness in &game.witnesses {
                for statement in &witness.note.statements {
                    let words = witness.source.slice(&statement.text_span);
                    let id = format!("{}:{}", witness.siglum, statement.id);
                    let cell = text(element(page, &format!(" id=\"{id}\""), "</p>"));
                    assert!(cell.ends_with(words), "{language}{id}: {cell}");
                    let own = &SITE[&format!(
                        "{language}games/{}/statements/{}.{}/index.html",
                        game.slug, witness.siglum, statement.id
                    )];
                    let quoted = text(element(own, "<p class=\"words\"", "</p>"));
                    assert!(quoted.ends_with(words), "{language}{id}: {quoted}");
                    assert!(own.contains(&format!("lang=\"{}\" dir=\"ltr\">", witness.language)));
                    statements += 1;
                }
            }
        }
    }
    assert!(statements > 300, "{statements}");
}

/// Where each statement's words are: the pages of the game, the statement and a
/// reading of it, in three languages.
#[test]
fn words_of_another_language_than_the_note_say_which_it_is() {
    let type_line = "<span lang=\"en\">Two-player two-row mancala without stores</span>";
    for (id, words) in [
        ("sq:type.1", type_line),
        ("mn:type.1", type_line),
        (
            "sq:board.1",
            "<b class=\"label\">Vargjet/Rreshtat:</b> <span lang=\"en\">Two</span>",
        ),
        ("mn:board.5", "42 <span lang=\"en\">stones</span>"),
        (
            "sq:play.2",
            "<b class=\"label\">Ndalimi i <span lang=\"en\">Grand Slam</span>-it:</b> Gropat që \
             përmbajnë vetëm një gur të vetëm (<span lang=\"en\">singleton</span>) nuk mund",
        ),
        (
            "mn:play.2",
            "<b class=\"label\"><span lang=\"en\">Grand Slam</span>-ын хориг:</b> Зөвхөн ганц чулуу (ганц",
        ),
        (
            "mn:notes.1",
            "(<span lang=\"en\">sowOriginFirst</span>) нь Сахарын",
        ),
        (
            "mn:source.1",
            "<span lang=\"en\">Mancala World</span> – Modiar",
        ),
    ] {
        for language in ["", "sq/", "mn/"] {
            let page = &SITE[&format!("{language}games/modiar/index.html")];
            let cell = element(page, &format!(" id=\"{id}\""), "</p>");
            assert!(cell.contains(words), "{language}{id}: {cell}");
            let path = format!(
                "{language}games/modiar/statements/{}/index.html",
                id.replacen(':', ".", 1)
            );
            let own = element(&SITE[&path], "<p class=\"words\"", "</p>");
            assert!(own.contains(words), "{path}: {own}");
        }
    }
    let modiar = &SITE["games/modiar/index.html"];
    let headings = element(modiar, "id=\"notes:source\"", "<div class=\"statement\">");
    assert_eq!(
        headings
            .matches("><span lang=\"en\">Source</span></p>")
            .count(),
        2,
        "{headings}"
    );
    let reading = &SITE["games/modiar/readings/grand-slam-judged/index.html"];
    assert!(reading.contains("<span lang=\"en\">Grand Slam</span>-it:"));
    let ayoayo = &SITE["mn/games/ayoayo/index.html"];
    let store = element(ayoayo, " id=\"sq:board.3\"", "</p>");
    assert!(store.contains(
        "<b class=\"label\">Depot:</b> <span lang=\"en\">Two large storage compartments"
    ));
    assert!(store.ends_with("located to their right.</span>"), "{store}");
    let name = element(ayoayo, " id=\"sq:overview.2\"", "</p>");
    assert!(
        name.contains(
            "termi &quot;Ayoayo&quot; (ose thjesht &quot;<span lang=\"yo\">Ayo</span>&quot;)"
        ),
        "{name}"
    );
    let houses = element(
        &SITE["games/sadeqa-ii/index.html"],
        " id=\"sq:overview.3\"",
        "</p>",
    );
    assert!(houses.contains("<span lang=\"am-Latn\">"), "{houses}");
}

/// What is not in the note's language without being marked: names, and nothing else.
#[test]
fn no_latin_words_stand_unmarked_in_the_mongolian_note() {
    let page = &SITE["games/modiar/index.html"];
    let mut left = std::collections::BTreeSet::new();
    for (start, _) in page.match_indices(" id=\"mn:") {
        let cell = element(&page[start..], " id=", "</p>");
        let (_, words) = cell.split_once("</span> ").expect("the siglum");
        let mut own = words.to_owned();
        while let Some(start) = own.find("<span lang=") {
            let end = own[start..].find("</span>").expect("its end");
            own.replace_range(start..start + end, " ");
        }
        let own = text(&own);
        let words = own.split(|letter: char| !letter.is_alphabetic());
        left.extend(
            words
                .filter(|word| word.chars().any(|letter| letter.is_ascii()))
                .map(str::to_owned),
        );
    }
    let names: std::collections::BTreeSet<String> =
        ["Koumma", "Modiar", "Tihbat"].map(str::to_owned).into();
    assert_eq!(left, names);
}

/// What an emendation quotes as left in English is marked as English.
#[test]
fn what_was_left_untranslated_is_marked() {
    let (archive, _) = &*REAL;
    let mut quoted = 0;
    for game in &archive.games {
        let page = &SITE[&format!("games/{}/index.html", game.slug)];
        for emendation in game
            .emendations
            .iter()
            .filter(|one| one.id == "untranslated")
        {
            let words = emendation.fault.english().split('"').skip(1).step_by(2);
            for words in words.map(|words| words.trim_end_matches(',')) {
                assert!(
                    page.contains(&format!("<span lang=\"en\">{words}</span>")),
                    "{}: {words}",
                    game.slug
                );
                quoted += 1;
            }
        }
    }
    assert_eq!(quoted, 5 + 2 + 3 + 3);
}

#[test]
fn a_statement_says_where_it_stands_and_what_it_hashes_to() {
    // The bytes and the first digits of the hash are the committed segmentation's.
    let page = &SITE["games/modiar/statements/sq.overview.4/index.html"];
    let segments = include_str!("../../sources/games/modiar/statements/sq.yaml");
    let segment = segments
        .lines()
        .find(|line| line.contains("id: overview.4,"))
        .expect("the segment");
    let value = |key: &str| {
        let rest = &segment[segment.find(key).expect("the key") + key.len()..];
        rest[..rest.find([',', '}']).expect("its end")]
            .trim_matches([' ', '"'])
            .to_owned()
    };
    let bytes = format!("{}–{}", value("start:"), value("end:"));
    assert!(page.contains(&format!(">{bytes}<")), "{bytes}");
    assert!(page.contains(&format!(">{}", value("hash:"))));
    // The fifth line of the file, from its start: counted in the file.
    assert!(page.contains(">line 5, column 1<"));
    assert!(page.contains(">44449f44784c970c44773e9b4462a5f5eb3d54c45835d842003bc651ad7ffc6c<"));
    assert!(page.contains("href=\"../../index.html#sq:overview.4\""));
    assert!(page.contains("rel=\"prev\" href=\"../sq.overview.3/index.html\""));
    assert!(page.contains("rel=\"next\" href=\"../sq.board.1/index.html\""));
    // What the translation did, and the gloss, which is the archive's own.
    assert!(page.contains("isolated bachelors [single stones]"));
    assert!(page.contains("Single stones; the English"));
}

#[test]
fn two_notes_stand_side_by_side_and_one_beside_its_gloss() {
    let modiar = &SITE["games/modiar/index.html"];
    let checked: Vec<&str> = modiar
        .split("<input ")
        .skip(1)
        .filter(|input| {
            input
                .split('>')
                .next()
                .is_some_and(|tag| tag.ends_with("checked"))
        })
        .map(|input| input.split('>').nth(1).unwrap_or_default())
        .map(|label| label.split('<').next().unwrap_or_default().trim())
        .collect();
    assert_eq!(checked, ["sq, Albanian", "mn, Mongolian"]);
    let play = row(modiar, "sq:play.1");
    for column in 1..=4 {
        assert_eq!(play.matches(&format!("column column-{column} ")).count(), 1);
    }
    assert!(play.contains("id=\"mn:play.1\""));
    // With one note there is nothing to choose.
    let tihbat = &SITE["games/tihbat/index.html"];
    assert!(!tihbat.contains("type=\"radio\""));
    let play = row(tihbat, "sq:play.1");
    assert_eq!(play.matches("column column-").count(), 2);
}

#[test]
fn a_gap_is_shown_as_a_gap() {
    let mut files = made_up();
    let note = std::str::from_utf8(files.get("games/pairs/notes/copy.txt").expect("the note"))
        .expect("text")
        .to_owned();
    let last = note
        .lines()
        .rfind(|line| line.starts_with("- "))
        .expect("a bullet");
    let shorter = note.replacen(&format!("{last}\n"), "", 1);
    files.insert("games/pairs/notes/copy.txt", shorter);
    let archive = archive(&files);
    let witness = &archive.games[0].witnesses;
    let missing: Vec<StatementId> = witness[0]
        .note
        .statements
        .iter()
        .map(|statement| statement.id)
        .filter(|id| witness[1].note.statement(*id).is_none())
        .collect();
    let [missing] = missing[..] else {
        panic!("one statement is missing, not {missing:?}")
    };
    let site = site_of(&archive);
    let page = &site["games/pairs/index.html"];
    let row = row(page, &format!("en:{missing}"));
    assert!(row.contains("gap\">Not in copy.</p>"), "{row}");
    assert!(!page.contains(&format!("id=\"copy:{missing}\"")));
    let words = last.trim_start_matches("- ");
    assert_eq!(
        element(row, "<div class=\"columns\">", "<details")
            .matches(words)
            .count(),
        1,
        "the words of the other note are not put into the gap"
    );
    assert!(!site.contains_key(&format!("games/pairs/statements/copy.{missing}/index.html")));
}

#[test]
fn what_a_statement_supports_is_told_beside_it() {
    // As the record of Modiar has it: capture.3 is cited by the rule of capture,
    // the reading of the chain and two claims.
    let row = row(&SITE["games/modiar/index.html"], "sq:capture.3");
    for link in [
        "href=\"#axis:capture\"",
        "href=\"readings/chain-extent/index.html\"",
        "href=\"#claim:chain-theorem\"",
        "href=\"#claim:even-captures\"",
        "href=\"statements/sq.capture.3/index.html\"",
        "href=\"statements/mn.capture.3/index.html\"",
        "href=\"examples/",
    ] {
        assert!(row.contains(link), "no {link} in {row}");
    }
    assert!(row.contains("2, 4 or 6"));
    // And nothing that it does not support.
    assert!(!row.contains("#axis:feeding"));
    assert!(!row.contains("#claim:opening-capture-certain"));
}

#[test]
fn faults_stand_at_the_statements_that_have_them() {
    let page = &SITE["games/modiar/index.html"];
    // The label is wrong in both notes, before four statements.
    for id in ["sq:play.2", "sq:play.3", "sq:play.5", "sq:play.6"] {
        let row = row(page, id);
        assert!(row.contains("#emendation:misplaced-label"), "{id}");
        assert!(row.contains("shared error"), "{id}");
    }
    assert!(!row(page, "sq:play.4").contains("misplaced-label"));
    // One note alone has the bachelors, and they are told as its own.
    let fault = element(
        row(page, "sq:overview.4"),
        "<p class=\"fault\"><a class=\"kind\" href=\"#emendation:bachelors\"",
        "</p>",
    );
    assert!(
        fault.contains("<span class=\"siglum\">sq</span>"),
        "{fault}"
    );
    assert!(!fault.contains("shared error"), "{fault}");
    assert!(row(page, "sq:overview.4").contains("#variant:first-move-capture"));
    assert!(row(page, "sq:play.5").contains("#remark:if-able"));
    // A machine's words are called so where they stand.
    let headings = element(page, "id=\"notes:capture\"", "<div class=\"statement\"");
    assert_eq!(headings.matches("machine translation").count(), 2);
    assert_eq!(headings.matches("the archive’s own").count(), 2);
}

#[test]
fn a_reading_shows_the_boards_where_the_games_part() {
    let page = &SITE["games/modiar/readings/first-move/index.html"];
    // By hand: A sows its seven from A round to A, which makes two there and is
    // lost; c then sows eight from c round to A: c holds 2, A 4, and both are
    // captured unless the second player's first move is to capture nothing too.
    let (adopted, alternative) = page
        .split_once("Under the alternative")
        .expect("two figures");
    assert!(adopted.contains(">0,9,9/9,9,0 s 0-6 2<"), "adopted");
    assert!(alternative.contains(">4,9,9/9,9,2 s 0-0 2<"), "alternative");
    assert!(
        page.contains("sowbook play modiar &#39;A c&#39; --reading first-move=each-player")
            || page
                .contains("sowbook play modiar &#x27;A c&#x27; --reading first-move=each-player")
    );
    assert!(page.contains("href=\"../../statements/mn.capture.2/index.html\""));
    assert!(page.contains("href=\"../../examples/second-move-captures/index.html\""));
    assert!(page.contains("href=\"../../index.html#reading:first-move\""));
}

#[test]
fn coverage_is_counted() {
    // Counted in the notes: 31 statements each, 20 of them bullets, 18 of them
    // under board, play, capture and end.
    let page = &SITE["games/modiar/index.html"];
    let figure = element(page, "<figure class=\"coverage\"", "</figure>");
    let told = text(figure);
    assert!(told.contains("62 of 62 statements"), "{told}");
    assert!(told.contains("40 of 40 bullets"), "{told}");
    assert!(told.contains("36 of 36 statements on play"), "{told}");
    let (marks, _) = figure.split_once("<ul").expect("the legend");
    assert_eq!(marks.matches("<rect ").count(), 62, "a mark each");
    assert!(figure.contains("verification/index.html#modiar-statements"));
}

/// The rule of a game's page that says this, with what stands under it.
fn rule<'p>(page: &'p str, words: &str) -> &'p str {
    let at = page.find(words).unwrap_or_else(|| panic!("no {words}"));
    let start = page[..at].rfind("<li class=\"rule\">").expect("its rule");
    element(&page[start..], "<li", "</li>")
}

#[test]
fn what_no_statement_says_is_not_called_attested_with_what_one_says() {
    let page = &SITE["games/sadeqa-ii/index.html"];
    let opening = rule(page, "If that pit is empty, any other may be chosen.");
    assert!(opening.contains("status-editorial"), "{opening}");
    assert!(opening.contains("readings/forced-opening-empty/"));
    assert!(!opening.contains("status-attested") && !opening.contains("sq:play.4\""));
    let forced = rule(page, "must start from the");
    assert!(forced.contains("status-attested") && forced.contains("sq:play.4"));
    assert!(!forced.contains("forced-opening-empty"));
    let endless = rule(page, "none of their sowings would end");
    assert!(endless.contains("status-editorial") && !endless.contains("status-attested"));
    for (game, reading) in [
        ("modiar", "equal-seeds"),
        ("ayoayo", "equal-seeds"),
        ("tihbat", "draw-or-settlement"),
    ] {
        let draw = rule(
            &SITE[&format!("games/{game}/index.html")],
            "Equal numbers are a",
        );
        assert!(draw.contains("status-editorial"), "{game}: {draw}");
        assert!(draw.contains(&format!("readings/{reading}/")), "{game}");
        assert!(!draw.contains("status-attested"), "{game}: {draw}");
    }
    for (game, status) in [
        ("modiar", "attested"),
        ("tihbat", "attested"),
        ("sadeqa-ii", "inferred"),
        ("ayoayo", "inferred"),
    ] {
        let turns = rule(
            &SITE[&format!("games/{game}/index.html")],
            "The players take turns.",
        );
        assert!(
            turns.contains(&format!("status-{status}")),
            "{game}: {turns}"
        );
    }
    // Captures are even there, and so is what is left.
    assert!(!SITE["games/tihbat/index.html"].contains("odd one"));
    // What the archive calls the pits is nobody's statement.
    let letters = rule(page, "pits are called");
    assert!(letters.contains("status-convention") && !letters.contains("class=\"cites\""));
    // A statement bears the sentences that rest on it, and no others.
    let statement = &SITE["games/modiar/statements/sq.end.3/index.html"];
    assert!(statement.contains("has gathered more seeds wins."));
    assert!(!statement.contains("<p>Equal numbers"));
}

#[test]
fn no_rule_stands_under_two_badges() {
    for (path, page) in SITE.iter().filter(|(path, _)| path.starts_with("games/")) {
        for marks in page.split("<span class=\"marks\">").skip(1) {
            let marks = &marks[..marks.find("</span></span>").expect("they end")];
            assert_eq!(
                marks.matches("class=\"status ").count(),
                1,
                "{path}: {marks}"
            );
        }
    }
}
