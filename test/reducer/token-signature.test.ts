import { expect, it } from "vitest";
import { tokenSignatureOf } from "#src/reducer/token-signature.js";
import { WorkingTree } from "#src/search/working-tree.js";
import { noEdits } from "#src/tree/edits.js";
import { parseTree } from "../support/tree-notation.js";

it.each<[string, string, string | undefined]>([
  ["is what its tokens are", "e(f(a) b)", "a b"],
  ["is none if it has more than eight", "e(a b c d e f g h i)", undefined],
])("the kind of a node %s", (_, notation, kind) => {
  const { root } = parseTree(notation);
  expect(tokenSignatureOf(new WorkingTree({ root, edits: noEdits }), root)).toBe(kind);
});

it("the kind of a node is that of what is left of it", () => {
  const { root } = parseTree("e(f(a) g(b) c)");
  const draft = new WorkingTree({ root, edits: noEdits });
  const [first, second] = root.children;
  if (first?.kind !== "rule" || second?.kind !== "rule") throw new Error("These are rules.");
  draft.apply(draft.without(first));
  expect(tokenSignatureOf(draft, root)).toBe("b c");
});
