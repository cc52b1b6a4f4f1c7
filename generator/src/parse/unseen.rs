//! Characters that are not seen: a text that holds one is not what it looks like.
//!
//! Such characters turn the order of what stands around them, part words that
//! look whole, or make two that differ look alike. Some scripts need some of
//! them; there, and only there, they are let stand.

use icu_properties::props::{
    CanonicalCombiningClass, DefaultIgnorableCodePoint, EnumeratedProperty, JoiningType, LineBreak,
    Script,
};
use icu_properties::{CodePointMapData, CodePointSetData};

/// The characters of a text that are not seen and that nothing around them
/// needs, each with its offset. A byte order mark at its beginning is none of
/// the text.
pub fn unseen(text: &str) -> impl Iterator<Item = (usize, char)> {
    let is_right_to_left = !text.is_ascii()
        && text
            .chars()
            .any(|letter| !is_unseen(letter) && runs_right_to_left(letter));
    let start = text
        .strip_prefix('\u{feff}')
        .map_or(0, |_| '\u{feff}'.len_utf8());
    let mut before = None;
    text[start..]
        .char_indices()
        .filter_map(move |(at, letter)| {
            let last = before.replace(letter);
            let at = start + at;
            let after = || text[at + letter.len_utf8()..].chars().next();
            let is_needed = || match letter {
                '\u{200c}' | '\u{200d}' => shapes(last, after()),
                '\u{180b}'..='\u{180f}' => last.is_some_and(|one| is_of(one, Script::Mongolian)),
                '\u{200b}' => {
                    last.is_some_and(|one| value::<LineBreak>(one) == LineBreak::ComplexContext)
                }
                '\u{200e}' | '\u{200f}' | '\u{61c}' => is_right_to_left,
                _ => false,
            };
            (is_unseen(letter) && !is_needed()).then_some((at, letter))
        })
}

/// Whether a character leaves nothing to be seen, white space excepted.
fn is_unseen(letter: char) -> bool {
    match letter {
        '\t' | '\n' | '\r' => false,
        // Line and paragraph separators, marks of annotations.
        '\u{2028}' | '\u{2029}' | '\u{fff9}'..='\u{fffb}' => true,
        _ if letter.is_ascii() => letter.is_control(),
        _ => {
            letter.is_control()
                || CodePointSetData::new::<DefaultIgnorableCodePoint>().contains(letter)
        }
    }
}

/// Whether a joiner or non-joiner between these shapes letters: next to one
/// that joins, or after a virama (as RFC 5892 has it for names, more strictly).
fn shapes(before: Option<char>, after: Option<char>) -> bool {
    let joins = |letter: Option<char>| {
        letter.is_some_and(|letter| {
            matches!(
                value(letter),
                JoiningType::DualJoining | JoiningType::LeftJoining | JoiningType::RightJoining
            )
        })
    };
    let is_virama =
        |letter| value::<CanonicalCombiningClass>(letter) == CanonicalCombiningClass::Virama;
    joins(before) || joins(after) || before.is_some_and(is_virama)
}

/// Whether this is a letter of a script that runs from right to left; those not
/// listed are of antiquity.
fn runs_right_to_left(letter: char) -> bool {
    [
        Script::Adlam,
        Script::Arabic,
        Script::Hebrew,
        Script::Mandaic,
        Script::Nko,
        Script::Samaritan,
        Script::Syriac,
        Script::Thaana,
    ]
    .contains(&value(letter))
}

fn is_of(letter: char, script: Script) -> bool {
    value::<Script>(letter) == script
}

fn value<P: EnumeratedProperty>(letter: char) -> P {
    CodePointMapData::<P>::new().get(letter)
}

/// What a character is called: its number, and what it does if it is a notorious one.
pub fn name(letter: char) -> String {
    let what = match letter {
        '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}' => " (turns the direction of writing)",
        '\u{200e}' | '\u{200f}' | '\u{61c}' => " (a mark of direction)",
        '\u{200b}' => " (a space of no width)",
        '\u{200c}' => " (a non-joiner)",
        '\u{200d}' => " (a joiner)",
        '\u{ad}' => " (a soft hyphen)",
        '\u{feff}' => " (a byte order mark)",
        _ if letter.is_control() => " (a control character)",
        _ => "",
    };
    format!("U+{:04X}{what}", u32::from(letter))
}

#[cfg(test)]
mod tests {
    use super::{name, unseen};

    fn check(text: &str, expected: &[char]) {
        let found: Vec<char> = unseen(text).map(|(_, letter)| letter).collect();
        assert_eq!(found, expected, "{}", text.escape_unicode());
        for (at, letter) in unseen(text) {
            assert!(text[at..].starts_with(letter));
        }
    }

    #[test]
    fn what_is_seen_is_let_stand() {
        check("Гëzim × 2–3\tÀ la\r\n«e\u{301}» 1\u{202f}000\u{a0}m", &[]);
        check("\u{feff}at the beginning", &[]);
    }

    #[test]
    fn what_is_not_seen_is_found() {
        for letter in
            "\u{202a}\u{202b}\u{202c}\u{202d}\u{202e}\u{2066}\u{2067}\u{2068}\u{2069}".chars()
        {
            check(&format!("a{letter}b"), &[letter]);
            // Not in a script that runs the other way either.
            check(&format!("\u{627}{letter}\u{628}"), &[letter]);
        }
        for letter in "\u{200b}\u{200c}\u{200d}\u{200e}\u{200f}\u{61c}\u{ad}\u{2060}\u{feff}\u{180e}\u{2028}\u{85}\u{0}\u{7f}\u{3164}\u{e0041}\u{fe0f}".chars() {
            check(&format!("a{letter}b"), &[letter]);
        }
        check("a\u{200b}b\u{ad}", &['\u{200b}', '\u{ad}']);
    }

    #[test]
    fn what_a_script_needs_is_let_stand() {
        // Persian "I want", with a non-joiner.
        check(
            "\u{645}\u{6cc}\u{200c}\u{62e}\u{648}\u{627}\u{647}\u{645}",
            &[],
        );
        // Mongolian, with its vowel separator and a variation selector.
        check("\u{182e}\u{1820}\u{180e}\u{1820}\u{180b}", &[]);
        // A joiner in Mongolian and in Devanagari.
        check("\u{1828}\u{200d}", &[]);
        check("\u{915}\u{94d}\u{200d}\u{937}", &[]);
        // Khmer, where words are not parted by spaces.
        check("\u{1780}\u{200b}\u{1781}", &[]);
        // A mark of direction between Arabic and a sign.
        check("\u{628}!\u{200f}", &[]);
        // The same ones elsewhere.
        check("\u{42e}\u{200c}\u{43c}", &['\u{200c}']);
        check("\u{42e}\u{180e}", &['\u{180e}']);
    }

    #[test]
    fn they_are_named_by_their_number() {
        assert_eq!(name('\u{202e}'), "U+202E (turns the direction of writing)");
        assert_eq!(name('\u{0}'), "U+0000 (a control character)");
        assert_eq!(name('\u{e0041}'), "U+E0041");
    }
}
