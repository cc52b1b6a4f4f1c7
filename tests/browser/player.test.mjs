// The player in a real browser: examples stepped through, games played, positions
// set up and shared. What must be shown is read from the archive's own files.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import path from "node:path";
import { test } from "node:test";
import * as site from "./site.mjs";
import { FILES, SERVED, inContext } from "./stage.mjs";

/** Walks in a tab of its own; nothing may go wrong on the console meanwhile. */
const inTab = (options, way, walk) =>
  inContext(options, async (context) => {
    const tab = await context.newPage();
    if (options.still ?? true) {
      await tab.emulateMedia({ reducedMotion: "reduce", colorScheme: options.theme ?? "light" });
    }
    const faults = site.watch(tab, way.address(""));
    await walk(tab, context);
    assert.deepEqual(faults, []);
  });

const examples = site.pages.filter(({ kind, lang }) => kind === "example" && lang === "en");

/** The positions and moves of an example, from its committed trace. */
function traced(place) {
  const [, game, , example] = place.split("/");
  const file = path.join(site.repository, "sources/games", game, "examples", `${example}.trace`);
  const lines = readFileSync(file, "utf8").split("\n");
  return {
    positions: lines.filter((line) => line.startsWith("position ")).map((line) => line.slice("position ".length)),
    moves: lines.map((line) => /^\d+\. (\S+)/.exec(line)?.[1]).filter(Boolean),
    over: lines.some((line) => line.startsWith("  over ")),
  };
}

/** Runs in the page: the position that the player's board shows, as text. */
function shown() {
  const board = document.querySelector(".board-changing");
  const pits = [...board.querySelectorAll("[data-pit]")].map((group) => {
    const number = group.querySelector(".board-number").textContent;
    const heap = Number(number) > 12;
    const drawn = group.querySelector("use").getAttribute("href");
    const counted = document.querySelector(drawn).querySelectorAll(".seed").length;
    if (heap ? drawn !== "#seeds-heap" || group.querySelector(".pit-heap-number").textContent !== number : counted !== Number(number)) {
      throw new Error(`${group.dataset.pit} says ${number} and draws ${drawn}`);
    }
    return [group.dataset.pit, number];
  });
  const row = (letters) =>
    pits
      .filter(([pit]) => letters.test(pit))
      .sort()
      .map(([, number]) => number)
      .join(",");
  const captured = (side) =>
    (
      board.querySelector(`[data-store="${side}"]`) ?? board.querySelector(`[data-seat="${side}"] .board-captured`)
    ).textContent.match(/\d+/)[0];
  const turn = board.querySelector("[data-seat]:has(.is-to-move)")?.dataset.seat;
  return {
    board: `${row(/[A-Z]/)}/${row(/[a-z]/)}`,
    captured: `${captured("south")}-${captured("north")}`,
    turn: turn?.[0],
  };
}

/** The same of a position's text; nobody is to move where the game is over. */
function expected(position, isOver) {
  const [board, turn, captured] = position.split(" ");
  return { board, captured, turn: isOver ? undefined : turn };
}

for (const lang of site.LANGUAGES) {
  test(`every example, stepped through to its end, shows the positions of its trace, ${lang}`, () =>
    inTab({ width: site.WIDTHS.phone }, FILES, async (tab) => {
      assert.notEqual(examples.length, 0);
      for (const { place } of examples) {
        const { positions, over } = traced(place);
        await tab.goto(FILES.address(site.inLanguage(lang, place)));
        await tab.locator(".player-board").focus();
        for (const [ply, position] of positions.entries()) {
          const isLast = ply === positions.length - 1;
          const about = `${place}, ply ${ply}`;
          assert.deepEqual(await tab.evaluate(shown), expected(position, isLast && over), about);
          assert.notEqual(await tab.locator(".player-heading").innerText(), "", about);
          const back = await tab.locator("[data-do=back]").getAttribute("aria-disabled");
          assert.equal(back, String(ply === 0), about);
          await tab.keyboard.press("ArrowRight");
        }
        assert.equal(await tab.locator("[data-do=forward]").getAttribute("aria-disabled"), "true", place);
        if (positions.length > 1) {
          assert.equal(new URL(tab.url()).hash, `#ply:${positions.length - 1}`);
        }
      }
    }));
}

test("seeds move one by one along the sowing, and a further step does not wait for them", () =>
  inTab({ still: false }, SERVED, async (tab) => {
    const place = "games/ayoayo/examples/skip-twice/index.html";
    const { positions } = traced(place);
    await tab.goto(SERVED.address(place));
    await tab.locator("[data-choice=speed]").selectOption("120");
    const seen = await tab.evaluate(async () => {
      const section = document.querySelector(".player");
      const seen = [];
      const number = (pit) => section.querySelector(`[data-pit="${pit}"] .board-number`).textContent;
      const watcher = new MutationObserver(() => seen.push(`${number("A")} ${number("B")} ${number("C")}`));
      watcher.observe(section, { subtree: true, childList: true, characterData: true });
      document.querySelector("[data-do=forward]").click();
      await new Promise((resolve) => setTimeout(resolve, 500));
      return { seen, moving: "moving" in section.dataset };
    });
    // 23 seeds of A: lifted first, then B and C get theirs.
    assert.ok(seen.moving);
    assert.ok(seen.seen.some((numbers) => numbers.startsWith("0 8 0")), seen.seen.join("; "));
    assert.ok(seen.seen.some((numbers) => numbers.startsWith("0 9 1")), seen.seen.join("; "));
    await tab.locator("[data-do=back]").click();
    assert.deepEqual(await tab.evaluate(shown), expected(positions[0]));
    await tab.locator("[data-do=forward]").click();
    await tab.waitForFunction(() => !("moving" in document.querySelector(".player").dataset), null, { timeout: 20000 });
    assert.deepEqual(await tab.evaluate(shown), expected(positions[1]));
  }));

test("nothing moves under reduced motion", () =>
  inTab({}, FILES, async (tab) => {
    const place = "games/ayoayo/examples/skip-twice/index.html";
    await tab.goto(FILES.address(place));
    await tab.evaluate(() => document.querySelector("[data-do=forward]").click());
    assert.deepEqual(await tab.evaluate(shown), expected(traced(place).positions[1]));
    assert.equal(await tab.locator(".player-speed").isVisible(), false);
  }));

test("a step tells what happened, by which statements, and which move is refused and why", () =>
  inTab({}, FILES, async (tab) => {
    for (const lang of site.LANGUAGES) {
      await tab.goto(FILES.address(site.inLanguage(lang, "games/ayoayo/examples/endless-sowing/index.html")));
      const words = tab.locator(".player-words");
      const refused = await tab.locator(".steps .step-refused .sentences").first().innerText();
      assert.ok((await words.locator(".step-refused").first().innerText()).includes(refused));
      await tab.locator("[data-do=forward]").click();
      assert.equal(await words.locator(".step-refused").count(), 0);
      const step = await tab.locator('[id="ply:1"] .sentences').innerText();
      assert.equal(await words.locator(".sentences").innerText(), step);
      const href = await words.locator(".cites a").first().getAttribute("href");
      assert.match(href, /index\.html#\w+:play\.\d/);
      // Said once, in the one live region, without the statements.
      await tab.waitForFunction(() => document.querySelector(".player-status").textContent !== "");
      assert.equal(await tab.locator(".player [role=status]").count(), 1);
    }
  }));

test("the address of a ply opens the player there, a step leads to it, another language keeps it", () =>
  inTab({}, SERVED, async (tab) => {
    const place = "games/modiar/examples/whole-game/index.html";
    const { positions } = traced(place);
    await tab.goto(`${SERVED.address(place)}#ply:3`);
    assert.deepEqual(await tab.evaluate(shown), expected(positions[3]));
    await tab.waitForFunction(() => {
      const { top } = document.querySelector(".player").getBoundingClientRect();
      return top > -5 && top < innerHeight / 2;
    });
    await tab.locator('[id="ply:5"] a.step-open').click();
    assert.deepEqual(await tab.evaluate(shown), expected(positions[5]));
    assert.equal(new URL(tab.url()).hash, "#ply:5");
    await tab.locator('nav.languages a[hreflang="mn"]').click();
    await tab.waitForURL(/\/mn\//);
    assert.equal(new URL(tab.url()).hash, "#ply:5");
    assert.deepEqual(await tab.evaluate(shown), expected(positions[5]));
    // Home and End, on the board only.
    await tab.locator(".player-board").focus();
    await tab.keyboard.press("End");
    assert.deepEqual((await tab.evaluate(shown)).board, positions.at(-1).split(" ")[0]);
    await tab.keyboard.press("Home");
    assert.deepEqual(await tab.evaluate(shown), expected(positions[0]));
    await tab.locator("h1").click();
    await tab.keyboard.press("ArrowRight");
    assert.deepEqual(await tab.evaluate(shown), expected(positions[0]));
  }));

test("without scripts the steps are there and no player that would do nothing", () =>
  inTab({ scripts: false }, FILES, async (tab) => {
    for (const { place } of examples.slice(0, 3)) {
      await tab.goto(FILES.address(place));
      assert.equal(await tab.locator(".player").isVisible(), false);
      assert.equal(await tab.locator("a.step-open").first().isVisible(), false);
      assert.equal(await tab.locator(".steps .board").first().isVisible(), true);
    }
  }));
