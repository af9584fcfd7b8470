import { describe, expect, it, vi } from "vitest";
import { FunctionOracle } from "#src/oracle/function-oracle.js";
import type { Outcome, Predicate } from "#src/oracle/oracle.js";
import { OracleError } from "#src/process/oracle-error.js";

const never = new AbortController().signal;
const forever = () => new Promise<boolean>(() => undefined);

describe("a function as an oracle", () => {
  const throws = () => {
    throw new Error("cannot say");
  };
  const table: readonly (readonly [string, Predicate, Outcome])[] = [
    ["true", () => true, "interesting"],
    ["false", () => false, "uninteresting"],
    ["an outcome", () => "invalid", "invalid"],
    ["timeout as an answer", () => "timeout", "timeout"],
    ["nothing", (() => undefined) as unknown as Predicate, "uninteresting"],
    ["zero", (() => 0) as unknown as Predicate, "uninteresting"],
    ["a promise of true", async () => true, "interesting"],
    ["a promise of an outcome", async (): Promise<Outcome> => "invalid", "invalid"],
    ["an exception", throws, "invalid"],
    ["a rejection", async () => throws(), "invalid"],
    ["a rejection with no error", () => Promise.reject("no error"), "invalid"],
    [
      "a promise of another kind",
      (() =>
        Object.fromEntries(
          ["then"].map((name) => [name, (f: (it: boolean) => void) => f(true)]),
        )) as unknown as Predicate,
      "interesting",
    ],
  ];
  it.each(table)("reads %s", async (_, predicate, expected) => {
    expect(await new FunctionOracle(predicate).test("text", never)).toBe(expected);
    expect((await new FunctionOracle(predicate).inspect("text", never)).outcome).toBe(expected);
  });

  it.each<readonly [string, () => unknown, string]>([
    ["a number", () => 1, "returned 1."],
    ["an unknown word", () => "yes", "returned 'yes'."],
    ["a match", () => "text".match("t"), "returned [Array]."],
    ["a promise of a number", async () => 1, "returned 1."],
  ])("refuses %s, which could be meant as a yes", async (_, predicate, message) => {
    const oracle = new FunctionOracle(predicate as Predicate);
    for (const answer of [oracle.test("text", never), oracle.inspect("text", never)]) {
      await expect(answer).rejects.toThrow(OracleError);
      await expect(answer).rejects.toThrow(`${message} It must return true, false,`);
    }
  });

  it("passes the text to the function", async () => {
    const oracle = new FunctionOracle((text) => text === "\ud800 text\n");
    expect(await oracle.test("\ud800 text\n", never)).toBe("interesting");
  });

  it("keeps no timer for a test that is cancelled or has timed out", async () => {
    vi.useFakeTimers();
    try {
      const oracle = new FunctionOracle(() => new Promise(() => {}));
      oracle.timeLimit.duration = 1000;
      const controller = new AbortController();
      const answers = [oracle.test("cancelled", controller.signal), oracle.test("late", never)];
      controller.abort(new Error("enough"));
      await expect(answers[0]).rejects.toThrow("enough");
      vi.advanceTimersByTime(1001);
      expect(await answers[1]).toBe("timeout");
      oracle.timeLimit.duration = 2000;
      expect(vi.getTimerCount()).toBe(0);
    } finally {
      vi.useRealTimers();
    }
  });

  it("does not wait longer than the time limit", async () => {
    const oracle = new FunctionOracle(forever);
    oracle.timeLimit.duration = 20;
    expect(await oracle.test("text", never)).toBe("timeout");
  });

  it("rejects when the test is cancelled", async () => {
    const controller = new AbortController();
    const answer = new FunctionOracle(forever).test("text", controller.signal);
    setTimeout(() => controller.abort(new Error("cancelled")), 10);
    await expect(answer).rejects.toThrow("cancelled");
  });

  it("does not wait if the test was cancelled before it began", async () => {
    const answer = new FunctionOracle(forever).test("text", AbortSignal.abort(new Error("cancelled")));
    const deadline = new Promise((resolve) => setTimeout(resolve, 1000, "still waiting"));
    await expect(Promise.race([answer, deadline])).rejects.toThrow("cancelled");
  });

  it("explains with the message of an exception", async () => {
    const { explanation } = await new FunctionOracle(throws).inspect("text", never);
    expect(explanation.join("\n")).toContain("cannot say");
  });
});
