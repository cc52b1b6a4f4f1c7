// Ways through the games in a real browser: filters and their addresses.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import * as site from "./site.mjs";

let browser;
let server;

before(async () => {
  browser = await site.launch();
  server = await site.serve();
});

after(async () => {
  await browser?.close();
  await server?.close();
});

const WAYS = [
  { name: "from files", address: site.fileAddress },
  { name: "from a sub-folder", address: (file) => server.address(file) },
];

/** Walks in a tab of its own; nothing may go wrong on the console meanwhile. */
async function inTab(options, way, walk) {
  const context = await site.context(browser, options);
  try {
    const tab = await context.newPage();
    const faults = site.watch(tab, way.address(""));
    await walk(tab);
    assert.deepEqual(faults, []);
  } finally {
    await context.close();
  }
}

const titles = (tab) => tab.locator(".card:visible h3").allInnerTexts();
const fragment = (tab) => new URL(tab.url()).hash;

for (const way of WAYS) {
  for (const lang of site.LANGUAGES) {
    const home = site.inLanguage(lang, "index.html");

    test(`filters narrow the list, stand in the address and can be gone back from, ${way.name}, ${lang}`, () =>
      inTab({}, way, async (tab) => {
        await tab.goto(way.address(home));
        assert.deepEqual(await titles(tab), ["Ayoayo", "Modiar", "Sadeqa II", "Tihbat"]);
        await tab.locator('input[name="sowing"][value="relay"]').check();
        assert.deepEqual(await titles(tab), ["Ayoayo", "Sadeqa II"]);
        assert.equal(fragment(tab), "#sowing=relay");
        await tab.locator('input[name="region"][value="014"]').check();
        assert.deepEqual(await titles(tab), ["Sadeqa II"]);
        // Two values of one facet: either will do.
        await tab.locator('input[name="region"][value="011"]').check();
        assert.deepEqual(await titles(tab), ["Ayoayo", "Sadeqa II"]);
        assert.match(fragment(tab), /^#region=\d+,\d+&sowing=relay$/);
        // What else could be chosen is counted among what is left.
        const modiars = tab.locator('label:has(input[value="2x3"]) .choice-count');
        assert.equal(await modiars.innerText(), "(0)");
        await tab.goBack();
        assert.deepEqual(await titles(tab), ["Sadeqa II"]);
        assert.equal(await tab.locator('input[value="011"]').isChecked(), false);
        await tab.goBack();
        await tab.goBack();
        assert.deepEqual(await titles(tab), ["Ayoayo", "Modiar", "Sadeqa II", "Tihbat"]);
        await tab.goForward();
        assert.deepEqual(await titles(tab), ["Ayoayo", "Sadeqa II"]);
        assert.equal(await tab.locator('input[value="relay"]').isChecked(), true);
      }));

    test(`a link opens a filtered and sorted list, another language keeps it, ${way.name}, ${lang}`, () =>
      inTab({ width: site.WIDTHS.phone }, way, async (tab) => {
        await tab.goto(`${way.address(home)}#first-seed=emptied-pit&sort=board`);
        assert.deepEqual(await titles(tab), ["Tihbat", "Modiar"]);
        assert.match(await tab.locator("#filters-shown").innerText(), /2.*4|4.*2/);
        assert.equal(await tab.locator("#filters-shown").getAttribute("role"), "status");
        const other = site.LANGUAGES.find((one) => one !== lang);
        await tab.locator(`nav.languages a[hreflang="${other}"]`).click();
        await tab.waitForURL((address) => address.href.startsWith(way.address(site.inLanguage(other, "index.html"))));
        assert.equal(fragment(tab), "#first-seed=emptied-pit&sort=board");
        assert.deepEqual(await titles(tab), ["Tihbat", "Modiar"]);
      }));
  }
}

test("where nothing fits it is said, and one button clears the filters", () =>
  inTab({}, WAYS[0], async (tab) => {
    for (const lang of site.LANGUAGES) {
      await tab.goto(`${site.fileAddress(site.inLanguage(lang, "index.html"))}#board=2x2&sowing=relay`);
      assert.deepEqual(await titles(tab), []);
      assert.equal(await tab.locator("#filters-nothing").isVisible(), true);
      await tab.locator(".browse-shown .filters-clear").click();
      assert.equal((await titles(tab)).length, 4);
      assert.equal(await tab.locator("#filters-nothing").isVisible(), false);
      assert.equal(fragment(tab), "");
      // A value that no game has fits none, rather than all.
      await tab.goto(`${site.fileAddress(site.inLanguage(lang, "index.html"))}#board=4x8`);
      assert.deepEqual(await titles(tab), []);
    }
  }));

test("a place on the page asked for by its address leaves the filters alone", () =>
  inTab({}, WAYS[0], async (tab) => {
    await tab.goto(`${site.fileAddress("index.html")}#notes=mn`);
    await tab.keyboard.press("Tab");
    await tab.keyboard.press("Enter");
    assert.equal(fragment(tab), "#content");
    assert.deepEqual(await titles(tab), ["Modiar"]);
  }));

test("filters by keyboard alone", () =>
  inTab({ width: site.WIDTHS.phone }, WAYS[0], async (tab) => {
    await tab.goto(site.fileAddress("index.html"));
    await tab.locator(".filters summary").focus();
    await tab.keyboard.press("Enter");
    await tab.keyboard.press("Tab");
    assert.equal(await tab.evaluate(() => document.activeElement.name), "sort");
    await tab.keyboard.press("Tab");
    assert.equal(await tab.evaluate(() => document.activeElement.name), "region");
    await tab.keyboard.press("Space");
    assert.deepEqual(await titles(tab), ["Sadeqa II"]);
  }));

test("without scripts the list is whole and no filter is shown that would do nothing", () =>
  inTab({ scripts: false }, WAYS[0], async (tab) => {
    await tab.goto(`${site.fileAddress("index.html")}#board=2x2`);
    assert.equal((await titles(tab)).length, 4);
    assert.equal(await tab.locator(".filters").isVisible(), false);
  }));

const columns = (tab) => tab.locator("#comparison thead th[data-game]:visible").allInnerTexts();

for (const lang of site.LANGUAGES) {
  test(`games to compare are chosen by address and by hand, ${lang}`, () =>
    inTab({}, WAYS[0], async (tab) => {
      const page = site.fileAddress(site.inLanguage(lang, "comparison/index.html"));
      await tab.goto(page);
      assert.deepEqual(await columns(tab), ["Ayoayo", "Modiar", "Sadeqa II", "Tihbat"]);
      const axes = await tab.locator("#comparison tbody tr:visible").count();
      await tab.goto(`${page}#games=modiar,tihbat&only=differences`);
      assert.deepEqual(await columns(tab), ["Modiar", "Tihbat"]);
      const rows = tab.locator("#comparison tbody tr:visible");
      assert.ok((await rows.count()) < axes);
      // Both put the first seed back; their boards differ, and are numbered anew.
      assert.equal(await rows.locator('a[href$="axis:sow.first_seed"]').count(), 0);
      const board = rows.filter({ has: tab.locator('a[href$="axis:board"]') });
      assert.deepEqual(await board.locator(".rule-number:visible b").allInnerTexts(), ["1", "2"]);
      await tab.locator('input[value="ayoayo"]').check();
      assert.deepEqual(await columns(tab), ["Ayoayo", "Modiar", "Tihbat"]);
      assert.equal(fragment(tab), "#games=ayoayo,modiar,tihbat&only=differences");
      await tab.goBack();
      assert.deepEqual(await columns(tab), ["Modiar", "Tihbat"]);
      // The names of rules stay in sight while the games go by.
      await tab.setViewportSize({ width: 360, height: 800 });
      await tab.locator(".comparison").evaluate((frame) => frame.scrollTo(300, 0));
      const box = await board.locator("th").boundingBox();
      assert.ok(box.x >= 0 && box.x < 30, `${box.x}`);
    }));
}
