/** Keeps the parts of values that have no text: prototypes, and values such as functions, which stay the same. */
import type { CompositeKind } from "./notation.js";

/** How far an object is protected against changes. */
export type ObjectProtection = "none" | "not extensible" | "sealed" | "frozen";

/** What is kept of a value beside what is in it. */
export interface Shape {
  readonly kind: CompositeKind;
  readonly prototype: object | null;
  readonly protection: ObjectProtection;
}

/** The numbers of shapes and of values that have no text. A number is never given to another one. */
export class ShapeRegistry {
  readonly #shapes: Shape[] = [];
  readonly #values: unknown[] = [];
  readonly #idOf = new Map<unknown, number>();

  /** The number of a shape. */
  idOfShape({ kind, prototype, protection }: Shape): number {
    const isSame = (each: Shape) =>
      each.kind === kind && each.prototype === prototype && each.protection === protection;
    const known = this.#shapes.findIndex(isSame);
    return known >= 0 ? known : this.#shapes.push({ kind, prototype, protection }) - 1;
  }

  /** The number of a value that has no text. */
  idOf(value: unknown): number {
    const known = this.#idOf.get(value);
    if (known !== undefined) return known;
    this.#idOf.set(value, this.#values.length);
    return this.#values.push(value) - 1;
  }

  /** The shape of a number; undefined if there is none. */
  shape(id: number): Shape | undefined {
    return this.#shapes[id];
  }

  /** Whether a number stands for a value. */
  has(id: number): boolean {
    return id < this.#values.length;
  }

  /** Whether a value has a number. */
  knows(value: unknown): boolean {
    return this.#idOf.has(value);
  }

  /** The value of a number. */
  value(id: number): unknown {
    return this.#values[id];
  }
}
