/** From values to their notation. */
import { types } from "node:util";
import { type Composite, hole, isPlain, takeApart } from "./anatomy.js";
import type { ShapeRegistry } from "./aside.js";
import { brackets, writeId, writeNumber, writeReference, writeString } from "./notation.js";

/** How values are written. */
interface WriteOptions {
  /** Takes up what has no text. */
  readonly aside: ShapeRegistry;
  /** The prototypes of the classes of the program whose instances are taken apart. Other instances stay as they are. */
  readonly copied: ReadonlySet<object>;
}

/**
 * Writes the arguments of a call, and behind them the definitions of objects with several references. Works at any depth.
 * @param values the arguments, of any types
 * @param options how objects and strings are written
 */
export function writeValues(values: readonly unknown[], options: WriteOptions): string {
  return new Writer(options).write(values);
}

/**
 * The prototypes of the classes of the program whose instances are in values and could be taken apart.
 * @param values the arguments, of any types
 */
export function classesIn(values: readonly unknown[]): ReadonlySet<object> {
  const anatomies = new Anatomies(undefined);
  anatomies.countReferences(values);
  return anatomies.classes;
}

/** What objects consist of, each looked at once. */
class Anatomies {
  /** The prototypes of the instances that were taken apart. */
  readonly classes = new Set<object>();
  readonly #copied: ReadonlySet<object> | undefined;
  readonly #known = new Map<object, Composite | undefined>();

  /** @param copied see {@link WriteOptions}; undefined for all classes */
  constructor(copied: ReadonlySet<object> | undefined) {
    this.#copied = copied;
  }

  /** The parts of a value; undefined if it is not taken apart. */
  of(value: unknown): Composite | undefined {
    if (typeof value !== "object" || value === null) return undefined;
    if (!this.#known.has(value)) this.#known.set(value, this.#takeApart(value));
    return this.#known.get(value);
  }

  #takeApart(value: object): Composite | undefined {
    if (types.isProxy(value)) return undefined;
    if (isPlain(value)) return takeApart(value);
    const prototype = Object.getPrototypeOf(value) as object;
    if (this.#copied?.has(prototype) === false) return undefined;
    const found = takeApart(value);
    if (found) this.classes.add(prototype);
    return found;
  }

  /** How many references there are to each object. */
  countReferences(values: readonly unknown[]): ReadonlyMap<object, number> {
    const counts = new Map<object, number>();
    const stack = [...values];
    while (stack.length > 0) {
      const value = stack.pop();
      const parts = isPlainDate(value) ? [] : this.of(value)?.parts;
      if (!parts) continue;
      const count = counts.get(value as object) ?? 0;
      counts.set(value as object, count + 1);
      if (count === 0) for (const part of parts) stack.push(part);
    }
    return counts;
  }
}

class Writer {
  readonly #aside: ShapeRegistry;
  readonly #anatomies: Anatomies;
  /** The numbers of objects with several references. Their definitions are written in this order. */
  readonly #shared = new Map<object, number>();

  constructor({ aside, copied }: WriteOptions) {
    this.#aside = aside;
    this.#anatomies = new Anatomies(copied);
  }

  write(values: readonly unknown[]): string {
    for (const [object, count] of this.#anatomies.countReferences(values)) {
      if (count > 1) this.#shared.set(object, this.#shared.size);
    }
    const parts = values.map((value) => this.#value(value));
    for (const [object, id] of this.#shared) {
      const written = isPlainDate(object) ? writeDate(object) : this.#composite(object);
      parts.push(`=${writeId(id)}${written}`);
    }
    return parts.join("");
  }

  #value(value: unknown): string {
    return this.#anatomies.of(value) && !this.#shared.has(value as object)
      ? this.#composite(value as object)
      : this.#leaf(value);
  }

  /** An object that is taken apart, with all that is in it. */
  #composite(object: object): string {
    const written: string[] = [];
    const stack: { readonly text?: string; readonly value?: unknown }[] = [];
    const open = (value: object) => {
      const composite = this.#anatomies.of(value) as Composite;
      const [begin, end] = brackets[composite.kind];
      written.push(begin, writeId(this.#aside.idOfShape(composite)));
      stack.push({ text: end });
      for (const part of composite.parts.toReversed()) stack.push({ value: part });
    };
    open(object);
    for (let step = stack.pop(); step; step = stack.pop()) {
      const { text, value } = step;
      if (text !== undefined) written.push(text);
      else if (this.#anatomies.of(value) && !this.#shared.has(value as object)) open(value as object);
      else written.push(this.#leaf(value));
    }
    return written.join("");
  }

  #leaf(value: unknown): string {
    switch (typeof value) {
      case "string":
        return writeString(value);
      case "number":
        return writeNumber(value);
      case "bigint":
        return `I${value};`;
      case "boolean":
        return value ? "tt" : "f";
      case "undefined":
        return "u";
    }
    if (value === null) return "n";
    if (value === hole) return "h";
    const shared = this.#shared.get(value as object);
    if (shared !== undefined) return writeReference(shared);
    if (isPlainDate(value)) return writeDate(value);
    return `@${writeId(this.#aside.idOf(value))}`;
  }
}

function isPlainDate(value: unknown): value is Date {
  return types.isDate(value) && isPlain(value) && Reflect.ownKeys(value).length === 0;
}

function writeDate(date: Date): string {
  return `D${Number(date)};`;
}
