/**
 * Tries to do without functions, by `called-functions.ts`, one after the other.
 *
 * Guarantee: none. One pass makes at most 32 tests.
 */
import type { Search } from "../../search/search.js";
import type { WorkingTree } from "../../search/working-tree.js";
import type { Edits } from "../../tree/edits.js";
import type { NameContext } from "../names/token-names.js";
import { CalledFunctions } from "./called-functions.js";
import { askStep, type SweepContext } from "./sweep.js";

/** In longer texts, there would be too many tests. */
const mostTokens = 2000;
const mostTests = 32;

/**
 * Tries the steps in the order of the text, until none is interesting.
 * @param tree is changed by each step that is interesting
 * @param context the language, what gives the text of edits, and the names in the tree
 */
export function* sweepCalled(tree: WorkingTree, context: SweepContext & NameContext): Search<Edits, void> {
  const failed = new Set<string>();
  for (let tests = 0; tests < mostTests && tree.weight <= mostTokens; tests++) {
    const step = [...new CalledFunctions(tree, context).steps()].find(({ key }) => !failed.has(key));
    if (!step) return;
    if (yield* askStep(tree, step, context)) step.apply();
    else failed.add(step.key);
  }
}
