import { type Grammar, grammarsOf } from "../model/grammar.js";
import { Relexer } from "./relexer.js";

/** How many answers are cached. When there are more, the cache is cleared. */
const mostAnswers = 100_000;

/**
 * Makes the clash of a grammar: a function that tells whether the lexer would read the left one of two texts as other tokens
 * if nothing stood between them. Its third argument is the context of the left text: the lexer's mode in the lower byte and
 * the index of the language (0 is the grammar itself, its islands follow) in the upper byte. A text that cannot be read in its mode is read in the
 * first mode that can. If no mode can read one of the texts (for example a part of a template), the answer is false.
 * @param grammar the language of the texts
 */
export function clashOf(grammar: Grammar): (left: string, right: string, context?: number) => boolean {
  const answers = new Map<string, boolean>();
  const grammars = grammarsOf(grammar);
  const lexers: Relexer[] = [];
  return (left, right, context = 0) => {
    const key = `${context} ${left.length} ${left}${right}`;
    let answer = answers.get(key);
    if (answer === undefined) {
      const index = context >> 8;
      const lexer = lexers[index] ?? new Relexer(grammars[index] ?? grammar);
      lexers[index] = lexer;
      answer = clashes(lexer, context & 0xff, [left, right]);
      if (answers.size >= mostAnswers) answers.clear();
      answers.set(key, answer);
    }
    return answer;
  };
}

function clashes(lexer: Relexer, ownMode: number, [left, right]: readonly [string, string]): boolean {
  const canRead = (text: string) => (mode: number) => lexer.read(text, mode).isWhole;
  const mode = [ownMode, ...lexer.modes].find(canRead(left));
  if (mode === undefined || !lexer.modes.some(canRead(right))) return false;
  const tokensOf = (text: string) => lexer.read(text, mode).tokens.filter((token) => token.start <= token.stop);
  const joined = tokensOf(left + right);
  return tokensOf(left).some(({ start, stop }, i) => joined[i]?.start !== start || joined[i]?.stop !== stop);
}
