/**
 * Substitution by what is below: the second template of GTR (Herfert, Patra and Pradel, ASE 2017). A node gives way to one
 * of the topmost nodes below it that the grammar allows in its place, the lightest first, as long as one is interesting.
 */
import type { Edits } from "../tree/edits.js";
import type { Syntax } from "../tree/syntax.js";
import type { Draft } from "./draft.js";
import { fittingBelow, lightestFirst } from "./fitting.js";
import { replaceEach } from "./hoist.js";
import { type Level, nodesNow } from "./level.js";
import type { Width } from "./narrow-first.js";
import type { Search } from "./search.js";

export interface SubstituteOptions {
  readonly syntax: Syntax;
  /** Which nodes are passed over. */
  readonly width: Width;
}

/** Substitutes the nodes of a level. */
export function* substitute(draft: Draft, level: Level, { syntax, width }: SubstituteOptions): Search<Edits, void> {
  const nodes = nodesNow(draft, level).filter((node) => node.kind === "rule");
  yield* replaceEach(draft, nodes, (node) => {
    const fitting = fittingBelow(draft, node, { syntax, depth: Number.POSITIVE_INFINITY, topmost: true });
    return lightestFirst(draft, width.admit(fitting));
  });
}
