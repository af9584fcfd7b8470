/** The tree of a text, folded so that the largest parts are seen: where its bytes are. */
import type { Node, Tree } from "../../tools.js";
import { clip, columnsOf, headOf, type Line, span } from "./line.js";

/** A part of a text in the folded tree. */
export interface FoldedRow {
  /** How many parts it is in. */
  readonly depth: number;
  /** Name of its rule, or what it stands for. */
  readonly name: string;
  /** Length in UTF-16 units, or in bytes if it is a file. */
  readonly size: number;
  /** Its beginning, on one line. */
  readonly beginning: string;
  /** Rows with a lower rank are shown first. */
  readonly rank: number;
}

/** A row that can be unfolded. */
interface UnfoldableRow extends FoldedRow {
  /** Undefined if it cannot. */
  readonly node: Node | undefined;
}

/** How many parts of a node are shown. */
const mostParts = 5;
/** How much of the beginning of a part is shown, in UTF-16 units. */
const longestBeginning = 80;
/** Smaller parts are not unfolded, as a share of the whole. */
const leastShare = 0.05;

/**
 * Unfolds the largest part again and again, until there are this many rows. Rows come in the order of the text, the largest of each part first.
 * @param tree of the best text
 * @param most how many rows there may be
 */
export function fold({ text, tokens, root }: Tree, most: number): readonly FoldedRow[] {
  const sizeOf = (node: Node) =>
    node.from === node.to ? 0 : (tokens.ends[node.to - 1] as number) - (tokens.starts[node.from] as number);
  const partOf = (node: Node, depth: number, rank: number): UnfoldableRow => {
    const chain = chainOf(node, sizeOf);
    const start = tokens.starts[node.from] ?? 0;
    const beginning = text.slice(start, start + Math.min(sizeOf(node), longestBeginning)).replace(/\s+/g, " ");
    return { depth, rank, size: sizeOf(node), name: nameOf(chain), beginning, node: chain.at(-1) };
  };
  const rows: UnfoldableRow[] = [partOf(root, 0, 0)];
  for (let rank = 1; rows.length < most; rank++) {
    const largest = rows.reduce((a, b) => (b.node && (!a.node || b.size > a.size) ? b : a));
    if (!largest.node || largest.size < leastShare * text.length) break;
    const children = childrenOf(largest.node).filter((child) => sizeOf(child) > 0);
    children.sort((a, b) => sizeOf(b) - sizeOf(a));
    const depth = largest.depth + 1;
    const shown = children.slice(0, mostParts).map((child) => partOf(child, depth, rank));
    const others = children.slice(mostParts);
    const rest = others.reduce((sum, child) => sum + sizeOf(child), 0);
    const more = { depth, rank, size: rest, name: `${others.length} more`, beginning: "", node: undefined };
    rows.splice(rows.indexOf(largest), 1, { ...largest, node: undefined }, ...shown, ...(rest > 0 ? [more] : []));
  }
  return rows;
}

/** A node, and from there down the only child that is almost as large. */
function chainOf(node: Node, sizeOf: (node: Node) => number): readonly Node[] {
  const chain = [node];
  for (;;) {
    const last = chain.at(-1) as Node;
    const large = last.children.find((child) => sizeOf(child) >= 0.9 * sizeOf(last));
    if (!large) return chain;
    chain.push(large);
  }
}

/** The name of the last named node of a chain; else that of the only part of it that is not a separator. */
function nameOf(chain: readonly Node[]): string {
  const parts = [...(chain.at(-1)?.children ?? []), ...chain];
  const named = chain.findLast((node) => node.kind === "rule") ?? parts.findLast((node) => "name" in node);
  return named && "name" in named ? named.name : "list";
}

/** The children of a node, with iterations in place of their quantifier. */
function childrenOf(node: Node): Node[] {
  return node.children.flatMap((child): readonly Node[] => (child.kind === "quantifier" ? child.children : [child]));
}

/**
 * The rows that fit in some lines, with the share and the size of each.
 * @param rows as {@link fold} returns them
 * @param width in columns
 * @param height in lines
 */
export function foldedLines(rows: readonly FoldedRow[], width: number, height: number): readonly Line[] {
  const whole = Math.max(1, ...rows.filter(({ depth }) => depth === 0).map(({ size }) => size));
  const ranks = rows.map(({ rank }) => rank).sort((a, b) => a - b);
  // All rows of a rank are shown, or none; of the first parts, as many as fit.
  const beyond = ranks.length > height ? (ranks[height] as number) : Number.POSITIVE_INFINITY;
  const shown = rows.filter(({ rank }) => rank < Math.max(beyond, 2)).slice(0, height);
  return shown.map(({ depth, name, size, beginning }) => {
    const share = `${Math.round((100 * size) / whole)} %`.padStart(5);
    const head = `${share} ${String(size).padStart(String(whole).length)} ${"  ".repeat(depth)}${name} `;
    const room = width - columnsOf(head);
    return clip([span(head), span(headOf(beginning, Math.max(0, room)), "faint")], width);
  });
}
