import type { Node, Tree } from "#src/tree/node.js";
import { textOf } from "#src/tree/node.js";

/**
 * A tree on one line: `rule(…)`, `<iteration|iteration>` for a quantifier, tokens as they are, `!` before an error token
 * and `·` before a hidden one. White space in tokens is escaped as in JSON.
 * @param options whether tokens without text are shown, too
 */
export function showTree(tree: Tree, { textless = true } = {}): string {
  return show(tree, tree.root, textless);
}

function show(tree: Tree, node: Node, textless: boolean): string {
  const children = (separator: string) =>
    node.children
      .filter((child) => textless || child.kind !== "token" || textOf(tree, child) !== "")
      .map((child) => show(tree, child, textless))
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
