//! Figures that the reasons of readings tell are counted again.
//!
//! Codes: `figure-fails`.

use super::{Memory, claims::CountGames};
use crate::{
    diagnostic::Diagnostic,
    link::archive::Game,
    parse::record::Figure,
    yaml::{self, Step},
};

/// What counting for a figure came to.
#[derive(Clone, Debug)]
pub struct FigureRun {
    /// The reading's id.
    pub reading: String,
    /// What was counted.
    pub figure: Figure,
    /// How many of the games have the property.
    pub count: u32,
}

/// Counts for every figure of every reading.
pub(super) fn all(
    game: &Game,
    memory: &mut Memory,
    findings: &mut Vec<Diagnostic>,
) -> Vec<FigureRun> {
    let mut runs = Vec::new();
    for (index, reading) in game.readings.iter().enumerate() {
        for (place, figure) in reading.figures.iter().enumerate() {
            let count = memory.ask(CountGames {
                rules: game.rules.clone(),
                random: figure.random_games(),
            });
            if !figure.fits(count) {
                let path = [
                    Step::Key("readings"),
                    Step::Index(index),
                    Step::Key("figures"),
                    Step::Index(place),
                    Step::Key("percent"),
                ];
                findings.push(
                    not_so(reading.id.as_str(), figure, count)
                        .at(&game.source, yaml::locate(&game.source, &path)),
                );
            }
            runs.push(FigureRun {
                reading: reading.id.clone(),
                figure: *figure,
                count,
            });
        }
    }
    runs
}

fn not_so(reading: &str, figure: &Figure, count: u32) -> Diagnostic {
    let (from, to) = (figure.percent.from, figure.percent.to);
    Diagnostic::error(
        "figure-fails",
        format!(
            "the reading `{reading}` counts on {from} to {to} in a hundred games, but it is so in {count} of {}",
            figure.games
        ),
    )
    .help("mend the share and what the reason says of it, or the rules")
}
