import { BailErrorStrategy, BaseErrorListener, Token, type TokenStream } from "antlr4ng";
import { ErrorRecovery } from "../../grammar/antlr4ng/error-recovery.js";
import { reportEvents } from "../../grammar/antlr4ng/parser-events.js";
import { predictBy } from "../../grammar/antlr4ng/simulator.js";
import type { Prediction } from "../../grammar/model/compiled-grammar.js";
import type { Grammar } from "../../grammar/model/grammar.js";
import type { ParseTable } from "../table/parse-table.js";
import type { SyntaxProblem } from "../table/syntax-problem.js";
import { type Lexed, lex } from "../tokens/lex.js";
import { DeadlineError } from "../tokens/token-stream.js";
import { QuantifierPaths } from "./quantifier-paths.js";
import { Recorder } from "./recorder.js";

export interface ParseOptions {
  /** The rule to parse as; the grammar's start rule if left out. */
  readonly start?: string;
  /** Makes nodes of hidden tokens (comments, white space) instead of leaving them to the layout. */
  readonly buildHiddenTokens?: boolean;
  /** Sets all tokens of minimal replacements apart by a space, not only those that must not meet. */
  readonly spacedReplacements?: boolean;
}

export interface Parsed {
  readonly table: ParseTable;
  /** The first place where the text does not fit the grammar. */
  readonly problem: SyntaxProblem | undefined;
  /** Whose decisions these are: LL where SLL failed, for an error in the text if nothing else. */
  readonly prediction: Exclude<Prediction, "auto">;
}

/** How a text is to be parsed. */
export interface ParsePlan {
  readonly rule: string;
  readonly buildHiddenTokens: boolean;
  readonly prediction: Prediction;
  /** When `performance.now()` is past it, the parse ends with a DeadlineError, unless the grammar has code. */
  readonly deadline?: number | undefined;
}

/**
 * Parses a text on this thread's stack. SLL prediction comes first, for it is quicker and nearly always right; if it fails
 * in any way, full LL decides, and its errors are the text's.
 * @throws RangeError if the text is nested deeper than the stack allows, DeadlineError
 */
export function parse(grammar: Grammar, text: string, { rule, prediction, ...plan }: ParsePlan): Parsed {
  const lexed = lex(grammar, text, plan);
  const quick = prediction === "ll" ? undefined : attempt(grammar, lexed, { rule, thorough: false, ll: false });
  return quick ?? (attempt(grammar, lexed, { rule, thorough: true, ll: prediction !== "sll" }) as Parsed);
}

/** Takes a text as a list of tokens, each of which may go: for what cannot be parsed. */
export function parseFlat(grammar: Grammar, text: string, plan: Pick<ParsePlan, "rule" | "buildHiddenTokens">): Parsed {
  const lexed = lex(grammar, text, plan);
  const { atn, ruleNames } = grammar.createParser(lexed.stream);
  const recorder = new Recorder(lexed.tokens, new QuantifierPaths(atn));
  recorder.enterRule(ruleNames.indexOf(plan.rule), -1);
  recorder.exitRule();
  return { table: recorder.table(), problem: lexed.problem, prediction: "sll" };
}

/** How one attempt goes: `thorough` recovers from errors, else the first one ends it. */
interface Attempt {
  readonly rule: string;
  readonly thorough: boolean;
  readonly ll: boolean;
}

function attempt(grammar: Grammar, lexed: Lexed, { rule, thorough, ll }: Attempt): Parsed | undefined {
  lexed.stream.seek(0);
  const parser = grammar.createParser(lexed.stream);
  const recorder = new Recorder(lexed.tokens, new QuantifierPaths(parser.atn));
  const errors = new ParserErrors();
  parser.removeErrorListeners();
  parser.addErrorListener(errors);
  parser.errorHandler = thorough ? new ErrorRecovery() : new BailErrorStrategy();
  predictBy(parser, ll ? "ll" : "sll");
  // Code that came with a grammar may look at the tree that is being built.
  parser.buildParseTrees = grammar.hasCode;
  reportEvents(parser, recorder, () => {
    recorder.restart();
    errors.clear();
  });
  try {
    grammar.parse(parser, rule);
  } catch (failure) {
    if (thorough || failure instanceof RangeError || failure instanceof DeadlineError) throw failure;
    return undefined;
  }
  const problem = earliest(lexed.problem, errors.first ?? leftOver(lexed.stream));
  return { table: recorder.table(), problem, prediction: ll ? "ll" : "sll" };
}

/** The first token behind what the rule took. */
function leftOver(stream: TokenStream): SyntaxProblem | undefined {
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

  clear(): void {
    this.first = undefined;
  }

  override syntaxError(...[, , line, column, message]: Parameters<BaseErrorListener["syntaxError"]>): void {
    this.first ??= { line, column: column + 1, message };
  }
}

/** The problem that comes first in the text, if there is any. */
export function earliest(a: SyntaxProblem | undefined, b: SyntaxProblem | undefined): SyntaxProblem | undefined {
  if (!a || !b) return a ?? b;
  return a.line < b.line || (a.line === b.line && a.column <= b.column) ? a : b;
}
