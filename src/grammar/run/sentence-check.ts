import type { Prediction } from "../model/compiled-grammar.js";
import { type Grammar, grammarsOf } from "../model/grammar.js";
import { isSentence, Relexer } from "./relexer.js";

/** Tells whether a text is a sentence of a grammar. */
export type SentenceCheck = (text: string) => boolean;

/** How texts are checked. */
export interface CheckPlan {
  /** The rule that a sentence is parsed as. */
  readonly rule: string;
  /** With `sll`, a text that only full LL prediction can parse is no sentence. Default: `ll`. */
  readonly prediction?: Exclude<Prediction, "auto">;
}

/**
 * Makes a check whether texts are sentences of a grammar. It accepts every text of a grammar whose code would have to decide,
 * and every text that is nested too deep for this thread. It does not look into islands.
 * @param grammar the language of the texts
 * @param plan the rule, and how the parser predicts
 */
export function sentenceCheck(grammar: Grammar, { rule, prediction = "ll" }: CheckPlan): SentenceCheck {
  if (grammarsOf(grammar).some(({ hasCode }) => hasCode)) return () => true;
  let relexer: Relexer | undefined;
  return (text) => {
    relexer ??= new Relexer(grammar);
    try {
      return isSentence(grammar, relexer, { rule, text, mode: 0, prediction });
    } catch (error) {
      if (error instanceof RangeError) return true;
      throw error;
    }
  };
}
