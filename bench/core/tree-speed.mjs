// node bench/tree-speed.mjs BYTES INDENT: builds the tree of a generated input, once cold and then warm, and prints the times
// in milliseconds as JSON. A process of its own, so that the first time is the first.
import { loadLanguage } from "treemin";
import { symbolsOf } from "../../dist/src/grammar/analysis/minimal-replacements.js";
import { parse } from "../../dist/src/parse/recognize/parse.js";
import { buildTree } from "../../dist/src/parse/table/build-tree.js";
import { stagesOf } from "../../dist/src/transform/transforms.js";
import { preorder } from "../../dist/src/tree/walk.js";
import { generateJson } from "./generate-json.mjs";

const [bytes, indent] = process.argv.slice(2).map(Number);
const text = generateJson(bytes, { indent });
const grammar = await loadLanguage("json");

/** What is reduced. */
function treeOf(table) {
  return stagesOf(buildTree(text, table, symbolsOf(grammar)), {}).at(-1).tree;
}

const parseAll = () => parse(grammar, text, { rule: grammar.start });

/** Nodes are built when they are visited, so all are. */
function buildAll() {
  const { table } = parseAll();
  let count = 0;
  for (const _ of preorder(treeOf(table).root)) count++;
  return count;
}

function time(action) {
  const start = performance.now();
  action();
  return performance.now() - start;
}

/** The least of as many times as fit into about a second, but two at least. */
function warmTime(action) {
  const times = [];
  for (let total = 0; total < 1000 || times.length < 2; total += times.at(-1)) times.push(time(action));
  return Math.min(...times);
}

let nodes = 0;
const first = time(() => {
  nodes = buildAll();
});
const result = {
  length: text.length,
  nodes,
  first,
  warm: warmTime(buildAll),
  parse: warmTime(parseAll),
  native: warmTime(() => JSON.parse(text)),
  memory: process.resourceUsage().maxRSS / 1024,
};
process.stdout.write(JSON.stringify(result));
