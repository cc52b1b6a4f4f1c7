//! Numbers in notes: the value of a field of the table, and the figures in
//! running text (`two-row`, `2×3 board`) by the patterns of the language.

use std::ops::Range;

use crate::parse::language::{Language, Languages, folded};
use crate::parse::note::Field;

/// How running text gives figures: words, with fields where numbers stand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pattern {
    parts: Vec<Part>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
enum Part {
    Sign(char),
    Number(Field),
    Word,
}

impl Pattern {
    /// Reads a pattern: `{rows}×{pits} board`, `{total} * in total`.
    ///
    /// # Errors
    ///
    /// A sentence on what is wrong with it.
    pub fn parse(text: &str) -> Result<Pattern, String> {
        let mut parts = Vec::new();
        let text = folded(text);
        let mut rest = text.as_str();
        while let Some(c) = rest.chars().next() {
            if c == '{' {
                let (name, after) = rest[1..]
                    .split_once('}')
                    .ok_or_else(|| "a brace is not closed".to_owned())?;
                let field = Field::ALL
                    .into_iter()
                    .find(|field| field.name() == name)
                    .ok_or_else(|| format!("`{name}` is no field"))?;
                parts.push(Part::Number(field));
                rest = after;
            } else {
                parts.push(if c == '*' { Part::Word } else { Part::Sign(c) });
                rest = &rest[c.len_utf8()..];
            }
        }
        if parts.iter().any(|part| matches!(part, Part::Number(_))) {
            Ok(Pattern { parts })
        } else {
            Err("there is no field in it".to_owned())
        }
    }
}

/// A number found in a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Found {
    pub(super) field: Field,
    pub(super) value: u32,
    /// Its characters.
    pub(super) range: Range<usize>,
}

/// The figures that running text gives, in the order they stand in.
pub(super) fn figures(text: &[char], language: &Language, languages: &Languages) -> Vec<Found> {
    let mut found: Vec<Found> = Vec::new();
    for pattern in languages.patterns(language) {
        for start in 0..text.len() {
            if let Some(numbers) = match_at(text, start, pattern, language, languages) {
                found.extend(numbers);
            }
        }
    }
    found.sort_by_key(|number| (number.range.start, number.field));
    found.dedup();
    found
}

fn match_at(
    text: &[char],
    start: usize,
    pattern: &Pattern,
    language: &Language,
    languages: &Languages,
) -> Option<Vec<Found>> {
    if !begins_number_or_word(text, start) {
        return None;
    }
    let mut numbers = Vec::new();
    let mut at = start;
    for part in &pattern.parts {
        match part {
            Part::Sign(sign) => {
                if !is_same_sign(*sign, *text.get(at)?) {
                    return None;
                }
                at += 1;
            }
            Part::Word => {
                let length = word_length(&text[at..]);
                if length == 0 {
                    return None;
                }
                at += length;
            }
            Part::Number(field) => {
                let (value, length) = number_at(&text[at..], language, languages)?;
                numbers.push(Found {
                    field: *field,
                    value,
                    range: at..at + length,
                });
                at += length;
            }
        }
    }
    let ended = text.get(at).is_none_or(|next| !next.is_alphanumeric());
    ended.then_some(numbers)
}

/// The number that a text begins with, and its characters; none if what
/// follows makes it another number (`3.5`, `3-4`) or a part of a word.
pub(super) fn leading_number(
    text: &[char],
    language: &Language,
    languages: &Languages,
) -> Option<(u32, Range<usize>)> {
    let (value, length) = number_at(text, language, languages)?;
    let next = text.get(length);
    let after = text.get(length + 1);
    let whole = match next {
        None | Some(' ' | '(' | '[' | ';' | ':') => true,
        Some(',' | '.') => after.is_none_or(|c| !c.is_numeric()),
        Some(_) => false,
    };
    whole.then_some((value, 0..length))
}

/// The number in digits or as a word that a text begins with, and its length.
fn number_at(text: &[char], language: &Language, languages: &Languages) -> Option<(u32, usize)> {
    let length = word_length(text);
    let word: String = text[..length].iter().collect();
    if word.starts_with(|c: char| c.is_ascii_digit()) {
        let digits = word.chars().take_while(char::is_ascii_digit).count();
        let value = word[..digits].parse().ok()?;
        return Some((value, digits));
    }
    Some((languages.number(language, &word)?, length))
}

/// Longer words are no number and no word of a pattern.
const LONGEST_WORD: usize = 40;

fn word_length(text: &[char]) -> usize {
    text.iter()
        .take(LONGEST_WORD)
        .take_while(|c| c.is_alphanumeric())
        .count()
}

fn begins_number_or_word(text: &[char], start: usize) -> bool {
    let Some(before) = start.checked_sub(1).map(|at| text[at]) else {
        return true;
    };
    let fraction = matches!(before, '.' | ',') && start >= 2 && text[start - 2].is_numeric();
    !before.is_alphanumeric() && !fraction
}

/// Whether a sign of a pattern stands for a sign of a text: either case, and
/// the several signs for times and hyphen.
fn is_same_sign(pattern: char, text: char) -> bool {
    match pattern {
        '×' => matches!(text, '×' | 'x' | 'X' | 'х' | 'Х' | '✕'),
        '-' => matches!(text, '-' | '\u{2010}' | '\u{2011}' | '–'),
        _ => pattern == text || text.to_lowercase().eq([pattern]),
    }
}

#[cfg(test)]
mod tests {
    use super::{Pattern, figures, leading_number};
    use crate::parse::language::Languages;
    use crate::parse::note::Field;

    fn check_leading(language: &str, text: &str, expected: Option<(u32, usize)>) {
        let languages = Languages::embedded();
        let language = languages.get(language).expect("built in");
        let chars: Vec<char> = text.chars().collect();
        let found = leading_number(&chars, language, &languages);
        assert_eq!(
            found.map(|(value, range)| (value, range.end)),
            expected,
            "{text}"
        );
    }

    #[test]
    fn values_of_fields() {
        check_leading("sq", "Two", Some((2, 3)));
        check_leading("mn", "зургаан үр", Some((6, 7)));
        check_leading("sq", "7 stones", Some((7, 1)));
        check_leading("sq", "7 counters (small pebbles or seeds)", Some((7, 1)));
        check_leading("sq", "3 (36 counters in total)", Some((3, 1)));
        check_leading("en", "None", Some((0, 4)));
        check_leading("en", "Two large storage compartments", Some((2, 3)));
        check_leading("en", "12.", Some((12, 2)));
        check_leading("en", "", None);
        check_leading("en", "3.5", None);
        check_leading("en", "1,000", None);
        check_leading("en", "3-4", None);
        check_leading("en", "-3", None);
        check_leading("en", "7th", None);
        check_leading("en", "Twofold", None);
        check_leading("en", "many", None);
        check_leading("en", "99999999999", None);
    }

    fn check_figures(text: &str, expected: &[(Field, u32, &str)]) {
        let languages = Languages::embedded();
        let language = languages.get("sq").expect("built in");
        let chars: Vec<char> = text.chars().collect();
        let found = figures(&chars, language, &languages);
        let found: Vec<(Field, u32, String)> = found
            .into_iter()
            .map(|number| {
                (
                    number.field,
                    number.value,
                    chars[number.range].iter().collect(),
                )
            })
            .collect();
        let expected: Vec<(Field, u32, String)> = expected
            .iter()
            .map(|(field, value, text)| (*field, *value, (*text).to_owned()))
            .collect();
        assert_eq!(found, expected, "{text}");
    }

    #[test]
    fn figures_in_running_text() {
        check_figures(
            "Two-player two-row mancala; 2×3 board with",
            &[
                (Field::Rows, 2, "two"),
                (Field::Rows, 2, "2"),
                (Field::Pits, 3, "3"),
            ],
        );
        check_figures(
            "(2x6 board, 3 seeds per hole)",
            &[
                (Field::Rows, 2, "2"),
                (Field::Pits, 6, "6"),
                (Field::Seeds, 3, "3"),
            ],
        );
        check_figures("Six pits per row", &[(Field::Pits, 6, "Six")]);
        check_figures("4 (48 seeds in total)", &[(Field::Total, 48, "48")]);
        check_figures(
            "2×3 boards, 1.3 seeds per hole, 12+ seeds, of two, four",
            &[],
        );
    }

    #[test]
    fn patterns_name_a_field() {
        assert!(Pattern::parse("{rows}-row").is_ok());
        for wrong in ["rows", "{row}-row", "{rows", ""] {
            assert!(Pattern::parse(wrong).is_err(), "{wrong}");
        }
    }
}
