/** The source of a generator's choices: random numbers, or a given sequence. A choice is a number from 0, which is the simplest. */
import { xoroshiro128plus } from "pure-rand/generator/xoroshiro128plus";

/** What there is to choose from. */
export interface Question {
  /** The number of possible choices, at least 1. */
  readonly count: number;
  /** The sums of the weights up to each choice; undefined if all weigh the same. */
  readonly sums?: Float64Array | undefined;
  /** The number of first choices that get most of the probability; all others together get one thirty-second. */
  readonly likely?: number;
  /** Only so many of the first choices are drawn at random. A given choice may be any. */
  readonly drawn?: number;
}

/** Makes choices and records them. */
export interface ChoiceSource {
  /** The choices made so far. */
  readonly made: number[];
  /** Makes the next choice. */
  choose(question: Question): number;
  /** Tells that a rule or a token begins. */
  begin(): void;
  /** Tells that it ends. */
  end(): void;
}

/** A sequence of choices has no more, and defaults are not wanted. */
export class OutOfChoicesError extends Error {
  /** Name of the class. */
  override readonly name = "OutOfChoicesError";
}

/** How often a choice is drawn that shall be another. */
const mostDraws = 20;

/**
 * Draws choices at random, behind some that are given and before the simplest ones. The same seed gives the same choices on every
 * machine.
 */
export class RandomChoices implements ChoiceSource {
  made: number[] = [];
  /** Whether a token's text that the lexer reads as something else is drawn again. */
  readonly mayReject = true;
  readonly #random;
  #given: readonly number[] = [];
  #drawn = Number.POSITIVE_INFINITY;
  #except = -1;

  /** @param seed a whole number */
  constructor(seed: number) {
    this.#random = xoroshiro128plus(seed);
    // The first numbers of similar seeds are similar.
    for (let i = 0; i < 16; i++) this.#random.next();
  }

  /**
   * Begins a new sequence, with these choices first.
   * @param drawn how many choices are drawn at random behind them; the simplest ones follow
   * @param except what the first of those shall not be
   */
  restart(given: readonly number[] = [], drawn = Number.POSITIVE_INFINITY, except = -1): void {
    this.made = [];
    this.#given = given;
    this.#drawn = drawn;
    this.#except = except;
  }

  choose(question: Question): number {
    const choice = this.#next(this.made.length, question);
    this.made.push(choice);
    return choice;
  }

  #next(index: number, question: Question): number {
    const given = this.#given[index];
    if (given !== undefined) return given % question.count;
    if (index >= this.#given.length + this.#drawn) return 0;
    let choice = this.#draw(question);
    // There may be no other.
    for (let i = 1; i < mostDraws && index === this.#given.length && choice === this.#except; i++) {
      choice = this.#draw(question);
    }
    return choice;
  }

  begin(): void {}

  end(): void {}

  #draw({ count, sums, likely = count, drawn = count }: Question): number {
    if (drawn < count) return this.#below(drawn);
    if (likely > 0 && likely < count) {
      return this.#below(32) > 0 ? this.#below(likely) : likely + this.#below(count - likely);
    }
    const sum = sums?.[count - 1] ?? 0;
    if (!sums || sum <= 0) return this.#below(count);
    const point = this.#share() * sum;
    let choice = 0;
    while (choice < count - 1 && point >= (sums[choice] as number)) choice++;
    return choice;
  }

  #below(count: number): number {
    return Math.floor(this.#share() * count);
  }

  /** From 0, included, to 1, excluded. */
  #share(): number {
    return (this.#random.next() >>> 0) / 2 ** 32;
  }
}

/**
 * Takes choices from a sequence. Each counts modulo the number of possible ones. For an undefined one, the simplest way to the end of the rule, or of
 * the token, is taken.
 */
export class GivenChoices implements ChoiceSource {
  readonly made: number[] = [];
  readonly #choices: readonly (number | undefined)[];
  readonly #useDefaults: boolean;
  #next = 0;
  #depth = 0;
  /** The depth of the rule that is written in the simplest way; infinite if none is. */
  #simpleFrom = Number.POSITIVE_INFINITY;

  /** @param useDefaults whether the simplest choices follow behind the last one */
  constructor(choices: readonly (number | undefined)[], useDefaults: boolean) {
    this.#choices = choices;
    this.#useDefaults = useDefaults;
  }

  /** @throws OutOfChoicesError if there are no more */
  choose({ count }: Question): number {
    const choice = this.#depth >= this.#simpleFrom ? 0 : this.#take() % count;
    this.made.push(choice);
    return choice;
  }

  begin(): void {
    this.#depth++;
  }

  end(): void {
    if (this.#depth <= this.#simpleFrom) this.#simpleFrom = Number.POSITIVE_INFINITY;
    this.#depth--;
  }

  #take(): number {
    const isAtEnd = this.#next >= this.#choices.length;
    if (isAtEnd && !this.#useDefaults) throw new OutOfChoicesError("There are no more choices.");
    const choice = this.#choices[this.#next++];
    if (choice === undefined && !isAtEnd) this.#simpleFrom = this.#depth;
    return Math.abs(choice ?? 0);
  }
}
