//! From field notes to verified pages: the stages of `sowbook`, in the order
//! data goes through them.

pub mod citing;
pub mod clause;
pub mod diagnostic;
pub mod export;
pub mod foreign;
pub mod link;
pub mod load;
pub mod parse;
pub mod read;
pub mod render;
#[cfg(feature = "serve")]
pub mod serve;
pub mod source;
pub mod term;
pub mod verify;
mod wording;
pub mod yaml;

pub mod command;
