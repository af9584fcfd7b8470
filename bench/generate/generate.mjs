// bench generate: how fast sentences are generated, how many parse at once, and what reducing their choices gains and costs beside
// reducing their trees.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { loadGrammar, loadLanguage, reduceSync } from "treemin";
import { generate as generateSentences, openGenerated } from "treemin/generate";
import { linearCongruential } from "../support/random.mjs";
import { figure, percent, printTable } from "../support/table.mjs";
import { readArguments } from "../support/usage-error.mjs";

const home = fileURLToPath(new URL("../..", import.meta.url));
const inHome = (...files) => files.map((file) => join(home, file));

/** Grammars of this repository besides the bundled ones. */
const ownGrammars = {
  "calc (left-recursive)": { files: inHome("examples/calc-wrong-associativity/Calc.g4") },
  "calc (lists)": { files: inHome("examples/calc-wrong-associativity/CalcLists.g4") },
  "ini with json islands": { format: inHome("examples/ini-json-islands/format.json")[0] },
  "templates (modes)": {
    files: inHome("examples/template-modes/TemplateLexer.g4", "examples/template-modes/TemplateParser.g4"),
  },
  assignments: { files: inHome("examples/generated-assignments/Assignments.g4") },
  relay: { files: inHome("bench/strategy/Relay.g4") },
  constraints: { files: inHome("bench/strategy/scripts/Constraints.g4") },
};

/**
 * Runs the bench.
 * @param {string[]} args
 * @returns {Promise<number>} the exit code
 */
export async function generate(args) {
  const { words, count = "200", json } = readArguments(args, { count: { type: "string" } });
  const parts = { speed, reduction };
  const chosen = Object.entries(parts).filter(([name]) => words.length === 0 || words.includes(name));
  const figures = {};
  for (const [name, part] of chosen) figures[name] = await part(Number(count));
  if (json !== undefined) writeFileSync(json, `${JSON.stringify(figures, null, 2)}\n`);
  return 0;
}

async function speed(count) {
  const grammars = [];
  for (const name of ["json", "javascript", "typescript", "c", "python"])
    grammars.push([name, await loadLanguage(name)]);
  for (const [name, files] of Object.entries(ownGrammars)) grammars.push([name, await loadGrammar(files)]);
  const rows = [];
  for (const [name, language] of grammars) {
    for await (const _ of generateSentences({ language, count: 20, seed: 1 }));
    const started = process.cpuUsage();
    let [bytes, first, once, readings] = [0, 0, 0, 0];
    for await (const sentence of generateSentences({ language, count, seed: 7 })) {
      bytes += Buffer.byteLength(sentence.text);
      readings += sentence.readings;
      if (sentence.readings === 1) first++;
      if (sentence.drafts === 1) once++;
    }
    const seconds = process.cpuUsage(started).user / 1e6;
    rows.push({
      grammar: name,
      bytes,
      "sentences/s": figure(count / seconds),
      "MB/s": figure(bytes / seconds / 1e6),
      "first reading": percent(first, count),
      "first parse": percent(once, count),
      "readings each": figure(readings / count),
    });
  }
  printTable(`${count} sentences of at most about 200 tokens, by CPU time, parsing included`, rows);
  return rows;
}

/** Generated inputs, half JSON, half assignments; two words of each must stay in their order. */
async function reduction(count) {
  const assignments = await loadGrammar(ownGrammars.assignments);
  const totals = new Map();
  for (const language of [await loadLanguage("json"), assignments]) {
    let seed = 0;
    for (let done = 0; done < count / 2; seed++) {
      for await (const sentence of generateSentences({ language, seed })) {
        const test = needleTest(sentence, linearCongruential(seed));
        if (sentence.tokens.length < 20 || test("")) continue;
        done++;
        await reduceAll({ language, sentence, test }, totals);
      }
    }
  }
  const rows = [...totals].map(([how, { before, after, tests }]) => ({
    reduction: how,
    "bytes before": before,
    after,
    "bytes each": figure(after / count),
    tests,
    "tests each": figure(tests / count),
  }));
  printTable(`${count} generated inputs, JSON and assignments`, rows);
  return rows;
}

async function reduceAll({ language, sentence, test }, totals) {
  const { text: input, choices } = sentence;
  const withChoices = async (defaults) => ({ generated: await openGenerated({ language, choices, defaults }) });
  const ways = {
    "choices, with defaults": await withChoices(true),
    "choices, without": await withChoices(false),
    "hdd*": { language, reduce: "hdd*" },
    default: { language },
  };
  for (const [how, options] of Object.entries(ways)) {
    const { size, statistics, text } = reduceSync({ input, test, ...options });
    if (!test(text)) throw new Error(`The result of ${how} is not interesting: ${text}`);
    const total = totals.get(how) ?? { before: 0, after: 0, tests: 0 };
    total.before += size.before;
    total.after += size.after;
    total.tests += statistics.tests;
    totals.set(how, total);
  }
}

/** Two of the tokens must stay, in their order. */
function needleTest({ text, tokens }, random) {
  const texts = tokens.map(({ start }, i) => text.slice(start, tokens[i + 1]?.start).trim());
  const [a, b] = [random(texts.length), random(texts.length)].sort((x, y) => x - y);
  return (candidate) => {
    const at = candidate.indexOf(texts[a]);
    return at >= 0 && candidate.indexOf(texts[b], at + (a === b ? 0 : texts[a].length)) >= 0;
  };
}
