/**
 * A reduction algorithm, written as a generator that asks questions. It yields rounds of candidates, best first. The answer
 * to a round is its first interesting candidate, or undefined if there is none. The algorithm does not know how the answer
 * is found: from a cache, by a test in the same process, or by several commands at the same time.
 *
 * The answer is one of the candidates themselves, not a copy. A search must be deterministic and lazy: a round makes each
 * candidate when it is drawn, and a round that is drawn from only in part, or not at all, leaves the search unaffected.
 *
 * Most rounds have one candidate. With several jobs, larger rounds are no faster, because the driver continues with the next rounds
 * before a test has ended.
 *
 * C is the type of the candidates, R that of the result.
 */
export type Search<C, R> = Generator<Round<C>, R, C | undefined>;

/**
 * The candidates of one round, in order. If another process proposes them, they must be fetched before the first one is drawn, but only
 * once the answers to all earlier rounds are final, because that process cannot go back.
 */
export interface Round<C> extends Iterable<C> {
  /** Gets the candidates from the other process, unless that has been done. */
  readonly fetch?: () => Promise<void>;
}

/**
 * One round, as a search.
 * @param round candidates, best first; they are drawn only as far as they are needed
 * @returns the first interesting candidate of the round
 */
export function* ask<C>(round: Round<C>): Search<C, C | undefined> {
  return yield round;
}

/**
 * The same search over other candidates.
 * @param search the original search
 * @param map makes a new candidate from each candidate of `search`, when it is drawn
 */
export function* mapSearch<C, D, R>(search: Search<C, R>, map: (candidate: C) => D): Search<D, R> {
  let step = search.next();
  while (!step.done) {
    const originals = new CandidateOrigins<D, C>();
    const { fetch } = step.value;
    const mapped = mapRound(step.value, map, originals);
    const answer = yield fetch ? Object.assign(mapped, { fetch }) : mapped;
    step = search.next(answer === undefined ? undefined : originals.get(answer));
  }
  return step.value;
}

/**
 * The same search without the candidates that must not be tested. The search is answered as if these were uninteresting.
 * @param search the search whose rounds are filtered
 * @param isAllowed returns whether a candidate may be tried
 */
export function* filterSearch<C, R>(search: Search<C, R>, isAllowed: (candidate: C) => boolean): Search<C, R> {
  let step = search.next();
  while (!step.done) step = search.next(yield filterRound(step.value, isAllowed));
  return step.value;
}

function* filterRound<C>(round: Iterable<C>, isAllowed: (candidate: C) => boolean): Iterable<C> {
  for (const candidate of round) if (isAllowed(candidate)) yield candidate;
}

function* mapRound<C, D>(round: Iterable<C>, map: (candidate: C) => D, originals: CandidateOrigins<D, C>): Iterable<D> {
  for (const original of round) {
    const candidate = map(original);
    originals.add(candidate, original);
    yield candidate;
  }
}

/**
 * The candidates of a round, each with the one that it was made from. Of equal candidates, the first one counts. Except for
 * the first, candidates that are objects are held weakly, because all candidates of a large round do not fit into memory.
 */
class CandidateOrigins<D, C> {
  /** Kept apart, because most rounds have one candidate and need no maps. */
  #first: { readonly candidate: D; readonly original: C } | undefined;
  #ofObjects: WeakMap<object, C> | undefined;
  #ofValues: Map<D, C> | undefined;

  add(candidate: D, original: C): void {
    this.#first ??= { candidate, original };
    if (this.get(candidate) !== undefined) return;
    if (candidate instanceof Object) {
      this.#ofObjects ??= new WeakMap();
      this.#ofObjects.set(candidate, original);
    } else {
      this.#ofValues ??= new Map();
      this.#ofValues.set(candidate, original);
    }
  }

  get(candidate: D): C | undefined {
    if (this.#first?.candidate === candidate) return this.#first.original;
    return candidate instanceof Object ? this.#ofObjects?.get(candidate) : this.#ofValues?.get(candidate);
  }
}
