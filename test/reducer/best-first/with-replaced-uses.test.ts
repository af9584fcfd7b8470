import { expect, it } from "vitest";
import { WithReplacedUses } from "#src/reducer/best-first/with-replaced-uses.js";
import { References } from "#src/reducer/names/references.js";
import { WorkingTree } from "#src/search/working-tree.js";
import { noEdits } from "#src/tree/edits.js";
import { Unparser } from "#src/tree/unparse.js";
import { wordSyntax } from "../../support/lexemes.js";
import { parseTree } from "../../support/tree-notation.js";

/** The texts after each removal of a declaration, before and after it is made in the tree. */
function removalsIn(notation: string): readonly (readonly [name: string, text: string])[] {
  const count = declarationsOf(notation).declarations.length;
  return Array.from({ length: count }, (_, i) => {
    const { tree, working, declarations } = declarationsOf(notation);
    const { name, element, uses } = declarations[i] as (typeof declarations)[number];
    const removal = new WithReplacedUses(working, { name, elements: [element], uses });
    const unparser = new Unparser(tree, "keep", wordSyntax.clash);
    const text = unparser.unparse(removal.editsAfter(working.edits));
    removal.apply();
    expect(unparser.unparse(working.edits)).toBe(text);
    return [removal.name as string, text];
  });
}

function declarationsOf(notation: string) {
  const tree = parseTree(notation);
  const working = new WorkingTree({ root: tree.root, edits: noEdits });
  return {
    tree,
    working,
    declarations: [...new References(working, { tree, syntax: wordSyntax }).declarations(false)],
  };
}

it("removes the declaration of a name, and replaces the outermost node that consists of each use alone", () => {
  expect(
    removalsIn("s(*({ID:x '=' NUM:1 ;} {ID:y '=' v=0(w=1(ID:x)) + v=0(ID:z) ;} {f v=0(ID:x) v=0(ID:y) ;}))"),
  ).toEqual([
    ["x", "y=0+z;f0y;"],
    ["y", "x=1;fx0;"],
  ]);
});

it("leaves names of which a use cannot be replaced, or that occur only once or very often", () => {
  expect(removalsIn("s(*({ID:x ;} {f ID:x v=0(ID:x) ;} {ID:y ;}))")).toEqual([]);
  expect(removalsIn(`s(*({ID:x ;} {${"v=0(ID:x) ".repeat(17)}}))`)).toEqual([]);
});
