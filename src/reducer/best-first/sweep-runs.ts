/**
 * Tries to remove neighbours of a list together: in texts without a grammar and in flat languages, because parts that belong together, such
 * as the words of a clause, are often several elements there; elsewhere in long lists of single tokens, because their number may have to be
 * a multiple of another one, as that of the coordinates of points.
 */
import type { Search } from "../../search/search.js";
import type { WorkingTree } from "../../search/working-tree.js";
import type { Edits } from "../../tree/edits.js";
import type { IterationNode, Node, QuantifierNode } from "../../tree/node.js";
import { askStep, type SweepContext, stepOfElements } from "./sweep.js";

/**
 * How many neighbours are removed together. In flat languages, if the text has at most `mostTokensIfFlat` tokens, at most 4, at each place
 * of each list; otherwise only in long lists.
 */
const lengths = [6, 4, 3, 2];
const mostTokensIfFlat = 200;

/** A list is long if it has at least so many elements, each with at most so many tokens, separators included. */
const fewestElements = 12;
const mostTokensOfElement = 2;

/** After so many failures in a row, no more runs of the same length are tried in long lists. */
const mostFailures = 16;

/**
 * Tries runs of neighbours, long ones first: in short texts of flat languages at each place, in long lists one behind the other.
 * @param tree is changed by each removal that is interesting
 * @param context the language, and the function that returns the text of edits
 */
export function* sweepRuns(tree: WorkingTree, context: SweepContext): Search<Edits, void> {
  const isEverywhere = context.syntax.isFlat && tree.weight <= mostTokensIfFlat;
  const lists = [...listsOf(tree)].filter((list) => isEverywhere || isLong(tree, list));
  for (const length of lengths.slice(isEverywhere ? 1 : 0)) {
    let failures = 0;
    for (const list of lists) {
      for (let at = 0; isEverywhere || failures < mostFailures; ) {
        const elements = elementsOf(tree, list);
        const run = elements.slice(at, at + length).map((iteration) => ({ iteration, list }));
        if (run.length < length || run.length === elements.length) break;
        const step = stepOfElements(tree, run);
        if (yield* askStep(tree, step, context)) {
          step.apply();
          failures = 0;
        } else {
          at += isEverywhere ? 1 : length;
          failures++;
        }
      }
    }
  }
}

/** The lists of a tree, outer ones first. */
function* listsOf(tree: WorkingTree): Iterable<QuantifierNode> {
  const stack: Node[] = tree.root ? [tree.root] : [];
  for (let node = stack.pop(); node; node = stack.pop()) {
    if (node.kind === "quantifier") yield node;
    for (const child of tree.childrenOf(node)) stack.push(child);
  }
}

function isLong(tree: WorkingTree, list: QuantifierNode): boolean {
  const elements = elementsOf(tree, list);
  return elements.length >= fewestElements && elements.every((each) => tree.weightOf(each) <= mostTokensOfElement);
}

function elementsOf(tree: WorkingTree, list: QuantifierNode): readonly IterationNode[] {
  return tree.childrenOf(list).filter((each) => tree.weightOf(each) > 0) as IterationNode[];
}
