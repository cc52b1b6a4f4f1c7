// The site in a language written from the right: one more table of interface
// texts, nothing else. It is built here, with the program that built the site.

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { after, before, test } from "node:test";
import { pathToFileURL } from "node:url";
import { mirrored } from "./mirrored.mjs";
import * as site from "./site.mjs";
import { inTab } from "./stage.mjs";

const folder = mkdtempSync(path.join(tmpdir(), "mirrored-"));
const address = (file) => `${pathToFileURL(path.join(folder, "site")).href}/ar/${file}`;

before(() => {
  const english = readFileSync(path.join(site.repository, "site/texts/en.ftl"), "utf8");
  writeFileSync(path.join(folder, "ar.ftl"), mirrored(english));
  const program = process.env.SOWBOOK ?? path.join(site.repository, "target/release/sowbook");
  execFileSync(program, ["build", "--texts", folder, "--out", path.join(folder, "site")], {
    cwd: site.repository,
    stdio: "ignore",
  });
});

after(() => rmSync(folder, { recursive: true }));

/** What sticks out of a board, or is cut off by it. Runs in the page. */
function outside() {
  return [...document.querySelectorAll("svg.board")].flatMap((board) => {
    const frame = board.getBoundingClientRect();
    return [...board.querySelectorAll("text")]
      .filter((text) => {
        const box = text.getBoundingClientRect();
        return box.left < frame.left - 1 || box.right > frame.right + 1;
      })
      .map((text) => text.textContent);
  });
}

for (const width of [360, 1280]) {
  test(`pages of each kind, ${width} pixels wide`, () =>
    inTab({ width }, async (tab) => {
      for (const { place } of site.kinds.filter(({ lang }) => lang === "en")) {
        await tab.goto(address(place));
        const found = await tab.evaluate(() => ({
          dir: document.documentElement.dir,
          lang: document.documentElement.lang,
          overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
          start: getComputedStyle(document.querySelector("h1")).textAlign,
        }));
        assert.deepEqual(found, { dir: "rtl", lang: "ar", overflow: 0, start: "start" }, place);
        assert.deepEqual(await tab.evaluate(outside), [], place);
      }
    }));
}

test("the page is mirrored, the board and what is played are not", () =>
  inTab({}, async (tab) => {
    await tab.goto(address("games/modiar/index.html"));
    const middle = (selector) =>
      tab.locator(selector).first().evaluate((element) => {
        const box = element.getBoundingClientRect();
        return box.left + box.width / 2;
      });
    assert.ok((await middle(".site-name a")) > (await middle(".languages li")), "the site's name comes first");
    const letters = await tab
      .locator("svg.board")
      .first()
      .evaluate((board) =>
        [...board.querySelectorAll(".board-letter")]
          .map((letter) => ({ letter: letter.textContent, at: letter.getBoundingClientRect().left }))
          .filter(({ letter }) => /[A-Z]/.test(letter))
          .sort((one, other) => one.at - other.at)
          .map(({ letter }) => letter)
          .join(""),
      );
    assert.equal(letters, "ABC");
    const code = tab.locator("code.position").first();
    assert.equal(await code.evaluate((element) => getComputedStyle(element).direction), "ltr");
    // A note keeps its own direction.
    assert.equal(await tab.locator('.words[lang="sq"]').first().getAttribute("dir"), "ltr");
  }));

test("the other languages lead there and back", () =>
  inTab({}, async (tab) => {
    await tab.goto(address("games/modiar/index.html"));
    const english = tab.locator('.languages a[hreflang="en"]');
    await english.click();
    await tab.waitForURL(/site\/games\/modiar\/index\.html$/);
    assert.equal(await tab.locator("html").getAttribute("dir"), "ltr");
    await tab.locator('.languages a[hreflang="ar"]').click();
    await tab.waitForURL(/site\/ar\/games\/modiar\/index\.html$/);
  }));
