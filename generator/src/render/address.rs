//! Where pages are, and the way from one to another.
//!
//! English pages stand at the top, those of other languages in a folder named
//! by the language. Links are relative and name the file, so that a site works
//! from a sub-folder and from files.

use super::texts::REFERENCE;

/// What is on a page, whatever its language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Place {
    /// All games.
    Catalogue,
    /// One game, by slug.
    Game(String),
    /// One example of a game, by slug and id.
    Example(String, String),
    /// One statement of a game's notes, by slug, siglum and id.
    Statement(String, String, String),
    /// One reading of a game, by slug and id.
    Reading(String, String),
    /// Which games share a rule.
    Rules,
    /// The works cited.
    Bibliography,
    /// The people.
    People,
    /// What was verified.
    Verification,
    /// The data set.
    Data,
    /// The words that the archive explains.
    Glossary,
    /// The games side by side.
    Comparison,
    /// Words looked for on all pages.
    Search,
    /// Where the games are or were played.
    Map,
    /// What changed from version to version.
    Changes,
    /// The guide's contents.
    Guide,
    /// A chapter of the guide, by name.
    Chapter(String),
}

/// Pages that every site has besides its chapters.
pub const ASIDES: [Place; 4] = [Place::Comparison, Place::Search, Place::Map, Place::Changes];

/// The chapters of the site, in the order of its navigation, each with the key
/// of its name.
pub const CHAPTERS: [(Place, &str); 8] = [
    (Place::Catalogue, "catalogue-games"),
    (Place::Rules, "rules-index-title"),
    (Place::Bibliography, "bibliography-title"),
    (Place::People, "people-title"),
    (Place::Verification, "verification-title"),
    (Place::Glossary, "glossary-heading"),
    (Place::Data, "data-title"),
    (Place::Guide, "guide-title"),
];

impl Place {
    /// The page's file in `language`, from the site's top.
    #[must_use]
    pub fn file(&self, language: &str) -> String {
        let folder = if language == REFERENCE {
            String::new()
        } else {
            format!("{language}/")
        };
        match self {
            Place::Catalogue => format!("{folder}index.html"),
            Place::Game(game) => format!("{folder}games/{game}/index.html"),
            Place::Example(game, example) => {
                format!("{folder}games/{game}/examples/{example}/index.html")
            }
            Place::Statement(game, siglum, statement) => {
                format!("{folder}games/{game}/statements/{siglum}.{statement}/index.html")
            }
            Place::Reading(game, reading) => {
                format!("{folder}games/{game}/readings/{reading}/index.html")
            }
            Place::Rules => format!("{folder}rules/index.html"),
            Place::Bibliography => format!("{folder}bibliography/index.html"),
            Place::People => format!("{folder}people/index.html"),
            Place::Verification => format!("{folder}verification/index.html"),
            Place::Data => format!("{folder}data/index.html"),
            Place::Glossary => format!("{folder}glossary/index.html"),
            Place::Comparison => format!("{folder}comparison/index.html"),
            Place::Search => format!("{folder}search/index.html"),
            Place::Map => format!("{folder}map/index.html"),
            Place::Changes => format!("{folder}changes/index.html"),
            Place::Guide => format!("{folder}guide/index.html"),
            Place::Chapter(name) => format!("{folder}guide/{name}/index.html"),
        }
    }

    /// The slug of the game to which the page belongs.
    #[must_use]
    pub fn game(&self) -> Option<&str> {
        match self {
            Place::Game(slug)
            | Place::Example(slug, _)
            | Place::Statement(slug, ..)
            | Place::Reading(slug, _) => Some(slug),
            _ => None,
        }
    }

    /// The page of the same kind under another slug, if it belongs to a game.
    #[must_use]
    pub fn under(&self, slug: &str) -> Option<Place> {
        let slug = slug.to_owned();
        match self.clone() {
            Place::Game(_) => Some(Place::Game(slug)),
            Place::Example(_, id) => Some(Place::Example(slug, id)),
            Place::Statement(_, siglum, id) => Some(Place::Statement(slug, siglum, id)),
            Place::Reading(_, id) => Some(Place::Reading(slug, id)),
            _ => None,
        }
    }

    /// The page of the navigation to which this one belongs.
    #[must_use]
    pub fn chapter(&self) -> Place {
        match self {
            Place::Game(_) | Place::Example(..) | Place::Statement(..) | Place::Reading(..) => {
                Place::Catalogue
            }
            Place::Map => Place::Catalogue,
            Place::Comparison => Place::Rules,
            Place::Chapter(_) => Place::Guide,
            chapter => chapter.clone(),
        }
    }

    /// The scripts that only pages of this kind have, in their order.
    #[must_use]
    pub fn scripts(&self) -> &'static [&'static str] {
        match self {
            Place::Catalogue => &["catalogue"],
            Place::Comparison => &["comparison"],
            Place::Search => &["folding", "search"],
            Place::Game(_) => &["player/open"],
            Place::Example(..) => &["player/board", "player/replay"],
            _ => &[],
        }
    }

    /// How deep the page's file lies in folders.
    fn depth(&self, language: &str) -> usize {
        self.file(language).matches('/').count()
    }

    /// The way from this page to the site's top.
    #[must_use]
    pub fn root(&self, language: &str) -> String {
        "../".repeat(self.depth(language))
    }

    /// The way from this page to another of the same language.
    #[must_use]
    pub fn to(&self, language: &str, other: &Place) -> String {
        self.to_language(language, other, language)
    }

    /// The way from this page in `language` to another in `other_language`.
    #[must_use]
    pub fn to_language(&self, language: &str, other: &Place, other_language: &str) -> String {
        let from = self.file(language);
        let to = other.file(other_language);
        let from_folders: Vec<&str> = folders(&from);
        let to_folders: Vec<&str> = folders(&to);
        let shared = from_folders
            .iter()
            .zip(&to_folders)
            .take_while(|(one, other)| one == other)
            .count();
        let mut way = "../".repeat(from_folders.len() - shared);
        for folder in &to_folders[shared..] {
            way.push_str(folder);
            way.push('/');
        }
        way.push_str(to.rsplit('/').next().unwrap_or_default());
        way
    }
}

fn folders(file: &str) -> Vec<&str> {
    let mut parts: Vec<&str> = file.split('/').collect();
    parts.pop();
    parts
}

#[cfg(test)]
mod tests {
    use super::Place;

    #[test]
    fn ways_are_relative_and_name_the_file() {
        let game = Place::Game("modiar".to_owned());
        let example = Place::Example("modiar".to_owned(), "chain".to_owned());
        assert_eq!(game.file("en"), "games/modiar/index.html");
        assert_eq!(game.file("sq"), "sq/games/modiar/index.html");
        assert_eq!(game.root("sq"), "../../../");
        assert_eq!(game.to("sq", &Place::Catalogue), "../../index.html");
        assert_eq!(game.to("en", &example), "examples/chain/index.html");
        assert_eq!(example.to("mn", &game), "../../index.html");
        let statement =
            Place::Statement("modiar".to_owned(), "sq".to_owned(), "capture.2".to_owned());
        assert_eq!(
            game.to("mn", &statement),
            "statements/sq.capture.2/index.html"
        );
        assert_eq!(
            statement.to(
                "en",
                &Place::Reading("modiar".to_owned(), "first-move".to_owned())
            ),
            "../../readings/first-move/index.html"
        );
        assert_eq!(
            example.to_language("en", &example, "mn"),
            "../../../../mn/games/modiar/examples/chain/index.html"
        );
        assert_eq!(
            Place::Catalogue.to_language("mn", &Place::Catalogue, "en"),
            "../index.html"
        );
    }
}
