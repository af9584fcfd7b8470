/**
 * A reduction algorithm as a generator that asks. It yields rounds of candidates, best first, and is answered with the
 * first interesting one of the round, or undefined if there is none. Who answers, and how (from a cache, in process, by
 * commands in parallel), is not the algorithm's business.
 *
 * The answer is one of the candidates themselves, not a copy. A search is deterministic and lazy: a round builds a candidate
 * when it is asked for it, and may be left half-way or not looked into at all: doing so has no effect on the search.
 */
export type Search<C, R> = Generator<Iterable<C>, R, C | undefined>;

/** One round, as a search: the first interesting candidate of it. */
export function* ask<C>(round: Iterable<C>): Search<C, C | undefined> {
  return yield round;
}

/** The same search over other candidates: `map` makes each from the search's own. */
export function* mapSearch<C, D, R>(search: Search<C, R>, map: (candidate: C) => D): Search<D, R> {
  let step = search.next();
  while (!step.done) {
    const originals = new Originals<D, C>();
    const answer = yield mapRound(step.value, map, originals);
    step = search.next(answer === undefined ? undefined : originals.get(answer));
  }
  return step.value;
}

function* mapRound<C, D>(round: Iterable<C>, map: (candidate: C) => D, originals: Originals<D, C>): Iterable<D> {
  for (const original of round) {
    const candidate = map(original);
    originals.add(candidate, original);
    yield candidate;
  }
}

/**
 * What candidates were made from, the first of equal ones. It holds no candidate that nobody else holds: all of a large
 * round do not fit into memory.
 */
class Originals<D, C> {
  readonly #ofObjects = new WeakMap<object, C>();
  readonly #ofValues = new Map<D, C>();

  add(candidate: D, original: C): void {
    if (this.get(candidate) !== undefined) return;
    if (candidate instanceof Object) this.#ofObjects.set(candidate, original);
    else this.#ofValues.set(candidate, original);
  }

  get(candidate: D): C | undefined {
    return candidate instanceof Object ? this.#ofObjects.get(candidate) : this.#ofValues.get(candidate);
  }
}
