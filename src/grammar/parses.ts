import { BailErrorStrategy, CommonTokenStream, PredictionMode, Token } from "antlr4ng";
import { type Grammar, grammarsOf } from "./grammar.js";
import { Relexer } from "./reparse.js";

/**
 * Tells whether texts are sentences of a grammar. What code of the grammar's would have to decide is taken for one, and so is
 * what is nested too deep for this thread. Islands are not looked into.
 * @param isSll takes what SLL prediction does not find a way through for none: where the input needs no more, full LL seldom
 *   finds more either, but takes very long if the grammar is ambiguous
 */
export function sentenceCheck(grammar: Grammar, rule: string, isSll = false): (text: string) => boolean {
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
    parser.interpreter.predictionMode = isSll ? PredictionMode.SLL : PredictionMode.LL;
    try {
      grammar.parse(parser, rule);
    } catch (error) {
      return error instanceof RangeError;
    }
    return tokens.LA(1) === Token.EOF;
  };
}
