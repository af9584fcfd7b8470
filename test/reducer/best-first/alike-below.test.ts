import { expect, it } from "vitest";
import { trySteps } from "#src/reducer/best-first/special-steps.js";
import { alikeBelow } from "#src/reducer/best-first/sweep.js";
import { sweepOver } from "../../support/sweep.js";

/** The texts that are tested, without blanks, and what is left. */
function sweepOf(notation: string, isInteresting: (text: string) => boolean = () => false) {
  const { tests, left } = sweepOver(
    (tree, context) => trySteps(tree, context, () => alikeBelow(tree, context)),
    notation,
    (text) => isInteresting(text.replaceAll(" ", "")),
  );
  return { tests: tests.map((text) => text.replaceAll(" ", "")), left: left.replaceAll(" ", "") };
}

it("alikeBelow replaces nodes by those below them that begin with the same two tokens, heaviest first", () => {
  const nested = "n('(' 'a' n('(' 'a' 'x' n('(' 'a' 'y' ')') ')') ')')";
  expect(sweepOf(nested).tests).toEqual(["(ay)", "(a(ay))", "(ax(ay))"]);
  expect(sweepOf(nested, (text) => text.includes("x")).left).toBe("(ax(ay))");
  expect(sweepOf("n('(' 'a' n('(' 'b' ')') ')')").tests).toEqual([]);
});
