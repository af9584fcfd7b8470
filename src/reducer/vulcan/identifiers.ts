/**
 * Identifier replacement: Xu, Tian, Zhang, Zhao, Jiang and Sun, "Pushing the Limit of 1-Minimality of Language-Agnostic Program
 * Reduction", OOPSLA 2023 (Vulcan).
 *
 * Makes what has several names have one, so that other reductions find more to do. All occurrences of a name but the first
 * become another name, rare names first, the most frequent others first; then occurrences one by one.
 *
 * Guarantee: in the fixpoint, no name can be replaced by another one in these ways with a text that is smaller: shorter, or
 * as long and before it in the order of the units. At most 2 · names² + occurrences · names tests.
 *
 * Deviations: only texts that get smaller are tried, so no history of texts is needed to end. All occurrences of a name, the
 * first included, are tried as well, for with the first left a shorter name may not make the text smaller. An accepted step
 * does not lead back to the main reducer at once; the search goes on with the names as they are then. Where there are many
 * names, the most frequent are looked at.
 */

import type { Syntax } from "../../language/syntax.js";
import { ask, mapSearch, type Search } from "../../search/search.js";
import { isShortlexSmaller } from "../../search/shortlex.js";
import type { Reduced } from "../../search/working-tree.js";
import { type Cut, type Edits, edit } from "../../tree/edits.js";
import type { Tree } from "../../tree/node.js";
import { preorder } from "../../tree/walk.js";

export interface IdentifierOptions {
  readonly tree: Tree;
  readonly syntax: Syntax;
}

/** How many names and how many occurrences are looked at. */
const mostNames = 100;
const mostOccurrences = 5000;

const word = /^[\p{ID_Start}_$][\p{ID_Continue}$]*$/u;

/** Some occurrences, by index, that are to have a name. */
interface Renaming {
  readonly occurrences: readonly number[];
  readonly name: string;
}

/** One that can be tried, and how many come before it. */
interface NumberedRenaming extends Renaming {
  readonly number: number;
  readonly edits: Edits;
}

/** Goes once through the pairs of names, then through the occurrences. */
export function* vulcanIdentifiers(start: Reduced, { tree, syntax }: IdentifierOptions): Search<Edits, Reduced> {
  const tokens = identifiersOf(start, tree, syntax);
  const names = tokens.map((token) => tree.text.slice(tree.tokens.starts[token], tree.tokens.ends[token]));
  const plan = new RenamingPlan(names);
  let edits = start.edits;
  for (let next = 0; ; ) {
    const found: NumberedRenaming | undefined = yield* mapSearch(ask(trials(next)), (trial) => trial.edits);
    if (!found) return edits === start.edits ? start : { root: start.root, edits };
    for (const i of found.occurrences) names[i] = found.name;
    edits = found.edits;
    next = found.number + 1;
  }

  function* trials(first: number): Iterable<NumberedRenaming> {
    for (let number = first; number < plan.length; number++) {
      const { occurrences, name } = plan.at(number, names);
      const old = names[occurrences[0] as number];
      // All names that change are the same one, so the new text compares with the old one as the names do.
      if (old === undefined || !isShortlexSmaller(name, old)) continue;
      const cuts = occurrences.map(
        (i): Cut => ({ from: tokens[i] as number, to: (tokens[i] as number) + 1, text: name }),
      );
      yield { number, occurrences, name, edits: edit(edits, cuts) };
    }
  }
}

/** All renamings of some names, numbered: which occurrences one is about is seen from the names as they are then. */
class RenamingPlan {
  /** The most frequent names, and the same the other way round. */
  readonly #frequent: readonly string[];
  readonly #rare: readonly string[];
  /** How many renamings are about all occurrences of a name. */
  readonly #common: number;
  readonly length: number;

  constructor(names: readonly string[]) {
    const byCount = [...clustersOf(names)].sort((a, b) => b[1] - a[1]);
    this.#frequent = byCount.slice(0, mostNames).map(([name]) => name);
    this.#rare = [...this.#frequent].reverse();
    const count = this.#frequent.length;
    this.#common = 2 * count * count;
    this.length = this.#common + names.length * count;
  }

  at(number: number, names: readonly string[]): Renaming {
    const count = this.#frequent.length;
    const name = (pair: number) => this.#frequent[pair % count] as string;
    if (number >= this.#common) {
      const pair = number - this.#common;
      return { occurrences: [Math.floor(pair / count)], name: name(pair) };
    }
    const pair = number >> 1;
    const from = this.#rare[Math.floor(pair / count)];
    const all = [...names.keys()].filter((i) => names[i] === from);
    return { occurrences: all.slice(1 - (number & 1)), name: name(pair) };
  }
}

/** How often each name occurs. */
function clustersOf(names: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}

/** The tokens that are names, in the order of the text. */
function identifiersOf({ root, edits }: Reduced, tree: Tree, syntax: Syntax): readonly number[] {
  const tokens: number[] = [];
  const isChanged = (token: number) => edits.some(({ from, to }) => from <= token && token < to);
  for (const node of root ? preorder(root) : []) {
    if (tokens.length === mostOccurrences) break;
    if (node.kind !== "token" || node.category !== "plain" || isChanged(node.from)) continue;
    const text = tree.text.slice(tree.tokens.starts[node.from], tree.tokens.ends[node.from]);
    const context = tree.tokens.contexts?.[node.from] ?? 0;
    if (word.test(text) && syntax.lexemes({ name: node.name, text, context })?.isIdentifier) tokens.push(node.from);
  }
  return tokens;
}
