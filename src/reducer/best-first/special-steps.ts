/** Steps of special kinds, which are tried apart from those in `sweep.ts`. */
import type { WorkingTree } from "../../search/working-tree.js";
import { edit } from "../../tree/edits.js";
import type { RuleNode, TokenNode } from "../../tree/node.js";
import type { ListElement } from "../splice.js";
import { type SweepStep, stepOfElements } from "./sweep.js";

/** In longer texts, there would be too many tests. */
export const mostTokens = 2000;

/**
 * The removal of elements of lists, while texts replace nodes elsewhere.
 * @param tree is changed when the step is applied, not before
 * @param elements in the order of the text, none inside another
 * @param texts the nodes in the order of the text, none inside another, each with what replaces it
 */
export function stepWithTexts(
  tree: WorkingTree,
  elements: readonly ListElement[],
  texts: readonly (readonly [RuleNode | TokenNode, string])[],
): SweepStep {
  const step = stepOfElements(tree, elements);
  const cuts = texts.map(([{ from, to }, text]) => ({ from, to, text }));
  const apply = () => {
    step.apply();
    tree.apply({ edits: edit(tree.edits, cuts), instead: texts.map(([node]) => [node, []]) });
  };
  return { ...step, key: `${step.key} ${cuts.map(({ from }) => from)}`, edits: () => edit(step.edits(), cuts), apply };
}
