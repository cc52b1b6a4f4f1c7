//! The archive as the data set says it: the types of `archive.json` and of the
//! files of single games, from which their JSON Schemas are made.
//!
//! What is not known is left out, never empty. Statements are named with their
//! witness, `sq:capture.2`; works, readings, examples and places by their keys
//! and ids.

use std::collections::BTreeMap;

use engine::{Axis, Setting};
use schemars::JsonSchema;
use serde::Serialize;

use crate::{
    clause::Clause,
    parse::{
        checks::WorkCheck,
        example::ExpectedResult,
        known::Knowledge,
        language::Direction,
        note::{Form, Section},
        record::{
            Check, Family, Fault, Figure, GameStatus, LinkKind, Notice, RemarkKind, Role, Status,
            Translation, VariantKind, Verdict,
        },
        text::Text,
    },
    verify::{self, Difference, Proof, Totals},
};

/// The whole archive: games, notes statement by statement, rules and what they
/// rest on, and what running them showed.
#[derive(Debug, Serialize, JsonSchema)]
#[schemars(title = "Archive")]
pub struct ArchiveDocument {
    /// The schema of this document, seen from its file.
    #[serde(rename = "$schema")]
    pub schema: String,
    /// Which archive this is.
    #[serde(flatten)]
    pub archive: ArchiveHead,
    /// The languages of the notes.
    pub languages: Vec<Language>,
    /// The games, by slug.
    pub games: Vec<Game>,
    /// The works that the records cite, by key.
    pub bibliography: Vec<Work>,
    /// Those who told, observed, wrote and edited, by id.
    pub people: Vec<Person>,
}

/// One game of the archive.
#[derive(Debug, Serialize, JsonSchema)]
#[schemars(title = "Game of an archive")]
pub struct GameDocument {
    /// The schema of this document, seen from its file.
    #[serde(rename = "$schema")]
    pub schema: String,
    /// Which archive it is from.
    pub archive: ArchiveHead,
    /// The game.
    pub game: Game,
    /// The works that it cites, by key.
    pub bibliography: Vec<Work>,
}

/// Title, version and licence of the archive.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct ArchiveHead {
    /// Which edition of these formats the document is written in. A reader of one
    /// edition reads all later documents of it: only properties are added.
    pub format: u32,
    /// Its title.
    pub title: Text,
    /// Its version.
    pub version: String,
    /// The day of that version, ISO 8601.
    pub date: String,
    /// The address at which its site stands, once it has one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub address: Option<String>,
    /// Who edits it, as the names are to be printed.
    pub editors: Vec<String>,
    /// The licence of the archive's own texts. The notes stand outside it; what
    /// is known of theirs stands with each witness.
    pub licence: Licence,
}

/// A licence and what it covers.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Licence {
    /// Its SPDX identifier.
    pub id: String,
    /// Where it stands in full.
    pub url: String,
    /// What it covers and what it does not.
    pub covers: Text,
}

/// A language of notes.
#[derive(Debug, Serialize, JsonSchema)]
pub struct Language {
    /// Its code, ISO 639, as in `lang`.
    pub code: String,
    /// Its own name for itself.
    pub name: String,
    /// Its name in English.
    pub english_name: String,
    /// Its script, ISO 15924.
    pub script: String,
    /// Which way it is written.
    pub direction: Direction,
    /// Its code in Glottolog.
    #[schemars(regex(pattern = r"^[a-z0-9]{4}[0-9]{4}$"))]
    pub glottocode: String,
    /// Its code in ISO 639-3.
    #[schemars(regex(pattern = r"^[a-z]{3}$"))]
    pub iso_639_3: String,
}

/// One game: what it is called, who says so, how it is played and how that is known.
#[derive(Debug, Serialize, JsonSchema)]
pub struct Game {
    /// Its name in addresses; it never changes.
    pub slug: Id,
    /// Names that it had in addresses before.
    pub formerly: Vec<Id>,
    /// What it is called first.
    pub title: String,
    /// What it is called.
    pub names: Vec<Name>,
    /// The game in two sentences.
    pub summary: Text,
    /// The family of boards.
    pub family: Family,
    /// How old or new it is.
    pub status: GameStatus,
    /// Who plays it.
    pub players: Text,
    /// The notes that describe it.
    pub witnesses: Vec<Witness>,
    /// Who observed, told, wrote and published it.
    pub documentation: Vec<Documentation>,
    /// When it was played, recorded, published and last looked up.
    pub dates: Dates,
    /// Where it is or was played.
    pub places: Vec<Place>,
    /// What communities ask of those who use the documentation.
    pub notices: Known<Vec<Notice>>,
    /// The rules as adopted, every axis, in the order in which one plays.
    pub rules: Vec<Rule>,
    /// The rules as a rule book says them, made from the axes.
    pub rule_book: Vec<RuleSentence>,
    /// Decisions where the notes are silent, ambiguous or contradictory.
    pub readings: Vec<Reading>,
    /// Corrections of evident faults of the notes.
    pub emendations: Vec<Emendation>,
    /// Differences between the witnesses.
    pub variants: Vec<Variant>,
    /// Statements that running confirms or refutes.
    pub claims: Vec<Claim>,
    /// What else is said of statements.
    pub remarks: Vec<Remark>,
    /// Statements that no run can bear out.
    pub not_executable: Vec<NotExecutable>,
    /// The chain from the first teller to this archive.
    pub provenance: Vec<Link>,
    /// Works on the game or its kin that nothing above leans on.
    pub further_reading: Vec<WorkKey>,
    /// Worked examples.
    pub examples: Vec<Example>,
    /// The statements, counted.
    pub totals: Totals,
}

/// An id within a record or a game's slug.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, JsonSchema)]
#[serde(transparent)]
pub struct Id(#[schemars(regex(pattern = r"^[a-z0-9]+(-[a-z0-9]+)*$"))] pub String);

/// A statement with its witness, such as `sq:capture.2`.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, JsonSchema)]
#[serde(transparent)]
pub struct StatementName(#[schemars(regex(pattern = r"^[^:\s]+:[a-z]+\.[1-9][0-9]*$"))] pub String);

/// The key of a work in the bibliography.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, JsonSchema)]
#[serde(transparent)]
pub struct WorkKey(pub String);

/// A position, such as `7,7,7/7,7,7 s 0-0 0`: South's pits and North's, each from
/// its owner's left; who moves; what South and North have captured; plies played.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[serde(transparent)]
pub struct Position(
    #[schemars(regex(pattern = r"^[0-9]+(,[0-9]+)*/[0-9]+(,[0-9]+)* [sn] [0-9]+-[0-9]+ [0-9]+$"))]
    pub String,
);

/// A move: the letter of the pit lifted, upper case for South's, lower case for
/// North's; `-` is a forced pass.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[serde(transparent)]
pub struct Move(#[schemars(regex(pattern = r"^[A-Za-z]$|^-$"))] pub String);

/// A name of a game.
#[derive(Debug, Serialize, JsonSchema)]
pub struct Name {
    /// The name.
    pub text: String,
    /// Its script, ISO 15924.
    pub script: String,
    /// Its language, if known.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub language: Option<String>,
    /// The statements that say so.
    pub cites: Vec<StatementName>,
    /// What is to be said about it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub note: Option<Text>,
}

/// A note that describes the game.
#[derive(Debug, Serialize, JsonSchema)]
pub struct Witness {
    /// Its short name in the names of its statements.
    pub siglum: String,
    /// Its language.
    pub language: String,
    /// Its file in the archive's sources.
    pub file: String,
    /// SHA-256 of its bytes.
    #[schemars(regex(pattern = r"^[0-9a-f]{64}$"))]
    pub sha256: String,
    /// The file's name as received.
    pub received_as: String,
    /// Whether it is a translation.
    pub translation: Translation,
    /// What is known about its licence: the archive's own does not cover it.
    pub licence: Text,
    /// Its title, as it stands there.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub title: Option<String>,
    /// What else is to be said.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub note: Option<Text>,
    /// What it says, in its order.
    pub statements: Vec<Statement>,
}

/// The smallest part of a note that can be cited, and what becomes of it.
#[derive(Debug, Serialize, JsonSchema)]
pub struct Statement {
    /// Its name in the archive's citations.
    pub id: StatementName,
    /// The section it stands in.
    pub section: Section,
    /// Its place there, from 1.
    pub number: u32,
    /// How it is written.
    pub form: Form,
    /// The label before its colon.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub label: Option<String>,
    /// What it says: Unicode NFC, without label and markup.
    pub text: String,
    /// The language it is in.
    pub language: String,
    /// Words of it, its label or its heading in another language than the rest.
    pub foreign_words: Vec<ForeignWords>,
    /// Its line in the note, from 1.
    pub line: usize,
    /// Its column there in characters, from 1.
    pub column: usize,
    /// Its first byte in the note, label included, from 0.
    pub start: usize,
    /// The byte after its last.
    pub end: usize,
    /// The first 12 hexadecimal digits of the SHA-256 of those bytes in Unicode NFC.
    #[schemars(regex(pattern = r"^[0-9a-f]{12}$"))]
    pub hash: String,
    /// A working translation by the archive; no part of the witness.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub gloss: Option<Text>,
    /// What takes it up.
    pub coverage: Coverage,
}

/// Words of a statement in another language than the rest.
#[derive(Debug, Serialize, JsonSchema)]
pub struct ForeignWords {
    /// The words, as they stand there.
    pub words: String,
    /// Their language, by its tag in BCP 47.
    pub language: String,
}

/// What becomes of a statement.
#[derive(Debug, Serialize, JsonSchema)]
pub struct Coverage {
    /// The part it plays in the edition.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub role: Option<verify::Role>,
    /// Whether it says how the game is played.
    pub normative: bool,
    /// Whether running bears it out.
    pub borne_out: bool,
    /// The rules that cite it, by axis.
    pub rules: Vec<Axis>,
    /// The readings that cite it; so below.
    pub readings: Vec<Id>,
    /// The emendations of it.
    pub emendations: Vec<Id>,
    /// The claims that it makes.
    pub claims: Vec<Id>,
    /// The variants between witnesses.
    pub variants: Vec<Id>,
    /// The remarks on it.
    pub remarks: Vec<Id>,
    /// The examples with an expectation that cites it.
    pub expected_in: Vec<Id>,
    /// The examples in which an axis fires of a rule or reading that cites it.
    pub exercised_in: Vec<Id>,
}

/// What is known of something, and who says so.
#[derive(Debug, Serialize, JsonSchema)]
pub struct Known<T> {
    /// How it is known, or why not.
    pub status: Knowledge,
    /// What it is; only if it is stated or inferred.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub value: Option<T>,
    /// From what it is inferred, or why it does not apply.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub why: Option<Text>,
    /// The statements that say so.
    pub cites: Vec<StatementName>,
    /// The works that say so.
    pub bibliography: Vec<WorkKey>,
    /// What else is to be said.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub note: Option<Text>,
}

/// One part in the making of the documentation.
#[derive(Debug, Serialize, JsonSchema)]
pub struct Documentation {
    /// Which part.
    pub role: Role,
    /// Whose: the id of a person.
    pub person: Known<Id>,
    /// Where: the id of a place.
    pub place: Known<Id>,
    /// When: year, month or day, ISO 8601, or two of them with a slash between.
    pub date: Known<String>,
    /// The statements that say so, of all of the above.
    pub cites: Vec<StatementName>,
    /// The works that say so, of all of the above.
    pub bibliography: Vec<WorkKey>,
    /// What else is to be said.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub note: Option<Text>,
}

/// The dates of a documentation, which are four and not one. Each is a year, a
/// month or a day, ISO 8601, or two of these with a slash between.
#[derive(Debug, Serialize, JsonSchema)]
pub struct Dates {
    /// When it was played as documented.
    pub play: Known<String>,
    /// When that was recorded.
    pub record: Known<String>,
    /// When that was published.
    pub publication: Known<String>,
    /// When whoever made the notes looked the publication up.
    pub access: Known<String>,
}

/// Where a game is or was played.
#[derive(Debug, Serialize, JsonSchema)]
pub struct Place {
    /// Its id.
    pub id: Id,
    /// What it is called.
    pub name: Text,
    /// Country, ISO 3166.
    pub country: String,
    /// Degrees north.
    #[schemars(range(min = -90.0, max = 90.0))]
    pub latitude: f64,
    /// Degrees east.
    #[schemars(range(min = -180.0, max = 180.0))]
    pub longitude: f64,
    /// How far off the position may be, in kilometres.
    pub precision_km: f64,
    /// Who plays it there.
    pub peoples: Vec<People>,
    /// The statements that name it.
    pub cites: Vec<StatementName>,
    /// The works that name it.
    pub bibliography: Vec<WorkKey>,
    /// What else is to be said.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub note: Option<Text>,
}

/// Who plays a game at a place, and in which language.
#[derive(Debug, Serialize, JsonSchema)]
pub struct People {
    /// What they are called.
    pub name: Known<Text>,
    /// What their language is called.
    pub language: Known<Text>,
    /// Its code in Glottolog.
    pub glottocode: Known<String>,
}

/// How one axis of the rules is set, and what that rests on.
#[derive(Debug, Serialize, JsonSchema)]
pub struct Rule {
    /// The axis.
    pub axis: Axis,
    /// The axis with its value, as the program plays it.
    pub setting: Setting,
    /// On what it rests.
    #[serde(flatten)]
    pub basis: Basis,
    /// The clauses that rest on something of their own.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub clauses: BTreeMap<Clause, Basis>,
}

/// On what a rule, or a clause of a rule, rests.
#[derive(Debug, Serialize, JsonSchema)]
pub struct Basis {
    /// On what kind of thing.
    pub status: Status,
    /// The statements that attest or suggest it.
    pub cites: Vec<StatementName>,
    /// The reading that argues it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub reading: Option<Id>,
    /// Why it does not apply.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub why: Option<Text>,
}

/// A sentence of the rules in words.
#[derive(Debug, Serialize, JsonSchema)]
pub struct RuleSentence {
    /// The sentence, in every language of the site.
    pub text: BTreeMap<String, String>,
    /// The axes it comes from; none where the archive speaks of what it calls the pits.
    pub axes: Vec<Axis>,
    /// What it says besides the value of its axis.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub clause: Option<Clause>,
}

/// A decision where the notes leave a choice.
#[derive(Debug, Serialize, JsonSchema)]
pub struct Reading {
    /// Its id.
    pub id: Id,
    /// What is in doubt.
    pub question: Text,
    /// The statements it reads.
    pub cites: Vec<StatementName>,
    /// The axes it settles.
    pub axes: Vec<Axis>,
    /// The reading adopted, in words.
    pub adopted: Text,
    /// Why.
    pub why: Text,
    /// The works it leans on.
    pub bibliography: Vec<WorkKey>,
    /// What was counted for the figures that the reason tells.
    pub figures: Vec<CountedFigure>,
    /// What else one could read.
    pub alternatives: Vec<Alternative>,
}

/// How many of a number of random games have a property.
#[derive(Debug, Serialize, JsonSchema)]
pub struct CountedFigure {
    /// The games, the property and the share that the reason tells.
    #[serde(flatten)]
    pub figure: Figure,
    /// In how many of the games it is so.
    pub count: u32,
}

/// What else one could read, and what that changes.
#[derive(Debug, Serialize, JsonSchema)]
pub struct Alternative {
    /// Its id within its reading.
    pub id: Id,
    /// It in words.
    pub text: Text,
    /// What is to be said for or against it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub why: Option<Text>,
    /// The axes it sets otherwise.
    pub change: Vec<Setting>,
    /// Where the game goes otherwise, found by running it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub divergence: Option<Divergence>,
}

/// Where an alternative leads elsewhere than the reading adopted.
#[derive(Debug, Serialize, JsonSchema)]
pub struct Divergence {
    /// Whether and where the games part, over all play from the start.
    pub parting: Parting,
    /// The examples that go otherwise.
    pub examples: Vec<ExampleDivergence>,
}

/// Whether and where two games part, over all play from the start.
#[derive(Debug, Serialize, JsonSchema)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Parting {
    /// They do not stand alike after a line of play.
    Parts {
        /// Moves from the start, by the rules of both games.
        line: Vec<Move>,
        /// Whether every shorter line was looked at: no shorter one parts them.
        shortest: bool,
        /// Every line of so many plies was looked at.
        searched: u32,
        /// How things stand after it by the rules adopted.
        adopted: Position,
        /// How things stand after it by the alternative.
        other: Position,
        /// In what they differ.
        differs: Vec<Difference>,
    },
    /// No line was found that parts them.
    SameToDepth {
        /// Every line of so many plies was looked at.
        depth: u32,
        /// How many positions were looked at.
        positions: u64,
        /// How many random games were played to their end besides.
        games: u32,
    },
    /// No line whatever parts them.
    ProvenSame {
        /// How that is known.
        proof: Proof,
    },
}

/// Where an example goes otherwise.
#[derive(Debug, Serialize, JsonSchema)]
pub struct ExampleDivergence {
    /// The example.
    pub example: Id,
    /// The plies after which it is seen; 0 is the start.
    pub plies: usize,
    /// The position then under the alternative; none if the move before is not legal.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub position: Option<Position>,
}

/// A correction of an evident fault of a note.
#[derive(Debug, Serialize, JsonSchema)]
pub struct Emendation {
    /// Its id.
    pub id: Id,
    /// What kind of fault.
    pub kind: Fault,
    /// The faulty statements.
    pub cites: Vec<StatementName>,
    /// What is wrong.
    pub fault: Text,
    /// What is meant.
    pub correction: Text,
}

/// A difference between the witnesses.
#[derive(Debug, Serialize, JsonSchema)]
pub struct Variant {
    /// Its id.
    pub id: Id,
    /// The statement that differs, in each witness.
    pub cites: Vec<StatementName>,
    /// How it differs.
    pub kind: VariantKind,
    /// The difference, and which is right.
    pub text: Text,
}

/// A statement that running confirms or refutes.
#[derive(Debug, Serialize, JsonSchema)]
pub struct Claim {
    /// Its id.
    pub id: Id,
    /// The statements that make it.
    pub cites: Vec<StatementName>,
    /// What is claimed, and what is the case.
    pub text: Text,
    /// What running makes of it.
    pub verdict: Verdict,
    /// How it is put to the test; `sowbook verify` does so again.
    pub check: Check,
    /// What else is to be said.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub note: Option<Text>,
}

/// What else is to be said of statements.
#[derive(Debug, Serialize, JsonSchema)]
pub struct Remark {
    /// Its id.
    pub id: Id,
    /// What kind.
    pub kind: RemarkKind,
    /// The statements it is about.
    pub cites: Vec<StatementName>,
    /// The works it compares.
    pub bibliography: Vec<WorkKey>,
    /// What is said.
    pub text: Text,
}

/// Statements that no run can bear out.
#[derive(Debug, Serialize, JsonSchema)]
pub struct NotExecutable {
    /// The statement, in each witness.
    pub cites: Vec<StatementName>,
    /// Why not.
    pub reason: Text,
}

/// A link of the chain from the first teller to this archive.
#[derive(Debug, Serialize, JsonSchema)]
pub struct Link {
    /// What kind of link.
    pub kind: LinkKind,
    /// What it is.
    pub what: Text,
    /// When it was made: year, month or day, ISO 8601.
    pub date: Known<String>,
    /// Whom to name for it.
    pub attribution: Known<Text>,
    /// Under which licence it is.
    pub licence: Known<Text>,
    /// What else is known of it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub known: Option<Text>,
    /// What is not.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub unknown: Option<Text>,
    /// The sigla of the witnesses whose files it is.
    pub files: Vec<String>,
    /// The statements that show it.
    pub cites: Vec<StatementName>,
    /// The works that show it.
    pub bibliography: Vec<WorkKey>,
}

/// A worked example: a position, moves, what must come of them, and what came.
#[derive(Debug, Serialize, JsonSchema)]
pub struct Example {
    /// Its id.
    pub id: Id,
    /// What it is called.
    pub title: Text,
    /// What it shows.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub shows: Option<Text>,
    /// Whether it starts at the start of the game, not at a position set up by hand.
    pub from_start: bool,
    /// Where it starts.
    pub start: Position,
    /// Its moves, in order.
    pub plies: Vec<Ply>,
    /// What its editor, from the notes and by hand, expects of it.
    pub expectations: Vec<Expectation>,
    /// Why the game is over after its last move, if it is.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub over: Option<String>,
    /// What the game came to, if it is over.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub result: Option<ExpectedResult>,
    /// Whether it ran, every expectation held and the trace is the one reviewed.
    pub verified: bool,
}

/// One move of an example.
#[derive(Debug, Serialize, JsonSchema)]
pub struct Ply {
    /// The move.
    #[serde(rename = "move")]
    pub played: Move,
    /// Seeds the mover takes with it.
    pub captured: u8,
    /// How things stand after it, before the end of the game hands out anything.
    pub position: Position,
}

/// Something that must hold in an example: what is given of `move`, `refused`,
/// `board`, `over` and `result`.
#[derive(Debug, Default, Serialize, JsonSchema)]
pub struct Expectation {
    /// After how many plies of the example.
    pub at: usize,
    /// The next move.
    #[serde(rename = "move", skip_serializing_if = "Option::is_none")]
    pub played: Option<Move>,
    /// The seeds that it takes.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub captured: Option<u32>,
    /// A move that would be refused.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub refused: Option<Move>,
    /// Why it would be.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub reason: Option<String>,
    /// What the pits hold: South's and North's, each from its owner's left.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub board: Option<String>,
    /// Whether the game is over.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub over: Option<bool>,
    /// What it came to.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub result: Option<ExpectedResult>,
    /// The statements that say so.
    pub because_statements: Vec<StatementName>,
    /// The readings that say so.
    pub because_readings: Vec<Id>,
    /// What is to be said about it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub note: Option<Text>,
}

/// A work that the archive cites.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Work {
    /// Its key; what a work appeared in has none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub key: Option<String>,
    /// What kind of work, by the words of hayagriva's format.
    pub kind: String,
    /// Its title.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub title: Option<String>,
    /// Who wrote it.
    pub authors: Vec<Author>,
    /// Who edited it.
    pub editors: Vec<Author>,
    /// When it appeared: year, month or day, ISO 8601; `~` at its end if about then.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub date: Option<String>,
    /// Its language, if given.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub language: Option<String>,
    /// Its publisher.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub publisher: Option<String>,
    /// The organisation behind it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub organization: Option<String>,
    /// Where it was published.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub location: Option<String>,
    /// Its edition.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub edition: Option<String>,
    /// Its volume.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub volume: Option<String>,
    /// Its issue.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub issue: Option<String>,
    /// Its chapter.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub chapter: Option<String>,
    /// Its pages, or those meant.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub pages: Option<String>,
    /// What sort of thing it is, in words.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub genre: Option<String>,
    /// Where it is on the web.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub url: Option<String>,
    /// When it was seen there, ISO 8601.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub accessed: Option<String>,
    /// Its numbers by kind: `doi`, `isbn`, `issn`, `arxiv`.
    pub serial_numbers: BTreeMap<String, String>,
    /// What else is to be said.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub note: Option<String>,
    /// What of it was not seen; without this it was checked.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub check: Option<WorkCheck>,
    /// What it appeared in: a journal, a book, proceedings, a site.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub within: Vec<Work>,
}

/// A person of the archive.
#[derive(Debug, Serialize, JsonSchema)]
pub struct Person {
    /// The person's id.
    pub id: Id,
    /// The name as it is printed.
    pub name: String,
    /// The name by which lists are sorted: the family name first.
    pub sort: String,
    /// Other names and spellings met, wrong ones included.
    pub aliases: Vec<String>,
    /// What is known.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub note: Option<Text>,
}

/// A person or an organisation as the author of a work.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Author {
    /// The family name, or the only one.
    pub name: String,
    /// The given names.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub given_name: Option<String>,
    /// What stands before the family name, such as `van`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub prefix: Option<String>,
    /// What stands after it, such as `Jr.`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub suffix: Option<String>,
}
