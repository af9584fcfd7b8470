// What a test costs over spawning the same script in a bare loop. Both take turns in the same process, in blocks: what an
// engine does behind a test then counts for its own block.
import { spawn } from "node:child_process";
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { CommandOracle } from "#src/oracle/command-oracle.js";

const blockSize = 10;

/** The ways a test can be asked, and the bare loop that each is compared with. */
const kinds = [
  { name: "exit code", test: {}, stdio: "ignore" },
  { name: "with --stdout", test: { stdout: [/./] }, stdio: ["ignore", "pipe", "ignore"] },
];

/**
 * Measures the overhead per test for a candidate of some size.
 * @param {{ blocks?: number, size?: number }} options so many pairs of blocks of ten tests; bytes of the candidate
 * @returns {Promise<{ kind: string, bare: number, oracle: number, ratio: number }[]>} medians in milliseconds per test, and
 *   the median of the ratios of the pairs
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
  oracle.timeout = 60_000;
  const { signal } = new AbortController();
  const ways = { bare: () => spawnBare(script, stdio), oracle: () => oracle.test(text, signal) };
  try {
    for (const way of Object.values(ways)) await timeOf(way);
    const times = { bare: [], oracle: [] };
    for (let block = 0; block < blocks; block++) {
      // The two forms take turns in coming first.
      const order = block % 2 === 0 ? ["bare", "oracle"] : ["oracle", "bare"];
      for (const way of order) times[way].push(await timeOf(ways[way]));
    }
    const ratios = times.oracle.map((time, index) => time / times.bare[index]);
    return { kind: name, bare: median(times.bare), oracle: median(times.oracle), ratio: median(ratios) };
  } finally {
    await oracle.close();
  }
}

function spawnBare(script, stdio) {
  return new Promise((resolve, reject) => {
    const child = spawn(script, [], { stdio });
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

function median(numbers) {
  return numbers.toSorted((a, b) => a - b)[numbers.length >> 1];
}
