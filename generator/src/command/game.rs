//! What the commands that play share: the archive, a game of it, its rules
//! under the readings asked for, and a position.

use std::path::Path;

use clap::Args;
use engine::{Position, Rulebook, Rules};

use super::{Common, Outcome, count, tell};
use crate::diagnostic::{self, Colour};
use crate::link::archive::{Archive, Game};
use crate::load::{self, Loaded};

/// A game of the archive, and how it is to be read.
#[derive(Debug, Args)]
pub(super) struct GameArguments {
    /// The game's slug, the name of its folder
    game: String,
    /// Play an alternative to a reading; may be given more than once
    #[arg(long, value_name = "ID=ALTERNATIVE")]
    reading: Vec<String>,
}

/// Where play starts.
#[derive(Debug, Args)]
pub(super) struct PositionArguments {
    /// Start from this position instead of the start, such as `7,7,7/7,7,7 s 0-0 0`
    #[arg(long, value_name = "P")]
    position: Option<String>,
}

/// What was wrong with the input, said already, or to be said.
#[derive(Debug)]
pub(super) enum InputError {
    /// The archive itself cannot be loaded; its diagnostics were printed.
    Archive,
    /// The input has an error.
    Input(String),
    /// A name on the command line names nothing.
    Misuse(String),
}

impl InputError {
    /// Says what is wrong, and how the command ends.
    pub(super) fn outcome(self) -> Outcome {
        match self {
            InputError::Archive => Outcome::Errors,
            InputError::Input(message) => {
                tell(&format!("error: {message}\n"));
                Outcome::Errors
            }
            InputError::Misuse(message) => {
                tell(&format!("error: {message}\n"));
                Outcome::Misuse
            }
        }
    }
}

/// Loads the archive. Errors that leave it playable are only counted.
pub(super) fn load_archive(common: &Common) -> Result<Archive, InputError> {
    let folder: &Path = &common.sources;
    let Loaded {
        archive,
        sources,
        diagnostics,
    } = load::load(folder);
    match archive {
        Some(archive) => {
            let errors = diagnostics.iter().filter(|one| one.is_error()).count();
            if errors > 0 {
                let errors = count(errors, "error");
                tell(&format!(
                    "warning: the archive has {errors}; `sowbook verify` shows what\n"
                ));
            }
            Ok(archive)
        }
        None => {
            let colour = Colour::for_stderr();
            tell(&diagnostic::render_coloured(&diagnostics, &sources, colour));
            if !diagnostic::any_error(&diagnostics) {
                tell(&format!(
                    "error: there is no archive in {}\n",
                    folder.display()
                ));
            }
            Err(InputError::Archive)
        }
    }
}

impl GameArguments {
    /// The game asked for.
    pub(super) fn game<'a>(&self, archive: &'a Archive) -> Result<&'a Game, InputError> {
        archive
            .game(&self.game)
            .ok_or_else(|| InputError::Misuse(no_such_game(&self.game, archive)))
    }

    /// Its rules under the readings asked for.
    pub(super) fn rulebook(&self, archive: &Archive) -> Result<Rulebook, InputError> {
        let game = self.game(archive)?;
        let mut rules = game.rules.clone();
        for (index, choice) in self.reading.iter().enumerate() {
            let id = |choice: &String| choice.split('=').next().map(str::to_owned);
            if let Some(other) = self.reading[..index]
                .iter()
                .find(|one| id(one) == id(choice) && *one != choice)
            {
                return Err(InputError::Misuse(format!(
                    "`--reading {choice}` and `--reading {other}` are about the same reading: \
                     give one alternative"
                )));
            }
            apply_alternative(game, choice, &mut rules)?;
        }
        Rulebook::new(rules).map_err(|faults| {
            let reasons: Vec<String> = faults.iter().map(ToString::to_string).collect();
            InputError::Input(format!(
                "these readings do not go together: {}",
                reasons.join("; ")
            ))
        })
    }
}

/// What to say of a game that the archive does not have.
pub(super) fn no_such_game(slug: &str, archive: &Archive) -> String {
    let slugs: Vec<&str> = archive
        .games
        .iter()
        .map(|game| game.slug.as_str())
        .collect();
    format!(
        "the archive has no game `{slug}`; it has {}",
        listed(&slugs)
    )
}

fn listed(names: &[&str]) -> String {
    match names {
        [] => "none".to_owned(),
        names => names.join(", "),
    }
}

fn apply_alternative(game: &Game, choice: &str, rules: &mut Rules) -> Result<(), InputError> {
    let (id, alternative) = choice.split_once('=').ok_or_else(|| {
        InputError::Misuse(format!(
            "`--reading {choice}`: expected a reading and one of its alternatives, ID=ALTERNATIVE"
        ))
    })?;
    let reading = game.reading(id).ok_or_else(|| {
        let ids: Vec<&str> = game
            .readings
            .iter()
            .filter(|reading| !reading.alternatives.is_empty())
            .map(|reading| reading.id.as_str())
            .collect();
        InputError::Misuse(format!(
            "`{}` has no reading `{id}`; with alternatives it has {}",
            game.slug,
            listed(&ids)
        ))
    })?;
    let alternative = reading.alternative(alternative).ok_or_else(|| {
        let ids: Vec<&str> = reading
            .alternatives
            .iter()
            .map(|alternative| alternative.id.as_str())
            .collect();
        InputError::Misuse(format!(
            "the reading `{id}` has no alternative `{alternative}`; it has {}",
            listed(&ids)
        ))
    })?;
    *rules = alternative.apply(rules);
    Ok(())
}

impl PositionArguments {
    /// The position asked for, or the start.
    pub(super) fn position(&self, rulebook: &Rulebook) -> Result<Position, InputError> {
        let Some(text) = &self.position else {
            return Ok(rulebook.start());
        };
        let position: Position = text
            .parse()
            .map_err(|error| InputError::Input(format!("`--position {text}`: {error}")))?;
        rulebook
            .accepts(&position)
            .map_err(|error| InputError::Input(format!("`--position {text}`: {error}")))?;
        Ok(position)
    }
}
