//! Sowing games (mancala) of the two-row family: rules as data, and one
//! implementation of play.
//!
//! [`Rules`] say how a game is played; a [`Rulebook`] is rules that were found
//! playable; a [`Game`] is a rulebook, a [`Position`] and what went before.
//!
//! Pure: no input or output, no file formats, no human language.
//!
//! ```
//! use engine::*;
//!
//! let rules = Rules {
//!     board: Board { rows: 2, pits: 3, seeds: Seeds::PerPit(2) },
//!     stores: Stores::None,
//!     opening: Opening { pit: OpeningPit::Free, capture: OpeningCapture::Free },
//!     lift: Lift { min_seeds: MinSeeds(1) },
//!     sow: Sow {
//!         direction: Direction::CounterClockwise,
//!         first_seed: FirstSeed::NextPit,
//!         origin: Origin::SownAgain,
//!         stores: SowStores::Never,
//!         laps: Laps::Single,
//!         endless: Endless::Illegal { after_laps: DEFAULT_LAP_LIMIT },
//!     },
//!     capture: Capture::ByCount {
//!         counts: Counts::OneOf(vec![3]),
//!         whose: Whose::Opponent,
//!         chain: Chain::None,
//!     },
//!     grand_slam: GrandSlam::Allowed,
//!     feeding: Feeding::Free,
//!     end: End::WhenStuck,
//!     no_move: NoMove::GameOver,
//!     remainder: Remainder::OwnRow,
//!     winner: Winner::MostSeeds,
//!     repetition: Repetition::GameOver(Remainder::OwnRow),
//! };
//! let rulebook = Rulebook::new(rules).expect("these rules are valid");
//! let mut game = Game::new(&rulebook);
//! let mut trace = Trace::default();
//! game.play("C".parse()?, &mut trace)?;
//! // C's two seeds fell into a and b; b held two and now makes three, which are taken.
//! assert_eq!(game.position().to_string(), "2,2,0/3,0,2 n 3-0 1");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod account;
mod alike;
mod breadth;
mod game;
mod line;
mod moves;
mod neighbours;
mod notation;
mod outcome;
mod parting;
mod perft;
mod pit;
mod play;
mod playout;
mod position;
mod reach;
mod rulebook;
mod rules;
mod search;
mod table;
mod telling;
mod trace;
mod validate;

pub use account::*;
pub use alike::*;
pub use game::*;
pub use line::*;
pub use moves::*;
pub use neighbours::*;
pub use notation::*;
pub use outcome::*;
pub use parting::*;
pub use perft::*;
pub use pit::*;
pub use play::*;
pub use playout::*;
pub use position::*;
pub use reach::*;
pub use rulebook::*;
pub use rules::*;
pub use search::*;
pub use trace::*;
pub use validate::*;
