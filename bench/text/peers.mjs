// npm run bench -- text-peers [NAME…]: real files without a grammar, reduced by treemin and by peers with the same test.
import { spawnSync } from "node:child_process";
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { homedir, tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { fetchPackages } from "../support/fetch-packages.mjs";
import { printTable } from "../support/table.mjs";
import { readArguments } from "../support/usage-error.mjs";
import { packages, realFiles } from "./real-files.mjs";

const treemin = fileURLToPath(new URL("../../dist/command/treemin.js", import.meta.url));

/** How long one reduction may take, in milliseconds. */
const limit = 240_000;

/** The commands that reduce a file in place or beside it, in a folder with `check.sh`; the last argument is where the result is. */
const tools = {
  treemin: { line: (file) => ["node", treemin, file, "--test", "./check.sh", "-o", "result"], result: "result" },
  "lines, chars": {
    line: (file) => ["node", treemin, file, "--test", "./check.sh", "-o", "result", "--atom", "line", "--atom", "char"],
    result: "result",
  },
  "C-Vise": { line: (file) => ["cvise", "--not-c", "--n", "2", "./check.sh", file], needs: "cvise" },
  "Shrink Ray": {
    line: (file) => ["shrinkray", "--parallelism=2", "--target=result", "./check.sh -", file],
    result: "result",
    needs: "shrinkray",
  },
};

/**
 * Prints the bytes that each tool leaves of each file and how many tests it runs. A tool that is not installed is left out.
 * @param {string[]} args names of files; `--json FILE` writes the figures, too
 * @returns {Promise<number>} the exit code
 */
export async function textPeers(args) {
  const { json, words } = readArguments(args);
  const store = join(process.env.XDG_CACHE_HOME ?? join(homedir(), ".cache"), "treemin", "bench-text");
  fetchPackages(
    store,
    packages.filter((each) => !existsSync(join(store, each.replace(/(?<=.)@.*/, "")))),
  );
  const present = Object.entries(tools).filter(([, { needs }]) => needs === undefined || isInstalled(needs));
  const figures = [];
  for (const file of realFiles.filter(({ name }) => words.length === 0 || words.includes(name))) {
    const row = { file: file.name, size: statSync(join(store, file.path)).size };
    for (const [name, tool] of present) {
      const { bytes, tests, isOver } = run(tool, file, store);
      row[name] = `${bytes}${isOver ? " (stopped)" : ""}`;
      row[`${name}: tests`] = tests;
      process.stderr.write(`${file.name} ${name}: ${row[name]} bytes, ${tests} tests\n`);
    }
    figures.push(row);
  }
  printTable("Real files without a grammar: bytes left and tests", figures);
  if (json !== undefined) writeFileSync(json, `${JSON.stringify(figures, null, 2)}\n`);
  return 0;
}

function isInstalled(command) {
  return spawnSync(command, ["--help"], { stdio: "ignore" }).status === 0;
}

/** Reduces one file with one tool. The test counts its calls itself, so that all tools are counted alike. */
function run({ line, result }, { name, path, patterns }, store) {
  const folder = mkdtempSync(join(tmpdir(), "treemin-bench-text-"));
  try {
    const work = join(folder, "work");
    mkdirSync(work);
    cpSync(join(store, path), join(work, name));
    const pattern = patterns.map((each) => `(?:${each})`).join("(?s:.*?)");
    writeFileSync(join(folder, "pattern"), `exit(m{${pattern}}m ? 0 : 1);\n`);
    const count = `echo >> ${join(folder, "calls")}`;
    writeFileSync(
      join(work, "check.sh"),
      `#!/bin/sh\n${count}\nexec perl -0777 -n ${join(folder, "pattern")} "\${1:-${name}}"\n`,
    );
    chmodSync(join(work, "check.sh"), 0o755);
    const [command, ...args] = line(name);
    const { signal } = spawnSync(command, args, { cwd: work, stdio: "ignore", timeout: limit });
    const bytes = statSync(join(work, existsSync(join(work, result ?? name)) ? (result ?? name) : name)).size;
    const tests = readFileSync(join(folder, "calls"), "utf8").length;
    return { bytes, tests, isOver: signal !== null };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
