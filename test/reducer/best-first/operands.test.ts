import { describe, expect, it } from "vitest";
import { loadLanguage } from "#src/grammar/languages.js";
import { reduceSync } from "#src/reduce-sync.js";
import { operandsIn } from "#src/reducer/best-first/operands.js";
import { trySteps } from "#src/reducer/best-first/special-steps.js";
import { sweepOver } from "../../support/sweep.js";

/** The texts that are tested, without blanks, and what is left. */
function sweepOf(notation: string, isInteresting: (text: string) => boolean = () => false) {
  const { tests, left } = sweepOver(
    (tree, context) => trySteps(tree, context, () => operandsIn(tree, context.tree)),
    notation,
    (text) => isInteresting(text.replaceAll(" ", "")),
  );
  return { tests: tests.map((text) => text.replaceAll(" ", "")), left: left.replaceAll(" ", "") };
}

describe("operandsIn", () => {
  it("removes an operand with the operator after it, unless the one before it is the same", () => {
    const sum = "s(o(x) *({'=' o(1)} {'-' o(a)} {'-' o(b)} {'+' o(c)}))";
    expect(sweepOf(sum).tests).toEqual(["1-a-b+c", "x=a-b+c", "x=1-a-c"]);
    expect(sweepOf(sum, (text) => text.startsWith("x=")).left).toBe("x=c");
  });

  it("removes nothing before a part of another kind, or without a token between them", () => {
    expect(sweepOf("s(o(x) *({'=' e(1)}))").tests).toEqual([]);
    expect(sweepOf("s(o(x) o(y))").tests).toEqual([]);
  });
});

describe.each(["c", "javascript", "typescript", "java"])("in %s", (name) => {
  it("a first operand that is not needed goes, although operators differ", async () => {
    const input = { c: "int x = 1 - a + f();", java: "class A { int x = 1 - a + f(); }" }[name] ?? "x = 1 - a + f();";
    const test = (text: string) => /x\s*=.*a\s*\+\s*f\(\)/.test(text);
    expect(reduceSync({ input, language: await loadLanguage(name), test }).text).toMatch(/^x=a\+f\(\);?$/);
  });
});
