//! The binary `sowbook`: everything it does is in the library.

fn main() {}
