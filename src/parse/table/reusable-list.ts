/**
 * A growing list that is reused. An array that has grown keeps unused capacity, up to several times its length. The arrays
 * taken from this list have none.
 */
export class ReusableList<T> {
  readonly #items: (T | undefined)[] = [];
  #length = 0;

  get length(): number {
    return this.#length;
  }

  push(item: T): void {
    this.#items[this.#length++] = item;
  }

  at(index: number): T {
    return this.#items[index] as T;
  }

  clear(): void {
    this.#length = 0;
  }

  /** An array of all items. The list is empty afterwards. */
  take(): readonly T[] {
    const taken = this.#items.slice(0, this.#length) as T[];
    // Otherwise the list would keep the items from being collected.
    this.#items.fill(undefined, 0, this.#length);
    this.#length = 0;
    return taken;
  }
}
