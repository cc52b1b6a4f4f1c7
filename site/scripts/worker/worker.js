// The service worker: what was read once can be read again without a network,
// and the whole archive if the reader asks for it. Above this stand VERSION, of
// these very files, and FIRST, what is kept from the first visit on.
//
// The network comes first, so that nobody reads an old page while a new one can
// be had; what is kept answers when the network does not, or not soon.

const KEPT = "sowbook " + self.registration.scope;
const PATIENCE = 3000;

const inScope = (file) => new URL(file, self.registration.scope).href;

self.addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(KEPT)
      .then((kept) => kept.addAll(FIRST.map((file) => new Request(inScope(file), { cache: "reload" }))))
      .then(() => self.skipWaiting()),
  );
});

// What this version no longer has is let go, and what is kept is fetched anew:
// pages of two versions never stand side by side.
self.addEventListener("activate", (event) => {
  event.waitUntil(refresh().then(() => self.clients.claim()));
});

async function refresh() {
  const kept = await caches.open(KEPT);
  const files = new Set((await allFiles()).map(inScope));
  for (const request of await kept.keys()) {
    if (!files.has(request.url)) {
      await kept.delete(request);
    } else if (!FIRST.map(inScope).includes(request.url)) {
      await keep(kept, request.url).catch(() => {});
    }
  }
}

async function allFiles() {
  const answer = await fetch(inScope("assets/files.json"), { cache: "no-cache" });
  return answer.json();
}

async function keep(kept, address) {
  const answer = await fetch(address, { cache: "no-cache" });
  if (answer.ok) {
    await kept.put(address, answer);
  }
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
    if (answer.ok && answer.type === "basic") {
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
    const files = await allFiles();
    const there = new Set((await kept.keys()).map((request) => request.url));
    const missing = files.map(inScope).filter((address) => !there.has(address));
    let done = files.length - missing.length;
    let failed = 0;
    while (missing.length > 0) {
      const some = missing.splice(0, 16);
      await Promise.all(some.map((address) => keep(kept, address).catch(() => (failed += 1))));
      done += some.length;
      page.postMessage({ done, all: files.length, failed });
    }
    page.postMessage({ done, all: files.length, failed, over: true });
  } catch {
    page.postMessage({ failed: 1, over: true });
  }
}
