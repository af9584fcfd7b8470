import { describe, expect, it } from "vitest";
import { CandidateText } from "#src/schedule/candidate.js";
import { type PendingCandidate, PendingCandidates } from "#src/schedule/pending-candidates.js";

/** A candidate whose test is running. */
function candidate(text: string, isPredicted = false): PendingCandidate {
  const draw = { candidate: { phase: "", text: () => text }, round: 0, index: 0, replica: {} };
  const test = new AbortController();
  return { draw, text: new CandidateText({ text: () => text }, "content"), outcome: undefined, isPredicted, test };
}

/** A candidate that needed no test. */
function untested(text: string): PendingCandidate {
  const { draw, text: candidateText } = candidate(text);
  return { draw, text: candidateText, outcome: "uninteresting", isPredicted: false };
}

describe("the pending candidates", () => {
  it("are taken from the front, and from behind one of them", () => {
    const pending = new PendingCandidates(() => 2);
    const [a, b, c, d] = [candidate("a"), candidate("b", true), candidate("c"), candidate("d")] as const;
    for (const each of [a, b, c, d]) pending.push(each);
    expect(pending.lastPredicted).toBe(b);
    expect(pending.takeBehind(b)).toEqual([c, d]);
    expect([pending.first, pending.last, pending.length]).toEqual([a, b, 2]);
    expect([pending.shift(), pending.shift(), pending.shift()]).toEqual([a, b, undefined]);
    expect(pending.lastPredicted).toBeUndefined();
  });

  it("know the first one whose outcome differs from the prediction", () => {
    const pending = new PendingCandidates(() => 4);
    const [running, right, wrong] = [candidate("a", true), candidate("b", true), candidate("c", true)];
    right.outcome = "interesting";
    wrong.outcome = "timeout";
    for (const each of [running, untested("x"), right]) pending.push(each);
    expect(pending.firstMispredicted).toBeUndefined();
    pending.push(wrong);
    expect(pending.firstMispredicted).toBe(wrong);
  });

  it("know what the tests of texts are predicted to find", () => {
    const pending = new PendingCandidates(() => 1);
    for (const each of [candidate("good", true), candidate("bad", false), untested("known")]) pending.push(each);
    const predictionFor = (text: string) => pending.predictionFor(candidate(text).text);
    expect(["good", "bad", "known"].map(predictionFor)).toEqual(["interesting", "uninteresting", undefined]);
  });

  it("take a bounded part of the memory, but one test for each job may be pending", () => {
    const pending = new PendingCandidates(() => 8);
    const text = "x".repeat(2 ** 24);
    for (let i = 0; i < 7; i++) pending.push(candidate(text));
    for (let i = 0; i < 7; i++) pending.push(untested(text));
    expect(pending.isFull).toBe(false);
    pending.push(candidate(text));
    expect(pending.isFull).toBe(true);
    for (let i = 0; i < 5; i++) pending.shift();
    expect(pending.isFull).toBe(false);
    for (let i = 0; i < 9; i++) pending.push(candidate(""));
    expect(pending.isFull).toBe(false);
  });

  it("are at most ten thousand", () => {
    const pending = new PendingCandidates(() => 8);
    for (let i = 0; i < 10_000; i++) {
      expect(pending.isFull).toBe(false);
      pending.push(untested(""));
    }
    expect(pending.isFull).toBe(true);
  });
});
