//! The parts of a record that only need their cites and works resolved.

use crate::link::archive::{Cite, Documentation, Location, Work};
use crate::link::known::Around;
use crate::link::scope::{Scope, joined};
use crate::parse::record::{Emendation, GameRecord, Name, NotExecutable, Remark, Variant};
use crate::parse::text::Text;
use crate::yaml::Step::{self, Index, Key};

pub(super) fn names(scope: &Scope<'_>, record: &GameRecord) -> Vec<Name<Cite>> {
    let names = record.names.iter().enumerate();
    names
        .map(|(index, name)| Name {
            text: name.text.clone(),
            script: name.script.clone(),
            language: name.language.clone(),
            cites: scope.cites(&name.cites, &[Key("names"), Index(index), Key("cites")]),
            note: name.note.clone(),
        })
        .collect()
}

pub(super) fn documentation(scope: &Scope<'_>, record: &GameRecord) -> Vec<Documentation> {
    let parts = record.documentation.iter().enumerate();
    parts
        .map(|(index, part)| {
            let path = [Key("documentation"), Index(index)];
            let (cites, bibliography) = sources(scope, &part.cites, &part.bibliography, path);
            let around = Around::of(&part.cites, &part.bibliography);
            let at = |key| [path[0], path[1], Key(key)];
            check_place(scope, part.place.value.as_deref(), &at("place"));
            Documentation {
                role: part.role,
                person: scope.person(
                    scope.known(&part.person, &at("person"), around),
                    &at("person"),
                ),
                place: scope.known(&part.place, &at("place"), around),
                date: scope.known_date(&part.date, &at("date"), around),
                cites,
                bibliography,
                note: part.note.clone(),
            }
        })
        .collect()
}

fn check_place(scope: &Scope<'_>, place: Option<&str>, path: &[Step<'_>]) {
    let Some(place) = place else { return };
    let places = &scope.game.record.places;
    if places.iter().any(|known| known.id == place) {
        return;
    }
    scope.report(
        scope
            .error(
                "unknown-place",
                format!("the record has no place `{place}`"),
                &joined(path, Key("value")),
            )
            .help("name the `id` of an entry of `places`"),
    );
}

pub(super) fn places(scope: &Scope<'_>, record: &GameRecord) -> Vec<Location> {
    let places = record.places.iter().enumerate();
    places
        .map(|(index, place)| {
            let path = [Key("places"), Index(index)];
            let (cites, bibliography) = sources(scope, &place.cites, &place.bibliography, path);
            let around = Around::of(&place.cites, &place.bibliography);
            Location {
                id: place.id.clone(),
                name: place.name.clone(),
                country: place.country.clone(),
                latitude: place.latitude,
                longitude: place.longitude,
                precision_km: place.precision_km,
                peoples: scope.peoples(&place.peoples, &path, around),
                cites,
                bibliography,
                note: place.note.clone(),
            }
        })
        .collect()
}

pub(super) fn emendations(scope: &Scope<'_>, record: &GameRecord) -> Vec<Emendation<Cite>> {
    let emendations = record.emendations.iter().enumerate();
    emendations
        .map(|(index, emendation)| Emendation {
            id: emendation.id.clone(),
            kind: emendation.kind,
            cites: scope.cites(
                &emendation.cites,
                &[Key("emendations"), Index(index), Key("cites")],
            ),
            fault: emendation.fault.clone(),
            correction: emendation.correction.clone(),
        })
        .collect()
}

pub(super) fn variants(scope: &Scope<'_>, record: &GameRecord) -> Vec<Variant<Cite>> {
    let variants = record.variants.iter().enumerate();
    variants
        .filter_map(|(index, variant)| {
            let path = [Key("variants"), Index(index), Key("statement")];
            Some(Variant {
                id: variant.id.clone(),
                statement: scope.cite(&variant.statement, &path)?,
                kind: variant.kind,
                text: variant.text.clone(),
            })
        })
        .collect()
}

pub(super) fn remarks(scope: &Scope<'_>, record: &GameRecord) -> Vec<Remark<Cite, Work>> {
    let remarks = record.remarks.iter().enumerate();
    remarks
        .map(|(index, remark)| {
            let path = [Key("remarks"), Index(index)];
            let (cites, bibliography) = sources(scope, &remark.cites, &remark.bibliography, path);
            Remark {
                id: remark.id.clone(),
                kind: remark.kind,
                cites,
                bibliography,
                text: remark.text.clone(),
            }
        })
        .collect()
}

pub(super) fn not_executable(scope: &Scope<'_>, record: &GameRecord) -> Vec<NotExecutable<Cite>> {
    let listed = record.not_executable.iter().enumerate();
    listed
        .filter_map(|(index, entry)| {
            let path = [Key("not_executable"), Index(index), Key("statement")];
            Some(NotExecutable {
                statement: scope.cite(&entry.statement, &path)?,
                reason: entry.reason.clone(),
            })
        })
        .collect()
}

pub(super) fn glosses(scope: &Scope<'_>, record: &GameRecord) -> Vec<(Cite, Text)> {
    let glosses = record.glosses.iter();
    glosses
        .filter_map(|(cite, text)| {
            let cite = scope.cite(cite, &[Key("glosses"), Key(cite)])?;
            Some((cite, text.clone()))
        })
        .collect()
}

/// The cites and works of an entry of the record.
pub(super) fn sources(
    scope: &Scope<'_>,
    cites: &[String],
    works: &[String],
    [list, entry]: [Step<'_>; 2],
) -> (Vec<Cite>, Vec<Work>) {
    (
        scope.cites(cites, &[list, entry, Key("cites")]),
        scope.works(works, &[list, entry, Key("bibliography")]),
    )
}
