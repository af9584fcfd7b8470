import { expect, it } from "vitest";
import { Draft } from "#src/reducer/draft.js";
import { kindOf } from "#src/reducer/lookalikes.js";
import { noEdits } from "#src/tree/edits.js";
import { parseTree } from "../support/tree-notation.js";

it.each<[string, string, string | undefined]>([
  ["is what its tokens are", "e(f(a) b)", "a b"],
  ["is none if it has more than eight", "e(a b c d e f g h i)", undefined],
])("the kind of a node %s", (_, notation, kind) => {
  const { root } = parseTree(notation);
  expect(kindOf(new Draft({ root, edits: noEdits }), root)).toBe(kind);
});

it("the kind of a node is that of what is left of it", () => {
  const { root } = parseTree("e(f(a) g(b) c)");
  const draft = new Draft({ root, edits: noEdits });
  const [first, second] = root.children;
  if (first?.kind !== "rule" || second?.kind !== "rule") throw new Error("These are rules.");
  draft.apply(draft.without(first));
  expect(kindOf(draft, root)).toBe("b c");
});
