// Every page and style sheet of the built site, or of the folder given, through
// the Nu validator. Prints what it finds and ends with the count; warnings count
// as errors.

import { spawnSync } from "node:child_process";
import { createRequire } from "node:module";
import { readdirSync } from "node:fs";
import path from "node:path";
import * as site from "./site.mjs";

const folder = path.resolve(process.argv[2] ?? site.folder);
const pages = readdirSync(folder, { recursive: true }).filter((file) => file.endsWith(".html"));

const jar = path.join(
  path.dirname(createRequire(import.meta.url).resolve("vnu-jar/package.json")),
  "build/dist/vnu.jar",
);

// A list of names and values may say the same name twice: several people are
// observers, several places are places. In files the validator takes the site's
// own styles and scripts for another's, and data for a script: what the policy
// really keeps out is seen in the browser, where a breach of it is an error.
const ALLOWED =
  ".*(Duplicate “dt” name|The first occurrence of “dt” name|violates Content Security Policy).*";

// Deep pages of many boards need more than the default stack.
const { status, error, stderr } = spawnSync(
  "java",
  ["-Xss2m", "-jar", jar, "--stdout", "--Werror", "--also-check-css", "--also-check-svg", "--skip-non-html", "--filterpattern", ALLOWED, folder],
  { stdio: ["ignore", "inherit", "pipe"], encoding: "utf8" },
);
if (error) {
  console.error(`the validator could not be run: ${error.message}`);
  process.exit(2);
}
process.stderr.write(stderr);
console.log(status === 0 ? `${pages.length} pages are valid` : "the site is not valid");
process.exit(status === 0 ? 0 : 1);
