//! Works: their dates are of the calendar and not after the archive's own, and
//! their languages are ones that there are. So are those of what they stand in.
//!
//! Codes: `bad-date`, `unknown-code`.

use hayagriva::Entry;
use hayagriva::types::Date;
use serde_json::Value;

use crate::diagnostic::Diagnostic;
use crate::link::is_file;
use crate::link::scope::{Finder, joined};
use crate::link::values::{LANGUAGE_TAG, day_of, days, is_after};
use crate::parse::Parsed;
use crate::parse::codes::check_language_tag;
use crate::yaml::{self, Step};

/// Checks every work.
pub(super) fn check(parsed: &Parsed, findings: &mut Vec<Diagnostic>) {
    let mut sources = parsed.sources.iter();
    let Some(source) = sources.find(|one| is_file(one, "bibliography.yaml")) else {
        return;
    };
    let written = yaml::parse::<Value>(source).unwrap_or_default();
    let mut check = Check {
        finder: Finder::new(source),
        day: day_of(parsed),
        findings,
    };
    for (key, entry) in parsed.bibliography.iter() {
        check.work(entry, &written[key], &[Step::Key(key)]);
    }
}

struct Check<'a> {
    finder: Finder<'a>,
    day: Option<&'a str>,
    findings: &'a mut Vec<Diagnostic>,
}

impl Check<'_> {
    /// A work, as understood and as written at this path.
    fn work(&mut self, entry: &Entry, written: &Value, path: &[Step<'_>]) {
        if let Some(date) = entry.date() {
            self.date(date, &joined(path, Step::Key("date")));
        }
        if let Some(visited) = entry.url().and_then(|url| url.visit_date.as_ref()) {
            let url = joined(path, Step::Key("url"));
            self.date(visited, &joined(&url, Step::Key("date")));
        }
        if let Some(tag) = entry.language()
            && let Err(fault) = check_language_tag(&tag.to_string())
        {
            let span = self.finder.value(&joined(path, Step::Key("language")));
            let message = format!("`{tag}` is not the tag of a language: {fault}");
            self.findings.push(
                Diagnostic::error("unknown-code", message)
                    .at(self.finder.source, span)
                    .help(LANGUAGE_TAG),
            );
        }
        let parent = joined(path, Step::Key("parent"));
        let within = &written["parent"];
        for (index, work) in entry.parents().iter().enumerate() {
            // One that stands alone is no list.
            match within.get(index) {
                Some(written) => {
                    self.work(work, written, &joined(&parent, Step::Index(index)));
                }
                None => self.work(work, within, &parent),
            }
        }
    }

    fn date(&mut self, date: &Date, path: &[Step<'_>]) {
        let said = in_text(date);
        let (message, help) = if !is_of_the_calendar(date) {
            (
                format!("`{said}` is not a date"),
                "write a year, a month or a day as `1971`, `2012-12`, `2006-02-15`",
            )
        } else if let Some(day) = self.day.filter(|day| date.year > 0 && is_after(&said, day)) {
            (
                format!("`{said}` is after the day of the archive itself, `{day}`"),
                "mend the date, or `date` in archive.yaml",
            )
        } else {
            return;
        };
        let span = self.finder.value(path);
        self.findings.push(
            Diagnostic::error("bad-date", message)
                .at(self.finder.source, span)
                .help(help),
        );
    }
}

/// A date as it is written.
fn in_text(date: &Date) -> String {
    let mut text = format!("{:04}", date.year);
    for part in [date.month, date.day].into_iter().flatten() {
        // Both are counted from 0.
        text.push_str(&format!("-{:02}", part + 1));
    }
    text
}

/// Whether there is this year, month and day; years before our era have a sign.
fn is_of_the_calendar(date: &Date) -> bool {
    let months = 0..12;
    let month = date.month.map(u32::from);
    let length = month.map_or(31, |month| days(date.year.unsigned_abs(), month + 1));
    date.year != 0
        && month.is_none_or(|month| months.contains(&month))
        && date.day.is_none_or(|day| u32::from(day) < length)
}
