//! The page that sets the games side by side, axis by axis.

use engine::{Axis, Setting};

use super::{Composed, Composer, provenance::title_lang};
use crate::{
    link::archive::Game,
    parse::record::Status,
    render::{
        address::Place,
        pages::{ComparedAxis, ComparedGame, ComparedRule, ComparisonPage},
        words::{self, setting_in_words},
    },
};

impl Composer<'_> {
    pub(in crate::render) fn comparison(&self) -> Composed<ComparisonPage> {
        let place = Place::Comparison;
        let title = self.say("comparison-title")?;
        let games = self.games_by_title();
        Ok(ComparisonPage {
            shell: self.shell(
                &place,
                format!("{title} – {}", self.say("site-name")?),
                self.say("comparison-lede")?,
            )?,
            foot: self.foot()?,
            axes: Axis::ALL
                .iter()
                .map(|axis| self.compared_axis(*axis, &games))
                .collect::<Composed<_>>()?,
            games: games
                .into_iter()
                .map(|game| ComparedGame {
                    href: place.to(self.language(), &Place::Game(game.slug.clone())),
                    slug: game.slug.clone(),
                    title: game.title().to_owned(),
                    title_lang: title_lang(game),
                })
                .collect(),
            rules: place.to(self.language(), &Place::Rules),
        })
    }

    fn compared_axis(&self, axis: Axis, games: &[&Game]) -> Composed<ComparedAxis> {
        // What does not apply is one rule, whatever the record sets.
        let mut different: Vec<Option<&Setting>> = Vec::new();
        let mut cells = Vec::new();
        for game in games {
            let rule = game.rule(axis);
            let setting = rule.basis.applies().then_some(&rule.setting);
            let index = match different.iter().position(|known| *known == setting) {
                Some(index) => index,
                None => {
                    different.push(setting);
                    different.len() - 1
                }
            };
            let page = Place::Comparison.to(self.language(), &Place::Game(game.slug.clone()));
            let status = rule.basis.status;
            let is_marked = matches!(status, Status::Inferred | Status::Editorial);
            cells.push(ComparedRule {
                slug: game.slug.clone(),
                text: match setting {
                    Some(setting) => setting_in_words(setting, self.texts)?,
                    None => self.say("status-not-applicable")?,
                },
                href: format!("{page}#axis:{axis}"),
                number: index + 1,
                mark: is_marked.then(|| self.mark(status)).transpose()?,
            });
        }
        let index = Place::Comparison.to(self.language(), &Place::Rules);
        Ok(ComparedAxis {
            axis: axis.name().to_owned(),
            name: words::axis_name(axis, self.texts)?,
            href: format!("{index}#axis:{axis}"),
            alike: different.len() < 2,
            cells,
        })
    }
}
