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
  /** The elements that are needed; the list grows while their text is read. */
  readonly needed: ElementReading<Name>[] = [];
  readonly #declarations: Declarations<Name>;
  /** The elements that were not reached when they were added. */
  readonly #open: ElementReading<Name>[] = [];
  /** How elements are marked that have not been reached, and those that have. No other mark is in use. */
  readonly #isOpen: number;
  readonly #isNeeded: number;
  readonly #number: number;

  constructor(declarations: Declarations<Name>, { list, iterations, number }: ReachedFields) {
    this.#declarations = declarations;
    this.#number = number;
    this.#isOpen = 2 * number + 1;
    this.#isNeeded = 2 * number + 2;
    // Both are in the order of the text.
    let next = 0;
    for (const reading of declarations.of(list)) {
      const { iteration } = reading.element;
      while (next < iterations.length && (iterations[next] as IterationNode).from < iteration.from) next++;
      if (iterations[next] === iteration) this.#add(reading);
    }
  }

  /** Notes that the text that stays uses a name. */
  use(name: Name): void {
    if (name.usedIn === this.#number) return;
    name.usedIn = this.#number;
    for (const each of this.#declarations.about(name)) if (each.mark === this.#isOpen) this.#reach(each);
  }

  /** Visits a dictionary entry inside a needed element: the entry itself is only needed if one of its names is used. */
  pass(entry: ElementReading<Name>): void {
    if (entry.mark === this.#isNeeded) return;
    if (entry.subjects?.some((name) => name.usedIn === this.#number)) this.#reach(entry);
    else if (entry.mark !== this.#isOpen) this.#add(entry);
  }

  /** The elements that nothing needs. */
  unneeded(): readonly ListElement[] {
    return this.#open.filter(({ mark }) => mark === this.#isOpen).map(({ element }) => element);
  }

  #add(reading: ElementReading<Name>): void {
    reading.mark = this.#isOpen;
    this.#open.push(reading);
  }

  #reach(reading: ElementReading<Name>): void {
    reading.mark = this.#isNeeded;
    this.needed.push(reading);
  }
}
