import { describe, expect, it } from "vitest";
import { sentenceChecks } from "#src/grammar/run/sentence-checks.js";
import { loadSplit } from "../split-grammar.js";

describe("the sentence check for texts derived from another", () => {
  it.each([
    ["y a b c", "by SLL where that text needs no more", false],
    ["x a b c", "by full LL where that text does", true],
  ])("%s decides %s", async (start, _, expected) => {
    const checks = sentenceChecks(await loadSplit(), { rule: "s", prediction: "ll" });
    expect(checks(start)?.("x a b c")).toBe(expected);
    expect(checks(start)?.("x a b c")).toBe(expected); // as remembered
  });

  it("is undefined if that text is no sentence, or if SLL is demanded but does not suffice", async () => {
    const split = await loadSplit();
    const checks = sentenceChecks(split, { rule: "s", prediction: "ll" });
    expect(checks("x a")).toBeUndefined();
    expect(sentenceChecks(split, { rule: "s", prediction: "sll" })("x a b c")).toBeUndefined();
  });
});
