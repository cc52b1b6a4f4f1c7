//! Words of the notes in another language than the note's own.
//!
//! Each stands in every statement that the entry cites: in what it says, in its
//! label, or, if it is the first of its section, in the heading over it. What an
//! emendation calls untranslated is marked so.
//!
//! Codes: `idle-entry`, `unknown-code`, `own-language`, `words-elsewhere`,
//! `words-marked-twice`, `unmarked-words`.

use std::collections::BTreeSet;

use crate::diagnostic::Diagnostic;
use crate::foreign::stand_in;
use crate::link::archive::{Cite, Game};
use crate::link::scope::{Scope, joined};
use crate::link::values::LANGUAGE_TAG;
use crate::parse::codes;
use crate::parse::note::{Note, Statement};
use crate::parse::record::{Fault, ForeignWords, WitnessRecord};
use crate::yaml::Step::{self, Index, Key};

/// The entries with their cites resolved; what is wrong with them is reported.
pub(super) fn foreign_words(scope: &Scope<'_>) -> Vec<ForeignWords<Cite>> {
    let mut entries: Vec<ForeignWords<Cite>> = Vec::new();
    for (index, entry) in scope.game.record.foreign_words.iter().enumerate() {
        let path = [Key("foreign_words"), Index(index)];
        let at = |key| joined(&path, Key(key));
        check_language(scope, &entry.language, &at("language"));
        if entry.cites.is_empty() {
            scope.report(
                scope
                    .error("idle-entry", "no statement is cited", &at("cites"))
                    .help("cite the statements in which the words stand"),
            );
        }
        let entry = ForeignWords {
            language: entry.language.clone(),
            cites: scope.cites(&entry.cites, &at("cites")),
            words: entry.words.clone(),
        };
        check_cited(scope, &entry, &entries, &path);
        entries.push(entry);
    }
    entries
}

fn check_language(scope: &Scope<'_>, tag: &str, path: &[Step<'_>]) {
    if let Err(fault) = codes::check_language_tag(tag) {
        let message = format!("`{tag}` is not the tag of a language: {fault}");
        let finding = scope.error("unknown-code", message, path);
        scope.report(finding.help(LANGUAGE_TAG));
    }
}

/// Looks for the words of an entry in each statement that it cites.
fn check_cited(
    scope: &Scope<'_>,
    entry: &ForeignWords<Cite>,
    before: &[ForeignWords<Cite>],
    path: &[Step<'_>],
) {
    let mut is_own = false;
    // What is marked twice in several notes is one fault of the record.
    let mut twice = BTreeSet::new();
    for (witness, note, statement) in statements(scope, &entry.cites) {
        is_own |= witness.language == entry.language;
        let cites = |other: &ForeignWords<Cite>| {
            let mut cites = other.cites.iter();
            cites.any(|cite| cite.covers(&witness.siglum, &statement.id))
        };
        let before: Vec<&ForeignWords<Cite>> = before.iter().filter(|one| cites(one)).collect();
        let name = format!("{}:{}", witness.siglum, statement.id);
        if entry.words.is_empty()
            && before.iter().any(|one| one.words.is_empty())
            && twice.insert((statement.id, 0))
        {
            report_twice(scope, &format!("`{name}`"), path);
        }
        for (index, words) in entry.words.iter().enumerate() {
            let at = [path, &[Key("words"), Index(index)]].concat();
            let mut earlier = before
                .iter()
                .flat_map(|one| &one.words)
                .chain(&entry.words[..index]);
            if earlier.any(|one| one == words) {
                if twice.insert((statement.id, index)) {
                    report_twice(scope, &format!("`{words}` in `{name}`"), &at);
                }
            } else if !texts(note, statement).any(|text| stand_in(words, text)) {
                let source = scope.game.notes.get(&witness.file).map(|one| &one.source);
                let finding = scope.error(
                    "words-elsewhere",
                    format!("`{words}` does not stand in `{name}`"),
                    &at,
                );
                let finding = match source {
                    Some(source) => {
                        finding.note_at("this is what it says", source, statement.span.clone())
                    }
                    None => finding,
                };
                scope.report(finding.help(
                    "write the words as the note has them, capitals too, without the ending of its own language; give statements with other words an entry of their own",
                ));
            }
        }
    }
    if is_own {
        let message = format!("`{}` is the language of the note itself", entry.language);
        scope.report(
            scope
                .error("own-language", message, &joined(path, Key("language")))
                .help("name the language of the words, or cite only the notes in which they are foreign, e.g. `sq:board.1`"),
        );
    }
}

fn report_twice(scope: &Scope<'_>, what: &str, path: &[Step<'_>]) {
    let message = format!("{what} is marked twice");
    let finding = scope.error("words-marked-twice", message, path);
    scope.report(finding.help("take one of the two out"));
}

/// The statements that are cited, with their notes.
fn statements<'s>(
    scope: &'s Scope<'_>,
    cites: &'s [Cite],
) -> impl Iterator<Item = (&'s WitnessRecord, &'s Note, &'s Statement)> {
    scope
        .game
        .record
        .witnesses
        .iter()
        .filter_map(|witness| Some((witness, &scope.game.notes.get(&witness.file)?.note)))
        .flat_map(move |(witness, note)| {
            let statements = note.statements.iter();
            statements
                .filter(|statement| {
                    let mut cites = cites.iter();
                    cites.any(|cite| cite.covers(&witness.siglum, &statement.id))
                })
                .map(move |statement| (witness, note, statement))
        })
}

/// What belongs to a statement: what it says, its label, and the heading over it
/// if it is the first of its section.
fn texts<'n>(note: &'n Note, statement: &'n Statement) -> impl Iterator<Item = &'n str> {
    let heading = (statement.id.number == 1)
        .then(|| note.heading(statement.id.section))
        .flatten();
    std::iter::once(statement.text.as_str())
        .chain(statement.label.as_deref())
        .chain(heading)
}

/// What an emendation calls untranslated and no entry marks.
pub(super) fn check(game: &Game, findings: &mut Vec<Diagnostic>) {
    let untranslated = game
        .emendations
        .iter()
        .filter(|one| one.kind == Fault::Untranslated);
    for (emendation, cite) in
        untranslated.flat_map(|one| one.cites.iter().map(move |cite| (one, cite)))
    {
        for witness in &game.witnesses {
            for statement in &witness.note.statements {
                if !cite.covers(&witness.siglum, &statement.id)
                    || !game.marked(witness, statement).is_empty()
                {
                    continue;
                }
                let name = format!("{}:{}", witness.siglum, statement.id);
                findings.push(
                    Diagnostic::error(
                        "unmarked-words",
                        format!(
                            "the emendation `{}` says that words of `{name}` are left in another language, and nothing says which",
                            emendation.id
                        ),
                    )
                    .at(&game.source, cite.span.clone())
                    .help("name them and their language in an entry of `foreign_words` that cites the statement"),
                );
            }
        }
    }
}
