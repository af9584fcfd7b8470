// bench corpus: reduces real inputs that break real tools. A case is a folder with `input.<ext>`, `case.json` and `test.sh`,
// which takes the path of a candidate. The test counts its own calls, and every result is tested once more.
import { copyFileSync, existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { extname, join, resolve } from "node:path";
import { languageOfFile } from "treemin";
import { languageNamed } from "treemin/tools";
import { geometricMean } from "../dist/src/report/comparison.js";
import { execute, executeTreemin } from "./support/execute.mjs";
import { scratchFolder, writeScript } from "./support/scratch.mjs";
import { figure, percent, printTable } from "./support/table.mjs";
import { readArguments, UsageError } from "./support/usage-error.mjs";

/** The configurations that are measured if no options are given. */
const configurations = [
  { name: "default", options: [] },
  ...["perses*", "gtr*", "hdd*"].map((pipeline) => ({ name: pipeline, options: ["--reduce", pipeline] })),
];

/**
 * Runs the bench.
 * @param {string[]} args
 * @returns {Promise<number>} the exit code: 1 if any run failed
 */
export async function corpus(args) {
  const end = args.includes("--") ? args.indexOf("--") : args.length;
  const { words: names, json } = readArguments(args.slice(0, end));
  const options = args.slice(end + 1);
  const chosen = options.length > 0 ? [{ name: options.join(" "), options }] : configurations;
  const { cases, env } = openCorpus(names);

  const runs = [];
  const skipped = [];
  for (const each of cases) {
    const reason = await reasonToSkip(each, env);
    if (reason) skipped.push(`${each.name}: ${reason}`);
    for (const configuration of reason ? [] : chosen) {
      process.stderr.write(`${each.name}, ${configuration.name} … `);
      const run = await reduceCase(each, configuration, env);
      process.stderr.write(run.problems.length > 0 ? "FAILED\n" : `${run.size.after} bytes, ${run.tests} tests\n`);
      runs.push(run);
    }
  }
  report(runs, skipped);
  if (json !== undefined) writeFileSync(json, `${JSON.stringify({ runs, skipped }, null, 2)}\n`);
  return runs.some((run) => run.problems.length > 0) ? 1 : 0;
}

/** Finds the cases and makes the environment that their tests need. */
function openCorpus(names) {
  const folder = process.env.TREEMIN_CORPUS;
  if (!folder) {
    throw new UsageError(
      "TREEMIN_CORPUS is not set. Set it to a folder of cases, each a folder with input.<ext>, test.sh and case.json.",
    );
  }
  if (!existsSync(folder)) throw new UsageError(`TREEMIN_CORPUS is ${folder}, which does not exist.`);
  const known = readdirSync(folder).filter((name) => existsSync(join(folder, name, "test.sh")));
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0) throw new UsageError(`${folder} has no case ${unknown[0]}. It has: ${known.join(", ")}.`);
  const tools = resolve(process.env.TREEMIN_CORPUS_TOOLS ?? join(folder, "tools"));
  return {
    cases: (names.length > 0 ? names : known).map((name) => readCase(name, resolve(folder, name))),
    env: { ...process.env, TREEMIN_CORPUS_TOOLS: tools },
  };
}

function readCase(name, folder) {
  const file = join(folder, "case.json");
  const { language, handWitness } = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};
  const input = readdirSync(folder).find((each) => each.startsWith("input.")) ?? "input";
  return { name, folder, input, witness: handWitness?.bytes, language: language ?? extname(input).slice(1) };
}

/** Why a case cannot run, and what to do about it; undefined if it can. */
async function reasonToSkip({ folder, input, language }, env) {
  const path = join(folder, input);
  if (!existsSync(path)) return `there is no input.<ext> in ${folder}`;
  if (!(languageNamed(language) ?? languageOfFile(input))) return `treemin does not bundle the language ${language}`;
  const { code } = await runTest(folder, path, env);
  if (code === 0) return undefined;
  const remedy = "Install the corpus's tools, or set TREEMIN_CORPUS_TOOLS to where they are";
  return `its input is not interesting (test.sh exited with ${code}), probably because a tool is missing in ${env.TREEMIN_CORPUS_TOOLS}. ${remedy}`;
}

/** Runs the case's own test on a copy of a file, because the corpus may be read-only. */
function runTest(folder, path, env) {
  const scratch = scratchFolder();
  const copy = join(scratch, `candidate${extname(path)}`);
  copyFileSync(path, copy);
  return execute(join(folder, "test.sh"), [copy], { cwd: scratch, env });
}

/** Reduces one case with one configuration; `problems` of the returned run says what is wrong with it. */
async function reduceCase({ name, folder, input, witness, language }, { name: configuration, options }, env) {
  const scratch = scratchFolder();
  const [candidate, output, test, log] = [input, `result${extname(input)}`, "test.sh", "calls.log"].map((file) =>
    join(scratch, file),
  );
  copyFileSync(join(folder, input), candidate);
  // Each call appends one byte to the log and then runs the case's own test.
  writeScript(test, 'echo >> "$TREEMIN_BENCH_CALLS"', 'exec "$TREEMIN_BENCH_TEST" "$@"');
  const known = languageNamed(language) ? ["--language", language] : [];
  const { code, errors, statistics, wall, cpu, memory } = await executeTreemin(
    [candidate, "--test", test, "--out", output, "--no-watch", "--jobs", "1", ...known, ...options],
    { folder: scratch, env: { ...env, TREEMIN_BENCH_CALLS: log, TREEMIN_BENCH_TEST: join(folder, "test.sh") } },
  );
  const run = { case: name, configuration, witness, wall, cpu, memory };
  // 4: a limit among the options was reached.
  if (!statistics || (code !== 0 && code !== 4)) {
    return { ...run, problems: [`treemin exited with ${code}: ${errors.trim()}`] };
  }
  const { size, tokens, tests, oracleTime, stopped } = statistics;
  const calls = statSync(log).size;
  const exitCode = (await runTest(folder, output, env)).code;
  const problems = problemsOf(statistics, { calls, exitCode, length: statSync(output).size });
  return { ...run, size, tokens, tests, calls, oracleTime, stopped, problems };
}

/** Compares the statistics that treemin reports with what was measured outside of it. */
function problemsOf({ size, tests, cancelled }, { calls, exitCode, length }) {
  const problems = [];
  // treemin may have ended a cancelled test before it counted itself.
  if (calls > tests || calls < tests - cancelled) {
    problems.push(`treemin reports ${tests} tests, but the test ran ${calls} times`);
  }
  if (exitCode !== 0) problems.push(`the result is not interesting: test.sh exited with ${exitCode}`);
  if (length !== size.after) problems.push(`the result has ${length} bytes, but treemin reports ${size.after}`);
  return problems;
}

function report(runs, skipped) {
  const measured = runs.filter((run) => run.size);
  if (measured.length > 0) printTable("Corpus", measured.map(cells), { left: 2 });
  const ratios = compareWithFirst(measured);
  if (ratios.length > 0) printTable(`${measured[0].configuration} beside the others, geometric means`, ratios);
  for (const line of skipped) process.stdout.write(`\nskipped ${line}.`);
  if (skipped.length > 0) process.stdout.write("\n");
  for (const run of runs) {
    for (const each of run.problems) process.stdout.write(`\nFAILED ${run.case}, ${run.configuration}: ${each}.\n`);
  }
}

/** How the first configuration compares with each other one, over the cases that both finished. */
function compareWithFirst(runs) {
  const finished = runs.filter((run) => run.stopped === "finished");
  const runOf = (name, configuration) =>
    finished.find((run) => run.case === name && run.configuration === configuration);
  const [first, ...others] = [...new Set(finished.map((run) => run.configuration))];
  return others.flatMap((other) => {
    const pairs = [...new Set(finished.map((run) => run.case))]
      .map((name) => [runOf(name, first), runOf(name, other)])
      .filter(([one, two]) => one && two);
    if (pairs.length === 0) return [];
    const meanOf = (index, measure) => geometricMean(pairs.map((pair) => measure(pair[index])));
    const ratioOf = (measure) => meanOf(0, measure) / meanOf(1, measure);
    const tests = ([one, two]) => one.tests / two.tests;
    const worst = pairs.reduce((most, pair) => (tests(pair) > tests(most) ? pair : most));
    return {
      beside: other,
      cases: pairs.length,
      "bytes ×": figure(ratioOf((run) => run.size.after)),
      "larger results": pairs.filter(([one, two]) => one.size.after > two.size.after).length,
      "tests ×": figure(ratioOf((run) => run.tests)),
      "most tests ×": `${figure(tests(worst))} (${worst[0].case})`,
    };
  });
}

function cells({ size, tokens, wall, witness, ...run }) {
  return {
    case: run.case,
    configuration: run.stopped === "finished" ? run.configuration : `${run.configuration} (${run.stopped})`,
    "bytes before": size.before,
    after: size.after,
    witness: witness ?? "–",
    "tokens before": tokens?.before ?? "–",
    "after ": tokens?.after ?? "–",
    tests: run.tests,
    "wall s": (wall / 1000).toFixed(1),
    oracle: percent(run.oracleTime, wall),
    "own CPU": percent(run.cpu, wall),
    checked: run.problems.length > 0 ? "FAILED" : "yes",
  };
}
