// Every page, opened: nothing fails, nothing is asked of another host, nothing
// is wider than a phone, and it says what it is and in which language.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import path from "node:path";
import { test } from "node:test";
import * as site from "./site.mjs";
import { FILES, SERVED, WAYS, inTab } from "./stage.mjs";

/** Opens pages one after another; gives back what is wrong with any of them. */
const visit = (pages, way, options) =>
  inTab(options, async (tab) => {
    const faults = [];
    const seen = site.watch(tab, way.address(""));
    for (const page of pages) {
      await tab.goto(way.address(page.file), { waitUntil: "load" });
      const found = [...seen.splice(0), ...wrong(page, await tab.evaluate(describe))];
      faults.push(...found.map((fault) => `${page.file}: ${fault}`));
    }
    return faults;
  });

/** Runs in the page. */
function describe() {
  const root = document.documentElement;
  const wide = [...document.body.querySelectorAll("*")].find(
    (element) => element.getBoundingClientRect().right > root.clientWidth + 1,
  );
  return {
    lang: root.lang,
    title: document.title.trim(),
    headings: [...document.querySelectorAll("h1")].map((heading) => heading.textContent.trim()),
    overflow: root.scrollWidth - root.clientWidth,
    widest: wide?.outerHTML.slice(0, 120),
    styled: document.styleSheets.length,
    words: document.body.innerText.trim().length,
  };
}

function wrong(page, found) {
  const faults = [];
  const expect = (holds, fault) => holds || faults.push(fault);
  expect(found.lang === page.lang, `is in ${found.lang}, not in ${page.lang}`);
  expect(found.title !== "", "has no title");
  expect(found.headings.length === 1, `has ${found.headings.length} first headings`);
  expect(found.headings.every((text) => text !== ""), "has an empty first heading");
  expect(found.overflow <= 0, `is ${found.overflow} px too wide: ${found.widest}`);
  expect(found.styled > 0, "has no style sheet");
  expect(found.words > 200, "says next to nothing");
  return faults;
}

test("there are pages of every kind in every language", () => {
  for (const lang of site.LANGUAGES) {
    for (const kind of ["catalogue", "game", "example"]) {
      const found = site.pages.filter((page) => page.lang === lang && page.kind === kind);
      assert.notEqual(found.length, 0, `no ${kind} in ${lang}`);
    }
    const places = (lang) => site.pages.filter((page) => page.lang === lang).map((page) => page.place);
    assert.deepEqual(places(lang), places("en"));
  }
});

test("no two pages of a language have the same title", () => {
  const titles = site.pages.map(({ file, lang }) => {
    const html = readFileSync(path.join(site.folder, file), "utf8");
    return `${lang}: ${html.match(/<title>([^<]*)<\/title>/)?.[1]}`;
  });
  assert.equal(new Set(titles).size, titles.length, titles.sort().join("\n"));
});

test("every page from files, on a phone", async () => {
  assert.deepEqual(await visit(site.pages, FILES, { width: site.WIDTHS.phone }), []);
});

test("every page from a sub-folder, on a desk", async () => {
  assert.deepEqual(await visit(site.pages, SERVED, { width: site.WIDTHS.desk }), []);
});

for (const way of WAYS) {
  for (const [size, width] of Object.entries(site.WIDTHS)) {
    for (const theme of site.THEMES) {
      for (const scripts of [true, false]) {
        const how = `${way.name}, on a ${size}, ${theme}, scripts ${scripts ? "on" : "off"}`;
        test(`pages of each kind ${how}`, async () => {
          assert.deepEqual(await visit(site.kinds, way, { width, theme, scripts }), []);
        });
      }
    }
  }
}

test("dark is dark and light is light", async () => {
  const backgrounds = {};
  for (const theme of site.THEMES) {
    backgrounds[theme] = await inTab({ theme }, async (tab) => {
      await tab.goto(FILES.address("index.html"));
      return tab.evaluate(() => {
        const canvas = document.createElement("canvas").getContext("2d");
        canvas.fillStyle = getComputedStyle(document.body).backgroundColor;
        canvas.fillRect(0, 0, 1, 1);
        const [red, green, blue, alpha] = canvas.getImageData(0, 0, 1, 1).data;
        return alpha === 255 ? red + green + blue : undefined;
      });
    });
  }
  assert.ok(backgrounds.light > 600, `light: ${backgrounds.light}`);
  assert.ok(backgrounds.dark < 200, `dark: ${backgrounds.dark}`);
});
