// What tests of pages share: one browser, the ways to reach the site, and tabs
// that are closed whatever becomes of the test.

import { after, before } from "node:test";
import * as site from "./site.mjs";

let browser;
let server;

before(async () => {
  browser = await site.launch();
  server = await site.serve();
});

after(async () => {
  await browser?.close();
  await server?.close();
});

export const FILES = { name: "from files", address: site.fileAddress };
export const SERVED = { name: "from a sub-folder", address: (file) => server.address(file) };
export const WAYS = [FILES, SERVED];

/** Runs `walk` in a context of its own: its width, its theme, with scripts or without. */
export async function inContext(options, walk) {
  const context = await site.context(browser, options);
  try {
    return await walk(context);
  } finally {
    await context.close();
  }
}

/** Runs `walk` in a tab of its own. */
export const inTab = (options, walk) =>
  inContext(options, async (context) => walk(await context.newPage(), context));
