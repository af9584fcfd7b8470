// The CPU time that treemin takes itself while tests of 30 ms run one after the other, start and parse included; the part of it that the
// search takes in the main thread to decide on the next test and to make its text; and the part of that which the scheduler takes.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { generateJson } from "../core/generate-json.mjs";
import { packageFolder } from "../strategy/real/package-folder.mjs";
import { execute, executeTreemin } from "../support/execute.mjs";
import { scratchFolder, writeScript } from "../support/scratch.mjs";
import { figure, percent, printTable } from "../support/table.mjs";

const sizes = [1e4, 1e5, 1e6];

/** The time of a test that the time between two tests is compared with, in milliseconds. */
const testTime = 30;

/** Real inputs that take hundreds of tests: JSON Schemas of 400 kB and 1.8 MB that must meet a keyword. */
const schemas = [
  { from: "@asyncapi/specs@6.8.1", file: "schemas/3.0.0.json", keyword: "maximum" },
  { from: "vega-lite@5.21.0", file: "build/vega-lite-schema.json", keyword: "minLength" },
];

/** Of the command line, the system's share of spawning is part of it: a bare loop takes it, too. */
export async function measureShare({ full }) {
  const results = [];
  for (const bytes of full ? [...sizes, 3e6, 1e7] : sizes) {
    process.stderr.write(`${bytes} bytes …\n`);
    results.push({ bytes, oracle: "function", ...(await measureFunction(bytes)) });
    results.push({ bytes, oracle: "command", ...(await measureCommand(bytes)) });
  }
  const rows = results.map(({ bytes, oracle, tests, wall, cpu, search, memory }) => ({
    input: bytes >= 1e6 ? `${bytes / 1e6} MB` : `${bytes / 1e3} kB`,
    oracle,
    tests,
    "wall s": figure(wall / 1000),
    "own CPU ms": figure(cpu),
    share: percent(cpu, wall),
    "of it searching": search === undefined ? "–" : percent(search, wall),
    "peak MB": memory.toFixed(0),
  }));
  printTable("Share: own CPU time over wall time, one job, tests of 30 ms, the default pipeline", rows, { left: 2 });
  return { total: results, deciding: await measureDeciding({ full }) };
}

/** What the search takes between two tests that take no time themselves. */
async function measureDeciding({ full }) {
  const generated = (full ? [1e5, 1e6, 1e7] : [1e5, 1e6]).flatMap((bytes) => [`easy:${bytes}`, `hard:${bytes}`]);
  const real = schemas.flatMap(({ from, file, keyword }) => {
    const folder = packageFolder(from);
    if (folder === undefined) process.stderr.write(`${from} cannot be fetched, so it is left out.\n`);
    return folder === undefined ? [] : [`schema:${join(folder, file)}:${keyword}`];
  });
  const results = [];
  const program = new URL("./deciding-reduction.mjs", import.meta.url);
  for (const input of [...generated, ...real]) {
    process.stderr.write(`${input} …\n`);
    results.push({ input, ...(await runProgram(program, input)), ...(await runProgram(program, input, "profile")) });
  }
  const rows = results.map(({ input, bytes, result, tests, main, scheduler, all, memory }) => ({
    input: input.startsWith("schema") ? "JSON Schema" : `generated, ${input.split(":")[0]}`,
    kB: figure(bytes / 1000),
    "result bytes": result,
    tests,
    "ms for each test": figure(main / tests),
    [`of ${testTime} ms`]: percent(main / tests, testTime),
    "the scheduler alone": percent((main / tests) * scheduler, testTime),
    "all threads": percent(all / tests, testTime),
    "peak MB": memory.toFixed(0),
  }));
  const title = "Deciding: CPU time of the main thread between two tests, from the end of the parse on";
  printTable(`${title}; all threads also compile and collect garbage`, rows);
  return results;
}

/** In a process of its own, so that starting counts. */
function measureFunction(bytes) {
  return runProgram(new URL("./sleepy-reduction.mjs", import.meta.url), String(bytes));
}

async function runProgram(program, ...args) {
  const { output, errors, code } = await execute(process.execPath, [fileURLToPath(program), ...args]);
  if (code !== 0) throw new Error(`The reduction exited with ${code}: ${errors}`);
  return JSON.parse(output);
}

async function measureCommand(bytes) {
  const folder = scratchFolder();
  writeFileSync(join(folder, "input.json"), generateJson(bytes, { needles: 3 }));
  const looks = [1, 2, 3].map((i) => `grep -q needle-${i} "$1"`);
  writeScript(join(folder, "test.sh"), "sleep 0.03", looks.join(" && "));
  const args = ["input.json", "--test", "./test.sh", "--quiet", "--jobs", "1"];
  const { statistics, wall, cpu, memory, code, errors } = await executeTreemin(args, { folder });
  if (code !== 0) throw new Error(`treemin exited with ${code}: ${errors}`);
  return { tests: statistics.tests, wall, cpu, memory };
}
