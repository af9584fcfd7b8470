/** Steps of special kinds, which are tried apart from those in `sweep.ts`. */
import type { Search } from "../../search/search.js";
import type { WorkingTree } from "../../search/working-tree.js";
import { type Edits, edit } from "../../tree/edits.js";
import type { RuleNode, TokenNode } from "../../tree/node.js";
import type { ListElement } from "../splice.js";
import { askStep, type SweepContext, type SweepStep, stepOfElements } from "./sweep.js";

/** In longer texts, there would be too many tests. */
export const mostTokens = 2000;

/** {@link tryAllSteps} makes no test in texts of more tokens: there would be too many. */
const mostTokensOfAll = 200;

/**
 * Tries all steps, those that remove most first, and again after each that is interesting.
 * @param tree is changed by each step that is interesting
 * @param context the language, and what gives the text of edits
 * @param stepsNow returns the steps from the tree as it is now
 */
export function* tryAllSteps(
  tree: WorkingTree,
  context: SweepContext,
  stepsNow: () => readonly SweepStep[],
): Search<Edits, void> {
  for (let found = tree.weight <= mostTokensOfAll; found; ) {
    found = false;
    for (const step of [...stepsNow()].sort((a, b) => b.gain - a.gain)) {
      found = (yield* askStep(tree, step, context)) === true;
      if (!found) continue;
      step.apply();
      break;
    }
  }
}

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
