//! Citations as ContextObjects in Spans (COinS): the OpenURL 1.0 of a work, as
//! tools in a browser find it in a page.

use std::fmt::Write;

use super::{Facts, Kind};

/// The key-encoded value format of the work, for the `title` of a span. What
/// writes it into a page must escape its `&`.
#[must_use]
pub fn write(facts: &Facts) -> String {
    let mut pairs = vec![("ctx_ver", "Z39.88-2004")];
    match facts.kind {
        Kind::Archive => {
            pairs.push(("rft_val_fmt", "info:ofi/fmt:kev:mtx:dc"));
            pairs.push(("rft.type", "dataset"));
            pairs.push(("rft.title", &facts.title));
            pairs.push(("rft.description", &facts.version));
            for editor in &facts.editors {
                pairs.push(("rft.creator", editor));
            }
        }
        Kind::Part => {
            pairs.push(("rft_val_fmt", "info:ofi/fmt:kev:mtx:book"));
            pairs.push(("rft.genre", "bookitem"));
            pairs.push(("rft.atitle", &facts.title));
            if let Some(container) = &facts.container {
                pairs.push(("rft.btitle", container));
            }
            pairs.push(("rft.edition", &facts.version));
            // The format has no key for editors.
            for editor in &facts.editors {
                pairs.push(("rft.au", editor));
            }
        }
    }
    pairs.push(("rft.date", &facts.date));
    pairs.push(("rft.language", &facts.language));
    if let Some(address) = &facts.address {
        pairs.push(match facts.kind {
            Kind::Archive => ("rft.identifier", address),
            Kind::Part => ("rft_id", address),
        });
    }
    let pairs: Vec<String> = pairs
        .into_iter()
        .map(|(key, value)| format!("{key}={}", encode(value)))
        .collect();
    pairs.join("&")
}

/// Everything but unreserved characters as its bytes (RFC 3986).
fn encode(text: &str) -> String {
    let mut encoded = String::with_capacity(text.len());
    for byte in text.bytes() {
        if byte.is_ascii_alphanumeric() || b"-._~".contains(&byte) {
            encoded.push(char::from(byte));
        } else {
            // Writing to a string can't fail.
            let _ = write!(encoded, "%{byte:02X}");
        }
    }
    encoded
}
