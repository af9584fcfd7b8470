// What a test costs over spawning the same script in a bare loop. Both take turns in the same process, in blocks: what an
// engine does behind a test then counts for its own block.
import { spawn } from "node:child_process";
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { CommandOracle } from "#src/oracle/command-oracle.js";

const blockSize = 20;

/** So many blocks of each way run first: folders of tests are used again only when some time has passed. */
const warmUps = 5;

/** The ways a test can be asked, and the bare loop that each is compared with. */
const kinds = [
  { name: "exit code", test: {}, stdio: "ignore" },
  { name: "with --stdout", test: { stdout: [/./] }, stdio: ["ignore", "pipe", "ignore"] },
];

/**
 * Measures the overhead per test for a candidate of some size.
 * @param {{ blocks?: number, size?: number }} options so many pairs of blocks of twenty tests; bytes of the candidate
 * @returns {Promise<{ kind: string, bare: number, oracle: number, ratio: number, processor: number }[]>} medians in milliseconds
 *   per test, the median of the ratios of the pairs, and the ratio of all processor time, that of the scripts included (Linux only)
 */
export async function measureOverhead({ blocks = 60, size = 1000 } = {}) {
  const folder = mkdtempSync(join(tmpdir(), "bench-of-treemin-"));
  const script = join(folder, "test.sh");
  writeFileSync(script, "#!/bin/sh\necho uninteresting\nexit 1\n");
  chmodSync(script, 0o755);
  try {
    const rows = [];
    for (const kind of kinds) rows.push(await measureKind(kind, { script, blocks, text: "x".repeat(size) }));
    return rows;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measureKind({ name, test, stdio }, { script, blocks, text }) {
  const oracle = new CommandOracle({ ...test, command: [script] }, { encode: (each) => Buffer.from(each) });
  oracle.timeLimit.duration = 60_000;
  const { signal } = new AbortController();
  const ways = { bare: () => spawnBare(script, stdio), oracle: () => oracle.test(text, signal) };
  try {
    const used = { bare: 0, oracle: 0 };
    const times = { bare: [], oracle: [] };
    for (let block = -warmUps; block < blocks; block++) {
      // The two forms take turns in coming first.
      const order = block % 2 === 0 ? ["bare", "oracle"] : ["oracle", "bare"];
      for (const way of order) {
        const before = processorTime();
        const time = await timeOf(ways[way]);
        if (block < 0) continue;
        times[way].push(time);
        used[way] += processorTime() - before;
      }
    }
    const ratios = times.oracle.map((time, index) => time / times.bare[index]);
    const processor = used.oracle / used.bare;
    return { kind: name, bare: median(times.bare), oracle: median(times.oracle), ratio: median(ratios), processor };
  } finally {
    await oracle.close();
  }
}

function spawnBare(script, stdio) {
  return new Promise((resolve, reject) => {
    const child = spawn(script, [], { stdio, detached: true });
    child.stdout?.resume();
    child.once("error", reject).once(child.stdout ? "close" : "exit", resolve);
  });
}

/** Milliseconds per call in a block of calls. */
async function timeOf(way) {
  const start = performance.now();
  for (let call = 0; call < blockSize; call++) await way();
  return (performance.now() - start) / blockSize;
}

/** The processor time of this process and of those that it has waited for, in milliseconds; NaN if the system does not tell. */
function processorTime() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000 + childrenTime();
}

function childrenTime() {
  try {
    const stat = readFileSync("/proc/self/stat", "latin1");
    // The sixteenth and the seventeenth field, counted from the process number, in ticks of ten milliseconds.
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    return 10 * (Number(fields[13]) + Number(fields[14]));
  } catch {
    return Number.NaN;
  }
}

function median(numbers) {
  return numbers.toSorted((a, b) => a - b)[numbers.length >> 1];
}
