// The example in the docs of the module's crate, run as it stands there, without
// a browser.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import path from "node:path";
import { test } from "node:test";
import * as site from "./site.mjs";

const ofPlayer = (file) => path.join(site.repository, "site/player", file);
const bytes = readFileSync(ofPlayer("player.wasm"));

/** The one example in JavaScript, line by line. */
function documented() {
  const docs = readFileSync(ofPlayer("src/lib.rs"), "utf8")
    .split("\n")
    .filter((line) => line.startsWith("//!"))
    .map((line) => line.replace(/^\/\/! ?/, ""));
  const examples = docs.join("\n").match(/^```js\n[^]*?\n```$/gm) ?? [];
  assert.equal(examples.length, 1);
  return examples[0].split("\n").slice(1, -1);
}

/** Runs it; gives back what its last line comes to, and its function `answer`. */
function run(lines, rules) {
  const asynchronous = async () => {};
  const AsyncFunction = asynchronous.constructor;
  const last = lines.at(-1).replace(/;$/, "");
  const body = [...lines.slice(0, -1), `return { last: ${last}, answer };`].join("\n");
  return new AsyncFunction("bytes", "rules", body)(bytes, rules);
}

/** The rules as a game's page tells them to its player. */
function rulesOf(slug) {
  const page = readFileSync(path.join(site.folder, `games/${slug}/index.html`), "utf8");
  return JSON.parse(/class="player-data">(.*?)<\/script>/s.exec(page)[1]).rules;
}

/** Moves and positions of an example, from its committed trace. */
function traced(slug, example) {
  const file = path.join(site.repository, "sources/games", slug, "examples", `${example}.trace`);
  const lines = readFileSync(file, "utf8").split("\n");
  return {
    moves: lines.map((line) => /^\d+\. (\S+)/.exec(line)?.[1]).filter(Boolean),
    positions: lines.filter((line) => line.startsWith("position ")).map((line) => line.slice("position ".length)),
  };
}

test("the documented example plays, asks and is answered", async () => {
  const { moves, positions } = traced("modiar", "chain-broken");
  // The example in the docs plays the moves that this one begins with.
  assert.match(documented().at(-1), /moves: "C a B"/);
  assert.equal(moves.slice(0, 3).join(" "), "C a B");
  const { last, answer } = await run(documented(), rulesOf("modiar"));
  assert.equal(last, positions[3]);
  const line = answer({ ask: "line", rules: rulesOf("modiar"), from: positions[1], moves: "a" });
  assert.equal(line.plies[0].position, positions[2]);
  assert.equal(answer({ ask: "line", rules: [] }).error.kind, "rules_incomplete");
});

test("it reads long answers whole, though memory grows meanwhile", async () => {
  const rules = rulesOf("ayoayo");
  const { answer } = await run(documented(), rules);
  const { moves, positions } = traced("ayoayo", "repetition-from-start");
  const ask = { ask: "line", rules, from: "start", moves: moves.join(" ") };
  const before = answer(ask);
  assert.equal(answer({ ask: "read", rules, text: "ë".repeat(30_000) }).error.field, "text");
  const told = answer(ask);
  assert.deepEqual(told, before);
  assert.deepEqual(told.plies.map(({ position }) => position), positions.slice(1));
});
