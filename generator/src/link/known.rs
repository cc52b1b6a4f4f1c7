//! What is known of a date, a person, a place: each status has what it needs and
//! nothing that it cannot have.
//!
//! Stated, stated as none: a statement or a work. Inferred: why. Stated,
//! inferred: a value; the others have none. Values are also of the right form:
//! dates of the calendar, keys of Glottolog, addresses of labels.
//!
//! Codes: `missing-value`, `needless-value`, `unattested-value`,
//! `unargued-value`, `needless-why`, `bad-date`, `bad-glottocode`, `bad-notice`.

use crate::diagnostic::Diagnostic;
use crate::link::archive::{Dates, Known, People, State};
use crate::link::scope::{Scope, joined};
use crate::link::values::{is_after, is_date_or_span};
use crate::parse::known::{Knowledge, KnownRecord};
use crate::parse::record::{DatesRecord, Notice, PeopleRecord};
use crate::yaml::Step::{self, Index, Key};

/// Where Local Contexts keeps its labels, and what communities make of them.
const LABELS: [&str; 2] = [
    "https://localcontexts.org/",
    "https://localcontextshub.org/",
];

/// Whether what stands around a value cites somebody who says it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Around {
    /// The value must have its own cites.
    Nothing,
    /// The entry cites statements or works for all its values, or needs none.
    Cites,
}

impl Around {
    /// What an entry with these cites and works gives its values; one that leads
    /// nowhere was reported and is not missing as well.
    pub(super) fn of(cites: &[String], bibliography: &[String]) -> Around {
        match cites.is_empty() && bibliography.is_empty() {
            true => Around::Nothing,
            false => Around::Cites,
        }
    }
}

impl Scope<'_> {
    /// What the record says is known at this path.
    pub(super) fn known<T: Clone>(
        &self,
        record: &KnownRecord<T>,
        path: &[Step<'_>],
        around: Around,
    ) -> Known<T> {
        let cites = self.cites(&record.cites, &joined(path, Key("cites")));
        let bibliography = self.works(&record.bibliography, &joined(path, Key("bibliography")));
        // What leads nowhere was reported; it is not missing as well.
        let attested =
            around == Around::Cites || !record.cites.is_empty() || !record.bibliography.is_empty();
        let needs_source = matches!(record.status, Knowledge::Stated | Knowledge::StatedAsNone);
        if needs_source && !attested {
            let name = record.status.name();
            self.report(
                self.error(
                    "unattested-value",
                    format!("it is `{name}`, but nothing is cited that says so"),
                    path,
                )
                .help("add `cites` with the statement or `bibliography` with the work that says so, or give it the status `inferred` or `not_stated`"),
            );
        }
        Known {
            state: self.state(record, path),
            cites,
            bibliography,
            note: record.note.clone(),
        }
    }

    fn state<T: Clone>(&self, record: &KnownRecord<T>, path: &[Step<'_>]) -> State<T> {
        let has_value = matches!(record.status, Knowledge::Stated | Knowledge::Inferred);
        let has_why = matches!(
            record.status,
            Knowledge::Inferred | Knowledge::NotApplicable
        );
        let name = record.status.name();
        if record.value.is_none() && has_value {
            self.report(
                self.error(
                    "missing-value",
                    format!("it is `{name}`, but there is no `value`"),
                    path,
                )
                .help("add `value`, or give it the status `not_stated`"),
            );
        }
        if record.value.is_some() && !has_value {
            self.report(
                self.error_at_key(
                    "needless-value",
                    format!("it is `{name}` and has a `value` all the same"),
                    &joined(path, Key("value")),
                )
                .help("take the value out, or give it the status `stated` or `inferred`"),
            );
        }
        if record.why.is_none() && record.status == Knowledge::Inferred {
            self.report(
                self.error(
                    "unargued-value",
                    "it is `inferred`, but nothing says from what",
                    path,
                )
                .help("add `why`: what leads there"),
            );
        }
        if record.why.is_some() && !has_why {
            self.report(
                self.error_at_key(
                    "needless-why",
                    format!("what is `{name}` needs no reason"),
                    &joined(path, Key("why")),
                )
                .help("give it the status `inferred`, or say it in `note`"),
            );
        }
        match (record.status, &record.value, &record.why) {
            (Knowledge::Stated, Some(value), _) => State::Stated(value.clone()),
            (Knowledge::Inferred, Some(value), Some(why)) => State::Inferred {
                value: value.clone(),
                why: why.clone(),
            },
            (Knowledge::StatedAsNone, ..) => State::StatedAsNone,
            (Knowledge::NotApplicable, _, why) => State::NotApplicable { why: why.clone() },
            _ => State::NotStated,
        }
    }

    /// A date, or two with a slash between.
    pub(super) fn known_date(
        &self,
        record: &KnownRecord<String>,
        path: &[Step<'_>],
        around: Around,
    ) -> Known<String> {
        let date = record.value.as_deref();
        if let Some(date) = date
            && is_date_or_span(date)
            && let Some(day) = self.day.filter(|day| is_after(date, day))
        {
            self.report(
                self.error(
                    "bad-date",
                    format!("`{date}` is after the day of the archive itself, `{day}`"),
                    &joined(path, Key("value")),
                )
                .help("mend the date, or `date` in archive.yaml"),
            );
        }
        if let Some(date) = date
            && !is_date_or_span(date)
        {
            self.report(
                self.error(
                    "bad-date",
                    format!("`{date}` is not a date"),
                    &joined(path, Key("value")),
                )
                .help(
                    "write a year, a month or a day as `1971`, `2012-12`, `2006-02-15`, or two of them as `1969/1971`",
                ),
            );
        }
        self.known(record, path, around)
    }

    /// The four dates.
    pub(super) fn dates(&self, record: &DatesRecord) -> Dates {
        let date = |date, key| self.known_date(date, &[Key("dates"), Key(key)], Around::Nothing);
        Dates {
            play: date(&record.play, "play"),
            record: date(&record.record, "record"),
            publication: date(&record.publication, "publication"),
            access: date(&record.access, "access"),
        }
    }

    /// The peoples of the place at this path.
    pub(super) fn peoples(
        &self,
        records: &[PeopleRecord],
        place: &[Step<'_>],
        around: Around,
    ) -> Vec<People> {
        let peoples = records.iter().enumerate();
        peoples
            .map(|(index, record)| {
                let path = |key| {
                    let mut path = place.to_vec();
                    path.extend([Key("peoples"), Index(index), Key(key)]);
                    path
                };
                let code = path("glottocode");
                if let Some(value) = &record.glottocode.value
                    && !is_glottocode(value)
                {
                    self.report(bad_glottocode(self, value, &joined(&code, Key("value"))));
                }
                People {
                    name: self.known(&record.name, &path("name"), around),
                    language: self.known(&record.language, &path("language"), around),
                    glottocode: self.known(&record.glottocode, &code, Around::Nothing),
                }
            })
            .collect()
    }

    /// The notices of communities.
    pub(super) fn notices(&self, record: &KnownRecord<Vec<Notice>>) -> Known<Vec<Notice>> {
        let path = [Key("notices"), Key("value")];
        let notices = record.value.as_deref();
        if notices.is_some_and(<[Notice]>::is_empty) {
            self.report(
                self.error("bad-notice", "there is no notice in the list", &path)
                    .help("take `value` out and give `notices` the status `not_stated`"),
            );
        }
        for (index, notice) in notices.unwrap_or_default().iter().enumerate() {
            let address = &notice.address;
            if !LABELS.iter().any(|label| address.starts_with(label)) {
                let path = [path[0], path[1], Index(index), Key("address")];
                self.report(
                    self.error(
                        "bad-notice",
                        format!("`{address}` is not the address of a label"),
                        &path,
                    )
                    .help(format!("it begins with {}", LABELS.join(" or "))),
                );
            }
        }
        self.known(record, &path[..1], Around::Nothing)
    }
}

fn bad_glottocode(scope: &Scope<'_>, code: &str, path: &[Step<'_>]) -> Diagnostic {
    scope
        .error(
            "bad-glottocode",
            format!("`{code}` is not a key of Glottolog"),
            path,
        )
        .help("four small letters or digits and four digits, e.g. `yoru1245`; see https://glottolog.org")
}

/// Whether a text has the form of a key of Glottolog.
fn is_glottocode(text: &str) -> bool {
    let bytes = text.as_bytes();
    let small = |byte: &u8| byte.is_ascii_lowercase() || byte.is_ascii_digit();
    bytes.len() == 8 && bytes[..4].iter().all(small) && bytes[4..].iter().all(u8::is_ascii_digit)
}

#[cfg(test)]
mod tests {
    use super::is_glottocode;

    #[test]
    fn keys_of_glottolog_have_their_form() {
        for good in ["yoru1245", "moro1292", "b10b1234", "3adt1234"] {
            assert!(is_glottocode(good), "{good}");
        }
        for bad in [
            "",
            "yoru124",
            "yoru12456",
            "Yoru1245",
            "yor-1245",
            "yoruabcd",
            "ëoru124",
        ] {
            assert!(!is_glottocode(bad), "{bad}");
        }
    }
}
