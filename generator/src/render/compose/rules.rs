//! The index of rules: which games share one.

use engine::{Axis, Setting};

use super::{Composed, Composer, provenance::title_lang};
use crate::{
    link::archive::Game,
    render::{
        address::Place,
        pages::{AxisEntry, Reference, RuleInGame, RulesPage, SharedRule},
        words::{self, RuleSentence, rules_in_words},
    },
};

impl Composer<'_> {
    pub(in crate::render) fn rules_index(&self) -> Composed<RulesPage> {
        let title = self.say("rules-index-title")?;
        let games = self
            .games_by_title()
            .into_iter()
            .map(|game| Ok((game, rules_in_words(&game.rules, self.texts)?)))
            .collect::<Composed<Vec<_>>>()?;
        Ok(RulesPage {
            shell: self.shell(
                &Place::Rules,
                format!("{title} – {}", self.say("site-name")?),
                self.say("rules-index-lede")?,
            )?,
            foot: self.foot()?,
            comparison: Place::Rules.to(self.language(), &Place::Comparison),
            axes: Axis::ALL
                .iter()
                .map(|axis| self.axis_entry(*axis, &games))
                .collect::<Composed<_>>()?,
        })
    }

    fn axis_entry(&self, axis: Axis, games: &[(&Game, Vec<RuleSentence>)]) -> Composed<AxisEntry> {
        let mut rules: Vec<(&Setting, SharedRule)> = Vec::new();
        for (game, sentences) in games {
            let setting = &game.rule(axis).setting;
            let in_game = self.rule_in_game(game, axis)?;
            if let Some((_, shared)) = rules.iter_mut().find(|(own, _)| *own == setting) {
                shared.games.push(in_game);
                continue;
            }
            let sentences = sentences
                .iter()
                .filter(|rule| rule.sentence.axes.contains(axis))
                .map(|rule| rule.sentence.text.clone())
                .collect();
            let shared = SharedRule {
                sentences,
                games: vec![in_game],
            };
            rules.push((setting, shared));
        }
        Ok(AxisEntry {
            axis: axis.name().to_owned(),
            name: words::axis_name(axis, self.texts)?,
            rules: rules.into_iter().map(|(_, shared)| shared).collect(),
        })
    }

    fn rule_in_game(&self, game: &Game, axis: Axis) -> Composed<RuleInGame> {
        let place = Place::Game(game.slug.clone());
        let page = Place::Rules.to(self.language(), &place);
        Ok(RuleInGame {
            game: Reference {
                text: game.title().to_owned(),
                href: format!("{page}#axis:{axis}"),
            },
            title_lang: title_lang(game),
            mark: self.mark(game.rule(axis).basis.status)?,
        })
    }
}
