import { cutsAround } from "../../search/working-tree.js";
import { type Edits, edit } from "../../tree/edits.js";
import type { TokenRange } from "../../tree/node.js";
import type { AlgorithmContext } from "../algorithm-context.js";

/**
 * The text of a range of tokens after some edits, without the layout around it.
 * @param context the tree as it was parsed, and what gives the text of edits
 */
export function textIn(
  range: TokenRange,
  edits: Edits,
  { tree, textOf }: Pick<AlgorithmContext, "tree" | "textOf">,
): string {
  const whole = { from: 0, to: tree.tokens.starts.length };
  return textOf(edit(edits, cutsAround(whole, range))).trim();
}
