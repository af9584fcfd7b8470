/**
 * What is known of the result when a reduction has finished: which further steps are not interesting.
 *
 * Every guarantee is subject to the acceptance policy (steps that make the text longer are never tried), refers to the text before
 * its layout is minimised, and takes the oracle as deterministic.
 */

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
