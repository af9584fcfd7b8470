/** Length of the first chunk. */
const shortest = 1 << 10;

/** A growing list of integers. It adds chunks, each twice as long as the one before, and copies them only at the end. */
export class Integers {
  readonly #full: Int32Array[] = [];
  #chunk = new Int32Array(shortest);
  #used = 0;
  /** Number of integers in the full chunks. */
  #before = 0;

  get length(): number {
    return this.#before + this.#used;
  }

  push(value: number): void {
    if (this.#used === this.#chunk.length) this.#grow();
    this.#chunk[this.#used++] = value;
  }

  clear(): void {
    this.#full.length = 0;
    this.#used = 0;
    this.#before = 0;
  }

  /** A copy of all integers. */
  take(): Int32Array {
    const all = new Int32Array(this.length);
    let at = 0;
    for (const chunk of this.#full) {
      all.set(chunk, at);
      at += chunk.length;
    }
    all.set(this.#chunk.subarray(0, this.#used), at);
    return all;
  }

  #grow(): void {
    this.#full.push(this.#chunk);
    this.#before += this.#used;
    this.#chunk = new Int32Array(2 * this.#chunk.length);
    this.#used = 0;
  }
}
