import { loadLanguage } from "./grammar/languages.js";
import type { Grammar } from "./grammar/model/grammar.js";
import type { Outcome } from "./oracle/oracle.js";
import { parseTreeSync } from "./parse/parse-tree.js";
import {
  type CommonOptions,
  createContext,
  isLarge,
  knownCheckDuration,
  largeSearchOf,
  parseOptions,
  rulesOf,
  searchOf,
  tellOfTree,
} from "./reduction/context.js";
import { conclude, type Reduction, tokensAfterSync } from "./reduction/result.js";
import { NotInterestingError } from "./reduction/test-sanity.js";
import { driveSync, testSync } from "./schedule/sync-driver.js";

/** Options of {@link reduceSync}. */
export interface ReduceSyncOptions extends CommonOptions {
  /** A loaded grammar; see {@link loadLanguage}. Pipelines over lines and characters do without. */
  readonly language?: Grammar;
  /** The interestingness test; `true` and `false` stand for interesting and uninteresting. */
  readonly test: (text: string) => boolean | Outcome;
}

/**
 * Makes a test case small without giving up the thread, for a predicate that answers at once. `signal` and time limits are
 * looked at between tests.
 * @throws NotInterestingError if the predicate does not find the input interesting
 */
export function reduceSync(options: ReduceSyncOptions): Reduction {
  const { language: grammar, test: predicate, limitTime = Number.POSITIVE_INFINITY } = options;
  const job = createContext(options, grammar);
  const { input, ledger } = job;
  const isKnown = knownCheckDuration(job) !== undefined;
  const outcome = isKnown ? "interesting" : testSync(predicate, ledger, ledger.candidateText(input.text));
  if (outcome !== "interesting") {
    const explanation = [
      "The test is a function.",
      outcome === "invalid" ? "It threw, or answered invalid." : `It answered ${outcome}.`,
    ];
    throw new NotInterestingError({ outcome, duration: ledger.time, explanation });
  }
  if (!isKnown) options.journal?.checked(ledger.time);
  const rules = rulesOf(job, options.signal ?? new AbortController().signal);
  rules.onAccepted(input.text, "input");
  const runOptions = { ...rules, predicate, limitTime };
  const early = isLarge(job, input.text) ? driveSync(largeSearchOf(job, input.text)(), runOptions) : "finished";
  if (early !== "finished") return conclude(job, early);
  const parsed = job.grammar && parseTreeSync(job.grammar, ledger.best, parseOptions(options));
  tellOfTree(parsed, job);
  const stopped = driveSync(searchOf(ledger.best, { parsed }, job)(), runOptions);
  return conclude(job, stopped, parsed && { ...parsed, after: tokensAfterSync(job, stopped, parsed) });
}
