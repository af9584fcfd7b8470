/**
 * Guesses from names and brackets which list elements are about which names. An element declares the names that occur for the first time
 * in the text in this element, outside its brackets: `struct list { int length; };` declares `list`. An element that declares nothing
 * adds to what others of its list declare: `list.add = …`, `exports.list = list`, the body of a function after its prototype.
 */
import type { QuantifierNode } from "../../tree/node.js";
import { addTo } from "../add-to.js";
import type { ListElement } from "../splice.js";
import type { NamedText } from "./named-text.js";

/** How many names at the beginning of an element are considered to find the name that it adds to. */
const mostFirstNames = 4;

/** Of the elements around a name, at most this many are examined one by one, so that deep nesting does not take quadratic time. */
export const mostLevels = 64;

/** A list is a dictionary if it has at least this many elements, and the number of different first names is at least this share of them. */
const fewestEntries = 8;
const leastShareOfKeys = 0.9;

const none: readonly never[] = [];

/** A list element that is being read, and the names found in it so far. */
export class ElementReading<Name> {
  readonly element: ListElement;
  /** The element around it. */
  readonly outer: ElementReading<Name> | undefined;
  /** How many brackets are open around it. */
  readonly depth: number;
  /** The first names in it, in brackets or not. */
  firstNames: Name[] = none as never;
  /** The first and the last name outside its brackets. */
  first: Name | undefined = undefined;
  last: Name | undefined = undefined;
  /** The names outside its brackets that did not occur before. */
  newNames: Name[] = none as never;
  /** The names that it is about, each once. Undefined as long as nobody has asked for them. */
  subjects: readonly Name[] | undefined = undefined;

  constructor(element: ListElement, outer: ElementReading<Name> | undefined, depth: number) {
    this.element = element;
    this.outer = outer;
    this.depth = depth;
  }

  /**
   * Reads a name in the element, of which it is the innermost one.
   * @param isNew whether the name occurs for the first time
   * @param depth how many brackets are open
   */
  readName(name: Name, isNew: boolean, depth: number): void {
    let levels = mostLevels;
    for (let at: ElementReading<Name> | undefined = this; at?.depth === depth && levels > 0; at = at.outer, levels--) {
      at.first ??= name;
      at.last = name;
      if (isNew) at.newNames = withName(at.newNames, name);
    }
    for (let at: ElementReading<Name> | undefined = this; at && at.firstNames.length < mostFirstNames; at = at.outer) {
      // Then it is also among the first names of all elements around this one that have not got enough of them.
      if (at.firstNames.includes(name)) break;
      at.firstNames = withName(at.firstNames, name);
    }
  }
}

/** Adds a name to a list. Most elements have few names: arrays of their own length take much less memory than arrays that may grow. */
function withName<Name>(names: Name[], name: Name): Name[] {
  if (names.length < mostFirstNames) return names.concat([name]);
  names.push(name);
  return names;
}

/** Finds out which list elements are about which names. */
export class Declarations<Name> {
  readonly #text: NamedText;
  readonly #readings: readonly (ElementReading<Name> | undefined)[];
  readonly #isRare: (name: Name) => boolean;
  readonly #ofList = new Map<QuantifierNode, readonly ElementReading<Name>[]>();
  readonly #about = new Map<Name, ElementReading<Name>[]>();
  /** The entries of dictionaries by their first token; of two with the same first token, the outer one comes first. */
  readonly #entriesAt = new Map<number, ElementReading<Name>[]>();

  /**
   * @param text the text
   * @param readings what has been read of each of its elements; it may be filled later, before the first question
   * @param isRare whether a name occurs so seldom that it probably names a single thing
   */
  constructor(
    text: NamedText,
    readings: readonly (ElementReading<Name> | undefined)[],
    isRare: (name: Name) => boolean,
  ) {
    this.#text = text;
    this.#readings = readings;
    this.#isRare = isRare;
  }

  /** Finds the entries of all dictionaries. */
  findEntries(): void {
    for (const [list, indices] of this.#text.elementsOf) {
      if (indices.length < fewestEntries || !isDictionaryOf(this.#left(indices))) continue;
      for (const reading of this.of(list)) {
        if (reading.firstNames.length > 0) addTo(this.#entriesAt, reading.element.iteration.from, reading);
      }
    }
  }

  /** The elements that are about a name, as far as they belong to lists that have been asked for or are dictionaries. */
  about(name: Name): readonly ElementReading<Name>[] {
    return this.#about.get(name) ?? none;
  }

  /** The elements of a list, as far as they were left when the text was read. Their subjects are known. */
  of(list: QuantifierNode): readonly ElementReading<Name>[] {
    const known = this.#ofList.get(list);
    if (known) return known;
    const readings = this.#left(this.#text.elementsOf.get(list) ?? none);
    this.#ofList.set(list, readings);
    this.#findSubjects(readings);
    return readings;
  }

  /** The outermost dictionary entry inside an element that begins at a token. */
  entryAt(token: number, inside: ElementReading<Name>): ElementReading<Name> | undefined {
    return this.#entriesAt.get(token)?.find((each) => {
      for (let at = each.outer; at; at = at.outer) if (at === inside) return true;
      return false;
    });
  }

  #left(indices: readonly number[]): readonly ElementReading<Name>[] {
    return indices.map((i) => this.#readings[i]).filter((reading) => reading !== undefined);
  }

  #findSubjects(readings: readonly ElementReading<Name>[]): void {
    const isDictionary = isDictionaryOf(readings);
    const declared = new Set(readings.flatMap(({ newNames }) => newNames));
    for (const reading of readings) {
      const names = subjectsOf(reading, this.#isRare, declared);
      const [key] = reading.firstNames;
      reading.subjects = isDictionary && key !== undefined && !names.includes(key) ? [...names, key] : names;
      for (const name of reading.subjects) addTo(this.#about, name, reading);
    }
  }
}

/** Whether nearly all elements of a list begin with different names, as the members of an object do. */
function isDictionaryOf<Name>(readings: readonly ElementReading<Name>[]): boolean {
  if (readings.length < fewestEntries) return false;
  const keys = new Set(readings.flatMap(({ firstNames }) => firstNames.slice(0, 1)));
  return keys.size >= leastShareOfKeys * readings.length;
}

/** The names that an element is about: those it declares or, if there are none, those that others of its list declare and it adds to. */
function subjectsOf<Name>(
  { first, firstNames, last, newNames }: ElementReading<Name>,
  isRare: (name: Name) => boolean,
  declared: ReadonlySet<Name>,
): readonly Name[] {
  if (newNames.length > 0) return newNames;
  const others = [firstNames.find(isRare), first, last].filter((name) => name !== undefined);
  return [...new Set(others)].filter((name) => isRare(name) && declared.has(name));
}
