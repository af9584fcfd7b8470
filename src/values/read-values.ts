/** From the notation of values to fresh values. */
import { hole, protect, putTogether } from "./anatomy.js";
import type { Shape, ShapeRegistry } from "./aside.js";
import { type Item, isComposite, readItems, readString, writeNumber } from "./notation.js";

/** A text stands for no values. */
class NoValues extends Error {}

/**
 * Makes values from their notation, at any depth.
 * @param text in the notation of values
 * @param count how many there must be
 * @param aside the values that have no text
 * @returns undefined if the text does not describe values: an object has a key twice, or a definition is missing
 */
export function readValues(text: string, count: number, aside: ShapeRegistry): readonly unknown[] | undefined {
  const items = readItems(text);
  if (!items) return undefined;
  const values = items.filter(({ kind }) => kind !== "definition");
  if (values.some(({ kind }) => kind === "hole")) return undefined;
  // A value behind a definition would change its place if the definition went.
  if (values.length !== count || items.slice(0, count).some(({ kind }) => kind === "definition")) return undefined;
  try {
    return new Reader(text, items.slice(count), aside).read(values);
  } catch (error) {
    if (error instanceof NoValues) return undefined;
    throw error;
  }
}

/** An object that has been made and still lacks what is in it. */
interface Empty {
  readonly item: Item;
  readonly object: object;
  readonly shape: Shape;
}

class Reader {
  readonly #text: string;
  readonly #aside: ShapeRegistry;
  readonly #definitions = new Map<number, Item>();
  readonly #defined = new Map<number, object>();
  readonly #toFill: Empty[] = [];

  constructor(text: string, definitions: readonly Item[], aside: ShapeRegistry) {
    this.#text = text;
    this.#aside = aside;
    for (const { id, items } of definitions) this.#definitions.set(id, items[0] as Item);
  }

  read(items: readonly Item[]): readonly unknown[] {
    const values = items.map((item) => this.#value(item));
    const filled: Empty[] = [];
    for (let empty = this.#toFill.pop(); empty; empty = this.#toFill.pop()) {
      this.#fill(empty);
      filled.push(empty);
    }
    for (const { object, shape } of filled) protect(object, shape);
    return values;
  }

  #value(item: Item): unknown {
    const { kind, id } = item;
    switch (kind) {
      case "string":
        return this.#string(item);
      case "number":
        return this.#number(item);
      case "bigint":
        return this.#bigint(item);
      case "date":
        return this.#date(item);
      case "boolean":
        return this.#text[item.from] === "t";
      case "undefined":
        return undefined;
      case "null":
        return null;
      case "hole":
        return hole;
      case "aside":
        if (!this.#aside.has(id)) throw new NoValues();
        return this.#aside.value(id);
      case "reference":
        return this.#reference(id);
      case "definition":
        throw new NoValues();
      default:
        return this.#object(item);
    }
  }

  /** What stands between the first and the last character. */
  #inside({ from, to }: Item): string {
    return this.#text.slice(from + 1, to - 1);
  }

  #string(item: Item): string {
    const value = readString(this.#inside(item));
    if (value === undefined) throw new NoValues();
    return value;
  }

  #number(item: Item): number {
    const value = Number(this.#inside(item).replace(/_+$/, ""));
    if (writeNumber(value) !== this.#text.slice(item.from, item.to)) throw new NoValues();
    return value;
  }

  #bigint(item: Item): bigint {
    const text = this.#inside(item);
    if (!/^(?:0|-?[1-9]\d*)$/.test(text)) throw new NoValues();
    return BigInt(text);
  }

  #date(item: Item): Date {
    const text = this.#inside(item);
    const date = new Date(Number(text));
    if (String(Number(date)) !== text) throw new NoValues();
    return date;
  }

  #reference(id: number): object {
    const known = this.#defined.get(id);
    if (known) return known;
    const item = this.#definitions.get(id);
    if (!item || !(item.kind === "date" || isComposite(item.kind))) throw new NoValues();
    const made = this.#value(item) as object;
    this.#defined.set(id, made);
    return made;
  }

  #object(item: Item): object {
    const shape = this.#aside.shape(item.id);
    if (shape?.kind !== item.kind) throw new NoValues();
    const elements = shape.kind === "typed" ? this.#elements(item) : [];
    const object = putTogether(shape, elements);
    if (shape.kind === "typed") checkElements(object as ArrayLike<unknown>, elements);
    else this.#toFill.push({ item, object, shape });
    return object;
  }

  /** The elements of a typed array: only numbers, or only bigints. */
  #elements({ items }: Item): readonly unknown[] {
    const elements = items.map((item) => this.#value(item));
    const type = typeof elements[0];
    const isFit = (each: unknown) => typeof each === type && (type === "number" || type === "bigint");
    if (!elements.every(isFit)) throw new NoValues();
    return elements;
  }

  #fill({ item: { items }, object, shape: { kind } }: Empty): void {
    const isPairs = kind === "object" || kind === "map";
    for (let i = 0; i < items.length; i += isPairs ? 2 : 1) {
      const first = this.#value(items[i] as Item);
      if (kind === "map") addEntry(object as Map<unknown, unknown>, first, this.#value(items[i + 1] as Item));
      else if (kind === "object") addProperty(object, first, this.#value(items[i + 1] as Item));
      else if (kind === "set") addMember(object as Set<unknown>, first);
      else if (first === hole) (object as unknown[]).length++;
      else (object as unknown[])[i] = first;
    }
  }
}

function addEntry(map: Map<unknown, unknown>, key: unknown, value: unknown): void {
  if (Map.prototype.has.call(map, key)) throw new NoValues();
  Map.prototype.set.call(map, key, value);
}

function addProperty(object: object, key: unknown, value: unknown): void {
  const isKey = typeof key === "string" || typeof key === "symbol";
  if (!isKey || Object.hasOwn(object, key)) throw new NoValues();
  define(object, key, value);
}

function addMember(set: Set<unknown>, member: unknown): void {
  if (Set.prototype.has.call(set, member)) throw new NoValues();
  Set.prototype.add.call(set, member);
}

function define(object: object, key: string | symbol, value: unknown): void {
  Object.defineProperty(object, key, { value, writable: true, enumerable: true, configurable: true });
}

/** A typed array holds its elements as they are, or the text does not stand for it. */
function checkElements(array: ArrayLike<unknown>, elements: readonly unknown[]): void {
  if (!elements.every((each, i) => Object.is(array[i], each))) throw new NoValues();
}
