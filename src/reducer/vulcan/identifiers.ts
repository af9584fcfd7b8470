/**
 * Identifier replacement: Xu, Tian, Zhang, Zhao, Jiang and Sun, "Pushing the Limit of 1-Minimality of Language-Agnostic Program
 * Reduction", OOPSLA 2023 (Vulcan).
 *
 * Replaces names by other names of the program, so that other algorithms find more to remove. First all occurrences of a
 * name but the first are renamed, then all of them. Rare names are replaced first, and frequent names are tried first as
 * replacements. Then each occurrence is renamed alone.
 *
 * Guarantee: in the fixpoint over parsing the result again, no name can be replaced by a shortlex smaller name of the
 * program: not in all places, not in all but the first, and not in a single one. That holds for the 100 most frequent
 * names among the first 5000 occurrences. One pass makes at most 2 · names² + occurrences · names tests.
 *
 * Deviations: only texts that get shortlex smaller are tried, so the search ends without a history of texts. All occurrences
 * including the first are tried as well, because a shorter name may not make the text smaller if the first stays. After a
 * success the search goes on with the new names instead of returning to the main reducer.
 */

import type { Syntax } from "../../language/syntax.js";
import type { Search } from "../../search/search.js";
import { isShortlexSmaller } from "../../search/shortlex.js";
import type { Reduced } from "../../search/working-tree.js";
import { type Cut, type Edits, edit } from "../../tree/edits.js";
import type { Tree } from "../../tree/node.js";
import { askOne } from "../ask-one.js";
import { identifiersOf } from "../identifiers-of.js";

/** What identifier replacement works with. */
export interface IdentifierOptions {
  readonly tree: Tree;
  /** Answers which tokens are identifiers. */
  readonly syntax: Syntax;
}

/** At most so many names and occurrences are considered; the number of pairs grows with both. */
const mostNames = 100;
const mostOccurrences = 5000;

/** The indices of some occurrences, and their new name. */
interface Renaming {
  readonly occurrences: readonly number[];
  readonly name: string;
}

/**
 * Goes once through the pairs of names, then through the occurrences. Returns `start` itself if nothing was renamed.
 * @param start the tree and the edits made so far
 * @param options the parsed tree and its language
 */
export function* vulcanIdentifiers(start: Reduced, { tree, syntax }: IdentifierOptions): Search<Edits, Reduced> {
  const tokens = identifiersOf(start, { tree, syntax, most: mostOccurrences });
  const names = tokens.map((token) => tree.text.slice(tree.tokens.starts[token], tree.tokens.ends[token]));
  let edits = start.edits;
  for (const { occurrences, name } of renamings(names)) {
    const cuts = () =>
      occurrences.map((i): Cut => ({ from: tokens[i] as number, to: (tokens[i] as number) + 1, text: name }));
    const found: Edits | undefined = yield* askOne(() => edit(edits, cuts()));
    if (!found) continue;
    for (const i of occurrences) names[i] = name;
    edits = found;
  }
  return edits === start.edits ? start : { root: start.root, edits };
}

/**
 * All renamings that make the text smaller. The set of names is fixed at the beginning; the occurrences of a name are read from
 * `names` when the renaming is drawn.
 */
function* renamings(names: readonly string[]): Iterable<Renaming> {
  const frequent = mostFrequent(names);
  for (const from of [...frequent].reverse()) {
    for (const name of frequent) {
      if (!isShortlexSmaller(name, from)) continue;
      const others = placesOf(names, from).slice(1);
      if (others.length > 0) yield { occurrences: others, name };
      const all = placesOf(names, from);
      if (all.length > 0) yield { occurrences: all, name };
    }
  }
  for (const i of names.keys()) {
    for (const name of frequent) if (isShortlexSmaller(name, names[i] as string)) yield { occurrences: [i], name };
  }
}

/** Indices of the occurrences of a name. */
function placesOf(names: readonly string[], name: string): readonly number[] {
  return [...names.keys()].filter((i) => names[i] === name);
}

/** The most frequent names, the most frequent first; of equally frequent ones, the one that occurs first. */
function mostFrequent(names: readonly string[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  const byCount = [...counts].sort((a, b) => b[1] - a[1]);
  return byCount.slice(0, mostNames).map(([name]) => name);
}
