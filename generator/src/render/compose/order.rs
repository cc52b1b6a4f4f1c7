//! The order in which the page's language puts words.

use std::cmp::Ordering;

use icu_collator::{CollatorBorrowed, options::CollatorOptions};
use icu_locale_core::Locale;

use super::Composer;
use crate::link::archive::Game;

/// Compares words as one language does.
pub(super) struct WordOrder(Option<CollatorBorrowed<'static>>);

impl WordOrder {
    /// The order of `language`; where it has none of its own, that of all languages.
    pub(super) fn of(language: &str) -> WordOrder {
        let locale: Locale = language.parse().unwrap_or(Locale::UNKNOWN);
        WordOrder(CollatorBorrowed::try_new((&locale).into(), CollatorOptions::default()).ok())
    }

    pub(super) fn compare(&self, one: &str, other: &str) -> Ordering {
        match &self.0 {
            Some(collator) => collator.compare(one, other),
            None => one.cmp(other),
        }
    }
}

impl Composer<'_> {
    /// The games in the order of their titles.
    pub(super) fn games_by_title(&self) -> Vec<&Game> {
        let order = WordOrder::of(self.language());
        let mut games: Vec<&Game> = self.archive.games.iter().collect();
        games.sort_by(|one, other| {
            order
                .compare(one.title(), other.title())
                .then_with(|| one.slug.cmp(&other.slug))
        });
        games
    }
}
