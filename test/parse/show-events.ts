import { ParserRuleContext, type ParseTree, TerminalNode, Token } from "antlr4ng";

/** What a parser met in a rule: children, and where iterations of a block (the number of its state) begin and end. */
export type Event = { readonly open: number } | { readonly close: number } | { readonly child: ParseTree };

type Item = string | { readonly block: number; readonly items: Item[] };

/** A tree of antlr4ng's as {@link import("./show-tree.js").showTree} would write it, the end of the input left out. */
export function showEvents(
  node: ParseTree,
  names: readonly string[],
  eventsOf: (context: ParserRuleContext) => readonly Event[],
): string {
  if (node instanceof TerminalNode) {
    return node.getText().replace(/\s/g, (space) => (space === " " ? "_" : JSON.stringify(space).slice(1, -1)));
  }
  if (!(node instanceof ParserRuleContext)) throw new Error("neither a token nor a rule");
  const items = nest(eventsOf(node), (child) => showEvents(child, names, eventsOf));
  return `${names[node.ruleIndex]}(${showItems(items, " ")})`;
}

export function isEnd(node: ParseTree): boolean {
  return node instanceof TerminalNode && node.symbol.type === Token.EOF;
}

function hasNoText(node: ParseTree): boolean {
  return node instanceof TerminalNode && node.symbol.stop < node.symbol.start;
}

function nest(events: readonly Event[], showChild: (child: ParseTree) => string): Item[] {
  const stack: Item[][] = [[]];
  const top = () => stack.at(-1) as Item[];
  for (const event of events) {
    // Tokens that only end lines and blocks are not in the tree.
    if ("child" in event) {
      if (!hasNoText(event.child)) top().push(showChild(event.child));
    } else if ("open" in event) {
      const items: Item[] = [];
      top().push({ block: event.open, items });
      stack.push(items);
    } else {
      const items = stack.pop() as Item[];
      if (items.length === 0) top().pop();
    }
  }
  return top();
}

/** Iterations of the same block that follow each other are one list. */
function showItems(items: readonly Item[], separator: string): string {
  const shown: string[] = [];
  for (let i = 0; i < items.length; i++) {
    const item = items[i] as Item;
    if (typeof item === "string") {
      shown.push(item);
      continue;
    }
    const list = [showItems(item.items, " ")];
    for (let next = items[i + 1]; typeof next === "object" && next.block === item.block; next = items[i + 1]) {
      list.push(showItems(next.items, " "));
      i++;
    }
    shown.push(`<${list.join("|")}>`);
  }
  return shown.join(separator);
}
