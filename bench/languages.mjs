// bench languages: how fast files of the bundled languages become trees, each in a fresh process, beside what antlr4ng takes for
// the tokens alone.
import { existsSync, readFileSync, statSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { languageOfFile } from "treemin";
import { execute } from "./execute.mjs";
import { figure, percent, printTable } from "./table.mjs";
import { readArguments, UsageError } from "./usage-error.mjs";

const program = fileURLToPath(new URL("./language-speed.mjs", import.meta.url));

/** What is there anyway, if no files are named. */
const ownFiles = ["antlr4ng/dist/index.mjs", "typescript/lib/typescript.js"].map((file) =>
  join(fileURLToPath(new URL("../node_modules", import.meta.url)), file),
);

/**
 * Runs the bench.
 * @param {string[]} args
 * @returns {Promise<number>} the exit code: 1 if a file does not fit its language
 */
export async function languages(args) {
  const { words } = readArguments(args);
  const files = words.length > 0 ? words : ownFiles;
  for (const file of files) {
    if (!existsSync(file)) throw new UsageError(`The file ${file} does not exist.`);
    if (!languageOfFile(file)) throw new UsageError(`The language of ${file} is not known by its name.`);
  }
  const rows = [];
  const problems = [];
  for (const file of files) {
    const [parsed, lexed] = [await measure(file, "parse"), await measure(file, "lex")];
    const size = statSync(file).size;
    if (parsed.problem)
      problems.push(`${file}:${parsed.problem.line}:${parsed.problem.column}: ${parsed.problem.message}`);
    rows.push({
      file: basename(file),
      bytes: size,
      lines: readFileSync(file, "utf8").split("\n").length,
      tokens: parsed.tokens,
      nodes: parsed.nodes,
      "tree ms": figure(parsed.time),
      "MB/s": (size / 1000 / parsed.time).toFixed(2),
      "tokens alone ms": figure(lexed.time),
      "tree : tokens": (parsed.time / lexed.time).toFixed(2),
      "resident MB": figure(parsed.memory / 1e6),
      "of 100 MB + 100×": percent(parsed.memory, 100e6 + 100 * size),
    });
  }
  printTable("Bundled languages: text to tree in a fresh process", rows);
  for (const problem of problems) process.stdout.write(`\nFAILED ${problem}\n`);
  return problems.length > 0 ? 1 : 0;
}

async function measure(file, task) {
  const { code, output, errors } = await execute(process.execPath, [program, file, task]);
  if (code !== 0) throw new Error(`Reading ${file} exited with ${code}: ${errors}`);
  return JSON.parse(output);
}
