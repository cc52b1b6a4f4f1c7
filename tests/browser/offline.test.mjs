// Without a network: what was read is there, the rest says so, and the whole
// archive is there for whoever kept it.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import path from "node:path";
import { test } from "node:test";
import * as site from "./site.mjs";
import { SERVED, inContext } from "./stage.mjs";

const GAME = "games/modiar/index.html";
const OTHER = "games/ayoayo/index.html";

const GLOSSARY = "glossary/index.html";
const PEOPLE = "people/index.html";

/** Runs `walk` in a tab where the worker is at work. */
const withWorker = (walk, address = SERVED.address) =>
  inContext({}, async (context) => {
    const tab = await context.newPage();
    await tab.goto(address("index.html"));
    await tab.evaluate(() => navigator.serviceWorker.ready);
    await tab.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await walk(tab, context);
  });

/** The same with a host of its own, where `instead` may answer: see `site.serve`. */
async function withHost(instead, walk) {
  const server = await site.serve(instead);
  try {
    await withWorker((tab, context) => walk(tab, context, server.address), server.address);
  } finally {
    await server.close();
  }
}

const read = (file) => readFileSync(path.join(site.folder, file), "utf8");

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

test("what could not be kept is told, and asked for again", async () => {
  let fails = true;
  const instead = (file) => {
    if (file === "assets/files.json") {
      return { body: JSON.stringify(["index.html", GAME, OTHER]) };
    }
    return file === OTHER && fails ? { status: 500 } : undefined;
  };
  await withHost(instead, async (tab, context, address) => {
    const keep = async (said) => {
      await tab.goto(address("data/index.html"));
      await tab.locator("#keeping button").click();
      await tab.locator("#keeping button:enabled").waitFor();
      const told = await tab.locator("#keeping [role=status]").innerText();
      assert.equal(told, await tab.locator("#keeping").getAttribute(said));
    };
    await keep("data-failed");
    await context.setOffline(true);
    await tab.goto(address(GAME));
    assert.equal(tab.url(), address(GAME));
    await tab.goto(address(OTHER));
    assert.equal(tab.url(), address("offline.html"));
    await context.setOffline(false);
    fails = false;
    await keep("data-kept");
    await context.setOffline(true);
    await tab.goto(address(OTHER));
    assert.equal(tab.url(), address(OTHER));
  });
});

test("a part of a file is not kept for the whole", async () => {
  const instead = (file, request) =>
    request.headers.range && { status: 206, headers: { "content-range": "bytes 0-9/99" }, body: "0123456789" };
  await withHost(instead, async (tab, context, address) => {
    const [worker] = context.serviceWorkers();
    await worker.evaluate(() => {
      self.faults = [];
      self.addEventListener("unhandledrejection", (event) => self.faults.push(String(event.reason)));
    });
    const part = await tab.evaluate(async (page) => {
      const answer = await fetch(page, { headers: { range: "bytes=0-9" } });
      return answer.text();
    }, address(GLOSSARY));
    assert.equal(part, "0123456789");
    await context.setOffline(true);
    await tab.goto(address(GLOSSARY));
    assert.equal(tab.url(), address("offline.html"));
    assert.deepEqual(await worker.evaluate(() => self.faults), []);
  });
});

/** A host with a newer version from when `isNewer` is set: pages say so, and one is gone. */
function newerVersion() {
  const host = { isNewer: false, faulty: [] };
  host.instead = (file) => {
    if (!host.isNewer) {
      return undefined;
    }
    if (host.faulty.includes(file)) {
      return { status: 503 };
    }
    if (file === PEOPLE) {
      return { status: 404 };
    }
    if (file === "sw.js") {
      return { body: read(file).replace(/const VERSION = "/, "$&newer") };
    }
    return file.endsWith(".html") ? { body: read(file).replace("</h1>", " (newer)</h1>") } : undefined;
  };
  return host;
}

/** Calls `publish`, and has the browser look for a newer worker; says what becomes of it. */
async function update(tab, publish) {
  await tab.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    window.newer = new Promise((resolve) => {
      registration.addEventListener("updatefound", () => resolve(registration.installing), { once: true });
    });
  });
  await publish();
  return tab.evaluate(async () => {
    await (await navigator.serviceWorker.ready).update();
    const worker = await window.newer;
    while (!["activated", "redundant"].includes(worker.state)) {
      await new Promise((resolve) => worker.addEventListener("statechange", resolve, { once: true }));
    }
    return worker.state;
  });
}

/** Whether pages read without a network are of the newer version, one by one. */
async function areNewer(tab, context, address, files) {
  await context.setOffline(true);
  const found = [];
  for (const file of files) {
    await tab.goto(address(file));
    assert.equal(tab.url(), address(file));
    found.push((await tab.locator("h1").innerText()).endsWith("(newer)"));
  }
  return found;
}

test("a newer version has all that was kept of the last, and nothing else", async () => {
  const host = newerVersion();
  await withHost(host.instead, async (tab, context, address) => {
    for (const file of [PEOPLE, GLOSSARY]) {
      await tab.goto(address(file));
    }
    // What another archive keeps, in a folder of this one's, is not touched.
    const another = `sowbook ${address("another/")} 1`;
    await tab.evaluate((name) => caches.open(name), another);
    const became = await update(tab, () => {
      host.isNewer = true;
      host.faulty = ["assets/files.json"];
    });
    assert.equal(became, "activated");
    const names = await tab.evaluate(() => caches.keys());
    assert.equal(names.length, 2, "the last one's is let go");
    assert.ok(names.includes(another));
    assert.deepEqual(await areNewer(tab, context, address, ["index.html", GLOSSARY]), [true, true]);
    await tab.goto(address(PEOPLE));
    assert.equal(tab.url(), address("offline.html"));
  });
});

test("what is read while a newer version is fetched is kept with it", async () => {
  const host = newerVersion();
  let go;
  const held = new Promise((resolve) => (go = resolve));
  let isAsked;
  const asked = new Promise((resolve) => (isAsked = resolve));
  const instead = async (file) => {
    if (host.isNewer && file === GLOSSARY) {
      isAsked();
      await held;
    }
    return host.instead(file);
  };
  await withHost(instead, async (tab, context, address) => {
    await tab.goto(address(GLOSSARY));
    const became = update(tab, () => {
      host.isNewer = true;
    });
    await asked;
    const other = await context.newPage();
    await other.goto(address(GAME));
    go();
    assert.equal(await became, "activated");
    assert.deepEqual(await areNewer(tab, context, address, [GLOSSARY, GAME]), [true, true]);
  });
});

test("a newer version that cannot be had whole leaves the last as it is", async () => {
  const host = newerVersion();
  const both = ["index.html", GLOSSARY];
  await withHost(host.instead, async (tab, context, address) => {
    await tab.goto(address(GLOSSARY));
    const became = await update(tab, () => {
      host.isNewer = true;
      host.faulty = [GLOSSARY];
    });
    assert.deepEqual(await areNewer(tab, context, address, both), [false, false]);
    assert.equal(became, "redundant");
    // The next visit goes on from there.
    host.faulty = [];
    assert.equal(await update(tab, () => context.setOffline(false)), "activated");
    assert.deepEqual(await areNewer(tab, context, address, both), [true, true]);
  });
});

test("a host may lead from a folder's index to the folder", () =>
  withHost(
    (file) => {
      if (file.endsWith("/index.html")) {
        return { status: 308, headers: { location: `/some/where/${file.slice(0, -"index.html".length)}` } };
      }
      if (file.endsWith("/")) {
        return { headers: { "content-type": "text/html" }, body: read(`${file}index.html`) };
      }
      return undefined;
    },
    async (tab, context, address) => {
      await tab.goto(address(GAME));
      assert.equal(tab.url(), address("games/modiar/"));
      await context.setOffline(true);
      // Kept from the first visit on, and read.
      for (const [file, words] of [
        ["sq/index.html", "Lojërat"],
        [GAME, "Modiar"],
        ["games/modiar/", "Modiar"],
      ]) {
        await tab.goto(address(file));
        assert.ok((await tab.locator("main").innerText()).includes(words), file);
      }
    },
  ));

test("where the browser refuses the worker, the button says that nothing is kept", () =>
  inContext({}, async (context) => {
    const tab = await context.newPage();
    await tab.addInitScript(() => {
      navigator.serviceWorker.register = () => Promise.reject(new Error("refused"));
    });
    await tab.goto(SERVED.address("data/index.html"));
    await tab.locator("#keeping button").click();
    const status = tab.locator("#keeping [role=status]");
    await status.filter({ hasText: /\S/ }).waitFor();
    assert.equal(await status.innerText(), await tab.locator("#keeping").getAttribute("data-failed"));
    assert.ok(await tab.locator("#keeping button").isEnabled());
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
