//! Which file of the archive is what, and every one of them parsed.
//!
//! Codes: `missing-file`, `stray-file`, `bad-slug`, `orphan-trace`,
//! `unknown-language`, and those of each kind of file.

use std::collections::{BTreeMap, BTreeSet};

use sha2::{Digest, Sha256};

use crate::diagnostic::Diagnostic;
use crate::parse::archive::ArchiveRecord;
use crate::parse::bibliography::{Bibliography, parse_bibliography};
use crate::parse::checks::Checks;
use crate::parse::example::{ExampleRecord, parse_example};
use crate::parse::language::Languages;
use crate::parse::note::{self, Note};
use crate::parse::people::{Persons, parse_people};
use crate::parse::record::GameRecord;
use crate::parse::segmentation::Segmentation;
use crate::read::Files;
use crate::source::{Source, Sources};
use crate::yaml::{
    self,
    Step::{Index, Key},
};

const ARCHIVE: &str = "archive.yaml";
const BIBLIOGRAPHY: &str = "bibliography.yaml";
const CHECKS: &str = "checks.yaml";
const PEOPLE: &str = "people.yaml";

/// Every file of an archive, each parsed for itself.
#[derive(Debug)]
pub struct Parsed {
    /// The archive's own data, if it could be read.
    pub archive: Option<ArchiveRecord>,
    /// The languages of notes.
    pub languages: Languages,
    /// The works.
    pub bibliography: Bibliography,
    /// How far the works were checked.
    pub checks: Checks,
    /// The people.
    pub persons: Persons,
    /// The games, by slug; only those whose record could be read.
    pub games: Vec<ParsedGame>,
    /// Every file as text.
    pub sources: Sources,
    /// Files that nothing reads: errors, but none that keeps the others from
    /// being linked.
    pub strays: Vec<Diagnostic>,
    /// Languages of witnesses for which there is no table; reported.
    pub without_table: BTreeSet<String>,
}

/// One game's files, each parsed for itself.
#[derive(Debug)]
pub struct ParsedGame {
    /// Its folder's name.
    pub slug: String,
    /// The record's file.
    pub source: Source,
    /// The record.
    pub record: GameRecord,
    /// The notes, by their path seen from the record's folder.
    pub notes: BTreeMap<String, ParsedNote>,
    /// The committed segmentations, by the siglum of their witness.
    pub segmentations: BTreeMap<String, ParsedSegmentation>,
    /// The examples, by id.
    pub examples: Vec<ParsedExample>,
}

/// A note and its checksum.
#[derive(Debug)]
pub struct ParsedNote {
    /// The file.
    pub source: Source,
    /// SHA-256 of its bytes, in hexadecimal.
    pub sha256: String,
    /// What it says.
    pub note: Note,
}

/// A committed segmentation.
#[derive(Debug)]
pub struct ParsedSegmentation {
    /// The file.
    pub source: Source,
    /// What it says.
    pub segmentation: Segmentation,
}

/// An example and its trace.
#[derive(Debug)]
pub struct ParsedExample {
    /// Its id; its file's name.
    pub id: String,
    /// The file.
    pub source: Source,
    /// What it says.
    pub record: ExampleRecord,
    /// The trace beside it.
    pub trace: Option<Source>,
}

/// Parses every file of an archive.
pub fn parse(files: &Files) -> (Parsed, Vec<Diagnostic>) {
    let mut parser = Parser {
        files,
        taken: BTreeSet::new(),
        without_table: BTreeSet::new(),
        sources: Sources::new(),
        findings: Vec::new(),
        strays: Vec::new(),
    };
    let archive = parser.archive();
    let bibliography = parser.bibliography();
    let checks = parser.checks();
    let persons = parser.persons();
    let languages = parser.languages();
    let games = parser.games(&languages);
    parser.stray_files();
    let parsed = Parsed {
        archive,
        languages,
        bibliography,
        checks,
        persons,
        games,
        sources: parser.sources,
        strays: parser.strays,
        without_table: parser.without_table,
    };
    (parsed, parser.findings)
}

/// The parsing of one archive in progress.
struct Parser<'a> {
    files: &'a Files,
    /// Files that were asked for.
    taken: BTreeSet<String>,
    /// Languages of witnesses for which there is no table.
    without_table: BTreeSet<String>,
    sources: Sources,
    findings: Vec<Diagnostic>,
    strays: Vec<Diagnostic>,
}

impl Parser<'_> {
    /// A file as text, if it is there and is text; what is not UTF-8 is reported
    /// and not read any further.
    fn source(&mut self, path: &str) -> Option<Source> {
        let bytes = self.files.get(path)?;
        self.taken.insert(path.to_owned());
        let (source, fault) = Source::decode(self.files.shown(path), bytes.to_vec());
        self.sources.insert(source.clone());
        match fault {
            None => Some(source),
            Some(fault) => {
                self.findings.push(fault);
                None
            }
        }
    }

    /// A file that must be there.
    fn required(&mut self, path: &str) -> Option<Source> {
        if self.files.get(path).is_none() {
            self.findings.push(
                Diagnostic::error("missing-file", format!("there is no file `{path}`"))
                    .in_file(self.files.shown(path))
                    .help(absent(path)),
            );
        }
        self.source(path)
    }

    fn archive(&mut self) -> Option<ArchiveRecord> {
        let source = self.required(ARCHIVE)?;
        self.yaml(&source)
    }

    fn bibliography(&mut self) -> Bibliography {
        let Some(source) = self.required(BIBLIOGRAPHY) else {
            return Bibliography::default();
        };
        parse_bibliography(&source).unwrap_or_else(|fault| {
            self.findings.push(*fault);
            Bibliography::default()
        })
    }

    /// How far the works were checked. Without the file every work would count
    /// as checked, and nobody would have said so.
    fn checks(&mut self) -> Checks {
        let source = self.required(CHECKS);
        source
            .and_then(|source| self.yaml(&source))
            .unwrap_or_default()
    }

    /// The people; nobody where there is no such file.
    fn persons(&mut self) -> Persons {
        let Some(source) = self.source(PEOPLE) else {
            return Persons::default();
        };
        let (persons, faults) = parse_people(&source);
        self.findings.extend(faults);
        persons
    }

    fn yaml<T: serde::de::DeserializeOwned>(&mut self, source: &Source) -> Option<T> {
        yaml::parse(source)
            .map_err(|fault| self.findings.push(*fault))
            .ok()
    }

    /// The tables of the archive; those built in where it has none.
    fn languages(&mut self) -> Languages {
        let paths = self.paths("languages/", ".yaml");
        let sources: Vec<Source> = paths.iter().filter_map(|path| self.source(path)).collect();
        if sources.is_empty() {
            return Languages::embedded();
        }
        let (languages, faults) = Languages::parse(&sources);
        self.findings.extend(faults);
        languages
    }

    /// The files of one folder, not of those within it, with this ending.
    fn paths(&self, folder: &str, ending: &str) -> Vec<String> {
        self.files
            .paths_in(folder)
            .filter(|path| path.ends_with(ending) && !path[folder.len()..].contains('/'))
            .map(str::to_owned)
            .collect()
    }

    fn games(&mut self, languages: &Languages) -> Vec<ParsedGame> {
        let slugs = self.files.folders_in("games/");
        slugs
            .into_iter()
            .filter_map(|slug| self.game(slug.to_owned(), languages))
            .collect()
    }

    fn game(&mut self, slug: String, languages: &Languages) -> Option<ParsedGame> {
        let folder = format!("games/{slug}/");
        if !crate::link::is_id(&slug) {
            self.findings.push(
                Diagnostic::error("bad-slug", format!("`{slug}` cannot name a game"))
                    .in_file(self.files.shown(folder.trim_end_matches('/')))
                    .help("a game's folder has a name of small letters a–z, digits and single hyphens"),
            );
        }
        let source = self.required(&format!("{folder}game.yaml"));
        let record: Option<GameRecord> = source.as_ref().and_then(|source| self.yaml(source));
        let notes = self.notes(&folder, source.as_ref().zip(record.as_ref()), languages);
        let segmentations = self.segmentations(&folder);
        let examples = self.examples(&folder);
        Some(ParsedGame {
            slug,
            source: source?,
            record: record?,
            notes,
            segmentations,
            examples,
        })
    }

    fn notes(
        &mut self,
        folder: &str,
        record: Option<(&Source, &GameRecord)>,
        languages: &Languages,
    ) -> BTreeMap<String, ParsedNote> {
        let mut notes = BTreeMap::new();
        let mut reported = BTreeSet::new();
        for path in self.paths(&format!("{folder}notes/"), "") {
            let sha256 = sha256(self.files.get(&path).unwrap_or_default());
            let Some(source) = self.source(&path) else {
                continue;
            };
            let file = path[folder.len()..].to_owned();
            let witness = record.and_then(|(record_source, record)| {
                let index = record.witnesses.iter().position(|one| one.file == file)?;
                Some((
                    record_source,
                    index,
                    record.witnesses[index].language.as_str(),
                ))
            });
            if let Some((record_source, index, code)) = witness
                && languages.get(code).is_none()
            {
                // In another language the note would be one fault after another.
                if reported.insert(code) {
                    self.report_without_table(record_source, index, code);
                }
                continue;
            }
            let language = witness.map(|(_, _, code)| code);
            let note = note::parse(&source, language, languages);
            self.findings.extend(note.diagnostics.iter().cloned());
            let note = ParsedNote {
                source,
                sha256,
                note,
            };
            notes.insert(file, note);
        }
        notes
    }

    /// Reports the language of a witness that has no table; not where the table
    /// is there but faulty.
    fn report_without_table(&mut self, record: &Source, index: usize, code: &str) {
        let table = format!("languages/{code}.yaml");
        if self.files.get(&table).is_some() {
            return;
        }
        self.without_table.insert(code.to_owned());
        let path = [Key("witnesses"), Index(index), Key("language")];
        self.findings.push(
            Diagnostic::error(
                "unknown-language",
                format!("there is no table for the language `{code}`"),
            )
            .at(record, yaml::locate(record, &path))
            .help(format!("add {table}, or name another language")),
        );
    }

    fn segmentations(&mut self, folder: &str) -> BTreeMap<String, ParsedSegmentation> {
        let folder = format!("{folder}statements/");
        let mut segmentations = BTreeMap::new();
        for path in self.paths(&folder, ".yaml") {
            let Some(source) = self.source(&path) else {
                continue;
            };
            let siglum = name_of(&path, &folder, ".yaml");
            match Segmentation::parse(&source) {
                Ok(segmentation) => {
                    let parsed = ParsedSegmentation {
                        source,
                        segmentation,
                    };
                    segmentations.insert(siglum, parsed);
                }
                Err(fault) => self.findings.push(*fault),
            }
        }
        segmentations
    }

    fn examples(&mut self, folder: &str) -> Vec<ParsedExample> {
        let folder = format!("{folder}examples/");
        let mut examples = Vec::new();
        for path in self.paths(&folder, ".yaml") {
            let Some(source) = self.source(&path) else {
                continue;
            };
            let id = name_of(&path, &folder, ".yaml");
            if !crate::link::is_id(&id) {
                self.findings.push(
                    Diagnostic::error("bad-id", format!("`{id}` is not an id"))
                        .in_file(source.path())
                        .help("an example's file is named with small letters a–z, digits and single hyphens"),
                );
            }
            let trace = self.source(&format!("{folder}{id}.trace"));
            let (record, faults) = parse_example(&source);
            self.findings.extend(faults);
            examples.extend(record.map(|record| ParsedExample {
                id,
                source,
                record,
                trace,
            }));
        }
        for path in self.paths(&folder, ".trace") {
            if self.taken.insert(path.clone()) {
                self.strays.push(
                    Diagnostic::error("orphan-trace", "no example owns this trace")
                        .in_file(self.files.shown(&path))
                        .help("take it away, or write the example beside it"),
                );
            }
        }
        examples
    }

    /// Files that nothing asked for.
    fn stray_files(&mut self) {
        for path in self.files.paths() {
            let is_readme = !path.contains('/') && path.ends_with(".md");
            if is_readme || self.taken.contains(path) {
                continue;
            }
            self.strays.push(
                Diagnostic::error("stray-file", "nothing in the archive is read from here")
                    .in_file(self.files.shown(path))
                    .help("a misspelt name? games/GAME holds game.yaml, notes/, statements/*.yaml, examples/*.yaml and *.trace; languages/ holds *.yaml"),
            );
        }
    }
}

/// What to do about a file that must be there.
fn absent(path: &str) -> String {
    let model = match path {
        ARCHIVE | BIBLIOGRAPHY => "write it (sources/README.md says what it is)",
        CHECKS => {
            "write it (sources/README.md says what it is), with `{}` alone if every work of the bibliography was seen in full"
        }
        _ => "write the game's record after that of another game (sources/README.md says how)",
    };
    format!("{model}, or say with `--sources` which folder is the archive")
}

/// The name of a file without its folder and ending.
fn name_of(path: &str, folder: &str, ending: &str) -> String {
    path[folder.len()..path.len() - ending.len()].to_owned()
}

/// SHA-256 in hexadecimal.
pub fn sha256(bytes: &[u8]) -> String {
    Sha256::digest(bytes)
        .iter()
        .map(|byte| format!("{byte:02x}"))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::sha256;

    #[test]
    fn checksums_are_those_of_the_standard() {
        // FIPS 180-2, appendix B.1.
        assert_eq!(
            sha256(b"abc"),
            "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
        );
    }
}
