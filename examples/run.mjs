// node examples/run.mjs NAME…: runs the commands behind `$` in the README of each example, like a shell session. --all runs all
// examples. Fails if a result differs from the example's file expected.*.
import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const home = dirname(fileURLToPath(import.meta.url));
/** The name of the file with the expected result, by example. */
const expectations = new Map(
  readdirSync(home, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }) => readdirSync(join(home, name)).map((file) => [name, file]))
    .filter(([, file]) => file.startsWith("expected.")),
);
const known = [...expectations.keys()].sort();

/** The exit code of a command that misses a program, and has said so. */
const skipped = 77;

/** The environment of the commands: `node` is the running one, and `treemin` is the built one. */
const env = {
  ...process.env,
  PATH: [dirname(process.execPath), process.env.PATH].join(delimiter),
  TREEMIN: join(home, "../dist/command/treemin.js"),
};
const prelude = 'treemin() { node "$TREEMIN" "$@"; }';

/** Runs one example; returns what is wrong with it, or undefined. */
function run(name) {
  const folder = join(home, name);
  const readme = readFileSync(join(folder, "README.md"), "utf8");
  const result = join(folder, readme.match(/^result: (.+)$/m)?.[1] ?? "input.reduced.json");
  for (const old of readdirSync(folder).filter((file) => file.includes(".reduced."))) rmSync(join(folder, old));
  process.stdout.write(`$ cd examples/${name}\n`);
  for (const [, command] of readme.matchAll(/^\$ (.+)$/gm)) {
    process.stdout.write(`$ ${command}\n`);
    const { status, signal } = spawnSync("sh", ["-c", `${prelude}\n${command}`], {
      cwd: folder,
      env,
      stdio: "inherit",
    });
    if (status === skipped) return undefined;
    if (status !== 0) return `${command} exited with ${status ?? signal}`;
  }
  process.stdout.write("\n");
  const file = expectations.get(name);
  const expected = readFileSync(join(folder, file), "utf8");
  if (!readme.includes(expected.trimEnd())) return `README.md does not show the content of ${file}`;
  const text = existsSync(result) ? readFileSync(result, "utf8") : "nothing";
  return text === expected ? undefined : `the result is ${text}, but ${file} contains ${expected}`;
}

const args = process.argv.slice(2);
const names = args.includes("--all") ? known : args;
if (names.length === 0 || names.some((name) => !known.includes(name))) {
  process.stderr.write(`usage: node examples/run.mjs NAME… or --all\nexamples: ${known.join(", ")}\n`);
  process.exit(2);
}
for (const name of names) {
  const problem = run(name);
  if (problem === undefined) continue;
  process.stderr.write(`FAILED ${name}: ${problem}.\n`);
  process.exitCode = 1;
}
