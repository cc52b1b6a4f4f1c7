//! The texts that a page's script says, taken from the interface texts of a
//! language: a classic script that names a table, `window.sowbookTexts`.
//!
//! Fluent is parsed here, where a fault fails the build; what reaches the page
//! is the little of it that is left to be done there, choosing forms and putting
//! in arguments:
//!
//! - a text is a string, or a list of parts said one after another;
//! - a part is a string, `{"of": argument}`, or `{"by": argument, "forms": {…},
//!   "else": text}`, of which the form is said that the argument names: itself,
//!   or the plural form that it takes.
//!
//! Left out: what the tables do not use (functions, terms, attributes), which is
//! refused.

use fluent_syntax::ast;
use serde_json::{Map, Value, json};

use super::texts::{TextError, Texts};

/// How the keys of these texts begin.
const SAID: &[&str] = &[
    "event-",
    "over-",
    "outcome",
    "refusal-",
    "list-pair",
    "list-and",
    "board-label-captured",
    "board-pit-spoken",
    "board-to-move",
    "play-",
    "example-move",
    "example-pass",
    "example-start",
    "example-position",
    "parting-refused",
    "parting-must-pass",
];

/// The script with the texts of one language.
///
/// # Errors
/// A text that uses what a page cannot say.
pub(super) fn script(texts: &Texts) -> Result<String, TextError> {
    let table = texts
        .keys()
        .filter(|key| SAID.iter().any(|start| key.starts_with(start)))
        .map(|key| {
            let pattern = texts.pattern(key)?;
            let said = said(pattern).map_err(|what| {
                texts.fault(key, format!("a page cannot say {what}; say it without"))
            })?;
            Ok((key.to_owned(), said))
        })
        .collect::<Result<Map<String, Value>, TextError>>()?;
    let table = json!({"language": texts.language(), "texts": table});
    Ok(format!("window.sowbookTexts = {table};\n"))
}

fn said(pattern: &ast::Pattern<&str>) -> Result<Value, &'static str> {
    let mut parts: Vec<Value> = Vec::new();
    for element in &pattern.elements {
        let part = match element {
            ast::PatternElement::TextElement { value } => json!(value),
            ast::PatternElement::Placeable { expression } => expression_said(expression)?,
        };
        match (parts.last_mut(), part) {
            (Some(Value::String(before)), Value::String(more)) => before.push_str(&more),
            (_, part) => parts.push(part),
        }
    }
    Ok(match <[Value; 1]>::try_from(parts) {
        Ok([Value::String(text)]) => Value::String(text),
        Ok([part]) => json!([part]),
        Err(parts) => Value::Array(parts),
    })
}

fn expression_said(expression: &ast::Expression<&str>) -> Result<Value, &'static str> {
    let (selector, variants) = match expression {
        ast::Expression::Inline(inline) => return inline_said(inline),
        ast::Expression::Select { selector, variants } => (selector, variants),
    };
    let ast::InlineExpression::VariableReference { id } = selector else {
        return Err("forms chosen by anything but an argument");
    };
    let mut forms = Map::new();
    let mut otherwise = Value::Null;
    for variant in variants {
        let name = match &variant.key {
            ast::VariantKey::Identifier { name } => name,
            ast::VariantKey::NumberLiteral { value } => value,
        };
        let form = said(&variant.value)?;
        if variant.default {
            otherwise = form;
        } else {
            forms.insert((*name).to_owned(), form);
        }
    }
    Ok(json!({"by": id.name, "forms": forms, "else": otherwise}))
}

fn inline_said(inline: &ast::InlineExpression<&str>) -> Result<Value, &'static str> {
    match inline {
        ast::InlineExpression::StringLiteral { value }
        | ast::InlineExpression::NumberLiteral { value } => Ok(json!(value)),
        ast::InlineExpression::VariableReference { id } => Ok(json!({"of": id.name})),
        ast::InlineExpression::Placeable { expression } => expression_said(expression),
        ast::InlineExpression::FunctionReference { .. } => Err("a function"),
        ast::InlineExpression::MessageReference { .. } => Err("another text within a text"),
        ast::InlineExpression::TermReference { .. } => Err("a term"),
    }
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::script;
    use crate::render::texts::Languages;

    fn table(source: &str) -> Result<Value, String> {
        let languages = Languages::from_tables([("en", source)]).expect("a table");
        let script = script(languages.reference()).map_err(|error| error.to_string())?;
        let table = script
            .strip_prefix("window.sowbookTexts = ")
            .and_then(|rest| rest.strip_suffix(";\n"))
            .expect("one assignment");
        Ok(serde_json::from_str::<Value>(table).expect("JSON")["texts"].take())
    }

    #[test]
    fn texts_are_strings_or_parts() {
        let source = "play-plain = Pass\n\
                      play-parts = { $side ->\n    [south] South\n   *[north] North\n} takes { $seeds ->\n    [0] none\n    [one] one\n   *[other] { $seeds } seeds\n}{ \"\" }.\n\
                      rule-board = not said by a script\n";
        assert_eq!(
            table(source).expect("what a page can say"),
            json!({
                "play-plain": "Pass",
                "play-parts": [
                    {"by": "side", "forms": {"south": "South"}, "else": "North"},
                    " takes ",
                    {"by": "seeds", "forms": {"0": "none", "one": "one"}, "else": [{"of": "seeds"}, " seeds"]},
                    ".",
                ],
            })
        );
    }

    #[test]
    fn what_a_page_cannot_say_is_refused_with_file_and_key() {
        for (source, what) in [
            ("play-a = { NUMBER($seeds) }\n", "a function"),
            ("play-b = x\nplay-a = { play-b }\n", "another text"),
            ("play-a = { -name }\n-name = x\n", "a term"),
        ] {
            let error = table(source).expect_err("refused");
            assert!(
                error.contains("site/texts/en.ftl")
                    && error.contains("play-a")
                    && error.contains(what),
                "{error}"
            );
        }
    }

    #[test]
    fn every_language_has_the_same_texts() {
        let languages = Languages::embedded().expect("complete tables");
        let keys: Vec<usize> = languages
            .iter()
            .map(|texts| {
                let script = script(texts).expect("what a page can say");
                assert!(script.contains("\"event-sow\"") && script.contains("\"refusal-empty\""));
                script.matches("\":").count()
            })
            .collect();
        assert!(keys.iter().all(|count| *count > 40), "{keys:?}");
    }
}
