import { type Algorithm, reduceTree } from "./reduce-tree.js";
import { parseTree } from "./tree-notation.js";

/**
 * The texts that an algorithm tests on a tree, in one line and in order; `!` marks interesting ones, `∅` is the empty text.
 * Nothing is answered from a cache.
 * @param needed the parts that an interesting text has, apart by spaces; if empty, no text is interesting
 */
export function testSequence(notation: string, algorithm: Algorithm, needed: string): string {
  const isInteresting = (text: string) => needed !== "" && needed.split(" ").every((part) => text.includes(part));
  const { tests } = reduceTree(parseTree(notation), algorithm, isInteresting);
  return tests.map((text) => (text || "∅") + (isInteresting(text) ? "!" : "")).join(" ");
}
