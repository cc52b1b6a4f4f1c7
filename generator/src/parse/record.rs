//! The record of a game, `game.yaml`: what its editor says about it.
//!
//! Types only, as the file has them. What a record names by id or key (statements,
//! works, readings, examples) is text here and a reference after linking: that is
//! what the parameters `C` (a cite) and `W` (a work) stand for.

use std::collections::BTreeMap;

use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value, json};

use super::known::KnownRecord;
use super::text::Text;

/// A whole `game.yaml`.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct GameRecord {
    /// What the game is called; the first is its title.
    pub names: Vec<Name>,
    /// The game in two sentences, for catalogues.
    pub summary: Text,
    /// Where it belongs.
    pub classification: Classification,
    /// The notes that describe it.
    pub witnesses: Vec<WitnessRecord>,
    /// Slugs that the game once had, so that old addresses still lead to it.
    #[serde(default)]
    pub formerly: Vec<String>,
    /// Who observed, told, wrote and published it.
    #[serde(default)]
    pub documentation: Vec<DocumentationRecord>,
    /// When it was played, recorded, published and last looked up.
    pub dates: DatesRecord,
    /// Where it is or was played.
    #[serde(default)]
    pub places: Vec<LocationRecord>,
    /// What communities ask of those who use the documentation.
    pub notices: KnownRecord<Vec<Notice>>,
    /// Every axis of the rules.
    #[schemars(schema_with = "rules_schema")]
    pub rules: BTreeMap<String, RuleRecord>,
    /// Decisions where the notes are silent, ambiguous or contradictory.
    #[serde(default)]
    pub readings: Vec<ReadingRecord>,
    /// Corrections of evident faults of the notes.
    #[serde(default)]
    pub emendations: Vec<Emendation>,
    /// Words of the notes in another language than the note's own.
    #[serde(default)]
    pub foreign_words: Vec<ForeignWords>,
    /// Differences between the witnesses.
    #[serde(default)]
    pub variants: Vec<Variant>,
    /// Statements that running confirms or refutes.
    #[serde(default)]
    pub claims: Vec<ClaimRecord>,
    /// What else is to be said of statements.
    #[serde(default)]
    pub remarks: Vec<Remark>,
    /// Statements that no run can bear out.
    #[serde(default)]
    pub not_executable: Vec<NotExecutable>,
    /// Explanations of single statements.
    #[serde(default)]
    pub glosses: BTreeMap<String, Text>,
    /// The chain from the first teller to this archive.
    #[serde(default)]
    pub provenance: Vec<LinkRecord>,
    /// Works on the game or its kin that nothing above leans on.
    #[serde(default)]
    pub further_reading: Vec<String>,
}

/// A name of the game.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Name<C = String> {
    /// The name.
    pub text: String,
    /// Its script, ISO 15924.
    pub script: String,
    /// Its language, if known.
    pub language: Option<String>,
    /// Who says so.
    #[serde(default = "Vec::<C>::new")]
    pub cites: Vec<C>,
    /// What is to be said about it.
    pub note: Option<Text>,
}

/// Where a game belongs.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Classification {
    /// The family of boards.
    pub family: Family,
    /// How old or new it is.
    pub status: GameStatus,
    /// Who plays it.
    pub players: Text,
}

/// The family of boards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Family {
    /// Two rows of pits.
    TwoRow,
}

/// How old or new a game is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum GameStatus {
    /// Handed down.
    Traditional,
    /// Made by someone known.
    Invented,
}

/// A note that describes the game.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct WitnessRecord {
    /// Its short name in cites.
    pub siglum: String,
    /// Its language; a table of it must be there.
    pub language: String,
    /// Its file, seen from the record's folder.
    pub file: String,
    /// SHA-256 of its bytes, 64 hexadecimal digits.
    pub sha256: String,
    /// The file's name as received.
    pub received_as: String,
    /// Whether it is a translation.
    pub translation: Translation,
    /// What is known about its licence.
    pub licence: Text,
    /// What else is to be said.
    pub note: Option<Text>,
}

/// Whether a note is a translation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Translation {
    /// Written in its language.
    Original,
    /// Translated by a person.
    Human,
    /// Translated by a machine.
    Machine,
    /// Not known.
    Unknown,
}

/// One part in the making of the documentation.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct DocumentationRecord {
    /// Which part.
    pub role: Role,
    /// Whose.
    pub person: KnownRecord<String>,
    /// Where: the id of one of the record's places.
    pub place: KnownRecord<String>,
    /// When: year, month or day, ISO 8601.
    pub date: KnownRecord<String>,
    /// The statements that say so, of all of the above.
    #[serde(default)]
    pub cites: Vec<String>,
    /// The works that say so, of all of the above.
    #[serde(default)]
    pub bibliography: Vec<String>,
    /// What else is to be said.
    pub note: Option<Text>,
}

/// The dates of a documentation, which are four and not one. Each is a year,
/// a month or a day, ISO 8601, or two of these with a slash between.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct DatesRecord {
    /// When it was played as documented.
    pub play: KnownRecord<String>,
    /// When that was recorded.
    pub record: KnownRecord<String>,
    /// When that was published.
    pub publication: KnownRecord<String>,
    /// When whoever made the notes looked the publication up.
    pub access: KnownRecord<String>,
}

/// A label by which a community says what it asks of those who use what is
/// documented here, by reference to the project that keeps these labels.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Notice {
    /// What the label is called.
    pub label: String,
    /// Where the label, or the community's own wording of it, is kept.
    pub address: String,
    /// The community that applied it.
    pub applied_by: String,
    /// Its wording, in the community's own words.
    pub text: Text,
}

/// A part in the making of the documentation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Role {
    /// Told or showed the game.
    Informant,
    /// Saw it or wrote it down.
    Observer,
    /// Was told by the observer.
    Recipient,
    /// Put it into print or on a page.
    Publication,
}

/// Where a game is or was played.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct LocationRecord {
    /// Its id in the record.
    pub id: String,
    /// What it is called.
    pub name: Text,
    /// Country, ISO 3166.
    pub country: String,
    /// Degrees north.
    pub latitude: f64,
    /// Degrees east.
    pub longitude: f64,
    /// How far off the position may be, in kilometres.
    pub precision_km: f64,
    /// Who plays it there.
    #[serde(default)]
    pub peoples: Vec<PeopleRecord>,
    /// The statements that name it.
    #[serde(default)]
    pub cites: Vec<String>,
    /// The works that name it.
    #[serde(default)]
    pub bibliography: Vec<String>,
    /// What else is to be said.
    pub note: Option<Text>,
}

/// Who plays a game at a place, and in which language.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct PeopleRecord {
    /// What they are called.
    pub name: KnownRecord<Text>,
    /// What their language is called.
    pub language: KnownRecord<Text>,
    /// Its key in Glottolog, e.g. `yoru1245`.
    pub glottocode: KnownRecord<String>,
}

/// How one axis is set, and who says so.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct RuleRecord {
    /// The setting, as the engine reads it.
    pub value: serde_json::Value,
    /// On what it rests.
    pub status: Status,
    /// The statements that attest or suggest it.
    #[serde(default)]
    pub cites: Vec<String>,
    /// The reading that argues it.
    pub reading: Option<String>,
    /// Why the axis does not apply.
    pub why: Option<Text>,
    /// The clauses that rest on something else than the value does.
    #[serde(default)]
    pub clauses: BTreeMap<String, ClauseRecord>,
}

/// On what a clause of a rule rests.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ClauseRecord {
    /// On what it rests.
    pub status: Status,
    /// The statements that attest or suggest it.
    #[serde(default)]
    pub cites: Vec<String>,
    /// The reading that argues it.
    pub reading: Option<String>,
    /// Why it does not apply.
    pub why: Option<Text>,
}

/// On what a rule rests.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Status {
    /// A note says so.
    Attested,
    /// The notes lead there without saying so.
    Inferred,
    /// The notes are silent; the editor decided.
    Editorial,
    /// The axis can make no difference in this game.
    NotApplicable,
}

impl Status {
    /// As records write it.
    pub fn name(self) -> &'static str {
        match self {
            Status::Attested => "attested",
            Status::Inferred => "inferred",
            Status::Editorial => "editorial",
            Status::NotApplicable => "not_applicable",
        }
    }
}

/// A decision where the notes are silent, ambiguous or contradictory.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ReadingRecord {
    /// Its id in the record.
    pub id: String,
    /// What is in doubt.
    pub question: Text,
    /// The statements it reads.
    #[serde(default)]
    pub cites: Vec<String>,
    /// The axes it settles.
    #[serde(default)]
    pub axes: Vec<String>,
    /// The reading adopted, in words.
    pub adopted: Text,
    /// Why.
    pub why: Text,
    /// The works it leans on.
    #[serde(default)]
    pub bibliography: Vec<String>,
    /// What was counted for the figures that the reason tells.
    #[serde(default)]
    pub figures: Vec<Figure>,
    /// What else one could read.
    #[serde(default)]
    pub alternatives: Vec<AlternativeRecord>,
}

/// How many of a number of random games have a property: counted again whenever
/// the record is verified.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, Serialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Figure {
    /// How many games: 1 to [`MOST_GAMES`].
    pub games: u32,
    /// The first one's seed of chance.
    pub seed: u64,
    /// Which property.
    pub property: Property,
    /// In how many of a hundred games the text says it is so.
    pub percent: Percent,
}

impl Figure {
    /// The games and the property.
    pub fn random_games(&self) -> RandomGames {
        RandomGames {
            games: self.games,
            seed: self.seed,
            property: self.property,
        }
    }

    /// Whether so many games are within the share.
    pub fn fits(&self, count: u32) -> bool {
        let hundredfold = u64::from(count) * 100;
        let of_games = |percent: u8| u64::from(percent) * u64::from(self.games);
        (of_games(self.percent.from)..=of_games(self.percent.to)).contains(&hundredfold)
    }
}

/// A share in hundredths, the bounds included.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, Serialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Percent {
    /// At least so many.
    pub from: u8,
    /// At most so many: 100 or fewer.
    pub to: u8,
}

/// What else one could read.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct AlternativeRecord {
    /// Its id in the reading.
    pub id: String,
    /// It in words.
    pub text: Text,
    /// What is to be said for or against it.
    pub why: Option<Text>,
    /// The axes it sets otherwise.
    #[schemars(schema_with = "changes_schema")]
    pub change: BTreeMap<String, serde_json::Value>,
}

/// A correction of an evident fault of a note.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Emendation<C = String> {
    /// Its id in the record.
    pub id: String,
    /// What kind of fault.
    pub kind: Fault,
    /// The faulty statements.
    pub cites: Vec<C>,
    /// What is wrong.
    pub fault: Text,
    /// What is meant.
    pub correction: Text,
}

/// Kinds of fault in a note.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Fault {
    /// A label before the wrong statement.
    Label,
    /// The name of a program's parameter in the prose.
    ParameterName,
    /// A word taken in the wrong one of its senses.
    Translation,
    /// Words left in another language than the note's.
    Untranslated,
    /// A sentence that says it badly.
    Wording,
}

/// Words of a note in another language than its own, for those who have a page
/// read aloud to them.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ForeignWords<C = String> {
    /// Their language, by its tag in BCP 47, e.g. `en`, `am-Latn`.
    pub language: String,
    /// The statements in which they stand: in every one of them.
    pub cites: Vec<C>,
    /// The words, as they stand there, in the label or in the heading too; without
    /// them, all that the statements say after their labels.
    #[serde(default)]
    pub words: Vec<String>,
}

/// A difference between the witnesses.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Variant<S = String> {
    /// Its id in the record.
    pub id: String,
    /// The statement that differs.
    pub statement: S,
    /// How it differs.
    pub kind: VariantKind,
    /// The difference, and which is right.
    pub text: Text,
}

/// How witnesses differ.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum VariantKind {
    /// The same statement in other words.
    Wording,
    /// A statement or a number that one has and another has not.
    Structure,
}

/// A statement that running confirms or refutes.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ClaimRecord {
    /// Its id in the record.
    pub id: String,
    /// The statements that make it.
    pub cites: Vec<String>,
    /// What is claimed, and what is the case.
    pub text: Text,
    /// What running must make of it.
    pub verdict: Verdict,
    /// How it is put to the test.
    pub check: Check,
    /// What else is to be said.
    pub note: Option<Text>,
}

/// What running makes of a claim.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Verdict {
    /// It is so.
    Confirmed,
    /// It is not so.
    Refuted,
}

impl Verdict {
    /// As records write it.
    pub fn name(self) -> &'static str {
        match self {
            Verdict::Confirmed => "confirmed",
            Verdict::Refuted => "refuted",
        }
    }
}

/// How a claim is put to the test. Its verdict follows from what running shows.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Check {
    /// This example shows that it is so.
    Example(String),
    /// These examples show together that it is so: each of them.
    Examples(Vec<String>),
    /// This example shows that it is not so.
    Counterexample(String),
    /// It is so if the rules alone show it, for every game there can be: for the
    /// properties that [can be proven](Property::can_be_proven).
    Proof(Property),
    /// It is so if every one of these random games has the property.
    EveryGame(RandomGames),
    /// It is so if at least one of these random games has the property.
    SomeGame(RandomGames),
    /// It is so if every position that can be reached has the property.
    EveryPosition(EveryPosition),
    /// It is so if at least one position that can be reached has it.
    SomePosition(EveryPosition),
    /// It is so if the alternative is proven to be the same game, or is the same
    /// in all lines of play from the start to this depth.
    SameGame {
        /// The reading's id.
        reading: String,
        /// The alternative's id.
        alternative: String,
        /// Plies from the start: at most [`DEEPEST_CHECK`].
        depth: u32,
    },
}

/// Random games from the start and a property that they may have.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize, Serialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct RandomGames {
    /// How many: 1 to [`MOST_GAMES`].
    pub games: u32,
    /// Of which seed of chance.
    pub seed: u64,
    /// Which property.
    pub property: Property,
}

impl RandomGames {
    /// The seed of each game, in order.
    pub fn seeds(self) -> impl Iterator<Item = u64> {
        (0..u64::from(self.games)).map(move |game| self.seed.wrapping_add(game))
    }
}

/// Every position that can be reached from the start, and a property that it may
/// have. A line of play that comes back to a position goes on here: there are
/// perhaps some more positions than games can come to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize, Serialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct EveryPosition {
    /// Which property.
    pub property: Property,
    /// Positions that the board could hold if no rule bore on it: the check is
    /// not made if there are more. 1 to [`MOST_POSITIONS`].
    pub at_most: u64,
}

/// Most positions that a check may have to look at.
pub const MOST_POSITIONS: u64 = 1_000_000;
/// Most random games that a check may play, so that verifying stays quick.
pub const MOST_GAMES: u32 = 100_000;
/// Most plies to which a check may compare two games.
pub const DEEPEST_CHECK: u32 = 12;

/// A property of a whole game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Property {
    /// A player passes.
    Passes,
    /// The game ends because a position comes back.
    EndsByRepetition,
    /// The game ends, and not because a position comes back.
    EndsWithoutRepetition,
    /// Every move captures an even number of seeds, none included.
    CapturesEven,
    /// What the end finds on the board is an even number of seeds.
    RemainderEven,
    /// After every move there is at least one seed on the board.
    BoardNeverEmpty,
    /// After some move there is no seed left on the board.
    BoardEmpties,
    /// If the game ends because the player to move has no legal move, that
    /// player's row is empty and the other's is not.
    StuckWithEmptyRow,
    /// The two totals of the result make up all the seeds of the game.
    TotalsComplete,
    /// The second move of the game captures.
    SecondMoveCaptures,
    /// The game ends because the player to move has no legal move, and has no
    /// seeds in the own row.
    StuckWithoutSeeds,
    /// The game ends because the player to move has seeds, but only sowings that
    /// never end.
    EndsOnlyEndless,
}

impl Property {
    /// Those of which an argument from the rules is known.
    pub const PROVABLE: [Property; 4] = [
        Property::CapturesEven,
        Property::BoardNeverEmpty,
        Property::StuckWithEmptyRow,
        Property::TotalsComplete,
    ];

    /// Whether it is one of [these](Property::PROVABLE).
    pub fn can_be_proven(self) -> bool {
        Property::PROVABLE.contains(&self)
    }
}

/// What else is to be said of statements.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Remark<C = String, W = String> {
    /// Its id in the record.
    pub id: String,
    /// What kind.
    pub kind: RemarkKind,
    /// The statements it is about.
    pub cites: Vec<C>,
    /// The works it compares.
    #[serde(default = "Vec::<W>::new")]
    pub bibliography: Vec<W>,
    /// What is said.
    pub text: Text,
}

/// Kinds of remark.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum RemarkKind {
    /// The statement is comment without a source.
    Commentary,
    /// The statement is found in the notes only.
    OnlyHere,
    /// Elsewhere it is told otherwise.
    Elsewhere,
}

/// A statement that no run can bear out.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct NotExecutable<S = String> {
    /// The statement.
    pub statement: S,
    /// Why not.
    pub reason: Text,
}

/// A link of the chain from the first teller to this archive.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct LinkRecord {
    /// What kind of link.
    pub kind: LinkKind,
    /// What it is.
    pub what: Text,
    /// When it was made: year, month or day, ISO 8601.
    pub date: KnownRecord<String>,
    /// Whom to name for it.
    pub attribution: KnownRecord<Text>,
    /// Under which licence it is.
    pub licence: KnownRecord<Text>,
    /// What else is known of it.
    pub known: Option<Text>,
    /// What is not.
    pub unknown: Option<Text>,
    /// The sigla of the witnesses whose files it is.
    #[serde(default)]
    pub files: Vec<String>,
    /// The statements that show it.
    #[serde(default)]
    pub cites: Vec<String>,
    /// The works that show it.
    #[serde(default)]
    pub bibliography: Vec<String>,
}

/// Kinds of link in the chain of provenance.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum LinkKind {
    /// Those who told or showed the game.
    Informant,
    /// Its first description.
    Description,
    /// A page of a wiki.
    Wiki,
    /// A longer text made from a shorter one.
    Expansion,
    /// A translation.
    Translation,
    /// A file as received.
    File,
    /// This archive.
    Archive,
}

/// Every axis with its record; the value is one that the engine reads.
fn rules_schema(generator: &mut SchemaGenerator) -> Schema {
    let rule = generator.subschema_for::<RuleRecord>();
    let axes: Map<String, Value> = values_by_axis(generator)
        .into_iter()
        .map(|(axis, value)| {
            let mut rule = rule.clone();
            rule.insert("properties".to_owned(), json!({ "value": value }));
            (axis, rule.to_value())
        })
        .collect();
    let names: Vec<&String> = axes.keys().collect();
    json_schema!({
        "type": "object",
        "required": names,
        "properties": axes,
        "additionalProperties": false,
    })
}

/// Some axes with values that the engine reads.
fn changes_schema(generator: &mut SchemaGenerator) -> Schema {
    json_schema!({
        "type": "object",
        "minProperties": 1,
        "properties": values_by_axis(generator),
        "additionalProperties": false,
    })
}

/// What values each axis can have.
fn values_by_axis(generator: &mut SchemaGenerator) -> Map<String, Value> {
    let setting = engine::Setting::json_schema(generator).to_value();
    let settings = setting.get("oneOf").and_then(Value::as_array);
    settings
        .into_iter()
        .flatten()
        .filter_map(|one| one.get("properties")?.as_object())
        .flatten()
        .map(|(axis, value)| (axis.clone(), value.clone()))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::GameRecord;
    use crate::source::Source;
    use crate::yaml;

    const MINIMAL: &str = "\
names: [{text: T, script: Latn}]
summary: {en: S}
classification: {family: two_row, status: traditional, players: {en: P}}
witnesses: []
dates: {play: {status: not_stated}, record: {status: not_stated}, publication: {status: not_stated}, access: {status: not_stated}}
notices: {status: not_stated}
rules: {}
";

    fn check_error(addition: &str, code: &str, line: usize, message: &str) {
        let source = Source::new("game.yaml", format!("{MINIMAL}{addition}"));
        let error = yaml::parse::<GameRecord>(&source).expect_err("the record is bad");
        let span = error.span.clone().expect("the place is known");
        assert_eq!(
            (error.code, source.place(span.start).line),
            (code, line),
            "{error:?}"
        );
        assert!(error.message.contains(message), "{}", error.message);
    }

    #[test]
    fn unknown_keys_and_values_are_errors() {
        check_error("reading: []\n", "unknown-key", 8, "unknown key `reading`");
        check_error(
            "claims:\n  - {id: c, cites: [], text: {en: T}, verdict: maybe, check: {example: e}}\n",
            "wrong-value",
            9,
            "unknown value `maybe`",
        );
        check_error(
            "not_executable:\n  - {statement: play.1, reasons: {en: R}}\n",
            "unknown-key",
            9,
            "unknown key `reasons`",
        );
    }
}
