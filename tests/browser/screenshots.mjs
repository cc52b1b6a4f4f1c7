// Pictures of each kind of page, in each language, wide and narrow, light and
// dark, for people to look at: into target/screenshots, or the folder given. The
// player as it is opened, and at play with each of its parts unfolded, besides.

import { mkdirSync } from "node:fs";
import path from "node:path";
import * as site from "./site.mjs";

const target = path.resolve(process.argv[2] ?? path.join(site.repository, "target/screenshots"));
mkdirSync(target, { recursive: true });

const browser = await site.launch();
let count = 0;

/** What can be unfolded; the board is set up last, for its fields take the words' place. */
const PARTS = ["readings", "share", "set-up"];

async function takePlayer(tab, take) {
  for (const { file, lang } of site.pages.filter(({ kind }) => kind === "game")) {
    const name = `${file.split("/").at(-2)}-player`;
    await tab.goto(site.fileAddress(file));
    await tab.locator("[data-do=open]").click();
    await tab.locator(".player.is-open").waitFor();
    await take(`${name}.${lang}`);
    for (let moves = 0; moves < 3; moves += 1) {
      await tab.locator(".pit.is-legal .pit-touch").first().click();
      await tab.locator(".player:not([data-moving])").waitFor();
    }
    await take(`${name}-played.${lang}`);
    for (const part of PARTS) {
      await tab.locator(`details[data-part=${part}] > summary`).click();
      await take(`${name}-${part}.${lang}`);
    }
  }
}

for (const [size, width] of Object.entries(site.WIDTHS)) {
  for (const theme of site.THEMES) {
    const context = await site.context(browser, { width, theme });
    const tab = await context.newPage();
    await tab.emulateMedia({ reducedMotion: "reduce" });
    const take = async (name, part) => {
      const how = { path: path.join(target, `${name}.${size}.${theme}.png`) };
      await (part ? part.screenshot(how) : tab.screenshot({ ...how, fullPage: true }));
      count += 1;
    };
    for (const { file, lang, place } of site.samples) {
      const name = place.replace(/\/?index\.html$/, "").replaceAll("/", "-") || "catalogue";
      await tab.goto(site.fileAddress(file));
      await take(`${name}.${lang}`);
    }
    await takePlayer(tab, (name) => take(name, tab.locator(".player")));
    await context.close();
  }
}
await browser.close();
console.log(`${count} pictures in ${target}`);
