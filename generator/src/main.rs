//! The binary `sowbook`: everything it does is in the library.

use std::process::ExitCode;

use generator::command::{self, Outcome};

fn main() -> ExitCode {
    match command::run() {
        Ok(outcome) => outcome.into(),
        Err(error) => {
            command::tell(&format!("error: {error:#}\n"));
            Outcome::Misuse.into()
        }
    }
}
