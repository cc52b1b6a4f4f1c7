//! What other sites show of a page where somebody links to it: a picture of the
//! game's board, or of the archive's boards.

use super::{Composed, Composer};
use crate::{
    link::archive::Game,
    render::{
        address::Place,
        board,
        pages::Preview,
        preview::{Card, HEIGHT, Studio, WIDTH},
        site::File,
        texts::Texts,
    },
};

/// Most boards on the archive's picture.
const MOST_BOARDS: usize = 4;

impl Composer<'_> {
    /// What the page at `place` tells other sites, if its address is known: they
    /// ask for whole addresses.
    pub(super) fn preview(&self, place: &Place) -> Composed<Option<Preview>> {
        let game = place.game().and_then(|slug| self.archive.game(slug));
        let Some(picture) = self.full_address(&file(game, self.language())) else {
            return Ok(None);
        };
        let title = self.plain(&self.archive.meta.title);
        let alt = match game {
            Some(game) => format!(
                "{}. {}",
                game.title(),
                board::describe(&self.start(game)?, self.texts)?
            ),
            None => title.clone(),
        };
        Ok(Some(Preview {
            site: title,
            picture,
            width: WIDTH,
            height: HEIGHT,
            alt,
        }))
    }

    /// The picture of a game's pages, or of all others.
    pub(in crate::render) fn preview_picture(
        &self,
        studio: &Studio,
        game: Option<&Game>,
    ) -> Composed<File> {
        let mut card = self.card(self.texts, game)?;
        if !studio.can_write(&card)? {
            card = self.card(self.languages.reference(), game)?;
        }
        Ok((file(game, self.language()), studio.picture(&card)?))
    }

    fn card<'t>(&self, texts: &'t Texts, game: Option<&Game>) -> Composed<Card<'t>> {
        let composer = Composer { texts, ..*self };
        let archive = composer.plain(&self.archive.meta.title);
        Ok(match game {
            Some(game) => Card {
                title: game.title().to_owned(),
                lines: composer.facts(game)?.into(),
                archive: Some(archive),
                boards: vec![composer.start(game)?],
                texts,
            },
            None => {
                let games = &self.archive.games;
                let names: Vec<String> = games.iter().map(|game| game.title().to_owned()).collect();
                let boards = games.iter().take(MOST_BOARDS);
                Card {
                    title: archive,
                    lines: vec![texts.all_of(&names)?],
                    archive: None,
                    boards: boards
                        .map(|game| composer.start(game))
                        .collect::<Composed<_>>()?,
                    texts,
                }
            }
        })
    }
}

/// A picture's file.
fn file(game: Option<&Game>, language: &str) -> String {
    match game {
        Some(game) => format!("assets/previews/{}.{language}.png", game.slug),
        None => format!("assets/preview.{language}.png"),
    }
}
