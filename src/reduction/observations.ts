/**
 * What the test showed of candidates besides the outcome. It is reported in the order of the search, so it is the same for any
 * number of jobs.
 */
import type { Observation, PatternMatch } from "../oracle/observed.js";
import { keyOf } from "../tree/text-key.js";

/** Longer texts of messages are cut, in UTF-16 units. */
const longestShown = 120;

/** What was observed of texts that are not decided yet, and what the patterns matched at the beginning and last. */
export class Observations {
  readonly #waiting = new Map<string, Observation>();
  #first: readonly PatternMatch[] | undefined;
  #last: readonly PatternMatch[] | undefined;

  /** Takes what was observed of a text. */
  readonly observe = (text: string, observation: Observation): void => {
    this.#waiting.set(keyOf(text).digest, observation);
  };

  /** Notes that a text was accepted. The first is the input. */
  accept(text: string): void {
    const matched = this.#take(text)?.matched;
    this.#first ??= matched ?? [];
    this.#last = matched ?? this.#last;
  }

  /** Notes that a text was tested and refused; returns the signature of what is also interesting in it. */
  refuse(text: string): string | undefined {
    return this.#take(text)?.signature;
  }

  /** Describes in sentences which patterns match another text now than in the input; undefined if none does. */
  slippage(): string | undefined {
    const changed = (this.#first ?? []).flatMap(({ pattern, text }, i) => {
      const now = this.#last?.[i]?.text ?? text;
      return now === text ? [] : [`${pattern} matched ${shown(text)} for the input, and ${shown(now)} for the result.`];
    });
    if (changed.length === 0) return undefined;
    return `${changed.join(" ")} If that is another bug, demand what matched for the input (--same-stdout, --same-stderr), or make the pattern more precise.`;
  }

  #take(text: string): Observation | undefined {
    if (this.#waiting.size === 0) return undefined;
    const { digest } = keyOf(text);
    const found = this.#waiting.get(digest);
    this.#waiting.delete(digest);
    return found;
  }
}

function shown(text: string): string {
  return JSON.stringify(text.length > longestShown ? `${text.slice(0, longestShown)}…` : text);
}
