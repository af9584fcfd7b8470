import { type ATN, ATNDeserializer, DFA, Vocabulary } from "antlr4ng";
import type { RecognizerData } from "../model/compiled-grammar.js";

/** Restores an ATN. It is not verified, because antlr-ng made it. */
export function deserializeAtn({ atn }: RecognizerData): ATN {
  const options = { readOnly: false, verifyATN: false, generateRuleBypassTransitions: false };
  return new ATNDeserializer(options).deserialize([...atn]);
}

/** One empty prediction automaton for each decision of an ATN. */
export function emptyAutomata(atn: ATN): DFA[] {
  return atn.decisionToState.map((state, i) => new DFA(state, i));
}

/** The names of a lexer's or parser's tokens. */
export function vocabularyOf({ literalNames, symbolicNames }: RecognizerData): Vocabulary {
  return new Vocabulary([...literalNames], [...symbolicNames]);
}
