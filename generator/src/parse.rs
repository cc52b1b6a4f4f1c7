//! Parsing: each file for itself, into what it says.
//!
//! Parsing never fails: it gives what was understood and a list of findings.
//! What a file says about another is looked at by `link`.

pub mod archive;
pub mod bibliography;
pub mod example;
pub mod record;
pub mod text;
