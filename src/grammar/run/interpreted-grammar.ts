import {
  type ATN,
  ATNDeserializer,
  DFA,
  type Lexer,
  LexerATNSimulator,
  LexerInterpreter,
  type Parser,
  type ParserInterpreter,
  PredictionContextCache,
  Vocabulary,
} from "antlr4ng";
import { FaithfulInterpreter, type SharedParser } from "../antlr4ng/parser-interpreter.js";
import { StartStates } from "../antlr4ng/start-states.js";
import type { CompiledGrammar, RecognizerData } from "../model/compiled-grammar.js";
import type { Grammar } from "../model/grammar.js";

/** How a grammar's lexers and parsers are made. */
export interface Recognizers extends Pick<Grammar, "createLexer" | "createParser" | "parse"> {
  /** What went wrong in the grammar's code so far, a line each. */
  readonly failures: readonly string[];
}

/** Interprets a grammar. Its predicates are taken as true, its actions are left out: no code of it runs. */
export function interpret({ lexer, parser }: CompiledGrammar): Recognizers {
  // Both are made when they are first needed: who has a parse done elsewhere may need none of them.
  let createLexer: Grammar["createLexer"] | undefined;
  let shared: SharedParser | undefined;
  return {
    createLexer: (input) => {
      createLexer ??= lexerMaker(lexer);
      return createLexer(input);
    },
    createParser: (tokens) => {
      shared ??= shareParser(parser);
      return new FaithfulInterpreter(shared, tokens);
    },
    parse: (made: Parser, rule: string) => {
      (made as ParserInterpreter).parse(parser.ruleNames.indexOf(rule));
    },
    failures: [],
  };
}

function lexerMaker(data: RecognizerData): Grammar["createLexer"] {
  const atn = atnOf(data);
  const states = atn.decisionToState.map((state, i) => new DFA(state, i));
  const contexts = new PredictionContextCache();
  const starts = new StartStates();
  const vocabulary = vocabularyOf(data);
  const [rules, channels, modes] = [data.ruleNames, data.channelNames, data.modeNames].map((names) => [...names]);
  return (input) => {
    const lexer: Lexer = new ForgivingLexer(
      data.fileName,
      vocabulary,
      rules ?? [],
      channels ?? [],
      modes ?? [],
      atn,
      input,
    );
    lexer.interpreter = new LexerATNSimulator(lexer, atn, states, contexts);
    starts.attach(lexer);
    return lexer;
  };
}

/** Without its actions, or in the middle of a text, a lexer may leave a mode that it never entered; it then stays. */
class ForgivingLexer extends LexerInterpreter {
  override popMode(): number {
    return this.modeStack.length === 0 ? this.mode : super.popMode();
  }
}

function shareParser(data: RecognizerData): SharedParser {
  const atn = atnOf(data);
  return {
    fileName: data.fileName,
    vocabulary: vocabularyOf(data),
    ruleNames: data.ruleNames,
    atn,
    states: atn.decisionToState.map((state, i) => new DFA(state, i)),
    contexts: new PredictionContextCache(),
    lookaheads: new Map(),
  };
}

/** antlr-ng has just made it, so there is no need to verify it. */
function atnOf(data: RecognizerData): ATN {
  const options = { readOnly: false, verifyATN: false, generateRuleBypassTransitions: false };
  return new ATNDeserializer(options).deserialize([...data.atn]);
}

function vocabularyOf({ literalNames, symbolicNames }: RecognizerData): Vocabulary {
  return new Vocabulary([...literalNames], [...symbolicNames]);
}
