import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "acorn";
import { expect, it } from "vitest";
import { symbolsOf } from "#src/grammar/analysis/minimal-replacements.js";
import { loadLanguage } from "#src/grammar/languages.js";
import { parse as parseWith } from "#src/parse/recognize/parse.js";
import { buildTree } from "#src/parse/table/build-tree.js";
import { noEdits } from "#src/tree/edits.js";
import { Unparser } from "#src/tree/unparse.js";

const root = join(import.meta.dirname, "../..");

/** Scripts and modules that are there anyway: what is compiled here, and what this project depends on. */
const files = ["dist/src", "node_modules/commander/lib", "node_modules/ajv/dist", "node_modules/acorn/dist"].flatMap(
  (folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
      .filter((file) => /\.[cm]?js$/.test(file))
      .map((file) => join(root, folder, file)),
);

function acornAccepts(text: string): boolean {
  return (["module", "script"] as const).some((sourceType) => {
    try {
      parse(text, { ecmaVersion: "latest", sourceType, allowHashBang: true });
      return true;
    } catch {
      return false;
    }
  });
}

it("the JavaScript grammar accepts what acorn accepts, and its tree is the whole text", async () => {
  const grammar = await loadLanguage("javascript");
  const symbols = symbolsOf(grammar);
  const plan = { rule: grammar.start, buildHiddenTokens: false, prediction: "auto" } as const;
  let accepted = 0;
  for (const file of files) {
    const text = readFileSync(file, "utf8");
    if (!acornAccepts(text)) continue;
    accepted++;
    const { table, problem } = parseWith(grammar, text, plan);
    expect(problem, file).toBeUndefined();
    expect(new Unparser(buildTree(text, table, symbols), "keep", () => false).unparse(noEdits)).toBe(text);
  }
  expect(accepted).toBeGreaterThan(150);
});
