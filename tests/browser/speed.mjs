// How long a reader waits from the first touch of the search to its first
// results, in milliseconds: what is to be searched is loaded and indexed in that
// time. From files, each time on a page opened anew; the middle of so many runs.

import * as site from "./site.mjs";

const RUNS = 15;

const browser = await site.launch();
const context = await site.context(browser, {});
const tab = await context.newPage();
// Notes when the engine of the search is asked to index, and when it is done.
await tab.addInitScript(() => {
  let engine;
  Object.defineProperty(window, "MiniSearch", {
    get: () => engine,
    set(made) {
      const add = made.prototype.addAllAsync;
      made.prototype.addAllAsync = function (...given) {
        const start = performance.now();
        return add.apply(this, given).then(() => {
          window.indexedIn = performance.now() - start;
        });
      };
      engine = made;
    },
  });
});
const times = [];
const indexing = [];
for (let run = 0; run < RUNS; run += 1) {
  await tab.goto(site.fileAddress("search/index.html"));
  times.push(
    await tab.evaluate(
      () =>
        new Promise((resolve) => {
          const field = document.querySelector("main input[type=search]");
          const start = performance.now();
          const watcher = new MutationObserver(() => {
            if (document.querySelector("main .results li")) {
              watcher.disconnect();
              resolve(performance.now() - start);
            }
          });
          watcher.observe(document.querySelector("main"), { childList: true, subtree: true });
          field.value = "sow";
          field.focus();
          field.dispatchEvent(new InputEvent("input", { bubbles: true }));
        }),
    ),
  );
  indexing.push(await tab.evaluate(() => window.indexedIn));
}
await browser.close();

function told(figures) {
  figures.sort((one, other) => one - other);
  const at = (share) => Math.round(figures[Math.floor(share * (figures.length - 1))]);
  return `${at(0.5)} ms (${at(0)} to ${at(1)} in ${RUNS} runs)`;
}
console.log(`first results after ${told(times)}, of which indexing ${told(indexing)}`);
