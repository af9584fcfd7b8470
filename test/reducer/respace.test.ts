import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ddmin } from "#src/lists/ddmin.js";
import type { ListMinimizer } from "#src/lists/list-minimizers.js";
import { type RespacedText, respace } from "#src/reducer/respace.js";
import { mapSearch, type Search } from "#src/search/search.js";
import { noEdits } from "#src/tree/edits.js";
import { type Spaced, Unparser } from "#src/tree/unparse.js";
import { wordsClash } from "../support/clashes.js";
import { oracleOver, oracleSpecs } from "../support/oracles.js";
import { solve, tell } from "../support/solve.js";
import { parseTree } from "../support/tree-notation.js";

const minimize: ListMinimizer = (list) => ddmin(list);

/** The texts that a search proposes. */
function textsOf(search: Search<RespacedText, RespacedText>): Search<string, RespacedText> {
  return mapSearch(search, ({ text }) => text);
}

/** The tokens and the layout of a tree. */
function spaced(notation: string): Spaced {
  return new Unparser(parseTree(notation), "keep", wordsClash).pieces(noEdits);
}

function join({ texts, gaps }: Spaced): string {
  return gaps.map((gap, i) => gap + (texts[i] ?? "")).join("");
}

describe("respace", () => {
  it.each<[string, string, (text: string) => boolean, string]>([
    ["all layout goes at once", "s(_a<  >+ ¶b)_", () => true, "a+b!"],
    ["but for what keeps tokens apart", "s(_a<\t\t>b < /**/ >+ ¶+)", () => true, "a b+ +!"],
    ["nothing is tried where nothing can go", "s(a_b + '(' c)", () => true, ""],
    ["nor where a line end would only become a space", "s(a ¶b)", () => true, ""],
    ["then all but line ends", "s(a_+ <\r\n  >b_)", (text) => text.includes("\n"), "a+b | a+\nb! | a+b"],
    ["a line end where there was one, with a comment too", "s(a < // c\n>b_)", (text) => text !== "a b", "a b | a\nb!"],
    [
      "a line end beside a bracket goes first",
      "s('(' ¶a ¶+ ¶')' ¶b)",
      (text) => text.includes("a\n"),
      "(a+)b | (a\n+)\nb! | (a\n+)b! | (a+)b",
    ],
    ["line ends within the text only", "s(¶a ¶+ _b)¶", (text) => text.includes("\n"), "a+b | a\n+b! | a+b"],
    ["then each stretch by itself", "s(_a < >+ _b)_", (text) => text.includes("a "), "a+b |  a +b! | a +b! | a+b"],
  ])("%s: %s", (_, notation, isInteresting, rounds) => {
    const search = textsOf(respace(spaced(notation), minimize, minimize));
    expect(tell(search, isInteresting)).toBe(rounds);
  });

  it.each<[string, string, (text: string) => boolean, string]>([
    ["one stretch of many", "s(_a_+ _b_+ _c)_", (text) => text.includes("b "), "a+b +c"],
    ["one line end of many", "s(a ¶b ¶c ¶d)_", (text) => /b\s*\n\s*c/.test(text), "a\nb\nc\nd"],
    ["the characters that are needed", "s(a <  /* c */  >b)_", (text) => /\/\*.*\*\//.test(text), "a/**/b"],
    [
      "a word of a comment",
      "s(a < // bcd efghijklmnop qr>)",
      (text) => /\/\/.*efghijklmnop/.test(text),
      "a//efghijklmnop",
    ],
    ["a comment as it is", "s(a <  // c\n\n>b)_", (text) => /\/\/ c\n/.test(text), "a// c\nb"],
    ["characters of several stretches", "s(a<  >+ <\t >b)", (text) => /a +\+\tb/.test(text), "a +\tb"],
    ["a character outside the BMP whole", "s(a <  😀  >b)", (text) => /[^\0-\x7f]/.test(text), "a😀b"],
    ["what is around the text", "s(a +) <  # >", (text) => text.includes("#"), "a+#"],
    ["everything", "s(a<  >+)_", (text) => text === "a  + ", "a  + "],
    // The tokens clash by themselves, but met in the input: a space between them would make the text longer.
    ["no space where there was none", "s(+ + a <   >b)", () => true, "++a b"],
    ["no space where there was none, many times", "s(+ + + + + a <   >b)", () => true, "+++++a b"],
  ])("leaves %s: %s", (_, notation, isInteresting, expected) => {
    const input = spaced(notation);
    const { accepted } = solve(textsOf(respace(input, minimize, minimize)), isInteresting);
    expect(accepted.at(-1) ?? join(input)).toBe(expected);
  });
});

const wholeComment = "/*why-and-how-this-may-not-be-any-shorter*/";

it.each([
  ["little more than one test for each character of a comment that must stay", wholeComment, wholeComment, 65],
  ["few tests if little of a long word must stay", `/*${"x".repeat(4000)}-why-${"y".repeat(3000)}*/`, "-why-", 80],
])("takes %s", (_, comment, needed, most) => {
  const oneByOne: ListMinimizer = (list) => ddmin(list, { splitFactor: Number.POSITIVE_INFINITY });
  const search = textsOf(respace(spaced(`s(a <  ${comment}  >b)`), minimize, oneByOne));
  const { tests, accepted } = solve(search, (text) => text.includes(needed));
  expect(accepted.at(-1)).toBe(`a${needed}b`);
  expect(new Set(tests).size).toBeLessThan(most);
});

it("tries a stretch that was minimal before only as a whole, also between other tokens", () => {
  const kept = new Set<string>();
  const testsOf = (notation: string) => {
    const search = textsOf(respace(spaced(notation), minimize, minimize, kept));
    return [...new Set(solve(search, (text) => text.includes(wholeComment)).tests)];
  };
  expect(testsOf(`s(a <  ${wholeComment}  >b)`).length).toBeGreaterThan(50);
  expect(testsOf(`s(c_+ <${wholeComment}>;)_`)).toEqual(["c+;", "c +;", `c+${wholeComment}; `, `c+${wholeComment};`]);
});

/** Layout is made of these characters and tokens are not, so the one can be told from the other. */
const layoutCharacters = [" ", "\n", "\t", "#"];
const isLayout = new RegExp(`[${layoutCharacters.join("")}]+`, "g");
const texts = fc.array(fc.constantFrom("a", "bc", "+", ";"), { maxLength: 8 });
const inputs = texts.chain((texts) =>
  fc.record({
    texts: fc.constant(texts),
    separator: fc.constant((i: number) => (wordsClash(texts[i - 1] ?? "", texts[i] ?? "") ? " " : "")),
    joinable: fc.constant(new Map<number, string>()),
    gaps: fc.array(fc.string({ unit: fc.constantFrom(...layoutCharacters), maxLength: 3 }), {
      minLength: texts.length + 1,
      maxLength: texts.length + 1,
    }),
  }),
);

describe("respace of any layout, with any oracle,", () => {
  const holds = (
    law: (run: {
      input: Spaced;
      tests: readonly string[];
      text: string;
      isInteresting: (text: string) => boolean;
    }) => void,
  ) =>
    fc.assert(
      fc.property(inputs, oracleSpecs, (input, spec) => {
        const units = [...input.gaps, ...input.texts].filter((text) => text !== "");
        const inOrder = [...join(input).matchAll(/[ \n\t#]|[^ \n\t#]+/g)].map(([part]) => part);
        const isInteresting = oracleOver(join(input), units.length > 0 ? inOrder : [], spec);
        const { tests, accepted } = solve(textsOf(respace(input, minimize, minimize)), isInteresting);
        law({ input, tests, text: accepted.at(-1) ?? join(input), isInteresting });
      }),
      { numRuns: 300 },
    );

  it("changes nothing but layout", () => {
    holds(({ input, tests }) => {
      for (const text of tests) expect(text.replace(isLayout, "")).toBe(input.texts.join(""));
    });
  });

  it("tests nothing that is longer than the input", () => {
    holds(({ input, tests }) => {
      for (const text of tests) expect(text.length).toBeLessThanOrEqual(join(input).length);
    });
  });

  it("creates no clash between tokens that were not neighbours in the input", () => {
    holds(({ input, tests }) => {
      for (const text of tests) {
        gapsOf(text, input.texts).forEach((gap, i) => {
          if (gap === "" && input.gaps[i] !== "") expect(clashesAt(input, i)).toBe(false);
        });
      }
    });
  });

  it("leaves no character of layout that can be removed", () => {
    holds(({ input, text, isInteresting }) => {
      const gaps = gapsOf(text, input.texts);
      gaps.forEach((gap, i) => {
        for (let at = 0; at < gap.length; at++) {
          const rest = gap.slice(0, at) + gap.slice(at + 1);
          const shorter = join({ ...input, gaps: gaps.with(i, rest === "" && clashesAt(input, i) ? " " : rest) });
          if (shorter.length < text.length) expect([shorter, isInteresting(shorter)]).toEqual([shorter, false]);
        }
      });
    });
  });
});

/** The layout of a text, known its tokens. */
function gapsOf(text: string, texts: readonly string[]): string[] {
  const gaps: string[] = [];
  let at = 0;
  for (const token of texts) {
    const start = text.indexOf(token, at);
    gaps.push(text.slice(at, start));
    at = start + token.length;
  }
  return [...gaps, text.slice(at)];
}

/** Tells whether the texts before and behind a gap clash. */
function clashesAt({ texts }: Spaced, gap: number): boolean {
  return gap > 0 && gap < texts.length && wordsClash(texts[gap - 1] as string, texts[gap] as string);
}
