/** Nodes by their weight, the heaviest first; of those as heavy, the one that came first. A binary heap. */
export class WeightQueue<T> {
  readonly #heap: Entry<T>[] = [];
  #count = 0;

  push(item: T, weight: number): void {
    const heap = this.#heap;
    const entry = { item, weight, order: this.#count++ };
    let at = heap.length;
    heap.push(entry);
    while (at > 0) {
      const parent = (at - 1) >> 1;
      if (!isBefore(entry, heap[parent] as Entry<T>)) break;
      heap[at] = heap[parent] as Entry<T>;
      at = parent;
    }
    heap[at] = entry;
  }

  /** Takes the heaviest away. */
  pop(): T | undefined {
    const heap = this.#heap;
    const top = heap[0];
    const last = heap.pop();
    if (!top || !last || heap.length === 0) return top?.item;
    let at = 0;
    for (;;) {
      const [left, right] = [heap[2 * at + 1], heap[2 * at + 2]];
      const child = right && left && isBefore(right, left) ? 2 * at + 2 : 2 * at + 1;
      const next = heap[child];
      if (!next || !isBefore(next, last)) break;
      heap[at] = next;
      at = child;
    }
    heap[at] = last;
    return top.item;
  }
}

interface Entry<T> {
  readonly item: T;
  readonly weight: number;
  /** Running number. */
  readonly order: number;
}

function isBefore<T>(a: Entry<T>, b: Entry<T>): boolean {
  return a.weight > b.weight || (a.weight === b.weight && a.order < b.order);
}
