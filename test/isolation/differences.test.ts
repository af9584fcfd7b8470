import fc from "fast-check";
import { expect, it } from "vitest";
import { loadLanguage } from "#src/index.js";
import { Differences, differencesIn, render, type TextPart } from "#src/isolation/differences.js";
import { parseTreeSync } from "#src/parse/parse-tree.js";
import { jsonTexts } from "../parse/json-texts.js";
import { deeperThanTheStack } from "../support/deeper-than-the-stack.js";

const json = await loadLanguage("json");
const text = await loadLanguage("text");

/** Splits a list of parts until nothing can be split; tells of each state. */
function splitAll(good: string, bad: string, grammar: typeof json, onState: (parts: readonly TextPart[]) => void) {
  const differences = new Differences();
  const treeOf = (each: string) => parseTreeSync(grammar, each).tree;
  let parts: readonly TextPart[] = [differences.between(treeOf(good), treeOf(bad))];
  for (let hasSplit = true; hasSplit; ) {
    onState(parts);
    hasSplit = false;
    const split = (part: TextPart): readonly TextPart[] => {
      if (typeof part === "string") return [part];
      const after = differences.split(part);
      if (after[0] === part) return [{ ...part, good: part.good.flatMap(split), bad: part.bad.flatMap(split) }];
      hasSplit = true;
      return after;
    };
    parts = parts.flatMap(split);
  }
  return parts;
}

it.each([
  ["JSON", json, jsonTexts],
  [
    "a text without a grammar",
    text,
    fc.string({ unit: fc.constantFrom("a", "b ", "(", ")", "\n", "  ", "1", '"'), maxLength: 40 }),
  ],
] as const)("each state stands for both texts, in %s", (_, grammar, texts) => {
  fc.assert(
    fc.property(texts, texts, (good, bad) => {
      splitAll(good, bad, grammar, (parts) => {
        const all = new Set(differencesIn(parts).map(({ id }) => id));
        expect(render(parts, new Set())).toBe(good);
        expect(render(parts, all)).toBe(bad);
      });
    }),
    { numRuns: 60 },
  );
});

it("equal parts are no differences, and an element that only one text has comes apart into its elements", () => {
  const parts = splitAll("[1, 2, [3]]", '[1, 22, [3], {"a": [4, 5]}]', json, () => {});
  const shown = differencesIn(parts).map(({ good, bad }) => `${render(good, new Set())}→${render(bad, new Set())}`);
  expect(shown).toEqual(["→2", "→, {}", '→"a": []', "→4", "→, 5"]);
});

it("copes with a nesting deeper than the stack", () => {
  const nested = "[".repeat(deeperThanTheStack) + "]".repeat(deeperThanTheStack);
  const differences = new Differences();
  const treeOf = (each: string) => parseTreeSync(json, each).tree;
  const whole = differences.between(treeOf("[1]"), treeOf(`[1, ${nested}]`));
  let parts: readonly TextPart[] = [whole];
  for (let i = 0; i < 6; i++)
    parts = parts.flatMap((part) => (typeof part === "string" ? [part] : differences.split(part)));
  expect(render(parts, new Set())).toBe("[1]");
});
