//! What the binary carries of `site/`: templates, styles and texts.

use include_dir::{Dir, include_dir};

static SITE: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/../site");

/// Tables of interface texts: language code and content, by name of file.
pub(crate) fn texts() -> Vec<(&'static str, &'static str)> {
    files("texts", ".ftl")
}

/// Terms of citations by language, as locales of the Citation Style Language.
pub(crate) fn locales() -> Vec<(&'static str, &'static str)> {
    files("locales", ".xml")
}

/// Templates: name of file without its ending, and content.
pub(crate) fn templates() -> Vec<(&'static str, &'static str)> {
    files("templates", ".html")
}

/// Styles: name of file without its ending, and content.
pub(crate) fn styles() -> Vec<(&'static str, &'static str)> {
    files("styles", ".css")
}

/// Scripts: name of file without its ending, and content.
pub(crate) fn scripts() -> Vec<(&'static str, &'static str)> {
    files("scripts", ".js")
}

/// Scripts of single pages: name of file without its ending, and content.
pub(crate) fn page_scripts() -> Vec<(&'static str, &'static str)> {
    files("scripts/pages", ".js")
}

/// Outlines of land: a ring a line, in tenths of a degree.
pub(crate) fn land() -> &'static str {
    SITE.get_file("vendor/natural-earth/land.txt")
        .and_then(|file| file.contents_utf8())
        .unwrap_or_default()
}

/// Fonts for pictures.
pub(crate) fn fonts() -> Vec<&'static [u8]> {
    let folder = SITE.get_dir("vendor/noto");
    let mut fonts: Vec<_> = folder
        .into_iter()
        .flat_map(Dir::files)
        .filter(|file| {
            file.path()
                .extension()
                .is_some_and(|ending| ending == "ttf")
        })
        .collect();
    fonts.sort_unstable_by_key(|file| file.path());
    fonts.into_iter().map(|file| file.contents()).collect()
}

/// The engine of the search, which is not ours, under its licence.
pub(crate) fn search_engine() -> Vec<u8> {
    let file = |name| {
        SITE.get_file(format!("vendor/minisearch/{name}"))
            .and_then(|file| file.contents_utf8())
            .unwrap_or_default()
    };
    let (licence, engine) = (file("LICENSE.txt"), file("minisearch.js"));
    format!("/* {}\n*/\n{engine}", licence.trim_end()).into_bytes()
}

/// Scripts of the player, each a file of the site: name of file without its ending, and content.
pub(crate) fn player_scripts() -> Vec<(&'static str, &'static str)> {
    files("scripts/player", ".js")
}

/// The parts of the script that plays, in order: name of file without its ending, and content.
pub(crate) fn play_scripts() -> Vec<(&'static str, &'static str)> {
    files("scripts/player/play", ".js")
}

/// The engine for pages, a module of WebAssembly; `site/player/build` makes it.
pub(crate) fn engine() -> &'static [u8] {
    SITE.get_file("player/player.wasm")
        .map(|file| file.contents())
        .unwrap_or_default()
}

/// What only `sowbook serve` gives to browsers: files of the top of the site.
#[cfg(feature = "serve")]
pub(crate) fn serving() -> [(&'static str, &'static str); 3] {
    ["sowbook-reload.js", "sowbook-reload.css", "sw.js"].map(|name| {
        let file = SITE.get_file(format!("serve/{name}"));
        let content = file.and_then(|file| file.contents_utf8());
        (name, content.unwrap_or_default())
    })
}

/// The service worker, less what only a build knows.
pub(crate) fn worker() -> Vec<(&'static str, &'static str)> {
    files("scripts/worker", ".js")
}

/// Chapters of the guide: language, name of file without its ending, and content.
pub(crate) fn guide() -> Vec<(&'static str, &'static str, &'static str)> {
    let languages = SITE.get_dir("guide").into_iter().flat_map(Dir::dirs);
    let mut chapters: Vec<_> = languages
        .filter_map(|folder| folder.path().file_name()?.to_str())
        .flat_map(|language| {
            files(&format!("guide/{language}"), ".md")
                .into_iter()
                .map(move |(name, content)| (language, name, content))
        })
        .collect();
    chapters.sort_unstable();
    chapters
}

/// Which countries are in which region: a region a line, its code first.
pub(crate) fn regions() -> &'static str {
    SITE.get_file("regions.txt")
        .and_then(|file| file.contents_utf8())
        .unwrap_or_default()
}

/// The files of `folder` whose name ends so: the name without the ending, and
/// the content, in the order of their names.
fn files(folder: &str, ending: &str) -> Vec<(&'static str, &'static str)> {
    let mut files: Vec<(&'static str, &'static str)> = SITE
        .get_dir(folder)
        .into_iter()
        .flat_map(|folder| folder.files())
        .filter_map(|file| {
            let name = file.path().file_name()?.to_str()?;
            Some((name.strip_suffix(ending)?, file.contents_utf8()?))
        })
        .collect();
    files.sort_unstable();
    files
}
