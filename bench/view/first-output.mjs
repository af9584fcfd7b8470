// How long it takes until something is on the screen, beside a Node process that only prints a line, in turns.
import { spawn } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { main } from "../support/execute.mjs";
import { median } from "../support/median.mjs";
import { scratchFolder, writeScript } from "../support/scratch.mjs";
import { figure, printTable } from "../support/table.mjs";

const asTerminal = new URL("./as-terminal.mjs", import.meta.url).href;
const turns = 15;

/**
 * Measures how long it takes until the command prints something, while a test hangs.
 * @returns {Promise<{ process: string, time: number, ratio: number }[]>} medians in milliseconds, and the ratio to Node alone
 */
export async function measureFirstOutput() {
  const folder = scratchFolder();
  writeFileSync(join(folder, "input.json"), "[1, 2]");
  writeScript(join(folder, "test.sh"), "exec sleep 60");
  const reduction = [main, "input.json", "--test", "./test.sh", "--no-config"];
  const processes = {
    "node, a line": ["--import", asTerminal, "-e", "console.error(1)"],
    treemin: ["--import", asTerminal, ...reduction],
  };
  const times = Object.fromEntries(Object.keys(processes).map((name) => [name, []]));
  for (let turn = 0; turn < turns; turn++)
    for (const [name, args] of Object.entries(processes)) times[name].push(await timeOf(args, folder));
  const node = median(times["node, a line"]);
  const results = Object.entries(times).map(([name, each]) => ({
    process: name,
    time: median(each),
    ratio: median(each) / node,
  }));
  printTable(
    "First output on a terminal",
    results.map(({ process: name, time, ratio }) => ({ process: name, ms: figure(time), ratio: ratio.toFixed(2) })),
  );
  return results;
}

/** Milliseconds from the start of a Node process until it prints something. The process is ended then. */
function timeOf(args, folder) {
  return new Promise((resolve, reject) => {
    const env = { ...process.env, TMPDIR: folder, TERM: "xterm", CI: "" };
    const start = performance.now();
    const child = spawn(process.execPath, args, { cwd: folder, env, stdio: ["ignore", "ignore", "pipe"] });
    let time;
    child.once("error", reject);
    child.stderr.once("data", () => {
      time = performance.now() - start;
      child.kill("SIGTERM");
      setTimeout(() => child.kill("SIGTERM"), 500).unref(); // the second one ends it at once
    });
    child.once("close", () => (time === undefined ? reject(new Error("It printed nothing.")) : resolve(time)));
    child.stderr.resume();
  });
}
