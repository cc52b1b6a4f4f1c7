// The search page. What can be found is one script for all languages, loaded and
// indexed when the reader first touches the search; the form leads to an address
// that shows the same again, from files too.
(function () {
  "use strict";

  var folding = window.sowbookFolding;
  var form = document.getElementById("search");
  var field = form.elements.q;
  var status = document.getElementById("search-status");
  var list = document.getElementById("search-results");
  var more = document.getElementById("search-more");
  var own = document.documentElement.lang;
  var AT_ONCE = 30;
  // How much of a text is shown around what is found in it, in characters.
  var BEFORE = 70;
  var AROUND = 260;
  // Fields of a document, which is a bare list.
  var KIND = 0;
  var LANGUAGE = 1;
  var GAME = 2;
  var READERS = 3;
  var ADDRESS = 4;
  var TITLE = 5;
  var TEXT = 6;
  // Where the text is in another language; few documents have it.
  var FOREIGN = 7;
  // What a reader is likelier to look for.
  var WEIGHTS = { game: 2.5, term: 1.6, rule: 1.2, person: 1.2, page: 1.2, gloss: 0.9 };

  var ready = null;
  var results = [];
  var shown = 0;

  function load(name) {
    return new Promise(function (resolve, reject) {
      var script = document.createElement("script");
      script.src = form.dataset.root + "assets/" + name + ".js";
      script.onload = resolve;
      script.onerror = reject;
      document.head.appendChild(script);
    });
  }

  // The index, made when it is first asked for, and told if it cannot be: then the
  // next touch asks for it again.
  function prepare() {
    if (!ready) {
      status.textContent = status.dataset.loading;
      ready = Promise.all([load("minisearch"), load("documents")]).then(function () {
        var index = window.sowbookDocuments;
        var engine = new window.MiniSearch({
          fields: ["title", "game", "text"],
          tokenize: folding.words,
          processTerm: folding.forms,
          extractField: function (id, name) {
            var document = index.documents[id];
            switch (name) {
              case "title":
                return document[TITLE];
              case "game":
                return index.games[document[GAME]][0];
              case "text":
                return document[TEXT];
              default:
                return id;
            }
          },
          searchOptions: {
            boost: { title: 3, game: 2 },
            boostDocument: function (id) {
              var document = index.documents[id];
              var weight = WEIGHTS[index.kinds[document[KIND]]] || 1;
              return index.languages[document[LANGUAGE]] === own ? weight * 1.4 : weight;
            },
            prefix: function (term) {
              return term.length > 1;
            },
            fuzzy: function (term) {
              return term.length > 3 && !/^\d/.test(term) ? 0.2 : false;
            },
            maxFuzzy: 2,
            weights: { prefix: 0.5, fuzzy: 0.2 },
          },
        });
        var ids = index.documents.map(function (_, id) {
          return id;
        });
        // In pieces, so that the reader can go on typing.
        return engine.addAllAsync(ids, { chunkSize: 200 }).then(function () {
          return { documents: index, engine: engine };
        });
      });
      ready.catch(function () {
        ready = null;
        status.textContent = status.dataset.failed;
      });
    }
    return ready;
  }

  // All words must be there; where they never are together, any of them.
  function find(engine, words) {
    var all = engine.search(words, { combineWith: "AND" });
    return all.length > 0 ? all : engine.search(words, { combineWith: "OR" });
  }

  function search() {
    var words = field.value.trim();
    if (words === "") {
      status.textContent = "";
      results = [];
      list.textContent = "";
      more.hidden = true;
      [form.elements.lang, form.elements.kind].forEach(uncount);
      keep();
      return;
    }
    whenReady(function (prepared) {
      if (field.value.trim() !== words) {
        return;
      }
      var index = prepared.documents;
      var found = find(prepared.engine, words).map(function (result) {
        var document = index.documents[result.id];
        return {
          document: document,
          kind: index.kinds[document[KIND]],
          // A name is of no language and belongs to every one.
          language: index.languages[document[LANGUAGE]],
          terms: Object.keys(result.match),
        };
      });
      var language = form.elements.lang.value;
      var kind = form.elements.kind.value;
      function isInLanguage(result) {
        return language === "" || result.language === "" || result.language === language;
      }
      function isOfKind(result) {
        return kind === "" || result.kind === kind;
      }
      count(form.elements.lang, found.filter(isOfKind), function (result, value) {
        return result.language === value || result.language === "";
      });
      count(form.elements.kind, found.filter(isInLanguage), function (result, value) {
        return result.kind === value;
      });
      results = found.filter(function (result) {
        return isInLanguage(result) && isOfKind(result);
      });
      // The words as they are: `$&` among them is no sign for `replace`.
      status.textContent =
        results.length > 0
          ? status.dataset.count.replace("{results}", results.length)
          : status.dataset.none.split("{words}").join(words);
      list.textContent = "";
      shown = 0;
      showMore(index);
      keep();
    });
  }

  // Does what needs the index, unless it cannot be had: `prepare` has said so.
  function whenReady(then) {
    prepare().then(then, function () {});
  }

  function uncount(select) {
    Array.prototype.forEach.call(select.options, function (option) {
      option.textContent = option.dataset.name;
    });
  }

  // Says behind every choice how many results it would leave.
  function count(select, found, has) {
    Array.prototype.forEach.call(select.options, function (option) {
      var number = found.filter(function (result) {
        return option.value === "" || has(result, option.value);
      }).length;
      option.textContent = option.dataset.name + " (" + number + ")";
    });
  }

  function showMore(index) {
    results.slice(shown, shown + AT_ONCE).forEach(function (result) {
      list.appendChild(entry(index, result));
    });
    shown = Math.min(results.length, shown + AT_ONCE);
    more.hidden = shown === results.length;
  }

  function element(name, className, text) {
    var made = document.createElement(name);
    made.className = className;
    made.textContent = text || "";
    return made;
  }

  function nameOf(select, value) {
    var option = Array.prototype.find.call(select.options, function (option) {
      return option.value === value;
    });
    return option ? option.dataset.name : "";
  }

  function inLanguage(made, language) {
    if (language) {
      made.lang = language;
      made.dir = "auto";
    }
    return made;
  }

  function entry(index, result) {
    var document = result.document;
    var game = index.games[document[GAME]];
    var readers = index.readers[document[READERS]];
    var reader = readers.indexOf(own) >= 0 ? own : readers[0];
    var item = element("li", "found");
    var title = element("p", "found-title");
    var link = element("a", "");
    link.href = form.dataset.root + index.folders[reader] + document[ADDRESS];
    if (reader !== own) {
      link.hreflang = reader;
    }
    var isNamed = document[TITLE] !== "";
    appendMarked(inLanguage(link, isNamed ? titleLanguage(result) : game[1]), document[TITLE] || game[0], result.terms);
    title.appendChild(link);
    var about = element("p", "found-about");
    about.appendChild(element("span", "", nameOf(form.elements.kind, result.kind)));
    if (result.language) {
      about.appendChild(element("span", "", nameOf(form.elements.lang, result.language)));
    }
    if (isNamed && game[0]) {
      about.appendChild(inLanguage(element("span", "", game[0]), game[1]));
    }
    item.appendChild(title);
    item.appendChild(about);
    if (document[TEXT]) {
      item.appendChild(foundText(document, result));
    }
    return item;
  }

  // A statement goes by its id, which is of no language.
  function titleLanguage(result) {
    return result.kind === "statement" || result.kind === "gloss" ? "" : result.language;
  }

  function isFoundBy(terms) {
    return function (form) {
      return terms.indexOf(form) >= 0;
    };
  }

  // The text of a document around the first word found, its languages told.
  function foundText(document, result) {
    var text = document[TEXT];
    var part = around(text, result.terms);
    var made = inLanguage(element("p", "found-text"), result.language);
    made.append(part.start > 0 ? "… " : "");
    var done = part.start;
    (document[FOREIGN] || []).forEach(function (place) {
      var from = Math.max(place[0], done);
      var to = Math.min(place[1], part.end);
      if (from < to) {
        appendMarked(made, text.slice(done, from), result.terms);
        appendMarked(made.appendChild(inLanguage(element("span", ""), place[2])), text.slice(from, to), result.terms);
        done = to;
      }
    });
    appendMarked(made, text.slice(done, part.end), result.terms);
    made.append(part.end < text.length ? " …" : "");
    return made;
  }

  // The part of a text around the first word found, cut between words.
  function around(text, terms) {
    var first = folding.pieces(text, isFoundBy(terms));
    var start = first.length > 0 && !first[0].found && first.length > 1 ? first[0].text.length - BEFORE : 0;
    if (start > 0) {
      start = text.indexOf(" ", start) + 1;
    }
    start = Math.max(start, 0);
    var end = start + AROUND;
    if (end < text.length) {
      end = Math.max(text.lastIndexOf(" ", end), start);
    }
    return { start: start, end: Math.min(end, text.length) };
  }

  function appendMarked(made, text, terms) {
    folding.pieces(text, isFoundBy(terms)).forEach(function (piece) {
      made.append(piece.found ? element("mark", "", piece.text) : piece.text);
    });
  }

  // The address of what is shown. Pages from files may not change theirs: there
  // it follows when the form is sent.
  function keep() {
    var asked = new URLSearchParams();
    ["q", "lang", "kind"].forEach(function (name) {
      var value = form.elements[name].value.trim();
      if (value) {
        asked.set(name, value);
      }
    });
    var query = String(asked);
    function asking(address) {
      return address.split("?")[0] + (query && "?" + query);
    }
    if (window.location.protocol !== "file:") {
      window.history.replaceState(null, "", asking(window.location.pathname));
    }
    // Another language of the interface looks for the same.
    document.querySelectorAll(".languages a").forEach(function (link) {
      link.href = asking(link.href);
    });
  }

  var asked = new URLSearchParams(window.location.search);
  field.value = asked.get("q") || "";
  ["lang", "kind"].forEach(function (name) {
    var select = form.elements[name];
    select.value = asked.get(name) || "";
    // What there is not narrows nothing.
    if (select.selectedIndex < 0) {
      select.value = "";
    }
  });
  Array.prototype.forEach.call(form.querySelectorAll("option"), function (option) {
    option.dataset.name = option.textContent;
  });
  var waiting;
  form.addEventListener("input", function () {
    window.clearTimeout(waiting);
    // Not at every letter: what is announced would never end.
    waiting = window.setTimeout(search, 250);
  });
  field.addEventListener("focus", function () {
    if (ready) {
      return;
    }
    if (field.value.trim() !== "") {
      search();
      return;
    }
    whenReady(function () {
      if (field.value.trim() === "") {
        status.textContent = "";
      }
    });
  });
  more.addEventListener("click", function () {
    var next = shown;
    showMore(window.sowbookDocuments);
    list.children[next].querySelector("a").focus();
  });
  if (field.value !== "") {
    search();
  }
})();
