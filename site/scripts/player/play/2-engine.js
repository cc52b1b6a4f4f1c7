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
      engine.then((ask) => self.postMessage({ id: data.id, answer: ask(data.request) }));
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

    // Asks in the worker; whatever was asked before and not answered is given up.
    function askLater(request) {
      if (!worker) {
        worker = makeWorker(bytes);
        worker.addEventListener("message", ({ data }) => {
          waiting.get(data.id).resolve(data.answer);
          waiting.delete(data.id);
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

    return { ask, askLater };
  }

  player.makeEngine = makeEngine;
})(window.sowbookPlayer);
