/**
 * Which elements the rest of the text needs: text that uses a name needs the elements that are about it. Elements that are not reached
 * in this way can be removed without breaking a use, as mark-and-sweep garbage collectors find unused memory (McCarthy, CACM 1960).
 */
import type { IterationNode, QuantifierNode } from "../../tree/node.js";
import type { ListElement } from "../splice.js";
import type { Declarations, ElementReading } from "./declarations.js";

/** The elements that have been reached, and those that may still be reached. */
export class Reached<Name> {
  /** The elements that are needed; the set grows while their text is read. */
  readonly needed = new Set<ElementReading<Name>>();
  readonly #declarations: Declarations<Name>;
  /** The elements that have not been reached. */
  readonly #open: Set<ElementReading<Name>>;
  readonly #used = new Set<Name>();

  /** @param iterations the elements of the list that may turn out to be unneeded */
  constructor(declarations: Declarations<Name>, list: QuantifierNode, iterations: readonly IterationNode[]) {
    this.#declarations = declarations;
    const asked = new Set(iterations);
    this.#open = new Set(declarations.of(list).filter(({ element }) => asked.has(element.iteration)));
  }

  /** Notes that the text that stays uses a name. */
  use(name: Name): void {
    if (this.#used.has(name)) return;
    this.#used.add(name);
    for (const each of this.#declarations.about(name)) if (this.#open.has(each)) this.#reach(each);
  }

  /** Visits a dictionary entry inside a needed element: the entry itself is only needed if one of its names is used. */
  pass(entry: ElementReading<Name>): void {
    if (this.needed.has(entry)) return;
    if (entry.subjects?.some((name) => this.#used.has(name))) this.#reach(entry);
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
