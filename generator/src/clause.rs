//! Clauses: what rules in words say in a sentence of its own besides the bare
//! value of an axis, such as that equal numbers are a draw.
//!
//! A note often attests the value and is silent on the clause. So a record may
//! say of a clause on what it rests; where it does not, the clause rests on
//! what its axis rests on.
//!
//! Left out: the sentences themselves, which interface texts say.

use engine::{
    Axis, Capture, Feeding, GrandSlam, NoMove, OpeningPit, Remainder, Repetition, Rules, Winner,
};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// Writes, from one table, what every clause needs: its name and its axis.
macro_rules! clauses {
    ($($(#[$meaning:meta])+ $variant:ident = $name:literal, $axis:ident;)+) => {
        /// What a rule says besides the bare value of its axis.
        #[derive(
            Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
            JsonSchema,
        )]
        pub enum Clause {
            $(
                $(#[$meaning])+
                #[serde(rename = $name)]
                $variant,
            )+
        }

        impl Clause {
            /// Every clause, in the order of the axes.
            pub const ALL: &[Clause] = &[$(Clause::$variant),+];

            /// What records call it, under its axis: `equal_numbers`.
            #[must_use]
            pub fn name(self) -> &'static str {
                match self { $(Clause::$variant => $name),+ }
            }

            /// The axis whose value it explains.
            #[must_use]
            pub fn axis(self) -> Axis {
                match self { $(Clause::$variant => Axis::$axis),+ }
            }
        }
    };
}

clauses! {
    /// The players take turns.
    Turns = "turns", Board;
    /// Another pit may open the game if the one demanded is empty.
    EmptyPit = "empty_pit", OpeningPit;
    /// What is captured if the facing pit is empty.
    FacingEmpty = "facing_empty", Capture;
    /// When it is looked at whether a move feeds.
    Judged = "judged", Feeding;
    /// What holds if no move feeds.
    Otherwise = "otherwise", Feeding;
    /// Which seeds count in a grand slam.
    SeedsCounted = "seeds_counted", GrandSlam;
    /// What holds if only endless sowings are left.
    OnlyEndless = "only_endless", NoMove;
    /// Whose an odd seed is if the seeds left are split.
    OddSeed = "odd_seed", Remainder;
    /// Whose an odd seed is if a position came back and the seeds left are split.
    OddSeedRepeated = "odd_seed_of_repetition", Repetition;
    /// What equal numbers of seeds are.
    EqualNumbers = "equal_numbers", Winner;
}

impl Clause {
    /// The clause of this axis that records call so.
    #[must_use]
    pub fn of(axis: Axis, name: &str) -> Option<Clause> {
        Clause::all_of(axis).find(|clause| clause.name() == name)
    }

    /// The clauses of an axis.
    pub fn all_of(axis: Axis) -> impl Iterator<Item = Clause> {
        let all = Clause::ALL.iter().copied();
        all.filter(move |clause| clause.axis() == axis)
    }

    /// Whether these rules have such a clause.
    #[must_use]
    pub fn is_in(self, rules: &Rules) -> bool {
        match self {
            Clause::Turns => true,
            Clause::EmptyPit => rules.opening.pit != OpeningPit::Free,
            Clause::FacingEmpty => matches!(rules.capture, Capture::Opposite { .. }),
            Clause::Judged | Clause::Otherwise => rules.feeding != Feeding::Free,
            Clause::SeedsCounted => matches!(rules.grand_slam, GrandSlam::Illegal(_)),
            Clause::OnlyEndless => rules.no_move == NoMove::DrawIfOnlyEndless,
            Clause::OddSeed => rules.remainder == Remainder::SplitEqually,
            Clause::OddSeedRepeated => {
                rules.repetition == Repetition::GameOver(Remainder::SplitEqually)
            }
            Clause::EqualNumbers => rules.winner == Winner::MostSeeds,
        }
    }
}
