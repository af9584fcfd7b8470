/**
 * Tries to inline functions, arguments and values as `inlinings.ts` proposes, one after the other.
 *
 * Guarantee: none. One pass makes at most 32 tests.
 */
import type { Search } from "../../search/search.js";
import type { WorkingTree } from "../../search/working-tree.js";
import type { Edits } from "../../tree/edits.js";
import type { NameContext } from "../names/token-names.js";
import { Inlinings } from "./inlinings.js";
import { mostTokens } from "./special-steps.js";
import { askStep, type SweepContext, type SweepStep } from "./sweep.js";

const mostTests = 32;

/**
 * Tries the steps in the order in which they are found, until none is interesting, in texts of at most {@link mostTokens} tokens.
 * @param tree is changed by each step that is interesting
 * @param context the language, what gives the text of edits, and the names in the tree
 */
export function* sweepInlinings(tree: WorkingTree, context: SweepContext & NameContext): Search<Edits, void> {
  const failed = new Set<string>();
  let steps: readonly SweepStep[] | undefined;
  for (let tests = 0; tests < mostTests && tree.weight <= mostTokens; tests++) {
    // Only a step that is made changes what can be done.
    steps ??= [...new Inlinings(tree, context).steps()];
    const step = steps.find(({ key }) => !failed.has(key));
    if (!step) return;
    if (yield* askStep(tree, step, context)) {
      step.apply();
      steps = undefined;
    } else failed.add(step.key);
  }
}
