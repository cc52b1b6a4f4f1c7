//! `sowbook verify`: every check; `--bless` writes what the tool owns.

use std::fs;
use std::path::Path;

use anyhow::{Context, bail};
use clap::{Args, ValueEnum};
use engine::Line;
use serde::Serialize;
use similar::TextDiff;

use super::{Common, Outcome, count, pins, print, print_json, tell};
use crate::command::game::no_such_game;
use crate::diagnostic::{self, Colour, Diagnostic, DiagnosticRecord};
use crate::link::archive::{Archive, Game};
use crate::load::{self, Loaded};
use crate::parse::files::sha256;
use crate::parse::record::Verdict;
use crate::parse::segmentation::Segmentation;
use crate::verify::{self, Effort, Evidence, GameReport, Report, Totals, trace};

/// Run every check of the archive
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  sowbook verify
  sowbook verify GAME --format json
  sowbook verify --pin        what tells each game from its neighbours; slower
  sowbook verify --bless      write segmentations and traces for review")]
pub(super) struct Arguments {
    /// The games to verify [default: all]
    games: Vec<String>,
    /// How to print the findings
    #[arg(long, value_enum, default_value_t = Format::Human)]
    format: Format,
    /// Write the segmentations and traces that the sources now give, showing
    /// old and new; never expectations; not where CI is set
    #[arg(long)]
    bless: bool,
    /// Search with more effort for rules that no example tells from the game's
    /// own, and report on every neighbour of the rules, claim and alternative
    #[arg(long)]
    pin: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Format {
    Human,
    Json,
}

/// The findings, as programs read them.
#[derive(Debug, Serialize)]
struct VerifyRecord<'a> {
    ok: bool,
    games: Vec<GameRecord<'a>>,
    diagnostics: Vec<DiagnosticRecord>,
}

#[derive(Debug, Serialize)]
struct GameRecord<'a> {
    game: &'a str,
    examples: Vec<ExampleRecord<'a>>,
    claims: Vec<ClaimRecord<'a>>,
    alternatives: Vec<pins::AlternativeRecord<'a>>,
    pinning: pins::PinningRecord<'a>,
    coverage: Totals,
}

#[derive(Debug, Serialize)]
struct ExampleRecord<'a> {
    id: &'a str,
    verified: bool,
    plies: Option<usize>,
}

#[derive(Debug, Serialize)]
struct ClaimRecord<'a> {
    id: &'a str,
    verdict: Verdict,
    holds: bool,
    evidence: Option<&'a Evidence>,
}

pub(super) fn run(arguments: &Arguments, common: &Common) -> anyhow::Result<Outcome> {
    if arguments.bless {
        if std::env::var_os("CI").is_some() {
            bail!("`--bless` is refused where CI is set: what is blessed must be reviewed first");
        }
        bless(&common.sources, &arguments.games)?;
    }
    let loaded = load::load(&common.sources);
    let Loaded {
        archive,
        sources,
        mut diagnostics,
    } = loaded;
    if let Some(archive) = &archive
        && let Some(unknown) = arguments
            .games
            .iter()
            .find(|slug| archive.game(slug).is_none() && !is_spoken_of(&diagnostics, slug))
    {
        bail!("{}", no_such_game(unknown, archive));
    }
    let report = archive.as_ref().map(|archive| {
        let effort = if arguments.pin {
            Effort::DEEP
        } else {
            Effort::QUICK
        };
        let is_asked_for = |game: &Game| is_asked_for(game, &arguments.games);
        verify::verify_with(archive, &diagnostics, is_asked_for, effort)
    });
    if let Some(report) = &report {
        diagnostics.extend(report.diagnostics.iter().cloned());
    }
    if !arguments.games.is_empty() {
        retain_asked_for(&mut diagnostics, &arguments.games);
    }
    diagnostic::sort(&mut diagnostics);
    let ok = report.is_some() && !diagnostic::any_error(&diagnostics);

    match arguments.format {
        Format::Json => print_json(&VerifyRecord {
            ok,
            games: report.iter().flat_map(game_records).collect(),
            diagnostics: diagnostic::to_records(&diagnostics, &sources),
        })?,
        Format::Human => {
            tell(&diagnostic::render_coloured(
                &diagnostics,
                &sources,
                Colour::for_stderr(),
            ));
            if arguments.pin
                && let Some(report) = &report
            {
                print(&pins::report(report))?;
            }
            print(&summary(report.as_ref(), &diagnostics))?;
        }
    }
    Ok(if ok { Outcome::Good } else { Outcome::Errors })
}

fn is_asked_for(game: &Game, slugs: &[String]) -> bool {
    slugs.is_empty() || slugs.contains(&game.slug)
}

/// Whether a finding stands in the game's folder: it is there, but broken.
fn is_spoken_of(diagnostics: &[Diagnostic], slug: &str) -> bool {
    let folder = format!("games/{slug}/");
    diagnostics.iter().any(|one| {
        one.path
            .as_deref()
            .is_some_and(|path| path.contains(&folder))
    })
}

/// Findings in other games' folders are not asked for.
fn retain_asked_for(diagnostics: &mut Vec<Diagnostic>, slugs: &[String]) {
    diagnostics.retain(|one| {
        let Some((_, within)) = one
            .path
            .as_deref()
            .and_then(|path| path.split_once("games/"))
        else {
            return true;
        };
        slugs
            .iter()
            .any(|slug| within.split('/').next() == Some(slug))
    });
}

fn game_records(report: &Report) -> impl Iterator<Item = GameRecord<'_>> {
    report.games.iter().map(|game| GameRecord {
        game: &game.slug,
        examples: game
            .examples
            .iter()
            .map(|run| ExampleRecord {
                id: &run.id,
                verified: run.is_verified,
                plies: run.line.as_ref().map(|line| line.plies.len()),
            })
            .collect(),
        claims: game
            .claims
            .iter()
            .map(|claim| ClaimRecord {
                id: &claim.id,
                verdict: claim.verdict,
                holds: claim.holds,
                evidence: claim.evidence.as_ref(),
            })
            .collect(),
        alternatives: pins::alternatives(&game.divergences),
        pinning: pins::PinningRecord::of(&game.pinning),
        coverage: game.totals(),
    })
}

fn summary(report: Option<&Report>, diagnostics: &[Diagnostic]) -> String {
    let mut text = String::new();
    for game in report.iter().flat_map(|report| &report.games) {
        text += &game_summary(game);
    }
    let errors = diagnostics.iter().filter(|one| one.is_error()).count();
    let warnings = diagnostics.len() - errors;
    text += &match (report, errors) {
        (None, 0) => "there is no archive to verify\n".to_owned(),
        (_, 0) => "every check holds\n".to_owned(),
        (_, errors) => format!(
            "{}, {}\n",
            count(errors, "error"),
            count(warnings, "warning")
        ),
    };
    text
}

fn game_summary(game: &GameReport) -> String {
    let verified = game.examples.iter().filter(|run| run.is_verified).count();
    let holding = game.claims.iter().filter(|claim| claim.holds).count();
    let totals = game.totals();
    format!(
        "{}: {verified} of {} examples verified, {holding} of {} claims borne out, \
         {} of {} statements with a role, {} of {} bullets among them, \
         {} of {} normative statements exercised, {} of them not executable, {}\n",
        game.slug,
        game.examples.len(),
        game.claims.len(),
        totals.with_role,
        totals.statements,
        totals.bullets_with_role,
        totals.bullets,
        totals.exercised,
        totals.normative,
        totals.not_executable,
        pins::summary(&game.pinning),
    )
}

/// Writes the segmentations that the notes give, then the traces that the
/// rules give. A trace of an example that does not run is left as it is.
fn bless(folder: &Path, slugs: &[String]) -> anyhow::Result<()> {
    if let Some(archive) = load::load(folder).archive {
        for game in asked_for(&archive, slugs) {
            for witness in &game.witnesses {
                // A note that is not the one recorded is not blessed: what
                // changed, and what hangs on it, must be seen first.
                if sha256(witness.source.text().as_bytes()) != witness.sha256 {
                    continue;
                }
                let file = folder
                    .join("games")
                    .join(&game.slug)
                    .join("statements")
                    .join(format!("{}.yaml", witness.siglum));
                let text = Segmentation::of(&witness.note, &witness.source).to_text();
                write_blessed(&file, &text)?;
            }
        }
    }
    let Some(archive) = load::load(folder).archive else {
        bail!("nothing can be blessed before the archive links: run `sowbook verify`");
    };
    let report = verify::verify(&archive, &[], |game| is_asked_for(game, slugs));
    for game in &report.games {
        for run in &game.examples {
            if let Some(line) = &run.line {
                bless_trace(folder, &game.slug, &run.id, line)?;
            }
        }
    }
    Ok(())
}

fn asked_for<'a>(archive: &'a Archive, slugs: &'a [String]) -> impl Iterator<Item = &'a Game> {
    archive
        .games
        .iter()
        .filter(move |game| is_asked_for(game, slugs))
}

fn bless_trace(folder: &Path, slug: &str, example: &str, line: &Line) -> anyhow::Result<()> {
    let file = folder
        .join("games")
        .join(slug)
        .join("examples")
        .join(format!("{example}.trace"));
    write_blessed(&file, &trace::to_text(line))
}

/// Writes a file if it differs, and shows on standard error what changes.
fn write_blessed(file: &Path, text: &str) -> anyhow::Result<()> {
    let old = match fs::read_to_string(file) {
        Ok(old) => old,
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => String::new(),
        Err(error) => {
            return Err(error).with_context(|| format!("cannot read {}", file.display()));
        }
    };
    if old == text {
        return Ok(());
    }
    let diff = TextDiff::from_lines(old.as_str(), text);
    let shown = file.display().to_string();
    let mut changes = diff.unified_diff();
    changes.context_radius(1).header(&shown, &shown);
    tell(&changes.to_string());
    if let Some(parent) = file.parent() {
        fs::create_dir_all(parent)
            .with_context(|| format!("cannot make the folder {}", parent.display()))?;
    }
    fs::write(file, text).with_context(|| format!("cannot write {}", file.display()))
}
