/** Reports what a parser does, by wrapping the methods that generated code and antlr4ng's interpreter call. */
import { type Parser, type ParserRuleContext, Token } from "antlr4ng";

/** Receives what a parser does, in order. States are numbers of states in the parser's ATN. */
export interface ParserEvents {
  /** The parser enters a rule, called from a state of the rule around it; -1 for the start rule. */
  enterRule(rule: number, invokingState: number): void;
  exitRule(): void;
  /** What a left-recursive rule has matched so far becomes the first child of a new node of the same rule. */
  recurse(rule: number): void;
  /** The parser matches the next token in a state. */
  token(state: number): void;
  /** The parser skips the next token to recover from an error. */
  errorToken(): void;
}

/**
 * Makes a parser, generated or interpreted, report its events.
 * @param parser is changed
 * @param events are called in the order of the parse
 * @param onRestart is called when the parser starts over at the beginning of the text: code that came with a grammar may read
 * a text twice, first to collect names
 */
export function reportEvents(parser: Parser, events: ParserEvents, onRestart: () => void): void {
  reportRules(parser, events);
  reportRecursion(parser, events);
  reportTokens(parser, events);
  const reset = parser.reset.bind(parser);
  parser.reset = (seekBack) => {
    onRestart();
    reset(seekBack);
  };
}

function reportRules(parser: Parser, events: ParserEvents): void {
  const enterRule = parser.enterRule.bind(parser);
  const exitRule = parser.exitRule.bind(parser);
  parser.enterRule = (context: ParserRuleContext, state, rule) => {
    events.enterRule(rule, context.invokingState);
    enterRule(context, state, rule);
  };
  parser.exitRule = () => {
    events.exitRule();
    exitRule();
  };
}

function reportRecursion(parser: Parser, events: ParserEvents): void {
  const enterRecursionRule = parser.enterRecursionRule.bind(parser);
  const pushNewRecursionContext = parser.pushNewRecursionContext.bind(parser);
  const unrollRecursionContexts = parser.unrollRecursionContexts.bind(parser);
  parser.enterRecursionRule = (context: ParserRuleContext, state, rule, precedence) => {
    events.enterRule(rule, context.invokingState);
    enterRecursionRule(context, state, rule, precedence);
  };
  parser.pushNewRecursionContext = (context: ParserRuleContext, state, rule) => {
    events.recurse(rule);
    pushNewRecursionContext(context, state, rule);
  };
  parser.unrollRecursionContexts = (parent: ParserRuleContext | null) => {
    events.exitRule();
    unrollRecursionContexts(parent);
  };
}

function reportTokens(parser: Parser, events: ParserEvents): void {
  const consume = parser.consume.bind(parser);
  parser.consume = () => {
    if (parser.inputStream.LA(1) === Token.EOF) return consume();
    if (parser.errorHandler.inErrorRecoveryMode(parser)) events.errorToken();
    else events.token(parser.state);
    return consume();
  };
}
