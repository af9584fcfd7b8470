import { BailErrorStrategy, BaseErrorListener, DefaultErrorStrategy, PredictionMode, Token } from "antlr4ng";
import type { Grammar } from "../grammar/grammar.js";
import { TextStream } from "../grammar/text-stream.js";
import { type Lexed, lex } from "./lex.js";
import type { ParseTable } from "./parse-table.js";
import { QuantifierPaths } from "./quantifier-paths.js";
import { Recorder, record } from "./recorder.js";
import type { SyntaxProblem } from "./syntax-problem.js";
import { LeanTokenStream } from "./token-stream.js";

export interface ParseOptions {
  /** The rule to parse as; the grammar's start rule if left out. */
  readonly start?: string;
  /** Makes nodes of hidden tokens (comments, white space) instead of leaving them to the layout. */
  readonly buildHiddenTokens?: boolean;
}

export interface Parsed {
  readonly table: ParseTable;
  /** The first place where the text does not fit the grammar. */
  readonly problem: SyntaxProblem | undefined;
}

/** The grammar has no such rule. */
export class UnknownRuleError extends Error {
  override readonly name = "UnknownRuleError";
}

/** @throws UnknownRuleError if the grammar has no rule of that name */
export function checkRule(grammar: Grammar, rule: string): void {
  const nothing = new TextStream("");
  const { ruleNames } = grammar.createParser(new LeanTokenStream(grammar.createLexer(nothing), nothing));
  if (ruleNames.includes(rule)) return;
  throw new UnknownRuleError(`The grammar ${grammar.name} has no rule ${rule}. It has: ${ruleNames.join(", ")}.`);
}

/**
 * Parses a text on this thread's stack. SLL prediction comes first, for it is quicker and nearly always right; if it fails
 * in any way, full LL decides, and its errors are the text's.
 * @throws RangeError if the text is nested deeper than the stack allows
 */
export function parse(grammar: Grammar, text: string, options: ParseOptions = {}): Parsed {
  const lexed = lex(grammar, text, options.buildHiddenTokens ?? false);
  const rule = options.start ?? grammar.start;
  return (
    attempt(grammar, lexed, { rule, thorough: false }) ?? (attempt(grammar, lexed, { rule, thorough: true }) as Parsed)
  );
}

/** Takes a text as a list of tokens, each of which may go: for what is nested too deep for any stack. */
export function parseFlat(grammar: Grammar, text: string, options: ParseOptions = {}): Parsed {
  const lexed = lex(grammar, text, options.buildHiddenTokens ?? false);
  const { atn, ruleNames } = grammar.createParser(lexed.stream);
  const recorder = new Recorder(lexed.tokens, new QuantifierPaths(atn));
  recorder.enterRule(ruleNames.indexOf(options.start ?? grammar.start), -1);
  recorder.exitRule();
  const problem = { line: 1, column: 1, message: "nested too deep to be parsed: reduced token by token" };
  return { table: recorder.table(), problem: lexed.problem ?? problem };
}

function attempt(
  grammar: Grammar,
  lexed: Lexed,
  { rule, thorough }: { readonly rule: string; readonly thorough: boolean },
): Parsed | undefined {
  lexed.stream.seek(0);
  const parser = grammar.createParser(lexed.stream);
  const recorder = new Recorder(lexed.tokens, new QuantifierPaths(parser.atn));
  const errors = new ParserErrors();
  parser.removeErrorListeners();
  parser.addErrorListener(errors);
  parser.errorHandler = thorough ? new DefaultErrorStrategy() : new BailErrorStrategy();
  parser.interpreter.predictionMode = thorough ? PredictionMode.LL : PredictionMode.SLL;
  record(parser, recorder);
  try {
    grammar.parse(parser, rule);
  } catch (failure) {
    if (thorough || failure instanceof RangeError) throw failure;
    return undefined;
  }
  return { table: recorder.table(), problem: earliest(lexed.problem, errors.first ?? leftOver(lexed.stream)) };
}

/** The first token behind what the rule took. */
function leftOver(stream: LeanTokenStream): SyntaxProblem | undefined {
  const token = stream.LT(1);
  if (!token || token.type === Token.EOF) return undefined;
  return {
    line: token.line,
    column: token.column + 1,
    message: `nothing was expected here, but there is '${token.text}'`,
  };
}

class ParserErrors extends BaseErrorListener {
  first: SyntaxProblem | undefined;

  override syntaxError(...[, , line, column, message]: Parameters<BaseErrorListener["syntaxError"]>): void {
    this.first ??= { line, column: column + 1, message };
  }
}

function earliest(a: SyntaxProblem | undefined, b: SyntaxProblem | undefined): SyntaxProblem | undefined {
  if (!a || !b) return a ?? b;
  return a.line < b.line || (a.line === b.line && a.column <= b.column) ? a : b;
}
