//! Slugs that games once had: fit for addresses, and nobody else's.
//!
//! Codes: `bad-id`, `taken-slug`.

use std::collections::BTreeMap;
use std::ops::Range;

use crate::diagnostic::Diagnostic;
use crate::link::ids::is_id;
use crate::link::scope::Finder;
use crate::parse::ParsedGame;
use crate::source::Source;
use crate::yaml::Step::{Index, Key};

/// Checks the former slugs of all games against each other and the slugs in use.
pub(super) fn check(games: &[ParsedGame], findings: &mut Vec<Diagnostic>) {
    let mut seen: BTreeMap<&str, (&Source, Range<usize>)> = BTreeMap::new();
    for game in games {
        if game.record.formerly.is_empty() {
            continue;
        }
        let finder = Finder::new(&game.source);
        for (index, slug) in game.record.formerly.iter().enumerate() {
            let span = finder.value(&[Key("formerly"), Index(index)]);
            let error =
                |code, message| Diagnostic::error(code, message).at(&game.source, span.clone());
            if !is_id(slug) {
                findings.push(
                    error("bad-id", format!("`{slug}` cannot have named a game")).help(
                        "a slug is of small letters a–z, digits and single hyphens, e.g. `first-move`",
                    ),
                );
            }
            if games.iter().any(|other| other.slug == *slug) {
                findings.push(
                    error(
                        "taken-slug",
                        format!("`{slug}` is the slug of a game that is there"),
                    )
                    .help("under `formerly` stand slugs that name no game any more"),
                );
            }
            if let Some((source, first)) = seen.get(slug.as_str()) {
                findings.push(
                    error("taken-slug", format!("`{slug}` is given twice"))
                        .note_at("first given here", source, first.clone())
                        .help("an old address can lead to one game only"),
                );
            } else {
                seen.insert(slug, (&game.source, span.clone()));
            }
        }
    }
}
