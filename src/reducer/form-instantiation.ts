/**
 * Instantiates forms of a rule with parts of a node: parts fill the symbols that they fit, in the order of the text, and the grammar's
 * shortest texts fill the other symbols.
 */

import type { Form, FormSymbol, Syntax } from "../language/syntax.js";
import type { WorkingTree } from "../search/working-tree.js";
import type { Cut } from "../tree/edits.js";
import type { Node, RuleNode, TokenNode } from "../tree/node.js";
import { isSymbol } from "./compatible-nodes.js";

/** A part of a node: a rule or a token below it. */
type NodePart = RuleNode | TokenNode;

/** What fills one symbol of a form: a part that stays, or the symbol itself, which represents its shortest text. */
type SymbolFilling = NodePart | FormSymbol;

/** A form with a piece for each of its symbols. */
export interface FormInstance {
  readonly pieces: readonly SymbolFilling[];
  /** Number of symbols that take the grammar's text although a part of the node might have taken their position. */
  readonly open: number;
  /** Number of tokens of all pieces. */
  readonly tokens: number;
}

/** At most about so many nodes below a node are considered. */
const mostParts = 1000;
/** At most so many parts are tried for one symbol. */
const mostFitting = 4;
/** At most so many instances of one form are made. */
const mostInstances = 12;

/**
 * The rules and tokens below a node, the nearest ones first. Nodes without tokens are left out.
 * @param working the working tree; nodes removed from it are left out
 * @param node is not a part itself
 */
export function partsOf(working: WorkingTree, node: Node): readonly NodePart[] {
  const parts: NodePart[] = [];
  const queue: Node[] = [node];
  for (const each of queue) {
    if (each !== node && isSymbol(each) && each.from < each.to) parts.push(each);
    if (queue.length < mostParts) for (const child of working.childrenOf(each)) queue.push(child);
  }
  return parts;
}

/** What forms are instantiated with. */
export interface InstantiationOptions {
  /** Parts of the node in the order in which they are tried; see {@link partsOf}. */
  readonly parts: readonly NodePart[];
  readonly syntax: Syntax;
  /** Number of tokens that are left of a part. */
  readonly weightOf: (part: Node) => number;
  /** How many tokens an instance may have. */
  readonly limit: number;
}

/** An incomplete instance: only its first pieces are chosen. */
interface PartialInstance extends FormInstance {
  /** Index of the first token that the next part may begin at. */
  readonly at: number;
}

/** Instantiates forms with parts of one node. */
export class FormInstantiator {
  readonly #options: InstantiationOptions;
  /** The parts that fit a symbol; many forms have the same symbols. */
  readonly #fitting = new Map<string, readonly NodePart[]>();

  /** @param options the parts and the limit, which hold for all forms */
  constructor(options: InstantiationOptions) {
    this.#options = options;
  }

  /** At most 12 instances of a form; those that keep the parts nearest to the node come first. */
  instancesOf({ symbols }: Form): readonly FormInstance[] {
    const found: FormInstance[] = [];
    const least = leastTokens(symbols);
    const stack: PartialInstance[] = [{ pieces: [], at: 0, tokens: 0, open: 0 }];
    for (let each = stack.pop(); each && found.length < mostInstances; each = stack.pop()) {
      const { pieces, tokens, open } = each;
      if (tokens + (least[pieces.length] as number) > this.#options.limit) continue;
      const symbol = symbols[pieces.length];
      if (symbol) stack.push(...this.#extensionsOf(each, symbol));
      else found.push({ pieces, tokens, open });
    }
    return found;
  }

  /** A partial instance with each piece that may come next, the best one last. */
  #extensionsOf({ pieces, at, tokens, open }: PartialInstance, symbol: FormSymbol): readonly PartialInstance[] {
    const withParts = this.#partsFor(symbol, at).map((part) => ({
      pieces: [...pieces, part],
      at: part.to,
      tokens: tokens + this.#options.weightOf(part),
      open,
    }));
    if (symbol.text === undefined) return withParts.reverse();
    const isOpen = !symbol.isFixed && symbol.text !== "";
    const withText = {
      pieces: [...pieces, symbol],
      at,
      tokens: tokens + symbol.tokens,
      open: open + (isOpen ? 1 : 0),
    };
    return [withText, ...withParts.reverse()];
  }

  /** The parts to try for a symbol; they begin at token `at` or later. */
  #partsFor(symbol: FormSymbol, at: number): readonly NodePart[] {
    if (symbol.isFixed && symbol.text !== undefined) return [];
    const key = `${symbol.kind} ${symbol.names}`;
    const fitting = this.#fitting.get(key) ?? this.#fittingParts(symbol);
    this.#fitting.set(key, fitting);
    const found: NodePart[] = [];
    for (const part of fitting) if (part.from >= at && found.push(part) === mostFitting) break;
    return found;
  }

  /** All parts that fit a symbol; of several with the same tokens, the outermost. */
  #fittingParts(symbol: FormSymbol): readonly NodePart[] {
    const { parts, syntax } = this.#options;
    const seen = new Set<string>();
    const fits = ({ kind, name }: NodePart) =>
      symbol.kind === "rule"
        ? syntax.fits(name, symbol.names[0] as string)
        : kind === "token" && symbol.names.includes(name);
    return parts.filter((part) => {
      if (!fits(part)) return false;
      const key = `${part.from} ${part.to}`;
      if (seen.has(key)) return false;
      seen.add(key);
      return true;
    });
  }
}

/** For each index, the least number of tokens of the symbols from that index on. */
function leastTokens(symbols: readonly FormSymbol[]): readonly number[] {
  const least = [0];
  for (const symbol of [...symbols].reverse()) least.unshift((least[0] as number) + Math.min(1, symbol.tokens));
  return least;
}

/**
 * The cuts that turn a node into an instance of a form. Parts stay where they are, and so do fixed tokens of the node, such
 * as brackets, that the form also has.
 * @param node the node that becomes the instance
 * @param instance what fills each symbol of the form
 * @param options the parts of the node, and the language, which writes the texts of symbols
 */
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
    const next = pieces.slice(i + 1).find(isPart)?.from ?? node.to;
    const own = isPart(piece) ? piece : fixedTokenFor(piece, parts, { from: at, to: next });
    if (own) {
      cutTo(own.from);
      at = own.to;
    } else if ((piece as FormSymbol).text !== "") texts.push((piece as FormSymbol).text as string);
  });
  cutTo(node.to);
  return cuts;
}

/** The node's first token in a range that a symbol with a fixed text can represent. */
function fixedTokenFor(
  { kind, names, isFixed }: FormSymbol,
  parts: readonly NodePart[],
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

function isPart(piece: SymbolFilling): piece is NodePart {
  return "from" in piece;
}
