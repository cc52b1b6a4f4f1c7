//! The archive as it is after linking: every name is a reference.

use std::collections::BTreeMap;
use std::fmt;
use std::ops::Range;

use engine::{Axis, Rules, Setting};

use crate::clause::Clause;
use crate::foreign::Marked;
use crate::link::coverage::Coverage;
use crate::parse::archive::ArchiveRecord;
use crate::parse::bibliography::Bibliography;
use crate::parse::checks::Checks;
use crate::parse::example::ExampleRecord;
use crate::parse::known::Knowledge;
use crate::parse::language::Languages;
use crate::parse::note::{Note, Section, Statement, StatementId};
use crate::parse::people::Persons;
use crate::parse::record::{
    Check, Classification, Emendation, Figure, ForeignWords, LinkKind, Name, NotExecutable, Notice,
    Remark, Role, Status, Translation, Variant, Verdict,
};
use crate::parse::segmentation::Segmentation;
use crate::parse::text::Text;
use crate::source::Source;

/// The whole archive.
#[derive(Debug)]
pub struct Archive {
    /// Title, version, date, editors, licence.
    pub meta: ArchiveRecord,
    /// The languages of notes, by code.
    pub languages: Languages,
    /// The works cited.
    pub bibliography: Bibliography,
    /// How far the works were checked, by key; every key is that of a work.
    pub checks: Checks,
    /// Those who told, observed, wrote and edited.
    pub persons: Persons,
    /// The games, by slug.
    pub games: Vec<Game>,
}

impl Archive {
    /// The game of this slug.
    pub fn game(&self, slug: &str) -> Option<&Game> {
        self.games.iter().find(|game| game.slug == slug)
    }
}

/// One game: its rules, what they rest on, and the notes.
#[derive(Debug)]
pub struct Game {
    /// Its name in addresses and on the command line; its folder's name.
    pub slug: String,
    /// The record's file.
    pub source: Source,
    /// What it is called; the first is its title.
    pub names: Vec<Name<Cite>>,
    /// The game in two sentences.
    pub summary: Text,
    /// Where it belongs.
    pub classification: Classification,
    /// Slugs that it once had; no other game has or had them.
    pub formerly: Vec<String>,
    /// The notes that describe it.
    pub witnesses: Vec<Witness>,
    /// Who observed, told, wrote and published it.
    pub documentation: Vec<Documentation>,
    /// When it was played, recorded, published and last looked up.
    pub dates: Dates,
    /// Where it is or was played.
    pub places: Vec<Location>,
    /// What communities ask of those who use the documentation.
    pub notices: Known<Vec<Notice>>,
    /// The rules as adopted.
    pub rules: Rules,
    /// Each axis and what it rests on, in the order of [`Axis::ALL`].
    pub rule_records: Vec<Rule>,
    /// Decisions where the notes leave a choice.
    pub readings: Vec<Reading>,
    /// Corrections of evident faults.
    pub emendations: Vec<Emendation<Cite>>,
    /// Words of the notes in another language than the note's own; they stand
    /// where they are said to.
    pub foreign_words: Vec<ForeignWords<Cite>>,
    /// Differences between witnesses.
    pub variants: Vec<Variant<Cite>>,
    /// Statements that running confirms or refutes.
    pub claims: Vec<Claim>,
    /// What else is to be said of statements.
    pub remarks: Vec<Remark<Cite, Work>>,
    /// Statements that no run can bear out.
    pub not_executable: Vec<NotExecutable<Cite>>,
    /// Explanations of single statements.
    pub glosses: Vec<(Cite, Text)>,
    /// The chain from the first teller to this archive.
    pub provenance: Vec<Link>,
    /// Works on the game or its kin that nothing above leans on.
    pub further_reading: Vec<Work>,
    /// Worked examples, by id.
    pub examples: Vec<Example>,
    /// Who cites which statement.
    pub coverage: Coverage,
}

impl Game {
    /// Its first name.
    pub fn title(&self) -> &str {
        self.names
            .first()
            .map_or(self.slug.as_str(), |name| name.text.as_str())
    }

    /// The reading of this id.
    pub fn reading(&self, id: &str) -> Option<&Reading> {
        self.readings.iter().find(|reading| reading.id == id)
    }

    /// The readings that have a say in this axis.
    pub fn readings_of(&self, axis: Axis) -> impl Iterator<Item = &Reading> {
        self.readings
            .iter()
            .filter(move |reading| reading.axes.contains(&axis))
    }

    /// The example of this id.
    pub fn example(&self, id: &str) -> Option<&Example> {
        self.examples.iter().find(|example| example.id == id)
    }

    /// The words of a statement that are in another language than its note.
    pub fn marked<'g>(&'g self, witness: &'g Witness, statement: &'g Statement) -> Vec<Marked<'g>> {
        self.foreign_words
            .iter()
            .filter(|foreign| {
                let mut cites = foreign.cites.iter();
                cites.any(|cite| cite.covers(&witness.siglum, &statement.id))
            })
            .flat_map(|foreign| {
                let whole = foreign.words.is_empty().then_some(statement.text.as_str());
                let words = foreign.words.iter().map(String::as_str);
                words.chain(whole).map(|words| Marked {
                    language: &foreign.language,
                    words,
                })
            })
            .collect()
    }

    /// The language of a statement: its note's, unless all of it is in another. A
    /// label is in the note's.
    pub fn language_of<'g>(&'g self, witness: &'g Witness, statement: &'g Statement) -> &'g str {
        let marked = self.marked(witness, statement);
        let mut whole = marked
            .iter()
            .filter(|one| statement.label.is_none() && one.words == statement.text);
        whole
            .next()
            .map_or(witness.language.as_str(), |one| one.language)
    }

    /// What this axis rests on.
    pub fn rule(&self, axis: Axis) -> &Rule {
        self.rule_records
            .iter()
            .find(|rule| rule.setting.axis() == axis)
            .expect("a linked game has a record for every axis")
    }

    /// The rules with one alternative in the place of the reading adopted;
    /// `None` if there is no such reading or alternative.
    pub fn rules_under(&self, reading: &str, alternative: &str) -> Option<Rules> {
        let alternative = self.reading(reading)?.alternative(alternative)?;
        Some(alternative.apply(&self.rules))
    }
}

/// A note and what is known about it.
#[derive(Debug)]
pub struct Witness {
    /// Its short name in cites.
    pub siglum: String,
    /// Its language.
    pub language: String,
    /// Its file seen from the record's folder.
    pub file: String,
    /// The checksum recorded.
    pub sha256: String,
    /// The file's name as received.
    pub received_as: String,
    /// Whether it is a translation.
    pub translation: Translation,
    /// What is known about its licence.
    pub licence: Text,
    /// What else is to be said.
    pub remark: Option<Text>,
    /// The file.
    pub source: Source,
    /// What it says.
    pub note: Note,
    /// Its committed segmentation, if there is one.
    pub segmentation: Option<Segmentation>,
}

/// Statements and works that are named together.
pub type Sources<'g> = (&'g [Cite], &'g [Work]);

/// What is known of something, and who says so.
#[derive(Clone, Debug)]
pub struct Known<T> {
    /// What it is, or why there is nothing to say.
    pub state: State<T>,
    /// The statements that say so.
    pub cites: Vec<Cite>,
    /// The works that say so.
    pub bibliography: Vec<Work>,
    /// What else is to be said.
    pub note: Option<Text>,
}

impl<T> Known<T> {
    /// The same with another value for the value.
    pub(super) fn map<U>(self, change: impl FnOnce(T) -> U) -> Known<U> {
        let state = match self.state {
            State::Stated(value) => State::Stated(change(value)),
            State::Inferred { value, why } => State::Inferred {
                value: change(value),
                why,
            },
            State::NotStated => State::NotStated,
            State::StatedAsNone => State::StatedAsNone,
            State::NotApplicable { why } => State::NotApplicable { why },
        };
        Known {
            state,
            cites: self.cites,
            bibliography: self.bibliography,
            note: self.note,
        }
    }

    /// The value, stated or inferred.
    pub fn value(&self) -> Option<&T> {
        match &self.state {
            State::Stated(value) | State::Inferred { value, .. } => Some(value),
            State::NotStated | State::StatedAsNone | State::NotApplicable { .. } => None,
        }
    }

    /// Who says so.
    pub fn sources(&self) -> Sources<'_> {
        (&self.cites, &self.bibliography)
    }

    /// How it is known, or why not, without the value.
    pub fn status(&self) -> Knowledge {
        match &self.state {
            State::Stated(_) => Knowledge::Stated,
            State::Inferred { .. } => Knowledge::Inferred,
            State::NotStated => Knowledge::NotStated,
            State::StatedAsNone => Knowledge::StatedAsNone,
            State::NotApplicable { .. } => Knowledge::NotApplicable,
        }
    }
}

/// What something is, or why there is nothing to say.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum State<T> {
    /// A statement or a work says it.
    Stated(T),
    /// The sources lead there without saying so.
    Inferred {
        /// Where they lead.
        value: T,
        /// From what.
        why: Text,
    },
    /// The sources are silent.
    NotStated,
    /// A source says that there is none.
    StatedAsNone,
    /// There can be none.
    NotApplicable {
        /// Why not.
        why: Option<Text>,
    },
}

/// A person of [`Archive::persons`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Named {
    /// The person's id.
    pub id: String,
    /// The name as it is printed.
    pub name: String,
}

/// One part in the making of the documentation.
#[derive(Clone, Debug)]
pub struct Documentation {
    /// Which part.
    pub role: Role,
    /// Whose.
    pub person: Known<Named>,
    /// Where: the id of one of the record's places.
    pub place: Known<String>,
    /// When: year, month or day, ISO 8601, or two of them with a slash between.
    pub date: Known<String>,
    /// The statements that say so, of all of the above.
    pub cites: Vec<Cite>,
    /// The works that say so, of all of the above.
    pub bibliography: Vec<Work>,
    /// What else is to be said.
    pub note: Option<Text>,
}

impl Documentation {
    /// Who says so, of all of it and of each part.
    pub fn sources(&self) -> [Sources<'_>; 4] {
        [
            (&self.cites, &self.bibliography),
            self.person.sources(),
            self.place.sources(),
            self.date.sources(),
        ]
    }
}

/// The dates of a documentation; each as in [`Documentation::date`].
#[derive(Clone, Debug)]
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

impl Dates {
    /// Who says so, of all of it and of each part.
    pub fn sources(&self) -> [Sources<'_>; 4] {
        [
            self.play.sources(),
            self.record.sources(),
            self.publication.sources(),
            self.access.sources(),
        ]
    }
}

/// Where a game is or was played.
#[derive(Clone, Debug)]
pub struct Location {
    /// Its id in the record.
    pub id: String,
    /// What it is called.
    pub name: Text,
    /// Country, ISO 3166.
    pub country: String,
    /// Degrees north, −90 to 90.
    pub latitude: f64,
    /// Degrees east, −180 to 180.
    pub longitude: f64,
    /// How far off the position may be, in kilometres.
    pub precision_km: f64,
    /// Who plays it there.
    pub peoples: Vec<People>,
    /// The statements that name it.
    pub cites: Vec<Cite>,
    /// The works that name it.
    pub bibliography: Vec<Work>,
    /// What else is to be said.
    pub note: Option<Text>,
}

impl Location {
    /// Who says so, of the place and of those who play there.
    pub fn sources(&self) -> Vec<Sources<'_>> {
        let mut sources = vec![(self.cites.as_slice(), self.bibliography.as_slice())];
        sources.extend(self.peoples.iter().flat_map(People::sources));
        sources
    }
}

/// Who plays a game at a place, and in which language.
#[derive(Clone, Debug)]
pub struct People {
    /// What they are called.
    pub name: Known<Text>,
    /// What their language is called.
    pub language: Known<Text>,
    /// Its key in Glottolog.
    pub glottocode: Known<String>,
}

impl People {
    /// Who says so, of all of it and of each part.
    pub fn sources(&self) -> [Sources<'_>; 3] {
        [
            self.name.sources(),
            self.language.sources(),
            self.glottocode.sources(),
        ]
    }
}

/// A link of the chain from the first teller to this archive.
#[derive(Clone, Debug)]
pub struct Link {
    /// What kind of link.
    pub kind: LinkKind,
    /// What it is.
    pub what: Text,
    /// When it was made; as in [`Documentation::date`].
    pub date: Known<String>,
    /// Whom to name for it.
    pub attribution: Known<Text>,
    /// Under which licence it is.
    pub licence: Known<Text>,
    /// What else is known of it.
    pub known: Option<Text>,
    /// What is not.
    pub unknown: Option<Text>,
    /// The sigla of the witnesses whose files it is.
    pub files: Vec<String>,
    /// The statements that show it.
    pub cites: Vec<Cite>,
    /// The works that show it.
    pub bibliography: Vec<Work>,
}

impl Link {
    /// Who says so, of all of it and of each part.
    pub fn sources(&self) -> [Sources<'_>; 4] {
        [
            (&self.cites, &self.bibliography),
            self.date.sources(),
            self.attribution.sources(),
            self.licence.sources(),
        ]
    }
}

/// How one axis is set, and what that rests on.
#[derive(Clone, Debug)]
pub struct Rule {
    /// The setting.
    pub setting: Setting,
    /// On what it rests.
    pub basis: Basis,
    /// The clauses that rest on something of their own.
    pub clauses: BTreeMap<Clause, Basis>,
}

impl Rule {
    /// On what the rule rests, or one of its clauses.
    pub fn basis(&self, clause: Option<Clause>) -> &Basis {
        clause
            .and_then(|clause| self.clauses.get(&clause))
            .unwrap_or(&self.basis)
    }

    /// The clause, if it rests on something of its own.
    pub fn own_clause(&self, clause: Option<Clause>) -> Option<Clause> {
        clause.filter(|clause| self.clauses.contains_key(clause))
    }

    /// Every statement cited, for its clauses too.
    pub fn cites(&self) -> impl Iterator<Item = &Cite> {
        std::iter::once(&self.basis)
            .chain(self.clauses.values())
            .flat_map(|basis| &basis.cites)
    }
}

/// On what a rule, or a clause of a rule, rests.
#[derive(Clone, Debug)]
pub struct Basis {
    /// On what kind of thing.
    pub status: Status,
    /// The statements that attest or suggest it.
    pub cites: Vec<Cite>,
    /// The reading that argues it: its place in [`Game::readings`].
    pub reading: Option<usize>,
    /// Why it does not apply.
    pub why: Option<Text>,
}

impl Basis {
    /// Whether it has a say in the game.
    pub fn applies(&self) -> bool {
        self.status != Status::NotApplicable
    }
}

/// A decision where the notes leave a choice.
#[derive(Clone, Debug)]
pub struct Reading {
    /// Its id.
    pub id: String,
    /// What is in doubt.
    pub question: Text,
    /// The statements it reads.
    pub cites: Vec<Cite>,
    /// The axes it settles.
    pub axes: Vec<Axis>,
    /// The reading adopted, in words.
    pub adopted: Text,
    /// Why.
    pub why: Text,
    /// The works it leans on.
    pub bibliography: Vec<Work>,
    /// What was counted for the figures that the reason tells.
    pub figures: Vec<Figure>,
    /// What else one could read.
    pub alternatives: Vec<Alternative>,
}

impl Reading {
    /// The alternative of this id.
    pub fn alternative(&self, id: &str) -> Option<&Alternative> {
        self.alternatives
            .iter()
            .find(|alternative| alternative.id == id)
    }
}

/// What else one could read.
#[derive(Clone, Debug)]
pub struct Alternative {
    /// Its id within its reading.
    pub id: String,
    /// It in words.
    pub text: Text,
    /// What is to be said for or against it.
    pub why: Option<Text>,
    /// The axes it sets otherwise, each once.
    pub change: Vec<Setting>,
}

impl Alternative {
    /// `rules` with this alternative.
    pub fn apply(&self, rules: &Rules) -> Rules {
        let mut rules = rules.clone();
        for setting in &self.change {
            rules.set(setting.clone());
        }
        rules
    }
}

/// A statement that running confirms or refutes.
#[derive(Clone, Debug)]
pub struct Claim {
    /// Its id.
    pub id: String,
    /// The statements that make it.
    pub cites: Vec<Cite>,
    /// What is claimed, and what is the case.
    pub text: Text,
    /// What follows for the statements.
    pub verdict: Verdict,
    /// What running must show; readings, alternatives and examples named in it exist.
    pub check: Check,
    /// What else is to be said.
    pub note: Option<Text>,
}

/// A worked example.
#[derive(Clone, Debug)]
pub struct Example {
    /// Its id; its file's name.
    pub id: String,
    /// Its file.
    pub source: Source,
    /// What it says.
    pub record: ExampleRecord<Reason>,
    /// The trace committed beside it.
    pub trace: Option<Source>,
}

/// Why something must hold.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reason {
    /// Because statements say so.
    Cite(Cite),
    /// Because of a reading: its place in [`Game::readings`].
    Reading(usize),
}

/// A cite that leads somewhere: at least one statement.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cite {
    /// The one witness it names; else it speaks of all.
    pub witness: Option<String>,
    /// The section.
    pub section: Section,
    /// The statement's number; else the whole section.
    pub number: Option<u32>,
    /// The statements meant, in order.
    pub statements: Vec<StatementId>,
    /// The file in which it is written.
    pub path: String,
    /// Where in that file.
    pub span: Range<usize>,
}

impl Cite {
    /// Whether it speaks of this statement of this witness.
    pub fn covers(&self, siglum: &str, statement: &StatementId) -> bool {
        self.witness.as_deref().is_none_or(|own| own == siglum)
            && self.statements.contains(statement)
    }

    /// Whether there is a statement of a witness of which both speak.
    pub fn shares_with(&self, other: &Cite) -> bool {
        let of_one = match (&self.witness, &other.witness) {
            (Some(one), Some(other)) => one == other,
            _ => true,
        };
        of_one
            && self
                .statements
                .iter()
                .any(|id| other.statements.contains(id))
    }
}

impl fmt::Display for Cite {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(witness) = &self.witness {
            write!(formatter, "{witness}:")?;
        }
        write!(formatter, "{}", self.section.name())?;
        match self.number {
            Some(number) => write!(formatter, ".{number}"),
            None => Ok(()),
        }
    }
}

/// The key of a work that is in the bibliography.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Work(String);

impl Work {
    /// Only for keys that were found.
    pub(super) fn found(key: &str) -> Work {
        Work(key.to_owned())
    }

    /// The key.
    pub fn key(&self) -> &str {
        &self.0
    }
}
