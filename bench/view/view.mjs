// bench view: what it costs to watch a reduction and to record it, and that neither changes its course.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { generateJson } from "../core/generate-json.mjs";
import { executeTreemin } from "../support/execute.mjs";
import { median } from "../support/median.mjs";
import { scratchFolder, writeScript } from "../support/scratch.mjs";
import { figure, percent, printTable } from "../support/table.mjs";
import { readArguments } from "../support/usage-error.mjs";
import { measureFirstOutput } from "./first-output.mjs";

const asTerminal = new URL("./as-terminal.mjs", import.meta.url).href;

/** Ways to run the same reduction. */
const ways = {
  "plain lines": { args: ["--plain"] },
  "live view": { args: [], imports: [asTerminal] },
  "report and events": { args: ["--plain", "--report", "report.html", "--events", "events.ndjson"] },
};

/** What a test does beside looking for the needles, as a line for a shell: its processor time is most of a run's, as that of a compiler would be. */
const compute = "i=0; while [ $i -lt 40000 ]; do i=$((i+1)); done";

/**
 * Runs the bench.
 * @param {string[]} args
 * @returns {Promise<number>} the exit code: 1 if the runs do not all make the same tests and end with the same bytes
 */
export async function view(args) {
  const { json, turns = "5" } = readArguments(args, { turns: { type: "string" } });
  const runs = Object.fromEntries(Object.keys(ways).map((way) => [way, []]));
  for (let turn = 1; turn <= Number(turns); turn++) {
    process.stderr.write(`turn ${turn} of ${turns} …\n`);
    for (const [way, use] of Object.entries(ways)) runs[way].push(await run(use));
  }
  const first = runs["plain lines"][0];
  const isSame = Object.values(runs)
    .flat()
    .every(({ tested, result }) => tested === first.tested && result === first.result);
  report(runs);
  const tests = first.tested.split("\n").length - 1;
  process.stdout.write(
    `\n${isSame ? "All" : "NOT ALL"} runs made the same ${tests} tests in the same order and ended with the same ${first.result.length} bytes.\n`,
  );
  const start = await measureFirstOutput();
  const figures = Object.entries(runs).map(([way, each]) => ({
    way,
    runs: each.map(({ cpu, whole, wall }) => ({ cpu, whole, wall })),
  }));
  if (json !== undefined) writeFileSync(json, `${JSON.stringify({ isSame, tests, figures, start }, null, 2)}\n`);
  return isSame ? 0 : 1;
}

/** Prints medians. The more is the median of the differences to the run with plain lines in the same turn. */
function report(runs) {
  const rows = Object.entries(runs).map(([way, each]) => {
    const more = median(each.map(({ cpu }, turn) => cpu - runs["plain lines"][turn].cpu));
    const of = (key) => median(each.map((run) => run[key]));
    return {
      "the same reduction with": way,
      "own CPU ms": figure(of("cpu")),
      "with tests": figure(of("whole")),
      "wall ms": figure(of("wall")),
      "more CPU ms": more.toFixed(0),
      "of the CPU with tests": percent(more, of("whole")),
      "of the wall time": percent(more, of("wall")),
    };
  });
  printTable("Watching and recording: 100 kB of JSON, one job, tests that compute for some 50 ms, in turns", rows);
}

/** Runs the reduction: its processor time without and with its tests, what it tested in order, and its result. */
async function run({ args, imports }) {
  const folder = scratchFolder();
  writeFileSync(join(folder, "input.json"), generateJson(1e5, { needles: 3 }));
  const looks = [1, 2, 3].map((i) => `grep -q needle-${i} "$1"`);
  writeScript(join(folder, "test.sh"), `cksum < "$1" >> ${folder}/tested`, compute, looks.join(" && "));
  const all = ["input.json", "--test", "./test.sh", "-o", "result.json", "--jobs", "1", "--no-config", ...args];
  const env = { ...process.env, TERM: "xterm", CI: "" };
  const { cpu, children, wall, code, errors } = await executeTreemin(all, { folder, env, imports });
  if (code !== 0) throw new Error(`treemin exited with ${code}: ${errors}`);
  if ((imports !== undefined) !== errors.includes("\u001b[?1049h"))
    throw new Error("The live view is not where it should be.");
  const [tested, result] = ["tested", "result.json"].map((name) => readFileSync(join(folder, name), "latin1"));
  return { cpu, whole: cpu + children, wall, tested, result };
}
