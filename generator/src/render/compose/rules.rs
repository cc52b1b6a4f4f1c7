//! The index of rules: which games share one.

use engine::{Axis, Setting};

use super::{Composed, Composer, provenance::title_lang};
use crate::{
    link::archive::Game,
    render::{
        address::Place,
        pages::{AxisEntry, Reference, RuleInGame, RulesPage, SharedRule},
        words::{self, RuleSentence, rules_in_words, setting_in_words},
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
        // What does not apply is one rule, whatever the record sets.
        let mut rules: Vec<(Option<&Setting>, SharedRule)> = Vec::new();
        for (game, sentences) in games {
            let rule = game.rule(axis);
            let setting = rule.basis.applies().then_some(&rule.setting);
            let in_game = self.rule_in_game(game, axis)?;
            let said = sentences
                .iter()
                .filter(|rule| setting.is_some() && rule.sentence.axes.contains(axis))
                .map(|rule| &rule.sentence.text);
            match rules.iter_mut().find(|(own, _)| *own == setting) {
                Some((_, shared)) => {
                    // Only what is true of all of them: some name the pits of a board.
                    let said: Vec<&String> = said.collect();
                    shared.sentences.retain(|one| said.contains(&one));
                    shared.games.push(in_game);
                }
                None => rules.push((
                    setting,
                    SharedRule {
                        sentences: said.cloned().collect(),
                        games: vec![in_game],
                    },
                )),
            }
        }
        for (setting, shared) in &mut rules {
            if let (Some(setting), true) = (setting, shared.sentences.is_empty()) {
                shared
                    .sentences
                    .push(setting_in_words(setting, self.texts)?);
            }
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
