import type { Grammar } from "../../grammar/model/grammar.js";
import { type Lexed, lex } from "../tokens/lex.js";
import { DeadlineError } from "../tokens/token-stream.js";
import { fits } from "./parse.js";
import { parseText } from "./parse-text.js";

/** A text that should be a sentence. */
export interface Draft {
  readonly text: string;
  /** The tokens that it was made of: type and index of the first UTF-16 unit. Type 0 stands for any. */
  readonly tokens: readonly { readonly type: number; readonly start: number }[];
}

/** How long a draft may take to parse, in milliseconds. */
const limit = 2000;

/**
 * Where a draft ceases to be a sentence of a rule: the index of the first token that the lexer reads in another way, or the end if
 * all are read alike. Undefined if the draft is a sentence, and all parts of it in other languages are, too.
 */
export function faultOf(grammar: Grammar, draft: Draft, rule: string): number | undefined {
  try {
    return findFault(grammar, draft, rule);
  } catch (error) {
    if (error instanceof RangeError || error instanceof DeadlineError) return draft.text.length;
    throw error;
  }
}

function findFault(grammar: Grammar, draft: Draft, rule: string): number | undefined {
  const { text } = draft;
  const deadline = performance.now() + limit;
  const lexed = lex(grammar, text, { deadline });
  if (!lexed.problem && fits(grammar, lexed, rule) && grammar.islands.length === 0) return undefined;
  return firstMisread(draft, lexed) ?? problemIn(grammar, text, { start: rule, deadline });
}

/** The index of the first problem in a text or its islands; undefined if there is none. */
function problemIn(grammar: Grammar, text: string, options: Parameters<typeof parseText>[2]): number | undefined {
  const { problem } = parseText(grammar, text, options);
  if (!problem) return undefined;
  const lines = text.split("\n").slice(0, problem.line - 1);
  return lines.reduce((sum, { length }) => sum + length + 1, problem.column - 1);
}

/** Where the first token begins that the lexer reads in another way than it was meant. */
function firstMisread({ tokens }: Draft, { tokens: { starts, types } }: Lexed): number | undefined {
  const read = new Map(Array.from(starts, (start, i) => [start, types[i]]));
  return tokens.find(({ type, start }) => type > 0 && read.get(start) !== type)?.start;
}
