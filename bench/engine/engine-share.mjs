// The CPU time that treemin takes itself while tests of 30 ms run one after the other, start and parse included.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { generateJson } from "../core/generate-json.mjs";
import { execute, executeTreemin } from "../support/execute.mjs";
import { scratchFolder, writeScript } from "../support/scratch.mjs";
import { figure, percent, printTable } from "../support/table.mjs";

const sizes = [1e4, 1e5, 1e6];

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
  return results;
}

/** In a process of its own, so that starting counts. */
async function measureFunction(bytes) {
  const program = fileURLToPath(new URL("./sleepy-reduction.mjs", import.meta.url));
  const { output, errors, code } = await execute(process.execPath, [program, String(bytes)]);
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
