import { describe, expect, it } from "vitest";
import { loadLanguage } from "#src/grammar/languages.js";
import { sentenceCheck } from "#src/grammar/run/sentence-check.js";
import { loadSplit } from "../split-grammar.js";

const json = await loadLanguage("json");

describe("a sentence check", () => {
  it.each([
    ['{"a": [1]}', true],
    ["", true],
    ["[1", false],
    ["[1]]", false],
    ["?", false],
    ["[".repeat(20_000), true], // too deep to tell, so for the oracle to decide
  ])("tells of %.20j whether it is JSON", (text, isSentence) => {
    expect(sentenceCheck(json, { rule: "json" })(text)).toBe(isSentence);
  });

  it.each([
    ["sll", "y a b c", true],
    ["sll", "x a b c", false],
    ["ll", "y a b c", true],
    ["ll", "x a b c", true],
    ["ll", "x a b b c", false],
  ] as const)("by %s tells of %j: %s", async (prediction, text, isSentence) => {
    expect(sentenceCheck(await loadSplit(), { rule: "s", prediction })(text)).toBe(isSentence);
  });
});
