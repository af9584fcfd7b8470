// bench fuzz: how soon the mistakes of old packages are found from ordinary texts, with and without making the texts small that
// join the population.
import { writeFileSync } from "node:fs";
import { fuzz as findFailures } from "treemin/tools";
import { figure, printTable } from "../support/table.mjs";
import { readArguments } from "../support/usage-error.mjs";
import { installOldPackages, oldPackages } from "./old-packages.mjs";

/** Tests for each text that joins: the default, or none. */
const ways = { reduced: 200, "as found": 0 };

/**
 * Runs the bench.
 * @param {string[]} args
 * @returns {Promise<number>} the exit code
 */
export async function fuzz(args) {
  const options = { tests: { type: "string" }, seeds: { type: "string" } };
  const { words, json, tests = "3000", seeds = "3" } = readArguments(args, options);
  const load = installOldPackages();
  const runs = [];
  for (const each of oldPackages.filter(({ name }) => words.length === 0 || words.includes(name))) {
    const test = each.makeTest(load(each.name));
    for (const [population, memberTests] of Object.entries(ways)) {
      for (let seed = 0; seed < Number(seeds); seed++) {
        const run = await runOnce({ ...each, test, memberTests, seed, limitTests: Number(tests) });
        runs.push({ package: each.name, population, seed, ...run });
        process.stderr.write(`${each.name}, ${population}, ${seed}: ${run.failures.length} failures\n`);
      }
    }
  }
  printTable(`Failures found with ${tests} tests for each seed of chance`, rowsOf(runs), { left: 2 });
  printTable("What was found", messagesOf(runs), { left: 3 });
  if (json !== undefined) writeFileSync(json, `${JSON.stringify(runs, null, 2)}\n`);
  return 0;
}

async function runOnce({ seeds, language, test, memberTests, seed, limitTests }) {
  const started = performance.now();
  const run = { failures: [], members: 0, bytes: 0 };
  for await (const finding of findFailures({ seeds, language, test, memberTests, seed, limitTests, coverage: true })) {
    if (finding.kind === "failure") run.failures.push(finding);
    else {
      run.members++;
      run.bytes += Buffer.byteLength(finding.text);
    }
  }
  return { ...run, seconds: (performance.now() - started) / 1000 };
}

function rowsOf(runs) {
  return groups(runs, (run) => `${run.package} ${run.population}`).map((group) => {
    const [{ package: name, population }] = group;
    const sum = (measure) => group.reduce((total, run) => total + measure(run), 0);
    const members = sum((run) => run.members);
    return {
      package: name,
      population,
      "failures by seed": group.map(({ failures }) => failures.length).join(", "),
      "first after tests": group.map(({ failures }) => failures[0]?.tests ?? "–").join(", "),
      "different ones": new Set(group.flatMap(({ failures }) => failures.map(({ signature }) => signature))).size,
      "texts that joined": members,
      "bytes each": members === 0 ? "–" : figure(sum(({ bytes }) => bytes) / members),
      "s each": figure(sum(({ seconds }) => seconds) / group.length),
    };
  });
}

/** Every kind of failure, with its smallest text and in how many runs it was found. */
function messagesOf(runs) {
  const found = runs.flatMap((run) => run.failures.map((failure) => ({ ...failure, run })));
  return groups(found, ({ signature, run }) => `${run.package} ${signature}`).map((group) => {
    const smallest = group.reduce((least, each) => (each.text.length < least.text.length ? each : least));
    const times = (population) => group.filter(({ run }) => run.population === population).length;
    return {
      package: smallest.run.package,
      message: cell(smallest.signature),
      "smallest text": `\`${cell(smallest.text)}\``,
      ...Object.fromEntries(Object.keys(ways).map((population) => [population, times(population)])),
    };
  });
}

function cell(text) {
  const line = text.replace(/\s+/g, " ").replaceAll("|", "\\|");
  return line.length > 70 ? `${line.slice(0, 70)}…` : line;
}

function groups(list, keyOf) {
  const byKey = new Map();
  for (const each of list) byKey.set(keyOf(each), [...(byKey.get(keyOf(each)) ?? []), each]);
  return [...byKey.values()];
}
