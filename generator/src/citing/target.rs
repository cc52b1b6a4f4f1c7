//! What is to be cited, named in one word: `modiar#sq:capture.2`.

use std::fmt;

use super::Citable;
use crate::{
    link::{
        archive::{Archive, Game, Witness},
        nearest,
    },
    parse::note::{Section, StatementId},
};

/// A name that names nothing, and what there is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NotFound(String);

impl fmt::Display for NotFound {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(&self.0)
    }
}

impl std::error::Error for NotFound {}

impl<'a> Citable<'a> {
    /// What `name` names in `archive`: a game by its slug, or after it and `#`
    /// a statement as on the game's page, `sq:capture.2`, a reading,
    /// `reading:ID`, or an example, `example:ID`. Without its witness's siglum a
    /// statement is that of the game's first witness.
    ///
    /// # Errors
    /// What is expected, and the names that come nearest.
    pub fn find(archive: &'a Archive, name: &str) -> Result<Citable<'a>, NotFound> {
        let (slug, part) = match name.split_once('#') {
            Some((slug, part)) => (slug, Some(part)),
            None => (name, None),
        };
        let game = archive.game(slug).ok_or_else(|| {
            let slugs = archive.games.iter().map(|game| game.slug.as_str());
            none("the archive", "game", slug, slugs)
        })?;
        let Some(part) = part else {
            return Ok(Citable::Game(game));
        };
        let whose = format!("`{slug}`");
        match part.split_once(':') {
            Some(("reading", id)) => {
                let ids = game.readings.iter().map(|reading| reading.id.as_str());
                game.reading(id)
                    .map(|reading| Citable::Reading(game, reading))
                    .ok_or_else(|| none(&whose, "reading", id, ids))
            }
            Some(("example", id)) => {
                let ids = game.examples.iter().map(|example| example.id.as_str());
                game.example(id)
                    .map(|example| Citable::Example(game, example))
                    .ok_or_else(|| none(&whose, "example", id, ids))
            }
            Some((siglum, id)) => {
                let sigla = game.witnesses.iter().map(|witness| witness.siglum.as_str());
                let witness = game
                    .witnesses
                    .iter()
                    .find(|witness| witness.siglum == siglum)
                    .ok_or_else(|| none(&whose, "witness", siglum, sigla))?;
                statement(game, witness, id)
            }
            None => {
                let witness = game
                    .witnesses
                    .first()
                    .ok_or_else(|| NotFound(format!("{whose} has no witness")))?;
                statement(game, witness, part)
            }
        }
    }
}

fn statement<'a>(game: &'a Game, witness: &'a Witness, id: &str) -> Result<Citable<'a>, NotFound> {
    let expected = "expected a statement as `capture.2` or `sq:capture.2`, \
                    a reading as `reading:ID` or an example as `example:ID`";
    let found: StatementId = id.parse().map_err(|_| {
        let section = id.split('.').next().unwrap_or_default();
        let near = nearest(section, Section::ALL.iter().map(|one| one.name()));
        let hint = match near {
            Some(near) => format!("; the section `{near}` has {}", numbers(witness, near)),
            None => String::new(),
        };
        NotFound(format!("`{id}` names nothing to cite: {expected}{hint}"))
    })?;
    match witness.note.statement(found) {
        Some(statement) => Ok(Citable::Statement(game, witness, statement)),
        None => Err(NotFound(format!(
            "the note `{}` on `{}` has no statement `{id}`; its section `{}` has {}",
            witness.siglum,
            game.slug,
            found.section.name(),
            numbers(witness, found.section.name())
        ))),
    }
}

/// The statements of a section of a note, in words.
fn numbers(witness: &Witness, section: &str) -> String {
    let ids: Vec<String> = witness
        .note
        .statements
        .iter()
        .filter(|statement| statement.id.section.name() == section)
        .map(|statement| format!("`{}`", statement.id))
        .collect();
    match &ids[..] {
        [] => "none".to_owned(),
        [only] => only.clone(),
        [first, .., last] => format!("{first} to {last}"),
    }
}

/// That there is no such thing, and which there are.
fn none<'n>(
    whose: &str,
    thing: &str,
    wanted: &str,
    names: impl Iterator<Item = &'n str> + Clone,
) -> NotFound {
    let there: Vec<&str> = names.clone().collect();
    let there = match &there[..] {
        [] => "none".to_owned(),
        names => names.join(", "),
    };
    let meant = match nearest(wanted, names) {
        Some(near) => format!("; is `{near}` meant?"),
        None => String::new(),
    };
    NotFound(format!(
        "{whose} has no {thing} `{wanted}`; it has {there}{meant}"
    ))
}
