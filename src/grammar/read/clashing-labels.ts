/** Labels of alternatives, `# label`, that antlr-ng refuses although they change nothing about which texts a rule derives. */
import type { Ast } from "./grammar-snippets.js";

/** What is used of antlr-ng's nodes. */
interface LabelledNode {
  readonly astType: string;
  readonly children?: readonly LabelledNode[];
  altLabel?: { readonly token?: { text?: string | undefined } | undefined; getText(): string } | undefined;
  getText(): string;
}

/**
 * Gives labels other names that are the name of a rule, or label an alternative of another rule, too; tools derived from ANTLR accept
 * them. Removes the labels of a rule in which only some alternatives have one.
 * @param ast the syntax tree of a grammar file, which is changed
 */
export function separateLabels(ast: Ast): void {
  const rules = rulesIn(ast as unknown as LabelledNode);
  const taken = new Set(rules.map(({ name }) => capitalize(name)));
  for (const { alternatives } of rules) {
    const labels = alternatives.map(({ altLabel }) => altLabel?.getText());
    const isWhole = !labels.includes(undefined);
    const names = new Map(
      labels.flatMap((label) => (label === undefined ? [] : [[label, freeName(label, taken)] as const])),
    );
    for (const alternative of alternatives) {
      const { altLabel } = alternative;
      if (!altLabel) continue;
      if (!isWhole) alternative.altLabel = undefined;
      else if (altLabel.token) altLabel.token.text = names.get(altLabel.getText());
    }
    for (const name of names.values()) taken.add(capitalize(name));
  }
}

/** A name whose context no rule and no label has yet. */
function freeName(label: string, taken: ReadonlySet<string>): string {
  let name = label;
  for (let number = 2; taken.has(capitalize(name)); number++) name = `${label}_${number}`;
  return name;
}

function rulesIn(ast: LabelledNode) {
  const nodes = (ast.children ?? []).flatMap((part) => part.children ?? []);
  return nodes.flatMap((node) => {
    const [id] = node.children ?? [];
    const block = node.children?.find((child) => child.getText() === "BLOCK");
    if (node.astType !== "RuleAST" || !id || !block) return [];
    return [{ name: id.getText(), alternatives: block.children ?? [] }];
  });
}

/** Contexts are classes whose names begin with a capital. */
function capitalize(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}
