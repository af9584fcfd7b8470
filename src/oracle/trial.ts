/** Candidates on trial, and what is assumed of them while their tests run. */
import type { Place } from "./course.js";
import type { Exhibit } from "./exhibit.js";
import type { Foresight } from "./foresight.js";
import type { Outcome } from "./oracle.js";
import type { RunningTest } from "./overtaken.js";

/** A candidate on trial. */
export interface Trial {
  readonly place: Place;
  readonly exhibit: Exhibit;
  outcome: Outcome | undefined;
  /** Whether what was drawn behind it is based on it being interesting. */
  isAssumed: boolean;
  /** Whether that was assumed otherwise at first. */
  isRevised?: boolean;
  /** What it changes; undefined if nothing is foretold. */
  readonly change?: string | undefined;
  /** Undefined if it needs no test. */
  readonly test?: RunningTest;
}

/** Whether a trial turned out otherwise than assumed. */
export function isContradicted({ outcome, isAssumed }: Trial): boolean {
  return outcome !== undefined && (outcome === "interesting") !== isAssumed;
}

/**
 * Whether the same change turned out otherwise elsewhere since the trial began. Once is enough: where that differs from
 * place to place, it would go back and forth.
 */
export function isUnlikely(
  { outcome, isAssumed, isRevised, change }: Trial,
  foresight: Foresight | undefined,
): boolean {
  if (outcome !== undefined || isRevised || change === undefined) return false;
  return foresight?.recall(change) === !isAssumed;
}

/** A test that has just begun. */
export function running(controller: AbortController): RunningTest {
  const start = performance.now();
  return {
    get age() {
      return performance.now() - start;
    },
    cancel: () => controller.abort(),
  };
}
