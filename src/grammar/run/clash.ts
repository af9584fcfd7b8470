import { type Grammar, grammarsOf } from "../model/grammar.js";
import { Relexer } from "./relexer.js";

/** How many answers are kept; then all are forgotten. */
const memory = 100_000;

/**
 * Tells whether the left one of two texts would be lexed as other tokens if they met. The context that it is read in is the
 * mode of the lexer in the lower byte and, where there are islands, which of the grammars it belongs to in the upper
 * one. A text that cannot be read in its mode is read in the first one that can; where none can read both (a part of a
 * template, say), there is no telling, and no clash.
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
      if (answers.size >= memory) answers.clear();
      answers.set(key, answer);
    }
    return answer;
  };
}

function clashes(lexer: Relexer, own: number, [left, right]: readonly [string, string]): boolean {
  const canRead = (text: string) => (mode: number) => lexer.read(text, mode).isWhole;
  const mode = [own, ...lexer.modes].find(canRead(left));
  if (mode === undefined || !lexer.modes.some(canRead(right))) return false;
  const joined = lexer.read(left + right, mode).tokens;
  return lexer
    .read(left, mode)
    .tokens.some(({ start, stop }, i) => joined[i]?.start !== start || joined[i]?.stop !== stop);
}
