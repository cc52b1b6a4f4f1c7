// Pictures of each kind of page, in each language, wide and narrow, light and
// dark, for people to look at: into target/screenshots, or the folder given.

import { mkdirSync } from "node:fs";
import path from "node:path";
import * as site from "./site.mjs";

const target = path.resolve(process.argv[2] ?? path.join(site.repository, "target/screenshots"));
mkdirSync(target, { recursive: true });

const browser = await site.launch();
let count = 0;
for (const [size, width] of Object.entries(site.WIDTHS)) {
  for (const theme of site.THEMES) {
    const context = await site.context(browser, { width, theme });
    const tab = await context.newPage();
    for (const { file, lang, place } of site.samples) {
      const name = place.replace(/\/?index\.html$/, "").replaceAll("/", "-") || "catalogue";
      await tab.goto(site.fileAddress(file));
      await tab.screenshot({ path: path.join(target, `${name}.${lang}.${size}.${theme}.png`), fullPage: true });
      count += 1;
    }
    await context.close();
  }
}
await browser.close();
console.log(`${count} pictures in ${target}`);
