/**
 * For languages in which an unused declaration may be an error: tries to remove an element together with the last earlier element that
 * declares a name used in it, because neither can be removed alone. Names with equal texts count as one name, even if one hides another.
 */
import type { Search } from "../../search/search.js";
import type { WorkingTree } from "../../search/working-tree.js";
import type { Edits } from "../../tree/edits.js";
import { contains } from "../../tree/node.js";
import type { NameContext } from "../names/token-names.js";
import type { ListElement } from "../splice.js";
import { leftTextOf } from "./left-text.js";
import { askStep, type SweepContext, type SweepStep, stepOfElements } from "./sweep.js";

/** An element of a list, and the names in it. */
interface NamedElement {
  readonly element: ListElement;
  /** The innermost element around it. */
  readonly outer: NamedElement | undefined;
  /** The first name in it is the one that it declares. */
  readonly names: Set<string>;
}

/** In longer texts, there would be too many tests. */
const mostTokens = 200;

/**
 * Tries such pairs, those with most tokens first, and again after each that is interesting.
 * @param tree is changed by each removal that is interesting
 * @param context the language, what gives the text of edits, and the names in the tree
 */
export function* sweepUnused(tree: WorkingTree, context: SweepContext & NameContext): Search<Edits, void> {
  for (let found = tree.weight <= mostTokens; found; ) {
    found = false;
    for (const step of [...pairsIn(tree, context)].sort((a, b) => b.gain - a.gain)) {
      found = (yield* askStep(tree, step, context)) === true;
      if (!found) continue;
      step.apply();
      break;
    }
  }
}

function pairsIn(tree: WorkingTree, context: NameContext): readonly SweepStep[] {
  const steps: SweepStep[] = [];
  const before: NamedElement[] = [];
  for (const user of elementsIn(tree, context)) {
    const declaring = new Set<NamedElement>();
    for (const name of user.names) {
      const isDeclaration = (each: NamedElement) => declares(each, name) && !isAround(each, user);
      // An element around the declaration may declare nothing else.
      let each = before.findLast(isDeclaration);
      for (; each && isDeclaration(each); each = each.outer) declaring.add(each);
    }
    for (const { element } of declaring) steps.push(stepOfElements(tree, [element, user.element]));
    before.push(user);
  }
  return steps;
}

function declares({ names }: NamedElement, name: string): boolean {
  const [first] = names;
  return first === name;
}

function isAround(outer: NamedElement, inner: NamedElement): boolean {
  return inner.element.iteration.from < outer.element.iteration.to;
}

/** The elements of all lists in the order in which they begin. */
function elementsIn(tree: WorkingTree, context: NameContext): readonly NamedElement[] {
  const { tokens, elements } = leftTextOf(tree, context);
  const found = new Map<ListElement, NamedElement>();
  for (const element of elements) {
    const own = tokens.flatMap(({ token, name }) => (contains(element.iteration, token) ? (name ?? []) : []));
    found.set(element, { element, outer: element.outer && found.get(element.outer), names: new Set(own) });
  }
  return [...found.values()];
}
