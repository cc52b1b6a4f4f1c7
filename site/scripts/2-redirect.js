// A page that has moved leads on by itself, but would lose the place on the page
// that was asked for.
(function () {
  "use strict";

  var onward = document.querySelector("a[data-moved]");
  if (onward) {
    window.location.replace(onward.href + window.location.hash);
  }
})();
