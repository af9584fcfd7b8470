// A driver: answers a search by tests that run elsewhere, several at once, and begins no test twice.

/**
 * While tests run, goes on as if no text were interesting, as most are not. Where one is interesting after all, begins another search and gives it the
 * answers that are known. So the result depends neither on the number of tests at once, nor on how long they take.
 * @param begin begins the search, the same each time
 * @param test promises whether a text is interesting
 * @param jobs how many tests may be awaited at once
 * @returns the result of the search
 */
export async function drive(begin, test, jobs) {
  const outcomes = new Map();
  const outcomeOf = (text) => {
    // A test that fails tells that a text is not interesting.
    if (!outcomes.has(text))
      outcomes.set(
        text,
        test(text).catch(() => false),
      );
    return outcomes.get(text);
  };
  /** For each round that is decided: the index of its interesting text, or -1. */
  const answers = [];
  for (;;) {
    const texts = textsBehind(answers, begin());
    const waiting = [];
    for (let next = texts.next(); ; ) {
      if (!next.done && waiting.length < jobs) {
        waiting.push({ ...next.value, outcome: outcomeOf(next.value.text) });
        next = texts.next();
        continue;
      }
      const first = waiting.shift();
      if (!first) return next.value;
      // The rounds before this one are decided, since all tests before this one have ended.
      while (answers.length < first.round) answers.push(-1);
      if (!(await first.outcome)) continue;
      answers.push(first.index);
      break;
    }
  }
}

/** The texts of a search behind some answers, if no more of them are interesting, with their places. Returns the result of the search. */
function* textsBehind(answers, search) {
  let step = search.next();
  for (const index of answers) step = search.next(index < 0 ? undefined : textAt(index, step.value));
  for (let round = answers.length; !step.done; round++) {
    let index = 0;
    for (const text of step.value) yield { text, round, index: index++ };
    step = search.next(undefined);
  }
  return step.value;
}

/** A text of a round. Rounds make their texts when they are drawn. */
function textAt(index, round) {
  let at = 0;
  for (const text of round) if (at++ === index) return text;
  throw new RangeError("The search is not the same as before.");
}
