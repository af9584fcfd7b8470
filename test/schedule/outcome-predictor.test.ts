import { describe, expect, it } from "vitest";
import { changeBetween, OutcomePredictor } from "#src/schedule/outcome-predictor.js";

describe("a change", () => {
  it("is what goes and what comes, wherever that is", () => {
    expect(changeBetween("(one)(two)(three)", "(one)(three)")).toBe(changeBetween("(two)(three)", "(three)"));
    expect(changeBetween("f(a, b)", "f(0, b)")).toBe(changeBetween("g(a)", "g(0)"));
  });

  it.each([
    ["another that goes", ["[1]{2}", "[1]"], ["[1]{3}", "[1]"]],
    ["another that comes", ["[1]", "[2]"], ["[1]", "[3]"]],
    ["one that goes from one that comes", ["ab", "a"], ["a", "ab"]],
    ["nothing that goes from nothing at all", ["a", "a"], ["a", ""]],
  ] as const)("is told from %s", (_, [before, after], [otherBefore, otherAfter]) => {
    expect(changeBetween(before, after)).not.toBe(changeBetween(otherBefore, otherAfter));
  });
});

const long = "abcdefgh".repeat(1000);

describe("the change between two texts", () => {
  it.each<[string, [string, string], [string, string]]>([
    ["wherever it is", ["a-b", "ab"], ["long-text", "longtext"]],
    ["whatever is around it", [`${long}-${long}`, long + long], ["-", ""]],
    ["if the text in its place is", ["a-b", "a+b"], ["c-d", "c+d"]],
    ["however long it is", [`${long}x`, "x"], [`y${long}`, "y"]],
  ])("is the same %s", (_, one, other) => {
    expect(changeBetween(...one)).toBe(changeBetween(...other));
  });

  it.each<[string, [string, string], [string, string]]>([
    ["what goes", ["a-b", "ab"], ["a+b", "ab"]],
    ["what comes", ["ab", "a-b"], ["ab", "a+b"]],
    ["what goes and what comes", ["-", ""], ["", "-"]],
    ["the beginning of what goes", [`x${long}`, ""], [`y${long}`, ""]],
    ["the end of what goes", [`${long}x`, ""], [`${long}y`, ""]],
    ["how much goes", ["x".repeat(5000), ""], ["x".repeat(6000), ""]],
    ["where one part ends and the other begins", ["12", "3"], ["1", "23"]],
  ])("differs with %s", (_, one, other) => {
    expect(changeBetween(...one)).not.toBe(changeBetween(...other));
  });
});

describe("foresight", () => {
  it("expects of a change what it did last, and of an unknown one nothing", () => {
    const foresight = new OutcomePredictor();
    expect([foresight.expects("x"), foresight.recall("x")]).toEqual([false, undefined]);
    foresight.learn("x", true);
    expect([foresight.expects("x"), foresight.recall("x")]).toEqual([true, true]);
    foresight.learn("x", false);
    expect(foresight.expects("x")).toBe(false);
  });

  it("expects of an unknown change that it is interesting after three that were", () => {
    const foresight = new OutcomePredictor();
    foresight.learn("b", false);
    const expected = [true, true, true, true, false, true].map((isInteresting) => {
      foresight.decided(isInteresting);
      return [foresight.expects("a"), foresight.expects("b")];
    });
    expect(expected.map(([isExpected]) => isExpected)).toEqual([false, false, true, true, false, false]);
    expect(expected.map(([, isExpected]) => isExpected)).not.toContain(true);
  });
});
