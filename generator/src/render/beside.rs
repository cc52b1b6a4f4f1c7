//! What stands beside the pages: for hosts a page where there is none, for
//! search engines a list of the pages, for browsers a worker that keeps what was
//! read, for readers of feeds what changed.
//!
//! A sitemap and a feed name pages by their whole addresses; they are written
//! only if the site's address is known.

use std::fmt::Write;

use sha2::{Digest, Sha256};

use super::{
    address::Place,
    assets,
    compose::Composer,
    markup::escape,
    pages::{NowherePage, Way},
    site::{File, SiteError},
    templates::Templates,
    texts::Texts,
};

/// What the worker keeps from the first visit on, besides every language's first page.
const FIRST: [&str; 4] = [
    "offline.html",
    "assets/site.css",
    "assets/site.js",
    "assets/icon.svg",
];

/// The feed of changes in each language.
pub(super) fn feeds(composer: &Composer<'_>) -> Result<Vec<File>, SiteError> {
    let mut files = Vec::new();
    for texts in composer.languages.iter() {
        files.extend(Composer { texts, ..*composer }.feed()?);
    }
    Ok(files)
}

/// The page that a host shows where there is none, and the one that the worker
/// shows without a network.
pub(super) fn pages(
    composer: &Composer<'_>,
    templates: &Templates,
) -> Result<Vec<File>, SiteError> {
    // A host shows its page at any address, from which no way leads to the top.
    let top = composer.base_url.map(path_of).unwrap_or_default();
    [
        ("404.html", "nowhere", top.as_str()),
        ("offline.html", "offline", ""),
    ]
    .into_iter()
    .map(|(file, key, top)| {
        let page = nowhere(composer, key, top).map_err(|error| SiteError::Texts(vec![error]))?;
        let html = templates
            .fill("nowhere.html", &page)
            .map_err(|error| SiteError::Template {
                page: file.to_owned(),
                error,
            })?;
        Ok((file.to_owned(), html.into_bytes()))
    })
    .collect()
}

fn nowhere(
    composer: &Composer<'_>,
    key: &str,
    top: &str,
) -> Result<NowherePage, super::texts::TextError> {
    let reference = composer.languages.reference();
    let way = |texts: &Texts| {
        let is_first = texts.language() == reference.language();
        let title = texts.get(&format!("{key}-title"))?;
        Ok(Way {
            lang: texts.language().to_owned(),
            dir: texts.get("dir")?,
            title: (!is_first).then_some(title),
            text: texts.get(&format!("{key}-text"))?,
            href: Place::Catalogue.file(texts.language()),
            onward: texts.get("nowhere-onward")?,
        })
    };
    Ok(NowherePage {
        lang: reference.language().to_owned(),
        dir: reference.get("dir")?,
        root: top.to_owned(),
        title: reference.get(&format!("{key}-title"))?,
        ways: composer
            .languages
            .iter()
            .map(|texts| way(texts))
            .collect::<Result<_, _>>()?,
    })
}

/// The path of an address, with a stroke at its end.
fn path_of(address: &str) -> String {
    let rest = address.split_once("://").map_or(address, |(_, rest)| rest);
    let path = rest.split_once('/').map_or("", |(_, path)| path);
    match path.trim_end_matches('/') {
        "" => "/".to_owned(),
        path => format!("/{path}/"),
    }
}

/// The sitemap, with every page in every language, and where robots find it.
pub(super) fn lists(composer: &Composer<'_>, places: &[Place]) -> Vec<File> {
    let Some(sitemap) = composer.full_address("sitemap.xml") else {
        return Vec::new();
    };
    let address = |place: &Place, language: &str| {
        let address = composer.full_address(&place.file(language));
        escape(&address.unwrap_or_default())
    };
    let mut list = String::from(
        "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n\
         <urlset xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\" xmlns:xhtml=\"http://www.w3.org/1999/xhtml\">\n",
    );
    for place in places {
        for texts in composer.languages.iter() {
            let _ = write!(list, "<url><loc>{}</loc>", address(place, texts.language()));
            for other in composer.languages.iter() {
                let _ = write!(
                    list,
                    "<xhtml:link rel=\"alternate\" hreflang=\"{}\" href=\"{}\"/>",
                    other.language(),
                    address(place, other.language())
                );
            }
            list.push_str("</url>\n");
        }
    }
    list.push_str("</urlset>\n");
    let robots = format!("User-agent: *\nAllow: /\n\nSitemap: {sitemap}\n");
    vec![
        ("sitemap.xml".to_owned(), list.into_bytes()),
        ("robots.txt".to_owned(), robots.into_bytes()),
    ]
}

/// The service worker, and the list of what it can keep: all of `files`.
pub(super) fn worker(composer: &Composer<'_>, files: &[File]) -> Vec<File> {
    let mut names: Vec<&str> = files.iter().map(|(path, _)| path.as_str()).collect();
    names.sort_unstable();
    let mut version = Sha256::new();
    let mut sorted: Vec<&File> = files.iter().collect();
    sorted.sort();
    for (path, content) in sorted {
        version.update(path.as_bytes());
        version.update([0]);
        version.update(Sha256::digest(content));
    }
    let version: String = version
        .finalize()
        .iter()
        .take(8)
        .map(|byte| format!("{byte:02x}"))
        .collect();
    let first: Vec<String> = composer
        .languages
        .iter()
        .map(|texts| Place::Catalogue.file(texts.language()))
        .chain(FIRST.map(str::to_owned))
        .collect();
    let mut script = format!(
        "const VERSION = \"{version}\";\nconst FIRST = {};\n",
        serde_json::Value::from(first)
    );
    for (_, part) in assets::worker() {
        script.push_str(part);
    }
    let list = serde_json::Value::from(names);
    vec![
        ("sw.js".to_owned(), script.into_bytes()),
        (
            "assets/files.json".to_owned(),
            list.to_string().into_bytes(),
        ),
    ]
}

#[cfg(test)]
mod tests {
    use super::path_of;

    #[test]
    fn the_path_of_an_address_begins_and_ends_with_a_stroke() {
        for (address, path) in [
            ("https://example.org", "/"),
            ("https://example.org/", "/"),
            ("https://example.org/archive", "/archive/"),
            ("http://localhost:80/a/b/", "/a/b/"),
        ] {
            assert_eq!(path_of(address), path);
        }
    }
}
