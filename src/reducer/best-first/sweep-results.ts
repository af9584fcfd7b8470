/**
 * Tries to remove the result of a function together with all that it returns: in many languages, neither can go alone. A result is told
 * by its place: it is an optional part right before a block in braces, as `-> f32` in `fn f() -> f32 { return 0; }`. What is returned
 * are the elements in the block that begin with `return`; behind `->`, as in Rust, the last element of the block may be a value, too.
 *
 * Guarantee: none. At most two tests are made for each such part.
 */
import type { Search } from "../../search/search.js";
import type { WorkingTree } from "../../search/working-tree.js";
import type { Edits } from "../../tree/edits.js";
import type { Node, QuantifierNode, Tree } from "../../tree/node.js";
import type { ListElement } from "../splice.js";
import { askStep, type SweepContext, stepOfElements } from "./sweep.js";

/** In longer texts, there would be too many tests. */
const mostTokens = 2000;

/** What the sweep works with: the language, what gives the text of edits, and the parsed test case. */
type ResultContext = SweepContext & { readonly tree: Tree };

/**
 * Goes once through all results, in the order of the text.
 * @param tree is changed by each removal that is interesting
 * @param context the language, what gives the text of edits, and the parsed test case
 */
export function* sweepResults(tree: WorkingTree, context: ResultContext): Search<Edits, void> {
  const { root } = tree;
  if (!root || tree.weightOf(root) > mostTokens) return;
  for (const removals of [...new Results(tree, context.tree).removals(root)]) {
    for (const elements of removals) {
      if (elements.some(({ iteration }) => tree.weightOf(iteration) === 0 || tree.isProtected(iteration))) continue;
      const step = stepOfElements(tree, elements);
      if (!(yield* askStep(tree, step, context))) continue;
      step.apply();
      break;
    }
  }
}

/** Finds the results in a tree. */
class Results {
  readonly #tree: WorkingTree;
  readonly #parsed: Tree;

  constructor(tree: WorkingTree, parsed: Tree) {
    this.#tree = tree;
    this.#parsed = parsed;
  }

  /** For each result below a node what may go with it: all that is returned, then also a value at the end of the block. */
  *removals(root: Node): Iterable<readonly (readonly ListElement[])[]> {
    const stack = [root];
    for (let node = stack.pop(); node; node = stack.pop()) {
      const children = this.#leftOf(node);
      stack.push(...[...children].reverse());
      if (node.kind === "quantifier") continue;
      for (const [i, child] of children.entries()) {
        const before = children[i - 1];
        const result = before && this.#firstText(child) === "{" ? this.#lastElement(before) : undefined;
        if (result) yield this.#removalsOf(result, children.slice(i));
      }
    }
  }

  #removalsOf(result: ListElement, block: readonly Node[]): readonly (readonly ListElement[])[] {
    const returned = this.#elementsIn(block, (text) => text === "return");
    const removals = returned.length > 0 ? [[result, ...returned]] : [];
    if (this.#firstText(result.iteration) !== "->") return removals;
    const last = this.#elementsIn(block, (text) => text !== "{").at(-1);
    const isOther = last && returned.every(({ iteration }) => iteration.to <= last.iteration.from);
    return isOther ? [...removals, [result, ...returned, last]] : removals;
  }

  /** The outermost element of a list that a node ends with. */
  #lastElement(node: Node): ListElement | undefined {
    for (let at: Node | undefined = node; at; ) {
      const last: Node | undefined = this.#leftOf(at).at(-1);
      if (at.kind === "quantifier" && last?.kind === "iteration") return { iteration: last, list: at };
      at = last;
    }
    return undefined;
  }

  /** The outermost elements of lists below some nodes, as far as something is true of the text of their first token. */
  #elementsIn(nodes: readonly Node[], isMeant: (text: string | undefined) => boolean): readonly ListElement[] {
    const found: ListElement[] = [];
    const stack: { readonly node: Node; readonly list?: QuantifierNode }[] = [...nodes]
      .reverse()
      .map((node) => ({ node }));
    for (let each = stack.pop(); each; each = stack.pop()) {
      const { node, list } = each;
      if (list && node.kind === "iteration" && isMeant(this.#firstText(node))) found.push({ iteration: node, list });
      else {
        const inside = node.kind === "quantifier" ? { list: node } : {};
        stack.push(
          ...this.#leftOf(node)
            .map((child) => ({ node: child, ...inside }))
            .reverse(),
        );
      }
    }
    return found;
  }

  /** The text of the first token that is left of a node; undefined if another text has taken its place. */
  #firstText(node: Node): string | undefined {
    const { text, tokens } = this.#parsed;
    for (let at: Node | undefined = node; at; at = this.#leftOf(at)[0]) {
      if (at.kind !== "token") continue;
      return this.#tree.isGone(at.from, at.to) ? undefined : text.slice(tokens.starts[at.from], tokens.ends[at.from]);
    }
    return undefined;
  }

  /** The children of a node of which something is left. */
  #leftOf(node: Node): readonly Node[] {
    return this.#tree.childrenOf(node).filter((child) => this.#tree.weightOf(child) > 0);
  }
}
