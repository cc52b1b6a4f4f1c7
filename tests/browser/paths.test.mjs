// The ways through the site, walked with clicks and keys, with scripts on and off.

import assert from "node:assert/strict";
import { test } from "node:test";
import * as site from "./site.mjs";
import { WAYS, inTab } from "./stage.mjs";

const where = (tab, way) => decodeURI(tab.url()).slice(way.address("").length);

for (const way of WAYS) {
  for (const lang of site.LANGUAGES) {
    for (const scripts of [true, false]) {
      test(`catalogue, game, example and back, ${way.name}, ${lang}, scripts ${scripts ? "on" : "off"}`, () =>
        inTab({ scripts, width: site.WIDTHS.phone }, async (tab) => {
          const home = site.inLanguage(lang, "index.html");
          await tab.goto(way.address(home));
          await tab.locator("main a", { hasText: "Modiar" }).first().click();
          await tab.waitForURL(/games\/modiar\/index\.html/);
          const game = site.inLanguage(lang, "games/modiar/index.html");
          assert.equal(where(tab, way).split("#")[0], game);
          assert.match(await tab.locator("h1").innerText(), /Modiar/);

          await tab.locator('main a[href*="examples/"]').first().click();
          await tab.waitForURL(/examples\/[^/]+\/index\.html/);
          assert.ok(where(tab, way).startsWith(site.inLanguage(lang, "games/modiar/examples/")));
          assert.notEqual(await tab.locator("main svg").count(), 0, "a board is drawn");

          await tab.locator("nav.crumbs a").last().click();
          await tab.waitForURL(/modiar\/index\.html/);
          assert.equal(where(tab, way), game);
          await tab.locator("nav.crumbs a").first().click();
          await tab.waitForURL((address) => !address.href.includes("/games/"));
          assert.equal(where(tab, way), home);
        }));
    }
  }

  test(`another language shows the same place, ${way.name}`, () =>
    inTab({ scripts: false }, async (tab) => {
      for (const { file, lang, place } of site.kinds) {
        for (const other of site.LANGUAGES.filter((one) => one !== lang)) {
          await tab.goto(way.address(file));
          await tab.locator(`nav.languages a[hreflang="${other}"]`).click();
          const target = way.address(site.inLanguage(other, place));
          await tab.waitForURL((address) => address.href.split("#")[0] === target);
          assert.equal(await tab.locator("html").getAttribute("lang"), other);
        }
      }
    }));
}

for (const scripts of [true, false]) {
  test(`the address of a statement shows that statement, scripts ${scripts ? "on" : "off"}`, () =>
    inTab({ scripts, width: site.WIDTHS.phone }, async (tab) => {
      for (const lang of site.LANGUAGES) {
        const file = site.inLanguage(lang, "games/modiar/index.html");
        await tab.goto(`${site.fileAddress(file)}#sq:capture.2`);
        const found = await tab.evaluate(() => {
          const target = document.querySelector(":target");
          const box = target?.getBoundingClientRect();
          return { id: target?.id, lang: target?.lang, top: box?.top, bottom: box?.bottom, height: innerHeight };
        });
        assert.equal(found.id, "sq:capture.2");
        assert.equal(found.lang, "sq", "a source text carries its own language");
        assert.ok(found.top >= 0 && found.bottom <= found.height, JSON.stringify(found));
      }
    }));
}

test("a rule leads to the statement that attests it", () =>
  inTab({}, async (tab) => {
    await tab.goto(site.fileAddress("games/modiar/index.html"));
    await tab.locator('.rules a[href$="capture.2"]').first().click();
    const target = await tab.evaluate(() => document.querySelector(":target")?.id);
    assert.match(target ?? "", /capture\.2$/);
  }));

test("the first key press offers to skip to the content", () =>
  inTab({}, async (tab) => {
    for (const { file } of site.kinds) {
      await tab.goto(site.fileAddress(file));
      await tab.keyboard.press("Tab");
      const focused = tab.locator(":focus");
      assert.equal(await focused.getAttribute("href"), "#content");
      const box = await focused.boundingBox();
      assert.ok(box && box.x >= 0 && box.y >= 0 && box.height > 10, "and is seen");
      await tab.keyboard.press("Enter");
      assert.equal(await tab.evaluate(() => document.activeElement?.id), "content");
    }
  }));

test("boards are spoken: each picture has a name", () =>
  inTab({}, async (tab) => {
    for (const { file } of site.kinds) {
      await tab.goto(site.fileAddress(file));
      const unnamed = await tab.evaluate(() =>
        [...document.querySelectorAll("main svg")]
          .filter((picture) => {
            if (picture.closest("[aria-hidden='true']")) return false;
            const label = picture.getAttribute("aria-label");
            const ids = (picture.getAttribute("aria-labelledby") ?? "").split(/\s+/).filter(Boolean);
            const texts = ids.map((id) => document.getElementById(id)?.textContent.trim());
            return !label && (ids.length === 0 || texts.some((text) => !text));
          })
          .map((picture) => picture.outerHTML.slice(0, 160)),
      );
      assert.deepEqual(unnamed, [], file);
    }
  }));
