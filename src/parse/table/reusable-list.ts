/**
 * A list under construction that is used again and again. An array that has grown keeps room for more, up to several times
 * its length; one that is taken from here is as long as it must be.
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

  take(): readonly T[] {
    const taken = this.#items.slice(0, this.#length) as T[];
    // Or nodes would live as long as the tree that nobody else needs any more.
    this.#items.fill(undefined, 0, this.#length);
    this.#length = 0;
    return taken;
  }
}
