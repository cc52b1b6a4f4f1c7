//! Running text into sentences, and a type line into phrases.
//!
//! The notes' sentences follow one another without a space as often as with
//! one, so a full stop ends a sentence by what stands on both sides of it.
//! Languages differ only in their abbreviations.

use std::ops::Range;

use unicode_normalization::char::is_combining_mark;

/// What ends a sentence wherever it stands.
const STRONG_ENDS: &str = "。！？｡।॥።፧፨۔؟։";

/// What ends a sentence where the next one plainly begins.
const WEAK_ENDS: &str = ".!?…";

/// What may stand between the end of a sentence and the next.
const CLOSERS: &str = "\"'”’»›)]}";

/// Sentences as ranges of characters, without white space at their ends;
/// `abbreviations` are folded and hold their full stops.
pub(super) fn sentences(text: &[char], abbreviations: &[Vec<char>]) -> Vec<Range<usize>> {
    let depth = bracket_depth(text);
    let lower = lowered(text);
    let mut found = Vec::new();
    let mut start = 0;
    let mut at = 0;
    while at < text.len() {
        let Some(end) = end_of_sentence(text, &lower, at, abbreviations) else {
            at += 1;
            continue;
        };
        if depth[end - 1] == 0 {
            found.push(start..end);
            start = end;
        }
        at = end;
    }
    found.push(start..text.len());
    found
        .into_iter()
        .filter_map(|range| trimmed(text, range))
        .collect()
}

/// Where the sentence ends that the sign at `at` closes, if it closes one.
fn end_of_sentence(
    text: &[char],
    lower: &[char],
    at: usize,
    abbreviations: &[Vec<char>],
) -> Option<usize> {
    let is_end = |c: &char| STRONG_ENDS.contains(*c) || WEAK_ENDS.contains(*c);
    if !is_end(&text[at]) {
        return None;
    }
    let signs = text[at..].iter().take_while(|c| is_end(c)).count();
    let closers = text[at + signs..]
        .iter()
        .take_while(|c| CLOSERS.contains(**c) || is_combining_mark(**c))
        .count();
    let end = at + signs + closers;
    let strong = text[at..at + signs]
        .iter()
        .any(|c| STRONG_ENDS.contains(*c));
    if end == text.len() || strong {
        return Some(end);
    }
    let before = *text[..at].last()?;
    let full_stop = signs == 1 && text[at] == '.';
    if before == ' ' || (full_stop && is_abbreviated(text, lower, at, abbreviations)) {
        return None;
    }
    let next = text[end];
    let begins = if next == ' ' {
        text.get(end + 1).is_none_or(|c| !c.is_lowercase())
    } else {
        // No space: a capital begins a sentence; a figure does after a word,
        // but after a figure it may be a fraction.
        !is_address(text, at)
            && (next.is_uppercase()
                || (next.is_numeric() && (before.is_alphabetic() || closers > 0)))
    };
    begins.then_some(end)
}

/// Whether the full stop at `at` belongs to an abbreviation or an initial.
fn is_abbreviated(text: &[char], lower: &[char], at: usize, abbreviations: &[Vec<char>]) -> bool {
    let begins_word = |start: usize| start == 0 || !is_word(text[start - 1]);
    let initial = text[at - 1].is_uppercase() && begins_word(at - 1);
    initial
        || abbreviations.iter().any(|word| {
            let stops = word.iter().enumerate().filter(|(_, c)| **c == '.');
            stops.into_iter().any(|(within, _)| {
                at.checked_sub(within)
                    .is_some_and(|start| lower[start..].starts_with(word) && begins_word(start))
            })
        })
}

/// Whether the word around `at` is an address on the web or of mail.
fn is_address(text: &[char], at: usize) -> bool {
    const LONGEST: usize = 200;
    let space_before = text[..at]
        .iter()
        .rev()
        .take(LONGEST)
        .take_while(|c| **c != ' ')
        .count();
    let space_after = text[at..]
        .iter()
        .take(LONGEST)
        .take_while(|c| **c != ' ')
        .count();
    let word: String = text[at - space_before..at + space_after].iter().collect();
    word.contains("://") || word.contains('@') || word.starts_with("www.")
}

/// The phrases of a type line: cut at `;`, else at a dash between spaces, else
/// the whole; never within brackets.
pub(super) fn phrases(text: &[char]) -> Vec<Range<usize>> {
    let depth = bracket_depth(text);
    let cuts = |separator: &[char]| -> Vec<Range<usize>> {
        text.windows(separator.len())
            .enumerate()
            .filter(|(at, window)| depth[*at] == 0 && *window == separator)
            .map(|(at, _)| at..at + separator.len())
            .collect()
    };
    let mut cut = cuts(&[';']);
    if cut.is_empty() {
        cut = cuts(&[' ', '—', ' ']);
    }
    let mut found = Vec::new();
    let mut start = 0;
    for separator in cut {
        // Two dashes may share the space between them.
        if separator.start >= start {
            found.push(start..separator.start);
            start = separator.end;
        }
    }
    found.push(start..text.len());
    found
        .into_iter()
        .filter_map(|range| trimmed(text, range))
        .collect()
}

/// How many closed pairs of round or square brackets each character is in;
/// a bracket that is never closed, or never opened, counts for nothing.
fn bracket_depth(text: &[char]) -> Vec<u32> {
    let mut open: Vec<(usize, char)> = Vec::new();
    let mut change = vec![0_i32; text.len() + 1];
    for (at, c) in text.iter().enumerate() {
        match c {
            '(' => open.push((at, ')')),
            '[' => open.push((at, ']')),
            ')' | ']' if open.last().is_some_and(|(_, closing)| closing == c) => {
                if let Some((start, _)) = open.pop() {
                    change[start] += 1;
                    change[at] -= 1;
                }
            }
            _ => {}
        }
    }
    let mut depth = 0;
    change[..text.len()]
        .iter()
        .map(|change| {
            depth += change;
            u32::try_from(depth).unwrap_or(0)
        })
        .collect()
}

fn lowered(text: &[char]) -> Vec<char> {
    text.iter()
        .map(|c| c.to_lowercase().next().unwrap_or(*c))
        .collect()
}

fn is_word(c: char) -> bool {
    c.is_alphanumeric()
}

fn trimmed(text: &[char], range: Range<usize>) -> Option<Range<usize>> {
    let part = &text[range.clone()];
    let first = part.iter().position(|c| *c != ' ')?;
    let last = part.iter().rposition(|c| *c != ' ')?;
    Some(range.start + first..range.start + last + 1)
}

#[cfg(test)]
mod tests {
    use super::{phrases, sentences};
    use crate::parse::language::Languages;

    fn check(language: &str, expected: &[&str], joined: &str) {
        let languages = Languages::embedded();
        let language = languages.get(language).expect("built in");
        let text: Vec<char> = joined.chars().collect();
        let found: Vec<String> = sentences(&text, language.abbreviations())
            .into_iter()
            .map(|range| text[range].iter().collect())
            .collect();
        assert_eq!(found, expected);
    }

    #[test]
    fn sentences_with_and_without_a_space_between() {
        check(
            "sq",
            &["Në verior.", "Regjistruar këtu."],
            "Në verior.Regjistruar këtu.",
        );
        check(
            "sq",
            &["Në verior.", "Regjistruar këtu."],
            "Në verior. Regjistruar këtu.",
        );
        check(
            "mn",
            &["тоглоом юм.", "2012 оны дүрэм."],
            "тоглоом юм.2012 оны дүрэм.",
        );
        check(
            "mn",
            &["тоглоом юм.", "2012 оны дүрэм."],
            "тоглоом юм. 2012 оны дүрэм.",
        );
        check("sq", &["Spanjë.", "Kinast"], "Spanjë.Kinast");
        check(
            "en",
            &["In 2012.", "Then?", "No!", "Yes"],
            "In 2012.Then? No!Yes",
        );
        check("en", &["One"], "One");
        check("en", &[], "");
        check(
            "en",
            &["Wait...", "What?!", "Well… so."],
            "Wait... What?! Well… so.",
        );
    }

    #[test]
    fn abbreviations_initials_and_figures_are_whole() {
        check(
            "sq",
            &["Pjesë d.m.th. Saktësisht 2.", "Po."],
            "Pjesë d.m.th. Saktësisht 2.Po.",
        );
        check(
            "sq",
            &["Pjesë D.M.TH. Saktësisht."],
            "Pjesë D.M.TH. Saktësisht.",
        );
        check(
            "en",
            &["About 3.5 seeds, e.g. Four.", "B."],
            "About 3.5 seeds, e.g. Four. B.",
        );
        check(
            "en",
            &["By J.Climent and L. Kinast."],
            "By J.Climent and L. Kinast.",
        );
        check(
            "en",
            &["The etc. of it.", "Mid.", "Mark."],
            "The etc. of it.Mid.Mark.",
        );
    }

    #[test]
    fn brackets_and_quotations_are_kept_together() {
        check("en", &["A (One. Two.) b.", "C."], "A (One. Two.) b. C.");
        check("en", &["(One. Two.)", "Three."], "(One. Two.) Three.");
        check(
            "en",
            &["He said “Go.”", "Then (left."],
            "He said “Go.” Then (left.",
        );
        check(
            "en",
            &["An open ( bracket.", "Two."],
            "An open ( bracket. Two.",
        );
    }

    #[test]
    fn addresses_are_not_cut() {
        check(
            "en",
            &["See www.Example.Org or a@B.C now."],
            "See www.Example.Org or a@B.C now.",
        );
        check(
            "en",
            &["See https://x.Y/zz.", "Then."],
            "See https://x.Y/zz. Then.",
        );
    }

    #[test]
    fn other_scripts_have_other_full_stops() {
        check("en", &["甲。", "乙。"], "甲。乙。");
        check("en", &["ሀ።", "ለ።"], "ሀ። ለ።");
        check("en", &["क।", "ख।"], "क।ख।");
        check("en", &["甲。\u{308}", "乙。"], "甲。\u{308}乙。");
    }

    fn check_phrases(text: &str, expected: &[&str]) {
        let text: Vec<char> = text.chars().collect();
        let found: Vec<String> = phrases(&text)
            .into_iter()
            .map(|range| text[range].iter().collect())
            .collect();
        assert_eq!(found, expected);
    }

    #[test]
    fn phrases_are_cut_at_semicolons_else_at_dashes() {
        check_phrases("a; b — c;d.", &["a", "b — c", "d."]);
        check_phrases("a (2×6; b) — c, d—e", &["a (2×6; b)", "c, d—e"]);
        check_phrases("a, b", &["a, b"]);
        check_phrases(";;", &[]);
        check_phrases("a — — b", &["a", "— b"]);
    }
}
