/**
 * Test-case reduction via test-case generation: MacIver and Donaldson, "Test-Case Reduction via Test-Case Generation:
 * Insights from the Hypothesis Reducer", ECOOP 2020.
 *
 * Takes the choices that a generator would have made to write the text and minimises them as a list. Each candidate is the
 * sentence that the generator writes for some of the choices. A choice that is left out is either removed, so that the generator
 * uses the next one in its slot, or its default replaces it, which is the shortest derivation.
 *
 * Guarantee: in the fixpoint over parsing the result again, no single choice can be left out (`choices`) or take its default
 * (`choices-default`) such that the text gets shortlex smaller. Every candidate parses, as long as the grammar has no
 * predicates and the input parses.
 *
 * Deviations: the generator is the grammar, and its choices are read off the tree. Choices are symbols and texts of tokens
 * instead of numbers; they are left out, but not made smaller. Candidates that are not smaller as texts are not tested.
 */

import type { Syntax } from "../../language/syntax.js";
import type { Search } from "../../search/search.js";
import { isShortlexSmaller } from "../../search/shortlex.js";
import { type Reduced, WorkingTree } from "../../search/working-tree.js";
import { CutWriter, type Edits } from "../../tree/edits.js";
import type { Node, Tree } from "../../tree/node.js";
import type { AlgorithmContext } from "../algorithm-context.js";
import { askOne } from "../ask-one.js";
import { type Choice, choicesOf, generate, isStrayChoice, type Written } from "./choice-sequence.js";

/** What the algorithm works with. */
export interface ChoicesOptions extends Pick<AlgorithmContext, "tree" | "syntax" | "minimize" | "textOf"> {
  /** Whether choices that are left out take their default. */
  readonly useDefault: boolean;
}

/**
 * Minimises the choices of a tree once. Returns `start` itself if nothing changed or the grammar does not derive the tree.
 * @param start the tree and the edits made so far
 * @param options the language, and the list minimiser for the choices
 */
export function* choices(start: Reduced, options: ChoicesOptions): Search<Edits, Reduced> {
  const { root } = start;
  const all = root && choicesOf(root, options.syntax);
  if (!all) return start;
  const working = new WorkingTree(start);
  const weight = (i: number) => (all[i] as Choice).to - (all[i] as Choice).from;
  const search = options.minimize([...all.keys()], weight);
  let text = options.textOf(start.edits);
  for (let step = search.next(); !step.done; ) {
    let answer: readonly number[] | undefined;
    for (const kept of step.value) {
      const edits = yield* askOne(() => smallerEdits(kept, text, { ...options, all, root }));
      if (!edits) continue;
      working.apply({ edits, instead: [[root, []]] });
      text = options.textOf(edits);
      answer = kept;
      break;
    }
    step = search.next(answer);
  }
  return working.finish();
}

/** What the generator works with. */
interface Generation extends ChoicesOptions {
  readonly root: Node;
  /** The choices that make the root. */
  readonly all: readonly Choice[];
}

/** The edits for the kept choices; undefined if the generated text is not smaller than `than`. */
function smallerEdits(kept: readonly number[], than: string, generation: Generation): Edits | undefined {
  const edits = generatedEdits(kept, generation);
  return edits && isShortlexSmaller(generation.textOf(edits), than) ? edits : undefined;
}

/** The edits that turn the root into the generated text; undefined if the generator cannot continue. */
function generatedEdits(
  kept: readonly number[],
  { root, all, syntax, tree, useDefault }: Generation,
): Edits | undefined {
  const start = root.kind === "rule" ? syntax.slotAtStartOf(root.name) : undefined;
  const some = useDefault ? withDefaults(all, kept) : kept.map((i) => all[i] as Choice);
  const written = start && generate(some, start, syntax);
  return written && editsOf(written, { root, tree, syntax });
}

/** All choices; those that are not kept take their default, unless they are stray. */
function withDefaults(all: readonly Choice[], kept: readonly number[]): readonly Choice[] {
  const isKept = new Uint8Array(all.length);
  for (const i of kept) isKept[i] = 1;
  return all.flatMap((choice, i) => {
    if (isKept[i]) return choice;
    return isStrayChoice(choice) ? [] : { ...choice, to: choice.from, isDefault: true };
  });
}

/** The node whose text is replaced. */
interface WritingTarget {
  readonly root: Node;
  readonly tree: Tree;
  readonly syntax: Syntax;
}

/** The edits that turn a node into the pieces that were written. */
function editsOf(written: readonly Written[], { root, tree, syntax }: WritingTarget): Edits {
  const edits = new CutWriter();
  let at = root.from;
  let texts: string[] = [];
  const writeTo = (to: number) => {
    const cut = trimmed(tree, { from: at, to, texts });
    if (cut.from < cut.to || cut.texts.length > 0) edits.write(cut.from, cut.to, syntax.join(cut.texts));
    texts = [];
  };
  for (const each of written) {
    if (typeof each === "string") texts.push(each);
    else {
      writeTo(each.from);
      at = each.to;
    }
  }
  writeTo(root.to);
  return edits.finish();
}

/** Texts that replace the tokens from `from` up to `to`. */
interface TokenReplacement {
  readonly from: number;
  readonly to: number;
  readonly texts: readonly string[];
}

/** The replacement without the tokens at both ends that stay the same, so that the layout around them is kept. */
function trimmed({ text, tokens }: Tree, { from, to, texts }: TokenReplacement): TokenReplacement {
  const isToken = (i: number, other: string | undefined) => text.slice(tokens.starts[i], tokens.ends[i]) === other;
  let [first, last] = [0, texts.length];
  while (first < last && from + first < to && isToken(from + first, texts[first])) first++;
  const start = from + first;
  let end = to;
  while (first < last && start < end && isToken(end - 1, texts[last - 1])) [last, end] = [last - 1, end - 1];
  return { from: start, to: end, texts: texts.slice(first, last) };
}
