/**
 * Guesses from names and brackets which list elements are about which names. An element declares the names that occur for the first time
 * in the text in this element, outside its brackets: `struct list { int length; };` declares `list`. An element that declares nothing
 * adds to what others of its list declare: `list.add = …`, `exports.list = list`, the body of a function after its prototype.
 */
import type { QuantifierNode } from "../../tree/node.js";
import type { ListElement } from "../splice.js";

/** How many names at the beginning of an element are considered to find the name that it adds to. */
const mostFirstNames = 4;

/** A list is a dictionary if it has at least this many elements, and the number of different first names is at least this share of them. */
const fewestEntries = 8;
const leastShareOfKeys = 0.9;

/** A list element that is being read, and the names found in it so far. */
export class ElementReading<Name> {
  readonly element: ListElement;
  /** The element around it. */
  readonly outer: ElementReading<Name> | undefined;
  /** How many brackets are open around it. */
  readonly depth: number;
  /** The first names in it, in brackets or not. */
  readonly firstNames: Name[] = [];
  /** The first and the last name outside its brackets. */
  first: Name | undefined;
  last: Name | undefined;
  /** The names outside its brackets that did not occur before. */
  readonly newNames: Name[] = [];
  /** The names that it is about, each once. */
  subjects: readonly Name[] = [];

  constructor(element: ListElement, outer: ElementReading<Name> | undefined, depth: number) {
    this.element = element;
    this.outer = outer;
    this.depth = depth;
  }
}

/** Reads the tokens of a text one by one, and finds out which list elements are about which names. */
export class Declarations<Name> {
  readonly #readings = new Map<QuantifierNode, ElementReading<Name>[]>();
  readonly #about = new Map<Name, ElementReading<Name>[]>();
  /** The entries of dictionaries by their first token; of two with the same first token, the outer one comes first. */
  readonly #entriesAt = new Map<number, ElementReading<Name>[]>();
  /** How many brackets are open. */
  #depth = 0;

  /** Begins to read a list element. */
  begin(element: ListElement, outer: ElementReading<Name> | undefined): ElementReading<Name> {
    const reading = new ElementReading(element, outer, this.#depth);
    addTo(this.#readings, element.list, reading);
    return reading;
  }

  /** Reads the first character of a token, which may be a bracket. */
  readBracket(character: string): void {
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
    for (let at = innermost; at && at.firstNames.length < mostFirstNames; at = at.outer) {
      if (!at.firstNames.includes(name)) at.firstNames.push(name);
    }
  }

  /**
   * Ends the reading.
   * @param isRare whether a name occurs so seldom that it probably names a single thing
   */
  end(isRare: (name: Name) => boolean): void {
    for (const readings of this.#readings.values()) {
      const isDictionary = isDictionaryOf(readings);
      let declared: ReadonlySet<Name> | undefined;
      const isDeclared = (name: Name) => {
        declared ??= new Set(readings.flatMap(({ newNames }) => newNames));
        return declared.has(name);
      };
      for (const reading of readings) {
        const names = subjectsOf(reading, isRare, isDeclared);
        const [key] = reading.firstNames;
        const isEntry = isDictionary && key !== undefined;
        if (isEntry) addTo(this.#entriesAt, reading.element.iteration.from, reading);
        reading.subjects = isEntry && !names.includes(key) ? [...names, key] : names;
        for (const name of reading.subjects) addTo(this.#about, name, reading);
      }
    }
  }

  /** The elements that are about a name. */
  about(name: Name): readonly ElementReading<Name>[] {
    return this.#about.get(name) ?? [];
  }

  /** The elements of a list, as far as they have been read. */
  of(list: QuantifierNode): readonly ElementReading<Name>[] {
    return this.#readings.get(list) ?? [];
  }

  /** The outermost dictionary entry inside an element that begins at a token. */
  entryAt(token: number, inside: ElementReading<Name>): ElementReading<Name> | undefined {
    return this.#entriesAt.get(token)?.find((each) => {
      for (let at = each.outer; at; at = at.outer) if (at === inside) return true;
      return false;
    });
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
  isDeclared: (name: Name) => boolean,
): readonly Name[] {
  if (newNames.length > 0) return newNames;
  const others = [firstNames.find(isRare), first, last].filter((name) => name !== undefined);
  return [...new Set(others)].filter((name) => isRare(name) && isDeclared(name));
}

function addTo<Key, Value>(map: Map<Key, Value[]>, key: Key, value: Value): void {
  const values = map.get(key);
  if (values) values.push(value);
  else map.set(key, [value]);
}
