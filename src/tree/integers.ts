/** A growing list of integers. */
export class Integers {
  /** All integers, and room for more. There is little at first, because each island of a text needs several lists. */
  #all = new Int32Array(16);
  #length = 0;

  get length(): number {
    return this.#length;
  }

  push(value: number): void {
    if (this.#length === this.#all.length) {
      const longer = new Int32Array(2 * this.#length);
      longer.set(this.#all);
      this.#all = longer;
    }
    this.#all[this.#length++] = value;
  }

  /** A copy of all integers. */
  take(): Int32Array {
    return this.#all.slice(0, this.#length);
  }
}
