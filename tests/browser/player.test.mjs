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
    told: lines.length,
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

const game = (slug, lang = "en") => site.inLanguage(lang, `games/${slug}/index.html`);
const slugs = [...new Set(examples.map(({ place }) => place.split("/")[1]))];

/** Opens the player of a game by its button. */
async function openPlayer(tab) {
  await tab.locator("[data-do=open]").click();
  await tab.locator(".player.is-open").waitFor();
}

/** Once nothing moves and nobody thinks. */
const settled = (tab) =>
  tab.waitForFunction(
    () => {
      const { dataset } = document.querySelector(".player");
      return !("moving" in dataset) && !("thinking" in dataset);
    },
    null,
    { timeout: 60000 },
  );

const legal = (tab) =>
  tab.locator(".pit.is-legal").evaluateAll((pits) => pits.map((pit) => pit.dataset.pit));
/** A pit that may not be played can be tried all the same. */
const tryPit = (tab, pit) => tab.locator(`[data-pit="${pit}"] .pit-touch`).click({ force: true });
const fieldOf = (tab, name) => tab.locator(`[data-field=${name}]`).inputValue();
const unfold = (tab, part) => tab.locator(`details[data-part=${part}] > summary`).click();

for (const lang of site.LANGUAGES) {
  test(`the engine tells every example as its page does, ${lang}`, () =>
    inTab({}, FILES, async (tab) => {
      for (const slug of slugs) {
        for (const { place } of examples.filter((page) => page.place.startsWith(`games/${slug}/`))) {
          await tab.goto(FILES.address(site.inLanguage(lang, place)));
              const told = await tab.locator('.steps > li[id^="ply:"]').last().locator(".sentences > li").evaluateAll((items) =>
            items.map((item) => {
              const copy = item.cloneNode(true);
              copy.querySelectorAll(".cites .visually-hidden").forEach((label) => label.remove());
              return copy.textContent.replace(/\s+/g, " ").trim();
            }),
          );
          const { positions } = traced(place);
          await tab.locator(".player-on a").evaluate((link) => link.click());
          await tab.locator(".player.is-open").waitFor();
          await settled(tab);
          // It is opened at the ply that the example stood at.
          const ply = Number(await tab.locator(".player").getAttribute("data-ply"));
          assert.equal(ply, 0, place);
          assert.equal((await tab.evaluate(shown)).board, positions[0].split(" ")[0], place);
          if (positions.length > 1) await tab.locator("[data-do=last]").click();
          const atEnd = await tab.locator(".player-words .sentences > li").evaluateAll((items) =>
            items.map((item) => item.textContent.replace(/\s+/g, " ").trim()),
          );
          assert.deepEqual(atEnd, told, place);
          assert.equal((await tab.evaluate(shown)).board, positions.at(-1).split(" ")[0], place);
          assert.equal(await fieldOf(tab, "position"), positions.at(-1), place);
        }
      }
    }));
}

for (const [way, slug, lang] of [
  [FILES, "modiar", "en"],
  [SERVED, "tihbat", "mn"],
  [FILES, "ayoayo", "sq"],
]) {
  test(`a game against the machine to its end, ${way.name}, ${slug}, ${lang}`, () =>
    inTab({ width: site.WIDTHS.phone }, way, async (tab) => {
      await tab.goto(way.address(game(slug, lang)));
      assert.equal(await tab.locator('script[src*="engine"]').count(), 0, "nothing is loaded before");
      await openPlayer(tab);
      await tab.locator("[data-choice=opponent]").selectOption("2");
      await tab.locator("[data-do=swap]").click();
      let plies = 0;
      for (; plies < 400; plies += 1) {
        await settled(tab);
        if (await tab.locator("[data-do=pass]").isVisible()) {
          await tab.locator("[data-do=pass]").click();
          continue;
        }
        const pits = await legal(tab);
        if (pits.length === 0) break;
        assert.ok(pits.every((pit) => pit === pit.toLowerCase()), `North's pits: ${pits}`);
        await tab.locator(`[data-pit="${pits[plies % pits.length]}"] .pit-touch`).click();
      }
      const moves = await tab.locator(".player-moves button").count();
      assert.ok(moves > 4 && plies < 400, `${moves} moves`);
      // The end and the result are told, in the words of the page's language.
      const said = await tab.locator(".player-words").innerText();
      const result = { en: /wins|draw/, sq: /fiton|barazim/i, mn: /ялла|тэнц/i }[lang];
      assert.match(said, result);
      // One can go back in it and forward again.
      const end = await fieldOf(tab, "position");
      await tab.locator("[data-do=first]").click();
      await tab.locator("[data-do=last]").click();
      assert.equal(await fieldOf(tab, "position"), end);
    }));
}

test("the page answers while the machine thinks, and a move taken back is not answered", () =>
  inTab({}, FILES, async (tab) => {
    await tab.goto(FILES.address(game("ayoayo")));
    await openPlayer(tab);
    await tab.locator("[data-choice=opponent]").selectOption("5");
    const longest = await tab.evaluate(async () => {
      let longest = 0;
      let last = performance.now();
      let going = true;
      const beat = () => {
        const now = performance.now();
        longest = Math.max(longest, now - last);
        last = now;
        if (going) setTimeout(beat, 5);
      };
      beat();
      document.querySelector(".pit.is-legal .pit-touch").dispatchEvent(new MouseEvent("click", { bubbles: true }));
      const { dataset } = document.querySelector(".player");
      while ("thinking" in dataset) await new Promise((resolve) => setTimeout(resolve, 10));
      going = false;
      return longest;
    });
    assert.ok(longest < 400, `nothing happened for ${longest} ms`);
    assert.equal(await tab.locator(".player-moves button").count(), 2);
    await tab.evaluate(() => {
      document.querySelector(".pit.is-legal .pit-touch").dispatchEvent(new MouseEvent("click", { bubbles: true }));
      document.querySelector("[data-do=first]").click();
    });
    await tab.waitForTimeout(2500);
    assert.equal(await tab.locator(".player").getAttribute("data-ply"), "0");
    assert.equal(await tab.locator(".player-moves button").count(), 3);
  }));

test("an illegal pit says why, with the statements that say so", () =>
  inTab({}, FILES, async (tab) => {
    for (const lang of site.LANGUAGES) {
      const file = FILES.address(game("ayoayo", lang));
      await tab.goto(`${file}#play:from=6,2,6,0,6,5/0,1,0,1,6,4_n_9-2_9`);
      await tab.reload();
      await tab.locator(".player.is-open").waitFor();
      assert.deepEqual((await legal(tab)).sort(), ["b", "d", "f"]);
      const notice = tab.locator(".player-notice");
      await tab.goto(FILES.address(site.inLanguage(lang, "games/ayoayo/examples/endless-sowing/index.html")));
      const documented = await tab.locator(".steps .step-refused .sentences").first().innerText();
      await tab.goBack();
      await tab.locator(".player.is-open").waitFor();
      await tryPit(tab, "e");
      const why = documented.split(/\s+\S+:?\w+\.\d/)[0];
      assert.ok((await notice.innerText()).includes(why.slice(0, 20)), `${await notice.innerText()} / ${documented}`);
      assert.notEqual(await notice.locator(".cites a").count(), 0);
      assert.equal(await tab.locator('[data-pit="e"] .pit-touch').getAttribute("aria-disabled"), "true");
      // The other player's pit, and no move was made.
      await tryPit(tab, "A");
      assert.match(await notice.innerText(), /A/);
      assert.equal(await tab.locator(".player-moves button").count(), 0);
    }
  }));

test("by each alternative the game goes where running it led; the page names it, the link keeps it", () =>
  inTab({}, FILES, async (tab) => {
    let parted = 0;
    for (const slug of slugs) {
      const file = path.join(site.folder, "data/games", `${slug}.json`);
      const { readings } = JSON.parse(readFileSync(file, "utf8")).game;
      for (const reading of readings) {
        for (const { id, divergence } of reading.alternatives) {
          const parting = divergence?.parting;
          if (parting?.kind !== "parts") continue;
          const about = `${slug}, ${reading.id}=${id}`;
          await tab.goto(`${FILES.address(game(slug))}#play:moves=${parting.line.join(".")}`);
          await tab.reload();
          await tab.locator(".player.is-open").waitFor();
          assert.equal(await fieldOf(tab, "position"), parting.adopted, about);
          assert.equal(await tab.locator(".player-other-readings").isVisible(), false);
          // Which pits, or a pass.
          const allowed = async () => [await legal(tab), await tab.locator("[data-do=pass]").isVisible()];
          const adopted = await allowed();
          await unfold(tab, "readings");
          await tab.locator(`[data-part=readings] input[name="${reading.id}"][value="${id}"]`).check();
          assert.equal(await fieldOf(tab, "position"), parting.other, about);
          if (parting.differs.includes("moves")) {
            assert.notDeepEqual(await allowed(), adopted, about);
          }
          assert.equal(await tab.locator(".player-other-readings a").getAttribute("href"), `#reading:${reading.id}`);
          // The link opens the same, in another language as well.
          const link = await fieldOf(tab, "link");
          assert.match(link, new RegExp(`readings=${reading.id}:${id}$`));
          await tab.goto(FILES.address(game(slug, "mn")) + new URL(link).hash);
          await tab.locator(".player.is-open").waitFor();
          assert.equal(await fieldOf(tab, "position"), parting.other, about);
          assert.equal(await tab.locator(".player-other-readings").isVisible(), true);
          parted += 1;
        }
      }
    }
    assert.ok(parted > 10, `${parted} alternatives`);
  }));

test("under an alternative its reading is linked, and no statement as attesting what it does not", () =>
  inTab({}, FILES, async (tab) => {
    let behind = 0;
    for (const slug of slugs) {
      await tab.goto(FILES.address(game(slug)));
      const data = JSON.parse(await tab.locator(".player-data").textContent());
      const all = JSON.parse(readFileSync(path.join(site.folder, "data/games", `${slug}.json`), "utf8")).game.readings;
      for (const [reading, { cites, alternatives }] of Object.entries(data.readings)) {
        for (const [id, change] of Object.entries(alternatives)) {
          const axes = change.map((setting) => Object.keys(setting)[0]);
          // What is said to attest these axes as adopted, and nothing else.
          const ways = (axis) => (data.cites[axis] ?? []).map(([, href]) => href);
          const others = Object.keys(data.cites).filter((axis) => !axes.includes(axis)).flatMap(ways);
          const silent = axes.flatMap(ways).filter((href) => !others.includes(href));
          const { divergence } = all.find((one) => one.id === reading).alternatives.find((one) => one.id === id);
          const moves = divergence?.parting?.line ?? [];
          await tab.goto(`${FILES.address(game(slug))}#play:moves=${moves.join(".")}&readings=${reading}:${id}`);
          await tab.reload();
          await tab.locator(".player.is-open").waitFor();
          for (let ply = moves.length; ply >= 0; ply -= 1) {
            const about = `${slug}, ${reading}=${id}, ply ${ply}`;
            for (const pit of await tab.locator('.pit-touch[aria-disabled="true"]').all()) {
              await pit.dispatchEvent("click");
              const found = await tab.evaluate(links);
              assert.deepEqual(found.attesting.filter((href) => silent.includes(href)), [], about);
              for (const { leads, reads } of found.behind) {
                assert.equal(leads, `#reading:${reading}=${id}`, about);
                assert.deepEqual(reads, cites.map(([, href]) => href), about);
                behind += 1;
              }
            }
            if (ply > 0) await tab.locator("[data-do=back]").click();
          }
        }
      }
    }
    assert.ok(behind > 50, `${behind} links to readings`);

    // By hand: a capture of Modiar is as the notes say, or by the alternative.
    for (const lang of site.LANGUAGES) {
      const address = `${FILES.address(game("modiar", lang))}#play:moves=C.a.B`;
      await tab.goto(address);
      await tab.reload();
      await tab.locator(".player.is-open").waitFor();
      assert.deepEqual((await tab.evaluate(links)).behind, []);
      const capture = tab.locator(".player-words li").last();
      const hrefs = () => capture.locator(".cites a").evaluateAll((all) => all.map((link) => link.getAttribute("href")));
      assert.deepEqual(await hrefs(), ["#sq:capture.1", "#sq:capture.3"]);
      await tab.goto(`${address}&readings=chain-extent:whole-board`);
      await tab.reload();
      await tab.locator(".player.is-open").waitFor();
      assert.deepEqual(await hrefs(), ["#sq:capture.1", "#reading:chain-extent=whole-board", "#sq:capture.3"]);
      assert.match(await capture.locator(".by-reading").innerText(), /chain-extent \(\S+ .*capture\.3\)$/);
      await capture.locator(".by-reading a").first().click();
      assert.equal(await tab.evaluate(() => document.querySelector(":target").id), "reading:chain-extent=whole-board");
    }
  }));

/** Runs in the page: where the words and the notice lead to, as attesting and as read. */
function links() {
  const hrefs = (all) => [...all].map((link) => link.getAttribute("href"));
  const shown = [...document.querySelectorAll(".player-words .cites, .player-notice .cites")];
  return {
    attesting: hrefs(shown.flatMap((cites) => [...cites.querySelectorAll(":scope > a")])),
    behind: shown
      .flatMap((cites) => [...cites.querySelectorAll(".by-reading")])
      .map((part) => {
        const [leads, ...reads] = hrefs(part.querySelectorAll("a"));
        return { leads, reads };
      }),
  };
}

test("alternatives of two readings are played together", () =>
  inTab({}, FILES, async (tab) => {
    await tab.goto(FILES.address(game("modiar")));
    await openPlayer(tab);
    await unfold(tab, "readings");
    const names = await tab.locator("[data-part=readings] input:not([value=''])").evaluateAll((inputs) =>
      inputs.map(({ name, value }) => [name, value]),
    );
    const [one, other] = [names[0], names.find(([name]) => name !== names[0][0])];
    for (const [name, value] of [one, other]) {
      await tab.locator(`[data-part=readings] input[name="${name}"][value="${value}"]`).check();
    }
    assert.equal(await tab.locator(".player-other-readings a").count(), 2);
    await tab.locator(`[data-part=readings] input[name="${one[0]}"][value=""]`).check();
    assert.equal(await tab.locator(".player-other-readings a").count(), 1);
  }));

for (const way of [FILES, SERVED]) {
  test(`a position set up, its link copied and opened: the same position, ${way.name}`, () =>
    inTab({ width: site.WIDTHS.phone }, way, async (tab, context) => {
      await context.grantPermissions(["clipboard-read", "clipboard-write"]).catch(() => {});
      await tab.goto(way.address(game("ayoayo")));
      await openPlayer(tab);
      await unfold(tab, "set-up");
      await tab.locator("[data-do=empty]").click();
      await tab.locator('[data-pit="B"] .pit-touch').click();
      await tab.locator("[data-field=seeds]").fill("7");
      await tab.locator('[data-pit="f"] .pit-touch').click();
      for (let times = 0; times < 14; times += 1) await tab.locator("[data-do=more]").click();
      await tab.locator("[data-do=fewer]").click();
      await tab.locator("[data-field=north]").fill("3");
      await tab.locator("[data-field=to-move]").selectOption("north");
      await tab.locator("[data-field=plies]").fill("12");
      const wanted = "0,7,0,0,0,0/0,0,0,0,0,13 n 0-3 12";
      await tab.locator("[data-do=use]").click();
      await tab.locator('[data-pit="f"] .pit-touch').click();
      await settled(tab);
      const after = await fieldOf(tab, "position");
      await unfold(tab, "share");
      await tab.locator("[data-do=copy-link]").click();
      await tab.locator(".player-copied:not(:empty)").waitFor();
      const link = await fieldOf(tab, "link");
      assert.ok(link.includes(`from=${wanted.replace(/ /g, "_")}`), link);
      const other = await context.newPage();
      await other.emulateMedia({ reducedMotion: "reduce" });
      await other.goto(link);
      await other.locator(".player.is-open").waitFor();
      assert.equal(await fieldOf(other, "position"), after);
      assert.deepEqual(await other.evaluate(shown), expected(after));
      await other.locator("[data-do=first]").click();
      assert.equal(await fieldOf(other, "position"), wanted);
      // Pasted as text it is the same again.
      const text = await fieldOf(other, "game");
      assert.equal(text, `${wanted} f`);
      await other.goto(way.address(game("ayoayo")));
      await other.reload();
      await openPlayer(other);
      await unfold(other, "share");
      await other.locator("[data-field=paste]").fill(text);
      await other.locator("[data-do=paste]").click();
      assert.equal(await fieldOf(other, "position"), after);
    }));
}

test("what is pasted and cannot be read is said at the field, its place selected", () =>
  inTab({}, FILES, async (tab) => {
    for (const lang of site.LANGUAGES) {
      await tab.goto(FILES.address(game("modiar", lang)));
      await tab.reload();
      await openPlayer(tab);
      await unfold(tab, "share");
      for (const [text, wrong] of [
        ["7,7,7/7,7,7 s 0-0 0 C a x9", "x9"],
        ["C C", "C"],
        ["7,7/7,7 s 0-0 0", "7,7/7,7"],
        ["7,7,7/7,7,x s 0-0 0", null],
      ]) {
        await tab.locator("[data-field=paste]").fill(text);
        await tab.locator("[data-do=paste]").click();
        const found = await tab.evaluate(() => {
          const field = document.querySelector("[data-field=paste]");
          return {
            selected: field.value.slice(field.selectionStart, field.selectionEnd),
            invalid: field.getAttribute("aria-invalid"),
            fault: document.getElementById(field.getAttribute("aria-describedby")).textContent,
          };
        });
        if (wrong !== null) assert.equal(found.selected, wrong, text);
        assert.equal(found.invalid, "true", text);
        assert.ok(found.fault.length > 10 && !/undefined|null|\{/.test(found.fault), `${text}: ${found.fault}`);
      }
    }
  }));

test("by keyboard alone: opened, pits walked, played, taken back, a letter played", () =>
  inTab({}, SERVED, async (tab) => {
    await tab.goto(SERVED.address(game("modiar")));
    await tab.locator("[data-do=open]").focus();
    await tab.keyboard.press("Enter");
    await tab.locator(".player.is-open").waitFor();
    const focused = () => tab.evaluate(() => document.activeElement.closest("[data-pit]")?.dataset.pit);
    const name = () => tab.evaluate(() => document.activeElement.getAttribute("aria-label"));
    assert.equal(await focused(), "A");
    assert.equal(await name(), "South pit A, 7 seeds");
    await tab.keyboard.press("ArrowRight");
    assert.equal(await focused(), "B");
    await tab.keyboard.press("ArrowUp");
    assert.equal(await focused(), "b");
    await tab.keyboard.press("Home");
    assert.equal(await focused(), "c");
    await tab.keyboard.press("ArrowDown");
    await tab.keyboard.press("End");
    assert.equal(await focused(), "C");
    await tab.keyboard.press("Enter");
    assert.equal(await tab.locator(".player-moves button").innerText(), "C");
    await tab.waitForFunction(() => /C/.test(document.querySelector(".player-status").textContent));
    // North's pit by its letter, without moving there first.
    await tab.keyboard.press("a");
    assert.deepEqual(await tab.locator(".player-moves button").allInnerTexts(), ["C", "a"]);
    await tab.locator("[data-do=back]").focus();
    await tab.keyboard.press("Space");
    assert.equal(await tab.locator(".player").getAttribute("data-ply"), "1");
    // Every button is told apart, none is nameless.
    const names = await tab.locator(".player button:visible").evaluateAll((buttons) =>
      buttons.map((button) => button.getAttribute("aria-label") || button.textContent.trim()),
    );
    assert.ok(names.every(Boolean));
    // One pit is in the order of the Tab key.
    assert.equal(await tab.locator('.pit-touch[tabindex="0"]').count(), 1);
  }));

/** Runs in the page: where the parts of the player are, and what comes after it. */
function places() {
  const section = document.querySelector(".player");
  const parts = [
    ...section.querySelectorAll(
      ".player-stage, .player-stage > *, .player-row > *, .player-panel, .player-panel > *, .player-more, .player-more > *",
    ),
    section.nextElementSibling,
  ];
  const found = {};
  parts.forEach((part, index) => {
    const { top, bottom, left } = part.getBoundingClientRect();
    if (bottom === top || part.matches(".player-status, .player-other-readings")) return;
    const name = `${index} ${part.tagName} ${part.className} ${part.dataset.do ?? ""}`;
    found[name] = `top ${Math.round(top + scrollY)}, left ${Math.round(left)}`;
  });
  return found;
}

/** Parts that are elsewhere than before; a part that is not there takes no place either. */
const moved = (before, now) =>
  Object.keys({ ...before, ...now })
    .filter((name) => before[name] !== now[name])
    .map((name) => `${name}: ${before[name]}, then ${now[name]}`);

// The examples with the most moves, and with the most to tell of one.
const byLength = (length) => examples.reduce((one, other) => (length(other) > length(one) ? other : one));
const longest = [
  byLength(({ place }) => traced(place).positions.length),
  byLength(({ place }) => {
    const { told, moves } = traced(place);
    return told / (moves.length + 1);
  }),
].map(({ place }) => place);

for (const width of [360, 1440]) {
  test(`nothing changes its place from step to step or while one plays, ${width} px wide`, { timeout: 300_000 }, () =>
    inTab({ width }, FILES, async (tab) => {
      for (const lang of site.LANGUAGES) {
        for (const place of longest) {
          const { positions, moves } = traced(place);
          await tab.goto(FILES.address(site.inLanguage(lang, place)));
          await tab.evaluate(() => document.fonts.ready);
          let first = await tab.evaluate(places);
          for (let ply = 1; ply < positions.length; ply += 1) {
            await tab.locator("[data-do=forward]").evaluate((button) => button.click());
            assert.deepEqual(moved(first, await tab.evaluate(places)), [], `${lang}, ${place}, ply ${ply}`);
          }
          // The same moves, played.
          const [from] = positions;
          await tab.goto(`${FILES.address(game(place.split("/")[1], lang))}#play:from=${from.replace(/ /g, "_")}`);
          await tab.locator(".player.is-open").waitFor();
          first = await tab.evaluate(places);
          for (const [index, move] of moves.entries()) {
            const about = `${lang}, ${place}, move ${index + 1}, ${move}`;
            // One that may not be played first, which says why.
            const refused = await tab.locator('.pit-touch[aria-disabled="true"]').all();
            await refused[index % refused.length]?.dispatchEvent("click");
            assert.deepEqual(moved(first, await tab.evaluate(places)), [], `${about}, refused`);
            const button = move === "-" ? "[data-do=pass]" : `[data-pit="${move}"] .pit-touch`;
            await tab.locator(button).dispatchEvent("click");
            assert.deepEqual(moved(first, await tab.evaluate(places)), [], about);
          }
        }
        // The longest reasons why not, by the rules adopted and by an alternative.
        const { positions } = traced("games/ayoayo/examples/must-feed/index.html");
        const page = FILES.address(game("ayoayo", lang));
        await tab.goto(page);
        const { readings } = JSON.parse(await tab.locator(".player-data").textContent());
        const pairs = Object.entries(readings).map(([id, { alternatives }]) => `${id}:${Object.keys(alternatives)[0]}`);
        for (const chosen of ["", `&readings=${pairs.join(",")}`]) {
          await tab.goto(`${page}#play:from=${positions[0].replace(/ /g, "_")}${chosen}`);
          await tab.reload();
          await tab.locator(".player.is-open").waitFor();
          const first = await tab.evaluate(places);
          for (const pit of await tab.locator('.pit-touch[aria-disabled="true"]').all()) {
            await pit.dispatchEvent("click");
            assert.deepEqual(moved(first, await tab.evaluate(places)), [], `${lang}, must-feed${chosen}`);
          }
        }
      }
    }));
}

/** The side that the board has below. */
const below = (tab) =>
  tab.evaluate(() => {
    const y = (pit) => Number(document.querySelector(`[data-pit="${pit}"] .pit-hole`).getAttribute("cy"));
    return y("A") > y("a") ? "south" : "north";
  });
const movesMade = (tab) => tab.locator(".player-moves button").allInnerTexts();
const untilMoves = (tab, number) =>
  tab.waitForFunction((wanted) => document.querySelectorAll(".player-moves button").length === wanted, number, {
    timeout: 20000,
  });

test("the board turned while seeds move does not keep the machine from moving", () =>
  inTab({ still: false }, FILES, async (tab) => {
    await tab.goto(FILES.address(game("ayoayo")));
    await openPlayer(tab);
    await tab.locator("[data-choice=speed]").selectOption("120");
    await tab.locator("[data-choice=opponent]").selectOption("1");
    const moving = await tab.evaluate(() => {
      document.querySelector('[data-pit="A"] .pit-touch').dispatchEvent(new MouseEvent("click", { bubbles: true }));
      const { dataset } = document.querySelector(".player");
      const moving = "moving" in dataset;
      document.querySelector("[data-do=turn]").click();
      return moving;
    });
    assert.ok(moving);
    await untilMoves(tab, 2);
    assert.equal(await below(tab), "north");
  }));

test("where later moves are known, the machine moves when it is let; nowhere does play end by itself", () =>
  inTab({}, FILES, async (tab) => {
    const goOn = tab.locator("[data-do=go-on]");
    for (const lang of site.LANGUAGES) {
      await tab.goto(`${FILES.address(game("modiar", lang))}#play:moves=C.a.B.b`);
      await tab.reload();
      await tab.locator(".player.is-open").waitFor();
      await tab.locator("[data-choice=opponent]").selectOption("1");
      await tab.locator("[data-do=back]").click();
      assert.equal(await tab.locator(".player").getAttribute("data-ply"), "2");
      assert.equal(await goOn.isVisible(), false);
      await tab.locator("[data-do=swap]").click();
      assert.deepEqual(await legal(tab), []);
      // A pit says whose turn it is, and the way on stays.
      await tryPit(tab, "C");
      assert.notEqual((await goOn.innerText()).trim(), "");
      await goOn.focus();
      await tab.keyboard.press("Enter");
      await untilMoves(tab, 3);
      assert.deepEqual((await movesMade(tab)).slice(0, 2), ["C", "a"]);
      assert.equal(await goOn.isVisible(), false);
      // The button is gone; the focus is on the board.
      assert.equal(await tab.evaluate(() => document.activeElement.closest("[data-pit]") !== null), true);
    }
    // The machine begins; its move taken back, it is its turn again.
    await tab.goto(FILES.address(game("ayoayo")));
    await openPlayer(tab);
    await tab.locator("[data-choice=opponent]").selectOption("1");
    await tab.locator("[data-do=swap]").click();
    await untilMoves(tab, 1);
    await tab.locator("[data-do=back]").click();
    assert.equal(await tab.locator(".player").getAttribute("data-ply"), "0");
    await goOn.click();
    await tab.waitForFunction(() => document.querySelector(".player").dataset.ply === "1", null, { timeout: 20000 });
    // At every ply of a game, for either side, there is a way on.
    await tab.goto(`${FILES.address(game("modiar"))}#play:moves=C.a.B.b`);
    await tab.reload();
    await tab.locator(".player.is-open").waitFor();
    await tab.locator("[data-choice=opponent]").selectOption("1");
    for (const side of ["north", "south"]) {
      for (const ply of [3, 2, 1]) {
        await tab.locator(".player-moves button").nth(ply - 1).click();
        await tab.locator("[data-choice=side]").selectOption(side);
        assert.notEqual((await legal(tab)).length > 0, await goOn.isVisible(), `${side}, ply ${ply}`);
      }
    }
  }));

test("an address with half a ply or a reading by an odd name plays what can be read", () =>
  inTab({}, FILES, async (tab) => {
    const open = async (fragment) => {
      await tab.goto(`${FILES.address(game("modiar"))}#play:${fragment}`);
      await tab.reload();
      await tab.locator(".player.is-open").waitFor();
    };
    for (const [ply, shown] of [["1.5", "1"], ["-3", "0"], ["Infinity", "2"], ["x", "0"]]) {
      await open(`moves=C.a&ply=${ply}`);
      assert.equal(await tab.locator(".player").getAttribute("data-ply"), shown, ply);
      assert.notEqual(await tab.locator(".player-heading").innerText(), "");
    }
    for (const pair of ["nope:nope", "first-move:constructor", "constructor:name", "toString:call", "first-move:__proto__"]) {
      await open(`moves=C&readings=${pair}`);
      assert.deepEqual(await movesMade(tab), ["C"], pair);
      assert.equal((await tab.locator(".player-notice").innerText()).trim(), "", pair);
      assert.equal(await tab.locator(".player-other-readings").isVisible(), false, pair);
    }
  }));

for (const [cause, prepare] of [
  ["there are no workers", (context) => context.addInitScript(() => delete window.Worker)],
  [
    "the host lets no such worker in",
    (context) =>
      context.route("**/*.html", async (route) => {
        const response = await route.fetch();
        await route.fulfill({
          response,
          headers: { ...response.headers(), "content-security-policy": "worker-src 'self'" },
        });
      }),
  ],
  [
    "the engine does not run in the worker",
    (context) =>
      context.addInitScript(() => {
        const Plain = window.Blob;
        const broken = "WebAssembly.instantiate = () => Promise.reject(new Error('not here'));";
        window.Blob = function (parts, options) {
          return new Plain([broken, ...parts], options);
        };
      }),
  ],
]) {
  test(`the machine moves all the same where ${cause}`, () =>
    inContext({ worker: false }, async (context) => {
      await prepare(context);
      const tab = await context.newPage();
      await tab.emulateMedia({ reducedMotion: "reduce" });
      await tab.goto(SERVED.address(game("modiar")));
      await openPlayer(tab);
      await tab.locator("[data-choice=opponent]").selectOption("3");
      await tab.locator('[data-pit="C"] .pit-touch').click();
      await untilMoves(tab, 2);
      await settled(tab);
      await tab.locator(".pit.is-legal .pit-touch").first().click();
      await untilMoves(tab, 4);
      assert.equal((await tab.locator(".player-notice").innerText()).trim(), "");
      assert.match(await tab.locator(".player-turn").innerText(), /^South to move/);
    }));
}

test("a position being set up stays when another reading is chosen, and when a button of the game is tried", () =>
  inTab({}, FILES, async (tab) => {
    await tab.goto(`${FILES.address(game("modiar"))}#play:moves=C.a`);
    await tab.locator(".player.is-open").waitFor();
    await unfold(tab, "set-up");
    await tab.locator("[data-do=empty]").click();
    await tab.locator('[data-pit="B"] .pit-touch').click();
    for (let times = 0; times < 5; times += 1) await tab.locator("[data-do=more]").click();
    const drafted = async () => [(await tab.evaluate(shown)).board, await fieldOf(tab, "seeds")];
    assert.deepEqual(await drafted(), ["0,5,0/0,0,0", "5"]);
    for (const name of ["first", "back", "forward", "last", "new"]) {
      await tab.locator(`[data-do=${name}]`).click({ force: true });
      assert.deepEqual(await drafted(), ["0,5,0/0,0,0", "5"], name);
    }
    await unfold(tab, "readings");
    await tab.locator("[data-part=readings] input:not([value=''])").first().check();
    assert.deepEqual(await drafted(), ["0,5,0/0,0,0", "5"]);
    assert.equal(await tab.locator("details[data-part=set-up]").getAttribute("open"), "");
    // Played from there, by that reading.
    await tab.locator("[data-do=use]").click();
    assert.match(await fieldOf(tab, "position"), /^0,5,0\/0,0,0 /);
    assert.match(await fieldOf(tab, "link"), /readings=\S+:\S+$/);
    await tab.locator("[data-do=new]").click();
    assert.equal((await tab.evaluate(shown)).board, "7,7,7/7,7,7");
  }));

for (const way of [FILES, SERVED]) {
  test(`opponent and side last when the page is loaded anew and in another language, and are not in the link, ${way.name}`, () =>
    inTab({}, way, async (tab, context) => {
      await tab.goto(way.address(game("ayoayo")));
      await openPlayer(tab);
      await tab.locator("[data-choice=opponent]").selectOption("2");
      await tab.locator("[data-do=swap]").click();
      await untilMoves(tab, 1);
      const made = await movesMade(tab);
      const seat = async (page) => [
        await page.locator("[data-choice=opponent]").inputValue(),
        await page.locator("[data-choice=side]").inputValue(),
        await below(page),
      ];
      const link = await fieldOf(tab, "link");
      await tab.reload();
      await tab.locator(".player.is-open").waitFor();
      assert.deepEqual(await seat(tab), ["2", "north", "north"]);
      assert.deepEqual(await movesMade(tab), made);
      await tab.locator('nav.languages a[hreflang="mn"]').click();
      await tab.waitForURL(/\/mn\//);
      await tab.locator(".player.is-open").waitFor();
      assert.deepEqual(await seat(tab), ["2", "north", "north"]);
      assert.deepEqual(await movesMade(tab), made);
      assert.deepEqual((await legal(tab)).filter((pit) => pit !== pit.toLowerCase()), []);
      // Who is sent the link opens the position alone; so does another game in this tab.
      const other = await context.newPage();
      await other.goto(link);
      await other.locator(".player.is-open").waitFor();
      assert.deepEqual(await seat(other), ["", "south", "south"]);
      assert.deepEqual(await movesMade(other), made);
      await tab.goto(way.address(game("modiar")) + new URL(link).hash);
      await tab.locator(".player.is-open").waitFor();
      assert.deepEqual(await seat(tab), ["", "south", "south"]);
    }));
}

test("a field of a position that holds no whole number says so, and nothing is played from it", () =>
  inTab({}, FILES, async (tab) => {
    for (const lang of site.LANGUAGES) {
      await tab.goto(FILES.address(game("modiar", lang)));
      await openPlayer(tab);
      await unfold(tab, "set-up");
      const fault = tab.locator("[data-fault=set-up]");
      const use = tab.locator("[data-do=use]");
      for (const name of ["seeds", "south", "north", "plies"]) {
        const field = tab.locator(`[data-field=${name}]`);
        for (const wrong of ["-5", "2.7", ""]) {
          await field.fill(wrong);
          const about = `${lang}, ${name}: ${wrong}`;
          assert.ok((await fault.innerText()).length > 10, about);
          assert.equal(await use.getAttribute("aria-disabled"), "true", about);
          assert.equal(await field.getAttribute("aria-invalid"), "true", about);
        }
        await field.fill("7");
        assert.equal(await fault.innerText(), "", name);
        assert.equal(await use.getAttribute("aria-disabled"), "false", name);
        assert.equal(await field.getAttribute("aria-invalid"), "false", name);
      }
    }
  }));

test("a number too great is called so, whatever it counts", () =>
  inTab({}, FILES, async (tab) => {
    for (const from of ["7,7,7/7,7,7_s_0-0_4294967296", "7,7,7/7,7,7_s_0-256_0", "7,7,7/7,7,256_s_0-0_0"]) {
      await tab.goto("about:blank");
      await tab.goto(`${FILES.address(game("modiar"))}#play:from=${from}`);
      await tab.locator(".player.is-open").waitFor();
      const said = await tab.locator(".player-notice").innerText();
      assert.match(said, /^Each number must be whole and not too great/, from);
    }
  }));

test("a pass by keyboard leaves the focus on the board", () =>
  inTab({}, FILES, async (tab) => {
    await tab.goto(`${FILES.address(game("tihbat"))}#play:from=0,0/1,1_s_13-13_4`);
    await tab.locator(".player.is-open").waitFor();
    await tab.locator("[data-do=pass]").focus();
    await tab.keyboard.press("Enter");
    assert.deepEqual(await movesMade(tab), ["-"]);
    assert.equal(await tab.evaluate(() => document.activeElement.closest("[data-pit]") !== null), true);
  }));

test("half a letter in a pasted text is no move, and nothing fails", () =>
  inTab({}, FILES, async (tab) => {
    await tab.goto(FILES.address(game("modiar")));
    await openPlayer(tab);
    await unfold(tab, "share");
    await tab.locator("[data-field=paste]").evaluate((field) => (field.value = `${String.fromCharCode(0xd800)} C`));
    await tab.locator("[data-do=paste]").click();
    assert.match(await tab.locator("[data-fault=paste]").innerText(), /is no move/);
    const selected = await tab.locator("[data-field=paste]").evaluate((field) => [field.selectionStart, field.selectionEnd]);
    assert.deepEqual(selected, [0, 1]);
  }));

test("an example says how things stand before its first move; its speed is chosen beside the slider", () =>
  inTab({ width: site.WIDTHS.phone, still: false }, FILES, async (tab) => {
    for (const lang of site.LANGUAGES) {
      await tab.goto(FILES.address(site.inLanguage(lang, "games/ayoayo/examples/skip-twice/index.html")));
      assert.match(await tab.locator(".player-words").innerText(), /A 23, B 8, C 0/);
      const middle = async (choice) => {
        const { y, height } = await tab.locator(`[data-choice=${choice}]`).boundingBox();
        return y + height / 2;
      };
      assert.ok(Math.abs((await middle("speed")) - (await middle("ply"))) < 6, lang);
      // Words that go on below fade there, and are whole at their end.
      const cover = await tab.locator(".player-words").evaluate((words) => getComputedStyle(words, "::after").position);
      assert.equal(cover, "sticky");
    }
  }));

test("the board turned round shows the same position from North's side", () =>
  inTab({}, FILES, async (tab) => {
    await tab.goto(`${FILES.address(game("ayoayo"))}#play:moves=A.b`);
    await tab.locator(".player.is-open").waitFor();
    const before = await tab.evaluate(shown);
    assert.equal(await below(tab), "south");
    await tab.locator("[data-do=turn]").click();
    assert.equal(await below(tab), "north");
    assert.deepEqual(await tab.evaluate(shown), before);
  }));

test("touch targets of the player are wide enough for a finger on a phone", () =>
  inTab({ width: 360 }, FILES, async (tab) => {
    for (const slug of slugs) {
      await tab.goto(FILES.address(game(slug)));
      await openPlayer(tab);
      const small = await tab.locator(".player .pit-touch, .player-button:visible").evaluateAll((targets) =>
        targets
          .map((target) => target.getBoundingClientRect())
          .filter(({ width, height }) => width > 0 && (width < 43.5 || height < 43.5))
          .map(({ width, height }) => `${width} × ${height}`),
      );
      assert.deepEqual(small, [], slug);
    }
  }));

test("without WebAssembly a sentence says so, and the page is whole", () =>
  inContext({}, async (context) => {
    await context.addInitScript(() => {
      delete window.WebAssembly;
    });
    const tab = await context.newPage();
    for (const lang of site.LANGUAGES) {
      await tab.goto(FILES.address(game("modiar", lang)));
      await tab.locator("[data-do=open]").click();
      assert.match(await tab.locator("[data-part=no-engine]").innerText(), /WebAssembly/);
      assert.equal(await tab.locator(".player .board").isVisible(), true);
    }
  }));

for (const way of [FILES, SERVED]) {
  test(`what cannot be loaded is told, and a second try plays, ${way.name}`, () =>
    inContext({ worker: false }, async (context) => {
      const tab = await context.newPage();
      for (const [missing, lang] of [["board", "en"], ["play", "sq"], ["engine", "mn"], ["texts.en", "en"]]) {
        const file = `**/assets/player/${missing}.js`;
        await tab.route(file, (route) => route.abort());
        await tab.goto(way.address(game("modiar", lang)));
        const failed = tab.locator("[data-part=engine-failed]");
        assert.equal(await failed.isVisible(), false);
        await tab.locator("[data-do=open]").click();
        await failed.waitFor();
        assert.equal(await failed.getAttribute("role"), "alert");
        assert.equal(await tab.locator("[data-part=loading]").isVisible(), false, missing);
        assert.equal(await tab.locator("[data-do=open]").isVisible(), true, missing);
        assert.equal(await tab.locator(".player-moves").isVisible(), false, missing);
        await tab.unroute(file);
        await openPlayer(tab);
        assert.equal(await failed.isVisible(), false, missing);
        await tab.locator('[data-pit="C"] .pit-touch').click();
        assert.deepEqual(await tab.locator(".player-moves button").allInnerTexts(), ["C"], missing);
      }
    }));
}

test("while it is loaded a sentence says so, and a second click asks for nothing more", () =>
  inTab({}, FILES, async (tab) => {
    let asked = 0;
    let letGo;
    const held = new Promise((resolve) => (letGo = resolve));
    await tab.route("**/assets/player/engine.js", async (route) => {
      asked += 1;
      await held;
      await route.continue();
    });
    await tab.goto(FILES.address(game("modiar")));
    await tab.locator("[data-do=open]").dblclick();
    await tab.locator("[data-part=loading]").waitFor();
    assert.equal(await tab.locator(".player.is-open").count(), 0);
    letGo();
    await tab.locator(".player.is-open").waitFor();
    assert.equal(await tab.locator("[data-part=loading]").isVisible(), false);
    assert.equal(asked, 1);
  }));

test("without scripts the board at the start is there and no button that would do nothing", () =>
  inTab({ scripts: false }, FILES, async (tab) => {
    for (const slug of slugs) {
      await tab.goto(FILES.address(game(slug)));
      assert.equal(await tab.locator(".player .board").isVisible(), true);
      assert.equal(await tab.locator(".player button:visible").count(), 0);
    }
  }));

test("it works under the pages' own policy, which lets nothing else in", () =>
  inContext({}, async (context) => {
    const tab = await context.newPage();
    const faults = site.watch(tab, SERVED.address(""));
    await tab.goto(SERVED.address(game("modiar")));
    const policy = await tab.locator('meta[http-equiv="Content-Security-Policy"]').getAttribute("content");
    assert.match(policy, /^default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self';/);
    const letIn = await tab.evaluate(() => {
      const script = document.createElement("script");
      script.textContent = "window.letIn = true";
      document.head.append(script);
      return window.letIn === true;
    });
    assert.equal(letIn, false);
    assert.equal(faults.splice(0).length, 1, "the breach is told on the console");
    await openPlayer(tab);
    await tab.locator("[data-choice=opponent]").selectOption("2");
    await tab.locator('[data-pit="C"] .pit-touch').click();
    await tab.waitForFunction(() => document.querySelectorAll(".player-moves button").length === 2, null, { timeout: 20000 });
    await tab.goto(SERVED.address("games/modiar/examples/whole-game/index.html"));
    await tab.locator("[data-do=forward]").click();
    assert.deepEqual(faults, []);
  }));
