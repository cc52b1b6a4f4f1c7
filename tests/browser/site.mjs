// What the tests share: the built site, ways to open it, and a browser.
//
// The site is `target/site` unless SITE names another folder; the browser is
// Debian's Chromium unless CHROMIUM names another.

import { createServer } from "node:http";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { chromium } from "playwright-core";

const here = path.dirname(fileURLToPath(import.meta.url));

export const repository = path.resolve(here, "../..");
export const folder = path.resolve(process.env.SITE ?? path.join(repository, "target/site"));

if (!existsSync(path.join(folder, "index.html"))) {
  throw new Error(`there is no site in ${folder}: run \`cargo run --release -- build\` first`);
}

/** Other languages' pages stand in a folder of their own. */
export const LANGUAGES = ["en", "sq", "mn"];
export const WIDTHS = { phone: 360, tablet: 768, desk: 1440 };
export const THEMES = ["light", "dark"];

/** Shown at an address where there is nothing to read; one for all languages. */
export const NOWHERE = ["404.html", "offline.html"];

/** Every page: its file from the site's top, its language and its kind. */
export const pages = readdirSync(folder, { recursive: true })
  .map((file) => file.split(path.sep).join("/"))
  .filter((file) => file.endsWith(".html") && !NOWHERE.includes(file))
  .sort()
  .map((file) => {
    const first = file.split("/")[0];
    const lang = LANGUAGES.includes(first) ? first : "en";
    const place = lang === "en" ? file : file.slice(first.length + 1);
    return { file, lang, place, kind: kindOf(place) };
  });

function kindOf(place) {
  if (place === "index.html") return "catalogue";
  if (/^games\/[^/]+\/index\.html$/.test(place)) return "game";
  if (/^games\/[^/]+\/examples\//.test(place)) return "example";
  if (/^games\/[^/]+\/statements\//.test(place)) return "statement";
  if (/^games\/[^/]+\/readings\//.test(place)) return "reading";
  return place.split("/")[0];
}

/** A few pages that stand for all: the catalogue, each game, its first example, statement and reading. */
export const samples = pages.filter((page) => {
  if (!["example", "statement", "reading"].includes(page.kind)) return true;
  const game = path.dirname(path.dirname(page.file));
  return page === pages.find((other) => other.file.startsWith(`${game}/`));
});

/** One page of each kind in each language. */
export const kinds = samples.filter(
  (page) => page === samples.find(({ lang, kind }) => lang === page.lang && kind === page.kind),
);

/** The file `place` in a language. */
export function inLanguage(lang, place) {
  return lang === "en" ? place : `${lang}/${place}`;
}

/** The address of a file of the site on the disk. */
export function fileAddress(file) {
  return pathToFileURL(folder + path.sep).href + file;
}

const TYPES = {
  ".html": "text/html; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json",
  ".svg": "image/svg+xml",
  ".png": "image/png",
};

/**
 * Serves the site from a sub-folder of a host that has nothing else. What is asked
 * for is noted down: the file, and whether the worker asks for it. `instead` is given
 * the file and the request, and may answer in its place, in its own time: `{ status, headers, body }`.
 */
export async function serve(instead = () => undefined) {
  const prefix = "/some/where/";
  const asked = [];
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url, "http://localhost");
    const name = decodeURIComponent(pathname);
    const file = path.join(folder, name.slice(prefix.length));
    const inside = name.startsWith(prefix) && file.startsWith(folder + path.sep);
    const byWorker = [request.url, request.headers.referer ?? ""].some((one) => one.endsWith("/sw.js"));
    asked.push({ file: name.slice(prefix.length), byWorker });
    const type = TYPES[path.extname(file)] ?? "application/octet-stream";
    const other = inside && (await instead(name.slice(prefix.length), request));
    if (other) {
      response.writeHead(other.status ?? 200, { "content-type": type, ...other.headers }).end(other.body);
      return;
    }
    if (!inside || !existsSync(file) || !statSync(file).isFile()) {
      response.writeHead(404).end("not found");
      return;
    }
    response.writeHead(200, { "content-type": type }).end(readFileSync(file));
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  const base = `http://127.0.0.1:${server.address().port}${prefix}`;
  return {
    asked,
    address: (file) => base + file,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

/** Headless Chromium, asking nothing of the network by itself. */
export function launch() {
  return chromium.launch({
    executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--disable-quic",
      "--no-first-run",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
    ],
  });
}

/** A context of this width and theme; scripts may be off, and the worker that keeps what was read. */
export function context(browser, { width = WIDTHS.desk, theme = "light", scripts = true, worker = true } = {}) {
  return browser.newContext({
    viewport: { width, height: 800 },
    colorScheme: theme,
    javaScriptEnabled: scripts,
    serviceWorkers: worker ? "allow" : "block",
    deviceScaleFactor: 1,
  });
}

/**
 * Notes down all that goes wrong while a page is loaded: what it says on the
 * console, what it cannot get, what it asks of anyone else than the site.
 */
export function watch(page, home) {
  const faults = [];
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) {
      faults.push(`console: ${message.text()}`);
    }
  });
  page.on("pageerror", (error) => faults.push(`script: ${error.message}`));
  page.on("request", (request) => {
    // A worker's script is made by the page itself.
    if (![home, "data:", "blob:"].some((start) => request.url().startsWith(start))) {
      faults.push(`asks another host: ${request.url()}`);
    }
  });
  page.on("requestfailed", (request) => {
    const reason = request.failure()?.errorText ?? "";
    // Given up because the next page is opened: an icon is no part of loading.
    if (reason !== "net::ERR_ABORTED") {
      faults.push(`failed: ${request.url()} ${reason}`);
    }
  });
  page.on("response", (response) => {
    if (response.status() >= 400) {
      faults.push(`${response.status()}: ${response.url()}`);
    }
  });
  return faults;
}
