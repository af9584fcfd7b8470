/**
 * Waits until signals and timers have been served. That takes two turns of the event loop: what has arrived since the present one began is
 * seen at the beginning of the next.
 */
export async function nextTurn(): Promise<void> {
  for (let turn = 0; turn < 2; turn++) await new Promise<void>((resolve) => inNextTurn(resolve));
}

/**
 * Calls a function in a later turn of the event loop, after what has already happened is handled. No timer does that as soon: browsers
 * delay those that begin one after the other.
 * @param action is called once, unless the call is cancelled
 * @returns a function that cancels the call
 */
export function inNextTurn(action: () => void): () => void {
  if (typeof setImmediate === "function") {
    const immediate = setImmediate(action);
    return () => clearImmediate(immediate);
  }
  const { port1, port2 } = new MessageChannel();
  const onmessage = () => {
    port1.close();
    action();
  };
  Object.assign(port1, { onmessage });
  port2.postMessage(undefined);
  return () => port1.close();
}

/** Longest time without yielding to the event loop, in milliseconds. */
const longestTurn = 50;

/**
 * Decides when to yield to the event loop. A search that is answered from the cache or in process never waits by itself, so signals
 * and timers would not be handled.
 */
export class YieldTimer {
  #last = performance.now();

  /** Whether it is time to yield. */
  get isDue(): boolean {
    return performance.now() - this.#last > longestTurn;
  }

  /** Yields for one turn of the event loop. */
  async yield(): Promise<void> {
    await nextTurn();
    this.#last = performance.now();
  }
}
