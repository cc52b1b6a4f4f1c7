// Words as the search compares them: without marks, without capitals, letters
// that keyboards lack as those that are typed for them. Written once, for what
// is indexed, for what is asked and for what is shown as found.
(function (global) {
  "use strict";

  // Letters that Unicode does not take apart into a letter and a mark.
  var LETTERS = {
    ł: "l", đ: "d", ð: "d", ɗ: "d", ø: "o", ɔ: "o", ı: "i", ɩ: "i", ħ: "h", ŧ: "t",
    ɓ: "b", ƙ: "k", ŋ: "n", ɛ: "e", ǝ: "e", ə: "e", ß: "ss", æ: "ae", œ: "oe", þ: "th",
    ө: "о", ү: "у", ә: "а", ғ: "г", қ: "к", ң: "н", һ: "х", ё: "е",
  };
  var LETTER = new RegExp("[" + Object.keys(LETTERS).join("") + "]", "gu");
  var APOSTROPHES = /['’ʼ‘ʻ`]/gu;
  // Letters, marks and digits, with single apostrophes between.
  var WORD = /[\p{L}\p{M}\p{N}]+(?:['’ʼ‘ʻ`][\p{L}\p{M}\p{N}]+)*/gu;

  function fold(word) {
    return word
      .toLowerCase()
      .replace(LETTER, function (letter) {
        return LETTERS[letter];
      })
      .normalize("NFD")
      .replace(/[\p{M}\u0640]/gu, "");
  }

  // The words of a text, as they stand there.
  function words(text) {
    return text.match(WORD) || [];
  }

  // A word as it is compared; one with an apostrophe also by its longer parts.
  function forms(word) {
    var folded = fold(word);
    var whole = folded.replace(APOSTROPHES, "");
    if (whole === folded) {
      return [folded];
    }
    return [whole].concat(
      folded.split(APOSTROPHES).filter(function (part) {
        return part.length > 2;
      }),
    );
  }

  // A text cut into pieces: `{text, found}`, where `isFound` says so of a word's forms.
  function pieces(text, isFound) {
    var cut = [];
    var done = 0;
    Array.from(text.matchAll(WORD)).forEach(function (match) {
      if (forms(match[0]).some(isFound)) {
        if (done < match.index) {
          cut.push({ text: text.slice(done, match.index), found: false });
        }
        cut.push({ text: match[0], found: true });
        done = match.index + match[0].length;
      }
    });
    if (done < text.length) {
      cut.push({ text: text.slice(done), found: false });
    }
    return cut;
  }

  global.sowbookFolding = { fold: fold, words: words, forms: forms, pieces: pieces };
})(typeof window === "undefined" ? globalThis : window);
