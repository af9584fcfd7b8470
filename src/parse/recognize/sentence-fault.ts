import { AbstractPredicateTransition, type ATNState, RuleTransition, Token } from "antlr4ng";
import { recognizersOf } from "../../grammar/antlr4ng/recognizers.js";
import type { Grammar } from "../../grammar/model/grammar.js";
import { DeadlineError } from "../../grammar/run/token-stream.js";
import { type Lexed, lex } from "../tokens/lex.js";
import { fits } from "./parse.js";
import { parseText } from "./parse-text.js";

/** A text that was derived from the rules of a grammar, and should be a sentence. */
export interface Draft {
  readonly text: string;
  /** The tokens that it was made of: type and index of the first UTF-16 unit. Type 0 means any type. */
  readonly tokens: readonly { readonly type: number; readonly start: number }[];
  /** How many of the first tokens are the beginning of another sentence. Default: 0. */
  readonly settled?: number;
}

/** Where a draft ceases to be a sentence. */
export interface Fault {
  /** The index of a UTF-16 unit. */
  readonly at: number;
  /** Whether the lexer reads another token there than the draft intended; otherwise the parser stops there. */
  readonly isMisread: boolean;
}

/** How long a draft may take to parse, in milliseconds. */
const limit = 2000;

/**
 * The first fault of a draft of a rule; undefined if the draft and all its parts in other languages are sentences. If the lexer
 * reads all tokens as intended, the derivation proves that the draft is a sentence; it is parsed only if that proof does not apply.
 * @param grammar that the draft was generated from
 * @param draft the text and what each of its tokens was meant as
 * @param rule name of the parser rule that the draft derives from
 */
export function faultOf(grammar: Grammar, draft: Draft, rule: string): Fault | undefined {
  try {
    return findFault(grammar, draft, rule);
  } catch (error) {
    // Nothing is known about its parts, and another end would most likely not help.
    if (error instanceof RangeError || error instanceof DeadlineError) return unparsed(0);
    throw error;
  }
}

function findFault(grammar: Grammar, draft: Draft, rule: string): Fault | undefined {
  const { text, tokens } = draft;
  const deadline = performance.now() + limit;
  const lexed = lex(grammar, text, { deadline });
  const { isAny, at: misread } = misreadOf(draft, lexed);
  const isAsMeant = !isAny && tokens.length === lexed.tokens.types.length;
  if (isAsMeant && !lexed.problem && tokens.every(({ type }) => type > 0) && acceptsAllWays(grammar, rule))
    return undefined;
  if (!lexed.problem && grammar.islands.length === 0 && fits(grammar, lexed, rule)) return undefined;
  if (misread !== undefined && grammar.islands.length === 0) return { at: misread, isMisread: true };
  const problem = problemIn(grammar, text, { start: rule, deadline });
  if (problem === undefined) return undefined;
  return misread === undefined ? unparsed(problem) : { at: misread, isMisread: true };
}

function unparsed(at: number): Fault {
  return { at, isMisread: false };
}

/** The index of the first problem in a text or its islands; undefined if there is none. */
function problemIn(grammar: Grammar, text: string, options: Parameters<typeof parseText>[2]): number | undefined {
  const { problem } = parseText(grammar, text, options);
  if (!problem) return undefined;
  const lines = text.split("\n").slice(0, problem.line - 1);
  return lines.reduce((sum, { length }) => sum + length + 1, problem.column - 1);
}

/** Which tokens the lexer reads differently from what was intended. */
interface Misread {
  readonly isAny: boolean;
  /** Where the first one begins that is not settled. */
  readonly at: number | undefined;
}

function misreadOf({ tokens, settled = 0 }: Draft, { tokens: { starts, types } }: Lexed): Misread {
  let i = 0;
  const misread = tokens.flatMap(({ type, start }, index) => {
    while ((starts[i] ?? start) < start) i++;
    return type > 0 && (starts[i] !== start || types[i] !== type) ? [index] : [];
  });
  const first = misread.find((index) => index >= settled);
  return { isAny: misread.length > 0, at: first === undefined ? undefined : tokens[first]?.start };
}

/** By grammar and rule: what {@link acceptsAllWays} has found. */
const known = new WeakMap<Grammar, Map<string, boolean>>();

/**
 * Whether a parser accepts every token sequence that a rule derives. It does, by the completeness of ALL(*), unless there are
 * predicates, it may stop before the end, or parts are in other languages.
 */
function acceptsAllWays(grammar: Grammar, rule: string): boolean {
  const byRule = known.get(grammar) ?? new Map<string, boolean>();
  known.set(grammar, byRule);
  let answer = byRule.get(rule);
  if (answer === undefined) {
    answer = grammar.islands.length === 0 && !grammar.hasCode && isComplete(grammar, rule);
    byRule.set(rule, answer);
  }
  return answer;
}

function isComplete(grammar: Grammar, rule: string): boolean {
  const { atn } = recognizersOf(grammar).createParser(lex(grammar, "").stream);
  const hasPredicates = atn.states.some((state) =>
    state?.transitions.some((transition) => transition instanceof AbstractPredicateTransition),
  );
  const index = grammar.ruleNames.indexOf(rule);
  return !hasPredicates && endsWithEof(atn.ruleToStartState[index] as ATNState, atn.ruleToStopState[index] as ATNState);
}

/** Whether every way through a rule takes the end of the text. */
function endsWithEof(start: ATNState, stop: ATNState): boolean {
  const reached = new Set([start]);
  for (const state of reached) {
    for (const transition of state.transitions) {
      if (transition.label?.contains(Token.EOF)) continue;
      reached.add(transition instanceof RuleTransition ? transition.followState : transition.target);
    }
  }
  return !reached.has(stop);
}
