/**
 * Test-case reduction via test-case generation: MacIver and Donaldson, "Test-Case Reduction via Test-Case Generation:
 * Insights from the Hypothesis Reducer", ECOOP 2020.
 *
 * The choices that a generator would have made to write the text are minimised as a list, and every candidate is what the
 * generator writes when it is given some of them: a sentence. What is cut out is gone, and the choices behind it are made
 * where it would have been; or else "the default" stands there, which takes what is shortest.
 *
 * Guarantee: in the fixpoint over parsing the result again, no single choice can go (or be the default) such that the text
 * gets smaller. Every candidate parses, as long as the grammar has no predicates and the input fits it.
 *
 * Deviations: the generator is the grammar, and its choices are read off the tree. Choices are symbols and texts of tokens,
 * not numbers, and are not made smaller but left out. Candidates that are not smaller as texts are not tested.
 */

import type { Syntax } from "../../language/syntax.js";
import type { Search } from "../../search/search.js";
import { isShortlexSmaller } from "../../search/shortlex.js";
import { type Reduced, WorkingTree } from "../../search/working-tree.js";
import { CutWriter, type Edits } from "../../tree/edits.js";
import type { Node, Tree } from "../../tree/node.js";
import type { AlgorithmContext } from "../algorithm-context.js";
import { type Choice, choicesOf, generate, isStrayChoice, type Written } from "./choice-sequence.js";

export interface ChoicesOptions extends Pick<AlgorithmContext, "tree" | "syntax" | "minimize" | "textOf"> {
  /** Whether the default stands for what was cut out. */
  readonly useDefault: boolean;
}

/** Minimises the choices of a tree once. */
export function* choices(start: Reduced, options: ChoicesOptions): Search<Edits, Reduced> {
  const { root } = start;
  const all = root && choicesOf(root, options.syntax);
  if (!all) return start;
  const draft = new WorkingTree(start);
  const editsFor = (kept: readonly number[]) => generated(kept, { ...options, all, root });
  const weight = (i: number) => (all[i] as Choice).to - (all[i] as Choice).from;
  const search = options.minimize([...all.keys()], weight);
  let text = options.textOf(start.edits);
  for (let step = search.next(); !step.done; ) {
    let found: readonly number[] | undefined;
    for (const kept of step.value) {
      const edits = editsFor(kept);
      const other = edits && options.textOf(edits);
      const tested = other !== undefined && isShortlexSmaller(other, text) ? [edits as Edits] : [];
      // To generate takes time in proportion to the text. So an empty round comes for what is not tested, that whoever
      // answers can attend to signals and limits.
      if (!(yield tested)) continue;
      draft.apply({ edits: edits as Edits, instead: [[root, []]] });
      text = other as string;
      found = kept;
      break;
    }
    step = search.next(found);
  }
  return draft.finish();
}

interface Generation extends ChoicesOptions {
  readonly root: Node;
  /** The choices that the root is made by. */
  readonly all: readonly Choice[];
}

/** What the generator makes of the choices that are kept; undefined if it does not know how to go on. */
function generated(kept: readonly number[], { root, all, syntax, tree, useDefault }: Generation): Edits | undefined {
  const start = root.kind === "rule" ? syntax.slotAtStartOf(root.name) : undefined;
  const some = useDefault ? withDefaults(all, kept) : kept.map((i) => all[i] as Choice);
  const written = start && generate(some, start, syntax);
  return written && editsOf(written, { root, tree, syntax });
}

/** All choices, those that are not kept by default. */
function withDefaults(all: readonly Choice[], kept: readonly number[]): readonly Choice[] {
  const isKept = new Uint8Array(all.length);
  for (const i of kept) isKept[i] = 1;
  return all.flatMap((choice, i) => {
    if (isKept[i]) return choice;
    return isStrayChoice(choice) ? [] : { ...choice, to: choice.from, isDefault: true };
  });
}

interface TextRange {
  readonly root: Node;
  readonly tree: Tree;
  readonly syntax: Syntax;
}

/** The edits that make of a tree what was written. */
function editsOf(written: readonly Written[], { root, tree, syntax }: TextRange): Edits {
  const edits = new CutWriter();
  let at = root.from;
  let texts: string[] = [];
  const writeTo = (to: number) => {
    const cut = replaced(tree, { from: at, to, texts });
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

/** Texts in the place of some tokens. */
interface Replaced {
  readonly from: number;
  readonly to: number;
  readonly texts: readonly string[];
}

/** The same without what the tokens at both ends are anyway, so that the layout around them stays. */
function replaced({ text, tokens }: Tree, { from, to, texts }: Replaced): Replaced {
  const isToken = (i: number, other: string | undefined) => text.slice(tokens.starts[i], tokens.ends[i]) === other;
  let [first, last] = [0, texts.length];
  while (first < last && from + first < to && isToken(from + first, texts[first])) first++;
  const start = from + first;
  let end = to;
  while (first < last && start < end && isToken(end - 1, texts[last - 1])) [last, end] = [last - 1, end - 1];
  return { from: start, to: end, texts: texts.slice(first, last) };
}
