import { type Grammar, grammarsOf } from "./grammar.js";
import { Relexer } from "./reparse.js";

/** How many answers are kept; then all are forgotten. */
const memory = 100_000;

/**
 * Tells whether the left one of two texts would be lexed as other tokens if they met. That is judged from the first of the
 * lexer's modes that can read the left text; where none can read both (a part of a template, say), there is no telling, and
 * no clash. Where there are islands, `index` says which of {@link grammarsOf} the texts belong to.
 */
export function clashOf(grammar: Grammar): (left: string, right: string, index?: number) => boolean {
  const answers = new Map<string, boolean>();
  const grammars = grammarsOf(grammar);
  const lexers: Relexer[] = [];
  return (left, right, index = 0) => {
    const key = `${index} ${left.length} ${left}${right}`;
    let answer = answers.get(key);
    if (answer === undefined) {
      const lexer = lexers[index] ?? new Relexer(grammars[index] ?? grammar);
      lexers[index] = lexer;
      answer = clashes(lexer, left, right);
      if (answers.size >= memory) answers.clear();
      answers.set(key, answer);
    }
    return answer;
  };
}

function clashes(lexer: Relexer, left: string, right: string): boolean {
  const mode = lexer.modes.find((each) => lexer.read(left, each).isWhole);
  if (mode === undefined || !lexer.modes.some((each) => lexer.read(right, each).isWhole)) return false;
  const joined = lexer.read(left + right, mode).tokens;
  return lexer
    .read(left, mode)
    .tokens.some(({ start, stop }, i) => joined[i]?.start !== start || joined[i]?.stop !== stop);
}
