// Under `sowbook serve` in the place of the site's service worker: pages change all
// the time, so none is kept. One that was installed before goes.

addEventListener("install", () => skipWaiting());
addEventListener("activate", (event) => event.waitUntil(registration.unregister()));
