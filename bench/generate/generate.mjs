// bench generate: how fast sentences are generated, how many parse at once, and what reducing their choices gains and costs beside
// reducing their trees.
import { writeFileSync } from "node:fs";
import { reduceSync } from "treemin";
import { generate as generateSentences, openGenerated } from "treemin/generate";
import { linearCongruential } from "../support/random.mjs";
import { figure, printTable } from "../support/table.mjs";
import { readArguments } from "../support/usage-error.mjs";
import { grammarOf } from "./grammars.mjs";
import { speed } from "./speed.mjs";

/**
 * Runs the bench.
 * @param {string[]} args
 * @returns {Promise<number>} the exit code
 */
export async function generate(args) {
  const { words, count = "200", json } = readArguments(args, { count: { type: "string" } });
  const parts = { speed, reduction };
  const names = words.filter((word) => !Object.hasOwn(parts, word));
  const chosen = Object.entries(parts).filter(([name]) => words.length === names.length || words.includes(name));
  const figures = {};
  for (const [name, part] of chosen) figures[name] = await part(Number(count), names);
  if (json !== undefined) writeFileSync(json, `${JSON.stringify(figures, null, 2)}\n`);
  return 0;
}

/** Generated inputs, half JSON, half assignments; two words of each must stay in their order. */
async function reduction(count) {
  const assignments = await grammarOf("assignments");
  const totals = new Map();
  for (const language of [await grammarOf("json"), assignments]) {
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
