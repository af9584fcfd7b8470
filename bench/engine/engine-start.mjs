// How long the command takes to start, beside Node itself, in turns. Most of that time goes into loading files.
import { spawnSync } from "node:child_process";
import { chmodSync, mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { main } from "../support/execute.mjs";
import { figure, printTable } from "../support/table.mjs";

/**
 * Measures the start of `treemin --version`, and of a reduction of JSON until its first test starts.
 * @param {{ full?: boolean }} options with `full`, more turns
 * @returns {{ start: string, time: number, ratio: number }[]} medians in milliseconds, and the ratio to `node -e 0`
 */
export function measureStart({ full = false } = {}) {
  const folder = mkdtempSync(join(tmpdir(), "bench-of-treemin-"));
  const [input, test, mark] = ["input.json", "test.sh", "started"].map((name) => join(folder, name));
  writeFileSync(input, "[1, 2]");
  writeFileSync(test, `#!/bin/sh\n: > ${mark}\nexit 1\n`);
  chmodSync(test, 0o755);
  const starts = {
    "node -e 0": () => timeOf(["-e", "0"]),
    "treemin --version": () => timeOf([main, "--version"]),
    "first test of JSON": () => timeOf([main, input, "--test", test], () => statSync(mark).mtimeMs),
  };
  try {
    const times = Object.fromEntries(Object.keys(starts).map((name) => [name, []]));
    for (let turn = 0; turn < (full ? 60 : 15); turn++) {
      for (const [name, run] of Object.entries(starts)) times[name].push(run());
    }
    const rows = Object.entries(times).map(([start, each]) => ({ start, time: median(each) }));
    const results = rows.map((row) => ({ ...row, ratio: row.time / rows[0].time }));
    const shown = results.map(({ start, time, ratio }) => ({ start, ms: figure(time), ratio: ratio.toFixed(2) }));
    printTable("Start: beside a start of Node, in turns", shown);
    return results;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Milliseconds from the start of a Node process to a moment, by default its end. */
function timeOf(args, moment = () => Date.now()) {
  const start = Date.now();
  spawnSync(process.execPath, args, { stdio: "ignore" });
  return moment() - start;
}

function median(numbers) {
  return numbers.toSorted((a, b) => a - b)[numbers.length >> 1];
}
