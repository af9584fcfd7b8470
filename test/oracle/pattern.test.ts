import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { checkPattern, matches } from "#src/oracle/pattern.js";
import { OracleError } from "#src/process/oracle-error.js";

/** Parts of patterns that need backtracking, or state, in JavaScript. */
const parts = ["a", "b", ".", "[ab]", "[^a]", "^", "$", "\\b", "\\n", "(a|b)*", "(?:ab)?", "a+?", "a{2,3}", "|"];

describe("a pattern matches where JavaScript's own matching does:", () => {
  it("for random patterns and texts", () => {
    const pattern = fc.array(fc.constantFrom(...parts), { maxLength: 5 });
    const text = fc.string({ unit: fc.constantFrom("a", "b", "A", " ", "\n"), maxLength: 8 });
    const flags = fc.constantFrom("", "m", "i", "s", "g", "u", "ims");
    fc.assert(
      fc.property(pattern, flags, text, (source, flag, subject) => {
        const regExp = toRegExp(source, flag);
        fc.pre(regExp !== undefined);
        expect(matches(regExp as RegExp, subject)).toBe(subject.search(regExp as RegExp) >= 0);
      }),
    );
  });

  it.each<readonly [RegExp, string]>([
    [/^TypeError: (?<what>.*) is not a function$/m, "x\nTypeError: a.b is not a function\n"],
    [/\u0041\x42\/\cA/, "AB/\u0001"],
    [/[\s\S]z/, "\nz"],
    [/\p{Lu}/u, "É"],
    [/\\k<n>/, "\\k<n>"],
  ])("%s", (pattern, text) => expect(matches(pattern, text)).toBe(true));
});

function toRegExp(source: readonly string[], flags: string): RegExp | undefined {
  try {
    return new RegExp(source.join(""), flags);
  } catch {
    return undefined;
  }
}

it.each([[/.*oops/], [/(x+)+y/], [/(?:x|xx)*y/], [/x*x*x*x*y/]])(
  "%s is matched in linear time with a megabyte",
  (pattern) => {
    const start = performance.now();
    expect(matches(pattern, "x".repeat(1 << 20))).toBe(false);
    expect(performance.now() - start).toBeLessThan(5000);
  },
);

it.each([[/(?=a)b/], [/(?!a)b/], [/(?<=a)b/], [/(?<!a)b/], [/(a)\1/], [/(?<n>a)\k<n>/], [/a{1001}/], [/a/y]])(
  "%s is refused with the pattern and the remedy",
  (pattern) => {
    expect(() => checkPattern(pattern)).toThrow(OracleError);
    expect(() => checkPattern(pattern)).toThrow(String(pattern));
    expect(() => matches(pattern, "")).toThrow(/write it without them, or look at the output in the test itself/);
  },
);
