//! The archive as a CLDF StructureDataset: languages are the witnesses,
//! parameters the axes of the rules, values what a witness says of an axis.
//!
//! A value belongs to a witness only if statements of that witness are cited
//! for it; for every other axis the row says with what status the archive fills
//! the gap, and its value stays empty.
//!
//! Specification: <https://github.com/cldf/cldf>, CLDF 1.0.

use engine::Axis;
use serde_json::Value;

use super::{
    bibtex, codes,
    document::{ArchiveDocument, Game, Rule, StatementName, Witness, Work},
};
use crate::{
    parse::text::Text,
    render::{
        site::File,
        texts::{TextError, Texts},
        words::axis_name,
    },
};

mod table;

use table::{Ids, References, Sources, Table, rows};

/// The folder of the data set.
pub(super) const FOLDER: &str = "cldf";
/// What describes it.
pub(super) const METADATA: &str = "cldf/StructureDataset-metadata.json";
/// Its sources: the works and the notes.
pub(super) const SOURCES: &str = "cldf/sources.bib";

rows! {
    /// A witness: the note that is the `language` of its values.
    struct LanguageRow {
        /// The game and the witness's siglum.
        id: String = "ID",
        /// The game's title and the language of the note.
        name: String = "Name",
        /// The language of the note, by Glottolog: not that of those who play.
        glottocode: String = "Glottocode",
        /// The language of the note, by ISO 639-3.
        iso_639_3: String = "ISO639P3code",
        /// The game.
        game: String = "Game_ID",
        /// The witness's short name in citations of its statements.
        siglum: String = "Siglum",
        /// Whether the note is a translation: original, human, machine or unknown.
        translation: String = "Translation",
        /// The file's name as received.
        received_as: String = "Received_As",
        /// SHA-256 of the file's bytes.
        sha256: String = "SHA256",
        /// What is known about the note's licence: that of the data set does not cover it.
        licence: String = "Licence",
        /// The note among the sources.
        source: Sources = "Source",
    }

    /// An axis of the rules.
    struct ParameterRow {
        /// The axis's name with `-` for the dots in it.
        id: String = "ID",
        /// What the axis is called.
        name: String = "Name",
        /// What it settles.
        description: String = "Description",
        /// The axis as records and the program name it.
        axis: String = "Axis",
    }

    /// A value that an axis can have. Axes with numbers in them have none listed.
    struct CodeRow {
        /// The parameter and the value.
        id: String = "ID",
        /// The axis.
        parameter: String = "Parameter_ID",
        /// The value as the program reads it: a name, or JSON where it has parts.
        name: String = "Name",
        /// What it means.
        description: String = "Description",
    }

    /// What a witness says of an axis. There is a row for each of both.
    struct ValueRow {
        /// The witness and the axis.
        id: String = "ID",
        /// The witness.
        witness: String = "Language_ID",
        /// The axis.
        parameter: String = "Parameter_ID",
        /// The value that statements of this witness are cited for, as the program
        /// reads it: a name, or JSON where it has parts. Empty where none are.
        value: Option<String> = "Value",
        /// The value among those listed.
        code: Option<String> = "Code_ID",
        /// The statements cited, each with its name and its words.
        comment: Option<String> = "Comment",
        /// The note, with the names of the statements cited in the place of pages.
        source: Sources = "Source",
        /// On what the archive's value rests: attested, by a note of the game;
        /// inferred, from what the notes do say; editorial, the notes are silent and
        /// the editor decided; not_applicable, the axis can make no difference.
        status: String = "Status",
        /// The value that the archive adopts for the game, whoever attests it.
        adopted: String = "Adopted_Value",
        /// The statements of this witness that are cited.
        statements: Ids = "Statement_IDs",
        /// The reading that argues the value adopted.
        reading: Option<String> = "Reading_ID",
    }

    /// A game.
    struct GameRow {
        /// Its name in addresses.
        id: String = "ID",
        /// Its title.
        name: String = "Name",
        /// The game in two sentences.
        description: String = "Description",
        /// The family of boards.
        family: String = "Family",
        /// How old or new it is: traditional or invented.
        status: String = "Status",
        /// Who plays it.
        players: String = "Players",
    }

    /// A place where a game is or was played.
    struct PlaceRow {
        /// The game and the place.
        id: String = "ID",
        /// The game.
        game: String = "Game_ID",
        /// What it is called.
        name: String = "Name",
        /// Country, ISO 3166.
        country: String = "Country",
        /// Degrees north.
        latitude: f64 = "Latitude",
        /// Degrees east.
        longitude: f64 = "Longitude",
        /// How far off the position may be, in kilometres.
        precision_km: f64 = "Precision_km",
        /// The notes and works that name it.
        source: Sources = "Source",
    }

    /// The smallest part of a note that can be cited.
    struct StatementRow {
        /// The witness, the section and the statement's number there.
        id: String = "ID",
        /// The witness.
        witness: String = "Language_ID",
        /// The statement as it is cited within its game, such as `sq:capture.2`.
        name: String = "Name",
        /// The section it stands in.
        section: String = "Section",
        /// Its place there, from 1.
        number: u32 = "Number",
        /// The label before its colon.
        label: Option<String> = "Label",
        /// What it says: Unicode NFC, without label and markup.
        text: String = "Text",
        /// A working translation into English by the archive; no part of the witness.
        gloss: Option<String> = "Gloss",
        /// Its line in the note, from 1.
        line: usize = "Line",
        /// Its column there in characters, from 1.
        column: usize = "Column",
        /// Its first byte in the note, label included, from 0.
        start: usize = "Start",
        /// The byte after its last.
        end: usize = "End",
        /// The first 12 hexadecimal digits of the SHA-256 of those bytes in Unicode NFC.
        hash: String = "Hash",
        /// The part it plays in the edition.
        role: Option<String> = "Role",
    }

    /// A decision where the notes are silent, ambiguous or contradictory.
    struct ReadingRow {
        /// The game and the reading.
        id: String = "ID",
        /// The game.
        game: String = "Game_ID",
        /// What is in doubt.
        question: String = "Question",
        /// The reading adopted, in words.
        adopted: String = "Adopted",
        /// Why.
        why: String = "Why",
        /// What else one could read, in words; how the games part is in the JSON files.
        alternatives: Option<String> = "Alternatives",
        /// The axes it settles.
        parameters: Ids = "Parameter_IDs",
        /// The statements it reads.
        statements: Ids = "Statement_IDs",
        /// The works it leans on.
        source: Sources = "Source",
    }

    /// A worked example: moves that were run and checked.
    struct ExampleRow {
        /// The game and the example.
        id: String = "ID",
        /// The game.
        game: String = "Game_ID",
        /// What it is called.
        name: String = "Name",
        /// What it shows.
        description: Option<String> = "Description",
        /// Where it starts: South's pits and North's, each from its owner's left; who
        /// moves; what both have captured; plies played.
        start: String = "Start",
        /// Its moves: the letters of the pits lifted, small ones North's; `-` is a pass.
        moves: Option<String> = "Moves",
        /// The position after its last move.
        end: String = "End",
        /// Why the game is over then, if it is.
        over: Option<String> = "Over",
        /// South's seeds if the game is over.
        south: Option<u32> = "South",
        /// North's seeds if the game is over.
        north: Option<u32> = "North",
        /// Who won, if the game is over: south, north or draw.
        winner: Option<String> = "Winner",
        /// Whether it ran as expected and its trace is the one that was reviewed.
        verified: bool = "Verified",
        /// The statements for which something is expected of it.
        statements: Ids = "Statement_IDs",
        /// The readings for which something is expected of it.
        readings: Ids = "Reading_IDs",
    }
}

/// Foreign keys: a column, and the table whose ID it holds.
const OF_GAME: (&str, &str) = ("Game_ID", "games.csv");
const OF_WITNESS: (&str, &str) = ("Language_ID", "languages.csv");
const OF_PARAMETER: (&str, &str) = ("Parameter_ID", "parameters.csv");
const OF_PARAMETERS: (&str, &str) = ("Parameter_IDs", "parameters.csv");
const OF_CODE: (&str, &str) = ("Code_ID", "codes.csv");
const OF_STATEMENTS: (&str, &str) = ("Statement_IDs", "statements.csv");
const OF_READING: (&str, &str) = ("Reading_ID", "readings.csv");
const OF_READINGS: (&str, &str) = ("Reading_IDs", "readings.csv");

/// The files of the data set; `citation` says how the archive is cited.
pub(super) fn files(
    whole: &ArchiveDocument,
    citation: &str,
    texts: &Texts,
) -> Result<Vec<File>, TextError> {
    let tables = tables(whole, texts)?;
    let mut files = vec![
        (
            METADATA.to_owned(),
            super::pretty(&metadata(whole, citation, texts, &tables)),
        ),
        (SOURCES.to_owned(), sources(whole).into_bytes()),
    ];
    for table in tables {
        files.push((format!("{FOLDER}/{}", table.url), table.csv));
    }
    Ok(files)
}

fn tables(whole: &ArchiveDocument, texts: &Texts) -> Result<Vec<Table>, TextError> {
    let axes = codes::axes();
    let games = &whole.games;
    let witnesses = || {
        games
            .iter()
            .flat_map(|game| game.witnesses.iter().map(move |witness| (game, witness)))
    };
    let parameters = axes
        .iter()
        .map(|one| {
            Ok(ParameterRow {
                id: parameter_id(one.axis),
                name: axis_name(one.axis, texts)?,
                description: one.description.clone(),
                axis: one.axis.name().to_owned(),
            })
        })
        .collect::<Result<Vec<_>, TextError>>()?;
    let codes: Vec<_> = axes
        .iter()
        .flat_map(|one| one.values.iter().map(|value| code(one.axis, value)))
        .collect();
    let has_code = |id: &String| codes.iter().any(|code| code.id == *id);
    let languages: Vec<_> = witnesses()
        .map(|(game, witness)| language(whole, game, witness))
        .collect();
    let values: Vec<_> = witnesses()
        .flat_map(|(game, witness)| {
            let value = move |rule| value(game, witness, rule, has_code);
            game.rules.iter().map(value)
        })
        .collect();
    let statements: Vec<_> = witnesses()
        .flat_map(|(game, witness)| statements(game, witness))
        .collect();
    let game_rows: Vec<_> = games.iter().map(game_row).collect();
    let places: Vec<_> = games.iter().flat_map(places).collect();
    let readings: Vec<_> = games.iter().flat_map(readings).collect();
    let examples: Vec<_> = games.iter().flat_map(examples).collect();
    let none: References = &[];
    let of_value: References = &[OF_WITNESS, OF_PARAMETER, OF_CODE, OF_STATEMENTS, OF_READING];
    let of_reading: References = &[OF_GAME, OF_PARAMETERS, OF_STATEMENTS];
    let of_example: References = &[OF_GAME, OF_STATEMENTS, OF_READINGS];
    Ok(vec![
        Table::component("languages.csv", "LanguageTable", &languages, &[OF_GAME]),
        Table::component("parameters.csv", "ParameterTable", &parameters, none),
        Table::component("values.csv", "ValueTable", &values, of_value),
        Table::component("codes.csv", "CodeTable", &codes, &[OF_PARAMETER]),
        Table::own("games.csv", &game_rows, none),
        Table::own("places.csv", &places, &[OF_GAME]),
        Table::own("statements.csv", &statements, &[OF_WITNESS]),
        Table::own("readings.csv", &readings, of_reading),
        Table::own("example-games.csv", &examples, of_example),
    ])
}

fn code(axis: Axis, value: &codes::ValueDescription) -> CodeRow {
    CodeRow {
        id: code_id(axis, &value.value),
        parameter: parameter_id(axis),
        name: codes::in_a_cell(&value.value),
        description: value.description.clone(),
    }
}

fn language(whole: &ArchiveDocument, game: &Game, witness: &Witness) -> LanguageRow {
    let language = whole
        .languages
        .iter()
        .find(|one| one.code == witness.language);
    let of = |part: fn(&super::document::Language) -> &String| {
        language.map(part).cloned().unwrap_or_default()
    };
    LanguageRow {
        id: witness_id(game, &witness.siglum),
        name: format!("{} ({})", game.title, of(|one| &one.english_name)),
        glottocode: of(|one| &one.glottocode),
        iso_639_3: of(|one| &one.iso_639_3),
        game: game.slug.0.clone(),
        siglum: witness.siglum.clone(),
        translation: table::name_of(&witness.translation),
        received_as: witness.received_as.clone(),
        sha256: witness.sha256.clone(),
        licence: english(&witness.licence),
        source: Sources(vec![witness_id(game, &witness.siglum)]),
    }
}

fn value(
    game: &Game,
    witness: &Witness,
    rule: &Rule,
    has_code: impl Fn(&String) -> bool,
) -> ValueRow {
    let witness_id = witness_id(game, &witness.siglum);
    let adopted = setting_value(rule);
    let cited: Vec<_> = witness
        .statements
        .iter()
        .filter(|statement| rule.basis.cites.contains(&statement.id))
        .collect();
    let code = code_id(rule.axis, &adopted);
    let adopted = codes::in_a_cell(&adopted);
    let is_said = !cited.is_empty();
    let comment: Vec<String> = cited
        .iter()
        .map(|one| match &one.label {
            Some(label) => format!("{}: {label}: {}", one.id.0, one.text),
            None => format!("{}: {}", one.id.0, one.text),
        })
        .collect();
    let names: Vec<&str> = cited.iter().map(|one| short(&one.id)).collect();
    ValueRow {
        id: format!("{witness_id}_{}", parameter_id(rule.axis)),
        parameter: parameter_id(rule.axis),
        value: is_said.then(|| adopted.clone()),
        code: Some(code).filter(|code| is_said && has_code(code)),
        comment: is_said.then(|| comment.join("\n")),
        source: Sources(if is_said {
            vec![format!("{witness_id}[{}]", names.join(", "))]
        } else {
            Vec::new()
        }),
        status: table::name_of(&rule.basis.status),
        adopted,
        statements: statement_ids(game, cited.iter().map(|one| &one.id)),
        reading: rule.basis.reading.as_ref().map(|id| within(game, &id.0)),
        witness: witness_id,
    }
}

fn game_row(game: &Game) -> GameRow {
    GameRow {
        id: game.slug.0.clone(),
        name: game.title.clone(),
        description: english(&game.summary),
        family: table::name_of(&game.family),
        status: table::name_of(&game.status),
        players: english(&game.players),
    }
}

fn places(game: &Game) -> Vec<PlaceRow> {
    game.places
        .iter()
        .map(|one| {
            let works = one.bibliography.iter().map(|key| key.0.clone());
            PlaceRow {
                id: within(game, &one.id.0),
                game: game.slug.0.clone(),
                name: english(&one.name),
                country: one.country.clone(),
                latitude: one.latitude,
                longitude: one.longitude,
                precision_km: one.precision_km,
                source: Sources(notes_cited(game, &one.cites).chain(works).collect()),
            }
        })
        .collect()
}

/// The notes among the sources, with the statements cited in the place of pages.
fn notes_cited<'g>(
    game: &'g Game,
    cites: &'g [StatementName],
) -> impl Iterator<Item = String> + 'g {
    game.witnesses.iter().filter_map(|witness| {
        let prefix = format!("{}:", witness.siglum);
        let names: Vec<&str> = cites
            .iter()
            .filter_map(|name| name.0.strip_prefix(&prefix))
            .collect();
        let key = witness_id(game, &witness.siglum);
        (!names.is_empty()).then(|| format!("{key}[{}]", names.join(", ")))
    })
}

fn statements(game: &Game, witness: &Witness) -> Vec<StatementRow> {
    witness
        .statements
        .iter()
        .map(|one| StatementRow {
            id: statement_id(game, &one.id),
            witness: witness_id(game, &witness.siglum),
            name: one.id.0.clone(),
            section: one.section.name().to_owned(),
            number: one.number,
            label: one.label.clone(),
            text: one.text.clone(),
            gloss: one.gloss.as_ref().map(english),
            line: one.line,
            column: one.column,
            start: one.start,
            end: one.end,
            hash: one.hash.clone(),
            role: one.coverage.role.map(|role| role.name().to_owned()),
        })
        .collect()
}

fn readings(game: &Game) -> Vec<ReadingRow> {
    game.readings
        .iter()
        .map(|one| {
            let alternatives: Vec<String> = one
                .alternatives
                .iter()
                .map(|one| format!("{}: {}", one.id.0, english(&one.text)))
                .collect();
            ReadingRow {
                id: within(game, &one.id.0),
                game: game.slug.0.clone(),
                question: english(&one.question),
                adopted: english(&one.adopted),
                why: english(&one.why),
                alternatives: (!alternatives.is_empty()).then(|| alternatives.join("\n")),
                parameters: Ids(one.axes.iter().map(|axis| parameter_id(*axis)).collect()),
                statements: statement_ids(game, &one.cites),
                source: Sources(one.bibliography.iter().map(|key| key.0.clone()).collect()),
            }
        })
        .collect()
}

fn examples(game: &Game) -> Vec<ExampleRow> {
    game.examples
        .iter()
        .map(|one| {
            let moves: Vec<&str> = one.plies.iter().map(|ply| &*ply.played.0).collect();
            let end = one.plies.last().map_or(&one.start, |ply| &ply.position);
            let mut statements: Vec<&StatementName> = Vec::new();
            let mut readings: Vec<String> = Vec::new();
            for expectation in &one.expectations {
                for name in &expectation.because_statements {
                    if !statements.contains(&name) {
                        statements.push(name);
                    }
                }
                for id in &expectation.because_readings {
                    let id = within(game, &id.0);
                    if !readings.contains(&id) {
                        readings.push(id);
                    }
                }
            }
            ExampleRow {
                id: within(game, &one.id.0),
                game: game.slug.0.clone(),
                name: english(&one.title),
                description: one.shows.as_ref().map(english),
                start: one.start.0.clone(),
                moves: (!moves.is_empty()).then(|| moves.join(" ")),
                end: end.0.clone(),
                over: one.over.clone(),
                south: one.result.as_ref().map(|result| result.south),
                north: one.result.as_ref().map(|result| result.north),
                winner: one
                    .result
                    .as_ref()
                    .map(|result| table::name_of(&result.winner)),
                verified: one.verified,
                statements: statement_ids(game, statements),
                readings: Ids(readings),
            }
        })
        .collect()
}

fn english(text: &Text) -> String {
    text.english().to_owned()
}

/// The value alone of a setting, which is written as a map from its axis.
fn setting_value(rule: &Rule) -> Value {
    let setting = serde_json::to_value(&rule.setting).unwrap_or_default();
    setting.get(rule.axis.name()).cloned().unwrap_or_default()
}

// Ids of CLDF have letters, digits, `_` and `-`. Slugs and ids of the archive
// have no `_`, so that what is joined by it can be told apart.

fn witness_id(game: &Game, siglum: &str) -> String {
    format!("{}_{siglum}", game.slug.0)
}

fn within(game: &Game, id: &str) -> String {
    format!("{}_{id}", game.slug.0)
}

fn statement_id(game: &Game, name: &StatementName) -> String {
    format!("{}_{}", game.slug.0, name.0.replace([':', '.'], "_"))
}

fn statement_ids<'n>(game: &Game, names: impl IntoIterator<Item = &'n StatementName>) -> Ids {
    Ids(names
        .into_iter()
        .map(|name| statement_id(game, name))
        .collect())
}

/// A statement's name without the witness.
fn short(name: &StatementName) -> &str {
    name.0.split_once(':').map_or(&*name.0, |(_, short)| short)
}

fn parameter_id(axis: Axis) -> String {
    axis.name().replace('.', "-")
}

fn code_id(axis: Axis, value: &Value) -> String {
    fn parts(value: &Value, into: &mut String) {
        match value {
            Value::Object(map) => {
                for (key, value) in map {
                    into.push('-');
                    *into += key;
                    parts(value, into);
                }
            }
            value => {
                into.push('-');
                *into += &codes::in_a_cell(value);
            }
        }
    }
    let mut id = parameter_id(axis);
    parts(value, &mut id);
    id
}

/// The works and the notes as sources.
fn sources(whole: &ArchiveDocument) -> String {
    let notes: Vec<Work> = whole
        .games
        .iter()
        .flat_map(|game| game.witnesses.iter().map(move |one| note(game, one)))
        .collect();
    bibtex::bibliography(whole.bibliography.iter().chain(&notes))
}

/// A note as a work: what it says of itself, and what is known of it.
fn note(game: &Game, witness: &Witness) -> Work {
    Work {
        key: Some(witness_id(game, &witness.siglum)),
        kind: "manuscript".to_owned(),
        title: witness.title.clone().or_else(|| Some(game.title.clone())),
        language: Some(witness.language.clone()),
        note: Some(format!(
            "{}; SHA-256 {}. {}",
            witness.received_as,
            witness.sha256,
            english(&witness.licence)
        )),
        ..Work::default()
    }
}

fn metadata(whole: &ArchiveDocument, citation: &str, texts: &Texts, tables: &[Table]) -> Value {
    let head = &whole.archive;
    let title = head.title.in_language(texts.language()).0;
    serde_json::json!({
        "@context": ["http://www.w3.org/ns/csvw", {"@language": texts.language()}],
        "dc:conformsTo": "http://cldf.clld.org/v1.0/terms.rdf#StructureDataset",
        "dc:title": title,
        "dc:description": head.licence.covers.in_language(texts.language()).0,
        "dc:license": head.licence.url,
        "dc:bibliographicCitation": citation,
        "dc:issued": head.date,
        "dc:hasVersion": head.version,
        "dc:source": "sources.bib",
        "dialect": {"commentPrefix": null},
        "tables": tables.iter().map(|table| &table.metadata).collect::<Vec<_>>(),
    })
}
