// Reads the imports of source files and compares them with the table of rooms.
import { dirname, posix } from "node:path";
import ts from "typescript";

/**
 * One import of a file.
 * @typedef {object} Import
 * @property {string} file the importing file, relative to `src`, with `/`
 * @property {number} line its line, from 1
 * @property {string} specifier what is imported, as it is written
 */

/**
 * Finds all imports of a file with TypeScript's scanner: `import` and `export … from`, with and without `type`, `import("…")`
 * as a call and as a type, and `import x = require("…")`.
 * @param {string} file the file, relative to `src`
 * @param {string} text its content
 * @returns {Import[]}
 */
export function importsOf(file, text) {
  const { importedFiles } = ts.preProcessFile(text, true, true);
  return importedFiles.map(({ fileName: specifier, pos }) => ({
    file,
    line: text.slice(0, pos).split("\n").length,
    specifier,
  }));
}

/**
 * Checks files against a table of rooms.
 * @param {ReadonlyMap<string, string>} files the content of every file of `src`, by path relative to `src`
 * @param {Readonly<Record<string, import("./rooms.mjs").Room>>} rooms
 * @returns {string[]} a sentence for each violation: imports that no room lists, then cycles of files, then of rooms
 */
export function violations(files, rooms) {
  const imports = [...files].flatMap(([file, text]) => importsOf(file, text));
  const problems = [...new Set([...files.keys()].map(roomOf))]
    .filter((room) => !Object.hasOwn(rooms, room))
    .map((room) => `src/${room} is not in the table: add it and what it may import.`);
  /** @type {Map<string, Set<string>>} */
  const fileGraph = new Map();
  /** @type {Map<string, Set<string>>} */
  const roomGraph = new Map();
  for (const each of imports) {
    const rule = brokenRule(each, rooms);
    if (rule !== undefined) problems.push(`src/${each.file}:${each.line} imports "${each.specifier}": ${rule}`);
    const target = targetOf(each);
    if (target === undefined) continue;
    addEdge(fileGraph, each.file, target);
    if (roomOf(each.file) !== roomOf(target)) addEdge(roomGraph, roomOf(each.file), roomOf(target));
  }
  const cycles = [
    ...cyclesIn(fileGraph).map((cycle) => ({ kind: "files", cycle })),
    ...cyclesIn(roomGraph).map((cycle) => ({ kind: "rooms", cycle })),
  ];
  return [...problems, ...cycles.map(({ kind, cycle }) => `These ${kind} import each other: ${cycle.join(" → ")}.`)];
}

/**
 * The room of a file: its folder, or the file itself if it stands directly in `src`.
 * @param {string} file relative to `src`
 */
function roomOf(file) {
  const folder = dirname(file);
  if (folder.startsWith("../generated")) return "generated";
  return folder === "." ? file : folder;
}

/**
 * The file that an import of a file means, relative to `src`; undefined for packages.
 * @param {Import} each
 */
function targetOf({ file, specifier }) {
  if (!specifier.startsWith(".")) return undefined;
  return posix.normalize(posix.join(posix.dirname(file), specifier)).replace(/\.js$/, ".ts");
}

/**
 * The rule that an import breaks, if it breaks one.
 * @param {Import} each
 * @param {Readonly<Record<string, import("./rooms.mjs").Room>>} rooms
 */
function brokenRule(each, rooms) {
  const room = roomOf(each.file);
  // A room that is not in the table is reported once, not for each of its imports.
  const allowed = Object.hasOwn(rooms, room) ? rooms[room] : undefined;
  if (!allowed) return undefined;
  const target = targetOf(each);
  if (target === undefined) {
    const packages = allowed.packages ?? [];
    const isListed = packages.some((name) => each.specifier === name || isSubpath(each.specifier, name));
    return isListed ? undefined : `src/${room} may use ${list(packages, "no packages and no modules of Node")}.`;
  }
  const other = roomOf(target);
  if (other === room || allowed.imports.includes(other)) return undefined;
  return `src/${room} may import ${list(allowed.imports, "no other room")}.`;
}

/**
 * Whether a specifier is below a package. Modules of Node are listed one by one: `node:fs` does not stand for `node:fs/promises`.
 * @param {string} specifier
 * @param {string} name
 */
function isSubpath(specifier, name) {
  return !name.startsWith("node:") && specifier.startsWith(`${name}/`);
}

/**
 * @param {readonly string[]} names
 * @param {string} none what to print if there are no names
 */
function list(names, none) {
  return names.length === 0 ? none : `only ${names.join(", ")}`;
}

/**
 * @param {Map<string, Set<string>>} graph
 * @param {string} from
 * @param {string} to
 */
function addEdge(graph, from, to) {
  graph.set(from, (graph.get(from) ?? new Set()).add(to));
}

/**
 * Finds cycles by depth-first search: one for each edge that leads back to a node of the path.
 * @param {ReadonlyMap<string, ReadonlySet<string>>} graph
 * @returns {string[][]} each begins and ends with the same node
 */
function cyclesIn(graph) {
  /** @type {string[][]} */
  const cycles = [];
  const finished = new Set();
  for (const start of graph.keys()) {
    if (finished.has(start)) continue;
    const path = [start];
    const pending = [[...(graph.get(start) ?? [])]];
    while (path.length > 0) {
      const next = /** @type {string[]} */ (pending.at(-1)).pop();
      if (next === undefined) {
        finished.add(path.pop());
        pending.pop();
      } else if (path.includes(next)) {
        cycles.push([...path.slice(path.indexOf(next)), next]);
      } else if (!finished.has(next)) {
        path.push(next);
        pending.push([...(graph.get(next) ?? [])]);
      }
    }
  }
  return cycles;
}
