//! The apparatus of a game's page: emendations, variants, remarks, statements
//! that are not about play.

use super::{Composed, Composer, kind_key};
use crate::{
    link::archive::Game,
    render::pages::{Entry, EntryList, Paragraph, Passage},
};

impl Composer<'_> {
    /// Emendations, variants, remarks and statements that are not about play;
    /// `game_page` is the way to the game's page, empty on that page itself.
    pub(super) fn apparatus(&self, game: &Game, game_page: &str) -> Composed<Vec<EntryList>> {
        let plain = |text: Passage| vec![Paragraph { term: None, text }];
        let emendations = game
            .emendations
            .iter()
            .map(|emendation| {
                let kind = kind_key(&emendation.kind);
                let key = match kind.as_str() {
                    "wording" => "kind-wording-fault".to_owned(),
                    _ => format!("kind-{kind}"),
                };
                Ok(Entry {
                    id: format!("emendation:{}", emendation.id),
                    kind: Some(self.say(&key)?),
                    paragraphs: vec![
                        Paragraph {
                            term: Some(self.say("emendation-fault")?),
                            text: self.passage(&emendation.fault, game, game_page),
                        },
                        Paragraph {
                            term: Some(self.say("emendation-correction")?),
                            text: self.passage(&emendation.correction, game, game_page),
                        },
                    ],
                    cites: self.cites(&emendation.cites, game, game_page),
                    sources: Vec::new(),
                })
            })
            .collect::<Composed<Vec<_>>>()?;
        let variants = game
            .variants
            .iter()
            .map(|variant| {
                Ok(Entry {
                    id: format!("variant:{}", variant.id),
                    kind: Some(self.say(&format!("kind-{}", kind_key(&variant.kind)))?),
                    paragraphs: plain(self.passage(&variant.text, game, game_page)),
                    cites: self.cites([&variant.statement], game, game_page),
                    sources: Vec::new(),
                })
            })
            .collect::<Composed<Vec<_>>>()?;
        let remarks = game
            .remarks
            .iter()
            .map(|remark| {
                Ok(Entry {
                    id: format!("remark:{}", remark.id),
                    kind: Some(self.say(&format!("kind-{}", kind_key(&remark.kind)))?),
                    paragraphs: plain(self.passage(&remark.text, game, game_page)),
                    cites: self.cites(&remark.cites, game, game_page),
                    sources: self.sources(&remark.bibliography, game_page),
                })
            })
            .collect::<Composed<Vec<_>>>()?;
        let not_executable = game
            .not_executable
            .iter()
            .map(|entry| Entry {
                id: format!("not-executable:{}", entry.statement),
                kind: None,
                paragraphs: plain(self.passage(&entry.reason, game, game_page)),
                cites: self.cites([&entry.statement], game, game_page),
                sources: Vec::new(),
            })
            .collect();
        let lists = [
            ("emendations", Some("game-emendations-note"), emendations),
            ("variants", None, variants),
            ("remarks", None, remarks),
            ("not-executable", None, not_executable),
        ];
        lists
            .into_iter()
            .filter(|(_, _, entries)| !entries.is_empty())
            .map(|(id, note, entries)| {
                Ok(EntryList {
                    id: id.to_owned(),
                    name: self.say(&format!("game-{id}"))?,
                    note: note.map(|key| self.say(key)).transpose()?,
                    entries,
                })
            })
            .collect()
    }
}
