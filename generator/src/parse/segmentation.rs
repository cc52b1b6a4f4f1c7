//! The committed segmentation of a note: the id, bytes and hash of each
//! statement, so that an id once cited never comes to name something else.
//!
//! Here it is made, written, read and compared; writing it to disk is for
//! whoever blesses it.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use std::ops::Range;

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use unicode_normalization::UnicodeNormalization;

use crate::diagnostic::Diagnostic;
use crate::parse::note::{Note, Statement, StatementId};
use crate::source::Source;
use crate::yaml::{self, Step, Tree};

/// Hexadecimal digits of a hash: enough to tell the statements of an archive apart.
const HASH_LENGTH: usize = 12;

const HEADER: &str = "\
# The statements of a note: where each stands and what it says, as a hash.
# Written by `sowbook verify --bless`; checked by every `sowbook verify`.
";

const BLESS: &str = "a note stays as it was received: restore it; \
    if the change is meant, run `sowbook verify --bless` and review what it changes";

/// One statement, as it was when the segmentation was blessed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Segment {
    /// Its id, without the witness's siglum.
    pub id: StatementId,
    /// First byte of label and text.
    pub start: usize,
    /// The byte after the last.
    pub end: usize,
    /// Of what it says.
    pub hash: String,
}

/// The statements of one note.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Segmentation {
    /// In the order they stand in.
    pub segments: Vec<Segment>,
}

/// The hash of what a statement says, label included: the first digits of the
/// SHA-256 of its bytes in NFC.
pub fn hash(statement: &Statement, note: &Source) -> String {
    let mut hash = sha256(statement, note);
    hash.truncate(HASH_LENGTH);
    hash
}

/// The SHA-256 of what a statement says, label included, in NFC: 64
/// hexadecimal digits.
pub fn sha256(statement: &Statement, note: &Source) -> String {
    let text: String = note.slice(&statement.span).nfc().collect();
    let mut hash = String::with_capacity(64);
    for byte in Sha256::digest(text.as_bytes()) {
        // Writing to a string can't fail.
        let _ = write!(hash, "{byte:02x}");
    }
    hash
}

impl Segmentation {
    /// The segmentation of a note as it is now.
    pub fn of(note: &Note, source: &Source) -> Segmentation {
        let segments = note.statements.iter().map(|statement| Segment {
            id: statement.id,
            start: statement.span.start,
            end: statement.span.end,
            hash: hash(statement, source),
        });
        Segmentation {
            segments: segments.collect(),
        }
    }

    /// Reads a committed segmentation.
    ///
    /// # Errors
    ///
    /// What is wrong with the file, with its place.
    pub fn parse(source: &Source) -> Result<Segmentation, Box<Diagnostic>> {
        let segmentation: Segmentation = yaml::parse(source)?;
        let mut seen = BTreeMap::new();
        for (index, segment) in segmentation.segments.iter().enumerate() {
            if let Some(first) = seen.insert(segment.id, index) {
                return Err(Box::new(
                    Diagnostic::error(
                        "repeated-statement",
                        format!("`{}` is listed twice", segment.id),
                    )
                    .at(source, yaml::locate(source, &[Step::Index(index)]))
                    .note_at(
                        "first listed here",
                        source,
                        yaml::locate(source, &[Step::Index(first)]),
                    ),
                ));
            }
        }
        Ok(segmentation)
    }

    /// As it is committed: one statement a line.
    pub fn to_text(&self) -> String {
        let mut text = HEADER.to_owned();
        if self.segments.is_empty() {
            text += "[]\n";
        }
        for Segment {
            id,
            start,
            end,
            hash,
        } in &self.segments
        {
            // In quotes, since a hash may look like a number.
            text += &format!("- {{id: {id}, start: {start}, end: {end}, hash: \"{hash}\"}}\n");
        }
        text
    }

    /// What differs between this, read from `file`, and the note as it is now,
    /// each with the id it was committed under (its own, of a new statement).
    pub fn compare(
        &self,
        file: &Source,
        note: &Note,
        source: &Source,
    ) -> Vec<(StatementId, Diagnostic)> {
        let now = Segmentation::of(note, source);
        if *self == now {
            return Vec::new();
        }
        let comparison = Comparison {
            file,
            source,
            tree: Tree::parse(file).ok(),
            moved: moved(&self.segments, &now.segments),
        };
        comparison.run(&self.segments, &now.segments)
    }
}

/// Which statement now says what one of another id said: each pair only once.
fn moved(then: &[Segment], now: &[Segment]) -> BTreeMap<StatementId, StatementId> {
    let same: BTreeSet<(StatementId, &str)> = then
        .iter()
        .map(|segment| (segment.id, segment.hash.as_str()))
        .collect();
    let is_kept = |segment: &Segment| same.contains(&(segment.id, segment.hash.as_str()));
    let mut places: BTreeMap<&str, Vec<StatementId>> = BTreeMap::new();
    for segment in now.iter().rev().filter(|segment| !is_kept(segment)) {
        places.entry(&segment.hash).or_default().push(segment.id);
    }
    let kept: BTreeSet<StatementId> = now
        .iter()
        .filter(|segment| is_kept(segment))
        .map(|segment| segment.id)
        .collect();
    then.iter()
        .filter(|segment| !kept.contains(&segment.id))
        .filter_map(|segment| {
            let place = places.get_mut(segment.hash.as_str())?.pop()?;
            Some((segment.id, place))
        })
        .collect()
}

struct Comparison<'a> {
    file: &'a Source,
    source: &'a Source,
    tree: Option<Tree>,
    moved: BTreeMap<StatementId, StatementId>,
}

impl Comparison<'_> {
    fn run(&self, then: &[Segment], now: &[Segment]) -> Vec<(StatementId, Diagnostic)> {
        let by_id: BTreeMap<StatementId, &Segment> =
            now.iter().map(|segment| (segment.id, segment)).collect();
        let arrived: BTreeSet<StatementId> = self.moved.values().copied().collect();
        let mut found = Vec::new();
        let mut last_shift = (0, 0);
        for (index, segment) in then.iter().enumerate() {
            let current = by_id.get(&segment.id).copied();
            if let Some(current) = current
                && current.hash == segment.hash
            {
                // An edit shifts all that follows it: said once.
                let shift = (
                    current.start.wrapping_sub(segment.start),
                    current.end.wrapping_sub(segment.end),
                );
                if shift != last_shift && shift != (0, 0) {
                    found.push((segment.id, self.shifted(index, segment, current)));
                }
                last_shift = shift;
                continue;
            }
            let new_place = self.moved.get(&segment.id).and_then(|id| by_id.get(id));
            let difference = match (new_place, current) {
                (Some(place), _) => self.renumbered(index, segment, place),
                (None, Some(current)) if !arrived.contains(&current.id) => {
                    self.changed(index, segment, current)
                }
                (None, _) => self.vanished(index, segment),
            };
            found.push((segment.id, difference));
        }
        let known: BTreeSet<StatementId> = then.iter().map(|segment| segment.id).collect();
        for segment in now {
            if !known.contains(&segment.id) && !arrived.contains(&segment.id) {
                found.push((segment.id, self.arrived(segment)));
            }
        }
        found
    }

    fn entry(&self, index: usize) -> Range<usize> {
        let entry = self
            .tree
            .as_ref()
            .map(|tree| tree.locate(&[Step::Index(index)]));
        entry.unwrap_or_default()
    }

    fn shifted(&self, index: usize, then: &Segment, now: &Segment) -> Diagnostic {
        let message = format!(
            "`{}` stands at bytes {}..{}, but was committed at {}..{}",
            then.id, now.start, now.end, then.start, then.end
        );
        Diagnostic::error("statement-moved", message)
            .at(self.source, now.start..now.end)
            .note_at("committed here", self.file, self.entry(index))
            .help(BLESS)
    }

    fn renumbered(&self, index: usize, then: &Segment, now: &Segment) -> Diagnostic {
        let message = format!("what was committed as `{}` is now `{}`", then.id, now.id);
        Diagnostic::error("statement-moved", message)
            .at(self.source, now.start..now.end)
            .note_at("committed here", self.file, self.entry(index))
            .help(BLESS)
    }

    fn changed(&self, index: usize, then: &Segment, now: &Segment) -> Diagnostic {
        let message = format!("the words of `{}` are not those committed", then.id);
        Diagnostic::error("statement-changed", message)
            .at(self.source, now.start..now.end)
            .note_at(
                format!("committed with the hash {}, now {}", then.hash, now.hash),
                self.file,
                self.entry(index),
            )
            .help(BLESS)
    }

    fn vanished(&self, index: usize, then: &Segment) -> Diagnostic {
        Diagnostic::error(
            "statement-vanished",
            format!("`{}` is no longer in the note", then.id),
        )
        .at(self.file, self.entry(index))
        .note_at("it stood here", self.source, then.start..then.end)
        .help(BLESS)
    }

    fn arrived(&self, now: &Segment) -> Diagnostic {
        let end = self.file.text().trim_end().len();
        Diagnostic::error(
            "statement-new",
            format!("`{}` is not in the committed segmentation", now.id),
        )
        .at(self.source, now.start..now.end)
        .note_at("the segmentation ends here", self.file, end..end)
        .help(BLESS)
    }
}

#[cfg(test)]
mod tests {
    use super::Segmentation;
    use crate::parse::language::Languages;
    use crate::parse::note::{self, Note};
    use crate::source::Source;

    const NOTE: &str = "\
Nim
Game type: Two-row mancala; no stores
Play
- Sow.
- Sow on.
- Stop.
Source: A – B
";

    fn parse(text: &str) -> (Source, Note) {
        let source = Source::new("notes/en.txt", text);
        let note = note::parse(&source, Some("en"), &Languages::embedded());
        (source, note)
    }

    fn committed() -> Source {
        let (source, note) = parse(NOTE);
        Source::new(
            "statements/en.yaml",
            Segmentation::of(&note, &source).to_text(),
        )
    }

    /// Edits the note; what differs then, as code and message.
    fn check(from: &str, to: &str, expected: &[&str]) {
        let file = committed();
        let segmentation = Segmentation::parse(&file).expect("as written");
        let (source, note) = parse(&NOTE.replacen(from, to, 1));
        let found = segmentation.compare(&file, &note, &source);
        for (_, diagnostic) in &found {
            let paths = [
                diagnostic.path.as_deref(),
                diagnostic.notes[0].path.as_deref(),
            ];
            assert!(paths.contains(&Some("notes/en.txt")), "{diagnostic:?}");
            assert!(
                paths.contains(&Some("statements/en.yaml")),
                "{diagnostic:?}"
            );
        }
        let found: Vec<String> = found
            .into_iter()
            .map(|(_, diagnostic)| format!("{}: {}", diagnostic.code, diagnostic.message))
            .collect();
        assert_eq!(found, expected);
    }

    #[test]
    fn written_and_read_it_is_the_same() {
        // `printf 'Sow.' | sha256sum` begins with 5c40e500797a.
        let file = committed();
        let lines: Vec<&str> = file.text().lines().collect();
        assert_eq!(
            lines[4],
            "- {id: play.1, start: 49, end: 53, hash: \"5c40e500797a\"}"
        );
        let (source, note) = parse(NOTE);
        assert_eq!(
            Segmentation::parse(&file).expect("as written"),
            Segmentation::of(&note, &source)
        );
        let none = Segmentation::default();
        assert_eq!(
            Segmentation::parse(&Source::new("x", none.to_text())),
            Ok(none)
        );
    }

    #[test]
    fn differences_are_told_apart() {
        check("", "", &[]);
        check(
            "- Sow.",
            "- Sow!",
            &["statement-changed: the words of `play.1` are not those committed"],
        );
        check(
            "- Sow on.\n",
            "",
            &[
                "statement-vanished: `play.2` is no longer in the note",
                "statement-moved: what was committed as `play.3` is now `play.2`",
                "statement-moved: `source.1` stands at bytes 70..77, but was committed at 80..87",
            ],
        );
        check(
            "- Sow on.\n",
            "- Sow on.\n- Go.\n",
            &[
                "statement-moved: what was committed as `play.3` is now `play.4`",
                "statement-moved: `source.1` stands at bytes 86..93, but was committed at 80..87",
            ],
        );
        check(
            "- Stop.\n",
            "",
            &[
                "statement-vanished: `play.3` is no longer in the note",
                "statement-moved: `source.1` stands at bytes 72..79, but was committed at 80..87",
            ],
        );
        check(
            "- Stop.\n",
            "- Stop.\n- Go.\n",
            &[
                "statement-moved: `source.1` stands at bytes 86..93, but was committed at 80..87",
                "statement-new: `play.4` is not in the committed segmentation",
            ],
        );
        check(
            "Nim\n",
            "Nimm\n",
            &["statement-moved: `type.1` stands at bytes 16..31, but was committed at 15..30"],
        );
    }

    #[test]
    fn words_typed_otherwise_in_nfd_have_the_same_hash() {
        let hash = |text: &str| {
            let (source, note) = parse(&NOTE.replace("Stop", text));
            Segmentation::of(&note, &source).segments[4].hash.clone()
        };
        assert_eq!(hash("Ndal\u{eb}"), hash("Ndale\u{308}"));
        assert_ne!(hash("Ndal\u{eb}"), hash("Ndale"));
    }

    #[test]
    fn a_faulty_file_is_an_error() {
        let check = |text: &str, code: &str, start: usize| {
            let error = Segmentation::parse(&Source::new("x", text)).expect_err(text);
            assert_eq!(error.code, code);
            assert_eq!(error.span.map(|span| span.start), Some(start), "{text}");
        };
        let entry = "- {id: play.1, start: 1, end: 2, hash: \"0\"}\n";
        check(&entry.repeat(2), "repeated-statement", 46);
        check(&entry.replace("play.1", "play.0"), "wrong-value", 2);
        check(&entry.replace("hash", "hush"), "unknown-key", 33);
    }
}
