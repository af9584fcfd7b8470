/**
 * What is known about the result of a finished reduction: which further steps are not interesting.
 *
 * Every guarantee is subject to the acceptance policy (steps that make the text longer are never tried), refers to the text before
 * its layout is minimised, holds up to layout (between two tokens, a step leaves the layout of the parsed text), and assumes a
 * deterministic oracle.
 */

/**
 * The guarantees of algorithms on trees, each in a sentence. The sentences refer to the tree of the result. The *transformed tree* is the
 * tree that variants of HDD keep: unary chains are one node, nodes that are their own minimal replacements are hidden, and a node that has
 * replaced another has the slot of the replaced node.
 */
export const treeGuarantees = {
  "1-tree-minimal": "No single node can be replaced by its minimal replacement.",
  "1-tree-minimal by removal":
    "No single iteration and no single node with an empty minimal replacement can be removed.",
  "neighbourhood-minimal":
    "No removal of an iteration and no replacement of a rule node by a compatible node below it (one of the topmost, or at most 5 " +
    "steps below) is left to try: each failed in the result or in a text of less than three times as many tokens in which its " +
    "neighbourhood was the same (the tokens that go, the types of those next to them, whether the names that go or come occur " +
    "elsewhere: not at all, once, or more often), would remove two parts each of which could not be removed by itself, or makes a " +
    "text that no longer parses; for a test that needs certain tokens and nothing else, no such step that parses is interesting.",
  "hoisting-minimal":
    "No node of the transformed tree can be replaced by one of the topmost nodes below it that the same rule made.",
  "substitution-minimal":
    "No node of the transformed tree can be replaced by one of the topmost lighter nodes below it that the grammar " +
    "allows in its slot.",
  "GTR-minimal":
    "No single iteration and no single node with an empty minimal replacement can be removed, and no node can " +
    "be replaced by one of the topmost lighter nodes below it that the grammar allows in its slot.",
  "Perses-minimal":
    "No single iteration and no single rule node with an empty minimal replacement can be removed; no rule " +
    "node can be replaced by a lighter compatible node at most 5 steps below it; no element of a list can be " +
    "replaced by the elements of a list of the same kind below it, with at most 3 lists between them.",
  "renaming-minimal":
    "No name can be replaced by a shortlex smaller name of the text, as far as the 100 most frequent names " +
    "among the first 5000 occurrences go: not in all its places, not in all but the first, not in a single " +
    "one.",
  "4-window-minimal":
    "No two, three or four of any four neighbours of a level can be removed together such that the text still " +
    "parses.",
  "subtree-minimal":
    "No rule node can be replaced by the shortest text of a form that is a single symbol, if that text has no " +
    "more tokens than the node and makes the whole text shortlex smaller.",
  "form-minimal":
    "No rule node of at most two tokens can be replaced by the shortest text of a form that is a single symbol, " +
    "if that text is the only shortest one and has fewer tokens or characters than the node.",
  "canonical tokens":
    "No identifier can take a canonical name (a, b, …) in use or the first unused one, and no other token one " +
    "of the two shortest texts of its kind: not alone, not with all tokens of its kind and text, and an " +
    "identifier that is not the first of its name also not with all but the first; punctuation marks of one character aside.",
  "1-minimal in choices":
    "No single choice of the generator can be left out (`choices`), or replaced by its default " +
    "(`choices-default`), such that the text gets shortlex smaller.",
} as const;

/** The name of a guarantee of an algorithm on trees. */
export type TreeGuarantee = keyof typeof treeGuarantees;
