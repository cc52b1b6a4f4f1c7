// What a reader has to load: all that a page asks for before anything is touched,
// compressed as hosts do it, and that the engine comes with the first game only.

import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { after, before, test } from "node:test";
import { gzipSync } from "node:zlib";
import * as site from "./site.mjs";
import { inTab } from "./stage.mjs";

/** Bytes, compressed, that a page may take before anything on it is touched. */
const MOST = 60_000;
/** A browser asks for it whenever it likes: it is counted with every page. */
const ICON = "assets/icon.svg";

let server;

before(async () => {
  server = await site.serve();
});

after(() => server?.close());

const read = (file) => readFileSync(path.join(site.folder, file));
const weight = (files) => files.reduce((sum, file) => sum + gzipSync(read(file)).length, 0);

/** Opens a page in a browser that has never seen the site; gives back what was asked for by then. */
async function open(tab, file) {
  server.asked.length = 0;
  await tab.goto(server.address(file), { waitUntil: "load" });
  // The worker is asked for once the page is loaded, and fetches what it keeps.
  await tab.evaluate(() => navigator.serviceWorker.ready);
  await tab.waitForTimeout(300);
  return asked();
}

function asked() {
  const files = (byWorker) =>
    server.asked
      .filter((one) => one.byWorker === byWorker && one.file !== ICON)
      .map(({ file }) => file)
      .sort();
  return { page: files(false), worker: files(true) };
}

const ofPlayer = (files) => files.filter((file) => file.startsWith("assets/player/"));

test("a page of each kind, and every game's, before anything is touched", async (context) => {
  const games = site.pages.filter(({ kind }) => kind === "game");
  const others = site.kinds.filter(({ kind }) => kind !== "game");
  assert.equal(games.length, 4 * site.LANGUAGES.length);
  const found = [];
  for (const { file, kind } of [...games, ...others]) {
    const { page, worker } = await inTab({ width: site.WIDTHS.phone }, (tab) => open(tab, file));
    assert.equal(new Set(page).size, page.length, `${file} asks twice: ${page}`);
    for (const needed of [file, "assets/site.css", "assets/site.js"]) assert.ok(page.includes(needed), `${file}: ${page}`);
    const player = { game: ["open"], example: ["board", "replay"] }[kind] ?? [];
    const expected = player.map((name) => `assets/player/${name}.js`);
    assert.deepEqual(ofPlayer(page), expected, file);
    assert.deepEqual(ofPlayer(worker), [], `${file}, the worker`);
    found.push({ file, bytes: weight([...page, ICON]), worker: weight(worker) });
  }
  for (const { file, bytes, worker } of found) {
    context.diagnostic(`${String(bytes).padStart(7)} bytes, ${worker} by the worker: ${file}`);
    assert.ok(bytes < MOST, `${file}: ${bytes} bytes`);
  }
});

test("the engine is loaded by the first touch, each file once", async (context) => {
  for (const lang of site.LANGUAGES) {
    const file = site.inLanguage(lang, "games/modiar/index.html");
    await inTab({}, async (tab) => {
      assert.ok(!(await open(tab, file)).page.some((one) => one.includes("engine")));
      server.asked.length = 0;
      await tab.locator("[data-do=open]").click();
      await tab.locator(".player.is-open").waitFor();
      const { page } = asked();
      const names = ["board", "engine", "play", `texts.${lang}`];
      assert.deepEqual(page, names.map((name) => `assets/player/${name}.js`));
      context.diagnostic(`${weight(page)} bytes to play: ${file}`);
      assert.ok(weight(page) < 100_000, `${weight(page)} bytes`);
    });
  }
});

test("an address that holds a game loads the engine, another does not", () =>
  inTab({}, async (tab) => {
    const file = "games/modiar/index.html";
    await open(tab, `${file}#board`);
    await tab.evaluate(() => (window.location.hash = "#rules"));
    await tab.waitForTimeout(300);
    assert.deepEqual(ofPlayer(asked().page), ["assets/player/open.js"]);
    await tab.evaluate(() => (window.location.hash = "#play:moves=C"));
    await tab.locator(".player.is-open").waitFor();
    assert.deepEqual(await tab.locator(".player-moves button").allInnerTexts(), ["C"]);
    await open(tab, "index.html");
    await open(tab, `${file}#play:moves=C.a`);
    await tab.locator(".player.is-open").waitFor();
    assert.deepEqual(await tab.locator(".player-moves button").allInnerTexts(), ["C", "a"]);
  }));

test("no part of the player is in two of its files", () => {
  const folder = "assets/player";
  const owners = new Map();
  for (const name of readdirSync(path.join(site.folder, folder))) {
    if (!/^(texts|engine)\./.test(name)) {
      const functions = String(read(`${folder}/${name}`)).match(/function \w+\([^)]*\) \{\n.*/g) ?? [];
      assert.notEqual(functions.length, 0, name);
      for (const one of functions) {
        assert.equal(owners.get(one), undefined, `${one} in ${name} and ${owners.get(one)}`);
        owners.set(one, name);
      }
    }
  }
  assert.deepEqual([...new Set(owners.values())].sort(), ["board.js", "open.js", "play.js", "replay.js"]);
});
