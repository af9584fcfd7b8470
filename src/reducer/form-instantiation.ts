/**
 * Forms of a rule filled with what a node consists of: what the node holds takes the places that it fits, in the order of the
 * text, and what is then still open gets the shortest text of the grammar.
 */

import type { Form, FormSymbol, Syntax } from "../language/syntax.js";
import type { WorkingTree } from "../search/working-tree.js";
import type { Cut } from "../tree/edits.js";
import type { Node, RuleNode, TokenNode } from "../tree/node.js";
import { isSymbol } from "./compatible-nodes.js";

/** What stands for one symbol of a form: a node that stays, or the symbol's shortest text. */
type Piece = RuleNode | TokenNode | FormSymbol;

/** A form, each symbol with what stands for it. */
export interface FormInstance {
  readonly pieces: readonly Piece[];
  /** How many symbols have the grammar's text where a part of the node might stand. */
  readonly open: number;
  readonly tokens: number;
}

/** How many nodes below a node are looked at, and how many of them are tried for one symbol. */
const mostParts = 1000;
const mostChoices = 4;
/** How many fillings one form gets. */
const mostFillings = 12;

/** The symbols that a node consists of, those nearest to it first; of several that are the same text, the outermost. */
export function partsOf(draft: WorkingTree, node: Node): readonly (RuleNode | TokenNode)[] {
  const parts: (RuleNode | TokenNode)[] = [];
  const queue: Node[] = [node];
  for (const each of queue) {
    if (each !== node && isSymbol(each) && each.from < each.to) parts.push(each);
    if (queue.length < mostParts) queue.push(...draft.childrenOf(each));
  }
  return parts;
}

export interface InstantiationOptions {
  readonly parts: readonly (RuleNode | TokenNode)[];
  readonly syntax: Syntax;
  readonly weightOf: (node: Node) => number;
  /** How many tokens a filling may have. */
  readonly limit: number;
}

/** Fills forms with parts of a node. */
export class FormInstantiator {
  readonly #options: InstantiationOptions;
  readonly #choices = new Map<FormSymbol, readonly (RuleNode | TokenNode)[]>();

  constructor(options: InstantiationOptions) {
    this.#options = options;
  }

  /** Fillings of a form, those first that keep the parts nearest to the node. */
  fill({ symbols }: Form): readonly FormInstance[] {
    const found: FormInstance[] = [];
    const { limit } = this.#options;
    const least = leastTokens(symbols);
    const stack = [{ pieces: [] as readonly Piece[], at: 0, tokens: 0, open: 0 }];
    for (let each = stack.pop(); each && found.length < mostFillings; each = stack.pop()) {
      const { pieces, at, tokens, open } = each;
      const symbol = symbols[pieces.length];
      if (tokens + (least[pieces.length] as number) > limit) continue;
      if (!symbol) {
        found.push({ pieces, tokens, open });
        continue;
      }
      const choices = this.#choicesFor(symbol, at).map((part) => ({
        pieces: [...pieces, part],
        at: part.to,
        tokens: tokens + this.#options.weightOf(part),
        open,
      }));
      if (symbol.text !== undefined) {
        const isOpen = !symbol.isFixed && symbol.text !== "";
        stack.push({ at, pieces: [...pieces, symbol], tokens: tokens + symbol.tokens, open: open + (isOpen ? 1 : 0) });
      }
      stack.push(...choices.reverse());
    }
    return found;
  }

  /** The parts that can stand for a symbol, from a token on. */
  #choicesFor(symbol: FormSymbol, at: number): readonly (RuleNode | TokenNode)[] {
    if (symbol.isFixed && symbol.text !== undefined) return [];
    const { parts, syntax } = this.#options;
    let fitting = this.#choices.get(symbol);
    if (!fitting) {
      const seen = new Set<string>();
      const isFit = ({ kind, name }: RuleNode | TokenNode) =>
        symbol.kind === "rule"
          ? syntax.fits(name, symbol.names[0] as string)
          : kind === "token" && symbol.names.includes(name);
      fitting = parts.filter((part) => {
        const key = `${part.from} ${part.to}`;
        if (seen.has(key) || !isFit(part)) return false;
        seen.add(key);
        return true;
      });
      this.#choices.set(symbol, fitting);
    }
    return fitting.filter(({ from }) => from >= at).slice(0, mostChoices);
  }
}

/** By index: how few tokens stand for the symbols from there on. */
function leastTokens(symbols: readonly FormSymbol[]): readonly number[] {
  const least = [0];
  for (const symbol of [...symbols].reverse()) least.unshift((least[0] as number) + Math.min(1, symbol.tokens));
  return least;
}

/** The cuts that make a filling of a node: what stays is left where it is, tokens that the form asks for anyway as well. */
export function cutsFor(
  node: Node,
  { pieces }: FormInstance,
  { parts, syntax }: Pick<InstantiationOptions, "parts" | "syntax">,
): readonly Cut[] {
  const cuts: Cut[] = [];
  let texts: string[] = [];
  let at = node.from;
  const cutTo = (to: number) => {
    if (at < to || texts.length > 0) cuts.push({ from: at, to, text: syntax.join(texts) });
    texts = [];
  };
  pieces.forEach((piece, i) => {
    const next = pieces.slice(i + 1).find(isNode)?.from ?? node.to;
    const own = isNode(piece) ? piece : tokenFor(piece, parts, { from: at, to: next });
    if (own) {
      cutTo(own.from);
      at = own.to;
    } else if ((piece as FormSymbol).text !== "") texts.push((piece as FormSymbol).text as string);
  });
  cutTo(node.to);
  return cuts;
}

/** A node's own token where a form asks for one like it. */
function tokenFor(
  { kind, names, isFixed }: FormSymbol,
  parts: readonly (RuleNode | TokenNode)[],
  { from, to }: { readonly from: number; readonly to: number },
): TokenNode | undefined {
  if (kind === "rule" || !isFixed) return undefined;
  let first: TokenNode | undefined;
  for (const part of parts) {
    if (part.kind !== "token" || part.from < from || part.to > to || !names.includes(part.name)) continue;
    if (!first || part.from < first.from) first = part;
  }
  return first;
}

function isNode(piece: Piece): piece is RuleNode | TokenNode {
  return "from" in piece;
}
