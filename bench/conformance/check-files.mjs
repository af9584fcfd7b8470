/** Parses files with a bundled grammar and counts what another parser accepts and the grammar does not. */
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { symbolsOf } from "../../dist/src/grammar/analysis/minimal-replacements.js";
import { loadLanguage } from "../../dist/src/grammar/languages.js";
import { parse } from "../../dist/src/parse/recognize/parse.js";
import { buildTree } from "../../dist/src/parse/table/build-tree.js";

/** The files of a folder whose names match, or a file. */
export function filesIn(path, pattern) {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && pattern.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

/**
 * Parses files with SLL prediction, what that does not accept with LL, and prints what came of them, and the speed by
 * processor time, with all that the parser has to learn at first.
 * @param isSparing asks the other parser only about what the grammar does not accept; all else counts as accepted by both
 * @param accepts whether the other parser accepts a text, or the file that it is in; told also what the grammar finds wrong
 */
export async function checkFiles(language, title, files, accepts, { isSparing = false } = {}) {
  const grammar = await loadLanguage(language);
  const symbols = symbolsOf(grammar);
  const plan = { rule: grammar.start, buildHiddenTokens: false };
  const counts = { files: 0, bytes: 0, milliseconds: 0, failed: 0, fallbacks: 0, refused: 0, lenient: 0 };
  for (const file of files) {
    const text = readFileSync(file, "utf8");
    const before = process.cpuUsage();
    const { table, problem: quick } = parse(grammar, text, { ...plan, prediction: "sll" });
    buildTree(text, table, symbols);
    const { user, system } = process.cpuUsage(before);
    if (!(isSparing && !quick) && !accepts(text, file, quick)) {
      counts.refused++;
      if (!quick) counts.lenient++;
      continue;
    }
    counts.files++;
    counts.bytes += text.length;
    counts.milliseconds += (user + system) / 1000;
    const problem = quick && parse(grammar, text, { ...plan, prediction: "ll" }).problem;
    if (quick && !problem) counts.fallbacks++;
    if (!problem) continue;
    counts.failed++;
    console.log(`${file}:${problem.line}:${problem.column}: ${problem.message.slice(0, 100)}`);
  }
  const speed = counts.bytes / 1000 / counts.milliseconds;
  console.log(
    `${title}: ${counts.files} files, ${(counts.bytes / 1e6).toFixed(1)} MB, ${speed.toFixed(2)} MB/s; ${counts.failed} not ` +
      `accepted, ${counts.fallbacks} only with LL; of ${counts.refused} that the other parser does not accept, ${counts.lenient} are`,
  );
}
