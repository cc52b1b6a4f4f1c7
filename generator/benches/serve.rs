//! How long whoever edits the archive waits for the page.
//!
//! In memory: from changed files to the page of a game, for an edit of a summary, of
//! a note, and of how an example is played. The whole way: from saving the file, with
//! the watching of the disk and HTTP, to the page, as a browser waits for it.

use std::{
    fs,
    io::{BufRead, BufReader, Read, Write},
    net::TcpStream,
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
    time::{Duration, Instant},
};

use criterion::{Criterion, criterion_group, criterion_main};
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

/// Measures going to and fro between two states of the files.
fn to_and_fro(criterion: &mut Criterion, name: &str, states: [&Files; 2]) {
    let press = Languages::embedded().map(Press::new);
    let press = press
        .expect("the texts are sound")
        .expect("the templates too");
    let press = std::sync::Arc::new(press);
    let mut workshop = Workshop::default();
    let mut turn = 0;
    criterion.bench_function(name, |bencher| {
        bencher.iter(|| {
            turn += 1;
            let made = workshop.make(states[turn % 2]);
            let edition = made.edition.expect("nothing falls short");
            let site = Site::new(edition, press.clone());
            let page = site.file(PAGE).expect("the page can be made");
            page.expect("there is such a page").into_owned()
        });
    });
}

fn in_memory(criterion: &mut Criterion) {
    let (files, findings) = read(&folder());
    assert_eq!(findings, []);
    let summary = edited(&files, RECORD, SUMMARY, &format!("{SUMMARY}, edited"));
    to_and_fro(criterion, "serve: a summary, in memory", [&files, &summary]);

    // One letter of the note's title, and its checksum in the record.
    let note = edited(&files, NOTE, "Modiar", "Modiat");
    let sums = [&files, &note].map(|files| sha256(text(files, NOTE).as_bytes()));
    let note = edited(&note, RECORD, &sums[0], &sums[1]);
    to_and_fro(criterion, "serve: a note, in memory", [&files, &note]);

    // One more expectation: all that hangs on the examples is searched again.
    let more = "expect:\n  - {at: 0, board: \"3,3,3/0,16,1\", because: capture.1}\n";
    let example = edited(&files, EXAMPLE, "expect:\n", more);
    to_and_fro(
        criterion,
        "serve: an example, in memory",
        [&files, &example],
    );
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

fn whole_way(criterion: &mut Criterion) {
    let (files, findings) = read(&folder());
    assert_eq!(findings, []);
    let copy = tempfile::tempdir().expect("a folder can be made");
    for path in files.paths() {
        let file = copy.path().join(path);
        fs::create_dir_all(file.parent().expect("a file's folder")).expect("folders can be made");
        fs::write(file, files.get(path).unwrap_or_default()).expect("files can be written");
    }
    let server = Server::start(copy.path());
    let record = text(&files, RECORD);
    let mut number = server.next("");
    let mut edits = 0;
    // So that the rest of the site is made, as it is while an editor thinks.
    let settled = Duration::from_secs(3);
    criterion.bench_function("serve: a summary, from saving it to the page", |bencher| {
        bencher.iter_custom(|times| {
            let mut waited = Duration::ZERO;
            for _ in 0..times {
                std::thread::sleep(settled);
                edits += 1;
                let edited = record.replacen(SUMMARY, &format!("{SUMMARY}, edit {edits},"), 1);
                let saved = Instant::now();
                fs::write(copy.path().join(RECORD), edited).expect("the record can be written");
                loop {
                    number = server.next(&number);
                    if server.get(PAGE).contains(&format!("edit {edits},")) {
                        break;
                    }
                }
                waited += saved.elapsed();
            }
            waited
        });
    });
}

criterion_group! {
    name = benches;
    config = Criterion::default()
        .sample_size(10)
        .warm_up_time(Duration::from_millis(1))
        .measurement_time(Duration::from_secs(5));
    targets = whole_way, in_memory
}
criterion_main!(benches);
