//! How the thing that a page is about is to be cited, and what the page's head
//! tells programs about it.

use super::{Composed, Composer};
use crate::{
    citing::{Citable, Citing, Facts, Kind, Style, bibtex, coins, csl_json, ris},
    link::archive::Archive,
    parse::{note::StatementId, text::ENGLISH},
    render::{
        address::Place,
        pages::{Citation, CitationEntry, CitationFormat, Head, Meta, Reference, TypedLink},
    },
};

/// Formats for reference managers: what each is called, the ending of its files
/// and their media type.
const FORMATS: [(Style, &str, &str, &str); 3] = [
    (Style::Bibtex, "BibTeX", "bib", "application/x-bibtex"),
    (
        Style::Ris,
        "RIS",
        "ris",
        "application/x-research-info-systems",
    ),
    (
        Style::CslJson,
        "CSL-JSON",
        "json",
        "application/vnd.citationstyles.csl+json",
    ),
];

/// Styles for readers and what each is called.
const STYLES: [(Style, &str); 2] = [(Style::Apa, "APA"), (Style::Chicago, "Chicago")];

/// What the page at `place` is about, if that can be cited.
fn citable<'a>(archive: &'a Archive, place: &Place) -> Option<Citable<'a>> {
    match place {
        Place::Catalogue => Some(Citable::Archive),
        Place::Game(slug) => archive.game(slug).map(Citable::Game),
        Place::Example(slug, id) => {
            let game = archive.game(slug)?;
            Some(Citable::Example(game, game.example(id)?))
        }
        Place::Statement(slug, siglum, id) => {
            let game = archive.game(slug)?;
            let witness = game.witnesses.iter().find(|one| one.siglum == *siglum)?;
            let id: StatementId = id.parse().ok()?;
            Some(Citable::Statement(
                game,
                witness,
                witness.note.statement(id)?,
            ))
        }
        Place::Reading(slug, id) => {
            let game = archive.game(slug)?;
            Some(Citable::Reading(game, game.reading(id)?))
        }
        _ => None,
    }
}

/// The files with the citation of what the page at `place` is about, from the
/// site's top: where it stands, its format and its media type.
fn files(place: &Place) -> Vec<(Style, String, &'static str)> {
    let folder = match place {
        Place::Catalogue => String::new(),
        Place::Game(slug) => format!("games/{slug}/"),
        _ => return Vec::new(),
    };
    FORMATS
        .iter()
        .map(|(style, _, ending, media_type)| {
            (*style, format!("{folder}cite.{ending}"), *media_type)
        })
        .collect()
}

impl Composer<'_> {
    fn citing(&self) -> Citing<'_> {
        Citing {
            archive: self.archive,
            texts: self.texts,
            base_url: self.base_url,
            styles: self.styles,
        }
    }

    /// How what the page at `place` is about is to be cited.
    pub(super) fn citation(&self, place: &Place) -> Composed<Option<Citation>> {
        let Some(citable) = citable(self.archive, place) else {
            return Ok(None);
        };
        let facts = self.citing().facts(citable)?;
        let quoted = match &facts.quotation {
            Some(quotation) => Some(quotation.in_words(self.texts)?),
            None => None,
        };
        let entries = STYLES
            .iter()
            .map(|(style, name)| {
                let mut paragraphs = vec![self.styles.cite(&facts, *style, self.language())];
                paragraphs.extend(quoted.clone());
                CitationEntry {
                    id: format!("cite-{}", style.name()),
                    name: (*name).to_owned(),
                    paragraphs,
                }
            })
            .collect();
        let files = files(place);
        let root = place.root(self.language());
        let formats = FORMATS
            .iter()
            .map(|(style, name, _, _)| CitationFormat {
                id: format!("cite-{}", style.name()),
                name: (*name).to_owned(),
                text: write(&facts, *style).replace('\r', ""),
                file: files
                    .iter()
                    .find(|(own, ..)| own == style)
                    .map(|(_, path, _)| {
                        let name = path.rsplit('/').next().unwrap_or_default();
                        Reference {
                            text: name.to_owned(),
                            href: format!("{root}{path}"),
                        }
                    }),
            })
            .collect();
        Ok(Some(Citation {
            addressed: facts.address.is_some(),
            entries,
            formats,
            coins: coins::write(&facts),
        }))
    }

    /// What the head of the page at `place` tells programs.
    pub(super) fn head(&self, place: &Place) -> Composed<Head> {
        let Some(citable) = citable(self.archive, place) else {
            return Ok(Head {
                linked_data: self.linked_data(place)?,
                ..Head::default()
            });
        };
        let facts = self.citing().facts(citable)?;
        let mut links = Vec::new();
        let mut link = |rel: &str, href: &str, media_type: Option<&str>| {
            links.push(TypedLink {
                rel: rel.to_owned(),
                href: href.to_owned(),
                media_type: media_type.map(str::to_owned),
            });
        };
        if let Some(address) = &facts.address {
            link("cite-as", address, None);
        }
        let root = place.root(self.language());
        for (_, path, media_type) in files(place) {
            link("describedby", &format!("{root}{path}"), Some(media_type));
        }
        if let Some(licence) = &facts.licence {
            link("license", licence, None);
        }
        link(
            "type",
            &format!("https://schema.org/{}", kind(citable)),
            None,
        );
        if *place != Place::Catalogue {
            link(
                "collection",
                &place.to(self.language(), &Place::Catalogue),
                None,
            );
        }
        Ok(Head {
            meta: meta(&facts),
            links,
            linked_data: self.linked_data(place)?,
        })
    }

    /// The files with citations: of the archive and of every game, in English.
    pub(in crate::render) fn citation_files(&self) -> Composed<Vec<(String, Vec<u8>)>> {
        let mut places = vec![Place::Catalogue];
        places.extend(
            self.archive
                .games
                .iter()
                .map(|game| Place::Game(game.slug.clone())),
        );
        let mut written = Vec::new();
        for place in places {
            let Some(citable) = citable(self.archive, &place) else {
                continue;
            };
            debug_assert_eq!(self.language(), ENGLISH, "there is one set of files");
            let facts = self.citing().facts(citable)?;
            for (style, path, _) in files(&place) {
                written.push((path, write(&facts, style).into_bytes()));
            }
        }
        Ok(written)
    }
}

fn write(facts: &Facts, style: Style) -> String {
    match style {
        Style::Ris => ris::write(facts),
        Style::CslJson => csl_json::write(facts),
        _ => bibtex::write(facts),
    }
}

/// What it is in the words of schema.org.
pub(super) fn kind(citable: Citable<'_>) -> &'static str {
    match citable {
        Citable::Archive => "Dataset",
        Citable::Game(_) => "Game",
        Citable::Statement(..) => "Quotation",
        Citable::Reading(..) => "CreativeWork",
        Citable::Example(..) => "LearningResource",
    }
}

/// The names that Zotero and search engines for scholars know.
fn meta(facts: &Facts) -> Vec<Meta> {
    let mut all = Vec::new();
    let mut put = |name: &str, content: &str| {
        all.push(Meta {
            name: name.to_owned(),
            content: content.to_owned(),
        });
    };
    for editor in &facts.editors {
        put("author", editor);
    }
    put("citation_title", &facts.title);
    if facts.kind == Kind::Part
        && let Some(container) = &facts.container
    {
        put("citation_inbook_title", container);
    }
    for editor in &facts.editors {
        put("citation_editor", editor);
    }
    put("citation_date", &facts.date.replace('-', "/"));
    put("citation_language", &facts.language);
    if let Some(address) = &facts.address {
        put("citation_public_url", address);
    }
    all
}
