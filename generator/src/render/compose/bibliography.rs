//! The page of all works, with every place of a record that leans on one.

use super::{Composed, Composer, kind_key, provenance::title_lang};
use crate::{
    link::{
        archive::Game,
        works::{WorkCitation, WorkCiter},
    },
    render::{
        address::Place,
        pages::{BibliographyPage, Passage, Reference, WorkEntry, WorkInGame, WorkMention},
    },
};

impl Composer<'_> {
    pub(in crate::render) fn bibliography_page(&self) -> Composed<BibliographyPage> {
        let title = self.say("bibliography-title")?;
        let citations: Vec<(&Game, Vec<WorkCitation<'_>>)> = self
            .archive
            .games
            .iter()
            .map(|game| (game, game.work_citations()))
            .collect();
        let works = self
            .works
            .iter()
            .map(|work| {
                let mut games = Vec::new();
                for (game, citations) in &citations {
                    let mentions = citations
                        .iter()
                        .filter(|citation| citation.work.key() == work.key)
                        .map(|citation| self.mention(game, citation))
                        .collect::<Composed<Vec<_>>>()?;
                    let mentions = together(mentions);
                    if !mentions.is_empty() {
                        games.push(WorkInGame {
                            game: Reference {
                                text: game.title().to_owned(),
                                href: self.way_from_bibliography(game),
                            },
                            title_lang: title_lang(game),
                            mentions,
                        });
                    }
                }
                Ok(WorkEntry {
                    people: self.people_of_work(&Place::Bibliography, &work.key),
                    work: self.checked(work, "")?,
                    games,
                })
            })
            .collect::<Composed<Vec<_>>>()?;
        Ok(BibliographyPage {
            shell: self.shell(
                &Place::Bibliography,
                format!("{title} – {}", self.say("site-name")?),
                self.say("bibliography-lede")?,
            )?,
            foot: self.foot()?,
            works,
        })
    }

    fn way_from_bibliography(&self, game: &Game) -> String {
        Place::Bibliography.to(self.language(), &Place::Game(game.slug.clone()))
    }

    fn mention(&self, game: &Game, citation: &WorkCitation<'_>) -> Composed<WorkMention> {
        let page = self.way_from_bibliography(game);
        let kind = |key: String| self.say(&key).map(Passage::plain);
        let (what, anchor) = match citation.citer {
            WorkCiter::Documentation(entry) => (
                kind(format!("role-{}", kind_key(&entry.role)))?,
                "documentation".to_owned(),
            ),
            WorkCiter::Date => (kind("documentation-dates".to_owned())?, "dates".to_owned()),
            WorkCiter::Notice => (kind("game-notices".to_owned())?, "notices".to_owned()),
            WorkCiter::Place(place) => (
                self.passage(&place.name, game, &page),
                format!("place:{}", place.id),
            ),
            WorkCiter::Reading(reading) => (
                self.passage(&reading.question, game, &page),
                format!("reading:{}", reading.id),
            ),
            WorkCiter::Remark(remark) => (
                kind(format!("kind-{}", kind_key(&remark.kind)))?,
                format!("remark:{}", remark.id),
            ),
            WorkCiter::Provenance(link) => (
                kind(format!("kind-{}", kind_key(&link.kind)))?,
                "provenance".to_owned(),
            ),
            WorkCiter::FurtherReading => (
                kind("bibliography-further-reading".to_owned())?,
                "bibliography".to_owned(),
            ),
        };
        Ok(WorkMention {
            what,
            href: format!("{page}#{anchor}"),
            cites: self.cites(citation.cites, game, &page),
        })
    }
}

/// Mentions by the same part of a record as one, with the statements of all: who,
/// where and when of one part may lean on the same work.
fn together(mentions: Vec<WorkMention>) -> Vec<WorkMention> {
    let mut joined: Vec<WorkMention> = Vec::new();
    for mention in mentions {
        let mut before = joined.iter_mut();
        match before.find(|one| one.href == mention.href && one.what == mention.what) {
            None => joined.push(mention),
            Some(one) => {
                for cite in mention.cites {
                    if !one.cites.contains(&cite) {
                        one.cites.push(cite);
                    }
                }
            }
        }
    }
    joined
}
