//! Sowing games (mancala) of the two-row family: rules as data, and one
//! implementation of play.
//!
//! Pure: no input or output, no file formats, no human language.

mod game;
mod pit;
mod rules;
mod trace;

pub use game::*;
pub use pit::*;
pub use rules::*;
pub use trace::*;
