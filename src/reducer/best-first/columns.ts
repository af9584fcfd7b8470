/**
 * Elements at the same place of lists that have as many elements: a column of a table, with its name and the values in all rows, or a
 * parameter with the arguments of all calls; and the same parts of equal elements, which may have to stay equal. None of them can be removed
 * alone.
 */
import type { WorkingTree } from "../../search/working-tree.js";
import type { QuantifierNode } from "../../tree/node.js";
import { addTo } from "../add-to.js";
import { outermost } from "../names/references.js";
import type { NameContext } from "../names/token-names.js";
import { type LeftElement, leftTextOf, turnOf } from "./left-text.js";
import { type SweepStep, stepOfElements } from "./sweep.js";

/** In longer texts, it would take too long to compare all elements. */
const mostTokens = 200;

/**
 * The removals of the elements at one place of all lists in brackets that have as many elements and are behind the same name, and of all lists
 * in brackets that have as many elements, at least two. A list whose second element begins without a separator, such as a block, does not count.
 * Then the removals of all elements with the same text of several tokens, and of all elements at one place in outer ones with the same text.
 * @param tree is only changed by the steps
 * @param context the language, and the names in the tree
 */
export function* columnsIn(tree: WorkingTree, context: NameContext): Iterable<SweepStep> {
  const { tokens, elements } = leftTextOf(tree, context);
  const lists = new Map<QuantifierNode, LeftElement[]>();
  for (const element of elements) addTo(lists, element.list, element);
  const alike = new Map<string, (readonly LeftElement[])[]>();
  for (const own of lists.values()) {
    const [first, second] = own;
    const open = (first?.before ?? 0) - 1;
    if (turnOf(tokens[open]?.text ?? "") !== 1 || second?.iteration.separators === 0) continue;
    const name = tokens[open - 1]?.name;
    if (name !== undefined) addTo(alike, `${name} ${own.length}`, own);
    if (second) addTo(alike, ` ${own.length}`, own);
  }
  const textOf = ({ iteration: { from, separators, to } }: LeftElement) =>
    tokens.flatMap(({ token, text }) => (from + separators <= token.from && token.to <= to ? text : [])).join(" ");
  const texts = new Map<LeftElement, string>();
  for (const element of tokens.length > mostTokens ? [] : elements) {
    const { outer, before } = element;
    const text = textOf(element);
    texts.set(element, text);
    if (text.includes(" ")) addTo(alike, `= ${text}`, [element]);
    if (outer) addTo(alike, `${before - outer.before} = ${texts.get(outer)}`, [element]);
  }
  for (const group of alike.values()) {
    if (group.length === 1) continue;
    for (let i = (group[0] as readonly LeftElement[]).length - 1; i >= 0; i--)
      yield stepOfElements(tree, outermost(group.map((own) => own[i] as LeftElement)));
  }
}
