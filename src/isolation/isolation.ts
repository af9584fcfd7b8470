/** Isolates the difference between a text that passes and one that fails: tests configurations, and splits what is left of the difference. */

import type { Outcome } from "../oracle/oracle.js";
import type { Tree } from "../tree/node.js";
import { type Configuration, type DdOutcome, type DdRound, dd, type Pair } from "./dd.js";
import { Differences, differencesIn, render, type TextPart } from "./differences.js";

/** What an isolation works with. */
export interface IsolationOptions {
  readonly good: Tree;
  readonly bad: Tree;
  /** How many tests may run at once. */
  readonly jobs: number;
  readonly test: (text: string) => Promise<Outcome>;
}

/** How outcomes are read: a text that is interesting fails. */
const ddOutcomes: Readonly<Record<Outcome, DdOutcome>> = {
  interesting: "fail",
  uninteresting: "pass",
  invalid: "unresolved",
  timeout: "unresolved",
};

/** The two texts and what is left of their difference. */
export class Isolation {
  readonly #options: IsolationOptions;
  readonly #differences = new Differences();
  readonly #outcomes = new Map<string, Promise<Outcome>>();
  #parts: readonly TextPart[];
  #pair: Pair;

  constructor(options: IsolationOptions) {
    this.#options = options;
    const whole = this.#differences.between(options.good, options.bad);
    this.#parts = [whole];
    this.#pair = { passing: new Set(), failing: new Set([whole.id]) };
  }

  /** The text that passes. */
  get good(): string {
    return this.#textOf(this.#pair.passing);
  }

  /** The text that fails. */
  get bad(): string {
    return this.#textOf(this.#pair.failing);
  }

  /** Number of differences that are left. */
  get size(): number {
    return this.#left().size;
  }

  /**
   * Brings the two texts as close together as the test allows.
   * @throws what `test` throws; the two texts are then as close as they have come
   */
  async run(): Promise<void> {
    while (this.#split()) {
      const search = dd(this.#pair, (pair) => {
        this.#pair = pair;
      });
      for (let step = search.next(); !step.done; ) step = search.next(await this.#answer(step.value));
    }
  }

  /** Splits what is left of the difference; returns whether there was anything to split. */
  #split(): boolean {
    const left = this.#left();
    const failing = new Set(this.#pair.failing);
    let hasSplit = false;
    const splitOne = (part: TextPart): readonly TextPart[] => {
      if (typeof part === "string") return [part];
      const parts = left.has(part.id) ? this.#differences.split(part) : [part];
      if (parts[0] === part) return [{ ...part, good: part.good.flatMap(splitOne), bad: part.bad.flatMap(splitOne) }];
      hasSplit = true;
      failing.delete(part.id);
      for (const { id } of differencesIn(parts)) failing.add(id);
      return parts;
    };
    this.#parts = this.#parts.flatMap(splitOne);
    this.#pair = { ...this.#pair, failing };
    return hasSplit;
  }

  #left(): Configuration {
    const { passing, failing } = this.#pair;
    return new Set([...failing].filter((id) => !passing.has(id)));
  }

  /** Tests configurations, several at once, until one has the wanted outcome: the same answer for any number of jobs. */
  async #answer({ candidates, until }: DdRound): Promise<readonly DdOutcome[]> {
    const known = [this.good, this.bad];
    const outcomes: DdOutcome[] = [];
    let [next, first] = [0, candidates.length];
    const work = async () => {
      for (let i = next++; i < first; i = next++) {
        const text = this.#textOf(candidates[i] as Configuration);
        outcomes[i] = known.includes(text) ? "unresolved" : ddOutcomes[await this.#outcomeOf(text)];
        if (outcomes[i] === until) first = Math.min(first, i);
      }
    };
    const ended = await Promise.allSettled(Array.from({ length: this.#options.jobs }, work));
    for (const each of ended) if (each.status === "rejected") throw each.reason;
    return outcomes.slice(0, first + 1);
  }

  #outcomeOf(text: string): Promise<Outcome> {
    const outcome = this.#outcomes.get(text) ?? this.#options.test(text);
    this.#outcomes.set(text, outcome);
    return outcome;
  }

  #textOf(configuration: Configuration): string {
    return render(this.#parts, configuration);
  }
}
