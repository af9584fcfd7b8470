import { type CharStream, type Lexer, LexerATNSimulator, LexerInterpreter, PredictionContextCache } from "antlr4ng";
import type { RecognizerData } from "../model/compiled-grammar.js";
import { deserializeAtn, emptyAutomata, vocabularyOf } from "./deserialize.js";
import { tolerateExtraPopModes } from "./lexer-hooks.js";
import { StartStates } from "./start-states.js";

/**
 * Makes interpreting lexers for a grammar. All of them share what they learn about the language.
 * @param data the ATN and the names of a lexer
 */
export function lexerFactory(data: RecognizerData): (input: CharStream) => Lexer {
  const atn = deserializeAtn(data.atn);
  const automata = emptyAutomata(atn);
  const contexts = new PredictionContextCache();
  const startStates = new StartStates();
  const vocabulary = vocabularyOf(data);
  const [rules, channels, modes] = [[...data.ruleNames], [...data.channelNames], [...data.modeNames]];
  return (input) => {
    const lexer = new LexerInterpreter(data.fileName, vocabulary, rules, channels, modes, atn, input);
    lexer.interpreter = new LexerATNSimulator(lexer, atn, automata, contexts);
    startStates.attach(lexer);
    tolerateExtraPopModes(lexer);
    return lexer;
  };
}
