/** A queue that returns its items in a given order, whenever they were added. A binary heap: `push` and `pop` take O(log n). */
export class PriorityQueue<T> {
  readonly #heap: T[] = [];
  readonly #isBefore: (a: T, b: T) => boolean;

  /** @param isBefore a strict total order: of two items, exactly one is before the other */
  constructor(isBefore: (a: T, b: T) => boolean) {
    this.#isBefore = isBefore;
  }

  /** Adds an item. */
  push(item: T): void {
    const heap = this.#heap;
    let at = heap.length;
    heap.push(item);
    while (at > 0) {
      const parent = (at - 1) >> 1;
      if (!this.#isBefore(item, heap[parent] as T)) break;
      heap[at] = heap[parent] as T;
      at = parent;
    }
    heap[at] = item;
  }

  /** Removes the first item and returns it; undefined if the queue is empty. */
  pop(): T | undefined {
    const heap = this.#heap;
    const first = heap[0];
    const last = heap.pop() as T;
    if (heap.length > 0) this.#sink(last);
    return first;
  }

  /** Puts an item at the root, or further down if other items come before it. */
  #sink(item: T): void {
    const heap = this.#heap;
    let at = 0;
    for (let child = 1; child < heap.length; child = 2 * at + 1) {
      if (child + 1 < heap.length && this.#isBefore(heap[child + 1] as T, heap[child] as T)) child++;
      if (!this.#isBefore(heap[child] as T, item)) break;
      heap[at] = heap[child] as T;
      at = child;
    }
    heap[at] = item;
  }
}
