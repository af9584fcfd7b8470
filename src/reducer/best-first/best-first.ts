/**
 * Best-first reduction: always tests the change with the greatest expected gain. Changes of all kinds, in all lists and nodes, compete.
 *
 *     try the smallest text that is not empty, and perhaps the longest string or number alone (`small-texts.ts`)
 *     propose what can be done to the root
 *     while a proposal is worth a test:
 *       test the one with the greatest expected gain: weight of the tokens removed × probability of success
 *       join others to it that are likely to succeed, as long as the expected gain grows
 *       on success: make the change, and propose what can be done now
 *       on failure: propose its halves, or what is inside it
 *       after two successes in a row at the beginning: try to keep only the heaviest element of each list (`small-texts.ts`)
 *       after many failures in a row: inline references (`inline-references.ts`) or else names in strings, and begin again if that
 *         made the text smaller
 *     in the first pass, or without a step memory:
 *       inline each name that is declared (`names/inline.ts`)
 *       remove result types with all returned values (`sweep-results.ts`)
 *       with a step memory, if a name was inlined: begin a second pass with what is left
 *     in later passes: inline references, also if that removes several needed parts, and begin again if that made the text smaller
 *     inline functions that are called where they are written, or once, and more values (`inlinings.ts`)
 *     try every single step that is left (`sweep.ts`), elements that can only be removed together (`sweep-runs.ts`, `columns.ts`), operands
 *       with the operators after them (`operands.ts`), declarations like the one before (`merged-declarations.ts`), and again elements that can
 *       only be removed together (`sweep-unused.ts`)
 *     if nothing has changed: replace nodes by nodes below them that begin alike (`sweep.ts`), and functions by arrow functions
 *       (`short-forms.ts`)
 *
 * Proposals are: removing neighbours in a list, replacing a node by its minimal replacement or by a compatible node below it, splicing a
 * list, removing a name with everything that uses it, and any removal together with what only the removed part uses. A model learns how
 * likely they succeed (`success-model.ts`). What little text there is around the largest list counts for more if it uses names of the list.
 * The idea of group testing by expected gain is that of probabilistic delta debugging (Wang, Shen, Chen, Xiong and Zhang, FSE
 * 2021), extended from one list to a tree; steps are those of Perses (Sun, Li, Zhang, Gu and Su, ICSE 2018).
 *
 * Guarantee: in the fixpoint over parsing the result again, no single iteration and no rule node with an empty minimal replacement can be
 * removed, and what Perses and GTR guarantee holds. With a step memory, steps are left out whose neighbourhood has not changed since they
 * failed, and steps that remove several parts each of which is needed (`step-memory.ts`).
 */
import type { Search } from "../../search/search.js";
import { type Reduced, WorkingTree } from "../../search/working-tree.js";
import type { Edits } from "../../tree/edits.js";
import { weightsBefore } from "../../tree/token-weights.js";
import type { AlgorithmContext } from "../algorithm-context.js";
import { askOne } from "../ask-one.js";
import { inline, type ReplacedUses } from "../names/inline.js";
import { columnsIn } from "./columns.js";
import { inlineReferences } from "./inline-references.js";
import { Inlinings } from "./inlinings.js";
import { mergedDeclarationsIn } from "./merged-declarations.js";
import { operandsIn } from "./operands.js";
import { Scheduler } from "./scheduler.js";
import { shortFormsIn } from "./short-forms.js";
import { tryOneOfEach, trySmallest } from "./small-texts.js";
import { trySteps } from "./special-steps.js";
import { alikeBelow, changesText, type SweepStep, sweep } from "./sweep.js";
import { sweepResults } from "./sweep-results.js";
import { sweepRuns } from "./sweep-runs.js";
import { sweepUnused } from "./sweep-unused.js";

/**
 * Goes once through a tree. Returns `start` itself if nothing has changed.
 * @param start the tree and the edits made so far
 * @param context the parsed test case, its language, and the steps that failed before
 */
export function* bestFirst(start: Reduced, context: AlgorithmContext): Search<Edits, Reduced> {
  const { memory, syntax } = context;
  const replaced: ReplacedUses = new Map();
  const remembering = <R>(search: Search<Edits, R>, from: Reduced, strictAfter = Number.POSITIVE_INFINITY) =>
    memory ? memory.filter(search, from, context, { strictAfter }) : search;
  // In the first pass, no step is skipped because it removes several parts that are known to be needed. Where what nothing uses may be an
  // error, parts are often needed by each other alone.
  const isStrict = memory?.hasTriedNames && !syntax.needsUses;
  const reduced = yield* remembering(tryAll(start, context, replaced), start, isStrict ? 0 : undefined);
  if (reduced.isUnfinished) return reduced;
  // Later, names are shorter, but no more of them can be inlined.
  const isNew = !memory?.hasTriedNames;
  if (memory) memory.hasTriedNames = true;
  const inlined = isNew ? yield* inline(reduced, context, replaced) : reduced;
  const tree = new WorkingTree(inlined);
  if (isNew) yield* sweepResults(tree, context);
  // Functions that use the inserted texts can only be inlined once these are parsed.
  if (memory && inlined !== reduced) return { ...tree.finish(), isUnfinished: true };
  if (!isNew && tree.weight <= mostWeight) {
    const shorter = yield* remembering(inlineReferences(tree, context), tree.finish());
    if (shorter) return shorter;
  }
  const tryKind = (find: () => Iterable<SweepStep>) => remembering(trySteps(tree, context, find), tree.finish());
  yield* tryKind(() => new Inlinings(tree, context).steps());
  // What needed some parts may have gone since: in the first pass, until a step fails, steps that remove several of them are tried, too.
  yield* remembering(sweep(tree, context), tree.finish(), isNew ? 1 : 0);
  // Neighbours in flat lists depend on each other too much for the memory of what failed.
  yield* syntax.isFlat ? sweepRuns(tree, context) : remembering(sweepRuns(tree, context), tree.finish());
  yield* tryKind(() => columnsIn(tree, context));
  yield* tryKind(() => operandsIn(tree, context.tree));
  yield* tryKind(() => mergedDeclarationsIn(tree, context));
  if (syntax.needsUses) yield* sweepUnused(tree, context);
  if (tree.edits === start.edits) {
    yield* tryKind(() => alikeBelow(tree, context));
    // Functions as such are easier to inline, so they become arrow functions last.
    yield* tryKind(() => shortFormsIn(tree, context));
  }
  return tree.finish();
}

/**
 * References and names in strings are inlined after so many failures in a row if the text has at most this weight, and again once only
 * this share of it is left. In later passes, it may have so many tokens.
 */
const mostFailures = 6;
const mostWeight = 500;
const shareBeforeInlining = 0.75;

/** If two of the first changes in a row succeed, much is probably not needed, and one test tries to keep little. */
const firstAttempts = 6;

/** @param replaced receives the uses of names that are inlined */
function* tryAll(start: Reduced, context: AlgorithmContext, replaced: ReplacedUses): Search<Edits, Reduced> {
  const weights = weightsBefore(context.tree.tokens);
  let tree = new WorkingTree(start, weights);
  yield* trySmallest(tree, context);
  let scheduler = new Scheduler(tree, context);
  let [failures, most, successes, early] = [0, mostWeight, 0, firstAttempts];
  for (let attempt = scheduler.next(); attempt; attempt = scheduler.next()) {
    const found = changesText(tree, attempt, context) ? yield* askOne(() => attempt.edits) : undefined;
    scheduler.settle(attempt, found !== undefined);
    failures = found ? 0 : failures + 1;
    successes = found ? successes + 1 : 0;
    if (early-- > 0 && successes === 2) {
      early = 0;
      if (yield* tryOneOfEach(tree)) scheduler = new Scheduler(tree, context);
    }
    if (failures < mostFailures || scheduler.size > most) continue;
    failures = 0;
    most = shareBeforeInlining * scheduler.size;
    const inlined = yield* inlineReferences(tree, context);
    if (inlined) return inlined;
    const stalled = tree.finish();
    const shorter = yield* inline(stalled, context, replaced, false);
    if (shorter === stalled) continue;
    tree = new WorkingTree(shorter, weights);
    scheduler = new Scheduler(tree, context);
  }
  return tree.finish();
}
