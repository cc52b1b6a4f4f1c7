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
  await tab.evaluate(axe);
  const found = await tab.evaluate(async () => {
    const { violations } = await window.axe.run(document, { resultTypes: ["violations"] });
    return violations.map(({ id, help, nodes }) => ({ id, help, nodes: nodes.map((node) => node.html.slice(0, 200)) }));
  });
  await tab.close();
  return found.map(({ id, help, nodes }) => `${file}: ${id}: ${help}: ${nodes.length} times, e.g. ${nodes[0]}`);
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

test("the check finds what is broken", () =>
  inTab({}, async (tab) => {
    await tab.setContent('<!DOCTYPE html><html><title>x</title><img src="data:,"><a href="#"></a>');
    await tab.evaluate(axe);
    const ids = await tab.evaluate(async () => (await window.axe.run()).violations.map(({ id }) => id));
    for (const id of ["html-has-lang", "image-alt", "link-name"]) {
      assert.ok(ids.includes(id), `${id} not in ${ids}`);
    }
  }));
