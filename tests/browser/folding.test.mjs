// How the search compares words, without a browser.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import path from "node:path";
import { test } from "node:test";
import vm from "node:vm";
import * as site from "./site.mjs";

const scope = vm.createContext({});
vm.runInContext(readFileSync(path.join(site.folder, "assets/folding.js"), "utf8"), scope);
const folding = scope.sowbookFolding;

test("marks and capitals make no difference, in any script", () => {
  for (const [written, folded] of [
    ["lojës", "lojes"],
    ["LOJËS", "lojes"],
    ["Çdo", "cdo"],
    ["Łódź", "lodz"],
    ["đak", "dak"],
    ["ışık", "isik"],
    ["İstanbul", "istanbul"],
    ["Straße", "strasse"],
    ["kyɛkyɛ", "kyekye"],
    ["нүх", "нух"],
    ["өрсөлдөгч", "орсолдогч"],
    ["тоглоомын", "тоглоомын"],
    ["ойй", "оии"],
    ["مَنقَلة", "منقلة"],
    ["thlān", "thlan"],
  ]) {
    assert.equal(folding.fold(written), folded, written);
    // The same letters composed and decomposed are the same word.
    assert.equal(folding.fold(written.normalize("NFD")), folded, written);
  }
});

test("words are cut at what is neither letter nor digit", () => {
  assert.deepEqual([...folding.words("Loja, 2×6: «gropat» sq:capture.2 J’odu")], ["Loja", "2", "6", "gropat", "sq", "capture", "2", "J’odu"]);
  assert.deepEqual([...folding.words("  … – ")], []);
});

test("an apostrophe parts a word and does not", () => {
  assert.deepEqual([...folding.forms("J'odu")], ["jodu", "odu"]);
  assert.deepEqual([...folding.forms("l’homme")], ["lhomme", "homme"]);
  assert.deepEqual([...folding.forms("lojë")], ["loje"]);
});

test("what is found is cut out as it is written", () => {
  const pieces = folding.pieces("Fundi i lojës.", (form) => form === "lojes");
  assert.deepEqual(
    [...pieces].map(({ text, found }) => [text, found]),
    [
      ["Fundi i ", false],
      ["lojës", true],
      [".", false],
    ],
  );
});
