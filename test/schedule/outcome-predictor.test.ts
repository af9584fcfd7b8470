import { describe, expect, it } from "vitest";
import { changeBetween, OutcomePredictor } from "#src/schedule/outcome-predictor.js";

const long = "abcdefgh".repeat(1000);

describe("the change between two texts", () => {
  it.each<[string, [string, string], [string, string]]>([
    ["wherever it is", ["a-b", "ab"], ["long-text", "longtext"]],
    ["in a list", ["(one)(two)(three)", "(one)(three)"], ["(two)(three)", "(three)"]],
    ["whatever surrounds it", [`${long}-${long}`, long + long], ["-", ""]],
    ["with the same replacement", ["a-b", "a+b"], ["c-d", "c+d"]],
    ["in a call", ["f(a, b)", "f(0, b)"], ["g(a)", "g(0)"]],
    ["however long it is", [`${long}x`, "x"], [`y${long}`, "y"]],
  ])("is the same %s", (_, one, other) => {
    expect(changeBetween(...one)).toBe(changeBetween(...other));
  });

  it.each<[string, [string, string], [string, string]]>([
    ["what goes", ["a-b", "ab"], ["a+b", "ab"]],
    ["the direction", ["ab", "a"], ["a", "ab"]],
    ["whether anything changes", ["a", "a"], ["a", ""]],
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

describe("the outcome predictor", () => {
  it("predicts that a change does what it did last, and that an unknown change is not interesting", () => {
    const predictor = new OutcomePredictor();
    expect(predictor.predictsInteresting("x")).toBe(false);
    predictor.learn("x", true);
    expect(predictor.predictsInteresting("x")).toBe(true);
    predictor.learn("x", false);
    expect(predictor.predictsInteresting("x")).toBe(false);
  });
});
