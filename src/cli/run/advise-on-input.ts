import { type NotInterestingError, type ReduceOptions, reduce } from "../../index.js";

/** How long the test is tried in another way, in milliseconds. */
const longestTry = 5000;

/**
 * Looks for the reason why a test refuses the input: runs it with the candidate on standard input.
 * @param options the input and the test of the refused reduction
 * @param error has the inspection of the test
 * @returns lines that say what to do; none if that is not the reason
 */
export async function adviseOnInput(
  { input, test }: Pick<ReduceOptions, "input" | "test">,
  { inspection }: NotInterestingError,
): Promise<readonly string[]> {
  if (
    !("command" in test) ||
    test.stdin ||
    test.golden ||
    test.sameStdout ||
    test.sameStderr ||
    inspection.outcome === "timeout"
  )
    return [];
  const command = test.command.filter((word) => word !== "@@");
  const once = { watch: false, limitTests: 1, limitTime: longestTry, reduce: "lines" } as const;
  try {
    const { statistics } = await reduce({ input, test: { ...test, command, stdin: true }, ...once });
    if (statistics.steps.length === 0) return [];
    return ["It is interesting on standard input, where the test seems to read it: add --stdin."];
  } catch {
    return []; // it is not interesting in this way either
  }
}
