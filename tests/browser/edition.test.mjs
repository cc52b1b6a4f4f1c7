// The edition by pointer and by keyboard: which columns stand side by side, and
// what a statement supports. None of it needs a script.

import assert from "node:assert/strict";
import { test } from "node:test";
import * as site from "./site.mjs";
import { inTab } from "./stage.mjs";

const onGame = (options, walk, lang = "en", anchor = "") =>
  inTab(options, async (tab) => {
    await tab.goto(site.fileAddress(site.inLanguage(lang, "games/modiar/index.html")) + anchor);
    await walk(tab);
  });

/** The columns of a statement that are seen, from the start of the line on. */
const seen = (tab, id) =>
  tab.evaluate((id) => {
    const row = document.getElementById(id).closest(".statement");
    return [...row.querySelectorAll(".column")]
      .filter((column) => column.checkVisibility())
      .map((column) => ({ number: /column-(\d+)/.exec(column.className)[1], box: column.getBoundingClientRect() }))
      .sort((one, other) => one.box.left - other.box.left || one.box.top - other.box.top)
      .map((column) => column.number)
      .join(" ");
  }, id);

const isSeen = (locator) => locator.evaluate((element) => element.checkVisibility({ contentVisibilityAuto: true }));

for (const lang of site.LANGUAGES) {
  test(`the columns are chosen by keyboard, ${lang}`, () =>
    onGame(
      {},
      async (tab) => {
        assert.equal(await seen(tab, "sq:capture.2"), "1 3", "the two notes");
        const second = tab.locator('[name="second-column"]:checked');
        await second.focus();
        await tab.keyboard.press("ArrowUp");
        assert.equal(await seen(tab, "sq:capture.2"), "1 2", "a note beside its gloss");
        await tab.locator('[name="first-column"]:checked').focus();
        await tab.keyboard.press("ArrowDown");
        await tab.keyboard.press("ArrowDown");
        await tab.keyboard.press("ArrowDown");
        assert.equal(await seen(tab, "sq:capture.2"), "4 2", "in the order chosen");
        await tab.locator('[name="second-column"]:checked').focus();
        await tab.keyboard.press("ArrowDown");
        await tab.keyboard.press("ArrowDown");
        assert.equal(await seen(tab, "sq:capture.2"), "4", "the same twice is one column");
        for (const name of ["first-column", "second-column"]) {
          const legend = await tab
            .locator(`fieldset:has([name="${name}"]) legend`)
            .innerText();
          assert.ok(legend.trim(), "each choice has a name");
        }
      },
      lang,
    ));
}

test("a statement asked for by its address is shown whatever is chosen", () =>
  onGame(
    { scripts: true },
    async (tab) => {
      await tab.locator('[name="second-column"][value="2"]').check();
      assert.equal(await seen(tab, "mn:play.2"), "1 2 3");
      assert.equal(await seen(tab, "mn:play.3"), "1 2");
    },
    "en",
    "#mn:play.2",
  ));

test("pointing at a statement shows what it supports and moves nothing", () =>
  onGame({}, async (tab) => {
    const row = tab.locator('.statement:has([id="sq:capture.3"])');
    const link = row.locator('.support-panel a[href="#axis:capture"]');
    await row.scrollIntoViewIfNeeded();
    const height = () => tab.evaluate(() => document.documentElement.scrollHeight);
    const place = () => tab.evaluate(() => document.getElementById("sq:end.1").getBoundingClientRect().top + scrollY);
    const before = [await height(), await place()];
    assert.equal(await isSeen(link), false);
    await row.locator('[id="sq:capture.3"]').hover();
    assert.equal(await isSeen(link), true);
    assert.deepEqual([await height(), await place()], before);
    const panel = await row.locator(".support-panel").boundingBox();
    const words = await row.locator('[id="mn:capture.3"]').boundingBox();
    assert.ok(panel.x >= words.x + words.width - 1, "it covers no words of its statement");
    // The pointer can go there without losing it.
    await link.hover();
    assert.equal(await isSeen(link), true);
    await link.click();
    assert.match(tab.url(), /#axis:capture$/);
  }));

test("what a statement supports is reached by keyboard", () =>
  onGame({}, async (tab) => {
    const row = tab.locator('.statement:has([id="sq:capture.2"])');
    const link = row.locator(".support-panel a").first();
    await tab.locator('.statement:has([id="sq:capture.1"]) summary').focus();
    const focused = () => tab.evaluate(() => document.activeElement.getAttribute("href") ?? document.activeElement.tagName);
    for (let press = 0; press < 12 && (await focused()) !== "#sq:capture.2"; press += 1) {
      await tab.keyboard.press("Tab");
    }
    assert.equal(await focused(), "#sq:capture.2", "the statement itself");
    assert.equal(await isSeen(link), true, "shows what it supports");
    // The faults told at the statement have links of their own.
    for (let press = 0; press < 12 && (await focused()) !== "SUMMARY"; press += 1) {
      await tab.keyboard.press("Tab");
      assert.equal(await isSeen(link), true, "and goes on showing it");
    }
    assert.equal(await focused(), "SUMMARY");
    assert.equal(await isSeen(link), true);
    await tab.keyboard.press("Tab");
    assert.equal(await focused(), await link.getAttribute("href"));
    await tab.keyboard.press("Enter");
    assert.match(tab.url(), /#axis:/);
  }));

test("on a phone a line opens, and only one at a time", () =>
  onGame({ width: site.WIDTHS.phone }, async (tab) => {
    const [one, other] = ["sq:capture.2", "sq:capture.3"].map((id) => tab.locator(`.statement:has([id="${id}"])`));
    assert.equal(await seen(tab, "sq:capture.2"), "1 3", "stacked, still two");
    await one.locator("summary").click();
    assert.equal(await isSeen(one.locator(".support-panel")), true);
    await other.locator("summary").click();
    assert.equal(await isSeen(other.locator(".support-panel")), true);
    assert.equal(await isSeen(one.locator(".support-panel")), false);
    const over = await tab.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    assert.ok(over <= 0, `${over} too wide`);
  }));

test("on paper there is what was chosen and nothing that floats", () =>
  onGame({}, async (tab) => {
    await tab.locator('[name="second-column"][value="2"]').check();
    await tab.emulateMedia({ media: "print" });
    assert.equal(await seen(tab, "sq:capture.2"), "1 2");
    assert.equal(await isSeen(tab.locator(".chooser")), false);
    const floating = await tab.evaluate(() =>
      [...document.querySelectorAll("main *")].filter(
        (element) =>
          element.checkVisibility({ contentVisibilityAuto: true }) &&
          ["fixed", "sticky"].includes(getComputedStyle(element).position),
      ).length,
    );
    assert.equal(floating, 0);
    assert.equal(await isSeen(tab.locator(".support-panel").first()), false);
  }));
