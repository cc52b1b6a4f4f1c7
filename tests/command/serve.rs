//! The site while one works on it: what a browser is given, and what becomes of it
//! when a file changes, breaks and is mended.
//!
//! No test here is about speed: whoever waits, waits until something has come.

use std::{
    fs,
    io::{BufRead, BufReader, Read, Write},
    net::TcpStream,
    process::{Child, ChildStderr, Command, Stdio},
    time::Duration,
};

use serde_json::Value;

use crate::Copy;

/// A server on a copy of an archive, ended with the test.
struct Server {
    child: Child,
    port: u16,
}

/// What a server answered.
#[derive(Debug)]
struct Answer {
    status: u16,
    head: String,
    body: String,
}

impl Answer {
    fn header(&self, name: &str) -> Option<&str> {
        self.head.lines().find_map(|line| {
            let (own, value) = line.split_once(':')?;
            own.eq_ignore_ascii_case(name).then(|| value.trim())
        })
    }

    fn json(&self) -> Value {
        serde_json::from_str(&self.body).unwrap_or_else(|error| panic!("{error}: {self:?}"))
    }
}

impl Server {
    fn start(copy: &Copy) -> Server {
        Server::start_with(copy, &[])
    }

    fn start_with(copy: &Copy, arguments: &[&str]) -> Server {
        let mut child = Command::new(env!("CARGO_BIN_EXE_sowbook"))
            .current_dir(copy.path("."))
            .args(["serve", "--port", "0"])
            .args(arguments)
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("the program can be started");
        let stdout = child.stdout.take().expect("its output is piped");
        let mut line = String::new();
        BufReader::new(stdout)
            .read_line(&mut line)
            .expect("it prints its address");
        let port = line
            .strip_prefix("http://127.0.0.1:")
            .and_then(|rest| rest.strip_suffix("/\n"))
            .and_then(|port| port.parse().ok())
            .unwrap_or_else(|| panic!("{line:?} is not an address on loopback"));
        Server { child, port }
    }

    /// What the server answers to a request of these lines.
    fn ask(&self, request: &str) -> Answer {
        let mut stream = TcpStream::connect(("127.0.0.1", self.port)).expect("the server listens");
        // It answers within twenty seconds, and making the site takes its time.
        stream
            .set_read_timeout(Some(Duration::from_secs(180)))
            .expect("a time can be set");
        let request = format!(
            "{}\r\nConnection: close\r\n\r\n",
            request.replace('\n', "\r\n")
        );
        stream
            .write_all(request.as_bytes())
            .expect("the server reads");
        let mut bytes = Vec::new();
        stream.read_to_end(&mut bytes).expect("the server answers");
        let text = String::from_utf8_lossy(&bytes);
        let (head, body) = text.split_once("\r\n\r\n").expect("a head and a body");
        let status = head
            .split(' ')
            .nth(1)
            .and_then(|status| status.parse().ok())
            .expect("a status");
        Answer {
            status,
            head: head.to_owned(),
            body: body.to_owned(),
        }
    }

    fn get(&self, path: &str) -> Answer {
        self.ask(&format!(
            "GET {path} HTTP/1.1\nHost: localhost:{}",
            self.port
        ))
    }

    /// How things stand, as soon as `is_so`; what was to be waited for has long come
    /// after so many changes.
    #[track_caller]
    fn standing(&self, is_so: impl Fn(&Value) -> bool) -> Value {
        let mut known = String::new();
        for _ in 0..20 {
            let standing = self.get(&format!("/sowbook-state?known={known}")).json();
            if is_so(&standing) {
                return standing;
            }
            known = standing["number"].as_str().expect("a number").to_owned();
        }
        panic!("it never came to that; last known was {known}");
    }

    /// What it said on standard error until it was ended.
    fn end(mut self) -> String {
        self.child.kill().expect("it still runs");
        let mut said = String::new();
        let stderr: Option<ChildStderr> = self.child.stderr.take();
        stderr
            .expect("its errors are piped")
            .read_to_string(&mut said)
            .expect("it prints UTF-8");
        said
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn faults(standing: &Value) -> &str {
    standing["faults"].as_str().expect("a text")
}

const GAME: &str = "/games/modiar/index.html";
const RECORD: &str = "sources/games/modiar/game.yaml";
const SUMMARY: &str = "A children's game from around Tangier";

#[test]
fn what_a_browser_is_given() {
    let copy = Copy::real();
    let before = copy.tree(".");
    let server = Server::start(&copy);

    // Pages, with what reloads them; each is that of the built site but for that.
    let built = copy.run(&["build", "--out", "site"]);
    assert_eq!(built.code, Some(0), "{built:?}");
    for path in [
        "/index.html",
        GAME,
        "/sq/games/modiar/index.html",
        "/mn/data/index.html",
    ] {
        let answer = server.get(path);
        assert_eq!(answer.status, 200, "{answer:?}");
        assert_eq!(
            answer.header("content-type"),
            Some("text/html; charset=utf-8")
        );
        assert_eq!(answer.header("cache-control"), Some("no-store"));
        let script = answer
            .body
            .lines()
            .find_map(|line| line.split_once("<script src=\"/sowbook-reload.js\""))
            .map(|(_, rest)| rest.split_once("</script>").expect("its end").0)
            .unwrap_or_else(|| panic!("{path} does not reload itself"));
        let script = format!("<script src=\"/sowbook-reload.js\"{script}</script>");
        let page = copy.read(&format!("site{path}"));
        assert_eq!(answer.body.replace(&script, ""), page, "{path}");
        assert!(!page.contains("sowbook-reload"), "{path}");
    }
    fs::remove_dir_all(copy.path("site")).expect("the site can be taken away");

    // Folders, files of every kind, heads.
    assert_eq!(server.get("/").body, server.get("/index.html").body);
    assert_eq!(server.get("/games/modiar/").body, server.get(GAME).body);
    let folder = server.get("/games/modiar");
    assert_eq!(folder.status, 308);
    assert_eq!(folder.header("location"), Some("/games/modiar/"));
    for (path, kind) in [
        ("/assets/site.css", "text/css; charset=utf-8"),
        ("/assets/site.js", "text/javascript; charset=utf-8"),
        ("/assets/icon.svg", "image/svg+xml"),
        ("/data/archive.json", "application/json"),
        ("/data/bibliography.bib", "text/plain; charset=utf-8"),
        ("/sowbook-reload.js", "text/javascript; charset=utf-8"),
        ("/sowbook-reload.css", "text/css; charset=utf-8"),
    ] {
        let answer = server.get(path);
        assert_eq!(answer.status, 200, "{path}");
        assert_eq!(answer.header("content-type"), Some(kind), "{path}");
        assert_ne!(answer.body, "", "{path}");
    }
    let head = server.ask("HEAD /index.html HTTP/1.1\nHost: localhost");
    assert_eq!((head.status, head.body.as_str()), (200, ""));
    assert_eq!(
        head.header("content-length"),
        Some(server.get("/index.html").body.len().to_string().as_str())
    );
    // No service worker keeps pages that change.
    assert!(server.get("/sw.js").body.contains("unregister"));

    // What there is not, and what lies outside.
    for path in [
        "/nothing.html",
        "/games/none/",
        "/../Cargo.toml",
        "/games/../../sources/archive.yaml",
        "/%2e%2e/sources/archive.yaml",
        "/..%2fsources/archive.yaml",
        "/sources/archive.yaml",
        "//etc/passwd",
        "/etc/passwd",
        "/index.html%00",
        "/%ff",
        "/index.html/",
    ] {
        let answer = server.get(path);
        assert_eq!(answer.status, 404, "{path} {answer:?}");
        assert!(!answer.body.contains("licence:"), "{path}");
    }
    assert_eq!(
        server
            .ask("POST / HTTP/1.1\nHost: localhost\nContent-Length: 0")
            .status,
        405
    );

    // Nothing was written.
    assert_eq!(copy.tree("."), before);
}

#[test]
fn only_this_machine_is_answered() {
    let copy = Copy::real();
    let server = Server::start(&copy);
    let port = server.port;
    for host in [
        "localhost",
        &format!("localhost:{port}"),
        &format!("127.0.0.1:{port}"),
        &format!("[::1]:{port}"),
        "LOCALHOST:1",
    ] {
        let answer = server.ask(&format!("GET /assets/site.css HTTP/1.1\nHost: {host}"));
        assert_eq!(answer.status, 200, "{host}");
    }
    for host in [
        "example.org",
        &format!("example.org:{port}"),
        "localhost.example.org",
        "127.0.0.1.example.org",
        "127.0.0.2",
        "[::2]",
        "example.org:x@localhost",
        "",
    ] {
        for path in ["/index.html", "/sowbook-state", "/assets/site.css"] {
            let answer = server.ask(&format!("GET {path} HTTP/1.1\nHost: {host}"));
            assert_eq!(answer.status, 421, "{host} {path}");
        }
    }
    // A proxy's way of asking names the host in the target.
    let answer = server.ask("GET http://example.org/ HTTP/1.1\nHost: localhost");
    assert_eq!(answer.status, 421);
    // Every address of 127/8 is this machine: were it bound to all, it would answer.
    #[cfg(target_os = "linux")]
    assert!(TcpStream::connect(("127.0.0.2", port)).is_err());
}

#[test]
fn an_edit_reloads_a_fault_is_shown_and_mended() {
    let copy = Copy::real();
    let server = Server::start(&copy);
    let first = server.standing(|_| true);
    assert_eq!(faults(&first), "");
    assert_ne!(first["site"], "0");
    assert!(!server.get(GAME).body.contains("all around Tangier"));

    // A valid edit: another site.
    copy.edit(RECORD, SUMMARY, "A children's game from all around Tangier");
    let edited = server.standing(|standing| standing["site"] != first["site"]);
    assert_eq!(faults(&edited), "");
    let page = server.get(GAME);
    assert!(page.body.contains("all around Tangier"));
    let number = edited["site"].as_str().expect("a number");
    assert!(
        page.body
            .contains(&format!("defer data-site=\"{number}\"></script></head>"))
    );

    // YAML breaks: the last good site stays, what is wrong is told with its place.
    let good = copy.read(RECORD);
    copy.edit(RECORD, "glosses:\n", "glosses: [\n");
    let broken = server.standing(|standing| !faults(standing).is_empty());
    assert_eq!(broken["site"], edited["site"]);
    let verified = copy.run(&["verify"]);
    assert_eq!(verified.code, Some(1));
    assert_eq!(faults(&broken), verified.stderr);
    assert!(faults(&broken).contains(&format!("{RECORD}:")), "{broken}");
    assert!(server.get(GAME).body.contains("all around Tangier"));

    // As an editor saves: another file is put in the place of the first.
    copy.write("sources/games/modiar/.game.yaml.swp", "a lock");
    copy.write("sources/games/modiar/game.yaml~", &good);
    fs::rename(
        copy.path("sources/games/modiar/game.yaml~"),
        copy.path(RECORD),
    )
    .expect("a file can be moved");
    let mended = server.standing(|standing| faults(standing).is_empty());
    assert_ne!(mended["site"], edited["site"]);

    // Bytes that are no text, a note that is gone, a folder that is gone.
    let note = "sources/games/modiar/notes/sq.txt";
    let kept = fs::read(copy.path(note)).expect("the note can be read");
    copy.write(note, b"Modiar\n\xff\xfe");
    let unread = server.standing(|standing| faults(standing).contains("UTF-8"));
    assert!(faults(&unread).contains(note), "{unread}");
    fs::remove_file(copy.path(note)).expect("the note can be taken away");
    server.standing(|standing| !faults(standing).is_empty() && !faults(standing).contains("UTF-8"));
    copy.write(note, &kept);
    server.standing(|standing| faults(standing).is_empty());
    fs::rename(copy.path("sources"), copy.path("elsewhere")).expect("a folder can be moved");
    server.standing(|standing| faults(standing).contains("sources"));
    assert!(server.get(GAME).body.contains("all around Tangier"));
    fs::rename(copy.path("elsewhere"), copy.path("sources")).expect("a folder can be moved");
    server.standing(|standing| faults(standing).is_empty());
    // And what comes back is watched.
    copy.edit(RECORD, "all around Tangier", "the whole of Tangier");
    server.standing(|standing| {
        faults(standing).is_empty() && server.get(GAME).body.contains("the whole of Tangier")
    });

    let said = server.end();
    assert!(said.contains(&verified.stderr), "{said}");
}

#[test]
fn where_there_never_was_a_good_site_the_faults_are_a_page() {
    let copy = Copy::real();
    let good = copy.read(RECORD);
    copy.edit(RECORD, "glosses:\n", "glosses: [ # <b> & more\n");
    let server = Server::start(&copy);
    let page = server.get(GAME);
    assert_eq!(page.status, 503);
    assert!(page.body.contains(&format!("{RECORD}:")), "{page:?}");
    assert!(!page.body.contains("<b>"), "{page:?}");
    assert!(page.body.contains("/sowbook-reload.js"), "{page:?}");
    copy.write(RECORD, good);
    server.standing(|standing| faults(standing).is_empty());
    assert_eq!(server.get(GAME).status, 200);
}

#[test]
fn a_table_of_texts_is_watched_too() {
    let copy = Copy::real();
    let table = fs::read_to_string(crate::repository().join("site/texts/sq.ftl"))
        .expect("the table can be read");
    copy.write("texts/sq.ftl", &table);
    let server = Server::start_with(&copy, &["--texts", "texts"]);
    let first = server.standing(|_| true);
    assert_eq!(faults(&first), "");
    assert_ne!(first["site"], "0");
    copy.edit(
        "texts/sq.ftl",
        "language-name = Shqip",
        "language-name = Gjuha shqipe",
    );
    server.standing(|standing| standing["site"] != first["site"]);
    assert!(server.get("/index.html").body.contains("Gjuha shqipe"));
    copy.edit("texts/sq.ftl", "language-name =", "language-names =");
    let broken = server.standing(|standing| !faults(standing).is_empty());
    assert!(faults(&broken).contains("language-name"), "{broken}");
    assert!(server.get("/index.html").body.contains("Gjuha shqipe"));
    copy.write("texts/sq.ftl", &table);
    server.standing(|standing| faults(standing).is_empty());
}

#[test]
fn what_cannot_be_served() {
    let copy = Copy::real();
    let server = Server::start(&copy);
    let port = server.port.to_string();
    let run = copy.run(&["serve", "--port", &port]);
    assert_eq!(run.code, Some(2), "{run:?}");
    assert!(run.stderr.contains(&format!("port {port}")), "{run:?}");
    assert!(run.stderr.contains("--port"), "{run:?}");
    assert_eq!(run.stdout, "");

    let run = copy.run(&["serve", "--port", "0", "--sources", "nowhere"]);
    assert_eq!(run.code, Some(1), "{run:?}");
    assert!(run.stderr.contains("nowhere"), "{run:?}");
    assert_eq!(run.stdout, "");
}

#[cfg(unix)]
#[test]
fn ctrl_c_ends_it_well() {
    let copy = Copy::real();
    let mut server = Server::start(&copy);
    server.standing(|_| true);
    let interrupted = Command::new("kill")
        .args(["-INT", &server.child.id().to_string()])
        .status()
        .expect("a signal can be sent");
    assert!(interrupted.success());
    let ended = server.child.wait().expect("it ends");
    assert_eq!(ended.code(), Some(0));
}
