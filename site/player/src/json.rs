//! JSON, as small as it gets: a page waits for every byte of the module, and a
//! general reader and writer would make half of it.
//!
//! A text becomes a [`Value`], and a value whatever serde can make of it; what
//! serde can tell of becomes a text. Numbers are whole ones, for nothing here
//! is counted in parts. Of a fault only the place is kept.

mod read;
mod value;
mod write;

pub(crate) use read::parse;
pub(crate) use value::from_value;
pub(crate) use write::to_text;

/// A value, and where it begins.
#[derive(Debug, PartialEq)]
pub(crate) struct Value {
    pub(crate) kind: Kind,
    /// The byte of the text, from 0.
    pub(crate) at: usize,
}

/// What a value is.
#[derive(Debug, PartialEq)]
pub(crate) enum Kind {
    Null,
    Bool(bool),
    /// A whole number that is not negative.
    Number(u64),
    /// Any other number: nothing that can be asked for is one.
    OtherNumber,
    Text(String),
    List(Vec<Value>),
    /// Names and values in the order they stand in.
    Object(Vec<(Value, Value)>),
}

#[cfg(test)]
mod tests;
