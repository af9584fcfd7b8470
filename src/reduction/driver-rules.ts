/** What a driver gets from a reduction: its limits and callbacks, and what an earlier run knows. */
import type { FlakinessGuard } from "../schedule/flakiness-guard.js";
import type { RunRules } from "../schedule/run-rules.js";
import { type ReductionContext, sizeIn } from "./context.js";
import { emptyWarning } from "./test-sanity.js";

/**
 * How long the test of the input took in an earlier run, in milliseconds. Undefined unless that found it interesting.
 * @param context the reduction, with the outcomes of the journal
 */
export function knownCheckDuration({ options, input, statistics, store }: ReductionContext): number | undefined {
  const duration = options.journal?.duration;
  const text = store.candidateText(input.text);
  if (duration === undefined || store.find(text) !== "interesting") return undefined;
  statistics.countDecided(store.decide(text, "interesting"));
  return duration;
}

/**
 * Limits and callbacks for a driver.
 * @param context the state of the reduction
 * @param signal stops the run when it aborts
 * @param guard remembers accepted texts for spot checks
 */
export function rulesOf(
  { options, input, statistics, store, protection, observations }: ReductionContext,
  signal: AbortSignal,
  guard?: FlakinessGuard,
): RunRules {
  const { limitTests = Number.POSITIVE_INFINITY, onEvent } = options;
  return {
    statistics,
    store,
    limitTests,
    signal,
    onTested: (outcome, phase, text) => onEvent?.({ kind: "tested", text, outcome, phase, statistics }),
    onAccepted: (text, phase, ranges) => {
      if (ranges) protection.remember(text, ranges);
      observations?.accept(text);
      const bytes = input.encode(text);
      const size = sizeIn(input, text, bytes);
      statistics.accept(text, phase, size);
      store.forgetLonger(text.length);
      guard?.remember(text);
      if (text === "" && input.text !== "") onEvent?.({ kind: "warning", message: emptyWarning });
      onEvent?.({ kind: "accepted", text, bytes, size, phase, statistics });
    },
    onRefused: (text) => {
      const signature = observations?.refuse(text);
      if (signature !== undefined) {
        onEvent?.({ kind: "also interesting", text, bytes: input.encode(text), signature });
      }
    },
  };
}
