/** The replacement of a node: by its minimal replacement, by a node below it, or by the elements of a list below it. */
import type { Syntax } from "../../language/syntax.js";
import { type Change, cutsAround, type WorkingTree } from "../../search/working-tree.js";
import { type Edits, edit } from "../../tree/edits.js";
import {
  inSlotOf,
  type Node,
  type QuantifierNode,
  type RuleNode,
  type TokenNode,
  type TokenRange,
} from "../../tree/node.js";
import { compatibleBelow, heaviest } from "../compatible-nodes.js";
import { type ListElement, listsBelow, splice } from "../splice.js";
import { Proposal } from "./proposal.js";

/**
 * If a node has more than `mostBelow` replacements below it, they are left to the last phase. So are replacements that are not among the
 * first `mostVisited` nodes below it: most nodes below a large one are removed before they matter, and need never be built.
 */
const mostBelow = 24;
const mostVisited = 2_000;

/** The arguments of {@link ReplaceableNode}. */
interface PlaceFields {
  readonly node: Node;
  /** The node as an element of a list, if it is one. */
  readonly element: ListElement | undefined;
  /** The place around it. */
  readonly outer: ReplaceableNode | undefined;
  /** The nodes that were already followed down, from this or another place. */
  readonly followed: WeakSet<Node>;
}

/** What the search for nodes far below a node starts from. */
interface SearchStart {
  /** The topmost compatible nodes below it. */
  readonly nearest: readonly (RuleNode | TokenNode)[];
  readonly syntax: Syntax;
}

/** A node, and how it may be replaced. */
export class ReplaceableNode {
  readonly node: Node;
  /** The node as an element of a list, if it is one. */
  readonly element: ListElement | undefined;
  /** The replacements that may still be tried. */
  readonly replacements = new Set<Replacement>();
  /** Whether what is inside the node has been proposed. */
  isOpened = false;
  /** Keys of the replacements proposed so far, so that nodes of the same extent do not try the same ones. */
  readonly #tried: Set<string>;

  /** The nodes that were already followed down, from this or another place. */
  readonly #followed: WeakSet<Node>;

  constructor(tree: WorkingTree, { node, element, outer, followed }: PlaceFields) {
    this.node = node;
    this.element = element;
    this.#followed = followed;
    const isSame = outer !== undefined && tree.weightOf(outer.node) === tree.weightOf(node);
    this.#tried = new Set(isSame ? outer.#tried : []);
  }

  /** The replacement by the minimal replacement; undefined if there is none or the place around it has proposed the same one. */
  minimalReplacement(tree: WorkingTree, outer: Proposal | undefined): Replacement | undefined {
    const { node } = this;
    const mayGo = node.kind === "rule" || (node.kind === "token" && node.replacement === "");
    if (!mayGo || tree.isProtected(node) || !this.#add(`= ${node.replacement}`)) return undefined;
    return this.#propose(new Replacement(tree, { place: this, by: undefined, outer }));
  }

  /** The replacements by nodes below; none if there are too many. */
  *replacementsBelow(tree: WorkingTree, syntax: Syntax, outer: Proposal | undefined): Iterable<Replacement> {
    const below = this.#below(tree, syntax).filter(
      (by) => !cutsAround(this.node, by).some((cut) => tree.isProtected(cut)),
    );
    if (below.length > mostBelow) return;
    for (const by of below) {
      if (!this.#add(`${by.from} ${by.to}`)) continue;
      const proposed = this.#propose(new Replacement(tree, { place: this, by, outer }));
      if (proposed) yield proposed;
    }
  }

  #below(tree: WorkingTree, syntax: Syntax): readonly (RuleNode | TokenNode | QuantifierNode)[] {
    const { node, element } = this;
    if (node.kind === "iteration" && element) return listsBelow(tree, node, { element, syntax, mostVisited });
    if (node.kind !== "rule") return [];
    const nearest = topmost(tree, node, syntax);
    return nearest.length > mostBelow ? nearest : [...nearest, ...this.#farBelow(tree, node, { nearest, syntax })];
  }

  /** Follows the heaviest compatible node down repeatedly, and yields the nodes that are 2, 4, 8, … steps away. */
  *#farBelow(tree: WorkingTree, node: RuleNode, { nearest, syntax }: SearchStart): Iterable<RuleNode | TokenNode> {
    let link = this.#followed.has(node) ? undefined : heaviest(tree, nearest);
    for (let steps = 2; link?.kind === "rule" && !this.#followed.has(link); steps++) {
      this.#followed.add(link);
      link = heaviest(tree, topmost(tree, inSlotOf(link, node) as RuleNode, syntax));
      if (link && (steps & (steps - 1)) === 0) yield link;
    }
  }

  #add(key: string): boolean {
    const isNew = !this.#tried.has(key);
    this.#tried.add(key);
    return isNew;
  }

  #propose(replacement: Replacement): Replacement | undefined {
    if (replacement.gain <= 0) return undefined;
    this.replacements.add(replacement);
    return replacement;
  }
}

/** The topmost compatible nodes below a node, in the order of the text; stops as soon as there are more than {@link mostBelow}. */
function topmost(tree: WorkingTree, node: RuleNode, syntax: Syntax): readonly (RuleNode | TokenNode)[] {
  const found: (RuleNode | TokenNode)[] = [];
  const depth = Number.POSITIVE_INFINITY;
  for (const each of compatibleBelow(tree, node, { syntax, depth, topmost: true, mostVisited })) {
    found.push(each);
    if (found.length > mostBelow) break;
  }
  return found;
}

/** The arguments of {@link Replacement}. */
interface ReplacementFields {
  readonly place: ReplaceableNode;
  /** The node that replaces it; undefined for its minimal replacement. */
  readonly by: RuleNode | TokenNode | QuantifierNode | undefined;
  readonly outer: Proposal | undefined;
}

/** The replacement of a node. */
export class Replacement extends Proposal {
  readonly place: ReplaceableNode;
  readonly by: RuleNode | TokenNode | QuantifierNode | undefined;
  override readonly ranges: readonly TokenRange[];

  constructor(tree: WorkingTree, { place, by, outer }: ReplacementFields) {
    super(tree, kindOf(place, by), outer);
    this.place = place;
    this.by = by;
    const { from, to } = place.node;
    this.ranges = by
      ? [
          { from, to: by.from },
          { from: by.to, to },
        ]
      : [{ from, to }];
    this.gain = this.currentGain();
  }

  override get isOpened(): boolean {
    return this.by !== undefined || this.place.isOpened;
  }

  override currentGain(): number {
    const { by, place, tree } = this;
    if (this.isOver(place.node) || (by && this.isOver(by))) return 0;
    const left = by ? tree.weightOf(by) : Math.sign(place.node.replacement.length);
    return tree.weightOf(place.node) - left;
  }

  /** By a node, after the edits of the tree: such a change is never joined with others. */
  override editsAfter(edits: Edits): Edits {
    const { from, to, replacement } = this.place.node;
    return this.by ? this.#change().edits : edit(edits, [{ from, to, text: replacement }]);
  }

  override apply(): void {
    this.tree.apply(this.#change());
  }

  #change(): Change {
    const { by, place, tree } = this;
    if (!by) return tree.without(place.node);
    if (by.kind === "quantifier") return splice(tree, place.element as ListElement, by);
    return tree.hoisted(place.node as RuleNode, by);
  }
}

function kindOf({ node, element }: ReplaceableNode, by: Node | undefined): string {
  if (by?.kind === "quantifier") return `splice ${element?.list.block ?? ""}`;
  const slot = node.kind === "rule" || node.kind === "token" ? node.slot : "";
  return `${by ? "hoist into" : "replace"} ${slot}`;
}
