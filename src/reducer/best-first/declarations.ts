/**
 * Which elements of a list what uses a name needs, as far as names and brackets tell. An element declares the names that occur in it
 * for the first time in the text, outside of its brackets: `struct list { int length; };` declares `list`. If all of them occurred
 * before, it completes a declaration, as a function does one of its prototype, and what uses the name needs it as well.
 */
import type { Node, QuantifierNode } from "../../tree/node.js";
import type { ListElement } from "../splice.js";

/** A list element that is being read, and what has been found in it so far. */
export class ElementReading<Name> {
  readonly element: ListElement;
  /** The element around it. */
  readonly outer: ElementReading<Name> | undefined;
  /** How many brackets are open around it. */
  readonly depth: number;
  /** The first and the last name in none of its brackets. */
  first: Name | undefined;
  last: Name | undefined;
  /** The names in none of its brackets that did not occur before. */
  readonly newNames: Name[] = [];
  /** The first name in it that did not occur before, in brackets or not. */
  firstNew: Name | undefined;
  /** Whether it has braces that are in none of its other brackets. */
  hasBody = false;

  constructor(element: ListElement, outer: ElementReading<Name> | undefined, depth: number) {
    this.element = element;
    this.outer = outer;
    this.depth = depth;
  }

  /** The names that it declares. */
  get names(): readonly Name[] {
    if (this.newNames.length > 0) return this.newNames;
    const others = this.last === undefined ? [this.firstNew] : [this.first, this.last];
    return others.filter((name) => name !== undefined);
  }
}

/** Reads the tokens of a text one by one, and tells which list elements declare which names. */
export class Declarations<Name> {
  readonly #byList = new Map<QuantifierNode, Map<Name, Set<Node>>>();
  readonly #readings: ElementReading<Name>[] = [];
  /** How many brackets are open. */
  #depth = 0;

  /** Begins to read a list element. */
  begin(element: ListElement, outer: ElementReading<Name> | undefined): ElementReading<Name> {
    const reading = new ElementReading(element, outer, this.#depth);
    this.#readings.push(reading);
    return reading;
  }

  /** Reads the first character of a token, which may be a bracket. */
  readBracket(character: string, innermost: ElementReading<Name> | undefined): void {
    if (character === "{") {
      for (let at = innermost; at?.depth === this.#depth; at = at.outer) at.hasBody = true;
    }
    if ("([{".includes(character)) this.#depth++;
    if (")]}".includes(character)) this.#depth--;
  }

  /** Reads a name. */
  readName(name: Name, isNew: boolean, innermost: ElementReading<Name> | undefined): void {
    for (let at = innermost; at?.depth === this.#depth; at = at.outer) {
      at.first ??= name;
      at.last = name;
      if (isNew) at.newNames.push(name);
    }
    if (!isNew) return;
    for (let at = innermost; at && at.firstNew === undefined; at = at.outer) at.firstNew = name;
  }

  /** Ends the reading. */
  end(): void {
    for (const reading of this.#readings) {
      const { list, iteration } = reading.element;
      const declared = this.#byList.get(list) ?? new Map<Name, Set<Node>>();
      this.#byList.set(list, declared);
      for (const name of reading.names) {
        const known = declared.get(name);
        if (!known) declared.set(name, new Set([iteration]));
        else if (reading.hasBody && name === reading.last) known.add(iteration);
      }
    }
    this.#readings.length = 0;
  }

  /** The elements of a list that what uses a name needs. */
  in(list: QuantifierNode, name: Name): Iterable<Node> {
    return this.#byList.get(list)?.get(name) ?? [];
  }
}
