/**
 * What is known of the result when a reduction has finished: which further steps are not interesting.
 *
 * Every guarantee is subject to the acceptance policy (steps that make the text longer are never tried), refers to the text before
 * its layout is minimised, and takes the oracle as deterministic.
 */
import { treeAlgorithm } from "./algorithms.js";
import { isTextPass, type Pass } from "./notation.js";

/** The guarantees of algorithms on trees, each in a sentence. The sentences refer to the tree of the result. */
export const treeGuarantees = {
  "1-tree-minimal": "No single node can be replaced by its minimal replacement.",
  "1-tree-minimal by removal":
    "No single iteration and no single node with an empty minimal replacement can be removed.",
  "hoisting-minimal": "No node can be replaced by one of the topmost nodes below it that the same rule made.",
  "substitution-minimal":
    "No node can be replaced by one of the topmost lighter nodes below it that the grammar allows in its slot.",
  "GTR-minimal":
    "No single iteration and no single node with an empty minimal replacement can be removed, and no node can be replaced by " +
    "one of the topmost lighter nodes below it that the grammar allows in its slot.",
  "Perses-minimal":
    "No single iteration and no single rule node with an empty minimal replacement can be removed, no rule node can be replaced " +
    "by a lighter compatible node at most 5 steps below it, and no element of a list by the elements of a list below it.",
  "renaming-minimal": "No name can be replaced by another one.",
  "4-window-minimal": "No 2 to 4 of any 4 neighbours of a level can be removed together.",
  "subtree-minimal": "No node can be replaced by a generated form of no more tokens.",
  "form-minimal": "No node can be replaced by one of the forms that are tried.",
  "canonical tokens": "No token can be replaced by a smaller name or one of the first texts of its kind.",
  "1-minimal in choices": "No single choice of the generator can be left out.",
} as const;

/** The name of a guarantee of an algorithm on trees. */
export type TreeGuarantee = keyof typeof treeGuarantees;

/** Which texts fit their grammar everywhere. */
export interface GrammarFit {
  readonly input: boolean;
  readonly result: boolean;
}

/**
 * The guarantees of the result of a whole reduction that has finished, joined by commas; undefined if there are none.
 *
 * The last pass guarantees something if it was repeated to its fixpoint, and so do all passes before a final `*`: none of them
 * changed anything in the last turn. Guarantees about trees hold only where there is a tree of the whole text: not for
 * a result with syntax errors, and for variants of HDD, which keep the tree of the input, not for an input with syntax errors.
 */
export function guaranteeOf(passes: readonly Pass[], fit: GrammarFit): string | undefined {
  const last = passes.at(-1);
  const settled =
    last?.kind === "repeat" ? passes : passes.slice(-1).filter((pass) => pass.kind === "pass" && pass.repeat);
  const keepTree = passes.every((pass) => pass.kind === "repeat" || (!isTextPass(pass) && keepsTree(pass)));
  const isTreeWhole = fit.result && (fit.input || !keepTree);
  const promises = settled.flatMap((pass): readonly string[] => {
    if (pass.kind === "repeat") return [];
    if (isTextPass(pass)) return [`1-minimal in ${pass.names[0]}`];
    return isTreeWhole ? treeAlgorithm(pass.names).guarantees : [];
  });
  return promises.length === 0 ? undefined : [...new Set(promises)].join(", ");
}

function keepsTree({ names }: Pass & { readonly kind: "pass" }): boolean {
  return treeAlgorithm(names).keepsTree;
}
