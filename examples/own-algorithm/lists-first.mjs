// A reduction algorithm: walks down the tree and minimises the children of each node that repeats something.
import { mapSearch } from "treemin/core";

/** The tokens of some nodes, to be cut out. */
const cutsOf = (nodes) => nodes.map(({ from, to }) => ({ from, to, text: "" }));

export function* listsFirst({ tree, textOf, minimize }) {
  let cuts = [];
  const pending = [tree.root];
  for (const node of pending) {
    if (node.kind !== "quantifier") {
      pending.push(...node.children);
      continue;
    }
    const cutsWith = (kept) => {
      const staying = new Set(kept);
      const gone = cutsOf(node.children.filter((child) => !staying.has(child)));
      return [...cuts, ...gone].sort((one, other) => one.from - other.from);
    };
    const search = minimize(node.children, ({ from, to }) => to - from);
    const kept = yield* mapSearch(search, (candidate) => textOf(cutsWith(candidate)));
    cuts = cutsWith(kept);
    pending.push(...kept);
  }
}
