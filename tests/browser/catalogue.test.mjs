// Ways through the games in a real browser: filters, comparison and search, and
// their addresses.

import assert from "node:assert/strict";
import { test } from "node:test";
import * as site from "./site.mjs";
import * as stage from "./stage.mjs";

const { FILES, SERVED, WAYS } = stage;

/** Walks in a tab of its own; nothing may go wrong on the console meanwhile. */
const inTab = (options, way, walk) =>
  stage.inTab(options, async (tab) => {
    const faults = site.watch(tab, way.address(""));
    await walk(tab);
    assert.deepEqual(faults, []);
  });

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
  inTab({}, FILES, async (tab) => {
    for (const lang of site.LANGUAGES) {
      await tab.goto(`${site.fileAddress(site.inLanguage(lang, "index.html"))}#board=2x2&sowing=relay`);
      assert.deepEqual(await titles(tab), []);
      assert.equal(await tab.locator("#filters-nothing").isVisible(), true);
      await tab.locator(".browse-shown .filters-clear").click();
      assert.equal((await titles(tab)).length, 4);
      assert.equal(await tab.locator("#filters-nothing").isVisible(), false);
      assert.equal(fragment(tab), "");
    }
  }));

test("what there is not narrows nothing", () =>
  inTab({}, FILES, async (tab) => {
    const page = site.fileAddress("index.html");
    await tab.goto(page);
    const whole = await tab.locator("#filters-shown").innerText();
    for (const nothing of ["board=9x9", "board=%zz", "board=", "sowing=2x2&sort=nothing", "nothing=2x2"]) {
      await tab.goto("about:blank");
      await tab.goto(`${page}#${nothing}`);
      assert.equal((await titles(tab)).length, 4, nothing);
      assert.equal(await tab.locator("#filters-shown").innerText(), whole, nothing);
      assert.equal(await tab.locator(".filters-clear:visible").count(), 0, nothing);
    }
    await tab.goto(`${page}#board=9x9,2x2`);
    assert.deepEqual(await titles(tab), ["Tihbat"]);
    const link = tab.locator('nav.languages a[hreflang="sq"]');
    assert.match(await link.getAttribute("href"), /#board=2x2$/);
  }));

test("where nothing is filtered there is nothing to clear, whatever place is asked for", () =>
  inTab({}, FILES, async (tab) => {
    for (const place of ["", "#content", "#nothing"]) {
      await tab.goto("about:blank");
      await tab.goto(site.fileAddress("index.html") + place);
      assert.equal(await tab.locator('input[name="sowing"]:visible').count() > 0, true);
      assert.equal(await tab.locator(".filters-clear:visible").count(), 0, place);
    }
  }));

test("a place on the page asked for by its address leaves the filters alone", () =>
  inTab({}, FILES, async (tab) => {
    await tab.goto(`${site.fileAddress("index.html")}#notes=mn`);
    await tab.keyboard.press("Tab");
    await tab.keyboard.press("Enter");
    assert.equal(fragment(tab), "#content");
    assert.deepEqual(await titles(tab), ["Modiar"]);
  }));

test("filters by keyboard alone", () =>
  inTab({ width: site.WIDTHS.phone }, FILES, async (tab) => {
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
  inTab({ scripts: false }, FILES, async (tab) => {
    await tab.goto(`${site.fileAddress("index.html")}#board=2x2`);
    assert.equal((await titles(tab)).length, 4);
    assert.equal(await tab.locator(".filters").isVisible(), false);
  }));

const columns = (tab) => tab.locator("#comparison thead th[data-game]:visible").allInnerTexts();

for (const lang of site.LANGUAGES) {
  test(`games to compare are chosen by address and by hand, ${lang}`, () =>
    inTab({}, FILES, async (tab) => {
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

test("games to compare that there are not leave all of them", () =>
  inTab({}, FILES, async (tab) => {
    const page = site.fileAddress("comparison/index.html");
    await tab.goto(page);
    const whole = await tab.locator("#compared-shown").innerText();
    for (const nothing of ["games=nope", "games=nope,%zz&only=nothing", "compare"]) {
      await tab.goto("about:blank");
      await tab.goto(`${page}#${nothing}`);
      assert.equal((await columns(tab)).length, 4, nothing);
      assert.equal(await tab.locator("#compared-shown").innerText(), whole, nothing);
    }
    await tab.goto(`${page}#games=nope,modiar`);
    assert.deepEqual(await columns(tab), ["Modiar"]);
    // Whoever takes the last one away finds none again.
    await tab.locator('input[value="modiar"]').uncheck();
    assert.equal(fragment(tab), "#games=");
    await tab.reload();
    assert.deepEqual(await columns(tab), []);
  }));

/** What the search page shows as found: address, words marked, languages. */
async function found(tab) {
  await tab.waitForFunction(() => /\d|[«“]/.test(document.getElementById("search-status").textContent));
  return tab.locator(".found").evaluateAll((items) =>
    items.map((item) => ({
      href: item.querySelector("a").href,
      marked: [...item.querySelectorAll("mark")].map((mark) => mark.textContent),
      lang: item.querySelector(".found-text")?.lang,
      title: item.querySelector("a").textContent,
    })),
  );
}

for (const way of WAYS) {
  for (const lang of site.LANGUAGES) {
    test(`words are looked for in all languages at once, ${way.name}, ${lang}`, () =>
      inTab({}, way, async (tab) => {
        const page = way.address(site.inLanguage(lang, "search/index.html"));
        // Without the mark that the keyboard lacks, and shown with it.
        await tab.goto(`${page}?q=lojes`);
        let results = await found(tab);
        assert.ok(results.some(({ marked, lang }) => marked.includes("lojës") && lang === "sq"));
        assert.equal(await tab.locator("#search-status").getAttribute("role"), "status");
        // In Cyrillic, by the beginning of a word, without ү.
        await tab.goto(`${page}?q=${encodeURIComponent("нух")}`);
        results = await found(tab);
        const marked = results.flatMap((result) => result.marked);
        assert.ok(marked.includes("нүх") && marked.some((word) => word.startsWith("нүхн")), marked.join());
        assert.equal(results[0].lang, "mn");
        // With a letter too few.
        await tab.goto(`${page}?q=kundrshtarit`);
        results = await found(tab);
        assert.ok(results.some(({ marked }) => marked.includes("kundërshtarit")));
        // A word of no language the page is in, and in all: language is a filter.
        await tab.goto(`${page}?q=Modiar`);
        assert.match((await found(tab))[0].title, /Modiar/);
        const languages = new Set((await found(tab)).map((result) => result.lang));
        assert.ok(languages.size > 1, [...languages].join());
        await tab.goto(`${page}?q=Modiar&lang=sq`);
        results = await found(tab);
        assert.ok(results.length > 0 && results.every(({ lang }) => lang === "sq" || lang === ""));
        assert.equal(await tab.locator("#search-language").inputValue(), "sq");
        // Every result leads to a page, in the reader's language where it is read there.
        await tab.goto(`${page}?q=capture.2&kind=statement`);
        results = await found(tab);
        assert.ok(results.every(({ href }) => href.startsWith(way.address(site.inLanguage(lang, "games/")))));
        await tab.locator(".found a").first().click();
        await tab.waitForURL(/statements/);
        assert.equal(await tab.locator("html").getAttribute("lang"), lang);
        await tab.goBack();
        assert.ok((await found(tab)).length > 0, "and back the results are there again");
      }));

    test(`the field at the head of a page leads to the results, ${way.name}, ${lang}`, () =>
      inTab({ width: site.WIDTHS.phone }, way, async (tab) => {
        await tab.goto(way.address(site.inLanguage(lang, "games/modiar/index.html")));
        await tab.locator("#search-box").fill("rule");
        await tab.keyboard.press("Enter");
        await tab.waitForURL(/search\/index\.html\?q=rule$/);
        assert.equal(await tab.locator("#q").inputValue(), "rule");
        assert.ok((await found(tab)).length > 0);
      }));
  }
}

test("results come while one types, more of them when asked, all by keyboard", () =>
  inTab({}, SERVED, async (tab) => {
    await tab.goto(SERVED.address("search/index.html"));
    assert.equal(await tab.evaluate(() => typeof window.sowbookDocuments), "undefined", "loaded when touched");
    await tab.locator("#q").focus();
    await tab.keyboard.type("seed");
    await tab.waitForSelector(".found mark");
    assert.match(tab.url(), /\?q=seed$/);
    const before = await tab.locator(".found").count();
    await tab.locator("#search-more").focus();
    await tab.keyboard.press("Enter");
    const after = await tab.locator(".found").count();
    assert.ok(after > before);
    const focused = await tab.evaluate((place) => document.querySelectorAll(".found a")[place] === document.activeElement, before);
    assert.ok(focused, "the first of the new results has the focus");
    await tab.locator("#q").fill("qqqqzzzz");
    await tab.waitForFunction(() => document.querySelectorAll(".found").length === 0);
    assert.match(await tab.locator("#search-status").innerText(), /qqqqzzzz/);
    // Another language of the interface looks for the same.
    await tab.locator("#q").fill("gur");
    await tab.waitForSelector(".found mark");
    await tab.locator('nav.languages a[hreflang="sq"]').click();
    await tab.waitForURL(/sq\/search\/index\.html\?q=gur$/);
    assert.ok((await found(tab)).length > 0);
  }));

test("what was looked for in vain is said as it was written", () =>
  inTab({}, FILES, async (tab) => {
    const words = "$&qqqqzzzz$$ $` $'";
    await tab.goto(`${site.fileAddress("search/index.html")}?q=${encodeURIComponent(words)}`);
    assert.deepEqual(await found(tab), []);
    assert.ok((await tab.locator("#search-status").innerText()).includes(`“${words}”`));
  }));

test("a search that is emptied leaves nothing behind", () =>
  inTab({}, SERVED, async (tab) => {
    const page = SERVED.address("search/index.html");
    await tab.goto(page);
    const options = () => tab.locator("#search option").allInnerTexts();
    const other = () => tab.locator('nav.languages a[hreflang="sq"]').evaluate((link) => link.href);
    const before = [await options(), await other()];
    await tab.goto(`${page}?q=sow&kind=term`);
    assert.ok((await found(tab)).length > 0);
    assert.match((await options())[0], /\(\d+\)$/);
    assert.match(await other(), /\?q=sow&kind=term$/);
    await tab.locator("#q").fill(" ");
    await tab.waitForURL(`${page}?kind=term`);
    assert.deepEqual(await options(), before[0]);
    await tab.locator("#search-kind").selectOption("");
    await tab.waitForURL(page);
    assert.equal(await other(), before[1]);
    assert.equal(await tab.locator(".found").count(), 0);
    assert.equal(await tab.locator("#search-status").innerText(), "");
  }));

test("a search that could not be loaded says so, and is loaded by the next touch", () =>
  stage.inTab({ worker: false }, async (tab) => {
    let fails = true;
    const faults = [];
    tab.on("pageerror", (error) => faults.push(error.message));
    await tab.route("**/documents.js", (route) => (fails ? route.abort() : route.continue()));
    const status = tab.locator("#search-status");
    const isSaid = async () => {
      const failed = await status.getAttribute("data-failed");
      await tab.waitForFunction((failed) => document.getElementById("search-status").textContent === failed, failed);
    };
    await tab.goto(`${SERVED.address("search/index.html")}?q=seed`);
    await isSaid();
    for (const touch of [() => tab.locator("#q").focus(), () => tab.locator("#q").fill("seeds")]) {
      await status.evaluate((status) => (status.textContent = ""));
      await touch();
      await isSaid();
    }
    await tab.locator("#q").blur();
    fails = false;
    await tab.locator("#q").focus();
    await tab.locator(".found mark").first().waitFor();
    assert.deepEqual(faults, []);
  }));

for (const lang of site.LANGUAGES) {
  test(`without scripts the search page says so and leads on, ${lang}`, () =>
    inTab({ scripts: false }, FILES, async (tab) => {
      await tab.goto(`${site.fileAddress(site.inLanguage(lang, "search/index.html"))}?q=lojes`);
      assert.equal(await tab.locator("#search").isVisible(), false);
      for (const place of ["index.html", "glossary/index.html"]) {
        const link = tab.locator("main noscript a").and(tab.locator(`[href="../${place}"]`));
        assert.equal(await link.isVisible(), true, place);
      }
    }));
}

for (const lang of site.LANGUAGES) {
  test(`places on the map lead to their games, without scripts, ${lang}`, () =>
    inTab({ scripts: false }, FILES, async (tab) => {
      await tab.goto(site.fileAddress(site.inLanguage(lang, "index.html")));
      await tab.locator('.views a[href="map/index.html"]').click();
      await tab.waitForURL(/map\/index\.html$/);
      const marks = await tab.locator(".map-place").count();
      assert.equal(await tab.locator(".places > li").count(), marks);
      // Where they are: Sadeqa II's in the south-east of Modiar's and Tihbat's.
      const at = (game) => tab.locator(`.map-place[href*="/${game}/"] .map-dot`).last().boundingBox();
      const [sadeqa, tihbat, modiar] = await Promise.all(["sadeqa-ii", "tihbat", "modiar"].map(at));
      assert.ok(sadeqa.x > tihbat.x && sadeqa.y > tihbat.y, "Ethiopia lies south-east of Catalonia");
      assert.ok(tihbat.x > modiar.x && tihbat.y < modiar.y, "Catalonia lies north-east of Tangier");
      await tab.locator('.map-place[href*="/sadeqa-ii/"]').focus();
      await tab.keyboard.press("Enter");
      await tab.waitForURL(/games\/sadeqa-ii\/index\.html#place:/);
    }));
}

for (const lang of site.LANGUAGES) {
  for (const width of [360, 735, 736, 1440]) {
    test(`labels of the map keep off each other and within the picture, ${width} wide, ${lang}`, () =>
      inTab({ width }, FILES, async (tab) => {
        await tab.goto(site.fileAddress(site.inLanguage(lang, "map/index.html")));
        const { picture, labels } = await tab.evaluate(() => {
          const box = (element) => {
            const { left, top, right, bottom } = element.getBoundingClientRect();
            return { left, top, right, bottom, says: element.textContent };
          };
          const texts = [...document.querySelectorAll(".map text")];
          return {
            picture: box(document.querySelector(".map svg")),
            labels: texts.filter((text) => text.checkVisibility()).map(box),
          };
        });
        // Two places of one game near each other have one label.
        assert.equal(labels.length, 5, JSON.stringify(labels));
        labels.forEach((one, index) => {
          assert.ok(one.left >= picture.left && one.right <= picture.right, one.says);
          assert.ok(one.top >= picture.top && one.bottom <= picture.bottom, one.says);
          for (const other of labels.slice(index + 1)) {
            const apart =
              one.right <= other.left || other.right <= one.left || one.bottom <= other.top || other.bottom <= one.top;
            assert.ok(apart, `${one.says} and ${other.says}`);
          }
        });
      }));
  }
}
