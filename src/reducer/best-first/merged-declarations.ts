/**
 * Removals of an element that declares a name, such as `int b = 2;` behind `int a = 1;`: the name that the element before it of the same kind
 * declares takes the place of all other tokens of the name. Giving them that name first would declare it twice, which may be an error.
 */
import type { WorkingTree } from "../../search/working-tree.js";
import { contains } from "../../tree/node.js";
import type { NameContext } from "../names/token-names.js";
import { type LeftToken, leftTextOf, tokensIn } from "./left-text.js";
import { stepWithTexts } from "./special-steps.js";
import type { SweepStep } from "./sweep.js";

/**
 * Such removals. Elements are of the same kind if their tokens are; the first name in an element is the one that it declares.
 * @param tree is only changed by the steps
 * @param context the language, and the names in the tree
 */
export function* mergedDeclarationsIn(tree: WorkingTree, context: NameContext): Iterable<SweepStep> {
  const left = leftTextOf(tree, context);
  const { tokens, elements } = left;
  const declared = new Map<string, LeftToken>();
  for (const element of elements) {
    const own = tokensIn(left, element.iteration);
    const name = own.find((each) => each.name !== undefined);
    if (!name || tokens.find(({ text }) => text === name.text) !== name) continue;
    const kind = `${element.list.from} ${element.list.to} ${own.map(({ token }) => token.name).join(" ")}`;
    const before = declared.get(kind);
    declared.set(kind, name);
    const uses = tokens.filter(({ text, token }) => text === name.text && !contains(element.iteration, token));
    if (!before || uses.length === 0) continue;
    yield stepWithTexts(
      tree,
      [element],
      uses.map(({ token }) => [token, before.text]),
    );
  }
}
