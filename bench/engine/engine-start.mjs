// How long the command takes to start, beside Node itself, in turns. Most of that time goes into loading files.
import { spawnSync } from "node:child_process";
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { main } from "../support/execute.mjs";
import { median } from "../support/median.mjs";
import { figure, printTable } from "../support/table.mjs";

const preload = new URL("../support/usage-at-first-child.mjs", import.meta.url).href;

/**
 * Measures the start of `treemin --version`, the imports that a reduction of JSON needs, and that reduction until its first test starts.
 * @param {{ full?: boolean }} options with `full`, more turns
 * @returns {{ start: string, time: number, ratio: number, processor: number, more: number }[]} medians: milliseconds, and the ratio
 *   to `node -e 0`; milliseconds of processor time, and how many more than `node -e 0` takes
 */
export function measureStart({ full = false } = {}) {
  const folder = mkdtempSync(join(tmpdir(), "bench-of-treemin-"));
  const [input, test, mark, usage] = ["input.json", "test.sh", "started", "usage"].map((name) => join(folder, name));
  writeFileSync(input, "[1, 2]");
  writeFileSync(test, `#!/bin/sh\n: > ${mark}\nexit 1\n`);
  chmodSync(test, 0o755);
  const starts = {
    "node -e 0": { args: ["-e", "0"] },
    "treemin --version": { args: [main, "--version"] },
    "imports for JSON": { args: ["--input-type=module", "-e", importsForJson()] },
    "first test of JSON": { args: [main, input, "--test", test], moment: () => statSync(mark).mtimeMs },
  };
  try {
    const figures = Object.keys(starts).map((start) => ({ start, times: [], processor: [] }));
    for (let turn = 0; turn < (full ? 60 : 20); turn++) {
      for (const { start, times, processor } of figures) {
        times.push(timeOf(starts[start]));
        processor.push(processorTimeOf(starts[start], usage));
      }
    }
    return report(
      figures.map(({ start, ...each }) => ({ start, time: median(each.times), processor: median(each.processor) })),
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A module that imports what a reduction of JSON imports, and does nothing else. */
function importsForJson() {
  const folder = dirname(main);
  const parts = readdirSync(folder).filter((name) =>
    /^(start|run-command|reduce-command|json-grammar)-.*\.js$/.test(name),
  );
  return parts.map((name) => `import ${JSON.stringify(pathToFileURL(join(folder, name)).href)};`).join("\n");
}

function report(rows) {
  const [node] = rows;
  const results = rows.map((row) => ({ ...row, ratio: row.time / node.time, more: row.processor - node.processor }));
  const shown = results.map(({ start, time, ratio, processor, more }) => ({
    start,
    ms: figure(time),
    ratio: ratio.toFixed(2),
    "processor ms": figure(processor),
    "more than node": more.toFixed(0),
  }));
  printTable("Start: beside a start of Node, in turns", shown);
  return results;
}

/** Milliseconds from the start of a Node process to a moment, by default its end. */
function timeOf({ args, moment = () => Date.now() }) {
  const start = Date.now();
  spawnSync(process.execPath, args, { stdio: "ignore" });
  return moment() - start;
}

/** Milliseconds of processor time until a Node process starts another, or ends. */
function processorTimeOf({ args }, usage) {
  const env = { ...process.env, TREEMIN_BENCH_USAGE: usage };
  spawnSync(process.execPath, ["--import", preload, ...args], { stdio: "ignore", env });
  return Number(readFileSync(usage, "utf8"));
}
