//! What the engine would have said, said in a language.

use engine::{Argument, Event, Rules, Saying, Side, account};

use super::Sentence;
use crate::render::texts::{FluentValue, TextError, Texts};

/// The events of one ply of a game with these rules, made by `mover`, as a few
/// sentences.
///
/// # Errors
/// A table that lacks a text.
pub fn events_in_words(
    events: &[Event],
    mover: Side,
    rules: &Rules,
    texts: &Texts,
) -> Result<Vec<Sentence>, TextError> {
    let sentences = account(events, mover, rules).into_iter().map(|saying| {
        Ok(Sentence {
            text: say(&saying, texts)?,
            axes: saying.axes,
        })
    });
    sentences.collect()
}

/// One saying in the language of the texts.
///
/// # Errors
/// A table that lacks a text.
pub fn say(saying: &Saying, texts: &Texts) -> Result<String, TextError> {
    let arguments = saying
        .arguments
        .iter()
        .map(|(name, argument)| Ok((*name, value(argument, texts)?)))
        .collect::<Result<Vec<_>, TextError>>()?;
    texts.say(saying.key, &arguments)
}

fn value<'a>(argument: &'a Argument, texts: &Texts) -> Result<FluentValue<'a>, TextError> {
    Ok(match argument {
        Argument::Number(number) => (*number).into(),
        Argument::Choice(choice) => (*choice).into(),
        Argument::Pits(pits) => pits.as_str().into(),
        Argument::All(items) => {
            let items = items
                .iter()
                .map(|item| say(item, texts))
                .collect::<Result<Vec<_>, _>>()?;
            texts.all_of(&items)?.into()
        }
    })
}
