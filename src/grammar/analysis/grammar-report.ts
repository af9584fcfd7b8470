import { ActionTransition, type ATN, LexerActionType } from "antlr4ng";
import type { Note } from "../model/compiled-grammar.js";
import { type Grammar, grammarsOf } from "../model/grammar.js";
import { modeToReparse, Relexer } from "../run/relexer.js";
import { symbolsOf } from "./minimal-replacements.js";

/** What is known of a rule's or a token's minimal replacement. */
export interface ReplacementReport {
  /** Name of the rule or token. */
  readonly name: string;
  /** Undefined if no text is known; then the shortest one in the input stands in for a rule, and a token stays as it is. */
  readonly replacement: string | undefined;
  /** Why the replacement may not do, if there is a doubt. */
  readonly doubt: string | undefined;
}

/** What is known of a grammar. */
export interface GrammarReport {
  /** Name of the grammar. */
  readonly name: string;
  /** What the format calls the grammar; empty if it was given by its files. */
  readonly key: string;
  /** Name of the start rule. */
  readonly start: string;
  /** How the grammar is run, and warnings. */
  readonly notes: readonly Note[];
  /** The rules of the parser. */
  readonly rules: readonly ReplacementReport[];
  /** Tokens that have a name. */
  readonly tokens: readonly ReplacementReport[];
}

/** Looks at a grammar and all that are its islands: checks each minimal replacement by reading it again. */
export function reportsOf(grammar: Grammar): readonly GrammarReport[] {
  return grammarsOf(grammar).map(reportOf);
}

function reportOf(grammar: Grammar): GrammarReport {
  const { rules, tokens } = symbolsOf(grammar);
  const relexer = new Relexer(grammar);
  const doubtOfRule = (rule: string, text: string | undefined) => {
    if (text === undefined) return "no text of it is known";
    if (modeToReparse(grammar, relexer, { rule, text }) !== undefined) return undefined;
    return "read again, it is not this rule: a predicate or another mode of the lexer may be in the way";
  };
  const doubtOfToken = (type: number, text: string | undefined) => {
    if (text === undefined) return "the lexer makes no such token by itself";
    if (relexer.modes.some((mode) => relexer.typeOf(text, mode) === type)) return undefined;
    return "read again, it is not this token";
  };
  const skipped = skippedTypes(relexer.atn);
  const named = tokens
    .map((token, type) => ({ ...token, type }))
    .filter(({ name, type }) => type > 0 && isName(name) && !skipped.has(type));
  const { name, start } = grammar;
  return {
    name,
    key: grammar.key,
    start,
    rules: rules.map((rule) => ({ ...rule, doubt: doubtOfRule(rule.name, rule.replacement) })),
    tokens: named.map(({ name: token, replacement, type }) => ({
      name: token,
      replacement,
      doubt: doubtOfToken(type, replacement),
    })),
    notes: grammar.notes, // the last, for the code may have failed meanwhile
  };
}

/** Types of the tokens that the lexer throws away, or that are only the beginning of others. */
function skippedTypes(atn: ATN): ReadonlySet<number> {
  const types = new Set<number>();
  for (const state of atn.states) {
    for (const transition of state?.transitions ?? []) {
      if (!(state && transition instanceof ActionTransition)) continue;
      const action = atn.lexerActions[transition.actionIndex]?.actionType;
      const type = atn.ruleToTokenType[state.ruleIndex];
      if (type !== undefined && (action === LexerActionType.SKIP || action === LexerActionType.MORE)) types.add(type);
    }
  }
  return types;
}

/** Literals that have no name are shown in quotes. */
function isName(name: string): boolean {
  return /^\p{L}/u.test(name);
}
