//! YAML into values, with the place of whatever is wrong.
//!
//! The only module that knows which libraries read YAML. One gives the values;
//! the other gives places, duplicate keys, and the refusal of what records have
//! no use for (aliases, several documents, nesting deeper than any record), so
//! that no file can exhaust memory or stack.

use std::collections::HashMap;
use std::ops::Range;

use saphyr_parser::{Event, Marker, Parser};
use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::diagnostic::Diagnostic;
use crate::source::{Place, Source};
use crate::wording;

/// No record nests deeper than a dozen levels.
const MAX_DEPTH: usize = 64;

/// One step from a value into its parts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step<'a> {
    /// The value under this key.
    Key(&'a str),
    /// The item at this place, from 0.
    Index(usize),
}

/// Reads a value. An enum with fields is a map of one key, as in JSON.
///
/// # Errors
///
/// The first thing wrong, with its place: the syntax, a duplicate key, an
/// unknown or missing key, a value of the wrong type.
pub fn parse<T: DeserializeOwned>(source: &Source) -> Result<T, Box<Diagnostic>> {
    let tree = Tree::parse(source)?;
    let text = &source.text()[source.text_start()..];
    let values = serde_yaml::Deserializer::from_str(text);
    serde_yaml::with::singleton_map_recursive::deserialize(values)
        .map_err(|error| Box::new(tree.value_error(source, &error)))
}

/// The bytes of the value that a path leads to, or of the innermost value on
/// the way that exists; the whole text if even the syntax is wrong.
pub fn locate(source: &Source, path: &[Step<'_>]) -> Range<usize> {
    Tree::parse(source).map_or_else(
        |_| source.text_start()..source.text().len(),
        |tree| tree.locate(path),
    )
}

/// The bytes of the key that the last step of a path names; otherwise as
/// [`locate`].
pub fn locate_key(source: &Source, path: &[Step<'_>]) -> Range<usize> {
    Tree::parse(source).map_or_else(
        |_| source.text_start()..source.text().len(),
        |tree| tree.locate_key(path),
    )
}

/// A value as YAML text; the inverse of [`parse`].
pub fn to_text<T: Serialize>(value: &T) -> String {
    let mut bytes = Vec::new();
    let mut serializer = serde_yaml::Serializer::new(&mut bytes);
    serde_yaml::with::singleton_map_recursive::serialize(value, &mut serializer)
        .expect("our own records have string keys and write to memory");
    drop(serializer);
    String::from_utf8(bytes).expect("YAML is written as text")
}

/// The values of a file with their places.
#[derive(Clone, Debug)]
pub struct Tree {
    root: Option<Node>,
    whole: Range<usize>,
}

#[derive(Clone, Debug)]
struct Node {
    span: Range<usize>,
    value: Value,
}

#[derive(Clone, Debug)]
enum Value {
    Scalar(String),
    Sequence(Vec<Node>),
    Mapping(Vec<(Node, Node)>),
}

impl Tree {
    /// Reads the values' places.
    ///
    /// # Errors
    ///
    /// Wrong syntax, duplicate keys, aliases, several documents, or values
    /// nested too deeply.
    pub fn parse(source: &Source) -> Result<Tree, Box<Diagnostic>> {
        Builder::new(source).build()
    }

    /// As the function [`locate`].
    pub fn locate(&self, path: &[Step<'_>]) -> Range<usize> {
        self.follow(path)
            .last()
            .map_or_else(|| self.whole.clone(), |(_, node)| node.span.clone())
    }

    /// As the function [`locate_key`].
    pub fn locate_key(&self, path: &[Step<'_>]) -> Range<usize> {
        self.follow(path).last().map_or_else(
            || self.whole.clone(),
            |(key, node)| key.map_or_else(|| node.span.clone(), |key| key.span.clone()),
        )
    }

    /// The values along a path, the root first, each with its key; it ends
    /// where the path leaves the tree.
    fn follow(&self, path: &[Step<'_>]) -> Vec<(Option<&Node>, &Node)> {
        let Some(root) = &self.root else {
            return Vec::new();
        };
        let mut way = vec![(None, root)];
        let mut node = root;
        for step in path {
            let next = match (step, &node.value) {
                (Step::Key(wanted), Value::Mapping(pairs)) => pairs
                    .iter()
                    .find(|(key, _)| key.is_scalar(wanted))
                    .map(|(key, value)| (Some(key), value)),
                (Step::Index(at), Value::Sequence(items)) => {
                    items.get(*at).map(|item| (None, item))
                }
                _ => None,
            };
            let Some(next) = next else { break };
            way.push(next);
            node = next.1;
        }
        way
    }

    fn value_error(&self, source: &Source, error: &serde_yaml::Error) -> Diagnostic {
        let Some(root) = &self.root else {
            return Diagnostic::error("empty-file", "the file is empty").in_file(source.path());
        };
        let message = error.to_string();
        let message = message
            .rfind(" at line ")
            .map_or(message.as_str(), |end| &message[..end]);
        let fault = wording::plain(message);
        let start = error.location().map_or(root.span.start, |location| {
            source.offset(Place {
                line: location.line(),
                column: location.column(),
            })
        });
        let span = root.innermost_at(start).unwrap_or(start..start);
        let finding = Diagnostic::error(fault.code, fault.message).at(source, span);
        match fault.help {
            Some(help) => finding.help(help),
            None => finding,
        }
    }
}

impl Node {
    fn is_scalar(&self, wanted: &str) -> bool {
        matches!(&self.value, Value::Scalar(text) if text == wanted)
    }

    /// The span of the innermost value that starts at this offset.
    fn innermost_at(&self, start: usize) -> Option<Range<usize>> {
        if start < self.span.start || start > self.span.end {
            return None;
        }
        let inner = match &self.value {
            Value::Scalar(_) => None,
            Value::Sequence(items) => items.iter().find_map(|item| item.innermost_at(start)),
            Value::Mapping(pairs) => pairs.iter().find_map(|(key, value)| {
                key.innermost_at(start)
                    .or_else(|| value.innermost_at(start))
            }),
        };
        inner.or_else(|| (self.span.start == start).then(|| self.span.clone()))
    }
}

/// A collection that is not yet closed.
enum Open {
    Sequence(usize, Vec<Node>),
    Mapping(
        usize,
        Vec<(Node, Node)>,
        Option<Node>,
        HashMap<String, Range<usize>>,
    ),
}

/// Makes a tree of the parser's events, with a stack of its own: the depth of
/// a file is the file's choice, the depth of our calls is not.
struct Builder<'a> {
    source: &'a Source,
    open: Vec<Open>,
    root: Option<Node>,
}

impl<'a> Builder<'a> {
    fn new(source: &'a Source) -> Builder<'a> {
        Builder {
            source,
            open: Vec::new(),
            root: None,
        }
    }

    fn build(mut self) -> Result<Tree, Box<Diagnostic>> {
        let text = &self.source.text()[self.source.text_start()..];
        for event in Parser::new_from_str(text) {
            let (event, span) = event.map_err(|error| {
                let start = self.offset(error.marker());
                Diagnostic::error("yaml-syntax", error.info()).at(self.source, start..start)
            })?;
            let span = self.offset(&span.start)..self.offset(&span.end);
            self.take(event, span)?;
        }
        Ok(Tree {
            root: self.root,
            whole: self.source.text_start()..self.source.text().len(),
        })
    }

    fn offset(&self, marker: &Marker) -> usize {
        self.source.offset(Place {
            line: marker.line(),
            column: marker.col() + 1,
        })
    }

    fn take(&mut self, event: Event<'_>, span: Range<usize>) -> Result<(), Box<Diagnostic>> {
        match event {
            Event::Nothing | Event::StreamStart | Event::StreamEnd | Event::DocumentEnd => Ok(()),
            Event::DocumentStart(_) if self.root.is_none() => Ok(()),
            Event::DocumentStart(_) => Err(self.refuse(
                "yaml-documents",
                "a second document begins here; a file holds one",
                span,
            )),
            Event::Alias(_) => Err(self.refuse(
                "yaml-alias",
                "aliases are not used here; write the value out",
                span,
            )),
            Event::Scalar(text, ..) => self.close(Node {
                span,
                value: Value::Scalar(text.into_owned()),
            }),
            Event::SequenceStart(..) => self.enter(Open::Sequence(span.start, Vec::new()), span),
            Event::MappingStart(..) => self.enter(
                Open::Mapping(span.start, Vec::new(), None, HashMap::new()),
                span,
            ),
            Event::SequenceEnd | Event::MappingEnd => self.leave(span.end),
        }
    }

    fn enter(&mut self, collection: Open, span: Range<usize>) -> Result<(), Box<Diagnostic>> {
        if self.open.len() >= MAX_DEPTH {
            let message = format!("values are nested more than {MAX_DEPTH} deep");
            return Err(self.refuse("yaml-too-deep", &message, span));
        }
        self.open.push(collection);
        Ok(())
    }

    fn leave(&mut self, end: usize) -> Result<(), Box<Diagnostic>> {
        let node = match self.open.pop() {
            // A block collection is closed by the line after it: its own end
            // is that of its last part.
            Some(Open::Sequence(start, items)) => Node {
                span: start
                    ..items
                        .last()
                        .map_or(end, |item| self.end(item.span.end, end)),
                value: Value::Sequence(items),
            },
            Some(Open::Mapping(start, pairs, _, _)) => Node {
                span: start
                    ..pairs
                        .last()
                        .map_or(end, |(_, value)| self.end(value.span.end, end)),
                value: Value::Mapping(pairs),
            },
            None => return Ok(()),
        };
        self.close(node)
    }

    /// Where a collection ends: at its closing bracket if that is written,
    /// otherwise with its last part.
    fn end(&self, last: usize, end: usize) -> usize {
        let closed = self.source.text()[..end].ends_with([']', '}']);
        if closed { end.max(last) } else { last }
    }

    /// A value is complete: it goes into the collection around it.
    fn close(&mut self, node: Node) -> Result<(), Box<Diagnostic>> {
        match self.open.last_mut() {
            None => self.root = Some(node),
            Some(Open::Sequence(_, items)) => items.push(node),
            Some(Open::Mapping(_, pairs, key, seen)) => match key.take() {
                Some(key) => pairs.push((key, node)),
                None => {
                    if let Value::Scalar(text) = &node.value
                        && let Some(first) = seen.insert(text.clone(), node.span.clone())
                    {
                        return Err(Box::new(
                            Diagnostic::error(
                                "duplicate-key",
                                format!("key `{text}` is given twice"),
                            )
                            .at(self.source, node.span)
                            .note_at(
                                "first given here",
                                self.source,
                                first,
                            ),
                        ));
                    }
                    *key = Some(node);
                }
            },
        }
        Ok(())
    }

    fn refuse(&self, code: &'static str, message: &str, span: Range<usize>) -> Box<Diagnostic> {
        Box::new(Diagnostic::error(code, message).at(self.source, span))
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use quickcheck::quickcheck;
    use serde::{Deserialize, Serialize};

    use super::{Step, locate, locate_key, parse, to_text};
    use crate::source::{Place, Source};

    #[derive(Debug, PartialEq, Serialize, Deserialize)]
    #[serde(deny_unknown_fields)]
    struct Game {
        name: String,
        pits: u8,
        #[serde(default)]
        capture: Option<Capture>,
        #[serde(default)]
        words: BTreeMap<String, String>,
    }

    #[derive(Debug, PartialEq, Serialize, Deserialize)]
    #[serde(rename_all = "snake_case")]
    enum Capture {
        Nothing,
        ByCount { counts: Vec<u8> },
    }

    fn check_error(text: &str, code: &str, message: &str, line: usize, column: usize) {
        let source = Source::new("game.yaml", text);
        let error = parse::<Game>(&source).expect_err(text);
        assert_eq!(error.code, code, "{error:?}");
        assert!(error.message.contains(message), "{error:?}");
        let span = error.span.expect("the place is known");
        assert_eq!(source.place(span.start), Place { line, column }, "{text}");
    }

    #[test]
    fn an_enum_with_fields_is_a_map_of_one_key() {
        let text = "name: x\npits: 3\ncapture:\n  by_count:\n    counts: [2, 4]\n";
        let game: Game = parse(&Source::new("game.yaml", text)).expect("well formed");
        assert_eq!(game.capture, Some(Capture::ByCount { counts: vec![2, 4] }));
        let again: Game = parse(&Source::new("game.yaml", to_text(&game))).expect("well formed");
        assert_eq!(again, game);
        let game: Game = parse(&Source::new(
            "g",
            "\u{feff}name: x\r\npits: 3\r\ncapture: nothing\r\n",
        ))
        .expect("well formed");
        assert_eq!(game.capture, Some(Capture::Nothing));
    }

    #[test]
    fn errors_are_placed() {
        check_error(
            "name: x\npits: many\n",
            "wrong-value",
            "expected a whole number from 0 to 255, found `many`",
            2,
            7,
        );
        check_error("name: x\npits: 300\n", "wrong-value", "300", 2, 7);
        check_error(
            "name: ë\n\npits: 3\npity: 4\n",
            "unknown-key",
            "`pity`",
            4,
            1,
        );
        check_error("{name: ëë, pity: 4}\n", "unknown-key", "`pity`", 1, 12);
        check_error("\u{feff}pity: 4\n", "unknown-key", "`pity`", 1, 1);
        check_error("# a game\nname: x\n", "missing-key", "`pits`", 2, 1);
        check_error(
            "name: x\npits: 3\nname: y\n",
            "duplicate-key",
            "`name`",
            3,
            1,
        );
        check_error(
            "name: x\npits: 3\nwords:\n  a: ë\n  b: y\n  a: z\n",
            "duplicate-key",
            "`a`",
            6,
            3,
        );
        check_error(
            "name: x\npits: 3\ncapture:\n  by_count:\n    counts: [2, four]\n",
            "wrong-value",
            "expected a whole number from 0 to 255, found `four`",
            5,
            17,
        );
        check_error(
            "name: x\npits: 3\ncapture:\n  by_taste: {}\n",
            "wrong-value",
            "by_taste",
            4,
            3,
        );
        check_error("name: [x\npits: 3\n", "yaml-syntax", "", 2, 5);
        check_error("name: x\n---\nname: y\n", "yaml-documents", "second", 2, 1);
        check_error("name: &a x\npits: *a\n", "yaml-alias", "aliases", 2, 7);
    }

    #[test]
    fn an_empty_file_is_said_to_be_empty() {
        for text in ["", "\n", "# nothing\n"] {
            let error = parse::<Game>(&Source::new("game.yaml", text)).expect_err("nothing there");
            assert_eq!(error.code, "empty-file");
        }
    }

    #[test]
    fn hostile_files_are_refused() {
        let deep = "[".repeat(1_000_000);
        let block = "- ".repeat(1_000_000);
        let maps = "{a: ".repeat(100_000);
        let questions = "? ".repeat(100_000);
        for text in [deep, block, maps, questions] {
            let error = parse::<serde_json::Value>(&Source::new("x", text)).expect_err("too deep");
            assert!(
                ["yaml-too-deep", "yaml-syntax"].contains(&error.code),
                "{error:?}"
            );
        }
        let mut bomb = "a0: &a0 [x, x]\n".to_owned();
        for level in 1..30 {
            let below = level - 1;
            bomb += &format!("a{level}: &a{level} [*a{below}, *a{below}]\n");
        }
        let error = parse::<serde_json::Value>(&Source::new("x", bomb)).expect_err("a bomb");
        assert_eq!(error.code, "yaml-alias");
    }

    #[test]
    fn values_and_keys_are_located() {
        let text = "rules:\n  board: {value: {pits: 3}, cites: [play.1, ë.2]}\n  next:\n  - a\n  - b: c\nend: x\n";
        let source = Source::new("game.yaml", text);
        let at = |path: &[Step<'_>]| source.slice(&locate(&source, path)).to_owned();
        let board = [Step::Key("rules"), Step::Key("board")];
        assert_eq!(at(&board), "{value: {pits: 3}, cites: [play.1, ë.2]}");
        assert_eq!(
            at(&[board[0], board[1], Step::Key("cites"), Step::Index(1)]),
            "ë.2"
        );
        assert_eq!(at(&[board[0], board[1], Step::Key("value")]), "{pits: 3}");
        assert_eq!(at(&[board[0], Step::Key("next")]), "a\n  - b: c");
        // A path that leaves the tree is placed where it does.
        assert_eq!(
            at(&[board[0], board[1], Step::Key("cites"), Step::Index(9)]),
            "[play.1, ë.2]"
        );
        assert_eq!(source.slice(&locate_key(&source, &board)), "board");
    }

    quickcheck! {
        fn any_text_gives_a_value_or_an_error(text: String) -> bool {
            let source = Source::new("file", text);
            let length = source.text().len();
            match parse::<serde_json::Value>(&source) {
                Ok(_) => true,
                Err(error) => error.span.is_none_or(|span| span.start <= span.end && span.end <= length),
            }
        }
    }
}
