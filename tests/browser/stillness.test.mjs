// Nothing moves while a page is loaded, and what is seen first needs no script.

import assert from "node:assert/strict";
import { test } from "node:test";
import * as site from "./site.mjs";
import { SERVED, inTab } from "./stage.mjs";

const WIDTHS = [360, 1440];

/** How far things moved since the page was opened, as the browser adds it up. Runs in the page. */
function shifted() {
  return new Promise((resolve) => {
    let sum = 0;
    const moved = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        sum += entry.value;
        moved.push(...entry.sources.map(({ node }) => node?.outerHTML?.slice(0, 80) ?? node?.nodeName));
      }
    }).observe({ type: "layout-shift", buffered: true });
    // Late enough for what scripts do when the page is there.
    setTimeout(() => resolve({ sum, moved }), 300);
  });
}

for (const width of WIDTHS) {
  test(`pages of each kind stand still while they load, ${width} pixels wide`, async () => {
    for (const { file } of [...site.kinds, ...site.NOWHERE.map((file) => ({ file }))]) {
      await inTab({ width }, async (tab) => {
        await tab.goto(SERVED.address(file), { waitUntil: "load" });
        const { sum, moved } = await tab.evaluate(shifted);
        assert.ok(sum < 0.01, `${file}: ${sum}, ${moved.join(", ")}`);
      });
    }
  });
}

test("what moves is noticed", () =>
  inTab({}, async (tab) => {
    await tab.goto(SERVED.address("404.html"));
    await tab.evaluate(() => {
      setTimeout(() => document.querySelector("h1").style.setProperty("margin-top", "15rem"), 100);
    });
    const { sum } = await tab.evaluate(shifted);
    assert.ok(sum > 0.01, `${sum}`);
  }));

/** What a script fills or sets in motion, in a place that is kept for it. */
const KEPT = ".player-words, .player-row, .filters";

/** The first screen as a picture. */
async function firstScreen(file, width, withScripts) {
  return inTab({ width }, async (tab) => {
    if (!withScripts) await tab.route("**/*.js", (route) => route.abort());
    await tab.goto(SERVED.address(file), { waitUntil: "load" });
    await tab.waitForTimeout(100);
    await tab.evaluate((kept) => {
      for (const element of document.querySelectorAll(kept)) element.style.setProperty("visibility", "hidden");
    }, KEPT);
    const paints = await tab.evaluate(() => performance.getEntriesByName("first-contentful-paint").length);
    assert.equal(paints, 1, `${file} is painted`);
    return (await tab.screenshot()).toString("base64");
  });
}

/**
 * How many pixels of two pictures differ by more than the edge of a letter that
 * was drawn again. Runs in the page.
 */
async function differing(pictures) {
  const [one, other] = await Promise.all(
    pictures.map(async (picture) => {
      const image = new Image();
      image.src = `data:image/png;base64,${picture}`;
      await image.decode();
      const canvas = new OffscreenCanvas(image.width, image.height).getContext("2d");
      canvas.drawImage(image, 0, 0);
      return canvas.getImageData(0, 0, image.width, image.height).data;
    }),
  );
  return one.filter((value, at) => Math.abs(value - other[at]) > 64).length;
}

for (const width of WIDTHS) {
  test(`the first screen is the same where scripts never come, ${width} pixels wide`, () =>
    inTab({}, async (tab) => {
      for (const { file } of site.kinds.filter(({ lang }) => lang === "en")) {
        const pictures = [await firstScreen(file, width, false), await firstScreen(file, width, true)];
        const count = await tab.evaluate(differing, pictures);
        assert.ok(count < 60, `${file}: ${count} values differ`);
      }
    }));
}
