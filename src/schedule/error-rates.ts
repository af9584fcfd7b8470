/**
 * What to believe of a test that answers by chance: Wald's sequential probability ratio test ("Sequential Tests of
 * Statistical Hypotheses", Annals of Mathematical Statistics 16(2), 1945).
 */

/** How often a test is wrong, as shares of 1. */
export interface ErrorRates {
  /** Of texts that are not interesting, how many it calls interesting. */
  readonly falsePositives: number;
  /** Of interesting texts, how many it does not call so. */
  readonly falseNegatives: number;
}

/** How many of some answers were `interesting`. */
export interface Tally {
  readonly interesting: number;
  readonly asked: number;
}

/** Beyond these odds a text is taken as interesting: of ten thousand that are not, one gets there. */
const accepted = Math.log(1e4);
/** Below these odds it is taken as uninteresting: of ten that are interesting, one gets there. */
const rejected = Math.log(0.1);
/** What is wrong more often than this cannot be told from chance. */
const mostWrong = 0.4;

/** An estimate of how often answers to texts of one kind are wrong; never 0, for they are few. */
export function rateOf(tallies: readonly Tally[], isWrong: "interesting" | "uninteresting"): number {
  const sum = (count: (tally: Tally) => number) => tallies.reduce((total, tally) => total + count(tally), 0);
  const asked = sum((tally) => tally.asked);
  const interesting = sum((tally) => tally.interesting);
  const wrong = isWrong === "interesting" ? interesting : asked - interesting;
  return Math.min((wrong + 0.5) / (asked + 1), mostWrong);
}

/** Whether answers are enough to decide on a text, and how; undefined if they are not. */
export function decide({ interesting, asked }: Tally, { falsePositives, falseNegatives }: ErrorRates) {
  const odds =
    interesting * Math.log((1 - falseNegatives) / falsePositives) +
    (asked - interesting) * Math.log(falseNegatives / (1 - falsePositives));
  if (odds >= accepted) return "interesting";
  return odds <= rejected ? "uninteresting" : undefined;
}
