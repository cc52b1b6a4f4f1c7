// Rules of accessibility that a program can check (axe-core), in both themes.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { test } from "node:test";
import * as site from "./site.mjs";
import { FILES, inContext, inTab } from "./stage.mjs";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

async function violations(context, file) {
  const tab = await context.newPage();
  await tab.goto(FILES.address(file));
  const found = await violationsIn(tab, file);
  await tab.close();
  return found;
}

async function violationsIn(tab, about, part = "html") {
  await tab.evaluate(axe);
  const found = await tab.evaluate(async (part) => {
    const { violations } = await window.axe.run(part === "html" ? document : part, { resultTypes: ["violations"] });
    return violations.map(({ id, help, nodes }) => ({ id, help, nodes: nodes.map((node) => node.html.slice(0, 200)) }));
  }, part);
  return found.map(({ id, help, nodes }) => `${about}: ${id}: ${help}: ${nodes.length} times, e.g. ${nodes[0]}`);
}

for (const [size, width, pages] of [
  ["phone", site.WIDTHS.phone, site.samples],
  ["desk", site.WIDTHS.desk, site.kinds],
]) {
  for (const theme of site.THEMES) {
    test(`no violations, on a ${size}, ${theme}`, () =>
      inContext({ theme, width }, async (context) => {
        const found = [];
        // Every game and list once; in the dark one page of each kind stands for all.
        for (const { file } of theme === "light" ? pages : site.kinds) {
          found.push(...(await violations(context, file)));
        }
        assert.deepEqual(found, []);
      }));
  }
}

/** What can be unfolded of the player; the board is set up last, for its fields take the words' place. */
const PARTS = ["readings", "share", "set-up"];

for (const [size, width] of Object.entries(site.WIDTHS)) {
  for (const theme of site.THEMES) {
    test(`no violations of the player at play and unfolded, on a ${size}, ${theme}`, () =>
      inContext({ theme, width }, async (context) => {
        const tab = await context.newPage();
        const found = [];
        for (const { lang, file } of site.pages.filter(({ place }) => place === "games/modiar/index.html")) {
          await tab.emulateMedia({ reducedMotion: "reduce" });
          await tab.goto(`${FILES.address(file)}#play:moves=C.a.B&readings=chain-extent:whole-board`);
          await tab.locator(".player.is-open").waitFor();
          // Whose turn it is not: a notice is shown.
          await tab.locator('[data-pit="A"] .pit-touch').dispatchEvent("click");
          for (const part of ["", ...PARTS]) {
            if (part) await tab.locator(`details[data-part=${part}] > summary`).click();
            found.push(...(await violationsIn(tab, `${lang}, ${part || "played"}`, ".player")));
          }
          assert.equal(await tab.locator(".player.is-setting-up").count(), 1);
        }
        assert.deepEqual(found, []);
      }));
  }
}

test("the check finds what is broken", () =>
  inTab({}, async (tab) => {
    await tab.setContent('<!DOCTYPE html><html><title>x</title><img src="data:,"><a href="#"></a>');
    await tab.evaluate(axe);
    const ids = await tab.evaluate(async () => (await window.axe.run()).violations.map(({ id }) => id));
    for (const id of ["html-has-lang", "image-alt", "link-name"]) {
      assert.ok(ids.includes(id), `${id} not in ${ids}`);
    }
  }));
