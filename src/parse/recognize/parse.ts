import { BailErrorStrategy, BaseErrorListener, Token, type TokenStream } from "antlr4ng";
import { ErrorRecovery } from "../../grammar/antlr4ng/error-recovery.js";
import { reportEvents } from "../../grammar/antlr4ng/parser-events.js";
import { recognizersOf } from "../../grammar/antlr4ng/recognizers.js";
import { predictBy } from "../../grammar/antlr4ng/simulator.js";
import type { Grammar } from "../../grammar/model/grammar.js";
import { DeadlineError } from "../../grammar/run/token-stream.js";
import type { SyntaxProblem } from "../table/syntax-problem.js";
import { type Lexed, lex } from "../tokens/lex.js";
import type { Parsed, ParsePlan } from "./parsed.js";
import { QuantifierPaths } from "./quantifier-paths.js";
import { Recorder } from "./recorder.js";

/**
 * Parses a text on this thread's stack. SLL prediction comes first, because it is faster and nearly always suffices. If it
 * meets a syntax error or stops before the end, the text is parsed again with full LL, whose errors are reported.
 * @param grammar the language of the text
 * @param text the whole text
 * @param plan the start rule, the kind of prediction, and the deadline as a value of `performance.now()`
 * @throws RangeError if the text is nested deeper than the stack allows
 * @throws DeadlineError if the parse takes longer than the deadline
 */
export function parse(grammar: Grammar, text: string, { rule, prediction, ...plan }: ParsePlan): Parsed {
  const lexed = lex(grammar, text, plan);
  const quick =
    prediction === "ll" ? undefined : runParser(grammar, lexed, { rule, recovers: false, prediction: "sll" });
  // By SLL, a rule without EOF may also end too early.
  if (quick && (prediction === "sll" || isRead(lexed.stream))) return quick;
  return runParser(grammar, lexed, { rule, recovers: true, prediction: prediction === "sll" ? "sll" : "ll" }) as Parsed;
}

/**
 * Whether SLL prediction alone finds that the tokens of a text are a sentence of a rule. Throws what {@link parse} throws.
 * @param grammar whose parser is used
 * @param lexed the tokens of the whole text
 * @param rule name of a parser rule
 */
export function fits(grammar: Grammar, { stream }: Lexed, rule: string): boolean {
  stream.seek(0);
  const recognizers = recognizersOf(grammar);
  const parser = recognizers.createParser(stream);
  parser.removeErrorListeners();
  parser.errorHandler = new BailErrorStrategy();
  predictBy(parser, "sll");
  parser.buildParseTrees = grammar.hasCode;
  try {
    recognizers.parse(parser, rule);
  } catch (failure) {
    if (failure instanceof RangeError || failure instanceof DeadlineError) throw failure;
    return false;
  }
  return isRead(stream);
}

function isRead(stream: TokenStream): boolean {
  return stream.LA(1) === Token.EOF;
}

/**
 * Makes a flat list of a text's tokens without parsing, each of which can be removed: for texts that cannot be parsed.
 * @param grammar whose lexer is used
 * @param text any text
 * @param plan the rule that names the root, and whether hidden tokens become nodes
 */
export function parseFlat(grammar: Grammar, text: string, plan: Pick<ParsePlan, "rule" | "buildHiddenTokens">): Parsed {
  const lexed = lex(grammar, text, plan);
  const { atn, ruleNames } = recognizersOf(grammar).createParser(lexed.stream);
  const recorder = new Recorder(lexed.tokens, QuantifierPaths.of(atn));
  recorder.enterRule(ruleNames.indexOf(plan.rule), -1);
  recorder.exitRule();
  return { table: recorder.table(), problem: lexed.problem, prediction: "sll" };
}

/** One run of the parser. */
interface ParserRun {
  readonly rule: string;
  /** Whether the parser recovers from syntax errors; otherwise the first one ends the run. */
  readonly recovers: boolean;
  readonly prediction: Parsed["prediction"];
}

function runParser(grammar: Grammar, lexed: Lexed, { rule, recovers, prediction }: ParserRun): Parsed | undefined {
  lexed.stream.seek(0);
  const recognizers = recognizersOf(grammar);
  const parser = recognizers.createParser(lexed.stream);
  const recorder = new Recorder(lexed.tokens, QuantifierPaths.of(parser.atn));
  const errors = new ParserErrors();
  parser.removeErrorListeners();
  parser.addErrorListener(errors);
  parser.errorHandler = recovers ? new ErrorRecovery() : new BailErrorStrategy();
  predictBy(parser, prediction);
  // Code that came with a grammar may look at the tree.
  parser.buildParseTrees = grammar.hasCode;
  reportEvents(parser, recorder, () => {
    recorder.restart();
    errors.clear();
  });
  try {
    recognizers.parse(parser, rule);
  } catch (failure) {
    if (recovers || failure instanceof RangeError || failure instanceof DeadlineError) throw failure;
    return undefined;
  }
  const problem = earliest(lexed.problem, errors.first ?? leftOver(lexed.stream));
  return { table: recorder.table(), problem, prediction };
}

/** The problem of a text that continues after the end of its start rule. */
function leftOver(stream: TokenStream): SyntaxProblem | undefined {
  const token = stream.LT(1);
  if (!token || isRead(stream)) return undefined;
  return {
    line: token.line,
    column: token.column + 1,
    message: `nothing was expected here, but there is '${token.text}'`,
  };
}

/** Keeps the first syntax error. */
class ParserErrors extends BaseErrorListener {
  first: SyntaxProblem | undefined;

  clear(): void {
    this.first = undefined;
  }

  override syntaxError(...[parser, token, line, column, message]: Parameters<BaseErrorListener["syntaxError"]>): void {
    // antlr4ng shows the number of a token without text, such as the end of a block in Python.
    const nameOf = (_: string, type: string) => `${parser.vocabulary.getSymbolicName(+type)}`;
    this.first ??= { line, column: column + 1, message: token?.text ? message : message.replace(/'<(\d+)>'/, nameOf) };
  }
}

/**
 * The problem that comes first in the text; undefined if there is none.
 * @param a one problem
 * @param b another; `a` is returned if both are at the same place
 */
export function earliest(a: SyntaxProblem | undefined, b: SyntaxProblem | undefined): SyntaxProblem | undefined {
  if (!a || !b) return a ?? b;
  return a.line < b.line || (a.line === b.line && a.column <= b.column) ? a : b;
}
