import { symbolsOf } from "#src/grammar/analysis/minimal-replacements.js";
import { loadLanguage } from "#src/grammar/languages.js";
import type { Grammar } from "#src/grammar/model/grammar.js";
import { parseTreeSync } from "#src/parse/parse-tree.js";
import { parse } from "#src/parse/recognize/parse.js";
import type { Parsed } from "#src/parse/recognize/parsed.js";
import { buildTree } from "#src/parse/table/build-tree.js";
import type { SyntaxProblem } from "#src/parse/table/syntax-problem.js";
import { unifySeparatedLists } from "#src/transform/unify-separated-lists.js";
import { type Node, type Tree, textOf } from "#src/tree/node.js";
import { preorder } from "#src/tree/walk.js";

function expectNone(problem: SyntaxProblem | undefined): void {
  if (problem) throw new Error(`${problem.line}:${problem.column}: ${problem.message}`);
}

/** The texts of all parts that can be removed by themselves, those of islands too, of a text that must be without a problem. */
export function removableIn(grammar: Grammar, text: string): readonly string[] {
  const { tree, problem } = parseTreeSync(grammar, text);
  expectNone(problem);
  const nodes = [...preorder(unifySeparatedLists(tree).root)];
  return nodes.filter(({ kind }) => kind === "iteration").map((node) => textOf(tree, node));
}

/** What the tests of a language ask about its trees. */
export async function languageTree(name: string) {
  const grammar = await loadLanguage(name);
  const symbols = symbolsOf(grammar);

  /** Parses with SLL prediction only, for that is to be enough. */
  function parseQuickly(text: string): Parsed {
    return parse(grammar, text, { rule: grammar.start, buildHiddenTokens: false, prediction: "sll" });
  }

  /** The tree of a text that must be without a problem, with joined lists. */
  function treeOf(text: string): Tree {
    const { table, problem } = parseQuickly(text);
    expectNone(problem);
    return unifySeparatedLists(buildTree(text, table, symbols));
  }

  /** The texts of some nodes in the order of the tree. */
  function textsOf(text: string, isMeant: (node: Node) => boolean): readonly string[] {
    const tree = treeOf(text);
    return [...preorder(tree.root)].filter(isMeant).map((node) => textOf(tree, node));
  }

  return { grammar, symbols, parseQuickly, treeOf, textsOf };
}
