/**
 * Which parts of a text go together because they use the same name, as far as tokens tell: an identifier and all its other
 * occurrences, or a string and all its other occurrences.
 */
import type { Syntax } from "../../language/syntax.js";
import type { WorkingTree } from "../../search/working-tree.js";
import type { Node, TokenNode, Tree } from "../../tree/node.js";
import type { ListElement } from "../splice.js";

/** What names are read from. */
export interface NameContext {
  readonly tree: Tree;
  readonly syntax: Syntax;
}

/** A name with more occurrences is left out: it is rarely one thing. */
const mostOccurrences = 64;

/** The list elements that hold the occurrences of each name: around each occurrence the innermost element. */
export function nameSets(working: WorkingTree, context: NameContext): ReadonlyMap<string, readonly ListElement[]> {
  const elements = new Map<string, Set<ListElement>>();
  const stack: { readonly node: Node; readonly element: ListElement | undefined }[] = [];
  if (working.root) stack.push({ node: working.root, element: undefined });
  for (let each = stack.pop(); each; each = stack.pop()) {
    const { node, element } = each;
    if (node.from < node.to && working.isGone(node.from, node.to)) continue;
    if (node.kind === "token") {
      const name = nameOf(node, context);
      if (name !== undefined && element) elements.set(name, (elements.get(name) ?? new Set()).add(element));
      continue;
    }
    for (const child of [...working.childrenOf(node)].reverse()) {
      const own = node.kind === "quantifier" && child.kind === "iteration" ? { iteration: child, list: node } : element;
      stack.push({ node: child, element: own });
    }
  }
  const sets = new Map<string, readonly ListElement[]>();
  for (const [name, around] of elements) if (around.size <= mostOccurrences) sets.set(name, outermost([...around]));
  return sets;
}

/** The elements that lie in no other one, in the order of the text. */
export function outermost(elements: readonly ListElement[]): readonly ListElement[] {
  const sorted = [...elements].sort((a, b) => a.iteration.from - b.iteration.from || b.iteration.to - a.iteration.to);
  const found: ListElement[] = [];
  let end = -1;
  for (const element of sorted) {
    if (element.iteration.to <= end) continue;
    found.push(element);
    end = element.iteration.to;
  }
  return found;
}

const word = /^[\p{ID_Start}_$][\p{ID_Continue}$]*$/u;

/** The name that a token is, without quotes; undefined if it is none. */
function nameOf(token: TokenNode, { tree, syntax }: NameContext): string | undefined {
  const text = tree.text.slice(tree.tokens.starts[token.from], tree.tokens.ends[token.from]);
  const quoted = /^(["'`])(.*[\p{ID_Continue}$])\1$/su.exec(text);
  // What follows the last slash of a string such as "#/definitions/name" is the name that it refers to.
  if (quoted) return (quoted[2] as string).replace(/^.*\//s, "");
  if (!word.test(text)) return undefined;
  const context = tree.tokens.contexts?.[token.from] ?? 0;
  return syntax.lexemes({ name: token.name, text, context })?.isIdentifier ? text : undefined;
}
