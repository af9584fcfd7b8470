/** What a recording shows after a number of tests. */
import type { ReportedChange } from "treemin/report/parts";
import { inInput, keptRanges, type Range, without } from "./ranges.ts";
import type { Recording, State, TestedCandidate } from "./recording.ts";

export interface Moment {
  /** The best text before the last of these tests; after all tests the result. */
  readonly state: State;
  /** The candidate of the moment; undefined before the first test and at the end. */
  readonly test: TestedCandidate | undefined;
  /** Where the candidate differs from the best text. */
  readonly edits: readonly ReportedChange[];
  /** The parts of the input that the candidate lacks. */
  readonly cuts: readonly Range[];
}

/** @param position how many tests have been made */
export function momentOf(recording: Recording, position: number): Moment {
  const isLast = recording.isFinished && position === recording.tests.length;
  const test = isLast ? undefined : recording.tests[position - 1];
  const state = recording.stateAt(test ? test.step : recording.stepAfter(position));
  if (!test) return { state, test, edits: [], cuts: [] };
  const edits = recording.editsOf(test, state);
  return { state, test, edits, cuts: cutsOf(recording, test, state) };
}

/** The parts of the input that a candidate lacks. An accepted candidate lacks exactly what the next state lacks. */
export function cutsOf(recording: Recording, test: TestedCandidate, state: State): readonly Range[] {
  if (test.outcome === "interesting" && test.step + 1 < recording.steps.length)
    return without(keptRanges(state.origins), keptRanges(recording.stateAt(test.step + 1).origins));
  return recording.editsOf(test, state).flatMap(([at, removed]) => inInput(state.origins, at, at + removed));
}
