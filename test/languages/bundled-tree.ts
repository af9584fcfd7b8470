import { type Symbols, symbolsOf } from "#src/grammar/analysis/minimal-replacements.js";
import { loadLanguage } from "#src/grammar/languages.js";
import type { Grammar } from "#src/grammar/model/grammar.js";
import { type Parsed, parse } from "#src/parse/recognize/parse.js";
import { buildTree } from "#src/parse/table/build-tree.js";
import { unifySeparatedLists } from "#src/transform/unify-separated-lists.js";
import { type Node, type Tree, textOf } from "#src/tree/node.js";
import { preorder } from "#src/tree/walk.js";

/** A bundled language, and what tests ask about its trees. */
export interface BundledTree {
  readonly grammar: Grammar;
  readonly symbols: Symbols;
  /** Parses with SLL prediction only, for that is to be enough. */
  readonly parseQuickly: (text: string) => Parsed;
  /** The tree of a text that must be without a problem, with joined lists. */
  readonly treeOf: (text: string) => Tree;
  /** The texts of some nodes in the order of the tree. */
  readonly textsOf: (text: string, isMeant: (node: Node) => boolean) => readonly string[];
}

/** Loads a bundled language. */
export async function treesOf(language: string): Promise<BundledTree> {
  const grammar = await loadLanguage(language);
  const symbols = symbolsOf(grammar);
  const parseQuickly = (text: string) =>
    parse(grammar, text, { rule: grammar.start, buildHiddenTokens: false, prediction: "sll" });
  const treeOf = (text: string) => {
    const { table, problem } = parseQuickly(text);
    if (problem) throw new Error(`${problem.line}:${problem.column}: ${problem.message}`);
    return unifySeparatedLists(buildTree(text, table, symbols));
  };
  const textsOf = (text: string, isMeant: (node: Node) => boolean) => {
    const tree = treeOf(text);
    return [...preorder(tree.root)].filter(isMeant).map((node) => textOf(tree, node));
  };
  return { grammar, symbols, parseQuickly, treeOf, textsOf };
}
