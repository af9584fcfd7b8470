// node --stack-size=… bench/language-growth.mjs FILE: compares, in a process that has warmed up, the time for a file of a bundled
// language with that for about 100 kB of it, and prints figures as JSON. Times are in milliseconds.
import { readFileSync } from "node:fs";
import { languageOfFile } from "treemin";
import { preorder } from "treemin/tools";
import { symbolsOf } from "../../dist/src/grammar/analysis/minimal-replacements.js";
import { parse } from "../../dist/src/parse/recognize/parse.js";
import { buildTree } from "../../dist/src/parse/table/build-tree.js";
import { shorten } from "../support/shorten-text.mjs";

const [file] = process.argv.slice(2);
const grammar = await languageOfFile(file).load();
const symbols = symbolsOf(grammar);
const text = readFileSync(file, "utf8");

function read(text) {
  const started = performance.now();
  const { table, problem } = parse(grammar, text, { ...grammar, rule: grammar.start, buildHiddenTokens: false });
  const tree = buildTree(text, table, symbols);
  for (const _ of preorder(tree.root));
  return { tree, problem, time: performance.now() - started };
}

/** The least time of a few: what else the machine does only adds to it. */
function fastest(text, times) {
  return Math.min(...Array.from({ length: times }, () => read(text).time));
}

const beginning = shorten(grammar, read(text).tree, 1e5);
const { problem } = read(beginning);
const result = { length: text.length, time: fastest(text, 2), shortLength: beginning.length, problem };
process.stdout.write(JSON.stringify({ ...result, shortTime: fastest(beginning, 10) }));
