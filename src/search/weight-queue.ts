import { PriorityQueue } from "./priority-queue.js";

/** A queue that returns its heaviest item first, and of equally heavy items the one that was added first. */
export class WeightQueue<T> {
  readonly #queue = new PriorityQueue<WeightedItem<T>>(isBefore);
  #count = 0;

  /** Adds an item under its present weight; later changes of the item do not count. */
  push(item: T, weight: number): void {
    this.#queue.push({ item, weight, order: this.#count++ });
  }

  /** Removes the heaviest item and returns it; undefined if the queue is empty. */
  pop(): T | undefined {
    return this.#queue.pop()?.item;
  }
}

interface WeightedItem<T> {
  readonly item: T;
  readonly weight: number;
  /** The number of items that were added before. */
  readonly order: number;
}

function isBefore<T>(a: WeightedItem<T>, b: WeightedItem<T>): boolean {
  return a.weight > b.weight || (a.weight === b.weight && a.order < b.order);
}
