//! What the axes of the rules are about and the values that they can have, as
//! the engine describes them: for the tables of parameters and codes.

use engine::{Axis, Setting};
use schemars::generate::SchemaSettings;
use serde_json::{Map, Value};

use super::schema::without_links;

/// Most values of an axis that are listed.
const MOST_VALUES: usize = 100;

/// What an axis is about.
pub(super) struct AxisDescription {
    pub(super) axis: Axis,
    pub(super) description: String,
    /// Its values, if they can be listed.
    pub(super) values: Vec<ValueDescription>,
}

/// A value that an axis can have.
pub(super) struct ValueDescription {
    pub(super) value: Value,
    pub(super) description: String,
}

/// Every axis, in the order in which one plays.
pub(super) fn axes() -> Vec<AxisDescription> {
    let schema = SchemaSettings::draft2020_12()
        .for_serialize()
        .into_generator()
        .into_root_schema_for::<Setting>();
    let schema = schema.to_value();
    let definitions = schema.get("$defs").and_then(Value::as_object);
    let empty = Map::new();
    let reader = Reader {
        definitions: definitions.unwrap_or(&empty),
    };
    let settings = schema.get("oneOf").and_then(Value::as_array);
    let value_of = |axis: Axis| {
        settings
            .into_iter()
            .flatten()
            .find_map(|one| one.get("properties")?.get(axis.name()))
    };
    Axis::ALL
        .iter()
        .map(|&axis| {
            let value = value_of(axis).map(|value| reader.resolve(value));
            AxisDescription {
                axis,
                description: value.map(description).unwrap_or_default(),
                values: value
                    .and_then(|value| reader.values(value))
                    .unwrap_or_default(),
            }
        })
        .collect()
}

/// A value as a cell of a table has it: its name, or JSON where it has parts.
pub(super) fn in_a_cell(value: &Value) -> String {
    match value {
        Value::String(name) => name.clone(),
        value => value.to_string(),
    }
}

fn description(schema: &Value) -> String {
    let text = schema.get("description").and_then(Value::as_str);
    text.map(without_links).unwrap_or_default()
}

/// Reads what values a schema allows.
struct Reader<'s> {
    definitions: &'s Map<String, Value>,
}

impl<'s> Reader<'s> {
    fn resolve(&self, schema: &'s Value) -> &'s Value {
        schema
            .get("$ref")
            .and_then(Value::as_str)
            .and_then(|to| self.definitions.get(to.strip_prefix("#/$defs/")?))
            .unwrap_or(schema)
    }

    /// All values, unless there is no end of them.
    fn values(&self, schema: &'s Value) -> Option<Vec<ValueDescription>> {
        let schema = self.resolve(schema);
        if let Some(value) = schema.get("const") {
            return Some(vec![ValueDescription {
                value: value.clone(),
                description: description(schema),
            }]);
        }
        if let Some(Value::Array(choices)) = schema.get("oneOf") {
            let all: Option<Vec<_>> = choices.iter().map(|one| self.values(one)).collect();
            return all.map(|all| all.into_iter().flatten().collect());
        }
        let parts = schema.get("properties")?.as_object()?;
        let mut all = vec![ValueDescription {
            value: Value::Object(Map::new()),
            description: description(schema),
        }];
        for (name, part) in parts {
            let choices = self.values(part)?;
            let mut longer = Vec::with_capacity(all.len() * choices.len());
            for one in &all {
                for choice in &choices {
                    let mut object = one.value.as_object().cloned().unwrap_or_default();
                    object.insert(name.clone(), choice.value.clone());
                    let parts = [&*one.description, &*choice.description];
                    longer.push(ValueDescription {
                        value: Value::Object(object),
                        description: parts
                            .into_iter()
                            .filter(|part| !part.is_empty())
                            .collect::<Vec<_>>()
                            .join(" "),
                    });
                }
            }
            all = longer;
        }
        (all.len() <= MOST_VALUES).then_some(all)
    }
}

#[cfg(test)]
mod tests {
    use engine::Axis;

    use super::{axes, in_a_cell};

    fn check(axis: Axis, expected: &[&str]) {
        let all = axes();
        let one = all.iter().find(|one| one.axis == axis).expect("every axis");
        let found: Vec<String> = one.values.iter().map(|one| in_a_cell(&one.value)).collect();
        assert_eq!(found, expected);
        assert!(!one.description.is_empty(), "{axis}");
        assert!(one.values.iter().all(|one| !one.description.is_empty()));
    }

    /// Nobody who reads a table need know what the code calls things.
    #[test]
    fn descriptions_name_nothing_of_the_code() {
        for one in axes() {
            let of_values = one.values.iter().map(|one| &one.description);
            for said in of_values.chain([&one.description]) {
                let mut quoted = said.split('`').skip(1).step_by(2);
                assert!(
                    quoted.all(|name| !name.contains(|c: char| c.is_uppercase())),
                    "{said}"
                );
                assert!(!said.contains("MAX_") && !said.contains("::"), "{said}");
            }
        }
    }

    #[test]
    fn axes_are_listed_with_what_they_can_be() {
        assert_eq!(axes().len(), Axis::ALL.len());
        check(
            Axis::SowFirstSeed,
            &["next_pit", "emptied_pit", "emptied_pit_lone_seed_next"],
        );
        check(
            Axis::GrandSlam,
            &[
                "allowed",
                r#"{"illegal":"after_sowing"}"#,
                r#"{"illegal":"before_move"}"#,
                "takes_nothing",
            ],
        );
        // Any number of seeds, any set of counts: no end of values.
        check(Axis::Board, &[]);
        check(Axis::LiftMinSeeds, &[]);
        check(Axis::Capture, &[]);
    }
}
