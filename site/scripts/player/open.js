// Opens the player of a game's page. What it takes to play is loaded when a reader
// asks for it, by the button or by an address that holds a game, and not before.
(function () {
  "use strict";

  const section = document.querySelector("[data-player=play]");
  const part = (name) => section.querySelector(`[data-part=${name}]`);
  const scripts = new Map();
  let opening = false;

  // A script is loaded as files can be: by an element, not by a request. One that
  // could not be had is asked for again the next time.
  function load(address) {
    if (!scripts.has(address)) {
      const loaded = new Promise((resolve, reject) => {
        const script = document.createElement("script");
        script.src = address;
        script.addEventListener("load", resolve);
        script.addEventListener("error", () => {
          script.remove();
          scripts.delete(address);
          reject(new Error(`${address} cannot be loaded`));
        });
        document.head.append(script);
      });
      scripts.set(address, loaded);
    }
    return scripts.get(address);
  }

  async function open() {
    if (opening) {
      return;
    }
    if (typeof WebAssembly !== "object") {
      part("no-engine").hidden = false;
      return;
    }
    opening = true;
    part("engine-failed").hidden = true;
    part("loading").hidden = false;
    try {
      await Promise.all(section.dataset.scripts.split(" ").map(load));
      await window.sowbookPlayer.play(section);
    } catch (error) {
      part("engine-failed").hidden = false;
      opening = false;
    }
    part("loading").hidden = true;
  }

  function openIfAsked() {
    if (window.location.hash.startsWith("#play:")) {
      open();
    }
  }

  section.querySelector("[data-do=open]").addEventListener("click", open);
  window.addEventListener("hashchange", openIfAsked);
  openIfAsked();
})();
