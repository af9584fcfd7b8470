import { describe, expect, it } from "vitest";
import { CandidateText } from "#src/schedule/candidate-text.js";
import { type PendingTest, PendingTests } from "#src/schedule/pending-tests.js";

function trialOf(text: string, isAssumed = false): PendingTest {
  const place = { candidate: { phase: "", text: () => text }, round: 0, index: 0, line: {} };
  return { place, exhibit: new CandidateText({ text: () => text }, "content"), outcome: undefined, isAssumed };
}

describe("the trials that are undecided", () => {
  it("are taken from the front, and from behind one of them", () => {
    const trials = new PendingTests(2);
    const [a, b, c, d] = [trialOf("a"), trialOf("b", true), trialOf("c"), trialOf("d")] as const;
    for (const trial of [a, b, c, d]) trials.push(trial);
    expect(trials.lastAssumed).toBe(b);
    expect(trials.takeBehind(b)).toEqual([c, d]);
    expect([trials.first, trials.last, trials.length]).toEqual([a, b, 2]);
    expect([trials.shift(), trials.shift(), trials.shift()]).toEqual([a, b, undefined]);
    expect(trials.lastAssumed).toBeUndefined();
  });

  it("know their texts", () => {
    const trials = new PendingTests(1);
    trials.push(trialOf("text"));
    expect(trials.has(trialOf("text").exhibit)).toBe(true);
    expect(trials.has(trialOf("test").exhibit)).toBe(false);
  });

  it("take a bounded part of the memory, but there may be one for each job", () => {
    const trials = new PendingTests(8);
    const text = "x".repeat(2 ** 24);
    for (let i = 0; i < 7; i++) trials.push(trialOf(text));
    expect(trials.isFull).toBe(false);
    trials.push(trialOf(text));
    expect(trials.isFull).toBe(true);
    for (let i = 0; i < 5; i++) trials.shift();
    expect(trials.isFull).toBe(false);
    for (let i = 0; i < 9; i++) trials.push(trialOf(""));
    expect(trials.isFull).toBe(false);
  });
});
