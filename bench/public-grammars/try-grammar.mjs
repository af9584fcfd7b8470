// Loads one of the public grammars, parses and reduces its example, and generates sentences: `node try-grammar.mjs NAME FOLDER`.
// Prints JSON.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { loadGrammar, reduce } from "treemin";
import { generate } from "treemin/generate";
import { parseTree } from "treemin/tools";
import { publicGrammars } from "./grammars.mjs";

const [name, folder] = process.argv.slice(2);
const { files, start, example, needle, bases = [], tokens = {} } = publicGrammars.find((each) => each.name === name);
const found = { problems: [] };
const step = async (title, work) => {
  try {
    return await work();
  } catch (error) {
    found.problems.push(`${title}: ${error.message.slice(0, 600)}`);
    return undefined;
  }
};

const grammar = await step("loading", () =>
  loadGrammar({ files: files.map((file) => join(folder, file)), start, bases, cache: false }),
);
if (grammar) {
  const text = readFileSync(example, "utf8");
  found.route = routeOf(grammar);
  found.parsed = await step("parsing", () => parse(text));
  found.reduced = await step("reducing", () => reduceTo(text));
  found.generated = await step("generating", () => generateSome(20, new Map(Object.entries(tokens))));
}
process.stdout.write(JSON.stringify(found));

function routeOf({ hasCode, notes }) {
  for (const { text } of notes.filter(({ kind }) => kind === "warning").slice(0, 3))
    found.problems.push(text.replaceAll(folder, ".").slice(0, 600));
  if (hasCode) return "generated";
  return notes.some(({ text }) => text.includes("cannot be generated")) ? "without its code" : "interpreted";
}

async function parse(text) {
  const { problem } = await parseTree(grammar, text);
  if (problem) found.problems.push(`example:${problem.line}:${problem.column}: ${problem.message}`);
  return { bytes: Buffer.byteLength(text), problem: problem !== undefined };
}

/** Reduces a text of which a part must stay. */
async function reduceTo(input) {
  const test = (text) => text.includes(needle);
  const { text, statistics } = await reduce({ input, language: grammar, test });
  if (!test(text)) throw new Error(`the result is not interesting: ${text}`);
  return { bytes: Buffer.byteLength(text), tests: statistics.tests };
}

/** Each sentence is parsed once more. */
async function generateSome(count, corpus) {
  const total = { count, atOnce: 0, parsed: 0 };
  for await (const { text, starts } of generate({ language: grammar, count, seed: 7, corpus })) {
    const { problem } = await parseTree(grammar, text);
    if (problem)
      found.problems.push(`sentence:${problem.line}:${problem.column}: ${problem.message}: ${text.slice(0, 200)}`);
    if (starts === 1) total.atOnce++;
    if (!problem) total.parsed++;
  }
  return total;
}
