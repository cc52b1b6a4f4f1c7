//! The pictures that other sites show: there for every page, and of the board
//! that the rules begin with.

use std::collections::BTreeMap;

use generator::render::site::{Options, render, render_in};
use generator::render::texts::Languages;
use generator::verify::verify;
use resvg::tiny_skia::{ColorU8, Pixmap};

use crate::{REAL, SITE, archive, files_of, made_up};

const ADDRESS: &str = "https://example.org/some/where/";
/// Colours of the style sheet by day.
const PAPER: [u8; 3] = [0xfb, 0xfa, 0xf6];
const SEED: [u8; 3] = [0x4a, 0x32, 0x20];

fn at_an_address(jobs: usize) -> Options<'static> {
    Options {
        base_url: Some(ADDRESS),
        jobs,
        ..Options::default()
    }
}

fn pixels(png: &[u8]) -> Pixmap {
    Pixmap::decode_png(png).expect("a picture")
}

fn is_about(pixel: ColorU8, colour: [u8; 3]) -> bool {
    [pixel.red(), pixel.green(), pixel.blue()]
        .iter()
        .zip(colour)
        .all(|(one, other)| one.abs_diff(other) <= 3)
}

/// How many patches of a colour there are that are no mere edges.
fn patches(picture: &Pixmap, colour: [u8; 3]) -> usize {
    let (width, height) = (picture.width() as usize, picture.height() as usize);
    let mut left: Vec<bool> = picture
        .pixels()
        .iter()
        .map(|pixel| is_about(pixel.demultiply(), colour))
        .collect();
    let mut found = 0;
    for start in 0..left.len() {
        let mut area = 0;
        let mut open = vec![start];
        while let Some(at) = open.pop() {
            if !std::mem::take(&mut left[at]) {
                continue;
            }
            area += 1;
            let (x, y) = (at % width, at / width);
            open.extend((x > 0).then(|| at - 1));
            open.extend((x + 1 < width).then_some(at + 1));
            open.extend((y > 0).then(|| at - width));
            open.extend((y + 1 < height).then_some(at + width));
        }
        found += usize::from(area > 5);
    }
    found
}

/// What a page says of itself to other sites, by name.
fn told(page: &str) -> BTreeMap<&str, &str> {
    page.split("<meta property=\"og:")
        .skip(1)
        .filter_map(|rest| {
            let (name, rest) = rest.split_once("\" content=\"")?;
            Some((name, rest.split_once('"')?.0))
        })
        .collect()
}

#[test]
fn every_page_has_a_picture_that_is_there() {
    let files = files_of(&archive(&made_up()), at_an_address(2));
    let files: BTreeMap<String, Vec<u8>> = files.into_iter().collect();
    let mut shown = BTreeMap::new();
    for (path, content) in &files {
        if !path.ends_with("index.html") {
            continue;
        }
        let page = std::str::from_utf8(content).expect("text");
        let told = told(page);
        assert_eq!(told["url"], format!("{ADDRESS}{path}"));
        assert!(page.contains(&format!("<title>{}</title>", told["title"])));
        let picture = told["image"].strip_prefix(ADDRESS).expect("of this site");
        let picture = pixels(files.get(picture).unwrap_or_else(|| panic!("no {picture}")));
        assert_eq!(picture.width().to_string(), told["image:width"]);
        assert_eq!(picture.height().to_string(), told["image:height"]);
        assert!(told["image:alt"].len() > 3, "{path}");
        *shown.entry(told["image"].to_owned()).or_insert(0) += 1;
    }
    // A game's pages show the game, all others the archive.
    let names: Vec<&str> = shown
        .keys()
        .filter_map(|address| address.strip_prefix(ADDRESS))
        .collect();
    assert_eq!(
        names,
        [
            "assets/preview.en.png",
            "assets/preview.mn.png",
            "assets/preview.sq.png",
            "assets/previews/pairs.en.png",
            "assets/previews/pairs.mn.png",
            "assets/previews/pairs.sq.png",
        ]
    );
}

#[test]
fn a_picture_shows_every_seed_in_the_style_sheets_colours() {
    let (archive, report) = &*REAL;
    let files = render(archive, report, at_an_address(2)).expect("a site");
    let files: BTreeMap<String, Vec<u8>> = files.into_iter().collect();
    for language in ["en", "sq", "mn"] {
        let mut all = 0;
        // From the table of the README: two rows of pits, so many seeds in each.
        for (game, seeds) in [
            ("modiar", 2 * 3 * 7),
            ("tihbat", 2 * 2 * 7),
            ("sadeqa-ii", 2 * 6 * 3),
            ("ayoayo", 2 * 6 * 4),
        ] {
            let picture = pixels(&files[&format!("assets/previews/{game}.{language}.png")]);
            assert_eq!(patches(&picture, SEED), seeds, "{game} in {language}");
            let corner = picture.pixel(0, 0).expect("it is there").demultiply();
            assert!(is_about(corner, PAPER) && corner.alpha() == 255);
            all += seeds;
        }
        let picture = pixels(&files[&format!("assets/preview.{language}.png")]);
        assert_eq!(patches(&picture, SEED), all);
    }
}

#[test]
fn without_an_address_there_is_none() {
    assert!(!SITE.keys().any(|path| path.ends_with(".png")));
    assert!(!SITE["games/modiar/index.html"].contains("og:"));
}

#[test]
fn pictures_are_the_same_for_any_number_of_threads_and_nobody_keeps_them() {
    let archive = archive(&made_up());
    let one = files_of(&archive, at_an_address(1));
    assert_eq!(one, files_of(&archive, at_an_address(3)));
    let kept = one.iter().find(|(path, _)| path == "assets/files.json");
    let kept = std::str::from_utf8(&kept.expect("a list").1).expect("text");
    assert!(kept.contains("index.html") && !kept.contains(".png"));
}

#[test]
fn words_that_the_fonts_cannot_write_are_those_of_the_first_language() {
    let english = include_str!("../../site/texts/en.ftl");
    let other = |south: &str| {
        english.replacen("dir = ltr", "dir = rtl", 1).replacen(
            "side-south = South",
            &format!("side-south = {south}"),
            1,
        )
    };
    let archive = archive(&made_up());
    let report = verify(&archive, &[], |_| true);
    let picture_with = |south: &str, language: &str| {
        let table = other(south);
        let languages = Languages::from_tables([("en", english), ("he", table.as_str())])
            .expect("complete tables");
        let files = render_in(&languages, &archive, &report, at_an_address(1)).expect("a site");
        let name = format!("assets/previews/pairs.{language}.png");
        let found = files.into_iter().find(|(path, _)| *path == name);
        found.expect("it is there").1
    };
    assert!(english.contains("\nside-south = South\n"));
    // Letters that the fonts have not: the whole picture is English.
    assert!(picture_with("דרום", "he") == picture_with("דרום", "en"));
    // Those that they have: it is mirrored.
    assert!(picture_with("Өмнөд", "he") != picture_with("Өмнөд", "en"));
}
