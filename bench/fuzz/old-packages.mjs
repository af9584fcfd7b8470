// Old versions of packages with known mistakes, as tests for fuzzing: each throws what the package does wrong.
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { parse } from "acorn";
import { scratchFolder } from "../support/scratch.mjs";

const home = new URL("../../", import.meta.url);
const textOf = (file) => readFileSync(new URL(file, home), "utf8");

/** What is fuzzed: the package, the language, ordinary texts to start from, and how the package is tested. */
export const oldPackages = [
  {
    name: "astring@1.4.3",
    language: "javascript",
    seeds: [
      "examples/function-call/debug-call.mjs",
      "examples/function-call/free-times.mjs",
      "examples/javascript-api-fuzzing/polyfills.mjs",
      "examples/workers/interesting.mjs",
      "bench/support/random.mjs",
    ].map(textOf),
    // What acorn reads must be written so that acorn reads the same again.
    makeTest:
      ({ generate }) =>
      (text) => {
        const tree = read(text);
        if (!tree) return "invalid";
        const written = generate(tree);
        const again = read(written);
        if (!again) throw new Error(`cannot be read again: ${problemOf(written)}`);
        const [before, after] = firstChange(shapeOf(tree), shapeOf(again));
        if (before !== after) throw new Error(`writes ${before} as ${after}`);
        return false;
      },
  },
  {
    name: "json-bigint@0.3.0",
    language: "json",
    seeds: ["package.json", "biome.json", "knip.json", "typedoc.json"].map(textOf),
    // It must read what JSON.parse reads, and nothing else; large integers as objects.
    makeTest: (library) => (text) => {
      const expected = attempt(() => JSON.parse(text));
      const found = attempt(() => library.parse(text));
      if (!expected.isRead && !found.isRead) return "invalid";
      if (!expected.isRead) throw new Error("reads what is not JSON");
      if (!found.isRead) throw new Error(`does not read JSON: ${found.message}`);
      const difference = differenceOf(expected.value, found.value);
      if (difference) throw new Error(difference);
      return false;
    },
  },
  {
    name: "ini@1.3.0",
    language: "ini",
    seeds: ["remote.gitconfig", "setup.cfg", "messages.properties"].map((file) =>
      textOf(`grammars/ini/samples/${file}`),
    ),
    // What it has read must be written so that it reads the same again.
    makeTest: (library) => (text) => {
      const value = library.parse(text);
      const difference = differenceOf(value, library.parse(library.stringify(value)));
      if (difference) throw new Error(`is written otherwise: ${difference}`);
      return false;
    },
  },
  {
    name: "strip-json-comments@1.0.0",
    language: "json",
    seeds: ["package.json", "grammars/json/samples/escapes.json", "typedoc.json"].map(textOf),
    // JSON has no comments, so it must read the same without them.
    makeTest: (library) => (text) => {
      const expected = attempt(() => JSON.parse(text));
      if (!expected.isRead) return "invalid";
      const found = attempt(() => JSON.parse(library(text)));
      if (!found.isRead) throw new Error("makes JSON what is none");
      const difference = differenceOf(expected.value, found.value);
      if (difference) throw new Error(difference);
      return false;
    },
  },
];

/** Installs the packages into a folder that is removed at the end; returns a function that loads them. */
export function installOldPackages() {
  const folder = scratchFolder();
  const names = oldPackages.map(({ name }) => name);
  execFileSync("npm", ["install", "--no-audit", "--no-fund", "--prefix", folder, ...names], { stdio: "ignore" });
  const require = createRequire(join(folder, "index.js"));
  return (name) => require(name.replace(/@.*/, ""));
}

function read(text) {
  try {
    return parse(text, { ecmaVersion: 2019, sourceType: "module" });
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

function problemOf(text) {
  return attempt(() => parse(text, { ecmaVersion: 2019, sourceType: "module" })).message;
}

/** The nodes of a tree in order, by their types. */
function shapeOf(tree) {
  const types = [];
  const stack = [tree];
  for (let node = stack.pop(); node; node = stack.pop()) {
    if (typeof node.type === "string") types.push(node.type);
    for (const part of Object.values(node)) if (part && typeof part === "object") stack.push(part);
  }
  return types;
}

/** Where two lists first differ; twice the end if they do not. */
function firstChange(before, after) {
  const at = before.findIndex((type, i) => type !== after[i]);
  return at < 0 ? ["the end", after[before.length] ?? "the end"] : [before[at], after[at] ?? "the end"];
}

function attempt(make) {
  try {
    return { isRead: true, value: make() };
  } catch (error) {
    return { isRead: false, message: error.message };
  }
}

/** What is wrong about a value that was read; undefined if nothing is. */
function differenceOf(expected, found) {
  const kind = kindOf(expected);
  if (kind === "number" && isLargeInteger(found)) return undefined;
  if (kind !== kindOf(found)) return `reads ${kind} as ${kindOf(found)}`;
  if (kind !== "object" && kind !== "array") {
    return Object.is(expected, found) ? undefined : `reads another ${kind}`;
  }
  const keys = Object.keys(expected);
  if (keys.length !== Object.keys(found).length) return `reads ${kind} with other keys`;
  for (const key of keys) {
    if (!Object.hasOwn(found, key)) return `reads ${kind} with other keys`;
    const difference = differenceOf(expected[key], found[key]);
    if (difference) return difference;
  }
  return undefined;
}

function kindOf(value) {
  if (value === null) return "null";
  return Array.isArray(value) ? "array" : typeof value;
}

function isLargeInteger(value) {
  return value?.constructor?.name === "BigNumber" && value.isInteger();
}
