/** The code in a grammar file: predicates, actions, members and the like, with their places. */
import type { Tool } from "antlr-ng";

/** The tree that antlr-ng makes of a grammar file. */
export type Ast = NonNullable<ReturnType<Tool["parse"]>>;

/** What code in a grammar is for. `arguments` stand in brackets behind the name of a rule that is called. */
export type SnippetKind = "predicate" | "action" | "arguments" | "declarations" | "named" | "other";

/** A piece of code in a grammar. */
export interface Snippet {
  readonly kind: SnippetKind;
  /**
   * The name of a named action: `members`, `header`, `init`, `after`; of declarations `parameters`, `returns` or `locals`; of
   * arguments the rule that is called.
   */
  readonly name: string;
  /** The recognizer that the code becomes a part of; `both` for a header of a combined grammar. */
  readonly side: "lexer" | "parser" | "both";
  /** The labels of tokens in the rule, with `$`. */
  readonly tokenLabels: ReadonlySet<string>;
  /** The rule that contains the code; undefined outside of rules. */
  readonly rule: string | undefined;
  /** The code, without the braces or brackets around it. */
  readonly text: string;
  /** The path of the grammar file. */
  readonly file: string;
  /** The line on which the code begins, from 1. */
  readonly line: number;
  /** The column at which it begins, from 1. */
  readonly column: number;
  /** Where the text begins in the file, in UTF-16 units. */
  readonly start: number;
}

/** A file that antlr-ng has parsed, before it changes the tree. */
interface GrammarFile {
  readonly ast: Ast;
  readonly path: string;
  readonly text: string;
}

/** What is used of antlr-ng's nodes. */
interface ToolNode {
  readonly astType: string;
  readonly children?: readonly ToolNode[];
  readonly token?: { readonly line: number; readonly column: number; readonly start: number };
  getType(): number;
  getText(): string;
}

/** A node, the node around it, and the rule that contains it. */
interface NodeContext {
  readonly node: ToolNode;
  readonly parent: ToolNode | undefined;
  readonly rule: string | undefined;
  readonly tokenLabels: Set<string>;
}

/** The types of antlr-ng's nodes that hold code. */
const actionType = 4;
const argumentsType = 5;
const predicateType = 10;
/** The types of nodes that call a rule, that set options of an element, and that catch errors. */
const ruleReference = 9;
const elementOptions = 20;
const handlers = [51, 52];
const returnValues = 48;
const localVariables = 49;
/** The type of nodes that label an element. */
const label = 7;

/**
 * The code in a grammar file, in the order of the file.
 * @param file a grammar file with its syntax tree
 */
export function snippetsIn({ ast, path, text }: GrammarFile): readonly Snippet[] {
  const root = ast as unknown as ToolNode;
  const unitOf = unitIndex(text);
  const snippets: Snippet[] = [];
  const pending: NodeContext[] = [{ node: root, parent: undefined, rule: undefined, tokenLabels: new Set() }];
  for (let place = pending.pop(); place; place = pending.pop()) {
    const { node } = place;
    const { token } = node;
    if (token && [actionType, argumentsType, predicateType].includes(node.getType())) {
      const use = {
        ...useOf(place),
        side: sideOf(place, root.getText()),
        rule: place.rule,
        tokenLabels: place.tokenLabels,
      };
      const isInBraces = node.getType() !== argumentsType;
      const content = isInBraces ? node.getText().replace(/^\{|\}\s*\??$/g, "") : node.getText();
      const position = { line: token.line, column: token.column + 1, start: unitOf(token.start) + 1 };
      snippets.push({ ...use, ...position, text: content, file: path });
    }
    const isRule = node.astType === "RuleAST";
    const rule = isRule ? node.children?.[0]?.getText() : place.rule;
    const tokenLabels = isRule ? labelsOfTokens(node) : place.tokenLabels;
    for (const child of [...(node.children ?? [])].reverse())
      pending.push({ node: child, parent: node, rule, tokenLabels });
  }
  return snippets;
}

/** The labels of tokens in a rule. */
function labelsOfTokens(rule: ToolNode): Set<string> {
  const labels = new Set<string>();
  const pending = [rule];
  for (let node = pending.pop(); node; node = pending.pop()) {
    const [name, element] = node.children ?? [];
    if (node.getType() === label && name && element && element.getType() !== ruleReference)
      labels.add(`$${name.getText()}`);
    pending.push(...(node.children ?? []));
  }
  return labels;
}

function useOf({ node, parent }: NodeContext): Pick<Snippet, "kind" | "name"> {
  const type = node.getType();
  const outer = parent?.getType() ?? 0;
  if (type === predicateType) return { kind: "predicate", name: "" };
  if (parent?.getText() === "@") return { kind: "named", name: parent.children?.at(-2)?.getText() ?? "" };
  if (outer === elementOptions || outer === 0 || handlers.includes(outer)) return { kind: "other", name: "" };
  if (type === argumentsType && outer === ruleReference) return { kind: "arguments", name: parent?.getText() ?? "" };
  if (type === argumentsType) {
    const name = outer === returnValues ? "returns" : outer === localVariables ? "locals" : "parameters";
    return { kind: "declarations", name };
  }
  return { kind: "action", name: "" };
}

/** @param kind antlr-ng's name for the kind of the grammar */
function sideOf({ parent, rule }: NodeContext, kind: string): Snippet["side"] {
  if (rule !== undefined) return /^\p{Lu}/u.test(rule) ? "lexer" : "parser";
  if (kind.startsWith("LEXER")) return "lexer";
  const scope = parent?.children?.length === 3 ? parent.children[0]?.getText() : undefined;
  if (scope === "lexer" || scope === "parser") return scope;
  const isHeader = parent?.children?.at(-2)?.getText() === "header";
  return isHeader && kind.startsWith("COMBINED") ? "both" : "parser";
}

/** Converts indices of code points, as antlr-ng counts, into indices of UTF-16 units. */
function unitIndex(text: string): (codePoint: number) => number {
  if (!/[\u{10000}-\u{10ffff}]/u.test(text)) return (codePoint) => codePoint;
  const starts: number[] = [];
  for (let unit = 0; unit < text.length; unit += (text.codePointAt(unit) as number) > 0xffff ? 2 : 1) starts.push(unit);
  return (codePoint) => starts[codePoint] ?? text.length;
}
