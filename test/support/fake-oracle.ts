import type { Inspection, Oracle, Outcome } from "#src/oracle/oracle.js";
import { TimeLimit } from "#src/system/time-limit.js";

/** What a fake oracle says of a text, and after how many turns of the event loop it says so. */
export interface Answer {
  readonly outcome: Outcome | Error;
  readonly turns: number;
}

/** An oracle that answers late, and counts for itself. */
export class FakeOracle implements Oracle {
  readonly timeLimit = new TimeLimit();
  readonly tested: string[] = [];
  readonly cancelled: string[] = [];
  running = 0;
  mostRunning = 0;
  readonly #answer: (text: string) => Answer;

  constructor(answer: (text: string) => Answer) {
    this.#answer = answer;
  }

  async test(text: string, signal: AbortSignal): Promise<Outcome> {
    this.tested.push(text);
    this.mostRunning = Math.max(this.mostRunning, ++this.running);
    try {
      const { outcome, turns } = this.#answer(text);
      for (let i = 0; i < turns && !signal.aborted; i++) await new Promise((resolve) => setImmediate(resolve));
      if (signal.aborted) this.cancelled.push(text);
      signal.throwIfAborted();
      if (outcome instanceof Error) throw outcome;
      return outcome;
    } finally {
      this.running--;
    }
  }

  async inspect(text: string, signal: AbortSignal): Promise<Inspection> {
    return { outcome: await this.test(text, signal), duration: 0, explanation: [] };
  }

  async close(): Promise<void> {}
}

/** A number below `bound` that depends on a seed and a text only. */
export function hash(seed: number, text: string, bound: number): number {
  let value = 0x811c9dc5 ^ seed;
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193);
  return ((value ^ (value >>> 15)) >>> 0) % bound;
}
