/** Keeps tokens apart that the lexer would otherwise read as others. */
import type { Grammar } from "../grammar/model/grammar.js";
import { clashOf } from "../grammar/run/clash.js";
import { Relexer } from "../grammar/run/relexer.js";

/** What may stand between two tokens in place of nothing, the simplest first. */
const separators = [" ", "\n"];

/** How many answers are remembered. */
const mostAnswers = 100_000;

/** The layout between the tokens of one grammar. */
export class Separators {
  readonly #clash: ReturnType<typeof clashOf>;
  readonly #relexer: Relexer;
  readonly #byMode = new Map<number, readonly string[]>();
  /** Whether two tokens clash, by the mode and what is next to the gap. */
  readonly #answers = new Map<string, boolean>();

  constructor(grammar: Grammar) {
    this.#clash = clashOf(grammar);
    this.#relexer = new Relexer(grammar);
  }

  /** The separators that the parser does not see in a mode. */
  in(mode: number): readonly string[] {
    let known = this.#byMode.get(mode);
    if (!known) {
      known = separators.filter((text) => this.#isHidden(text, mode));
      this.#byMode.set(mode, known);
    }
    return known;
  }

  /**
   * What stands between two tokens.
   * @param mode of the lexer behind the first one
   * @param style 0 for as little as possible, else the number of the separator that stands everywhere
   */
  between(left: string, right: string, { mode, style }: { readonly mode: number; readonly style: number }): string {
    const [first = "", ...others] = this.in(mode);
    if (style > 1) return others[style - 2] ?? first;
    if (style === 1) return first;
    return first !== "" && this.#isClash(left, right, mode) ? first : "";
  }

  /** Looks at the ends of long tokens only. */
  #isClash(left: string, right: string, mode: number): boolean {
    const [end, start] = [left.length > 4 ? left.slice(-2) : left, right.length > 4 ? right.slice(0, 2) : right];
    const key = `${mode} ${end}\0${start}`;
    let answer = this.#answers.get(key);
    if (answer === undefined) {
      answer = this.#clash(left, right, mode);
      if (this.#answers.size >= mostAnswers) this.#answers.clear();
      this.#answers.set(key, answer);
    }
    return answer;
  }

  #isHidden(text: string, mode: number): boolean {
    const { tokens, isWhole } = this.#relexer.read(text, mode);
    return isWhole && tokens.every(({ channel, start, stop }) => channel !== 0 || stop < start);
  }
}
