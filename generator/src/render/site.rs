//! The whole site in memory: paths and contents, the same for the same archive.

use std::{
    collections::BTreeMap,
    fmt,
    sync::{
        Arc, Mutex,
        atomic::{AtomicUsize, Ordering},
    },
    thread,
};

use base64::{Engine, engine::general_purpose::STANDARD as BASE64};

use super::{
    address::{ASIDES, CHAPTERS, Place},
    assets, beside,
    compose::{ComposeError, Composer, DATA, Works},
    guide::{Guide, GuideError},
    preview::Studio,
    spoken,
    templates::{TemplateError, Templates},
    texts::{Languages, TextError, Texts},
};
use crate::{
    citing::Styles, export, link::archive::Archive, parse::bibliography::Bibliography,
    verify::Report,
};

/// A file of the site: its path from the top, with `/`, and its content.
pub type File = (String, Vec<u8>);

/// Why a site could not be made.
#[derive(Debug)]
pub enum SiteError {
    /// The interface texts have faults.
    Texts(Vec<TextError>),
    /// The guide has faults.
    Guide(GuideError),
    /// A page could not be put together.
    Compose(ComposeError),
    /// A template failed.
    Template {
        /// The page.
        page: String,
        /// Why.
        error: TemplateError,
    },
}

/// What can be chosen about a site.
#[derive(Clone, Copy, Debug, Default)]
pub struct Options<'a> {
    /// The address at which it will stand, if it is known.
    pub base_url: Option<&'a str>,
    /// How many threads may work on it; none or 0 is one.
    pub jobs: usize,
    /// Another guide than the one that the program was built with.
    pub guide: Option<&'a Guide>,
}

/// All files of the site of `archive`, which running came to `report`, in the order of their paths, in every
/// interface language that the program was built with.
///
/// # Errors
/// The first thing that is wrong: a text, a template or an example that does
/// not play.
pub fn render(
    archive: &Archive,
    report: &Report,
    options: Options<'_>,
) -> Result<Vec<File>, SiteError> {
    let languages = Languages::embedded().map_err(SiteError::Texts)?;
    render_in(&languages, archive, report, options)
}

/// The same in these interface languages.
///
/// # Errors
/// As [`render`].
pub fn render_in(
    languages: &Languages,
    archive: &Archive,
    report: &Report,
    options: Options<'_>,
) -> Result<Vec<File>, SiteError> {
    Press::new(languages.clone())?.all(archive, report, options)
}

/// What pages are made with, whatever the archive says: interface texts, templates
/// compiled and styles of citations. Making it takes its time; one serves for
/// any number of archives.
#[derive(Debug)]
pub struct Press {
    languages: Languages,
    /// In the order of the languages.
    templates: Vec<Templates>,
    styles: Styles,
    guide: Guide,
}

/// An archive and the report on it, of which single pages can be made.
#[derive(Debug)]
pub struct Edition {
    /// The archive.
    pub archive: Archive,
    /// What running it came to.
    pub report: Report,
    works: Arc<Works>,
}

/// The works of the last bibliography, cited, which takes its time.
#[derive(Debug, Default)]
pub struct Cited(Option<(Bibliography, Arc<Works>)>);

impl Cited {
    /// Those of `bibliography`, cited again if it is another than the last.
    fn of(&mut self, bibliography: &Bibliography) -> Arc<Works> {
        match &self.0 {
            Some((last, works)) if last == bibliography => Arc::clone(works),
            _ => {
                let works = Arc::new(Works::cite(bibliography));
                self.0 = Some((bibliography.clone(), Arc::clone(&works)));
                works
            }
        }
    }
}

impl Edition {
    /// Of an archive and the report on it.
    #[must_use]
    pub fn new(archive: Archive, report: Report, cited: &mut Cited) -> Edition {
        Edition {
            works: cited.of(&archive.bibliography),
            archive,
            report,
        }
    }
}

impl Press {
    /// With the templates and styles that the program was built with.
    ///
    /// # Errors
    /// A template that does not compile.
    pub fn new(languages: Languages) -> Result<Press, SiteError> {
        let templates = languages
            .iter()
            .map(|texts| {
                Templates::new(texts).map_err(|error| SiteError::Template {
                    page: texts.language().to_owned(),
                    error,
                })
            })
            .collect::<Result<Vec<_>, _>>()?;
        Ok(Press {
            languages,
            templates,
            styles: Styles::new(),
            guide: Guide::embedded().map_err(SiteError::Guide)?,
        })
    }

    /// The page in this file, if it is a page that can be made by itself: that of
    /// the data set lists files which only the whole site has.
    ///
    /// # Errors
    /// As [`render`].
    pub fn page(&self, edition: &Edition, file: &str) -> Option<Result<Vec<u8>, SiteError>> {
        let archive = &edition.archive;
        let pages = self.languages.iter().zip(&self.templates);
        let (texts, templates, place) = pages
            .flat_map(|(texts, templates)| {
                let places = places(archive, &self.guide).into_iter();
                places.map(move |place| (texts, templates, place))
            })
            .find(|(texts, _, place)| {
                *place != Place::Data && place.file(texts.language()) == file
            })?;
        let composer = Composer {
            archive,
            report: &edition.report,
            languages: &self.languages,
            texts,
            guide: &self.guide,
            works: &edition.works,
            styles: &self.styles,
            data: &[],
            base_url: archive.meta.address.as_deref(),
        };
        Some(page(&composer, templates, &place).map(|(_, bytes)| bytes))
    }

    /// All files, as [`render`] gives them.
    ///
    /// # Errors
    /// As [`render`].
    pub fn all(
        &self,
        archive: &Archive,
        report: &Report,
        options: Options<'_>,
    ) -> Result<Vec<File>, SiteError> {
        let languages = &self.languages;
        let templates = &self.templates;
        let data = export::files(archive, report, languages).map_err(ComposeError::from)?;
        let guide = options.guide.unwrap_or(&self.guide);
        let works = Works::cite(&archive.bibliography);
        let mut tasks = Vec::new();
        for (texts, templates) in languages.iter().zip(templates) {
            for place in places(archive, guide) {
                tasks.push((&**texts, templates, place));
            }
        }
        let base_url = options.base_url.or(archive.meta.address.as_deref());
        let composer = Composer {
            archive,
            report,
            languages,
            texts: languages.reference(),
            guide,
            works: &works,
            styles: &self.styles,
            data: &data,
            base_url,
        };
        let render_one = |(texts, templates, place): &(&Texts, &Templates, Place)| {
            page(&Composer { texts, ..composer }, templates, place)
        };
        let mut files = in_parallel(&tasks, options.jobs, render_one)?;
        for (texts, templates) in languages.iter().zip(templates) {
            files.extend(redirects(&Composer { texts, ..composer }, templates)?);
        }
        files.extend(composer.citation_files()?);
        files.extend(fixed());
        files.push(("assets/documents.js".to_owned(), composer.search_script()?));
        for texts in languages.iter() {
            files.push((
                format!("assets/player/texts.{}.js", texts.language()),
                spoken::script(texts)
                    .map_err(|error| SiteError::Texts(vec![error]))?
                    .into_bytes(),
            ));
        }
        files.extend(beside::feeds(&composer)?);
        files.extend(
            data.iter()
                .map(|(path, bytes)| (format!("{DATA}/{path}"), bytes.clone())),
        );
        files.extend(beside::pages(&composer, &templates[0])?);
        files.extend(beside::lists(&composer, &places(archive, guide)));
        // Last: it names every file and changes with any of them.
        files.extend(beside::worker(&composer, &files));
        if base_url.is_some() {
            // For other sites: no reader keeps them.
            files.extend(pictures(&composer, options.jobs)?);
        }
        files.sort();
        Ok(files)
    }
}

/// The files that are the same whatever the archive says, by path.
#[must_use]
pub fn fixed() -> BTreeMap<String, Vec<u8>> {
    let mut files = BTreeMap::from([
        ("assets/site.css".to_owned(), styles()),
        ("assets/site.js".to_owned(), joined(assets::scripts())),
        ("assets/minisearch.js".to_owned(), assets::search_engine()),
        ("assets/player/engine.js".to_owned(), engine_script()),
        (
            "assets/player/play.js".to_owned(),
            joined(assets::play_scripts()),
        ),
        ("assets/icon.svg".to_owned(), ICON.as_bytes().to_vec()),
    ]);
    for (name, content) in assets::page_scripts() {
        files.insert(format!("assets/{name}.js"), content.as_bytes().to_vec());
    }
    for (name, content) in assets::player_scripts() {
        files.insert(
            format!("assets/player/{name}.js"),
            content.as_bytes().to_vec(),
        );
    }
    files
}

/// The engine as a classic script: a page that was opened from a folder may load
/// nothing else. It is for scripts to load once somebody plays.
fn engine_script() -> Vec<u8> {
    let engine = BASE64.encode(assets::engine());
    format!("window.sowbookEngine = \"{engine}\";\n").into_bytes()
}

/// Every page, in any language.
fn places(archive: &Archive, guide: &Guide) -> Vec<Place> {
    let mut places: Vec<Place> = CHAPTERS.into_iter().map(|(place, _)| place).collect();
    places.extend(ASIDES);
    places.extend(guide.chapters().map(|one| Place::Chapter(one.name.clone())));
    for game in &archive.games {
        places.push(Place::Game(game.slug.clone()));
        for example in &game.examples {
            places.push(Place::Example(game.slug.clone(), example.id.clone()));
        }
        for reading in &game.readings {
            places.push(Place::Reading(game.slug.clone(), reading.id.clone()));
        }
        for witness in &game.witnesses {
            for statement in &witness.note.statements {
                places.push(Place::Statement(
                    game.slug.clone(),
                    witness.siglum.clone(),
                    statement.id.to_string(),
                ));
            }
        }
    }
    places
}

fn page(composer: &Composer<'_>, templates: &Templates, place: &Place) -> Result<File, SiteError> {
    let path = place.file(composer.texts.language());
    let fill = |filled: Result<String, TemplateError>| {
        filled.map_err(|error| SiteError::Template {
            page: path.clone(),
            error,
        })
    };
    let html = match place {
        Place::Catalogue => fill(templates.fill("catalogue.html", &composer.catalogue()?))?,
        Place::Rules => fill(templates.fill("rules.html", &composer.rules_index()?))?,
        Place::Comparison => fill(templates.fill("comparison.html", &composer.comparison()?))?,
        Place::Search => fill(templates.fill("search.html", &composer.search_page()?))?,
        Place::Map => fill(templates.fill("map.html", &composer.map()?))?,
        Place::Changes => fill(templates.fill("changes.html", &composer.changes()?))?,
        Place::People => fill(templates.fill("people.html", &composer.people_page()?))?,
        Place::Verification => {
            fill(templates.fill("verification.html", &composer.verification()?))?
        }
        Place::Glossary => fill(templates.fill("glossary.html", &composer.glossary()?))?,
        Place::Bibliography => {
            fill(templates.fill("bibliography.html", &composer.bibliography_page()?))?
        }
        Place::Data => fill(templates.fill("data.html", &composer.data_page()?))?,
        Place::Guide => fill(templates.fill("guide.html", &composer.guide_page()?))?,
        Place::Chapter(name) => {
            let Some(page) = composer.chapter_page(name)? else {
                return Ok((path, Vec::new()));
            };
            fill(templates.fill("chapter.html", &page))?
        }
        Place::Game(slug) => {
            let Some(game) = composer.archive.game(slug) else {
                return Ok((path, Vec::new()));
            };
            fill(templates.fill("game.html", &composer.game(game)?))?
        }
        Place::Example(slug, id) => {
            let Some((game, example)) = composer
                .archive
                .game(slug)
                .and_then(|game| Some((game, game.example(id)?)))
            else {
                return Ok((path, Vec::new()));
            };
            fill(templates.fill("example.html", &composer.example(game, example)?))?
        }
        Place::Statement(slug, siglum, id) => {
            let found = composer.archive.game(slug).and_then(|game| {
                let witness = game.witnesses.iter().find(|one| one.siglum == *siglum)?;
                let statement = witness.note.statement(id.parse().ok()?)?;
                Some((game, witness, statement))
            });
            let Some((game, witness, statement)) = found else {
                return Ok((path, Vec::new()));
            };
            let page = composer.statement(game, witness, statement)?;
            fill(templates.fill("statement.html", &page))?
        }
        Place::Reading(slug, id) => {
            let Some((game, reading)) = composer
                .archive
                .game(slug)
                .and_then(|game| Some((game, game.reading(id)?)))
            else {
                return Ok((path, Vec::new()));
            };
            fill(templates.fill("reading.html", &composer.reading_page(game, reading)?))?
        }
    };
    Ok((path, html.into_bytes()))
}

/// Under each slug that a game once had, the pages that lead on from there.
fn redirects(composer: &Composer<'_>, templates: &Templates) -> Result<Vec<File>, SiteError> {
    let mut files = Vec::new();
    for game in &composer.archive.games {
        for new in places(composer.archive, composer.guide) {
            if new.game() != Some(&game.slug) {
                continue;
            }
            for old in game.formerly.iter().filter_map(|slug| new.under(slug)) {
                let path = old.file(composer.texts.language());
                let page = composer.redirect(game, &old, &new)?;
                let html = templates.fill("redirect.html", &page).map_err(|error| {
                    SiteError::Template {
                        page: path.clone(),
                        error,
                    }
                })?;
                files.push((path, html.into_bytes()));
            }
        }
    }
    Ok(files)
}

/// The pictures that other sites show of the pages, in every language.
fn pictures(composer: &Composer<'_>, jobs: usize) -> Result<Vec<File>, SiteError> {
    let studio = Studio::new();
    let games = || composer.archive.games.iter().map(Some).chain([None]);
    let tasks: Vec<_> = composer
        .languages
        .iter()
        .flat_map(|texts| games().map(move |game| (texts, game)))
        .collect();
    in_parallel(&tasks, jobs, |(texts, game)| {
        let composer = Composer { texts, ..*composer };
        Ok(composer.preview_picture(&studio, *game)?)
    })
}

/// Does every task, on at most `jobs` threads; results in the tasks' order.
fn in_parallel<Task: Sync>(
    tasks: &[Task],
    jobs: usize,
    work: impl Fn(&Task) -> Result<File, SiteError> + Sync,
) -> Result<Vec<File>, SiteError> {
    let jobs = jobs.clamp(1, tasks.len().max(1));
    if jobs == 1 {
        return tasks.iter().map(work).collect();
    }
    let next = AtomicUsize::new(0);
    let results = Mutex::new(Vec::new());
    thread::scope(|scope| {
        for _ in 0..jobs {
            scope.spawn(|| {
                loop {
                    let index = next.fetch_add(1, Ordering::Relaxed);
                    let Some(task) = tasks.get(index) else {
                        break;
                    };
                    let result = work(task);
                    results
                        .lock()
                        .expect("no thread panics while it holds the results")
                        .push((index, result));
                }
            });
        }
    });
    let mut results = results
        .into_inner()
        .expect("no thread panics while it holds the results");
    results.sort_by_key(|(index, _)| *index);
    results.into_iter().map(|(_, result)| result).collect()
}

/// The styles one after another. Every page waits for them: what they tell their
/// editors is left out.
fn styles() -> Vec<u8> {
    let mut rest = String::from_utf8_lossy(&joined(assets::styles())).into_owned();
    while let Some((before, comment)) = rest.split_once("/*") {
        let after = comment.split_once("*/").map_or("", |(_, after)| after);
        rest = before.trim_end().to_owned() + after;
    }
    rest.into_bytes()
}

/// Files one after another.
fn joined(parts: Vec<(&'static str, &'static str)>) -> Vec<u8> {
    parts
        .into_iter()
        .map(|(_, content)| content)
        .collect::<Vec<_>>()
        .join("\n")
        .into_bytes()
}

/// Three seeds in a pit.
const ICON: &str = "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 32 32\">\
<circle cx=\"16\" cy=\"16\" r=\"15\" fill=\"#dcc9a6\" stroke=\"#a98f5f\"/>\
<circle cx=\"11\" cy=\"19\" r=\"4\" fill=\"#4a3220\"/>\
<circle cx=\"21\" cy=\"19\" r=\"4\" fill=\"#4a3220\"/>\
<circle cx=\"16\" cy=\"11\" r=\"4\" fill=\"#4a3220\"/></svg>\n";

impl From<ComposeError> for SiteError {
    fn from(error: ComposeError) -> Self {
        SiteError::Compose(error)
    }
}

impl fmt::Display for SiteError {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SiteError::Texts(errors) => {
                let errors: Vec<String> = errors.iter().map(TextError::to_string).collect();
                formatter.write_str(&errors.join("\n"))
            }
            SiteError::Guide(error) => error.fmt(formatter),
            SiteError::Compose(error) => error.fmt(formatter),
            SiteError::Template { page, error } => write!(formatter, "{page}: {error}"),
        }
    }
}

impl std::error::Error for SiteError {}
