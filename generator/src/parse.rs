//! Parsing: each file for itself, into what it says.
//!
//! Parsing never fails: it gives what was understood and a list of findings.
//! What a file says about another is looked at by `link`.

pub mod language;
pub mod note;
pub mod segmentation;

pub mod archive;
pub mod bibliography;
pub mod example;
pub mod record;
pub mod text;
