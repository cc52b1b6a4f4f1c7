//! What each file of the data set is for, and the file that says so.

use super::{
    ARCHIVE, ARCHIVE_RECORD_SCHEMA, ARCHIVE_SCHEMA, BIBLIOGRAPHY, EXAMPLE_RECORD_SCHEMA, FORMAT,
    GAME_RECORD_SCHEMA, GAME_SCHEMA, README,
    cldf::{METADATA, SOURCES},
};
use crate::{
    citing::{Citable, Citing, Style, Styles},
    link::archive::Archive,
    render::{
        site::File,
        texts::{TextError, Texts},
    },
};

/// A file of the data set, as a page lists it.
#[derive(Clone, Debug)]
pub(crate) struct Listed {
    /// Its path within the data set.
    pub(crate) path: String,
    /// Its format's name.
    pub(crate) format: &'static str,
    /// How big it is, in thousands of bytes, rounded up.
    pub(crate) kilobytes: usize,
    /// What it is for.
    pub(crate) purpose: String,
}

/// The files, those to begin with first, in the language of `texts`.
pub(crate) fn listed(
    archive: &Archive,
    files: &[File],
    texts: &Texts,
) -> Result<Vec<Listed>, TextError> {
    let mut listed = files
        .iter()
        .map(|(path, bytes)| {
            let (rank, format, purpose) = describe(archive, path, texts)?;
            let one = Listed {
                path: path.clone(),
                format,
                kilobytes: bytes.len().div_ceil(1000),
                purpose,
            };
            Ok((rank, one))
        })
        .collect::<Result<Vec<_>, TextError>>()?;
    listed.sort_by(|(one, first), (other, second)| (one, &first.path).cmp(&(other, &second.path)));
    Ok(listed.into_iter().map(|(_, one)| one).collect())
}

/// Where a file stands in the list, its format, and what it is for.
fn describe(
    archive: &Archive,
    path: &str,
    texts: &Texts,
) -> Result<(u8, &'static str, String), TextError> {
    let (rank, format, key) = match path {
        README => (0, "Markdown", "data-purpose-readme"),
        ARCHIVE => (1, "JSON", "data-purpose-archive"),
        ARCHIVE_SCHEMA => (2, "JSON Schema", "data-purpose-archive-schema"),
        GAME_SCHEMA => (4, "JSON Schema", "data-purpose-game-schema"),
        BIBLIOGRAPHY => (5, "BibTeX", "data-purpose-bibliography"),
        METADATA => (6, "CSVW, JSON", "data-purpose-cldf"),
        GAME_RECORD_SCHEMA => (10, "JSON Schema", "data-purpose-record-schema"),
        EXAMPLE_RECORD_SCHEMA => (10, "JSON Schema", "data-purpose-example-schema"),
        ARCHIVE_RECORD_SCHEMA => (10, "JSON Schema", "data-purpose-head-schema"),
        SOURCES => (9, "BibTeX", "data-purpose-sources"),
        "cldf/languages.csv" => (7, "CSV", "data-purpose-languages"),
        "cldf/parameters.csv" => (7, "CSV", "data-purpose-parameters"),
        "cldf/codes.csv" => (7, "CSV", "data-purpose-codes"),
        "cldf/values.csv" => (7, "CSV", "data-purpose-values"),
        "cldf/games.csv" => (8, "CSV", "data-purpose-games"),
        "cldf/places.csv" => (8, "CSV", "data-purpose-places"),
        "cldf/statements.csv" => (8, "CSV", "data-purpose-statements"),
        "cldf/readings.csv" => (8, "CSV", "data-purpose-readings"),
        "cldf/example-games.csv" => (8, "CSV", "data-purpose-examples"),
        path => {
            let game = path
                .strip_prefix("games/")
                .and_then(|file| file.strip_suffix(".json"))
                .and_then(|slug| archive.game(slug));
            let title = game.map_or(path, |game| game.title());
            let purpose = texts.say("data-purpose-game", &[("game", title.into())])?;
            return Ok((3, "JSON", purpose));
        }
    };
    Ok((rank, format, texts.get(key)?))
}

/// `README.md`: what is there, under what licence, how to cite it.
pub(super) fn readme(
    archive: &Archive,
    files: &[File],
    texts: &Texts,
) -> Result<String, TextError> {
    let meta = &archive.meta;
    let language = texts.language();
    let mut text = format!(
        "# {}\n\n{}\n\n{}\n\n## {}\n\n",
        meta.title.in_language(language).0,
        texts.get("data-lede")?,
        version(archive, texts)?,
        texts.get("data-files")?,
    );
    for one in listed(archive, files, texts)? {
        text += &format!("- `{}` ({}): {}\n", one.path, one.format, one.purpose);
    }
    text += &format!(
        "\n## {}\n\n[{}]({}). {} {}\n\n## {}\n\n{}\n\n> {}\n",
        texts.get("data-licence")?,
        meta.licence.id,
        meta.licence.url,
        meta.licence.covers.in_language(language).0,
        texts.get("data-notes-licence")?,
        texts.get("data-citing")?,
        citing_how(texts)?,
        citation(archive, texts)?,
    );
    Ok(text)
}

/// How the archive is cited, in words.
pub(super) fn citation(archive: &Archive, texts: &Texts) -> Result<String, TextError> {
    let citing = Citing {
        archive,
        texts,
        base_url: None,
        styles: &Styles::new(),
    };
    let citation = citing.cite(Citable::Archive, Style::Chicago)?;
    Ok(citation.trim_end().to_owned())
}

/// Which version of the archive and of the formats it is.
pub(crate) fn version(archive: &Archive, texts: &Texts) -> Result<String, TextError> {
    texts.say(
        "data-version",
        &[
            ("version", archive.meta.version.as_str().into()),
            ("date", archive.meta.date.as_str().into()),
            ("format", FORMAT.into()),
            ("command", "sowbook export".into()),
        ],
    )
}

/// How what is used of the data set is cited.
pub(crate) fn citing_how(texts: &Texts) -> Result<String, TextError> {
    texts.say("data-citing-how", &[("statement", "sq:capture.2".into())])
}
