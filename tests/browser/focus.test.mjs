// By keyboard alone: each stop can be seen, stops follow the page from its top
// to its end, and the first of them leads past what is the same on every page.

import assert from "node:assert/strict";
import { test } from "node:test";
import * as site from "./site.mjs";
import { inTab } from "./stage.mjs";

/** What has the focus: its place among all elements, and whether that can be seen. Runs in the page. */
function focused() {
  const element = document.activeElement;
  if (!element || element === document.body) return undefined;
  const style = getComputedStyle(element);
  const box = element.getBoundingClientRect();
  const ring = style.outlineStyle !== "none" && Number.parseFloat(style.outlineWidth) >= 2;
  const drawn = element.namespaceURI.endsWith("svg") && style.stroke !== "none" && Number.parseFloat(style.strokeWidth) >= 2;
  return {
    place: [...document.querySelectorAll("*")].indexOf(element),
    marked: ring || drawn || style.boxShadow !== "none",
    inSight: box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth,
    name: element.outerHTML.slice(0, 100),
  };
}

/** Presses the tabulator until the page is left, or so often; gives back the stops. */
async function stops(tab, most) {
  const found = [];
  for (let press = 0; press < most; press += 1) {
    await tab.keyboard.press("Tab");
    const stop = await tab.evaluate(focused);
    if (!stop || stop.place === found[0]?.place) break;
    found.push(stop);
  }
  return found;
}

const PAGES = [
  ["index.html", 200],
  ["games/modiar/index.html", 120],
  ["games/modiar/examples/grand-slam-refused/index.html", 200],
  ["search/index.html", 100],
  ["comparison/index.html", 100],
];

for (const [size, width] of [
  ["phone", 360],
  ["desk", 1440],
]) {
  for (const theme of site.THEMES) {
    test(`every stop can be seen and follows the one before, on a ${size}, ${theme}`, () =>
      inTab({ width, theme }, async (tab) => {
        for (const [file, most] of PAGES) {
          await tab.goto(site.fileAddress(file));
          const found = await stops(tab, most);
          assert.ok(found.length > 15, `${file}: ${found.length} stops`);
          assert.deepEqual(found.filter(({ marked, inSight }) => !marked || !inSight), [], file);
          const places = found.map(({ place }) => place);
          assert.deepEqual(places, [...places].sort((one, other) => one - other), file);
          assert.match(found[0].name, /class="skip"/, file);
        }
      }));
  }
}

test("past the head of the page in one step", () =>
  inTab({}, async (tab) => {
    await tab.goto(site.fileAddress("games/modiar/index.html"));
    await tab.keyboard.press("Tab");
    await tab.keyboard.press("Enter");
    await tab.keyboard.press("Tab");
    const inMain = await tab.evaluate(() => document.querySelector("main").contains(document.activeElement));
    assert.ok(inMain);
  }));
