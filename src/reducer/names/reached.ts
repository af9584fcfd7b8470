/**
 * Which elements the rest of the text needs: text that uses a name needs the elements that are about it. Elements that are not reached
 * in this way can be removed without breaking a use, as mark-and-sweep garbage collectors find unused memory (McCarthy, CACM 1960).
 */
import type { IterationNode, QuantifierNode } from "../../tree/node.js";
import type { ListElement } from "../splice.js";
import type { Declarations, ElementReading } from "./declarations.js";

/** A name of which is noted who saw its last use. */
interface UsedName {
  /** The number of that {@link Reached}. */
  usedIn: number;
}

/** What a {@link Reached} is about. */
interface ReachedFields {
  readonly list: QuantifierNode;
  /** The elements of the list that may turn out to be unneeded. */
  readonly iterations: readonly IterationNode[];
  /** A number of its own. It must not be in use while another one over the same names is. */
  readonly number: number;
}

/** The elements that have been reached, and those that may still be reached. */
export class Reached<Name extends UsedName> {
  /** The elements that are needed; the set grows while their text is read. */
  readonly needed = new Set<ElementReading<Name>>();
  readonly #declarations: Declarations<Name>;
  /** The elements that have not been reached. */
  readonly #open: Set<ElementReading<Name>>;
  readonly #number: number;

  constructor(declarations: Declarations<Name>, { list, iterations, number }: ReachedFields) {
    this.#declarations = declarations;
    this.#number = number;
    const asked = new Set(iterations);
    this.#open = new Set(declarations.of(list).filter(({ element }) => asked.has(element.iteration)));
  }

  /** Notes that the text that stays uses a name. */
  use(name: Name): void {
    if (name.usedIn === this.#number) return;
    name.usedIn = this.#number;
    for (const each of this.#declarations.about(name)) if (this.#open.has(each)) this.#reach(each);
  }

  /** Visits a dictionary entry inside a needed element: the entry itself is only needed if one of its names is used. */
  pass(entry: ElementReading<Name>): void {
    if (this.needed.has(entry)) return;
    if (entry.subjects?.some((name) => name.usedIn === this.#number)) this.#reach(entry);
    else this.#open.add(entry);
  }

  /** The elements that nothing needs. */
  unneeded(): readonly ListElement[] {
    return [...this.#open].map(({ element }) => element);
  }

  #reach(reading: ElementReading<Name>): void {
    this.#open.delete(reading);
    this.needed.add(reading);
  }
}
