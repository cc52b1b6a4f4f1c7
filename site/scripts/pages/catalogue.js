// The catalogue's filters. The list is whole without them; what is chosen stands
// in the address's fragment, `#board=2x6&notes=mn,sq&sort=record`, which works in
// files too, so that a filtered list can be linked and the browser goes back.
// Which facets and values there are, the page says: nothing here knows a game.
(function () {
  "use strict";

  var form = document.getElementById("filters");
  var panel = document.getElementById("filters-panel");
  var list = document.getElementById("catalogue");
  var shown = document.getElementById("filters-shown");
  var nothing = document.getElementById("filters-nothing");
  var cards = Array.prototype.slice.call(list.children);
  var choices = Array.prototype.slice.call(form.querySelectorAll("input[type=checkbox]"));
  var facets = choices
    .map(function (choice) {
      return choice.name;
    })
    .filter(function (name, index, names) {
      return names.indexOf(name) === index;
    });
  var unfiltered = shown.textContent;
  var languages = Array.prototype.slice.call(document.querySelectorAll(".languages a"));
  var addresses = languages.map(function (link) {
    return link.getAttribute("href");
  });
  // Values by facet, and under `sort` the order.
  var state = { sort: form.elements.sort.value };

  function chosenIn(facet) {
    return state[facet] || [];
  }

  function isFiltered() {
    return facets.some(function (facet) {
      return chosenIn(facet).length > 0;
    });
  }

  // What a fragment asks for; nothing if it is the name of a place on the page.
  // What there is not narrows nothing.
  function read(fragment) {
    if (fragment !== "" && fragment.indexOf("=") < 0) {
      return null;
    }
    var read = { sort: form.elements.sort.options[0].value };
    fragment.split("&").forEach(function (part) {
      var name = part.split("=")[0];
      var values = part.slice(name.length + 1).split(",").map(decoded).filter(Boolean);
      if (name === "sort" && form.querySelector('option[value="' + CSS.escape(values[0] || "") + '"]')) {
        read.sort = values[0];
      } else if (facets.indexOf(name) >= 0) {
        read[name] = known(name, values);
      }
    });
    return read;
  }

  function known(facet, values) {
    return choices
      .filter(function (choice) {
        return choice.name === facet && values.indexOf(choice.value) >= 0;
      })
      .map(function (choice) {
        return choice.value;
      });
  }

  function decoded(value) {
    try {
      return decodeURIComponent(value);
    } catch (error) {
      return value;
    }
  }

  function written() {
    var parts = facets
      .filter(function (facet) {
        return chosenIn(facet).length > 0;
      })
      .map(function (facet) {
        return facet + "=" + chosenIn(facet).map(encodeURIComponent).join(",");
      });
    if (state.sort !== form.elements.sort.options[0].value) {
      parts.push("sort=" + encodeURIComponent(state.sort));
    }
    return parts.join("&");
  }

  // Whether a card has one of the values chosen in each facet but one.
  function fits(card, but) {
    return facets.every(function (facet) {
      var chosen = chosenIn(facet);
      var own = card.getAttribute("data-" + facet).split(" ");
      return (
        facet === but ||
        chosen.length === 0 ||
        chosen.some(function (value) {
          return own.indexOf(value) >= 0;
        })
      );
    });
  }

  function show() {
    choices.forEach(function (choice) {
      choice.checked = chosenIn(choice.name).indexOf(choice.value) >= 0;
      // How many would be shown with this value in the place of those chosen.
      var count = cards.filter(function (card) {
        var own = card.getAttribute("data-" + choice.name).split(" ");
        return own.indexOf(choice.value) >= 0 && fits(card, choice.name);
      }).length;
      var label = choice.parentNode;
      label.classList.toggle("is-empty", count === 0);
      label.querySelector(".choice-count").textContent = shown.dataset.count.replace("{games}", count);
    });
    form.elements.sort.value = state.sort;
    cards
      .slice()
      .sort(function (one, other) {
        return place(one) - place(other);
      })
      .forEach(function (card) {
        list.appendChild(card);
      });
    var fitting = cards.filter(function (card) {
      card.hidden = !fits(card);
      return !card.hidden;
    });
    nothing.hidden = fitting.length > 0;
    shown.textContent = isFiltered()
      ? shown.dataset.shown.replace("{shown}", fitting.length).replace("{all}", cards.length)
      : unfiltered;
    document.querySelectorAll(".filters-clear").forEach(function (button) {
      button.hidden = !isFiltered();
    });
    // Another language shows the same.
    languages.forEach(function (link, index) {
      var fragment = written();
      link.setAttribute("href", addresses[index] + (fragment && "#" + fragment));
    });
  }

  function place(card) {
    return Number(card.getAttribute("data-place-" + state.sort));
  }

  function follow() {
    state = read(window.location.hash.slice(1)) || state;
    show();
  }

  // Keeps the state in the address, as a step to go back from.
  function keep() {
    var fragment = written();
    var here = window.location.href.split("#")[0];
    window.history.pushState(null, "", fragment ? "#" + fragment : here);
    show();
  }

  form.addEventListener("change", function () {
    state = { sort: form.elements.sort.value };
    choices.forEach(function (choice) {
      if (choice.checked) {
        state[choice.name] = chosenIn(choice.name).concat(choice.value);
      }
    });
    keep();
  });
  form.addEventListener("submit", function (event) {
    event.preventDefault();
  });
  document.querySelectorAll(".filters-clear").forEach(function (button) {
    button.addEventListener("click", function () {
      state = { sort: state.sort };
      keep();
      // The button goes away; the reader stays where its doing is told.
      shown.parentNode.focus();
    });
  });
  window.addEventListener("hashchange", follow);
  window.addEventListener("popstate", follow);
  // Where there is a column for them, they stand open beside the list.
  var wide = window.matchMedia("(min-width: 60rem)");
  function unfold() {
    panel.open = wide.matches;
  }
  wide.addEventListener("change", unfold);
  unfold();
  follow();
})();
