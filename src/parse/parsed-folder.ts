import type { Tree } from "../tree/node.js";
import type { ParsedEntry } from "./folder/folder-parser.js";
import type { ParsedTree } from "./parsed-tree.js";
import type { TokenCounts } from "./table/token-counts.js";

/**
 * The tree of a folder, and what its files were parsed to.
 * @param tree made from the entries
 * @param entries what the folder holds
 */
export function parsedFolder(tree: Tree, entries: readonly ParsedEntry[]): ParsedTree {
  const files = entries.flatMap(({ entry, file }) => (file ? [{ path: entry.path, ...file }] : []));
  const sum = (kind: keyof TokenCounts) => files.reduce((total, { counts }) => total + counts[kind], 0);
  const unfit = files.find(({ problem }) => problem);
  const notes = new Map(files.flatMap((file) => file.notes).map((note) => [note.text, note]));
  return {
    tree,
    problem: unfit?.problem && { ...unfit.problem, file: unfit.path },
    tokens: sum("readable"),
    unfit: sum("visible") === 0 ? 0 : sum("errors") / sum("visible"),
    units: new Map(),
    prediction: "sll",
    notes: [...notes.values()],
  };
}
