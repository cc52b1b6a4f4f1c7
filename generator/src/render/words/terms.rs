//! Words of a text that the glossary explains.
//!
//! A text marks them as a link to the term: `The seeds are [sown](sow).` What
//! is shown or spoken is the text without the marks.

use std::ops::Range;

use engine::{Capture, Chain, FirstSeed, GrandSlam, Laps, NoMove, OpeningPit, Origin, Remainder};
use engine::{Feeding, OpeningCapture, Rules, Stores};

use crate::render::texts::{FluentValue, TextError, Texts};
use crate::term::{Term, Vocabulary};

/// A text, and the words in it that the glossary explains.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Explained {
    /// Without marks.
    pub text: String,
    /// In the order in which they stand.
    pub terms: Vec<TermUse>,
}

/// A word of a text that the glossary explains.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TermUse {
    /// Which term it is.
    pub term: Term,
    /// Where it stands: bytes of the text.
    pub range: Range<usize>,
}

/// The text with this key and these arguments, and what it marks.
///
/// # Errors
/// As [`Texts::say`]; a mark that names no term.
pub fn explained(
    texts: &Texts,
    key: &str,
    arguments: &[(&str, FluentValue<'_>)],
) -> Result<Explained, TextError> {
    let marked = texts.say(key, arguments)?;
    read(&marked).map_err(|message| texts.fault(key, message))
}

/// Takes the marks out of a text.
fn read(marked: &str) -> Result<Explained, String> {
    let mut text = String::with_capacity(marked.len());
    let mut terms = Vec::new();
    let mut rest = marked;
    while let Some((before, after)) = rest.split_once('[') {
        text.push_str(before);
        let (word, (name, after)) = after
            .split_once("](")
            .and_then(|(word, after)| Some((word, after.split_once(')')?)))
            .ok_or_else(|| "`[` does not begin a mark such as `[sown](sow)`".to_owned())?;
        let term = Term::named(name).ok_or_else(|| format!("`{name}` is no term"))?;
        let start = text.len();
        text.push_str(word);
        terms.push(TermUse {
            term,
            range: start..text.len(),
        });
        rest = after;
    }
    text.push_str(rest);
    Ok(Explained { text, terms })
}

/// The key of a term's name; with `-meaning`, that of its explanation.
#[must_use]
pub fn term_key(term: Term) -> String {
    match term {
        Term::Attested | Term::Inferred | Term::Editorial | Term::NotApplicable => {
            format!("status-{term}")
        }
        _ => format!("term-{term}"),
    }
}

/// Whether games with these rules have what a word of play names. Words of the
/// edition are nothing that a game has.
#[must_use]
pub fn occurs(term: Term, rules: &Rules) -> bool {
    if term.vocabulary() != Vocabulary::Play {
        return false;
    }
    match term {
        Term::Store => rules.stores == Stores::AtTheEnds,
        Term::EmptiedPit => {
            rules.sow.first_seed != FirstSeed::NextPit || rules.sow.origin != Origin::SownAgain
        }
        Term::Relay | Term::EndlessSowing => rules.sow.laps == Laps::RelayFromOccupiedPit,
        Term::Capture => rules.capture != Capture::Nothing,
        Term::Chain => match &rules.capture {
            Capture::ByCount { chain, .. } => *chain != Chain::None,
            Capture::Nothing | Capture::Opposite { .. } => false,
        },
        Term::FacingPit => matches!(rules.capture, Capture::Opposite { .. }),
        Term::RightmostPit => rules.opening.pit != OpeningPit::Free,
        Term::Singleton => {
            rules.lift.min_seeds.0 > 1 || rules.sow.first_seed == FirstSeed::EmptiedPitLoneSeedNext
        }
        Term::Opening => {
            rules.opening.pit != OpeningPit::Free || rules.opening.capture != OpeningCapture::Free
        }
        Term::Feeding => rules.feeding != Feeding::Free,
        Term::GrandSlam => rules.grand_slam != GrandSlam::Allowed,
        Term::Pass => matches!(rules.no_move, NoMove::Pass | NoMove::PassIfOtherCanFeed),
        Term::Remainder => rules.remainder != Remainder::Nobody,
        _ => true,
    }
}

#[cfg(test)]
mod tests {
    use super::{Term, read};

    #[test]
    fn marks_are_taken_out_and_kept() {
        let explained = read("Гурил [сая тарьсан](sow) нүх, [сан](store).").expect("good marks");
        assert_eq!(explained.text, "Гурил сая тарьсан нүх, сан.");
        let words: Vec<(Term, &str)> = explained
            .terms
            .iter()
            .map(|used| (used.term, &explained.text[used.range.clone()]))
            .collect();
        assert_eq!(words, [(Term::Sow, "сая тарьсан"), (Term::Store, "сан")]);
    }

    #[test]
    fn a_mark_that_leads_nowhere_is_refused() {
        assert_eq!(
            read("[sown](saw)").as_ref().map_err(String::as_str),
            Err("`saw` is no term")
        );
        for broken in ["a [ bracket", "[sown] (sow)", "[sown](sow"] {
            assert!(read(broken).is_err(), "{broken}");
        }
    }
}
