//! The page of an example.

use serde::Serialize;

use super::{Foot, Passage, Reference, Shell};

/// `example.html`: one worked example, step by step.
#[derive(Clone, Debug, Default, Serialize)]
pub struct ExamplePage {
    /// Around the content.
    pub shell: Shell,
    /// At the foot.
    #[serde(flatten)]
    pub foot: Foot,
    /// Markup: the heaps that the boards use.
    pub definitions: String,
    /// The game's page.
    pub game: Option<Reference>,
    /// What the example is called.
    pub title: Passage,
    /// What it shows.
    pub shows: Passage,
    /// Whether it starts at the start of the game.
    pub from_start: bool,
    /// Where it starts, as text.
    pub position: String,
    /// Markup: where it starts.
    pub start: String,
    /// What is to be told before the first move: a game that is over already.
    pub start_sentences: Vec<SentenceEntry>,
    /// Whether it ran as expected.
    pub is_verified: bool,
    /// To step through it on one board.
    pub replay: ReplayPart,
    /// What happens.
    pub steps: Vec<StepEntry>,
    /// What it came to.
    pub result: Option<String>,
    /// How it would go under other readings.
    pub readings: Vec<OtherReading>,
    /// The moves as text.
    pub moves: String,
    /// How to read the boards.
    pub legend: Vec<LegendEntry>,
}

/// What the player needs to step through an example. Positions and words it
/// takes from the steps.
#[derive(Clone, Debug, Default, Serialize)]
pub struct ReplayPart {
    /// Markup: the board, to be changed.
    pub board: String,
    /// JSON: what happens in each ply.
    pub data: String,
    /// How many plies there are.
    pub plies: usize,
    /// The way to where the line can be played on.
    pub play_on: String,
}

/// A step of an example: a move made, or one refused.
#[derive(Clone, Debug, Serialize)]
pub struct StepEntry {
    /// Its heading.
    pub title: String,
    /// Its anchor, if it is a move made.
    pub anchor: Option<String>,
    /// Whether the move is refused.
    pub refused: bool,
    /// Markup: the board after it.
    pub board: Option<String>,
    /// The same as text.
    pub position: String,
    /// What happened.
    pub sentences: Vec<SentenceEntry>,
    /// The statements from which it was expected.
    pub because: Vec<Reference>,
    /// What else is to be said.
    pub notes: Vec<Passage>,
}

/// A sentence and the statements behind it.
#[derive(Clone, Debug, Serialize)]
pub struct SentenceEntry {
    /// What it says.
    pub text: String,
    /// The statements that say so.
    pub cites: Vec<Reference>,
}

/// How an example would go under another reading.
#[derive(Clone, Debug, Serialize)]
pub struct OtherReading {
    /// The way to the reading.
    pub href: String,
    /// What is in doubt.
    pub question: Passage,
    /// The alternative.
    pub alternative: Passage,
    /// Where the game would go differently.
    pub difference: String,
}

/// How a mark on a board is to be read.
#[derive(Clone, Debug, Serialize)]
pub struct LegendEntry {
    /// Markup: the mark.
    pub figure: String,
    /// What it means.
    pub name: String,
}
