//! Interface texts: one Fluent table per language, all with the same keys and
//! the same arguments as the English one.
//!
//! Whatever is wrong with a table is found when it is loaded and names the key
//! and the file; nothing falls back silently to another language. Adding a
//! language is adding one file to `site/texts/`.
//!
//! Left out: editorial texts, which stand in the records and may be missing in
//! a language.

use std::{
    collections::{BTreeMap, BTreeSet},
    fmt,
    sync::Arc,
};

use fluent_bundle::{FluentArgs, FluentResource, concurrent::FluentBundle};
use fluent_syntax::ast;
use unic_langid::LanguageIdentifier;

pub use fluent_bundle::FluentValue;

use super::assets;
use crate::parse::codes::check_language_tag;

/// The language whose table says which keys there are.
pub const REFERENCE: &str = "en";

/// How deep forms and placeables of a text may stand in each other: what is
/// deeper nobody can read, and would take the parser down.
const DEEPEST: usize = 32;

/// The interface texts of one language.
pub struct Texts {
    language: String,
    file: String,
    keys: Vec<String>,
    bundle: FluentBundle<FluentResource>,
}

/// Every interface language: English first, the others by code. A copy shares
/// the tables.
#[derive(Clone)]
pub struct Languages {
    tables: Vec<Arc<Texts>>,
}

/// What can be wrong with a table of texts, or with asking one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TextError {
    /// There is no English table to compare with.
    NoReference,
    /// A file's name is not a language's code.
    NotALanguage {
        /// The file.
        file: String,
        /// What is wrong with it.
        fault: String,
    },
    /// A table is not Fluent.
    Syntax {
        /// The file.
        file: String,
        /// Where, from 1.
        line: usize,
        /// What the parser says.
        message: String,
    },
    /// A key stands twice.
    Twice {
        /// The file.
        file: String,
        /// The key.
        key: String,
    },
    /// A key of the English table is missing.
    Missing {
        /// The file that lacks it.
        file: String,
        /// The key.
        key: String,
    },
    /// A key that the English table lacks.
    Superfluous {
        /// The file that has it.
        file: String,
        /// The key.
        key: String,
    },
    /// A text that a page needs otherwise.
    Unfit {
        /// The file.
        file: String,
        /// The key.
        key: String,
        /// What is expected.
        expected: &'static str,
    },
    /// A text leaves out an argument of the English one.
    MissingArgument {
        /// The file.
        file: String,
        /// The key.
        key: String,
        /// The argument.
        argument: String,
    },
    /// A text names an argument that the English one lacks.
    SuperfluousArgument {
        /// The file.
        file: String,
        /// The key.
        key: String,
        /// The argument.
        argument: String,
    },
    /// A key asked for that no table has.
    Unknown {
        /// The file asked.
        file: String,
        /// The key.
        key: String,
    },
    /// A text that could not be put together.
    Format {
        /// The file.
        file: String,
        /// The key.
        key: String,
        /// What is wrong.
        message: String,
    },
}

impl Languages {
    /// The tables that the program was built with.
    ///
    /// # Errors
    /// Everything that is wrong with any of them.
    pub fn embedded() -> Result<Languages, Vec<TextError>> {
        Languages::from_tables(assets::texts())
    }

    /// Tables by the code of their language.
    ///
    /// # Errors
    /// Everything that is wrong with any of them.
    pub fn from_tables<'a>(
        tables: impl IntoIterator<Item = (&'a str, &'a str)>,
    ) -> Result<Languages, Vec<TextError>> {
        let tables = tables.into_iter();
        Languages::from_sources(
            tables.map(|(language, source)| (language, file_of(language), source)),
            None,
        )
    }

    /// The tables that the program was built with, and more of them: the file and
    /// its content by the code of its language. A table for a language that is
    /// built in takes its place.
    ///
    /// # Errors
    /// Everything that is wrong with any of them.
    pub fn embedded_and(
        more: &BTreeMap<String, (String, String)>,
    ) -> Result<Languages, Vec<TextError>> {
        let embedded = assets::texts();
        // Which keys there are is the program's to say, whatever table is given.
        let reference = embedded
            .iter()
            .find(|(language, _)| *language == REFERENCE)
            .map(|(language, source)| Table::parse(language, file_of(language), source))
            .transpose()?;
        let built_in = embedded
            .into_iter()
            .filter(|(language, _)| !more.contains_key(*language))
            .map(|(language, source)| (language, file_of(language), source));
        let more = more
            .iter()
            .map(|(language, (file, source))| (language.as_str(), file.clone(), source.as_str()));
        Languages::from_sources(built_in.chain(more), reference.as_ref())
    }

    /// Compared with `reference`, or with the English one among them.
    fn from_sources<'a>(
        tables: impl IntoIterator<Item = (&'a str, String, &'a str)>,
        reference: Option<&Table>,
    ) -> Result<Languages, Vec<TextError>> {
        let mut errors = Vec::new();
        let mut parsed = BTreeMap::new();
        for (language, file, source) in tables {
            match Table::parse(language, file, source) {
                Ok(table) => {
                    parsed.insert(language.to_owned(), table);
                }
                Err(found) => errors.extend(found),
            }
        }
        match reference.or(parsed.get(REFERENCE)) {
            Some(reference) => {
                for table in parsed.values() {
                    errors.extend(table.compare(reference));
                }
            }
            None => errors.push(TextError::NoReference),
        }
        if !errors.is_empty() {
            return Err(errors);
        }
        let mut tables: Vec<Arc<Texts>> = parsed
            .into_values()
            .map(|table| Arc::new(table.into_texts()))
            .collect();
        let unfit: Vec<TextError> = tables.iter().flat_map(|texts| texts.unfit()).collect();
        if !unfit.is_empty() {
            return Err(unfit);
        }
        tables.sort_by_key(|texts| (texts.language != REFERENCE, texts.language.clone()));
        Ok(Languages { tables })
    }

    /// All of them.
    pub fn iter(&self) -> impl Iterator<Item = &Arc<Texts>> {
        self.tables.iter()
    }

    /// The one for `language`.
    #[must_use]
    pub fn get(&self, language: &str) -> Option<&Arc<Texts>> {
        self.iter().find(|texts| texts.language == language)
    }

    /// The English one.
    #[must_use]
    pub fn reference(&self) -> &Arc<Texts> {
        self.get(REFERENCE)
            .expect("tables without English are refused when loaded")
    }
}

impl Texts {
    /// The language's code, as in `lang`.
    #[must_use]
    pub fn language(&self) -> &str {
        &self.language
    }

    /// Whether there is a text with this key.
    #[must_use]
    pub fn has(&self, key: &str) -> bool {
        self.bundle.has_message(key)
    }

    /// The text with this key, which takes no arguments.
    ///
    /// # Errors
    /// The key is unknown or its text needs an argument.
    pub fn get(&self, key: &str) -> Result<String, TextError> {
        self.say(key, &[])
    }

    /// The text with this key and these arguments.
    ///
    /// # Errors
    /// The key is unknown or its text needs another argument.
    pub fn say(
        &self,
        key: &str,
        arguments: &[(&str, FluentValue<'_>)],
    ) -> Result<String, TextError> {
        let pattern = self.pattern(key)?;
        let arguments: FluentArgs<'_> = arguments.iter().cloned().collect();
        let mut errors = Vec::new();
        let text = self
            .bundle
            .format_pattern(pattern, Some(&arguments), &mut errors);
        match errors.first() {
            None => Ok(text.into_owned()),
            Some(error) => Err(self.fault(key, error.to_string())),
        }
    }

    /// What pages need of single texts.
    fn unfit(&self) -> Vec<TextError> {
        let is_fit = |key: &str, text: &str| match key {
            "dir" => ["ltr", "rtl"].contains(&text),
            _ => text.chars().any(char::is_alphanumeric),
        };
        [
            ("dir", "`ltr` or `rtl`"),
            ("language-name", "the language's name for itself"),
        ]
        .into_iter()
        .filter(|(key, _)| self.has(key) && !self.get(key).is_ok_and(|text| is_fit(key, &text)))
        .map(|(key, expected)| TextError::Unfit {
            file: self.file.clone(),
            key: key.to_owned(),
            expected,
        })
        .collect()
    }

    /// The keys of all texts, in order.
    pub(super) fn keys(&self) -> impl Iterator<Item = &str> {
        self.keys.iter().map(String::as_str)
    }

    /// The text with this key as Fluent has it.
    pub(super) fn pattern(&self, key: &str) -> Result<&ast::Pattern<&str>, TextError> {
        self.bundle
            .get_message(key)
            .and_then(|message| message.value())
            .ok_or_else(|| TextError::Unknown {
                file: self.file.clone(),
                key: key.to_owned(),
            })
    }

    /// What is wrong with the text of `key`, as an error that names the file.
    pub(super) fn fault(&self, key: &str, message: String) -> TextError {
        TextError::Format {
            file: self.file.clone(),
            key: key.to_owned(),
            message,
        }
    }

    /// `a, b and c`.
    ///
    /// # Errors
    /// A table without the texts for lists.
    pub fn all_of(&self, items: &[String]) -> Result<String, TextError> {
        self.join(items, "list-and")
    }

    /// `a, b or c`.
    ///
    /// # Errors
    /// A table without the texts for lists.
    pub fn one_of(&self, items: &[String]) -> Result<String, TextError> {
        self.join(items, "list-or")
    }

    fn join(&self, items: &[String], last_key: &str) -> Result<String, TextError> {
        let pair = |key: &str, first: &str, next: &str| {
            self.say(key, &[("first", first.into()), ("next", next.into())])
        };
        match items {
            [] => Ok(String::new()),
            [only] => Ok(only.clone()),
            [first, middle @ .., last] => {
                let mut start = first.clone();
                for item in middle {
                    start = pair("list-pair", &start, item)?;
                }
                pair(last_key, &start, last)
            }
        }
    }
}

impl fmt::Debug for Texts {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter
            .debug_tuple("Texts")
            .field(&self.language)
            .finish()
    }
}

impl fmt::Debug for Languages {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.debug_list().entries(&self.tables).finish()
    }
}

/// A table that has been parsed, and the arguments of each of its texts.
struct Table {
    language: String,
    file: String,
    identifier: LanguageIdentifier,
    resource: FluentResource,
    arguments: BTreeMap<String, BTreeSet<String>>,
}

impl Table {
    fn parse(language: &str, file: String, source: &str) -> Result<Table, Vec<TextError>> {
        let identifier = check_language_tag(language).and_then(|()| {
            let parsed = language.parse::<LanguageIdentifier>();
            parsed.map_err(|error| error.to_string())
        });
        let identifier = match identifier {
            Ok(identifier) => identifier,
            Err(fault) => return Err(vec![TextError::NotALanguage { file, fault }]),
        };
        if let Some(line) = too_deep(source) {
            let message = format!("more than {DEEPEST} braces stand in each other");
            return Err(vec![TextError::Syntax {
                file,
                line,
                message,
            }]);
        }
        let resource = FluentResource::try_new(source.to_owned()).map_err(|(_, errors)| {
            errors
                .into_iter()
                .map(|error| TextError::Syntax {
                    file: file.clone(),
                    line: 1 + source
                        .bytes()
                        .take(error.pos.start)
                        .filter(|byte| *byte == b'\n')
                        .count(),
                    message: error.kind.to_string(),
                })
                .collect::<Vec<_>>()
        })?;
        let mut arguments = BTreeMap::new();
        let mut errors = Vec::new();
        // Terms as well: they and messages have their names in common.
        let mut names = BTreeSet::new();
        for entry in resource.entries() {
            let key = match entry {
                ast::Entry::Message(message) => message.id.name,
                ast::Entry::Term(term) => term.id.name,
                _ => continue,
            };
            if !names.insert(key) {
                errors.push(TextError::Twice {
                    file: file.clone(),
                    key: key.to_owned(),
                });
            }
            if let ast::Entry::Message(message) = entry {
                let mut found = BTreeSet::new();
                if let Some(pattern) = &message.value {
                    arguments_of_pattern(pattern, &mut found);
                }
                arguments.insert(key.to_owned(), found);
            }
        }
        if errors.is_empty() {
            Ok(Table {
                language: language.to_owned(),
                file,
                identifier,
                resource,
                arguments,
            })
        } else {
            Err(errors)
        }
    }

    fn compare(&self, reference: &Table) -> Vec<TextError> {
        let file = || self.file.clone();
        let mut errors = Vec::new();
        for (key, wanted) in &reference.arguments {
            let Some(found) = self.arguments.get(key) else {
                errors.push(TextError::Missing {
                    file: file(),
                    key: key.clone(),
                });
                continue;
            };
            errors.extend(
                wanted
                    .difference(found)
                    .map(|argument| TextError::MissingArgument {
                        file: file(),
                        key: key.clone(),
                        argument: argument.clone(),
                    }),
            );
            errors.extend(found.difference(wanted).map(|argument| {
                TextError::SuperfluousArgument {
                    file: file(),
                    key: key.clone(),
                    argument: argument.clone(),
                }
            }));
        }
        for key in self.arguments.keys() {
            if !reference.arguments.contains_key(key) {
                errors.push(TextError::Superfluous {
                    file: file(),
                    key: key.clone(),
                });
            }
        }
        errors
    }

    fn into_texts(self) -> Texts {
        let mut bundle = FluentBundle::new_concurrent(vec![self.identifier]);
        // Marks around every number would be read out and copied along; a
        // language that needs them can write them.
        bundle.set_use_isolating(false);
        bundle.set_formatter(Some(|value, _| match value {
            FluentValue::Number(number) => Some(group_digits(&number.as_string())),
            _ => None,
        }));
        bundle
            .add_resource(self.resource)
            .expect("a key that stands twice is refused when parsed");
        Texts {
            language: self.language,
            file: self.file,
            keys: self.arguments.into_keys().collect(),
            bundle,
        }
    }
}

/// Groups of three digits from five digits on, by a narrow space that does not
/// break, as science writes numbers in every language.
fn group_digits(number: &str) -> String {
    let whole = number.bytes().all(|byte| byte.is_ascii_digit());
    if !whole || number.len() < 5 {
        return number.to_owned();
    }
    let mut grouped = String::new();
    for (place, digit) in number.chars().enumerate() {
        if place > 0 && (number.len() - place).is_multiple_of(3) {
            grouped.push('\u{202f}');
        }
        grouped.push(digit);
    }
    grouped
}

/// The line, from 1, at which braces stand in each other deeper than they may.
fn too_deep(source: &str) -> Option<usize> {
    let mut depth = 0_usize;
    source.lines().zip(1..).find_map(|(line, number)| {
        // A text begins at the start of a line, and so does a comment.
        if line.starts_with(|first: char| first.is_ascii_alphabetic() || "-#".contains(first)) {
            depth = 0;
        }
        if line.starts_with('#') {
            return None;
        }
        for byte in line.bytes() {
            match byte {
                b'{' => depth += 1,
                b'}' => depth = depth.saturating_sub(1),
                _ => {}
            }
            if depth > DEEPEST {
                return Some(number);
            }
        }
        None
    })
}

fn arguments_of_pattern(pattern: &ast::Pattern<&str>, found: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        if let ast::PatternElement::Placeable { expression } = element {
            arguments_of_expression(expression, found);
        }
    }
}

fn arguments_of_expression(expression: &ast::Expression<&str>, found: &mut BTreeSet<String>) {
    match expression {
        ast::Expression::Inline(inline) => arguments_of_inline(inline, found),
        ast::Expression::Select { selector, variants } => {
            arguments_of_inline(selector, found);
            for variant in variants {
                arguments_of_pattern(&variant.value, found);
            }
        }
    }
}

fn arguments_of_inline(inline: &ast::InlineExpression<&str>, found: &mut BTreeSet<String>) {
    match inline {
        ast::InlineExpression::VariableReference { id } => {
            found.insert(id.name.to_owned());
        }
        ast::InlineExpression::Placeable { expression } => {
            arguments_of_expression(expression, found);
        }
        ast::InlineExpression::FunctionReference { arguments, .. } => {
            for argument in &arguments.positional {
                arguments_of_inline(argument, found);
            }
        }
        _ => {}
    }
}

fn file_of(language: &str) -> String {
    format!("site/texts/{language}.ftl")
}

impl fmt::Display for TextError {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            TextError::NoReference => {
                write!(formatter, "there is no {}", file_of(REFERENCE))
            }
            TextError::NotALanguage { file, fault } => write!(
                formatter,
                "{file}: the file's name is not a language's code: {fault}; expected one such as `fr.ftl` or `mn-Mong.ftl`"
            ),
            TextError::Syntax {
                file,
                line,
                message,
            } => write!(formatter, "{file}:{line}: {message}"),
            TextError::Twice { file, key } => write!(formatter, "{file}: `{key}` stands twice"),
            TextError::Missing { file, key } => write!(
                formatter,
                "{file}: `{key}` is missing, which {} has",
                file_of(REFERENCE)
            ),
            TextError::Superfluous { file, key } => write!(
                formatter,
                "{file}: `{key}` is not a key of {}",
                file_of(REFERENCE)
            ),
            TextError::Unfit {
                file,
                key,
                expected,
            } => write!(formatter, "{file}: `{key}` must be {expected}"),
            TextError::MissingArgument {
                file,
                key,
                argument,
            } => write!(formatter, "{file}: `{key}` does not use `${argument}`"),
            TextError::SuperfluousArgument {
                file,
                key,
                argument,
            } => write!(
                formatter,
                "{file}: `{key}` uses `${argument}`, which {} does not give it",
                file_of(REFERENCE)
            ),
            TextError::Unknown { file, key } => write!(formatter, "{file}: no text `{key}`"),
            TextError::Format { file, key, message } => {
                write!(formatter, "{file}: `{key}`: {message}")
            }
        }
    }
}

impl std::error::Error for TextError {}

#[cfg(test)]
mod tests;
