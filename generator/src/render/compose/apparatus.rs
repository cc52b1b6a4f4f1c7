//! The apparatus of a game's page: emendations, variants, remarks, statements
//! that are not about play.

use super::{Composed, Composer, kind_key};
use crate::{
    link::archive::{Cite, Game, Work},
    parse::record::{Emendation, Fault, Remark, Variant},
    render::pages::{Entry, EntryList, Paragraph, Passage},
};

impl Composer<'_> {
    /// Emendations, variants, remarks and statements that are not about play.
    pub(super) fn apparatus(&self, game: &Game) -> Composed<Vec<EntryList>> {
        let emendations = game
            .emendations
            .iter()
            .map(|emendation| self.emendation(game, emendation, ""))
            .collect::<Composed<Vec<_>>>()?;
        let variants = game
            .variants
            .iter()
            .map(|variant| self.variant(game, variant, ""))
            .collect::<Composed<Vec<_>>>()?;
        let remarks = game
            .remarks
            .iter()
            .map(|remark| self.remark(game, remark, ""))
            .collect::<Composed<Vec<_>>>()?;
        let not_executable = game
            .not_executable
            .iter()
            .map(|entry| Entry {
                id: format!("not-executable:{}", entry.statement),
                kind: None,
                paragraphs: plain(self.passage(&entry.reason, game, "")),
                cites: self.cites([&entry.statement], game, ""),
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

    /// An emendation, seen from a page from which `game_page` leads to the game's.
    pub(super) fn emendation(
        &self,
        game: &Game,
        emendation: &Emendation<Cite>,
        game_page: &str,
    ) -> Composed<Entry> {
        let mut kind = self.fault_kind(emendation.kind)?;
        if self.is_shared(game, emendation) {
            kind = format!("{kind} · {}", self.say("fault-shared")?);
        }
        Ok(Entry {
            id: format!("emendation:{}", emendation.id),
            kind: Some(kind),
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
    }

    /// Whether several notes have the fault at the same statement: then they go
    /// back to one text that had it.
    fn is_shared(&self, game: &Game, emendation: &Emendation<Cite>) -> bool {
        let statements = emendation.cites.iter().flat_map(|cite| &cite.statements);
        statements.into_iter().any(|id| {
            let faulty = game.witnesses.iter().filter(|witness| {
                let mut cites = emendation.cites.iter();
                witness.note.statement(*id).is_some()
                    && cites.any(|cite| cite.covers(&witness.siglum, id))
            });
            faulty.count() > 1
        })
    }

    /// What kind of fault it is, in words.
    pub(super) fn fault_kind(&self, kind: Fault) -> Composed<String> {
        self.say(&match kind_key(&kind).as_str() {
            "wording" => "kind-wording-fault".to_owned(),
            kind => format!("kind-{kind}"),
        })
    }

    /// A difference between the notes; `game_page` as for an emendation.
    pub(super) fn variant(
        &self,
        game: &Game,
        variant: &Variant<Cite>,
        game_page: &str,
    ) -> Composed<Entry> {
        Ok(Entry {
            id: format!("variant:{}", variant.id),
            kind: Some(self.say(&format!("kind-{}", kind_key(&variant.kind)))?),
            paragraphs: plain(self.passage(&variant.text, game, game_page)),
            cites: self.cites([&variant.statement], game, game_page),
            sources: Vec::new(),
        })
    }

    /// A remark; `game_page` as for an emendation.
    pub(super) fn remark(
        &self,
        game: &Game,
        remark: &Remark<Cite, Work>,
        game_page: &str,
    ) -> Composed<Entry> {
        Ok(Entry {
            id: format!("remark:{}", remark.id),
            kind: Some(self.say(&format!("kind-{}", kind_key(&remark.kind)))?),
            paragraphs: plain(self.passage(&remark.text, game, game_page)),
            cites: self.cites(&remark.cites, game, game_page),
            sources: self.sources(&remark.bibliography, game_page),
        })
    }
}

fn plain(text: Passage) -> Vec<Paragraph> {
    vec![Paragraph { term: None, text }]
}
