//! Rules are data: a game is a value of [`Rules`], never a type of its own.
//!
//! One enum per axis; what an axis needs lives inside its variant. Each axis has
//! a name such as `sow.first_seed` ([`Axis`]), and one axis with its value is a
//! [`Setting`]: that is how records cite rules and how readings change them.
//!
//! Left out: which game has which rules (the archive says so) and what a rule
//! is called in any human language.

use std::fmt;

#[cfg(feature = "serde")]
use serde::{Deserialize, Serialize};

/// Rows that a board has: mancala of the two-row family only.
pub const ROWS: u8 = 2;
/// Most pits a row may have.
pub const MAX_PITS_PER_ROW: u8 = 16;
/// Most pits a board may have, both rows together.
pub const MAX_PITS: usize = ROWS as usize * MAX_PITS_PER_ROW as usize;
/// Most seeds a game may have, so that any pit can hold them all in a byte.
pub const MAX_SEEDS: u32 = 255;
/// Most plies that a position set up by hand may have behind it.
pub const MAX_PLIES: u32 = 1_000_000_000;
/// How many laps a sowing is followed before it is given up, where nothing else is said.
pub const DEFAULT_LAP_LIMIT: u32 = 1_000_000;

/// The rules of one game, one field per axis.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Rules {
    /// Size of the board and where the seeds lie at the start.
    pub board: Board,
    /// Stores for captured seeds.
    pub stores: Stores,
    /// What is special at the opening.
    pub opening: Opening,
    /// Which pits may be lifted.
    pub lift: Lift,
    /// How seeds are sown.
    pub sow: Sow,
    /// What the last seed of a sowing may take.
    pub capture: Capture,
    /// Moves that would take every seed of the opponent's row.
    pub grand_slam: GrandSlam,
    /// The duty to leave the opponent seeds.
    pub feeding: Feeding,
    /// When the game is over.
    pub end: End,
    /// What happens when the player to move has no legal move.
    pub no_move: NoMove,
    /// Who gets the seeds left on the board when a player cannot move.
    pub remainder: Remainder,
    /// Who wins.
    pub winner: Winner,
    /// What happens when the same board comes back with the same player to move.
    pub repetition: Repetition,
}

impl Rules {
    /// The plainest rules on a board: single laps counter-clockwise from the
    /// next pit, nothing captured, no duty and no ban; what is left at the end
    /// belongs to the own row. Ground to lay settings on.
    #[must_use]
    pub fn plain(board: Board) -> Rules {
        Rules {
            board,
            stores: Stores::None,
            opening: Opening {
                pit: OpeningPit::Free,
                capture: OpeningCapture::Free,
            },
            lift: Lift {
                min_seeds: MinSeeds(1),
            },
            sow: Sow {
                direction: Direction::CounterClockwise,
                first_seed: FirstSeed::NextPit,
                origin: Origin::SownAgain,
                stores: SowStores::Never,
                laps: Laps::Single,
                endless: Endless::Illegal {
                    after_laps: DEFAULT_LAP_LIMIT,
                },
            },
            capture: Capture::Nothing,
            grand_slam: GrandSlam::Allowed,
            feeding: Feeding::Free,
            end: End::WhenStuck,
            no_move: NoMove::GameOver,
            remainder: Remainder::OwnRow,
            winner: Winner::MostSeeds,
            repetition: Repetition::GameOver(Remainder::OwnRow),
        }
    }

    /// The rules that settings of every axis make; `None` if an axis is not set,
    /// so that nothing is ever taken for granted.
    #[must_use]
    pub fn from_settings(settings: &[Setting]) -> Option<Rules> {
        let is_set = |axis: &Axis| settings.iter().any(|setting| setting.axis() == *axis);
        let board = settings.iter().find_map(|setting| match setting {
            Setting::Board(board) => Some(board.clone()),
            _ => None,
        })?;
        let mut rules = Rules::plain(board);
        for setting in settings {
            rules.set(setting.clone());
        }
        Axis::ALL.iter().all(is_set).then_some(rules)
    }
}

/// Rules about the opening of a game.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Opening {
    /// Which pits a player may open from.
    pub pit: OpeningPit,
    /// Whether the opening may capture.
    pub capture: OpeningCapture,
}

/// Rules about lifting a pit.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Lift {
    /// Fewest seeds a pit must hold to be lifted.
    pub min_seeds: MinSeeds,
}

/// Rules about sowing.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Sow {
    /// Which way round the board.
    pub direction: Direction,
    /// Where the first seed goes.
    pub first_seed: FirstSeed,
    /// What happens when a sowing comes round to the pit it was lifted from.
    pub origin: Origin,
    /// Whether stores are sown.
    pub stores: SowStores,
    /// Whether sowing goes on where the last seed falls.
    pub laps: Laps,
    /// Sowings that do not end.
    pub endless: Endless,
}

/// Size of the board and where the seeds lie at the start.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "serde", serde(deny_unknown_fields))]
pub struct Board {
    /// Rows: always 2.
    pub rows: u8,
    /// Pits in each row, 1 to [`MAX_PITS_PER_ROW`].
    pub pits: u8,
    /// What the pits hold at the start.
    pub seeds: Seeds,
}

impl Board {
    /// How many seeds the game is played with.
    #[must_use]
    pub fn seeds_in_all(&self) -> u32 {
        match &self.seeds {
            Seeds::PerPit(seeds) => u32::from(self.rows) * u32::from(self.pits) * u32::from(*seeds),
            Seeds::Explicit(seeds) => seeds.iter().copied().map(u32::from).sum(),
        }
    }
}

/// What the pits hold at the start.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "serde", serde(untagged))]
pub enum Seeds {
    /// The same number in every pit.
    PerPit(u8),
    /// An explicit start: each pit in sowing order, South's row first.
    Explicit(Vec<u8>),
}

/// Stores for captured seeds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum Stores {
    /// The board has none; captured seeds are laid aside.
    None,
    /// One at each end; each player's lies to the player's right.
    AtTheEnds,
}

/// Which pits a player may open from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum OpeningPit {
    /// Any pit that may be lifted.
    Free,
    /// Each player's first move starts from that player's rightmost pit; if it
    /// is empty, from any pit.
    RightmostEachPlayer,
    /// Only the first move of the game does.
    RightmostStarter,
}

/// Whether the opening may capture.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum OpeningCapture {
    /// Captures count from the first move on.
    Free,
    /// On the first move of the game what would be captured stays on the board.
    ForfeitedFirstPly,
    /// On each player's first move it does.
    ForfeitedEachPlayer,
}

/// Fewest seeds a pit must hold to be lifted: 1 to [`MAX_SEEDS`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "serde", serde(transparent))]
pub struct MinSeeds(pub u8);

/// Which way round the board seeds are sown.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum Direction {
    /// Along each player's own row from left to right.
    CounterClockwise,
    /// Along each player's own row from right to left.
    Clockwise,
}

/// Where the first seed of a lap goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum FirstSeed {
    /// Into the pit after the emptied one.
    NextPit,
    /// Back into the emptied pit.
    EmptiedPit,
    /// Back into the emptied pit, but a lone seed goes to the next one.
    EmptiedPitLoneSeedNext,
}

/// What happens when a lap comes round to the pit it was lifted from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum Origin {
    /// It is sown like any other.
    SownAgain,
    /// It is passed over, every time, in every lap.
    SkippedEveryLap,
    /// It is passed over in the first lap of a move only.
    SkippedFirstLap,
}

/// Whether stores are sown.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum SowStores {
    /// Seeds fall into pits only.
    Never,
}

/// Whether sowing goes on where the last seed falls.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum Laps {
    /// One lap; the move ends with its last seed.
    Single,
    /// A last seed in an occupied pit: all of it is lifted and sown on; the
    /// move ends in an empty pit.
    RelayFromOccupiedPit,
}

/// Sowings that do not end: not legal moves. A sowing is endless if board and
/// place of lifting come back within it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum Endless {
    /// Not a legal move.
    Illegal {
        /// A sowing that has neither ended nor come back after so many laps is
        /// given up and refused as well: at least 1.
        after_laps: u32,
    },
}

/// What the last seed of a sowing may take.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(
    feature = "serde",
    serde(rename_all = "snake_case", deny_unknown_fields)
)]
pub enum Capture {
    /// Nothing: seeds leave the board only when the game ends.
    Nothing,
    /// The last pit is taken when it now holds one of the counts.
    ByCount {
        /// Which numbers of seeds are taken.
        counts: Counts,
        /// Whose pits can be taken, the last one and those of the chain.
        whose: Whose,
        /// Which further pits are taken with it.
        chain: Chain,
    },
    /// The last seed fell into an empty pit: the pit across the board is taken.
    Opposite {
        /// Whose empty pit the last seed must fall into.
        landing: Whose,
        /// Whether the capturing seed is taken too.
        takes: Takes,
        /// What is taken when the facing pit is empty.
        facing_empty: FacingEmpty,
    },
}

/// Which numbers of seeds in a pit are taken.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum Counts {
    /// One of these, each 1 to [`MAX_SEEDS`], ascending.
    OneOf(Vec<u8>),
    /// Any even number of at least two.
    Even,
}

/// Whose pits a rule speaks of, seen from the player who moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum Whose {
    /// The mover's own row.
    Own,
    /// The opponent's row.
    Opponent,
    /// Either row.
    Any,
}

/// Which further pits a capture by count takes: neighbours, unbroken, as long
/// as each holds one of the counts and is whose it must be; each pit once.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum Chain {
    /// None.
    None,
    /// Those before the last pit, against the sowing.
    Backward(ChainOver),
    /// Those after the last pit, with the sowing.
    Forward(ChainOver),
}

/// How far a chain may go.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum ChainOver {
    /// Over the pits that the last lap sowed.
    PitsSown,
    /// Round the whole board.
    Board,
    /// Within the mover's own row.
    OwnRow,
}

/// Whether the capturing seed is taken with the facing pit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum Takes {
    /// The facing pit only; the capturing seed stays.
    Opposite,
    /// The capturing seed as well.
    Both,
}

/// What is taken when the facing pit is empty.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum FacingEmpty {
    /// Nothing.
    Nothing,
    /// The seed that fell.
    LoneSeed,
}

/// Moves that capture every seed of the opponent's row.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum GrandSlam {
    /// They are moves like any other.
    Allowed,
    /// They are not legal.
    Illegal(SlamJudged),
    /// They are legal and take nothing.
    TakesNothing,
}

/// When the opponent's row must have held seeds for a grand slam.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum SlamJudged {
    /// After the sowing, before the capture: a row just fed counts.
    AfterSowing,
    /// Before the move as well: a row that was empty cannot be wiped out.
    BeforeMove,
}

/// The duty to leave the opponent seeds, judged on the position after the
/// captures and among moves that are legal otherwise.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum Feeding {
    /// There is none.
    Free,
    /// Where the opponent's row is empty at the start of the turn.
    EmptyRow {
        /// What follows when no move feeds.
        otherwise: Unfed,
    },
    /// After every move the opponent must have seeds.
    EveryMove {
        /// What follows when no move leaves seeds in a row that held some.
        otherwise: Unfed,
        /// What follows when no move feeds a row that was empty.
        empty_row: Unfed,
    },
}

/// What follows when no move feeds the opponent.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum Unfed {
    /// Any move that is legal otherwise may be made.
    AnyMove,
    /// The game is over.
    GameOver,
}

/// When the game is over, besides repetition.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum End {
    /// When the player to move has no legal move and [`NoMove`] lets the game end.
    WhenStuck,
}

/// What happens when the player to move has no legal move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum NoMove {
    /// The game is over.
    GameOver,
    /// The player passes.
    Pass,
    /// The player passes if the opponent has a move that feeds; else the game is over.
    PassIfOtherCanFeed,
    /// The game is over, and a draw if the player has seeds but every sowing is endless.
    DrawIfOnlyEndless,
}

/// Who gets the seeds left on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum Remainder {
    /// Each player those of the own row.
    OwnRow,
    /// All to the player who made the last move, the opponent of the player to move.
    LastMover,
    /// Half each; an odd seed counts for nobody.
    SplitEqually,
    /// They count for nobody.
    Nobody,
}

/// Who wins.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum Winner {
    /// The player with more seeds; equal numbers are a draw.
    MostSeeds,
    /// The only player with seeds in the own row; captures do not count.
    SeedsInRow,
}

/// What happens when the same board comes back with the same player to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum Repetition {
    /// The game is over; the seeds left are handed out, and [`Winner`] decides.
    GameOver(Remainder),
    /// The game is a draw; the seeds left count for nobody.
    Draw,
}

/// Writes, from one table, what every axis needs: its name, its place in
/// [`Rules`], and its value as a [`Setting`].
macro_rules! axes {
    ($($variant:ident: $value:ty = $name:literal, $($field:ident).+;)+) => {
        /// One setting of [`Rules`], named by its path.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
        #[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
        #[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
        pub enum Axis {
            $(
                #[doc = concat!("`", $name, "`: see [`", stringify!($value), "`].")]
                #[cfg_attr(feature = "serde", serde(rename = $name))]
                $variant,
            )+
        }

        /// One axis with its value.
        #[derive(Clone, Debug, PartialEq, Eq, Hash)]
        #[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
        #[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
        pub enum Setting {
            $(
                #[doc = concat!("`", $name, "`.")]
                #[cfg_attr(feature = "serde", serde(rename = $name))]
                $variant($value),
            )+
        }

        impl Axis {
            /// Every axis, in the order in which one plays.
            pub const ALL: &[Axis] = &[$(Axis::$variant),+];

            /// The path, such as `sow.first_seed`.
            #[must_use]
            pub fn name(self) -> &'static str {
                match self { $(Axis::$variant => $name),+ }
            }
        }

        impl Setting {
            /// Which axis it sets.
            #[must_use]
            pub fn axis(&self) -> Axis {
                match self { $(Setting::$variant(_) => Axis::$variant),+ }
            }
        }

        impl Rules {
            /// How these rules set `axis`.
            #[must_use]
            pub fn setting(&self, axis: Axis) -> Setting {
                match axis { $(Axis::$variant => Setting::$variant(self.$($field).+.clone())),+ }
            }

            /// Changes one axis.
            pub fn set(&mut self, setting: Setting) {
                match setting { $(Setting::$variant(value) => self.$($field).+ = value),+ }
            }
        }
    };
}

axes! {
    Board: Board = "board", board;
    Stores: Stores = "stores", stores;
    OpeningPit: OpeningPit = "opening.pit", opening.pit;
    OpeningCapture: OpeningCapture = "opening.capture", opening.capture;
    LiftMinSeeds: MinSeeds = "lift.min_seeds", lift.min_seeds;
    SowDirection: Direction = "sow.direction", sow.direction;
    SowFirstSeed: FirstSeed = "sow.first_seed", sow.first_seed;
    SowOrigin: Origin = "sow.origin", sow.origin;
    SowStores: SowStores = "sow.stores", sow.stores;
    SowLaps: Laps = "sow.laps", sow.laps;
    SowEndless: Endless = "sow.endless", sow.endless;
    Capture: Capture = "capture", capture;
    GrandSlam: GrandSlam = "grand_slam", grand_slam;
    Feeding: Feeding = "feeding", feeding;
    End: End = "end", end;
    NoMove: NoMove = "no_move", no_move;
    Remainder: Remainder = "remainder", remainder;
    Winner: Winner = "winner", winner;
    Repetition: Repetition = "repetition", repetition;
}

impl fmt::Display for Axis {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(self.name())
    }
}

#[cfg(test)]
mod tests {
    use super::{Axis, Board, Rules, Seeds, Setting};

    #[test]
    fn settings_of_every_axis_make_the_rules_they_come_from() {
        let rules = Rules::plain(Board {
            rows: 2,
            pits: 3,
            seeds: Seeds::PerPit(7),
        });
        let settings: Vec<Setting> = Axis::ALL.iter().map(|axis| rules.setting(*axis)).collect();
        assert_eq!(Rules::from_settings(&settings), Some(rules));
        for missing in 0..settings.len() {
            let mut some = settings.clone();
            some.remove(missing);
            assert_eq!(Rules::from_settings(&some), None, "{}", Axis::ALL[missing]);
        }
    }
}
