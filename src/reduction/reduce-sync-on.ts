import type { Grammar } from "../grammar/model/grammar.js";
import type { Outcome } from "../oracle/oracle.js";
import { treeOfTextSync } from "../parse/tree-of-text.js";
import { stoppedBy } from "../schedule/run-rules.js";
import { driveSync, testSync } from "../schedule/sync-driver.js";
import { largeSearchOf, noSearch, searchOf } from "./begin-search.js";
import { type CommonOptions, createContext } from "./context.js";
import { knownCheckDuration, rulesOf } from "./driver-rules.js";
import { parseOptions, tellOfLargeText, tellOfTree } from "./parse-input.js";
import type { Platform } from "./platform.js";
import { concludeSync, type Reduction } from "./result.js";
import { isLarge } from "./size-limit.js";
import { NotInterestingError } from "./test-sanity.js";

/** Options of `reduceSync`. */
export interface ReduceSyncOptions extends Omit<CommonOptions, "input" | "passes"> {
  /** The test case: a text, or bytes, which are decoded with `encoding`. */
  readonly input: string | Uint8Array;
  /** A loaded grammar; see `loadLanguage`. Pipelines over lines and characters need none. */
  readonly language?: Grammar;
  /** The interestingness test; `true` and `false` stand for interesting and uninteresting. */
  readonly test: (text: string) => boolean | Outcome;
}

/**
 * Makes a test case small on the calling thread, for a predicate that answers at once. `signal` and time limits are checked
 * between tests.
 * @param platform what the surroundings offer
 * @param options as the caller gave them; times are in milliseconds
 * @throws RangeError or TypeError if an option has a value that it cannot have
 * @throws NotInterestingError if the predicate does not find the input interesting
 * @throws OracleError if the predicate returns something else than an answer, such as a promise
 * @throws UnknownRuleError if the grammar has no such start rule
 * @throws EncodingError if the input cannot be decoded
 * @throws ProtectionError if what must stay cannot be found
 */
export function reduceSyncOn(platform: Platform, options: ReduceSyncOptions): Reduction {
  const { language: grammar, test: predicate, limitTime = Number.POSITIVE_INFINITY } = options;
  checkKinds(options);
  const context = createContext(options, grammar, platform);
  const { input, statistics, store } = context;
  const { signal = new AbortController().signal } = options;
  if (signal.aborted) return concludeSync(context, stoppedBy(signal));
  const isKnown = knownCheckDuration(context) !== undefined;
  const { outcome, error } = isKnown
    ? ({ outcome: "interesting" } as const)
    : testSync(predicate, store.candidateText(input.text), context);
  if (outcome !== "interesting") {
    const explanation = [
      "The test is a function.",
      error === undefined ? `It answered ${outcome}.` : `It threw ${error}.`,
    ];
    throw new NotInterestingError({ outcome, duration: statistics.time, explanation, error });
  }
  if (!isKnown) options.journal?.checked(statistics.time);
  const rules = rulesOf(context, signal);
  rules.onAccepted(input.text, "input");
  const runOptions = { ...rules, predicate, limitTime };
  if (isLarge(context, input.text)) {
    const early = driveSync(largeSearchOf(context, input.text)(), runOptions);
    if (early !== "finished") return concludeSync(context, early);
    if (isLarge(context, statistics.best)) {
      tellOfLargeText(context, statistics.best);
      return concludeSync(context, driveSync(noSearch(), runOptions));
    }
  }
  const parsed = context.grammar && treeOfTextSync(context.grammar, statistics.best, parseOptions(context));
  tellOfTree(parsed, context);
  const stopped = driveSync(searchOf(statistics.best, { parsed }, context)(), runOptions);
  return concludeSync(context, stopped, parsed && { first: parsed, last: parsed });
}

/** Checks the options that `reduce` takes in more forms. JavaScript does not know their types. */
function checkKinds(options: { readonly language?: unknown; readonly test: unknown }): void {
  const { language, test } = options;
  if (typeof language === "string") {
    const load = `await loadLanguage(${JSON.stringify(language)})`;
    throw new TypeError(`The language is a name, ${language}; reduceSync() needs a grammar: ${load}.`);
  }
  if ("passes" in options) throw new TypeError("The option passes is for reduce(), which waits for programs.");
  if (typeof test !== "function") {
    throw new TypeError("The test is no function. Use reduce() for commands and modules.");
  }
}
