// bench public-grammars: what treemin makes of grammars that others wrote, each in a process of its own.
import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { scratchFolder } from "../support/scratch.mjs";
import { printTable } from "../support/table.mjs";
import { readArguments, UsageError } from "../support/usage-error.mjs";
import { fetchPackage } from "./fetch-package.mjs";
import { publicGrammars } from "./grammars.mjs";

const program = fileURLToPath(new URL("try-grammar.mjs", import.meta.url));

/** How long one grammar may take, in milliseconds. */
const limit = 300_000;

/**
 * Runs the bench.
 * @param {string[]} args
 * @returns {Promise<number>} the exit code
 */
export async function tryPublicGrammars(args) {
  const { words, json, packages: folder = scratchFolder() } = readArguments(args, { packages: { type: "string" } });
  const names = publicGrammars.map(({ name }) => name);
  const unknown = words.find((word) => !names.includes(word));
  if (unknown !== undefined) throw new UsageError(`There is no grammar ${unknown}; there are ${names.join(", ")}.`);
  const rows = [];
  const problems = [];
  for (const each of publicGrammars.filter(({ name }) => words.length === 0 || words.includes(name))) {
    const found = tryOne(each, folder);
    rows.push(rowOf(each, found));
    problems.push(...found.problems.map((problem) => `${each.name}: ${problem}`));
    process.stderr.write(`${each.name}\n`);
  }
  printTable("Grammars from packages of npm, PyPI and Maven, and 20 sentences of each", rows, { left: 2 });
  process.stdout.write(problems.map((problem) => `\n${problem}`).join(""));
  process.stdout.write("\n");
  if (json !== undefined) writeFileSync(json, `${JSON.stringify(rows, null, 2)}\n`);
  return 0;
}

/** What {@link program} found out. */
function tryOne(each, folder) {
  try {
    const home = fetchPackage(each.from, folder);
    const options = { encoding: "utf8", timeout: limit, maxBuffer: 1 << 26 };
    return JSON.parse(execFileSync(process.execPath, [program, each.name, home], options));
  } catch (error) {
    const reason = error.code === "ETIMEDOUT" ? `takes longer than ${limit / 1000} s` : error.message.split("\n")[0];
    return { problems: [reason] };
  }
}

function rowOf({ name, from }, { route, parsed, reduced, generated }) {
  return {
    grammar: name,
    package: from.name,
    loads: route ?? "no",
    "example, bytes": parsed ? parsed.bytes : "–",
    parses: parsed ? (parsed.problem ? "no" : "yes") : "–",
    "reduced to": reduced ? reduced.bytes : "–",
    tests: reduced ? reduced.tests : "–",
    "sentences at once": generated ? `${generated.atOnce} of ${generated.count}` : "–",
    "in the end": generated ? `${generated.parsed} of ${generated.count}` : "–",
  };
}
