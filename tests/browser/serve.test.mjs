// `sowbook serve` in a real browser: the page reloads by itself, faults stand on it
// until they are mended. The program is `target/release/sowbook` unless SOWBOOK names
// another.

import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";
import { test } from "node:test";
import { inTab } from "./stage.mjs";
import { repository, watch } from "./site.mjs";

const program = process.env.SOWBOOK ?? path.join(repository, "target/release/sowbook");

/** Serves a copy of the archive while `walk` runs. */
async function whileServed(walk) {
  const folder = mkdtempSync(path.join(tmpdir(), "sowbook-"));
  cpSync(path.join(repository, "sources"), path.join(folder, "sources"), { recursive: true });
  const server = spawn(program, ["serve", "--port", "0"], {
    cwd: folder,
    stdio: ["ignore", "pipe", "ignore"],
  });
  try {
    const [address] = await new Promise((resolve, reject) => {
      createInterface(server.stdout).once("line", (line) => resolve([line]));
      server.once("error", reject);
      server.once("exit", (code) => reject(new Error(`the server ended with ${code}`)));
    });
    await walk({ address, record: path.join(folder, "sources/games/modiar/game.yaml") });
  } finally {
    server.kill();
    rmSync(folder, { recursive: true, force: true });
  }
}

test("an edit reloads the page where it is, a fault is shown until it is mended", () =>
  whileServed(({ address, record }) =>
    inTab({}, async (tab) => {
      const faults = watch(tab, address);
      const edit = (from, to) => {
        const old = readFileSync(record, "utf8");
        assert.ok(old.includes(from), from);
        writeFileSync(record, old.replace(from, to));
      };
      await tab.goto(`${address}games/modiar/`);
      const shown = tab.locator("#sowbook-faults");
      assert.equal(await shown.count(), 0);
      await tab.evaluate(() => scrollTo(0, 700));
      const scrolled = await tab.evaluate(() => scrollY);
      assert.ok(scrolled > 0);

      // The first name of the game, its title.
      edit("text: Modiar", "text: Modiar again");
      await tab.locator("h1", { hasText: "Modiar again" }).waitFor();
      await tab.waitForFunction((y) => scrollY === y, scrolled);

      edit("glosses:\n", "glosses: [ # <b>\n");
      await shown.waitFor();
      assert.match(await shown.innerText(), /sources\/games\/modiar\/game\.yaml:\d+:\d+/);
      assert.equal(await shown.locator("b").count(), 0);
      assert.equal(await shown.getAttribute("role"), "alert");
      assert.equal(await tab.locator("h1").innerText(), "Modiar again");

      edit("glosses: [ # <b>\n", "glosses:\n");
      await shown.waitFor({ state: "detached" });
      assert.deepEqual(faults, []);
    }),
  ));
