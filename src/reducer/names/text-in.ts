import { cutsAround } from "../../search/working-tree.js";
import { type Edits, edit } from "../../tree/edits.js";
import type { TokenRange } from "../../tree/node.js";
import type { AlgorithmContext } from "../algorithm-context.js";

/**
 * The text of a range of tokens after some edits, without the layout around it and without a comment at the beginning of the whole text.
 * @param context the tree as it was parsed, and what gives the text of edits
 */
export function textIn(
  range: TokenRange,
  edits: Edits,
  { tree, textOf }: Pick<AlgorithmContext, "tree" | "textOf">,
): string {
  const whole = { from: 0, to: tree.tokens.starts.length };
  const text = textOf(edit(edits, cutsAround(whole, range))).trim();
  const comment = tree.text.slice(0, tree.tokens.starts[0]).trim();
  return text.startsWith(comment) ? text.slice(comment.length).trim() : text;
}
