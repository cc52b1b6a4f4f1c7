// Under `sowbook serve` alone: reloads the page when the site was made again, and
// shows what is wrong with the archive until it is mended.
//
// Asks the server how things stand, which answers when something has changed. Only
// pages that can be seen ask: browsers keep few connections to one host.

(() => {
  "use strict";
  const own = document.currentScript.dataset.site;
  const AGAIN_AFTER = 1000;
  let known = "";
  let question = null;

  function show(faults) {
    let box = document.getElementById("sowbook-faults");
    if (faults === "") {
      box?.remove();
      return;
    }
    if (!box) {
      const style = document.createElement("link");
      style.rel = "stylesheet";
      style.href = "/sowbook-reload.css";
      document.head.append(style);
      box = document.createElement("pre");
      box.id = "sowbook-faults";
      box.lang = "en";
      box.dir = "ltr";
      box.tabIndex = 0;
      box.setAttribute("role", "alert");
      document.body.append(box);
    }
    if (box.textContent !== faults) {
      box.textContent = faults;
    }
  }

  async function ask() {
    question = new AbortController();
    const { signal } = question;
    while (!signal.aborted) {
      try {
        const answer = await fetch(`/sowbook-state?known=${known}`, { signal });
        const standing = await answer.json();
        known = standing.number;
        if (standing.site !== own) {
          location.reload();
          return;
        }
        show(standing.faults);
      } catch {
        // Nobody answers: the server is gone, or the page is no longer looked at.
        await new Promise((later) => setTimeout(later, AGAIN_AFTER));
      }
    }
  }

  function askIfSeen() {
    question?.abort();
    question = null;
    if (document.visibilityState === "visible") {
      ask();
    }
  }

  document.addEventListener("visibilitychange", askIfSeen);
  addEventListener("pagehide", () => question?.abort());
  addEventListener("pageshow", (event) => event.persisted && askIfSeen());
  askIfSeen();
})();
