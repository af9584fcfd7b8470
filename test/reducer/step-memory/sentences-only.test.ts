import { describe, expect, it } from "vitest";
import { sentencesOnly } from "#src/reducer/step-memory/sentences-only.js";
import { StepMemory } from "#src/reducer/step-memory/step-memory.js";
import type { Search } from "#src/search/search.js";
import { type Edits, edit, noEdits } from "#src/tree/edits.js";
import { wordSyntax } from "../../support/lexemes.js";
import { solve } from "../../support/solve.js";

/** The texts that are tested if a search asks for some rounds of texts. A text is a sentence unless it contains an `x`. */
function tested(
  rounds: readonly (readonly string[])[],
  { start = "start", wanted = [] as readonly string[], memory = new StepMemory() } = {},
) {
  const texts = new Map<Edits, string>([[noEdits, start]]);
  const editsFor = (text: string) => {
    const edits = edit(noEdits, [{ from: 0, to: 1, text }]);
    texts.set(edits, text);
    return edits;
  };
  const textOf = (edits: Edits) => texts.get(edits) as string;
  const isSentence = (text: string) => !text.includes("x");
  const syntax = { ...wordSyntax, sentenceCheck: (text: string) => (isSentence(text) ? isSentence : undefined) };
  function* search(): Search<Edits, void> {
    for (const round of rounds) yield round.map(editsFor);
  }
  const filtered = sentencesOnly(search(), { root: undefined, edits: noEdits }, { syntax, textOf, memory });
  return solve(filtered, (edits) => wanted.includes(textOf(edits)))
    .tests.map(textOf)
    .join(" ");
}

describe("a search for sentences only", () => {
  it.each<[string, readonly (readonly string[])[], string[], string]>([
    ["tries no other text with an error once one has failed", [["x", "a"], ["bx", "b"], ["cx"]], [], "x a b"],
    ["tries one of several in a round", [["x", "a", "xx"]], [], "x a"],
    ["tries all others if one is interesting", [["x", "a"], ["bx", "b"], ["cx"]], ["x"], "x bx b cx"],
    ["tries one again once the text is a sentence again", [["x"], ["a"], ["bx"], ["cx"]], ["x", "a"], "x a bx"],
    ["does not take one for failed that comes after what is interesting", [["a", "x"], ["bx"], ["cx"]], ["a"], "a bx"],
  ])("%s", (_, rounds, wanted, expected) => {
    expect(tested(rounds, { wanted })).toBe(expected);
  });

  it("tries all texts if the text is no sentence from the beginning", () => {
    expect(tested([["ax"], ["bx"]], { start: "x" })).toBe("ax bx");
  });

  it("does not try what the memory says will fail", () => {
    const memory = new StepMemory();
    memory.refusesErrors = true;
    expect(tested([["x", "a"], ["bx"]], { memory })).toBe("a");
  });

  it.each([
    ["checks what is made of a text of 4,000 characters", 4000, "x"],
    ["does not parse longer texts", 4001, "x ax"],
  ])("%s", (_, length, expected) => {
    expect(tested([["x"], ["ax"]], { start: "a".repeat(length) })).toBe(expected);
  });
});
