//! Values that a type alone does not check: dates, positions, languages.
//!
//! Codes: `no-editor`, `bad-version`, `bad-date`, `bad-address`, `bad-position`, `nameless-game`, `unwitnessed-game`.

use crate::diagnostic::Diagnostic;
use crate::link::scope::Scope;
use crate::parse::archive::{ArchiveRecord, site_address};
use crate::source::Sources;
use crate::yaml;
use crate::yaml::Step::{Index, Key};

/// Checks the values of the archive's own data.
pub(super) fn check_archive(
    meta: &ArchiveRecord,
    sources: &Sources,
    findings: &mut Vec<Diagnostic>,
) {
    let file = sources
        .iter()
        .find(|source| source.path().rsplit('/').next() == Some("archive.yaml"));
    let Some(file) = file else { return };
    let at = |key| yaml::locate(file, &[Key(key)]);
    let date = &meta.date;
    if date.len() != "2026-11-29".len() || !is_date(date) {
        findings.push(
            Diagnostic::error("bad-date", format!("`{date}` is not a day"))
                .at(file, at("date"))
                .help("write the day of the version as `2026-11-29`"),
        );
    }
    let version = &meta.version;
    let parts: Vec<&str> = version.split('.').collect();
    let is_number = |part: &&str| !part.is_empty() && part.bytes().all(|b| b.is_ascii_digit());
    if parts.len() != 3 || !parts.iter().all(is_number) {
        findings.push(
            Diagnostic::error("bad-version", format!("`{version}` is not a version"))
                .at(file, at("version"))
                .help("write three numbers, as `0.1.0`"),
        );
    }
    if let Some(Err(fault)) = meta.address.as_deref().map(site_address) {
        let message = format!("`address` is not one of a site: {fault}");
        findings.push(
            Diagnostic::error("bad-address", message)
                .at(file, at("address"))
                .help("write where the site stands, as `https://example.org/mancala`"),
        );
    }
    if meta.editors.is_empty() {
        findings.push(
            Diagnostic::error("no-editor", "the archive names no editor").at(file, at("editors")),
        );
    }
}

/// Checks the values of a game's record.
pub(super) fn check(scope: &Scope<'_>) {
    let record = &scope.game.record;
    if record.names.is_empty() {
        let message = "a game has at least one name";
        scope.report(scope.error_at_key("nameless-game", message, &[Key("names")]));
    }
    if record.witnesses.is_empty() {
        let message = "a game has at least one witness";
        scope.report(scope.error_at_key("unwitnessed-game", message, &[Key("witnesses")]));
    }
    for (index, place) in record.places.iter().enumerate() {
        let bounds = [
            ("latitude", place.latitude, -90.0..=90.0),
            ("longitude", place.longitude, -180.0..=180.0),
            ("precision_km", place.precision_km, 0.0..=20_000.0),
        ];
        for (key, value, bounds) in bounds {
            if !bounds.contains(&value) {
                let message = format!(
                    "`{key}` is {value}, not within {} to {}",
                    bounds.start(),
                    bounds.end()
                );
                let path = [Key("places"), Index(index), Key(key)];
                scope.report(scope.error("bad-position", message, &path));
            }
        }
    }
}

/// Whether a text is a date, or an earlier and a later one with a slash between.
pub(super) fn is_date_or_span(text: &str) -> bool {
    match text.split_once('/') {
        Some((from, to)) => is_date(from) && is_date(to) && from <= to,
        None => is_date(text),
    }
}

/// Whether a text is a year, a month or a day of ISO 8601.
fn is_date(text: &str) -> bool {
    let parts: Vec<&str> = text.split('-').collect();
    let sizes: &[usize] = &[4, 2, 2];
    let number = |index: usize| -> Option<u32> {
        let part = parts.get(index)?;
        let plain = part.len() == sizes[index] && part.bytes().all(|byte| byte.is_ascii_digit());
        plain.then(|| part.parse().ok()).flatten()
    };
    let Some(year) = number(0) else { return false };
    match parts.len() {
        1 => true,
        2 => number(1).is_some_and(|month| (1..=12).contains(&month)),
        3 => match (number(1), number(2)) {
            (Some(month), Some(day)) => (1..=days(year, month)).contains(&day),
            _ => false,
        },
        _ => false,
    }
}

/// How many days a month has; none if there is no such month.
fn days(year: u32, month: u32) -> u32 {
    let leap = year.is_multiple_of(4) && (!year.is_multiple_of(100) || year.is_multiple_of(400));
    match month {
        2 if leap => 29,
        2 => 28,
        4 | 6 | 9 | 11 => 30,
        1..=12 => 31,
        _ => 0,
    }
}

#[cfg(test)]
mod tests {
    use super::{is_date, is_date_or_span};

    #[test]
    fn a_span_goes_forward() {
        assert!(is_date_or_span("1969/1971-05"));
        assert!(is_date_or_span("1971"));
        for bad in ["1971/1969", "1971/", "/1971", "1969/1970/1971"] {
            assert!(!is_date_or_span(bad), "{bad}");
        }
    }

    #[test]
    fn dates_are_of_the_calendar() {
        for good in ["1971", "2012-12", "2006-02-15", "2024-02-29"] {
            assert!(is_date(good), "{good}");
        }
        for bad in [
            "",
            "71",
            "1971-13",
            "2023-02-29",
            "2006-2-15",
            "2006-02-15-1",
            "c. 1971",
        ] {
            assert!(!is_date(bad), "{bad}");
        }
    }
}
