import { FolderCase } from "./folder/folder-case.js";
import { loadFolderLanguage, loadLanguage } from "./grammar/languages.js";
import type { Grammar } from "./grammar/model/grammar.js";
import { openOracle, type Test } from "./oracle/open-oracle.js";
import type { Oracle } from "./oracle/oracle.js";
import { Programs } from "./programs/program.js";
import { checkTest } from "./reduction/check-options.js";
import type { ReductionContext } from "./reduction/context.js";
import { checkFolderOptions } from "./reduction/folder-options.js";
import { nodePlatform } from "./reduction/node-platform.js";
import { type AsyncOptions, reduceOn } from "./reduction/reduce-on.js";
import type { Reduction } from "./reduction/result.js";
import { mostInputTests } from "./reduction/test-sanity.js";
import type { DriverOptions, Slots } from "./schedule/driver.js";
import { Interventions } from "./schedule/interventions.js";
import type { RunControl } from "./schedule/run-control.js";
import { encodingOf } from "./system/encoding.js";
import type { WorkersOptions } from "./workers/worker-oracle.js";

/** Options of {@link reduce}. */
export interface ReduceOptions extends AsyncOptions {
  /** Name of a bundled language, or a grammar. Pipelines over lines and characters need none. */
  readonly language?: string | Grammar;
  /** The interestingness test. */
  readonly test: Test;
  /** Where the tests run, if not here. As many run at once as the workers have slots, and `jobs` does not count. */
  readonly workers?: WorkersOptions;
  /** Lets a person change the course of the reduction while it goes on. */
  readonly control?: RunControl;
}

/**
 * Makes a test case small. A limit or an abort is not an error: the result is the best text so far.
 * @param options the test case, its test and limits; times are in milliseconds
 * @throws RangeError or TypeError if an option has a value that it cannot have
 * @throws NotInterestingError if the test does not find the input interesting
 * @throws SuspiciousTestError if the test is watched and accepts the empty text and an unrelated one
 * @throws OracleError if the test or a program of `passes` cannot be run, a watched test has stopped working, or no worker is left
 * @throws UnknownLanguageError if there is no such language
 * @throws UnknownRuleError if the grammar has no such start rule
 * @throws EncodingError if the input cannot be decoded
 * @throws ProtectionError if what must stay cannot be found
 */
export async function reduce(options: ReduceOptions): Promise<Reduction> {
  checkTest(options.test);
  const grammar = await languageOf(options);
  if (options.input instanceof FolderCase) checkFolderOptions(options);
  const surroundings = {
    platform: nodePlatform,
    grammar,
    open: (context: ReductionContext) => oracleOf(options, context),
    startPrograms: (warn: (message: string) => void) => Programs.start(options.passes ?? [], warn),
    interventionsOf: (context: ReductionContext, use: Pick<DriverOptions, "guard" | "signal">) =>
      interventionsOf(options, context, use),
  };
  return await reduceOn(surroundings, options);
}

/** The interventions of a person, including those of the run that this one continues. */
function interventionsOf(
  { journal, control }: ReduceOptions,
  { input, options, protection, statistics, store }: ReductionContext,
  { guard, signal }: Pick<DriverOptions, "guard" | "signal">,
): Interventions {
  const interventions = new Interventions(statistics, journal?.interventions, (each) => journal?.intervene(each));
  const refusalOf = () => {
    if (input.folder || options.generated) return "Only single files can be edited, not folders, and not choices.";
    if (protection.isUsed) return "Parts are protected, so the text cannot be edited.";
    return statistics.steps.length === 0 ? "The input is still being tested." : undefined;
  };
  control?.attach({
    get isPaused() {
      return interventions.isPaused;
    },
    set isPaused(isPaused) {
      interventions.isPaused = isPaused;
    },
    get best() {
      return statistics.best;
    },
    get refusal() {
      return refusalOf();
    },
    skip: (phase) => interventions.skip(phase),
    replace: (text) => interventions.replace(text),
    test: async (text) => {
      const outcome = await guard.test(text, signal);
      store.remember(store.candidateText(text), outcome);
      return outcome;
    },
    inspect: (text) => guard.inspect(text, signal),
  });
  return interventions;
}

/** The oracle of a reduction; and, if workers run the tests, how many may run at once. */
async function oracleOf(
  { test, workers, encoding, watch = false, repeat = 1, input: given, onEvent }: ReduceOptions,
  { input, statistics, observations }: ReductionContext,
): Promise<{ readonly oracle: Oracle; readonly slots?: Slots }> {
  if (!workers) return { oracle: openOracle(test, input, observations?.observe) };
  if (given instanceof FolderCase)
    throw new TypeError("Workers test single files, not folders. Leave the workers out.");
  if (typeof test === "function")
    throw new TypeError(
      "Workers cannot run a function. Make the test a command or a module, or leave the workers out.",
    );
  const { WorkerOracle } = await import("./workers/worker-oracle.js");
  const oracle = await WorkerOracle.open({
    ...{ workers, test, input: input.text, observe: observations?.observe },
    encoding: typeof given === "string" ? "utf-8" : encodingOf(given, encoding),
    tries: repeat * (watch ? mostInputTests : 1),
    warn: (message) => onEvent?.({ kind: "warning", message }),
  });
  statistics.readWorkers = () => oracle.statistics();
  return { oracle, slots: oracle };
}

/** The language of the input; that of a folder is not chosen. */
async function languageOf({ input, language }: ReduceOptions): Promise<Grammar | undefined> {
  if (input instanceof FolderCase) return await loadFolderLanguage(input.paths);
  return typeof language === "string" ? await loadLanguage(language) : language;
}
