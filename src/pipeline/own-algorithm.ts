/** Algorithms that the caller provides instead of a pipeline. */
import type { ListMinimizer } from "../lists/list-minimizers.js";
import type { Candidate } from "../schedule/candidate.js";
import { mapSearch, type Search } from "../search/search.js";
import type { Cut } from "../tree/edits.js";
import type { Tree } from "../tree/node.js";

/** What an {@link Algorithm} starts from. */
export interface AlgorithmStart {
  /** The test case. */
  readonly text: string;
  /** The tree of the text; undefined if no language was given, or the text is too large to be parsed. */
  readonly tree: Tree | undefined;
  /**
   * The text of the tree with some ranges of tokens removed or replaced by texts. The ranges are disjoint and in order; `from` and `to`
   * of a node are such a range, and its `replacement` is its shortest text. Layout is kept between the tokens that stay.
   * @throws TypeError if there is no tree
   */
  readonly textOf: (cuts: readonly Cut[]) => string;
  /** The list minimiser that the options choose. Decides which elements of a list stay, such as `yield* minimize(lines, (line) => line.length)`. */
  readonly minimize: ListMinimizer;
}

/**
 * A reduction algorithm: it yields rounds of texts to be tested, best first. The answer to a round is its first interesting text, or
 * undefined. That text becomes the best one, and longer texts are refused from then on. The algorithm must be deterministic, because
 * it runs more than once if there are several jobs. Its name is the name of the phase in events and statistics; its return value does
 * not matter.
 */
export type Algorithm = (start: AlgorithmStart) => Search<string, unknown>;

/**
 * Runs an algorithm as a search for a driver.
 * @param algorithm the caller's function; it is called once for each search
 * @param start the text or tree that it begins with
 */
export function runAlgorithm(algorithm: Algorithm, start: AlgorithmStart): Search<Candidate, unknown> {
  const phase = algorithm.name || "algorithm";
  return mapSearch(algorithm(start), (text): Candidate => ({ phase, text: () => text }));
}
