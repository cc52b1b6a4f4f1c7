//! Citations as RIS, the tagged format that every reference manager reads.

use super::{Facts, Kind};

/// The citation as one record; lines end as the format has it, with CR LF.
#[must_use]
pub fn write(facts: &Facts) -> String {
    let day = facts.date_parts();
    let year = day.first().map(|year| format!("{year:04}"));
    let date = match day[..] {
        [year, month, day] => Some(format!("{year:04}/{month:02}/{day:02}")),
        _ => None,
    };
    let mut record = Record(String::new());
    record.put(
        "TY",
        match facts.kind {
            Kind::Archive => "DATA",
            Kind::Part => "CHAP",
        },
    );
    record.put("ID", &facts.key);
    record.put("TI", &facts.title);
    record.put_if("T2", facts.container.as_deref());
    for editor in &facts.editors {
        // Whom readers of this format take for the editor of what it is part of.
        record.put("A2", editor);
    }
    record.put_if("PY", year.as_deref());
    record.put_if("DA", date.as_deref());
    record.put("ET", &facts.version);
    record.put("LA", &facts.language);
    record.put_if("UR", facts.address.as_deref());
    record.put("AV", &facts.path);
    record.put_if("AB", facts.summary.as_deref());
    record.put_if("N1", facts.note.as_deref());
    record.put("ER", "");
    record.0
}

struct Record(String);

impl Record {
    /// A line; what a value holds of ends of lines would begin another.
    fn put(&mut self, tag: &str, value: &str) {
        let value = value.split_whitespace().collect::<Vec<_>>().join(" ");
        self.0.push_str(tag);
        self.0.push_str("  - ");
        self.0.push_str(&value);
        self.0.push_str("\r\n");
    }

    fn put_if(&mut self, tag: &str, value: Option<&str>) {
        if let Some(value) = value {
            self.put(tag, value);
        }
    }
}
