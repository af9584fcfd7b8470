/**
 * Remembers which steps failed. A failed step is only tried again once its neighbourhood has changed. Steps that remove several parts,
 * each of which is needed, can be skipped, too, unless they remove what is around something that is at least as long. A thorough search does
 * not skip these, and tries some failed steps again in any case.
 *
 * The neighbourhood of a step is the text that it removes and inserts, the types of the tokens next to it, and whether the removed or
 * inserted names occur elsewhere: not at all, once, or more often. So a step is tried again once the last use of a name has been removed,
 * or two names have become one, but not because something has changed far away. If a step only gives a single token another text, the
 * tokens next to it do not matter. Once only a third of the tokens of the text in which a step failed is left, or at most 24 that are half of
 * them or less, it is tried again in any case.
 */

import type { Search } from "../../search/search.js";
import type { Reduced } from "../../search/working-tree.js";
import type { Edits } from "../../tree/edits.js";
import { Snapshot, type StepChange, triedAgainAt } from "./snapshot.js";
import type { StepContext } from "./vocabulary.js";

/** How many needed parts a step may remove at once; none if a text replaces them. */
const mostNeeded = 1;

/**
 * An impatient search ends after as many failures in a row as the text has tokens, but at most after `usualPatience`, or after this share
 * of the number of tokens if that is more, up to `mostPatience`.
 */
const usualPatience = 8;
const patiencePerToken = 0.25;
const mostPatience = 64;

/** Once so many steps of a shape have failed in a row, an impatient search tries no others of it. */
const mostOfShape = 2;

/**
 * A thorough search tries steps again that failed before, because what needed them may be far away, once at most `shareBeforeRetry` of the
 * tokens are left that the text had when they failed. It stops doing so after `usualRetries` failures in a row, or after this share of the
 * number of tokens if that is more.
 */
const shareBeforeRetry = 0.9;
const usualRetries = 4;
const retriesPerToken = 0.125;

/** Which steps are skipped besides those that failed before. */
interface FilterOptions {
  /** Steps that remove several needed parts are skipped after so many failures in a row, but never if the search is thorough. Default: 0. */
  readonly strictAfter?: number;
  /** Whether all further steps are skipped once many have failed in a row. */
  readonly isImpatient?: boolean | undefined;
  /** Whether some steps that failed before are tried once more. */
  readonly isThorough?: boolean | undefined;
}

/** The steps that failed so far in one reduction. */
export class StepMemory {
  /** Each failed step, and the number of tokens of the text in which it failed. */
  readonly #failed = new Map<string, number>();
  /** For each shape of steps, how many have failed since the last one that was interesting. */
  readonly #failedShapes = new Map<string, number>();
  /** The tokens of texts that failed; layout alone rarely makes a difference, and there is a pass for it. */
  readonly #failedTexts = new Set<string | undefined>();
  /** Names that could not take an unused name, and which of their places. */
  readonly keptNames = new Set<string>();
  /** Whether a text that is no sentence of the grammar was not interesting, although the text that it was made from is one. */
  refusesErrors = false;
  /** Whether inlining names and removing results have had their turn in this reduction. */
  hasTriedNames = false;
  /** Whether an impatient search has seen so many failures that it tries nothing more. */
  isExhausted = false;
  /** The last snapshot. */
  #last: Snapshot | undefined;
  /** How many steps in a row failed at the end of the last impatient search. */
  #failures = 0;

  /**
   * The same search without the steps that need not be tried.
   * @param start the tree and edits that the search starts from
   */
  *filter<R>(
    search: Search<Edits, R>,
    start: Reduced,
    context: StepContext,
    { strictAfter = 0, isImpatient, isThorough }: FilterOptions,
  ): Search<Edits, R> {
    this.isExhausted = false;
    let step = search.next();
    // A new snapshot takes some tokens for new ones, so it is only made if it is used.
    if (step.done) return step.value;
    let failures = isImpatient ? this.#failures >> 1 : 0;
    let snapshot = Snapshot.of(start, context, this.#last);
    while (!step.done) {
      const steps = [...step.value].map((edits) => ({ edits, change: snapshot?.changeTo(edits) }));
      const size = snapshot?.size ?? Number.POSITIVE_INFINITY;
      const usual = Math.max(Math.min(size, usualPatience), patiencePerToken * size);
      const patience = isImpatient ? Math.min(mostPatience, usual) : Number.POSITIVE_INFINITY;
      this.isExhausted = failures >= patience;
      const isAgain = isThorough && failures < Math.max(usualRetries, retriesPerToken * size);
      const isStrict = !isThorough && failures >= strictAfter;
      const isUntried = ({ change }: (typeof steps)[number]) =>
        !change || !(this.#isKnown(change, { isStrict, isAgain }) || (isImpatient && this.#isHopeless(change)));
      const untried = this.isExhausted ? [] : steps.filter(isUntried).slice(0, Math.ceil(patience - failures));
      const found: Edits | undefined = untried.length > 0 ? yield untried.map(({ edits }) => edits) : undefined;
      for (const { edits, change } of untried) {
        if (change) this.#countShape(change.shape(), edits === found);
        if (edits === found) break;
        if (!change) continue;
        this.#failed.set(change.key(), change.textSize);
        this.#failedTexts.add(change.tokensAfter());
        failures++;
        change.markNeeded(context.tree.tokens.lines !== undefined);
      }
      if (found) failures = 0;
      if (found && snapshot) snapshot.follow(found);
      else if (found) snapshot = Snapshot.of({ root: start.root, edits: found }, context, this.#last);
      step = search.next(found);
    }
    this.#last = snapshot;
    if (isImpatient) this.#failures = failures;
    return step.value;
  }

  /** Whether an impatient search does not try a step: it gives a needed token another text, or others of its shape have failed. */
  #isHopeless({ isOfNeededText, shape }: StepChange): boolean {
    return isOfNeededText || (this.#failedShapes.get(shape()) ?? 0) >= mostOfShape;
  }

  #countShape(shape: string, isInteresting: boolean): void {
    this.#failedShapes.set(shape, isInteresting ? 0 : (this.#failedShapes.get(shape) ?? 0) + 1);
  }

  /**
   * Whether a step need not be tried.
   * @param options whether removing several needed parts is a reason, and whether an earlier failure of the step is none
   */
  #isKnown(change: StepChange, { isStrict, isAgain }: { isStrict: boolean; isAgain: boolean | undefined }): boolean {
    // This takes less time than to make the key.
    if (isStrict && change.neededParts() > (change.isReplacement ? 0 : mostNeeded)) return true;
    const failedAt = this.#failed.get(change.key());
    if (failedAt && (isAgain ? shareBeforeRetry * failedAt : triedAgainAt(failedAt)) < change.textSize) return true;
    const tokens = change.tokensAfter();
    // A text that differs from a failed one at most in layout.
    return tokens !== undefined && this.#failedTexts.has(tokens);
  }
}
