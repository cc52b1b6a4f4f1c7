//! The page that says what was verified, and how.

use serde::Serialize;

use super::{Fact, Foot, Mark, Passage, Reference, Shell};

/// `verification.html`: what was run for every game, and what it showed.
#[derive(Clone, Debug, Default, Serialize)]
pub struct VerificationPage {
    /// Around the content.
    pub shell: Shell,
    /// At the foot.
    #[serde(flatten)]
    pub foot: Foot,
    /// The games.
    pub games: Vec<VerifiedGame>,
}

/// What was verified of one game.
#[derive(Clone, Debug, Serialize)]
pub struct VerifiedGame {
    /// Its anchor, which is its slug.
    pub id: String,
    /// Its name and the way to its page.
    pub title: Reference,
    /// In which language its name is.
    pub title_lang: String,
    /// How many of what hold.
    pub figures: Vec<Fact>,
    /// Every statement, witness by witness.
    pub witnesses: Vec<CoveredWitness>,
    /// Every rule.
    pub rules: Vec<RestingRule>,
    /// Rules that differ from the game's in one value.
    pub pinning: Pinned,
    /// The claims.
    pub claims: Vec<CheckedClaim>,
    /// The readings.
    pub readings: Vec<ComparedReading>,
    /// The examples.
    pub examples: Vec<CheckedExample>,
}

/// The statements of one witness.
#[derive(Clone, Debug, Serialize)]
pub struct CoveredWitness {
    /// Its short name.
    pub siglum: String,
    /// Its language, in words.
    pub language: String,
    /// Its statements.
    pub statements: Vec<CoveredStatement>,
}

/// A statement and what takes it up.
#[derive(Clone, Debug, Serialize)]
pub struct CoveredStatement {
    /// It, and the way to its page.
    pub statement: Reference,
    /// The part it plays; none would be an error.
    pub role: Option<String>,
    /// The rules that rest on it.
    pub rules: Vec<Reference>,
    /// The readings of it.
    pub readings: Vec<Reference>,
    /// The emendations of it.
    pub emendations: Vec<Reference>,
    /// The claims that it makes.
    pub claims: Vec<Reference>,
    /// The examples that expect something because of it.
    pub expected_in: Vec<Reference>,
    /// In how many examples a rule that rests on it comes into play.
    pub exercised_in: usize,
}

/// A rule and what it rests on.
#[derive(Clone, Debug, Serialize)]
pub struct RestingRule {
    /// The sentence, if it is a clause that rests on something of its own.
    pub clause: Option<String>,
    /// What it is called, and the way to it.
    pub rule: Reference,
    /// How it is known.
    pub status: Mark,
    /// The statements that say so.
    pub cites: Vec<Reference>,
    /// The reading that argues it.
    pub readings: Vec<Reference>,
    /// In how many examples it comes into play.
    pub exercised_in: usize,
}

/// How the examples tell a game from its neighbours.
#[derive(Clone, Debug, Serialize)]
pub struct Pinned {
    /// How many neighbours there are, and what became of them.
    pub summary: String,
    /// Every neighbour, in the order of the axes.
    pub neighbours: Vec<PinnedNeighbour>,
}

/// A set of rules that differs from a game's in one value.
#[derive(Clone, Debug, Serialize)]
pub struct PinnedNeighbour {
    /// The axis, and the way to it.
    pub rule: Reference,
    /// Its other value, as records write it.
    pub value: String,
    /// The same in the words of the rules; empty where it goes without saying.
    pub words: String,
    /// The example that tells the two games apart.
    pub example: Option<Reference>,
    /// Where there is none: how they are known to be the same, or where they part.
    pub shown: Option<String>,
    /// Whether they part and no example shows it, which is an error.
    pub is_open: bool,
}

/// A claim and its check.
#[derive(Clone, Debug, Serialize)]
pub struct CheckedClaim {
    /// Its id.
    pub id: String,
    /// The way to it on the game's page.
    pub href: String,
    /// What is claimed.
    pub text: Passage,
    /// The statements that make it.
    pub cites: Vec<Reference>,
    /// `confirmed`, `refuted` or `open`, for the style.
    pub verdict: String,
    /// The same in words.
    pub verdict_name: String,
    /// What was run to find out; leads nowhere if `href` is empty.
    pub check: Vec<Reference>,
}

/// A reading, and what its alternatives change.
#[derive(Clone, Debug, Serialize)]
pub struct ComparedReading {
    /// Its id, and the way to its page.
    pub reading: Reference,
    /// What is in doubt.
    pub question: Passage,
    /// The alternatives, each with what running it showed.
    pub alternatives: Vec<ComparedAlternative>,
}

/// What running an alternative showed.
#[derive(Clone, Debug, Serialize)]
pub struct ComparedAlternative {
    /// Its id.
    pub id: String,
    /// It in words.
    pub text: Passage,
    /// Where the games part, or that they do not.
    pub shown: String,
    /// The examples that go otherwise under it.
    pub examples: Vec<Reference>,
}

/// An example that was run.
#[derive(Clone, Debug, Serialize)]
pub struct CheckedExample {
    /// The way to its page.
    pub href: String,
    /// What it is called.
    pub title: Passage,
    /// Whether it came out as expected.
    pub is_verified: bool,
    /// How many moves and expectations.
    pub facts: String,
}
