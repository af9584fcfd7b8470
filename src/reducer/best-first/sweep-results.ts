/**
 * Tries to remove the result type of a function together with the returned values: in many languages, neither can be removed alone. A
 * result type is recognised by its position: it is an optional part right before a block in braces, as `-> f32` in
 * `fn f() -> f32 { return 0; }`. If a language has a word for no result, as `void` in C, that word also replaces a word before a name
 * that is followed by brackets and a block. The returned values are the elements of the block that begin with `return`, or else those
 * right after a `return`; after `->`, as in Rust, the last element of the block may be a value, too.
 *
 * Guarantee: none. At most two tests are made for each such part.
 */
import type { Search } from "../../search/search.js";
import type { WorkingTree } from "../../search/working-tree.js";
import type { Edits } from "../../tree/edits.js";
import { contains } from "../../tree/node.js";
import { outermost } from "../names/references.js";
import type { NameContext } from "../names/token-names.js";
import type { ListElement } from "../splice.js";
import { type LeftText, type LeftToken, leftTextOf, matching } from "./left-text.js";
import { mostTokens, stepWithTexts } from "./special-steps.js";
import { askStep, type SweepContext } from "./sweep.js";

/** What one step removes. */
interface Removal {
  readonly elements: readonly ListElement[];
  /** Tokens that the word for no result replaces. */
  readonly type: readonly LeftToken[];
}

/**
 * Goes once through all results, in the order of the text.
 * @param tree is changed by each removal that is interesting
 * @param context the language, what gives the text of edits, and the names in the tree
 */
export function* sweepResults(tree: WorkingTree, context: SweepContext & NameContext): Search<Edits, void> {
  const { noResult } = context.syntax;
  if (tree.weight > mostTokens) return;
  const left = leftTextOf(tree, context);
  for (const [open, { text }] of left.tokens.entries()) {
    const close = text === "{" ? matching(left.tokens, open, 1) : -1;
    for (const removal of close > 0 ? removalsAt(left, { open, close }, noResult) : []) {
      const nodes = [...removal.elements.map(({ iteration }) => iteration), ...removal.type.map(({ token }) => token)];
      if (nodes.some((node) => tree.weightOf(node) === 0 || tree.isProtected(node))) continue;
      const { elements, type } = removal;
      const step = stepWithTexts(
        tree,
        elements,
        type.map(({ token }, i) => [token, i === 0 ? (noResult ?? "") : ""]),
      );
      if (!(yield* askStep(tree, step, context))) continue;
      step.apply();
      break;
    }
  }
}

/** The removals of the result type before a block, with the returned values. */
function* removalsAt(
  { tokens, elements }: LeftText,
  { open, close }: { readonly open: number; readonly close: number },
  noResult: string | undefined,
): Iterable<Removal> {
  const [before, brace, end] = [open - 1, open, close].map((i) => tokens[i]?.token);
  if (!before || !brace || !end) return;
  const inside = elements.filter(({ iteration }) => contains({ from: brace.to, to: end.from }, iteration));
  const startingAt = (i: number) =>
    inside.find(({ iteration, before }) => before === i && contains(iteration, (tokens[i] as LeftToken).token));
  const returns = [...tokens.keys()].slice(open, close).filter((i) => tokens[i]?.text === "return");
  const returned = outermost(returns.flatMap((i) => startingAt(i) ?? startingAt(i + 1) ?? []));
  const type = noResult === undefined ? [] : typeBefore(tokens, open);
  if (type.length > 0 && returned.length > 0 && type[0]?.text !== noResult) yield { elements: returned, type };
  // Inserted replacement texts may stand at its end.
  const isBefore = ({ iteration, list }: ListElement) =>
    before.to <= iteration.to && Math.max(iteration.to, list.to) <= brace.from;
  const result = elements.find(isBefore);
  const isArrow = result && tokens[result.before]?.text === "->";
  if (!result || (noResult !== undefined && !isArrow)) return;
  if (returned.length > 0) yield { elements: [result, ...returned], type: [] };
  const last = outermost(inside).at(-1);
  const isOther = last && returned.every(({ iteration }) => iteration.to <= last.iteration.from);
  if (isArrow && isOther) yield { elements: [result, ...returned, last], type: [] };
}

/** The word before a name with brackets and a block, and the marks `*` and `&` after the word. */
function typeBefore(tokens: readonly LeftToken[], block: number): readonly LeftToken[] {
  const name = tokens[block - 1]?.text === ")" ? matching(tokens, block - 1, -1) - 1 : -1;
  if (tokens[name]?.name === undefined) return [];
  let word = name - 1;
  while (/^[*&]+$/.test(tokens[word]?.text ?? "")) word--;
  return /^\w+$/.test(tokens[word]?.text ?? "") ? tokens.slice(word, name) : [];
}
