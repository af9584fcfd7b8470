/**
 * A coarse tree of any text, made in one fast pass without a grammar. The text between two brackets becomes a list of lines, of
 * statements that end with a semicolon, or of elements that commas separate. Elements that are too short become parts of longer
 * ones. The outline is not exact: brackets in comments, for example, may be misread, which only costs tests. The tree always
 * covers the whole text.
 */
import {
  type IterationNode,
  iterationNode,
  type QuantifierNode,
  quantifierNode,
  ruleNode,
  type Tree,
} from "../tree/node.js";
import { type OutlineElement, type OutlineGroup, readGroups } from "./outline-groups.js";

/** A slice of a text, in UTF-16 units. */
export interface Slice {
  readonly from: number;
  readonly to: number;
}

/**
 * Makes the outline of a text. Yields now and then, so that a large text does not block other work.
 * @param text the whole text to be outlined
 * @param grain the least length of an element, in UTF-16 units, 1 or more; shorter ones are joined
 * @param slice the only part of the text that gets nodes; by default all of it. It may be cut out of a list.
 */
export function* outline(text: string, grain: number, slice?: Slice): Generator<void, Tree, void> {
  const { from: start, to: end } = slice ?? { from: 0, to: text.length };
  const group = yield* readGroups(text.slice(start, end), grain, slice !== undefined);
  const offsets = [0, text.length, ...[...boundariesOf(group)].map((offset) => start + offset)];
  const boundaries = [...new Set(offsets)].sort((a, b) => a - b);
  const tokenAt = new Map(boundaries.map((offset, i) => [offset - start, i]));
  const range = ({ from, to }: OutlineGroup | OutlineElement) => ({
    from: tokenAt.get(from) as number,
    to: tokenAt.get(to) as number,
  });
  const listOf = (each: OutlineGroup): QuantifierNode =>
    quantifierNode({ ...range(each), replacement: "" }, () => each.elements.map(elementOf));
  const elementOf = (each: OutlineElement): IterationNode =>
    iterationNode({ ...range(each), separators: each.isSeparated ? 1 : 0 }, () => each.groups.map(listOf));
  return {
    text,
    tokens: { starts: Int32Array.from(boundaries.slice(0, -1)), ends: Int32Array.from(boundaries.slice(1)) },
    root: ruleNode({ name: "outline", ...range(group), replacement: "" }, () => [listOf(group)]),
  };
}

/** The offsets at which tokens begin or end. */
function* boundariesOf(root: OutlineGroup): Iterable<number> {
  const stack = [root];
  for (let group = stack.pop(); group; group = stack.pop()) {
    yield group.from;
    yield group.to;
    for (const { from, to, isSeparated, groups } of group.elements) {
      yield from;
      yield to;
      if (isSeparated) yield from + 1;
      stack.push(...groups);
    }
  }
}
