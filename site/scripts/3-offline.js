// Reading without a network: the service worker is asked for where there can be
// one, and the button that keeps the whole archive on this device is shown. In
// files there is none, and none is needed.
(function () {
  "use strict";

  var here = document.currentScript && document.currentScript.src;
  if (!here || !("serviceWorker" in navigator) || !/^https?:$/.test(window.location.protocol)) {
    return;
  }
  var top = new URL("..", here);
  var registered = new Promise(function (resolve, reject) {
    window.addEventListener("load", function () {
      navigator.serviceWorker
        .register(new URL("sw.js", top).href, { scope: top.pathname })
        .then(resolve, reject);
    });
  });
  registered.catch(function () {
    // Private windows refuse it: the page is read as before.
  });

  var keeping = document.getElementById("keeping");
  if (!keeping) {
    return;
  }
  var button = keeping.querySelector("button");
  var status = keeping.querySelector("[role=status]");
  keeping.hidden = false;
  button.addEventListener("click", function () {
    button.disabled = true;
    registered
      .then(function () {
        return navigator.serviceWorker.ready;
      })
      .then(function (registration) {
        registration.active.postMessage("keep everything");
      })
      .catch(function () {
        button.disabled = false;
        status.textContent = keeping.dataset.failed;
      });
  });
  navigator.serviceWorker.addEventListener("message", function (event) {
    var told = event.data;
    if (!told || typeof told.failed !== "number") {
      return;
    }
    button.disabled = !told.over;
    if (told.over) {
      status.textContent = told.failed > 0 ? keeping.dataset.failed : keeping.dataset.kept;
    } else {
      status.textContent = Math.floor((100 * told.done) / told.all) + " %";
    }
  });
})();
