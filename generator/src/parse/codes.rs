//! Codes of the standards: which countries, scripts and languages there are.
//!
//! A code of the right form that no standard has leads nowhere and is seen by
//! nobody: `UK` for `GB`, `Lat` for `Latn`, `al` for `sq`.
//!
//! Code: `unknown-code`.

use std::ops::Range;

use icu_locale_core::LanguageIdentifier;
use icu_properties::{PropertyParser, props::Script};
use isolang::Language;

use crate::diagnostic::Diagnostic;
use crate::source::Source;

/// Scripts of ISO 15924 that are not a property of any character: forms of
/// another script, several written together, and what is not written.
const OTHER_SCRIPTS: [&str; 15] = [
    "Aran", "Cyrs", "Hanb", "Hans", "Hant", "Hntl", "Jamo", "Jpan", "Kore", "Latf", "Latg", "Syre",
    "Syrj", "Syrn", "Zxxx",
];

/// Whether a text is the code of a country: two capitals of ISO 3166-1.
///
/// The codes that the standard leaves to its users (`AA`, `QM`–`QZ`, `XA`–`XZ`,
/// `ZZ`) mean something else to everyone and are none, but for one: `XK` is
/// Kosovo to all who need a code for it, and there is no other.
pub fn is_country(code: &str) -> bool {
    // The table finds small letters too.
    code.bytes().all(|byte| byte.is_ascii_uppercase()) && celes::Country::from_alpha2(code).is_ok()
}

/// Whether a text is the code of a script: four letters of ISO 15924, the first
/// a capital. The private ones (`Qaaa`–`Qabx`) are none.
pub fn is_script(code: &str) -> bool {
    let has_form = code.len() == 4 && !code.starts_with("Qa");
    // Names of scripts are found too; those of four letters are their codes.
    let is_property = || PropertyParser::<Script>::new().get_strict(code).is_some();
    has_form && (OTHER_SCRIPTS.contains(&code) || is_property())
}

/// A script that there is not.
pub fn unknown_script(code: &str, source: &Source, span: Range<usize>) -> Diagnostic {
    Diagnostic::error("unknown-code", format!("ISO 15924 has no script `{code}`"))
        .at(source, span)
        .help("four letters, e.g. `Latn`, `Cyrl`, `Mong`; see https://www.unicode.org/iso15924")
}

/// Whether a text is the code of a language in ISO 639-3, such as `sqi`.
pub fn is_iso_639_3(code: &str) -> bool {
    Language::from_639_3(code).is_some()
}

/// A tag of a language, such as `sq`, `khk` or `mn-Mong`, in the form and of the
/// codes of BCP 47. The language stands in its shorter code if it has two, and is
/// none of those left to users (`qaa`–`qtz`).
///
/// # Errors
/// What is wrong with it, to be said after it, and what would be right.
pub fn check_language_tag(tag: &str) -> Result<(), String> {
    let Ok(parts) = tag.parse::<LanguageIdentifier>() else {
        return Err("it has not the form of one".to_owned());
    };
    let own = parts.language.as_str();
    let language = match own.len() {
        2 => Language::from_639_1(own),
        _ => Language::from_639_3(own),
    };
    let Some(language) = language else {
        return Err(format!("ISO 639 has no language `{own}`"));
    };
    if let Some(shorter) = language.to_639_1()
        && shorter != own
    {
        return Err(format!("the code of this language is `{shorter}`"));
    }
    if let Some(script) = parts.script
        && !is_script(script.as_str())
    {
        return Err(format!("ISO 15924 has no script `{script}`"));
    }
    if let Some(region) = parts.region
        && region.is_alphabetic()
        && !is_country(region.as_str())
    {
        return Err(format!("ISO 3166-1 has no country `{region}`"));
    }
    // `SQ`, `sq_AL` and the like are understood, and are not how it is written.
    let written = parts.to_string();
    if written != tag {
        return Err(format!("it is written `{written}`"));
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::{check_language_tag, is_country, is_iso_639_3, is_script};

    #[test]
    fn countries_are_those_of_the_standard_and_kosovo() {
        for good in ["MA", "ET", "NG", "ES", "AL", "MN", "XK", "BQ", "SS"] {
            assert!(is_country(good), "{good}");
        }
        // Never given, in another case, of three letters, given up, reserved for
        // others, left to users.
        for bad in [
            "", "M", "ma", "Ma", "MAR", "YU", "UK", "EU", "XX", "ZZ", "AA", "QM", "M1",
        ] {
            assert!(!is_country(bad), "{bad}");
        }
    }

    #[test]
    fn scripts_are_those_of_the_standard() {
        for good in [
            "Latn", "Cyrl", "Mong", "Arab", "Ethi", "Tfng", "Hans", "Zxxx",
        ] {
            assert!(is_script(good), "{good}");
        }
        for bad in [
            "", "Lat", "latn", "LATN", "Latin", "Cyri", "Qaaa", "Qaai", "Xxxx",
        ] {
            assert!(!is_script(bad), "{bad}");
        }
    }

    #[test]
    fn languages_are_those_of_the_standard() {
        for good in ["sqi", "khk", "eng", "yor", "ary"] {
            assert!(is_iso_639_3(good), "{good}");
        }
        for bad in ["", "sq", "SQI", "qaa", "xyz", "alb"] {
            assert!(!is_iso_639_3(bad), "{bad}");
        }
    }

    #[test]
    fn tags_of_languages_are_understood_by_others() {
        for good in ["sq", "mn-Mong", "yo", "khk", "pt-BR", "es-419", "gax"] {
            assert_eq!(check_language_tag(good), Ok(()), "{good}");
        }
        for (bad, said) in [
            ("", "form"),
            ("Albanian language", "form"),
            ("al", "no language `al`"),
            ("qaa", "no language `qaa`"),
            ("sqi", "`sq`"),
            ("mn-Mngl", "no script `Mngl`"),
            ("sq-UK", "no country `UK`"),
            ("sq-al", "it is written `sq-AL`"),
        ] {
            let fault = check_language_tag(bad).expect_err(bad);
            assert!(fault.contains(said), "{bad}: {fault}");
        }
    }
}
