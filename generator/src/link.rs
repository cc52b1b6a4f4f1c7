//! Linking: names in, references out.
//!
//! What each file says about another is looked up here, and everything that does
//! not fit is reported: one check, one file, each with its codes. An archive
//! comes out whenever every game has notes and rules that can be played, even
//! if checks failed; whoever renders it looks at the findings first.

pub mod archive;
pub mod coverage;
pub mod works;

mod alignment;
mod bibliography;
mod checks;
mod cites;
mod claims;
mod examples;
mod figures;
mod foreign_words;
mod glosses;
mod ids;
mod known;
mod people;
mod placeholders;
mod provenance;
mod readings;
mod resolve;
mod rules;
mod scope;
mod slugs;
mod statements;
mod status;
mod unseen;
mod values;
mod witnesses;

use engine::Rules;

use crate::diagnostic::{Diagnostic, any_error};
use crate::link::archive::{Archive, Game};
use crate::link::coverage::Coverage;
use crate::link::scope::Scope;
use crate::parse::Parsed;
use crate::source::Source;
use crate::yaml::Step::Key;

pub(crate) use ids::is_id;
pub(crate) use scope::nearest;

/// Links an archive. No archive comes out if a game has no rules that can be
/// played, or none of its notes. `is_whole` says whether every game of it is
/// there: what one that is not may name cannot be missed.
pub fn link(parsed: Parsed, is_whole: bool) -> (Option<Archive>, Vec<Diagnostic>) {
    let mut findings = Vec::new();
    let known = placeholders::Known {
        languages: &parsed.languages,
        reported: &parsed.without_table,
    };
    for source in parsed.sources.iter() {
        if source.path().ends_with(".yaml") {
            placeholders::check(source, known, &mut findings);
            unseen::check(source, &mut findings);
        }
    }
    if let Some(meta) = &parsed.archive {
        values::check_archive(meta, &parsed.sources, &mut findings);
    }
    checks::check(
        &parsed.checks,
        parsed
            .sources
            .iter()
            .find(|one| is_file(one, "checks.yaml")),
        &parsed.bibliography,
        &mut findings,
    );
    bibliography::check(&parsed, &mut findings);
    slugs::check(&parsed.games, &mut findings);
    let mut games = Vec::new();
    let mut whole = true;
    for game in &parsed.games {
        let scope = Scope::new(game, &parsed);
        match link_game(scope, &mut findings) {
            Some(game) => games.push(game),
            None => whole = false,
        }
    }
    // Whoever is meant by a name that is wrong is not unnamed as well.
    if is_whole && !any_error(&findings) {
        people::check_named(&parsed, &mut findings);
    }
    let archive = match parsed.archive {
        Some(meta) if whole => Some(Archive {
            meta,
            languages: parsed.languages,
            bibliography: parsed.bibliography,
            checks: parsed.checks,
            persons: parsed.persons,
            games,
        }),
        _ => None,
    };
    (archive, findings)
}

/// Whether this is the file of that name at the top of the archive.
pub(crate) fn is_file(source: &Source, name: &str) -> bool {
    source.path().rsplit('/').next() == Some(name)
}

fn link_game(scope: Scope<'_>, findings: &mut Vec<Diagnostic>) -> Option<Game> {
    let parsed = scope.game;
    let game = resolve_game(&scope);
    findings.extend(scope.into_findings());
    let game = game?;
    alignment::check(&game, findings);
    figures::check(&game, findings);
    coverage::check(&game, findings);
    foreign_words::check(&game, findings);
    glosses::check(&game, findings);
    statements::check(&game, parsed, findings);
    unseen::check_notes(&game, findings);
    Some(game)
}

/// The game with every name resolved that can be.
fn resolve_game(scope: &Scope<'_>) -> Option<Game> {
    ids::check(scope);
    values::check(scope);
    let record = &scope.game.record;
    let settings = rules::settings(scope);
    let adopted = settings.as_deref().and_then(Rules::from_settings);
    if let Some(adopted) = &adopted {
        rules::check_playable(
            scope,
            adopted,
            &rules::places_of_settings(),
            &[Key("rules")],
        );
    }
    let rule_records = status::rule_records(scope, settings);
    if let Some(adopted) = &adopted {
        status::check_clauses(scope, adopted, &rule_records);
    }
    let playable = adopted.filter(|rules| rules.validate().is_ok());
    let witnesses = witnesses::witnesses(scope);
    let readings = readings::readings(scope, playable.as_ref());
    let claims = claims::claims(scope, &readings);
    let mut game = Game {
        slug: scope.game.slug.clone(),
        source: scope.game.source.clone(),
        names: resolve::names(scope, record),
        summary: record.summary.clone(),
        classification: record.classification.clone(),
        formerly: record.formerly.clone(),
        dates: scope.dates(&record.dates),
        notices: scope.notices(&record.notices),
        documentation: resolve::documentation(scope, record),
        places: resolve::places(scope, record),
        rule_records,
        readings,
        emendations: resolve::emendations(scope, record),
        foreign_words: foreign_words::foreign_words(scope),
        variants: resolve::variants(scope, record),
        claims,
        remarks: resolve::remarks(scope, record),
        not_executable: resolve::not_executable(scope, record),
        glosses: resolve::glosses(scope, record),
        provenance: provenance::provenance(scope, record),
        further_reading: scope.works(&record.further_reading, &[Key("further_reading")]),
        examples: examples::examples(scope),
        coverage: Coverage::default(),
        rules: playable?,
        witnesses,
    };
    if game.witnesses.is_empty() {
        return None;
    }
    game.coverage = Coverage::new(&game);
    Some(game)
}
