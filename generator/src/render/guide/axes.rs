//! The axes of the rules and their values as the engine describes them: what
//! each means, and how a record writes it.
//!
//! Where there is no end of values, of numbers for instance, one stands for all. Values that have parts are shown once with the
//! first choice of each part, then part by part.
//!
//! Left out: what a value makes of the rules in words, which interface texts say.

use engine::{Axis, Setting};
use schemars::{JsonSchema, generate::SchemaSettings};
use serde_json::{Map, Value, json};

use crate::{clause::Clause, export::schema::without_links};

/// An axis and what it can be.
#[derive(Clone, Debug)]
pub struct AxisMeaning {
    /// Which.
    pub axis: Axis,
    /// What it is about.
    pub meaning: String,
    /// Its values, in the engine's order.
    pub values: Vec<ValueMeaning>,
    /// What rules say besides its bare value.
    pub clauses: Vec<ClauseMeaning>,
}

/// A value of an axis, or a choice of one of its parts.
#[derive(Clone, Debug)]
pub struct ValueMeaning {
    /// As a record writes it, in YAML.
    pub written: String,
    /// What it means.
    pub meaning: String,
    /// The axis set so; for a choice of a part, with the first choice of the others.
    pub setting: Setting,
    /// Its parts, if a record writes them one by one.
    pub parts: Vec<PartMeaning>,
}

/// A part of a value.
#[derive(Clone, Debug)]
pub struct PartMeaning {
    /// As a record writes it.
    pub name: String,
    /// What it means.
    pub meaning: String,
    /// What can stand there.
    pub choices: Vec<ValueMeaning>,
}

/// A clause of an axis.
#[derive(Clone, Debug)]
pub struct ClauseMeaning {
    /// Which.
    pub clause: Clause,
    /// What it is about.
    pub meaning: String,
}

/// Every axis, in the order in which one plays.
#[must_use]
pub fn axes() -> Vec<AxisMeaning> {
    let settings = schema::<Setting>();
    let clauses = schema::<Clause>();
    let reader = Reader {
        definitions: settings.get("$defs").and_then(Value::as_object),
    };
    Axis::ALL
        .iter()
        .map(|&axis| {
            let value = choices_of(&settings, "oneOf")
                .find_map(|one| one.get("properties")?.get(axis.name()))
                .map(|value| reader.resolve(value));
            AxisMeaning {
                axis,
                meaning: value.map(meaning).unwrap_or_default(),
                values: value
                    .map(|value| reader.values(axis, value))
                    .unwrap_or_default(),
                clauses: Clause::all_of(axis)
                    .map(|clause| ClauseMeaning {
                        clause,
                        meaning: choices_of(&clauses, "oneOf")
                            .find(|one| one.get("const").is_some_and(|name| name == clause.name()))
                            .map(meaning)
                            .unwrap_or_default(),
                    })
                    .collect(),
            }
        })
        .collect()
}

fn schema<T: JsonSchema>() -> Value {
    let settings = SchemaSettings::draft2020_12().for_serialize();
    settings
        .into_generator()
        .into_root_schema_for::<T>()
        .to_value()
}

fn meaning(schema: &Value) -> String {
    let text = schema.get("description").and_then(Value::as_str);
    text.map(without_links).unwrap_or_default()
}

fn choices_of<'s>(schema: &'s Value, key: &str) -> impl Iterator<Item = &'s Value> {
    let choices = schema.get(key).and_then(Value::as_array);
    choices.into_iter().flatten()
}

/// Something that can stand somewhere: as data, in YAML, and what it means.
#[derive(Clone, Debug)]
struct Choice {
    value: Value,
    written: String,
    meaning: String,
}

/// Reads what values a schema allows.
struct Reader<'s> {
    definitions: Option<&'s Map<String, Value>>,
}

impl<'s> Reader<'s> {
    fn resolve(&self, schema: &'s Value) -> &'s Value {
        schema
            .get("$ref")
            .and_then(Value::as_str)
            .and_then(|to| self.definitions?.get(to.strip_prefix("#/$defs/")?))
            .unwrap_or(schema)
    }

    /// The values of an axis.
    fn values(&self, axis: Axis, schema: &'s Value) -> Vec<ValueMeaning> {
        if schema.get("oneOf").is_none() {
            return self.variant(axis, schema);
        }
        choices_of(schema, "oneOf")
            .flat_map(|variant| self.variant(axis, variant))
            .collect()
    }

    /// A value with parts as one; any other, choice by choice.
    fn variant(&self, axis: Axis, schema: &'s Value) -> Vec<ValueMeaning> {
        let (name, parts) = match parts_of(schema).as_slice() {
            [(name, inner)] if !parts_of(self.resolve(inner)).is_empty() => {
                (Some(*name), parts_of(self.resolve(inner)))
            }
            [] | [_] => (None, Vec::new()),
            several => (None, several.to_vec()),
        };
        let parts: Vec<(&str, &Value, Vec<Choice>)> = parts
            .into_iter()
            .map(|(name, part)| (name, part, self.choices(name, part)))
            .collect();
        if parts.is_empty() {
            let choices = self.choices(axis.name(), schema);
            return choices
                .into_iter()
                .filter_map(|choice| value_of(axis, &choice, choice.value.clone(), Vec::new()))
                .collect();
        }
        // The first choice of each part, but of one part another.
        let whole = |other: Option<(&str, &Choice)>| {
            let chosen: Option<Vec<(&str, &Choice)>> = parts
                .iter()
                .map(|(part, _, choices)| match other {
                    Some((name, choice)) if name == *part => Some((*part, choice)),
                    _ => Some((*part, choices.first()?)),
                })
                .collect();
            let together = together(&chosen?, meaning(schema));
            Some(match name {
                Some(name) => within(name, together),
                None => together,
            })
        };
        let listed = parts
            .iter()
            .map(|(part, schema, choices)| PartMeaning {
                name: (*part).to_owned(),
                meaning: meaning(schema),
                choices: choices
                    .iter()
                    .filter_map(|choice| {
                        let value = whole(Some((*part, choice)))?.value;
                        value_of(axis, choice, value, Vec::new())
                    })
                    .collect(),
            })
            .collect();
        whole(None)
            .and_then(|whole| value_of(axis, &whole, whole.value.clone(), listed))
            .into_iter()
            .collect()
    }

    /// All that can stand where a schema stands; of what has no end, one sample. `name`
    /// is what records call the place.
    fn choices(&self, name: &str, schema: &'s Value) -> Vec<Choice> {
        let schema = self.resolve(schema);
        if let Some(value) = schema.get("const") {
            return vec![choice(value, schema)];
        }
        for key in ["oneOf", "anyOf"] {
            if schema.get(key).is_some() {
                return choices_of(schema, key)
                    .flat_map(|one| self.choices(name, one))
                    .collect();
            }
        }
        if let Some(value) = sample(name, schema) {
            return vec![choice(&value, schema)];
        }
        let mut all: Vec<Vec<(&str, Choice)>> = vec![Vec::new()];
        let parts = parts_of(schema);
        for (name, part) in &parts {
            let choices = self.choices(name, part);
            all = all
                .iter()
                .flat_map(|one| {
                    choices.iter().map(move |choice| {
                        let mut longer = one.clone();
                        longer.push((*name, choice.clone()));
                        longer
                    })
                })
                .collect();
        }
        if parts.is_empty() {
            return Vec::new();
        }
        all.iter()
            .map(|chosen| {
                let chosen: Vec<(&str, &Choice)> = chosen
                    .iter()
                    .map(|(name, choice)| (*name, choice))
                    .collect();
                let parts = chosen.iter().map(|(_, choice)| choice.meaning.clone());
                let sentences: Vec<String> = std::iter::once(meaning(schema))
                    .chain(parts)
                    .filter(|part| !part.is_empty())
                    .collect();
                together(&chosen, sentences.join(" "))
            })
            .collect()
    }
}

/// The parts of an object, in the order in which the engine has them.
fn parts_of(schema: &Value) -> Vec<(&str, &Value)> {
    let properties = schema.get("properties").and_then(Value::as_object);
    choices_of(schema, "required")
        .filter_map(Value::as_str)
        .filter_map(|name| Some((name, properties?.get(name)?)))
        .collect()
}

/// What can stand where there is no end of values, on a board of two rows of three.
fn sample(name: &str, schema: &Value) -> Option<Value> {
    let is_list = schema.get("type").is_some_and(|kind| kind == "array");
    Some(match name {
        "rows" | "lift.min_seeds" => json!(2),
        "pits" => json!(3),
        "seeds" if is_list => json!([4, 4, 0, 4, 4, 0]),
        "seeds" => json!(4),
        "after_laps" => json!(1_000_000),
        "one_of" => json!([2, 3]),
        _ => return None,
    })
}

fn choice(value: &Value, schema: &Value) -> Choice {
    Choice {
        value: value.clone(),
        written: in_yaml(value),
        meaning: meaning(schema),
    }
}

fn together(parts: &[(&str, &Choice)], meaning: String) -> Choice {
    let written: Vec<String> = parts
        .iter()
        .map(|(name, choice)| format!("{name}: {}", choice.written))
        .collect();
    Choice {
        value: parts
            .iter()
            .map(|(name, choice)| ((*name).to_owned(), choice.value.clone()))
            .collect::<Map<_, _>>()
            .into(),
        written: format!("{{{}}}", written.join(", ")),
        meaning,
    }
}

/// The same as the value of a key.
fn within(name: &str, choice: Choice) -> Choice {
    together(&[(name, &choice)], choice.meaning.clone())
}

fn value_of(
    axis: Axis,
    shown: &Choice,
    value: Value,
    parts: Vec<PartMeaning>,
) -> Option<ValueMeaning> {
    Some(ValueMeaning {
        written: shown.written.clone(),
        meaning: shown.meaning.clone(),
        setting: serde_json::from_value(json!({axis.name(): value})).ok()?,
        parts,
    })
}

/// A value as a record writes it.
fn in_yaml(value: &Value) -> String {
    match value {
        Value::String(name) => name.clone(),
        Value::Array(items) => {
            let items: Vec<String> = items.iter().map(in_yaml).collect();
            format!("[{}]", items.join(", "))
        }
        Value::Object(parts) => {
            let parts: Vec<String> = parts
                .iter()
                .map(|(name, part)| format!("{name}: {}", in_yaml(part)))
                .collect();
            format!("{{{}}}", parts.join(", "))
        }
        other => other.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use engine::{Axis, Setting};
    use serde_json::Value;

    use super::{ValueMeaning, axes};

    fn written(axis: Axis) -> Vec<String> {
        let all = axes();
        let one = all.iter().find(|one| one.axis == axis).expect("every axis");
        one.values.iter().map(|one| one.written.clone()).collect()
    }

    #[test]
    fn values_stand_in_the_engine_s_order() {
        assert_eq!(
            written(Axis::SowFirstSeed),
            ["next_pit", "emptied_pit", "emptied_pit_lone_seed_next"]
        );
        assert_eq!(
            written(Axis::GrandSlam),
            [
                "allowed",
                "{illegal: after_sowing}",
                "{illegal: before_move}",
                "takes_nothing"
            ]
        );
        assert_eq!(
            written(Axis::Capture),
            [
                "nothing",
                "{by_count: {counts: {one_of: [2, 3]}, whose: own, chain: none}}",
                "{opposite: {landing: own, takes: opposite, facing_empty: nothing}}",
            ]
        );
        assert_eq!(written(Axis::Board), ["{rows: 2, pits: 3, seeds: 4}"]);
    }

    #[test]
    fn parts_are_listed_choice_by_choice() {
        let all = axes();
        let capture = all
            .iter()
            .find(|one| one.axis == Axis::Capture)
            .expect("every axis");
        let parts: Vec<(&str, Vec<&str>)> = capture.values[1]
            .parts
            .iter()
            .map(|part| {
                let choices = part.choices.iter().map(|one| one.written.as_str());
                (part.name.as_str(), choices.collect())
            })
            .collect();
        assert_eq!(
            parts,
            [
                ("counts", vec!["{one_of: [2, 3]}", "even"]),
                ("whose", vec!["own", "opponent", "any"]),
                (
                    "chain",
                    vec![
                        "none",
                        "{backward: pits_sown}",
                        "{backward: board}",
                        "{backward: own_row}",
                        "{forward: pits_sown}",
                        "{forward: board}",
                        "{forward: own_row}",
                    ]
                ),
            ]
        );
    }

    #[test]
    fn everything_is_explained_and_can_be_read_from_a_record() {
        for axis in axes() {
            assert!(!axis.meaning.is_empty(), "{}", axis.axis);
            assert!(!axis.values.is_empty(), "{}", axis.axis);
            for value in &axis.values {
                check(axis.axis, value);
                for part in &value.parts {
                    assert!(!part.meaning.is_empty(), "{}: {}", axis.axis, part.name);
                    assert!(!part.choices.is_empty(), "{}: {}", axis.axis, part.name);
                }
            }
            for clause in &axis.clauses {
                assert!(!clause.meaning.is_empty(), "{}", clause.clause.name());
            }
        }
    }

    fn check(axis: Axis, value: &ValueMeaning) {
        let record = format!("{}: {}", axis.name(), value.written);
        let read: BTreeMap<String, Value> =
            serde_yaml::from_str(&record).unwrap_or_else(|error| panic!("{record}: {error}"));
        let setting: Setting = serde_json::from_value(serde_json::json!(read))
            .unwrap_or_else(|error| panic!("{record}: {error}"));
        assert_eq!(setting, value.setting, "{record}");
    }
}
