import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ddmin, type Grammar, loadLanguage } from "#src/index.js";
import { parseTreeSync } from "#src/parse/parse-tree.js";
import { syntaxOf } from "#src/parse/syntax-of-text.js";
import { reduceLargeText } from "#src/pipeline/large-text.js";
import { algorithmNames } from "#src/pipeline/notation.js";
import { type PipelineOptions, pipeline } from "#src/pipeline/pipeline.js";
import type { Candidate } from "#src/schedule/candidate.js";
import type { Search } from "#src/search/search.js";
import type { TextRange } from "#src/tree/protection.js";
import { jsonTexts } from "../parse/json-texts.js";
import { hash } from "../support/fake-oracle.js";
import { solve } from "../support/solve.js";

const json = await loadLanguage("json");
const javascript = await loadLanguage("javascript");
const text = await loadLanguage("text");

const statements = fc.constantFrom(
  "f(a, b);\n",
  "// comment\nvar x = 1, y = [2, x];\n",
  "if (a) { g(); /* c */ h(x) }\n",
  "  while (b) x = x + 'abc' * 12;\n\n",
  "function f(a) {\n  return a;\n}\n",
);
const programs = fc.array(statements, { minLength: 1, maxLength: 4 }).map((all) => all.join(""));

/** Up to three ranges of a text, in order and disjoint. */
const rangesIn = (length: number) =>
  fc.uniqueArray(fc.nat({ max: length }), { maxLength: 6 }).map((offsets): readonly TextRange[] => {
    const sorted = [...offsets].sort((a, b) => a - b);
    return sorted.flatMap((from, i) =>
      i % 2 === 0 && i + 1 < sorted.length ? [{ from, to: sorted[i + 1] as number }] : [],
    );
  });
const protectedTexts = (texts: fc.Arbitrary<string>) =>
  texts.chain((input) => fc.record({ input: fc.constant(input), ranges: rangesIn(input.length) }));

function slices(from: string, ranges: readonly TextRange[]): readonly string[] {
  return ranges.map((range) => from.slice(range.from, range.to));
}

/** Answers a search at random, and checks that each candidate has all protected texts where it says. */
function expectKept(
  search: Search<Candidate, unknown>,
  { input, ranges }: { input: string; ranges: readonly TextRange[] },
  seed: number,
) {
  const kept = slices(input, ranges);
  let best = input.length;
  solve(search, (candidate) => {
    const own = candidate.text();
    const there = candidate.protectedRanges?.() ?? [];
    expect(slices(own, there)).toEqual(kept);
    for (const [i, range] of there.entries()) expect(range.from).toBeGreaterThanOrEqual(there[i - 1]?.to ?? 0);
    if (own.length > best || (hash(seed, own, 3) > 0 && own !== "")) return false;
    best = own.length;
    return true;
  });
}

function searchOver(
  grammar: Grammar,
  { input, ranges }: { input: string; ranges: readonly TextRange[] },
  options: PipelineOptions & { hidden?: boolean },
) {
  const use = { buildHiddenTokens: options.hidden ?? false, spacedReplacements: options.layout === "minimal" };
  const parsed = parseTreeSync(grammar, input, use);
  return pipeline({ text: input, ranges, tree: parsed.tree, syntax: syntaxOf(grammar, parsed, use) }, options);
}

const pipelines = [...algorithmNames, "coarse-hdd* | hdd* + hoist | perses* | *", "default"];

const runs = 45;

describe("each candidate has all protected texts, in order", () => {
  it.each([
    ["JSON", json, jsonTexts, {}],
    ["JavaScript", javascript, programs, {}],
    ["a text without a grammar", text, programs, {}],
    ["JavaScript with comments in the tree", javascript, programs, { hidden: true }],
    ["JavaScript in the layout of picireny", javascript, programs, { layout: "minimal" }],
  ] as const)("of %s, with any algorithm", (_, grammar, texts, options) => {
    fc.assert(
      fc.property(fc.constantFrom(...pipelines), protectedTexts(texts), fc.nat(), (reduce, input, seed) =>
        expectKept(searchOver(grammar, input, { reduce, ...options }), input, seed),
      ),
      { numRuns: runs },
    );
  });

  it("of a text that is too large to be parsed", () => {
    fc.assert(
      fc.property(protectedTexts(jsonTexts), fc.integer({ min: 1, max: 20 }), fc.nat(), (input, most, seed) => {
        const start = { text: input.input, ranges: input.ranges };
        expectKept(reduceLargeText(start, { minimize: (list) => ddmin(list), most }), input, seed);
      }),
    );
  });
});

it("nothing is tried without what is protected, not even the empty text", () => {
  const { tests } = solve(searchOver(json, { input: "[1]", ranges: [{ from: 1, to: 2 }] }, {}), () => true);
  expect(tests.map((each) => each.text())).toEqual(["1"]);
});
