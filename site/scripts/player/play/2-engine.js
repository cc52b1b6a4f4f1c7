// The engine: asked here at once, and in a worker for what takes time. The one
// implementation of the rules is in it.
(function (player) {
  "use strict";

  // Also the worker's: it must not use anything from outside itself.
  function startEngine(bytes) {
    return WebAssembly.instantiate(bytes, {}).then(({ instance }) => {
      const { memory, reserve, release, ask } = instance.exports;
      return (request) => {
        const text = new TextEncoder().encode(JSON.stringify(request));
        const asked = reserve(text.length);
        new Uint8Array(memory.buffer, asked, text.length).set(text);
        const answer = ask(asked, text.length);
        release(asked, text.length);
        const length = new DataView(memory.buffer).getUint32(answer, true);
        const told = new TextDecoder().decode(new Uint8Array(memory.buffer, answer + 4, length));
        release(answer, 4 + length);
        return JSON.parse(told);
      };
    });
  }

  // Runs in the worker.
  function work(start) {
    let engine = null;
    self.onmessage = ({ data }) => {
      if (data.bytes) {
        engine = start(data.bytes);
        return;
      }
      engine
        .then((ask) => self.postMessage({ id: data.id, answer: ask(data.request) }))
        .catch(() => self.postMessage({ id: data.id, failed: true }));
    };
  }

  function makeWorker(bytes) {
    const source = `(${work})(${startEngine});`;
    const address = URL.createObjectURL(new Blob([source], { type: "text/javascript" }));
    const worker = new Worker(address);
    worker.postMessage({ bytes });
    return worker;
  }

  async function makeEngine() {
    const bytes = Uint8Array.from(atob(window.sowbookEngine), (letter) => letter.charCodeAt(0));
    const ask = await startEngine(bytes);
    const waiting = new Map();
    let worker = null;
    let count = 0;

    function askWorker(request) {
      if (!worker) {
        worker = makeWorker(bytes);
        worker.addEventListener("message", ({ data }) => {
          const { resolve, reject } = waiting.get(data.id);
          waiting.delete(data.id);
          if (data.failed) {
            reject(new Error("the engine has failed in the worker"));
          } else {
            resolve(data.answer);
          }
        });
        worker.addEventListener("error", () => {
          waiting.forEach(({ reject }) => reject(new Error("the worker has failed")));
          waiting.clear();
          worker = null;
        });
      }
      count += 1;
      const id = count;
      return new Promise((resolve, reject) => {
        waiting.set(id, { resolve, reject });
        worker.postMessage({ id, request });
      });
    }

    // Asks in the worker, so that the page answers meanwhile. Where a worker cannot
    // be made, or the engine does not run in it, the page itself has to wait.
    async function askLater(request) {
      try {
        return await askWorker(request);
      } catch (error) {
        return ask(request);
      }
    }

    return { ask, askLater };
  }

  player.makeEngine = makeEngine;
})(window.sowbookPlayer);
