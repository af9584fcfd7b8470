// A thread that runs reductions of the contest, one at a time, with tests in process.
import { parentPort } from "node:worker_threads";
import { reduceSync } from "treemin";
import { loadContestGrammar } from "./contest-grammars.mjs";
import { symbolTest } from "./symbols.mjs";

/** A reduction ends after so many tests. */
const limitTests = 2000;

const grammars = new Map();

parentPort.on("message", async ({ index, each, algorithm }) => {
  if (!grammars.has(each.grammar)) grammars.set(each.grammar, await loadContestGrammar(each.grammar));
  const language = grammars.get(each.grammar);
  const test = symbolTest(language, each.symbols);
  const run = reduceSync({ input: each.input, language, test, reduce: algorithm, limitTests });
  const { size, tokens, statistics, stopped, guarantee, text } = run;
  const figures = { size, tokens, statistics, stopped, guarantee, text, verified: test(text) };
  parentPort.postMessage({ index, run: { case: each.name, algorithm, repetition: 1, ...figures } });
});
