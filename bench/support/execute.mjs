import { spawn } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** The path of the command. */
export const main = fileURLToPath(new URL("../../dist/command/treemin.js", import.meta.url));
const preload = new URL("./resource-usage.mjs", import.meta.url).href;

/** The running children. This process kills them when it ends. */
const children = new Set();
process.once("exit", () => {
  for (const child of children) child.kill();
});

/**
 * Runs a program to its end.
 * @param {string} program
 * @param {string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv }} [options]
 * @returns {Promise<{ code: number | string, output: string, errors: string, wall: number }>} `code` is the exit code or the
 *   signal, `wall` is in milliseconds
 */
export function execute(program, args, options = {}) {
  return new Promise((resolve, reject) => {
    const start = performance.now();
    const child = spawn(program, args, { ...options, stdio: ["ignore", "pipe", "pipe"] });
    children.add(child);
    const texts = { output: "", errors: "" };
    child.stdout.setEncoding("utf8").on("data", (chunk) => (texts.output += chunk));
    child.stderr.setEncoding("utf8").on("data", (chunk) => (texts.errors += chunk));
    child.once("error", reject);
    child.once("close", (code, signal) => {
      children.delete(child);
      resolve({ code: code ?? signal, ...texts, wall: performance.now() - start });
    });
  });
}

/**
 * Runs treemin's command line in a new process.
 * @param {string[]} args the options; this function adds `--stats`
 * @param {{ folder: string, env?: NodeJS.ProcessEnv, imports?: string[] }} options `folder` is its working directory and its
 *   `TMPDIR`; two files stay there. `imports` are URLs of modules that are loaded before it
 * @returns the result of {@link execute} and `statistics`, which `--stats` wrote; `cpu`, the user and system time of the
 *   process without its children, in milliseconds; `children`, that of its ended children, NaN where there is no `/proc`;
 *   `memory`, its largest resident set, in MB
 */
export async function executeTreemin(args, { folder, env = process.env, imports = [] }) {
  const usageFile = join(folder, "usage.json");
  const statisticsFile = join(folder, "statistics.json");
  // This is an option and not in NODE_OPTIONS, because the test must not inherit the preloaded module.
  const preloads = [preload, ...imports].flatMap((url) => ["--import", url]);
  const ended = await execute(process.execPath, [...preloads, main, ...args, "--stats", statisticsFile], {
    cwd: folder,
    env: { ...env, TMPDIR: folder, TREEMIN_BENCH_USAGE: usageFile },
  });
  const usage = readJson(usageFile) ?? { userCPUTime: Number.NaN, systemCPUTime: Number.NaN, maxRSS: Number.NaN };
  return {
    ...ended,
    statistics: readJson(statisticsFile),
    children: usage.children ?? Number.NaN,
    cpu: (usage.userCPUTime + usage.systemCPUTime) / 1000,
    memory: usage.maxRSS / 1024,
  };
}

function readJson(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : undefined;
}
