// The service worker: what was read once can be read again without a network,
// and the whole archive if the reader asks for it. Above this stand VERSION, of
// these very files, and FIRST, what is kept from the first visit on.
//
// The network comes first, so that nobody reads an old page while a new one can
// be had; what is kept answers when the network does not, or not soon.

const OURS = "sowbook " + self.registration.scope;
const KEPT = OURS + " " + VERSION;
const PATIENCE = 3000;
const AT_ONCE = 16;

const inScope = (file) => new URL(file, self.registration.scope).href;

// Each version keeps its own, so that pages of two never stand side by side. It
// takes over when it has all that the last one kept; if something cannot be had, the
// last one stays as it is, and the next visit goes on from here.
self.addEventListener("install", (event) => {
  event.waitUntil(bringOver().then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(leaveOthers().then(() => self.clients.claim()));
});

async function bringOver() {
  const kept = await caches.open(KEPT);
  const first = await Promise.all(FIRST.map((file) => keep(kept, inScope(file))));
  if (first.includes(false)) {
    throw new Error("what every visit needs is not there");
  }
  const asked = new Set((await kept.keys()).map((request) => request.url));
  for (;;) {
    // Meanwhile the reader may have read on.
    const missing = (await keptByOthers()).filter((address) => !asked.has(address));
    if (missing.length === 0) {
      return;
    }
    for (const some of inPieces(missing)) {
      // What this version does not have is left behind.
      await Promise.all(some.map((address) => keep(kept, address)));
      some.forEach((address) => asked.add(address));
    }
  }
}

async function others() {
  // An address has no spaces; one may begin with another.
  return (await caches.keys()).filter((name) => name !== KEPT && (name + " ").startsWith(OURS + " "));
}

async function keptByOthers() {
  const addresses = new Set();
  for (const name of await others()) {
    for (const request of await (await caches.open(name)).keys()) {
      addresses.add(request.url);
    }
  }
  return [...addresses];
}

async function leaveOthers() {
  await Promise.all((await others()).map((name) => caches.delete(name)));
}

function inPieces(addresses) {
  const pieces = [];
  for (let from = 0; from < addresses.length; from += AT_ONCE) {
    pieces.push(addresses.slice(from, from + AT_ONCE));
  }
  return pieces;
}

// Fetches a file and keeps it, and says whether there is one; fails where it may be
// had another time.
async function keep(kept, address) {
  const answer = await fetch(address, { cache: "no-cache" });
  if (answer.status === 429 || answer.status >= 500) {
    throw new Error(`${answer.status}: ${address}`);
  }
  if (isWhole(answer)) {
    // Where a host leads from a folder's index to the folder, the answer says so,
    // and no browser would take it for the page.
    await kept.put(address, new Response(answer.body, answer));
  }
  return isWhole(answer);
}

// Neither a fault nor a part of a file.
function isWhole(answer) {
  return answer.status === 200 && answer.type === "basic";
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method === "GET" && request.url.startsWith(self.registration.scope)) {
    event.respondWith(answerTo(event));
  }
});

async function answerTo(event) {
  const { request } = event;
  const kept = await caches.open(KEPT);
  const asked = fetch(request).then((answer) => {
    if (isWhole(answer)) {
      event.waitUntil(kept.put(plain(request.url), answer.clone()));
    }
    return answer;
  });
  const waited = new Promise((resolve) => setTimeout(resolve, PATIENCE));
  try {
    const answer = await Promise.race([asked, waited]);
    if (answer) {
      return answer;
    }
  } catch {
    // There is no network.
  }
  const old = await kept.match(plain(request.url));
  if (old) {
    asked.catch(() => {});
    return old;
  }
  try {
    return await asked;
  } catch (error) {
    if (request.mode === "navigate") {
      // To where it stands, so that its ways lead from there.
      return Response.redirect(inScope("offline.html"));
    }
    throw error;
  }
}

// A page is the same whatever is asked of it, and a folder is its index.
function plain(address) {
  const url = new URL(address);
  url.search = "";
  url.hash = "";
  if (url.pathname.endsWith("/")) {
    url.pathname += "index.html";
  }
  return url.href;
}

// A page asks for the whole archive: each file is fetched unless it is there.
self.addEventListener("message", (event) => {
  if (event.data === "keep everything") {
    event.waitUntil(keepEverything(event.source));
  }
});

async function keepEverything(page) {
  try {
    const kept = await caches.open(KEPT);
    const list = await fetch(inScope("assets/files.json"), { cache: "no-cache" });
    const files = await list.json();
    const there = new Set((await kept.keys()).map((request) => request.url));
    const missing = files.map(inScope).filter((address) => !there.has(address));
    let done = files.length - missing.length;
    let failed = 0;
    for (const some of inPieces(missing)) {
      const had = await Promise.all(some.map((address) => keep(kept, address).catch(() => false)));
      failed += had.filter((one) => !one).length;
      done += some.length;
      page.postMessage({ done, all: files.length, failed });
    }
    page.postMessage({ done, all: files.length, failed, over: true });
  } catch {
    page.postMessage({ failed: 1, over: true });
  }
}
