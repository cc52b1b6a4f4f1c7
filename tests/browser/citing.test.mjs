// Copying a citation, and pages that have moved: what the site's script adds.

import assert from "node:assert/strict";
import { test } from "node:test";
import * as site from "./site.mjs";
import { SERVED, WAYS, inTab } from "./stage.mjs";

const STATEMENT = "games/modiar/statements/sq.capture.2/index.html";
const WORDS =
  "“Përjashtimi i lëvizjes së parë: Në lëvizjen e parë të lojës, çdo kapje e mundshme humbet " +
  "dhe gurët mbeten në tabelë.”";

/** What was copied: as a reader would see it, put into a field of the page. */
async function pasted(tab) {
  await tab.evaluate(() => {
    const field = document.createElement("textarea");
    field.id = "pasted";
    document.body.append(field);
    field.focus();
  });
  await tab.keyboard.press("Control+V");
  return tab.locator("#pasted").inputValue();
}

for (const way of WAYS) {
  for (const clipboard of [true, false]) {
    const how = clipboard ? "through the clipboard" : "where the clipboard is closed";
    test(`a citation is copied ${how}, ${way.name}`, () =>
      inTab({}, async (tab, context) => {
        if (clipboard) {
          await context.grantPermissions(["clipboard-read", "clipboard-write"]);
        } else {
          await tab.addInitScript(() => {
            Object.defineProperty(navigator, "clipboard", { value: undefined });
          });
        }
        await tab.goto(way.address(STATEMENT));
        const status = tab.locator(".citing [role=status]");
        assert.equal(await status.innerText(), "");
        await tab.getByRole("button", { name: "Copy: APA" }).click();
        await tab.waitForFunction(() => document.querySelector(".copy-status").textContent !== "");
        assert.equal(await status.innerText(), "Copied.");
        const text = await pasted(tab);
        assert.ok(text.startsWith("Modiar, statement sq:capture.2. (2026). In "), text);
        assert.ok(text.includes(WORDS), text);

        await tab.locator("summary", { hasText: "BibTeX" }).click();
        await tab.getByRole("button", { name: "Copy: BibTeX" }).press("Enter");
        await tab.waitForTimeout(200);
        await tab.evaluate(() => document.querySelector("#pasted").remove());
        const entry = await pasted(tab);
        assert.ok(entry.startsWith("@incollection{sowbook-modiar-sq-capture-2,"), entry);
      }));
  }
}

test("without scripts there is no button that does nothing", () =>
  inTab({ scripts: false }, async (tab) => {
    await tab.goto(site.fileAddress(STATEMENT));
    assert.equal(await tab.locator("main button:visible").count(), 0);
    assert.ok(await tab.locator("#cite-apa").isVisible());
  }));

test("a page that has moved leads on to the same place", () =>
  inTab({}, async (tab) => {
    const former = SERVED.address("games/former/index.html");
    await tab.route(former, (route) =>
      route.fulfill({
        contentType: "text/html; charset=utf-8",
        body: `<!DOCTYPE html><html lang="en"><head><title>Modiar</title>
<meta http-equiv="refresh" content="0; url=../modiar/index.html">
<script src="../../assets/site.js" defer></script></head>
<body><a href="../modiar/index.html" data-moved>To where it is now</a></body></html>`,
      }),
    );
    await tab.goto(`${former}#sq:capture.2`, { waitUntil: "commit" });
    await tab.waitForURL(/modiar/);
    assert.equal(tab.url(), `${SERVED.address("games/modiar/index.html")}#sq:capture.2`);
  }));
