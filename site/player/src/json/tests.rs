//! Against serde's own reader and writer.

use std::collections::BTreeMap;

use engine::{Axis, Board, Rules, Seeds, Setting};
use quickcheck::{Arbitrary, Gen, quickcheck};

use super::{Kind, Value, from_value, parse, to_text};

/// Any JSON of whole numbers.
#[derive(Clone, Debug)]
struct AnyJson(serde_json::Value);

impl Arbitrary for AnyJson {
    fn arbitrary(g: &mut Gen) -> AnyJson {
        AnyJson(any(g, 4))
    }
}

fn any(g: &mut Gen, deepest: u32) -> serde_json::Value {
    let count = u8::arbitrary(g) % 4;
    match u8::arbitrary(g) % if deepest == 0 { 4 } else { 6 } {
        0 => serde_json::Value::Null,
        1 => bool::arbitrary(g).into(),
        2 => u64::arbitrary(g).into(),
        3 => String::arbitrary(g).into(),
        4 => (0..count).map(|_| any(g, deepest - 1)).collect(),
        _ => {
            let entries = (0..count).map(|_| (String::arbitrary(g), any(g, deepest - 1)));
            serde_json::Value::Object(entries.collect())
        }
    }
}

fn plain(value: &Value) -> serde_json::Value {
    match &value.kind {
        Kind::Null => serde_json::Value::Null,
        Kind::Bool(is_so) => (*is_so).into(),
        Kind::Number(number) => (*number).into(),
        Kind::OtherNumber => panic!("no such number was written"),
        Kind::Text(text) => text.as_str().into(),
        Kind::List(items) => items.iter().map(plain).collect(),
        Kind::Object(entries) => {
            let entries = entries.iter().map(|(name, value)| match &name.kind {
                Kind::Text(name) => (name.clone(), plain(value)),
                other => panic!("{other:?} is no name"),
            });
            serde_json::Value::Object(entries.collect())
        }
    }
}

quickcheck! {
    fn what_serde_json_writes_is_read(json: AnyJson) -> bool {
        let pretty = serde_json::to_string_pretty(&json.0).expect("any JSON");
        [json.0.to_string(), pretty]
            .iter()
            .all(|text| parse(text).is_ok_and(|value| plain(&value) == json.0))
    }

    fn what_is_written_serde_json_reads(json: AnyJson) -> bool {
        let text = to_text(&json.0).expect("whole numbers");
        serde_json::from_str::<serde_json::Value>(&text).is_ok_and(|value| value == json.0)
    }

    fn signs_are_kept(number: i64, small: i8) -> bool {
        to_text(&(number, small)).is_ok_and(|text| text == format!("[{number},{small}]"))
    }

    /// A text with one byte changed or cut off is JSON to both or to neither.
    fn what_is_not_json_is_not_read(json: AnyJson, at: usize, byte: u8, cut: bool) -> bool {
        let mut bytes = json.0.to_string().into_bytes();
        let at = at % bytes.len();
        if cut {
            bytes.truncate(at);
        } else {
            bytes[at] = byte;
        }
        match std::str::from_utf8(&bytes) {
            Ok(text) => {
                let theirs = serde_json::from_str::<serde_json::Value>(text);
                // A number beyond any that it can hold is a fault to it.
                let is_vast = theirs.as_ref().is_err_and(|error| error.to_string().contains("range"));
                parse(text).is_ok() == theirs.is_ok() || is_vast
            }
            Err(_) => true,
        }
    }
}

#[test]
fn a_fault_has_its_place() {
    for (text, at) in [
        ("", 0),
        ("  ", 2),
        ("[1,]", 3),
        ("[1 2]", 3),
        ("{\"a\" 1}", 5),
        ("{a: 1}", 1),
        ("nul", 0),
        ("\"\\x\"", 2),
        ("\"\n\"", 1),
        ("\"\\ud800\"", 7),
        ("01", 0),
        ("1.", 2),
        ("-", 1),
        ("1 1", 2),
    ] {
        assert_eq!(parse(text).err(), Some(at), "{text:?}");
    }
    let deep = "[".repeat(1000);
    assert_eq!(parse(&deep).err(), Some(32));
}

#[test]
fn characters_are_written_and_read_in_every_way() {
    let text = r#""\u0041\ud83c\udf31 \/\b\f\n\r\t\"\\ é""#;
    let value = parse(text).expect("JSON");
    let read: String = from_value(&value).expect("a text");
    assert_eq!(read, "A\u{1f331} /\u{8}\u{c}\n\r\t\"\\ é");
    assert_eq!(
        to_text(&read).expect("a text"),
        "\"A\u{1f331} /\\u0008\\u000c\\u000a\\u000d\\u0009\\\"\\\\ é\""
    );
}

#[test]
fn numbers_that_are_not_whole_fit_nothing() {
    for text in ["1.5", "-1", "1e3", "18446744073709551616"] {
        let value = parse(text).expect("JSON");
        assert_eq!(value.kind, Kind::OtherNumber, "{text}");
        assert_eq!(from_value::<u64>(&value).err(), Some(0), "{text}");
    }
    let value = parse("18446744073709551615").expect("JSON");
    assert_eq!(from_value::<u64>(&value), Ok(u64::MAX));
    assert_eq!(
        from_value::<u8>(&parse("256").expect("JSON")).err(),
        Some(0)
    );
}

#[test]
fn what_does_not_fit_has_its_place() {
    type Lists = BTreeMap<String, Vec<u8>>;
    let text = r#"{"a": [1, 2], "b": [3, "4"]}"#;
    let value = parse(text).expect("JSON");
    assert_eq!(from_value::<Lists>(&value).err(), text.find("\"4\""));
}

/// Every axis of rules as serde_json writes and reads them.
#[test]
fn settings_have_the_form_of_the_data_set() {
    let plain = Rules::plain(Board {
        rows: 2,
        pits: 3,
        seeds: Seeds::PerPit(7),
    });
    let explicit = Setting::Board(Board {
        rows: 2,
        pits: 3,
        seeds: Seeds::Explicit(vec![1, 2, 3, 4, 5, 6]),
    });
    let mut every = vec![plain.clone()];
    for setting in engine::neighbours(&plain).into_iter().chain([explicit]) {
        let mut rules = plain.clone();
        rules.set(setting);
        every.push(rules);
    }
    for rules in every {
        for &axis in Axis::ALL {
            let setting = rules.setting(axis);
            let text = serde_json::to_string(&setting).expect("a setting");
            assert_eq!(to_text(&setting).expect("a setting"), text);
            let value = parse(&text).expect("JSON");
            assert_eq!(from_value(&value), Ok(setting), "{text}");
        }
    }
}
