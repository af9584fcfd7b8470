// bench languages: how fast files of the bundled languages become trees, each in a fresh process, beside what antlr4ng takes for
// the tokens alone; what memory that takes; and how the time grows with the size.
import { existsSync, readFileSync, statSync } from "node:fs";
import { basename } from "node:path";
import { fileURLToPath } from "node:url";
import { languageOfFile } from "treemin";
import { execute } from "../support/execute.mjs";
import { scratchFolder } from "../support/scratch.mjs";
import { figure, percent, printTable } from "../support/table.mjs";
import { readArguments, UsageError } from "../support/usage-error.mjs";
import { fetchInputs } from "./language-inputs.mjs";

const speed = fileURLToPath(new URL("./language-speed.mjs", import.meta.url));
const growth = fileURLToPath(new URL("./language-growth.mjs", import.meta.url));

/** What must be kept to: bytes in a millisecond, and resident bytes. */
const slowest = 1e6 / 3000;
const mostMemory = (size) => 100e6 + 100 * size;
/** How much longer a byte of a file may take than one of its beginning. */
const mostGrowth = 2;

/**
 * Runs the bench.
 * @param {string[]} args
 * @returns {Promise<number>} the exit code: 1 if a file does not fit its language, or a limit is not kept to
 */
export async function languages(args) {
  const { words } = readArguments(args);
  const files = words.length > 0 ? words : fetchInputs(scratchFolder());
  for (const file of files) {
    if (!existsSync(file)) throw new UsageError(`The file ${file} does not exist.`);
    if (!languageOfFile(file)) throw new UsageError(`The language of ${file} is not known by its name.`);
  }
  const results = [];
  for (const file of files) results.push(await measure(file));
  printTable("Bundled languages: text to tree in a fresh process", results.map(speedRow));
  printTable(
    "Time for a byte of the file, and of about 100 kB of the same text, both in a warm process",
    results.map(growthRow),
  );
  const failures = results.flatMap((result) => [...failuresOf(result)]);
  for (const failure of failures) process.stdout.write(`\nFAILED ${failure}\n`);
  return failures.length > 0 ? 1 : 0;
}

async function measure(file) {
  const parsed = await run(speed, file, "parse");
  const lexed = await run(speed, file, "lex");
  // This one parses here, not in a worker, and so needs a larger stack.
  const grown = await run("--stack-size=3900", growth, file);
  return { file, size: statSync(file).size, parsed, lexed, grown };
}

async function run(...args) {
  const { code, output, errors } = await execute(process.execPath, args);
  if (code !== 0) throw new Error(`node ${args.join(" ")} exited with ${code}: ${errors}`);
  return JSON.parse(output);
}

function speedRow({ file, size, parsed, lexed }) {
  return {
    file: basename(file),
    bytes: size,
    lines: readFileSync(file, "utf8").split("\n").length,
    tokens: parsed.tokens,
    nodes: parsed.nodes,
    "tree ms": figure(parsed.time),
    "MB/s": (size / 1000 / parsed.time).toFixed(2),
    "of 3 s/MB": percent(slowest * parsed.time, size),
    "tokens alone ms": figure(lexed.time),
    "tree : tokens": (parsed.time / lexed.time).toFixed(2),
    "resident MB": figure(parsed.memory / 1e6),
    "of 100 MB + 100×": percent(parsed.memory, mostMemory(size)),
    "SLL suffices": parsed.prediction === "sll" ? "yes" : "no",
  };
}

function growthRow({ file, grown }) {
  return {
    file: basename(file),
    characters: grown.length,
    "s/MB": perByte(grown.time, grown.length).toFixed(2),
    "short characters": grown.shortLength,
    "short s/MB": perByte(grown.shortTime, grown.shortLength).toFixed(2),
    "s/MB : short s/MB": growthOf(grown).toFixed(2),
  };
}

/** Microseconds for a byte are seconds for a megabyte. */
function perByte(milliseconds, length) {
  return (1000 * milliseconds) / length;
}

function growthOf({ time, length, shortTime, shortLength }) {
  return perByte(time, length) / perByte(shortTime, shortLength);
}

function* failuresOf({ file: path, size, parsed, grown }) {
  const file = basename(path);
  const { problem } = parsed;
  if (problem) yield `${file}:${problem.line}:${problem.column}: ${problem.message}`;
  else if (grown.problem) yield `${file}: its middle does not fit: ${grown.problem.message}`;
  if (slowest * parsed.time > size) yield `${file}: slower than 3 s/MB`;
  if (parsed.memory > mostMemory(size)) yield `${file}: more memory than 100 MB and 100 times the size`;
  // Only a large file is much longer than the short text.
  if (size >= 1e6 && growthOf(grown) > mostGrowth)
    yield `${file}: a byte takes more than ${mostGrowth} times as long as in a short text`;
}
