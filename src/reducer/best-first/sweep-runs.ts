/**
 * Tries to remove two to four neighbours of a list together, in texts without a grammar and in flat languages: there, parts that belong
 * together, such as the words of a clause, are often several elements.
 */
import type { Search } from "../../search/search.js";
import type { WorkingTree } from "../../search/working-tree.js";
import type { Edits } from "../../tree/edits.js";
import type { IterationNode, Node, QuantifierNode } from "../../tree/node.js";
import { tryAllSteps } from "./special-steps.js";
import { type SweepContext, type SweepStep, stepOfElements } from "./sweep.js";

const longestRun = 4;

/**
 * Tries runs of neighbours, those with most tokens first, until none can be removed.
 * @param tree is changed by each removal that is interesting
 * @param context the language, and the function that returns the text of edits
 */
export function sweepRuns(tree: WorkingTree, context: SweepContext): Search<Edits, void> {
  return tryAllSteps(tree, context, () => runsIn(tree));
}

function runsIn(tree: WorkingTree): readonly SweepStep[] {
  const steps: SweepStep[] = [];
  const stack: Node[] = tree.root ? [tree.root] : [];
  for (let node = stack.pop(); node; node = stack.pop()) {
    if (node.kind === "quantifier") steps.push(...runsOf(tree, node));
    stack.push(...tree.childrenOf(node));
  }
  return steps;
}

function runsOf(tree: WorkingTree, list: QuantifierNode): readonly SweepStep[] {
  const elements = tree.childrenOf(list).filter((element) => tree.weightOf(element) > 0) as IterationNode[];
  const steps: SweepStep[] = [];
  for (let length = 2; length <= longestRun && length < elements.length; length++) {
    for (let at = 0; at + length <= elements.length; at++) {
      const run = elements.slice(at, at + length);
      steps.push(
        stepOfElements(
          tree,
          run.map((iteration) => ({ iteration, list })),
        ),
      );
    }
  }
  return steps;
}
