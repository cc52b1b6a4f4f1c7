//! Ids: what is named by id in a record has an id of its own, fit for addresses.
//!
//! Codes: `bad-id`, `duplicate-id`.

use std::collections::BTreeMap;

use crate::link::scope::Scope;
use crate::yaml::Step::{self, Index, Key};

/// Checks the ids of every list of the record.
pub(super) fn check(scope: &Scope<'_>) {
    let record = &scope.game.record;
    let lists: [(&str, Vec<&str>); 6] = [
        ("places", record.places.iter().map(|one| &*one.id).collect()),
        (
            "readings",
            record.readings.iter().map(|one| &*one.id).collect(),
        ),
        (
            "emendations",
            record.emendations.iter().map(|one| &*one.id).collect(),
        ),
        (
            "variants",
            record.variants.iter().map(|one| &*one.id).collect(),
        ),
        ("claims", record.claims.iter().map(|one| &*one.id).collect()),
        (
            "remarks",
            record.remarks.iter().map(|one| &*one.id).collect(),
        ),
    ];
    for (list, ids) in &lists {
        check_list(scope, ids, &[Key(list)], "id");
    }
    for (index, reading) in record.readings.iter().enumerate() {
        let ids: Vec<&str> = reading.alternatives.iter().map(|one| &*one.id).collect();
        let path = [Key("readings"), Index(index), Key("alternatives")];
        check_list(scope, &ids, &path, "id");
    }
    let sigla: Vec<&str> = record.witnesses.iter().map(|one| &*one.siglum).collect();
    check_list(scope, &sigla, &[Key("witnesses")], "siglum");
}

fn check_list(scope: &Scope<'_>, ids: &[&str], list: &[Step<'_>], key: &str) {
    let mut seen: BTreeMap<&str, Vec<Step<'_>>> = BTreeMap::new();
    for (index, id) in ids.iter().enumerate() {
        let mut path = list.to_vec();
        path.extend([Index(index), Key(key)]);
        if !is_id(id) {
            scope.report(
                scope
                    .error("bad-id", format!("`{id}` is not an id"), &path)
                    .help("an id is of small letters a–z, digits and single hyphens, e.g. `first-move`"),
            );
        }
        if let Some(first) = seen.get(id) {
            scope.report(
                scope
                    .error("duplicate-id", format!("`{id}` is taken"), &path)
                    .note_at("by this", scope.record.source, scope.record.value(first)),
            );
        } else {
            seen.insert(id, path);
        }
    }
}

/// Whether a text can stand in addresses and on the command line.
pub(crate) fn is_id(text: &str) -> bool {
    text.split('-').all(|part| {
        !part.is_empty()
            && part
                .bytes()
                .all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit())
    })
}

#[cfg(test)]
mod tests {
    use super::is_id;

    #[test]
    fn ids_are_fit_for_addresses() {
        assert!(is_id("first-move"));
        assert!(is_id("sadeqa-2"));
        for bad in ["", "-", "a--b", "A", "a b", "ë", "a_b", "../a"] {
            assert!(!is_id(bad), "{bad}");
        }
    }
}
