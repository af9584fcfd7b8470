/**
 * Predicts how likely a change is interesting. A change fails for one of two reasons: it removes something needed, or it is not valid
 * where it is made. The model learns both while the search runs.
 *
 * Needed places are independent of each other, as in probabilistic delta debugging (Wang, Shen, Chen, Xiong and Zhang, FSE 2021), but
 * a range may hold any number of them: they form a Poisson process, and a {@link NeedMap} keeps its measure. After a failure, the measure
 * of what the change removes grows to the number of needed places that are now expected there. The share of the failure that this does
 * not explain lowers the validity of this kind of change.
 */
import type { TokenRange } from "../../tree/node.js";
import { exp, expMinus1 } from "./exponential.js";
import { NeedMap } from "./need-map.js";

/** How many needed places a text is expected to have before anything is known. */
const expectedPlaces = 1.5;

/** The assumed validity of a kind of change that has not been tried, and how many observed changes that assumption counts for. */
const priorValidity = 0.7;
const priorStrength = 2;

/** Removals that follow from names are less often valid. */
const priorValidityOfNames: Readonly<Record<string, number>> = {
  name: 0.25,
  named: 0.15,
  "unused names": 0.25,
  "uses replaced": 0.25,
  unneeded: 0.45,
  entries: 0.45,
};

/** The weight of the prior for the ratio of found to predicted needed places, as a number of needed places. */
const trust = 4;

/** The factor by which each new observation lowers the weight of earlier ones. */
const fading = 0.95;

/** Outcomes of the changes of one kind. A failure counts only by the share that needed places do not explain. */
interface Counts {
  successes: number;
  failures: number;
}

/** A change, as far as the model is concerned. */
export interface ModelledChange {
  /** The ranges of tokens that it removes; the same array as long as they are the same. */
  readonly ranges: readonly TokenRange[];
  /** The kinds of change that it belongs to. */
  readonly kinds: readonly string[];
}

/** A larger change that failed. */
export interface FailedAround {
  readonly ranges: readonly TokenRange[];
  /** The probability that it failed because something in it is needed. */
  readonly blame: number;
}

/** Learns from the outcomes of changes, and predicts others. */
export class SuccessModel {
  readonly #needs: NeedMap;
  readonly #counts = new Map<string, Counts>();
  /** Numbers of needed places that were found and predicted; their ratio corrects the measure. */
  #found = trust;
  #predicted = trust;

  /** The probability that nothing in the text is needed, minus 1. */
  #noneMinus1: number;

  /** @param text all tokens of the text */
  constructor(text: TokenRange) {
    this.#needs = new NeedMap(text, expectedPlaces);
    this.#noneMinus1 = expMinus1(-this.#whole);
  }

  /**
   * The probability that a change is interesting.
   * @param around the smallest failed change around it: something in that one is needed, but perhaps not in this one
   * @param least 0 is returned if the change is valid with at most this probability
   */
  probability({ ranges, kinds }: ModelledChange, around?: FailedAround, least = 0): number {
    const validity = this.validity(kinds);
    if (validity <= least) return 0;
    const needs = this.#needsOf(ranges);
    let probability = exp(-needs) * shareOutside(this.#whole, needs, this.#noneMinus1);
    if (around) probability *= 1 - around.blame * (1 - shareOutside(this.#needsOf(around.ranges), needs));
    return probability * validity;
  }

  /** Notes that a change was interesting. */
  succeeded({ ranges, kinds }: ModelledChange): void {
    for (const kind of kinds) this.#countsOf(kind).successes++;
    const needs = this.#needsOf(ranges);
    this.#needs.scale(ranges, 0);
    this.#correct(needs, 0);
  }

  /**
   * Notes that a change was not interesting. `kinds` is empty if this was inferred without a test.
   * @returns the probability that something in it is needed
   */
  failed({ ranges, kinds }: ModelledChange): number {
    const needs = this.#needsOf(ranges);
    const free = exp(-needs);
    const blame = Math.min(1, (1 - free) / (1 - this.validity(kinds) * free));
    const factor = blame / Math.max(Number.EPSILON, 1 - free) + 1 - blame;
    this.#needs.scale(ranges, Math.max(1, factor));
    this.#correct(needs, blame);
    for (const kind of kinds) this.#countsOf(kind).failures += (1 - blame) / kinds.length;
    return blame;
  }

  #needsOf(ranges: readonly TokenRange[]): number {
    return this.#needs.sumOf(ranges) * this.#correction;
  }

  /** How many needed places the text is expected to have. */
  get #whole(): number {
    return this.#needs.total * this.#correction;
  }

  get #correction(): number {
    return this.#found / this.#predicted;
  }

  #correct(predicted: number, found: number): void {
    this.#found = fading * this.#found + (1 - fading) * trust + found;
    this.#predicted = fading * this.#predicted + (1 - fading) * trust + Math.min(1, predicted / this.#correction);
    this.#noneMinus1 = expMinus1(-this.#whole);
  }

  /** The probability that a change of some kinds is valid. */
  validity(kinds: readonly string[]): number {
    let validity = 1;
    for (const kind of kinds) {
      const prior = priorValidityOfNames[kind] ?? priorValidity;
      const { successes, failures } = this.#countsOf(kind);
      validity *= (successes + priorStrength * prior) / (successes + failures + priorStrength);
    }
    return validity;
  }

  #countsOf(kind: string): Counts {
    const known = this.#counts.get(kind);
    if (known) return known;
    const counts = { successes: 0, failures: 0 };
    this.#counts.set(kind, counts);
    return counts;
  }
}

/**
 * The probability that something outside a part is needed, given that something in the whole is needed.
 * @param whole the measure of the whole
 * @param part the measure of the part
 * @param noneMinus1 e^-whole - 1, if the caller keeps it
 */
function shareOutside(whole: number, part: number, noneMinus1 = expMinus1(-whole)): number {
  return whole <= 0 ? 0 : expMinus1(-Math.max(0, whole - part)) / noneMinus1;
}
