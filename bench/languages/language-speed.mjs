// node bench/language-speed.mjs FILE TASK: reads a file of a bundled language in a process of its own and prints figures as JSON.
// TASK is `parse` (tokens, parse and the whole tree) or `lex` (antlr4ng's own token stream and nothing else).
import { readFileSync } from "node:fs";
import { CharStream, CommonTokenStream } from "antlr4ng";
import { languageOfFile } from "treemin";
import { parseTree, preorder } from "treemin/tools";

const [file, task] = process.argv.slice(2);
const grammar = await languageOfFile(file).load();
const text = readFileSync(file, "utf8");

async function run() {
  if (task === "lex") {
    const stream = new CommonTokenStream(grammar.recognizers.createLexer(CharStream.fromString(text)));
    stream.fill();
    return { tokens: stream.getTokens().length };
  }
  const { tree, problem, tokens, prediction } = await parseTree(grammar, text);
  let nodes = 0;
  for (const _ of preorder(tree.root)) nodes++;
  return { tokens, nodes, problem, prediction };
}

const started = performance.now();
const result = await run();
const time = performance.now() - started;
process.stdout.write(JSON.stringify({ ...result, time, memory: process.resourceUsage().maxRSS * 1024 }));
