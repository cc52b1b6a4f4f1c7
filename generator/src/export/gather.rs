//! From the linked archive and what running it came to, to what the data set says.

use std::collections::{BTreeMap, BTreeSet};

use engine::Axis;

use super::{
    document::{
        Alternative, ArchiveDocument, ArchiveHead, Basis, Claim, CountedFigure, Coverage, Dates,
        Divergence, Documentation, Emendation, Example, ExampleDivergence, Expectation,
        ForeignWords, Game, GameDocument, Id, Known, Language, Licence, Link, Move, Name,
        NotExecutable, Parting, People, Person, Place, Ply, Position, Reading, Remark, Rule,
        RuleSentence, Statement, StatementName, Variant, Witness, Work, WorkKey,
    },
    works::work,
};
use crate::{
    link::archive::{self, Archive, Cite, Reason, State},
    parse::{
        example::{ExpectationKind, ExpectedResult, From, Winner},
        note, segmentation,
        text::Text,
    },
    render::{
        texts::{Languages, TextError},
        words::rules_in_words,
    },
    verify::{self, ExampleRun, GameReport, Report, StatementCoverage, Totals},
};

/// The edition of the formats of the data set: raised when a reader of the one
/// before could be misled.
pub(super) const FORMAT: u32 = 1;

/// What the whole archive's document says.
pub(super) fn archive(
    archive: &Archive,
    report: &Report,
    languages: &Languages,
    schema: &str,
) -> Result<ArchiveDocument, TextError> {
    Ok(ArchiveDocument {
        schema: schema.to_owned(),
        archive: head(archive),
        languages: archive
            .languages
            .iter()
            .map(|language| Language {
                code: language.code.clone(),
                name: language.name.clone(),
                english_name: language.english_name.clone(),
                script: language.script.clone(),
                direction: language.direction,
                glottocode: language.glottocode.clone(),
                iso_639_3: language.iso_639_3.clone(),
            })
            .collect(),
        games: archive
            .games
            .iter()
            .filter_map(|one| Some((one, report.game(&one.slug)?)))
            .map(|(one, report)| game(one, report, languages))
            .collect::<Result<_, _>>()?,
        bibliography: archive
            .bibliography
            .iter()
            .map(|(key, entry)| work(entry, archive.checks.get(key)))
            .collect(),
        people: archive
            .persons
            .iter()
            .map(|(key, person)| Person {
                id: id(key),
                name: person.name.clone(),
                sort: person.sort.clone(),
                aliases: person.aliases.clone(),
                note: person.note.clone(),
            })
            .collect(),
    })
}

/// The documents of single games, from the whole archive's.
pub(super) fn game_documents(
    archive: &Archive,
    whole: ArchiveDocument,
    schema: &str,
) -> Vec<GameDocument> {
    let ArchiveDocument {
        archive: head,
        games,
        bibliography,
        ..
    } = whole;
    let document = |game: Game| {
        let cited: BTreeSet<&str> = archive
            .game(&game.slug.0)
            .into_iter()
            .flat_map(archive::Game::work_citations)
            .map(|citation| citation.work.key())
            .collect();
        let is_cited = |work: &&Work| work.key.as_deref().is_some_and(|key| cited.contains(key));
        GameDocument {
            schema: schema.to_owned(),
            archive: head.clone(),
            bibliography: bibliography.iter().filter(is_cited).cloned().collect(),
            game,
        }
    };
    games.into_iter().map(document).collect()
}

pub(super) fn head(archive: &Archive) -> ArchiveHead {
    let meta = &archive.meta;
    ArchiveHead {
        format: FORMAT,
        title: meta.title.clone(),
        version: meta.version.clone(),
        date: meta.date.clone(),
        address: meta.address.clone(),
        editors: meta.editors.iter().map(|one| one.name.clone()).collect(),
        licence: Licence {
            id: meta.licence.id.clone(),
            url: meta.licence.url.clone(),
            covers: meta.licence.covers.clone(),
        },
    }
}

fn game(
    game: &archive::Game,
    report: &GameReport,
    languages: &Languages,
) -> Result<Game, TextError> {
    let names = Names { game };
    Ok(Game {
        slug: id(&game.slug),
        formerly: ids(&game.formerly),
        title: game.title().to_owned(),
        names: game
            .names
            .iter()
            .map(|name| Name {
                text: name.text.clone(),
                script: name.script.clone(),
                language: name.language.clone(),
                cites: names.of(&name.cites),
                note: name.note.clone(),
            })
            .collect(),
        summary: game.summary.clone(),
        family: game.classification.family,
        status: game.classification.status,
        players: game.classification.players.clone(),
        witnesses: game
            .witnesses
            .iter()
            .map(|one| witness(game, one, report))
            .collect(),
        documentation: game
            .documentation
            .iter()
            .map(|one| names.documentation(one))
            .collect(),
        dates: names.dates(&game.dates),
        places: game.places.iter().map(|one| names.place(one)).collect(),
        notices: names.known(&game.notices, Vec::clone),
        rules: game
            .rule_records
            .iter()
            .map(|rule| names.rule(rule))
            .collect(),
        rule_book: rule_book(game, languages)?,
        readings: game
            .readings
            .iter()
            .map(|one| names.reading(one, report))
            .collect(),
        emendations: game
            .emendations
            .iter()
            .map(|one| Emendation {
                id: id(&one.id),
                kind: one.kind,
                cites: names.of(&one.cites),
                fault: one.fault.clone(),
                correction: one.correction.clone(),
            })
            .collect(),
        variants: game
            .variants
            .iter()
            .map(|one| Variant {
                id: id(&one.id),
                cites: names.of([&one.statement]),
                kind: one.kind,
                text: one.text.clone(),
            })
            .collect(),
        claims: game
            .claims
            .iter()
            .map(|one| Claim {
                id: id(&one.id),
                cites: names.of(&one.cites),
                text: one.text.clone(),
                verdict: one.verdict,
                check: one.check.clone(),
                note: one.note.clone(),
            })
            .collect(),
        remarks: game
            .remarks
            .iter()
            .map(|one| Remark {
                id: id(&one.id),
                kind: one.kind,
                cites: names.of(&one.cites),
                bibliography: keys(&one.bibliography),
                text: one.text.clone(),
            })
            .collect(),
        not_executable: game
            .not_executable
            .iter()
            .map(|one| NotExecutable {
                cites: names.of([&one.statement]),
                reason: one.reason.clone(),
            })
            .collect(),
        provenance: game.provenance.iter().map(|one| names.link(one)).collect(),
        further_reading: keys(&game.further_reading),
        examples: game
            .examples
            .iter()
            .filter_map(|one| example(&names, one, report.example(&one.id)?))
            .collect(),
        totals: Totals::of(&report.coverage),
    })
}

fn id(id: &str) -> Id {
    Id(id.to_owned())
}

fn ids(all: &[String]) -> Vec<Id> {
    all.iter().map(|one| id(one)).collect()
}

fn keys(works: &[archive::Work]) -> Vec<WorkKey> {
    works
        .iter()
        .map(|work| WorkKey(work.key().to_owned()))
        .collect()
}

/// What cites, readings and places of one game are called.
struct Names<'g> {
    game: &'g archive::Game,
}

impl Names<'_> {
    /// The statements cited, each once, witness by witness.
    fn of<'c>(&self, cites: impl IntoIterator<Item = &'c Cite> + Clone) -> Vec<StatementName> {
        let mut all = Vec::new();
        for witness in &self.game.witnesses {
            for statement in &witness.note.statements {
                let is_cited = cites
                    .clone()
                    .into_iter()
                    .any(|cite| cite.covers(&witness.siglum, &statement.id));
                if is_cited {
                    all.push(statement_name(witness, statement));
                }
            }
        }
        all
    }

    fn reading_at(&self, index: usize) -> Option<Id> {
        self.game.readings.get(index).map(|one| id(&one.id))
    }

    /// What is known of something whose value is said as `say` says it.
    fn known<T, S>(&self, known: &archive::Known<T>, say: impl Fn(&T) -> S) -> Known<S> {
        Known {
            status: known.status(),
            value: known.value().map(say),
            why: match &known.state {
                State::Inferred { why, .. } => Some(why.clone()),
                State::NotApplicable { why } => why.clone(),
                State::Stated(_) | State::NotStated | State::StatedAsNone => None,
            },
            cites: self.of(&known.cites),
            bibliography: keys(&known.bibliography),
            note: known.note.clone(),
        }
    }

    fn documentation(&self, one: &archive::Documentation) -> Documentation {
        Documentation {
            role: one.role,
            person: self.known(&one.person, |person| id(&person.id)),
            place: self.known(&one.place, |place| id(place)),
            date: self.known(&one.date, String::clone),
            cites: self.of(&one.cites),
            bibliography: keys(&one.bibliography),
            note: one.note.clone(),
        }
    }

    fn dates(&self, dates: &archive::Dates) -> Dates {
        Dates {
            play: self.known(&dates.play, String::clone),
            record: self.known(&dates.record, String::clone),
            publication: self.known(&dates.publication, String::clone),
            access: self.known(&dates.access, String::clone),
        }
    }

    fn place(&self, one: &archive::Location) -> Place {
        let peoples = one.peoples.iter().map(|people| People {
            name: self.known(&people.name, Text::clone),
            language: self.known(&people.language, Text::clone),
            glottocode: self.known(&people.glottocode, String::clone),
        });
        Place {
            id: id(&one.id),
            name: one.name.clone(),
            country: one.country.clone(),
            latitude: one.latitude,
            longitude: one.longitude,
            precision_km: one.precision_km,
            peoples: peoples.collect(),
            cites: self.of(&one.cites),
            bibliography: keys(&one.bibliography),
            note: one.note.clone(),
        }
    }

    fn link(&self, one: &archive::Link) -> Link {
        Link {
            kind: one.kind,
            what: one.what.clone(),
            date: self.known(&one.date, String::clone),
            attribution: self.known(&one.attribution, Text::clone),
            licence: self.known(&one.licence, Text::clone),
            known: one.known.clone(),
            unknown: one.unknown.clone(),
            files: one.files.clone(),
            cites: self.of(&one.cites),
            bibliography: keys(&one.bibliography),
        }
    }

    fn rule(&self, rule: &archive::Rule) -> Rule {
        Rule {
            axis: rule.setting.axis(),
            setting: rule.setting.clone(),
            basis: self.basis(&rule.basis),
            clauses: rule
                .clauses
                .iter()
                .map(|(clause, basis)| (*clause, self.basis(basis)))
                .collect(),
        }
    }

    fn basis(&self, basis: &archive::Basis) -> Basis {
        Basis {
            status: basis.status,
            cites: self.of(&basis.cites),
            reading: basis.reading.and_then(|index| self.reading_at(index)),
            why: basis.why.clone(),
        }
    }

    fn reading(&self, reading: &archive::Reading, report: &GameReport) -> Reading {
        let alternatives = reading.alternatives.iter().map(|one| Alternative {
            id: id(&one.id),
            text: one.text.clone(),
            why: one.why.clone(),
            change: one.change.clone(),
            divergence: report
                .divergences
                .iter()
                .find(|found| found.reading == reading.id && found.alternative == one.id)
                .map(divergence),
        });
        Reading {
            id: id(&reading.id),
            question: reading.question.clone(),
            cites: self.of(&reading.cites),
            axes: reading.axes.clone(),
            adopted: reading.adopted.clone(),
            why: reading.why.clone(),
            bibliography: keys(&reading.bibliography),
            figures: report
                .figures
                .iter()
                .filter(|run| run.reading == reading.id)
                .map(|run| CountedFigure {
                    figure: run.figure,
                    count: run.count,
                })
                .collect(),
            alternatives: alternatives.collect(),
        }
    }
}

pub(super) fn statement_name(
    witness: &archive::Witness,
    statement: &note::Statement,
) -> StatementName {
    StatementName(format!("{}:{}", witness.siglum, statement.id))
}

fn witness(game: &archive::Game, witness: &archive::Witness, report: &GameReport) -> Witness {
    Witness {
        siglum: witness.siglum.clone(),
        language: witness.language.clone(),
        file: format!("games/{}/{}", game.slug, witness.file),
        sha256: witness.sha256.clone(),
        received_as: witness.received_as.clone(),
        translation: witness.translation,
        licence: witness.licence.clone(),
        title: witness.note.title.as_ref().map(|words| words.text.clone()),
        note: witness.remark.clone(),
        statements: witness
            .note
            .statements
            .iter()
            .filter_map(|one| statement(game, witness, one, report))
            .collect(),
    }
}

fn statement(
    game: &archive::Game,
    witness: &archive::Witness,
    statement: &note::Statement,
    report: &GameReport,
) -> Option<Statement> {
    let coverage = report
        .coverage
        .iter()
        .find(|one| one.siglum == witness.siglum && one.statement == statement.id)?;
    Some(Statement {
        id: statement_name(witness, statement),
        section: statement.id.section,
        number: statement.id.number,
        form: statement.form,
        label: statement.label.clone(),
        text: statement.text.clone(),
        language: game.language_of(witness, statement).to_owned(),
        foreign_words: foreign_words(game, witness, statement),
        line: statement.line,
        column: statement.column,
        start: statement.span.start,
        end: statement.span.end,
        hash: segmentation::hash(statement, &witness.source),
        gloss: gloss(game, &witness.siglum, statement).cloned(),
        coverage: covered(coverage),
    })
}

/// The words of a statement that are in another language than the rest.
fn foreign_words(
    game: &archive::Game,
    witness: &archive::Witness,
    statement: &note::Statement,
) -> Vec<ForeignWords> {
    let language = game.language_of(witness, statement);
    let marked = game.marked(witness, statement).into_iter();
    marked
        .filter(|one| one.language != language)
        .map(|one| ForeignWords {
            words: one.words.to_owned(),
            language: one.language.to_owned(),
        })
        .collect()
}

/// The gloss of a statement, if there is one.
fn gloss<'g>(
    game: &'g archive::Game,
    siglum: &str,
    statement: &note::Statement,
) -> Option<&'g Text> {
    game.glosses
        .iter()
        .find(|(cite, _)| cite.covers(siglum, &statement.id))
        .map(|(_, text)| text)
}

fn covered(coverage: &StatementCoverage) -> Coverage {
    Coverage {
        role: coverage.role,
        normative: coverage.is_normative,
        borne_out: coverage.is_borne_out,
        rules: coverage.rules.clone(),
        readings: ids(&coverage.readings),
        emendations: ids(&coverage.emendations),
        claims: ids(&coverage.claims),
        variants: ids(&coverage.variants),
        remarks: ids(&coverage.remarks),
        expected_in: ids(&coverage.expected_in),
        exercised_in: ids(&coverage.exercised_in),
    }
}

fn divergence(found: &verify::Divergence) -> Divergence {
    Divergence {
        parting: match &found.parting {
            verify::Parting::Parts {
                line,
                searched,
                adopted,
                other,
                differs,
            } => Parting::Parts {
                line: line.iter().map(|one| Move(one.clone())).collect(),
                shortest: found.parting.is_shortest(),
                searched: *searched,
                adopted: position(adopted.position),
                other: position(other.position),
                differs: differs.clone(),
            },
            verify::Parting::SameToDepth {
                depth,
                positions,
                games,
            } => Parting::SameToDepth {
                depth: *depth,
                positions: *positions,
                games: *games,
            },
            verify::Parting::ProvenSame(proof) => Parting::ProvenSame { proof: *proof },
        },
        examples: found
            .examples
            .iter()
            .map(|one| ExampleDivergence {
                example: id(&one.example),
                plies: one.plies,
                position: one.position.map(position),
            })
            .collect(),
    }
}

fn position(position: engine::Position) -> Position {
    Position(position.to_string())
}

/// The sentences of the rules in every language: the tables have the same texts,
/// so the sentences are the same ones.
fn rule_book(game: &archive::Game, languages: &Languages) -> Result<Vec<RuleSentence>, TextError> {
    let mut book: Vec<RuleSentence> = Vec::new();
    for texts in languages.iter() {
        for (index, one) in rules_in_words(&game.rules, texts)?.into_iter().enumerate() {
            if index == book.len() {
                book.push(RuleSentence {
                    text: BTreeMap::new(),
                    axes: Axis::ALL
                        .iter()
                        .copied()
                        .filter(|axis| one.sentence.axes.contains(*axis))
                        .collect(),
                    clause: one.clause,
                });
            }
            book[index]
                .text
                .insert(texts.language().to_owned(), one.sentence.text);
        }
    }
    Ok(book)
}

/// An example as it ran; none if it could not be run to its end.
fn example(names: &Names<'_>, example: &archive::Example, run: &ExampleRun) -> Option<Example> {
    let line = run.line.as_ref()?;
    let end = line.end();
    Some(Example {
        id: id(&example.id),
        title: example.record.title.clone(),
        shows: example.record.shows.clone(),
        from_start: example.record.from == From::Start,
        start: position(line.start.position),
        plies: line
            .plies
            .iter()
            .map(|ply| Ply {
                played: Move(ply.played.to_string()),
                captured: ply.captured,
                position: position(ply.after.position),
            })
            .collect(),
        expectations: example
            .record
            .expect
            .iter()
            .map(|one| expectation(names, one))
            .collect(),
        over: end.over.map(|cause| cause.name().to_owned()),
        result: end.outcome.map(|outcome| ExpectedResult {
            south: u32::from(outcome.south),
            north: u32::from(outcome.north),
            winner: match outcome.winner {
                Some(engine::Side::South) => Winner::South,
                Some(engine::Side::North) => Winner::North,
                None => Winner::Draw,
            },
        }),
        verified: run.is_verified,
    })
}

fn expectation(
    names: &Names<'_>,
    expectation: &crate::parse::example::Expectation<Reason>,
) -> Expectation {
    let cites: Vec<&Cite> = expectation
        .because
        .iter()
        .filter_map(|reason| match reason {
            Reason::Cite(cite) => Some(cite),
            Reason::Reading(_) => None,
        })
        .collect();
    let readings = expectation
        .because
        .iter()
        .filter_map(|reason| match reason {
            Reason::Cite(_) => None,
            Reason::Reading(index) => names.reading_at(*index),
        })
        .collect();
    let what = match &expectation.kind {
        ExpectationKind::Move { played, captured } => Expectation {
            played: Some(Move(played.clone())),
            captured: *captured,
            ..Expectation::default()
        },
        ExpectationKind::Refused { refused, reason } => Expectation {
            refused: Some(Move(refused.clone())),
            reason: Some(reason.clone()),
            ..Expectation::default()
        },
        ExpectationKind::Position {
            board,
            over,
            result,
        } => Expectation {
            board: board.clone(),
            over: *over,
            result: result.clone(),
            ..Expectation::default()
        },
    };
    Expectation {
        at: expectation.at,
        because_statements: names.of(cites),
        because_readings: readings,
        note: expectation.note.clone(),
        ..what
    }
}
