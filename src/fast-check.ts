/**
 * Properties whose counterexample is made small beyond what fast-check's shrinker finds.
 * @module treemin/fast-check
 */
import type { Arbitrary, Parameters, RunDetails } from "fast-check";
import { describeCall } from "./calls/debugging.js";
import { type CallOptions, prepareCall } from "./calls/reduce-call.js";

/** Options of {@link assertMinimal}. */
export interface MinimalOptions<Ts> {
  /** How fast-check checks the property, such as `{ numRuns: 1000 }`. */
  readonly parameters?: Parameters<Ts>;
  /** How the counterexample is reduced. Default: `{ sameError: "place" }`. */
  readonly reduction?: Omit<CallOptions, "call" | "name">;
}

/**
 * Checks a property as fast-check does. If it fails, the reduction goes on where the shrinker has ended, and the error names the minimal
 * counterexample. Where an arbitrary can tell which values it makes (`canShrinkWithoutContext`), no other values are tried; mapped,
 * filtered and chained arbitraries usually cannot.
 *
 * @param arbitraries one for each argument of the predicate
 * @param predicate throws or returns false where the property does not hold; may return a promise
 * @param options those of fast-check, and how the counterexample is reduced
 * @throws Error if the property does not hold
 */
export async function assertMinimal<Ts extends [unknown, ...unknown[]]>(
  arbitraries: { readonly [K in keyof Ts]: Arbitrary<Ts[K]> },
  predicate: (...args: Ts) => unknown,
  { parameters, reduction }: MinimalOptions<Ts> = {},
): Promise<void> {
  const { default: fc } = await import("fast-check");
  const check = async (...args: Ts): Promise<void> => {
    if ((await predicate(...args)) === false) throw new Error("The property returned false.");
  };
  const property = fc.asyncProperty(
    ...([...arbitraries, check] as unknown as globalThis.Parameters<typeof fc.asyncProperty<Ts>>),
  );
  const details = (await fc.check(property, parameters)) as RunDetails<Ts>;
  const { counterexample } = details;
  if (!details.failed) return;
  if (counterexample === null) throw new Error(await fc.asyncDefaultReportMessage(details));

  const checked = arbitraries.map((each, i) => each.canShrinkWithoutContext(counterexample[i]));
  const isMade = (args: Ts) => arbitraries.every((each, i) => !checked[i] || each.canShrinkWithoutContext(args[i]));
  const call = async (...args: Ts) => (isMade(args) ? await check(...args) : undefined);
  const options: CallOptions<Ts> = {
    sameError: "place",
    ...reduction,
    call,
    name: "property",
  };
  const note = await prepareCall(options, counterexample)().then(
    (reduced) =>
      `Minimal counterexample, after ${details.numShrinks} steps of fast-check's shrinker:\n${describeCall(reduced)}`,
    (problem: unknown) => `The counterexample was not made smaller: ${String(problem)}`,
  );
  throw new Error(`${note}\n\n${await fc.asyncDefaultReportMessage(details)}`, { cause: details.errorInstance });
}
