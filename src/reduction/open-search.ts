/** The search of a reduction as a value, for drivers of the caller. */
import type { Grammar } from "../grammar/model/grammar.js";
import type { ParsedTree } from "../parse/parsed-tree.js";
import { treeOfTextSync } from "../parse/tree-of-text.js";
import { TreeCache } from "../pipeline/tree-cache.js";
import type { Candidate } from "../schedule/candidate.js";
import { filterSearch, mapSearch, type Search } from "../search/search.js";
import { largeSearchOf, searchOf } from "./begin-search.js";
import { type CommonOptions, createContext } from "./context.js";
import { parseOptions } from "./parse-input.js";
import type { Platform } from "./platform.js";
import { isLarge } from "./size-limit.js";
import type { StopOptions } from "./stop-signal.js";

/** What is a matter of the driver, or needs one that knows more than texts. */
type DriverOptionName = "cache" | "journal" | "keep" | "limitTests" | "onEvent" | "passes" | keyof StopOptions;

/** Options of `openSearch`. */
export interface SearchOptions extends Omit<CommonOptions, "input" | "encoding" | DriverOptionName> {
  /** The test case. The driver must know that it is interesting. */
  readonly input: string;
  /** A loaded grammar; see `loadLanguage`. Pipelines over lines and characters need none. */
  readonly language?: Grammar;
}

/**
 * Returns a function that begins the search. All searches that it begins share their trees.
 * @param platform what the surroundings offer
 * @param options as the caller gave them
 */
export function openSearchOn(platform: Platform, options: SearchOptions): () => Search<string, string> {
  const context = createContext(options, options.language, platform);
  const { grammar, input } = context;
  const trees = new TreeCache();
  let known: { readonly text: string; readonly parsed: ParsedTree | undefined } | undefined;
  const parse = (text: string) => {
    if (known?.text !== text) known = { text, parsed: grammar && treeOfTextSync(grammar, text, parseOptions(context)) };
    return known.parsed;
  };
  return function* () {
    let best = input.text;
    if (isLarge(context, best)) best = yield* overTexts(largeSearchOf(context, best)(), best);
    if (isLarge(context, best)) return best;
    return yield* overTexts(searchOf(best, { parsed: parse(best), trees }, context)(), best);
  };
}

/**
 * A search over texts, without those that are longer than the best one.
 * @returns the best text
 */
function* overTexts(search: Search<Candidate, unknown>, start: string): Search<string, string> {
  let best = start;
  const texts = mapSearch(search, (candidate) => candidate.text());
  const shorter = filterSearch(texts, (text) => text.length <= best.length);
  for (let step = shorter.next(); !step.done; ) {
    const answer = yield step.value;
    best = answer ?? best;
    step = shorter.next(answer);
  }
  return best;
}
