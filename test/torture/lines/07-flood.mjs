import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { demand } from "../demand.mjs";
import { haystack, wanted } from "../haystack.mjs";
import { peakMemory, sleep } from "../processes.mjs";

export const promise = "A test that prints a gigabyte costs treemin less than 200 MB of memory, and bounded disk.";
export const alone = true;

const input = haystack(2000, 1);
const bytes = 2 ** 30;
const flood = `head -c ${bytes} /dev/zero; head -c ${bytes} /dev/zero >&2`;
const bounds = { memory: 200e6, disk: 64e6, message: 100e3 };

/** Calls, and how they end; what is printed is looked at in the last two. */
const cases = [
  { test: [flood, wanted(1)], code: 4 },
  { test: [flood, "echo the reason", "exit 3"], code: 1 },
  { test: [flood, wanted(1)], code: 4, options: ["--exit-code", "0", "--not-stdout", "needle"] },
];

export async function run({ full, scratch }) {
  const peaks = { memory: 0, disk: 0 };
  for (const each of cases) {
    const { memory, disk } = await drown(scratch.box(), { ...each, tests: full ? 20 : 2 });
    demand(memory < bounds.memory, `${megabytes(memory)} of memory`);
    demand(disk < bounds.disk, `${megabytes(disk)} of disk`);
    peaks.memory = Math.max(peaks.memory, memory);
    peaks.disk = Math.max(peaks.disk, disk);
  }
  return `1 GB on each output of each test: ${megabytes(peaks.memory)} of memory, ${megabytes(peaks.disk)} of disk at most`;
}

async function drown(box, { test, code, options = [], tests }) {
  box.write("big.json", input);
  box.script("test.sh", ...test);
  const limits = ["--limit-tests", `${tests}`, "--timeout", "60", "-j", "2"];
  const { pid, ended } = box.start(["big.json", "-t", "./test.sh", ...limits, ...options]);
  const peaks = { memory: 0, disk: 0 };
  let ending;
  ended.then((each) => {
    ending = each;
  });
  while (!ending) {
    peaks.memory = Math.max(peaks.memory, peakMemory(pid));
    peaks.disk = Math.max(peaks.disk, sizeOf(box.temporary) + sizeOf(box.work));
    await sleep(20);
  }
  const said = ending.stdout + ending.stderr;
  demand(ending.code === code, `exit code ${ending.code} instead of ${code}: ${said.slice(0, 200)}`);
  demand(said.length < bounds.message, `treemin printed ${said.length} bytes itself`);
  return peaks;
}

/** The bytes in the files of a folder. */
function sizeOf(folder) {
  const sizes = readdirSync(folder, { recursive: true }).map((name) => {
    const stats = statSync(join(folder, name), { throwIfNoEntry: false });
    return stats?.isFile() ? stats.size : 0;
  });
  return sizes.reduce((sum, size) => sum + size, 0);
}

function megabytes(size) {
  return `${Math.round(size / 1e6)} MB`;
}
