// A page on paper: a handout with its diagrams. What is clicked, what leads
// elsewhere and what a player needs stays on the screen.

import assert from "node:assert/strict";
import { test } from "node:test";
import * as site from "./site.mjs";
import { inTab } from "./stage.mjs";

/** What A4 leaves between its margins, in pixels: 210 mm less twice 17 mm. */
const PAPER = Math.floor(((210 - 2 * 17) / 25.4) * 96);

const GAME = "games/modiar/index.html";
const EXAMPLE = "games/modiar/examples/whole-game/index.html";
const READING = "games/modiar/readings/grand-slam-judged/index.html";

const ON_SCREEN_ONLY = [
  "nav",
  "button",
  "input",
  "select",
  "textarea",
  "form",
  '[role="button"]',
  "summary:empty",
  ".copy",
  ".copy-status",
  ".search-box",
  ".skip",
  ".chooser",
  ".player-row",
  ".player-open",
  ".player-more",
  ".step-open",
  ".player-slider",
].join(", ");

/** Runs in the page. */
function printed(onScreenOnly) {
  const isSeen = (element) => {
    const { width, height } = element.getBoundingClientRect();
    return element.checkVisibility({ contentVisibilityAuto: true }) && width > 1 && height > 1;
  };
  const brief = (element) => element.outerHTML.slice(0, 100);
  const boards = [...document.querySelectorAll("svg.board")].filter(isSeen);
  const width = document.documentElement.clientWidth;
  return {
    left: [...document.querySelectorAll(onScreenOnly)].filter(isSeen).map(brief),
    wide: [...document.querySelectorAll("body *:not(svg *)")]
      .filter((element) => isSeen(element) && element.getBoundingClientRect().right > width + 1)
      .map(brief),
    boards: boards.length,
    // A diagram is legible and no poster.
    badBoards: boards.map((board) => board.getBoundingClientRect().width).filter((size) => size < 90 || size > 330),
    rules: [...document.querySelectorAll(".rule > p:first-child")].filter(isSeen).length,
    citation: [...document.querySelectorAll(".citation-words")].filter(isSeen).length,
    paper: getComputedStyle(document.body).backgroundColor,
  };
}

const onPaper = (file, walk, options = {}) =>
  inTab({ width: PAPER, ...options }, async (tab) => {
    await tab.goto(site.fileAddress(file));
    await walk?.(tab);
    await tab.emulateMedia({ media: "print" });
    return tab.evaluate(printed, ON_SCREEN_ONLY);
  });

for (const theme of site.THEMES) {
  test(`pages of each kind leave what is for the screen on the screen, ${theme}`, async () => {
    for (const { file } of site.kinds) {
      const found = await onPaper(file, undefined, { theme });
      assert.deepEqual({ left: found.left, wide: found.wide, badBoards: found.badBoards, paper: found.paper }, {
        left: [],
        wide: [],
        badBoards: [],
        paper: "rgb(255, 255, 255)",
      }, file);
    }
  });
}

test("a game has its board, its rules and how to cite it", async () => {
  for (const lang of site.LANGUAGES) {
    const found = await onPaper(site.inLanguage(lang, GAME));
    assert.equal(found.boards, 1);
    assert.ok(found.rules >= 20, `${found.rules} rules`);
    assert.equal(found.citation, 2, "two styles");
  }
});

test("an example has a board for the start and for each of its fifteen moves", async () => {
  assert.equal((await onPaper(EXAMPLE)).boards, 16);
  assert.equal((await onPaper(EXAMPLE, undefined, { scripts: false })).boards, 16);
});

test("a reading has the two boards where the games part", async () => {
  assert.equal((await onPaper(READING)).boards, 2);
});

test("a game that is being played prints its board and none of its buttons", async () => {
  const found = await onPaper(GAME, async (tab) => {
    await tab.locator('[data-do="open"]').click();
    await tab.locator(".player.is-open").waitFor();
  });
  assert.deepEqual([found.boards, found.left, found.wide], [1, [], []]);
});

test("a game that is being played is printed as it stands: the last move, the position, no key", () =>
  inTab({ width: PAPER }, async (tab) => {
    for (const lang of site.LANGUAGES) {
      await tab.goto(`${site.fileAddress(site.inLanguage(lang, GAME))}#play:moves=C.a&ply=1`);
      await tab.locator(".player.is-open").waitFor();
      await tab.emulateMedia({ media: "print" });
      const board = await tab.locator(".board-changing").getAttribute("aria-label");
      assert.equal(await tab.locator("#board").innerText(), board, "no longer the board at the start");
      assert.equal(await tab.locator(".player-heading").isVisible(), true);
      assert.match(await tab.locator(".player-heading").innerText(), /^1\..* C\b/);
      assert.match(await tab.locator(".player-caption .position").innerText(), / n \d+-\d+ 1$/);
      assert.equal(await tab.locator(".player-caption .position").isVisible(), true);
      assert.equal(await tab.locator(".player-notice, .player-words, .player-moves").filter({ visible: true }).count(), 0);
      assert.deepEqual((await tab.evaluate(printed, ON_SCREEN_ONLY)).left, [], lang);
      await tab.emulateMedia({ media: "screen" });
    }
  }));

test("what was opened is printed open", () =>
  inTab({ width: PAPER }, async (tab) => {
    await tab.goto(site.fileAddress(GAME));
    const [one, other] = [tab.locator(".evidence").nth(0), tab.locator(".evidence").nth(1)];
    await one.locator("summary").click();
    await tab.emulateMedia({ media: "print" });
    assert.equal(await one.locator(".quotation").first().isVisible(), true);
    assert.equal(await other.isVisible(), false);
  }));

/** How many sheets there would be. */
async function sheets(tab, format) {
  const pdf = await tab.pdf({ format });
  return pdf.toString("latin1").match(/\/Type \/Page\b/g).length;
}

// The longest game here has two notes of 31 statements: two sheets and a half for
// board and rules, two for examples, two for readings and claims, seven for the
// notes, two for emendations, four for where it all comes from. A worked example
// has three to four moves a sheet.
for (const [file, most] of [
  [GAME, 21],
  ["games/tihbat/index.html", 18],
  [EXAMPLE, 6],
  ["games/modiar/examples/grand-slam-refused/index.html", 2],
  [READING, 3],
  ["index.html", 2],
]) {
  test(`${file} is printed on at most ${most} sheets`, () =>
    inTab({}, async (tab) => {
      await tab.goto(site.fileAddress(file));
      for (const format of ["A4", "Letter"]) {
        const count = await sheets(tab, format);
        assert.ok(count <= most, `${count} sheets of ${format}`);
      }
    }));
}
