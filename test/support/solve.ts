import type { Search } from "#src/search/search.js";

/** Far more tests than any search in the tests needs. A search that reaches it does not end. */
const limit = 2_000_000;

/**
 * Answers a search, one candidate after the other.
 * @returns the result of the search, all candidates that were tested, and those that were accepted
 */
export function solve<C, R>(
  search: Search<C, R>,
  isInteresting: (candidate: C) => boolean,
): { readonly result: R; readonly tests: readonly C[]; readonly accepted: readonly C[] } {
  const tests: C[] = [];
  const accepted: C[] = [];
  let step = search.next();
  while (!step.done) {
    let answer: C | undefined;
    for (const candidate of step.value) {
      if (tests.length === limit) throw new Error(`The search does not end: ${limit} candidates were tested.`);
      tests.push(candidate);
      if (!isInteresting(candidate)) continue;
      answer = candidate;
      accepted.push(candidate);
      break;
    }
    step = search.next(answer);
  }
  return { result: step.value, tests, accepted };
}

/**
 * Answers a search over texts and shows its tests: `ab b! | ∅` is a round of two tests, of which the second was interesting,
 * and a round of one test, of the empty text.
 */
export function tell(search: Search<string, unknown>, isInteresting: (text: string) => boolean): string {
  const rounds: string[] = [];
  for (let step = search.next(); !step.done; ) {
    const tests: string[] = [];
    let answer: string | undefined;
    for (const text of step.value) {
      if (isInteresting(text)) answer = text;
      tests.push((text || "∅") + (answer === undefined ? "" : "!"));
      if (answer !== undefined) break;
    }
    rounds.push(tests.join(" "));
    step = search.next(answer);
  }
  return rounds.join(" | ");
}
