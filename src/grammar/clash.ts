import { Token } from "antlr4ng";
import { type Grammar, grammarsOf } from "./grammar.js";
import { TextStream } from "./text-stream.js";

/** How many answers are kept; then all are forgotten. */
const memory = 100_000;

/**
 * Tells whether two texts that meet would be lexed as other tokens than each by itself. Where a text is none of the
 * language by itself (a part of a template, say) there is no telling, and no clash. Where there are islands, `index` says
 * which of {@link grammarsOf} the texts belong to.
 */
export function clashOf(grammar: Grammar): (left: string, right: string, index?: number) => boolean {
  const answers = new Map<string, boolean>();
  const grammars = grammarsOf(grammar);
  return (left, right, index = 0) => {
    const key = `${index} ${left.length} ${left}${right}`;
    let answer = answers.get(key);
    if (answer === undefined) {
      answer = clashes(grammars[index] ?? grammar, left, right);
      if (answers.size >= memory) answers.clear();
      answers.set(key, answer);
    }
    return answer;
  };
}

function clashes(grammar: Grammar, left: string, right: string): boolean {
  const leftTokens = lex(grammar, left);
  const rightTokens = lex(grammar, right);
  if (!leftTokens || !rightTokens) return false;
  return lex(grammar, left + right)?.join() !== [...leftTokens, ...rightTokens].join();
}

/** Type and length of each token, or undefined if some of the text is no token. */
function lex(grammar: Grammar, text: string): string[] | undefined {
  const tokens: string[] = [];
  let end = 0;
  for (const token of tokensOf(grammar, text)) {
    if (token.start !== end) return undefined;
    end = token.stop + 1;
    tokens.push(`${token.type}:${end - token.start}`);
  }
  return end === [...text].length ? tokens : undefined;
}

/** The tokens of a text from the lexer's first mode on, up to where the lexer gives up. */
function* tokensOf(grammar: Grammar, text: string): Iterable<Token> {
  const lexer = grammar.createLexer(new TextStream(text));
  lexer.removeErrorListeners();
  for (;;) {
    let token: Token;
    try {
      token = lexer.nextToken();
    } catch {
      return; // out of context, a lexer may leave a mode that it never entered
    }
    if (token.type === Token.EOF) return;
    yield token;
  }
}
