//! Rules and events in words: what the engine plays, as a rule book says it.
//!
//! Every sentence names the axes it comes from, so that a page can tie it to
//! the statements that attest them. All words come from the interface texts;
//! this module only chooses and orders them.
//!
//! Left out: which statements attest an axis, and anything about one game.

mod rules;
mod sayings;
mod terms;
#[cfg(test)]
mod tests;
mod values;

use engine::{Axes, Axis, Cause, Outcome, Refusal, Rules, Saying, Side};

pub use rules::rules_in_words;
pub use sayings::{events_in_words, say};
pub use terms::{Explained, TermUse, explained, occurs, term_key};
pub use values::setting_in_words;

use crate::clause::Clause;

use super::texts::{TextError, Texts};

/// One sentence, and the axes of the rules it comes from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sentence {
    /// In the language of the texts.
    pub text: String,
    /// Empty where the archive itself speaks, of what it calls the pits.
    pub axes: Axes,
}

/// One sentence of the rules, and where in a rule book it belongs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RuleSentence {
    /// The chapter.
    pub part: Part,
    /// The clause that it is, if it says more than the value of its axis.
    pub clause: Option<Clause>,
    /// The sentence.
    pub sentence: Sentence,
    /// The words in it that the glossary explains.
    pub terms: Vec<TermUse>,
}

/// The chapters of the rules in words, in the order in which one plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Part {
    /// The board and what the game is about.
    Board,
    /// Whose turn it is and what may be lifted.
    Turn,
    /// Sowing.
    Sowing,
    /// Capture.
    Capture,
    /// What is special at the opening.
    Opening,
    /// What must and what may not be done.
    Duties,
    /// How the game ends and who wins.
    End,
}

impl Part {
    /// Every chapter, in order.
    pub const ALL: &[Part] = &[
        Part::Board,
        Part::Turn,
        Part::Sowing,
        Part::Capture,
        Part::Opening,
        Part::Duties,
        Part::End,
    ];

    /// The key of its heading.
    #[must_use]
    pub fn key(self) -> &'static str {
        match self {
            Part::Board => "part-board",
            Part::Turn => "part-turn",
            Part::Sowing => "part-sowing",
            Part::Capture => "part-capture",
            Part::Opening => "part-opening",
            Part::Duties => "part-duties",
            Part::End => "part-end",
        }
    }
}

/// The key of an axis's name.
#[must_use]
pub fn axis_key(axis: Axis) -> String {
    format!("axis-{}", axis.name().replace(['.', '_'], "-"))
}

/// What an axis is called.
///
/// # Errors
/// The table lacks the text.
pub fn axis_name(axis: Axis, texts: &Texts) -> Result<String, TextError> {
    texts.get(&axis_key(axis))
}

/// Why a move is not legal.
///
/// # Errors
/// The table lacks the text.
pub fn refusal(refusal: Refusal, texts: &Texts) -> Result<String, TextError> {
    say(&Saying::of_refusal(refusal), texts)
}

/// What a game with these rules came to.
///
/// # Errors
/// The table lacks the text.
pub fn outcome(outcome: &Outcome, rules: &Rules, texts: &Texts) -> Result<String, TextError> {
    say(&Saying::of_outcome(outcome, rules, Axes::default()), texts)
}

/// Why the game is over.
///
/// # Errors
/// The table lacks the text.
pub fn cause(cause: Cause, texts: &Texts) -> Result<String, TextError> {
    say(&Saying::of_cause(cause, Axes::default()), texts)
}

/// The side's name as texts choose by it.
#[must_use]
pub fn side_name(side: Side) -> &'static str {
    side.name()
}
