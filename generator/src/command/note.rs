//! `sowbook note FILE`: one note as it is parsed. Needs no archive but the
//! language tables, which are built in where the sources have none.

use std::fs;
use std::path::{Path, PathBuf};

use clap::Args;
use serde::Serialize;

use super::{Common, InputError, Outcome, print, print_json, tell};
use crate::diagnostic::{self, Colour, Diagnostic, DiagnosticRecord};
use crate::parse::language::{self, Languages};
use crate::parse::note::{self, Field, Note, Section, StatementId};
use crate::read;
use crate::source::{Source, Sources};

/// Parse one note and show its statements.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  sowbook note sources/games/GAME/notes/sq.txt
  sowbook note field-notes.txt --language sq --json")]
pub(super) struct Arguments {
    /// The note: plain text in UTF-8
    file: PathBuf,
    /// The language it is in [default: the one whose table knows most of its headings]
    #[arg(long, value_name = "L")]
    language: Option<String>,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

pub(super) fn run(arguments: &Arguments, common: &Common) -> anyhow::Result<Outcome> {
    let path = arguments.file.display().to_string();
    let bytes = match fs::read(&arguments.file) {
        Ok(bytes) => bytes,
        Err(error) => {
            return Ok(InputError::Input(format!("cannot read {path}: {error}")).outcome());
        }
    };
    let (source, undecodable) = Source::decode(path, bytes);
    let (tables, unreadable) = language_sources(&common.sources.join("languages"));
    let (languages, faults) = Languages::parse(&tables);
    if let Some(language) = &arguments.language
        && languages.get(language).is_none()
    {
        let known = languages.codes();
        let message = format!(
            "there is no table for the language `{language}`; there are {}",
            known.join(", ")
        );
        return Ok(InputError::Misuse(message).outcome());
    }
    let mut note = note::parse(&source, arguments.language.as_deref(), &languages);
    note.diagnostics.extend(undecodable);
    note.diagnostics.extend(unreadable);
    note.diagnostics.extend(faults);
    diagnostic::sort(&mut note.diagnostics);

    let mut sources = Sources::from_iter(tables);
    sources.insert(source);
    if arguments.json {
        print_json(&NoteRecord::new(&note, &sources))?;
    } else {
        tell(&diagnostic::render_coloured(
            &note.diagnostics,
            &sources,
            Colour::for_stderr(),
        ));
        print(&listing(&note))?;
    }
    Ok(if diagnostic::any_error(&note.diagnostics) {
        Outcome::Errors
    } else {
        Outcome::Good
    })
}

/// The tables in a folder, or those built in if there is no table in it.
fn language_sources(folder: &Path) -> (Vec<Source>, Vec<Diagnostic>) {
    if !folder.is_dir() {
        return (language::embedded_sources(), Vec::new());
    }
    let (files, mut faults) = read::read(folder);
    let mut tables = Vec::new();
    for path in files.paths().filter(|path| path.ends_with(".yaml")) {
        let bytes = files.get(path).unwrap_or_default().to_vec();
        let (table, fault) = Source::decode(files.shown(path), bytes);
        tables.push(table);
        faults.extend(fault);
    }
    if tables.is_empty() {
        tables = language::embedded_sources();
    }
    (tables, faults)
}

/// A note as programs read it.
#[derive(Debug, Serialize)]
struct NoteRecord<'a> {
    language: Option<&'a str>,
    title: Option<&'a str>,
    sections: Vec<Section>,
    statements: Vec<StatementRecord<'a>>,
    fields: FieldsRecord,
    diagnostics: Vec<DiagnosticRecord>,
}

#[derive(Debug, Serialize)]
struct StatementRecord<'a> {
    id: StatementId,
    section: Section,
    label: Option<&'a str>,
    text: &'a str,
    line: usize,
    column: usize,
    start: usize,
    end: usize,
}

#[derive(Debug, Serialize)]
struct FieldsRecord {
    rows: Option<u32>,
    pits: Option<u32>,
    stores: Option<u32>,
    seeds: Option<u32>,
    total: Option<u32>,
}

impl NoteRecord<'_> {
    fn new<'a>(note: &'a Note, sources: &Sources) -> NoteRecord<'a> {
        let field = |field| note.fields.get(field).map(|number| number.value);
        NoteRecord {
            language: note.language.as_deref(),
            title: note.title.as_ref().map(|title| title.text.as_str()),
            sections: note
                .sections
                .iter()
                .map(|opening| opening.section)
                .collect(),
            statements: note
                .statements
                .iter()
                .map(|statement| StatementRecord {
                    id: statement.id,
                    section: statement.id.section,
                    label: statement.label.as_deref(),
                    text: &statement.text,
                    line: statement.line,
                    column: statement.column,
                    start: statement.span.start,
                    end: statement.span.end,
                })
                .collect(),
            fields: FieldsRecord {
                rows: field(Field::Rows),
                pits: field(Field::Pits),
                stores: field(Field::Stores),
                seeds: field(Field::Seeds),
                total: field(Field::Total),
            },
            diagnostics: diagnostic::to_records(&note.diagnostics, sources),
        }
    }
}

/// A note for people: its statements by section, each with its id.
fn listing(note: &Note) -> String {
    let mut text = String::new();
    let title = note
        .title
        .as_ref()
        .map_or("(no title)", |title| &title.text);
    let language = note.language.as_deref().unwrap_or("language unknown");
    text += &format!("{title} ({language})\n");
    let numbers: Vec<String> = Field::ALL
        .into_iter()
        .filter_map(|field| {
            let number = note.fields.get(field)?;
            Some(format!("{} {}", field.name(), number.value))
        })
        .collect();
    if !numbers.is_empty() {
        text += &format!("{}\n", numbers.join(", "));
    }
    for opening in &note.sections {
        text += &format!("\n{} ({})\n", opening.section, opening.heading.text);
        for statement in note.statements_in(opening.section) {
            let id = statement.id.to_string();
            let label = statement
                .label
                .as_ref()
                .map_or(String::new(), |label| format!("[{label}] "));
            text += &format!("  {id:<12}{label}{}\n", statement.text);
        }
    }
    text
}
