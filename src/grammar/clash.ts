import { Token } from "antlr4ng";
import type { Grammar } from "./grammar.js";
import { TextStream } from "./text-stream.js";

/** How many answers are kept; then all are forgotten. */
const memory = 100_000;

/**
 * Tells whether two texts that meet would be lexed as other tokens than each by itself. Where a text is none of the
 * language by itself (a part of a template, say) there is no telling, and no clash.
 */
export function clashOf(grammar: Grammar): (left: string, right: string) => boolean {
  const answers = new Map<string, boolean>();
  return (left, right) => {
    const key = `${left.length} ${left}${right}`;
    let answer = answers.get(key);
    if (answer === undefined) {
      answer = clashes(grammar, left, right);
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

/** The number of tokens of a text, hidden ones left out; what is no token is not counted. */
export function countTokens(grammar: Grammar, text: string): number {
  let count = 0;
  for (const token of tokensOf(grammar, text)) {
    if (token.channel === Token.DEFAULT_CHANNEL) count++;
  }
  return count;
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
