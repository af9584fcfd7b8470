/**
 * Which elements can be reached from what stays, along names: what uses a name needs the elements that are about it. What is not
 * reached can go without breaking a use, as garbage collectors by marking and sweeping find what is not in use (McCarthy, CACM 1960).
 */
import type { IterationNode, QuantifierNode } from "../../tree/node.js";
import type { ListElement } from "../splice.js";
import type { Declarations, ElementReading } from "./declarations.js";

/** The elements that have been reached, and those that may be. */
export class Reached<Name> {
  /** The elements that are needed; it grows while the text of these is read. */
  readonly needed = new Set<ElementReading<Name>>();
  readonly #declarations: Declarations<Name>;
  /** The elements that have not been reached. */
  readonly #open: Set<ElementReading<Name>>;
  readonly #used = new Set<Name>();

  /** @param iterations elements of the list of which it is asked whether they are needed */
  constructor(declarations: Declarations<Name>, list: QuantifierNode, iterations: readonly IterationNode[]) {
    this.#declarations = declarations;
    const asked = new Set(iterations);
    this.#open = new Set(declarations.of(list).filter(({ element }) => asked.has(element.iteration)));
  }

  /** Whether what stays uses a name. */
  isUsed(name: Name): boolean {
    return this.#used.has(name);
  }

  /** Notes that what stays uses a name. */
  use(name: Name): void {
    if (this.#used.has(name)) return;
    this.#used.add(name);
    for (const each of this.#declarations.about(name)) if (this.#open.has(each)) this.#reach(each);
  }

  /** Passes by an entry of a dictionary inside of an element that is needed: the entry is needed if one of its names is used. */
  pass(entry: ElementReading<Name>): void {
    if (this.needed.has(entry)) return;
    if (entry.subjects.some((name) => this.#used.has(name))) this.#reach(entry);
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
