import { describe, expect, it } from "vitest";
import { changeBetween, Foresight } from "#src/oracle/foresight.js";

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

describe("foresight", () => {
  it("expects of a change what it did last, and of an unknown one nothing", () => {
    const foresight = new Foresight();
    expect(foresight.expects("x")).toBe(false);
    foresight.learn("x", true);
    expect(foresight.expects("x")).toBe(true);
    foresight.learn("x", false);
    expect(foresight.expects("x")).toBe(false);
  });
});
