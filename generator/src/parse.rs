//! Text into what it says, file by file: records, examples and the bibliography,
//! language tables, notes, and the committed segmentation of notes.
//!
//! Parsing never fails: it gives what was understood and a list of findings.
//! What a file says about another is looked at by `link`.

pub mod archive;
pub mod bibliography;
pub mod checks;
pub mod codes;
pub mod example;
pub mod files;
pub mod known;
pub mod language;
pub mod note;
pub mod people;
pub mod record;
pub mod segmentation;
pub mod text;
pub mod unseen;

pub use files::{Parsed, ParsedExample, ParsedGame, ParsedNote, ParsedSegmentation, parse};
