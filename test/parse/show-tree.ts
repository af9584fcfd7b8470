import type { Node, Tree } from "#src/tree/node.js";
import { textOf } from "#src/tree/node.js";

/**
 * A tree on one line: `rule(…)`, `<iteration|iteration>` for a quantifier, tokens as they are, `!` before an error token
 * and `·` before a hidden one. White space in tokens is escaped as in JSON. Tokens without text are left out.
 */
export function showTree(tree: Tree): string {
  return show(tree, tree.root);
}

function show(tree: Tree, node: Node): string {
  const children = (separator: string) =>
    node.children
      .filter((child) => child.kind !== "token" || textOf(tree, child) !== "")
      .map((child) => show(tree, child))
      .join(separator);
  switch (node.kind) {
    case "rule":
      return `${node.name}(${children(" ")})`;
    case "quantifier":
      return `<${children("|")}>`;
    case "iteration":
      return children(" ");
    case "token":
      return { plain: "", hidden: "·", error: "!" }[node.category] + visible(textOf(tree, node));
  }
}

function visible(text: string): string {
  return text.replace(/[\s\ufeff]/g, (space) => (space === " " ? "_" : JSON.stringify(space).slice(1, -1)));
}
