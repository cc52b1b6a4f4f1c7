//! Pages under a game's former slugs, which lead on to where the game is now.

use super::{Composed, Composer, provenance::title_lang};
use crate::{
    link::archive::Game,
    render::{address::Place, pages::RedirectPage},
};

impl Composer<'_> {
    /// What stands at `old` now that `game` has another slug: the way to `new`.
    pub(in crate::render) fn redirect(
        &self,
        game: &Game,
        old: &Place,
        new: &Place,
    ) -> Composed<RedirectPage> {
        let language = self.language();
        let href = old.to(language, new);
        Ok(RedirectPage {
            lang: language.to_owned(),
            dir: self.say("dir")?,
            root: old.root(language),
            title: game.title().to_owned(),
            title_lang: title_lang(game),
            address: self
                .base_url
                .map(|base| format!("{}/{}", base.trim_end_matches('/'), new.file(language)))
                .unwrap_or_else(|| href.clone()),
            href,
        })
    }
}
