//! The chain of provenance ends at the files that are there.
//!
//! Codes: `unknown-witness`, `link-without-file`, `file-without-link`.

use crate::link::archive::Link;
use crate::link::known::Around;
use crate::link::resolve::sources;
use crate::link::scope::Scope;
use crate::parse::record::{GameRecord, LinkKind, LinkRecord};
use crate::yaml::Step::{self, Index, Key};

/// The links of the chain.
pub(super) fn provenance(scope: &Scope<'_>, record: &GameRecord) -> Vec<Link> {
    let links = record.provenance.iter().enumerate();
    let links = links.map(|(index, link)| resolve(scope, link, [Key("provenance"), Index(index)]));
    let links = links.collect();
    check_files(scope, record);
    links
}

fn resolve(scope: &Scope<'_>, link: &LinkRecord, path: [Step<'_>; 2]) -> Link {
    let (cites, bibliography) = sources(scope, &link.cites, &link.bibliography, path);
    // What the archive says of itself needs nobody else to say it.
    let around = match link.kind {
        LinkKind::Archive => Around::Cites,
        _ => Around::of(&link.cites, &link.bibliography),
    };
    let at = |key| [path[0], path[1], Key(key)];
    Link {
        kind: link.kind,
        what: link.what.clone(),
        date: scope.known_date(&link.date, &at("date"), around),
        attribution: scope.known(&link.attribution, &at("attribution"), around),
        licence: scope.known(&link.licence, &at("licence"), around),
        known: link.known.clone(),
        unknown: link.unknown.clone(),
        files: link.files.clone(),
        cites,
        bibliography,
    }
}

/// Every file named is that of a witness, and every witness's file is named.
fn check_files(scope: &Scope<'_>, record: &GameRecord) {
    let sigla: Vec<&str> = record.witnesses.iter().map(|one| &*one.siglum).collect();
    for (index, link) in record.provenance.iter().enumerate() {
        let path = [Key("provenance"), Index(index)];
        if link.kind == LinkKind::File && link.files.is_empty() {
            scope.report(
                scope
                    .error("link-without-file", "a link `file` names its files", &path)
                    .help("add `files` with the sigla of the witnesses"),
            );
        }
        for (number, siglum) in link.files.iter().enumerate() {
            if !sigla.contains(&siglum.as_str()) {
                let path = [path[0], path[1], Key("files"), Index(number)];
                scope.report(
                    scope
                        .error(
                            "unknown-witness",
                            format!("this game has no witness `{siglum}`"),
                            &path,
                        )
                        .help(format!("its witnesses are `{}`", sigla.join("`, `"))),
                );
            }
        }
    }
    let files = |link: &&LinkRecord| link.kind == LinkKind::File;
    let named: Vec<&String> = record
        .provenance
        .iter()
        .filter(files)
        .flat_map(|link| &link.files)
        .collect();
    for (index, siglum) in sigla.iter().enumerate() {
        if !named.iter().any(|named| named == siglum) {
            scope.report(
                scope
                    .error(
                        "file-without-link",
                        format!("the chain of provenance does not reach the file of `{siglum}`"),
                        &[Key("witnesses"), Index(index), Key("siglum")],
                    )
                    .help("add it to the `files` of a link `file` under `provenance`"),
            );
        }
    }
}
