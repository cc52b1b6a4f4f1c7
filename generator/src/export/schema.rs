//! JSON Schemas of the data set's documents, from their types and what is
//! written about them in the code.

use schemars::{JsonSchema, Schema, generate::SchemaSettings, transform};
use serde_json::Value;

use super::gather::FORMAT;
use crate::parse::record::{DEEPEST_CHECK, MOST_GAMES, MOST_POSITIONS};

/// The schema of a document, named so that it can be told from those of other
/// editions of the formats.
pub(super) fn of<T: JsonSchema>(name: &str) -> Schema {
    let mut schema = SchemaSettings::draft2020_12()
        .for_serialize()
        .with_transform(transform::RecursiveTransform(tidy))
        .into_generator()
        .into_root_schema_for::<T>();
    schema.insert(
        "$id".to_owned(),
        format!("urn:sowbook:{name}:{FORMAT}").into(),
    );
    schema
}

/// The schema of a file that editors of the archive write.
pub(super) fn of_record<T: JsonSchema>(name: &str) -> Schema {
    let mut schema = SchemaSettings::draft2020_12()
        .with_transform(transform::RecursiveTransform(tidy))
        .into_generator()
        .into_root_schema_for::<T>();
    schema.insert(
        "$id".to_owned(),
        format!("urn:sowbook:record:{name}:{FORMAT}").into(),
    );
    schema
}

/// Takes out what only readers of the code can use: links to other types, and
/// `null` for what is left out instead.
fn tidy(schema: &mut Schema) {
    if let Some(description) = schema.get("description").and_then(Value::as_str) {
        let plain = without_links(description);
        schema.insert("description".to_owned(), plain.into());
    }
    if let Some(Value::Array(types)) = schema.get_mut("type") {
        types.retain(|one| one != "null");
        if let [one] = types.as_slice() {
            let one = one.clone();
            schema.insert("type".to_owned(), one);
        }
    }
    if let Some(Value::Array(choices)) = schema.get_mut("anyOf") {
        choices.retain(|one| one.get("type").is_none_or(|kind| kind != "null"));
        if let [Value::Object(one)] = choices.as_slice() {
            let one = one.clone();
            schema.remove("anyOf");
            for (key, value) in one {
                schema.insert(key, value);
            }
        }
    }
}

/// A comment of the code without its links to other items: of `` [`name`] ``
/// and `` [`Rules::name`] `` the `` `name` `` stays, of a limit its number, of a
/// type the name that records have for it.
pub(crate) fn without_links(text: &str) -> String {
    let mut plain = String::with_capacity(text.len());
    let mut rest = text;
    while let Some((before, after)) = rest.split_once("[`") {
        let Some((name, following)) = after.split_once("`]") else {
            break;
        };
        plain += before;
        let name = name.rsplit("::").next().unwrap_or(name);
        plain += &in_data(name);
        rest = following;
    }
    plain += rest;
    // A comment's lines are those of the code, not of the text.
    plain
        .split("\n\n")
        .map(|paragraph| paragraph.split_whitespace().collect::<Vec<_>>().join(" "))
        .collect::<Vec<_>>()
        .join("\n\n")
}

/// What the data have for a name of the code.
fn in_data(name: &str) -> String {
    let limit = match name {
        "MAX_PITS_PER_ROW" => Some(u64::from(engine::MAX_PITS_PER_ROW)),
        "MAX_SEEDS" => Some(u64::from(engine::MAX_SEEDS)),
        "DEEPEST_CHECK" => Some(u64::from(DEEPEST_CHECK)),
        "MOST_GAMES" => Some(u64::from(MOST_GAMES)),
        "MOST_POSITIONS" => Some(MOST_POSITIONS),
        _ => None,
    };
    if let Some(limit) = limit {
        return limit.to_string();
    }
    let mut written = String::with_capacity(name.len() + 4);
    for letter in name.chars() {
        if letter.is_ascii_uppercase() && !written.is_empty() {
            written.push('_');
        }
        written.push(letter.to_ascii_lowercase());
    }
    format!("`{written}`")
}

#[cfg(test)]
mod tests {
    use super::without_links;

    #[test]
    fn comments_lose_their_links() {
        assert_eq!(
            without_links("Pits, 1 to\n[`MAX_SEEDS`],\nlike [`Rules::end`].\n\nMore [a] `b`."),
            "Pits, 1 to 255, like `end`.\n\nMore [a] `b`."
        );
        assert_eq!(without_links("an [`open"), "an [`open");
        assert_eq!(
            without_links("if [`NoMove`] lets it"),
            "if `no_move` lets it"
        );
    }
}
