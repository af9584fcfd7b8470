/**
 * Proposes removals that follow from names: a name with all its uses, elements that nothing uses, removals extended by what only they
 * use, and removals that keep what others use.
 */
import type { WorkingTree } from "../../search/working-tree.js";
import type { QuantifierNode } from "../../tree/node.js";
import { outermost, References } from "../names/references.js";
import { type NameContext, TokenNames } from "../names/token-names.js";
import type { ListElement } from "../splice.js";
import type { ElementRun } from "./element-run.js";
import { ElementSet, type NamedSet } from "./element-set.js";
import { holdsRecords } from "./main-list.js";
import type { Proposal } from "./proposal.js";
import { WithReplacedUses } from "./with-replaced-uses.js";
import { WithUnused } from "./with-unused.js";

/** Names are only read in texts of at most this weight. They are read again when this share of the text is left. */
const mostWeight = 500_000;
const shareBeforeReading = 0.75;

/** In larger texts that hold records, names are read after so many failures in a row: few of them declare anything, and reading takes long. */
const largeRecords = 5000;
const failuresBeforeReading = 6;

/** The part of a run that nothing else needs is only proposed if it is at least this share of the text. */
const leastShareOfUnneeded = 0.05;

/** The proposals that follow from the names of a text. They are out of date once much of it has gone. */
export class NameProposals {
  readonly #tree: WorkingTree;
  readonly #context: NameContext;
  readonly #tokenNames: TokenNames;
  #references: References | undefined;
  readonly #holdsRecords: boolean;
  /** The weight of the text when names were read last. */
  #sizeAtReading = Number.POSITIVE_INFINITY;
  /** Maps the kind of removal and the name to the size of the text when that removal failed. */
  readonly #failed = new Map<string, number>();

  constructor(tree: WorkingTree, context: NameContext) {
    this.#tree = tree;
    this.#context = context;
    this.#tokenNames = new TokenNames(context);
    this.#holdsRecords = holdsRecords(tree, context.tree);
  }

  /**
   * Whether names should be read again.
   * @param size the weight of the text
   * @param failures how many attempts in a row failed
   */
  isDue(size: number, failures: number): boolean {
    if (size > mostWeight || size > shareBeforeReading * this.#sizeAtReading) return false;
    return size <= largeRecords || failures >= failuresBeforeReading || !this.#holdsRecords;
  }

  /** Reads the names of the text; returns the removals of each name with all its uses, and of everything whose name nothing uses. */
  *read(size: number): Iterable<ElementSet> {
    this.#sizeAtReading = size;
    this.#references = new References(this.#tree, this.#context, this.#tokenNames);
    const unused: ListElement[] = [];
    for (const [name, elements, around] of this.#references.elementsOfNames()) {
      if (elements.length === 1) unused.push(...elements);
      yield* this.#removalOf(elements, { name, kind: "name" });
      if (around.some((each) => !elements.includes(each))) yield* this.#removalOf(around, { name, kind: "named" });
    }
    yield* this.#removalOf(outermost(unused), "unused names");
    for (const { name, element, uses } of this.#references.declarations(false)) {
      yield* this.#again(new WithReplacedUses(this.#tree, { name, elements: [element], uses }));
    }
  }

  /** Whether the text around a list uses names that its elements declare; undefined if names have not been read. */
  areUsed(list: QuantifierNode): boolean | undefined {
    return this.#references?.areUsed(list);
  }

  /** The parts of a large run that can be removed without breaking a use, if the run as a whole cannot. */
  *unneeded(run: ElementRun): Iterable<ElementSet> {
    const least = leastShareOfUnneeded * this.#sizeAtReading;
    if (!this.#references || run.gain < least) return;
    const { list } = run.elements;
    const all = run.indices.flatMap((i) => {
      const node = run.elements.at(i);
      return node.kind === "iteration" ? [node] : [];
    });
    const gains = new Set([0, run.gain]);
    for (const isDeep of [false, true]) {
      const elements = this.#references
        .unneeded(list, all, { isDeep })
        .filter(({ iteration }) => !this.#tree.isProtected(iteration));
      const set = new ElementSet(this.#tree, elements, isDeep ? "entries" : "unneeded");
      if (set.gain < least || gains.has(set.gain)) continue;
      gains.add(set.gain);
      yield set;
    }
  }

  /** The removal extended by what only it uses, if that part is larger or has to be removed as well; notes whether the removal breaks uses. */
  withUnused(user: Proposal): WithUnused | undefined {
    if (!this.#references) return undefined;
    const { unused: all, breaksUses } = this.#references.without(user.ranges);
    const unused = all.filter(({ iteration }) => !this.#tree.isProtected(iteration));
    user.breaksUses = breaksUses;
    if (unused.length === 0 || user.failedAt > 0) return undefined;
    const others = new ElementSet(this.#tree, unused, "unused names");
    if (others.gain < user.gain && !this.#context.syntax.needsUses) return undefined;
    const proposal = new WithUnused(this.#tree, user, others);
    proposal.breaksUses = breaksUses;
    return proposal.gain > 0 ? proposal : undefined;
  }

  /** Notes that a removal that belongs to a name failed. */
  failed({ name, kind }: ElementSet, size: number): void {
    this.#failed.set(kind + name, size);
  }

  *#removalOf(all: readonly ListElement[], common: "unused names" | NamedSet): Iterable<ElementSet> {
    const elements = all.filter(({ iteration }) => !this.#tree.isProtected(iteration));
    const isName = typeof common !== "string";
    // A name that must stay somewhere cannot be removed with all its uses.
    if (elements.length < 2 || (isName && elements.length < all.length)) return;
    yield* this.#again(new ElementSet(this.#tree, elements, common));
  }

  /** Proposes a removal, and tells it when the same removal failed before. */
  *#again(set: ElementSet): Iterable<ElementSet> {
    set.failedAt = this.#failed.get(set.kind + set.name) ?? 0;
    if (set.gain > 0) yield set;
  }
}
