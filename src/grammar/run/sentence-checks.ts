import { keyOf } from "../../tree/text-key.js";
import type { Grammar } from "../model/grammar.js";
import { type CheckPlan, type SentenceCheck, sentenceCheck } from "./sentence-check.js";

/**
 * Makes a function that returns the check for texts derived from a given one, or undefined if the given text is no sentence
 * itself. The check uses SLL prediction if that suffices for the given text. Full LL then rarely accepts more texts, but takes
 * very long if the grammar is ambiguous. Answers are cached, because a search often returns to the same text.
 * @param grammar the language of the texts
 * @param plan the rule, and how the parser predicts if SLL does not suffice
 */
export function sentenceChecks(grammar: Grammar, plan: CheckPlan): (start: string) => SentenceCheck | undefined {
  const predictions = plan.prediction === "sll" ? (["sll"] as const) : (["sll", "ll"] as const);
  const checks = predictions.map((prediction) => cached(sentenceCheck(grammar, { ...plan, prediction })));
  return (start) => checks.find((check) => check(start));
}

/** How many answers are cached, about 100 bytes each. When there are more, the cache is cleared. */
const mostAnswers = 100_000;

function cached(check: SentenceCheck): SentenceCheck {
  const answers = new Map<string, boolean>();
  return (text) => {
    const { digest } = keyOf(text);
    const answer = answers.get(digest) ?? check(text);
    if (answers.size >= mostAnswers) answers.clear();
    answers.set(digest, answer);
    return answer;
  };
}
