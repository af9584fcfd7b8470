import { ActionTransition, type ATN, LexerActionType } from "antlr4ng";
import type { Note } from "../model/compiled-grammar.js";
import { type Grammar, grammarsOf } from "../model/grammar.js";
import { modeToReparse, Relexer } from "../run/relexer.js";
import { symbolsOf } from "./minimal-replacements.js";

/** The minimal replacement of a rule or a token, and whether it is doubtful. */
export interface ReplacementReport {
  /** Name of the rule or token. */
  readonly name: string;
  /**
   * Undefined if the grammar gives none. Then the shortest text of the rule in the input stands in for a rule, and a token
   * stays as it is.
   */
  readonly replacement: string | undefined;
  /** Why the replacement may be wrong; undefined if there is no doubt. */
  readonly doubt: string | undefined;
}

/** A report on one grammar, for its author. */
export interface GrammarReport {
  /** Name of the grammar. */
  readonly name: string;
  /** The name that the format gives the grammar; empty if there is no format. */
  readonly key: string;
  /** Name of the start rule. */
  readonly start: string;
  /** How the grammar is run, and warnings. */
  readonly notes: readonly Note[];
  /** The rules of the parser. */
  readonly rules: readonly ReplacementReport[];
  /** Tokens that have a name and that the lexer does not skip. */
  readonly tokens: readonly ReplacementReport[];
}

/**
 * Reports on a grammar and all its islands, the grammar first. Checks each minimal replacement by parsing it again.
 * @param grammar its code runs if it has any
 */
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
    notes: grammar.notes, // read last, because the checks above may make code fail
  };
}

/** Types of the tokens that the lexer skips, or that are only the beginning of others (`more`). */
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

/** Tells names from literals, which are shown in quotes. */
function isName(name: string): boolean {
  return /^\p{L}/u.test(name);
}
