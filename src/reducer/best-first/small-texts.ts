/** Tries texts that are much smaller than what single steps leave: many bugs do not need more, and one test finds that out. */
import type { Search } from "../../search/search.js";
import type { WorkingTree } from "../../search/working-tree.js";
import { type Edits, edit } from "../../tree/edits.js";
import { type Node, type RuleNode, type TokenNode, textOf } from "../../tree/node.js";
import type { AlgorithmContext } from "../algorithm-context.js";
import { askOne } from "../ask-one.js";
import { heaviest, isSymbol } from "../compatible-nodes.js";
import { isWord } from "../identifiers-of.js";
import { ElementList } from "./element-run.js";

/** {@link tryOneOfEach} makes no test if it would remove less than this share of the text. */
const leastShare = 0.5;

/** So many tokens are tried as the whole text. */
const mostTokens = 2;

/** The elements of a list that go, by their indices. */
interface Removed {
  readonly elements: ElementList;
  readonly others: readonly number[];
}

/**
 * Tries the smallest text that is not empty: on the way down from the root, keeps only the first element of each list, and replaces the
 * first node that must not be empty. If that node is the whole text, as in JSON, tries the longest tokens that may stand alone in its place
 * as well: a number or a string is often all that a bug needs.
 * @param tree is changed if a text is interesting
 * @param context the parsed text, which is the one of the tree, and its language
 */
export function* trySmallest(tree: WorkingTree, context: AlgorithmContext): Search<Edits, void> {
  const path = pathTo(tree);
  const last = path.at(-1);
  if (last?.kind !== "rule") return;
  const lists = path.filter((node) => node.kind === "quantifier");
  const removed = lists.map((list) => {
    const elements = new ElementList(tree, list, undefined);
    return { elements, others: elements.left(tree.edits).slice(1) };
  });
  if ((yield* tryToRemove(tree, removed, last)) || tree.weightOf(last) < tree.weight) return;
  for (const token of longestTokens(tree, last, context)) {
    const change = tree.hoisted(last, token);
    if (!(yield* askOne(() => change.edits))) continue;
    tree.apply(change);
    return;
  }
}

/** The longest token of each type that may stand alone in place of a node, longest first; none are words. */
function longestTokens(
  tree: WorkingTree,
  node: RuleNode,
  { tree: parsed, syntax }: AlgorithmContext,
): readonly TokenNode[] {
  const { text, tokens } = parsed;
  const lengthOf = (token: number) => (tokens.ends[token] as number) - (tokens.starts[token] as number);
  // To find the types of all tokens would take long. Those with the same first character have the same type, or nearly so.
  const longest = new Map<number, number>();
  for (let i = node.from; i < node.to; i++) {
    const first = text.charCodeAt(tokens.starts[i] as number);
    const known = longest.get(first);
    if (known === undefined || lengthOf(i) > lengthOf(known)) longest.set(first, i);
  }
  const found = new Map<string, TokenNode>();
  for (const i of [...longest.values()].sort((a, b) => lengthOf(b) - lengthOf(a))) {
    if (found.size === mostTokens || lengthOf(i) < 2) break;
    const token = isWord(textOf(parsed, { from: i, to: i + 1 })) ? undefined : tokenAt(tree, i);
    if (token && isSymbol(token) && !found.has(token.name) && syntax.fits(token.name, node.slot))
      found.set(token.name, token);
  }
  return [...found.values()];
}

/** The node of a token. */
function tokenAt(tree: WorkingTree, token: number): TokenNode | undefined {
  let node = tree.root;
  while (node && node.kind !== "token")
    node = tree.childrenOf(node).find(({ from, to }) => from <= token && token < to);
  return node;
}

/**
 * Tries to keep only the heaviest element of each list, and those that are protected.
 * @param tree is changed if the text is interesting
 * @returns whether it is
 */
export function* tryOneOfEach(tree: WorkingTree): Search<Edits, boolean> {
  const { root } = tree;
  if (!root) return false;
  const lists: Removed[] = [];
  let gain = 0;
  const stack: Node[] = [root];
  for (let node = stack.pop(); node; node = stack.pop()) {
    if (node.kind !== "quantifier") {
      stack.push(...tree.childrenOf(node));
      continue;
    }
    const elements = new ElementList(tree, node, undefined);
    const left = elements.left(tree.edits);
    const weight = (i: number) => tree.weightOf(elements.at(i));
    const heaviest = left.reduce((most, i) => (weight(i) > weight(most) ? i : most), left[0] ?? 0);
    const stays = (i: number) => i === heaviest || tree.isProtected(elements.at(i));
    const others = left.filter((i) => !stays(i));
    gain += elements.weightOf(others);
    lists.push({ elements, others });
    for (const i of left) if (stays(i)) stack.push(elements.at(i));
  }
  return gain >= leastShare * tree.weightOf(root) && (yield* tryToRemove(tree, lists));
}

/** Tries to remove elements of lists, and to replace a node below those that stay. */
function* tryToRemove(tree: WorkingTree, lists: readonly Removed[], last?: RuleNode): Search<Edits, boolean> {
  const after = lists.reduce(
    (edits, { elements, others }) => elements.removalOf(others, edits).editsFor([]),
    tree.edits,
  );
  const edits = last ? edit(after, [{ from: last.from, to: last.to, text: last.replacement }]) : after;
  if (!(yield* askOne(() => edits))) return false;
  for (const { elements, others } of lists) elements.removalOf(others, tree.edits).apply([]);
  if (last) tree.apply(tree.without(last));
  return true;
}

/** The heaviest nodes from the root down to the first rule node with a replacement that is not empty; none if there is no such node. */
function pathTo(tree: WorkingTree): readonly Node[] {
  const path: Node[] = [];
  for (let node = tree.root; node; ) {
    path.push(node);
    if (node.kind === "rule" && node.replacement !== "") return tree.weightOf(node) > 1 ? path : [];
    const children: readonly Node[] = tree.childrenOf(node);
    node = node.kind === "quantifier" ? children[0] : heaviest(tree, children);
  }
  return [];
}
