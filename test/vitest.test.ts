import { describe, expect, it, onTestFinished, TestRunner, test, vi } from "vitest";
import { minimized } from "#src/vitest.js";

/** Turns the digits of a text around, but not those of long texts. */
function reverse(text: string): string {
  return text.length > 4 ? text : [...text].reverse().join("");
}

/** The error of a test function. */
async function failureOf(run: Promise<void>): Promise<Error & { actual?: unknown; expected?: unknown }> {
  return await run.then(
    () => new Error("did not fail"),
    (error: Error) => error,
  );
}

describe("minimized", () => {
  const reversesTwice = minimized((text: string) => expect(reverse(`${reverse(text)}!`)).toBe(`!${text}`));

  test.each(["", "ab", "abc"])("passes for %j", reversesTwice);
  test.for([["a"], ["b"]])(
    "passes with a context for %j",
    minimized(([text]: string[], context: object) => {
      expect(context).toHaveProperty("task");
      return reversesTwice(text as string);
    }),
  );

  it("fails with the minimal input, its error, and the place of that", async () => {
    const error = await failureOf(reversesTwice("a long text, with many words"));
    expect(error.message).toMatch(
      /Minimal input\("[^"]{4}"\);\n {2}throws AssertionError: expected [\s\S]* at .*vitest\.test\.ts:\d+:\d+/,
    );
    expect(error.expected).toHaveLength(5);
  });

  it("leaves the context of the test alone", async ({ task, ...context }) => {
    const check = minimized((list: number[], given: { task?: unknown }) => {
      expect(given.task).toBe(task);
      expect(list).not.toContain(3);
    });
    const { message } = await failureOf(check([1, 2, 3, 4], { ...context, task }));
    expect(message).toContain("Minimal input([3]);");
  });

  it("keeps failures of other lines apart, and notes the input before the test can change it", async () => {
    const check = minimized(async (list: number[]) => {
      const first = list.shift();
      await Promise.resolve();
      expect(list).toHaveLength(2);
      expect(first).toBe(1);
    });
    expect((await failureOf(check([5, 6, 7]))).message).toContain("Minimal input([0, 0, 0]);");
    expect((await failureOf(check([5]))).message).toContain("Minimal input([]);");
  });

  it("says why an input was not made small", async () => {
    let count = 0;
    const check = minimized((_: string) => {
      if (count++ === 0) throw new Error("only once");
    });
    expect((await failureOf(check("text"))).message).toMatch(
      /^only once\n\nThe input was not made small: .*did not throw/,
    );
  });

  it("takes no longer than half of the time of the test", async ({ task }) => {
    const current = vi.spyOn(TestRunner, "getCurrentTest").mockReturnValue({ ...task, timeout: 1000 } as never);
    onTestFinished(() => current.mockRestore());
    const check = minimized(async (list: number[]) => {
      await new Promise((resolve) => setTimeout(resolve, 100));
      expect(list.length).toBeLessThan(3);
    });
    expect((await failureOf(check(Array.from({ length: 100 }, (_, i) => i)))).message).toContain(
      "ended by a limit (deadline)",
    );
  });
});
