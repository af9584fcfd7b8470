/**
 * Tests whose failing input is made small.
 * @module treemin/vitest
 */
import { describeCall } from "./calls/debugging.js";
import { type CallOptions, prepareCall, type ReducedCall } from "./calls/reduce-call.js";

/** Options of {@link minimized}. */
export type MinimizedOptions = Omit<CallOptions, "call" | "name">;

/** The part of the time of a test that a reduction may take. */
const shareOfTime = 0.5;

/**
 * Makes a test function that, when it fails, makes its input small and fails with the error of that: for `test.each`, `test.for`, or a call
 * of your own. Failures are the same if they have the same class and come from the same line and column (`sameError: "place"`), because
 * messages of assertions quote the input. Half of the test's time limit is left for the reduction.
 *
 * @param check the body of the test; it fails by throwing or by a promise that rejects
 * @param options which failures are the same, and limits of the reduction
 * @example
 * test.each(inputs)("parses %s", minimized((input) => expect(print(parse(input))).toBe(input)));
 */
export function minimized<Args extends readonly unknown[]>(
  check: (...args: Args) => unknown,
  options: MinimizedOptions = {},
): (...args: Args) => Promise<void> {
  return async (...args) => {
    const context = args.filter(isTestContext);
    const inputs = args.filter((arg) => !isTestContext(arg));
    const call = (...each: readonly unknown[]) => check(...([...each, ...context] as unknown as Args));
    const reduce = prepareCall(
      { sameError: "place", limitTime: await timeForReduction(), ...options, call, name: "input" },
      inputs,
    );
    try {
      await check(...args);
    } catch (error) {
      throw await smallestError(error, reduce);
    }
  };
}

/** The error of the minimal input, with that input in its message; the error itself if the input cannot be reduced. */
async function smallestError(error: unknown, reduce: () => Promise<ReducedCall>): Promise<unknown> {
  try {
    const reduced = await reduce();
    return withNote(reduced.error, `Minimal ${describeCall(reduced)}`);
  } catch (problem) {
    return withNote(
      error,
      `The input was not made small: ${problem instanceof Error ? problem.message : String(problem)}`,
    );
  }
}

function withNote(error: unknown, note: string): unknown {
  if (!(error instanceof Error)) return new Error(`${String(error)}\n\n${note}`);
  error.message += `\n\n${note}`;
  return error;
}

/** Half of the time that the test may take, in milliseconds. */
async function timeForReduction(): Promise<number> {
  const { TestRunner } = await import("vitest");
  const timeout = TestRunner.getCurrentTest()?.timeout ?? 0;
  return timeout > 0 ? shareOfTime * timeout : Number.POSITIVE_INFINITY;
}

/** Whether an argument is not input but what vitest gives every test function. */
function isTestContext(arg: unknown): boolean {
  return typeof arg === "object" && arg !== null && "task" in arg && "onTestFailed" in arg;
}
