//! The linked archive as pages: words, pictures, templates, files.
//!
//! [`texts`] holds the interface texts, [`guide`] the guide's chapters; [`words`]
//! says rules and events in words, [`board`] draws positions; `spoken` is what of
//! the texts a page's script says. `compose` makes of the archive what [`pages`]
//! show, [`templates`] fills it in, [`site`] gathers all files in
//! memory and [`output`] writes them.
//!
//! Left out: what the rules are and whether the examples hold; that is known
//! before a page is made.

pub mod address;
pub(crate) mod assets;
mod beside;
pub mod board;
mod compose;
pub mod guide;
pub mod map;
mod markup;
pub mod output;
pub mod pages;
mod preview;
pub mod site;
mod spoken;
pub mod templates;
pub mod texts;
pub mod words;
