//! Words of a note in another language than its own: where they stand in its
//! texts. Which words they are is for a record to say.

use std::ops::Range;

use unicode_normalization::UnicodeNormalization;

/// Words and the language they are in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Marked<'m> {
    /// The language.
    pub language: &'m str,
    /// The words.
    pub words: &'m str,
}

/// A part of a text that is in one language.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Part<'t> {
    /// Its language; none if it is that of the text.
    pub language: Option<&'t str>,
    /// What it says.
    pub text: &'t str,
}

/// A text cut where its language changes. Where two of the words overlap, what
/// stands first counts, and of those that begin in one place the longer.
pub fn parts<'t>(text: &'t str, marked: &[Marked<'t>]) -> Vec<Part<'t>> {
    let mut found: Vec<(Range<usize>, &str)> = marked
        .iter()
        .flat_map(|one| places(text, one.words).map(|place| (place, one.language)))
        .collect();
    found.sort_by_key(|(place, _)| (place.start, std::cmp::Reverse(place.end)));
    let mut parts = Vec::new();
    let mut done = 0;
    for (place, language) in found {
        if place.start < done {
            continue;
        }
        if done < place.start {
            parts.push(Part {
                language: None,
                text: &text[done..place.start],
            });
        }
        parts.push(Part {
            language: Some(language),
            text: &text[place.clone()],
        });
        done = place.end;
    }
    if done < text.len() {
        parts.push(Part {
            language: None,
            text: &text[done..],
        });
    }
    parts
}

/// Whether some words stand in a text.
pub fn stand_in(words: &str, text: &str) -> bool {
    places(text, words).next().is_some()
}

/// Where some words stand in a text: not within a longer word, so that `Ayo` is
/// not found in `Ayoayo`, but before an ending that a hyphen parts from them.
fn places(text: &str, words: &str) -> impl Iterator<Item = Range<usize>> {
    // Texts of notes are in NFC.
    let words: String = words.nfc().collect();
    let starts: Vec<usize> = match words.is_empty() {
        true => Vec::new(),
        false => text.match_indices(&words).map(|(start, _)| start).collect(),
    };
    starts
        .into_iter()
        .map(move |start| start..start + words.len())
        .filter(|place| {
            let before = text[..place.start].chars().next_back();
            let after = text[place.end..].chars().next();
            [before, after]
                .into_iter()
                .flatten()
                .all(|letter| !letter.is_alphanumeric())
        })
}

#[cfg(test)]
mod tests {
    use super::{Marked, parts};

    /// Cuts `text`; what is in another language comes out as `[language:words]`.
    fn check(text: &str, marked: &[(&str, &str)], expected: &str) {
        let marked: Vec<Marked<'_>> = marked
            .iter()
            .map(|(language, words)| Marked { language, words })
            .collect();
        let said: String = parts(text, &marked)
            .into_iter()
            .map(|part| match part.language {
                Some(language) => format!("[{language}:{}]", part.text),
                None => part.text.to_owned(),
            })
            .collect();
        assert_eq!(said, expected);
    }

    #[test]
    fn words_are_cut_out_and_nothing_is_lost() {
        check("7 stones", &[("en", "stones")], "7 [en:stones]");
        check("Two", &[("en", "Two")], "[en:Two]");
        check(
            "gur (stone), stone.",
            &[("en", "stone")],
            "gur ([en:stone]), [en:stone].",
        );
        check("asnjë", &[("en", "None")], "asnjë");
        check("", &[("en", "None")], "");
    }

    #[test]
    fn no_part_of_a_word_is_a_word() {
        check(
            "\"Ayoayo\" (ose \"Ayo\")",
            &[("yo", "Ayo")],
            "\"Ayoayo\" (ose \"[yo:Ayo]\")",
        );
        check(
            "4stones stones4 stonesë",
            &[("en", "stones")],
            "4stones stones4 stonesë",
        );
        check(
            "Grand Slam-ын хориг",
            &[("en", "Grand Slam")],
            "[en:Grand Slam]-ын хориг",
        );
    }

    #[test]
    fn the_longer_of_two_that_begin_together_counts() {
        let marked = [("en", "Grand"), ("en", "Grand Slam"), ("fr", "Slam")];
        check("Grand Slam, Slam", &marked, "[en:Grand Slam], [fr:Slam]");
    }

    #[test]
    fn words_are_found_however_the_record_writes_their_letters() {
        check("lojë", &[("sq", "loje\u{308}")], "[sq:lojë]");
    }
}
