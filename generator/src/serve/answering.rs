//! What a browser is given: a file of the site, with what reloads the page put in;
//! or how things stand.
//!
//! Only names of this machine are answered to: another name that leads here belongs
//! to a page elsewhere that wants to read along. Nothing is looked up on the disk.

use std::borrow::Cow;

use axum::http::{
    HeaderMap, HeaderValue, Method, Response, StatusCode, Uri,
    header::{ALLOW, CACHE_CONTROL, CONTENT_TYPE, HOST, LOCATION, X_CONTENT_TYPE_OPTIONS},
};
use percent_encoding::percent_decode_str;
use serde::Serialize;

use super::standing::Standing;
use crate::render::assets;

/// Where pages ask how things stand.
pub const STANDING: &str = "/sowbook-state";

const RELOAD: &str = "sowbook-reload.js";
const STYLE: &str = "sowbook-reload.css";

/// An answer, whole in memory.
pub type Answer = Response<Vec<u8>>;

/// How things stand, as pages are told. Numbers are texts: they are only compared.
#[derive(Debug, Serialize)]
struct Told<'a> {
    number: String,
    site: String,
    faults: &'a str,
}

/// Why a request is not to be answered, if it is not.
#[must_use]
pub fn refusal(method: &Method, uri: &Uri, headers: &HeaderMap) -> Option<Answer> {
    let host = headers.get(HOST).and_then(|host| host.to_str().ok());
    let of_target = uri.authority().map(|authority| authority.as_str());
    if !host.is_some_and(is_of_this_machine)
        || of_target.is_some_and(|name| !is_of_this_machine(name))
    {
        return Some(plain(
            StatusCode::MISDIRECTED_REQUEST,
            "this server answers to localhost, 127.0.0.1 and [::1] only\n",
        ));
    }
    if ![Method::GET, Method::HEAD].contains(method) {
        let mut answer = plain(StatusCode::METHOD_NOT_ALLOWED, "pages can only be read\n");
        let allowed = HeaderValue::from_static("GET, HEAD");
        answer.headers_mut().insert(ALLOW, allowed);
        return Some(answer);
    }
    None
}

/// Whether a host, with its port or without, is a name of this machine for itself.
fn is_of_this_machine(host: &str) -> bool {
    let name = match host.rsplit_once(':') {
        Some((name, port)) if port.bytes().all(|digit| digit.is_ascii_digit()) => name,
        _ => host,
    };
    ["127.0.0.1", "[::1]"].contains(&name) || name.eq_ignore_ascii_case("localhost")
}

/// How things stand.
#[must_use]
pub fn standing(standing: &Standing) -> Answer {
    let told = Told {
        number: standing.number.to_string(),
        site: standing.site_number.to_string(),
        faults: &standing.faults,
    };
    let json = serde_json::to_vec(&told).expect("texts can be written as JSON");
    answer(StatusCode::OK, "application/json", json)
}

/// The number of the standing that whoever asks at [`STANDING`] knows already.
#[must_use]
pub fn known(uri: &Uri) -> Option<u64> {
    uri.query()?.strip_prefix("known=")?.parse().ok()
}

/// What is at this path of an address.
#[must_use]
pub fn file(standing: &Standing, path: &str) -> Answer {
    let Ok(path) = percent_decode_str(path).decode_utf8() else {
        return nowhere(standing);
    };
    let path = path.strip_prefix('/').unwrap_or(&path);
    if let Some((name, content)) = assets::serving()
        .into_iter()
        .find(|(name, _)| *name == path)
    {
        return answer(
            StatusCode::OK,
            media_type(name),
            content.as_bytes().to_vec(),
        );
    }
    let Some(site) = &standing.site else {
        return without_site(standing);
    };
    let found = match path {
        "" => site.file("index.html"),
        _ if path.ends_with('/') => site.file(&format!("{path}index.html")),
        _ => site.file(path),
    };
    match found {
        Ok(Some(bytes)) => {
            let name = if path.is_empty() || path.ends_with('/') {
                "index.html"
            } else {
                path
            };
            page(StatusCode::OK, name, bytes, standing)
        }
        Ok(None) => match site.file(&format!("{path}/index.html")) {
            Ok(Some(_)) if !path.ends_with('/') => to_folder(path),
            _ => nowhere(standing),
        },
        Err(faults) => explained(&faults, standing),
    }
}

/// To the folder, from whose slash its relative links begin.
fn to_folder(path: &str) -> Answer {
    let mut answer = plain(StatusCode::PERMANENT_REDIRECT, "");
    // Of a file that is there: no other host can stand in it.
    if let Ok(folder) = HeaderValue::try_from(format!("/{path}/")) {
        answer.headers_mut().insert(LOCATION, folder);
    }
    answer
}

fn nowhere(standing: &Standing) -> Answer {
    // What is made only with the whole site is not waited for here.
    let site = standing.site.as_ref().filter(|site| site.is_whole());
    match site.map(|site| site.file("404.html")) {
        Some(Ok(Some(bytes))) => page(StatusCode::NOT_FOUND, "404.html", bytes, standing),
        _ => plain(StatusCode::NOT_FOUND, "there is no such page\n"),
    }
}

/// There never was a good site: what is wrong is a page of its own.
fn without_site(standing: &Standing) -> Answer {
    explained(&standing.faults, standing)
}

/// A page that says what is wrong, as the terminal does.
fn explained(faults: &str, standing: &Standing) -> Answer {
    let faults = escaped(faults);
    let html = format!(
        "<!DOCTYPE html>\n<html lang=\"en\"><head><meta charset=\"utf-8\">\
         <meta name=\"viewport\" content=\"width=device-width\"><title>sowbook</title>\
         <link rel=\"stylesheet\" href=\"/{STYLE}\"></head>\
         <body><pre id=\"sowbook-faults\">{faults}</pre></body></html>\n"
    );
    let html = Cow::Owned(html.into_bytes());
    page(
        StatusCode::SERVICE_UNAVAILABLE,
        "index.html",
        html,
        standing,
    )
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;")
}

/// A file of the site; a page with the script that reloads it.
fn page(status: StatusCode, name: &str, bytes: Cow<'_, [u8]>, standing: &Standing) -> Answer {
    let mut bytes = bytes.into_owned();
    const END: &[u8] = b"</head>";
    if name.ends_with(".html")
        && let Some(at) = bytes.windows(END.len()).position(|window| window == END)
    {
        let site = standing.site_number;
        let script = format!("<script src=\"/{RELOAD}\" defer data-site=\"{site}\"></script>");
        bytes.splice(at..at, script.into_bytes());
    }
    answer(status, media_type(name), bytes)
}

fn plain(status: StatusCode, text: &str) -> Answer {
    answer(
        status,
        "text/plain; charset=utf-8",
        text.as_bytes().to_vec(),
    )
}

fn answer(status: StatusCode, media_type: &'static str, body: Vec<u8>) -> Answer {
    let mut answer = Response::new(body);
    *answer.status_mut() = status;
    let headers = answer.headers_mut();
    headers.insert(CONTENT_TYPE, HeaderValue::from_static(media_type));
    headers.insert(CACHE_CONTROL, HeaderValue::from_static("no-store"));
    headers.insert(X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff"));
    headers.insert(
        "cross-origin-resource-policy",
        HeaderValue::from_static("same-origin"),
    );
    answer
}

/// The media type of a file, by the ending of its name.
fn media_type(name: &str) -> &'static str {
    match name.rsplit_once('.').map(|(_, ending)| ending) {
        Some("html") => "text/html; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        Some("json" | "webmanifest") => "application/json",
        Some("svg") => "image/svg+xml",
        Some("png") => "image/png",
        Some("ico") => "image/x-icon",
        Some("xml") => "application/xml",
        Some("atom") => "application/atom+xml",
        Some("csv") => "text/csv; charset=utf-8",
        Some("wasm") => "application/wasm",
        Some("txt" | "md" | "bib" | "ris" | "yaml") => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}
