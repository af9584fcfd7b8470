import { describe, expect, it } from "vitest";
import { decideOutcome, outcomeWithoutTest } from "#src/schedule/acceptance-policy.js";
import { OutcomeStore } from "#src/schedule/outcome-store.js";

function storeWith(text: string): OutcomeStore {
  const store = new OutcomeStore("content");
  store.remember(store.candidateText(text), "interesting");
  return store;
}

describe("a candidate", () => {
  it.each([
    [
      "that is longer than the best text is refused, whatever its test found before",
      "longer",
      "uninteresting",
      "length",
    ],
    ["that equals the best text is interesting", "best", "interesting", "cache"],
    ["that was tested has the outcome of its test", "was", "interesting", "test"],
  ] as const)("%s", (_, given, outcome, source) => {
    const store = storeWith(given);
    const text = store.candidateText(given);
    expect(outcomeWithoutTest(text, "best", store)).toBe(outcome);
    expect(decideOutcome({ text, outcome }, "best", store)).toBe(source);
  });

  it("that is unknown and no longer than the best text needs a test", () => {
    const store = storeWith("other");
    for (const text of ["text", ""])
      expect(outcomeWithoutTest(store.candidateText(text), "best", store)).toBeUndefined();
  });

  it("that is longer than the best text is refused without building its text", () => {
    const store = storeWith("other");
    const unbuilt = () => {
      throw new Error("built");
    };
    const text = store.candidateText({ text: unbuilt, key: () => ({ length: 5, digest: "x" }) });
    expect(outcomeWithoutTest(text, "best", store)).toBe("uninteresting");
  });
});
