// Which games stand side by side. All do without a script; which were chosen
// stands in the address's fragment, `#games=a,b&only=differences`.
(function () {
  "use strict";

  var form = document.getElementById("compare");
  var table = document.getElementById("comparison");
  var shown = document.getElementById("compared-shown");
  var boxes = all(form, 'input[name="games"]');
  var only = form.elements.only;
  var rows = all(table, "tbody tr");
  var note = shown.textContent;
  var languages = all(document, ".languages a");
  var addresses = languages.map(function (link) {
    return link.getAttribute("href");
  });

  function all(root, selector) {
    return Array.prototype.slice.call(root.querySelectorAll(selector));
  }

  function chosen() {
    return boxes
      .filter(function (box) {
        return box.checked;
      })
      .map(function (box) {
        return box.value;
      });
  }

  function written() {
    var parts = [];
    if (chosen().length < boxes.length) {
      parts.push("games=" + chosen().map(encodeURIComponent).join(","));
    }
    if (only.checked) {
      parts.push("only=differences");
    }
    return parts.join("&");
  }

  // Takes what a fragment asks for; names of places on the page ask for nothing.
  function follow() {
    var fragment = window.location.hash.slice(1);
    if (fragment === "" || fragment.indexOf("=") >= 0) {
      take(new URLSearchParams(fragment));
    }
    show();
  }

  function take(parts) {
    var games = parts.get("games");
    var asked = boxes.filter(function (box) {
      return games !== null && games.split(",").indexOf(box.value) >= 0;
    });
    // What there is not narrows nothing; an empty list is what a reader left who
    // took all games away.
    var narrows = games === "" || asked.length > 0;
    boxes.forEach(function (box) {
      box.checked = !narrows || asked.indexOf(box) >= 0;
    });
    only.checked = parts.get("only") === "differences";
  }

  function show() {
    var games = chosen();
    all(table, "[data-game]").forEach(function (cell) {
      cell.hidden = games.indexOf(cell.dataset.game) < 0;
    });
    var differing = rows.filter(function (row) {
      var differs = compare(row) > 1;
      row.classList.toggle("is-alike", !differs);
      row.hidden = only.checked && !differs;
      return differs;
    });
    var fragment = written();
    shown.textContent =
      fragment === ""
        ? note
        : shown.dataset.shown
            .replace("{games}", games.length)
            .replace("{differ}", differing.length)
            .replace("{axes}", rows.length);
    languages.forEach(function (link, index) {
      link.setAttribute("href", addresses[index] + (fragment && "#" + fragment));
    });
  }

  // Numbers the rules of a row anew among the games shown; how many there are.
  function compare(row) {
    var known = [];
    all(row, "td").forEach(function (cell) {
      if (cell.hidden) {
        return;
      }
      var index = known.indexOf(cell.dataset.rule);
      var number = index < 0 ? known.push(cell.dataset.rule) : index + 1;
      cell.querySelector(".rule-number").dataset.rule = number;
      cell.querySelector(".rule-number b").textContent = number;
    });
    return known.length;
  }

  form.addEventListener("change", function () {
    var fragment = written();
    window.history.pushState(null, "", fragment ? "#" + fragment : window.location.href.split("#")[0]);
    show();
  });
  form.addEventListener("submit", function (event) {
    event.preventDefault();
  });
  window.addEventListener("hashchange", follow);
  window.addEventListener("popstate", follow);
  follow();
})();
