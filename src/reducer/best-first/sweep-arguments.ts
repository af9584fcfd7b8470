/**
 * Tries to remove a parameter of a function together with the argument at the same position in each call: in most languages, neither can
 * be removed alone. Both are recognised by their position: they are the elements of a list in round brackets after a name, as in
 * `f(a, b)`, and lists after the same name belong together. If the lists differ in length, positions are counted from the front and then
 * from the back, because a method may have a receiver as its first parameter. Uses of the parameter become minimal replacements.
 *
 * Guarantee: none. One pass makes at most 64 tests.
 */
import type { Search } from "../../search/search.js";
import type { WorkingTree } from "../../search/working-tree.js";
import type { Edits } from "../../tree/edits.js";
import { contains, type RuleNode, type TokenRange } from "../../tree/node.js";
import { outermost } from "../names/references.js";
import type { NameContext } from "../names/token-names.js";
import { type LeftElement, type LeftText, leftTextOf, listInBrackets, matching } from "./left-text.js";
import { stepWithTexts, trySteps } from "./special-steps.js";
import type { SweepContext, SweepStep } from "./sweep.js";

const mostTests = 64;

/** With more calls, a function is left alone. */
const mostLists = 16;

/** At most so many of the names in a parameter are tried as its name. */
const mostNames = 2;

/** A list in round brackets after a name. */
interface NamedList {
  readonly elements: readonly LeftElement[];
  /** The rest, after the closing bracket, of the innermost list element that contains the name and the list and continues after them. */
  readonly behind: TokenRange;
}

/**
 * Goes through all functions, in the order of the text, from the last parameter to the first, until none can be removed.
 * @param tree is changed by each removal that is interesting
 * @param context the language, what gives the text of edits, and the names in the tree
 */
export function sweepArguments(tree: WorkingTree, context: SweepContext & NameContext): Search<Edits, void> {
  return trySteps(tree, context, () => stepsIn(tree, context), mostTests);
}

/** The removals of parameters from the tree as it is now. */
function* stepsIn(tree: WorkingTree, context: NameContext): Iterable<SweepStep> {
  const left = leftTextOf(tree, context);
  for (const lists of namedLists(left).values()) {
    if (lists.length < 2 || lists.length > mostLists) continue;
    for (const elements of placesOf(lists)) {
      for (const uses of usesOf(lists, elements, left)) {
        if ([...elements.map(({ iteration }) => iteration), ...uses].some((node) => tree.isProtected(node))) continue;
        yield stepWithTexts(
          tree,
          outermost(elements),
          uses.map((use) => [use, use.replacement]),
        );
      }
    }
  }
}

/** The lists after each name; names and lists are in the order of the text. */
function namedLists(left: LeftText): ReadonlyMap<string, readonly NamedList[]> {
  const { tokens } = left;
  const found = new Map<string, NamedList[]>();
  for (const [i, { name, token }] of tokens.entries()) {
    const elements = name === undefined ? [] : listInBrackets(left, i + 1);
    let outer = elements[0];
    if (name === undefined || !outer) continue;
    const end = tokens[matching(tokens, i + 1, 1)]?.token.to ?? 0;
    while (outer && (outer.iteration.from > token.from || outer.iteration.to <= end)) outer = outer.outer;
    const behind = { from: end, to: outer?.iteration.to ?? end };
    found.set(name, [...(found.get(name) ?? []), { elements, behind }]);
  }
  return found;
}

/** The sets of elements that may be removed together: those at the same position in several lists. */
function* placesOf(lists: readonly NamedList[]): Iterable<readonly LeftElement[]> {
  const lengths = lists.map(({ elements }) => elements.length);
  const most = Math.max(...lengths);
  for (const isFromBack of lengths.some((each) => each < most) ? [false, true] : [false]) {
    for (let place = most - 1; place >= 0; place--) {
      const elements = lists.flatMap((list) => list.elements.at(isFromBack ? -1 - place : place) ?? []);
      if (elements.length > 1) yield elements;
    }
  }
}

/**
 * The nodes to replace when some elements are removed. The parameter is the element whose list has the most text after it. For each name
 * in it, these are the nodes in that text that consist of the name alone. If no name has any, there is one set without nodes.
 */
function usesOf(
  lists: readonly NamedList[],
  elements: readonly LeftElement[],
  { tokens }: LeftText,
): readonly (readonly RuleNode[])[] {
  const length = ({ behind: { from, to } }: NamedList) => to - from;
  const { behind, elements: own } = lists.reduce((a, b) => (length(b) > length(a) ? b : a));
  const parameter = own.find((each) => elements.includes(each));
  const inside = tokens.filter(({ token }) => parameter && contains(parameter.iteration, token));
  const isGone = (token: TokenRange) => elements.some(({ iteration }) => contains(iteration, token));
  const after = tokens.filter(({ token }) => contains(behind, token) && !isGone(token));
  const found = [...new Set(inside.reverse().map(({ name }) => name))].flatMap((name) => {
    const uses = after.filter((each) => name !== undefined && each.name === name);
    const nodes = uses.flatMap(({ same }) => same ?? []);
    return nodes.length > 0 && nodes.length === uses.length ? [nodes] : [];
  });
  return found.length > 0 ? found.slice(0, mostNames) : [[]];
}
