import { describe, expect, it } from "vitest";
import { readNames } from "#src/reducer/names/read-names.js";
import { TokenNames } from "#src/reducer/names/token-names.js";
import { WorkingTree } from "#src/search/working-tree.js";
import { noEdits } from "#src/tree/edits.js";
import type { Node, RuleNode } from "#src/tree/node.js";
import { wordSyntax } from "../../support/lexemes.js";
import { parseTree } from "../../support/tree-notation.js";

/** Functions with the names that they use: the element 0 is `f(g h)`, and so on. */
function openText() {
  const tree = parseTree("s(*({r(ID:f ID:g)} {r(ID:g ID:h)} {r(ID:h ID:f)}))");
  const working = new WorkingTree({ root: tree.root, edits: noEdits });
  const elements = (tree.root.children[0] as Node).children;
  return { working, elements, names: new TokenNames({ tree, syntax: wordSyntax }) };
}

/** Each name with its tokens and with the beginnings of the elements that declare it. */
function namesOf(tree: WorkingTree, names: TokenNames) {
  return readNames(tree, names).names.map(({ text, tokens, declarations }) => {
    return [text, tokens, declarations.map(({ iteration }) => iteration.from)];
  });
}

describe("the flat lists of a text", () => {
  it("are kept while parts are removed, and give the names that are left", () => {
    const { working, elements, names } = openText();
    const before = names.textOf(working);
    working.apply(working.without(elements[0] as Node));
    expect(names.textOf(working)).toBe(before);
    expect(namesOf(working, names)).toEqual([
      ["g", [2], [2]],
      ["h", [3, 4], [4]],
      ["f", [5], []],
    ]);
  });

  it("are made again after a node has been replaced by another one", () => {
    const { working, elements, names } = openText();
    const before = names.textOf(working);
    const rule = elements[1]?.children[0] as RuleNode;
    working.apply(working.hoisted(rule, rule.children[1] as RuleNode));
    expect(names.textOf(working)).not.toBe(before);
    expect(namesOf(working, names)).toEqual([
      ["f", [0, 5], [0]],
      ["g", [1], []],
      ["h", [3, 4], [2, 4]],
    ]);
  });
});
