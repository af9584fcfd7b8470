import { BailErrorStrategy, CommonTokenStream, Token } from "antlr4ng";
import { predictBy } from "../antlr4ng/simulator.js";
import type { Prediction } from "../model/compiled-grammar.js";
import { type Grammar, grammarsOf } from "../model/grammar.js";
import { Relexer } from "./relexer.js";

/** Tells whether a text is a sentence of a grammar. */
export type SentenceCheck = (text: string) => boolean;

/** How sentences of a grammar are told. */
export interface CheckPlan {
  /** The rule that a sentence is parsed as. */
  readonly rule: string;
  /** Full LL if SLL finds no way through a text, too, or not. Default: LL. */
  readonly prediction?: Exclude<Prediction, "auto">;
}

/**
 * Checks whether texts are sentences of a grammar. What code of the grammar's would have to decide is taken for one, and so
 * is what is nested too deep for this thread. Islands are not looked into.
 */
export function sentenceCheck(grammar: Grammar, { rule, prediction = "ll" }: CheckPlan): SentenceCheck {
  if (grammarsOf(grammar).some(({ hasCode }) => hasCode)) return () => true;
  let relexer: Relexer | undefined;
  return (text) => {
    relexer ??= new Relexer(grammar);
    if (!relexer.read(text, 0).isWhole) return false;
    const tokens = new CommonTokenStream(relexer.at(text, 0));
    const parser = grammar.createParser(tokens);
    parser.removeErrorListeners();
    parser.errorHandler = new BailErrorStrategy();
    parser.buildParseTrees = false;
    predictBy(parser, prediction);
    try {
      grammar.parse(parser, rule);
    } catch (error) {
      return error instanceof RangeError;
    }
    return tokens.LA(1) === Token.EOF;
  };
}
