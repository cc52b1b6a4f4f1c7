//! How long whoever edits the archive waits for the page: a table of the edits that
//! editors make, each another one every time, as while one writes.
//!
//! In memory: from changed files to the page of a game. The whole way: from saving the
//! file, with the watching of the disk and HTTP, to the page, as a browser waits for it.

use std::{
    fs,
    io::{BufRead, BufReader, Read, Write},
    net::TcpStream,
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
    time::{Duration, Instant},
};

use generator::{
    parse::files::sha256,
    read::{Files, read},
    render::{site::Press, texts::Languages},
    serve::{Workshop, standing::Site},
};

const PAGE: &str = "games/modiar/index.html";
/// In the record's summary of the game, which stands on the page.
const SUMMARY: &str = "A children's game from around Tangier";
const RECORD: &str = "games/modiar/game.yaml";
const NOTE: &str = "games/modiar/notes/sq.txt";
const EXAMPLE: &str = "games/modiar/examples/all-moves-grand-slams.yaml";
const BIBLIOGRAPHY: &str = "bibliography.yaml";
/// In the reason of one of the game's readings.
const REASON: &str = "It is what the words say";
/// In the example's title.
const TITLE: &str = "Nothing but forbidden captures";
/// In the title of a work.
const WORK: &str = "Africa Hidden Inside a Small Hole";

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../sources")
}

fn text(files: &Files, path: &str) -> String {
    let bytes = files.get(path).expect("the archive has this file");
    String::from_utf8(bytes.to_vec()).expect("the file is text")
}

/// The files with one text in the place of another.
fn edited(files: &Files, path: &str, from: &str, to: &str) -> Files {
    let old = text(files, path);
    assert!(old.contains(from), "{path} does not contain {from:?}");
    let mut files = files.clone();
    files.insert(path, old.replacen(from, to, 1));
    files
}

/// Times told as a line of a table.
fn tell(name: &str, mut times: Vec<Duration>) {
    times.sort();
    let (middle, longest) = (times[times.len() / 2], times[times.len() - 1]);
    println!(
        "| {name} | {} ms | {} ms |",
        middle.as_millis(),
        longest.as_millis()
    );
}

/// How often each edit is made.
const TIMES: usize = 11;

/// The edits: what each is called, and the files after it is made for the so-manieth time.
type Edit<'e> = (&'static str, Box<dyn Fn(usize) -> Files + 'e>);

fn edits(files: &Files) -> Vec<Edit<'_>> {
    let words = |path: &'static str, words: &'static str| -> Box<dyn Fn(usize) -> Files + '_> {
        Box::new(move |time| edited(files, path, words, &format!("{words} {time}")))
    };
    vec![
        ("a summary", words(RECORD, SUMMARY)),
        ("the reason of a reading", words(RECORD, REASON)),
        ("the title of an example", words(EXAMPLE, TITLE)),
        ("the title of a work", words(BIBLIOGRAPHY, WORK)),
        (
            // A letter of its title, and its checksum in the record.
            "a note",
            Box::new(move |time| {
                let letters = "abcdefghijklmnop";
                let title = format!("Modia{}", &letters[time..=time]);
                let note = edited(files, NOTE, "Modiar", &title);
                let sums = [files, &note].map(|files| sha256(text(files, NOTE).as_bytes()));
                edited(&note, RECORD, &sums[0], &sums[1])
            }),
        ),
        (
            "an expectation of an example",
            Box::new(move |time| {
                let more = "  - {at: 0, board: \"3,3,3/0,16,1\", because: capture.1}\n";
                edited(
                    files,
                    EXAMPLE,
                    "expect:\n",
                    &format!("expect:\n{}", more.repeat(time)),
                )
            }),
        ),
    ]
}

fn in_memory(files: &Files) {
    let press = Languages::embedded().map(Press::new);
    let press = press
        .expect("the texts are sound")
        .expect("the templates too");
    let press = std::sync::Arc::new(press);
    let mut workshop = Workshop::default();
    let mut page = |files: &Files| {
        let begun = Instant::now();
        let made = workshop.make(files);
        let edition = made.edition.expect("nothing falls short");
        let site = Site::new(edition, press.clone());
        let page = site.file(PAGE).expect("the page can be made");
        page.expect("there is such a page");
        begun.elapsed()
    };
    println!(
        "| in memory: the first time | {} ms | |",
        page(files).as_millis()
    );
    for (name, edit) in edits(files) {
        let times = (1..=TIMES).map(|time| page(&edit(time))).collect();
        tell(&format!("in memory: {name}"), times);
    }
}

/// The program serving a copy of the archive.
struct Server {
    child: Child,
    host: String,
}

impl Server {
    fn start(sources: &Path) -> Server {
        let mut child = Command::new(env!("CARGO_BIN_EXE_sowbook"))
            .args(["serve", "--port", "0", "--sources"])
            .arg(sources)
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("the program can be started");
        let mut line = String::new();
        BufReader::new(child.stdout.take().expect("its output is piped"))
            .read_line(&mut line)
            .expect("it prints its address");
        let host = line
            .trim()
            .trim_start_matches("http://")
            .trim_end_matches('/');
        Server {
            child,
            host: host.to_owned(),
        }
    }

    fn get(&self, path: &str) -> String {
        let mut stream = TcpStream::connect(&self.host).expect("the server listens");
        let request = format!(
            "GET /{path} HTTP/1.1\r\nHost: {}\r\nConnection: close\r\n\r\n",
            self.host
        );
        stream.write_all(request.as_bytes()).expect("it reads");
        let mut answer = String::new();
        stream.read_to_string(&mut answer).expect("it answers");
        answer
    }

    /// The number of the standing after the one that is `known`.
    fn next(&self, known: &str) -> String {
        let told = self.get(&format!("sowbook-state?known={known}"));
        let (_, rest) = told.split_once("\"number\":\"").expect("a number");
        rest.split('"').next().unwrap_or_default().to_owned()
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn whole_way(files: &Files) {
    let copy = tempfile::tempdir().expect("a folder can be made");
    for path in files.paths() {
        let file = copy.path().join(path);
        fs::create_dir_all(file.parent().expect("a file's folder")).expect("folders can be made");
        fs::write(file, files.get(path).unwrap_or_default()).expect("files can be written");
    }
    let server = Server::start(copy.path());
    let record = text(files, RECORD);
    let mut number = server.next("");
    let times = (1..=TIMES).map(|time| {
        // So that the rest of the site is made, as it is while an editor thinks.
        std::thread::sleep(Duration::from_secs(3));
        let edited = record.replacen(SUMMARY, &format!("{SUMMARY}, edit {time},"), 1);
        let saved = Instant::now();
        fs::write(copy.path().join(RECORD), edited).expect("the record can be written");
        loop {
            number = server.next(&number);
            if server.get(PAGE).contains(&format!("edit {time},")) {
                break;
            }
        }
        saved.elapsed()
    });
    tell("from saving to the page: a summary", times.collect());
}

fn main() {
    let (files, findings) = read(&folder());
    assert_eq!(findings, []);
    println!("| edit | middle | longest |\n|---|---|---|");
    in_memory(&files);
    whole_way(&files);
}
