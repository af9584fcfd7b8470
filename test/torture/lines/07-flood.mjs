import { lstatSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { failUnless } from "../fail-unless.mjs";
import { haystack, wanted } from "../haystack.mjs";
import { peakMemory, watch } from "../processes.mjs";

export const promise =
  "A test that prints a gigabyte makes treemin use less than 200 MB of memory and a bounded part of the disk.";

const input = haystack(2000, 1);
/** Prints so many bytes on each output. */
const flood = (bytes) => `head -c ${bytes} /dev/zero; head -c ${bytes} /dev/zero >&2`;
const bounds = { memory: 200e6, disk: 64e6, message: 100e3 };

/** What the test does after its flood, and treemin's exit code. In the last two cases, treemin reads what the test printed. */
const cases = [
  { test: [wanted(1)], code: 4 },
  { test: ["echo the reason", "exit 3"], code: 1 },
  { test: [wanted(1)], code: 4, options: ["--exit-code", "0", "--not-stdout", "needle"] },
];

export async function run({ full, scratch }) {
  // More than the bounds also in the short form.
  const bytes = 2 ** (full ? 30 : 28);
  const peaks = { memory: 0, disk: 0 };
  for (const each of cases) {
    const { memory, disk } = await drown(scratch.box(), {
      ...each,
      test: [flood(bytes), ...each.test],
      tests: full ? 20 : 2,
    });
    failUnless(memory < bounds.memory, `${megabytes(memory)} of memory`);
    failUnless(disk < bounds.disk, `${megabytes(disk)} of disk`);
    peaks.memory = Math.max(peaks.memory, memory);
    peaks.disk = Math.max(peaks.disk, disk);
  }
  return `${megabytes(bytes)} on each output of each test: ${megabytes(peaks.memory)} of memory, ${megabytes(peaks.disk)} of disk at most`;
}

async function drown(box, { test, code, options = [], tests }) {
  box.write("big.json", input);
  box.script("test.sh", ...test);
  const limits = ["--limit-tests", `${tests}`, "--timeout", "60", "-j", "2"];
  const started = box.start(["big.json", "-t", "./test.sh", ...limits, ...options]);
  const peaks = { memory: 0, disk: 0 };
  const ending = await watch(started, () => {
    peaks.memory = Math.max(peaks.memory, peakMemory(started.pid));
    peaks.disk = Math.max(peaks.disk, sizeOf(box.temporary) + sizeOf(box.work));
  });
  const said = ending.stdout + ending.stderr;
  failUnless(ending.code === code, `exit code ${ending.code} instead of ${code}: ${said.slice(0, 200)}`);
  failUnless(said.length < bounds.message, `treemin printed ${said.length} bytes itself`);
  return peaks;
}

/** The size of a file or of all files in a folder, in bytes. What is removed meanwhile counts nothing. */
function sizeOf(path) {
  const stats = lstatSync(path, { throwIfNoEntry: false });
  if (stats?.isDirectory()) {
    return namesIn(path).reduce((sum, name) => sum + sizeOf(join(path, name)), 0);
  }
  return stats?.isFile() ? stats.size : 0;
}

/** The names in a folder; none if it has been removed. */
function namesIn(folder) {
  try {
    return readdirSync(folder);
  } catch (error) {
    if (error.code === "ENOENT") {
      return [];
    }
    throw error;
  }
}

function megabytes(size) {
  return `${Math.round(size / 1e6)} MB`;
}
