// C: the headers of the C library and of Linux, random programs, SQLite and the parsers of tree-sitter, preprocessed and
// as they are. What is preprocessed and what gcc accepts must parse without an error and without full LL prediction.
import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { loadLanguage } from "../../dist/src/grammar/languages.js";
import { parseTreeSync } from "../../dist/src/parse/parse-tree.js";
import { parse } from "../../dist/src/parse/recognize/parse.js";
import { fetchPackages } from "../support/fetch-packages.mjs";

const programs = 200;
const packages = [
  "better-sqlite3@12.11.1",
  "tree-sitter-c@0.24.1",
  "tree-sitter-javascript@0.25.0",
  "tree-sitter-json@0.24.8",
  "tree-sitter-python@0.25.0",
];
const grammar = await loadLanguage("c");
const folder = mkdtempSync(join(tmpdir(), "treemin-conformance-"));

function works(command, args) {
  return spawnSync(command, args, { stdio: "ignore", timeout: 60_000 }).status === 0;
}

/** The preprocessed text of a file, or undefined if gcc does not accept it. */
function preprocessed(file, args = []) {
  if (!works("gcc", ["-w", "-fsyntax-only", ...args, file])) return undefined;
  return execFileSync("gcc", ["-w", "-E", ...args, file], { maxBuffer: 1 << 30, encoding: "latin1" });
}

/** Parses texts one after the other and prints what came of them. */
function report(title, texts) {
  let [files, bytes, milliseconds, fallbacks] = [0, 0, 0, 0];
  const errors = [];
  for (const [name, text] of texts) {
    if (text === undefined) continue;
    files++;
    bytes += text.length;
    const start = performance.now();
    const quick = parse(grammar, text, { rule: grammar.start, buildHiddenTokens: false, prediction: "sll" });
    milliseconds += performance.now() - start;
    if (!quick.problem) continue;
    fallbacks++;
    const { problem } = parse(grammar, text, { rule: grammar.start, buildHiddenTokens: false, prediction: "ll" });
    if (problem) errors.push(`  ${name}:${problem.line}:${problem.column}: ${problem.message.slice(0, 100)}`);
  }
  const speed = (bytes / 1e3 / Math.max(milliseconds, 1)).toFixed(2);
  console.log(
    `${title}: ${files} files, ${(bytes / 1e6).toFixed(2)} MB at ${speed} MB/s, ${fallbacks} not by SLL, ${errors.length} errors`,
  );
  for (const error of errors) console.log(error);
}

function* headers(packageName) {
  const list = spawnSync("dpkg", ["-L", packageName], { encoding: "utf8" }).stdout ?? "";
  for (const file of list.split("\n")) if (file.endsWith(".h")) yield file;
}

function* includes(packageName) {
  const file = join(folder, "header.c");
  for (const header of headers(packageName)) {
    writeFileSync(
      file,
      `#define _GNU_SOURCE\n#include <${header.replace(/^\/usr\/include\/(x86_64-linux-gnu\/)?/, "")}>\n`,
    );
    yield [header, preprocessed(file)];
  }
}

function* asTheyAre(files) {
  for (const file of files) yield [file, readFileSync(file, "latin1")];
}

function* randomPrograms() {
  for (let seed = 1; seed <= programs; seed++) {
    const file = join(folder, `random${seed}.c`);
    if (!works("csmith", ["-s", String(seed), "-o", file])) continue;
    yield file;
  }
}

function* published() {
  fetchPackages(folder, packages);
  for (const name of packages) {
    for (const path of ["deps/sqlite3/sqlite3.c", "src/parser.c", "src/scanner.c"]) {
      const file = join(folder, name.replace(/@.*/, ""), "package", path);
      if (existsSync(file)) yield file;
    }
  }
}

/** Times two sizes of the same kind of text, each in this warm process, and checks that the tree is the text. */
function growth(text) {
  const cutAt = (size) => text.slice(0, text.lastIndexOf("\n}\n", size) + 3);
  for (const size of [100_000, 1_000_000, 4_000_000]) {
    const part = cutAt(size);
    if (part.length < size / 2) continue;
    const start = performance.now();
    const { tree } = parseTreeSync(grammar, part);
    const seconds = (performance.now() - start) / 1000;
    console.log(
      `  ${part.length} bytes: ${((seconds * 1e6) / part.length).toFixed(2)} s/MB, tree ${tree.text === part ? "is" : "is not"} the text`,
    );
  }
}

try {
  report("libc6-dev, preprocessed", includes("libc6-dev"));
  report("linux-libc-dev, preprocessed", includes("linux-libc-dev"));
  report("libc6-dev, as it is", asTheyAre(headers("libc6-dev")));
  report("linux-libc-dev, as it is", asTheyAre(headers("linux-libc-dev")));
  const random = [...randomPrograms()];
  report("csmith, as it is", asTheyAre(random));
  report(
    "csmith, preprocessed",
    (function* () {
      for (const file of random) yield [file, preprocessed(file, ["-I/usr/include/csmith"])];
    })(),
  );
  const files = [...published()];
  report("npm, as it is", asTheyAre(files));
  report(
    "npm, preprocessed",
    (function* () {
      for (const file of files) yield [file, preprocessed(file, ["-I", join(file, "..")])];
    })(),
  );
  const large = files.find((file) => file.endsWith("sqlite3.c"));
  const text = large && preprocessed(large);
  if (text) growth(text);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
