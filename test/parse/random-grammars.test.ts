import { writeFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { expect, it } from "vitest";
import { symbolsOf } from "#src/grammar/analysis/minimal-replacements.js";
import { loadGrammar } from "#src/grammar/load-grammar.js";
import type { Grammar } from "#src/grammar/model/grammar.js";
import { parseTreeSync } from "#src/parse/parse-tree.js";
import { noEdits } from "#src/tree/edits.js";
import type { Tree } from "#src/tree/node.js";
import { Unparser } from "#src/tree/unparse.js";
import { noClash } from "../support/clashes.js";
import { temporaryFolder } from "../support/temporary-folder.js";
import { alignedTree } from "./align.js";
import { randomGrammars } from "./random-grammars.js";
import { showTree } from "./show-tree.js";
import { visitedTree } from "./visit.js";
import { expectWhole } from "./whole-tree.js";

const seeds = fc.array(fc.nat(), { minLength: 4, maxLength: 4 });

/** Loads one grammar after the other from the same file. */
function loader(): (source: string) => Promise<Grammar> {
  const path = join(temporaryFolder(), "Random.g4");
  return (source) => {
    writeFileSync(path, source);
    return loadGrammar({ files: [path], route: "interpreted", cache: false });
  };
}

/** The tree of a sentence of a rule, which has no problem. */
function parse(grammar: Grammar, text: string, start: string): Tree {
  const { tree, problem } = parseTreeSync(grammar, text, { start });
  expect(problem, `${start}: ${text}`).toBeUndefined();
  return tree;
}

/** What a text costs as a replacement: its tokens' lengths, and one for each. */
function costOf(texts: readonly string[]): number {
  return texts.join("").length + texts.length;
}

function tokenTexts({ text, tokens: { starts, ends } }: Tree): readonly string[] {
  return [...starts].map((start, i) => text.slice(start, ends[i]));
}

it("a sentence of a random grammar has the tree that antlr4ng's tree and its interpreter give", async () => {
  const load = loader();
  await fc.assert(
    fc.asyncProperty(randomGrammars, seeds, async ({ source, ruleNames, derive }, seeds) => {
      const grammar = await load(source);
      for (const [i, rule] of ruleNames.entries()) {
        const start = rule.replace("r", "s");
        for (const seed of seeds) {
          const text = derive(i, seed).join(" ");
          const tree = parse(grammar, text, start);
          expectWhole(text, tree, /^ *$/);
          expect(new Unparser(tree, "keep", noClash).unparse(noEdits)).toBe(text);
          expect(showTree(tree), text).toBe(alignedTree(grammar, text, start));
          expect(showTree(tree), text).toBe(visitedTree(grammar, text, start));
        }
      }
    }),
    { numRuns: 150 },
  );
});

it("the minimal replacement of a rule of a random grammar is its cheapest sentence", async () => {
  const load = loader();
  await fc.assert(
    fc.asyncProperty(randomGrammars, seeds, async ({ source, ruleNames, derive }, seeds) => {
      const grammar = await load(source);
      const replacements = new Map(symbolsOf(grammar).rules.map(({ name, replacement }) => [name, replacement]));
      for (const [i, rule] of ruleNames.entries()) {
        const replacement = replacements.get(rule);
        const tree = parse(grammar, replacement ?? "missing", rule.replace("r", "s"));
        const cost = costOf(tokenTexts(tree));
        for (const seed of seeds) expect(cost).toBeLessThanOrEqual(costOf(derive(i, seed)));
      }
    }),
    { numRuns: 150 },
  );
});
