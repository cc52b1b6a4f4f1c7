//! The engine as pages call it: a request in, an answer out, both JSON.
//!
//! Nothing here knows a rule of play or a word of a human language: positions,
//! moves, refusals, ends and what is to be said of them are the engine's. Of a
//! request that cannot be answered the answer tells the kind of fault and its
//! place; no request stops the module. [`answer`] is all of it; what a page
//! passes through memory is in `memory`, which is there in WebAssembly only.
//!
//! Requests: [`line`] plays moves and tells what comes of them, [`choose`] finds
//! a move, [`read`] takes a position and moves as people paste them.
//!
//! From JavaScript, where `bytes` is the module:
//!
//! ```js
//! const { instance } = await WebAssembly.instantiate(bytes);
//! const { memory, reserve, release, ask } = instance.exports;
//! function answer(request) {
//!   const text = new TextEncoder().encode(JSON.stringify(request));
//!   const asked = reserve(text.length);
//!   new Uint8Array(memory.buffer, asked, text.length).set(text);
//!   const told = ask(asked, text.length); // memory may have grown by now
//!   const length = new DataView(memory.buffer).getUint32(told, true);
//!   const bytes = new Uint8Array(memory.buffer, told + 4, length);
//!   const value = JSON.parse(new TextDecoder().decode(bytes));
//!   release(asked, text.length);
//!   release(told, 4 + length);
//!   return value;
//! }
//! answer({ ask: "line", rules, from: "start", moves: "C a B" }).position;
//! ```
//!
//! The same in Rust:
//!
//! ```
//! let told = player::answer(br#"{"ask": "line", "rules": []}"#);
//! assert!(told.starts_with(r#"{"error":{"kind":"rules_incomplete""#));
//! ```

mod choose;
mod failure;
mod json;
mod line;
#[cfg(target_arch = "wasm32")]
mod memory;
mod read;
mod request;

use serde::Serialize;

pub use failure::{Failure, Fault, Field};
pub use request::{MOST_BYTES, MOST_MOVES};

use request::{Ask, Request};

/// The answer to a request.
#[must_use]
pub fn answer(request: &[u8]) -> String {
    let answer = Request::parse(request).and_then(|request| match request.ask {
        Ask::Line => line::line(&request),
        Ask::Choose => choose::choose(&request),
        Ask::Read => read::read(&request),
    });
    answer.unwrap_or_else(|error| text(&FailureAnswer { error }))
}

#[derive(Serialize)]
struct FailureAnswer {
    error: Failure,
}

fn text(answer: &impl Serialize) -> String {
    json::to_text(answer).expect("an answer holds text, whole numbers and lists only")
}
