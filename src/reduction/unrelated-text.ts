/** Checks before anything is accepted that the test rejects an unrelated text. */

import type { Inspection } from "../oracle/oracle.js";
import type { FlakinessWatch } from "../schedule/flakiness-watch.js";
import type { SanityOptions } from "./test-sanity.js";

/** A text that no sensible test accepts. */
const unrelatedText = "unrelated text\n";

/**
 * Tests an unrelated text, or a folder with such a text, and, if the test accepts it, the empty text. The search tests the empty text in any case.
 * @param input the text of the input; `folder.unrelated` is the unrelated text in the form of a folder
 * @param watch watches the test
 * @param options the oracle, the statistics that count the tests, and the signal that ends them
 * @returns undefined if the test refuses the unrelated text or must not be asked; with the `inspection` of that text if it accepts both
 */
export async function testUnrelatedText(
  { text: input, folder }: { readonly text: string; readonly folder?: { readonly unrelated: string } },
  watch: FlakinessWatch,
  options: SanityOptions,
): Promise<{ readonly inspection?: Inspection } | undefined> {
  const { statistics, limitTests } = options;
  const unrelated = folder?.unrelated ?? unrelatedText;
  if (unrelated.length >= input.length || statistics.tests >= limitTests) return undefined;
  if (!(await isInteresting(unrelated, watch, options))) {
    watch.rememberRefused(unrelated);
    return undefined;
  }
  if (statistics.tests < limitTests && (await isInteresting("", watch, options)))
    return { inspection: await options.oracle.inspect(unrelated, options.signal) };
  return {};
}

async function isInteresting(text: string, watch: FlakinessWatch, { store, signal }: SanityOptions): Promise<boolean> {
  const candidateText = store.candidateText(text);
  let outcome = store.find(candidateText);
  if (outcome === undefined) {
    outcome = await watch.testAndConfirm(text, signal);
    store.remember(candidateText, outcome);
  }
  store.decide(candidateText, outcome);
  return outcome === "interesting";
}
