//! The templates of one language: pages in, HTML out.
//!
//! Templates are compiled once a language; the function `text(key=…)` in them
//! asks that language's interface texts and fails where there is none.

use std::{fmt, sync::Arc};

use serde::Serialize;
use tera::{Context, Kwargs, State, Tera, TeraResult};

use super::{
    assets,
    texts::{FluentValue, Texts},
};

/// The templates with the texts of one language.
pub struct Templates {
    tera: Tera,
}

/// A template that cannot be compiled or filled.
#[derive(Debug)]
pub struct TemplateError(tera::Error);

impl Templates {
    /// The templates that the program was built with, saying `texts`.
    ///
    /// # Errors
    /// A template that does not compile.
    pub fn new(texts: &Arc<Texts>) -> Result<Templates, TemplateError> {
        let mut tera = Tera::new();
        let texts = Arc::clone(texts);
        tera.register_function("text", move |arguments: Kwargs, _: &State<'_>| {
            interface_text(&texts, &arguments)
        });
        let templates = assets::templates()
            .into_iter()
            .map(|(name, content)| (format!("{name}.html"), content));
        tera.add_raw_templates(templates)?;
        Ok(Templates { tera })
    }

    /// Fills the template called `name`.
    ///
    /// # Errors
    /// A template that asks for what the page does not have, or for a text
    /// that there is not.
    pub fn fill(&self, name: &str, page: &impl Serialize) -> Result<String, TemplateError> {
        let context = Context::from_serialize(page)?;
        Ok(self.tera.render(name, &context)?)
    }
}

fn interface_text(texts: &Texts, arguments: &Kwargs) -> TeraResult<String> {
    let key: &str = arguments.must_get("key")?;
    let mut values = Vec::new();
    for (name, value) in arguments.iter() {
        let name = name.as_str().unwrap_or_default();
        if name == "key" {
            continue;
        }
        let value = match (value.as_i64(), value.as_str()) {
            (Some(number), _) => FluentValue::from(number),
            (None, Some(text)) => FluentValue::from(text),
            (None, None) => {
                return Err(tera::Error::message(format!(
                    "`{name}` of text `{key}` is neither a number nor a text"
                )));
            }
        };
        values.push((name, value));
    }
    texts
        .say(key, &values)
        .map_err(|error| tera::Error::message(error.to_string()))
}

impl From<tera::Error> for TemplateError {
    fn from(error: tera::Error) -> Self {
        TemplateError(error)
    }
}

impl fmt::Display for TemplateError {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "{}", self.0)?;
        let mut source = std::error::Error::source(&self.0);
        while let Some(cause) = source {
            write!(formatter, ": {cause}")?;
            source = cause.source();
        }
        Ok(())
    }
}

impl std::error::Error for TemplateError {}

impl fmt::Debug for Templates {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.debug_struct("Templates").finish_non_exhaustive()
    }
}
