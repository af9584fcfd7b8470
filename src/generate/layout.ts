/** Keeps tokens apart that the lexer would otherwise read as others. */
import type { Grammar } from "../grammar/model/grammar.js";
import { clashOf } from "../grammar/run/clash.js";
import { Relexer } from "../grammar/run/relexer.js";

/** What may stand between two tokens in place of nothing, the simplest first. */
const separators = [" ", "\n"];

/** How many answers are remembered for each side of a gap. */
const mostAnswers = 1000;

/** The layout between the tokens of one grammar. */
export class Separators {
  readonly #clash: ReturnType<typeof clashOf>;
  readonly #relexer: Relexer;
  readonly #byMode = new Map<number, readonly string[]>();
  /** Whether two tokens clash, by the mode, and by what is left and right of the gap. */
  readonly #answers: Map<string, Map<string, boolean>>[] = [];

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
    const [end, start] = [left.length > 4 ? left.slice(-1) : left, right.length > 4 ? right.slice(0, 1) : right];
    this.#answers[mode] ??= new Map();
    const byEnd = this.#answers[mode];
    if (byEnd.size > mostAnswers) byEnd.clear();
    let byStart = byEnd.get(end);
    if (!byStart || byStart.size > mostAnswers) byEnd.set(end, (byStart = new Map()));
    let answer = byStart.get(start);
    if (answer === undefined) byStart.set(start, (answer = this.#clash(left, right, mode)));
    return answer;
  }

  #isHidden(text: string, mode: number): boolean {
    const { tokens, isWhole } = this.#relexer.read(text, mode);
    return isWhole && tokens.every(({ channel, start, stop }) => channel !== 0 || stop < start);
  }
}
