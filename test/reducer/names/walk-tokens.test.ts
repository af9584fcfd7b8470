import { expect, it } from "vitest";
import { loadLanguage } from "#src/core.js";
import { syntaxOf } from "#src/parse/syntax-of-text.js";
import { treeOfTextSync } from "#src/parse/tree-of-text.js";
import { References } from "#src/reducer/names/references.js";
import { WorkingTree } from "#src/search/working-tree.js";
import { unifySeparatedLists } from "#src/transform/unify-separated-lists.js";
import { noEdits } from "#src/tree/edits.js";
import type { Node } from "#src/tree/node.js";

const text = 'let a = [b, 1], c = { d: "d", b }; function f(x, y) { return x + c.d * (a ? f(y) : "a"); } f(a, c); ;;';

it("finds the same names, elements and uses whether the nodes of the tree have been built or not", async () => {
  const language = await loadLanguage("javascript");
  const parsed = treeOfTextSync(language, text);
  const syntax = syntaxOf(language, parsed, {});
  const rangeOf = ({ from, to }: Node) => `${from} ${to}`;
  const read = (root: Node) => {
    const references = new References(new WorkingTree({ root, edits: noEdits }), { tree: parsed.tree, syntax });
    const names = [...references.elementsOfNames()].map(([name, elements]) => [
      name,
      elements.map(({ iteration, list }) => `${rangeOf(iteration)} in ${rangeOf(list)}`),
    ]);
    const uses = [...references.declarations(true)].map((each) => [each.name, each.uses.map(rangeOf)]);
    return { names, uses };
  };
  const rootAnew = () => unifySeparatedLists(parsed.tree, { withoutEmpty: true }).root;
  const built = rootAnew();
  const found = read(rootAnew());
  const stack: Node[] = [built];
  for (let node = stack.pop(); node; node = stack.pop()) stack.push(...node.children);
  expect(found.names.length).toBeGreaterThan(5);
  expect(found.uses.length).toBeGreaterThan(2);
  expect(read(built)).toEqual(found);
});
