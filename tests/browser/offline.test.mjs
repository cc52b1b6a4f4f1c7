// Without a network: what was read is there, the rest says so, and the whole
// archive is there for whoever kept it.

import assert from "node:assert/strict";
import { test } from "node:test";
import * as site from "./site.mjs";
import { SERVED, inContext } from "./stage.mjs";

const GAME = "games/modiar/index.html";
const OTHER = "games/ayoayo/index.html";

/** Runs `walk` in a tab where the worker is at work. */
const withWorker = (walk) =>
  inContext({}, async (context) => {
    const tab = await context.newPage();
    await tab.goto(SERVED.address("index.html"));
    await tab.evaluate(() => navigator.serviceWorker.ready);
    await tab.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await walk(tab, context);
  });

test("what was read can be read again, and what was not says so", () =>
  withWorker(async (tab, context) => {
    await tab.goto(SERVED.address(GAME));
    await context.setOffline(true);
    await tab.goto(SERVED.address(GAME) + "#sq:capture.2");
    assert.match(await tab.locator("h1").innerText(), /Modiar/);
    assert.ok(await tab.evaluate(() => document.styleSheets[0].cssRules.length > 10), "it is styled");
    await tab.goto(SERVED.address("sq/index.html"));
    assert.equal(await tab.locator("html").getAttribute("lang"), "sq");
    await tab.goto(SERVED.address(OTHER));
    assert.equal(tab.url(), SERVED.address("offline.html"));
    assert.equal(await tab.locator("main > div").count(), site.LANGUAGES.length);
    await tab.locator('main > div[lang="mn"] a').click();
    await tab.waitForURL(SERVED.address("mn/index.html"));
    assert.equal(await tab.locator("html").getAttribute("lang"), "mn");
  }));

test("what was played can be played again, another language not, and it is told", () =>
  withWorker(async (tab, context) => {
    const play = async (file) => {
      await tab.goto(SERVED.address(file));
      await tab.locator("[data-do=open]").click();
    };
    await tab.goto(SERVED.address(`mn/${GAME}`));
    await tab.goto(SERVED.address(OTHER));
    await play(GAME);
    await tab.locator(".player.is-open").waitFor();
    await context.setOffline(true);
    for (const file of [GAME, OTHER]) {
      await play(file);
      await tab.locator(".player.is-open").waitFor();
      await tab.locator('[data-pit="A"] .pit-touch').click();
      assert.equal(await tab.locator(".player-moves button").innerText(), "A");
    }
    await play(`mn/${GAME}`);
    await tab.locator("[data-part=engine-failed]").waitFor();
    await context.setOffline(false);
    await tab.locator("[data-do=open]").click();
    await tab.locator(".player.is-open").waitFor();
  }));

test("the whole archive can be kept", { timeout: 240_000 }, () =>
  withWorker(async (tab, context) => {
    await tab.goto(SERVED.address("data/index.html"));
    await tab.locator("#keeping button").click();
    const kept = await tab.locator("#keeping").getAttribute("data-kept");
    await tab.locator("#keeping [role=status]", { hasText: kept }).waitFor({ timeout: 200_000 });
    await context.setOffline(true);
    for (const { file } of site.kinds) {
      await tab.goto(SERVED.address(file));
      assert.equal(await tab.locator("nav.languages").count(), 1, `${file} is there`);
    }
    await tab.goto(`${SERVED.address(OTHER)}#play:moves=A`);
    await tab.locator(".player.is-open").waitFor();
  }));

test("the pages for nowhere are sound", () =>
  inContext({ width: site.WIDTHS.phone }, async (context) => {
    const tab = await context.newPage();
    const faults = site.watch(tab, SERVED.address(""));
    for (const file of site.NOWHERE) {
      await tab.goto(SERVED.address(file));
      const ways = await tab.locator("main a").evaluateAll((links) => links.map((link) => link.href));
      assert.deepEqual(ways.sort(), site.LANGUAGES.map((lang) => SERVED.address(site.inLanguage(lang, "index.html"))).sort());
    }
    assert.deepEqual(faults, []);
  }));

test("in files there is no worker and no button for it", () =>
  inContext({}, async (context) => {
    const tab = await context.newPage();
    await tab.goto(site.fileAddress("data/index.html"));
    assert.equal(await tab.locator("#keeping").isVisible(), false);
  }));
