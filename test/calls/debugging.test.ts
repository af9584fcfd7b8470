import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { callOfClosure } from "#src/calls/call-of-closure.js";
import { debugging } from "#src/calls.js";

const printed: string[] = [];
beforeEach(() => {
  printed.length = 0;
  vi.spyOn(process.stderr, "write").mockImplementation((text) => printed.push(String(text)) > 0);
});
afterEach(() => vi.restoreAllMocks());

const api = {
  marks: ["!"],
  check(text: string, options: { readonly strict?: boolean }) {
    if (options.strict && this.marks.some((mark) => text.includes(mark))) throw new SyntaxError("a mark");
  },
};

function check(text: string) {
  if (text.includes("!")) throw new SyntaxError("a mark");
}

const anything = (...args: unknown[]) => args;

describe("debugging", () => {
  it("prints the minimal call of a closure, with the error and its place", async () => {
    const input = "hello, world! (yes)";
    const reduced = await debugging(() => check(input));
    expect(reduced.args).toEqual(["!"]);
    expect(printed.join("")).toMatch(
      /^check\("!"\);\n {2}throws SyntaxError: a mark\n {2}at .*debugging\.test\.ts:\d+:\d+\n {2}\(the smallest call that does; \d+ calls were made\)\n$/,
    );
  });

  it("prints the minimal call of a function and arguments", async () => {
    await debugging(check, "well! done");
    await debugging({ call: check, name: "lint.check", limitTests: 2 }, "ab!");
    expect(printed[0]).toMatch(/^check\("!"\);/);
    expect(printed[1]).toMatch(/^lint\.check\(".*!"\);[\s\S]*ended by a limit \(test limit\)/);
  });

  it("calls methods on their object, and evaluates arguments", async () => {
    const [text, strict] = ["so! what", true];
    const { source } = await debugging(async () => {
      await api.check(`${text}!`, { strict, ...{ more: [1, 2] } });
    });
    expect(source).toBe('api.check("!", { strict: true });');
  });

  it.each<[string, (value: never) => () => unknown, readonly unknown[]]>([
    ["no arguments", () => () => anything(), []],
    [
      "numbers without a notation in JSON",
      () => () => anything(Number.NaN, -0, 10n, undefined),
      [Number.NaN, -0, 10n, undefined],
    ],
    ["brackets and commas in strings", () => () => anything("a,,b)", "(", ")("), ["a,,b)", "(", ")("]],
    ["calls within", () => () => anything(anything(1)[0], [anything(2)]), [1, [[2]]]],
    ["lists that are spread", (list: number[]) => () => anything(...list, 3), [1, 2, 3]],
    ["the very objects", (list: number[]) => () => anything(list), [[1, 2]]],
  ])("understands %s", (_, closureOver, args) => {
    const list = [1, 2];
    const found = callOfClosure(closureOver(list as never) as never);
    expect(found.args).toEqual(args);
    if (Array.isArray(args[0]) && args.length === 1) expect(found.args[0]).toBe(list);
    expect(found.name).toBe("anything");
  });

  it.each<[string, () => unknown, RegExp]>([
    [
      "two statements",
      () => {
        const x = 1;
        return anything(x);
      },
      /with one call and nothing else, but got/,
    ],
    ["something else than a call", () => (anything(1)[0] as number) + 1, /with one call and nothing else/],
    [
      "two calls",
      () => (anything(1) as unknown as number) + (anything(2) as unknown as number),
      /one call and nothing else/,
    ],
  ])("refuses %s", async (_, closure, message) => {
    await expect(debugging(closure)).rejects.toThrow(message);
    await expect(debugging(closure)).rejects.toThrow("Use debugging(fn, ...args)");
  });

  it("says that a call does not throw", async () => {
    await expect(debugging(() => anything("fine"))).rejects.toThrow(/anything\(…\) did not throw/);
    expect(printed).toEqual([]);
  });
});
