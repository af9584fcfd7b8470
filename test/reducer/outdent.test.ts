import { describe, expect, it } from "vitest";
import { outdent } from "#src/reducer/outdent.js";
import { solve } from "../support/solve.js";

/** The texts that are tested, and the result. */
function outdented(text: string, isInteresting: (text: string) => boolean, protectedText?: string) {
  const from = text.indexOf(protectedText ?? "");
  const ranges = protectedText === undefined ? [] : [{ from, to: from + protectedText.length }];
  const { tests, result } = solve(outdent({ text, ranges }), (each) => isInteresting(each.text));
  return { tests: tests.map((each) => each.text), result: result.text };
}

const never = () => false;

describe("outdent", () => {
  it("removes a line and moves the deeper lines after it to its indentation", () => {
    expect(outdented("a:\n  b:\n    c\n  d\n", (text) => !text.includes("a"))).toEqual({
      tests: ["b:\n  c\nd\n", "c\nd\n"],
      result: "c\nd\n",
    });
  });

  it("removes it with the one word after these lines, if it cannot go alone", () => {
    const text = "if x\n  for y\n    z\n  end;\nend\n";
    const count = (each: string, word: RegExp) => each.match(word)?.length ?? 0;
    const isBalanced = (each: string) => count(each, /if|for/g) === count(each, /end/g);
    expect(outdented(text, isBalanced)).toEqual({
      tests: ["for y\n  z\nend;\nend\n", "for y\n  z\nend;\n", "z\nend;\n", "z\n"],
      result: "z\n",
    });
  });

  it("does not remove several words, or a line with another indentation, with it", () => {
    expect(outdented("a\n  b\nc d\n", never).tests).toEqual(["b\nc d\n"]);
    expect(outdented("  a\n    b\nc\n", never).tests).toEqual(["  b\nc\n"]);
  });

  it("leaves protected lines as they are", () => {
    expect(outdented("a\n  b\nend\n", never, "b").tests).toEqual([]);
    expect(outdented("a\n  b\nend\n", never, "end").tests).toEqual(["b\nend\n"]);
  });
});
