//! The words that the archive explains: which there are, and what each is called
//! in files and addresses.
//!
//! Left out: what they mean, which interface texts say, and what notes call
//! them, which the tables of the notes' languages say.

use std::fmt;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// Which of the two vocabularies a word belongs to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Vocabulary {
    /// Words of play.
    Play,
    /// Words of the edition.
    Edition,
}

/// Writes, from one table, what every term needs: its name and its vocabulary.
macro_rules! terms {
    ($($(#[$meaning:meta])+ $variant:ident = $name:literal, $vocabulary:ident;)+) => {
        /// A word that the archive explains.
        #[derive(
            Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
            JsonSchema,
        )]
        pub enum Term {
            $(
                $(#[$meaning])+
                #[serde(rename = $name)]
                $variant,
            )+
        }

        impl Term {
            /// Every term, in the order in which one meets them.
            pub const ALL: &[Term] = &[$(Term::$variant),+];

            /// What it is called in files and addresses, such as `facing-pit`.
            #[must_use]
            pub fn name(self) -> &'static str {
                match self { $(Term::$variant => $name),+ }
            }

            /// Where it belongs.
            #[must_use]
            pub fn vocabulary(self) -> Vocabulary {
                match self { $(Term::$variant => Vocabulary::$vocabulary),+ }
            }
        }
    };
}

terms! {
    /// A hollow of the board in which seeds lie.
    Pit = "pit", Play;
    /// The pits of one player.
    Row = "row", Play;
    /// What is sown.
    Seed = "seed", Play;
    /// A hollow for captured seeds.
    Store = "store", Play;
    /// What one player does in one turn.
    Move = "move", Play;
    /// Taking all the seeds of a pit in hand.
    Lift = "lift", Play;
    /// Dropping seeds one by one.
    Sow = "sow", Play;
    /// Which way round one sows.
    Direction = "direction", Play;
    /// The pit that was lifted.
    EmptiedPit = "emptied-pit", Play;
    /// Sowing the seeds of one lifting.
    Lap = "lap", Play;
    /// Lifting and sowing on where the last seed fell.
    Relay = "relay", Play;
    /// A sowing that never ends.
    EndlessSowing = "endless-sowing", Play;
    /// Taking seeds from the board.
    Capture = "capture", Play;
    /// Captures from pit to neighbouring pit.
    Chain = "chain", Play;
    /// The pit across the board.
    FacingPit = "facing-pit", Play;
    /// The last pit of a row, seen by its owner.
    RightmostPit = "rightmost-pit", Play;
    /// A seed alone in its pit.
    Singleton = "singleton", Play;
    /// A player's first move.
    Opening = "opening", Play;
    /// Leaving the opponent seeds.
    Feeding = "feeding", Play;
    /// Capturing the opponent's whole row.
    GrandSlam = "grand-slam", Play;
    /// A move that the rules allow.
    LegalMove = "legal-move", Play;
    /// A turn without a move.
    Pass = "pass", Play;
    /// The seeds left at the end.
    Remainder = "remainder", Play;
    /// The same board come back.
    Repetition = "repetition", Play;
    /// A game that nobody wins.
    Draw = "draw", Play;
    /// What lies where, and who is to move.
    Position = "position", Play;
    /// A document that describes a game.
    Note = "note", Edition;
    /// A note, seen as one of several.
    Witness = "witness", Edition;
    /// The smallest part of a note that can be cited.
    Statement = "statement", Edition;
    /// A literal translation of a statement.
    Gloss = "gloss", Edition;
    /// A difference between witnesses.
    Variant = "variant", Edition;
    /// An editor's decision.
    Reading = "reading", Edition;
    /// What else could have been decided.
    Alternative = "alternative", Edition;
    /// A correction of a note's fault.
    Emendation = "emendation", Edition;
    /// What a note says of play and running can test.
    Claim = "claim", Edition;
    /// A line of play that shows a rule.
    Example = "example", Edition;
    /// Said by a note.
    Attested = "attested", Edition;
    /// Following from a note.
    Inferred = "inferred", Edition;
    /// Decided by the editors.
    Editorial = "editorial", Edition;
    /// Making no difference.
    NotApplicable = "not-applicable", Edition;
}

impl Term {
    /// The term of this name.
    #[must_use]
    pub fn named(name: &str) -> Option<Term> {
        Term::ALL.iter().copied().find(|term| term.name() == name)
    }
}

impl fmt::Display for Term {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(self.name())
    }
}
