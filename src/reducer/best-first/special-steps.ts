/**
 * Steps of special kinds, which are tried apart from those in `sweep.ts`.
 *
 * Guarantee: none. One pass over steps of one kind makes at most 32 tests.
 */
import type { Search } from "../../search/search.js";
import type { WorkingTree } from "../../search/working-tree.js";
import { type Edits, edit } from "../../tree/edits.js";
import type { RuleNode, TokenNode } from "../../tree/node.js";
import type { ListElement } from "../splice.js";
import { askStep, type SweepContext, type SweepStep, stepOfElements } from "./sweep.js";

/** In longer texts, there would be too many tests. */
export const mostTokens = 2000;

const mostTests = 32;

/**
 * Tries steps until none is interesting, in texts of at most {@link mostTokens} tokens.
 * @param tree is changed by each step that is interesting
 * @param context the language, and what gives the text of edits
 * @param find finds the steps in the tree as it is now, in the order in which they are tried
 */
export function* trySteps(
  tree: WorkingTree,
  context: SweepContext,
  find: () => Iterable<SweepStep>,
): Search<Edits, void> {
  const failed = new Set<string>();
  let steps: readonly SweepStep[] | undefined;
  for (let tests = 0; tests < mostTests && tree.weight <= mostTokens; tests++) {
    // Only a step that is made changes what can be done.
    steps ??= [...find()];
    const step = steps.find(({ key }) => !failed.has(key));
    if (!step) return;
    if (yield* askStep(tree, step, context)) {
      step.apply();
      steps = undefined;
    } else failed.add(step.key);
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
  return {
    ...step,
    key: `${step.key} ${cuts.map(({ from, text }) => `${from} ${text}`)}`,
    edits: () => edit(step.edits(), cuts),
    apply,
  };
}
