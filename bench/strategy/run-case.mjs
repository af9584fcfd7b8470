import { reduceSync } from "treemin";
import { measureCurve } from "./curve.mjs";

/** A reduction ends after this number of tests. */
export const limitTests = 3000;

/**
 * One reduction of a case.
 * @param {{ input: string, language: string, test: (text: string) => boolean }} each
 * @param {string} reduce the pipeline
 * @param {import("treemin").Grammar} language
 * @returns figures of the reduction; `isInteresting` tells whether the result, tested once more, is interesting and no longer
 *   than the input
 */
export function runCase({ input, test }, reduce, language) {
  const started = performance.now();
  const { text, size, tokens, statistics, stopped } = reduceSync({ input, language, test, reduce, limitTests });
  return {
    bytes: size.after,
    tokens: tokens?.after ?? countWords(text),
    tests: statistics.tests,
    ...measureCurve(statistics.steps),
    isFinished: stopped === "finished",
    isInteresting: test(text) && text.length <= input.length,
    time: performance.now() - started,
  };
}

/** Words, numbers and signs: for results that the grammar's lexer has not counted. */
function countWords(text) {
  return text.match(/\w+|[^\s\w]/g)?.length ?? 0;
}
