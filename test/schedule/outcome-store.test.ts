import { describe, expect, it } from "vitest";
import type { Outcome } from "#src/oracle/oracle.js";
import type { Journal } from "#src/schedule/journal.js";
import { OutcomeStore } from "#src/schedule/outcome-store.js";

/** A journal with these outcomes; the digest of each text is computed by the store. */
function journalOf(store: OutcomeStore, ...outcomes: readonly (readonly [text: string, outcome: Outcome])[]): Journal {
  return {
    duration: undefined,
    outcomes: outcomes.map(([text, outcome]) => [store.candidateText(text).digest, outcome]),
    interventions: [],
    checked: () => undefined,
    record: () => undefined,
    intervene: () => undefined,
    distrust: () => undefined,
  };
}

describe("an outcome store", () => {
  it("finds the outcomes of tests that have ended", () => {
    const store = new OutcomeStore("content");
    store.remember(store.candidateText("a"), "invalid");
    expect(store.find(store.candidateText("a"))).toBe("invalid");
    expect(store.find(store.candidateText("b"))).toBeUndefined();
  });

  it("tells an outcome that was decided before from one that was only tested ahead", () => {
    const store = new OutcomeStore("content");
    const text = store.candidateText("a");
    store.remember(text, "invalid");
    expect([store.decide(text, "invalid"), store.decide(text, "invalid")]).toEqual(["test", "cache"]);
    expect(store.find(text)).toBe("invalid");
  });

  it("remembers nothing without a cache", () => {
    const store = new OutcomeStore("none");
    const text = store.candidateText("a");
    store.remember(text, "invalid");
    expect([store.find(text), store.decide(text, "invalid"), store.decide(text, "invalid")]).toEqual([
      undefined,
      "test",
      "test",
    ]);
  });

  it("takes an outcome from the journal when its candidate is decided, and finds it before without effect", () => {
    const journal = journalOf(new OutcomeStore("content"), ["a", "timeout"]);
    const store = new OutcomeStore("content", journal);
    const text = store.candidateText("a");
    expect([store.find(text), store.find(text)]).toEqual(["timeout", "timeout"]);
    expect([store.decide(text, "timeout"), store.decide(text, "timeout")]).toEqual(["journal", "cache"]);
    store.forget("uninteresting");
    expect(store.find(text)).toBeUndefined();
  });

  it("finds the second recorded outcome of a text after it has forgotten the first", () => {
    const journal = journalOf(new OutcomeStore("content"), ["a", "interesting"], ["a", "uninteresting"]);
    const store = new OutcomeStore("content", journal);
    const text = store.candidateText("a");
    store.decide(text, "interesting");
    expect(store.find(text)).toBe("interesting");
    store.forget("uninteresting");
    expect(store.find(text)).toBe("uninteresting");
  });

  it("records the outcomes of tests in the journal", () => {
    const recorded: Outcome[] = [];
    const journal = {
      ...journalOf(new OutcomeStore("content")),
      record: (_: string, each: Outcome) => recorded.push(each),
    };
    const store = new OutcomeStore("none", journal);
    store.remember(store.candidateText("a"), "invalid");
    store.decide(store.candidateText("b"), "timeout");
    expect(recorded).toEqual(["invalid"]);
  });
});
