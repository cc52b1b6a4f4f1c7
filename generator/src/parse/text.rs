//! A text of the archive in one language or several.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::fmt;

use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::de::{self, Deserialize, Deserializer, MapAccess, Visitor};
use serde::{Serialize, Serializer};

/// The language that every text of the archive must have.
pub const ENGLISH: &str = "en";

/// A text by language, e.g. `{en: …, sq: …}`; English is always there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Text {
    english: String,
    others: BTreeMap<String, String>,
}

impl Text {
    /// The English text.
    pub fn english(&self) -> &str {
        &self.english
    }

    /// The text in `language`, or the English one, with the language it is in.
    pub fn in_language<'a>(&'a self, language: &'a str) -> (&'a str, &'a str) {
        match self.others.get(language) {
            Some(text) => (text, language),
            None => (&self.english, ENGLISH),
        }
    }

    /// The text in `language`, if there is one.
    pub fn get(&self, language: &str) -> Option<&str> {
        match language {
            ENGLISH => Some(&self.english),
            _ => self.others.get(language).map(String::as_str),
        }
    }

    /// The languages it is in, English first.
    pub fn languages(&self) -> impl Iterator<Item = &str> {
        std::iter::once(ENGLISH).chain(self.others.keys().map(String::as_str))
    }
}

impl Serialize for Text {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(
            self.languages()
                .map(|language| (language, self.get(language))),
        )
    }
}

impl JsonSchema for Text {
    fn schema_name() -> Cow<'static, str> {
        "Text".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({
            "description": "A text by language (ISO 639); English is always there.",
            "type": "object",
            "required": [ENGLISH],
            "additionalProperties": { "type": "string", "pattern": "\\S" },
        })
    }
}

impl<'de> Deserialize<'de> for Text {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Text, D::Error> {
        deserializer.deserialize_map(TextVisitor)
    }
}

struct TextVisitor;

impl<'de> Visitor<'de> for TextVisitor {
    type Value = Text;

    fn expecting(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("a text by language, e.g. {en: …}")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Text, A::Error> {
        let mut others = BTreeMap::new();
        while let Some((language, text)) = map.next_entry::<String, String>()? {
            let text = text.trim_end().to_owned();
            if text.trim().is_empty() {
                return Err(de::Error::custom(format!(
                    "the text in `{language}` is empty"
                )));
            }
            others.insert(language, text);
        }
        let english = others
            .remove(ENGLISH)
            .ok_or_else(|| de::Error::missing_field(ENGLISH))?;
        Ok(Text { english, others })
    }
}

#[cfg(test)]
mod tests {
    use super::Text;
    use crate::source::Source;
    use crate::yaml;

    fn check_error(text: &str, expected: &str) {
        let source = Source::new("text.yaml", text);
        let error = yaml::parse::<Text>(&source).expect_err("the text is bad");
        assert_eq!(error.message, expected);
    }

    #[test]
    fn a_missing_language_falls_back_to_english() {
        let source = Source::new("text.yaml", "{en: pit, sq: gropë}");
        let text: Text = yaml::parse(&source).expect("the text is good");
        assert_eq!(text.in_language("sq"), ("gropë", "sq"));
        assert_eq!(text.in_language("mn"), ("pit", "en"));
        assert_eq!(text.get("mn"), None);
        assert_eq!(text.languages().collect::<Vec<_>>(), ["en", "sq"]);
    }

    #[test]
    fn english_must_be_there_and_nothing_may_be_empty() {
        check_error("{sq: gropë}", "the key `en` is missing");
        check_error("{en: pit, sq: \" \"}", "the text in `sq` is empty");
        check_error(
            "pit",
            "expected a text by language, e.g. {en: …}, found `pit`",
        );
    }
}
