//! `build`: the same bytes every time, and the old site until there is a new one.

use std::fs;

use crate::{Copy, Run, sowbook};

#[test]
fn two_builds_give_the_same_bytes() {
    let copy = Copy::real();
    let one = copy.run(&["build", "--out", "one", "--jobs", "1"]);
    assert_eq!(one.code, Some(0), "{one:?}");
    assert_eq!(one.stdout, "one/index.html\n");
    assert_eq!(one.stderr, "");
    let two = copy.run(&["build", "--out", "deep/er/two", "--jobs", "5"]);
    assert_eq!(two.code, Some(0), "{two:?}");
    let (one, two) = (copy.tree("one"), copy.tree("deep/er/two"));
    assert_eq!(
        one.keys().collect::<Vec<_>>(),
        two.keys().collect::<Vec<_>>()
    );
    for (path, bytes) in &one {
        assert!(bytes == &two[path], "{path} differs");
    }
    // From another folder, in another time zone and locale.
    let (sources, out) = (copy.path("sources"), copy.path("three"));
    let path = |path: &std::path::Path| path.to_str().expect("UTF-8").to_owned();
    let mut command = sowbook(&["build", "--sources", &path(&sources), "--out", &path(&out)]);
    command
        .env("TZ", "Asia/Ulaanbaatar")
        .env("LC_ALL", "sq_AL.UTF-8");
    let three = Run::of(command);
    assert_eq!(three.code, Some(0), "{three:?}");
    for (file, bytes) in copy.tree("three") {
        assert!(one[&file] == bytes, "{file} differs");
    }
    for page in ["index.html", "sq/index.html", "mn/games/modiar/index.html"] {
        assert!(one.contains_key(page), "{page}");
    }
}

#[test]
fn an_archive_with_errors_leaves_the_old_site() {
    let copy = Copy::real();
    let build = ["build", "--out", "site"];
    assert_eq!(copy.run(&build).code, Some(0));
    let old = copy.tree("site");
    for (path, from, to) in [
        // Found when parsing, when linking and when verifying.
        ("games/tihbat/notes/sq.txt", "Si të luash", "Si të luhet"),
        (
            "games/sadeqa-ii/game.yaml",
            "status: attested, cites: [play.1]}",
            "status: attested, cites: [play.7]}",
        ),
        (
            "games/modiar/examples/forfeited-opening.trace",
            "lap ",
            "lop ",
        ),
    ] {
        let path = format!("sources/{path}");
        let good = copy.read(&path);
        copy.edit(&path, from, to);
        let run = copy.run(&build);
        assert_eq!(run.code, Some(1), "{path} {run:?}");
        assert_eq!(run.stdout, "");
        assert!(run.stderr.contains(&path), "{run:?}");
        assert!(copy.tree("site") == old, "{path}");
        copy.write(&path, good);
    }
    let beside: Vec<_> = fs::read_dir(copy.path("."))
        .expect("the folder can be read")
        .map(|entry| entry.expect("the folder can be read").file_name())
        .collect();
    assert_eq!(beside.len(), 2, "{beside:?}");
}

#[test]
fn what_is_not_a_site_is_left_alone() {
    let copy = Copy::of("sources");
    copy.write("thesis/chapter.txt", "years of work");
    let run = copy.run(&["build", "--out", "thesis"]);
    assert_eq!(run.code, Some(2), "{run:?}");
    assert!(run.stderr.contains("thesis"), "{run:?}");
    assert_eq!(copy.read("thesis/chapter.txt"), "years of work");
    let run = copy.run(&["build", "--out", "thesis/chapter.txt"]);
    assert_eq!(run.code, Some(2), "{run:?}");
    // Nor is the archive itself overwritten.
    let before = copy.tree("sources");
    assert_eq!(copy.run(&["build", "--out", "sources"]).code, Some(2));
    assert!(copy.tree("sources") == before);
}

#[test]
fn what_was_put_into_a_site_is_left_alone() {
    let copy = Copy::real();
    let build = ["build", "--out", "site"];
    assert_eq!(copy.run(&build).code, Some(0));
    assert_eq!(copy.run(&build).code, Some(0), "a site may be rebuilt");
    copy.write("site/CNAME", "example.org");
    copy.write("site/.git/HEAD", "ref");
    let before = copy.tree("site");
    let run = copy.run(&build);
    assert_eq!(run.code, Some(2), "{run:?}");
    assert!(run.stderr.contains(".git/, CNAME"), "{run:?}");
    assert!(copy.tree("site") == before);
}

#[test]
fn a_site_and_its_archive_are_kept_apart() {
    let copy = Copy::of("tests/archives/good");
    let before = copy.tree("sources");
    for (out, says) in [
        ("sources", "is the folder of the archive"),
        ("sources/", "is the folder of the archive"),
        ("none/../sources/", "is the folder of the archive"),
        ("sources/site", "lies within the folder of the archive"),
        ("./sources/../sources/a/b", "lies within the folder"),
        (".", "holds the folder of the archive"),
        ("sources/..", "holds the folder of the archive"),
    ] {
        let run = copy.run(&["build", "--out", out]);
        assert_eq!(run.code, Some(2), "{out} {run:?}");
        assert!(run.stderr.contains(says), "{out} {run:?}");
        assert!(copy.tree("sources") == before, "{out}");
    }
}

#[cfg(unix)]
#[test]
fn links_to_folders() {
    use std::os::unix::fs::symlink;

    let copy = Copy::real();
    symlink("sources", copy.path("link")).expect("a link can be made");
    let run = copy.run(&["build", "--out", "link/site"]);
    assert_eq!(run.code, Some(2), "{run:?}");
    assert!(run.stderr.contains("lies within"), "{run:?}");
    let run = copy.run(&["build", "--sources", "link", "--out", "site"]);
    assert_eq!(run.code, Some(0), "{run:?}");
    symlink("site", copy.path("public")).expect("a link can be made");
    let run = copy.run(&["build", "--out", "public"]);
    assert_eq!(run.code, Some(2), "{run:?}");
    assert!(run.stderr.contains("public is a symbolic link"), "{run:?}");
}

#[test]
fn arguments_that_make_no_sense() {
    let copy = Copy::of("tests/archives/good");
    for (arguments, says) in [
        (["--jobs", "0"], "--jobs"),
        (["--base-url", "example.org"], "must begin with `https://`"),
        (["--base-url", "https://"], "names no host"),
        (["--base-url", "javascript:x"], "must begin with `https://`"),
    ] {
        let run = copy.run(&[&["build", "--out", "site"][..], &arguments].concat());
        assert_eq!(run.code, Some(2), "{arguments:?} {run:?}");
        assert!(run.stderr.contains(says), "{arguments:?} {run:?}");
    }
    assert!(!copy.path("site").exists());
    copy.write("file", "x");
    let run = copy.run(&["build", "--sources", "file"]);
    assert_eq!(run.code, Some(1), "{run:?}");
    assert!(run.stderr.contains("it is not a folder"), "{run:?}");
}

#[test]
fn the_site_asks_nothing_of_other_hosts() {
    let copy = Copy::real();
    assert_eq!(copy.run(&["build", "--out", "site"]).code, Some(0));
    for (path, bytes) in copy.tree("site") {
        let text = String::from_utf8_lossy(&bytes);
        for asks in ["src=\"http", "src=\"//", "url(http", "@import", "<iframe"] {
            assert!(!text.contains(asks), "{path} contains {asks}");
        }
    }
}

#[test]
fn a_table_of_texts_is_tried_out_from_a_folder() {
    let copy = Copy::real();
    let english = include_str!("../../site/texts/en.ftl");
    copy.write(
        "texts/fr.ftl",
        english.replacen("= English", "= Français", 1),
    );
    let built = copy.run(&["build", "--texts", "texts", "--out", "site"]);
    assert_eq!(built.code, Some(0), "{built:?}");
    let pages = copy.tree("site");
    for page in ["index.html", "sq/index.html", "fr/games/modiar/index.html"] {
        assert!(pages.contains_key(page), "{page}");
    }

    let missing = english.replacen("side-north = ", "side-nord = ", 1);
    copy.write("texts/fr.ftl", &missing);
    copy.write("texts/fr fr.ftl", english);
    copy.write("texts/de.ftl/readme.txt", "");
    let refused = copy.run(&["build", "--texts", "texts", "--out", "site"]);
    assert_eq!(refused.code, Some(1), "{refused:?}");
    assert_eq!(
        refused.stderr,
        "error: texts/de.ftl: it is not a file\n\
         error: texts/fr fr.ftl: the file's name is not a language's code: it has not the form of one; \
         expected one such as `fr.ftl` or `mn-Mong.ftl`\n\
         error: texts/fr.ftl: `side-nord` is not a key of site/texts/en.ftl\n\
         error: texts/fr.ftl: `side-north` is missing, which site/texts/en.ftl has\n"
    );
    assert!(copy.tree("site") == pages, "the old site stays");

    copy.write("empty/readme.txt", "");
    let empty = copy.run(&["build", "--texts", "empty", "--out", "site"]);
    assert_eq!(empty.code, Some(1), "{empty:?}");
    assert!(
        empty.stderr.contains("there is no table in empty"),
        "{empty:?}"
    );
}
