import { describe, expect, it } from "vitest";
import { measure, reliableTexts } from "#src/schedule/investigation.js";
import { RepeatedTest } from "#src/schedule/repeated-test.js";
import { RunStatistics } from "#src/schedule/run-statistics.js";
import { FakeOracle } from "../support/fake-oracle.js";

const never = new AbortController().signal;

/** A test that finds these texts interesting. */
function testFor(isInteresting: (text: string) => boolean): RepeatedTest {
  const oracle = new FakeOracle((text) => ({
    outcome: isInteresting(text) ? "interesting" : "uninteresting",
    turns: 0,
  }));
  return new RepeatedTest(oracle, new RunStatistics("input"), {});
}

describe("a test that contradicted itself", () => {
  const evidence = { accepted: ["input", "in", "i"], refused: "unrelated", contradicted: "i" };

  it.each([
    ["refuses the input and the best text", () => false, "uninteresting"],
    ["refuses the input, but not the best text", (text: string) => text === "i", undefined],
    ["refuses the best text, but not the input", (text: string) => text === "input", undefined],
    ["accepts the text that it had refused", () => true, "interesting"],
    ["tells texts apart", (text: string) => text.startsWith("i"), undefined],
  ] as const)("and now %s has one answer: %s", async (_, isInteresting, stuck) => {
    expect((await measure(testFor(isInteresting), evidence, never)).stuck).toBe(stuck);
  });

  it("is not stuck if it accepts a text that it has never refused", async () => {
    const { stuck } = await measure(
      testFor(() => true),
      { ...evidence, refused: undefined },
      never,
    );
    expect(stuck).toBeUndefined();
  });

  it("has error rates by the input, the refused and the contradicted text", async () => {
    let calls = 0;
    const { rates } = await measure(
      testFor((text) => text === "input" || (text === "i" && ++calls % 4 === 0)),
      evidence,
      never,
    );
    expect(rates.falseNegatives).toBeCloseTo(0.5 / 9);
    expect(rates.falsePositives).toBeCloseTo(2.5 / 17);
  });
});

it.each([0, 1, 2, 3, 4])("the reliable texts are those up to the last interesting one, number %i", async (last) => {
  const accepted = ["input", "inpu", "inp", "in", "i"];
  const test = testFor((text) => accepted.indexOf(text) <= last);
  const rates = { falsePositives: 0.1, falseNegatives: 0.1 };
  expect(await reliableTexts(test, { accepted, rates }, never)).toEqual(accepted.slice(0, last + 1));
});
