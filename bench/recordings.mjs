// bench recordings: records which tests every pipeline runs on the examples, in order and with their outcomes. Recordings made
// before and after a change of the code show whether the change affects what treemin does. Runs one job. A file keeps the
// outcomes of the examples' tests, because two recordings need the same ones.
import { execFileSync, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { loadGrammar, loadLanguage, reduce } from "treemin";
import { algorithmNames, listMinimizerNames, presets } from "treemin/tools";
import { scratchFolder } from "./support/scratch.mjs";
import { printTable } from "./support/table.mjs";
import { readArguments, UsageError } from "./support/usage-error.mjs";

/** The largest number of tests that are recorded of a reduction. */
const recorded = 250;

const folderOf = (example) => fileURLToPath(new URL(`../examples/${example}/`, import.meta.url));
const grammar = (example, files, start) =>
  loadGrammar({ files: files.map((file) => join(folderOf(example), file)), ...(start && { start }) });

/** The examples: the input's file name, the language that parses it, and whether the test reads standard input. */
const examples = {
  "c-crash": { file: "input.c", language: () => loadLanguage("c") },
  "calc-wrong-associativity": {
    file: "program.calc",
    language: () => grammar("calc-wrong-associativity", ["Calc.g4"], "program"),
  },
  "ini-json-islands": {
    file: "services.ini",
    language: () => loadGrammar({ format: join(folderOf("ini-json-islands"), "format.json") }),
  },
  "javascript-minifier": { file: "input.js", language: () => loadLanguage("javascript") },
  "json-crash-stdin": { file: "input.json", language: () => loadLanguage("json"), stdin: true },
  "json-duplicate-keys": { file: "input.json", language: () => loadLanguage("json") },
  "json-module-predicate": { file: "input.json", language: () => loadLanguage("json") },
  "template-modes": {
    file: "page.template",
    language: () => grammar("template-modes", ["TemplateParser.g4", "TemplateLexer.g4"]),
  },
};

/** The reductions of each example: every algorithm to its fixpoint, every preset, and HDD and Perses with every list minimiser. */
const reductions = [
  ...algorithmNames.map((name) => ({ reduce: `${name}*` })),
  ...Object.keys(presets).map((reduce) => ({ reduce })),
  { reduce: "coarse-hdd* | hdd* + hoist | perses* | *" },
  ...listMinimizerNames.map((list) => ({ reduce: "hdd*", list })),
  ...listMinimizerNames.map((list) => ({ reduce: "perses*", list })),
];

/**
 * Records the tests of every reduction, or compares them with an earlier recording.
 * @param {string[]} args names of examples (none means all) and `--json FILE`: a file to compare with, or a new one to write
 * @returns {Promise<number>} the exit code: 1 if a reduction differs
 * @throws {UsageError} if there is no example of a name
 */
export async function recordings(args) {
  const { words, json } = readArguments(args);
  const unknown = words.find((name) => !Object.hasOwn(examples, name));
  if (unknown !== undefined) throw new UsageError(`There is no example ${unknown}.`);
  const found = {};
  for (const name of words.length > 0 ? words : Object.keys(examples))
    Object.assign(found, await recordExample(name, json));
  if (json === undefined || !existsSync(json)) {
    if (json !== undefined) writeFileSync(json, `${JSON.stringify(found, null, 2)}\n`);
    process.stdout.write(`${Object.keys(found).length} reductions recorded.\n`);
    return 0;
  }
  return compareWith(JSON.parse(readFileSync(json, "utf8")), found);
}

function compareWith(before, after) {
  const rows = Object.entries(after).flatMap(([key, now]) => {
    const then = before[key];
    const isSame = then !== undefined && then.digest === now.digest;
    return isSame ? [] : [{ reduction: key, "tests before": then?.tests ?? "–", "tests now": now.tests }];
  });
  if (rows.length > 0) printTable("Reductions that run other tests", rows);
  process.stdout.write(`${rows.length} of ${Object.keys(after).length} reductions differ.\n`);
  return rows.length > 0 ? 1 : 0;
}

async function recordExample(name, json) {
  const { file, language: load, stdin = false } = examples[name];
  const folder = folderOf(name);
  const input = existsSync(join(folder, "input.json"))
    ? readFileSync(join(folder, "input.json"))
    : execFileSync(process.execPath, ["generate.mjs"], { cwd: folder });
  const language = await load();
  const known = new KnownOutcomes(json && `${json}.${name}-outcomes`);
  const ask = await testOf(folder, { file, stdin });
  const found = {};
  for (const options of reductions) {
    const key = [name, options.reduce, options.list ?? ""].join(" ").trim();
    const digest = createHash("sha256");
    const test = (text) => {
      const outcome = known.get(text, ask);
      digest.update(`${outcome} ${text.length} ${text}\n`);
      return outcome;
    };
    const { text, statistics } = await reduce({ ...options, input, language, test, limitTests: recorded });
    digest.update(text);
    found[key] = { tests: statistics.tests, digest: digest.digest("hex") };
    known.save();
  }
  process.stderr.write(`${name}: ${Object.keys(found).length} reductions\n`);
  return found;
}

/** The known outcomes of an example's test, from this recording and earlier ones. */
class KnownOutcomes {
  #path;
  #outcomes;
  #saved;

  constructor(path) {
    this.#path = path;
    this.#outcomes = new Map(path && existsSync(path) ? JSON.parse(readFileSync(path, "utf8")) : []);
    this.#saved = this.#outcomes.size;
  }

  get(text, ask) {
    const key = createHash("sha256").update(text).digest("base64");
    const outcome = this.#outcomes.get(key) ?? ask(text);
    this.#outcomes.set(key, outcome);
    return outcome;
  }

  save() {
    if (!this.#path || this.#saved === this.#outcomes.size) return;
    this.#saved = this.#outcomes.size;
    writeFileSync(this.#path, JSON.stringify([...this.#outcomes]));
  }
}

/** The test of an example as a function: its module, or a function that runs its script. */
async function testOf(folder, { file, stdin }) {
  const module = join(folder, "interesting.mjs");
  if (existsSync(module)) {
    const { default: predicate } = await import(pathToFileURL(module).href);
    return (text) => {
      try {
        return predicate(text) ? "interesting" : "uninteresting";
      } catch {
        return "invalid";
      }
    };
  }
  const path = join(scratchFolder(), file);
  return (text) => {
    writeFileSync(path, text);
    const options = stdin ? { input: text } : {};
    const { status } = spawnSync(join(folder, "interesting.sh"), stdin ? [] : [path], { ...options, stdio: "pipe" });
    return status === 0 ? "interesting" : status === 125 ? "invalid" : "uninteresting";
  };
}
