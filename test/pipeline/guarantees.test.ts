import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { loadLanguage } from "#src/grammar/languages.js";
import { parseTreeSync } from "#src/parse/parse-tree.js";
import { syntaxOf } from "#src/parse/syntax-of-text.js";
import { guaranteeOf } from "#src/pipeline/guarantee-of.js";
import { type TreeGuarantee, treeGuarantees } from "#src/pipeline/guarantees.js";
import { readPipeline } from "#src/pipeline/notation.js";
import { reduceSync } from "#src/reduce-sync.js";
import { dropEmptyNodes } from "#src/transform/drop-empty-nodes.js";
import { unifySeparatedLists } from "#src/transform/unify-separated-lists.js";
import { type Edits, edit, noEdits } from "#src/tree/edits.js";
import type { Node } from "#src/tree/node.js";
import { Unparser } from "#src/tree/unparse.js";
import { jsonTexts, mutatedJson } from "../parse/json-texts.js";
import { hash } from "../support/fake-oracle.js";
import {
  type Hoists,
  type Replacement,
  singleHoists,
  singleReplacements,
  singleSplices,
} from "../support/one-tree-minimal.js";

const json = await loadLanguage("json");

/** The steps that a guarantee excludes, made without the code of the algorithms. Others are checked with their algorithms. */
type Checked = Exclude<
  TreeGuarantee,
  | "hoisting-minimal"
  | "substitution-minimal"
  | "renaming-minimal"
  | "4-window-minimal"
  | "subtree-minimal"
  | "form-minimal"
  | "canonical tokens"
  | "1-minimal in choices"
>;
type Fits = (symbol: string, slot: string) => boolean;
const steps: Readonly<Record<Checked, (root: Node, fits: Fits) => Iterable<Replacement>>> = {
  "1-tree-minimal": singleReplacements,
  "1-tree-minimal by removal": removals,
  "GTR-minimal": function* (root, fits) {
    yield* removals(root);
    yield* singleHoists(root, { fits: compatible(fits), topmost: true });
  },
  "Perses-minimal": function* (root, fits) {
    for (const each of removals(root)) if (each.node.kind !== "token") yield each;
    yield* singleHoists(root, { fits: compatible(fits), topmost: false, depth: 5 });
    yield* singleSplices(root, fits);
  },
  "neighbourhood-minimal": function* (root, fits) {
    yield* singleHoists(root, { fits: compatible(fits), topmost: true });
    yield* steps["Perses-minimal"](root, fits);
  },
};

function* removals(root: Node): Iterable<Replacement> {
  for (const each of singleReplacements(root)) if (each.node.replacement === "") yield each;
}

function compatible(fits: Fits): Hoists["fits"] {
  return (by, node) =>
    (by.kind === "rule" || (by.kind === "token" && by.category === "plain")) &&
    node.kind === "rule" &&
    (by.from > node.from || by.to < node.to) &&
    fits(by.name, node.slot);
}

/** All texts that one excluded step makes of a result. */
function* textsAfterSteps(text: string, guarantee: string): Iterable<string> {
  const parsed = parseTreeSync(json, text);
  const { fits, clash } = syntaxOf(json, parsed, {});
  const unparser = new Unparser(parsed.tree, "keep", clash);
  const textOf = (edits: Edits) => unparser.unparse(edits);
  const { root } = unifySeparatedLists(dropEmptyNodes(parsed.tree));
  for (const each of guarantee.split(", ") as Checked[]) {
    for (const { cuts } of steps[each](root, fits)) yield textOf(edit(noEdits, cuts));
  }
}

/** A text without spaces and line ends. */
function tight(text: string): string {
  return text.replace(/\s+/g, "");
}

/** Hoisting and substitution as variants of HDD keep a tree that no parse gives: see `algorithms.test.ts`. */
const pipelines = [
  "hdd*",
  "coarse-hdd*",
  "hddr*",
  "hddr-depth-backward*",
  "coarse-hddr*",
  "gtr*",
  "perses*",
  "best-first*",
  "pardis*",
  "pardis-hybrid*",
  "hdd | perses | *",
];

describe.each(pipelines)("what %s guarantees of a result", (pipeline) => {
  it.each([
    ["JSON", jsonTexts],
    ["JSON with syntax errors", mutatedJson],
  ])("holds of the result, parsed anew: %s", (kind, texts) => {
    let checked = 0;
    fc.assert(
      fc.property(texts, fc.nat(), fc.integer({ min: 2, max: 6 }), (input, seed, rarity) => {
        // An oracle that ignores layout: what a step leaves between two tokens depends on the text that was parsed.
        const test = (text: string) =>
          tight(text) === tight(input) || (text !== "" && hash(seed, tight(text), rarity) === 0);
        const { text, guarantee } = reduceSync({ input, language: json, reduce: pipeline, test, respace: false });
        if (guarantee === undefined) return;
        for (const other of textsAfterSteps(text, guarantee)) {
          if (other.length > text.length || tight(other) === tight(text)) continue;
          expect([text, other, test(other)]).toEqual([text, other, false]);
          checked++;
        }
      }),
      { numRuns: 40 },
    );
    // Few results with syntax errors have a guarantee that could be checked.
    if (kind === "JSON") expect(checked).toBeGreaterThan(0);
  });
});

describe.each([
  ["default", "neighbourhood-minimal"],
  ["best-first | ~", "neighbourhood-minimal"],
] as const)("what %s guarantees of a result", (pipeline, expected) => {
  it("holds of the result, parsed anew, for tests that need certain tokens", () => {
    let checked = 0;
    fc.assert(
      fc.property(jsonTexts, fc.array(fc.nat(), { minLength: 1, maxLength: 4 }), (input, seeds) => {
        const tokens = tokensOf(input);
        const needed = seeds.flatMap((seed) => tokens[seed % Math.max(1, tokens.length)] ?? []);
        const count = (text: string, token: string) => tokensOf(text).filter((each) => each === token).length;
        // The replacement of a node must not bring in what is needed.
        const wanted = needed
          .filter((token) => !/^([[\]{}:,]|0|"")$/.test(token))
          .map((token) => [token, count(input, token)] as const);
        const test = (text: string) => text !== "" && wanted.every(([token, least]) => count(text, token) >= least);
        const { text, guarantee } = reduceSync({ input, language: json, reduce: pipeline, test, respace: false });
        expect(guarantee).toBe(expected);
        for (const other of textsAfterSteps(text, expected)) {
          if (other.length > text.length || tight(other) === tight(text)) continue;
          expect([text, other, test(other)]).toEqual([text, other, false]);
          checked++;
        }
      }),
      { numRuns: 60 },
    );
    expect(checked).toBeGreaterThan(0);
  });
});

/** The texts of all tokens of JSON. */
function tokensOf(text: string): readonly string[] {
  return text.match(/"(?:[^"\\]|\\.)*"|[[\]{}:,]|[^\s[\]{}:,"]+/g) ?? [];
}

describe("the guarantee of a pipeline", () => {
  const everywhere = { input: true, result: true };
  it.each([
    ["hdd*", "1-tree-minimal"],
    ["hdd", undefined],
    ["hdd | perses*", "Perses-minimal"],
    ["hdd | perses | *", "1-tree-minimal, Perses-minimal"],
    ["hdd* | lines", undefined],
    ["lines* | chars*", "1-minimal in chars"],
    ["hddr* + substitute", "1-tree-minimal, substitution-minimal"],
    ["hdd* | hddr*", "1-tree-minimal"],
    ["best-first | ~ | perses | *", "GTR-minimal, Perses-minimal"],
    ["trec | best-first | ~", "neighbourhood-minimal"],
    ["inline | trec | ~", undefined],
  ])("%s is %s", (pipeline, guarantee) => {
    expect(guaranteeOf(readPipeline(pipeline), everywhere)).toBe(guarantee);
  });

  it.each([
    ["hdd*", { input: false, result: true }, undefined],
    ["hdd*", { input: true, result: false }, undefined],
    ["chars | hdd*", { input: false, result: true }, undefined],
    ["perses*", { input: false, result: true }, "Perses-minimal"],
    ["perses*", { input: false, result: false }, undefined],
    ["hdd | perses | chars | *", { input: false, result: false }, "1-minimal in chars"],
  ])("%s is claimed only of trees without syntax errors: %o", (pipeline, fit, guarantee) => {
    expect(guaranteeOf(readPipeline(pipeline), fit)).toBe(guarantee);
  });

  it("is one sentence", () => {
    for (const sentence of Object.values(treeGuarantees)) expect(sentence).toMatch(/^No [^.]+\.$/);
  });
});

it("nothing is guaranteed of a result with a syntax error", () => {
  const input = '{"a":[{"b":0,"c":##,"d":1},2]}';
  const test = (text: string) => text.includes("##");
  expect(reduceSync({ input, language: json, test }).guarantee).toBeUndefined();
});
