/**
 * Test-case reduction via test-case generation: MacIver and Donaldson, "Test-Case Reduction via Test-Case Generation: Insights
 * from the Hypothesis Reducer", ECOOP 2020; and Rahul Gopinath, "Generator reduction" (2021), for list minimisers over choices
 * and for defaults.
 *
 * Reduces the sequence of choices that a generator has made. The generator turns each shorter or smaller sequence into a text, so
 * candidates have all properties that every generated text has. Three passes run until nothing changes: a list minimiser leaves out
 * choices; a rule is replaced by its simplest form or by a rule of the same name in it; and each choice is brought nearer to 0.
 *
 * Guarantee: in the end, no single choice can be left out, and none can be made 0, positive or nearer to 0 by one, such that the
 * generator's own choices get shortlex smaller and the text does not get longer. Of two numbers, the one nearer to 0 is smaller; of a
 * number and its negative, the positive one is.
 */

import type { ListMinimizer } from "../../lists/list-minimizers.js";
import type { Search } from "../../search/search.js";
import { askOne } from "../ask-one.js";

/** What a generator made from a sequence of choices. */
export interface Replayed {
  /** The generated text. */
  readonly text: string;
  /**
   * The choices that the generator used. A choice between several possibilities is the number of one, from 0, which is the simplest. A
   * choice of a value is a whole number, perhaps negative; 0 is the simplest.
   */
  readonly choices: readonly number[];
  /** The rules that it wrote, each with its name and the range of its choices; they may be nested. */
  readonly spans: readonly ReplayedSpan[];
}

/** The choices that wrote a rule. */
export interface ReplayedSpan {
  /** Name of the rule. */
  readonly name: string;
  /** Index of the first choice. */
  readonly from: number;
  /** Index after the last choice. */
  readonly to: number;
}

/**
 * Generates a text from choices; undefined if they give none. Equal choices must always give the same text. An undefined choice
 * selects the simplest way to the end of a rule.
 */
export type Replay = (choices: readonly (number | undefined)[], useDefaults: boolean) => Replayed | undefined;

/** A generated test case, which is reduced by the choices that made it. */
export class GeneratedInput {
  /** The text of the test case. */
  readonly text: string;
  readonly #replay: Replay;
  readonly #useDefaults: boolean;
  /** The accepted results, by text. */
  readonly #known = new Map<string, Replayed>();

  /**
   * @param choices of the test case
   * @param replay generates the text and the choices that it used
   * @param useDefaults whether choices that are left out, or missing at the end, are replaced by the simplest ones
   * @throws RangeError if the choices make no text
   */
  constructor(choices: readonly number[], replay: Replay, useDefaults: boolean) {
    const start = replay(choices, useDefaults);
    if (!start) throw new RangeError(`The ${choices.length} choices make no sentence of the grammar.`);
    this.text = start.text;
    this.#replay = replay;
    this.#useDefaults = useDefaults;
    this.#known.set(start.text, start);
  }

  /**
   * The choices of a text that was accepted; undefined for others.
   * @param text the test case, or a text that a reduction accepted
   */
  choicesOf(text: string): readonly number[] | undefined {
    return this.#known.get(text)?.choices;
  }

  /** What identifies this test case in a journal. */
  toJSON(): object {
    return { choices: this.choicesOf(this.text), useDefaults: this.#useDefaults };
  }

  /**
   * Reduces the choices of a text that was accepted.
   * @param text the test case, or a text that a reduction accepted
   * @param minimize decides which choices stay
   */
  *search(text: string, minimize: ListMinimizer): Search<Replayed, Replayed> {
    const start = this.#known.get(text) as Replayed;
    const passes = new ChoicePasses(start, this.#replay, (accepted) => this.#known.set(accepted.text, accepted));
    for (let before: Replayed | undefined; before !== passes.current; ) {
      before = passes.current;
      yield* passes.leaveOut(minimize, this.#useDefaults);
      yield* passes.simplifyRules();
      yield* passes.bringNearer();
    }
    return passes.current;
  }
}

/** The passes over one sequence of choices. */
class ChoicePasses {
  current: Replayed;
  readonly #replay: Replay;
  readonly #onAccepted: (accepted: Replayed) => void;

  constructor(start: Replayed, replay: Replay, onAccepted: (accepted: Replayed) => void) {
    this.current = start;
    this.#replay = replay;
    this.#onAccepted = onAccepted;
  }

  /** Minimises the choices as a list. */
  *leaveOut(minimize: ListMinimizer, useDefaults: boolean): Search<Replayed, void> {
    const { choices } = this.current;
    const search = minimize([...choices.keys()], () => 1);
    for (let step = search.next(); !step.done; ) {
      let answer: readonly number[] | undefined;
      for (const kept of step.value) {
        const some = useDefaults ? withDefaults(choices, kept) : kept.map((i) => choices[i] as number);
        if (!(yield* this.#try(some, useDefaults))) continue;
        answer = kept;
        break;
      }
      step = search.next(answer);
    }
  }

  /** Replaces each rule by its simplest form, or by a rule of the same name in it, the outermost first. */
  *simplifyRules(): Search<Replayed, void> {
    for (let i = 0; i < this.current.spans.length; i++) {
      const { spans } = this.current;
      const span = spans[i] as ReplayedSpan;
      if (span.from === span.to || (yield* this.#replace(span, [undefined]))) continue;
      for (let j = i + 1; spans[j] && (spans[j] as ReplayedSpan).from < span.to; j++) {
        const inner = spans[j] as ReplayedSpan;
        const isShorter = inner.to - inner.from < span.to - span.from;
        if (inner.name !== span.name || !isShorter) continue;
        if (!(yield* this.#replace(span, this.current.choices.slice(inner.from, inner.to)))) continue;
        i--;
        break;
      }
    }
  }

  /** Brings each choice as near to 0 as possible: tries 0, then its positive, then bisects. */
  *bringNearer(): Search<Replayed, void> {
    for (let i = 0; i < this.current.choices.length; i++) {
      const value = this.current.choices[i] as number;
      if (value === 0 || (yield* this.#set(i, 0))) continue;
      if (value < 0) yield* this.#set(i, -value);
      yield* this.#bisect(i);
    }
  }

  *#bisect(index: number): Search<Replayed, void> {
    const value = this.current.choices[index] ?? 0;
    const start = Math.abs(value);
    for (let low = 0, high = start; high - low > 1; ) {
      // One less is tried first. If that fails, the choice stays as it is.
      const middle = high === start && low === 0 ? high - 1 : Math.floor((low + high) / 2);
      if (yield* this.#set(index, Math.sign(value) * middle)) high = middle;
      else if (middle === start - 1) break;
      else low = middle;
    }
  }

  *#set(index: number, value: number): Search<Replayed, boolean> {
    return yield* this.#replace({ from: index, to: index + 1 }, [value]);
  }

  *#replace(
    { from, to }: { from: number; to: number },
    by: readonly (number | undefined)[],
  ): Search<Replayed, boolean> {
    const { choices } = this.current;
    return yield* this.#try([...choices.slice(0, from), ...by, ...choices.slice(to)], true);
  }

  /** Tests the text that the generator makes from some choices, if it is smaller. */
  *#try(choices: readonly (number | undefined)[], useDefaults: boolean): Search<Replayed, boolean> {
    const { current } = this;
    const candidate = yield* askOne(() => {
      const replayed = this.#replay(choices, useDefaults);
      return replayed && isSmaller(replayed, current) ? replayed : undefined;
    });
    if (!candidate) return false;
    this.current = candidate;
    this.#onAccepted(candidate);
    return true;
  }
}

/** Whether choices are smaller in shortlex order, and the text is no longer. */
function isSmaller({ text, choices }: Replayed, than: Replayed): boolean {
  if (text.length > than.text.length || choices.length > than.choices.length) return false;
  if (choices.length < than.choices.length) return true;
  const first = choices.findIndex((choice, i) => choice !== than.choices[i]);
  return first >= 0 && isNearer(choices[first] as number, than.choices[first] as number);
}

/** Whether a number is nearer to 0 than another, or is its positive. */
function isNearer(value: number, than: number): boolean {
  const [magnitude, other] = [Math.abs(value), Math.abs(than)];
  return magnitude < other || (magnitude === other && value > than);
}

/** The choices that are kept; one undefined choice replaces each run of others. */
function withDefaults(choices: readonly number[], kept: readonly number[]): readonly (number | undefined)[] {
  const some: (number | undefined)[] = [];
  let next = 0;
  for (const i of kept) {
    if (i > next) some.push(undefined);
    some.push(choices[i] as number);
    next = i + 1;
  }
  return next < choices.length ? [...some, undefined] : some;
}
