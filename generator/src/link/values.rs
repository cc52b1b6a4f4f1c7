//! Values that a type alone does not check: dates, positions, languages.
//!
//! Codes: `no-editor`, `bad-version`, `bad-date`, `bad-address`, `bad-position`, `unknown-code`, `nameless-game`, `unwitnessed-game`.

use crate::diagnostic::Diagnostic;
use crate::link::scope::Scope;
use crate::parse::Parsed;
use crate::parse::archive::{ArchiveRecord, site_address};
use crate::parse::codes;
use crate::source::Sources;
use crate::yaml;
use crate::yaml::Step::{Index, Key};

/// How a language is named.
pub(super) const LANGUAGE_TAG: &str = "name it by its tag in BCP 47, e.g. `sq`, `yo`, `mn-Mong`; see https://www.iana.org/assignments/language-subtag-registry";

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
    if !is_day(date) {
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

/// The day of an archive, if it names a good one.
pub(super) fn day_of(parsed: &Parsed) -> Option<&str> {
    let meta = parsed.archive.as_ref()?;
    Some(meta.date.as_str()).filter(|date| is_day(date))
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
    for (index, name) in record.names.iter().enumerate() {
        let path = |key| [Key("names"), Index(index), Key(key)];
        if !codes::is_script(&name.script) {
            let span = scope.record.value(&path("script"));
            scope.report(codes::unknown_script(
                &name.script,
                scope.record.source,
                span,
            ));
        }
        if let Some(tag) = &name.language
            && let Err(fault) = codes::check_language_tag(tag)
        {
            let message = format!("`{tag}` is not the tag of a language: {fault}");
            scope.report(
                scope
                    .error("unknown-code", message, &path("language"))
                    .help(LANGUAGE_TAG),
            );
        }
    }
    for (index, place) in record.places.iter().enumerate() {
        let country = &place.country;
        if !codes::is_country(country) {
            let path = [Key("places"), Index(index), Key("country")];
            scope.report(
                scope
                    .error(
                        "unknown-code",
                        format!("ISO 3166-1 has no country `{country}`"),
                        &path,
                    )
                    .help("two capitals, e.g. `ET`; of the codes left to users only `XK`, Kosovo, is known to all; see https://www.iso.org/obp/ui"),
            );
        }
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

/// Whether a text is a day.
fn is_day(text: &str) -> bool {
    text.len() == "2026-11-29".len() && is_date(text)
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
    // The calendar begins with the year 1.
    let Some(year) = number(0).filter(|&year| year > 0) else {
        return false;
    };
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

/// Whether a date, or the end of a span, is wholly after a day: whether it begins
/// later. A month begins before its days, a year before its months.
pub(super) fn is_after(text: &str, day: &str) -> bool {
    let last = text.rsplit('/').next().unwrap_or(text);
    let shared = last.len().min(day.len());
    last.get(..shared) > day.get(..shared)
}

/// How many days a month has; none if there is no such month.
pub(super) fn days(year: u32, month: u32) -> u32 {
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
    use super::{is_after, is_date, is_date_or_span};

    #[test]
    fn a_date_is_after_a_day_if_it_begins_later() {
        for after in [
            "2027",
            "2026-12",
            "2026-11-30",
            "1999/2027",
            "2026/2026-12-01",
        ] {
            assert!(is_after(after, "2026-11-29"), "{after}");
        }
        for not in [
            "2026",
            "2026-11",
            "2026-11-29",
            "1999",
            "2025-12-31",
            "1999/2026",
        ] {
            assert!(!is_after(not, "2026-11-29"), "{not}");
        }
    }

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
            "0000",
            "0000-01-01",
            "1971-00",
            "1971-13",
            "1971-05-00",
            "2023-02-29",
            "2006-2-15",
            "2006-02-15-1",
            "c. 1971",
        ] {
            assert!(!is_date(bad), "{bad}");
        }
    }
}
