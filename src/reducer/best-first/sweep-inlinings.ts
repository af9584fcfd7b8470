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
import { trySteps } from "./special-steps.js";
import type { SweepContext } from "./sweep.js";

const mostTests = 32;

/**
 * Tries the steps in the order in which they are found, until none is interesting.
 * @param tree is changed by each step that is interesting
 * @param context the language, what gives the text of edits, and the names in the tree
 */
export function sweepInlinings(tree: WorkingTree, context: SweepContext & NameContext): Search<Edits, void> {
  return trySteps(tree, context, () => new Inlinings(tree, context).steps(), mostTests);
}
