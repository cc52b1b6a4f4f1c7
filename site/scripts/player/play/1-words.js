// Says the interface texts: forms by plural rules, arguments put in. The table is a
// file of its own, made with the site from the language's texts.
window.sowbookPlayer = window.sowbookPlayer || {};

(function (player) {
  "use strict";

  // Whole numbers of five digits and more are grouped, as everywhere on the site.
  function written(value) {
    const text = String(value);
    return typeof value === "number" && /^\d{5,}$/.test(text)
      ? text.replace(/\B(?=(\d{3})+$)/g, "\u202f")
      : text;
  }

  function makeWords({ language, texts }) {
    const plural = new Intl.PluralRules(language);

    // `key` with arguments; one that is a list of sayings is said and joined.
    function say(key, values) {
      const told = {};
      Object.entries(values || {}).forEach(([name, value]) => {
        told[name] = Array.isArray(value) ? allOf(value.map(sayThis)) : value;
      });
      return filled(texts[key], told);
    }

    function sayThis(saying) {
      return say(saying.key, saying.arguments);
    }

    function filled(part, values) {
      if (typeof part === "string") {
        return part;
      }
      if (Array.isArray(part)) {
        return part.map((piece) => filled(piece, values)).join("");
      }
      if (part.of) {
        return written(values[part.of]);
      }
      const value = values[part.by];
      const named = part.forms[value];
      const form = named === undefined && typeof value === "number" ? part.forms[plural.select(value)] : named;
      return filled(form === undefined ? part.else : form, values);
    }

    function allOf(items) {
      const last = items.length - 1;
      return items.reduce((first, next, index) =>
        say(index === last ? "list-and" : "list-pair", { first, next }),
      );
    }

    return { say, sayThis };
  }

  player.makeWords = makeWords;
})(window.sowbookPlayer);
