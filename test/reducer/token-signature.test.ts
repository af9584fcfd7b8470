import { expect, it } from "vitest";
import { tokenSignatureOf } from "#src/reducer/token-signature.js";
import { WorkingTree } from "#src/search/working-tree.js";
import { noEdits } from "#src/tree/edits.js";
import { parseTree } from "../support/tree-notation.js";

it.each<[string, string, string | undefined]>([
  ["is the names of its tokens", "e(f(a) b)", "a b"],
  ["is undefined if it has more than eight tokens", "e(a b c d e f g h i)", undefined],
])("the token signature of a node %s", (_, notation, signature) => {
  const { root } = parseTree(notation);
  expect(tokenSignatureOf(new WorkingTree({ root, edits: noEdits }), root)).toBe(signature);
});

it("the token signature of a node is that of the tokens that are left", () => {
  const { root } = parseTree("e(f(a) g(b) c)");
  const working = new WorkingTree({ root, edits: noEdits });
  const [first, second] = root.children;
  if (first?.kind !== "rule" || second?.kind !== "rule") throw new Error("These are rules.");
  working.apply(working.without(first));
  expect(tokenSignatureOf(working, root)).toBe("b c");
});
