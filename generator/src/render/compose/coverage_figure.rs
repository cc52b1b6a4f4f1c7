//! The figure of a game's coverage: each statement a mark, with the sentences
//! that say the same. Every number is counted by running.

use super::{Composed, Composer};
use crate::{
    link::archive::Game,
    render::{
        address::Place,
        pages::{CoverageFigure, CoverageMark, CoveragePart, CoverageRow},
    },
    verify::{Role, StatementCoverage, Totals},
};

/// From one mark to the next.
const STEP: usize = 13;

impl Composer<'_> {
    /// How much of the notes is taken up and borne out.
    pub(super) fn coverage_figure(&self, game: &Game) -> Composed<CoverageFigure> {
        let Some(report) = self.report.game(&game.slug) else {
            return Ok(CoverageFigure::default());
        };
        let coverage = &report.coverage;
        let rows = game
            .witnesses
            .iter()
            .map(|witness| {
                let marks: Vec<CoverageMark> = coverage
                    .iter()
                    .filter(|one| one.siglum == witness.siglum)
                    .enumerate()
                    .map(|(index, one)| CoverageMark {
                        x: index * STEP,
                        part: part(one.role),
                    })
                    .collect();
                CoverageRow {
                    siglum: witness.siglum.clone(),
                    width: (marks.len() * STEP).max(STEP),
                    marks,
                }
            })
            .collect();
        let parts = Role::ALL
            .into_iter()
            .map(Some)
            .chain([None])
            .map(|role| (role, coverage.iter().filter(|one| one.role == role).count()))
            .filter(|(_, count)| *count > 0)
            .map(|(role, count)| {
                let part = part(role);
                Ok(CoveragePart {
                    name: self.say(&format!("part-played-{part}"))?,
                    part,
                    count,
                })
            })
            .collect::<Composed<_>>()?;
        Ok(CoverageFigure {
            rows,
            parts,
            sentences: self.coverage_sentences(coverage)?,
            table: format!(
                "{}#{}-statements",
                Place::Game(game.slug.clone()).to(self.language(), &Place::Verification),
                game.slug
            ),
        })
    }

    fn coverage_sentences(&self, coverage: &[StatementCoverage]) -> Composed<Vec<String>> {
        let totals = Totals::of(coverage);
        let bullets = coverage
            .iter()
            .filter(|one| one.is_bullet && one.role.is_some());
        let mut sentences = vec![self.say_with(
            "coverage-roles",
            &[
                ("part", totals.with_role.into()),
                ("whole", totals.statements.into()),
                ("bulletpart", bullets.count().into()),
                ("bullets", totals.bullets.into()),
            ],
        )?];
        sentences.push(self.say_with(
            "coverage-exercised",
            &[
                ("part", totals.exercised.into()),
                ("whole", (totals.normative - totals.not_executable).into()),
            ],
        )?);
        if totals.not_executable > 0 {
            sentences.push(self.say_with(
                "coverage-not-executable",
                &[("count", totals.not_executable.into())],
            )?);
        }
        Ok(sentences)
    }
}

/// A part as the style has it.
fn part(role: Option<Role>) -> String {
    role.map_or("none", Role::name).replace('_', "-")
}
