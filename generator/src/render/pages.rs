//! One struct per page, handed to the template of the same name.
//!
//! Everything here is ready to be shown, in the language of the page; the
//! templates choose no words and know no rules. Where a field is markup (a
//! drawing), its name says so: everything else is escaped by the template.
//!
//! Left out: where the values come from.

mod bibliography;
mod catalogue;
mod changes;
mod citation;
mod comparison;
mod data;
mod example;
mod glossary;
mod guide;
mod map;
mod note;
mod people;
pub mod provenance;
mod reading;
mod redirect;
mod rules;
mod search;
mod statement;
mod verification;

use serde::Serialize;

pub use bibliography::*;
pub use catalogue::*;
pub use changes::*;
pub use citation::*;
pub use comparison::*;
pub use data::*;
pub use example::*;
pub use glossary::*;
pub use guide::*;
pub use map::*;
pub use note::*;
pub use people::*;
pub use provenance::DocumentationPart;
pub use reading::*;
pub use redirect::*;
pub use rules::*;
pub use search::*;
pub use statement::*;
pub use verification::*;

/// What every page has around its content.
#[derive(Clone, Debug, Default, Serialize)]
pub struct Shell {
    /// The page's language.
    pub lang: String,
    /// `ltr` or `rtl`.
    pub dir: String,
    /// Its title, as browsers and search engines show it.
    pub title: String,
    /// One sentence about it.
    pub description: String,
    /// The way from the page to the site's top folder: empty or ending in `/`.
    pub root: String,
    /// The way to the catalogue in the same language.
    pub home: String,
    /// The ways to the site's chapters.
    pub navigation: Vec<NavigationLink>,
    /// How much was verified, and the way to the page that says how.
    pub verified: Option<Reference>,
    /// The way to what has changed.
    pub changes: Option<Reference>,
    /// The way to the feed of changes, if the site's address is known.
    pub feed: Option<String>,
    /// The page's full address, if the site's is known.
    pub canonical: Option<String>,
    /// The same page in every language.
    pub alternates: Vec<Alternate>,
    /// What it tells programs about itself.
    pub head: Head,
    /// Scripts that it has besides those of every page.
    pub scripts: Vec<String>,
    /// The way to the page of the search, but on that page itself.
    pub search: Option<String>,
    /// How what is on it is to be cited, if it can be.
    pub citation: Option<Citation>,
    /// What other sites show where somebody links to it, if the site's address
    /// is known.
    pub preview: Option<Preview>,
}

/// What other sites show of a page (Open Graph).
#[derive(Clone, Debug, Serialize)]
pub struct Preview {
    /// What the whole site is called.
    pub site: String,
    /// The full address of its picture.
    pub picture: String,
    /// How wide that is, in pixels.
    pub width: u32,
    /// How high.
    pub height: u32,
    /// What is to be seen on it.
    pub alt: String,
}

/// The way to a chapter of the site.
#[derive(Clone, Debug, Serialize)]
pub struct NavigationLink {
    /// What it is called.
    pub text: String,
    /// The way there.
    pub href: String,
    /// For `aria-current`: `page` on that page itself, `true` on pages that
    /// belong to it, else empty.
    pub current: String,
}

/// The same page in one language.
#[derive(Clone, Debug, Serialize)]
pub struct Alternate {
    /// The language's code.
    pub lang: String,
    /// Its direction of writing.
    pub dir: String,
    /// Its name for itself.
    pub name: String,
    /// The way there from this page.
    pub href: String,
    /// The same for machines: the full address, if the site's is known.
    pub address: String,
    /// Whether it is this page.
    pub current: bool,
}

/// A piece of running text in a language.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Passage {
    /// Its language, where it is not the page's.
    pub lang: Option<String>,
    /// The direction of that language.
    pub dir: String,
    /// Its parts.
    pub runs: Vec<Run>,
}

/// A part of a passage.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Run {
    /// What it is.
    pub kind: RunKind,
    /// What it says.
    pub text: String,
    /// Where it leads, if it is a link.
    pub href: String,
}

/// Kinds of parts of a passage.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum RunKind {
    /// Plain text.
    Text,
    /// A word that is not of the language: a parameter's name, a position.
    Code,
    /// A reference to a statement or reading.
    Link,
    /// A word that the glossary explains.
    Term,
    /// A person's name that leads to the page of people.
    Person,
}

/// A link and what it says.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Reference {
    /// What it says.
    pub text: String,
    /// Where it leads.
    pub href: String,
}

/// A term and its value.
#[derive(Clone, Debug, Serialize)]
pub struct Fact {
    /// What is told.
    pub term: String,
    /// What it is.
    pub value: String,
}

/// What stands at the foot of every page.
#[derive(Clone, Debug, Default, Serialize)]
pub struct Foot {
    /// Title, version, date and editors of the archive.
    pub imprint: String,
    /// The licence of its texts.
    pub licence: Option<Reference>,
}

/// What a status mark means.
#[derive(Clone, Debug, Serialize)]
pub struct StatusMeaning {
    /// The status, for the style.
    pub status: String,
    /// Its name.
    pub name: String,
    /// What it means.
    pub meaning: String,
}

/// `game.html`: everything about one game.
#[derive(Clone, Debug, Default, Serialize)]
pub struct GamePage {
    /// Around the content.
    pub shell: Shell,
    /// At the foot.
    #[serde(flatten)]
    pub foot: Foot,
    /// Markup: the heaps that the board uses.
    pub definitions: String,
    /// What the game is called.
    pub title: String,
    /// In which language.
    pub title_lang: String,
    /// The game in two sentences.
    pub summary: Passage,
    /// Board and sowing in a line.
    pub facts: String,
    /// The page's sections.
    pub contents: Vec<Section>,
    /// The board at the start, and what it takes to play on it.
    pub player: PlayerPart,
    /// The position at the start, as text.
    pub position: String,
    /// The rules in words.
    pub rules: Vec<RulePart>,
    /// The way to where the game stands beside the others.
    pub comparison: String,
    /// Axes that make no difference here.
    pub not_applicable: Vec<NotApplicable>,
    /// Worked examples.
    pub examples: Vec<ExampleEntry>,
    /// Decisions.
    pub readings: Vec<ReadingEntry>,
    /// Claims put to the test.
    pub claims: Vec<ClaimEntry>,
    /// The notes.
    pub witnesses: Vec<WitnessHead>,
    /// The columns in which they can be read: each note, and its gloss.
    pub columns: Vec<Column>,
    /// Whether the reader chooses two of them.
    pub chooser: bool,
    /// Their text, statement by statement.
    pub text_sections: Vec<TextSection>,
    /// How much of the notes is taken up and borne out.
    pub coverage: CoverageFigure,
    /// Emendations, variants, remarks, statements not about play.
    pub apparatus: Vec<EntryList>,
    /// Who, when, where, and the way from the players to this page.
    pub documentation: DocumentationPart,
    /// Works cited.
    pub bibliography: Vec<Work>,
    /// The way to the page of all works.
    pub all_works: String,
    /// The way to its data for programs.
    pub data: String,
}

/// What it takes to play a game on its page.
#[derive(Clone, Debug, Default, Serialize)]
pub struct PlayerPart {
    /// Markup: the board at the start, to be changed.
    pub board: String,
    /// JSON: rules, readings and the statements behind axes.
    pub data: String,
    /// The ways to what is loaded once somebody plays: scripts, the engine, texts.
    pub scripts: Vec<String>,
}

/// A section of a page.
#[derive(Clone, Debug, Serialize)]
pub struct Section {
    /// Its anchor.
    pub id: String,
    /// Its heading.
    pub name: String,
}

/// A chapter of the rules in words.
#[derive(Clone, Debug, Serialize)]
pub struct RulePart {
    /// Its anchor.
    pub id: String,
    /// Its heading.
    pub name: String,
    /// What it says.
    pub rules: Vec<RuleEntry>,
}

/// Some sentences of the rules that rest on the same axes.
#[derive(Clone, Debug, Serialize)]
pub struct RuleEntry {
    /// What they say.
    pub text: Passage,
    /// Axes that are explained here first.
    pub anchors: Vec<String>,
    /// How they are known.
    pub marks: Vec<Mark>,
    /// The statements that say so.
    pub cites: Vec<Reference>,
    /// Their words.
    pub quoted: Vec<QuotedWitness>,
    /// The readings that argue it.
    pub readings: Vec<Reference>,
    /// The other games that have the same.
    pub shared: Option<SharedWith>,
}

/// The other games that have a rule, and the way to where all are.
#[derive(Clone, Debug, Serialize)]
pub struct SharedWith {
    /// What leads to their names, or says how many they are.
    pub text: String,
    /// Their names, where they are few.
    pub games: Vec<NamedGame>,
    /// The way to the rule in the index of rules.
    pub href: String,
}

/// A game's name.
#[derive(Clone, Debug, Serialize)]
pub struct NamedGame {
    /// What it is called.
    pub title: String,
    /// In which language.
    pub title_lang: String,
}

/// A status mark.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Mark {
    /// The status, for the style.
    pub status: String,
    /// Its name.
    pub name: String,
}

/// An axis that makes no difference in this game.
#[derive(Clone, Debug, Serialize)]
pub struct NotApplicable {
    /// The axis.
    pub axis: String,
    /// What it is called.
    pub name: String,
    /// Why it does not apply.
    pub why: Option<Passage>,
}

/// An example in the list of a game.
#[derive(Clone, Debug, Serialize)]
pub struct ExampleEntry {
    /// The way to its page.
    pub href: String,
    /// What it is called.
    pub title: Passage,
    /// What it shows.
    pub shows: Passage,
    /// How long it is.
    pub facts: String,
}

/// A reading, in short; the whole is on its own page.
#[derive(Clone, Debug, Serialize)]
pub struct ReadingEntry {
    /// Its id.
    pub id: String,
    /// The way to its page.
    pub href: String,
    /// What is in doubt.
    pub question: Passage,
    /// The statements it reads.
    pub cites: Vec<Reference>,
    /// What is adopted.
    pub adopted: Passage,
    /// What else one could read.
    pub alternatives: Vec<AlternativeEntry>,
}

/// What else one could read, in short.
#[derive(Clone, Debug, Serialize)]
pub struct AlternativeEntry {
    /// Its id.
    pub id: String,
    /// It in words.
    pub text: Passage,
    /// What running it showed.
    pub shown: String,
    /// How many examples go otherwise under it, in words, if any.
    pub examples: Option<String>,
}

/// A claim put to the test.
#[derive(Clone, Debug, Serialize)]
pub struct ClaimEntry {
    /// Its id.
    pub id: String,
    /// What is claimed.
    pub text: Passage,
    /// The statements that make it.
    pub cites: Vec<Reference>,
    /// `confirmed` or `refuted`, for the style.
    pub verdict: String,
    /// The same in words.
    pub verdict_name: String,
    /// How it was checked; leads nowhere if `href` is empty.
    pub check: Vec<Reference>,
    /// The command that checks it again.
    pub command: String,
    /// What else is to be said.
    pub note: Option<Passage>,
}

/// A list of the apparatus.
#[derive(Clone, Debug, Serialize)]
pub struct EntryList {
    /// Its anchor.
    pub id: String,
    /// Its heading.
    pub name: String,
    /// What it is.
    pub note: Option<String>,
    /// Its entries.
    pub entries: Vec<Entry>,
}

/// An entry of the apparatus.
#[derive(Clone, Debug, Serialize)]
pub struct Entry {
    /// Its anchor.
    pub id: String,
    /// What kind.
    pub kind: Option<String>,
    /// What it says.
    pub paragraphs: Vec<Paragraph>,
    /// The statements it is about.
    pub cites: Vec<Reference>,
    /// The works it compares.
    pub sources: Vec<Reference>,
}

/// A paragraph of an entry.
#[derive(Clone, Debug, Serialize)]
pub struct Paragraph {
    /// What it tells.
    pub term: Option<String>,
    /// The text.
    pub text: Passage,
}

impl Passage {
    /// Plain text in the page's own language.
    #[must_use]
    pub fn plain(text: impl Into<String>) -> Passage {
        Passage {
            lang: None,
            dir: String::new(),
            runs: vec![Run::text(text)],
        }
    }
}

impl Passage {
    /// The same without links, to stand within one.
    #[must_use]
    pub fn without_links(mut self) -> Passage {
        for run in &mut self.runs {
            if run.kind != RunKind::Code {
                run.kind = RunKind::Text;
            }
            run.href.clear();
        }
        self
    }
}

impl Run {
    /// Plain text.
    #[must_use]
    pub fn text(text: impl Into<String>) -> Run {
        Run {
            kind: RunKind::Text,
            text: text.into(),
            href: String::new(),
        }
    }
}
