import { keyOf } from "../../tree/text-key.js";
import type { Grammar } from "../model/grammar.js";
import { type CheckPlan, type SentenceCheck, sentenceCheck } from "./sentence-check.js";

/**
 * Finds the check for texts that are made from a given one; undefined if that one is no sentence itself. Where it needs no
 * more, SLL prediction decides: full LL seldom finds a way through more texts then, but takes very long if the grammar is
 * ambiguous. Answers are remembered, for a search comes by the same texts again and again.
 */
export function sentenceChecks(grammar: Grammar, plan: CheckPlan): (start: string) => SentenceCheck | undefined {
  const predictions = plan.prediction === "sll" ? (["sll"] as const) : (["sll", "ll"] as const);
  const checks = predictions.map((prediction) => remembering(sentenceCheck(grammar, { ...plan, prediction })));
  return (start) => checks.find((check) => check(start));
}

/** How many answers are remembered, a hundred bytes each or so. */
const most = 100_000;

function remembering(check: SentenceCheck): SentenceCheck {
  const answers = new Map<string, boolean>();
  return (text) => {
    const { digest } = keyOf(text);
    const answer = answers.get(digest) ?? check(text);
    if (answers.size >= most) answers.clear();
    answers.set(digest, answer);
    return answer;
  };
}
