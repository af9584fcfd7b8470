// What the bench of languages reads if no files are named: programs of the packages that everybody knows, as they are and
// preprocessed.
import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { generateJson } from "../core/generate-json.mjs";
import { fetchPackages } from "../support/fetch-packages.mjs";

const packages = ["lodash@4.17.21", "jquery@3.7.1", "three@0.170.0", "better-sqlite3@12.11.1", "tree-sitter-c@0.24.1"];
const scripts = [
  "lodash/package/lodash.js",
  "jquery/package/dist/jquery.js",
  "three/package/build/three.module.js",
  "three/package/build/three.module.min.js",
];
const sqlite = "better-sqlite3/package/deps/sqlite3/sqlite3.c";
const parser = "tree-sitter-c/package/src/parser.c";
const headers = [
  "errno",
  "fcntl",
  "locale",
  "math",
  "netdb",
  "pthread",
  "regex",
  "signal",
  "stdio",
  "stdlib",
  "string",
];
const systemHeaders = ["ioctl", "mman", "resource", "socket", "stat", "time", "types", "uio", "un", "wait"];

/**
 * Puts the inputs into a folder.
 * @param {string} folder
 * @returns {string[]} the files
 */
export function fetchInputs(folder) {
  fetchPackages(folder, packages);
  const json = join(folder, "generated.json");
  writeFileSync(json, generateJson(2e6, { indent: 2 }));
  const includes = [...headers, ...systemHeaders.map((name) => `sys/${name}`)].map((name) => `#include <${name}.h>\n`);
  const source = join(folder, "headers.c");
  writeFileSync(source, `#define _GNU_SOURCE\n${includes.join("")}`);
  const at = (file) => join(folder, file);
  const preprocessed = [preprocess(source, at("headers.i")), preprocess(at(sqlite), at("sqlite3.i"))];
  return [json, ...scripts.map(at), ...preprocessed, at(sqlite), at(parser)];
}

function preprocess(source, target) {
  execFileSync("gcc", ["-w", "-E", "-o", target, source]);
  return target;
}
