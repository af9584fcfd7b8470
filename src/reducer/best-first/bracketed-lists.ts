/** Finds the lists in round brackets behind names, as in `f(a, b)`: those of parameters and of arguments. Only the tokens tell them. */
import type { WorkingTree } from "../../search/working-tree.js";
import type { IterationNode, Node, QuantifierNode, RuleNode, TokenNode, TokenRange } from "../../tree/node.js";
import { type NameContext, nameOf } from "../names/references.js";
import type { ListElement } from "../splice.js";

/** Of the names in a parameter, so many are looked for behind it. */
const mostNames = 2;

/** A list in round brackets behind a name. */
export interface NamedList {
  readonly name: string;
  readonly elements: readonly ListElement[];
  /** What follows the closing bracket in the innermost list element around name and list that goes on behind that bracket. */
  readonly behind: TokenRange;
}

/** A token that is left of the text. */
interface Leaf {
  readonly token: TokenNode;
  readonly text: string;
  readonly name: string | undefined;
  /** The outermost node that is no more than it, and that a minimal replacement can take the place of. */
  readonly same: RuleNode | undefined;
}

/** The list elements around a place, the innermost first. */
interface Around {
  readonly iteration: IterationNode;
  readonly outer: Around | undefined;
}

/** A list of the tree. */
interface Place {
  readonly list: QuantifierNode;
  readonly around: Around | undefined;
  /** How many tokens are left before it. */
  readonly before: number;
}

/** The lists in round brackets behind names in a text as it is now. */
export class BracketedLists {
  readonly #tree: WorkingTree;
  readonly #leaves: Leaf[] = [];
  readonly #places: Place[] = [];

  constructor(tree: WorkingTree, context: NameContext) {
    this.#tree = tree;
    this.#read(context);
  }

  /** The lists behind each name, both in the order of the text. */
  byName(): ReadonlyMap<string, readonly NamedList[]> {
    const found = new Map<string, NamedList[]>();
    const seen = new Set<number>();
    for (const place of this.#places) {
      if (seen.has(place.before)) continue;
      const list = this.#namedList(place);
      if (!list) continue;
      seen.add(place.before);
      found.set(list.name, [...(found.get(list.name) ?? []), list]);
    }
    return found;
  }

  /**
   * What may have to be replaced once some elements have gone: for each name in the parameter among them the nodes behind its list that
   * are no more than the name. If there is no such name, nothing has to be. The parameter is the one whose list has most behind it.
   * @param lists lists behind one name
   * @param elements elements of these lists
   */
  usesOf(lists: readonly NamedList[], elements: readonly ListElement[]): readonly (readonly RuleNode[])[] {
    const [declaration] = [...lists].sort((a, b) => lengthOf(b.behind) - lengthOf(a.behind));
    const parameter = declaration?.elements.find((each) => elements.includes(each));
    if (!declaration || !parameter) return [[]];
    const names = this.#leavesIn(parameter.iteration).flatMap(({ name }) => name ?? []);
    const isGone = (token: TokenNode) => elements.some(({ iteration }) => contains(iteration, token));
    const found = [...new Set(names.reverse())].flatMap((name) => {
      const uses = this.#leavesIn(declaration.behind).filter((leaf) => leaf.name === name && !isGone(leaf.token));
      const nodes = uses.flatMap(({ same }) => same ?? []);
      return nodes.length > 0 && nodes.length === uses.length ? [nodes] : [];
    });
    return found.length > 0 ? found.slice(0, mostNames) : [[]];
  }

  #read(context: NameContext): void {
    const { text, tokens } = context.tree;
    const stack: { readonly node: Node; readonly around?: Around | undefined; readonly same?: RuleNode | undefined }[] =
      this.#tree.root ? [{ node: this.#tree.root }] : [];
    for (let each = stack.pop(); each; each = stack.pop()) {
      const { node } = each;
      if (node.from < node.to && this.#tree.weightOf(node) === 0) continue;
      if (node.kind === "token") {
        if (this.#tree.isGone(node.from, node.to)) continue;
        const own = text.slice(tokens.starts[node.from], tokens.ends[node.from]);
        this.#leaves.push({ token: node, text: own, name: nameOf(node, context), same: each.same });
        continue;
      }
      if (node.kind === "quantifier") {
        this.#places.push({ list: node, around: each.around, before: this.#leaves.length });
      }
      const around = node.kind === "iteration" ? { iteration: node, outer: each.around } : each.around;
      const isSame = node.kind === "rule" && node.to === node.from + 1 && node.replacement !== "";
      const same = each.same ?? (isSame ? node : undefined);
      for (const child of [...this.#tree.childrenOf(node)].reverse()) stack.push({ node: child, around, same });
    }
  }

  /** The list at a place, if it stands between brackets behind a name, and each of its elements is between two commas. */
  #namedList({ list, around, before }: Place): NamedList | undefined {
    const [name, open] = this.#leaves.slice(Math.max(0, before - 2), before);
    if (open?.text !== "(" || name?.name === undefined) return undefined;
    const end = this.#leaves.findIndex(({ token }, i) => i >= before && token.from >= list.to);
    if (this.#leaves[end]?.text !== ")") return undefined;
    const iterations = this.#tree.childrenOf(list).filter((each) => this.#tree.weightOf(each) > 0) as IterationNode[];
    if (iterations.length !== 1 + this.#commas(before, end)) return undefined;
    const elements = iterations.map((iteration) => ({ iteration, list }));
    const close = (this.#leaves[end] as Leaf).token;
    let outer = around;
    while (outer && (outer.iteration.from > name.token.from || outer.iteration.to <= close.to)) outer = outer.outer;
    return { name: name.name, elements, behind: { from: close.to, to: outer?.iteration.to ?? close.to } };
  }

  /** The number of commas between two places that are in no brackets there, without one at the end. */
  #commas(from: number, to: number): number {
    let [depth, commas] = [0, 0];
    for (const [i, { text }] of this.#leaves.slice(from, to).entries()) {
      if ("([{".includes(text)) depth++;
      if (")]}".includes(text)) depth--;
      if (text === "," && depth === 0 && from + i + 1 < to) commas++;
    }
    return commas;
  }

  #leavesIn(range: TokenRange): Leaf[] {
    return this.#leaves.filter(({ token }) => contains(range, token));
  }
}

function lengthOf({ from, to }: TokenRange): number {
  return to - from;
}

function contains(outer: TokenRange, inner: TokenRange): boolean {
  return outer.from <= inner.from && inner.to <= outer.to;
}
