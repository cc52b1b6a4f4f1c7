// A table of interface texts in a language written from the right, made from the
// English one: its letters are exchanged for Arabic ones, one for one. Nobody can
// read it; it shows what a page does with such a table.
//
//     node mirrored.mjs FOLDER      writes FOLDER/ar.ftl

import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

const repository = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "../..");
const LETTERS = "ابتثجحخدذرزسشصضطظعغفقكلمنه";

/** What is said, letter for letter; what stands in brackets, braces or a term's `(name)` is left as it is. */
function inArabicLetters(text) {
  return text.replace(/\]\([^)]*\)|\{[^}]*\}|&\w+;|https?:\S+|[a-z]/gi, (found) =>
    found.length === 1 ? LETTERS[found.toLowerCase().charCodeAt(0) - 97] : found,
  );
}

export function mirrored(english) {
  const texts = english
    .split("\n")
    .map((line) => {
      const message = /^([a-z][\w-]*) = (.*)$/.exec(line);
      // Texts that choose between forms are left in English: enough others are not.
      if (!message || /[{}]/.test(message[2].replace(/\{ \$\w+ \}/g, ""))) return line;
      const [, key, said] = message;
      if (key === "dir") return "dir = rtl";
      return `${key} = ${inArabicLetters(said)}`;
    })
    .join("\n");
  return texts.replace(/^language-name = .*$/m, "language-name = العربية");
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const folder = process.argv[2];
  if (folder === undefined) {
    console.error("expected a folder to write ar.ftl to");
    process.exit(2);
  }
  const english = readFileSync(path.join(repository, "site/texts/en.ftl"), "utf8");
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, "ar.ftl"), mirrored(english));
}
