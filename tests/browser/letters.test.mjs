// The letters of a word come from one font. Not every font with Cyrillic letters
// has the Mongolian Ө and Ү; where one is missing, the browser takes that letter
// from another font, and the word looks torn. Which fonts drew a text, the
// browser says itself.

import assert from "node:assert/strict";
import { test } from "node:test";
import * as site from "./site.mjs";
import { inTab } from "./stage.mjs";

/** Every element that has Cyrillic text of its own, told apart by a number. Runs in the page. */
function mark() {
  const cyrillic = /\p{Script=Cyrillic}/u;
  let count = 0;
  for (const details of document.querySelectorAll("details")) details.open = true;
  for (const element of document.querySelectorAll("body *, title")) {
    const own = [...element.childNodes].filter(
      (node) => node.nodeType === Node.TEXT_NODE && cyrillic.test(node.data),
    );
    if (!own.length || !element.checkVisibility()) continue;
    // Nothing but the letters in question: other scripts may have other fonts.
    const letters = document.createElement("span");
    letters.dataset.letters = count += 1;
    letters.textContent = own.map((node) => node.data.replace(/[^\p{Script=Cyrillic}]/gu, "")).join("");
    // In a drawing texts are drawn by elements of its own.
    if (element.namespaceURI.endsWith("svg")) {
      const part = document.createElementNS(element.namespaceURI, "tspan");
      part.dataset.letters = count;
      part.textContent = letters.textContent;
      element.append(part);
    } else {
      element.append(letters);
    }
  }
  return count;
}

/** The elements whose Cyrillic letters come from more than one font, and how many were looked at. */
async function torn(tab) {
  const count = await tab.evaluate(mark);
  const session = await tab.context().newCDPSession(tab);
  await session.send("DOM.enable");
  await session.send("CSS.enable");
  const { root } = await session.send("DOM.getDocument");
  const { nodeIds } = await session.send("DOM.querySelectorAll", { nodeId: root.nodeId, selector: "[data-letters]" });
  const found = [];
  let drawn = 0;
  for (const nodeId of nodeIds) {
    const { fonts } = await session.send("CSS.getPlatformFontsForNode", { nodeId });
    drawn += fonts.length > 0;
    if (fonts.length > 1) {
      const { outerHTML } = await session.send("DOM.getOuterHTML", { nodeId });
      found.push(`${fonts.map((font) => font.familyName).join(" + ")}: ${outerHTML.slice(0, 120)}`);
    }
  }
  await session.detach();
  return { count, drawn, found };
}

// Pages of each kind in Mongolian, and those in English that quote it.
const QUOTING = ["games/modiar/index.html", "games/modiar/readings/grand-slam-judged/index.html", "glossary/index.html"];
const PAGES = [
  ...site.kinds.filter(({ lang }) => lang === "mn").map(({ file }) => file),
  site.inLanguage("mn", QUOTING[0]),
  ...QUOTING,
];

test("each text in Cyrillic letters is drawn with one font", () =>
  inTab({}, async (tab) => {
    let looked = 0;
    for (const file of PAGES) {
      await tab.goto(site.fileAddress(file));
      const { drawn, found } = await torn(tab);
      assert.deepEqual(found, [], file);
      looked += drawn;
    }
    assert.ok(looked > 1000, `${looked} texts looked at`);
  }));

test("headings, paragraphs, cells, buttons, boards and the glossary are among them", () =>
  inTab({}, async (tab) => {
    const seen = async (file, selectors) => {
      await tab.goto(site.fileAddress(file));
      await torn(tab);
      for (const selector of selectors) {
        const count = await tab.locator(`${selector}:has(> [data-letters])`).count();
        assert.notEqual(count, 0, `${selector} of ${file}`);
      }
    };
    await seen("mn/games/modiar/index.html", ["h2", "p", ".cell", "button", ".board-side", "summary"]);
    await seen("mn/glossary/index.html", ["dfn", "dd p"]);
    await seen("games/modiar/index.html", [".cell", ".note-heading"]);
  }));

test("a text whose Ө and Ү come from another font is found", () =>
  inTab({}, async (tab) => {
    // A font without these letters, made of one that has them.
    const page = (family) => `<!DOCTYPE html><html lang="mn"><title>x</title>
      <style>@font-face { font-family: lacking; src: local("DejaVu Serif"); unicode-range: U+400-4AD, U+4B0-4E7; }
      p { font-family: ${family}; }</style><p>Өмнөд тоглогчийн үр`;
    await tab.setContent(page("lacking, DejaVu Sans"));
    const { found } = await torn(tab);
    assert.equal(found.length, 1);
    assert.match(found[0], /DejaVu/);
    await tab.setContent(page("DejaVu Serif"));
    assert.deepEqual((await torn(tab)).found, []);
  }));
