/**
 * Tries to remove a parameter of a function together with the argument at the same place of each call: in most languages, neither can
 * go alone. Both are told by their place: they are the elements of a list in round brackets behind a name, as in `f(a, b)`, and
 * whatever has the same name before such a list belongs together. Where the lists differ in length, places are counted from the front
 * and then from the back, for a method may have a receiver as its first parameter. Uses of the parameter become minimal replacements.
 *
 * Guarantee: none. In one pass, at most 64 tests are made.
 */
import type { Search } from "../../search/search.js";
import type { WorkingTree } from "../../search/working-tree.js";
import type { Edits } from "../../tree/edits.js";
import type { NameContext } from "../names/references.js";
import { outermost } from "../names/references.js";
import type { ListElement } from "../splice.js";
import { BracketedLists, type NamedList } from "./bracketed-lists.js";
import { askStep, type SweepContext, type SweepStep } from "./sweep.js";
import { WithReplacedUses } from "./with-replaced-uses.js";

/** In longer texts, there would be too many tests. */
const mostTokens = 2000;
const mostTests = 64;

/** With more calls, a function is left alone. */
const mostLists = 16;

/**
 * Goes through all functions, in the order of the text, from the last parameter to the first, until none can be removed.
 * @param tree is changed by each removal that is interesting
 * @param context the language, what gives the text of edits, and the names in the tree
 */
export function* sweepArguments(tree: WorkingTree, context: SweepContext & NameContext): Search<Edits, void> {
  const failed = new Set<string>();
  const isNew = ({ key }: SweepStep) => !failed.has(key);
  for (let tests = 0; tests < mostTests && tree.root && tree.weightOf(tree.root) <= mostTokens; tests++) {
    const step = [...stepsIn(tree, context)].find(isNew);
    if (!step) return;
    if (yield* askStep(tree, step, context)) step.apply();
    else failed.add(step.key);
  }
}

/** The removals of parameters from the tree as it is now. */
function* stepsIn(tree: WorkingTree, context: NameContext): Iterable<SweepStep> {
  const lists = new BracketedLists(tree, context);
  for (const [name, named] of lists.byName()) {
    if (named.length < 2 || named.length > mostLists) continue;
    for (const elements of placesOf(named)) {
      const all = outermost(elements);
      for (const uses of lists.usesOf(named, elements)) {
        const set = new WithReplacedUses(tree, { name, elements: all, uses });
        if (set.ranges.some((range) => tree.isProtected(range))) continue;
        const key = set.ranges.map(({ from, to }) => `${from} ${to}`).join(" ");
        yield { key, gain: set.gain, edits: () => set.editsAfter(tree.edits), apply: () => set.apply() };
      }
    }
  }
}

/** The elements that may go together: those at the same place of several lists. */
function* placesOf(lists: readonly NamedList[]): Iterable<readonly ListElement[]> {
  const lengths = lists.map(({ elements }) => elements.length);
  const fromBack = Math.min(...lengths) < Math.max(...lengths) ? [false, true] : [false];
  for (const isFromBack of fromBack) {
    for (let place = Math.max(...lengths) - 1; place >= 0; place--) {
      const at = isFromBack ? -1 - place : place;
      const elements = lists.flatMap((list) => list.elements.at(at) ?? []);
      if (elements.length > 1) yield elements;
    }
  }
}
