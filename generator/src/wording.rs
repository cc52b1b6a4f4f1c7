//! What serde says of a value, put plainly: those who write records know keys,
//! texts and numbers, not structs, variants and `u8`.

/// What is wrong with a value, and what would be right.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Fault {
    pub(crate) code: &'static str,
    pub(crate) message: String,
    pub(crate) help: Option<String>,
}

/// Puts an error's message plainly; what serde did not word itself stays as it
/// is. The message is without its place.
pub(crate) fn plain(message: &str) -> Fault {
    for kind in ["invalid type: ", "invalid value: ", "invalid length "] {
        if let Some((found, expected)) =
            after(message, kind).and_then(|rest| rest.rsplit_once(", expected "))
        {
            let found = match kind {
                "invalid length " => format!("{found} of them"),
                _ => found_value(found),
            };
            let expected = expected_value(expected);
            return wrong(format!("expected {expected}, found {found}"), None);
        }
    }
    if let Some(key) = after(message, "missing field ") {
        return Fault {
            code: "missing-key",
            message: format!("the key {key} is missing"),
            help: None,
        };
    }
    if let Some(key) = after(message, "duplicate field ") {
        return wrong(format!("the key {key} is given twice"), None);
    }
    if let Some((key, expected)) = after(message, "unknown field ").and_then(named) {
        return Fault {
            code: "unknown-key",
            message: format!("unknown key {key}"),
            help: Some(accepted("key", expected)),
        };
    }
    if let Some((value, expected)) = after(message, "unknown variant ").and_then(named) {
        return wrong(
            format!("unknown value {value}"),
            Some(accepted("value", expected)),
        );
    }
    if let Some(name) = after(message, "data did not match any variant of untagged enum ") {
        return wrong(format!("expected {}", either(name)), None);
    }
    wrong(message.to_owned(), None)
}

fn wrong(message: String, help: Option<String>) -> Fault {
    Fault {
        code: "wrong-value",
        message,
        help,
    }
}

/// What follows a phrase of serde's; before it may stand the path to the value.
fn after<'a>(message: &'a str, phrase: &str) -> Option<&'a str> {
    let (before, rest) = message.split_once(phrase)?;
    let is_path = before.is_empty() || before.ends_with(": ") && !before.contains('`');
    is_path.then_some(rest)
}

/// `` `name`, expected … `` or `` `name`, there are no … ``: the name, and what
/// was expected.
fn named(rest: &str) -> Option<(&str, &str)> {
    rest.rsplit_once(", expected ")
        .or_else(|| Some((rest.rsplit_once(", there are no ")?.0, "")))
}

/// What may stand there: `` `a` ``, `` `a` or `b` ``, ``one of `a`, `b` ``.
fn accepted(thing: &str, expected: &str) -> String {
    let names = expected.trim_start_matches("one of ").replace(" or ", ", ");
    match (names.is_empty(), names.contains(", ")) {
        (true, _) => format!("no {thing} may stand here"),
        (false, false) => format!("the {thing} known here is {names}"),
        (false, true) => format!("the {thing}s known here are {names}"),
    }
}

/// A value as it was found, e.g. `string "three"`, ``integer `300` ``.
fn found_value(found: &str) -> String {
    let quoted = ["string ", "character "]
        .iter()
        .find_map(|kind| found.strip_prefix(kind))
        .map(|text| format!("`{}`", text.trim_matches(['"', '`'])));
    let bare = ["integer ", "floating point ", "boolean "]
        .iter()
        .find_map(|kind| found.strip_prefix(kind));
    match (quoted, bare) {
        (Some(quoted), _) => quoted,
        (None, Some(bare)) => bare.to_owned(),
        (None, None) => match found {
            "map" => "a map of keys",
            "sequence" => "a list",
            "null" | "Option value" | "unit value" => "nothing",
            "unit variant" => "a name alone",
            "newtype variant" | "tuple variant" | "struct variant" => "a name with a value",
            other => other,
        }
        .to_owned(),
    }
}

/// A value as it should be, by serde's name for it.
fn expected_value(expected: &str) -> String {
    let number = |highest: u64| format!("a whole number from 0 to {highest}");
    match expected {
        "u8" => number(u8::MAX.into()),
        "u16" => number(u16::MAX.into()),
        "u32" => number(u32::MAX.into()),
        "u64" | "usize" | "u128" => "a whole number, 0 or more".to_owned(),
        "i8" | "i16" | "i32" | "i64" | "isize" | "i128" => "a whole number".to_owned(),
        "a nonzero u8" | "a nonzero u16" | "a nonzero u32" | "a nonzero u64"
        | "a nonzero usize" => "a whole number, 1 or more".to_owned(),
        "f32" | "f64" => "a number".to_owned(),
        "a string" | "a borrowed string" | "a character" => "a text".to_owned(),
        "a boolean" => "`true` or `false`".to_owned(),
        "a map" | "map" => "a map of keys".to_owned(),
        "a sequence" | "sequence" => "a list".to_owned(),
        "unit" | "null" => "nothing".to_owned(),
        "variant identifier" => "the name of a value".to_owned(),
        "field identifier" => "a key".to_owned(),
        _ => kind_of(expected),
    }
}

/// A value of a type with a name, e.g. `struct Game`, `enum Capture`.
fn kind_of(expected: &str) -> String {
    let first = expected.split([' ', ',']).next().unwrap_or_default();
    match first {
        "struct" => "a map of keys".to_owned(),
        "tuple" => "a list".to_owned(),
        "enum" => "a name, or a map of one key".to_owned(),
        "unit" => "a name alone".to_owned(),
        "newtype" => "a value".to_owned(),
        _ if expected == "string or map" || expected.contains("singleton map") => {
            "a name, or a map of one key".to_owned()
        }
        _ => expected.to_owned(),
    }
}

/// What a value of several kinds may be.
fn either(name: &str) -> &'static str {
    match name {
        "Seeds" => "one number of seeds for every pit, or a list with one for each, from 0 to 255",
        "OneOrMore" => "a text or a list of texts",
        _ => "a value of another kind",
    }
}

#[cfg(test)]
mod tests {
    use super::plain;

    #[track_caller]
    fn check(message: &str, code: &str, said: &str, help: Option<&str>) {
        let fault = plain(message);
        let found = (fault.code, fault.message.as_str(), fault.help.as_deref());
        assert_eq!(found, (code, said, help), "{message}");
    }

    #[test]
    fn wrong_values() {
        let check = |message, said| check(message, "wrong-value", said, None);
        check(
            "invalid type: string \"three\", expected u8",
            "expected a whole number from 0 to 255, found `three`",
        );
        check(
            "board.pits: invalid value: integer `300`, expected u8",
            "expected a whole number from 0 to 255, found `300`",
        );
        check(
            "invalid type: unit value, expected struct GameRecord",
            "expected a map of keys, found nothing",
        );
        check(
            "invalid type: integer `3`, expected string or map",
            "expected a name, or a map of one key, found `3`",
        );
        check(
            "invalid type: sequence, expected a string",
            "expected a text, found a list",
        );
        check(
            "invalid type: string \"a, expected b\", expected a boolean",
            "expected `true` or `false`, found `a, expected b`",
        );
        check(
            "invalid type: string \"pit\", expected a text by language, e.g. {en: …}",
            "expected a text by language, e.g. {en: …}, found `pit`",
        );
        check(
            "data did not match any variant of untagged enum Seeds",
            "expected one number of seeds for every pit, or a list with one for each, from 0 to 255",
        );
        check("the text in `sq` is empty", "the text in `sq` is empty");
    }

    #[test]
    fn keys_and_names() {
        check(
            "unknown field `pity`, expected one of `name`, `pits`, `seeds`",
            "unknown-key",
            "unknown key `pity`",
            Some("the keys known here are `name`, `pits`, `seeds`"),
        );
        check(
            "rules: unknown field `pity`, expected `pits`",
            "unknown-key",
            "unknown key `pity`",
            Some("the key known here is `pits`"),
        );
        check(
            "unknown field `x`, there are no fields",
            "unknown-key",
            "unknown key `x`",
            Some("no key may stand here"),
        );
        check(
            "unknown variant `some`, expected `none` or `at_the_ends`",
            "wrong-value",
            "unknown value `some`",
            Some("the values known here are `none`, `at_the_ends`"),
        );
        check(
            "missing field `summary`",
            "missing-key",
            "the key `summary` is missing",
            None,
        );
    }
}
