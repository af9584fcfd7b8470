/** What became of a part of the input. */
import { cutsOf } from "./moment.ts";
import { keptRanges, type Range, without } from "./ranges.ts";
import type { Recording, TestedCandidate } from "./recording.ts";

/**
 * - `gone`: the number of the step that removed it,
 * - `refused`: the number of the test, from 1, whose candidate lacked it and as little else as possible; how many other UTF-16 units that candidate lacked,
 * - `untried`: no candidate in the last steps lacked it.
 */
export type Fate =
  | { readonly kind: "gone"; readonly step: number }
  | { readonly kind: "refused"; readonly test: number; readonly besides: number }
  | { readonly kind: "untried" };

/** How many of the last steps are searched for a refused test. */
const mostStepsLookedAt = 40;

/** What became of a range of the input: why it stayed to the end, or when it was removed. Layout does not count. */
export function fateOf(recording: Recording, [from, to]: Range): Fate {
  const last = recording.steps.length - 1;
  const isKept = (step: number) => partIn(recording, keptRanges(recording.stateAt(step).origins), [from, to]) > 0;
  if (isKept(last)) return refusalOf(recording, [from, to]);
  let [low, high] = [0, last];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (isKept(middle)) low = middle;
    else high = middle;
  }
  return { kind: "gone", step: high };
}

/** The number of the test, from 1, that was accepted as a step. */
export function testOfStep(recording: Recording, step: number): number {
  return recording.steps[step]?.tests ?? 0;
}

function refusalOf(recording: Recording, range: Range): Fate {
  const last = recording.steps.length - 1;
  let best: { readonly test: number; readonly besides: number } | undefined;
  for (let i = recording.tests.length - 1; i >= 0; i--) {
    const test = recording.tests[i] as TestedCandidate;
    if (test.step < last - mostStepsLookedAt) break;
    if (test.outcome === "interesting") continue;
    const state = recording.stateAt(test.step);
    const cuts = cutsOf(recording, test, state);
    const besides = lengthOf(without(cuts, [range]));
    if (best && besides >= best.besides) continue;
    const left = without(keptRanges(state.origins), cuts);
    if (partIn(recording, left, range) === 0) best = { test: i + 1, besides };
  }
  return best ? { kind: "refused", ...best } : { kind: "untried" };
}

/** How many characters of a range are in some other ranges, not counting layout. */
function partIn({ input }: Recording, ranges: readonly Range[], [from, to]: Range): number {
  let sum = 0;
  for (const [start, end] of ranges) {
    if (end <= from) continue;
    if (start >= to) break;
    sum += input.slice(Math.max(start, from), Math.min(end, to)).trim().length;
  }
  return sum;
}

function lengthOf(ranges: readonly Range[]): number {
  return ranges.reduce((sum, [from, to]) => sum + to - from, 0);
}
