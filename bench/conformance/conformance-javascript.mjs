// npm run conformance -- javascript [FILE|FOLDER …]: parses test262-parser-tests and well-known npm packages, or what is named, with
// the bundled JavaScript grammar, and compares with acorn. Prints counts, and every file that acorn accepts and the grammar does not.
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parse as acorn } from "acorn";
import { symbolsOf } from "../../dist/src/grammar/analysis/minimal-replacements.js";
import { loadLanguage } from "../../dist/src/grammar/languages.js";
import { parse } from "../../dist/src/parse/recognize/parse.js";
import { buildTree } from "../../dist/src/parse/table/build-tree.js";
import { fetchPackages } from "../support/fetch-packages.mjs";

const packages = [
  ...["acorn", "ajv", "async", "axios", "backbone", "bluebird", "chart.js", "d3", "esprima", "express", "highlight.js"],
  ...[
    "immutable",
    "jquery",
    "lodash",
    "mithril",
    "mobx",
    "moment",
    "preact",
    "prettier",
    "ramda",
    "react-dom",
    "redux",
  ],
  ...["rollup", "rxjs", "svelte", "terser", "three", "typescript@5", "uglify-js", "underscore", "vue", "webpack"],
];

/** Parses as acorn does: a script or a module, whichever it takes. */
function isJavaScript(text) {
  const options = { ecmaVersion: "latest", allowHashBang: true, allowReturnOutsideFunction: true };
  return ["module", "script"].some((sourceType) => {
    try {
      acorn(text, { ...options, sourceType });
      return true;
    } catch {
      return false;
    }
  });
}

function scripts(path) {
  if (!statSync(path).isDirectory()) return [path];
  const entries = readdirSync(path, { withFileTypes: true, recursive: true });
  return entries
    .filter((entry) => entry.isFile() && /\.[cm]?js$/.test(entry.name))
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
    .sort();
}

const javascript = await loadLanguage("javascript");
const symbols = symbolsOf(javascript);
const plan = { rule: javascript.start, buildHiddenTokens: false };
const totals = { files: 0, refused: 0, bytes: 0, failed: 0, fallbacks: 0, altered: 0 };
let milliseconds = 0;

/** Parses one file that is JavaScript for certain, or is so for acorn. */
function check(file, isCertain) {
  const text = readFileSync(file, "utf8");
  const start = performance.now();
  // With SLL only: what that does not accept is tried with LL, and counted.
  let { table, problem } = parse(javascript, text, { ...plan, prediction: "sll" });
  const tree = buildTree(text, table, symbols);
  const elapsed = performance.now() - start;
  if (problem) {
    ({ problem } = parse(javascript, text, { ...plan, prediction: "ll" }));
    if (!problem) totals.fallbacks++;
  }
  if (problem && !isCertain && !isJavaScript(text)) {
    totals.refused++;
    return;
  }
  totals.files++;
  totals.bytes += text.length;
  milliseconds += elapsed;
  if (!isWhole(tree)) totals.altered++;
  if (!problem) return;
  totals.failed++;
  console.log(`${file}:${problem.line}:${problem.column}: ${problem.message}`);
}

/** Whether the tokens lie one behind the other, with nothing but white space and comments between them. */
function isWhole({ text, tokens, root }) {
  let rest = "";
  let end = 0;
  tokens.starts.forEach((start, i) => {
    rest += text.slice(end, start);
    end = tokens.ends[i];
  });
  rest += text.slice(end);
  const gaps = rest.replace(/\/\*[\s\S]*?\*\/|(\/\/|#!|<!--|-->).*/g, "");
  return root.from === 0 && root.to === tokens.starts.length && gaps.trim() === "";
}

function report(title) {
  const { files, refused, failed, fallbacks, altered, bytes } = totals;
  const speed = bytes / 1000 / milliseconds;
  console.log(
    `${title}: ${files} files, ${(bytes / 1e6).toFixed(1)} MB, ${speed.toFixed(2)} MB/s; ${failed} not accepted, ` +
      `${fallbacks} only with LL, ${altered} altered; ${refused} more that acorn does not accept either`,
  );
  for (const key of Object.keys(totals)) totals[key] = 0;
  milliseconds = 0;
}

const paths = process.argv.slice(3);
if (paths.length > 0) {
  for (const path of paths) for (const file of scripts(path)) check(file, false);
  report("given");
} else {
  const folder = mkdtempSync(join(tmpdir(), "conformance-"));
  try {
    fetchPackages(folder, ["test262-parser-tests", ...packages]);
    for (const part of ["pass", "pass-explicit"]) {
      for (const file of scripts(join(folder, "test262-parser-tests", "package", part))) check(file, true);
      report(`test262-parser-tests ${part}`);
    }
    for (const name of packages.map((each) => each.replace(/@.*/, ""))) {
      for (const file of scripts(join(folder, name))) check(file, false);
      report(name);
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
}
