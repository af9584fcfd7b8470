/**
 * A one-line notation for trees, so that a test shows what it is about.
 *
 * - `e(…)`: a rule node, `e=0(…)` one with the minimal replacement `0`; without `=`, the replacement is empty
 * - `*(…)`: a quantifier, `*=0(…)` one that stands for `0` when all of its iterations are gone
 * - `{…}`: an iteration; `{, | x}`: what is left of the bar are its separators
 * - `x`: a token, `x=0` one with the minimal replacement `0`, `x=` one with an empty one; without `=`, its own text
 * - `NUM:12`: a token with a name; without, its text is its name
 * - `~x` a hidden and `!x` an error token, replaced by nothing; `·x` a token that is no node
 * - `_` a space, `¶` a line end, `<…>` any other layout
 * - `'…'` quotes what is no word; spaces have no meaning
 */
import {
  type IterationNode,
  iterationNode,
  type Node,
  quantifierNode,
  ruleNode,
  type TokenCategory,
  type Tree,
  tokenNode,
} from "#src/tree/node.js";

const word = "(?:[^\\s_¶<>(){}|~!·=:'*]+|'[^']*')";
const symbols = new RegExp(
  [
    "(?<space>\\s+)",
    "(?<layout>[_¶]|<[^>]*>)",
    `(?<open>\\{|(?:\\*|${word})(?:=${word}?)?\\()`,
    "(?<close>[)}])",
    "(?<bar>\\|)",
    `(?<mark>[~!·]?)(?:(?<name>${word}):)?(?<text>${word})(?<replaced>=(?<replacement>${word})?)?`,
  ].join("|"),
  "uy",
);

/** A node whose end is not reached yet. */
interface Frame {
  /** What opens it, up to the parenthesis. */
  readonly head: string;
  readonly from: number;
  readonly children: Node[];
  separators: number;
}

const categories: Record<string, TokenCategory> = { "": "plain", "~": "hidden", "!": "error" };
const marks: Record<TokenCategory, string> = { plain: "", hidden: "~", error: "!" };

/** The tree that a line says. Works at any depth. */
export function parseTree(notation: string): Tree {
  const parts: string[] = [];
  const starts: number[] = [];
  const ends: number[] = [];
  let length = 0;
  const append = (text: string) => {
    parts.push(text);
    length += text.length;
  };
  let frame: Frame = { head: "", from: 0, children: [], separators: 0 };
  const frames: Frame[] = [];
  symbols.lastIndex = 0;
  while (symbols.lastIndex < notation.length) {
    const at = symbols.lastIndex;
    const symbol = symbols.exec(notation)?.groups;
    if (!symbol) throw new SyntaxError(`No tree notation: ${notation.slice(at, at + 40)}`);
    if (symbol.layout) {
      append(layoutNamed(symbol.layout));
    } else if (symbol.open) {
      frames.push(frame);
      frame = { head: symbol.open.replace(/\($/, ""), from: starts.length, children: [], separators: 0 };
    } else if (symbol.bar) {
      frame.separators = starts.length - frame.from;
    } else if (symbol.close) {
      const node = nodeOf(frame, starts.length);
      frame = frames.pop() ?? frame;
      frame.children.push(node);
    } else if (symbol.text) {
      if (symbol.mark !== "·") frame.children.push(tokenOf(symbol, starts.length));
      starts.push(length);
      append(unquote(symbol.text));
      ends.push(length);
    }
  }
  const [root, ...others] = frame.children;
  if (!root || others.length > 0 || frames.length > 0) throw new SyntaxError(`Not one tree: ${notation.slice(0, 80)}`);
  return { text: parts.join(""), tokens: { starts: Int32Array.from(starts), ends: Int32Array.from(ends) }, root };
}

function nodeOf({ head, from, children, separators }: Frame, to: number): Node {
  if (head === "{") return iterationNode({ from, to, separators }, () => children);
  const [name, replacement] = [
    /^('[^']*'|[^=]*)/.exec(head)?.[0] ?? "",
    unquote(head.replace(/^('[^']*'|[^=]*)=?/, "")),
  ];
  if (name !== "*") return ruleNode({ name: unquote(name), from, to, replacement }, () => children);
  if (children.some((child) => child.kind !== "iteration")) throw new SyntaxError("A quantifier has iterations only.");
  return quantifierNode({ from, to, replacement }, () => children as readonly Node[] as readonly IterationNode[]);
}

function tokenOf({ mark, name, text, replaced, replacement }: Record<string, string>, from: number): Node {
  const category = categories[mark ?? ""] as TokenCategory;
  const whole = unquote(text as string);
  const least = replaced === undefined ? (category === "plain" ? whole : "") : unquote(replacement ?? "");
  return tokenNode({ name: name === undefined ? whole : unquote(name), from, replacement: least, category });
}

function layoutNamed(symbol: string): string {
  return symbol === "_" ? " " : symbol === "¶" ? "\n" : symbol.slice(1, -1);
}

function unquote(text: string): string {
  return text.startsWith("'") ? text.slice(1, -1) : text;
}

/** The line that says a tree; layout stands before the token that it precedes. Works at any depth. */
export function printTree(tree: Tree): string {
  const line = new Line();
  const stack: (Node | number | { readonly close: string } | "|")[] = [tree.root];
  for (let item = stack.pop(); item !== undefined; item = stack.pop()) {
    if (item === "|") line.add(item);
    else if (typeof item === "number") line.add(`${layoutBefore(tree, item)}·${quote(textAt(tree, item))}`);
    else if ("close" in item) line.close(item.close);
    else if (item.kind === "token") line.add(printToken(tree, item));
    else {
      line.open(headOf(item));
      stack.push({ close: item.kind === "iteration" ? "}" : ")" });
      stack.push(...contentOf(item).reverse());
    }
  }
  line.add(layoutBefore(tree, tree.tokens.starts.length));
  return line.text;
}

class Line {
  text = "";
  #space = "";

  open(head: string): void {
    this.text += this.#space + head;
    this.#space = "";
  }

  add(item: string): void {
    if (item !== "") this.close(this.#space + item);
  }

  close(item: string): void {
    this.text += item;
    this.#space = " ";
  }
}

function headOf(node: Exclude<Node, { readonly kind: "token" }>): string {
  if (node.kind === "iteration") return "{";
  const name = node.kind === "quantifier" ? "*" : quote(node.name);
  return `${name}${node.replacement === "" ? "" : `=${quote(node.replacement)}`}(`;
}

/** The children, the tokens between them that are no nodes, and the bar behind the separators. */
function contentOf(node: Node): (Node | number | "|")[] {
  const content: (Node | number | "|")[] = [];
  let token = node.from;
  const bar = node.kind === "iteration" && node.separators > 0 ? node.from + node.separators : undefined;
  const tokensUpTo = (end: number) => {
    for (; token < end; token++) {
      if (token === bar) content.push("|");
      content.push(token);
    }
  };
  for (const child of node.children) {
    tokensUpTo(child.from);
    if (child.from === bar && child.from < child.to) content.push("|");
    content.push(child);
    token = child.to;
  }
  tokensUpTo(node.to);
  return content;
}

function printToken(tree: Tree, token: Node & { readonly kind: "token" }): string {
  const text = textAt(tree, token.from);
  const name = token.name === text ? "" : `${quote(token.name)}:`;
  const usual = token.category === "plain" ? text : "";
  const replacement = token.replacement === usual ? "" : `=${token.replacement === "" ? "" : quote(token.replacement)}`;
  return `${layoutBefore(tree, token.from)}${marks[token.category]}${name}${quote(text)}${replacement}`;
}

function layoutBefore({ text, tokens }: Tree, token: number): string {
  const layout = text.slice(tokens.ends[token - 1] ?? 0, tokens.starts[token] ?? text.length);
  return layout === "" ? "" : layout === " " ? "_" : layout === "\n" ? "¶" : `<${layout}>`;
}

function textAt({ text, tokens }: Tree, token: number): string {
  return text.slice(tokens.starts[token], tokens.ends[token]);
}

function quote(text: string): string {
  return new RegExp(`^${word}$`, "u").test(text) && !text.startsWith("'") ? text : `'${text}'`;
}
