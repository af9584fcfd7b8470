// npm run conformance -- java [FILE|FOLDER …]: parses the sources of well-known libraries, which Maven fetches, or what is named,
// with the bundled grammar, and asks javac about each file that is not accepted. Needs mvn, unzip and javac.
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import ts from "typescript";
import { symbolsOf } from "../../dist/src/grammar/analysis/minimal-replacements.js";
import { loadLanguage } from "../../dist/src/grammar/languages.js";
import { parse } from "../../dist/src/parse/recognize/parse.js";
import { buildTree } from "../../dist/src/parse/table/build-tree.js";
import { fetchPackages } from "../support/fetch-packages.mjs";

const packages = [
  ...["@angular/core@20", "@apollo/client@3", "@mui/material@7", "@sinclair/typebox@0.34", "@tanstack/query-core@5"],
  ...[
    "@types/lodash",
    "@types/node@22",
    "@types/office-js",
    "@types/react@19",
    "@types/three",
    "antlr4ng",
    "date-fns@4",
  ],
  ...["drizzle-orm", "effect@3", "fp-ts@2", "hono@4", "io-ts", "monaco-editor", "preact@10", "rxjs@7"],
  ...[
    "@blueprintjs/core@6",
    "native-base@3",
    "react-native-paper@5",
    "superstruct@2",
    "ts-morph",
    "ts-toolbelt@9",
    "type-fest@4",
    "typescript@5",
    "vscode-languageserver@9",
    "zod@3",
  ],
];

const languages = { typescript: await loadLanguage("typescript"), tsx: await loadLanguage("tsx") };
const symbols = { typescript: symbolsOf(languages.typescript), tsx: symbolsOf(languages.tsx) };
const total = { files: 0, bytes: 0, milliseconds: 0, failed: 0, fallbacks: 0, refused: 0 };

function sources(path) {
  if (!statSync(path).isDirectory()) return [path];
  const entries = readdirSync(path, { withFileTypes: true, recursive: true });
  return entries
    .filter((entry) => entry.isFile() && /\.([cm]?ts|tsx)$/.test(entry.name))
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
    .sort();
}

function isTypeScript(file, text) {
  return ts.createSourceFile(file, text, ts.ScriptTarget.Latest).parseDiagnostics.length === 0;
}

/** Parses a file to the whole tree, with SLL only; what that does not accept is tried with LL, and counted. */
function check(file, counts) {
  const text = readFileSync(file, "utf8");
  const language = file.endsWith(".tsx") ? "tsx" : "typescript";
  const grammar = languages[language];
  const plan = { rule: grammar.start, buildHiddenTokens: false };
  const start = performance.now();
  const { table, problem: quick } = parse(grammar, text, { ...plan, prediction: "sll" });
  buildTree(text, table, symbols[language]);
  counts.milliseconds += performance.now() - start;
  const problem = quick && parse(grammar, text, { ...plan, prediction: "ll" }).problem;
  if (problem && !isTypeScript(file, text)) {
    counts.refused++;
    return;
  }
  counts.files++;
  counts.bytes += text.length;
  if (quick && !problem) counts.fallbacks++;
  if (!problem) return;
  counts.failed++;
  console.log(`${file}:${problem.line}:${problem.column}: ${problem.message.slice(0, 100)}`);
}

function report(title, { files, bytes, milliseconds, failed, fallbacks, refused }) {
  console.log(
    `${title}: ${files} files, ${(bytes / 1e6).toFixed(2)} MB, ${(bytes / 1000 / milliseconds).toFixed(2)} MB/s; ${failed} not ` +
      `accepted, ${fallbacks} only with LL; ${refused} more that TypeScript does not accept either`,
  );
}

function checkAll(title, files) {
  const counts = Object.fromEntries(Object.keys(total).map((key) => [key, 0]));
  for (const file of files) check(file, counts);
  report(title, counts);
  for (const key of Object.keys(total)) total[key] += counts[key];
}

const paths = process.argv.slice(3);
if (paths.length > 0) {
  for (const path of paths) checkAll(path, sources(path));
} else {
  const folder = mkdtempSync(join(tmpdir(), "conformance-"));
  try {
    for (const name of packages) {
      fetchPackages(folder, [name]);
      const unpacked = join(folder, name.replace(/(?<=.)@.*/, ""));
      checkAll(name, sources(unpacked));
      rmSync(unpacked, { recursive: true });
    }
    report("all", total);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
