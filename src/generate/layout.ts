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
  /** The least that keeps two tokens apart, by the mode, and by what is left and right of the gap. */
  readonly #answers: Map<string, Map<string, string>>[] = [];

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
    const known = this.in(mode);
    return known.length === 0 || style > 0 ? (known[style - 1] ?? known[0] ?? "") : this.#least(left, right, mode);
  }

  /** Looks at short forms of long tokens only, so that what is remembered does not depend on what came first. */
  #least(left: string, right: string, mode: number): string {
    const [end, start] = [shortened(left), shortened(right)];
    this.#answers[mode] ??= new Map();
    const byEnd = this.#answers[mode];
    if (byEnd.size > mostAnswers) byEnd.clear();
    let byStart = byEnd.get(end);
    if (!byStart || byStart.size > mostAnswers) {
      byStart = new Map();
      byEnd.set(end, byStart);
    }
    let answer = byStart.get(start);
    if (answer === undefined) {
      const known = this.in(mode);
      answer = ["", ...known].find((between) => !this.#clash(end, between + start, mode)) ?? (known[0] as string);
      byStart.set(start, answer);
    }
    return answer;
  }

  #isHidden(text: string, mode: number): boolean {
    const { tokens, isWhole } = this.#relexer.read(text, mode);
    return isWhole && tokens.every(({ channel, start, stop }) => channel !== 0 || stop < start);
  }
}

/**
 * A shorter text that is most likely a token of the same kind, with the same ends. Operators and words with escapes are not cut, and of
 * numbers only the digits are, because a digit may follow some forms of them but not others.
 */
function shortened(text: string): string {
  if (number.test(text)) return text.replace(/\d\d+/g, "11");
  const [first, last] = [text[0] as string, text.at(-1) as string];
  const isCut = text.length > 4 || (text.length > 2 && !operator.test(text));
  return isCut && (first === last || !text.includes("\\")) ? first + last : text;
}

/** A number, which may have letters and signs in it. */
const number = /^[-+.]?\d[\w.+-]*$/;

/** ASCII signs without quotes. */
const operator = /^[!#-&(-/:-@[-_{-~]+$/;
